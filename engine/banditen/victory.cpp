// SPDX-License-Identifier: GPL-3.0-or-later
// Sections 15.8 and 16.11: how to win.
#include "engine/banditen/chapters.h"
#include "engine/banditen/messages.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

bool areAllCaptured(const Position& position) {
    return objectivesCaptured(position) == objectiveCount(position);
}

/// 16.11, A46
bool isGarrisonGone(const Position& position) {
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (const CounterId unit(i);
            position.side(unit) == axis && position.isOnMap(unit) &&
            (isCombat(position, unit) || is(position, ruling::commandsMustDieToo)))
            return false;
    return true;
}

bool isMassacred(const Position& position) {
    return std::ranges::any_of(position.state().markers, [](const MarkerOnTable& each) {
        return each.marker == infirmary && each.value != 0;
    });
}

/// Who lost less; none if both lost the same (A35, A90).
SideId whoLostLess(const Position& position) {
    const int axisLosses = position.track(lossTrack[axis.index()]);
    const int partisanLosses = position.track(lossTrack[partisan.index()]);
    return axisLosses == partisanLosses ? SideId() : axisLosses < partisanLosses ? axis : partisan;
}

/// The set-up is over: before it nobody is anywhere.
bool hasBegun(const Position& position) {
    return !position.isOver() && position.frame(position.depth() - 1).name == frame(turnKind);
}

int pointsFor(const Position& position, SideId side) {
    int sum = 0;
    for (const Worth& line : worth(position))
        if (line.side == side)
            sum += line.points;
    return sum;
}

void score(Draft& draft) {
    if (!isTarnova(draft.position()))
        for (const SideId side : {axis, partisan})
            draft.set(victoryPoints[side.index()], pointsFor(draft.position(), side), "15.7.1");
}

} // namespace

std::vector<Worth> worth(const Position& position) {
    std::vector<Worth> lines;
    if (isTarnova(position)) {
        for (const SideId side : {axis, partisan})
            lines.push_back({Text(say::worthLosses, position.track(lossTrack[side.index()])),
                             {},
                             position.track(lossTrack[side.index()]),
                             other(side),
                             "16.11.1"});
        return lines;
    }
    for (const HexId hex : ground(position).objectives)
        if (isObjective(position, hex))
            lines.push_back({Text(say::worthObjective, nameOfHex(position, hex)), hex, 1,
                             position.has(Place(hex), captured) ? partisan : axis, "15.7.1"});
    lines.push_back({Text(say::worthFewerLosses, position.track(lossTrack[axis.index()]),
                          position.track(lossTrack[partisan.index()])),
                     {},
                     1,
                     whoLostLess(position),
                     "15.7.1"});
    lines.push_back(
        {say::worthReinforced, {}, 1, position.track(reinforced) != 0 ? axis : SideId(), "15.7.1"});
    return lines;
}

Ending ending(const Position& position) {
    if (isTarnova(position)) {
        if (isGarrisonGone(position))
            return {partisan, Text(say::endsGarrison, partisan)};
        const SideId winner = whoLostLess(position);
        const int axisLosses = position.track(lossTrack[axis.index()]);
        const int partisanLosses = position.track(lossTrack[partisan.index()]);
        return winner.exists()
                   ? Ending{winner, Text(say::endsLosses, winner, axisLosses, partisanLosses)}
                   : Ending{{}, Text(say::endsDrawLosses, axisLosses)};
    }
    if (areAllCaptured(position))
        return {partisan, Text(say::endsObjectives, partisan)};
    const int axisPoints = pointsFor(position, axis);
    const int partisanPoints = pointsFor(position, partisan);
    if (axisPoints == partisanPoints)
        return {{}, Text(say::endsDraw, axisPoints)};
    const SideId winner = axisPoints > partisanPoints ? axis : partisan;
    return {winner, Text(say::endsPoints, winner, axisPoints, partisanPoints)};
}

void endGame(Draft& draft, const char* section) {
    if (isTarnova(draft.position()) && isMassacred(draft.position()) &&
        !isGarrisonGone(draft.position())) { // 16.11.2
        const int die = draft.roll(say::diceInfirmary, "16.11.2");
        draft.set(lossTrack[axis.index()],
                  draft.position().track(lossTrack[axis.index()]) + die / 2, "16.11.2");
    }
    score(draft);
    draft.say(ending(draft.position()).text, section, Milestone::GameOver);
    while (!draft.position().isOver())
        draft.pop();
}

void endIfDecided(Draft& draft) {
    if (!hasBegun(draft.position()))
        return;
    score(draft);
    if (isTarnova(draft.position()) ? isGarrisonGone(draft.position())
                                    : areAllCaptured(draft.position()))
        endGame(draft, isTarnova(draft.position()) ? "16.11" : "15.8");
}

} // namespace esagono::banditen
