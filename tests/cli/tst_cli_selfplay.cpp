// SPDX-License-Identifier: GPL-3.0-or-later
// selfplay: counts, seeds, diaries, and what it says of rules that break a law.
#include "engine/core/share_estimate.h"
#include "engine/play/draft.h"
#include "tests/cli/cli_run.h"
#include "tests/skirmish/chapters.h"

namespace esagono::cli_selfplay_tests {

namespace {

std::vector<std::string> play(std::vector<std::string> more) {
    std::vector<std::string> arguments = {"selfplay", "--game", "skirmish", "--scenario", "melee"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

/// The answer without what a clock says.
Record timeless(const Ran& ran) {
    Record record = ran.json();
    record.erase("milliseconds");
    record.erase("thinking");
    record.erase("side_turns_per_second");
    return record;
}

/// The test game with a step that nobody expected.
Rules spoiled(void (*spoil)(Rules&)) {
    Rules rules = skirmish::rules();
    spoil(rules);
    return rules;
}

int playWith(const Rules& rules, std::ostringstream& out, const char* rulings = "standard") {
    const Rules* const games[] = {&rules};
    std::istringstream in;
    std::vector<std::string> arguments =
        play({"--games", "9", "--json", "--check", "all", "--rulings", rulings});
    arguments.insert(arguments.begin(), {"--packages", skirmishFolder().string()});
    return runCli(arguments, games, in, out, out);
}

} // namespace

TEST_CASE("games against itself are counted") {
    const Ran ran = runJson(play({"--games", "6", "--seed", "7", "--check", "all"}));
    CHECK(ran.exit == 0);
    const Record answer = ran.json();
    CHECK(answer["games"] == 6);
    CHECK(answer["unfinished"] == 0);
    const int ended = answer["wins"]["red"].get<int>() + answer["wins"]["blue"].get<int>() +
                      answer["draws"].get<int>();
    CHECK(ended == 6);
    CHECK(answer["events"] > answer["commands"]);
    CHECK(answer["side_turns"] > 6);
    CHECK(!answer.contains("broken"));
    CHECK(run(play({"--games", "1"})).exit == 0);
}

TEST_CASE("the same seed plays the same games") {
    const Ran one = runJson(play({"--games", "3", "--seed", "11"}));
    CHECK(timeless(one) == timeless(runJson(play({"--games", "3", "--seed", "11"}))));
    CHECK(timeless(one) != timeless(runJson(play({"--games", "3", "--seed", "12"}))));
}

TEST_CASE("as many games at a time as one likes are the same games") {
    const Ran one = runJson(play({"--games", "5", "--seed", "11"}));
    CHECK(timeless(one) ==
          timeless(runJson(play({"--games", "5", "--seed", "11", "--jobs", "3"}))));
}

TEST_CASE("shares come with their intervals") {
    const Record answer = runJson(play({"--games", "6", "--seed", "7"})).json();
    CHECK(answer["players"] == Record({"random", "random"}));
    const Record& red = answer["win_rates"]["red"];
    CHECK(red["share"] == answer["wins"]["red"].get<double>() / 6);
    CHECK(red["from"] < red["share"]);
    CHECK(red["share"] < red["to"]);
    CHECK(answer["mean_face"] > 1);
    for (const char* side : {"red", "blue"})
        CHECK(answer["thinking"][side]["longest_thought"] <=
              answer["thinking"][side]["longest_turn"]);
    const ShareEstimate half = estimate(100, 200);
    CHECK(half.share == 0.5);
    CHECK(half.low == doctest::Approx(0.4314).epsilon(0.001));
    CHECK(half.high == doctest::Approx(0.5686).epsilon(0.001));
    CHECK(estimate(0, 0).high == 1);
    CHECK(run(play({"--games", "2"})).says("95 %"));
}

TEST_CASE("a table has a line for every game") {
    const TestFolder folder;
    const std::string file = folder.path("games.csv").string();
    CHECK(runJson(play({"--games", "3", "--csv", file})).exit == 0);
    std::ifstream table(file);
    std::vector<std::string> lines;
    for (std::string line; std::getline(table, line);)
        lines.push_back(line);
    REQUIRE(lines.size() == 4);
    CHECK(lines.front() == "game,scenario,players,seed,winner,commands,events,side_turns,dice,"
                           "mean_face,points_red,points_blue");
    CHECK(lines[1].starts_with("skirmish,melee,random,1,"));
    CHECK(run(play({"--games", "1", "--csv", folder.path("no/where.csv").string()})).exit == 7);
}

TEST_CASE("games that do not end in time are counted apart") {
    const Record answer = runJson(play({"--games", "2", "--max-commands", "3"})).json();
    CHECK(answer["unfinished"] == 2);
    CHECK(answer["commands"] == 6);
}

TEST_CASE("diaries are kept if a folder is named") {
    const TestFolder folder;
    const std::string out = folder.path("deep/diaries").string();
    CHECK(runJson(play({"--games", "2", "--seed", "5", "--out-dir", out, "--option", "fog=off",
                        "--max-commands", "12"}))
              .exit == 0);
    int diaries = 0;
    for (const auto& entry : std::filesystem::directory_iterator(out)) {
        CHECK(run({"verify", entry.path().string()}).exit == 0);
        ++diaries;
    }
    CHECK(diaries == 2);
    CHECK_MESSAGE(run(play({"--games", "1", "--seed", "5", "--out-dir", out})).exit == 7,
                  "the diary exists");
    std::ofstream(folder.path("file")) << "x";
    CHECK(run(play({"--out-dir", folder.path("file/inside").string()})).exit == 7);
}

TEST_CASE("rulings are drawn for every game, except those that are chosen") {
    const TestFolder folder;
    const std::string out = folder.path("diaries").string();
    const std::vector<std::string> drawn =
        play({"--games", "8", "--rulings", "random", "--option", "fog=off"});
    std::vector<std::string> kept = drawn;
    kept.insert(kept.end(), {"--out-dir", out});
    CHECK(timeless(runJson(kept)) == timeless(runJson(drawn)));
    std::array<int, 2> red{};
    for (const auto& entry : std::filesystem::directory_iterator(out)) {
        const auto match = Match::open(entry.path(), skirmishOnly(), Access::ReadOnly);
        const auto& rulings = match->setting().rulings;
        const auto read = namesOf(match->setting().package().rulings, rulings);
        CHECK(read.at("fog") == "off");
        ++red[read.at("R1") == "red" ? 1 : 0];
    }
    CHECK(red[0] + red[1] == 8);
    CHECK(red[0] > 0);
    CHECK(red[1] > 0);
}

TEST_CASE("a law that one reading breaks is told with that reading") {
    const Rules rules = spoiled([](Rules& spoil) {
        static auto offers = spoil.frames[skirmish::frame(skirmish::moveKind).index()].offers;
        spoil.frames[skirmish::frame(skirmish::moveKind).index()].offers =
            [](const Position& position, SideId side) {
                return position.ruling(RulingId(0)) == 0 ? offers(position, side)
                                                         : std::vector<Offer>();
            };
    });
    std::ostringstream out;
    CHECK(playWith(rules, out) == 0);
    out.str("");
    CHECK(playWith(rules, out, "random") == 9);
    CHECK(readRecord(out.str(), "output")["broken"]["rulings"]["R1"] == "red");
}

TEST_CASE("players and games must be known") {
    struct Row {
        const char* name;
        std::vector<std::string> arguments;
        int exit;
    };
    for (const Row& row : {
             Row{"an unknown player", play({"--players", "random,genius"}), 2},
             Row{"too many players", play({"--players", "random,random,random"}), 2},
             Row{"one per side", play({"--games", "1", "--players", "random,random"}), 0},
             Row{"a greedy one", play({"--games", "1", "--players", "greedy,random"}), 0},
             Row{"the computer", play({"--games", "1", "--players", "ai:quick"}), 0},
             Row{"an unknown level", play({"--players", "ai:divine"}), 2},
             Row{"no game at a time", play({"--jobs", "0"}), 2},
             Row{"an unknown check", play({"--check", "some"}), 2},
             Row{"rulings of another kind", play({"--rulings", "any"}), 2},
             Row{"an unknown choice", play({"--option", "fog=thick"}), 3},
             Row{"an unknown scenario",
                 {"selfplay", "--game", "skirmish", "--scenario", "none"},
                 3},
             Row{"an unknown game", {"selfplay", "--game", "chess", "--scenario", "none"}, 3},
         }) {
        CAPTURE(row.name);
        CHECK(runJson(row.arguments).exit == row.exit);
    }
    std::ostringstream out;
    std::istringstream in;
    std::vector<std::string> arguments = play({"--json"});
    arguments.insert(arguments.begin(), {"--packages", skirmishFolder().string()});
    CHECK_MESSAGE(runCli(arguments, {}, in, out, out) == 5, "a package without rules");
}

TEST_CASE("a broken law is told with the seed that shows it") {
    struct Row {
        const char* name;
        void (*spoil)(Rules&);
        const char* law;
    };
    for (const Row& row : {
             Row{"a decision without offers",
                 [](Rules& rules) {
                     rules.frames[skirmish::frame(skirmish::moveKind).index()].offers =
                         [](const Position&, SideId) { return std::vector<Offer>(); };
                 },
                 "cli.law.no_offer"},
             Row{"an offer that is refused",
                 [](Rules& rules) {
                     rules.frames[skirmish::frame(skirmish::moveKind).index()].verbs[1].whyNot =
                         [](const Position&, const Command&) {
                             return refuse("4.1", "test.refused");
                         };
                 },
                 "cli.law.offer_refused"},
             Row{"a blocked target that is allowed",
                 [](Rules& rules) {
                     rules.frames[skirmish::frame(skirmish::bidKind).index()].offers =
                         [](const Position&, SideId) {
                             Offer offer;
                             offer.kind = OfferKind::Number;
                             offer.verb = VerbId(0);
                             offer.arguments = Values(1);
                             offer.least = offer.most = 0;
                             offer.example = {0};
                             offer.blocked = {{1, {1}, refuse("3.2", "test.refused")}};
                             return std::vector{offer};
                         };
                 },
                 "cli.law.blocked_allowed"},
         }) {
        CAPTURE(row.name);
        const Rules rules = spoiled(row.spoil);
        std::ostringstream out;
        CHECK(playWith(rules, out) == 9);
        const Record broken = readRecord(out.str(), "output")["broken"];
        CHECK(broken["text"] == row.law);
        CHECK(broken["seed"] == 1);
        CHECK(broken["rulings"]["fog"] == "on");
    }
}

} // namespace esagono::cli_selfplay_tests
