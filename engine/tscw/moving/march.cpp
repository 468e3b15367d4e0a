// SPDX-License-Identifier: GPL-3.0-or-later
// 13.11: march.
#include "engine/tscw/moving/movement.h"
#include "engine/tscw/moving/movement_messages.h"

namespace esagono::tscw {

Verdict whyNotMarch(const Position& position, CounterId unit) {
    if (isMotorised(position, unit))
        return refuse("13.11.1", say::motorisedMarch, unit);
    if (position.status(unit, moved) != NotMoved)
        return {}; // it has begun
    if (position.status(unit, starved) != 0)
        return refuse("9.3", say::unsuppliedMarch, unit);
    const bool isNear = is(position, ruling::marchAdjacency)
                            ? isBeside(position, position.hex(unit), other(position.side(unit)))
                            : position.status(unit, facing) != 0;
    if (isNear)
        return refuse({"13.11.1", "march_adjacency"}, say::marchFromEnemy, unit)
            .because(neighboursThere);
    return {};
}

Verdict whyNotMarchInto(const Way& way, HexId to) {
    const Front& front = way.front();
    if (way.position().controller(to) != front.side)
        return refuse("13.11.1", say::marchNotHeld, to).because(to);
    if (front.besideEnemy.contains(to) && !front.ownUnits.contains(to))
        return refuse("13.11.1", say::marchBeside, to).because(neighboursThere);
    return {};
}

bool isBridge(const Position& position, const Front& front, HexId from, HexId to) {
    if (!position.map().linked(from, to, rail))
        return false;
    for (const HexId hex : {from, to})
        if (position.controller(hex) != front.side || front.enemyZone.contains(hex))
            return false;
    return true;
}

} // namespace esagono::tscw
