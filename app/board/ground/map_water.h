// SPDX-License-Identifier: GPL-3.0-or-later
// Sea and lakes: their outline, from the coast a map draws or else from its water hexes, and how
// far every place is from the shore.
#pragma once

#include "app/board/map/plane.h"
#include "app/board/scene/board_geometry.h"
#include "engine/core/record.h"

#include <QPainterPath>

#include <cstdint>
#include <functional>
#include <vector>

namespace esagono {

struct Water {
    std::vector<QPolygonF> rings; ///< closed lines between land and water
    bool ringsAreLand = true;     ///< what lies inside them
    /// Distance to the shore in shoreSteps, negative on land; further than farthest counts as that.
    Plane<std::int16_t> shore;
    static constexpr float shoreStep = 1 / 4096.0F; ///< sheet units
    static constexpr float farthest = 7.5F;         ///< likewise

    [[nodiscard]] bool isEmpty() const { return rings.empty(); }
    /// The water inside a part of the sheet.
    [[nodiscard]] QPainterPath areaIn(const QRectF& part) const;
    [[nodiscard]] bool covers(QPointF point) const;
};

/// `isWater` tells of every hex whether it is drawn as water. Distances are measured every `step`.
[[nodiscard]] Water readWater(const Record& drawing, const HexMap& map,
                              const BoardGeometry& geometry,
                              const std::function<bool(HexId)>& isWater, qreal step);

} // namespace esagono
