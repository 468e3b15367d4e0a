// SPDX-License-Identifier: GPL-3.0-or-later
// Whom a refusal is due to, where it takes a look at the table to tell.
#include "engine/play/asking/blame.h"
#include "engine/tscw/chapters.h"

namespace esagono::tscw {

namespace {

using Culprits = std::vector<Culprit>;

bool isGroundOf(const Position& position, CounterId each, SideId side) {
    return position.side(each) == side && isGround(position, each);
}

/// The hex it names, or the one in which the unit is that it names.
HexId placeOf(const Position& position, const Verdict& why) {
    return why.hex().exists() ? why.hex() : position.hex(why.counter());
}

} // namespace

Culprits enemiesThere(const Position& position, SideId asker, const Verdict& why) {
    return countersIn(position, why.hex(),
                      [&](CounterId each) { return isGroundOf(position, each, other(asker)); });
}

Culprits ownThere(const Position& position, SideId asker, const Verdict& why) {
    return countersIn(position, why.hex(),
                      [&](CounterId each) { return isGroundOf(position, each, asker); });
}

Culprits neighboursThere(const Position& position, SideId asker, const Verdict& why) {
    return countersAround(position, placeOf(position, why),
                          [&](CounterId each) { return isGroundOf(position, each, other(asker)); });
}

Culprits zoneThere(const Position& position, SideId asker, const Verdict& why) {
    return countersAround(position, placeOf(position, why), [&](CounterId each) {
        return isGroundOf(position, each, other(asker)) && exertsZone(position, each);
    });
}

} // namespace esagono::tscw
