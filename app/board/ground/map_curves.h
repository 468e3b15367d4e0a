// SPDX-License-Identifier: GPL-3.0-or-later
// Lines as a draughtsman draws them: smooth through points, along hexsides, as ribbons that swell.
#pragma once

#include <QLineF>
#include <QPolygonF>
#include <QRectF>

#include <functional>
#include <vector>

namespace esagono {

/// A line ready to be drawn, and where it lies.
struct Curve {
    QPolygonF points;
    QRectF bounds;

    Curve() = default;
    explicit Curve(QPolygonF line)
        : points(std::move(line))
        , bounds(points.boundingRect()) {}
};

/// Smooth through all points. `before` and `after` bend the ends; null: they end straight.
[[nodiscard]] QPolygonF splineThrough(const QPolygonF& points, const QPointF* before = nullptr,
                                      const QPointF* after = nullptr);
/// A closed line with its corners rounded off; the middles of its sides stay where they are.
[[nodiscard]] QPolygonF roundedRing(const QPolygonF& ring);

/// Sides of which ends meet, put one behind the other. Chains end where three or more meet; a ring
/// ends where it begins.
[[nodiscard]] std::vector<QPolygonF> chained(const std::vector<QLineF>& sides);
/// How many of the sides end at a point.
[[nodiscard]] std::size_t sidesAt(const std::vector<QLineF>& sides, QPointF point);

/// A chain of hexsides as one curve: through the middles of the sides and close by the corners;
/// through those corners that `keeps` names, and from end to end.
[[nodiscard]] QPolygonF alongSides(const QPolygonF& corners,
                                   const std::function<bool(QPointF)>& keeps = {});

/// The outlines of those stretches of a line that lie in a view, as wide as `width` says at a part
/// of the line's whole length (0 to 1).
[[nodiscard]] std::vector<QPolygonF> ribbons(const QPolygonF& line, const QRectF& view,
                                             const std::function<qreal(qreal)>& width);
/// The stretches of a line that touch a view, each with one point more than needed at either end.
[[nodiscard]] std::vector<QPolygonF> stretchesIn(const QPolygonF& line, const QRectF& view);
/// The part of a polygon inside a rectangle.
[[nodiscard]] QPolygonF clippedTo(const QPolygonF& polygon, const QRectF& rect);

[[nodiscard]] qreal lengthOf(const QPolygonF& line);
/// Calls for points at equal distances along a line, with the direction there (a unit vector).
void walkAlong(const QPolygonF& line, qreal first, qreal every,
               const std::function<void(QPointF, QPointF)>& visit);
/// Line moved sideways, to the right of its direction, by as much as each point says.
[[nodiscard]] QPolygonF shifted(const QPolygonF& line, const std::vector<qreal>& distances);
/// The pieces of a dashed line.
[[nodiscard]] std::vector<QPolygonF> dashed(const QPolygonF& line, qreal dash, qreal gap);

} // namespace esagono
