// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/scene/board_geometry.h"

#include <cmath>
#include <numbers>

namespace esagono {

namespace {

constexpr qreal root3 = std::numbers::sqrt3;

/// The hex of the endless sheet nearest to a place between hexes.
Hex rounded(qreal q, qreal r) {
    const qreal s = -q - r;
    qreal wholeQ = std::round(q);
    qreal wholeR = std::round(r);
    const qreal wholeS = std::round(s);
    const qreal offQ = std::abs(wholeQ - q);
    const qreal offR = std::abs(wholeR - r);
    const qreal offS = std::abs(wholeS - s);
    if (offQ > offR && offQ > offS)
        wholeQ = -wholeR - wholeS;
    else if (offR > offS)
        wholeR = -wholeQ - wholeS;
    return {static_cast<int>(wholeQ), static_cast<int>(wholeR)};
}

} // namespace

BoardGeometry::BoardGeometry(const HexMap& map)
    : BoardGeometry(map, QMarginsF(margin, margin, margin, margin)) {}

BoardGeometry::BoardGeometry(const HexMap& map, const QMarginsF& margins)
    : m_grid(map.grid())
    , m_exists(map.size())
    , m_margins(margins) {
    if (map.size() == 0)
        return;
    m_origin = centre(HexId(0)) - endless(m_grid.hex(HexId(0)));
    for (const HexId hex : map.hexes()) {
        m_exists[hex.index()] = true;
        const QPointF half(hexWidth() / 2, hexHeight() / 2);
        m_extent |= QRectF(centre(hex) - half, centre(hex) + half);
    }
}

QPointF BoardGeometry::centre(HexId hex) const {
    const SheetPoint point = m_grid.centre(hex);
    return orientation() == Orientation::Pointy ? QPointF(point.x * root3 / 2, point.y * 1.5)
                                                : QPointF(point.x * 1.5, point.y * root3 / 2);
}

QPointF BoardGeometry::corner(HexId hex, int number) const {
    static constexpr QPointF pointy[] = {{root3 / 2, -0.5}, {root3 / 2, 0.5},   {0, 1},
                                         {-root3 / 2, 0.5}, {-root3 / 2, -0.5}, {0, -1}};
    static constexpr QPointF flat[] = {{1, 0},  {0.5, root3 / 2},   {-0.5, root3 / 2},
                                       {-1, 0}, {-0.5, -root3 / 2}, {0.5, -root3 / 2}};
    const int which = turned(number, 0);
    return centre(hex) + (orientation() == Orientation::Pointy ? pointy[which] : flat[which]);
}

QPolygonF BoardGeometry::outline(HexId hex) const {
    QPolygonF corners;
    for (int number = 0; number < directions; ++number)
        corners << corner(hex, number);
    return corners;
}

QPair<QPointF, QPointF> BoardGeometry::hexside(HexId hex, Direction direction) const {
    return {corner(hex, direction), corner(hex, direction + 1)};
}

QPair<QPointF, QPointF> BoardGeometry::hexside(HexId a, HexId b) const {
    const auto direction = directionBetween(m_grid.hex(a), m_grid.hex(b));
    if (!direction)
        return {centre(a), centre(a)};
    return hexside(a, *direction);
}

HexId BoardGeometry::hexAt(QPointF sheetPoint) const {
    if (!m_extent.contains(sheetPoint))
        return HexId();
    const QPointF point = sheetPoint - m_origin;
    const qreal across = orientation() == Orientation::Pointy ? point.x() : point.y();
    const qreal along = (orientation() == Orientation::Pointy ? point.y() : point.x()) / 1.5;
    const qreal other = across / root3 - along / 2;
    const Hex hex =
        orientation() == Orientation::Pointy ? rounded(other, along) : rounded(along, other);
    const HexId found = m_grid.id(hex);
    return found.exists() && m_exists[found.index()] ? found : HexId();
}

qreal BoardGeometry::hexWidth() const {
    return orientation() == Orientation::Pointy ? root3 : 2;
}

qreal BoardGeometry::hexHeight() const {
    return orientation() == Orientation::Pointy ? 2 : root3;
}

QPointF BoardGeometry::endless(Hex hex) const {
    if (orientation() == Orientation::Pointy)
        return {root3 * (hex.q + hex.r / 2.0), 1.5 * hex.r};
    return {1.5 * hex.q, root3 * (hex.r + hex.q / 2.0)};
}

} // namespace esagono
