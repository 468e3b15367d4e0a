// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/fold.h"

#include "engine/core/checked.h"

#include <algorithm>

namespace esagono {

namespace {

/// The link that points at the counter: its stack's top, or the counter above it.
CounterId& linkTo(State& state, CounterId counter) {
    CounterId* link = &state.tops[state.slot(state.counters[counter.index()].place)];
    while (*link != counter)
        link = &state.counters[link->index()].below;
    return *link;
}

void lift(State& state, CounterId counter) {
    CounterOnTable& piece = state.counters[counter.index()];
    linkTo(state, counter) = piece.below;
    piece.below = CounterId();
    piece.place = Place();
}

void lay(State& state, CounterId counter, Place place) {
    CounterOnTable& piece = state.counters[counter.index()];
    CounterId& top = state.tops[state.slot(place)];
    piece.place = place;
    piece.below = top;
    top = counter;
}

struct Fold {
    State& state;

    void operator()(const CounterPlaced& e) {
        lay(state, e.counter, e.place);
        state.counters[e.counter.index()].face = e.face;
    }
    void operator()(const CounterMoved& e) {
        lift(state, e.counter);
        lay(state, e.counter, e.to);
    }
    void operator()(const CounterTurned& e) { state.counters[e.counter.index()].face = e.face; }
    void operator()(const CounterRemoved& e) { lift(state, e.counter); }
    void operator()(const StatusSet& e) {
        state.statuses[e.counter.index() * state.statusCount + e.status.index()] = e.value;
    }
    void operator()(const MarkerPlaced& e) {
        const MarkerOnTable marker{e.place, e.marker, e.side, e.value};
        state.markers.insert(std::ranges::upper_bound(state.markers, marker), marker);
    }
    void operator()(const MarkerRemoved& e) {
        const MarkerOnTable marker{e.place, e.marker, e.side, e.value};
        state.markers.erase(std::ranges::lower_bound(state.markers, marker));
    }
    void operator()(const ControlChanged& e) { state.control[e.hex.index()] = e.side; }
    void operator()(const TrackSet& e) { state.tracks[e.track.index()] = e.value; }
    void operator()(const PoolChanged& e) {
        chits(e.pool, e.chit) += static_cast<uint16_t>(e.change);
    }
    void operator()(const ChitDrawn& e) {
        --chits(e.from, e.chit);
        if (e.to.exists())
            ++chits(e.to, e.chit);
        ++state.rolls;
    }
    void operator()(const DiceRolled& e) { state.rolls += static_cast<uint32_t>(e.faces.size()); }
    void operator()(const FramePushed& e) { state.frames.push_back(e.frame); }
    void operator()(const FrameRevised& e) {
        state.frames[state.frames.size() - 1 - e.depth] = e.frame;
    }
    void operator()(const FramePopped&) { state.frames.pop_back(); }
    void operator()(const Narrated&) {}

    std::uint16_t& chits(PoolId pool, ChitId chit) {
        return state.pools[pool.index() * state.chitCount + chit.index()];
    }
};

struct CanFold {
    const State& state;

    [[nodiscard]] bool is(CounterId counter) const {
        return counter.index() < state.counters.size();
    }
    [[nodiscard]] bool lies(CounterId counter, Place place) const {
        return is(counter) && place.exists() && state.counters[counter.index()].place == place;
    }
    [[nodiscard]] bool is(PoolId pool, ChitId chit) const {
        return chit.index() < state.chitCount &&
               pool.index() * state.chitCount + chit.index() < state.pools.size();
    }

    bool operator()(const CounterPlaced& e) const {
        return is(e.counter) && state.has(e.place) &&
               !state.counters[e.counter.index()].place.exists();
    }
    bool operator()(const CounterMoved& e) const {
        return lies(e.counter, e.from) && state.has(e.to);
    }
    bool operator()(const CounterTurned& e) const { return is(e.counter); }
    bool operator()(const CounterRemoved& e) const { return lies(e.counter, e.from); }
    bool operator()(const StatusSet& e) const {
        return is(e.counter) && e.status.index() < state.statusCount;
    }
    bool operator()(const MarkerPlaced& e) const { return state.has(e.place) && e.marker.exists(); }
    bool operator()(const MarkerRemoved& e) const {
        return std::ranges::binary_search(state.markers,
                                          MarkerOnTable{e.place, e.marker, e.side, e.value});
    }
    bool operator()(const ControlChanged& e) const { return e.hex.index() < state.control.size(); }
    bool operator()(const TrackSet& e) const { return e.track.index() < state.tracks.size(); }
    bool operator()(const PoolChanged& e) const {
        if (!is(e.pool, e.chit))
            return false;
        const int after = state.chits(e.pool, e.chit) + e.change;
        return after >= 0 && after <= 0xFFFF;
    }
    bool operator()(const ChitDrawn& e) const {
        return is(e.from, e.chit) && state.chits(e.from, e.chit) > 0 &&
               (!e.to.exists() || (is(e.to, e.chit) && state.chits(e.to, e.chit) < 0xFFFF));
    }
    bool operator()(const DiceRolled& e) const {
        return std::ranges::all_of(e.faces,
                                   [&](std::uint8_t face) { return face >= 1 && face <= e.sides; });
    }
    bool operator()(const FramePushed& e) const {
        return e.frame.name.exists() && state.frames.size() < mostFrames;
    }
    bool operator()(const FrameRevised& e) const {
        return e.depth < state.frames.size() &&
               state.frames[state.frames.size() - 1 - e.depth].name == e.frame.name;
    }
    bool operator()(const FramePopped&) const { return !state.frames.empty(); }
    bool operator()(const Narrated&) const { return true; }
};

} // namespace

void fold(State& state, const Event& event) {
    expectOfPackage(canFold(state, event), Event);
    std::visit(Fold{state}, event.fact);
}

bool canFold(const State& state, const Event& event) {
    return std::visit(CanFold{state}, event.fact);
}

} // namespace esagono
