// SPDX-License-Identifier: GPL-3.0-or-later
// What a throw of dice meant: where on which table, with which modifiers.
#include "engine/guadalajara/air/air_messages.h"
#include "engine/guadalajara/air/interdiction.h"
#include "engine/guadalajara/arriving/arrival_messages.h"
#include "engine/guadalajara/fighting/barrage.h"
#include "engine/guadalajara/fighting/barrage_messages.h"
#include "engine/guadalajara/fighting/battle.h"
#include "engine/guadalajara/fighting/combat_messages.h"
#include "engine/guadalajara/fighting/losses_messages.h"
#include "engine/guadalajara/moving/march.h"
#include "engine/guadalajara/retreating/fall_back.h"
#include "engine/guadalajara/shown/shown_messages.h"
#include "engine/guadalajara/supply/supply_messages.h"

#include <numeric>

namespace esagono::guadalajara {

namespace {

DiceReading inChart(const Position& position, Charts chart, const char* section) {
    DiceReading reading;
    reading.chart = position.chart(chart).id;
    reading.rule = section;
    return reading;
}
/// A list of bands, the die modified.
DiceReading inBands(const Position& position, Charts chart, int die, const char* section,
                    Tally modifiers = {}) {
    DiceReading reading = inChart(position, chart, section);
    reading.modifiers = std::move(modifiers);
    reading.row = position.chart(chart).rowHeld(
        die + static_cast<int>(reading.modifiers.total().roundedDown()));
    reading.column = 0;
    return reading;
}
const std::string& cellOf(const Position& position, Charts chart, const DiceReading& reading) {
    return position.chart(chart).cell(*reading.row);
}

/// A word of a table and what it means.
struct Meaning {
    const char* cell;
    const char* text;
};
Text meaningOf(std::span<const Meaning> meanings, const std::string& cell) {
    for (const Meaning& each : meanings)
        if (cell == each.cell)
            return each.text;
    return say::effectNothing;
}

DiceReading readBarrage(const Position& position, int roll) {
    DiceReading reading = inChart(position, BarrageChart, "1.8d");
    if (position.frame().name != frame(shellingKind))
        return reading;
    const Shelling shelling = Shelling::from(position.locals());
    reading.side = shelling.side;
    reading.hex = shelling.target;
    reading.row = position.chart(BarrageChart).rowHeld(roll);
    reading.column = shiftedColumn(position, shelling);
    reading.odds = describedColumn(position, shelling);
    reading.effect = effectOf(resultIn(position, *reading.column, roll));
    return reading;
}

DiceReading readAttrition(const Position& position, int die) {
    DiceReading reading = inBands(position, AttritionChart, die, "1.6d");
    reading.effect =
        Text(say::effectSteps, position.chart(AttritionChart).number(*reading.row).value_or(0));
    return reading;
}

/// Where aircraft attack: units on the march, that come in, or in a compulsory retreat.
HexId interdictedNow(const Position& position) {
    for (std::size_t depth = 0; depth < position.depth(); ++depth) {
        if (position.frame(depth).name == frame(interdictKind))
            return interdictedIn(position, depth);
        if (position.frame(depth).name == frame(compulsoryKind))
            return attackedInRetreat(position, depth);
    }
    return {};
}

DiceReading readInterdiction(const Position& position, int die) {
    DiceReading reading = inBands(position, InterdictionChart, die, "1.10c");
    reading.side = republican;
    reading.hex = interdictedNow(position);
    reading.effect = interdictionEffect(position, *reading.row);
    return reading;
}

DiceReading airReading(const Position& position, Charts chart, SideId side, int die) {
    DiceReading reading = inChart(position, chart, side == republican ? "1.10" : "4.5");
    reading.side = side;
    reading.row = position.chart(chart).rowHeld(die);
    reading.column = position.chart(chart).columns.find(turnNow(position));
    const auto count =
        reading.column ? position.chart(chart).number(*reading.row, *reading.column) : std::nullopt;
    reading.effect = Text(say::effectAirPoints, count.value_or(0));
    return reading;
}
DiceReading readAir(const Position& position, int die) {
    return airReading(position, AirPointsChart, republican, die);
}
DiceReading readItalianAir(const Position& position, int die) {
    return airReading(position, ItalianAirPointsChart, nationalist, die);
}

DiceReading readReconstitution(const Position& position, int die) {
    DiceReading reading = inBands(position, ReconstitutionChart, die, "1.14a");
    const bool isLost = cellOf(position, ReconstitutionChart, reading) == "lost";
    reading.effect = isLost ? Text(say::effectLost) : Text(say::effectReturns, die);
    return reading;
}

DiceReading readRepair(const Position& position, int die) {
    DiceReading reading = inBands(position, TankRepairChart, die, "1.15");
    reading.effect = cellOf(position, TankRepairChart, reading) == "repaired" ? say::effectRepaired
                                                                              : say::effectDisabled;
    return reading;
}

DiceReading readVariable(const Position& position, int die) {
    constexpr Meaning meanings[] = {
        {"late", say::effectLate}, {"early", say::effectEarly}, {"due", say::effectOnTime}};
    DiceReading reading = inBands(position, VariableReinforcementsChart, die, "4.4");
    reading.side = republican;
    reading.effect = meaningOf(meanings, cellOf(position, VariableReinforcementsChart, reading));
    return reading;
}

DiceReading readCombat(const Position& position, const Battle& battle, int roll) {
    DiceReading reading = inChart(position, CombatChart, "SCS.results");
    const Fight fight = fightOf(position, battle);
    const CombatResult result = resultOf(position, battle, fight, roll);
    reading.side = battle.side;
    reading.hex = battle.target;
    reading.row = rowOf(position, fight, roll);
    reading.column = fight.column;
    reading.modifiers = fight.modifiers;
    reading.odds = oddsOf(position, fight);
    reading.effect = result.isNone()
                         ? Text(say::effectNothing)
                         : Text(say::effectOfCombat, result.attackerLoss, result.attackerRetreat,
                                result.defenderLoss, result.defenderRetreat);
    return reading;
}

DiceReading readTanks(const Position& position, const Battle& battle, int die) {
    constexpr Meaning meanings[] = {{"attacker_destroyed", say::effectAttackerDestroyed},
                                    {"attacker_disabled", say::effectAttackerDisabled},
                                    {"attacker_step", say::effectAttackerStep},
                                    {"defender_destroyed", say::effectDefenderDestroyed},
                                    {"defender_disabled", say::effectDefenderDisabled},
                                    {"defender_step", say::effectDefenderStep}};
    DiceReading reading =
        inBands(position, TankVsTankChart, die, "1.11h", tankModifiers(position, battle));
    reading.side = battle.side;
    reading.hex = battle.target;
    reading.effect = meaningOf(meanings, cellOf(position, TankVsTankChart, reading));
    return reading;
}

DiceReading readAfterCombat(const Position& position, const Battle& battle, int die) {
    constexpr Meaning meanings[] = {{"disabled", say::effectArmourDisabled},
                                    {"step", say::effectArmourStep},
                                    {"destroyed", say::effectArmourDestroyed}};
    const CounterId armour = battle.armour.empty() ? CounterId() : battle.armour.front();
    DiceReading reading =
        inBands(position, TankAfterCombatChart, die, "1.11f",
                armour.exists() ? afterCombatModifiers(position, battle, armour) : Tally());
    reading.hex = battle.target;
    if (armour.exists())
        reading.side = position.side(armour);
    reading.effect = meaningOf(meanings, cellOf(position, TankAfterCombatChart, reading));
    return reading;
}

/// The battle that is fought, however deep its frame lies; nothing if there is none.
std::optional<Battle> battleNow(const Position& position) {
    for (std::size_t depth = 0; depth < position.depth(); ++depth)
        if (position.frame(depth).name == frame(battleKind))
            return Battle::from(position.locals(depth));
    return std::nullopt;
}

int sumOf(const DiceRolled& dice) {
    return std::accumulate(dice.faces.begin(), dice.faces.end(), 0);
}

} // namespace

std::optional<DiceReading> reading(const Position& position, const DiceRolled& dice) {
    if (dice.faces.empty() || position.isOver())
        return std::nullopt;
    const int sum = sumOf(dice);
    using Reader = DiceReading (*)(const Position&, int);
    constexpr std::pair<const char*, Reader> readers[] = {
        {say::rollBarrage, readBarrage},
        {say::rollAttrition, readAttrition},
        {say::rollInterdiction, readInterdiction},
        {say::rollAirPoints, readAir},
        {say::rollItalianAir, readItalianAir},
        {say::rollReconstitution, readReconstitution},
        {say::rollRepair, readRepair},
        {say::diceVariable, readVariable},
    };
    for (const auto& [purpose, read] : readers)
        if (dice.purpose == purpose)
            return read(position, sum);
    const std::optional<Battle> battle = battleNow(position);
    if (!battle)
        return std::nullopt;
    using OfBattle = DiceReading (*)(const Position&, const Battle&, int);
    constexpr std::pair<const char*, OfBattle> fights[] = {
        {say::rollCombat, readCombat},
        {say::rollTanks, readTanks},
        {say::rollAfterCombatPurpose, readAfterCombat},
    };
    for (const auto& [purpose, read] : fights)
        if (dice.purpose == purpose)
            return read(position, *battle, sum);
    return std::nullopt;
}

} // namespace esagono::guadalajara
