// SPDX-License-Identifier: GPL-3.0-or-later
// What a throw of dice meant: where on which table, with which modifiers.
#include "engine/tscw/administration/administration.h"
#include "engine/tscw/administration/reserve_messages.h"
#include "engine/tscw/events/event_messages.h"
#include "engine/tscw/events/events.h"
#include "engine/tscw/fighting/battle.h"
#include "engine/tscw/fighting/combat_messages.h"

namespace esagono::tscw {

namespace {

DiceReading inChart(const Position& position, ChartNumber chart, const Battle& battle,
                    const char* section) {
    DiceReading reading;
    reading.chart = position.chart(chart).id;
    reading.rule = section;
    reading.side = battle.side;
    reading.hex = battle.target;
    return reading;
}

/// 15.9: two dice lie in two rows; the sum of their results is what counts.
DiceReading readCombat(const Position& position, const Battle& battle, const DiceRolled& dice) {
    DiceReading reading =
        inChart(position, CombatChart, battle, dice.faces.size() > 1 ? "15.9" : "15.6");
    const Fight fight = fightOf(position, battle);
    reading.column = fight.column;
    reading.modifiers = fight.modifiers;
    reading.odds = oddsOf(position, fight);
    CombatResult sum;
    for (const std::uint8_t die : dice.faces)
        sum = sum + resultOf(position, fight, die);
    if (dice.faces.size() == 1)
        reading.row = rowOf(position, fight, dice.faces.front());
    reading.effect = sum.isAll ? Text(say::effectAll, sum.attacker)
                               : Text(say::effectOfCombat, sum.attacker, sum.defender);
    return reading;
}

DiceReading readColumns(const Position& position, const Battle& battle, const DiceRolled& dice) {
    DiceReading reading = inChart(position, ColumnRollChart, battle, "15.25.1");
    const int die = dice.faces.front();
    reading.modifiers = columnRollModifiers(position);
    reading.row = position.chart(ColumnRollChart)
                      .rowHeld(die + static_cast<int>(reading.modifiers.total().roundedDown()));
    reading.column = 0;
    const int outcome = columnOutcome(position, die);
    reading.effect = outcome == Battle::insubordinate ? Text(say::effectInsubordination)
                     : outcome == 0                   ? Text(say::effectNothing)
                                                      : Text(say::effectOnDie, outcome);
    return reading;
}

/// PB16.2.1: what is seen follows in the log.
DiceReading readReconnaissance(const Position& position, const DiceRolled& dice) {
    DiceReading reading;
    reading.chart = position.chart(ReconnaissanceChart).id;
    reading.row = position.chart(ReconnaissanceChart).rowHeld(dice.faces.front());
    reading.column = 0;
    reading.rule = "PB16.2.1";
    reading.side = republican;
    return reading;
}

} // namespace

std::optional<DiceReading> reading(const Position& position, const DiceRolled& dice) {
    if (dice.faces.empty() || position.isOver())
        return std::nullopt;
    const std::optional<Battle> battle = battleNow(position);
    if (battle && dice.purpose == say::rollCombat)
        return readCombat(position, *battle, dice);
    if (battle && dice.purpose == say::rollColumns)
        return readColumns(position, *battle, dice);
    if (dice.purpose == say::rollReconnaissance)
        return readReconnaissance(position, dice);
    if (dice.purpose == say::rollEvent)
        return eventReading(position, dice);
    return alcazarReading(position, dice);
}

} // namespace esagono::tscw
