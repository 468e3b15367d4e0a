// SPDX-License-Identifier: GPL-3.0-or-later
// Badges: what a counter has become or has done, as a small shape on its edge. Every state has an
// outline of its own; the colour only repeats it.
#pragma once

#include <QColor>
#include <QRectF>
#include <QString>

#include <string_view>

class QPainter;

namespace esagono {

enum class BadgeShape : std::uint8_t {
    None,
    Burst,
    Octagon,
    Arrow,
    CrossedCircle,
    Shield,
    BarredSquare,
    Flame,
    Trapezium,
    RoundedBox,
    Triangle,
    Diamond,
    Lock,
    Pill, ///< "+2": there are more badges than places
};
/// The shape of that name ("crossed_circle"); None if there is none.
[[nodiscard]] BadgeShape badgeNamed(std::string_view name);
[[nodiscard]] std::string_view badgeName(BadgeShape shape);

struct BadgeLook {
    BadgeShape shape = BadgeShape::None;
    QString text;  ///< at most two letters
    QRgb fill = 0; ///< 0: the shape's own colour
    friend bool operator==(const BadgeLook&, const BadgeLook&) = default;
};

/// About its middle: badges are some 30 units high and wide where a counter has 100.
[[nodiscard]] QRectF badgeBounds(BadgeShape shape);

/// Paints a badge about a point; `unit` is a hundredth of the counter's edge.
void paintBadge(QPainter& painter, QPointF centre, qreal unit, const BadgeLook& look);

} // namespace esagono
