// SPDX-License-Identifier: GPL-3.0-or-later
// Every scenario of every game the program plays, and the test game, as the computer player meets
// them.
#pragma once

#include "engine/all_games.h"
#include "engine/kit/reading/package_reader.h"
#include "engine/play/playout.h"
#include "tests/support/table.h"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

namespace esagono {

/// The games with their packages, read once; the test game first, which has no brain of its own.
inline const std::vector<std::unique_ptr<const Game>>& playedGames() {
    static const std::vector<std::unique_ptr<const Game>> games = [] {
        std::vector<std::unique_ptr<const Game>> read;
        read.push_back(std::make_unique<const Game>(skirmishGame()));
        for (const Rules* rules : allGames())
            read.push_back(
                std::make_unique<const Game>(readPackage(std::filesystem::path(ESAGONO_SOURCE_DIR) /
                                                         "resources" / std::string(rules->id)),
                                             *rules));
        return read;
    }();
    return games;
}

inline const Game& playedGame(std::string_view id) {
    return **std::ranges::find_if(playedGames(),
                                  [&](const auto& game) { return game->rules->id == id; });
}

/// The table after so many random commands; where the game ends sooner, after fewer.
inline State afterRandom(const Setting& setting, std::uint64_t seed, std::size_t commands) {
    for (;; commands = commands * 2 / 3) {
        SeededDice dice(seedFrom(std::to_string(seed)));
        std::vector<std::unique_ptr<RandomPlayer>> players;
        std::vector<Player*> seats;
        for (std::size_t i = 0; i < setting.package().sides.size(); ++i) {
            players.push_back(std::make_unique<RandomPlayer>(seed * 7 + i));
            seats.push_back(players.back().get());
        }
        Played played = playOut(setting, begin(setting, dice).state, dice, seats, commands);
        if (!played.state.frames.empty())
            return std::move(played.state);
    }
}

} // namespace esagono
