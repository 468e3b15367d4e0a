// SPDX-License-Identifier: GPL-3.0-or-later
// Banditen!: Gravellona Toce and Tarnova. The rules, for the list of games.
#pragma once

#include "engine/play/game.h"

namespace esagono::banditen {

[[nodiscard]] const Rules& rules();

} // namespace esagono::banditen
