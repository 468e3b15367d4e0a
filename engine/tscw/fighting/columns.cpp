// SPDX-License-Identifier: GPL-3.0-or-later
// Republican columns that attack: one roll for the whole attack (15.25.1).
#include "engine/tscw/fighting/battle.h"
#include "engine/tscw/fighting/combat_messages.h"

#include <algorithm>

namespace esagono::tscw {

bool needsColumnRoll(const Position& position, const Battle& battle) {
    return battle.side == republican && !hasPlayed(position, battle, Op::ColumnRollSet) &&
           !battle.rolled && std::ranges::any_of(battle.attackers, [&](CounterId unit) {
               return isColumn(position, unit);
           });
}

Tally columnRollModifiers(const Position& position) {
    const Chart& chart = position.chart(ColumnRollModifierChart);
    Tally tally;
    if (const int drm = chart.number(chart.rowHeld(turnNow(position))).value_or(0); drm != 0)
        tally.add(say::tallyFirstTurns, drm, "15.25.1");
    return tally;
}

int columnOutcome(const Position& position, int die) {
    const Chart& chart = position.chart(ColumnRollChart);
    const auto drm = static_cast<int>(columnRollModifiers(position).total().roundedDown());
    return chart.number(chart.rowHeld(die + drm)).value_or(Battle::insubordinate);
}

void rollColumns(Draft& draft, Battle& battle) {
    if (!needsColumnRoll(draft.position(), battle))
        return;
    draft.revise(battle.locals());
    battle.rolled = true;
    battle.column = columnOutcome(draft.position(), draft.roll(say::rollColumns, "15.25.1"));
}

} // namespace esagono::tscw
