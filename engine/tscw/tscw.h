// SPDX-License-Identifier: GPL-3.0-or-later
// The Spanish Civil War. The rules, for the list of games.
#pragma once

#include "engine/play/game.h"

namespace esagono::tscw {

[[nodiscard]] const Rules& rules();

} // namespace esagono::tscw
