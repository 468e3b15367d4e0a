// SPDX-License-Identifier: GPL-3.0-or-later
// What the computer player knows of Santander 1937.
#pragma once

#include "engine/ai/brain.h"

namespace esagono::santander {

[[nodiscard]] const ai::Brain& brain();

} // namespace esagono::santander
