// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/ground/map_patterns.h"

#include "app/board/ground/map_noise.h"

#include <QImage>
#include <QRadialGradient>

#include <algorithm>
#include <array>
#include <cmath>

namespace esagono {

namespace {

constexpr int treeSizes = 3;

/// Crowns are darker and fuller than the ground they stand on, and no two neighbours alike.
std::array<QColor, Patterns::tones> crownsOn(const QColor& tint) {
    std::array<QColor, Patterns::tones> crowns;
    constexpr std::array<int, Patterns::tones> hues = {8, 16, 0, -18};
    constexpr std::array<qreal, Patterns::tones> values = {0.80, 0.71, 0.86, 0.88};
    for (std::size_t i = 0; i < crowns.size(); ++i)
        crowns[i] = QColor::fromHsv((std::max(tint.hsvHue(), 0) + hues[i] + 360) % 360,
                                    std::min(255, tint.hsvSaturation() * 13 / 10),
                                    static_cast<int>(tint.value() * values[i]));
    return crowns;
}

qreal treeRadius(int size) {
    return 0.085 + 0.02 * size;
}

/// Spots spread evenly but not regularly over a hex, within a part of its radius.
template <class Visit>
void scatter(QPointF centre, qreal spacing, qreal reach, quint32 seed, const Visit& visit) {
    // The lattice lies on the sheet, not in the hex: neighbouring hexes do not leave lanes.
    const qreal rowHeight = spacing * 0.87;
    const int top = static_cast<int>(std::floor((centre.y() - 1) / rowHeight));
    const int bottom = static_cast<int>(std::ceil((centre.y() + 1) / rowHeight));
    const int left = static_cast<int>(std::floor((centre.x() - 1) / spacing)) - 1;
    const int right = static_cast<int>(std::ceil((centre.x() + 1) / spacing)) + 1;
    for (int j = top; j <= bottom; ++j)
        for (int i = left; i <= right; ++i) {
            const QPointF at((i + 0.5 * (j & 1) + 0.62 * (chanceAt(i, j, seed) - 0.5)) * spacing,
                             (j + 0.62 * (chanceAt(i, j, seed + 1) - 0.5)) * rowHeight);
            const QPointF off = at - centre;
            if (std::hypot(off.x(), off.y()) < reach * 1.16)
                visit(at, scrambled(i, j, seed + 2));
        }
}

} // namespace

Patterns readPatterns(const HexMap& map, const BoardGeometry& geometry,
                      std::span<const TerrainLook> looks, const HeightField& heights) {
    Patterns patterns;
    for (const TerrainLook& look : looks)
        if (look.cover == Cover::Woods)
            patterns.crowns = crownsOn(look.tint);
    const auto isIn = [&](HexId hex, QPointF at, qreal inset) {
        // Nearer to the middle than the point itself: that the sign stands clear of the edge.
        const QPointF centre = geometry.centre(hex);
        return geometry.hexAt(centre + (at - centre) / inset) == hex;
    };
    for (const HexId hex : map.hexes()) {
        const QPointF centre = geometry.centre(hex);
        switch (looks[map.terrain(hex).index()].cover) {
        case Cover::Woods:
            scatter(centre, 0.205, 1, 31, [&](QPointF at, quint32 chance) {
                if (isIn(hex, at, 0.97))
                    patterns.trees.push_back({at,
                                              static_cast<std::uint8_t>(chance % Patterns::tones),
                                              static_cast<std::uint8_t>(chance / 7 % treeSizes)});
            });
            break;
        case Cover::Built:
            scatter(centre, 0.36, 1, 41, [&](QPointF at, quint32 chance) {
                const qreal a = chance % 101 / 100.0;
                if (isIn(hex, at, 0.84) && chance % 5 != 0)
                    patterns.houses.push_back({at, QSizeF(0.15 + 0.09 * a, 0.11),
                                               (chance / 128 % 8) * 22.5, chance % 3 == 0});
            });
            break;
        case Cover::Marsh:
            scatter(centre, 0.3, 1, 51, [&](QPointF at, quint32) {
                if (!isIn(hex, at, 0.9))
                    return;
                for (const qreal lean : {-0.035, 0.0, 0.035})
                    patterns.marks.push_back(
                        {QLineF(at + QPointF(lean, 0), at + QPointF(lean * 2, -0.08)), true});
                patterns.marks.push_back(
                    {QLineF(at - QPointF(0.07, 0), at + QPointF(0.07, 0)), true});
            });
            break;
        case Cover::Hill:
        case Cover::Mountain:
        case Cover::Rough:
            if (!heights.isEmpty())
                break;
            scatter(centre, 0.26, 1, 61, [&](QPointF at, quint32 chance) {
                const QPointF off = at - centre;
                const qreal away = std::hypot(off.x(), off.y());
                if (!isIn(hex, at, 0.92) || away < 0.22)
                    return;
                const QPointF down = off / away * (0.07 + 0.05 * (chance % 10) / 10.0);
                patterns.marks.push_back({QLineF(at - down, at + down), false});
            });
            break;
        default:
            break;
        }
    }
    std::stable_sort(
        patterns.trees.begin(), patterns.trees.end(),
        [](const Patterns::Tree& a, const Patterns::Tree& b) { return a.at.y() < b.at.y(); });
    return patterns;
}

void paintMarks(QPainter& painter, const Patterns& patterns, const QRectF& part, MapScale scale) {
    if (scale.pixels < 18)
        return;
    for (const bool tuft : {false, true}) {
        painter.setPen(QPen(tuft ? QColor(0x3c, 0x6b, 0x5a, 190) : QColor(0x6b, 0x4a, 0x24, 120),
                            scale.line(1.3), Qt::SolidLine, Qt::RoundCap));
        for (const Patterns::Mark& mark : patterns.marks)
            if (mark.tuft == tuft && part.contains(mark.line.p1()))
                painter.drawLine(mark.line);
    }
}

void paintHouses(QPainter& painter, const Patterns& patterns, const QRectF& part, MapScale scale) {
    for (const Patterns::House& house : patterns.houses) {
        if (!part.contains(house.at))
            continue;
        painter.save();
        painter.translate(house.at);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(50, 34, 16, 80));
        painter.rotate(house.angle);
        const QRectF wall(QPointF(-house.size.width(), -house.size.height()) / 2, house.size);
        painter.drawRect(wall.translated(0.02, 0.028));
        painter.setBrush(house.dark ? QColor(0x9c, 0x3d, 0x2b) : QColor(0xc0, 0x58, 0x3c));
        painter.drawRect(wall);
        painter.setBrush(QColor(0x5a, 0x18, 0x10, 90));
        painter.drawRect(QRectF(wall.left(), wall.center().y(), wall.width(), wall.height() / 2));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(QColor(0x5a, 0x1e, 0x12), scale.line(0.7)));
        if (scale.pixels > 24)
            painter.drawRect(wall);
        painter.restore();
    }
}

void paintTrees(QPainter& painter, const Patterns& patterns, const QRectF& part, MapScale scale) {
    const QRectF wider = part.adjusted(-0.3, -0.3, 0.3, 0.3);
    const auto from =
        std::lower_bound(patterns.trees.begin(), patterns.trees.end(), wider.top(),
                         [](const Patterns::Tree& tree, qreal top) { return tree.at.y() < top; });
    if (from == patterns.trees.end())
        return;
    // Trees are stamped: a few are drawn, in whole pixels, and copied.
    const qreal ratio = painter.device()->devicePixelRatioF();
    const qreal pixels = scale.pixels * ratio;
    std::array<QImage, Patterns::tones * treeSizes> stamps;
    const auto stampOf = [&](int tone, int size) -> const QImage& {
        QImage& stamp = stamps[static_cast<std::size_t>(tone * treeSizes + size)];
        if (!stamp.isNull())
            return stamp;
        const qreal radius = treeRadius(size) * pixels;
        const int edge = 2 * static_cast<int>(std::ceil(radius * 1.5)) + 2;
        stamp = QImage(edge, edge, QImage::Format_ARGB32_Premultiplied);
        stamp.fill(Qt::transparent);
        QPainter brush(&stamp);
        brush.setRenderHint(QPainter::Antialiasing);
        brush.translate(edge / 2.0, edge / 2.0);
        brush.setPen(Qt::NoPen);
        brush.setBrush(QColor(28, 38, 12, 105));
        brush.drawEllipse(QPointF(radius * 0.22, radius * 0.3), radius * 1.04, radius * 1.0);
        const QColor crown = patterns.crowns[static_cast<std::size_t>(tone)];
        QRadialGradient light(QPointF(-radius * 0.35, -radius * 0.4), radius * 1.45);
        light.setColorAt(0, crown.lighter(128));
        light.setColorAt(0.55, crown);
        light.setColorAt(1, crown.darker(150));
        brush.setBrush(light);
        if (radius > 2.5)
            brush.setPen(QPen(crown.darker(215), std::max(0.6, radius * 0.1)));
        brush.drawEllipse(QPointF(), radius, radius);
        brush.end();
        stamp.setDevicePixelRatio(ratio);
        return stamp;
    };
    const QTransform onSheet = painter.transform();
    painter.resetTransform();
    for (auto tree = from; tree != patterns.trees.end() && tree->at.y() <= wider.bottom(); ++tree) {
        if (!wider.contains(tree->at))
            continue;
        const QImage& stamp = stampOf(tree->tone, tree->size);
        const QPointF at = onSheet.map(tree->at) * ratio;
        const QPoint whole(static_cast<int>(std::floor(at.x() + 0.5)) - stamp.width() / 2,
                           static_cast<int>(std::floor(at.y() + 0.5)) - stamp.height() / 2);
        painter.drawImage(QPointF(whole) / ratio, stamp);
    }
    painter.setTransform(onSheet);
}

} // namespace esagono
