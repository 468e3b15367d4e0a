// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 8: points and the end. And the table of the game's frames.
#include "tests/skirmish/chapters.h"
#include "tests/skirmish/messages.h"

#include <algorithm>

namespace esagono::skirmish {

namespace {

constexpr int pointsOfTown = 2;

int pointsOf(const Position& position, SideId side) {
    int total = position.track(points[side.index()]);
    for (const NamedPlace& town : position.map().sheet().places)
        if (position.controller(town.hex) == side)
            total += pointsOfTown;
    return total;
}

void begin(Draft& draft) {
    layOut(draft);
    draft.push(frame(turnKind));
}

} // namespace

bool hasUnitsOnMap(const Position& position, SideId side) {
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (position.side(CounterId(i)) == side && position.isOnMap(CounterId(i)))
            return true;
    return false;
}

void loseStep(Draft& draft, CounterId unit, RuleRef because) {
    if (draft.position().face(unit) == 0) {
        draft.turn(unit, 1, std::move(because));
        return;
    }
    const SideId side = draft.position().side(unit);
    const TrackId gain = points[other(side).index()];
    draft.move(unit, lost, std::move(because));
    draft.set(gain, draft.position().track(gain) + 1, "8.1");
}

void endIfDecided(Draft& draft) {
    if (draft.position().isOver() ||
        (hasUnitsOnMap(draft.position(), red) && hasUnitsOnMap(draft.position(), blue)))
        return;
    draft.say(Text(say::gameOver), "8.2", Milestone::GameOver);
    while (!draft.position().isOver())
        draft.pop();
}

Ending ending(const Position& position) {
    for (const SideId side : {red, blue})
        if (!hasUnitsOnMap(position, side))
            return {other(side), Text(say::gameOver)};
    const int lead = pointsOf(position, red) - pointsOf(position, blue);
    return {lead > 0 ? red : lead < 0 ? blue : SideId(), Text(say::gameOver)};
}

const Rules& rules() {
    static const Rules table = [] {
        Rules made;
        made.id = "skirmish";
        made.expects.names = names;
        made.expects.charts = {
            {"terrain",
             AxisKind::Names,
             AxisKind::Names,
             {"clear", "woods", "hill", "lake"},
             {{"move", CellsOf::Kind::Number, 0, 99, true}}},
            {"combat", AxisKind::Ranges, AxisKind::Odds, {}, {}},
        };
        made.expects.maps = {{"", "", {"red_edge", "blue_edge"}, {}, {}}};
        made.frames = madeBy(frames);
        made.begin = begin;
        made.ending = ending;
        made.seen = seen;
        made.layers = layers();
        made.trace = wayHome;
        made.explain = explain;
        made.cost = costOfWay;
        made.reading = reading;
        made.toll = toll;
        return made;
    }();
    return table;
}

} // namespace esagono::skirmish
