// SPDX-License-Identifier: GPL-3.0-or-later
// What throws cost in steps, by the tables alone.
#include "engine/guadalajara/air/air_messages.h"
#include "engine/guadalajara/fighting/barrage.h"
#include "engine/guadalajara/fighting/barrage_messages.h"
#include "engine/guadalajara/fighting/battle.h"
#include "engine/guadalajara/fighting/combat_messages.h"
#include "engine/guadalajara/supply/supply_messages.h"

#include <algorithm>
#include <numeric>

namespace esagono::guadalajara {

namespace {

using Losses = std::vector<int>; ///< steps, by side

Losses tollOf(SideId side, int steps) {
    Losses lost(2);
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

std::optional<Losses> tollOfBarrage(const Position& position, int roll) {
    if (position.frame().name != frame(shellingKind))
        return std::nullopt;
    const Shelling shelling = Shelling::from(position.locals());
    const SideId enemy = other(shelling.side);
    const int steps = resultIn(position, shiftedColumn(position, shelling), roll).steps;
    return tollOf(enemy,
                  std::min(steps, stepsOfAll(position, unitsIn(position, shelling.target, enemy))));
}

std::optional<Losses> tollOfAttrition(const Position& position, int die) {
    const Chart& chart = position.chart(AttritionChart);
    const SideId side = position.locals().side(0);
    return side.exists() ? std::optional(tollOf(side, chart.number(chart.rowHeld(die)).value_or(0)))
                         : std::nullopt;
}

std::optional<Losses> tollOfInterdiction(const Position& position, int die) {
    const Chart& chart = position.chart(InterdictionChart);
    return tollOf(nationalist, chart.number(chart.rowHeld(die)).value_or(0));
}

std::optional<Losses> tollOfCombat(const Position& position, int roll) {
    if (position.frame().name != frame(battleKind))
        return std::nullopt;
    const Battle battle = Battle::from(position.locals());
    const CombatResult result = resultOf(position, battle, fightOf(position, battle), roll);
    Losses lost(2);
    lost[battle.side.index()] =
        std::min(result.attackerLoss, stepsOfAll(position, battle.attackersLeft(position)));
    lost[battle.defender().index()] =
        std::min(result.defenderLoss, stepsOfAll(position, battle.defendersLeft(position)));
    return lost;
}

/// What a word of the tables of tank combat costs armour in steps; being disabled costs none.
int stepsBy(const Position& position, CounterId armour, std::string_view word) {
    return word == "destroyed" ? stepsOf(position, armour) : word == "step" ? 1 : 0;
}

std::optional<Losses> tollOfTanks(const Position& position, int die) {
    if (position.frame().name != frame(battleKind))
        return std::nullopt;
    const Battle battle = Battle::from(position.locals());
    const Chart& chart = position.chart(TankVsTankChart);
    const std::string_view word =
        chart.cell(chart.rowHeld(die + drmOf(tankModifiers(position, battle))));
    const std::size_t cut = word.find('_');
    if (cut == std::string_view::npos)
        return Losses(2);
    const SideId side = word.substr(0, cut) == "attacker" ? battle.side : battle.defender();
    const CounterId hit = armourOf(position, battle, side);
    return tollOf(side, battle.usesFlames(hit) ? 0 // 1.12e
                                               : stepsBy(position, hit, word.substr(cut + 1)));
}

std::optional<Losses> tollAfterCombat(const Position& position, int die) {
    if (position.frame().name != frame(battleKind))
        return std::nullopt;
    const Battle battle = Battle::from(position.locals());
    if (battle.armour.size() != 1)
        return std::nullopt;
    const CounterId armour = battle.armour.front();
    const Chart& chart = position.chart(TankAfterCombatChart);
    const int drm = drmOf(afterCombatModifiers(position, battle, armour));
    return tollOf(position.side(armour),
                  stepsBy(position, armour, chart.cell(chart.rowHeld(die + drm))));
}

} // namespace

std::optional<std::vector<int>> toll(const Position& position, const DiceRolled& dice,
                                     const DiceRolled* /*earlier*/) {
    if (dice.faces.empty() || position.isOver())
        return std::nullopt;
    const int sum = std::accumulate(dice.faces.begin(), dice.faces.end(), 0);
    using Reckoning = std::optional<Losses> (*)(const Position&, int);
    constexpr std::pair<const char*, Reckoning> reckonings[] = {
        {say::rollBarrage, tollOfBarrage},
        {say::rollAttrition, tollOfAttrition},
        {say::rollInterdiction, tollOfInterdiction},
        {say::rollCombat, tollOfCombat},
        {say::rollTanks, tollOfTanks},
        {say::rollAfterCombatPurpose, tollAfterCombat},
    };
    for (const auto& [purpose, reckon] : reckonings)
        if (dice.purpose == purpose)
            return reckon(position, sum);
    return std::nullopt;
}

} // namespace esagono::guadalajara
