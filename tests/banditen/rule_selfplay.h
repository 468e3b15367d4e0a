// SPDX-License-Identifier: GPL-3.0-or-later
// Games of a scenario by chance: each ends, keeps its invariants and its secrets.
#pragma once

#include "tests/rows/random_games.h"

#include <cstddef>
#include <string>

namespace esagono::banditen {

/// Plays them, inside a test case.
void playByChance(const std::string& scenario, std::size_t games);

} // namespace esagono::banditen
