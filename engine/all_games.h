// SPDX-License-Identifier: GPL-3.0-or-later
// The games this program plays. Explicit: nothing registers itself.
#pragma once

#include "engine/play/asking/aids.h"
#include "engine/play/game.h"

#include <span>

namespace esagono {

namespace ai {
struct Brain;
} // namespace ai

[[nodiscard]] std::span<const Rules* const> allGames();

/// What helps players of the game to look; without any help if it has none.
[[nodiscard]] const Aids& aidsOf(const Setting& setting);

/// What the computer player knows of the game beyond its rules; nothing if nobody told it.
[[nodiscard]] const ai::Brain& brainOf(const Setting& setting);

/// The line of supply of a counter, as a side can know it or (none) as it is; empty if there is
/// none.
[[nodiscard]] std::vector<HexId> supplyLine(const Position& position, SideId viewer,
                                            CounterId counter);

} // namespace esagono
