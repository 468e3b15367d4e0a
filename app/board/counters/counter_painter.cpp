// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/counters/counter_painter.h"

#include "app/board/counters/counter_text.h"
#include "app/board/counters/figure_line.h"
#include "app/board/counters/marker_painter.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace esagono {

namespace {

constexpr qreal legible = 4.5; // contrast below which print is not to fall

/// Where things stand on a counter of 100 units at a level of detail.
struct Layout {
    qreal baseline = 93;
    qreal figureSize = 29;
    qreal margin = 7.5; ///< to the left and right of the figures
    QPointF mark = {13.5, 13.5};
    qreal markRadius = 6;
    qreal badgeHeight = 36; ///< of the middle of the badges
    qreal badgeScale = 1;
};
Layout layoutOf(CounterDetail detail) {
    switch (detail) {
    case CounterDetail::SymbolAndFigures:
        return {93, 35, 6, {11.5, 11}, 6.5, 33, 1.1};
    case CounterDetail::Figures:
        return {87, 42, 3.5, {20, 21}, 11, 25, 1.3};
    case CounterDetail::Colour:
        return {0, 0, 0, {50, 50}, 27, 0, 0};
    default:
        return {};
    }
}

/// The opacity at which a pattern is as strong as wished and print on it still reads well.
qreal opacityUnderPrint(QRgb pattern, qreal wished, const Coat& coat) {
    const auto reads = [&](qreal opacity, QRgb ground) {
        return ground == 0 || contrast(coat.ink, laidOver(pattern, opacity, ground)) >= legible;
    };
    qreal opacity = wished;
    while (opacity > 0.03 && !(reads(opacity, coat.fill) && reads(opacity, coat.split)))
        opacity -= 0.02;
    return opacity;
}

/// Scales the painter so that the box has 100 units.
void toUnits(QPainter& painter, const QRectF& box) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(box.topLeft());
    painter.scale(box.width() / 100, box.height() / 100);
}

void paintGround(QPainter& painter, const CounterLook& look) {
    const Coat& coat = look.coat;
    const QPainterPath outline = counterOutline(QRectF(0, 0, 100, 100), -1);
    painter.fillPath(outline, QColor(coat.fill));
    if (coat.split == 0 && look.side == CounterLook::Side::Full)
        return;
    painter.save();
    painter.setClipPath(outline, Qt::IntersectClip);
    const auto paintInside = [&](const QPainterPath& path, QColor colour, qreal opacity) {
        colour.setAlphaF(float(opacity));
        painter.fillPath(path, colour);
    };
    if (coat.split != 0) {
        QPainterPath half;
        half.addPolygon(QPolygonF({{100, 0}, {100, 100}, {0, 100}}));
        paintInside(half, QColor(coat.split), 1);
    }
    if (look.side == CounterLook::Side::Reduced) {
        QPainterPath stripe;
        stripe.addPolygon(QPolygonF({{-6.7, 93.3}, {93.3, -6.7}, {106.7, 6.7}, {6.7, 106.7}}));
        paintInside(stripe, QColor(print::paper),
                    coat.isDark() ? opacityUnderPrint(print::paper, 0.3, coat) : 0.86);
    }
    if (look.side == CounterLook::Side::Used) {
        QColor faint(coat.ink);
        faint.setAlphaF(float(opacityUnderPrint(coat.ink, 0.28, coat)));
        painter.setPen(QPen(faint, 1.3));
        for (int x = 10; x < 200; x += 10)
            painter.drawLine(QPointF(x - 100, 100), QPointF(x, 0));
    }
    painter.restore();
}

/// The light that falls from the north-west: a bright upper and a dark lower rim, and the edge.
void paintEdge(QPainter& painter, QRgb edge) {
    const QRectF square(0, 0, 100, 100);
    painter.fillRect(QRectF(11, 2.1, 78, 1.4), QColor(255, 255, 255, 128));
    painter.fillRect(QRectF(11, 96.4, 78, 1.6), QColor(0, 0, 0, 41));
    painter.strokePath(counterOutline(square, -1.1), QPen(QColor(edge), 2.2));
}

void paintCorner(QPainter& painter, const CornerSign& corner, QRgb ink) {
    QPainterPath shape;
    switch (corner.shape) {
    case CornerSign::Shape::None:
        return;
    case CornerSign::Shape::Ring: {
        shape.addEllipse(QPointF(87, 13), 8.4, 8.4);
        QColor faint(ink);
        faint.setAlphaF(0.55F);
        painter.strokePath(shape, QPen(faint, 1.4));
        break;
    }
    case CornerSign::Shape::Disc:
        shape.addEllipse(QPointF(87, 13), 9, 9);
        painter.fillPath(shape, QColor(print::yellow));
        painter.strokePath(shape, QPen(QColor(print::ink), 1.6));
        ink = print::ink;
        break;
    case CornerSign::Shape::Box:
        shape.addRoundedRect(QRectF(77.5, 5, 18, 16), 2, 2);
        painter.fillPath(shape, QColor(print::paper));
        painter.strokePath(shape, QPen(QColor(print::ink), 1.2));
        ink = print::ink;
        break;
    case CornerSign::Shape::Dot:
        shape.addEllipse(QPointF(87, 13), 5, 5);
        painter.fillPath(shape, Qt::white);
        painter.strokePath(shape, QPen(QColor(print::ink), 1.3));
        return;
    }
    paintText(painter, {87 - (corner.shape == CornerSign::Shape::Box ? 0.5 : 0), 18.1}, 14.5,
              corner.text, QColor(ink), 13);
}

void paintName(QPainter& painter, const CounterLook& look) {
    const qsizetype letters = look.name.size();
    const bool alone = look.figures.empty();
    const qreal size = alone ? 20 : letters > 11 ? 11.5 : letters > 8 ? 13 : 14.5;
    paintText(painter, {50, alone ? 82 : 67.5}, size, look.name, QColor(look.coat.ink), 88);
}

void paintSign(QPainter& painter, const CounterLook& look, CounterDetail detail) {
    painter.save();
    if (detail == CounterDetail::SymbolAndFigures) { // takes the room of what is left out
        painter.translate(50, 37);
        painter.scale(1.18, 1.18);
        painter.translate(-50, -36);
    }
    paintSymbol(painter, look.symbol, {look.coat.line, look.coat.box, look.coat.ink});
    painter.restore();
}

void paintPrint(QPainter& painter, const CounterLook& look, CounterDetail detail) {
    const Coat& coat = look.coat;
    const Layout layout = layoutOf(detail);
    const bool small = detail == CounterDetail::All || detail == CounterDetail::NoBand;
    if (look.band != 0 && detail == CounterDetail::All) {
        painter.fillRect(QRectF(1.6, 20, 6, 34), QColor(look.band));
        QPainterPath rim;
        rim.addRect(QRectF(1.6, 20, 6, 34));
        painter.strokePath(rim, QPen(QColor(print::ink), 0.6));
    }
    paintNationMark(painter, coat.mark, layout.mark, layout.markRadius,
                    QColor(coat.isDark() ? coat.ink : coat.edge));
    if (detail == CounterDetail::Colour)
        return;
    if (small) {
        paintSizeMark(painter, look.size, QColor(coat.ink));
        paintCorner(painter, look.corner, coat.ink);
        paintName(painter, look);
        if (look.yellowBox) {
            QPainterPath square;
            square.addRoundedRect(QRectF(79.5, 24, 14, 14), 2, 2);
            painter.fillPath(square, QColor(print::yellow));
            painter.strokePath(square, QPen(QColor(print::ink), 1.2));
        }
    }
    if (detail != CounterDetail::Figures || look.figures.empty())
        paintSign(painter, look, detail);
    FigureLine(look.figures, layout.baseline, layout.figureSize, layout.margin)
        .paint(painter, coat.ink);
}

/// What a badge place shows: the first on the right edge, the second on the left, then how many
/// more.
std::vector<std::pair<QPointF, BadgeLook>> placedBadges(const CounterLook& look,
                                                        CounterDetail detail) {
    std::vector<std::pair<QPointF, BadgeLook>> placed;
    if (detail == CounterDetail::Colour)
        return placed;
    const Layout layout = layoutOf(detail);
    const qreal right = std::min(99.0, 117 - 17 * layout.badgeScale); // stays within the bounds
    const std::size_t shown = std::min<std::size_t>(look.badges.size(), 2);
    for (std::size_t i = 0; i < shown; ++i)
        placed.emplace_back(QPointF(i == 0 ? right : 100 - right, layout.badgeHeight),
                            look.badges[i]);
    if (look.badges.size() > shown)
        placed.emplace_back(
            QPointF(0, -3),
            BadgeLook{BadgeShape::Pill, QStringLiteral("+%1").arg(look.badges.size() - shown), 0});
    return placed;
}

} // namespace

CounterDetail detailAt(qreal devicePixels) {
    return devicePixels >= 88   ? CounterDetail::All
           : devicePixels >= 56 ? CounterDetail::NoBand
           : devicePixels >= 44 ? CounterDetail::SymbolAndFigures
           : devicePixels >= 28 ? CounterDetail::Figures
                                : CounterDetail::Colour;
}

QRectF counterBounds(const QRectF& box) {
    const qreal reach = box.width() * counterReach;
    return box.adjusted(-reach, -reach, reach, reach);
}

QPainterPath counterOutline(const QRectF& box, qreal growth) {
    const qreal radius = box.width() / 10 + growth;
    QPainterPath outline;
    outline.addRoundedRect(box.adjusted(-growth, -growth, growth, growth), radius, radius);
    return outline;
}

void paintCounterShadow(QPainter& painter, const QRectF& box, bool raised) {
    constexpr int layers = 6;
    const qreal unit = box.width() / 100;
    const qreal blur = (raised ? 5 : 2.4) * unit;
    const qreal opacity = raised ? 0.38 : 0.32;
    const QRectF fallen = box.translated(1.8 * unit, (raised ? 5 : 3) * unit);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor veil = QColor::fromRgbF(0.1F, 0.07F, 0.02F, float(opacity / layers));
    const qreal covered = (raised ? 16 : 8) * unit; // the counter hides the middle
    for (int i = 0; i < layers; ++i) {
        QPainterPath ring = counterOutline(fallen, blur * (2.0 * i / (layers - 1) - 1));
        ring.addRect(fallen.adjusted(covered, covered, -covered, -covered));
        painter.fillPath(ring, veil);
    }
    painter.restore();
}

void paintCounter(QPainter& painter, const QRectF& box, const CounterLook& look,
                  qreal devicePixels) {
    const CounterDetail detail = detailAt(devicePixels);
    painter.save();
    if (look.tile) {
        paintMarker(painter, box, *look.tile, devicePixels);
        toUnits(painter, box);
    } else {
        toUnits(painter, box);
        paintGround(painter, look);
        if (look.back) {
            paintNationMark(painter, look.coat.mark, {13.5, 13.5}, 6, QColor(look.coat.edge));
            paintText(painter, {50, 68}, 52, QStringLiteral("?"), QColor(look.coat.ink));
        } else {
            paintPrint(painter, look, detail);
        }
        paintEdge(painter, look.coat.edge);
    }
    const qreal scale = layoutOf(detail).badgeScale;
    for (const auto& [centre, badge] : placedBadges(look, detail))
        paintBadge(painter, centre, scale, badge);
    painter.restore();
}

void paintMarker(QPainter& painter, const QRectF& box, const MarkerLook& look, qreal devicePixels) {
    painter.save();
    toUnits(painter, box);
    painter.fillPath(counterOutline(QRectF(0, 0, 100, 100), -1), QColor(print::ground));
    if (detailAt(devicePixels) != CounterDetail::Colour || look.text.isEmpty()) {
        paintMarkerDrawing(painter, look);
    } else {
        MarkerLook plain = look;
        plain.text.clear();
        paintMarkerDrawing(painter, plain);
    }
    paintEdge(painter, look.accent != 0 ? look.accent : print::frame);
    painter.restore();
}

QRectF figuresRect(const CounterLook& look, qreal devicePixels) {
    const CounterDetail detail = detailAt(devicePixels);
    if (look.back || look.tile || detail == CounterDetail::Colour)
        return {};
    const Layout layout = layoutOf(detail);
    return FigureLine(look.figures, layout.baseline, layout.figureSize, layout.margin).bounds();
}

std::vector<QRectF> badgeRects(const CounterLook& look, qreal devicePixels) {
    const CounterDetail detail = detailAt(devicePixels);
    const qreal scale = layoutOf(detail).badgeScale;
    std::vector<QRectF> rects;
    for (const auto& [centre, badge] : placedBadges(look, detail)) {
        const QRectF bounds = badgeBounds(badge.shape);
        rects.emplace_back(centre + bounds.topLeft() * scale, bounds.size() * scale);
    }
    return rects;
}

} // namespace esagono
