// SPDX-License-Identifier: GPL-3.0-or-later
// What the throws of a combat meant, and what they cost in steps by the tables alone.
#include "guadalajara/battle.h"
#include "guadalajara/combat_messages.h"
#include "guadalajara/losses_messages.h"

#include <algorithm>
#include <numeric>

namespace esagono::guadalajara {

namespace {

int sumOf(const Tally& tally) {
    return static_cast<int>(tally.total().roundedDown());
}

DiceReading inRow(const Position& position, Charts chart, int total, const char* section) {
    DiceReading reading;
    reading.chart = position.chart(chart).id;
    reading.row = position.chart(chart).rowHeld(total);
    reading.column = 0;
    reading.rule = section;
    return reading;
}

DiceReading readCombat(const Position& position, const Battle& battle, int dice) {
    const Fight fight = fightOf(position, battle);
    DiceReading reading = inRow(position, CombatChart, dice + fight.drm(), "SCS.results");
    const CombatResult result = resultOf(position, battle, fight, dice);
    reading.side = battle.side;
    reading.hex = battle.target;
    reading.column = fight.column;
    reading.modifiers = fight.modifiers;
    reading.odds = oddsOf(position, fight);
    reading.effect = Text(say::effectCombat, result.attackerLoss, result.attackerRetreat,
                          result.defenderLoss, result.defenderRetreat);
    return reading;
}

DiceReading readTanks(const Position& position, const Battle& battle, int die) {
    const Tally modifiers = tankModifiers(position, battle);
    DiceReading reading = inRow(position, TankVsTankChart, die + sumOf(modifiers), "1.11h");
    reading.side = battle.side;
    reading.hex = battle.target;
    reading.modifiers = modifiers;
    return reading;
}

DiceReading readAfterCombat(const Position& position, const Battle& battle, int die) {
    const CounterId armour = battle.armour.front();
    const Tally modifiers = afterCombatModifiers(position, battle, armour);
    DiceReading reading = inRow(position, TankAfterCombatChart, die + sumOf(modifiers), "1.11f");
    reading.side = position.side(armour);
    reading.hex = position.hex(armour);
    reading.modifiers = modifiers;
    reading.odds = Text(say::tallyUnit, armour);
    return reading;
}

int stepsIn(const Position& position, std::span<const CounterId> units) {
    int there = 0;
    for (const CounterId unit : units)
        there += isArmoured(position, unit) ? 0 : stepsOf(position, unit); // 1.11c
    return there;
}

std::vector<int> tollOf(const Position& position, const Battle& battle,
                        const CombatResult& result) {
    std::vector<int> lost(2);
    lost[battle.side.index()] =
        std::min(result.attackerLoss, stepsIn(position, battle.attackersLeft(position)));
    lost[battle.defender().index()] =
        std::min(result.defenderLoss, stepsIn(position, battle.defendersLeft(position)));
    return lost;
}

/// What a word of the tables of tank combat costs the armour in steps; disabling costs none.
int stepsBy(const Position& position, CounterId armour, std::string_view word) {
    return word == "destroyed" ? stepsOf(position, armour) : word == "step" ? 1 : 0;
}

std::vector<int> tollOfTanks(const Position& position, const Battle& battle, int die) {
    std::vector<int> lost(2);
    const Chart& chart = position.chart(TankVsTankChart);
    const std::string_view word =
        chart.cell(chart.rowHeld(die + sumOf(tankModifiers(position, battle))));
    const std::size_t cut = word.find('_');
    if (cut == std::string_view::npos)
        return lost;
    const SideId side = word.substr(0, cut) == "attacker" ? battle.side : battle.defender();
    const CounterId hit = armourOf(position, battle, side);
    if (!battle.usesFlames(hit)) // 1.12e
        lost[side.index()] = stepsBy(position, hit, word.substr(cut + 1));
    return lost;
}

std::vector<int> tollAfterCombat(const Position& position, const Battle& battle, int die) {
    std::vector<int> lost(2);
    const CounterId armour = battle.armour.front();
    const Chart& chart = position.chart(TankAfterCombatChart);
    const int drm = sumOf(afterCombatModifiers(position, battle, armour));
    lost[position.side(armour).index()] =
        stepsBy(position, armour, chart.cell(chart.rowHeld(die + drm)));
    return lost;
}

bool isOfBattle(const Position& position) {
    return !position.isOver() && position.frame().name == battleFrame;
}
int sumOf(const DiceRolled& dice) {
    return std::accumulate(dice.faces.begin(), dice.faces.end(), 0);
}

} // namespace

std::optional<DiceReading> combatReading(const Position& position, const DiceRolled& dice) {
    const auto is = [&](const char* purpose) { return dice.purpose == purpose; };
    if (is(say::rollReconstitution))
        return inRow(position, ReconstitutionChart, sumOf(dice), "1.14a");
    if (is(say::rollRepair))
        return inRow(position, TankRepairChart, sumOf(dice), "1.15");
    if (!isOfBattle(position))
        return std::nullopt;
    const Battle battle = Battle::from(position.locals());
    if (is(say::rollCombat))
        return readCombat(position, battle, sumOf(dice));
    if (is(say::rollTanks))
        return readTanks(position, battle, sumOf(dice));
    if (is(say::rollAfterCombatPurpose) && !battle.armour.empty())
        return readAfterCombat(position, battle, sumOf(dice));
    return std::nullopt;
}

std::optional<std::vector<int>> combatToll(const Position& position, const DiceRolled& dice) {
    if (!isOfBattle(position))
        return std::nullopt;
    const Battle battle = Battle::from(position.locals());
    if (dice.purpose == say::rollCombat)
        return tollOf(position, battle,
                      resultOf(position, battle, fightOf(position, battle), sumOf(dice)));
    if (dice.purpose == say::rollTanks)
        return tollOfTanks(position, battle, sumOf(dice));
    if (dice.purpose == say::rollAfterCombatPurpose && !battle.armour.empty())
        return tollAfterCombat(position, battle, sumOf(dice));
    return std::nullopt;
}

} // namespace esagono::guadalajara
