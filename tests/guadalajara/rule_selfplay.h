// SPDX-License-Identifier: GPL-3.0-or-later
// Games of a scenario by chance: each ends and keeps its invariants.
#pragma once

#include "tests/rows/random_games.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace esagono::guadalajara {

/// Plays them, inside a test case. `after`: the seeds that other test cases play.
void playByChance(const std::string& scenario, std::size_t games, std::uint64_t after = 0);

} // namespace esagono::guadalajara
