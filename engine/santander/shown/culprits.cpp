// SPDX-License-Identifier: GPL-3.0-or-later
// Whom a refusal is due to, where it takes a look at the table to tell.
#include "engine/play/asking/blame.h"
#include "engine/santander/setup/setup.h"

namespace esagono::santander {

namespace {

using Culprits = std::vector<Culprit>;

Culprits enemiesIn(const Position& position, SideId asker, HexId hex) {
    return countersIn(position, hex,
                      [&](CounterId each) { return position.side(each) == other(asker); });
}

/// The hex, and the enemies whose zone of control it lies in.
Culprits zoneOver(const Position& position, SideId asker, HexId hex) {
    return countersAround(position, hex, [&](CounterId each) {
        return position.side(each) == other(asker) && exertsZoneInto(position, each, hex);
    });
}

/// The enemies that cut the line of supply where it could be mended with the least.
Culprits cuttersOf(const Position& position, SideId asker, CounterId unit, HexId hex) {
    Culprits found;
    for (const HexId cut : cutsInLine(position, position.side(unit), hex, unit)) {
        Culprits here = enemiesIn(position, asker, cut);
        if (here.empty())
            here = zoneOver(position, asker, cut);
        found.insert(found.end(), here.begin(), here.end());
    }
    return found;
}

Culprits culpritsOf(const std::vector<HexId>& hexes) {
    return {hexes.begin(), hexes.end()};
}

} // namespace

Culprits bothHexes(const Position& /*position*/, SideId /*asker*/, const Verdict& why) {
    return culpritsOf(why.hexes());
}

Culprits enemiesThere(const Position& position, SideId asker, const Verdict& why) {
    return enemiesIn(position, asker, why.hex());
}

Culprits ownThere(const Position& position, SideId asker, const Verdict& why) {
    const std::vector<CounterId> units = combatUnits(position, why.hex(), asker);
    return {units.begin(), units.end()};
}

Culprits zoneThere(const Position& position, SideId asker, const Verdict& why) {
    return zoneOver(position, asker, why.hex());
}

Culprits cutOffThere(const Position& position, SideId asker, const Verdict& why) {
    return cuttersOf(position, asker, why.counter(), why.hex());
}

Culprits cutOffHere(const Position& position, SideId asker, const Verdict& why) {
    return cuttersOf(position, asker, why.counter(), position.hex(why.counter()));
}

Culprits gapsInFront(const Position& position, SideId asker, const Verdict& /*why*/) {
    return culpritsOf(frontOf(position, asker).open);
}

Culprits basqueStrays(const Position& position, SideId /*asker*/, const Verdict& why) {
    const std::vector<CounterId> units = basquesOutsideZone(position, why.counter());
    return {units.begin(), units.end()};
}

} // namespace esagono::santander
