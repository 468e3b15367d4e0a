// SPDX-License-Identifier: GPL-3.0-or-later
// Golden games are played again word for word.
#pragma once

#include "rows/rule_lines.h"

#include <set>

namespace esagono {

/// Plays a game from its text and compares all it says, inside a test case. Returns the message ids
/// that were said.
std::set<std::string> playGoldenAgain(const Game& game, const GoldenGame& golden);

struct GoldenRow {
    const char* file;
    std::vector<const char*> happens; ///< message ids that must be said, without the game's name
    std::size_t leastCommands = 100;
};
/// All of them, from the game's own folder.
void checkGoldenGames(const Game& game, const std::vector<GoldenRow>& rows);

} // namespace esagono
