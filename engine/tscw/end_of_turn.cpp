// SPDX-License-Identifier: GPL-3.0-or-later
// Section 5.2 D: the end of a turn.
#include "tscw/administration.h"
#include "tscw/victory_messages.h"

#include <algorithm>

namespace esagono::tscw {

namespace {

/// PB16.1.1: the Republicans roll while it resists.
void rollForAlcazar(Draft& draft) {
    if (draft.position().track(alcazarTrack) != Resists)
        return;
    const Printed& rules = printed(draft.position());
    const bool isEmpty = !hasUnit(draft.position(), rules.ground.alcazar, republican);
    const int die = draft.roll(say::diceAlcazar, "PB16.1.1") + (isEmpty ? rules.toledoEmpty : 0);
    const Chart& chart = draft.position().chart(AlcazarChart);
    const auto row = chart.rows.find(die);
    const std::string result = row ? chart.cell(*row) : "none";
    if (result == "falls") {
        draft.set(alcazarTrack, Fallen, "PB16.1.1");
        removeAlcazar(draft);
        draft.say(say::alcazarHasFallen, "PB16.1.1", Milestone::Objective);
        changeMorale(draft, rules.alcazarFalls, "PB16.1.1");
    } else if (result == "resists") {
        draft.say(say::alcazarStillResists, "PB16.1.1");
        changeMorale(draft, rules.alcazarResists, "PB16.1.1");
    } else {
        draft.say(say::alcazarNothing, "PB16.1.1");
    }
}

/// 15.16: over for good once Cádiz and La Coruña are joined, or after its last turn.
void checkAmmunition(Draft& draft) {
    const Position position = draft.position();
    if (position.track(ammunitionTrack) == 0)
        return;
    const Ground& map = ground(position);
    if (turnNow(position) < printed(position).ammunitionLast &&
        !isLinked(position, map.coruna, map.cadiz, nationalist))
        return;
    draft.set(ammunitionTrack, 0, "15.16");
    draft.say(say::ammunitionSuffices, "15.16");
}

/// 5.2 D.III
void readySupport(Draft& draft) {
    for (std::size_t i = 0; i < draft.position().counterCount(); ++i)
        if (const CounterId unit(i); isUsed(draft.position(), unit) &&
                                     !isGround(draft.position(), unit) &&
                                     draft.position().place(unit).exists())
            draft.turn(unit, 0, "5.2.D");
}

void forgetTurn(Draft& draft) {
    for (std::size_t i = 0; i < draft.position().counterCount(); ++i) {
        const CounterId unit(i);
        for (const StatusId mark : {strategic, moved, spent, fought, starved, exploits, returned})
            draft.set(unit, mark, 0, "5.2.D");
        if (draft.position().status(unit, reserve) == Activated)
            draft.set(unit, reserve, NotInReserve, "5.2.D");
    }
    for (const SideId side : {nationalist, republican}) {
        draft.set(railUsed[side.index()], 0, "5.2.D");
        draft.set(seaUsed[side.index()], 0, "5.2.D");
    }
    for (const TrackId bonus : {railBonusTrack, seaBonusTrack})
        draft.set(bonus, 0, "5.2.D");
}

/// In the order of the rulebook: victory, supply, Alcázar, ammunition, support, the next turn.
void runEndTurn(Draft& draft) {
    draft.pop();
    settleObligations(draft);
    if (checkVictory(draft))
        return;
    checkSupply(draft, "5.2.D");
    rollForAlcazar(draft);
    checkAmmunition(draft);
    checkNorth(draft);
    readySupport(draft);
    forgetTurn(draft);
    draft.set(turnTrack, turnNow(draft.position()) + 1, "5.2.D");
    draft.setLocal(0, 0); // the turn begins again
}

} // namespace

FrameKind endTurnKind() {
    return {"tscw.end_turn", "", {{"side", FieldKind::Side}}, runEndTurn};
}

} // namespace esagono::tscw
