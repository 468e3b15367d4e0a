// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/fold.h"

#include "tests/core/tables.h"

#include <doctest/doctest.h>
#include <set>

namespace esagono::fold_tests {

using tables::stack;

namespace {

constexpr HexId north(2);
constexpr HexId south(3);
constexpr BoxId lost(1);
constexpr SideId red(0);
constexpr PoolId cup(0);
constexpr PoolId used(1);
constexpr ChitId rain(2);

using Stack = std::vector<std::size_t>;

void happen(State& state, std::initializer_list<Fact> facts) {
    for (const Fact& fact : facts) {
        const Event event{fact, {}};
        REQUIRE(canFold(state, event));
        fold(state, event);
        REQUIRE(tables::flawIn(state, tables::shape()) == "");
    }
}

/// Counters 0, 1, 2 in the north, 0 at the bottom; 3 among the lost; two chits of rain in the cup.
State table() {
    State state(tables::shape());
    happen(state,
           {CounterPlaced{CounterId(0), north}, CounterPlaced{CounterId(1), north},
            CounterPlaced{CounterId(2), north}, CounterPlaced{CounterId(3), lost, 1},
            PoolChanged{cup, rain, 2}, MarkerPlaced{MarkerId(1), north, red, 4},
            FramePushed{{FrameId(1), red, Values{10}}}, FramePushed{{FrameId(2), {}, Values{20}}}});
    return state;
}

} // namespace

TEST_CASE("A new table is empty and everything has its standard value") {
    const State state(tables::shape());
    CHECK(tables::flawIn(state, tables::shape()) == "");
    CHECK(state.status(CounterId(4), StatusId(0)) == 0);
    CHECK(state.status(CounterId(4), StatusId(1)) == 5);
    CHECK(state.status(CounterId(8), StatusId(2)) == -1);
    CHECK_FALSE(state.top(north).exists());
    CHECK_FALSE(state.control[0].exists());
    CHECK(state.frames.empty());
    CHECK(state.rolls == 0);
}

TEST_CASE("A placed counter lies on top, with the face it was placed with") {
    State state = table();
    CHECK(stack(state, north) == Stack{2, 1, 0});
    CHECK(state.counters[3].face == 1);
    happen(state, {CounterPlaced{CounterId(7), north, 2}});
    CHECK(stack(state, north) == Stack{7, 2, 1, 0});
    CHECK(state.counters[7].face == 2);
    CHECK(state.counters[7].place == Place(north));
}

TEST_CASE("A moved counter leaves its stack in order and lies on top of the next") {
    struct Row {
        std::string name;
        std::size_t counter;
        Place to;
        Stack left, there;
    };
    const Row rows[] = {
        {"from the top", 2, south, {1, 0}, {2}},
        {"from the middle", 1, south, {2, 0}, {1}},
        {"from the bottom", 0, south, {2, 1}, {0}},
        {"into a box, upon another", 1, lost, {2, 0}, {1, 3}},
        {"to the top of its own stack", 0, north, {0, 2, 1}, {0, 2, 1}},
        {"from top to top", 2, north, {2, 1, 0}, {2, 1, 0}},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        State state = table();
        happen(state, {CounterMoved{CounterId(row.counter), north, row.to}});
        CHECK(stack(state, north) == row.left);
        CHECK(stack(state, row.to) == row.there);
    }
}

TEST_CASE("A removed counter leaves the table and may come back as it was") {
    State state = table();
    happen(state, {StatusSet{CounterId(1), StatusId(0), 9}, CounterTurned{CounterId(1), 1},
                   CounterRemoved{CounterId(1), north}});
    CHECK(stack(state, north) == Stack{2, 0});
    CHECK_FALSE(state.counters[1].place.exists());
    CHECK(state.status(CounterId(1), StatusId(0)) == 9);
    happen(state, {CounterPlaced{CounterId(1), south, 1}});
    CHECK(stack(state, south) == Stack{1});
}

TEST_CASE("Turning and statuses change one counter and nothing else") {
    State state = table();
    State expected = state;
    expected.counters[1].face = 3;
    expected.statuses[1 * 3 + 2] = -7;
    happen(state, {CounterTurned{CounterId(1), 3}, StatusSet{CounterId(1), StatusId(2), -7}});
    CHECK(state == expected);
}

TEST_CASE("Markers are kept sorted, and of equal ones only one is taken away") {
    State state = table();
    happen(state,
           {MarkerPlaced{MarkerId(0), south, {}, 1}, MarkerPlaced{MarkerId(0), HexId(0), red, 2},
            MarkerPlaced{MarkerId(0), south, {}, 1}, MarkerPlaced{MarkerId(0), lost, {}, -5}});
    REQUIRE(state.markers.size() == 5);
    CHECK(state.markers.front().place == Place(HexId(0)));
    CHECK(state.markers.back().place == Place(lost));
    happen(state, {MarkerRemoved{MarkerId(0), south, {}, 1}});
    CHECK(state.markers.size() == 4);
    happen(state, {MarkerRemoved{MarkerId(0), south, {}, 1}});
    CHECK(state.markers.size() == 3);
    CHECK_FALSE(canFold(state, {MarkerRemoved{MarkerId(0), south, {}, 1}, {}}));
}

TEST_CASE("Control, tracks and cups hold what they were told") {
    State state = table();
    happen(state, {ControlChanged{north, red}, TrackSet{TrackId(3), INT32_MIN},
                   PoolChanged{cup, ChitId(0), 3}, PoolChanged{cup, ChitId(0), -1}});
    CHECK(state.control[north.index()] == red);
    CHECK(state.tracks[3] == INT32_MIN);
    CHECK(state.chits(cup, ChitId(0)) == 2);
    happen(state, {ControlChanged{north, SideId()}});
    CHECK_FALSE(state.control[north.index()].exists());
}

TEST_CASE("A drawn chit goes from one cup to the other, or out of the game, and counts as a roll") {
    State state = table();
    happen(state, {ChitDrawn{cup, rain, used}});
    CHECK(state.chits(cup, rain) == 1);
    CHECK(state.chits(used, rain) == 1);
    CHECK(state.rolls == 1);
    happen(state, {ChitDrawn{cup, rain, PoolId()}});
    CHECK(state.chits(cup, rain) == 0);
    CHECK(state.chits(used, rain) == 1);
    CHECK(state.rolls == 2);
}

TEST_CASE("Dice count one roll each") {
    State state = table();
    happen(state, {DiceRolled{"test.dice", 6, {1, 6, 3}}, DiceRolled{"test.dice", 10, {10}},
                   DiceRolled{"test.dice", 6, {}}});
    CHECK(state.rolls == 4);
}

TEST_CASE("Frames are pushed, revised at any depth and popped") {
    State state = table();
    happen(state, {FrameRevised{1, {FrameId(1), {}, Values{11}}}});
    CHECK(state.frames[0] == Frame{FrameId(1), {}, Values{11}});
    CHECK(state.frames[1] == Frame{FrameId(2), {}, Values{20}});
    happen(state, {FrameRevised{0, {FrameId(2), red, Values{21}}}});
    CHECK(state.frames[1] == Frame{FrameId(2), red, Values{21}});
    happen(state, {FramePopped{}, FramePopped{}});
    CHECK(state.frames.empty());
}

TEST_CASE("What is said changes nothing") {
    State state = table();
    happen(state, {Narrated{Text("test.said", 7, north), Milestone::Turn}});
    CHECK(state == table());
}

TEST_CASE("What cannot happen on this table is refused") {
    State full = table();
    full.pools[cup.index() * 3 + 0] = 0xFFFF;
    full.pools[used.index() * 3 + rain.index()] = 0xFFFF;
    while (full.frames.size() < mostFrames)
        full.frames.push_back({FrameId(0), {}, {}});
    struct Row {
        std::string name;
        State state;
        Fact fact;
    };
    const CounterId none;
    const CounterId beyond(9);
    const HexId offMap(12); // the number of the first box's slot
    const BoxId noBox(3);
    const Row rows[] = {
        {"placing a counter that does not exist", table(), CounterPlaced{beyond, north}},
        {"placing no counter", table(), CounterPlaced{none, north}},
        {"placing a counter that lies somewhere", table(), CounterPlaced{CounterId(1), south}},
        {"placing nowhere", table(), CounterPlaced{CounterId(5), Place()}},
        {"placing off the map", table(), CounterPlaced{CounterId(5), offMap}},
        {"placing in a box that does not exist", table(), CounterPlaced{CounterId(5), noBox}},
        {"moving a counter that does not exist", table(), CounterMoved{beyond, north, south}},
        {"moving a counter from where it is not", table(),
         CounterMoved{CounterId(1), south, north}},
        {"moving a counter that lies nowhere", table(), CounterMoved{CounterId(5), Place(), north}},
        {"moving to nowhere", table(), CounterMoved{CounterId(1), north, Place()}},
        {"moving off the map", table(), CounterMoved{CounterId(1), north, offMap}},
        {"moving to a box that does not exist", table(), CounterMoved{CounterId(1), north, noBox}},
        {"turning a counter that does not exist", table(), CounterTurned{beyond, 0}},
        {"turning no counter", table(), CounterTurned{none, 0}},
        {"removing a counter that does not exist", table(), CounterRemoved{beyond, north}},
        {"removing a counter from where it is not", table(), CounterRemoved{CounterId(1), south}},
        {"removing what lies nowhere", table(), CounterRemoved{CounterId(5), Place()}},
        {"a status of no counter", table(), StatusSet{beyond, StatusId(0), 1}},
        {"a status that does not exist", table(), StatusSet{CounterId(1), StatusId(3), 1}},
        {"no status", table(), StatusSet{CounterId(1), StatusId(), 1}},
        {"a marker of no kind", table(), MarkerPlaced{MarkerId(), north, {}, 0}},
        {"a marker nowhere", table(), MarkerPlaced{MarkerId(0), Place(), {}, 0}},
        {"a marker off the map", table(), MarkerPlaced{MarkerId(0), offMap, {}, 0}},
        {"a marker in no box", table(), MarkerPlaced{MarkerId(0), noBox, {}, 0}},
        {"removing a marker of another value", table(), MarkerRemoved{MarkerId(1), north, red, 5}},
        {"removing another's marker", table(), MarkerRemoved{MarkerId(1), north, {}, 4}},
        {"removing a marker from elsewhere", table(), MarkerRemoved{MarkerId(1), south, red, 4}},
        {"removing another marker", table(), MarkerRemoved{MarkerId(0), north, red, 4}},
        {"control off the map", table(), ControlChanged{offMap, red}},
        {"control of nothing", table(), ControlChanged{HexId(), red}},
        {"a track that does not exist", table(), TrackSet{TrackId(4), 0}},
        {"no track", table(), TrackSet{TrackId(), 0}},
        {"more chits out of a cup than it has", table(), PoolChanged{cup, rain, -3}},
        {"more chits into a cup than it holds", full, PoolChanged{cup, ChitId(0), 1}},
        {"a cup that does not exist", table(), PoolChanged{PoolId(2), rain, 1}},
        {"no cup", table(), PoolChanged{PoolId(), rain, 1}},
        {"a chit that does not exist", table(), PoolChanged{cup, ChitId(3), 1}},
        {"no chit", table(), PoolChanged{cup, ChitId(), 1}},
        {"drawing what is not there", table(), ChitDrawn{cup, ChitId(0), used}},
        {"drawing from an empty cup", table(), ChitDrawn{used, rain, cup}},
        {"drawing from no cup", table(), ChitDrawn{PoolId(), rain, used}},
        {"drawing into a cup that does not exist", table(), ChitDrawn{cup, rain, PoolId(2)}},
        {"drawing into a full cup", full, ChitDrawn{cup, rain, used}},
        {"drawing a chit that does not exist", table(), ChitDrawn{cup, ChitId(3), used}},
        {"a die that shows zero", table(), DiceRolled{"test.dice", 6, {3, 0}}},
        {"a die that shows seven of six", table(), DiceRolled{"test.dice", 6, {7}}},
        {"a die without sides", table(), DiceRolled{"test.dice", 0, {1}}},
        {"a frame without a name", table(), FramePushed{{}}},
        {"one frame too many", full, FramePushed{{FrameId(0), {}, {}}}},
        {"revising below the bottom", table(), FrameRevised{2, {FrameId(1), {}, {}}}},
        {"revising into another frame", table(), FrameRevised{0, {FrameId(1), {}, {}}}},
        {"revising on an empty stack", State(tables::shape()),
         FrameRevised{0, {FrameId(1), {}, {}}}},
        {"popping an empty stack", State(tables::shape()), FramePopped{}},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        CHECK_FALSE(canFold(row.state, {row.fact, {}}));
    }
}

TEST_CASE("On a table without anything nothing can be named") {
    Chance chance(3);
    for (int i = 0; i < 2000; ++i) {
        const Event event{tables::anyFact(chance), {}};
        const bool harmless = std::holds_alternative<DiceRolled>(event.fact) ||
                              std::holds_alternative<FramePushed>(event.fact) ||
                              std::holds_alternative<Narrated>(event.fact);
        if (!harmless)
            REQUIRE_FALSE(canFold(State(), event));
    }
}

TEST_CASE("Whatever can happen leaves a sound table, and all sixteen facts can happen") {
    Chance chance(1);
    std::set<std::size_t> happened;
    std::size_t refused = 0;
    for (int game = 0; game < 40; ++game) {
        State state(tables::shape());
        for (int i = 0; i < 500; ++i) {
            const Event event{tables::anyFact(chance), {}};
            if (!canFold(state, event)) {
                ++refused;
                continue;
            }
            fold(state, event);
            happened.insert(event.fact.index());
            REQUIRE(tables::flawIn(state, tables::shape()) == "");
        }
    }
    CHECK(happened.size() == std::variant_size_v<Fact>);
    CHECK(refused > 1000);
}

} // namespace esagono::fold_tests
