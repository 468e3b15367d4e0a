// SPDX-License-Identifier: GPL-3.0-or-later
// Title, legend, scale and north of a map, and where on the sheet they find room: on open water or
// off the hexes if there is some, else in a band above the map.
#pragma once

#include "app/board/ground/map_strokes.h"
#include "app/board/ground/map_terrain.h"
#include "app/board/ground/map_water.h"
#include "app/board/lettering/map_lettering.h"
#include "app/board/map/map_lines.h"
#include "app/board/map/map_links.h"
#include "app/board/map/map_places.h"
#include "app/board/scene/board_geometry.h"
#include "engine/kit/package.h"

#include <QPainter>

#include <optional>
#include <vector>

namespace esagono {

struct LegendEntry {
    enum class Kind : std::uint8_t { Terrain, Way, Side, Line, Star, Exit };
    Kind kind = Kind::Terrain;
    TerrainLook terrain;
    WayStyle way = WayStyle::Road;
    SideStyle side = SideStyle::River;
    LineStyle line = LineStyle::Front;
    QColor colour;
    Lettering text;
};

struct ScaleBar {
    qreal length = 0; ///< in the legend's units; 0: there is none
    Lettering begin;
    Lettering middle;
    Lettering end;
};

/// Measures of a legend, in its own units.
namespace legendMeasure {
inline constexpr qreal type = 0.29;
inline constexpr qreal rowHeight = 0.48;
inline constexpr qreal sample = 0.85;
inline constexpr qreal gap = 0.2;
inline constexpr qreal padding = 0.28;
inline constexpr qreal foot = 0.85; ///< scale and north
inline constexpr qreal titleType = 0.92;
inline constexpr qreal seriesType = 0.42;
} // namespace legendMeasure

struct MapLegend {
    qreal unit = 1; ///< in sheet units: large sheets have large legends
    Lettering title;
    Lettering series; ///< what stands under the title; may be empty
    std::vector<LegendEntry> entries;
    ScaleBar scale;
    std::optional<QPointF> north; ///< a unit vector; none: unknown
    Lettering northLetter;
    Lettering starFigure;

    QRectF titleBox; ///< on the sheet; empty: not shown
    QRectF box;
    int columns = 2;
    bool framed = true;   ///< a box of paper on the map; else it stands on the paper itself
    bool onWater = false; ///< the title
};

/// What the legend says, before it has a place.
[[nodiscard]] MapLegend readLegend(const GamePackage& package, std::size_t map, qreal sheetWidth,
                                   const std::vector<TerrainLook>& terrains,
                                   const std::vector<Way>& ways,
                                   const std::vector<SideLine>& sideLines,
                                   const std::vector<DrawnLine>& namedLines,
                                   const std::vector<MapExit>& exits,
                                   const std::vector<MapPlace>& places, const QString& language);
/// Finds places for title and legend on the sheet, smaller ones if need be; false: there is no
/// room.
[[nodiscard]] bool findRoom(MapLegend& legend, const BoardGeometry& geometry, const Water& water,
                            const std::function<bool(HexId)>& isWater,
                            const std::vector<MapExit>& exits);
/// The height of a band above the map that holds title and legend, for a sheet of that width.
[[nodiscard]] qreal bandHeight(MapLegend& legend, qreal width);
/// Puts title and legend into that band.
void useBand(MapLegend& legend, const QRectF& band);

/// `part` is what is being painted of the sheet.
void paintLegend(QPainter& painter, const MapLegend& legend, Orientation orientation,
                 const QRectF& part, MapScale scale);
void paintFrame(QPainter& painter, const QRectF& sheet);

} // namespace esagono
