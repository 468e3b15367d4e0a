// SPDX-License-Identifier: GPL-3.0-or-later
// Where a scenario begins, as a board shows it.
#pragma once

#include "engine/kit/package.h"
#include "engine/play/view.h"

namespace esagono {

/// The counters that stand in hexes at the start, in the order of the hexes; where a scenario
/// leaves them to the players, as its first deployment proposes.
[[nodiscard]] std::vector<SeenCounter> countersAtStart(const GamePackage& package,
                                                       const Scenario& scenario);

} // namespace esagono
