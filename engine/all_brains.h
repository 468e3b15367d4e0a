// SPDX-License-Identifier: GPL-3.0-or-later
// The games the computer player knows more of than their rules. Explicit: nothing registers itself.
#pragma once

#include "engine/ai/brain.h"

namespace esagono {

/// Of the game that is played; one that knows nothing of it if it has none.
[[nodiscard]] const ai::Brain& brainOf(const Setting& setting);

} // namespace esagono
