// SPDX-License-Identifier: GPL-3.0-or-later
#include "map_water.h"

#include "map_curves.h"
#include "map_reading.h"

#include <QImage>
#include <QPainter>

#include <limits>
#include <map>

namespace esagono {

namespace {

constexpr float unreached = 1e6F;

/// Squared distances along one line, in place (lower envelope of parabolas).
void spread(std::vector<float>& line) {
    const auto count = static_cast<int>(line.size());
    std::vector<int> vertex(line.size());
    std::vector<float> border(line.size() + 1);
    const std::vector<float> given = line;
    const auto value = [&](int i) { return given[static_cast<std::size_t>(i)]; };
    const auto slot = [](int i) { return static_cast<std::size_t>(i); };
    int last = 0;
    vertex[0] = 0;
    border[0] = -std::numeric_limits<float>::infinity();
    border[1] = std::numeric_limits<float>::infinity();
    for (int q = 1; q < count; ++q) {
        const auto meets = [&](int p) {
            return (value(q) + static_cast<float>(q * q) - value(p) - static_cast<float>(p * p)) /
                   static_cast<float>(2 * (q - p));
        };
        float at = meets(vertex[slot(last)]);
        while (last > 0 && at <= border[slot(last)])
            at = meets(vertex[slot(--last)]);
        vertex[slot(++last)] = q;
        border[slot(last)] = at;
        border[slot(last + 1)] = std::numeric_limits<float>::infinity();
    }
    int k = 0;
    for (int q = 0; q < count; ++q) {
        while (border[slot(k + 1)] < static_cast<float>(q))
            ++k;
        const auto off = static_cast<float>(q - vertex[slot(k)]);
        line[slot(q)] = off * off + value(vertex[slot(k)]);
    }
}

/// Distance of every cell from the nearest one that is set, in cells.
std::vector<float> distances(const std::vector<bool>& set, int width, int height) {
    std::vector<float> field(set.size());
    for (std::size_t i = 0; i < set.size(); ++i)
        field[i] = set[i] ? 0 : unreached;
    const auto cell = [&](int x, int y) {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
               static_cast<std::size_t>(x);
    };
    std::vector<float> line(static_cast<std::size_t>(height));
    for (int x = 0; x < width; ++x) {
        for (int y = 0; y < height; ++y)
            line[static_cast<std::size_t>(y)] = field[cell(x, y)];
        spread(line);
        for (int y = 0; y < height; ++y)
            field[cell(x, y)] = line[static_cast<std::size_t>(y)];
    }
    line.resize(static_cast<std::size_t>(width));
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x)
            line[static_cast<std::size_t>(x)] = field[cell(x, y)];
        spread(line);
        for (int x = 0; x < width; ++x)
            field[cell(x, y)] = std::sqrt(line[static_cast<std::size_t>(x)]);
    }
    return field;
}

Plane<float> shoreDistances(const Water& water, const QRectF& sheet, qreal step) {
    Plane<float> plane;
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
    std::vector<bool> wet;
    std::vector<bool> dry;
    for (int y = 0; y < plane.height; ++y)
        for (int x = 0; x < plane.width; ++x) {
            wet.push_back(mask.constScanLine(y)[x] >= 128);
            dry.push_back(!wet.back());
        }
    const std::vector<float> toLand = distances(dry, plane.width, plane.height);
    const std::vector<float> toWater = distances(wet, plane.width, plane.height);
    plane.values.resize(toLand.size());
    for (std::size_t i = 0; i < toLand.size(); ++i)
        plane.values[i] = std::clamp((toLand[i] > 0 ? toLand[i] - 0.5F : 0.5F - toWater[i]) *
                                         static_cast<float>(step),
                                     -50.0F, 50.0F);
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
