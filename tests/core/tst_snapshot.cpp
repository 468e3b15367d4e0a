// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/snapshot.h"

#include "tests/core/tables.h"

#include <doctest/doctest.h>
#include <functional>

namespace esagono::snapshot_tests {

namespace {

const TableShape shape = tables::shape();

State sample() {
    Chance chance(42);
    return tables::anyState(chance, 400);
}

/// Puts a hand into packed bytes: packs, and asks whether what comes back is sound.
bool isTaken(const State& state) {
    return unpackState(packState(state), shape).has_value();
}

} // namespace

TEST_CASE("What was packed comes back") {
    Chance chance(8);
    CHECK(unpackState(packState(State(shape)), shape) == State(shape));
    for (int i = 0; i < 200; ++i) {
        const State state = tables::anyState(chance, 20 + 5 * i);
        REQUIRE(unpackState(packState(state), shape) == state);
    }
}

TEST_CASE("The tallest stack of frames and the longest locals come back") {
    State state(shape);
    std::vector<HexId> path(5000, HexId(3));
    Values locals(2);
    locals.set(1, path);
    while (state.frames.size() < mostFrames)
        state.frames.push_back({FrameId(state.frames.size()), Sides::first(2), locals});
    CHECK(unpackState(packState(state), shape) == state);
}

TEST_CASE("A table has the same bytes and the same digest on every machine") {
    State state(shape);
    for (const Fact& fact : std::initializer_list<Fact>{
             CounterPlaced{CounterId(3), HexId(2), 1}, CounterPlaced{CounterId(4), HexId(2)},
             StatusSet{CounterId(3), StatusId(1), -2},
             MarkerPlaced{MarkerId(1), BoxId(0), SideId(1), 7},
             ControlChanged{HexId(11), SideId(0)}, TrackSet{TrackId(2), -100'000},
             PoolChanged{PoolId(1), ChitId(0), 300}, DiceRolled{"test.dice", 6, {4}},
             FramePushed{{FrameId(6), Sides::first(2), Values{1, -1}}}})
        fold(state, {fact, {}});
    CHECK(packState(state).size() == 263);
    CHECK(hexText(digestOf(state)) ==
          "ce445324a13b96c0c4b72dc1e31678c5f7a2bcc587cadef8e727a16bed25884d");
}

TEST_CASE("Tables that differ in anything have different digests") {
    const State state = sample();
    const std::function<void(State&)> changes[] = {
        [](State& s) { s.counters[0].face += 1; },
        [](State& s) { s.statuses[5] += 1; },
        [](State& s) { s.control[0] = SideId(s.control[0].exists() ? 0xFFFF : 1); },
        [](State& s) { s.tracks[1] += 1; },
        [](State& s) { s.pools[1] += 1; },
        [](State& s) { s.rolls += 1; },
        [](State& s) { s.frames.push_back({}); },
        [](State& s) { s.markers.push_back({}); },
    };
    for (const auto& change : changes) {
        State other = state;
        change(other);
        CHECK(digestOf(other) != digestOf(state));
    }
}

TEST_CASE("Bytes of another shape are not a table") {
    const std::string bytes = packState(sample());
    REQUIRE(unpackState(bytes, shape));
    const std::pair<std::string, std::function<void(TableShape&)>> changes[] = {
        {"more hexes", [](TableShape& s) { ++s.hexes; }},
        {"fewer hexes", [](TableShape& s) { --s.hexes; }},
        {"a box for a hex", [](TableShape& s) { --s.hexes, ++s.boxes; }},
        {"more counters", [](TableShape& s) { ++s.counters; }},
        {"fewer counters", [](TableShape& s) { --s.counters; }},
        {"more statuses", [](TableShape& s) { s.statusDefaults.push_back(0); }},
        {"fewer statuses", [](TableShape& s) { s.statusDefaults.pop_back(); }},
        {"more tracks", [](TableShape& s) { ++s.tracks; }},
        {"more pools", [](TableShape& s) { ++s.pools; }},
        {"more chits", [](TableShape& s) { ++s.chits; }},
        {"other pools, as many chits in all", [](TableShape& s) { std::swap(s.pools, s.chits); }},
        {"nothing at all", [](TableShape& s) { s = {}; }},
    };
    for (const auto& [name, change] : changes) {
        CAPTURE(name);
        TableShape other = shape;
        change(other);
        CHECK_FALSE(unpackState(bytes, other));
    }
}

TEST_CASE("A table that cannot lie so is refused") {
    // Counter 1 upon counter 0 in hex 2, counter 2 alone in the last box, a marker in hex 3.
    State sound(shape);
    for (const Fact& fact : std::initializer_list<Fact>{
             CounterPlaced{CounterId(0), HexId(2)}, CounterPlaced{CounterId(1), HexId(2)},
             CounterPlaced{CounterId(2), BoxId(2)},
             MarkerPlaced{MarkerId(0), HexId(3), SideId(0), 1}})
        fold(sound, {fact, {}});
    REQUIRE(isTaken(sound));
    const std::pair<std::string, std::function<void(State&)>> flaws[] = {
        {"a top that does not exist", [](State& s) { s.tops[0] = CounterId(9); }},
        {"a counter below that does not exist",
         [](State& s) { s.counters[0].below = CounterId(77); }},
        {"a counter upon itself", [](State& s) { s.counters[0].below = CounterId(0); }},
        {"two counters upon each other", [](State& s) { s.counters[0].below = CounterId(1); }},
        {"a counter in two stacks", [](State& s) { s.tops[5] = CounterId(2); }},
        {"a counter in no stack", [](State& s) { s.tops[14] = CounterId(); }},
        {"a counter that says it lies elsewhere", [](State& s) { s.counters[2].place = HexId(1); }},
        {"a box counter in a hex beyond the map",
         [](State& s) { s.counters[2].place = HexId(14); }},
        {"a counter off the table upon another",
         [](State& s) { s.counters[5].below = CounterId(0); }},
        {"a marker beyond the map", [](State& s) { s.markers[0].place = HexId(13); }},
        {"a marker in no box", [](State& s) { s.markers[0].place = BoxId(3); }},
        {"a marker nowhere", [](State& s) { s.markers[0].place = Place(); }},
        {"a marker of no kind", [](State& s) { s.markers[0].marker = MarkerId(2); }},
        {"a marker of no side", [](State& s) { s.markers[0].side = SideId(2); }},
        {"markers out of order",
         [](State& s) {
             s.markers.push_back({HexId(1), MarkerId(0), SideId(), 0});
         }},
        {"control by no side", [](State& s) { s.control[4] = SideId(2); }},
        {"too many frames",
         [](State& s) {
             s.frames.resize(mostFrames + 1, {FrameId(0), {}, {}});
         }},
        {"a frame without a name", [](State& s) { s.frames.resize(1); }},
    };
    for (const auto& [name, spoil] : flaws) {
        CAPTURE(name);
        State state = sound;
        spoil(state);
        CHECK_FALSE(isTaken(state));
    }
}

TEST_CASE("No beginning of a table is a table, nor is more than a table") {
    const std::string bytes = packState(sample());
    for (std::size_t length = 0; length < bytes.size(); ++length)
        REQUIRE_FALSE(unpackState(bytes.substr(0, length), shape));
    CHECK_FALSE(unpackState(bytes + '\0', shape));
    CHECK_FALSE(unpackState(bytes + bytes, shape));
}

TEST_CASE("Bytes that were changed are refused, or are another sound table") {
    Chance chance(5);
    std::size_t taken = 0;
    for (int i = 0; i < 5000; ++i) {
        std::string bytes = packState(sample());
        for (std::size_t flips = 1 + chance.below(3); flips > 0; --flips)
            bytes[chance.below(bytes.size())] ^= static_cast<char>(1U << chance.below(8));
        const auto state = unpackState(bytes, shape);
        if (!state)
            continue;
        ++taken;
        REQUIRE(tables::flawIn(*state, shape) == "");
        REQUIRE(packState(*state) == bytes);
    }
    CHECK(taken > 100); // tracks, faces and the like may say anything
    CHECK(taken < 4900);
}

TEST_CASE("Random bytes are not a table") {
    Chance chance(6);
    for (int i = 0; i < 2000; ++i) {
        std::string bytes = packState(State(shape)).substr(0, i % 2 == 0 ? 4 : 0);
        for (std::size_t length = chance.below(400); length > 0; --length)
            bytes += static_cast<char>(chance.below(256));
        REQUIRE_FALSE(unpackState(bytes, shape));
    }
}

} // namespace esagono::snapshot_tests
