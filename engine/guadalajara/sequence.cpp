// SPDX-License-Identifier: GPL-3.0-or-later
// The sequence of play.
#include "engine/guadalajara/sequence.h"

#include "engine/guadalajara/arriving/arrivals.h"
#include "engine/guadalajara/sequence_messages.h"
#include "engine/guadalajara/victory.h"
#include "engine/play/sequence.h"

namespace esagono::guadalajara {

namespace {

bool hasPregameBarrage(const Position& position) { // 2.8a, A32
    return turnNow(position) == position.setting().scenario->firstTurn &&
           (course(position).pregameBarrage ||
            (is(position, ruling::a(32)) && course(position).number == 4));
}
/// A3: whether this is turn 9 with a Republican player turn alone.
bool isHalfTurn(const Position& position) {
    return course(position).number == 4 && is(position, ruling::a(3)) &&
           turnNow(position) == position.setting().scenario->firstTurn;
}
bool hasNationalistTurn(const Position& position) {
    return !isHalfTurn(position);
}
/// 2.7, 4.8a; scenario 3 has no volunteers.
bool hasItalianMorale(const Position& position) {
    if (is(position, ruling::simplePanic))
        return false;
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (const CounterId unit(i);
            piece(position, unit).division < Division::LIT && position.place(unit).exists())
            return true;
    return false;
}
/// Nobody is asked who can do nothing.
bool hasNationalistBarrage(const Position& position) {
    return hasNationalistTurn(position) && canShell(position, nationalist);
}
bool hasRepublicanBarrage(const Position& position) {
    return canShell(position, republican);
}
bool hasNationalistCombat(const Position& position) {
    return hasNationalistTurn(position) && canAttackAnybody(position, nationalist);
}
bool hasRepublicanCombat(const Position& position) {
    return canAttackAnybody(position, republican);
}
bool hasAir(const Position& position) {
    return airPointsReady(position, republican) > 0; // 2.8b: none while they are surprised
}

constexpr Stage stageOf(Phase each) {
    const SideId side = sideOf(each);
    const char* const turnOf = side == nationalist ? "Seq.3" : "Seq.4";
    switch (each) {
    case PregameBarrage:
        return {frame(barrageKind), nationalist,       say::titlePregame, "2.8a",
                Milestone::Phase,   hasPregameBarrage, nationalist};
    case Reinforcements:
        return {frame(reinforcementsKind), {}, say::phaseReinforcements, "Seq.2"};
    case NationalistMovement:
    case RepublicanMovement:
        return {frame(beginMovementKind), side, say::titleMovement, turnOf};
    case NationalistRepair:
    case RepublicanRepair:
        return {frame(repairKind), side, say::titleRepair, "1.15"};
    case NationalistBarrage:
    case RepublicanBarrage:
        return {frame(barrageKind),
                side,
                say::titleBarrage,
                "1.8",
                Milestone::Phase,
                side == nationalist ? hasNationalistBarrage : hasRepublicanBarrage,
                side};
    case NationalistCombat:
    case RepublicanCombat:
        return {frame(combatKind),
                side,
                say::titleCombat,
                turnOf,
                Milestone::Phase,
                side == nationalist ? hasNationalistCombat : hasRepublicanCombat,
                side};
    case NationalistSupply:
    case RepublicanSupply:
        return {frame(supplyKind), side, say::titleSupply, "1.6"};
    case NationalistExploitation:
    case RepublicanExploitation:
        return {frame(beginExploitationKind), side, say::titleExploitation, "1.13d"};
    case NationalistCleanUp:
    case RepublicanCleanUp:
        return {frame(cleanUpKind), side, say::titleCleanUp, "1.7b"};
    case AirPoints:
        return {frame(airPointsKind), side, say::titleAir, "1.10"};
    case Interdiction:
        return {frame(placeInterdictionKind),
                side,
                say::titleInterdiction,
                "1.10c",
                Milestone::Phase,
                hasAir,
                side};
    case ItalianMorale:
        return {frame(moraleKind), {}, say::phaseMorale, "2.7c", Milestone::Phase,
                hasItalianMorale};
    case EndOfTurn:
        break;
    }
    return {frame(endTurnKind), {}, "", "Seq", Milestone::None};
}

constexpr Stage playedStageOf(Phase each) {
    Stage stage = stageOf(each);
    if (sideOf(each) == nationalist && stage.when == nullptr)
        stage.when = hasNationalistTurn;
    return stage;
}

template <std::size_t... Number>
constexpr std::array<Stage, stageCount> stagesOf(SideId first, std::index_sequence<Number...>) {
    return {{playedStageOf(phasesOf(first)[Number])...}};
}
const std::array<Stage, stageCount> nationalistFirst =
    stagesOf(nationalist, std::make_index_sequence<stageCount>());
const std::array<Stage, stageCount> republicanFirst =
    stagesOf(republican, std::make_index_sequence<stageCount>());

void runTurn(Draft& draft) {
    const SideId first = firstPlayerOf(draft.position());
    if (draft.position().locals().get(0) == 0)
        draft.say(Text(say::turnBegins, turnNow(draft.position())), "Seq", Milestone::Turn);
    const std::size_t depth = draft.position().depth();
    runSequence(draft, first == nationalist ? nationalistFirst : republicanFirst);
    if (draft.position().depth() > depth) {
        const auto next = static_cast<std::size_t>(draft.position().locals(1).get(0));
        draft.set(phase, phasesOf(first)[next - 1], "Seq");
    }
}

/// 1.7b, 1.13c
void runCleanUp(Draft& draft) {
    const SideId side = draft.position().locals().side(0);
    draft.pop();
    for (std::size_t i = 0; i < draft.position().counterCount(); ++i) {
        const CounterId each(i);
        if (draft.position().side(each) != side)
            continue;
        draft.set(each, dg, 0, "1.7b");
        draft.set(each, reserve, NotInReserve, "1.13c");
        for (const StatusId marked : {moved, spent, fired, fought})
            draft.set(each, marked, 0, "Seq");
    }
    if (side == republican)
        endRepublicanAir(draft);
    draft.set(reserveMarkers[side.index()], markersOf(draft.position(), side), "1.13c");
    score(draft);
}

void runEndTurn(Draft& draft) {
    draft.pop();
    score(draft);
    const int now = turnNow(draft.position());
    if (now >= draft.position().setting().scenario->lastTurn) {
        endGame(draft);
        return;
    }
    draft.set(turn, now + 1, "Seq");
    draft.setLocal(0, 0); // the turn begins again
}

} // namespace

SideId firstPlayerOf(const Position& position) {
    const SideId first = course(position).firstPlayer;
    const bool isUsualAgain =
        course(position).number == 4 && is(position, ruling::a(3)) && !isHalfTurn(position); // A3
    return isUsualAgain ? other(first) : first;
}

FrameKind turnKind() {
    return {"guadalajara.turn", "", {{"next"}}, runTurn};
}
FrameKind cleanUpKind() {
    return {"guadalajara.clean_up", say::phaseCleanUp, {{"side", FieldKind::Side}}, runCleanUp};
}
FrameKind endTurnKind() {
    return {"guadalajara.end_turn", say::phaseEnd, {}, runEndTurn};
}

} // namespace esagono::guadalajara
