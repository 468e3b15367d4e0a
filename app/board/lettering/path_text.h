// SPDX-License-Identifier: GPL-3.0-or-later
// Outlines written as text, so that symbols and icons can stand in tables. The letters are those of
// SVG paths (M L H V C Q A Z, small letters: relative), and O x y r for a circle.
#pragma once

#include <QPainterPath>

#include <string_view>

namespace esagono {

/// The outline a text describes. Takes for granted that the text is well formed.
[[nodiscard]] QPainterPath pathFrom(std::string_view text);

/// A star: its points lie at `radius`, the notches between them at `radius * depth`.
[[nodiscard]] QPainterPath starPath(QPointF centre, qreal radius, int points, qreal depth);

} // namespace esagono
