// SPDX-License-Identifier: GPL-3.0-or-later
// What the computer player knows of Guadalajara 1937.
#pragma once

#include "engine/ai/brain.h"

namespace esagono::guadalajara {

[[nodiscard]] const ai::Brain& brain();

} // namespace esagono::guadalajara
