// SPDX-License-Identifier: GPL-3.0-or-later
// Who sees what: backs, boxes, cups, sealed answers, and the events that are told.
#include "engine/play/draft.h"
#include "engine/play/view.h"
#include "tests/skirmish/names.h"
#include "tests/support/table.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace esagono::view_tests {

using namespace esagono::skirmish;

namespace {

bool names(const View& view, CounterId counter) {
    return std::ranges::any_of(view.counters,
                               [&](const SeenCounter& each) { return each.counter == counter; });
}

std::ptrdiff_t piecesAt(const View& view, Place place) {
    return std::ranges::count(view.counters, place, &SeenCounter::place);
}

} // namespace

TEST_CASE("2.1 a side sees its own units and the backs of the others") {
    const TestTable table;
    const CounterId own = table.counter("r1");
    const CounterId enemy = table.counter("b1");
    const Place enemyHex = table.position().place(enemy);
    struct Row {
        const char* name;
        Viewer viewer;
        bool seesRed;
        bool seesBlue;
    };
    for (const Row& row :
         {Row{"red", Viewer::of(red), true, false}, Row{"blue", Viewer::of(blue), false, true},
          Row{"umpire", Viewer::umpire(), true, true},
          Row{"stranger", Viewer::stranger(), false, false}}) {
        CAPTURE(row.name);
        const View view = viewOf(table.position(), row.viewer);
        CHECK(names(view, own) == row.seesRed);
        CHECK(names(view, enemy) == row.seesBlue);
        CHECK_MESSAGE(piecesAt(view, enemyHex) == 2, "how many lie there is seen by all");
    }
}

TEST_CASE("without fog everybody sees everything on the map") {
    const TestTable table("field", {{"fog", "off"}});
    CHECK(names(viewOf(table.position(), Viewer::of(red)), table.counter("b1")));
}

TEST_CASE("what lies in the other side's reserve is not even counted") {
    const TestTable table;
    CHECK(piecesAt(viewOf(table.position(), Viewer::of(red)), reserve[blue.index()]) == 0);
    CHECK(piecesAt(viewOf(table.position(), Viewer::of(blue)), reserve[blue.index()]) == 1);
}

TEST_CASE("a cup shows how many, never what") {
    const TestTable table;
    const View view = viewOf(table.position(), Viewer::of(red));
    CHECK(view.pools[cup.index()].count == 4);
    CHECK(!view.pools[cup.index()].chits.has_value());
    CHECK(view.pools[used.index()].chits.has_value());
    CHECK(viewOf(table.position(), Viewer::umpire()).pools[cup.index()].chits.has_value());
}

TEST_CASE("events are told to those who may know") {
    const TestTable table;
    const CounterId hidden = table.counter("b1");
    const Place from = table.position().place(hidden);
    struct Row {
        const char* name;
        Event event;
        bool toRed;
    };
    const HexId beside = table.hex("0204");
    for (const Row& row : std::vector<Row>{
             {"a hidden unit moves", {CounterMoved{hidden, from, beside}, {}}, false},
             {"a hidden unit is named", {Narrated{Text("x", hidden)}, {}}, false},
             {"nobody is named", {Narrated{Text("x", 3)}, {}}, true},
             {"the enemy's supply", {TrackSet{supply[blue.index()], 1}, {}}, false},
             {"own supply", {TrackSet{supply[red.index()], 1}, {}}, true},
             {"control", {ControlChanged{beside, red}, {}}, true},
             {"a mine of secret worth", {MarkerPlaced{mine, beside, blue, 1}, {}}, false},
             {"own unit moves",
              {CounterMoved{table.counter("r1"), table.position().place(table.counter("r1")),
                            table.hex("0705")},
               {}},
              true},
         }) {
        CAPTURE(row.name);
        CHECK(redact(table.position(), row.event, Viewer::of(red)).has_value() == row.toRed);
        CHECK(redact(table.position(), row.event, Viewer::umpire()).has_value());
    }
}

TEST_CASE("a sealed answer is blank in the events told to the other side") {
    TestTable table;
    const State state = table.state;
    table.mustAct("red", R"({"verb":"bid","supply":2})");
    const Position then(state, table.setting);
    for (const Event& event : table.events)
        if (std::holds_alternative<FrameRevised>(event.fact)) {
            const auto told = redact(then, event, Viewer::of(blue));
            REQUIRE(told);
            CHECK(!std::get<FrameRevised>(told->fact).frame.locals.has(0));
            CHECK(redact(then, event, Viewer::of(red)) == event);
        }
}

TEST_CASE("a frame does not name a unit of which only the back is seen") {
    TestTable table("field",
                    readRecord(R"({"format":"esagono-position","tracks":{"turn":2,"chit":2},
        "counters":[{"counter":"r1","at":"0605"},{"counter":"b1","at":"0405"}],
        "frames":[{"frame":"skirmish.turn","locals":{"next":5}},
                  {"frame":"skirmish.move","owners":["red"],"locals":{"side":"red"}}]})",
                               "test"));
    State state = table.state;
    table.mustAct("red", R"({"verb":"move","unit":"r1","path":["0505"]})");
    REQUIRE(table.decision() == "skirmish.opportunity");
    CHECK(viewOf(table.position(), Viewer::of(red)).frames.back().locals.front().has_value());
    CHECK(!viewOf(table.position(), Viewer::of(blue)).frames.back().locals.front().has_value());
    for (const Event& event : table.events) {
        const auto told = redact({state, table.setting}, event, Viewer::of(blue));
        const auto* pushed = told ? std::get_if<FramePushed>(&told->fact) : nullptr;
        CHECK((pushed == nullptr || !pushed->frame.locals.has(0)));
        fold(state, event);
    }
}

} // namespace esagono::view_tests
