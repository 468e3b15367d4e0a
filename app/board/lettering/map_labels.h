// SPDX-License-Identifier: GPL-3.0-or-later
// Where the names go: beside their places, never on each other, rarely on roads and numbers. Laid
// out once for a scale, so that all its tiles agree.
#pragma once

#include "app/board/ground/map_curves.h"
#include "app/board/lettering/map_lettering.h"
#include "app/board/map/map_places.h"
#include "app/board/map/map_scale.h"
#include "app/board/scene/board_geometry.h"

#include <QRectF>

#include <span>
#include <vector>

namespace esagono {

struct PlacedName {
    std::size_t place = 0;     ///< number of the MapPlace
    std::size_t lettering = 0; ///< number of its outline
    QRectF box;                ///< sheet units
    qreal size = 0;            ///< of the type, in sheet units
};
struct PlacedStar {
    std::size_t place = 0;
    std::size_t lettering = 0; ///< number of the outline of its points
    QPointF at;
    qreal radius = 0;
    QRectF box;
};
/// The names of one scale.
struct LabelPlan {
    std::vector<PlacedName> names;
    std::vector<PlacedStar> stars;
    std::vector<Lettering> letterings;
};

/// What names would rather not cover: lines with a weight each.
struct Clutter {
    const QPolygonF* line;
    float weight;
};

/// `hexes` are those with a number.
[[nodiscard]] LabelPlan placedLabels(std::span<const HexId> hexes, const BoardGeometry& geometry,
                                     const std::vector<MapPlace>& places,
                                     const std::vector<Clutter>& clutter, qreal pixels);

/// Where the number of a hex is printed, and its height: the middle of the type box.
[[nodiscard]] QPointF numberSpot(const BoardGeometry& geometry, HexId hex, qreal size);
[[nodiscard]] qreal numberSize(const MapScale& scale);

} // namespace esagono
