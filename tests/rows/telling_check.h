// SPDX-License-Identifier: GPL-3.0-or-later
// What a game says, read in every language: nothing twice, nothing that is no news, no id, no
// placeholder; every counter and every offer can be told from its neighbours.
#pragma once

#include "engine/play/game.h"

#include <string>
#include <vector>

namespace esagono {

/// No two counters of a package are called the same in any language, inside a test case.
void checkCountersAreToldApart(const GamePackage& package);

/// Plays whole games of the scenarios by chance and reads every line that is told and every offer
/// that is made, inside a test case.
void checkWhatIsTold(const Game& game, const std::vector<std::string>& scenarios,
                     std::size_t gamesEach);

} // namespace esagono
