// SPDX-License-Identifier: GPL-3.0-or-later
// Section 9.4: the bombardment, and 9.1.1: what it costs the air units.
#include "engine/santander/fighting/battle.h"
#include "engine/santander/messages.h"

#include <algorithm>

namespace esagono::santander {

namespace {

/// 9.4.2: what a support unit counts; nothing if it was shot down on the way.
int supportPointsOf(const Position& position, CounterId unit) {
    if (isHq(position, unit))
        return position.number(unit, bombardment);
    return position.place(unit) == Place(eliminated) ? 0 : 1;
}

/// Those a barrage falls on: every unit in the attacked hex, or every attacking unit (9.4.3).
std::vector<CounterId> underFire(const Position& position, const Battle& battle, SideId side) {
    if (side == battle.side)
        return battle.attackersLeft(position);
    std::vector<CounterId> units;
    for (const CounterId unit : position.stack(battle.target))
        if (position.side(unit) == side && isUnit(position, unit))
            units.push_back(unit);
    return units;
}

void resolve(Draft& draft, const Battle& battle) {
    const Barrage barrage =
        barrageOf(draft.position(), battle, bombardmentDifference(draft.position(), battle));
    if (!barrage.side.exists()) {
        draft.say(say::bombardmentEven, "9.4.2");
        return;
    }
    const int die = draft.roll(say::diceBombardment, "9.4.2");
    const int levels = salvoOf(draft.position(), barrage, die).levels;
    const auto modifier = static_cast<int>(barrage.modifiers.total().roundedDown());
    draft.say(
        Text(say::bombardmentResult, barrage.side, barrage.difference, die + modifier, levels),
        "9.4.2");
    if (levels > 0)
        for (const CounterId unit : underFire(draft.position(), battle, other(barrage.side)))
            if (draft.position().isOnMap(unit)) // a headquarters may be gone with its last unit
                disorganise(draft, unit, levels, true, "9.5");
}

// 9.1.1: on a 1 it is away for two turns; the others have flown for this turn
void rollAttrition(Draft& draft, const Battle& battle) {
    const Chart& chart = draft.position().chart(AirAttritionChart);
    for (const SideId side : {battle.side, battle.defender()})
        for (const CounterId unit : battle.support(side)) {
            if (draft.position().place(unit) != Place(used[side.index()]))
                continue;
            const int die = draft.roll(say::diceAttrition, "9.1.1");
            if (chart.cell(chart.rowHeld(die)) != "withdrawn")
                continue;
            const int back = draft.position().track(turn) + 2;
            draft.say(back <= lastTurn ? Text(say::airWithdrawn, unit, back)
                                       : Text(say::airGone, unit),
                      "9.1.1");
            draft.move(unit, back <= lastTurn ? Place(turnBox(back)) : Place(withdrawn), "9.1.1");
        }
}

// 9.3.1: once used, columns are withdrawn from the map
void spendColumns(Draft& draft, const Battle& battle) {
    for (const SideId side : {nationalist, republican})
        for (const CounterId column : battle.columns(side))
            eliminate(draft, column, "9.3.1");
}

} // namespace

Tally bombardmentPoints(const Position& position, const Battle& battle, SideId side) {
    Tally tally;
    for (const CounterId unit : battle.support(side))
        if (const int points = supportPointsOf(position, unit); points > 0)
            tally.add(Text(say::tallyUnit, unit), points, "9.4.2");
    for (const CounterId column : battle.columns(side))
        tally.add(Text(say::tallyUnit, column), 1, "9.4.2");
    return tally;
}

int bombardmentDifference(const Position& position, const Battle& battle) {
    const auto points = [&](SideId side) {
        return static_cast<int>(bombardmentPoints(position, battle, side).total().roundedDown());
    };
    return points(battle.side) - points(battle.defender());
}

Barrage barrageOf(const Position& position, const Battle& battle, int difference) {
    if (difference == 0)
        return {};
    Barrage barrage{difference > 0 ? battle.side : battle.defender(), std::abs(difference), {}};
    if (barrage.side == nationalist && battle.side == nationalist &&
        position.has(battle.target, trench))
        barrage.modifiers.add(say::tallyTrench, printed(position).trenchBombardment, "10.7");
    return barrage;
}

Salvo salvoOf(const Position& position, const Barrage& barrage, int die) {
    const Chart& chart = position.chart(BombardmentChart);
    const auto modifier = static_cast<int>(barrage.modifiers.total().roundedDown());
    Salvo salvo;
    salvo.row = chart.rowHeld(die + modifier);
    salvo.column =
        chart.columns.find(barrage.difference).value_or(chart.columns.entries.size() - 1);
    salvo.levels =
        printed(position).bombardment[salvo.row * chart.columns.entries.size() + salvo.column];
    return salvo;
}

void bombard(Draft& draft, Battle& battle) {
    if (battle.attackerSupport.empty() && battle.defenderSupport.empty())
        return;
    resolve(draft, battle);
    rollAttrition(draft, battle);
    spendColumns(draft, battle);
}

} // namespace esagono::santander
