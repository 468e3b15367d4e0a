// SPDX-License-Identifier: GPL-3.0-or-later
// Section 5.2 D: the end of a turn.
#include "engine/tscw/administration/administration.h"
#include "engine/tscw/victory_messages.h"

#include <algorithm>

namespace esagono::tscw {

namespace {

/// PB16.1.1
Tally alcazarModifiers(const Position& position) {
    Tally tally;
    if (!hasUnit(position, ground(position).alcazar, republican))
        tally.add(say::toledoIsEmpty, printed(position).toledoEmpty, "PB16.1.1");
    return tally;
}

/// Where the roll falls on the table.
std::optional<std::size_t> alcazarRow(const Position& position, int die) {
    const int sum = die + static_cast<int>(alcazarModifiers(position).total().roundedDown());
    return position.chart(AlcazarChart).rows.find(sum);
}

/// What it means, and for the morale.
struct Fate {
    const char* text;
    int morale;
};
Fate fateOf(const Position& position, int die) {
    const auto row = alcazarRow(position, die);
    const std::string result = row ? position.chart(AlcazarChart).cell(*row) : "none";
    if (result == "falls")
        return {say::alcazarHasFallen, printed(position).alcazarFalls};
    if (result == "resists")
        return {say::alcazarStillResists, printed(position).alcazarResists};
    return {say::alcazarNothing, 0};
}

/// The Republicans roll while it resists.
void rollForAlcazar(Draft& draft) {
    if (draft.position().track(alcazarTrack) != Resists)
        return;
    const Fate fate = fateOf(draft.position(), draft.roll(say::diceAlcazar, "PB16.1.1"));
    const bool falls = fate.text == say::alcazarHasFallen;
    draft.say(fate.text, "PB16.1.1", falls ? Milestone::Objective : Milestone::None);
    if (falls) {
        draft.set(alcazarTrack, Fallen, "PB16.1.1");
        removeAlcazar(draft);
    }
    changeMorale(draft, fate.morale, "PB16.1.1");
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
        for (const StatusId mark :
             {strategic, moved, spent, fought, starved, facing, exploits, returned})
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
    draft.revise({0, 0, 0}); // the turn begins again, nobody declines anything
}

} // namespace

std::optional<DiceReading> alcazarReading(const Position& position, const DiceRolled& dice) {
    if (dice.purpose != say::diceAlcazar || dice.faces.empty())
        return std::nullopt;
    DiceReading reading;
    reading.side = republican;
    reading.hex = ground(position).alcazar;
    reading.chart = position.chart(AlcazarChart).id;
    reading.row = alcazarRow(position, dice.faces.front());
    reading.column = 0;
    reading.modifiers = alcazarModifiers(position);
    reading.effect = fateOf(position, dice.faces.front()).text;
    reading.rule = "PB16.1.1";
    return reading;
}

FrameKind endTurnKind() {
    return {"tscw.end_turn", "", {{"side", FieldKind::Side}}, runEndTurn};
}

} // namespace esagono::tscw
