// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 3: the sequence of play.
#include "engine/play/sequence.h"

#include "engine/banditen/chapters.h"
#include "engine/banditen/messages.h"

#include <array>

namespace esagono::banditen {

namespace {

constexpr int secondDay = 20; // of January, at Tarnova

bool rollsForAmmunition(const Position& position) {
    return !isTarnova(position) || hourOf(position).day == secondDay; // 15.7, 16.7.2
}
bool mayHasten(const Position& position) { // 16.3.2
    return isTarnova(position) && position.track(turn) > 1 && hourOf(position).day < secondDay &&
           position.track(initiative) == partisan.value && !isThirdActive(position) &&
           !whyNotPay(position, partisan, printed(position).hastenCost, "16.3.2");
}
bool mayFreeze(const Position& position) { // 16.6.1
    return isTarnova(position) && position.track(turn) > 1;
}
bool isAtGravellona(const Position& position) {
    return !isTarnova(position);
}
/// The III company has come, and somebody can stand near enough (15.1, 15.3.2).
bool placesThird(const Position& position) {
    if (isTarnova(position) || position.isEmpty(entryIII))
        return false;
    for (const SetupGroup& group : position.setting().scenario->reinforcements)
        if (group.place == Place(entryIII))
            return position.track(turn) >= group.turn && canPlaceThird(position);
    return false;
}

constexpr Milestone phase = Milestone::Phase;
constexpr Milestone quiet = Milestone::None;
const std::array<Stage, 10> stages = {{
    {frame(turnBeginKind), {}, "", "3.1.a", quiet},
    {frame(ammunitionKind), {}, "", "3.1.a", quiet, rollsForAmmunition}, // it says its section
                                                                         // itself
    {frame(pointsKind), {}, say::phasePoints, "3.1.a", phase},
    {frame(hastenKind), {}, "", "16.3.2", quiet, mayHasten, partisan},
    {frame(frostKind), {}, "", "16.6.1", quiet, mayFreeze},
    {frame(arrivalsKind), {}, "", "15.3", quiet, isAtGravellona},
    {frame(placeThirdKind), {}, say::phaseThird, "15.3.2", phase, placesThird, axis},
    {frame(activationKind), {}, say::phaseActivations, "3.1.a", phase},
    {frame(controlKind), {}, say::phaseControl, "3.1.b", phase},
    {frame(endTurnKind), {}, "", "3.1.c", quiet},
}};

void runTurn(Draft& draft) {
    runSequence(draft, stages);
}

void runTurnBegin(Draft& draft) {
    draft.pop();
    draft.say(Text(say::turnBegins, draft.position().track(turn)), "3.1.a", Milestone::Turn);
    refresh(draft);
}

/// 3.1.c
void tidyTable(Draft& draft) {
    for (std::size_t i = 0; i < draft.position().counterCount(); ++i)
        for (const StatusId status : {fired, prone, outOfCommand, entered})
            draft.set(CounterId(i), status, 0, "3.1.c");
    draft.set(frost, 0, "3.1.c");
    if (!is(draft.position(), ruling::shortageLasts)) // A85
        draft.set(ammunition, 0, "3.1.c");
}

void runEndTurn(Draft& draft) {
    draft.pop();
    tidyTable(draft);
    const int now = draft.position().track(turn);
    if (now >= lastTurn(draft.position())) {
        endGame(draft, isTarnova(draft.position()) ? "16.11.1" : "15.7.1");
        return;
    }
    draft.set(turn, now + 1, "3.1.c");
    draft.setLocal(0, 0); // the turn begins again
}

} // namespace

FrameKind turnKind() {
    FrameKind kind{"banditen.turn", "", {{"next"}}, runTurn};
    kind.labelAt = [](std::int32_t next) { return titleBefore(stages, next); };
    return kind;
}
FrameKind turnBeginKind() {
    return {"banditen.turn_begin", say::frameTurn, {}, runTurnBegin};
}
FrameKind endTurnKind() {
    return {"banditen.end_turn", say::frameEndTurn, {}, runEndTurn};
}

} // namespace esagono::banditen
