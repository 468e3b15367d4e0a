// SPDX-License-Identifier: GPL-3.0-or-later
// Why nobody can play on from a position somebody has written down.
#include "santander/messages.h"
#include "santander/setup.h"

#include <algorithm>

namespace esagono::santander {

namespace {

Verdict whyNotThere(const Position& position, CounterId counter) {
    const HexId hex = position.hex(counter);
    if (!hex.exists())
        return allowed;
    if (!position.map().exists(hex) || !terrainOf(position, hex).isLand)
        return refuse("1.3.2", say::inTheSea, counter, hex);
    if (!isUnit(position, counter) && !isSupply(position, counter))
        return refuse("9.1", say::notAPieceOfTheMap, counter);
    if (isUnit(position, counter) && hasUnit(position, hex, other(position.side(counter))))
        return refuse("8.1", say::bothSidesThere, hex);
    for (const CounterId each : position.stack(hex))
        if (each != counter && position.side(each) == position.side(counter) &&
            isAloneOfItsType(position, counter) &&
            piece(position, each).type == piece(position, counter).type)
            return refuse("5", say::oneOfItsType, hex, each);
    return allowed;
}

/// 5.1.1: whoever came last into a hex found less than twice the limit there.
Verdict whyNotSoMany(const Position& position, HexId hex, SideId side) {
    int largest = 0;
    for (const CounterId unit : combatUnits(position, hex, side))
        largest = std::max(largest, position.number(unit, stacking));
    const int limit = terrainOf(position, hex).stacking;
    if (limit > 0 && stackPoints(position, hex, side) - largest >= 2 * limit)
        return refuse("5.1.1", say::twiceTheLimit, hex, limit);
    return allowed;
}

/// The set-up is over and the first turn has not begun: everything must stand as chapter 4 wants.
bool isEndOfSetup(const Position& position) {
    return position.depth() == 1 && position.frame().name == turnFrame &&
           position.locals().get(0, 0) == 0 && position.track(turn) == 1;
}

} // namespace

Verdict whyNotPosition(const Position& position) {
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (Verdict why = whyNotThere(position, CounterId(i)))
            return why;
    for (const HexId hex : position.map().hexes())
        for (const SideId side : {nationalist, republican})
            if (Verdict why = whyNotSoMany(position, hex, side))
                return why;
    if (isEndOfSetup(position))
        for (const SideId side : {republican, nationalist})
            if (Verdict why = whyNotDeployed(position, side))
                return why;
    return allowed;
}

} // namespace esagono::santander
