// SPDX-License-Identifier: GPL-3.0-or-later
// Victory, scenario by scenario, as a player reads it: villages, and the levels they bring.
#include "guadalajara/brain.h"

#include "guadalajara/battle.h"
#include "guadalajara/victory.h"

#include <algorithm>

namespace esagono::guadalajara {

namespace {

constexpr double perLevel = 6; ///< points a level of victory is worth
constexpr double askedFor = 4; ///< points a village is worth more that a level asks for

double valueOf(Ratio ratio) {
    return static_cast<double>(ratio.over()) / static_cast<double>(ratio.under());
}

double pointsFor(const Position& position, SideId side) {
    const double level = 2.0 - static_cast<double>(levelOf(position));
    double villages = 0;
    if (course(position).levels.empty())
        villages = victoryPoints(position);
    else
        for (const Worth& line : worth(position))
            if (line.side.exists())
                villages += line.side == nationalist ? line.points : -line.points;
    return (side == nationalist ? 1 : -1) * (perLevel * level + villages);
}

std::vector<ai::Goal> goals(const Position& position) {
    std::vector<double> worths(position.map().size(), 0);
    for (const HexId hex : position.map().hexes())
        if (const int value = ground(position).villagePoints[hex.index()];
            value > 0 && isInPlay(position, hex))
            worths[hex.index()] = value;
    if (!course(position).levels.empty()) // the villages the levels ask for, more than the others
        for (const Worth& line : worth(position))
            worths[line.hex.index()] += askedFor;
    std::vector<ai::Goal> goals;
    for (const HexId hex : position.map().hexes())
        if (worths[hex.index()] > 0)
            goals.push_back({hex, worths[hex.index()]});
    return goals;
}

double attackNow(const Position& position, CounterId unit) {
    return isUnit(position, unit) ? valueOf(attackOf(position, unit)) : 0;
}

double defenceNow(const Position& position, CounterId unit) {
    return isUnit(position, unit) ? valueOf(defenceOf(position, unit)) : 0;
}

double shelter(const Position& position, HexId hex, SideId /*defender*/) {
    const Terrain& terrain = terrainOf(position, hex);
    return valueOf(terrain.defence) * (1 - 0.2 * std::min(0, terrain.shift));
}

bool isClosed(const Position& position, HexId from, HexId to) {
    return !isInPlay(position, from) || !stepHalves(position, Class::Foot, from, to);
}

/// Those who are disorganised are worth less.
double beyond(const Position& position, SideId side) {
    double sum = 0;
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (const CounterId unit(i); position.isOnMap(unit) && position.side(unit).exists() &&
                                     position.status(unit, dg) != 0)
            sum -= position.side(unit) == side ? 0.3 : -0.3;
    return sum;
}

} // namespace

const ai::Brain& brain() {
    static const ai::Brain made = {
        .rules = "guadalajara",
        .scale = {.point = 5,
                  .step = 1,
                  .influence = 5,
                  .pressure = 1,
                  .danger = 0.5,
                  .unsupplied = 0.5,
                  .reach = 1,
                  .evenOdds = 2,
                  .lostByDefeat = 0.4},
        .points = pointsFor,
        .goals = goals,
        .attack = attackNow,
        .defence = defenceNow,
        .shelter = shelter,
        .isClosed = isClosed,
        .beyond = beyond,
    };
    return made;
}

} // namespace esagono::guadalajara
