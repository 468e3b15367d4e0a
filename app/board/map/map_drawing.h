// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that is needed to draw a printed map, copied out of its package and worked out once:
// immutable afterwards, shared between the threads that paint. Only names wait until somebody looks
// at the map at their scale.
#pragma once

#include "app/board/ground/map_patterns.h"
#include "app/board/ground/map_terrain.h"
#include "app/board/ground/relief.h"
#include "app/board/lettering/map_labels.h"
#include "app/board/lettering/map_legend.h"
#include "app/board/lettering/map_texts.h"
#include "app/board/map/map_lines.h"
#include "app/board/map/map_links.h"
#include "app/board/map/map_places.h"
#include "app/board/scene/board_geometry.h"
#include "engine/kit/package.h"

#include <QString>

#include <array>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace esagono {

/// A hex as far as drawing goes.
struct MapHex {
    HexId hex;
    QPointF centre;
    bool wet = false;                  ///< its number stands on water
    bool wooded = false;               ///< likewise on trees
    std::vector<std::uint8_t> figures; ///< its number, as indices into MapDrawing::figures
    std::optional<int> elevation;
    std::vector<std::uint8_t> heightFigures; ///< likewise
};
/// A hexside, drawn once.
struct MapEdge {
    QLineF line;
    bool wet = false;
};

/// The words of one scale.
struct MapNames {
    LabelPlan labels;
    std::vector<MapText> rivers;
};

struct MapDrawing {
    explicit MapDrawing(BoardGeometry where)
        : geometry(std::move(where)) {}

    BoardGeometry geometry; ///< its sheet() is the sheet of this drawing, with room for the legend
    std::vector<TerrainLook> terrains; ///< by TerrainId
    std::vector<MapHex> hexes;
    std::vector<MapEdge> edges;
    Relief relief;
    std::vector<SideLine> sideLines;
    std::vector<DrawnLine> namedLines;
    std::vector<MapExit> exits;
    std::vector<Way> ways; ///< the lowest class first
    std::vector<Bridge> bridges;
    Patterns patterns;
    std::vector<MapPlace> places;
    std::vector<MapText> texts;     ///< at every scale
    std::vector<Lettering> figures; ///< the signs numbers of hexes are made of
    int highest = 0;                ///< of the hexes
    MapLegend legend;
    Text problem; ///< what is left out, and why

    /// Those of one of labelScales, laid out the first time they are asked for. Any thread.
    [[nodiscard]] const MapNames& names(std::size_t level) const;

private:
    struct Laid {
        std::once_flag once;
        MapNames names;
    };
    mutable std::array<Laid, labelScales.size()> m_names;
};

/// How the terrains of a package look on one of its maps, by TerrainId.
[[nodiscard]] std::vector<TerrainLook> terrainLooks(const GamePackage& package, std::size_t map,
                                                    const QString& language);

/// `packageFolder` is where the heights lie; empty: there is no relief. Words are in `language`.
/// Takes some tenths of a second: not for the interface thread.
[[nodiscard]] std::shared_ptr<const MapDrawing> readMapDrawing(const GamePackage& package,
                                                               std::size_t map,
                                                               const QString& packageFolder,
                                                               const QString& language);

} // namespace esagono
