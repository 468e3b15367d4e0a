// SPDX-License-Identifier: GPL-3.0-or-later
// The game whose rows these are.
#pragma once

#include "tests/rows/rule_rows.h"

namespace esagono::santander {

[[nodiscard]] const Game& santanderGame();
[[nodiscard]] GameList santanderOnly();

} // namespace esagono::santander
