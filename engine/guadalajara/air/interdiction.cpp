// SPDX-License-Identifier: GPL-3.0-or-later
// 1.10c, 4.6a: air points that interdict roads and attack what moves on them.
#include "engine/guadalajara/air/interdiction.h"

#include "engine/guadalajara/air/air_messages.h"

#include <algorithm>

namespace esagono::guadalajara {

namespace {

/// Only the Republicans interdict (1.10c, 4.5).
constexpr SideId interdicting = republican;

const std::vector<CounterId>& interdictors(const Position& position) {
    return printed(position).air[interdicting.index()];
}

/// 4.6a: nobody but their owner knows of them until he says so.
bool isHidden(const Position& position, HexId hex) {
    return is(position, ruling::betterFog) && !position.has(Place(hex), interdicted);
}

bool isWay(const Position& position, HexId hex) {
    return position.map().onLink(hex, road) ||
           (is(position, ruling::a(47)) && position.map().onLink(hex, trail)); // A47
}

/// The hexes of interdictors in whose radius a hex lies.
std::vector<HexId> interdictedFrom(const Position& position, HexId hex) {
    std::vector<HexId> from;
    if (!isWay(position, hex))
        return from;
    const int radius = printed(position).interdictionRadius;
    for (const CounterId point : interdictors(position))
        if (const HexId at = position.hex(point); at.exists() &&
                                                  position.map().distance(at, hex) <= radius &&
                                                  std::ranges::find(from, at) == from.end())
            from.push_back(at);
    return from;
}

/// The truck that carries a unit stands for the two (1.16d).
CounterId targetOf(const Position& position, CounterId unit) {
    return isAboard(position, unit) ? truckOf(position, unit) : unit;
}

/// 1.16d: with a truck its load is lost; A96: or the load loses its steps first.
void loseSteps(Draft& draft, CounterId target, int steps) {
    const CounterId load =
        isTruck(draft.position(), target) ? cargoOf(draft.position(), target) : CounterId();
    const CounterId unit = load.exists() ? load : target;
    if (isLostAtOnce(draft.position(), target)) {
        destroy(draft, unit, Cause::Interdiction, "1.16d"); // and its truck
        return;
    }
    for (int i = 0; i < steps && draft.position().isOnMap(unit); ++i)
        loseStep(draft, unit, Cause::Interdiction, "1.10c");
}

} // namespace

bool isInterdicted(const Position& position, HexId hex, SideId mover) {
    if ((mover == interdicting && !is(position, ruling::a(46))) || !isWay(position, hex)) // A46
        return false;
    const int radius = printed(position).interdictionRadius;
    return std::ranges::any_of(interdictors(position), [&](CounterId point) {
        const HexId at = position.hex(point);
        return at.exists() && position.map().distance(at, hex) <= radius &&
               (mover == interdicting || !isHidden(position, at));
    });
}

bool isUnderInterdiction(const Position& position, HexId hex) {
    return !interdictedFrom(position, hex).empty();
}

std::vector<HexId> hiddenNear(const Position& position, HexId hex) {
    std::vector<HexId> hidden = interdictedFrom(position, hex);
    std::erase_if(hidden, [&](HexId at) { return !isHidden(position, at); });
    return hidden;
}

CounterId interdictorIn(const Position& position, HexId hex, bool unused) {
    for (const CounterId point : interdictors(position))
        if (position.hex(point) == hex && (!unused || position.face(point) != attackedFace))
            return point;
    return {};
}

bool canBeInterdicted(const Position& position, CounterId unit) {
    const CounterId target = targetOf(position, unit);
    if (position.side(target) == interdicting || isHq(position, target)) // Q.7
        return false;
    const Class by = classOf(position, target);
    return by == Class::Motorised || (by == Class::Tank && is(position, ruling::a(48))); // A48
}

bool isLostAtOnce(const Position& position, CounterId unit) {
    const CounterId target = targetOf(position, unit);
    return isTruck(position, target) &&
           (!is(position, ruling::a(96)) || !cargoOf(position, target).exists());
}

bool attackByInterdictor(Draft& draft, CounterId unit, HexId hex, bool counts) {
    const CounterId target = targetOf(draft.position(), unit);
    if (counts)
        draft.turn(interdictorIn(draft.position(), hex, true), attackedFace, "1.10c");
    const int die = draft.roll(say::rollInterdiction, "1.10c");
    const Chart& chart = draft.position().chart(InterdictionChart);
    const std::size_t row = chart.rowHeld(die);
    if (const int steps = chart.number(row).value_or(0); steps > 0) {
        draft.say(Text(say::interdictionLoss, target, hex, steps), "1.10c");
        loseSteps(draft, target, steps);
        return false;
    }
    const bool stops = chart.cell(row) == "stop";
    draft.say(Text(stops ? say::interdictionStops : say::interdictionNothing, target, hex),
              "1.10c");
    return stops;
}

void hideAgain(Draft& draft, HexId hex) {
    if (draft.position().has(Place(hex), interdicted))
        draft.emit(MarkerRemoved{interdicted, Place(hex), interdicting}, "1.10c");
}

} // namespace esagono::guadalajara
