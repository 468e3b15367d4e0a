// SPDX-License-Identifier: GPL-3.0-or-later
// Section 4.1 as a player reads it: the morale of the Republic, and the places a scenario names.
#include "engine/tscw/brain.h"

#include "engine/tscw/fighting/battle.h"
#include "engine/tscw/supply/supply.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <span>

namespace esagono::tscw {

namespace {

using TestKind = VictoryTest::Kind;

constexpr double perObjective = 8; ///< points of morale a place that is asked for is worth
constexpr double deciding = 70;    ///< likewise one that decides the game by itself
constexpr double perGap = 2;       ///< likewise a hex that is missing to a link by land
constexpr std::size_t mostGap = 8; ///< hexes; farther is as far
constexpr double onTown = 0.4;     ///< how badly off who lives on a town is, without supply: 1
constexpr double chitWorth = 0.6;  ///< steps an event in hand is worth
constexpr double pointWorth = 0.4; ///< steps a resource point is worth
constexpr double usedWorth = 0.5;  ///< steps it costs to have used an HQ, an aeroplane, a ship

/// The morale the Nationalists have to bring the Republic to.
int moraleWanted(const Position& position) {
    for (const auto* tests : {&course(position).atEnd, &course(position).atOnce})
        for (const VictoryTest& test : *tests)
            if (test.kind == TestKind::MoraleAtMost)
                return test.value;
    return 0;
}

/// The best way by land for the Nationalists from one hex to any of some others: the hexes on it
/// that are not theirs.
std::vector<HexId> missingOn(const Position& position, std::span<const SideId> control, HexId from,
                             const std::vector<HexId>& any) {
    constexpr std::uint8_t unreached = 255;
    std::vector<std::uint8_t> gap(position.map().size(), unreached);
    std::vector<HexId> before(position.map().size());
    const auto price = [&](HexId hex) { return control[hex.index()] == nationalist ? 0 : 1; };
    std::deque<HexId> queue = {from};
    gap[from.index()] = static_cast<std::uint8_t>(price(from));
    while (!queue.empty()) {
        const HexId hex = queue.front();
        queue.pop_front();
        if (std::ranges::count(any, hex) != 0) {
            std::vector<HexId> missing;
            for (HexId each = hex; each.exists(); each = before[each.index()])
                if (price(each) != 0)
                    missing.push_back(each);
            return missing;
        }
        for (const HexId beside : position.map().neighbours(hex)) {
            const int next = gap[hex.index()] + price(beside);
            if (next >= gap[beside.index()] || !canCross(position, hex, beside))
                continue;
            gap[beside.index()] = static_cast<std::uint8_t>(next);
            before[beside.index()] = hex;
            price(beside) == 0 ? queue.push_front(beside) : queue.push_back(beside);
        }
    }
    return {};
}

/// Where a test asks for a way by land: its ends.
std::vector<HexId> endsOf(const VictoryTest& test) {
    return test.kind == TestKind::LandLink ? std::vector{test.to} : test.hexes;
}

double objectivesHeld(const Position& position) {
    double sum = 0;
    for (const VictoryTest& test : course(position).atEnd)
        switch (test.kind) {
        case TestKind::Control:
            sum += position.controller(test.hex) == nationalist ? perObjective : 0;
            break;
        case TestKind::ReachesSea:
        case TestKind::LandLink: {
            const auto missing =
                missingOn(position, position.state().control, test.from, endsOf(test)).size();
            const bool isOpen = missing == 0 && std::ranges::any_of(endsOf(test), [&](HexId end) {
                                    return position.controller(end) == nationalist &&
                                           isLinked(position, test.from, end, nationalist);
                                });
            sum +=
                isOpen ? perObjective : -perGap * static_cast<double>(std::min(missing, mostGap));
            break;
        }
        case TestKind::MoraleAtMost:
            break;
        }
    return sum;
}

/// What is missing to the ways by land the Nationalists need.
std::vector<HexId> inviting(const Position& position, SideId side) {
    std::vector<HexId> hexes;
    for (const VictoryTest& test : course(position).atEnd)
        if (side == nationalist &&
            (test.kind == TestKind::LandLink || test.kind == TestKind::ReachesSea))
            std::ranges::copy(
                missingOn(position, position.state().control, test.from, endsOf(test)),
                std::back_inserter(hexes));
    return hexes;
}

/// Beyond what is wanted morale counts half: the next event may change it.
double pointsFor(const Position& position, SideId side) {
    const double above = position.track(moraleTrack) - moraleWanted(position);
    const double morale = above > 0 ? -above : -above / 2;
    return (side == nationalist ? 1 : -1) * (morale + objectivesHeld(position));
}

std::vector<ai::Goal> goals(const Position& position, SideId /*side*/) {
    std::vector<double> worth(position.map().size(), 0);
    for (const HexId hex : position.map().hexes())
        worth[hex.index()] = std::abs(ground(position).morale[hex.index()]);
    for (const auto* tests : {&course(position).atEnd, &course(position).atOnce})
        for (const VictoryTest& test : *tests) {
            const double more = tests == &course(position).atOnce ? deciding : perObjective;
            if (test.kind == TestKind::Control)
                worth[test.hex.index()] += more;
            for (const HexId hex : test.hexes)
                worth[hex.index()] += more / 2;
        }
    std::vector<ai::Goal> goals;
    for (const HexId hex : position.map().hexes())
        if (worth[hex.index()] > 0)
            goals.push_back({hex, worth[hex.index()]});
    return goals;
}

/// 9.3: who is out of supply attacks and defends with half.
double fitness(const Position& position, CounterId unit) {
    return position.status(unit, supply) == OutOfSupply ? 0.5 : 1;
}

double attackOf(const Position& position, CounterId unit) {
    return isCombatUnit(position, unit) ? attackFactor(position, unit) * fitness(position, unit)
                                        : 0;
}

double defenceOf(const Position& position, CounterId unit) {
    return isCombatUnit(position, unit) ? defenceFactor(position, unit) * fitness(position, unit)
                                        : 0;
}

double shelter(const Position& position, HexId hex, SideId defender) {
    const Terrain& terrain = printed(position).terrain[position.map().terrain(hex).index()];
    double columns = -terrain.shift;
    if (isCity(position, hex))
        columns -= hex == ground(position).madrid && defender == republican &&
                           !course(position).isMadridPlain
                       ? printed(position).madridShift
                       : printed(position).city.shift;
    const bool isFortified = isActiveFortification(position, hex, other(defender));
    return 1 + 0.3 * columns - 0.15 * terrain.drm + (isFortified ? 0.15 : 0);
}

bool isClosed(const Position& position, HexId from, HexId to) {
    return !canCross(position, from, to);
}

/// 9.4: whoever has marched, landed or been cut off without a line, before it is looked at.
double unsupplied(const Position& position, SideId side) {
    const std::array<SupplyNets, 2> nets = {SupplyNets(position, nationalist),
                                            SupplyNets(position, republican)};
    double sum = 0;
    for (std::size_t i = 0; i < position.counterCount(); ++i) {
        const CounterId unit(i);
        if (!position.isOnMap(unit) || !isGround(position, unit))
            continue;
        const SupplyNet& net = nets[position.side(unit).index()].of(networkOf(position, unit));
        const Supply supply = supplyIn(position, net, position.hex(unit));
        const double need = supply == InSupply ? 0 : supply == TownSupply ? onTown : 1;
        sum += (position.side(unit) == side ? -need : need) * stepsOf(position, unit);
    }
    return sum;
}

/// HQs are of use close behind the front, and as long as they are not used.
double beyond(const Position& position, SideId side) {
    double sum = 0;
    for (std::size_t i = 0; i < position.counterCount(); ++i) {
        const CounterId unit(i);
        if (!position.place(unit).exists())
            continue;
        const double sign = position.side(unit) == side ? 1 : -1;
        if (isUsed(position, unit))
            sum -= sign * usedWorth;
        if (isHq(position, unit) && position.isOnMap(unit) &&
            isBeside(position, position.hex(unit), other(position.side(unit))) &&
            combatUnitsIn(position, position.hex(unit), position.side(unit)).empty())
            sum -= sign;
    }
    sum += chitWorth *
           (position.chits(handPool[side.index()]) - position.chits(handPool[other(side).index()]));
    const double points = pointsIn(position, Pool::Nationalist) +
                          pointsIn(position, Pool::Italian) - pointsIn(position, Pool::Republican) -
                          pointsIn(position, Pool::North);
    return sum + (side == nationalist ? pointWorth : -pointWorth) * points;
}

constexpr ai::Scale usualScale = {.point = 10,
                                  .step = 1,
                                  .influence = 4,
                                  .pressure = 1,
                                  .danger = 1,
                                  .unsupplied = 2,
                                  .reach = 1,
                                  .evenOdds = 2,
                                  .lostByDefeat = 0.4,
                                  .stride = 5,
                                  .hold = 4};

/// Who takes his time knows what it means to lose Madrid, but does not leave everything for it.
constexpr ai::Scale wary = [] {
    ai::Scale made = usualScale;
    made.hold = 12;
    return made;
}();

} // namespace

const ai::Brain& brain() {
    static const ai::Brain made = {
        .scale = usualScale,
        .wary = wary,
        .points = pointsFor,
        .goals = goals,
        .areGoalsFixed = true,
        .attack = attackOf,
        .defence = defenceOf,
        .shelter = shelter,
        .isClosed = isClosed,
        .inviting = inviting,
        .unsupplied = unsupplied,
        .beyond = beyond,
    };
    return made;
}

} // namespace esagono::tscw
