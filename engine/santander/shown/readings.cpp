// SPDX-License-Identifier: GPL-3.0-or-later
// What a throw of dice meant: where on which table, with which modifiers.
#include "engine/santander/fighting/battle.h"
#include "engine/santander/messages.h"

#include <algorithm>

namespace esagono::santander {

namespace {

int sumOf(const Tally& tally) {
    return static_cast<int>(tally.total().roundedDown());
}

DiceReading inChart(const Position& position, Charts chart, const char* section) {
    DiceReading reading;
    reading.chart = position.chart(chart).id;
    reading.rule = section;
    return reading;
}
/// A table with one column, and nothing to modify the die.
DiceReading inRow(const Position& position, Charts chart, int die, const char* section) {
    DiceReading reading = inChart(position, chart, section);
    reading.row = position.chart(chart).rowHeld(die);
    reading.column = 0;
    return reading;
}
bool says(const Position& position, Charts chart, int die, std::string_view cell) {
    return position.chart(chart).cell(position.chart(chart).rowHeld(die)) == cell;
}

DiceReading readDivision(const Position& position, int die) {
    DiceReading reading = inRow(position, ReserveChart, die, "4.1");
    std::size_t next = 0; // the first that was not rolled for
    while (next + 1 < divisionRolls.size() && position.track(divisionRolls[next]) != NotRolled)
        ++next;
    reading.side = republican;
    reading.effect = Text(says(position, ReserveChart, die, "reserve") ? say::divisionInReserve
                                                                       : say::divisionAtFront,
                          std::string(rolledDivisions[next]));
    return reading;
}

DiceReading readArmour(const Position& position, int die) {
    DiceReading reading = inRow(position, ArmourChart, die, "4.3");
    reading.side = nationalist;
    reading.effect =
        Text(say::armourArrives, position.chart(ArmourChart).number(*reading.row).value_or(0));
    return reading;
}

DiceReading readWeather(const Position& position, int die) {
    DiceReading reading = inChart(position, WeatherChart, "11.2");
    if (position.track(weather) == Rain)
        reading.modifiers.add(say::tallyRainBefore, printed(position).rainAfterRain, "11.2");
    const int total = die + sumOf(reading.modifiers);
    reading.row = position.chart(WeatherChart).rowHeld(total);
    reading.column = 0;
    reading.effect = says(position, WeatherChart, total, "rain") ? say::itRains : say::itIsFair;
    return reading;
}

DiceReading readOffensive(const Position& position, int die) {
    DiceReading reading = inChart(position, OffensiveChart, "12.2");
    const Chart& chart = position.chart(OffensiveChart);
    reading.row = chart.rows.find(position.track(turn));
    reading.column = chart.columns.find(die);
    const bool begins =
        reading.row && reading.column && chart.cell(*reading.row, *reading.column) == "begins";
    reading.side = republican;
    reading.effect = begins ? say::offensiveBegins : say::noOffensive;
    return reading;
}

DiceReading readOffensiveEffect(const Position& position, int die) {
    DiceReading reading = inChart(position, OffensiveEffectChart, "12.3");
    const Chart& chart = position.chart(OffensiveEffectChart);
    reading.row = chart.rowHeld(die);
    const auto number = [&](const char* column) {
        return chart.number(*reading.row, chart.columns.find(column).value_or(0)).value_or(0);
    };
    reading.side = republican;
    reading.effect = Text(say::offensiveEffect, number("infantry"), number("air"));
    return reading;
}

DiceReading readBasques(const Position& position, int die) {
    DiceReading reading = inRow(position, BasqueChart, die, "13.2");
    reading.side = republican;
    reading.effect =
        says(position, BasqueChart, die, "surrender") ? say::basquesSurrender : say::basquesFightOn;
    return reading;
}

DiceReading readReinosa(const Position& position, int die) {
    DiceReading reading = inRow(position, ReinosaChart, die, "14.2");
    reading.side = republican;
    reading.hex = printed(position).reinosa;
    reading.effect = says(position, ReinosaChart, die, "demolished") ? say::factoryDemolished
                                                                     : say::factoryStands;
    return reading;
}

DiceReading readAttrition(const Position& position, const Battle& battle, int die) {
    DiceReading reading = inRow(position, AirAttritionChart, die, "9.1.1");
    reading.hex = battle.target;
    reading.effect = says(position, AirAttritionChart, die, "withdrawn") ? say::attritionWithdrawn
                                                                         : say::attritionNone;
    return reading;
}

DiceReading readAirCombat(const Position& position, const Battle& battle, const DiceRolled& dice) {
    DiceReading reading = inChart(position, AirCombatChart, "15.1");
    const auto hits = std::ranges::count_if(
        dice.faces, [&](int die) { return says(position, AirCombatChart, die, "hit"); });
    if (dice.faces.size() == 1) {
        reading.row = position.chart(AirCombatChart).rowHeld(dice.faces.front());
        reading.column = 0;
    }
    reading.hex = battle.target;
    reading.effect = Text(say::airHits, hits);
    return reading;
}

DiceReading readBombardment(const Position& position, const Battle& battle, int die) {
    DiceReading reading = inChart(position, BombardmentChart, "9.4.2");
    const Barrage barrage = barrageOf(position, battle, bombardmentDifference(position, battle));
    const Salvo salvo = salvoOf(position, barrage, die);
    reading.side = barrage.side;
    reading.hex = battle.target;
    reading.row = salvo.row;
    reading.column = salvo.column;
    reading.modifiers = barrage.modifiers;
    reading.odds =
        Text(say::bombardmentOdds,
             bombardmentPoints(position, battle, barrage.side).total().roundedDown(),
             bombardmentPoints(position, battle, other(barrage.side)).total().roundedDown());
    reading.effect = Text(say::dsgFor, other(barrage.side), salvo.levels);
    return reading;
}

DiceReading readCombat(const Position& position, const Battle& battle, int die) {
    DiceReading reading = inChart(position, CombatChart, "10.2");
    const Fight fight =
        fightOf(position, battle.side, battle.target, battle.attackersLeft(position));
    const CombatResult result = resultOf(position, fight, die);
    reading.side = battle.side;
    reading.hex = battle.target;
    reading.row = rowOf(position, fight, die);
    reading.column = fight.column;
    reading.modifiers = fight.modifiers;
    reading.odds = oddsOf(position, fight);
    reading.effect = result.breakthrough
                         ? Text(say::effectBreakthrough)
                         : Text(say::effectLosses, result.attacker, result.defender);
    return reading;
}

/// 10.6; A15: of the attackers, if the Republicans attacked.
DiceReading readMorale(const Position& position, const Battle& battle, int die) {
    DiceReading reading = inChart(position, MoraleChart, "10.6");
    reading.side = republican;
    reading.hex = battle.target;
    reading.modifiers = moraleModifiers(position, battle.involved(position, republican));
    const int total = die + sumOf(reading.modifiers);
    reading.row = position.chart(MoraleChart).rowHeld(total);
    reading.column = 0;
    reading.effect = Text(say::effectMorale, wordOf(moraleOf(position, total)));
    return reading;
}

} // namespace

std::optional<DiceReading> reading(const Position& position, const DiceRolled& dice) {
    if (dice.faces.empty() || position.isOver())
        return std::nullopt;
    const int die = dice.faces.front();
    const auto is = [&](const char* purpose) { return dice.purpose == purpose; };
    if (is(say::diceDivision))
        return readDivision(position, die);
    if (is(say::diceArmour))
        return readArmour(position, die);
    if (is(say::diceWeather))
        return readWeather(position, die);
    if (is(say::diceOffensive))
        return readOffensive(position, die);
    if (is(say::diceOffensiveEffect))
        return readOffensiveEffect(position, die);
    if (is(say::diceBasques))
        return readBasques(position, die);
    if (is(say::diceReinosa))
        return readReinosa(position, die);
    if (position.frame().name != frame(battleKind))
        return std::nullopt;
    const Battle battle = Battle::from(position.locals());
    if (is(say::diceAirCombat))
        return readAirCombat(position, battle, dice);
    if (is(say::diceBombardment))
        return readBombardment(position, battle, die);
    if (is(say::diceAttrition))
        return readAttrition(position, battle, die);
    if (is(say::diceCombat))
        return readCombat(position, battle, die);
    if (is(say::diceMorale))
        return readMorale(position, battle, die);
    return std::nullopt;
}

} // namespace esagono::santander
