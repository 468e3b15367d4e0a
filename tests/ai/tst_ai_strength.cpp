// SPDX-License-Identifier: GPL-3.0-or-later
// Short matches by fixed seeds; the long ones are played with `esagono-cli selfplay`.
#include "engine/ai/commander.h"
#include "tests/ai/played_games.h"

#include <doctest/doctest.h>

using namespace esagono;

namespace {

constexpr double winWorth = 20; ///< points; much more than most games know

struct Seat {
    std::string game;
    std::string scenario;
    std::size_t side;
};

/// How a game against a random player ended for a side: its points less those of the others, and
/// who won.
double resultOf(const Setting& setting, SideId side, Player& player, std::uint64_t seed) {
    SeededDice dice(seedFrom(std::to_string(seed)));
    RandomPlayer random(seed);
    std::vector<Player*> seats(setting.package().sides.size(), &random);
    seats[side.index()] = &player;
    const Played played = playOut(setting, begin(setting, dice).state, dice, seats, 20'000);
    REQUIRE(played.finished);
    const Position end(played.state, setting);
    const SideId winner = setting.game->rules->ending(end).winner;
    double result = !winner.exists() ? 0 : winner == side ? winWorth : -winWorth;
    for (const Worth& line : setting.game->rules->worth(end))
        if (line.side.exists())
            result += line.side == side ? line.points : -line.points;
    return result;
}

double computerIn(const Setting& setting, SideId side, std::uint64_t seed) {
    ai::ComputerPlayer clever(setting, brainOf(setting), {ai::Level::Quick, seed});
    return resultOf(setting, side, clever, seed);
}

double randomIn(const Setting& setting, SideId side, std::uint64_t seed) {
    RandomPlayer random(seed + 100);
    return resultOf(setting, side, random, seed);
}

} // namespace

TEST_CASE("It beats a random player") {
    for (const Seat& seat :
         {Seat{"santander", "suggested", 0}, Seat{"santander", "suggested", 1},
          Seat{"banditen", "gravellona", 0}, Seat{"banditen", "gravellona", 1},
          Seat{"guadalajara", "spanish_paella", 0}, Seat{"guadalajara", "spanish_paella", 1},
          Seat{"tscw", "1936", 0}, Seat{"tscw", "1936", 1}}) {
        CAPTURE(seat.game);
        CAPTURE(seat.side);
        const Setting setting = settingOf(playedGame(seat.game), seat.scenario);
        CHECK(computerIn(setting, SideId(seat.side), 1) > 0);
    }
}

TEST_CASE("It does better than a random player in the same seat, whatever the scenario favours") {
    for (const Seat& seat :
         {Seat{"guadalajara", "italian_offensive", 0}, Seat{"guadalajara", "bolognese_sauce", 1}}) {
        CAPTURE(seat.game);
        CAPTURE(seat.side);
        const Setting setting = settingOf(playedGame(seat.game), seat.scenario);
        const SideId side(seat.side);
        CHECK(computerIn(setting, side, 1) > randomIn(setting, side, 1));
    }
}
