// SPDX-License-Identifier: GPL-3.0-or-later
// The sequence of play (5.2) as a table of stages, for the rules and for boards that begin in it.
#pragma once

#include "engine/tscw/chapters.h"

#include <string_view>

namespace esagono::tscw {

/// The number of the stage that pushes the frame "tscw.<word>" for the side, or that leads to it.
[[nodiscard]] int stageOf(std::string_view word, SideId side);
/// How many there are.
[[nodiscard]] int stageCount();
/// The phase a stage belongs to.
[[nodiscard]] Phase phaseOf(int stage);

} // namespace esagono::tscw
