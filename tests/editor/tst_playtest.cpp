// SPDX-License-Identifier: GPL-3.0-or-later
// Packages tried out by random games: what is counted, what fails, and how soon it stops.
#include "editor/playtest/playtest_worker.h"

#include "engine/all_games.h"
#include "engine/core/fault.h"
#include "engine/kit/reading/package_reader.h"
#include "engine/play/match.h"
#include "engine/play/verify.h"
#include "tests/skirmish/chapters.h"
#include "tests/support/table.h"

#include <atomic>
#include <doctest/doctest.h>
#include <numeric>
#include <sstream>
#include <thread>

using namespace esagono;

namespace {

GamePackage skirmishPackage() {
    return readPackage(skirmishFolder());
}

Playtest skirmishTest(std::size_t games, std::uint64_t seed = 1) {
    return {skirmishPackage(), skirmishOnly(), {.scenario = "field", .games = games, .seed = seed}};
}

std::size_t sum(const std::vector<std::uint32_t>& counts) {
    return std::accumulate(counts.begin(), counts.end(), std::size_t{0});
}

/// The test game's rules with something broken.
struct BrokenRules {
    Rules rules = skirmish::rules();
    std::vector<const Rules*> list = {&rules};

    [[nodiscard]] PlaytestResult played(PlaytestOptions options) {
        options.scenario = "field";
        options.games = 3;
        Playtest playtest(skirmishPackage(), list, std::move(options));
        playtest.run({});
        return playtest.result();
    }
};

} // namespace

TEST_CASE("Random games of the test game are counted") {
    Playtest playtest = skirmishTest(30);
    std::vector<std::size_t> told;
    playtest.run({}, [&](const PlaytestResult& result) { told.push_back(result.played); });
    const PlaytestResult& result = playtest.result();
    CHECK(told.size() == 30);
    CHECK(told.front() == 1);
    CHECK(result.played == 30);
    CHECK(result.failures.empty());
    CHECK(result.finished() == 30);
    CHECK(result.wins[0] + result.wins[1] + result.draws == 30);
    CHECK(std::ranges::all_of(result.turns, [](std::uint32_t turns) { return turns > 0; }));
    CHECK(std::ranges::all_of(result.decisions, [](std::uint32_t count) { return count > 5; }));
    CHECK(std::ranges::all_of(result.visited, [](std::uint32_t games) { return games <= 30; }));
    CHECK(sum(result.arrivals) > sum(result.visited));
    const auto never = result.neverVisited(playtest.map());
    CHECK(never.size() + static_cast<std::size_t>(std::ranges::count_if(
                             result.visited, [](std::uint32_t games) { return games > 0; })) ==
          playtest.map().hexes().size());
}

TEST_CASE("The same seed plays the same games, another seed others") {
    Playtest once = skirmishTest(5);
    Playtest again = skirmishTest(5);
    Playtest other = skirmishTest(5, 2);
    for (Playtest* each : {&once, &again, &other})
        each->run({});
    CHECK(once.result() == again.result());
    CHECK_FALSE(once.result() == other.result());
}

TEST_CASE("Santander is tried out, with its throws counted on its charts") {
    Playtest playtest(
        readPackage(std::filesystem::path(ESAGONO_SOURCE_DIR) / "resources/santander"), allGames(),
        {.scenario = "suggested", .games = 3});
    playtest.run({});
    const PlaytestResult& result = playtest.result();
    CHECK(result.finished() == 3);
    CHECK(result.failures.empty());
    REQUIRE(result.throws.contains("weather"));
    REQUIRE(result.throws.contains("combat"));
    const ChartThrows& combat = result.throws.at("combat");
    CHECK(combat.columns == 8);
    CHECK(sum(combat.cells) > 0);
    CHECK(combat.elsewhere == 0);
    const ChartThrows& weather = result.throws.at("weather");
    CHECK(weather.rows == 2);
    CHECK(sum(weather.cells) <= sum(result.turns)); // once a turn at most
    CHECK(result.neverVisited(playtest.map()).size() < playtest.map().hexes().size());
}

TEST_CASE("A dead end is found, and its game can be saved up to there") {
    BrokenRules broken;
    for (FrameKind& kind : broken.rules.frames)
        if (kind.name == "skirmish.declare_attack")
            kind.offers = [](const Position&, SideId) { return std::vector<Offer>(); };
    Playtest playtest(skirmishPackage(), broken.list, {.scenario = "field", .games = 2});
    playtest.run({});
    REQUIRE(playtest.result().failures.size() == 2);
    const PlaytestFailure& failure = playtest.result().failures[0];
    CHECK(failure.kind == PlaytestFailure::Kind::DeadEnd);
    CHECK(failure.seed == 1);
    CHECK(failure.text.id == "editor.playtest.dead_end");
    CHECK(failure.commands > 0);
    const TestFolder folder;
    const auto path = folder.path("dead.esagono");
    playtest.saveGame(failure.seed, path, "2026-01-01T00:00:00Z");
    const auto match = Match::open(path, broken.list, Access::ReadOnly);
    CHECK(match->journal().lastPage() == PageNumber(failure.commands) + 1);
    CHECK(match->position().kind().name == "skirmish.declare_attack");
    CHECK(!verify(*match).difference);
}

TEST_CASE("Games that break, refuse what they offered or never end are told with their seed") {
    SUBCASE("broken") {
        BrokenRules broken;
        broken.rules.begin = [](Draft&) { throw Fault(FaultKind::Mismatch, Text("test.broken")); };
        const PlaytestResult result = broken.played({});
        REQUIRE(result.failures.size() == 3);
        CHECK(result.failures[0].kind == PlaytestFailure::Kind::Broken);
        CHECK(result.failures[0].text.id == "test.broken");
        CHECK(result.failures[0].commands == 0);
        CHECK(result.failures[0].seed != result.failures[1].seed);
    }
    SUBCASE("endless") {
        BrokenRules sound;
        const PlaytestResult result = sound.played({.mostCommands = 5});
        REQUIRE(result.failures.size() == 3);
        CHECK(result.failures[0].kind == PlaytestFailure::Kind::Endless);
        CHECK(result.failures[0].commands == 5);
        CHECK(result.finished() == 0);
    }
}

TEST_CASE("What cannot be played at all is said at once") {
    CHECK_THROWS_AS(Playtest(skirmishPackage(), allGames(), {.scenario = "field"}), Fault);
    CHECK_THROWS_AS(Playtest(skirmishPackage(), skirmishOnly(), {.scenario = "none"}), Fault);
    CHECK_THROWS_AS(
        Playtest(skirmishPackage(), skirmishOnly(), {.scenario = "field", .rulings = {{"x", "y"}}}),
        Fault);
}

TEST_CASE("An unsaved package is tried out as it is") {
    Documents documents = skirmishPackage().documents;
    documents.at("scenarios.json")["scenarios"][0]["tracks"]["turn"] = 4; // of five
    std::vector<Finding> findings;
    const GamePackage changed = readPackage(std::move(documents), findings);
    Playtest playtest(changed, skirmishOnly(), {.scenario = changed.scenarios[0].id, .games = 5});
    playtest.run({});
    CHECK(playtest.result().finished() == 5);
    CHECK(std::ranges::all_of(playtest.result().turns,
                              [](std::uint32_t turns) { return turns <= 2; }));
}

TEST_CASE("A playtest in its own thread is looked at, cancelled at once and taken up again") {
    Playtest playtest(
        readPackage(std::filesystem::path(ESAGONO_SOURCE_DIR) / "resources/santander"), allGames(),
        PlaytestOptions{.scenario = "suggested", .games = 100'000});
    std::atomic<std::size_t> played = 0;
    std::jthread thread([&](const std::stop_token& stop) {
        playtest.run(stop, [&](const PlaytestResult& so) {
            played = so.played;
            played.notify_one();
        });
    });
    played.wait(0);
    thread.request_stop();
    const std::size_t told = played;
    thread.join();
    CHECK(playtest.result().played <= told + 1); // at most the game that was being played
    CHECK(playtest.result().played > 0);
    CHECK(playtest.result().played < 100'000);

    Playtest whole = skirmishTest(6);
    whole.run({});
    Playtest parts = skirmishTest(6);
    std::stop_source first;
    parts.run(first.get_token(), [&](const PlaytestResult& so) {
        if (so.played == 2)
            first.request_stop();
    });
    CHECK(parts.result().played == 2);
    parts.run({});
    CHECK(parts.result() == whole.result());
}

TEST_CASE("A share is told with what it may be in truth") {
    const ShareEstimate half = estimate(50, 100); // Wilson: 0.4038 to 0.5962
    CHECK(half.share == doctest::Approx(0.5));
    CHECK(half.low == doctest::Approx(0.4038).epsilon(0.001));
    CHECK(half.high == doctest::Approx(0.5962).epsilon(0.001));
    const ShareEstimate none = estimate(0, 10); // 0 to 0.2775
    CHECK(none.low == doctest::Approx(0).epsilon(0.001));
    CHECK(none.high == doctest::Approx(0.2775).epsilon(0.001));
    CHECK(estimate(0, 0).high == 1);
}

TEST_CASE("Games played by another program count as those played here") {
    Playtest here = skirmishTest(5);
    here.run({});
    Playtest elsewhere = skirmishTest(5);
    PlaytestOrder order{skirmishPackage().documents, {.scenario = "field"}, {}, {}, {}};
    order.seeds = elsewhere.seeds();
    std::istringstream in(written(order));
    std::ostringstream out;
    CHECK(playOrders(in, out, skirmishOnly()) == 0);
    std::istringstream lines(out.str());
    std::vector<std::uint64_t> begun;
    for (std::string line; std::getline(lines, line);) {
        const PlaytestLine read = readLine(line, elsewhere);
        if (read.begins)
            begun.push_back(*read.begins);
        if (read.game)
            elsewhere.count(*read.game);
    }
    CHECK(begun == elsewhere.seeds());
    CHECK(elsewhere.result() == here.result());
}

TEST_CASE("A failure keeps its words on the way") {
    BrokenRules broken;
    broken.rules.ending = nullptr;
    Playtest playtest(skirmishPackage(), broken.list,
                      {.scenario = "field", .games = 1, .mostCommands = 3});
    const std::optional<PlaytestGame> game = playtest.play(7, {});
    REQUIRE(game);
    REQUIRE(game->failure);
    CHECK(game->failure->kind == PlaytestFailure::Kind::Endless);
    CHECK(playtest.read(playtest.write(*game)) == *game);
}

TEST_CASE("What is no order, and what is no answer, is refused") {
    CHECK_THROWS_AS((void)readOrder("{}"), Fault);
    CHECK_THROWS_AS((void)readOrder("nonsense"), Fault);
    std::istringstream in("{}");
    std::ostringstream out;
    CHECK(playOrders(in, out, skirmishOnly()) == 1);
    const Playtest playtest = skirmishTest(1);
    CHECK_THROWS_AS((void)readLine(R"({"game":{"seed":1}})", playtest), Fault);
    Record game = playtest.write(*playtest.play(1, {}));
    game["arrivals"] = Record::array({Record::array({1'000'000, 1})});
    CHECK_THROWS_AS((void)readLine(compactText({{"game", game}}), playtest), Fault);
}
