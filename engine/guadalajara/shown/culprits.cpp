// SPDX-License-Identifier: GPL-3.0-or-later
// Whom a refusal is due to, where it takes a look at the table to tell.
#include "engine/guadalajara/chapters.h"
#include "engine/play/asking/blame.h"

namespace esagono::guadalajara {

namespace {

using Culprits = std::vector<Culprit>;

bool isUnitOf(const Position& position, CounterId each, SideId side) {
    return position.side(each) == side && isUnit(position, each);
}

} // namespace

Culprits enemiesThere(const Position& position, SideId asker, const Verdict& why) {
    return countersIn(position, why.hex(),
                      [&](CounterId each) { return isUnitOf(position, each, other(asker)); });
}

Culprits ownThere(const Position& position, SideId asker, const Verdict& why) {
    return countersIn(position, why.hex(),
                      [&](CounterId each) { return isUnitOf(position, each, asker); });
}

Culprits neighboursThere(const Position& position, SideId asker, const Verdict& why) {
    return countersAround(position, why.hex(),
                          [&](CounterId each) { return isUnitOf(position, each, other(asker)); });
}

Culprits zoneThere(const Position& position, SideId asker, const Verdict& why) {
    return countersAround(position, why.hex(), [&](CounterId each) {
        return isUnitOf(position, each, other(asker)) && exertsZone(position, each);
    });
}

Culprits republicansInNorth(const Position& position, SideId /*asker*/, const Verdict& /*why*/) {
    Culprits found;
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (const CounterId each(i); isUnitOf(position, each, republican) &&
                                     position.isOnMap(each) &&
                                     isIn(position, ground(position).north, position.hex(each)))
            found.emplace_back(each);
    return found;
}

} // namespace esagono::guadalajara
