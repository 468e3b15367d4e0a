// SPDX-License-Identifier: GPL-3.0-or-later
// 1.10c, for those who decide and show.
#pragma once

#include "engine/guadalajara/chapters.h"

namespace esagono::guadalajara {

/// Whether the way in a hex is interdicted for the enemy, known to him or not.
[[nodiscard]] bool isUnderInterdiction(const Position& position, HexId hex);
/// 4.6a: the hexes of interdictors the enemy does not know that interdict the way in a hex.
[[nodiscard]] std::vector<HexId> hiddenNear(const Position& position, HexId hex);
/// 1.16d, A96: whether any step lost is the end of a truck and of what it carries.
[[nodiscard]] bool isLostAtOnce(const Position& position, CounterId unit);
/// The hex in which aircraft attack, by the frame of that decision at that depth; none.
[[nodiscard]] HexId interdictedIn(const Position& position, std::size_t depth);
/// What a row of the Interdiction Table does.
[[nodiscard]] Text interdictionEffect(const Position& position, std::size_t row);

} // namespace esagono::guadalajara
