// SPDX-License-Identifier: GPL-3.0-or-later
// 2.7e: the ways by which a unit comes as near to the start line as it can.
#pragma once

#include "engine/guadalajara/chapters.h"

namespace esagono::guadalajara {

struct FallBack {
    std::vector<HexId> way; ///< the hexes it enters
    int left = 0;           ///< of its allowance, in half points
    CounterId truck;        ///< that takes it up for nothing; none
};

/// 0 on the Nationalist side of the start line and next to it.
[[nodiscard]] int farFromLine(const Position& position, HexId hex);
/// One way to each of the nearest hexes it can come to; none if it cannot come nearer than it is,
/// or not with all its allowance, because ground or enemies hold it up (A97).
[[nodiscard]] std::vector<FallBack> waysBack(const Position& position, CounterId unit);
/// The hex aircraft attack units in that retreat, by the frame of the retreat at that depth; none.
[[nodiscard]] HexId attackedInRetreat(const Position& position, std::size_t depth);

} // namespace esagono::guadalajara
