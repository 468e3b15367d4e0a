// SPDX-License-Identifier: GPL-3.0-or-later
// Guadalajara 1937, of the Standard Combat Series. The rules, for the list of games.
#pragma once

#include "engine/play/game.h"

namespace esagono::guadalajara {

[[nodiscard]] const Rules& rules();

} // namespace esagono::guadalajara
