// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/ground/map_strokes.h"

#include "app/board/ground/map_noise.h"

#include <cmath>
#include <numbers>

namespace esagono {

namespace {

struct WayLook {
    QRgb casing;
    QRgb surface;
    qreal width;  ///< of the surface
    qreal border; ///< of the casing, on each side
};
constexpr WayLook lookOf(WayStyle style) {
    switch (style) {
    case WayStyle::MainRoad:
        return {0xff5c3517, 0xffeba04b, 3.9, 1.25};
    case WayStyle::Road:
        return {0xff6d5638, 0xfff6ead0, 2.0, 0.95};
    case WayStyle::Track:
        return {0xfff4e8cd, 0xff6a4c2c, 1.3, 0.8};
    case WayStyle::Rail:
        return {0xfff4e8cd, 0xff1f1b18, 1.7, 0.8};
    case WayStyle::LightRail:
        return {0xfff4e8cd, 0xff2b2622, 1.25, 0.7};
    }
    return {};
}

struct RiverLook {
    qreal width;
    qreal bank;
};
constexpr RiverLook lookOf(SideStyle style) {
    switch (style) {
    case SideStyle::MajorRiver:
        return {6.4, 1.3};
    case SideStyle::River:
        return {3.6, 1.05};
    default:
        return {2.1, 0.8};
    }
}

constexpr QRgb bankInk = 0xff2f6690;
constexpr QRgb riverInk = 0xff6fb0da;

QPolygonF starShape(QPointF at, qreal radius, int points, qreal inner) {
    QPolygonF shape;
    for (int i = 0; i < 2 * points; ++i) {
        const qreal angle = std::numbers::pi * (static_cast<qreal>(i) / points - 0.5);
        shape << at + QPointF(std::cos(angle), std::sin(angle)) * (i % 2 == 0 ? radius : inner);
    }
    return shape;
}

} // namespace

QColor nameColour(PlaceSign sign) {
    switch (sign) {
    case PlaceSign::Peak:
    case PlaceSign::Pass:
        return QColor(0x43, 0x30, 0x1d);
    case PlaceSign::House:
    case PlaceSign::Fort:
        return QColor(0x7c, 0x1c, 0x18);
    default:
        return QColor(mapInk::ink);
    }
}

void MapPens::stroke(const QPolygonF& line, const QColor& colour, qreal width,
                     Qt::PenCapStyle cap) {
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(colour, width, Qt::SolidLine, cap, Qt::RoundJoin));
    for (const QPolygonF& stretch : stretchesIn(line, m_view))
        m_painter.drawPolyline(stretch);
}

void MapPens::fill(const std::vector<QPolygonF>& outlines, const QColor& colour) {
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(colour);
    for (const QPolygonF& outline : outlines)
        m_painter.drawPolygon(outline, Qt::WindingFill);
}

void MapPens::riverBank(const SideLine& river) {
    const RiverLook look = lookOf(river.style);
    const qreal full = m_scale.line(look.width + 2 * look.bank);
    const auto width = [&](qreal t) { return full * (river.source + (1 - river.source) * t); };
    fill(ribbons(river.curve.points, m_view, width), QColor(bankInk));
}

void MapPens::riverWater(const SideLine& river) {
    const RiverLook look = lookOf(river.style);
    const qreal full = m_scale.line(look.width + 2 * look.bank);
    const qreal banks = full - m_scale.line(look.width);
    const auto width = [&](qreal t) {
        const qreal whole = full * (river.source + (1 - river.source) * t);
        return std::max(whole - banks, whole * 0.35);
    };
    fill(ribbons(river.curve.points, m_view, width), QColor(riverInk));
}

void MapPens::wayCasing(WayStyle style, const QPolygonF& line) {
    const WayLook look = lookOf(style);
    QColor casing(look.casing);
    if (isRail(style) || style == WayStyle::Track)
        casing.setAlphaF(0.55F);
    stroke(line, casing, m_scale.line(look.width + 2 * look.border));
}

void MapPens::waySurface(WayStyle style, const QPolygonF& line) {
    const WayLook look = lookOf(style);
    const QColor surface(look.surface);
    if (style == WayStyle::Track) {
        for (const QPolygonF& dash : dashed(line, m_scale.line(6), m_scale.line(4)))
            stroke(dash, surface, m_scale.line(look.width), Qt::FlatCap);
        return;
    }
    stroke(line, surface, m_scale.line(look.width));
    if (!isRail(style) || m_scale.pixels < 16)
        return;
    const qreal half = m_scale.line(style == WayStyle::Rail ? 3.6 : 2.9);
    const qreal every = m_scale.line(style == WayStyle::Rail ? 8.5 : 9.5);
    QVector<QLineF> ties;
    walkAlong(line, every / 2, every, [&](QPointF at, QPointF along) {
        if (!m_view.contains(at))
            return;
        const QPointF across(-along.y() * half, along.x() * half);
        ties << QLineF(at - across, at + across);
    });
    m_painter.setPen(QPen(surface, m_scale.line(1.2), Qt::SolidLine, Qt::FlatCap));
    m_painter.drawLines(ties);
}

void MapPens::bridge(const Bridge& bridge) {
    const WayLook look = lookOf(bridge.style);
    const qreal half =
        m_scale.line(isRail(bridge.style) ? 4.6 : look.width / 2 + look.border + 0.9);
    const qreal length = m_scale.line(4.2);
    const qreal flare = m_scale.line(2.1);
    const QPointF along = bridge.along;
    const QPointF across(-along.y(), along.x());
    for (const qreal side : {-1.0, 1.0}) {
        const QPointF edge = bridge.at + across * (half * side);
        const QPointF out = across * (flare * side);
        const QPolygonF parapet = {edge - along * (length + flare) + out, edge - along * length,
                                   edge + along * length, edge + along * (length + flare) + out};
        stroke(parapet, QColor(mapInk::halo), m_scale.line(2.6));
        stroke(parapet, QColor(mapInk::ink), m_scale.line(1.3));
    }
}

void MapPens::hexsideLine(SideStyle style, const QPolygonF& line) {
    switch (style) {
    case SideStyle::Barrier:
        stroke(line, QColor(mapInk::halo), m_scale.line(9));
        stroke(line, QColor(0x1b, 0x3a, 0x57), m_scale.line(6.6));
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(QColor(0xf4, 0xf1, 0xe6));
        walkAlong(line, m_scale.line(4), m_scale.line(8), [&](QPointF at, QPointF) {
            m_painter.drawEllipse(at, m_scale.line(1.35), m_scale.line(1.35));
        });
        return;
    case SideStyle::Border:
        stroke(line, QColor(0x9c, 0x4f, 0x96, 70), m_scale.line(8));
        for (const QPolygonF& dash : dashed(line, m_scale.line(11), m_scale.line(5)))
            stroke(dash, QColor(0x7d, 0x2f, 0x78), m_scale.line(2.4), Qt::FlatCap);
        return;
    case SideStyle::Fortified: {
        stroke(line, QColor(mapInk::halo), m_scale.line(5));
        stroke(line, QColor(0x8a, 0x24, 0x1c), m_scale.line(2));
        const qreal tooth = m_scale.line(4.5);
        bool raised = false;
        walkAlong(line, tooth, tooth * 1.6, [&](QPointF at, QPointF along) {
            raised = !raised;
            const QPointF across(-along.y() * tooth, along.x() * tooth);
            if (raised)
                stroke({at, at + across, at + across + along * tooth, at + along * tooth},
                       QColor(0x8a, 0x24, 0x1c), m_scale.line(2), Qt::SquareCap);
        });
        return;
    }
    case SideStyle::Ridge: {
        stroke(line, QColor(0x5b, 0x3f, 0x22), m_scale.line(2.2));
        walkAlong(line, m_scale.line(3), m_scale.line(4.5), [&](QPointF at, QPointF along) {
            const QPointF across(-along.y(), along.x());
            stroke({at, at + across * m_scale.line(6)}, QColor(0x5b, 0x3f, 0x22), m_scale.line(1.1),
                   Qt::FlatCap);
        });
        return;
    }
    default:
        return;
    }
}

void MapPens::namedLine(LineStyle style, const QColor& colour, const QPolygonF& line) {
    if (style == LineStyle::Dashed) {
        for (const QPolygonF& dash : dashed(line, m_scale.line(12), m_scale.line(7))) {
            stroke(dash, QColor(mapInk::halo), m_scale.line(5.6));
            stroke(dash, colour, m_scale.line(3.2));
        }
        return;
    }
    if (style == LineStyle::Dotted) { // what it runs along can be seen between the dots
        for (const QPolygonF& dot : dashed(line, m_scale.line(2.5), m_scale.line(20))) {
            stroke(dot, QColor(mapInk::halo), m_scale.line(7.4));
            stroke(dot, colour, m_scale.line(5));
        }
        return;
    }
    const qreal width = style == LineStyle::Front ? 5.4 : 3.6;
    QColor glow = colour.lighter(165);
    for (const qreal halo : {15.0, 12.0, 9.5}) {
        glow.setAlphaF(style == LineStyle::Front ? 0.16F : 0.10F);
        stroke(line, glow, m_scale.line(halo * width / 5.4));
    }
    stroke(line, QColor(0xff, 0xf3, 0xe4, 215), m_scale.line(width + 2.6));
    stroke(line, colour, m_scale.line(width));
    QColor shine = colour.lighter(150);
    shine.setAlphaF(0.55F);
    stroke(line, shine, m_scale.line(width * 0.28));
}

void MapPens::coastLine(const QPolygonF& line, qreal strength) {
    QColor colour(0x33, 0x5c, 0x7d);
    colour.setAlphaF(static_cast<float>(strength));
    stroke(line, colour, m_scale.line(1.5));
}

void MapPens::house(QPointF at, QSizeF size, qreal angle, bool dark) {
    m_painter.save();
    m_painter.translate(at);
    m_painter.rotate(angle);
    const QRectF wall(QPointF(-size.width(), -size.height()) / 2, size);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(QColor(40, 24, 12, 70));
    m_painter.drawRect(wall.translated(size.height() * 0.16, size.height() * 0.2));
    m_painter.setBrush(dark ? QColor(0x84, 0x2d, 0x20) : QColor(0xa4, 0x3d, 0x2a));
    m_painter.setPen(QPen(QColor(0x4a, 0x16, 0x0e), m_scale.line(0.75)));
    m_painter.drawRect(wall);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(QColor(255, 190, 150, 60));
    m_painter.drawRect(QRectF(wall.topLeft(), QSizeF(wall.width(), wall.height() / 2)));
    m_painter.restore();
}

void MapPens::sign(PlaceSign sign, QPointF at, quint32 seed) {
    const qreal radius = m_scale.sign(signRadius(sign));
    const QColor ink(mapInk::ink);
    switch (sign) {
    case PlaceSign::City:
    case PlaceSign::Town: {
        const int houses = sign == PlaceSign::City ? 17 : 5;
        const qreal edge = m_scale.sign(sign == PlaceSign::City ? 5.4 : 5.2);
        for (int i = 0; i < houses; ++i) {
            // A sunflower puts houses evenly and never in rows.
            const qreal angle = i * 2.39996 + chanceAt(i, 1, seed) * 0.6;
            const qreal away = radius * 0.92 * std::sqrt((i + 0.35) / houses);
            const qreal wide = edge * (0.85 + 0.5 * chanceAt(i, 2, seed));
            house(at + QPointF(std::cos(angle), std::sin(angle) * 0.86) * away,
                  QSizeF(wide, edge * 0.86), (chanceAt(i, 3, seed) - 0.5) * 36, i % 3 == 0);
        }
        return;
    }
    case PlaceSign::Capital:
        m_painter.setPen(QPen(QColor(mapInk::halo), m_scale.line(4)));
        m_painter.setBrush(QColor(0x9a, 0x2c, 0x22));
        m_painter.drawRect(QRectF(at - QPointF(radius, radius), QSizeF(2, 2) * radius));
        m_painter.setPen(QPen(ink, m_scale.line(1.4)));
        m_painter.drawRect(QRectF(at - QPointF(radius, radius), QSizeF(2, 2) * radius));
        return;
    case PlaceSign::Village:
        m_painter.setPen(QPen(ink, m_scale.line(1.5)));
        m_painter.setBrush(QColor(0xff, 0xfb, 0xf0));
        m_painter.drawEllipse(at, radius * 0.8, radius * 0.8);
        return;
    case PlaceSign::Peak:
        m_painter.setPen(QPen(QColor(mapInk::halo), m_scale.line(1)));
        m_painter.setBrush(QColor(0x3d, 0x29, 0x16));
        m_painter.drawPolygon(QPolygonF{at + QPointF(0, -radius),
                                        at + QPointF(radius, radius * 0.75),
                                        at + QPointF(-radius, radius * 0.75)});
        return;
    case PlaceSign::Pass:
        for (const qreal side : {-1.0, 1.0}) {
            const QPolygonF arc = splineThrough({at + QPointF(side * radius * 0.95, -radius),
                                                 at + QPointF(side * radius * 0.4, 0),
                                                 at + QPointF(side * radius * 0.95, radius)});
            stroke(arc, QColor(mapInk::halo), m_scale.line(3.2));
            stroke(arc, QColor(0x3d, 0x29, 0x16), m_scale.line(1.7));
        }
        return;
    case PlaceSign::Fort:
        m_painter.setPen(QPen(QColor(0x5a, 0x3c, 0x1c), m_scale.line(1.6)));
        m_painter.setBrush(QColor(0xc4, 0x9a, 0x5c));
        m_painter.drawPolygon(starShape(at, radius, 10, radius * 0.78));
        m_painter.setBrush(QColor(0xf0, 0xd9, 0xa8));
        m_painter.drawEllipse(at, radius * 0.5, radius * 0.5);
        return;
    case PlaceSign::House:
    case PlaceSign::None:
        return;
    }
}

void MapPens::star(QPointF at, qreal radius, const Lettering& figure) {
    const QPolygonF shape = starShape(at, radius, 5, radius * 0.46);
    m_painter.setBrush(QColor(mapInk::halo));
    m_painter.setPen(
        QPen(QColor(mapInk::halo), radius * 0.3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.drawPolygon(shape);
    m_painter.setBrush(QColor(mapInk::star));
    m_painter.setPen(
        QPen(QColor(0x6f, 0x0c, 0x18), radius * 0.07, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.drawPolygon(shape);
    const qreal size = radius * 0.82;
    words(figure, at - QPointF(figure.size.width() * size / 2, size * 0.35 - radius * 0.03), size,
          QColor(0xff, 0xf6, 0xe6), 0);
}

void MapPens::exitArrow(QPointF tip, QPointF inwards, const QColor& colour) {
    const QPointF across(-inwards.y(), inwards.x());
    const qreal length = 0.62;
    const qreal half = 0.29;
    const QPolygonF arrow = {tip,
                             tip - inwards * (half * 1.1) + across * half,
                             tip - inwards * (half * 1.1) + across * (half * 0.48),
                             tip - inwards * length + across * (half * 0.48),
                             tip - inwards * length - across * (half * 0.48),
                             tip - inwards * (half * 1.1) - across * (half * 0.48),
                             tip - inwards * (half * 1.1) - across * half};
    m_painter.setPen(QPen(QColor(mapInk::halo), 0.09, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.setBrush(colour);
    m_painter.drawPolygon(arrow);
    m_painter.setPen(QPen(colour.darker(150), 0.025, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.drawPolygon(arrow);
}

void MapPens::words(const Lettering& lettering, QPointF at, qreal size, const QColor& colour,
                    qreal halo) {
    const QPainterPath letters = lettering.shape.path();
    m_painter.save();
    m_painter.translate(at);
    m_painter.scale(size, size);
    if (halo > 0) {
        QColor paper(mapInk::halo);
        paper.setAlphaF(0.8F);
        m_painter.strokePath(letters, QPen(paper, 2 * m_scale.type(halo) / size, Qt::SolidLine,
                                           Qt::RoundCap, Qt::RoundJoin));
    }
    m_painter.fillPath(letters, colour);
    m_painter.restore();
}

} // namespace esagono
