// SPDX-License-Identifier: GPL-3.0-or-later
// Small tables for the tests of core: one shape that has everything, states by chance, and a walk
// over a state that says what is unsound about it.
#pragma once

#include "engine/core/chance.h"
#include "engine/core/fold.h"

#include <algorithm>
#include <string>

namespace esagono::tables {

inline TableShape shape() {
    TableShape shape;
    shape.sides = 2;
    shape.hexes = 12;
    shape.boxes = 3;
    shape.counters = 9;
    shape.markers = 2;
    shape.tracks = 4;
    shape.pools = 2;
    shape.chits = 3;
    shape.statusDefaults = {0, 5, -1};
    return shape;
}

/// The counters of a place, top first.
inline std::vector<std::size_t> stack(const State& state, Place place) {
    std::vector<std::size_t> counters;
    for (CounterId at = state.top(place); at.exists(); at = state.counters[at.index()].below)
        counters.push_back(at.index());
    return counters;
}

/// What is wrong with a state that claims this shape; empty if nothing is.
inline std::string flawIn(const State& state, const TableShape& shape) {
    if (state.counters.size() != shape.counters || state.control.size() != shape.hexes ||
        state.tops.size() != std::size_t{shape.hexes} + shape.boxes ||
        state.tracks.size() != shape.tracks || state.chitCount != shape.chits ||
        state.pools.size() != std::size_t{shape.pools} * shape.chits ||
        state.statusCount != shape.statusDefaults.size() ||
        state.statuses.size() != std::size_t{shape.counters} * state.statusCount)
        return "another shape";
    std::vector<bool> met(state.counters.size(), false);
    for (std::size_t slot = 0; slot < state.tops.size(); ++slot) {
        const Place place =
            slot < shape.hexes ? Place(HexId(slot)) : Place(BoxId(slot - shape.hexes));
        for (CounterId at = state.tops[slot]; at.exists(); at = state.counters[at.index()].below) {
            if (at.index() >= state.counters.size())
                return "a counter that does not exist";
            if (met[at.index()])
                return "a counter met twice";
            met[at.index()] = true;
            if (state.counters[at.index()].place != place)
                return "a counter that says it lies elsewhere";
        }
    }
    for (std::size_t i = 0; i < state.counters.size(); ++i) {
        if (state.counters[i].place.exists() != met[i])
            return "a counter in no stack";
        if (!met[i] && state.counters[i].below.exists())
            return "a counter off the table that lies on another";
    }
    const auto isSide = [&](SideId side) { return !side.exists() || side.index() < shape.sides; };
    if (!std::ranges::all_of(state.control, isSide))
        return "control of a side that does not exist";
    for (const MarkerOnTable& marker : state.markers) {
        const bool somewhere = (marker.place.isHex() && marker.place.hex().index() < shape.hexes) ||
                               (marker.place.isBox() && marker.place.box().index() < shape.boxes);
        if (!somewhere || marker.marker.index() >= shape.markers || !isSide(marker.side))
            return "a marker that does not exist, or lies nowhere";
    }
    return std::ranges::is_sorted(state.markers) ? "" : "markers out of order";
}

/// Any fact, with numbers that are mostly, but not always, of things that exist.
inline Fact anyFact(Chance& chance) {
    const auto below = [&](std::size_t count) { return chance.below(count); };
    const CounterId counter(below(10));
    const auto place = [&] {
        return chance.below(4) == 0 ? Place(BoxId(below(4))) : Place(HexId(below(13)));
    };
    const auto side = [&] { return chance.below(3) == 0 ? SideId() : SideId(below(2)); };
    const auto value = [&] { return static_cast<std::int16_t>(below(7)) - 3; };
    const auto frame = [&] {
        Frame made{FrameId(below(5)), side(), Values(2)};
        made.locals.set(below(2), static_cast<std::int32_t>(below(100)));
        return made;
    };
    const auto small = static_cast<std::int16_t>(value());
    switch (below(16)) {
    case 0:
        return CounterPlaced{counter, place(), static_cast<std::uint8_t>(below(3))};
    case 1:
        return CounterMoved{counter, place(), place()};
    case 2:
        return CounterTurned{counter, static_cast<std::uint8_t>(below(3))};
    case 3:
        return CounterRemoved{counter, place()};
    case 4:
        return StatusSet{counter, StatusId(below(4)), small};
    case 5:
        return MarkerPlaced{MarkerId(below(2)), place(), side(), small};
    case 6:
        return MarkerRemoved{MarkerId(below(2)), place(), side(), small};
    case 7:
        return ControlChanged{HexId(below(13)), side()};
    case 8:
        return TrackSet{TrackId(below(5)), value()};
    case 9:
        return PoolChanged{PoolId(below(3)), ChitId(below(4)), small};
    case 10:
        return ChitDrawn{PoolId(below(3)), ChitId(below(4)), PoolId(below(3))};
    case 11:
        return DiceRolled{"test.dice", 6, {static_cast<std::uint8_t>(below(8))}};
    case 12:
        return FramePushed{frame()};
    case 13:
        return FrameRevised{static_cast<std::uint8_t>(below(3)), frame()};
    case 14:
        return FramePopped{};
    default:
        return Narrated{Text("test.said", 7), Milestone::Turn};
    }
}

/// The table after so many facts were tried, of which those that can happen did.
inline State anyState(Chance& chance, int tries) {
    State state(shape());
    for (int i = 0; i < tries; ++i) {
        const Event event{anyFact(chance), {}};
        if (canFold(state, event))
            fold(state, event);
    }
    return state;
}

} // namespace esagono::tables
