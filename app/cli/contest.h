// SPDX-License-Identifier: GPL-3.0-or-later
// Many games of one scenario against itself: who played them, how they ended, what was wrong.
#pragma once

#include "app/cli/laws.h"
#include "app/cli/verbs.h"
#include "engine/play/match.h"
#include "engine/play/playout.h"

#include <memory>
#include <optional>

namespace esagono::cli {

/// How one game went.
struct GameResult {
    std::uint64_t seed = 0;
    bool finished = false;
    SideId winner; ///< none: a draw, or it did not end
    std::size_t commands = 0;
    std::size_t events = 0;
    std::size_t sideTurns = 0; ///< runs of commands by the same side
    std::size_t dice = 0;
    std::size_t faces = 0;   ///< what all six-sided dice showed together
    std::size_t sixes = 0;   ///< how many six-sided dice there were
    std::vector<int> points; ///< by side, at the end
    /// By side, in milliseconds of the processor: the longest thought about one command, and about
    /// all from which on another side decides. Of the whole program, so of one game at a time only.
    std::vector<double> longestThought, longestTurn;
};

struct Broken {
    std::uint64_t seed = 0;
    std::size_t command = 0; ///< how many had been taken in this game
    Text law;
    std::map<std::string, std::string> rulings; ///< it was played with
};

/// The names of the players, one per side; one name serves all. Throws Misuse.
[[nodiscard]] std::vector<std::string> playerNames(const std::string& list, std::size_t sides);

class Contest {
public:
    Contest(const Desk& desk, const SelfplayOptions& options);

    /// How the rulings are read in a game.
    [[nodiscard]] RulingChoices rulings(std::uint64_t seed) const;
    /// Plays one game; says what was wrong with it, if anything was.
    std::optional<Broken> play(std::uint64_t seed);
    [[nodiscard]] const std::vector<GameResult>& results() const { return m_results; }
    [[nodiscard]] const GamePackage& package() const { return m_package; }

private:
    [[nodiscard]] const Rules& rulesKnown(const Desk& desk) const;
    [[nodiscard]] std::unique_ptr<Match> diaryFor(std::uint64_t seed) const;
    [[nodiscard]] std::vector<std::unique_ptr<Player>> players(std::uint64_t seed) const;
    void finish(GameResult& result, const State& end) const;

    const SelfplayOptions& m_options;
    GameList m_games;
    GamePackage m_package;
    Game m_game;
    Setting m_setting;
    Scribe m_scribe;
    Laws m_laws;
    std::vector<GameResult> m_results;
};

} // namespace esagono::cli
