// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/map/map_painter.h"

#include "app/board/ground/map_strokes.h"
#include "app/board/ground/map_tints.h"
#include "app/board/map/map_drawing.h"
#include "app/board/map/paper.h"

#include <QPainterPath>

#include <algorithm>

namespace esagono {

namespace {

class MapPainting {
public:
    MapPainting(QPainter& painter, const MapDrawing& drawing, const QRectF& part, qreal pixels,
                const MapStyle& style)
        : m_painter(painter)
        , m_drawing(drawing)
        , m_part(part)
        , m_scale{pixels}
        , m_style(style)
        , m_level(labelLevel(pixels))
        , m_names(drawing.names(m_level))
        , m_pens(painter, m_scale, part)
        , m_labelPens(painter, MapScale{labelScales[m_level]}, part) {}

    void paint() {
        m_painter.save();
        m_painter.fillRect(QRectF(QPointF(), m_part.size() * m_scale.pixels).toAlignedRect(),
                           QColor(mapInk::paper));
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setOpacity(m_style.ground);
        paintGround();
        m_painter.scale(m_scale.pixels, m_scale.pixels);
        m_painter.translate(-m_part.topLeft());
        const bool isCovered = m_style.underlay.picture != nullptr;
        if (m_style.hexsides && !isCovered)
            paintRivers();
        paintWater();
        paintMarks(m_painter, m_drawing.patterns, wider(), m_scale);
        if (isCovered) {
            m_painter.setOpacity(m_style.underlayStrength);
            paintUnderlay(m_painter, m_style.underlay, m_scale.pixels);
        }
        m_painter.setOpacity(1);
        if (m_style.hexsides && isCovered)
            paintRivers();
        if (m_style.heights)
            paintHeightTints();
        if (m_style.places)
            paintTexts(m_drawing.texts, Texts::Plain);
        if (m_style.grid)
            paintGrid();
        m_painter.setOpacity(m_style.ground * (isCovered ? 1 - m_style.underlayStrength : 1));
        paintHouses(m_painter, m_drawing.patterns, wider(), m_scale);
        paintTrees(m_painter, m_drawing.patterns, m_part, m_scale);
        m_painter.setOpacity(1);
        if (m_style.places)
            paintTexts(m_drawing.texts, Texts::Haloed);
        paintWays();
        if (m_style.hexsides) {
            paintHexsides();
            paintTexts(m_names.rivers);
        }
        if (m_style.heights)
            paintHeightFigures();
        if (m_style.numbers)
            paintNumbers();
        if (m_style.frontLine)
            paintNamedLines();
        if (m_style.places) {
            paintExits();
            paintSigns();
            paintNames();
        }
        paintFrame(m_painter, m_drawing.geometry.sheet());
        if (m_style.legend)
            paintLegend(m_painter, m_drawing.legend, m_drawing.geometry.orientation(), m_part,
                        m_scale);
        m_painter.restore();
    }

private:
    /// What may reach into the part: lines and signs are wider than their points.
    [[nodiscard]] QRectF wider(qreal by = 0.4) const { return m_part.adjusted(-by, -by, by, by); }
    [[nodiscard]] bool touches(const QRectF& bounds) const {
        // Straight lines have no height, and nothing that is flat intersects anything.
        return bounds.adjusted(-0.01, -0.01, 0.01, 0.01).intersects(wider());
    }
    [[nodiscard]] PixelGrid pixelGrid(qreal ratio) const {
        const qreal pixels = m_scale.pixels * ratio;
        const auto count = [&](qreal length) {
            return std::max(1, static_cast<int>(std::ceil(length * pixels - 1e-6)));
        };
        return {m_part.topLeft(), 1 / pixels, QSize(count(m_part.width()), count(m_part.height()))};
    }
    void paintGround() {
        const qreal ratio = m_painter.device()->devicePixelRatioF();
        QImage land = landPicture(m_drawing.relief, pixelGrid(ratio));
        land.setDevicePixelRatio(ratio);
        m_painter.drawImage(QPointF(), land);
    }
    void paintRivers() {
        for (const SideLine& line : m_drawing.sideLines)
            if (isRiver(line.style) && touches(line.curve.bounds))
                m_pens.riverBank(line);
        for (const SideLine& line : m_drawing.sideLines)
            if (isRiver(line.style) && touches(line.curve.bounds))
                m_pens.riverWater(line);
    }
    void paintWater() {
        const Water& water = m_drawing.relief.water;
        if (water.isEmpty())
            return;
        const QPainterPath area = water.areaIn(m_part);
        if (!area.intersects(m_part))
            return;
        const qreal ratio = m_painter.device()->devicePixelRatioF();
        QImage sea = waterPicture(m_drawing.relief, pixelGrid(ratio));
        QBrush brush(sea);
        const qreal pixel = 1 / (m_scale.pixels * ratio);
        brush.setTransform(QTransform::fromScale(pixel, pixel) *
                           QTransform::fromTranslate(m_part.left(), m_part.top()));
        m_painter.fillPath(area, brush);
        paintCoast();
    }
    void paintCoast() {
        const QRectF extent = m_drawing.geometry.extent();
        const QRectF near = wider(0.1);
        // Beyond the hexes the coast fades with the ground.
        const auto strengthAt = [&](QPointF point) {
            const qreal out =
                std::max({extent.left() - point.x(), point.x() - extent.right(),
                          extent.top() - point.y(), point.y() - extent.bottom(), 0.0});
            return std::max(0.0, 1 - out / 0.55);
        };
        for (const QPolygonF& ring : m_drawing.relief.water.rings) {
            QPolygonF line;
            qreal strength = 1;
            const auto flush = [&] {
                if (line.size() > 1 && strength > 0.02)
                    m_pens.coastLine(line, strength * 0.9);
                line.clear();
            };
            for (qsizetype i = 0; i + 1 < ring.size(); ++i) {
                const bool inside = near.contains(ring[i]) || near.contains(ring[i + 1]);
                const qreal here = strengthAt(ring[i]);
                if (!inside || here != strength)
                    flush();
                strength = here;
                if (!inside)
                    continue;
                if (line.isEmpty())
                    line << ring[i];
                line << ring[i + 1];
            }
            flush();
        }
    }
    void paintGrid() {
        const QRectF near = wider(0.1);
        for (const bool wet : {false, true}) {
            QVector<QLineF> lines;
            for (const MapEdge& edge : m_drawing.edges)
                if (edge.wet == wet && QRectF(edge.line.p1(), edge.line.p2())
                                           .normalized()
                                           .adjusted(-0.01, -0.01, 0.01, 0.01)
                                           .intersects(near))
                    lines << edge.line;
            QColor colour = wet ? QColor(0x1d, 0x46, 0x66) : QColor(0x2e, 0x22, 0x12);
            colour.setAlphaF(wet ? 0.34F : 0.5F);
            m_painter.setPen(QPen(colour, m_scale.line(1.1), Qt::SolidLine, Qt::FlatCap));
            m_painter.drawLines(lines);
        }
    }
    void paintWays() {
        for (const bool rail : {false, true}) {
            if (!(rail ? m_style.rails : m_style.roads))
                continue;
            for (const Way& way : m_drawing.ways)
                if (isRail(way.style) == rail && touches(way.curve.bounds))
                    m_pens.wayCasing(way.style, way.curve.points);
            for (const Way& way : m_drawing.ways)
                if (isRail(way.style) == rail && touches(way.curve.bounds))
                    m_pens.waySurface(way.style, way.curve.points);
        }
        if (m_scale.pixels > 26)
            for (const Bridge& bridge : m_drawing.bridges)
                if (wider().contains(bridge.at))
                    m_pens.bridge(bridge);
    }
    void paintHexsides() {
        for (const SideLine& line : m_drawing.sideLines)
            if (!isRiver(line.style) && touches(line.curve.bounds))
                m_pens.hexsideLine(line.style, line.curve.points);
    }
    void paintNamedLines() {
        for (const DrawnLine& line : m_drawing.namedLines)
            if (touches(line.curve.bounds))
                m_pens.namedLine(line.style, line.colour, line.curve.points);
    }
    enum class Texts : std::uint8_t { All, Plain, Haloed };
    void paintTexts(const std::vector<MapText>& texts, Texts which = Texts::All) {
        for (const MapText& text : texts) {
            const bool isWanted =
                which == Texts::All || (which == Texts::Haloed) == (text.halo > 0);
            if (!isWanted || !touches(text.bounds))
                continue;
            const QPainterPath letters = text.shape.path();
            if (text.halo > 0)
                m_painter.strokePath(letters, QPen(QColor(251, 244, 226, 150), 2 * text.halo,
                                                   Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            m_painter.fillPath(letters, text.colour);
        }
    }
    void paintNumbers() {
        const qreal strength = m_scale.appears(33, 42);
        if (strength <= 0)
            return;
        const qreal size = numberSize(m_scale);
        for (const MapHex& hex : m_drawing.hexes) {
            const QPointF spot = numberSpot(m_drawing.geometry, hex.hex, size);
            if (!wider().contains(spot))
                continue;
            QColor colour = hex.wet ? QColor(0x1d, 0x46, 0x66) : QColor(0x22, 0x1a, 0x10);
            colour.setAlphaF(static_cast<float>(strength * (hex.wet ? 0.55 : 0.78)));
            paintFigures(hex.figures, spot, size, colour, hex.wooded ? 1.1 : 0);
        }
    }
    /// A number about a spot; all of its halo lies under it.
    void paintFigures(const std::vector<std::uint8_t>& figures, QPointF spot, qreal size,
                      const QColor& colour, qreal halo) {
        qreal width = 0;
        for (const std::uint8_t figure : figures)
            width += m_drawing.figures[figure].size.width() * size;
        const auto paint = [&](qreal around) {
            QPointF at = spot - QPointF(width / 2, size * 0.36);
            for (const std::uint8_t figure : figures) {
                m_pens.words(m_drawing.figures[figure], at, size, colour, around);
                at.rx() += m_drawing.figures[figure].size.width() * size;
            }
        };
        if (halo > 0)
            paint(halo);
        paint(0);
    }
    void paintHeightTints() {
        m_painter.setPen(Qt::NoPen);
        for (const MapHex& hex : m_drawing.hexes)
            if (hex.elevation && wider(1).contains(hex.centre)) {
                m_painter.setBrush(heightTint(*hex.elevation, m_drawing.highest));
                m_painter.drawPolygon(m_drawing.geometry.outline(hex.hex));
            }
        m_painter.setBrush(Qt::NoBrush);
    }
    void paintHeightFigures() {
        const qreal strength = m_scale.appears(20, 26);
        if (strength <= 0)
            return;
        QColor colour(0x22, 0x1a, 0x10);
        colour.setAlphaF(static_cast<float>(strength));
        const qreal size = numberSize(m_scale) * 1.15;
        for (const MapHex& hex : m_drawing.hexes)
            if (hex.elevation && wider(1).contains(hex.centre))
                paintFigures(hex.heightFigures, hex.centre, size, colour, 0);
    }
    void paintExits() {
        for (const MapExit& exit : m_drawing.exits) {
            if (!wider(2).contains(exit.at))
                continue;
            m_pens.exitArrow(exit.at + exit.outwards * 0.1, -exit.outwards, exit.colour);
            constexpr qreal size = 0.36;
            constexpr qreal least = 5.5; // pixels in which it can be read
            if (size * m_scale.pixels < least)
                continue;
            const QSizeF box = exit.to.size * size;
            QPointF at = exit.at + exit.outwards * 0.42;
            if (exit.outwards.x() == 0)
                at += QPointF(0.42, -box.height() / 2);
            else
                at += QPointF(-box.width() / 2, 0.42);
            m_pens.words(exit.to, at, size, QColor(mapInk::ink));
        }
    }
    void paintSigns() {
        quint32 seed = 0;
        for (const MapPlace& place : m_drawing.places) {
            ++seed;
            if (wider(1).contains(place.at) && isShown(place))
                m_labelPens.sign(place.sign, place.at, seed);
        }
        for (const PlacedStar& star : m_names.labels.stars)
            if (touches(star.box))
                m_labelPens.star(star.at, star.radius, m_names.labels.letterings[star.lettering]);
    }
    void paintNames() {
        for (const PlacedName& name : m_names.labels.names)
            if (touches(name.box))
                m_labelPens.words(m_names.labels.letterings[name.lettering], name.box.topLeft(),
                                  name.size, nameColour(m_drawing.places[name.place].sign));
    }
    /// With its name; what is worth points always.
    [[nodiscard]] bool isShown(const MapPlace& place) const {
        return place.points > 0 || labelScales[m_level] * 1.19 >= nameStyleOf(place).from;
    }

    QPainter& m_painter;
    const MapDrawing& m_drawing;
    QRectF m_part;
    MapScale m_scale;
    MapStyle m_style;
    std::size_t m_level;
    const MapNames& m_names;
    MapPens m_pens;
    MapPens m_labelPens; ///< of the scale for which the words are laid out
};

/// 80 % of the brightness, 88 % of the saturation.
void dim(QImage& picture) {
    for (int y = 0; y < picture.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(picture.scanLine(y));
        for (int x = 0; x < picture.width(); ++x) {
            const int grey =
                (qRed(line[x]) * 54 + qGreen(line[x]) * 183 + qBlue(line[x]) * 19) >> 8;
            const auto part = [&](int value) { return (grey * 12 + value * 88) * 80 / 10000; };
            line[x] = qRgba(part(qRed(line[x])), part(qGreen(line[x])), part(qBlue(line[x])),
                            qAlpha(line[x]));
        }
    }
}

} // namespace

void paintMap(QPainter& painter, const MapDrawing& drawing, const QRectF& sheetRect, qreal pixels,
              const MapStyle& style) {
    if (sheetRect.isEmpty() || !(pixels > 0))
        return;
    if (!style.dark) {
        MapPainting(painter, drawing, sheetRect, pixels, style).paint();
        return;
    }
    const qreal ratio = painter.device()->devicePixelRatioF();
    QImage picture((sheetRect.size() * pixels * ratio).toSize(),
                   QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    picture.setDevicePixelRatio(ratio);
    QPainter own(&picture);
    MapPainting(own, drawing, sheetRect, pixels, style).paint();
    own.end();
    dim(picture);
    painter.drawImage(QPointF(), picture);
}

QImage mapPicture(const MapDrawing& drawing, QSize size, const MapStyle& style) {
    const QRectF sheet = drawing.geometry.sheet();
    const QSize fitted = sheet.size().scaled(size, Qt::KeepAspectRatio).toSize().expandedTo({1, 1});
    QImage picture(fitted, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QImage paper = paperOf(picture);
    QPainter painter(&paper);
    const qreal pixels = fitted.width() / sheet.width();
    paintMap(painter, drawing, QRectF(sheet.topLeft(), QSizeF(fitted) / pixels), pixels, style);
    return picture;
}

} // namespace esagono
