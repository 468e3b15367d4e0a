// SPDX-License-Identifier: GPL-3.0-or-later
// A table as it might be: what a side sees stays as it is, everything else is dealt anew.
#pragma once

#include "engine/core/chance.h"
#include "engine/play/position.h"

namespace esagono::ai {

/// Depends on what the side may see and on chance alone. Counters of which it does not even know
/// that they are there are out of play. Of others it may not look at, which is where is dealt anew;
/// in hexes faces and marks stay with the counter, for losses were seen when they happened. Hidden
/// chits change cups of the same owner, hidden values of markers change places, what other sides
/// have sealed counts as nothing, and hidden tracks stand as the scenario begins.
[[nodiscard]] State imagine(const Position& position, SideId side, Chance& chance);

} // namespace esagono::ai
