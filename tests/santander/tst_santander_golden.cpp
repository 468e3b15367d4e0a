// SPDX-License-Identifier: GPL-3.0-or-later
// Golden games: recorded as text, played again word for word.
#include "tests/rows/golden_check.h"
#include "tests/santander/rule_rows.h"

#include <doctest/doctest.h>

#include <fstream>

namespace esagono::santander::golden_tests {

TEST_CASE("golden games are played again word for word") {
    checkGoldenGames(
        santanderGame(),
        {
            {"opening.txt", {"log.setup", "log.armour", "phase.combat", "phase.republican"}},
            {"campaign.txt",
             {"log.attack", "log.bombardment", "log.morale", "log.retreats", "log.objective",
              "log.offensive_effect", "log.game_over"}},
            {"events.txt",
             {"log.offensive", "log.offensive_effect", "log.rain", "log.breakthrough",
              "log.basques_surrender", "log.factory_down", "log.game_over"}},
        });
}

TEST_CASE("the story of the golden campaign is told word for word") {
    std::ifstream file(goldenFolder() / "campaign.story.txt");
    const std::string golden{std::istreambuf_iterator<char>(file), {}};
    const std::string now =
        storyText(santanderGame(), GoldenGame::read(goldenFolder() / "campaign.txt"));
    CHECK(golden.size() > 1000);
    CHECK(now == golden);
}

} // namespace esagono::santander::golden_tests
