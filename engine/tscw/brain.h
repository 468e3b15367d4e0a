// SPDX-License-Identifier: GPL-3.0-or-later
// What the computer player knows of The Spanish Civil War.
#pragma once

#include "engine/ai/brain.h"

namespace esagono::tscw {

[[nodiscard]] const ai::Brain& brain();

} // namespace esagono::tscw
