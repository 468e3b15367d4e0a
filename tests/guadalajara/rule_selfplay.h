// SPDX-License-Identifier: GPL-3.0-or-later
// Games of a scenario by chance: each ends and keeps its invariants.
#pragma once

#include <cstddef>
#include <string>

namespace esagono::guadalajara {

/// Plays them, inside a test case.
void playByChance(const std::string& scenario, std::size_t games);

} // namespace esagono::guadalajara
