// SPDX-License-Identifier: GPL-3.0-or-later
// The tints of the ground before light falls on it: each hex in the colour of its terrain, running
// softly and a little unevenly into the next, and into the paper at the edge of the map.
#pragma once

#include "app/board/ground/map_terrain.h"
#include "app/board/map/plane.h"
#include "app/board/scene/board_geometry.h"

#include <cstdint>
#include <span>

namespace esagono {

/// Red, green, blue, and how much of the paper is covered.
using TintPlane = Plane<std::uint8_t, 4>;

/// How finely ground of that size is tinted and measured, in sheet units.
[[nodiscard]] qreal groundStep(const QRectF& ground);

/// `looks` are those of the package's terrains, by TerrainId.
[[nodiscard]] TintPlane tintedGround(const HexMap& map, const BoardGeometry& geometry,
                                     std::span<const TerrainLook> looks, qreal step);

} // namespace esagono
