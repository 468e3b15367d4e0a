// SPDX-License-Identifier: GPL-3.0-or-later
// 13.10: how many steps of the northern armies may be away from home.
#include "engine/tscw/chapters.h"
#include "engine/tscw/moving/movement_messages.h"

#include <algorithm>

namespace esagono::tscw {

namespace {

/// What binds one of the northern armies.
struct Limit {
    AreaId home;
    std::array<AreaId, 2> abroad;
    int steps = 0;
};

Limit limitOf(const Position& position, Army army) {
    const Ground& where = ground(position);
    const Printed& print = printed(position);
    if (army == Army::Asturian)
        return {where.asturias, {where.euskadi, where.santander}, print.asturianSteps};
    if (army == Army::Cantabrian)
        return {where.santander, {where.euskadi, where.asturias}, print.cantabrianSteps};
    return {where.euskadi, {where.asturias, where.santander}, print.basqueSteps};
}

bool isAbroad(const Position& position, const Limit& limit, HexId hex) {
    return hex.exists() && std::ranges::any_of(limit.abroad, [&](AreaId area) {
               return isIn(position, area, hex);
           });
}

/// They have lost their region: every hex of it is Nationalist.
bool isLost(const Position& position, AreaId home) {
    return std::ranges::all_of(position.map().area(home).hexes, [&](HexId hex) {
        return !isLand(position, hex) || position.controller(hex) == nationalist;
    });
}

/// The steps of an army abroad, those of some units left out.
int stepsAbroad(const Position& position, Army army, const Limit& limit,
                std::span<const CounterId> without) {
    int steps = 0;
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (const CounterId each(i); piece(position, each).army == army &&
                                     isGround(position, each) &&
                                     isAbroad(position, limit, position.hex(each)) &&
                                     std::ranges::find(without, each) == without.end())
            steps += stepsOf(position, each);
    return steps;
}

} // namespace

Verdict whyNotBeyondLimit(const Position& position, std::span<const CounterId> units, HexId hex) {
    for (const CounterId unit : units) {
        if (!isNorthern(position, unit))
            continue;
        const Army army = piece(position, unit).army;
        const Limit limit = limitOf(position, army);
        if (!isAbroad(position, limit, hex) || isAbroad(position, limit, position.hex(unit)) ||
            isLost(position, limit.home))
            continue;
        int steps = stepsAbroad(position, army, limit, units);
        for (const CounterId each : units)
            steps += piece(position, each).army == army ? stepsOf(position, each) : 0;
        if (steps > limit.steps)
            return refuse("13.10", say::beyondLimit, unit, steps, limit.steps);
    }
    return {};
}

} // namespace esagono::tscw
