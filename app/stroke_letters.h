// SPDX-License-Identifier: GPL-3.0-or-later
// Letters made of strokes, for a system that has no fonts: capitals, figures and the marks a short
// notice needs.
#pragma once

#include <QPainterPath>
#include <QSizeF>
#include <QString>

namespace esagono {

/// Writes lines that are no wider than `width`, with letters of that height, from the origin down.
/// `room`, if given, becomes what they take.
[[nodiscard]] QPainterPath strokeText(const QString& text, qreal width, qreal height,
                                      QSizeF* room = nullptr);

/// The letters of a text for which there are no strokes.
[[nodiscard]] QString withoutStrokes(const QString& text);

} // namespace esagono
