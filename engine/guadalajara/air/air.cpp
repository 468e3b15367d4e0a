// SPDX-License-Identifier: GPL-3.0-or-later
// 1.10, 4.5: how many air points a side has.
#include "engine/guadalajara/air/air_messages.h"
#include "engine/guadalajara/chapters.h"

namespace esagono::guadalajara {

namespace {

/// The air points of the last time go; those that interdicted come back from the map.
void gatherAir(Draft& draft, SideId side) {
    for (const CounterId point : printed(draft.position()).air[side.index()]) {
        const Place place = draft.position().place(point);
        if (!place.exists() || place == Place(airUsed[side.index()]))
            continue;
        if (place.hex().exists())
            hideAgain(draft, place.hex());
        draft.move(point, airUsed[side.index()], "1.10c");
        if (draft.position().face(point) != 0)
            draft.turn(point, 0, "1.10c");
    }
}

int pointsFor(const Position& position, SideId side, int die) {
    const Chart& chart =
        position.chart(side == republican ? AirPointsChart : ItalianAirPointsChart);
    const auto column = chart.columns.find(turnNow(position));
    return column ? chart.number(chart.rowHeld(die), *column).value_or(0) : 0;
}

bool hasItalianAir(const Position& position) {
    return is(position, ruling::italianAir);
}

void runAirPoints(Draft& draft) {
    draft.pop();
    determineAir(draft, republican);
    if (hasItalianAir(draft.position()) && is(draft.position(), ruling::a(79))) // A79
        determineAir(draft, nationalist);
}

} // namespace

int airPointsReady(const Position& position, SideId side) {
    int ready = 0;
    for (const CounterId point : printed(position).air[side.index()])
        ready += position.place(point) == Place(airReady[side.index()]) ? 1 : 0;
    return ready;
}

void spendAir(Draft& draft, SideId side, int count, const char* section) {
    for (const CounterId point : printed(draft.position()).air[side.index()])
        if (count > 0 && draft.position().place(point) == Place(airReady[side.index()])) {
            draft.move(point, airUsed[side.index()], section);
            --count;
        }
}

void determineAir(Draft& draft, SideId side) {
    gatherAir(draft, side);
    if (side == republican && isSurprised(draft.position())) // 2.8b
        return;
    const bool isTheirs = side == republican;
    const int die =
        isTheirs ? draft.roll(say::rollAirPoints, "1.10") : draft.roll(say::rollItalianAir, "4.5");
    int count = pointsFor(draft.position(), side, die);
    draft.say(Text(say::airPointsCome, side, count), isTheirs ? "1.10" : "4.5");
    for (const CounterId point : printed(draft.position()).air[side.index()])
        if (count-- > 0)
            draft.move(point, airReady[side.index()], "1.10");
}

void beginNationalistAir(Draft& draft) {
    if (hasItalianAir(draft.position()) && !is(draft.position(), ruling::a(79))) // A79
        determineAir(draft, nationalist);
}

void endRepublicanAir(Draft& draft) {
    if (is(draft.position(), ruling::a(9))) // A9
        spendAir(draft, republican, airPointsReady(draft.position(), republican), "1.10");
}

FrameKind airPointsKind() {
    return {
        "guadalajara.air_points", say::frameAirPoints, {{"side", FieldKind::Side}}, runAirPoints};
}

} // namespace esagono::guadalajara
