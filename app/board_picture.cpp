// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_picture.h"

#include <QPainter>
#include <QPainterPath>

#include <array>
#include <cmath>
#include <map>
#include <numbers>

namespace esagono {

namespace {

constexpr QRgb paper = 0xfff4efe2;
constexpr QRgb ink = 0xff2c2a26;
constexpr QRgb water = 0xffa9c6d6;
constexpr QRgb river = 0xff5f93b4;
constexpr QRgb road = 0xff8a5a3c;
/// Land terrains in the order they are declared: open ground first, then what covers it.
constexpr std::array<QRgb, 8> land = {0xffe9dfc0, 0xffb9c79a, 0xffd9bf93, 0xffcbb08a,
                                      0xffb7a184, 0xffd3cfc4, 0xffc4b7a6, 0xffe0d2b4};

QColor colourOf(const std::string& text) {
    return QColor(QString::fromStdString(text));
}

class Picture {
public:
    Picture(const View& view, const Setting& setting, const PictureOptions& options)
        : m_view(view)
        , m_setting(setting)
        , m_map(*setting.map)
        , m_options(options)
        , m_radius(options.radius) {
        QRectF extent;
        for (const HexId hex : m_map.hexes())
            extent |= outline(hex).boundingRect();
        const qreal margin = m_radius * 0.6;
        const qreal head = options.caption.isEmpty() ? 0 : m_radius * 0.9;
        m_origin = QPointF(margin, margin + head) - extent.topLeft();
        m_size = (extent.size() + QSizeF(2 * margin, 2 * margin + head)).toSize();
    }

    QImage draw() {
        QImage image(m_size, QImage::Format_RGB32);
        image.fill(paper);
        QPainter painter(&image);
        m_painter = &painter;
        painter.setRenderHint(QPainter::Antialiasing);
        drawHexes();
        drawRivers();
        drawLinks();
        drawPlaces();
        drawMarkers();
        drawCounters();
        drawCaption();
        return image;
    }

private:
    [[nodiscard]] QPointF centre(HexId hex) const {
        const SheetPoint at = m_map.grid().centre(hex);
        const qreal half = m_radius * std::numbers::sqrt3 / 2;
        const bool pointy = m_map.grid().orientation == Orientation::Pointy;
        return m_origin + (pointy ? QPointF(at.x * half, at.y * 1.5 * m_radius)
                                  : QPointF(at.x * 1.5 * m_radius, at.y * half));
    }
    [[nodiscard]] QPolygonF outline(HexId hex) const {
        const qreal first = m_map.grid().orientation == Orientation::Pointy ? 30 : 0;
        QPolygonF corners;
        for (int i = 0; i < 6; ++i) {
            const qreal angle = (first + 60 * i) * std::numbers::pi / 180;
            corners << centre(hex) + m_radius * QPointF(std::cos(angle), std::sin(angle));
        }
        return corners;
    }
    void setFont(qreal size, bool bold = false) {
        QFont font = m_painter->font();
        font.setPixelSize(std::max(6, static_cast<int>(std::lround(m_radius * size))));
        font.setBold(bold);
        m_painter->setFont(font);
    }

    void drawHexes() {
        setFont(0.24);
        for (const HexId hex : m_map.hexes()) {
            const TerrainId terrain = m_map.terrain(hex);
            const bool wet = m_setting.package().terrains[terrain.index()].ground == Ground::Water;
            m_painter->setBrush(QColor(wet ? water : land[terrain.index() % land.size()]));
            m_painter->setPen(QPen(QColor(0, 0, 0, 50), 1));
            m_painter->drawPolygon(outline(hex));
            m_painter->setPen(QColor(0, 0, 0, 110));
            m_painter->drawText(QRectF(centre(hex) - QPointF(m_radius, m_radius * 0.92),
                                       QSizeF(2 * m_radius, m_radius * 0.4)),
                                Qt::AlignCenter, QString::fromStdString(m_map.label(hex)));
        }
    }
    void drawRivers() {
        m_painter->setPen(QPen(QColor(river), m_radius * 0.11, Qt::SolidLine, Qt::RoundCap));
        for (const HexsideEntry& entry : m_map.sheet().hexsides) {
            const QPointF a = centre(entry.between.first);
            const QPointF b = centre(entry.between.second);
            const QPointF along(-(b - a).y(), (b - a).x());
            const QPointF half = along / std::hypot(along.x(), along.y()) * m_radius / 2;
            m_painter->drawLine((a + b) / 2 - half, (a + b) / 2 + half);
        }
    }
    void drawLinks() {
        m_painter->setBrush(Qt::NoBrush);
        m_painter->setPen(QPen(QColor(road), m_radius * 0.07, Qt::SolidLine, Qt::RoundCap));
        for (const LinkLine& line : m_map.sheet().linkLines) {
            QPainterPath path(centre(line.hexes.front()));
            for (std::size_t i = 1; i < line.hexes.size(); ++i)
                path.lineTo(centre(line.hexes[i]));
            m_painter->drawPath(path);
        }
    }
    void drawPlaces() {
        setFont(0.32, true);
        for (const NamedPlace& place : m_map.sheet().places) {
            const QPointF at = centre(place.hex);
            m_painter->setPen(QPen(QColor(ink), 1.5));
            m_painter->setBrush(QColor(0xff, 0xfa, 0xee));
            m_painter->drawEllipse(at, m_radius * 0.2, m_radius * 0.2);
            m_painter->drawText(QRectF(at - QPointF(1.5 * m_radius, -0.42 * m_radius),
                                       QSizeF(3 * m_radius, m_radius * 0.45)),
                                Qt::AlignCenter, QString::fromStdString(place.name));
        }
    }
    void drawMarkers() {
        setFont(0.26, true);
        for (const SeenMarker& marker : m_view.markers) {
            if (!marker.place.isHex())
                continue;
            const QRectF box(centre(marker.place.hex()) + QPointF(0.2, 0.15) * m_radius,
                             QSizeF(0.55, 0.5) * m_radius);
            m_painter->setPen(QPen(QColor(ink), 1));
            m_painter->setBrush(QColor(0xff, 0xff, 0xff, 220));
            m_painter->drawRect(box);
            m_painter->drawText(box, Qt::AlignCenter,
                                marker.value ? QString::number(*marker.value)
                                             : QStringLiteral("?"));
        }
    }
    void drawCounters() {
        std::map<Place, std::vector<const SeenCounter*>> stacks;
        for (const SeenCounter& counter : m_view.counters)
            if (counter.place.isHex())
                stacks[counter.place].push_back(&counter);
        for (const auto& [place, stack] : stacks)
            for (std::size_t i = stack.size(); i-- > 0;) { // the bottom first
                const qreal lift = static_cast<qreal>(stack.size() - 1 - i) * 0.1 * m_radius;
                drawCounter(*stack[i], centre(place.hex()) - QPointF(lift, lift));
            }
    }
    void drawCounter(const SeenCounter& counter, QPointF at) {
        const qreal edge = m_radius * 0.98;
        const QRectF box(at - QPointF(edge, edge) / 2, QSizeF(edge, edge));
        const QColor colour = counter.side.exists()
                                  ? colourOf(m_setting.package().sides[counter.side.index()].colour)
                                  : QColor(ink);
        m_painter->setPen(QPen(QColor(ink), 1.2));
        m_painter->setBrush(counter.counter.exists() ? colour : colour.darker(150));
        m_painter->drawRoundedRect(box, edge * 0.07, edge * 0.07);
        if (!counter.counter.exists())
            return;
        const Counter& printed = m_setting.package().counters[counter.counter.index()];
        m_painter->setPen(Qt::white);
        setFont(0.28);
        m_painter->drawText(box.adjusted(2, 2, -2, -edge * 0.52), Qt::AlignCenter,
                            QString::fromStdString(printed.name));
        QStringList numbers;
        for (const std::int16_t number : printed.faces[counter.face].numbers)
            if (number != Face::absent)
                numbers << QString::number(number);
        setFont(0.38, true);
        m_painter->drawText(box.adjusted(0, edge * 0.42, 0, 0), Qt::AlignCenter,
                            numbers.join(QStringLiteral("–")));
    }
    void drawCaption() {
        if (m_options.caption.isEmpty())
            return;
        setFont(0.42, true);
        m_painter->setPen(QColor(ink));
        m_painter->drawText(QRectF(m_radius * 0.6, 0, m_size.width(), m_radius * 1.3),
                            Qt::AlignVCenter | Qt::AlignLeft, m_options.caption);
    }

    const View& m_view;
    const Setting& m_setting;
    const HexMap& m_map;
    const PictureOptions& m_options;
    qreal m_radius;
    QPointF m_origin;
    QSize m_size;
    QPainter* m_painter = nullptr;
};

} // namespace

QImage boardPicture(const View& view, const Setting& setting, const PictureOptions& options) {
    return Picture(view, setting, options).draw();
}

} // namespace esagono
