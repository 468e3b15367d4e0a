// SPDX-License-Identifier: GPL-3.0-or-later
// Golden games are played again word for word.
#pragma once

#include "tests/rows/rule_lines.h"

#include <set>

namespace esagono {

/// The verb of a command's line, with the game's name: "tscw.pursue".
[[nodiscard]] inline std::string verbIn(const Game& game, const std::string& line) {
    return std::string(game.rules->id) + "." + line.substr(0, line.find(' '));
}

/// Plays a game from its text and compares all it says, inside a test case. Returns the message ids
/// that were said, and the verbs that were used.
std::set<std::string> playGoldenAgain(const Game& game, const GoldenGame& golden);

struct GoldenRow {
    const char* file;
    std::vector<const char*>
        happens; ///< message ids or verbs that must occur, without the game's name
    std::size_t leastCommands = 100;
};
/// All of them, from the game's own folder.
void checkGoldenGames(const Game& game, const std::vector<GoldenRow>& rows);

} // namespace esagono
