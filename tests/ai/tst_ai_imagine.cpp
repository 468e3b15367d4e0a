// SPDX-License-Identifier: GPL-3.0-or-later
// What the computer player imagines agrees with what its side sees, and hangs on nothing else.
#include "ai/commander.h"
#include "ai/imagine.h"
#include "ai/played_games.h"
#include "play/view.h"

#include <doctest/doctest.h>

using namespace esagono;

TEST_CASE("An imagined table looks the same to the side that imagines it") {
    for (const auto& game : playedGames()) {
        CAPTURE(std::string(game->rules->id));
        for (const Scenario& scenario : game->package.scenarios) {
            CAPTURE(scenario.id);
            const Setting setting = settingOf(*game, scenario.id);
            const State state = afterRandom(setting, 3, 150);
            const Position position(state, setting);
            for (std::size_t i = 0; i < setting.package().sides.size(); ++i) {
                const Viewer viewer = Viewer::of(SideId(i));
                Chance chance(5);
                const State imagined = ai::imagine(position, SideId(i), chance);
                CHECK(viewOf(Position(imagined, setting), viewer) == viewOf(position, viewer));
            }
        }
    }
}

TEST_CASE("What is hidden is dealt anew") {
    const Setting setting = settingOf(playedGame("santander"), "suggested");
    const State state = afterRandom(setting, 3, 150);
    const Position position(state, setting);
    Chance chance(5);
    const State one = ai::imagine(position, SideId(std::size_t{0}), chance);
    const State two = ai::imagine(position, SideId(std::size_t{0}), chance);
    CHECK(one != two);
    Chance again(5);
    CHECK(one == ai::imagine(position, SideId(std::size_t{0}), again));
}

TEST_CASE("Shuffling what a side may not see does not change its command") {
    struct Row {
        const char* game;
        const char* scenario;
        std::size_t decisions;
    };
    for (const Row& row : {Row{"skirmish", "field", 60}, Row{"santander", "suggested", 25}}) {
        CAPTURE(row.game);
        const Setting setting = settingOf(playedGame(row.game), row.scenario);
        std::size_t shuffled = 0;
        for (std::size_t i = 0; i < row.decisions; ++i) {
            const State state = afterRandom(setting, i, 20 + i * 9 % 180);
            const Position position(state, setting);
            const SideId side = deciding(position);
            ai::Commander commander(setting, brainOf(setting), {ai::Level::Quick, i});
            const auto command = commander.decide(state, side);
            REQUIRE(command);
            Chance chance(1000 + i);
            const State other = ai::imagine(position, side, chance);
            shuffled += other == state ? 0 : 1;
            // with the other table the command is the same, wherever it is allowed at all
            CHECK(commander.decide(other, side) == command);
        }
        CHECK(shuffled > row.decisions / 2);
    }
}
