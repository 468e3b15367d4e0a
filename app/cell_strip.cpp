// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cell_strip.h"

#include <QPainter>

#include <cmath>

namespace esagono {

namespace {

constexpr qreal hatchGap = 5; // two lines of the hatching
constexpr qreal hatchLine = 2;
constexpr qreal slant = 35; // degrees

void hatch(QPainter& painter, const QRectF& cell, const QColor& colour) {
    painter.save();
    painter.setClipRect(cell);
    const int lines = int(std::ceil((cell.width() + cell.height()) / hatchGap));
    for (int i = 0; i < lines; ++i) {
        painter.save();
        painter.translate(cell.left() + i * hatchGap - cell.height() / 2 + hatchLine / 2,
                          cell.center().y());
        painter.rotate(slant);
        painter.fillRect(
            QRectF(-hatchLine / 2, -cell.height() * 0.8, hatchLine, cell.height() * 1.6), colour);
        painter.restore();
    }
    painter.restore();
}

} // namespace

CellStrip::CellStrip(QQuickItem* parent)
    : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    connect(this, &CellStrip::changed, this, [this] { update(); });
}

void CellStrip::paint(QPainter* painter) {
    for (int i = 0; i < m_solid + m_hatched; ++i) {
        const QRectF cell(i * (m_cell + m_gap), 0, m_cell, height());
        painter->fillRect(cell, i < m_solid ? m_solidColour : m_ground);
        if (i >= m_solid)
            hatch(*painter, cell, m_hatching);
    }
}

} // namespace esagono
