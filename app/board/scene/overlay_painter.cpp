// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/scene/overlay_painter.h"

#include "app/board/ground/map_curves.h"
#include "app/board/map/paper.h"
#include "app/board/scene/overlay_shapes.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

namespace esagono {

namespace overlay {

namespace {

constexpr QRgb dark = 0x78201c18; ///< over what is not seen

/// The order in which marks are painted, those under the counters first.
enum Depth : int {
    Tints,
    Patterns,
    Borders,
    Grounds,
    Halos,
    Lines,
    Targets,
    Ways,
    Traces,
    Supports,
    Arrows,
    Signs,
    Labels,
    Banner,
};

class Builder {
public:
    Builder(const HexMap& map, const BoardGeometry& geometry, const OverlayManner& manner)
        : m_map(map)
        , m_geometry(geometry)
        , m_manner(manner)
        , m_unit(manner.ratio * std::clamp(manner.scale / manner.ratio / 60, 0.5, 1.7)) {}

    Overlay build(const Highlights& highlights, const View& view) {
        for (const ShownLayer& layer : highlights.layers)
            addLayer(layer);
        addRegion(highlights, view);
        for (const MarkedHex& marked : highlights.hexes)
            if (m_map.exists(marked.hex))
                addMark(marked, highlights.dims);
        for (const MarkedSide& marked : highlights.sides)
            addSide(marked);
        for (const Stroke& stroke : highlights.strokes)
            if (stroke.hexes.size() > 1 &&
                std::ranges::all_of(stroke.hexes, [&](HexId hex) { return m_map.exists(hex); }))
                addStroke(stroke);
        addLabels(highlights.hexes);
        if (m_map.exists(highlights.banner) && !highlights.bannerText.isEmpty())
            addBanner(highlights.banner, highlights.bannerText);
        if (highlights.dims)
            addLight(highlights, view);
        const auto sort = [](std::vector<OverlayItem>& items) {
            std::ranges::stable_sort(items, {}, &OverlayItem::depth);
        };
        sort(m_overlay.under);
        sort(m_overlay.over);
        return std::move(m_overlay);
    }

private:
    [[nodiscard]] QPointF toPixels(QPointF sheetPoint) const {
        return (sheetPoint - m_geometry.sheet().topLeft()) * m_manner.scale;
    }
    [[nodiscard]] QPointF centre(HexId hex) const { return toPixels(m_geometry.centre(hex)); }
    [[nodiscard]] qreal radius() const { return m_manner.scale; }
    /// The hex, smaller by an inset.
    [[nodiscard]] QPolygonF hexagon(HexId hex, qreal inset = 0) const {
        QPolygonF corners = m_geometry.outline(hex);
        const QPointF middle = centre(hex);
        for (QPointF& corner : corners)
            corner = middle + (toPixels(corner) - middle) * (1 - inset / radius());
        return corners;
    }
    [[nodiscard]] QPainterPath outline(HexId hex, qreal inset = 0) const {
        QPainterPath path;
        path.addPolygon(hexagon(hex, inset));
        path.closeSubpath();
        return path;
    }
    [[nodiscard]] QColor colourOf(SideId side) const {
        return side.index() < m_manner.sides.size() ? m_manner.sides[side.index()]
                                                    : QColor::fromRgb(ink);
    }

    template <class... Parts>
    void add(Depth depth, const QRectF& bounds, std::function<void(QPainter&)> paint,
             const Parts&... parts) {
        const qreal room = 6 * m_unit;
        auto& items = depth < Traces ? m_overlay.under : m_overlay.over;
        items.push_back(
            {depth, bounds.adjusted(-room, -room, room, room),
             qHashMulti(0, int(depth), bounds.x(), bounds.y(), bounds.width(), parts...),
             std::move(paint)});
    }
    template <class... Parts>
    void addInHex(Depth depth, HexId hex, std::function<void(QPainter&)> paint,
                  const Parts&... parts) {
        add(depth, hexagon(hex).boundingRect(), std::move(paint), hex.value, parts...);
    }

    /// The sides of a hex that have none of the others behind them.
    [[nodiscard]] QPainterPath border(HexId hex, const std::set<HexId>& region, int& sides) const {
        QPainterPath path;
        sides = 0;
        for (Direction direction = 0; direction < directions; ++direction) {
            if (region.contains(m_map.neighbour(hex, direction)))
                continue;
            const auto [from, to] = m_geometry.hexside(hex, direction);
            path.moveTo(toPixels(from));
            path.lineTo(toPixels(to));
            sides |= 1 << direction;
        }
        return path;
    }
    void addBorders(const std::set<HexId>& region, Line halo, Line line, Depth under, Depth over) {
        for (const HexId hex : region) {
            int sides = 0;
            const QPainterPath path = border(hex, region, sides);
            if (sides == 0)
                continue;
            addInHex(
                under, hex, [=](QPainter& painter) { strokes(painter, path, {halo}); }, sides,
                halo.colour);
            addInHex(
                over, hex, [=](QPainter& painter) { strokes(painter, path, {line}); }, sides,
                line.colour, int(line.style));
        }
    }

    void addLayer(const ShownLayer& layer) {
        if (layer.style == QLatin1String("heat"))
            return addHeat(layer);
        if (layer.style == QLatin1String("front"))
            return addFront(layer);
        if (layer.style == QLatin1String("unsure"))
            return addUnsure(layer);
        if (layer.style == QLatin1String("sight"))
            return addSight(layer);
        std::map<SideId, std::set<HexId>> regions;
        for (const ShownLayer::Part& part : layer.parts)
            if (m_map.exists(part.hex))
                regions[part.side].insert(part.hex);
        for (const auto& [side, region] : regions) {
            const QColor colour = colourOf(side);
            const bool rising = !side.exists() || side.index() % 2 == 0;
            for (const HexId hex : region)
                addLayerHex(layer.style, hex, colour, rising);
            if (layer.style == QLatin1String("objective"))
                continue;
            const bool zone = layer.style == QLatin1String("zone");
            addBorders(region, {qRgba(0xff, 0xfd, 0xf6, 190), 3.6 * m_unit},
                       {colour.rgb(), 1.8 * m_unit, zone ? Qt::CustomDashLine : Qt::SolidLine},
                       Patterns, Borders);
        }
    }
    void addLayerHex(const QString& style, HexId hex, QColor colour, bool rising) {
        const QPolygonF polygon = hexagon(hex);
        const qreal unit = m_unit;
        QColor tint = colour;
        tint.setAlphaF(style == QLatin1String("control") ? 0.20F : 0.12F);
        if (style == QLatin1String("objective")) {
            const QPainterPath inner = outline(hex, 4 * unit);
            addInHex(
                Patterns, hex,
                [=](QPainter& painter) {
                    strokes(painter, inner, {{ink, 4.4 * unit}, {gold, 2.6 * unit}});
                },
                style);
            return;
        }
        addInHex(
            Tints, hex,
            [=](QPainter& painter) {
                painter.setPen(Qt::NoPen);
                painter.setBrush(tint);
                painter.drawPolygon(polygon);
            },
            style, colour.rgba());
        colour.setAlphaF(0.45F);
        if (style == QLatin1String("zone"))
            addInHex(
                Patterns, hex,
                [=](QPainter& painter) {
                    hatch(painter, polygon, colour, 1.5 * unit, 13 * unit, rising);
                },
                style, colour.rgba(), rising);
        else if (style != QLatin1String("control"))
            addInHex(
                Patterns, hex,
                [=](QPainter& painter) { dots(painter, polygon, colour, 1.7 * unit, 15 * unit); },
                style, colour.rgba());
    }

    /// What is not seen lies in the dark; around what is seen there is a line.
    void addSight(const ShownLayer& layer) {
        std::set<HexId> seen;
        for (const ShownLayer::Part& part : layer.parts) {
            if (!m_map.exists(part.hex))
                continue;
            if (part.weight > 0) {
                seen.insert(part.hex);
                continue;
            }
            addInHex(
                Tints, part.hex,
                [polygon = hexagon(part.hex)](QPainter& painter) {
                    painter.setPen(Qt::NoPen);
                    painter.setBrush(QColor::fromRgba(dark));
                    painter.drawPolygon(polygon);
                },
                layer.style);
        }
        addBorders(seen, {qRgba(0xff, 0xfd, 0xf6, 190), 3.6 * m_unit}, {gold, 2 * m_unit}, Patterns,
                   Borders);
    }

    /// The more happened in a hex, the redder.
    void addHeat(const ShownLayer& layer) {
        for (const ShownLayer::Part& part : layer.parts) {
            if (!m_map.exists(part.hex))
                continue;
            const QColor tint = heatColour(part.weight);
            addInHex(
                Tints, part.hex,
                [polygon = hexagon(part.hex), tint](QPainter& painter) {
                    painter.setPen(Qt::NoPen);
                    painter.setBrush(tint);
                    painter.drawPolygon(polygon);
                },
                layer.style, tint.rgba());
        }
    }
    /// Hatched, so that what is printed below can still be read.
    void addUnsure(const ShownLayer& layer) {
        std::set<HexId> region;
        for (const ShownLayer::Part& part : layer.parts)
            if (m_map.exists(part.hex))
                region.insert(part.hex);
        const qreal unit = m_unit;
        for (const HexId hex : region)
            addInHex(
                Patterns, hex,
                [unit, polygon = hexagon(hex)](QPainter& painter) {
                    hatch(painter, polygon, tinted(unsure, 0.5), 1.4 * unit, 11 * unit, true);
                },
                layer.style);
        addBorders(region, {qRgba(0xff, 0xfd, 0xf6, 190), 4 * unit}, {unsure, 2.2 * unit}, Patterns,
                   Borders);
    }
    /// A smooth line wherever hexes of two sides meet.
    void addFront(const ShownLayer& layer) {
        std::map<HexId, SideId> holders;
        for (const ShownLayer::Part& part : layer.parts)
            holders.emplace(part.hex, part.side);
        std::vector<QLineF> sides;
        for (const auto& [hex, side] : holders)
            for (Direction direction = 0; direction < directions / 2; ++direction) {
                const auto other = holders.find(m_map.neighbour(hex, direction));
                if (other == holders.end() || other->second == side)
                    continue;
                const auto [from, to] = m_geometry.hexside(hex, direction);
                sides.emplace_back(toPixels(from), toPixels(to));
            }
        const qreal unit = m_unit;
        const qreal strength = layer.strength;
        for (const QPolygonF& chain : chained(sides)) {
            QPainterPath path;
            path.addPolygon(alongSides(chain));
            std::size_t way = ::qHash(strength);
            for (const QPointF corner : chain)
                way = qHashMulti(way, corner.x(), corner.y());
            add(
                Lines, path.boundingRect(),
                [=](QPainter& painter) {
                    strokes(painter, path,
                            {{tinted(paper, strength).rgba(), 5.6 * unit},
                             {tinted(front, strength).rgba(), 3.2 * unit,
                              strength < 1 ? Qt::CustomDashLine : Qt::SolidLine}});
                },
                way);
        }
    }

    /// A hexside that is drawn along.
    void addSide(const MarkedSide& marked) {
        if (!m_map.exists(marked.between.first) || !m_map.exists(marked.between.second))
            return;
        const auto [from, to] = m_geometry.hexside(marked.between.first, marked.between.second);
        QPainterPath path(toPixels(from));
        path.lineTo(toPixels(to));
        const qreal unit = m_unit;
        add(
            Arrows, path.boundingRect(),
            [=, tint = marked.tint](QPainter& painter) {
                strokes(painter, path, {{paper, 10 * unit}, {tint, 7 * unit}});
            },
            marked.tint, to.x(), to.y());
    }

    /// Where the selected counters can go, and where they are, as one region.
    void addRegion(const Highlights& highlights, const View& view) {
        std::set<HexId> brushed;
        for (const MarkedHex& marked : highlights.hexes)
            if (m_map.exists(marked.hex) && marked.mark == HexMark::Brush)
                brushed.insert(marked.hex);
        addBorders(brushed, {paper, 4.6 * m_unit}, {ink, 2.6 * m_unit, Qt::CustomDashLine}, Halos,
                   Lines);
        std::set<HexId> region;
        for (const MarkedHex& marked : highlights.hexes)
            if (m_map.exists(marked.hex) &&
                (marked.mark == HexMark::Reach || marked.mark == HexMark::Path))
                region.insert(marked.hex);
        if (region.empty())
            return;
        for (const HexId hex : selectedHexes(highlights, view))
            region.insert(hex);
        addBorders(region, {paper, 5.4 * m_unit}, {blue, 2.4 * m_unit}, Halos, Lines);
    }
    static std::set<HexId> selectedHexes(const Highlights& highlights, const View& view) {
        std::set<CounterId> selected;
        for (const MarkedCounter& marked : highlights.counters)
            if (marked.mark == CounterMark::Selected)
                selected.insert(marked.counter);
        std::set<HexId> hexes;
        for (const SeenCounter& counter : view.counters)
            if (counter.place.isHex() && selected.contains(counter.counter))
                hexes.insert(counter.place.hex());
        return hexes;
    }

    void addMark(const MarkedHex& marked, bool dims) {
        const HexId hex = marked.hex;
        const QPolygonF polygon = hexagon(hex);
        const QPainterPath edge = outline(hex);
        const qreal unit = m_unit;
        const auto ground = [&](QColor tint, std::optional<Line> lines = {}) {
            addInHex(
                Grounds, hex,
                [=](QPainter& painter) {
                    painter.setPen(Qt::NoPen);
                    painter.setBrush(tint);
                    painter.drawPolygon(polygon);
                    if (lines)
                        hatch(painter, polygon, QColor::fromRgba(lines->colour), lines->width,
                              9 * unit, true);
                },
                int(marked.mark), tint.rgba());
        };
        const auto around = [&](Depth depth, const QPainterPath& path, std::vector<Line> lines) {
            addInHex(
                depth, hex,
                [=](QPainter& painter) {
                    for (const Line& line : lines)
                        strokes(painter, path, {line});
                },
                int(marked.mark), int(lines.size()));
        };
        switch (marked.mark) {
        case HexMark::Reach:
        case HexMark::Path:
            if (!dims)
                ground(tinted(paper, 0.22));
            break;
        case HexMark::Target:
            around(Targets, outline(hex, 2 * unit),
                   {{paper, 8.6 * unit}, {red, 6.4 * unit}, {paper, 2 * unit}});
            break;
        case HexMark::Blocked:
            ground(tinted(red, 0.42), Line{qRgba(0x5c, 0x0e, 0x0a, 190), 2 * unit});
            around(Targets, edge, {{paper, 4.6 * unit}, {red, 2.6 * unit}});
            break;
        case HexMark::Chosen:
            ground(tinted(gold, 0.16));
            around(Targets, outline(hex, 1.5 * unit), {{ink, 5.6 * unit}, {gold, 2.8 * unit}});
            break;
        case HexMark::Open:
            ground(tinted(paper, 0.5), Line{qRgba(0x8f, 0x1d, 0x18, 200), 2.2 * unit});
            around(Targets, edge, {{paper, 5.4 * unit}, {red, 3.2 * unit}});
            addInHex(Signs, hex, [at = centre(hex), unit](QPainter& painter) {
                paintDisc(painter, at, 11 * unit, red, QStringLiteral("!"));
            });
            break;
        case HexMark::Covered:
            ground(tinted(paper, 0.34));
            around(Lines, edge, {{paper, 4.6 * unit}, {green, 2.6 * unit}});
            break;
        case HexMark::Drawn:
            ground(tinted(marked.tint, 0.16));
            addInHex(
                Targets, hex,
                [unit, tint = marked.tint, path = outline(hex, 4 * unit)](QPainter& painter) {
                    strokes(painter, path, {{paper, 6.4 * unit}, {tint, 4 * unit}});
                },
                int(marked.mark), marked.tint);
            break;
        case HexMark::Brush:
        case HexMark::Wet:
            ground(tinted(marked.tint, 0.62));
            break;
        case HexMark::Blocker:
            around(Targets, outline(hex, 2.5 * unit),
                   {{paper, 5 * unit}, {red, 2.8 * unit, Qt::CustomDashLine}});
            break;
        }
    }

    void addStroke(const Stroke& stroke) {
        QPainterPath path(centre(stroke.hexes.front()));
        std::size_t way = 0;
        for (const HexId hex : stroke.hexes) {
            path.lineTo(centre(hex));
            way = qHashMulti(way, hex.value);
        }
        const qreal unit = m_unit;
        const QPointF from = centre(stroke.hexes[stroke.hexes.size() - 2]);
        const QPointF to = centre(stroke.hexes.back());
        switch (stroke.kind) {
        case Stroke::Kind::Path:
            add(
                Ways, path.boundingRect(),
                [=](QPainter& painter) {
                    strokes(painter, path, {{ink, 7.4 * unit}, {gold, 4 * unit}});
                },
                way);
            break;
        case Stroke::Kind::Attack: {
            const QPointF middle = (from + to) / 2;
            const QPointF half = (to - from) / QLineF(from, to).length() * radius() * 0.3;
            const QPainterPath head = arrow(middle - half, middle + half, radius() * 0.12);
            add(
                Arrows, head.boundingRect(),
                [=](QPainter& painter) {
                    strokes(painter, head, {{paper, 3.6 * unit}});
                    painter.fillPath(head, QColor::fromRgb(red));
                },
                way);
            break;
        }
        case Stroke::Kind::Support: {
            const QPointF start = centre(stroke.hexes.front());
            const QPointF along =
                (to - start) / std::max(QLineF(start, to).length(), 1.0) * radius();
            const QPainterPath line = bow(start + along * 0.5, to - along * 0.62);
            add(
                Supports, line.boundingRect(),
                [=](QPainter& painter) {
                    strokes(painter, line,
                            {{paper, 5 * unit}, {blue, 2.8 * unit, Qt::CustomDashLine}});
                },
                way);
            break;
        }
        case Stroke::Kind::Drawn: {
            const QPointF start = centre(stroke.hexes.front());
            const QPainterPath shape = arrow(start, to, radius() * 0.13);
            add(
                Arrows, shape.boundingRect(),
                [=, tint = stroke.tint](QPainter& painter) {
                    strokes(painter, shape, {{paper, 3 * unit}});
                    painter.fillPath(shape, tinted(tint, 0.88));
                },
                way, stroke.tint);
            break;
        }
        case Stroke::Kind::Trail: {
            const QColor colour = colourOf(stroke.side);
            const QPointF along = (to - from) / QLineF(from, to).length() * radius();
            const QPainterPath head = arrow(to - along * 0.42, to - along * 0.06, radius() * 0.1);
            add(
                Ways, path.boundingRect() | head.boundingRect(),
                [=, strength = stroke.strength](QPainter& painter) {
                    painter.setOpacity(strength);
                    strokes(painter, path, {{paper, 4.6 * unit}, {colour.rgba(), 2.4 * unit}});
                    strokes(painter, head, {{paper, 2.6 * unit}});
                    painter.fillPath(head, colour);
                    painter.setOpacity(1);
                },
                way, colour.rgba(), stroke.strength);
            break;
        }
        case Stroke::Kind::Supply:
            add(
                Traces, path.boundingRect(),
                [=](QPainter& painter) {
                    strokes(painter, path,
                            {{paper, 6 * unit}, {green, 3 * unit, Qt::CustomDashLine}});
                    painter.setPen(QPen(QColor::fromRgb(paper), 1.6 * unit));
                    painter.setBrush(QColor::fromRgb(green));
                    painter.drawEllipse(to, 5.5 * unit, 5.5 * unit);
                },
                way);
            break;
        }
    }

    /// One label to a hex: what is on the way goes before what is merely within reach.
    void addLabels(const std::vector<MarkedHex>& hexes) {
        if (radius() / m_manner.ratio < 22)
            return;
        std::map<HexId, MarkedHex> labels;
        for (const MarkedHex& marked : hexes) {
            if (!m_map.exists(marked.hex) || (marked.label.isEmpty() && !marked.stop))
                continue;
            MarkedHex& label = labels.try_emplace(marked.hex, marked).first->second;
            label.stop = label.stop || marked.stop;
            if (marked.mark != HexMark::Reach) {
                label.mark = marked.mark;
                if (!marked.label.isEmpty())
                    label.label = marked.label;
            }
        }
        for (const auto& [hex, label] : labels) {
            Pill pill{.text = label.label, .stop = label.stop, .height = 17 * m_unit};
            if (label.mark == HexMark::Path) {
                pill.fill = gold;
                pill.edge = ink;
            } else if (label.mark == HexMark::Target || label.mark == HexMark::Blocked) {
                pill.edge = red;
            }
            const QPointF at = centre(hex) + QPointF(0, radius() * 0.71);
            add(
                Labels, pillRect(at, pill),
                [=](QPainter& painter) { paintPill(painter, at, pill); }, pill.text, pill.stop,
                pill.fill);
        }
    }
    void addBanner(HexId hex, const QString& text) {
        const Pill pill{.text = text,
                        .fill = red,
                        .edge = paper,
                        .letters = paper,
                        .height = std::max(26 * m_unit, 20 * m_manner.ratio)};
        const QPointF at = centre(hex) - QPointF(0, radius() * 0.92);
        add(
            Banner, pillRect(at, pill), [=](QPainter& painter) { paintPill(painter, at, pill); },
            text);
    }
    void addLight(const Highlights& highlights, const View& view) {
        std::set<HexId> lit = selectedHexes(highlights, view);
        for (const MarkedHex& marked : highlights.hexes)
            if (m_map.exists(marked.hex) && marked.mark != HexMark::Blocked)
                lit.insert(marked.hex);
        for (const HexId hex : lit)
            m_overlay.lit.emplace_back(hex, hexagon(hex));
        m_overlay.sheet = QRectF(QPointF(), m_geometry.sheet().size() * m_manner.scale);
        m_overlay.dimming = tinted(ink, m_manner.dark ? 0.38 : 0.24);
    }

    const HexMap& m_map;
    const BoardGeometry& m_geometry;
    const OverlayManner& m_manner;
    qreal m_unit; ///< a pixel of the drawings, where a hex has a radius of 60
    Overlay m_overlay;
};

} // namespace

} // namespace overlay

Overlay overlayOf(const Highlights& highlights, const View& view, const HexMap& map,
                  const BoardGeometry& geometry, const OverlayManner& manner) {
    return overlay::Builder(map, geometry, manner).build(highlights, view);
}

QImage cursorRing(const BoardGeometry& geometry, const OverlayManner& manner) {
    const QSizeF size(geometry.hexWidth() * manner.scale, geometry.hexHeight() * manner.scale);
    QImage image(int(std::ceil(size.width())), int(std::ceil(size.height())),
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QImage paper = paperOf(image);
    QPainter painter(&paper);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal inset = 3 * manner.ratio;
    const QPointF middle(image.width() / 2.0, image.height() / 2.0);
    QPainterPath ring;
    const qreal start = geometry.orientation() == Orientation::Pointy ? 30 : 0;
    for (int corner = 0; corner <= directions; ++corner) {
        const QPointF at =
            middle + QLineF::fromPolar(manner.scale - inset, start + 60 * corner).p2();
        corner == 0 ? ring.moveTo(at) : ring.lineTo(at);
    }
    overlay::strokes(painter, ring,
                     {{overlay::paper, 6 * manner.ratio}, {overlay::blue, 2.6 * manner.ratio}});
    return image;
}

} // namespace esagono
