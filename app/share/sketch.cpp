// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/share/sketch.h"

#include "app/share/ink.h"

#include <QPainter>
#include <QPainterPath>

namespace esagono {

namespace {

QString number(qreal value) {
    return QString::number(value, 'f', 1);
}

QString pointsOf(const QPolygonF& polygon) {
    QStringList list;
    for (const QPointF& point : polygon)
        list << number(point.x()) + u',' + number(point.y());
    return list.join(u' ');
}

QString svgOf(const Sketch::Line& line) {
    return QStringLiteral("<polyline points=\"%1\" fill=\"none\" stroke=\"%2\" "
                          "stroke-width=\"%3\" stroke-linejoin=\"round\"%4/>")
        .arg(pointsOf(line.points), line.colour.name(), number(line.width),
             line.dashed ? QStringLiteral(" stroke-dasharray=\"5 3\"") : QString());
}

QString svgOf(const Sketch::Area& area) {
    return QStringLiteral("<polygon points=\"%1\" fill=\"%2\" fill-opacity=\"%3\"/>")
        .arg(pointsOf(area.points), area.colour.name(),
             QString::number(area.colour.alphaF(), 'f', 2));
}

QString svgOf(const Sketch::Words& words) {
    const QString anchor = words.align == Qt::AlignRight     ? QStringLiteral("end")
                           : words.align == Qt::AlignHCenter ? QStringLiteral("middle")
                                                             : QStringLiteral("start");
    return QStringLiteral("<text x=\"%1\" y=\"%2\" font-size=\"%3\" fill=\"%4\" "
                          "text-anchor=\"%5\"%6>%7</text>")
        .arg(number(words.at.x()), number(words.at.y()), number(words.size), words.colour.name(),
             anchor, words.bold ? QStringLiteral(" font-weight=\"600\"") : QString(),
             words.text.toHtmlEscaped());
}

void paintPart(QPainter& painter, const Sketch::Line& line, qreal scale) {
    QPen pen(line.colour, line.width * scale, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (line.dashed)
        pen.setDashPattern({5 / line.width, 3 / line.width});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line.points);
}

void paintPart(QPainter& painter, const Sketch::Area& area, qreal) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(area.colour);
    painter.drawPolygon(area.points);
}

void paintPart(QPainter& painter, const Sketch::Words& words, qreal scale) {
    const QFont font =
        ink::sans(qRound(words.size * scale), words.bold ? QFont::DemiBold : QFont::Normal);
    const qreal width = QFontMetricsF(font).horizontalAdvance(words.text);
    const qreal part = words.align == Qt::AlignRight     ? 1
                       : words.align == Qt::AlignHCenter ? 0.5
                                                         : 0;
    painter.setFont(font);
    painter.setPen(words.colour);
    painter.drawText(words.at - QPointF(width * part, 0), words.text);
}

} // namespace

void Sketch::paint(QPainter& painter, const QRectF& box) const {
    const qreal scale = box.width() / m_size.width();
    const auto moved = [&](QPointF point) { return point * scale + box.topLeft(); };
    for (auto part : m_parts)
        std::visit(
            [&](auto& each) {
                if constexpr (requires { each.points; })
                    for (QPointF& point : each.points)
                        point = moved(point);
                else
                    each.at = moved(each.at);
                paintPart(painter, each, scale);
            },
            part);
}

QString Sketch::svg(const QString& title) const {
    QString text = QStringLiteral("<svg viewBox=\"0 0 %1 %2\" role=\"img\" aria-label=\"%3\">")
                       .arg(number(m_size.width()), number(m_size.height()), title.toHtmlEscaped());
    for (const auto& part : m_parts)
        text += std::visit([](const auto& each) { return svgOf(each); }, part);
    return text + QStringLiteral("</svg>");
}

} // namespace esagono
