// SPDX-License-Identifier: GPL-3.0-or-later
// Games by chance: each ends, keeps its invariants, and its events are those the rules bring forth
// again from its commands and dice.
#pragma once

#include "engine/play/referee.h"

#include <functional>
#include <string>
#include <vector>

namespace esagono {

/// How many games make a law believable: if three hundred keep it, fewer than one in a hundred
/// breaks it, with 95 % certainty (3 / n). Scenarios of one game share nearly all of their rules,
/// so its games may count together. Where ESAGONO_LONG is set (packaging/check --long), that many
/// times as many are played; where nothing is optimised, and under sanitizers, fewer.
constexpr std::size_t enoughGames = 300;

struct RandomGames {
    const Game* game = nullptr;
    std::vector<std::string> scenarios; ///< in turn; most games with any choice of rulings
    std::size_t games = 0;              ///< see enoughGames
    std::size_t mostCommands = 20'000;
    /// What is wrong with a table between two commands, or "". `counters` lay on it at first.
    std::function<std::string(const Position&, std::size_t counters)> broken;
    /// What a command has told somebody who must not know it, or ""; null: there are no secrets.
    std::function<std::string(const Setting&, const State& before, const Ruled&)> leaked;
    std::uint64_t after = 0; ///< the seeds that others have played
};

/// Plays them, inside a test case.
void playRandomGames(const RandomGames& wanted);

} // namespace esagono
