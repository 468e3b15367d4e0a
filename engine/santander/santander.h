// SPDX-License-Identifier: GPL-3.0-or-later
// Corpo Truppe Volontarie: Santander 1937. The rules, for the list of games.
#pragma once

#include "engine/play/game.h"

namespace esagono::santander {

[[nodiscard]] const Rules& rules();

} // namespace esagono::santander
