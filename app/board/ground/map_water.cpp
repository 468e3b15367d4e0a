// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/ground/map_water.h"

#include "app/board/ground/map_curves.h"
#include "app/board/map/map_reading.h"

#include <QImage>
#include <QPainter>

#include <cmath>
#include <limits>
#include <map>

namespace esagono {

namespace {

/// Distances along one line, from squared distances across it (lower envelope of parabolas).
class Spread {
public:
    explicit Spread(int count)
        : m_vertex(static_cast<std::size_t>(count))
        , m_border(static_cast<std::size_t>(count) + 1) {}

    /// `visit` is given the number of every cell and its squared distance.
    template <class Visit>
    void along(const float* given, const Visit& visit) {
        const auto count = static_cast<int>(m_vertex.size());
        const auto slot = [](int i) { return static_cast<std::size_t>(i); };
        int last = 0;
        m_vertex[0] = 0;
        m_border[0] = -std::numeric_limits<float>::infinity();
        m_border[1] = std::numeric_limits<float>::infinity();
        for (int q = 1; q < count; ++q) {
            const auto meets = [&](int p) {
                return (given[q] + static_cast<float>(q * q) - given[p] -
                        static_cast<float>(p * p)) /
                       static_cast<float>(2 * (q - p));
            };
            float at = meets(m_vertex[slot(last)]);
            while (last > 0 && at <= m_border[slot(last)])
                at = meets(m_vertex[slot(--last)]);
            m_vertex[slot(++last)] = q;
            m_border[slot(last)] = at;
            m_border[slot(last + 1)] = std::numeric_limits<float>::infinity();
        }
        int k = 0;
        for (int q = 0; q < count; ++q) {
            while (m_border[slot(k + 1)] < static_cast<float>(q))
                ++k;
            const auto off = static_cast<float>(q - m_vertex[slot(k)]);
            visit(q, off * off + given[m_vertex[slot(k)]]);
        }
    }

private:
    std::vector<int> m_vertex;
    std::vector<float> m_border;
};

/// Gives `visit` every cell of the mask that is wet, or dry, and its distance from the nearest
/// that is not, in cells.
template <class Visit>
void measureDistances(const QImage& mask, bool wet, const Visit& visit) {
    const int width = mask.width();
    const int height = mask.height();
    const auto isMeant = [&](int x, int y) { return (mask.constScanLine(y)[x] >= 128) == wet; };
    const auto cells = static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
    // First up and down the columns, counting; all columns at once.
    std::vector<std::uint16_t> far(cells);
    const auto line = [&](int y) {
        return far.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(width);
    };
    constexpr std::uint16_t farthest = 1000; // squared: unreached
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            line(y)[x] = !isMeant(x, y) ? std::uint16_t{0}
                         : y == 0       ? farthest
                                        : std::min<std::uint16_t>(line(y - 1)[x] + 1, farthest);
    for (int y = height - 2; y >= 0; --y)
        for (int x = 0; x < width; ++x)
            line(y)[x] = std::min<std::uint16_t>(line(y)[x], line(y + 1)[x] + 1);
    Spread spread(width);
    std::vector<float> squared(static_cast<std::size_t>(width));
    for (int y = 0; y < height; ++y) {
        bool any = false;
        for (int x = 0; x < width; ++x) {
            const auto off = static_cast<float>(line(y)[x]);
            squared[static_cast<std::size_t>(x)] = off * off;
            any = any || off > 0;
        }
        if (any)
            spread.along(squared.data(), [&](int x, float distance) {
                if (distance > 0)
                    visit(x, y, std::sqrt(distance));
            });
    }
}

Plane<std::int16_t> shoreDistances(const Water& water, const QRectF& sheet, qreal step) {
    Plane<std::int16_t> plane;
    plane.step = step;
    plane.x0 = sheet.left();
    plane.y0 = sheet.top();
    plane.width = static_cast<int>(std::ceil(sheet.width() / step)) + 1;
    plane.height = static_cast<int>(std::ceil(sheet.height() / step)) + 1;
    QImage mask(plane.width, plane.height, QImage::Format_Grayscale8);
    mask.fill(0);
    QPainter painter(&mask);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(0.5, 0.5);
    painter.scale(1 / step, 1 / step);
    painter.translate(-sheet.topLeft());
    painter.fillPath(water.areaIn(sheet.adjusted(-1, -1, 1, 1)), Qt::white);
    painter.end();
    plane.values.resize(static_cast<std::size_t>(plane.width) *
                        static_cast<std::size_t>(plane.height));
    for (const bool wet : {false, true})
        measureDistances(mask, wet, [&](int x, int y, float cells) {
            const float units =
                std::min((cells - 0.5F) * static_cast<float>(step), Water::farthest);
            const auto off = static_cast<std::int16_t>(std::lround(units / Water::shoreStep));
            plane.values[static_cast<std::size_t>(y) * static_cast<std::size_t>(plane.width) +
                         static_cast<std::size_t>(x)] = static_cast<std::int16_t>(wet ? off : -off);
        });
    return plane;
}

/// A ring of hexsides drawn by water rather than by a ruler: every corner gives way a little.
QPolygonF relaxed(const QPolygonF& ring) {
    QPolygonF corners = ring;
    corners.removeLast();
    const qsizetype count = corners.size();
    for (int pass = 0; pass < 2; ++pass) {
        const QPolygonF before = corners;
        for (qsizetype i = 0; i < count; ++i)
            corners[i] = before[i] * 0.5 +
                         (before[(i + 1) % count] + before[(i + count - 1) % count]) * 0.25;
    }
    return corners;
}

/// Water hexes, and those just off the map that water would cover too, by their middles.
class WetCells {
public:
    WetCells(const HexMap& map, const BoardGeometry& geometry,
             const std::function<bool(HexId)>& isWater) {
        std::map<Key, int> beyond; // more water than land beside it?
        for (const HexId hex : map.hexes()) {
            if (isWater(hex))
                m_cells[keyOf(geometry.centre(hex))] = geometry.centre(hex);
            for (Direction direction = 0; direction < directions; ++direction)
                if (!map.exists(map.neighbour(hex, direction)))
                    beyond[keyOf(across(geometry, hex, direction))] += isWater(hex) ? 1 : -1;
        }
        for (const HexId hex : map.hexes())
            for (Direction direction = 0; direction < directions; ++direction) {
                const QPointF off = across(geometry, hex, direction);
                if (const auto found = beyond.find(keyOf(off));
                    found != beyond.end() && found->second >= 0)
                    m_cells[found->first] = off;
            }
    }
    /// The sides between water and what is not, for hexes whose corners and neighbours lie there.
    [[nodiscard]] std::vector<QLineF> shores(const BoardGeometry& geometry, HexId any) const {
        std::vector<QLineF> sides;
        for (const auto& [key, centre] : m_cells)
            for (Direction direction = 0; direction < directions; ++direction) {
                const QPointF to = centre - geometry.centre(any);
                if (m_cells.contains(keyOf(across(geometry, any, direction) + to)))
                    continue;
                const auto [a, b] = geometry.hexside(any, direction);
                sides.emplace_back(a + to, b + to);
            }
        return sides;
    }

private:
    using Key = std::pair<qint64, qint64>;
    static Key keyOf(QPointF point) {
        return {std::llround(point.x() * 100), std::llround(point.y() * 100)};
    }
    static QPointF across(const BoardGeometry& geometry, HexId hex, Direction direction) {
        const auto [a, b] = geometry.hexside(hex, direction);
        return a + b - geometry.centre(hex);
    }

    std::map<Key, QPointF> m_cells;
};

std::vector<QPolygonF> ringsOfHexes(const HexMap& map, const BoardGeometry& geometry,
                                    const std::function<bool(HexId)>& isWater) {
    std::vector<QPolygonF> rings;
    if (std::none_of(map.hexes().begin(), map.hexes().end(), isWater))
        return rings;
    const WetCells cells(map, geometry, isWater);
    for (const QPolygonF& chain : chained(cells.shores(geometry, map.hexes().front())))
        rings.push_back(roundedRing(relaxed(chain)));
    return rings;
}

} // namespace

QPainterPath Water::areaIn(const QRectF& part) const {
    QPainterPath area;
    area.setFillRule(Qt::OddEvenFill);
    const QRectF wider = part.adjusted(-0.5, -0.5, 0.5, 0.5);
    if (ringsAreLand)
        area.addRect(wider);
    for (const QPolygonF& ring : rings)
        if (ring.boundingRect().intersects(wider)) {
            const QPolygonF inside = clippedTo(ring, wider);
            if (inside.size() > 2)
                area.addPolygon(inside);
        }
    return area;
}

bool Water::covers(QPointF point) const {
    if (isEmpty())
        return false;
    const auto i = static_cast<int>(std::lround((point.x() - shore.x0) / shore.step));
    const auto j = static_cast<int>(std::lround((point.y() - shore.y0) / shore.step));
    return *shore.at(i, j) > 0;
}

Water readWater(const Record& drawing, const HexMap& map, const BoardGeometry& geometry,
                const std::function<bool(HexId)>& isWater, qreal step) {
    Water water;
    const Record& coast = memberOf(drawing, "coast");
    if (coast.is_array())
        for (const Record& ring : coast)
            if (const QPolygonF points = pointsIn(ring); points.size() > 3)
                water.rings.push_back(roundedRing(points));
    if (water.isEmpty()) {
        water.ringsAreLand = false;
        water.rings = ringsOfHexes(map, geometry, isWater);
    }
    if (!water.isEmpty())
        water.shore = shoreDistances(water, geometry.ground(), step);
    return water;
}

} // namespace esagono
