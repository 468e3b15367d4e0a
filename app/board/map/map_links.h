// SPDX-License-Identifier: GPL-3.0-or-later
// Roads, tracks and railways as curves from place to place, the bridges where they cross rivers,
// and the ways off the map.
#pragma once

#include "app/board/ground/map_curves.h"
#include "app/board/lettering/map_lettering.h"
#include "app/board/map/map_lines.h"
#include "app/board/scene/board_geometry.h"
#include "engine/kit/package.h"

#include <QColor>
#include <QString>

#include <cstdint>
#include <map>
#include <vector>

namespace esagono {

enum class WayStyle : std::uint8_t { Track, Road, MainRoad, LightRail, Rail };
struct Way {
    WayStyle style = WayStyle::Road;
    Curve curve;
    LinkId kind;
    QString grade;
};
struct Bridge {
    QPointF at;
    QPointF along; ///< the way's direction, a unit vector
    WayStyle style = WayStyle::Road;
};
/// An arrow in the margin: where a side's supply or a road comes from.
struct MapExit {
    HexId hex;
    QPointF at;       ///< where the way leaves the map
    QPointF outwards; ///< a unit vector
    QColor colour;
    SideId side;
    Lettering to;         ///< where to; may be empty
    bool isEntry = false; ///< reinforcements come from there; else supply
};

[[nodiscard]] bool isRail(WayStyle style);

/// Where a link passes through a hex: a point of the map's `drawing`, or the centre. Fixed are the
/// points drawn and the centres of hexes with places.
class LinkPoints {
public:
    LinkPoints(const BoardGeometry& geometry, const HexMap& map, const Record& drawing);
    [[nodiscard]] QPointF in(HexId hex) const;
    [[nodiscard]] bool isFixed(HexId hex) const { return m_points.contains(hex); }

private:
    const BoardGeometry& m_geometry;
    std::map<HexId, QPointF> m_points;
};

[[nodiscard]] std::vector<MapExit> readExits(const GamePackage& package, const HexMap& map,
                                             const BoardGeometry& geometry,
                                             const LinkPoints& points, const Record& drawing);
/// The higher classes first; where two share a step, the lower one is not drawn there, and a
/// railway runs beside the road.
[[nodiscard]] std::vector<Way> readWays(const GamePackage& package, const HexMap& map,
                                        const LinkPoints& points, const std::vector<MapExit>& exits,
                                        const Record& display);
[[nodiscard]] std::vector<Bridge> bridgesOf(const std::vector<Way>& ways,
                                            const std::vector<SideLine>& lines);

} // namespace esagono
