// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/emblem.h"

#include <QPainter>

namespace esagono {

namespace {

/// Paints the emblem into a square of this side; drawn on a grid of 32.
void paintEmblem(QPainter& painter, qreal side) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(side / 32, side / 32);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0x8f1d18));
    painter.drawPolygon(
        QPolygonF({{16, 0.5}, {29.4, 8.25}, {29.4, 23.75}, {16, 31.5}, {2.6, 23.75}, {2.6, 8.25}}));

    const QRectF box(8, 10.5, 16, 11);
    painter.setPen(QPen(QColor(0xfff8ec), 1.7, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(box);
    painter.drawLine(box.topLeft(), box.bottomRight());
    painter.drawLine(box.bottomLeft(), box.topRight());
    painter.restore();
}

} // namespace

Emblem::Emblem(QQuickItem* parent)
    : QQuickPaintedItem(parent) {
    setAntialiasing(true);
}

void Emblem::paint(QPainter* painter) {
    paintEmblem(*painter, qMin(width(), height()));
}

QIcon Emblem::icon() {
    QIcon icon;
    for (const int side : {16, 32, 48, 128}) {
        QPixmap picture(side, side);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        paintEmblem(painter, side);
        painter.end();
        icon.addPixmap(picture);
    }
    return icon;
}

} // namespace esagono
