// SPDX-License-Identifier: GPL-3.0-or-later
// What throws cost in steps, by the tables alone.
#include "guadalajara/air_messages.h"
#include "guadalajara/barrage.h"
#include "guadalajara/barrage_messages.h"
#include "guadalajara/battle.h"
#include "guadalajara/combat_messages.h"
#include "guadalajara/supply_messages.h"

#include <algorithm>
#include <numeric>

namespace esagono::guadalajara {

namespace {

using Toll = std::vector<int>;

Toll tollOf(SideId side, int steps) {
    Toll lost(2);
    lost[side.index()] = steps;
    return lost;
}

/// Nobody can lose more than he has, and armour loses nothing by these tables (1.11c).
int stepsOfAll(const Position& position, std::span<const CounterId> units) {
    int sum = 0;
    for (const CounterId unit : units)
        sum += isArmoured(position, unit) ? 0 : stepsOf(position, unit);
    return sum;
}

std::optional<Toll> tollOfBarrage(const Position& position, int roll) {
    if (position.frame().name != shellingFrame)
        return std::nullopt;
    const Shelling shelling = Shelling::from(position.locals());
    const SideId enemy = other(shelling.side);
    const int steps = resultIn(position, shiftedColumn(position, shelling), roll).steps;
    return tollOf(enemy,
                  std::min(steps, stepsOfAll(position, unitsIn(position, shelling.target, enemy))));
}

std::optional<Toll> tollOfAttrition(const Position& position, int die) {
    const Chart& chart = position.chart(AttritionChart);
    const SideId side = position.locals().side(0);
    return side.exists() ? std::optional(tollOf(side, chart.number(chart.rowHeld(die)).value_or(0)))
                         : std::nullopt;
}

std::optional<Toll> tollOfInterdiction(const Position& position, int die) {
    const Chart& chart = position.chart(InterdictionChart);
    return tollOf(nationalist, chart.number(chart.rowHeld(die)).value_or(0));
}

std::optional<Toll> tollOfCombat(const Position& position, int roll) {
    if (position.frame().name != battleFrame)
        return std::nullopt;
    const Battle battle = Battle::from(position.locals());
    const CombatResult result = resultOf(position, battle, fightOf(position, battle), roll);
    Toll lost(2);
    lost[battle.side.index()] =
        std::min(result.attackerLoss, stepsOfAll(position, battle.attackersLeft(position)));
    lost[battle.defender().index()] =
        std::min(result.defenderLoss, stepsOfAll(position, battle.defendersLeft(position)));
    return lost;
}

} // namespace

std::optional<std::vector<int>> toll(const Position& position, const DiceRolled& dice,
                                     const DiceRolled* /*earlier*/) {
    if (dice.faces.empty() || position.isOver())
        return std::nullopt;
    const int sum = std::accumulate(dice.faces.begin(), dice.faces.end(), 0);
    using Reckoning = std::optional<Toll> (*)(const Position&, int);
    constexpr std::pair<const char*, Reckoning> reckonings[] = {
        {say::rollBarrage, tollOfBarrage},
        {say::rollAttrition, tollOfAttrition},
        {say::rollInterdiction, tollOfInterdiction},
        {say::rollCombat, tollOfCombat},
    };
    for (const auto& [purpose, reckon] : reckonings)
        if (dice.purpose == purpose)
            return reckon(position, sum);
    return std::nullopt;
}

} // namespace esagono::guadalajara
