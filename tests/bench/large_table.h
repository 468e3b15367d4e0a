// SPDX-License-Identifier: GPL-3.0-or-later
// A table as large as the largest game's: 62 by 35 hexes, 600 counters with six statuses, and
// events as they happen in play.
#pragma once

#include "engine/core/chance.h"
#include "engine/core/fold.h"

namespace esagono::bench {

inline constexpr std::size_t hexes = 2170;
inline constexpr std::size_t boxes = 30;
inline constexpr std::size_t counters = 600;

inline TableShape largeShape() {
    TableShape shape;
    shape.sides = 2;
    shape.hexes = hexes;
    shape.boxes = boxes;
    shape.counters = counters;
    shape.markers = 4;
    shape.tracks = 20;
    shape.pools = 2;
    shape.chits = 40;
    shape.statusDefaults.assign(6, 0);
    return shape;
}

/// The events that lay the game out: counters in hexes and boxes, control, markers, three frames.
inline std::vector<Event> setUp(Chance& chance) {
    std::vector<Event> events;
    for (std::size_t i = 0; i < hexes; ++i)
        events.push_back({ControlChanged{HexId(i), SideId(i % 2)}, {}});
    for (std::size_t i = 0; i < counters; ++i)
        events.push_back(
            {CounterPlaced{CounterId(i), i % 6 == 0 ? Place(BoxId(chance.below(boxes)))
                                                    : Place(HexId(chance.below(hexes)))},
             {}});
    for (int i = 0; i < 30; ++i)
        events.push_back({MarkerPlaced{MarkerId(chance.below(4)), HexId(chance.below(hexes)),
                                       SideId(chance.below(2)), 1},
                          {}});
    for (std::size_t i = 0; i < 3; ++i)
        events.push_back(
            {FramePushed{{FrameId(i), i == 2 ? Sides(SideId(0)) : Sides(), Values{1, 2, 3}}}, {}});
    return events;
}

/// One more event of a game in play: mostly marches, then statuses, frames, words, dice.
inline Event nextEvent(const State& state, Chance& chance) {
    const CounterId counter(chance.below(counters));
    const std::size_t roll = chance.below(100);
    if (roll < 45)
        return {CounterMoved{counter, state.counters[counter.index()].place,
                             HexId(chance.below(hexes))},
                "5.1"};
    if (roll < 65)
        return {StatusSet{counter, StatusId(chance.below(6)),
                          static_cast<std::int16_t>(chance.below(4))},
                "5.2"};
    if (roll < 75) {
        Frame frame = state.frames.back();
        frame.locals.set(0, static_cast<std::int32_t>(chance.below(2000)));
        return {FrameRevised{0, std::move(frame)}, {}};
    }
    if (roll < 80)
        return {FramePushed{{FrameId(3), SideId(1), Values{1, 2}}}, {}};
    if (roll < 85 && state.frames.size() > 3)
        return {FramePopped{}, {}};
    if (roll < 90)
        return {DiceRolled{"bench.dice", 6, {static_cast<std::uint8_t>(1 + chance.below(6))}},
                "8.3"};
    if (roll < 94)
        return {ControlChanged{HexId(chance.below(hexes)), SideId(chance.below(2))}, "5.9"};
    if (roll < 97)
        return {CounterTurned{counter, static_cast<std::uint8_t>(chance.below(2))}, "9.1"};
    return {Narrated{Text("bench.said", counter, HexId(chance.below(hexes))), Milestone::None},
            "8.1"};
}

/// So many events of play, from the table as it is laid out, which moves on with them.
inline std::vector<Event> play(State& state, Chance& chance, std::size_t count) {
    std::vector<Event> events;
    for (std::size_t i = 0; i < count; ++i) {
        Event event = nextEvent(state, chance);
        if (state.frames.size() > 8) // nobody nests deeper
            event = {FramePopped{}, {}};
        fold(state, event);
        events.push_back(std::move(event));
    }
    return events;
}

inline State laidOut(Chance& chance) {
    State state(largeShape());
    for (const Event& event : setUp(chance))
        fold(state, event);
    return state;
}

} // namespace esagono::bench
