// SPDX-License-Identifier: GPL-3.0-or-later
// state and position: what somebody may know, in words and as a file.
#include "tests/cli/cli_run.h"

namespace esagono::cli_looking_tests {

TEST_CASE("state shows figures, places and terrain, and no numbers of faces") {
    const CliGame game = CliGame::from(attackPosition());
    const Ran ran = run({"state", game.file(), "--as", "red"});
    CAPTURE(ran.out);
    for (const char* words :
         {"Turn 2", "Red, 3 counters on the map:", "0505 Ponte (", "r1 1/R 4-4", "as seen by Red"})
        CHECK_MESSAGE(ran.says(words), words);
    CHECK_FALSE(ran.says("face"));
    CHECK_FALSE(ran.says("b2 "));
    CHECK(run({"state", game.file(), "--as", "umpire"}).says("b2 2/B"));
}

TEST_CASE("a position is the umpire's unless a side asks") {
    const CliGame game = CliGame::from(attackPosition());
    const Record whole = runJson({"position", game.file()}).json();
    CHECK(whole == runJson({"position", game.file(), "--as", "umpire"}).json());
    CHECK_FALSE(whole.contains("hidden"));
    CHECK(runJson({"position", game.file(), "--as", "green"}).exit == 3);
}

TEST_CASE("a position as a side hides what that side may not know") {
    CliGame game;
    game.mustDo("bid supply=2");
    for (const auto& [as, own, other] :
         {std::tuple{"red", "r1", "b1"}, {"blue", "b1", "r1"}, {"stranger", "", "r1"}}) {
        CAPTURE(as);
        const Ran ran = runJson({"position", game.file(), "--as", as});
        const Record position = ran.json();
        CHECK(position["format"] == "esagono-position");
        CHECK((*own == '\0' || ran.says('"' + std::string(own) + '"')));
        CHECK_FALSE(ran.says('"' + std::string(other) + '"'));
        CHECK_MESSAGE(position["tracks"].contains("red_supply") == (std::string(as) == "red"),
                      "a track of its owner");
        CHECK_MESSAGE(!position["pools"].contains("cup"), "nobody looks into the cup");
        CHECK_MESSAGE(position["frames"].back()["locals"].contains("red") ==
                          (std::string(as) == "red"),
                      "a sealed answer");
        for (const char* what : {"counters", "tracks", "pools"})
            CHECK_MESSAGE(std::ranges::count(position["hidden"], Record(what)) == 1, what);
    }
    const Record seen = runJson({"position", game.file(), "--as", "blue"}).json();
    CHECK_MESSAGE(std::ranges::any_of(seen["counters"],
                                      [](const Record& each) {
                                          return !each.contains("counter") &&
                                                 each["side"] == "red" && each.contains("at");
                                      }),
                  "that a counter lies there is seen");
}

TEST_CASE("no game begins from what one side sees, and the message says so") {
    const CliGame game;
    const std::string file = game.file("seen.json");
    std::ofstream(file) << run({"position", game.file(), "--as", "red"}).out;
    const Ran ran = runJson({"new", "--game", "skirmish", "--scenario", "field", "--position", file,
                             "--out", game.file("x.esagono")});
    CHECK(ran.exit == 4);
    CHECK(ran.json()["error"]["text"] == "play.fault.position_of_one_side");
    CHECK_FALSE(std::filesystem::exists(game.file("x.esagono")));
}

} // namespace esagono::cli_looking_tests
