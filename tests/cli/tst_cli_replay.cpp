// SPDX-License-Identifier: GPL-3.0-or-later
// export, notes, compare.
#include "tests/cli/cli_run.h"

#include <doctest/doctest.h>

namespace esagono::cli_replay_tests {

namespace {

namespace fs = std::filesystem;

/// A game that has gone on for a few commands.
CliGame playedGame(const std::string& seed = "1") {
    CliGame game({"--seed", seed});
    game.mustDo("bid supply=1");
    game.mustDo("bid supply=0");
    return game;
}

std::string contentOf(const std::string& file) {
    std::ifstream in(file);
    return {std::istreambuf_iterator<char>(in), {}};
}

} // namespace

TEST_CASE("export writes a log, a record or a position, and never overwrites") {
    const CliGame game = playedGame();
    struct Row {
        const char* name;
        std::vector<std::string> more;
        const char* says;
    };
    for (const Row& row : {
             Row{"log", {}, "§ 3.1"},
             Row{"log in French", {"--lang", "fr"}, "§ 3.1"},
             Row{"log of a side", {"--as", "red"}, "§ 3.1"},
             Row{"record", {"--format", "json"}, "\"format\":\"esagono-game\""},
             Row{"position", {"--format", "position"}, "esagono-position"},
             Row{"position of a side", {"--format", "position", "--as", "red"}, "\"hidden\""},
             Row{"position then", {"--format", "position", "--at", "102"}, "skirmish.bid"},
         }) {
        CAPTURE(std::string(row.name));
        const std::string out = game.file(row.name);
        std::vector<std::string> arguments = {"export", game.file(), "--out", out};
        arguments.insert(arguments.end(), row.more.begin(), row.more.end());
        const Ran ran = run(arguments);
        CHECK(ran.exit == 0);
        CHECK(ran.err.empty());
        CHECK(contentOf(out).find(row.says) != std::string::npos);
        CHECK(run(arguments).exit == 7);
    }
    CHECK(contentOf(game.file("log")) != contentOf(game.file("log in French")));
    CHECK(run({"export", game.file(), "--out", game.file("x"), "--as", "green"}).exit == 3);
    CHECK(run({"export", game.file(), "--out", game.file("x"), "--format", "pdf"}).exit == 2);
    CHECK(!fs::exists(game.file("x")));
}

TEST_CASE("notes go from one copy of a game to another, and to no other game unasked") {
    const CliGame game = playedGame();
    {
        Journal journal = Journal::open(game.file(), Access::ReadWrite);
        journal.annotate({0, 5, "Ada", "en", "here it began", ""});
    }
    const std::string notes = game.file("notes.json");
    CHECK(run({"notes", game.file()}).json()["notes"].size() == 1);
    CHECK(run({"notes", game.file(), "--out", notes}).exit == 0);
    const CliGame other = playedGame("2");
    CHECK(runJson({"notes", other.file(), "--from", notes}).exit == 5);
    CHECK(runJson({"notes", other.file(), "--from", notes, "--anyway"}).json()["added"] == 1);
    const std::string copy = game.file("copy.esagono");
    fs::copy_file(game.file(), copy);
    CHECK(runJson({"notes", copy, "--from", notes}).json()["added"] == 0);
    CHECK(run({"notes", game.file(), "--from", notes, "--out", game.file("y")}).exit == 2);
    CHECK(run({"verify", other.file()}).exit == 0);
    const std::string log = game.file("noted.txt");
    CHECK(run({"export", game.file(), "--out", log}).exit == 0);
    CHECK(contentOf(log).find("[Ada: here it began]") != std::string::npos);
}

TEST_CASE("compare says where two games part") {
    const CliGame game = playedGame();
    const std::string copy = game.file("copy.esagono");
    fs::copy_file(game.file(), copy);
    CHECK(run({"compare", game.file(), copy}).exit == 0);
    CHECK(run({"compare", game.file()}).exit == 0);
    const CliGame second({"--seed", "1"});
    second.mustDo("bid supply=2");
    const Ran other = runJson({"compare", game.file(), second.file()});
    CHECK(other.exit == 8);
    CHECK(other.json()["same_game"] == true);
    CHECK(other.json()["difference"]["what"] == "command");
    CHECK(other.json()["difference"]["command"] == 1);
    CHECK(!other.json()["turns"].empty());
    CHECK(run({"compare", game.file(), game.file("none")}).exit == 3);
    CHECK(run({"compare", game.file(), "--other-branch", "3"}).exit == 3);
}

} // namespace esagono::cli_replay_tests
