// SPDX-License-Identifier: GPL-3.0-or-later
// Short matches by fixed seeds; the long ones are played with `esagono-cli selfplay`.
#include "ai/commander.h"
#include "ai/played_games.h"

#include <doctest/doctest.h>

using namespace esagono;

namespace {

/// The winner of a game of the computer player, as one side, against a random player.
SideId winnerOf(const Setting& setting, SideId computer, std::uint64_t seed) {
    SeededDice dice(seedFrom(std::to_string(seed)));
    ai::ComputerPlayer clever(setting, brainOf(setting), {ai::Level::Quick, seed});
    RandomPlayer random(seed);
    std::vector<Player*> seats(setting.package().sides.size(), &random);
    seats[computer.index()] = &clever;
    const Played played = playOut(setting, begin(setting, dice).state, dice, seats, 20'000);
    REQUIRE(played.finished);
    return setting.game->rules->ending(Position(played.state, setting)).winner;
}

} // namespace

TEST_CASE("It beats a random player") {
    struct Row {
        std::string game;
        std::string scenario;
        std::size_t side;
    };
    for (const Row& row : {Row{"santander", "suggested", 0}, Row{"santander", "suggested", 1},
                           Row{"banditen", "gravellona", 0}}) {
        CAPTURE(row.game);
        CAPTURE(row.side);
        const Setting setting = settingOf(playedGame(row.game), row.scenario);
        for (const std::uint64_t seed : {1U, 2U}) {
            CAPTURE(seed);
            CHECK((winnerOf(setting, SideId(row.side), seed) == SideId(row.side)));
        }
    }
}
