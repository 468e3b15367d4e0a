// SPDX-License-Identifier: GPL-3.0-or-later
// Counters, drawn: a square of 100 units with rounded corners, whatever its size in pixels. The
// smaller it is drawn, the less is on it.
#pragma once

#include "app/board/counters/counter_look.h"

#include <QPainterPath>
#include <QRectF>

class QPainter;

namespace esagono {

/// What is left at a size: everything; no formation band; symbol and figures; figures; the colour.
enum class CounterDetail : std::uint8_t { All, NoBand, SymbolAndFigures, Figures, Colour };
[[nodiscard]] CounterDetail detailAt(qreal devicePixels);

/// Badges and shadow reach beyond the box by this part of its edge on every side: a picture that is
/// to hold everything of a counter must be larger by as much, see counterBounds().
inline constexpr qreal counterReach = 0.18;
[[nodiscard]] QRectF counterBounds(const QRectF& box);

/// Paints the counter into the square `box` (without shadow, badges reach over its edge);
/// `devicePixels` is the edge of the box in pixels of the screen and decides on the detail.
void paintCounter(QPainter& painter, const QRectF& box, const CounterLook& look,
                  qreal devicePixels);
/// Paints the shadow of a counter or marker; the counter is painted over it. A raised counter is to
/// be painted higher by counterLift of its edge than the shadow's box.
void paintCounterShadow(QPainter& painter, const QRectF& box, bool raised = false);
inline constexpr qreal counterLift = 0.06;

/// A marker: paper ground, ink drawing, one accent.
void paintMarker(QPainter& painter, const QRectF& box, const MarkerLook& look, qreal devicePixels);

/// The rounded outline of a counter, wider by `growth` on every side.
[[nodiscard]] QPainterPath counterOutline(const QRectF& box, qreal growth = 0);

/// Where the figures stand, and where the badges, of a counter of 100 units at this size.
[[nodiscard]] QRectF figuresRect(const CounterLook& look, qreal devicePixels);
[[nodiscard]] std::vector<QRectF> badgeRects(const CounterLook& look, qreal devicePixels);

} // namespace esagono
