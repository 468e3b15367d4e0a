// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/lettering/map_legend.h"

#include <cmath>
#include <numbers>

namespace esagono {

namespace {

using namespace legendMeasure;

void swatch(QPainter& painter, const TerrainLook& look, QPointF centre, Orientation orientation,
            MapPens& pens) {
    QPolygonF hex;
    for (int i = 0; i < 6; ++i) {
        const qreal angle =
            (i + (orientation == Orientation::Pointy ? 0.5 : 0)) * std::numbers::pi / 3;
        hex << centre + QPointF(std::cos(angle), std::sin(angle)) * 0.27;
    }
    painter.setBrush(look.tint);
    painter.setPen(QPen(QColor(mapInk::frame), 0.022));
    painter.drawPolygon(hex);
    painter.setPen(Qt::NoPen);
    switch (look.cover) {
    case Cover::Woods:
        painter.setBrush(QColor(0x4f, 0x7d, 0x38));
        for (const QPointF off : {QPointF(-0.1, 0.03), QPointF(0.02, -0.09), QPointF(0.1, 0.07)})
            painter.drawEllipse(centre + off, 0.075, 0.075);
        return;
    case Cover::City:
    case Cover::Built:
        pens.sign(PlaceSign::Town, centre, 3);
        return;
    case Cover::Hill:
    case Cover::Mountain:
    case Cover::Rough: {
        // A slope in the light, a slope in the shade.
        const qreal rise = look.cover == Cover::Mountain ? 0.16 : 0.1;
        painter.setBrush(QColor(255, 246, 219, 120));
        painter.drawPolygon(QPolygonF{centre + QPointF(-0.17, 0.1), centre + QPointF(0, -rise),
                                      centre + QPointF(0.03, 0.1)});
        painter.setBrush(QColor(70, 45, 25, 120));
        painter.drawPolygon(QPolygonF{centre + QPointF(0.17, 0.1), centre + QPointF(0, -rise),
                                      centre + QPointF(0.03, 0.1)});
        return;
    }
    default:
        return;
    }
}

void paintSample(QPainter& painter, const MapLegend& legend, const LegendEntry& entry, QPointF left,
                 Orientation orientation, MapPens& pens) {
    const QPointF middle = left + QPointF(sample / 2, 0);
    const QPolygonF line =
        splineThrough({left, left + QPointF(sample * 0.33, -0.03),
                       left + QPointF(sample * 0.67, 0.03), left + QPointF(sample, 0)});
    switch (entry.kind) {
    case LegendEntry::Kind::Terrain:
        swatch(painter, entry.terrain, middle, orientation, pens);
        return;
    case LegendEntry::Kind::Way:
        pens.wayCasing(entry.way, line);
        pens.waySurface(entry.way, line);
        return;
    case LegendEntry::Kind::Side: {
        SideLine side;
        side.style = entry.side;
        side.source = 0.7;
        side.curve = Curve(line);
        if (isRiver(entry.side)) {
            pens.riverBank(side);
            pens.riverWater(side);
        } else {
            pens.hexsideLine(entry.side,
                             {left + QPointF(0.05, 0), left + QPointF(sample - 0.05, 0)});
        }
        return;
    }
    case LegendEntry::Kind::Line:
        pens.namedLine(entry.line, entry.colour, line);
        return;
    case LegendEntry::Kind::Star:
        pens.star(middle, 0.22, legend.starFigure);
        return;
    case LegendEntry::Kind::Exit:
        painter.save();
        painter.translate(middle + QPointF(0.25, 0));
        painter.scale(0.8, 0.8);
        pens.exitArrow({0, 0}, {1, 0}, entry.colour);
        painter.restore();
        return;
    }
}

void paintScale(QPainter& painter, const ScaleBar& bar, QPointF left, MapPens& pens) {
    constexpr qreal height = 0.085;
    constexpr int parts = 4;
    const QColor ink(mapInk::ink);
    painter.setPen(QPen(ink, 0.02));
    for (int i = 0; i < parts; ++i) {
        painter.setBrush(i % 2 == 0 ? ink : QColor(mapInk::halo));
        painter.drawRect(
            QRectF(left.x() + bar.length * i / parts, left.y(), bar.length / parts, height));
    }
    const auto write = [&](const Lettering& text, qreal x) {
        constexpr qreal size = 0.26;
        pens.words(text, {x - text.size.width() * size / 2, left.y() - size * 0.95}, size, ink, 0);
    };
    write(bar.begin, left.x());
    write(bar.middle, left.x() + bar.length / 2);
    write(bar.end, left.x() + bar.length);
}

void paintNorth(QPainter& painter, QPointF at, QPointF north, const Lettering& letter,
                MapPens& pens) {
    const QPointF across(-north.y(), north.x());
    const QColor ink(mapInk::ink);
    painter.setPen(QPen(ink, 0.025, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF tip = at + north * 0.34;
    const QPointF foot = at - north * 0.34;
    painter.setBrush(ink);
    painter.drawPolygon(QPolygonF{tip, foot + across * 0.13, foot + north * 0.12});
    painter.setBrush(QColor(mapInk::halo));
    painter.drawPolygon(QPolygonF{tip, foot - across * 0.13, foot + north * 0.12});
    constexpr qreal size = 0.24;
    pens.words(letter, tip + north * 0.16 - QPointF(letter.size.width() * size / 2, size * 0.38),
               size, ink, 0);
}

void paintTitle(const MapLegend& legend, MapPens& pens) {
    const QColor ink = legend.onWater ? QColor(0x17, 0x3a, 0x57) : QColor(0x8f, 0x1d, 0x18);
    pens.words(legend.title, {0, 0}, titleType, ink, 2.4);
    if (!legend.series.size.isEmpty())
        pens.words(legend.series, {0.04, titleType * 1.08}, seriesType, ink, 1.8);
}

void paintBox(QPainter& painter, const QRectF& box) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(52, 38, 14, 22));
    for (const qreal spread : {0.1, 0.06, 0.03})
        painter.drawRoundedRect(
            box.adjusted(-spread, -spread, spread, spread).translated(0.04, 0.06), 0.2, 0.2);
    painter.setBrush(QColor(0xf8, 0xf2, 0xe2));
    painter.setPen(QPen(QColor(mapInk::frame), 0.035));
    painter.drawRoundedRect(box, 0.16, 0.16);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(mapInk::frame), 0.014));
    painter.drawRoundedRect(box.adjusted(0.08, 0.08, -0.08, -0.08), 0.1, 0.1);
}

void paintEntries(QPainter& painter, const MapLegend& legend, Orientation orientation,
                  MapPens& pens) {
    const qreal inset = legend.framed ? padding : 0;
    qreal widest = 0;
    for (const LegendEntry& entry : legend.entries)
        widest = std::max(widest, entry.text.size.width() * type);
    const qreal columnWidth = sample + gap + widest + padding;
    const int rows =
        (static_cast<int>(legend.entries.size()) + legend.columns - 1) / legend.columns;
    for (std::size_t i = 0; i < legend.entries.size(); ++i) {
        const int column = static_cast<int>(i) / rows;
        const int row = static_cast<int>(i) % rows;
        const QPointF left(inset + column * columnWidth, inset + (row + 0.5) * rowHeight);
        paintSample(painter, legend, legend.entries[i], left, orientation, pens);
        const Lettering& text = legend.entries[i].text;
        pens.words(text, left + QPointF(sample + gap, -text.size.height() * type / 2), type,
                   QColor(mapInk::ink), 0);
    }
}

} // namespace

void paintLegend(QPainter& painter, const MapLegend& legend, Orientation orientation,
                 const QRectF& part, MapScale scale) {
    // Everything below is drawn in the legend's own units, from the corner of its box.
    MapPens pens(painter, MapScale{scale.pixels * legend.unit},
                 QRectF(QPointF(), legend.box.size()));
    if (!legend.titleBox.isEmpty() && part.intersects(legend.titleBox.adjusted(-1, -1, 1, 1))) {
        painter.save();
        painter.translate(legend.titleBox.topLeft());
        painter.scale(legend.unit, legend.unit);
        paintTitle(legend, pens);
        painter.restore();
    }
    if (legend.box.isEmpty() || !part.intersects(legend.box.adjusted(-1, -1, 1, 1)))
        return;
    painter.save();
    painter.translate(legend.box.topLeft());
    painter.scale(legend.unit, legend.unit);
    const QRectF box(QPointF(), legend.box.size() / legend.unit);
    if (legend.framed)
        paintBox(painter, box);
    paintEntries(painter, legend, orientation, pens);
    const qreal line = legend.framed ? box.bottom() - 0.42 : box.top() + 0.35;
    if (legend.scale.length > 0) {
        const qreal left = legend.framed ? padding + 0.1 : box.right() - legend.scale.length - 1.6;
        paintScale(painter, legend.scale, {left, line}, pens);
    }
    if (legend.north)
        paintNorth(painter, {box.right() - 0.55, line - 0.13}, *legend.north, legend.northLetter,
                   pens);
    painter.restore();
}

void paintFrame(QPainter& painter, const QRectF& sheet) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(mapInk::frame), 0.06, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(sheet.adjusted(0.2, 0.2, -0.2, -0.2));
    painter.setPen(QPen(QColor(mapInk::frame), 0.02, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(sheet.adjusted(0.3, 0.3, -0.3, -0.3));
}

} // namespace esagono
