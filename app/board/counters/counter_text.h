// SPDX-License-Identifier: GPL-3.0-or-later
// Letters and figures of counters: outlines of a narrow bold face, the same at every size and
// scale, figures all of one width.
#pragma once

#include <QColor>
#include <QString>

class QPainter;
class QPointF;

namespace esagono {

/// How wide a text of this size is.
[[nodiscard]] qreal textWidth(const QString& text, qreal size);

/// Writes a text about a point on its baseline, in a size that may be as wide as `room` at most
/// (0: any width); a longer one is drawn together.
void paintText(QPainter& painter, QPointF baseline, qreal size, const QString& text, QColor colour,
               qreal room = 0);

} // namespace esagono
