// SPDX-License-Identifier: GPL-3.0-or-later
// Where the hexes lie on the sheet of paper. Sheet units: a hex has radius 1 (centre to corner),
// x runs right and y down, the first hex of an unshifted row or column has its centre at (0, 0).
#pragma once

#include "engine/map/hex_map.h"

#include <QMarginsF>
#include <QPair>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include <vector>

namespace esagono {

/// Pixels per sheet unit at 100 %: a hex is then 144 pixels wide.
inline constexpr qreal pixelsPerUnit = 83.14;

class BoardGeometry {
public:
    /// The paper around the hexes: frame, exits.
    static constexpr qreal margin = 1.5;

    explicit BoardGeometry(const HexMap& map);
    /// A sheet with another margin, where a title or a legend needs room beside the hexes.
    BoardGeometry(const HexMap& map, const QMarginsF& margins);

    [[nodiscard]] Orientation orientation() const { return m_grid.orientation; }
    [[nodiscard]] QPointF centre(HexId hex) const;
    /// The six corners, clockwise; the side in direction d lies between corners d and d + 1.
    [[nodiscard]] QPolygonF outline(HexId hex) const;
    [[nodiscard]] QPointF corner(HexId hex, int number) const;
    /// The ends of the hexside between two adjacent hexes, clockwise as seen from the first; two
    /// equal points if they are not adjacent.
    [[nodiscard]] QPair<QPointF, QPointF> hexside(HexId a, HexId b) const;
    [[nodiscard]] QPair<QPointF, QPointF> hexside(HexId hex, Direction direction) const;
    /// The hex under a point; none outside the map and in its holes.
    [[nodiscard]] HexId hexAt(QPointF sheetPoint) const;

    /// Of all hexes.
    [[nodiscard]] QRectF extent() const { return m_extent; }
    /// The extent and the paper around it.
    [[nodiscard]] QRectF sheet() const { return m_extent.marginsAdded(m_margins); }
    /// The part of the sheet that the drawn ground may cover: the extent and the least margin.
    [[nodiscard]] QRectF ground() const {
        return m_extent.adjusted(-margin, -margin, margin, margin);
    }
    /// Of one hex, corner to corner or side to side.
    [[nodiscard]] qreal hexWidth() const;
    [[nodiscard]] qreal hexHeight() const;

private:
    /// The centre of a hex of the endless sheet, before it is moved to its place on this one.
    [[nodiscard]] QPointF endless(Hex hex) const;

    Grid m_grid;
    std::vector<bool> m_exists; ///< by hex
    QPointF m_origin;           ///< of the endless sheet
    QRectF m_extent;
    QMarginsF m_margins;
};

} // namespace esagono
