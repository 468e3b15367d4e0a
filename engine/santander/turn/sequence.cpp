// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 3: the sequence of play.
#include "engine/play/sequence.h"

#include "engine/santander/chapters.h"
#include "engine/santander/messages.h"

#include <array>

namespace esagono::santander {

namespace {

bool isNotFirstTurn(const Position& position) {
    return position.track(turn) > 1;
}
/// 6.4, K10: before combat too, or only for the units of each attack.
bool checksBeforeCombat(const Position& position) {
    return !is(position, ruling::supplyOfInvolvedOnly);
}

constexpr Milestone phase = Milestone::Phase;
constexpr Milestone quiet = Milestone::None;
const std::array<Stage, 16> stagesOfTurn = {{
    {frame(airReturnKind), {}, "", "9.1.1", quiet},
    {frame(weatherKind), {}, say::phaseWeather, "3.A", phase, isNotFirstTurn},
    // B
    {frame(offensiveKind), {}, say::phaseNationalist, "3.B", phase},
    {frame(arrivalKind), {}, "", "9.3", quiet},
    {frame(supplyKind), nationalist, "", "6.4", quiet},
    {frame(moveKind), nationalist, say::phaseMovement, "3.B.2", phase, nullptr, nationalist},
    {frame(supplyKind), nationalist, "", "6.4", quiet, checksBeforeCombat},
    {frame(combatKind), nationalist, say::phaseCombat, "3.B.3", phase, nullptr, nationalist},
    // C: the Basque test asks for supply as the phase begins (13.2)
    {frame(supplyKind), republican, "", "6.4", quiet},
    {frame(reinosaKind), {}, say::phaseRepublican, "3.C", phase}, // A23
    {frame(basqueKind), {}, "", "13.2", quiet},
    {frame(supplyKind), republican, "", "6.4", quiet},
    {frame(moveKind), republican, say::phaseMovement, "3.C.2", phase, nullptr, republican},
    {frame(supplyKind), republican, "", "6.4", quiet, checksBeforeCombat},
    {frame(combatKind), republican, say::phaseCombat, "3.C.3", phase, nullptr, republican},
    {frame(endTurnKind), {}, "", "3.D", quiet},
}};

void runTurn(Draft& draft) {
    runSequence(draft, stagesOfTurn);
}

/// 9.1.1: air units whose turn has come are available again. The turn begins.
void runAirReturn(Draft& draft) {
    draft.pop();
    const int now = draft.position().track(turn);
    draft.say(Text(say::turnBegins, now), "3", Milestone::Turn);
    const bool isRepublican =
        draft.position().controller(printed(draft.position()).reinosa) == republican;
    draft.setLocal(reinosaAtStart, isRepublican ? 1 : 0); // K30
    for (CounterId unit = draft.position().stack(turnBox(now)).top(); unit.exists();
         unit = draft.position().stack(turnBox(now)).top())
        draft.move(unit, available[draft.position().side(unit).index()], "9.1.1");
}

void runSupply(Draft& draft) {
    const SideId side = draft.position().locals().side(0);
    draft.pop();
    std::vector<CounterId> units = printed(draft.position()).ground;
    if (is(draft.position(), ruling::supplyOfInvolvedOnly)) // K10
        std::erase_if(units, [&](CounterId unit) { return draft.position().side(unit) != side; });
    checkSupply(draft, units, "6.4");
    endIfDecided(draft); // a tenth brigade may have surrendered
}

// 3.D

/// 15.3: one level each instead of all.
void tidyUnit(Draft& draft, CounterId unit) {
    const Position position = draft.position();
    if (const int level = position.status(unit, dsg); level > 0)
        draft.set(unit, dsg, is(position, ruling::dsgReduction) ? level - 1 : 0,
                  is(position, ruling::dsgReduction) ? "15.3" : "3.D");
    draft.set(unit, moved, 0, "3.D");
    draft.set(unit, attacked, 0, "3.D");
    if (position.isOnMap(unit) && position.face(unit) != operativeFace &&
        (isHq(position, unit) || isSupply(position, unit)))
        draft.turn(unit, operativeFace, "3.D");
}

void tidyTable(Draft& draft) {
    for (const CounterId unit : printed(draft.position()).ground)
        tidyUnit(draft, unit);
    for (const CounterId unit : printed(draft.position()).air)
        if (const SideId side = draft.position().side(unit);
            draft.position().place(unit) == Place(used[side.index()]))
            draft.move(unit, available[side.index()], "3.D"); // K2
}

bool isWon(const Position& position) {
    return victoryPoints(position) >= pointsToWin;
}

void endGame(Draft& draft) {
    score(draft);
    const Ending end = ending(draft.position());
    draft.say(end.text, "14.1", Milestone::GameOver);
    while (!draft.position().isOver())
        draft.pop();
}

void runEndTurn(Draft& draft) {
    draft.pop();
    tidyTable(draft);
    const int now = draft.position().track(turn);
    const bool isEarlyWin = isWon(draft.position()) &&
                            draft.position().ruling(ruling::victoryTiming) != ruling::Final; // K29
    if (now == lastTurn || isEarlyWin) {
        endGame(draft);
        return;
    }
    draft.set(turn, now + 1, "3.D");
    draft.setLocal(0, 0); // the turn begins again
}

} // namespace

void endIfDecided(Draft& draft) {
    if (draft.position().ruling(ruling::victoryTiming) == ruling::Immediate &&
        isWon(draft.position()))
        endGame(draft);
}

FrameKind turnKind() {
    FrameKind kind{"santander.turn", "", {{"next"}, {"reinosa_at_start"}}, runTurn};
    kind.labelAt = [](std::int32_t next) { return titleBefore(stagesOfTurn, next); };
    return kind;
}
FrameKind airReturnKind() {
    return {"santander.air_return", say::frameTurn, {}, runAirReturn};
}
FrameKind supplyKind() {
    return {"santander.supply_check", say::frameSupply, {{"side", FieldKind::Side}}, runSupply};
}
FrameKind endTurnKind() {
    return {"santander.end_turn", say::frameEndTurn, {}, runEndTurn};
}

} // namespace esagono::santander
