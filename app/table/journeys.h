// SPDX-License-Identifier: GPL-3.0-or-later
// The ways counters went, out of the steps the diary tells of.
#pragma once

#include "app/board/scene/board_source.h"

namespace esagono {

/// Adds a step to the way of its counter, or begins one; other events add nothing.
void addJourney(std::vector<Journey>& journeys, const Event& event);

/// The same ways, walked back.
[[nodiscard]] std::vector<Journey> reversed(std::vector<Journey> journeys);

} // namespace esagono
