// SPDX-License-Identifier: GPL-3.0-or-later
// The command line on the games that are played, at several moments of random games: short, within
// a terminal's width, in four languages; and what commands are said to cost is what they take.
#include "app/cli/layout.h"
#include "engine/all_games.h"
#include "engine/kit/reading/package_reader.h"
#include "engine/play/asking/costs.h"
#include "engine/play/playout.h"
#include "tests/cli/cli_run.h"

namespace esagono::cli_games_tests {

namespace {

struct Table {
    const char* game;
    const char* scenario;
    bool isPaid = false; ///< whether commands are paid with points all the time
};
constexpr Table tables[] = {{"santander", "suggested"},
                            {"banditen", "gravellona", true},
                            {"guadalajara", "italian_offensive"},
                            {"tscw", "1936", true}};

std::filesystem::path resources() {
    return std::filesystem::path(ESAGONO_SOURCE_DIR) / "resources";
}

Ran runOn(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {"--packages", resources().string()});
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    const int exit = runCli(arguments, allGames(), in, out, err);
    return {exit, out.str(), err.str()};
}

/// Plays on by chance; takes nothing back.
void playOn(const std::string& file, std::size_t commands, RandomPlayer& player) {
    const auto match = Match::open(file, allGames(), Access::ReadWrite);
    for (std::size_t i = 0; i < commands && !match->position().isOver(); ++i) {
        const SideId side = nextToDecide(match->position());
        const Command command =
            player.choose(match->position(), side, offersTo(match->position(), side));
        REQUIRE(!match->submit(command, "2026-01-01T00:00:00Z").isRefused());
    }
}

/// Lines that are too wide; a command is one line, however long, so that it can be copied.
std::string tooWide(const std::string& text) {
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
        if (cli::widthOf(line) > 100 && line.find('=') == std::string::npos)
            return line;
    return {};
}

/// What no reader should ever meet: ids of messages, placeholders, numbers of faces.
std::string rawWord(const std::string& text) {
    for (const char* word :
         {"cli.", "play.", "%1", "%2", "%n", "(face 1", "(face 2", "@track", "@pool"})
        if (text.find(word) != std::string::npos)
            return word;
    return {};
}

void readsWell(const std::vector<std::string>& arguments) {
    CAPTURE(arguments.back());
    const Ran ran = runOn(arguments);
    CHECK(ran.exit == 0);
    CHECK(tooWide(ran.out).empty());
    CHECK(rawWord(ran.out).empty());
    CHECK_FALSE(ran.out.empty());
}

} // namespace

TEST_CASE("offers are short and tables read well at any moment of every game") {
    constexpr std::size_t shortOffers = 8'000; // bytes
    const char* languages[] = {"it", "en", "es", "fr"};
    for (const Table& table : tables) {
        CAPTURE(table.game);
        const TestFolder folder;
        const std::string file = folder.path("game.esagono").string();
        REQUIRE(runOn({"new", "--game", table.game, "--scenario", table.scenario, "--seed", "5",
                       "--out", file})
                    .exit == 0);
        RandomPlayer player(5);
        for (const std::size_t more : {0U, 6U, 25U, 90U}) {
            playOn(file, more, player);
            for (const char* language : languages) {
                CAPTURE(language);
                const Ran brief = runOn({"offers", file, "--lang", language});
                CHECK(brief.out.size() < shortOffers);
                CHECK(tooWide(brief.out).empty());
                CHECK(rawWord(brief.out).empty());
            }
            readsWell({"offers", file, "--all", "--lang", languages[more % 4]});
            for (const char* as : {"umpire", "stranger"})
                readsWell({"state", file, "--lang", languages[(more + 1) % 4], "--as", as});
        }
    }
}

TEST_CASE("a position that hides nothing from a side can be begun from") {
    const TestFolder folder;
    const std::string file = folder.path("game.esagono").string();
    const std::vector<std::string> begin = {"new",        "--game", "banditen", "--scenario",
                                            "gravellona", "--seed", "5",        "--out"};
    std::vector<std::string> first = begin;
    first.push_back(file);
    REQUIRE(runOn(first).exit == 0);
    RandomPlayer player(5);
    playOn(file, 30, player);
    const Ran seen = runOn({"position", file, "--as", "axis"});
    CHECK_FALSE(readRecord(seen.out, "position").contains("hidden"));
    std::ofstream(folder.path("seen.json")) << seen.out;
    std::vector<std::string> again = begin;
    again.insert(again.end(), {folder.path("again.esagono").string(), "--position",
                               folder.path("seen.json").string()});
    CHECK(runOn(again).exit == 0);
    CHECK(runOn({"position", folder.path("again.esagono").string()}).out ==
          runOn({"position", file}).out);
}

TEST_CASE("what a command is said to cost is what it takes") {
    for (const Table& table : tables) {
        CAPTURE(table.game);
        const Rules* rules = *std::ranges::find(allGames(), std::string_view(table.game),
                                                [](const Rules* each) { return each->id; });
        const Game game(readPackage(resources() / table.game), *rules);
        const Setting setting = settingOf(game, table.scenario);
        SeededDice dice(seedFrom("costs"));
        RandomPlayer one(3), two(4);
        Player* seats[] = {&one, &two};
        std::size_t paid = 0;
        const auto watch = [&](const State& state, const Command& command, const Ruled& ruled) {
            const Position before(state, setting);
            const std::vector<Expense> expenses = expensesOf(before, command);
            paid += expenses.size();
            std::vector<TrackSet> taken;
            for (const Event& event : ruled.events) {
                if (std::holds_alternative<DiceRolled>(event.fact))
                    break;
                if (const auto* set = std::get_if<TrackSet>(&event.fact))
                    taken.push_back(*set);
            }
            for (const Expense& each : expenses)
                CHECK(std::ranges::any_of(taken, [&](const TrackSet& set) {
                    return set.track == each.stock.track &&
                           Ratio(set.value, each.stock.perPoint) == each.after;
                }));
            return true;
        };
        static_cast<void>(playOut(setting, begin(setting, dice).state, dice, seats, 400, watch));
        CHECK((paid > 0 || !table.isPaid));
    }
}

} // namespace esagono::cli_games_tests
