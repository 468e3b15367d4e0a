// SPDX-License-Identifier: GPL-3.0-or-later
// The list of the games this program plays; the only file that names them all.
#pragma once

#include "engine/play/game.h"

#include <span>

namespace esagono {

[[nodiscard]] std::span<const Rules* const> allGames();

} // namespace esagono
