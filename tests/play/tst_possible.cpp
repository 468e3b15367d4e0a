// SPDX-License-Identifier: GPL-3.0-or-later
// Diaries whose chain is sound and whose story is not, snapshots and positions that cannot be: each
// is refused with its place, and nothing changes.
#include "engine/core/fault.h"
#include "engine/core/snapshot.h"
#include "engine/play/possible.h"
#include "engine/play/verify.h"
#include "tests/skirmish/names.h"
#include "tests/support/table.h"

#include <doctest/doctest.h>

namespace esagono::possible_tests {

namespace {

constexpr char noon[] = "1937-08-14T12:00:00Z";

std::unique_ptr<Match> begun(const std::filesystem::path& path, const Record& position = nullptr) {
    return Match::create(
        path, skirmishGame().package, skirmishOnly(),
        {.scenario = "field", .seed = seedFrom("hearsay"), .position = position, .at = noon});
}

/// Adds a page that a player might have sent, with whatever events.
PageNumber forge(Match& match, const std::vector<EventRow>& events,
                 const char* args = R"({"supply":1})") {
    return match.journal().append({.side = "red", .verb = "bid", .args = args, .at = noon}, events);
}

Text faultOf(const std::function<void()>& action) {
    try {
        action();
    } catch (const Fault& fault) {
        return fault.text();
    }
    return Text("no fault");
}

struct Row {
    const char* name;
    std::vector<EventRow> events; ///< the last one is forged
    std::string flaw;
};

const EventRow turnFrame{"frame_pushed", R"({"frame":"skirmish.turn","locals":{},"owners":[]})"};
const EventRow pop{"frame_popped", "{}"};

// The table: turn 1, the stack is skirmish.turn and above it skirmish.bid, which both sides owe.
const std::vector<Row> rows = {
    {"a counter that lies elsewhere is placed",
     {{"counter_placed", R"({"counter":"r1","face":0,"place":"0505"})"}},
     "counter_placed"},
    {"a counter is placed with a face it does not have",
     {{"counter_removed", R"({"counter":"r1","from":"0603"})"},
      {"counter_placed", R"({"counter":"r1","face":2,"place":"0505"})"}},
     "counter_placed/face"},
    {"a counter moves from where it is not",
     {{"counter_moved", R"({"counter":"r1","from":"0505","to":"0504"})"}},
     "counter_moved"},
    {"a counter is turned to a face it does not have",
     {{"counter_turned", R"({"counter":"r1","face":2})"}},
     "counter_turned/face"},
    {"a counter is removed from where it is not",
     {{"counter_removed", R"({"counter":"r1","from":"0505"})"}},
     "counter_removed"},
    {"a status above its range",
     {{"status_set", R"({"counter":"r1","status":"moved","value":2})"}},
     "status_set/value"},
    {"a status below its range",
     {{"status_set", R"({"counter":"r1","status":"moved","value":-1})"}},
     "status_set/value"},
    {"a marker is removed that does not lie there",
     {{"marker_removed", R"({"marker":"mine","place":"0101","side":"red","value":1})"}},
     "marker_removed"},
    {"a track above its range",
     {{"track_set", R"({"track":"turn","value":6})"}},
     "track_set/value"},
    {"a track below its range",
     {{"track_set", R"({"track":"first","value":-1})"}},
     "track_set/value"},
    {"chits into no cup",
     {{"pool_changed", R"({"change":1,"chit":"rain","pool":""})"}},
     "pool_changed"},
    {"more chits out of a cup than it has",
     {{"pool_changed", R"({"change":-99,"chit":"rain","pool":"cup"})"}},
     "pool_changed"},
    {"a chit from no cup",
     {{"chit_drawn", R"({"chit":"quiet","from":"","to":"used"})"}},
     "chit_drawn"},
    {"a die without sides",
     {{"dice_rolled", R"({"faces":[],"purpose":"x","sides":0})"}},
     "dice_rolled/sides"},
    {"a die that shows seven of six",
     {{"dice_rolled", R"({"faces":[7],"purpose":"x","sides":6})"}},
     "dice_rolled"},
    {"a step that belongs to somebody",
     {{"frame_pushed", R"({"frame":"skirmish.turn","locals":{},"owners":["red"]})"}},
     "frame_pushed/owners"},
    {"a decision that belongs to nobody",
     {{"frame_pushed", R"({"frame":"skirmish.bid","locals":{},"owners":[]})"}},
     "frame_pushed/owners"},
    {"a stack without end", std::vector<EventRow>(31, turnFrame), "frame_pushed/frame"},
    {"a frame below the bottom is revised",
     {{"frame_revised",
       R"({"depth":2,"frame":"skirmish.bid","locals":{},"owners":["red","blue"]})"}},
     "frame_revised"},
    {"a frame is revised into another",
     {{"frame_revised", R"({"depth":0,"frame":"skirmish.turn","locals":{},"owners":[]})"}},
     "frame_revised"},
    {"a step is given to somebody",
     {{"frame_revised", R"({"depth":1,"frame":"skirmish.turn","locals":{},"owners":["red"]})"}},
     "frame_revised/owners"},
    {"the page ends with a decision all have taken",
     {{"frame_revised", R"({"depth":0,"frame":"skirmish.bid","locals":{},"owners":[]})"}},
     "frames"},
    {"the page ends with a step", {pop}, "frames"},
    {"an empty stack is popped", {pop, pop, pop}, "frame_popped"},
};

} // namespace

TEST_CASE("a forged event is refused with its number") {
    for (const Row& row : rows) {
        CAPTURE(row.name);
        const TestFolder folder;
        const auto path = folder.path("game.esagono");
        EventNumber forged = 0;
        State before;
        {
            const auto match = begun(path);
            before = match->state();
            forge(*match, row.events);
            forged = match->journal().lastEvent();
        }
        const Text expected("play.fault.impossible_event", forged, row.flaw);
        for (const Access access : {Access::ReadOnly, Access::ReadWrite}) {
            const Text fault = faultOf([&] { (void)Match::open(path, skirmishOnly(), access); });
            CHECK(fault.id == expected.id);
            CHECK(fault.arguments == expected.arguments);
        }
        // Once it is taken back the game goes on; the forger is found out all the same.
        Journal::open(path, Access::ReadWrite).takeBack(0, 1, noon);
        const auto match = Match::open(path, skirmishOnly(), Access::ReadOnly);
        CHECK(match->state() == before);
        CHECK(faultOf([&] {
                  (void)tableAfter(match->journal(), match->scribe(),
                                   match->journal().pageOf(forged));
              }) == expected);
        const Verification found = verify(*match);
        REQUIRE(found.difference);
        CHECK(found.difference->page == 2);
    }
}

TEST_CASE("what is no event is refused with its number") {
    struct Unread {
        const char* name;
        EventRow event;
        const char* message;
        std::string where;
    };
    for (const Unread& row : std::vector<Unread>{
             {"a kind there is not",
              {"counter_eaten", "{}"},
              "play.fault.no_name",
              "counter_eaten"},
             {"no JSON", {"frame_popped", "{"}, "core.fault.not_json", "frame_popped"},
             {"no object", {"frame_popped", "[]"}, "play.fault.expected", "frame_popped"},
             {"a counter there is not",
              {"counter_turned", R"({"counter":"r99","face":0})"},
              "play.fault.no_name",
              "counter_turned"},
             {"a face beyond all counters",
              {"counter_turned", R"({"counter":"r1","face":256})"},
              "play.fault.expected",
              "counter_turned"},
             {"a number that looks negative only when it is cut",
              {"track_set", R"({"track":"first","value":18446744073709551615})"},
              "play.fault.expected",
              "track_set"},
             {"a side there is not",
              {"frame_pushed", R"({"frame":"skirmish.bid","locals":{},"owners":["green"]})"},
              "play.fault.no_name",
              "frame_pushed"},
             {"a local there is not",
              {"frame_pushed", R"({"frame":"skirmish.bid","locals":{"x":1},"owners":["red"]})"},
              "play.fault.no_name",
              "frame_pushed"},
             {"two values where there is one",
              {"frame_pushed", R"({"frame":"skirmish.turn","locals":{"next":[1,2]},"owners":[]})"},
              "play.fault.expected",
              "frame_pushed"},
             {"a ratio of zero only when it is cut",
              {"narrated", R"({"text":"x","with":[{"ratio":[1,4294967296]}]})"},
              "play.fault.expected",
              "narrated"},
             {"a hex off the map",
              {"narrated", R"({"text":"x","with":[{"hex":"9999"}]})"},
              "play.fault.no_name",
              "narrated"},
         }) {
        CAPTURE(row.name);
        const TestFolder folder;
        const auto path = folder.path("game.esagono");
        EventNumber forged = 0;
        {
            const auto match = begun(path);
            forge(*match, {row.event});
            forged = match->journal().lastEvent();
        }
        const Text fault =
            faultOf([&] { (void)Match::open(path, skirmishOnly(), Access::ReadOnly); });
        CHECK(fault.id == row.message);
        REQUIRE(!fault.arguments.empty());
        const auto* where = std::get_if<std::string>(&fault.arguments.front());
        REQUIRE(where);
        CHECK(where->starts_with(row.where + " #" + std::to_string(forged)));
    }
}

TEST_CASE("a command that is no object is a difference, not a crash") {
    for (const char* args : {"[1]", "7", "null", "\"bid\"", "{"}) {
        CAPTURE(args);
        const TestFolder folder;
        const auto match = begun(folder.path("game.esagono"));
        forge(*match, {{"narrated", R"({"text":"x"})"}}, args);
        const Verification found = verify(*match);
        REQUIRE(found.difference);
        CHECK(found.difference->page == 2);
    }
}

TEST_CASE("a snapshot of a table that cannot be is passed over") {
    struct Lie {
        const char* name;
        void (*tell)(State&);
        const char* flaw;
    };
    for (const Lie& lie : {
             Lie{"a face", [](State& state) { state.counters[0].face = 2; }, "counters"},
             Lie{"a status", [](State& state) { state.statuses[0] = 2; }, "counters"},
             Lie{"a track", [](State& state) { state.tracks[0] = 6; }, "tracks"},
             Lie{"a frame", [](State& state) { state.frames[0].name = FrameId(99); }, "frames"},
             Lie{"locals", [](State& state) { state.frames[0].locals = Values(7); }, "frames"},
             Lie{"a side", [](State& state) { state.frames[1].owners.bits = 4; }, "frames"},
             Lie{"a decision of nobody", [](State& state) { state.frames[1].owners = {}; },
                 "frames"},
             Lie{"a step of somebody", [](State& state) { state.frames[0].owners = skirmish::red; },
                 "frames"},
             Lie{"a step on top", [](State& state) { state.frames.pop_back(); }, "frames"},
             Lie{"a stack without end",
                 [](State& state) {
                     state.frames.insert(state.frames.begin(), 31, state.frames.front());
                 },
                 "frames"},
         }) {
        CAPTURE(lie.name);
        const TestFolder folder;
        const auto path = folder.path("game.esagono");
        State truth;
        {
            const auto match = begun(path);
            truth = match->state();
            State told = truth;
            lie.tell(told);
            const auto flaw = flawIn(Position(told, match->setting()));
            REQUIRE(flaw);
            CHECK(*flaw == lie.flaw);
            match->journal().keepSnapshot(match->journal().head(), packState(told));
        }
        const auto match = Match::open(path, skirmishOnly(), Access::ReadOnly);
        CHECK(match->state() == truth);
        CHECK(verify(*match).difference);
    }
}

TEST_CASE("a position that cannot be begins no game") {
    std::string tower = R"({"frame":"skirmish.turn"})";
    for (int i = 0; i < 40; ++i)
        tower += R"(,{"frame":"skirmish.turn"})";
    struct Laid {
        const char* name;
        std::string member;
        const char* message;
    };
    for (const Laid& row : std::vector<Laid>{
             {"chits in no cup", R"("pools":{"":{"rain":3}})", "play.fault.expected"},
             {"a track above its range", R"("tracks":{"turn":6})", "play.fault.expected"},
             {"a track below its range", R"("tracks":{"first":-1})", "play.fault.expected"},
             {"a status above its range",
              R"("counters":[{"at":"0505","counter":"r1","status":{"moved":2}}])",
              "play.fault.expected"},
             {"a face there is not", R"("counters":[{"at":"0505","counter":"r1","face":2}])",
              "play.fault.expected"},
             {"a stack without end", R"("frames":[)" + tower + "]", "play.refuse.argument"},
         }) {
        CAPTURE(row.name);
        const TestFolder folder;
        const auto path = folder.path("none.esagono");
        const bool frames = row.member.starts_with(R"("frames")");
        const Record position =
            readRecord(R"({"format":"esagono-position",)" + row.member +
                           (frames ? "}" : R"(,"frames":[{"frame":"skirmish.turn"}]})"),
                       "test");
        CHECK(faultOf([&] { (void)begun(path, position); }).id == row.message);
        CHECK(!std::filesystem::exists(path));
    }
}

TEST_CASE("a sequence that is told to be past its end is over") {
    const TestFolder folder;
    const Record position = readRecord(R"({"format":"esagono-position",
        "frames":[{"frame":"skirmish.turn","locals":{"next":77}}]})",
                                       "test");
    CHECK(begun(folder.path("game.esagono"), position)->position().isOver());
}

TEST_CASE("what could not be read again is not written") {
    const TestFolder folder;
    const auto path = folder.path("game.esagono");
    // Blue has all the points there are, and is about to get one more.
    const auto match = Match::create(path, skirmishGame().package, skirmishOnly(),
                                     {.scenario = "field",
                                      .position = readRecord(R"({"format":"esagono-position",
             "tracks":{"turn":2,"chit":2,"blue_points":20},
             "counters":[{"counter":"r1","at":"0505","face":1},{"counter":"r2","at":"0606"},
                         {"counter":"b1","at":"0405"}],
             "frames":[{"frame":"skirmish.turn","locals":{"next":5}},
                       {"frame":"skirmish.move","owners":["red"],"locals":{"side":"red"}},
                       {"frame":"skirmish.move_step","locals":{"unit":"r1"}},
                       {"frame":"skirmish.opportunity","owners":["blue"],
                        "locals":{"target":"r1"}}]})",
                                                             "test"),
                                      .at = noon});
    const State before = match->state();
    const Command fire = match->scribe().readCommand(
        readRecord(R"({"verb":"fire","with":"b1"})", ""), skirmish::blue, match->position().kind());
    const Text fault = faultOf([&] { (void)match->submit(fire, noon, {6}); });
    CHECK(fault.id == "play.fault.impossible_event");
    REQUIRE(fault.arguments.size() == 2);
    CHECK(fault.arguments[1] == TextArgument(std::string("track_set/value")));
    CHECK(match->state() == before);
    CHECK(match->journal().lastPage() == 1);
    CHECK(!match->submit(fire, noon, {1}).isRefused());
}

} // namespace esagono::possible_tests
