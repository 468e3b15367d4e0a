// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 14 as a player reads it: six points of objectives before the seventh turn is over.
#include "engine/santander/brain.h"

#include "engine/santander/chapters.h"
#include "engine/santander/setup/setup.h"

namespace esagono::santander {

namespace {

double valueOf(Ratio ratio) {
    return static_cast<double>(ratio.over()) / static_cast<double>(ratio.under());
}

double pointsFor(const Position& position, SideId side) {
    const double points = victoryPoints(position);
    return side == nationalist ? points : -points;
}

std::vector<ai::Goal> goals(const Position& position, SideId /*side*/) {
    std::vector<ai::Goal> goals;
    for (const Objective& objective : printed(position).objectives) {
        const bool isRuined =
            objective.hex == printed(position).reinosa && position.track(factory) != 0;
        goals.push_back({objective.hex, isRuined ? 0.0 : objective.points});
    }
    return goals;
}

double attackOf(const Position& position, CounterId unit) {
    return isCombat(position, unit)
               ? position.number(unit, attack) * valueOf(fitness(position, unit))
               : 0;
}

double defenceOf(const Position& position, CounterId unit) {
    return isCombat(position, unit)
               ? position.number(unit, defence) * valueOf(fitness(position, unit))
               : 0;
}

double shelter(const Position& position, HexId hex, SideId /*defender*/) {
    return valueOf(terrainOf(position, hex).defence) *
           (position.has(Place(hex), trench) ? 1.25 : 1.0);
}

bool isClosed(const Position& position, HexId from, HexId to) {
    return !isOpen(position, from, to);
}

/// 4.2, 4.3: nobody can end his set-up before his front is covered.
double gapsLeft(const Position& position, SideId side) {
    constexpr double gapWorth = 5;
    const bool isSetUp = !position.isOver() && position.kind().name == "santander.deploy";
    return isSetUp ? gapWorth * static_cast<double>(frontOf(position, side).open.size()) : 0;
}

/// Headquarters and columns are of use close behind the front; brigades lost count towards a point.
double beyond(const Position& position, SideId side) {
    double sum = gapsLeft(position, other(side)) - gapsLeft(position, side);
    for (const CounterId unit : printed(position).ground) {
        if (isCombat(position, unit) || !position.isOnMap(unit))
            continue;
        int nearest = 12;
        for (const CounterId enemy : printed(position).ground)
            if (position.side(enemy) != position.side(unit) && position.isOnMap(enemy) &&
                isCombat(position, enemy))
                nearest = std::min(
                    nearest, position.map().distance(position.hex(unit), position.hex(enemy)));
        const double away = nearest < 2 ? 3 : nearest - 2;
        sum -= (position.side(unit) == side ? 0.15 : -0.15) * away;
    }
    const double lost = std::min(position.track(brigades), brigadesForAPoint);
    return sum + (side == nationalist ? 1 : -1) * lost;
}

} // namespace

const ai::Brain& brain() {
    static const ai::Brain made = {
        .scale = {.point = 20,
                  .step = 1,
                  .influence = 20,
                  .pressure = 1,
                  .danger = 0.5,
                  .unsupplied = 0.5,
                  .reach = 1,
                  .evenOdds = 2,
                  .lostByDefeat = 0.5,
                  .march = 1},
        .points = pointsFor,
        .goals = goals,
        .attack = attackOf,
        .defence = defenceOf,
        .shelter = shelter,
        .isClosed = isClosed,
        .beyond = beyond,
    };
    return made;
}

} // namespace esagono::santander
