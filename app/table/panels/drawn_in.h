// SPDX-License-Identifier: GPL-3.0-or-later
// For which games an entry of display.json is meant.
#pragma once

#include "engine/play/game.h"

namespace esagono {

/// Whether it is for this scenario and the rulings agreed on; one that names none is for all.
[[nodiscard]] bool isDrawnIn(const Setting& setting, const Record& entry);

} // namespace esagono
