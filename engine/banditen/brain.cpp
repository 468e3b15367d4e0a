// SPDX-License-Identifier: GPL-3.0-or-later
// Sections 15.8 and 16.11 as a player reads them: objectives at Gravellona, losses at Tarnova.
#include "engine/banditen/brain.h"

#include "engine/banditen/chapters.h"

namespace esagono::banditen {

namespace {

double leadOf(const Position& position, SideId side) {
    const double sign = side == axis ? 1 : -1;
    const double lostLess =
        position.track(lossTrack[partisan.index()]) - position.track(lossTrack[axis.index()]);
    if (isTarnova(position))
        return sign * lostLess / 4;
    const double held = objectiveCount(position) - 2.0 * objectivesCaptured(position);
    return sign *
           (held + std::clamp(lostLess / 4, -1.0, 1.0) + (position.track(reinforced) != 0 ? 1 : 0));
}

std::vector<ai::Goal> goals(const Position& position, SideId /*side*/) {
    std::vector<ai::Goal> goals;
    if (isTarnova(position)) {
        for (const HexId hex : ground(position).forts)
            goals.push_back({hex, 0.3});
        return goals;
    }
    for (const HexId hex : ground(position).objectives)
        if (isObjective(position, hex))
            goals.push_back({hex, 1});
    return goals;
}

double strengthOf(const Position& position, CounterId unit) {
    return isCombat(position, unit) ? strength(position, unit) : 0;
}

double shelter(const Position& position, HexId hex, SideId defender) {
    return 1 + 0.2 * assaultTerrain(position, hex, defender) -
           0.2 * std::min(0, fireTerrain(position, hex, defender));
}

/// Units that are prone or out of command are worth less; Commands keep behind.
double beyond(const Position& position, SideId side) {
    double sum = 0;
    for (std::size_t i = 0; i < position.counterCount(); ++i) {
        const CounterId unit(i);
        if (!position.isOnMap(unit) || !position.side(unit).exists())
            continue;
        const double sign = position.side(unit) == side ? 1 : -1;
        if (position.status(unit, prone) != 0)
            sum -= sign * 0.3 * strengthOf(position, unit);
        if (isCommand(position, unit) &&
            isBeside(position, position.hex(unit), other(position.side(unit))))
            sum -= sign;
    }
    return sum;
}

} // namespace

const ai::Brain& brain() {
    static const ai::Brain made = {
        .scale = {.point = 8,
                  .step = 1,
                  .influence = 6,
                  .pressure = 0.6,
                  .danger = 0.4,
                  .unsupplied = 0,
                  .reach = 3,
                  .evenOdds = 2,
                  .lostByDefeat = 0.4,
                  .march = 2},
        .points = leadOf,
        .goals = goals,
        .attack = strengthOf,
        .defence = strengthOf,
        .shelter = shelter,
        .beyond = beyond,
    };
    return made;
}

} // namespace esagono::banditen
