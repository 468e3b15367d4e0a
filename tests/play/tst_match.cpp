// SPDX-License-Identifier: GPL-3.0-or-later
// The table, the referee and the diary together: going on, taking back, branches, seeking,
// verifying.
#include "engine/core/fault.h"
#include "engine/core/fold.h"
#include "engine/core/snapshot.h"
#include "engine/play/playout.h"
#include "engine/play/verify.h"
#include "engine/replay/film.h"
#include "tests/skirmish/names.h"
#include "tests/support/table.h"

#include <doctest/doctest.h>

#include <fstream>

namespace esagono::match_tests {

using namespace esagono::skirmish;

namespace {

constexpr char noon[] = "1937-08-14T12:00:00Z";

Start seeded(const std::string& words, const std::string& scenario = "field") {
    return {.scenario = scenario, .seed = seedFrom(words), .at = noon};
}

std::unique_ptr<Match> newMatch(const std::filesystem::path& path, const Start& start) {
    return Match::create(path, skirmishGame().package, skirmishOnly(), start);
}

Command commandOf(const Match& match, const char* side, const char* json) {
    return match.scribe().readCommand(readRecord(json, "test"),
                                      find<SideId>(match.setting().package().sides, side),
                                      match.position().kind());
}

void mustSubmit(Match& match, const char* side, const char* json) {
    REQUIRE(!match.submit(commandOf(match, side, json), noon).isRefused());
}

/// Plays so many random commands into the diary.
void playOn(Match& match, std::uint64_t seed, int commands) {
    RandomPlayer player(seed);
    for (int i = 0; i < commands && !match.position().isOver(); ++i) {
        const Position position = match.position();
        const SideId side = position.owners().contains(red) ? red : blue;
        const Command command = player.choose(position, side, offersTo(position, side));
        REQUIRE(!match.submit(command, noon).isRefused());
    }
}

} // namespace

TEST_CASE("a game is the same when its diary is opened again") {
    const TestFolder folder;
    const auto path = folder.path("game.esagono");
    State state;
    {
        const auto match = newMatch(path, seeded("again"));
        playOn(*match, 7, 60);
        state = match->state();
    }
    CHECK(Match::open(path, skirmishOnly(), Access::ReadOnly)->state() == state);
    const auto match = Match::open(path, skirmishOnly(), Access::ReadWrite);
    CHECK(match->state() == state);
    playOn(*match, 8, 400);
    CHECK(match->position().isOver());
    CHECK(!verify(*match).difference);
}

TEST_CASE("an existing file is never overwritten") {
    const TestFolder folder;
    const auto path = folder.path("precious.esagono");
    std::ofstream(path) << "precious";
    CHECK_THROWS_AS(newMatch(path, seeded("x")), Fault);
    std::string content;
    std::ifstream(path) >> content;
    CHECK(content == "precious");
}

TEST_CASE("a game that cannot begin leaves no file") {
    const TestFolder folder;
    const auto path = folder.path("none.esagono");
    Start start = seeded("x", "nowhere");
    CHECK_THROWS_AS(newMatch(path, start), Fault);
    start = seeded("x");
    start.rulings["R1"] = "perhaps";
    CHECK_THROWS_AS(newMatch(path, start), Fault);
    start = seeded("x");
    start.position = {{"format", "esagono-position"}};
    CHECK_THROWS_AS(newMatch(path, start), Fault);
    CHECK(!std::filesystem::exists(path));
}

TEST_CASE("a refused command is not written") {
    const TestFolder folder;
    const auto match = newMatch(folder.path("game.esagono"), seeded("refused"));
    const State before = match->state();
    const PageNumber page = match->journal().lastPage();
    CHECK(
        match->submit(commandOf(*match, "red", R"({"verb":"bid","supply":9})"), noon).isRefused());
    CHECK(match->state() == before);
    CHECK(match->journal().lastPage() == page);
}

TEST_CASE("a take-back stops at barriers") {
    const TestFolder folder;
    const auto match = newMatch(folder.path("game.esagono"), seeded("quiet 3"));
    const auto ruleOf = [](const std::optional<Refusal>& verdict) {
        return verdict ? verdict->text.id : "";
    };

    CHECK(ruleOf(match->whyNotTakeBack(red)) == "play.refuse.nothing_to_take_back");
    const State start = match->state();
    mustSubmit(*match, "red", R"({"verb":"bid","supply":1})");
    CHECK(ruleOf(match->whyNotTakeBack(blue)) == "play.refuse.take_back_of_others");
    const State bid = match->state();

    CHECK(!match->takeBack(red, noon));
    CHECK(match->state() == start);
    mustSubmit(*match, "red", R"({"verb":"bid","supply":1})");
    CHECK_MESSAGE(match->state() == bid, "take-back, then the same again, is identity");

    mustSubmit(*match, "blue", R"({"verb":"bid","supply":0})");
    CHECK_MESSAGE(ruleOf(match->whyNotTakeBack(red)) == "play.refuse.take_back_of_others",
                  "the other side has decided");
    CHECK(!match->takeBack(blue, noon));
    mustSubmit(*match, "blue", R"({"verb":"bid","supply":0})");
    CHECK(!verify(*match).difference);
}

TEST_CASE("no take-back crosses a die") {
    const TestFolder folder;
    Start start = seeded("die");
    start.position = readRecord(R"({"format":"esagono-position","tracks":{"turn":2,"chit":2},
        "counters":[{"counter":"r1","at":"0605"},{"counter":"b1","at":"0405"}],
        "frames":[{"frame":"skirmish.turn","locals":{"next":5}},
                  {"frame":"skirmish.move","owners":["red"],"locals":{"side":"red"}}]})",
                                "test");
    const auto match = newMatch(folder.path("game.esagono"), start);
    mustSubmit(*match, "red", R"({"verb":"move","unit":"r1","path":["0505"]})");
    CHECK_MESSAGE(!match->whyNotTakeBack(red), "the enemy was asked, but has not answered");
    mustSubmit(*match, "blue", R"({"verb":"fire","with":"b1"})");
    REQUIRE(match->whyNotTakeBack(blue));
    CHECK(match->whyNotTakeBack(blue)->text.id == "play.refuse.take_back_barrier");
    CHECK(!verify(*match).difference);
}

TEST_CASE("no take-back crosses a secret shown") {
    struct Row {
        const char* name;
        const char* mover;
        bool barrier;
    };
    for (const Row& row : {Row{"2.2 a scout looks at the enemy", "r5", true},
                           Row{"2.2 an ordinary unit sees backs", "r1", false}}) {
        CAPTURE(row.name);
        const TestFolder folder;
        Start start = seeded("secret");
        start.position = readRecord(R"({"format":"esagono-position","tracks":{"turn":2,"chit":1},
            "counters":[{"counter":"r5","at":"0605"},{"counter":"r1","at":"0606"},
                        {"counter":"b1","at":"0405"}],
            "frames":[{"frame":"skirmish.turn","locals":{"next":5}},
                      {"frame":"skirmish.move","owners":["red"],"locals":{"side":"red"}}]})",
                                    "test");
        const auto match = newMatch(folder.path("game.esagono"), start);
        const std::string move =
            std::string(R"({"verb":"move","unit":")") + row.mover + R"(","path":["0505"]})";
        mustSubmit(*match, "red", move.c_str());
        CHECK(match->whyNotTakeBack(red).has_value() == row.barrier);
    }
}

TEST_CASE("any event of a diary can be sought, and the table is what the fold says") {
    const TestFolder folder;
    const auto match = newMatch(folder.path("game.esagono"), seeded("seek"));
    playOn(*match, 3, 80);
    const auto recording = Recording::of(*match);
    Film film(*recording);
    State folded(match->setting().package().shape(*match->setting().scenario));
    film.showEvent(0);
    CHECK(film.state() == folded);
    EventNumber number = 0;
    for (PageNumber page = 1; page <= match->journal().lastPage(); ++page) {
        for (const EventRow& row : match->journal().eventsOf(page)) {
            fold(folded, readEvent(match->scribe(), ++number, row));
            film.showEvent(number);
            CHECK(film.state() == folded);
        }
        CHECK(tableAfter(match->journal(), match->scribe(), page) == folded);
    }
    CHECK(number == match->journal().lastEvent());
    CHECK_THROWS_AS(film.showEvent(number + 1), Fault);
    CHECK_THROWS_AS(film.showEvent(-1), Fault);
}

TEST_CASE("snapshots can be dropped: they are derived") {
    const TestFolder folder;
    const auto match = newMatch(folder.path("game.esagono"), seeded("drop"));
    playOn(*match, 5, 80);
    const PageNumber middle = match->journal().lastPage() / 2;
    const State before = tableAfter(match->journal(), match->scribe(), middle);
    match->journal().dropDerived();
    CHECK(tableAfter(match->journal(), match->scribe(), middle) == before);
    CHECK(!verify(*match).difference);
}

TEST_CASE("a snapshot that lies is found by verify") {
    const TestFolder folder;
    const auto match = newMatch(folder.path("game.esagono"), seeded("lie"));
    playOn(*match, 5, 10);
    State wrong = match->state();
    wrong.tracks[turn.index()] = 5;
    match->journal().keepSnapshot(match->journal().head(), packState(wrong));
    const Verification found = verify(*match);
    REQUIRE(found.difference);
    CHECK(found.difference->text.id == "play.verify.snapshot");
}

TEST_CASE("a diary of other events than the rules bring is found by verify") {
    const TestFolder folder;
    const auto path = folder.path("game.esagono");
    const auto match = newMatch(path, seeded("forged"));
    std::vector<EventRow> rows = {{"track_set", R"({"track":"red_points","value":9})"}};
    match->journal().append({.side = "red", .verb = "bid", .args = R"({"supply":0})", .at = noon},
                            rows);
    const Verification found = verify(*match);
    REQUIRE(found.difference);
    CHECK(found.difference->page == 2);
    CHECK(found.difference->text.id == "play.verify.event");
}

TEST_CASE("dice that are told make the same game again") {
    const TestFolder folder;
    Start start{.scenario = "melee", .at = noon};
    start.position = readRecord(R"({"format":"esagono-position","tracks":{"turn":2,"chit":2},
        "counters":[{"counter":"r1","at":"0605"},{"counter":"b1","at":"0405"}],
        "frames":[{"frame":"skirmish.turn","locals":{"next":5}},
                  {"frame":"skirmish.move","owners":["red"],"locals":{"side":"red"}}]})",
                                "test");
    const auto match = newMatch(folder.path("game.esagono"), start);
    mustSubmit(*match, "red", R"({"verb":"move","unit":"r1","path":["0505"]})");
    const Command fire = commandOf(*match, "blue", R"({"verb":"fire","with":"b1"})");
    CHECK(match->submit(fire, noon).isRefused());
    CHECK(match->submit(fire, noon, {7}).isRefused());
    CHECK(!match->submit(fire, noon, {6}).isRefused());
    CHECK(match->position().face(find<CounterId>(match->setting().package().counters, "r1")) == 1);
    CHECK(!verify(*match).difference);
}

TEST_CASE("a package that does not fit its rules is refused by name") {
    GamePackage package = skirmishGame().package;
    std::swap(package.statuses[0], package.statuses[1]);
    try {
        const Game game(std::move(package), *skirmishGame().rules);
        FAIL("accepted");
    } catch (const Fault& fault) {
        CHECK(fault.kind() == FaultKind::Mismatch);
        CHECK(fault.text().id == "play.fault.package_lacks");
    }
}

} // namespace esagono::match_tests
