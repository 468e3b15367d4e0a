// SPDX-License-Identifier: GPL-3.0-or-later
// Why nobody can play on from a position somebody has written down.
#include "engine/santander/messages.h"
#include "engine/santander/setup/setup.h"

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
    if (position.isOccupiedBy(hex, other(position.side(counter))))
        return refuse("8.1", say::bothSidesThere, hex);
    return whyNotStack(position, counter, hex, Stacking::AsRetreatsLeaveIt);
}

/// The set-up is over and the first turn has not begun: everything must stand as chapter 4 wants.
bool isEndOfSetup(const Position& position) {
    return position.depth() == 1 && position.frame().name == frame(turnKind) &&
           position.locals().get(0, 0) == 0 && position.track(turn) == 1;
}

} // namespace

Verdict whyNotPosition(const Position& position) {
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (Verdict why = whyNotThere(position, CounterId(i)))
            return why;
    if (!position.isOver())
        if (Verdict why = whyNotFrames(position))
            return why;
    if (isEndOfSetup(position))
        for (const SideId side : {republican, nationalist})
            if (Verdict why = whyNotDeployed(position, side))
                return why;
    return allowed;
}

} // namespace esagono::santander
