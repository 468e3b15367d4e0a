// SPDX-License-Identifier: GPL-3.0-or-later
// Cities, villages, peaks and passes: which sign stands for a place, where, and how much it counts.
#pragma once

#include "app/board/lettering/map_lettering.h"
#include "app/board/map/map_links.h"
#include "app/board/scene/board_geometry.h"
#include "engine/core/record.h"

#include <QPointF>
#include <QString>

#include <cstdint>
#include <vector>

namespace esagono {

enum class PlaceSign : std::uint8_t {
    City,    ///< a cluster of houses
    Capital, ///< a square
    Town,    ///< a few houses
    Village, ///< a ring
    Peak,    ///< a triangle
    Pass,    ///< two arcs
    Fort,    ///< a star of works
    House,   ///< the hex shows houses already
    None,
};
struct MapPlace {
    PlaceSign sign = PlaceSign::Village;
    QPointF at;
    QString name;
    HexId hex;
    int points = 0; ///< victory points
    int rank = 0;   ///< whose name is placed first: 0 cities, 1 towns …
};

/// How names of that kind of place are written, and how large at the scale of the design (pixels at
/// 60 pixels per unit).
struct NameStyle {
    Script script = Script::Village;
    qreal size = 14;
    qreal spacing = 0;
    bool capitals = false;
    qreal from = 0; ///< pixels per unit from which on it is written
};
[[nodiscard]] NameStyle nameStyleOf(const MapPlace& place);
/// Half the width of a sign at the scale of the design, in pixels.
[[nodiscard]] qreal signRadius(PlaceSign sign);

[[nodiscard]] std::vector<MapPlace> readPlaces(const HexMap& map, const BoardGeometry& geometry,
                                               const LinkPoints& points, const Record& display);

} // namespace esagono
