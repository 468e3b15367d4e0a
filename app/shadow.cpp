// SPDX-License-Identifier: GPL-3.0-or-later
#include "shadow.h"

#include <QPainter>
#include <QPainterPath>

namespace esagono {

Shadow::Shadow(QQuickItem* parent)
    : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    connect(this, &Shadow::changed, this, [this] { update(); });
}

/// Rings of falling strength, from the sheet outwards and a little down: the light comes from
/// above.
void Shadow::paint(QPainter* painter) {
    const bool high = m_elevation >= 3;
    const qreal blur = high ? 30 : 12;
    const qreal drop = high ? 8 : 3;
    const qreal strength = m_dark ? 0.55 : high ? 0.30 : 0.22;
    const QRectF sheet =
        QRectF(0, 0, width(), height()).adjusted(reach(), reach(), -reach(), -reach());
    const int rings = high ? 20 : 12;
    QColor colour = m_dark ? QColor(0, 0, 0) : QColor(52, 38, 14);
    painter->setPen(Qt::NoPen);
    for (int ring = 0; ring < rings; ++ring) {
        const qreal out = blur * (1 - qreal(ring) / rings) - blur * 0.25;
        colour.setAlphaF(float(strength * 2.2 / rings * (0.25 + qreal(ring) / rings)));
        painter->setBrush(colour);
        const qreal corner = std::max(m_radius, m_radius + out);
        painter->drawRoundedRect(sheet.adjusted(-out, drop - out, out, drop + out), corner, corner);
    }
}

} // namespace esagono
