// SPDX-License-Identifier: GPL-3.0-or-later
// Victory, scenario by scenario, as a player reads it: villages, and the levels they bring.
#include "engine/guadalajara/brain.h"

#include "engine/guadalajara/fighting/battle.h"
#include "engine/guadalajara/victory.h"

#include <algorithm>
#include <array>

namespace esagono::guadalajara {

namespace {

constexpr double perLevel = 6;  ///< points a level of victory is worth
constexpr double askedFor = 2;  ///< points a village is worth more that a level asks for
constexpr double deciding = 60; ///< likewise one that brings it by itself
constexpr int farAway = 99;     ///< hexes

double valueOf(Ratio ratio) {
    return static_cast<double>(ratio.over()) / static_cast<double>(ratio.under());
}

/// Whether one of its villages is all a level asks for.
bool isDecidedByOne(const LevelTest& test) {
    return test.regions.empty() && !test.minorPointsOfOtherAtMost &&
           (test.all.empty() ? !test.any.empty() : test.all.size() == 1 && test.any.empty());
}

/// What each hex is worth to a side, in points: villages, those a level of victory asks for a
/// little more, and those much more that bring the side one by themselves.
std::vector<double> worthsOf(const Position& position, SideId side) {
    const auto& villages = ground(position).villagePoints;
    std::vector<double> worths(position.map().size(), 0);
    const auto atLeast = [&](HexId hex, double more) {
        double& worth = worths[hex.index()];
        worth = std::max(worth, villages[hex.index()] + more);
    };
    const auto ask = [&](HexId hex) { atLeast(hex, askedFor); };
    for (const HexId hex : position.map().hexes())
        if (isInPlay(position, hex))
            worths[hex.index()] = villages[hex.index()];
    for (const LevelTest& test : course(position).levels) {
        std::ranges::for_each(test.all, ask);
        std::ranges::for_each(test.any, ask);
        for (const std::vector<HexId>& region : test.regions)
            std::ranges::for_each(region, ask);
        if (test.minorPointsOfOtherAtMost) // by their number
            for (const HexId hex : position.map().hexes())
                if (worths[hex.index()] > 0)
                    ask(hex);
        if (test.side == side && isDecidedByOne(test))
            for (const std::vector<HexId>* hexes : {&test.all, &test.any})
                for (const HexId hex : *hexes)
                    atLeast(hex, deciding);
    }
    return worths;
}

double pointsFor(const Position& position, SideId side) {
    const double level = 2.0 - static_cast<double>(levelOf(position));
    double villages = 0;
    if (course(position).levels.empty()) {
        villages = victoryPoints(position) - pointsForGood(position);
    } else {
        const std::vector<double> worths = worthsOf(position, side);
        for (const HexId hex : position.map().hexes())
            if (worths[hex.index()] > 0 && position.controller(hex).exists())
                villages +=
                    (position.controller(hex) == nationalist ? 1 : -1) * worths[hex.index()];
    }
    return (side == nationalist ? 1 : -1) * (perLevel * level + villages);
}

std::vector<ai::Goal> goals(const Position& position, SideId side) {
    const std::vector<double> worths = worthsOf(position, side);
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

int numberOr0(const Position& position, CounterId unit, AttributeId attribute) {
    const int number = position.number(unit, attribute);
    return number == Face::absent ? 0 : number;
}

int speed(const Position& position, CounterId unit) {
    return std::max({numberOr0(position, unit, footAttribute),
                     numberOr0(position, unit, motorisedAttribute),
                     numberOr0(position, unit, tankAttribute)});
}

/// Hexes between a unit and the nearest of some others.
int nearestOf(const Position& position, HexId hex, const std::vector<CounterId>& others) {
    int nearest = farAway;
    for (const CounterId other : others)
        nearest = std::min(nearest, position.map().distance(hex, position.hex(other)));
    return nearest;
}

/// 1.8a: a gun is of use on its barrage side with enemies in range, else on its other side.
double gunWorth(const Position& position, CounterId gun, const std::vector<CounterId>& enemies) {
    const int nearest = nearestOf(position, position.hex(gun), enemies);
    const bool canFire =
        nearest <= position.printed(gun).number(barrageMode, rangeAttribute) + 1; // or soon
    return canFire == (position.face(gun) == barrageMode) ? 0 : -0.4;
}

/// 1.6: Italians live on the HQs of their divisions, which have to keep up with them.
double farFromHq(const Position& position, CounterId unit, const std::vector<CounterId>& hqs) {
    double least = farAway;
    for (const CounterId hq : hqs)
        if (piece(position, unit).division == Division::None ||
            piece(position, hq).division == piece(position, unit).division)
            least = std::min(least, position.map().distance(position.hex(unit), position.hex(hq)) -
                                        0.7 * numberOr0(position, hq, supplyRangeAttribute));
    return least >= farAway ? 0 : std::clamp(least / 6, 0.0, 1.0);
}

constexpr ai::Scale scale = {.point = 5,
                             .step = 1,
                             .influence = 5,
                             .pressure = 1,
                             .danger = 0.5,
                             .unsupplied = 0.5,
                             .reach = 1,
                             .evenOdds = 2,
                             .lostByDefeat = 0.4};

/// Villages count when the last turn is over: who takes his time does not pay for them too soon.
constexpr ai::Scale wary = [] {
    ai::Scale made = ai::doubting(scale);
    made.early = 0.3;
    return made;
}();

/// Those who are disorganised, or too far ahead of their HQs, are worth less; so are guns that can
/// neither fire nor follow. Points for good count in full at any time.
double beyond(const Position& position, SideId side) {
    std::array<std::vector<CounterId>, 2> all;
    std::vector<CounterId> hqs;
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (const CounterId unit(i); position.isOnMap(unit) && position.side(unit).exists()) {
            all[position.side(unit).index()].push_back(unit);
            if (isHq(position, unit))
                hqs.push_back(unit);
        }
    double sum = course(position).levels.empty() ? scale.point * pointsForGood(position) : 0;
    if (side != nationalist)
        sum = -sum;
    for (std::size_t i = 0; i < position.counterCount(); ++i) {
        const CounterId unit(i);
        if (!position.isOnMap(unit) || !position.side(unit).exists())
            continue;
        const double sign = position.side(unit) == side ? 1 : -1;
        if (position.status(unit, dg) != 0)
            sum -= sign * 0.3;
        if (isArtillery(position, unit) && position.printed(unit).faces.size() > 1)
            sum += sign * gunWorth(position, unit, all[other(position.side(unit)).index()]);
        else if (isItalian(position, unit) && isUnit(position, unit) && !isHq(position, unit))
            sum -= sign * farFromHq(position, unit, hqs);
    }
    return sum;
}

} // namespace

const ai::Brain& brain() {
    static const ai::Brain made = {
        .scale = scale,
        .wary = wary,
        .points = pointsFor,
        .goals = goals,
        .areGoalsFixed = true,
        .turn = turnNow,
        .attack = attackNow,
        .defence = defenceNow,
        .shelter = shelter,
        .isClosed = isClosed,
        .speed = speed,
        .beyond = beyond,
        .alsoRevised = {"turn_gun"},
    };
    return made;
}

} // namespace esagono::guadalajara
