// SPDX-License-Identifier: GPL-3.0-or-later
// What the computer player knows of Banditen!.
#pragma once

#include "engine/ai/brain.h"

namespace esagono::banditen {

[[nodiscard]] const ai::Brain& brain();

} // namespace esagono::banditen
