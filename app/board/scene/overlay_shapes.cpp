// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/scene/overlay_shapes.h"

#include <QFont>
#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace esagono::overlay {

namespace {

QFont labelFont(qreal height) {
    QFont font(QStringLiteral("Inter"));
    font.setPixelSize(std::max(1, int(std::round(height * 0.65))));
    font.setWeight(QFont::Bold);
    return font;
}

qreal diamondRoom(const Pill& pill) {
    return pill.stop ? pill.height * 0.62 : 0;
}

} // namespace

QColor tinted(QRgb colour, qreal opacity) {
    QColor result = QColor::fromRgb(colour);
    result.setAlphaF(float(opacity));
    return result;
}

QColor heatColour(qreal weight) {
    static constexpr std::array<QRgb, 5> steps = {0x58f6d860, 0x74f2b43c, 0x8ce8862c, 0xa4d2501e,
                                                  0xbca81e16};
    const auto step = std::size_t(std::clamp(weight, 0.0, 1.0) * steps.size());
    return QColor::fromRgba(steps[std::min(step, steps.size() - 1)]);
}

void strokes(QPainter& painter, const QPainterPath& path, std::initializer_list<Line> lines) {
    painter.setBrush(Qt::NoBrush);
    for (const Line& line : lines) {
        const bool broken = line.style != Qt::SolidLine;
        QPen pen(QColor::fromRgba(line.colour), line.width, line.style,
                 broken ? Qt::FlatCap : Qt::RoundCap, Qt::RoundJoin);
        if (broken)
            pen.setDashPattern({2.6, 1.8});
        painter.setPen(pen);
        painter.drawPath(path);
    }
}

void hatch(QPainter& painter, const QPolygonF& polygon, const QColor& colour, qreal width,
           qreal distance, bool rising) {
    painter.save();
    QPainterPath clip;
    clip.addPolygon(polygon);
    painter.setClipPath(clip, Qt::IntersectClip);
    painter.setPen(QPen(colour, width));
    const QRectF box = polygon.boundingRect();
    const qreal start = rising ? box.left() + box.top() : box.left() - box.bottom();
    const qreal end = rising ? box.right() + box.bottom() : box.right() - box.top();
    const qreal first = std::floor(start / distance) * distance;
    for (qreal at = first; at <= end; at += distance) // x + y = at, or x - y = at
        painter.drawLine(rising
                             ? QLineF(at - box.top(), box.top(), at - box.bottom(), box.bottom())
                             : QLineF(at + box.top(), box.top(), at + box.bottom(), box.bottom()));
    painter.restore();
}

void dots(QPainter& painter, const QPolygonF& polygon, const QColor& colour, qreal radius,
          qreal distance) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const QRectF box = polygon.boundingRect();
    const auto first = [&](qreal from) { return std::ceil(from / distance) * distance; };
    bool odd = false;
    for (qreal y = first(box.top()); y < box.bottom(); y += distance, odd = !odd)
        for (qreal x = first(box.left()) - (odd ? distance / 2 : 0); x < box.right(); x += distance)
            if (polygon.containsPoint({x, y}, Qt::OddEvenFill))
                painter.drawEllipse(QPointF(x, y), radius, radius);
}

QRectF pillRect(QPointF centre, const Pill& pill) {
    const qreal text = QFontMetricsF(labelFont(pill.height)).horizontalAdvance(pill.text);
    const qreal width = std::max(pill.height, text + pill.height * 0.62 + diamondRoom(pill));
    return {centre.x() - width / 2, centre.y() - pill.height / 2, width, pill.height};
}

void paintPill(QPainter& painter, QPointF centre, const Pill& pill) {
    const QRectF box = pillRect(centre, pill);
    painter.setPen(QPen(QColor::fromRgb(pill.edge), pill.height * 0.075));
    painter.setBrush(QColor::fromRgb(pill.fill));
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
    if (pill.stop) {
        const qreal half = pill.height * 0.27;
        const QPointF at(box.left() + pill.height * 0.52, box.center().y());
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor::fromRgb(red));
        painter.drawPolygon(QPolygonF{at + QPointF(0, -half), at + QPointF(half, 0),
                                      at + QPointF(0, half), at + QPointF(-half, 0)});
    }
    painter.setFont(labelFont(pill.height));
    painter.setPen(QColor::fromRgb(pill.letters));
    painter.drawText(box.adjusted(diamondRoom(pill), 0, 0, 0), Qt::AlignCenter, pill.text);
}

QPainterPath arrow(QPointF from, QPointF to, qreal width) {
    const QLineF line(from, to);
    const QPointF along = (to - from) / std::max(line.length(), 1.0);
    const QPointF across(-along.y(), along.x());
    const qreal head = std::min(line.length() * 0.5, width * 2.1);
    const QPointF neck = to - along * head;
    QPainterPath path;
    path.addPolygon(QPolygonF{from - across * width * 0.62, neck - across * width * 0.45,
                              neck - across * width * 1.25, to, neck + across * width * 1.25,
                              neck + across * width * 0.45, from + across * width * 0.62});
    path.closeSubpath();
    return path;
}

QPainterPath bow(QPointF from, QPointF to) {
    const QPointF way = to - from;
    QPainterPath path(from);
    path.quadTo((from + to) / 2 + QPointF(-way.y(), way.x()) * 0.16, to);
    return path;
}

void paintDisc(QPainter& painter, QPointF centre, qreal radius, QRgb colour, const QString& sign) {
    painter.setPen(QPen(QColor::fromRgb(paper), radius * 0.16));
    painter.setBrush(QColor::fromRgb(colour));
    painter.drawEllipse(centre, radius, radius);
    painter.setFont(labelFont(radius * 2.2));
    painter.setPen(QColor::fromRgb(paper));
    painter.drawText(QRectF(centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)),
                     Qt::AlignCenter, sign);
}

} // namespace esagono::overlay
