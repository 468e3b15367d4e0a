// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/ground/map_ground.h"

#include "app/board/ground/map_noise.h"

#include <algorithm>
#include <array>
#include <numbers>
#include <optional>

namespace esagono {

namespace {

constexpr qreal softness = 0.075; ///< of the edges between terrains, in sheet units
constexpr qreal unevenness = 0.1; ///< how far an edge may stray from the hexside
constexpr qreal fringe = 0.62;    ///< how far the ground runs into the paper
constexpr qreal inradius = std::numbers::sqrt3 / 2; ///< of a hex
/// From a hex's middle: no place so near strays beyond its sides.
constexpr qreal farFromSides = inradius - 1.5 * unevenness * std::numbers::sqrt2;

/// Which hexes count for the tint of a place: looks a place up among a hex and its neighbours.
class Tints {
public:
    Tints(const HexMap& map, const BoardGeometry& geometry, std::span<const TerrainLook> looks)
        : m_map(map)
        , m_geometry(geometry) {
        m_tints.reserve(map.size());
        for (std::size_t i = 0; i < map.size(); ++i) {
            const HexId hex(i);
            m_tints.push_back(map.exists(hex) ? looks[map.terrain(hex).index()].tint.rgb() : 0);
            m_wet.push_back(map.exists(hex) &&
                            looks[map.terrain(hex).index()].cover == Cover::Water);
            for (int corner = 0; corner < directions; ++corner)
                m_corners.push_back(geometry.corner(hex, corner));
        }
        m_nearby = geometry.extent().adjusted(-fringe, -fringe, fringe, fringe);
        for (std::size_t i = 0; i < m_around.size(); ++i) {
            const qreal angle = static_cast<qreal>(i) * std::numbers::pi / 6;
            m_around[i] = QPointF(std::cos(angle), std::sin(angle)) * 0.8;
        }
        m_plain = QColor(0xd2, 0xdd, 0xa3).rgb();
        for (const TerrainLook& look : looks)
            if (look.cover == Cover::Plain) {
                m_plain = look.tint.rgb();
                break;
            }
        findEven();
    }

    /// The colour of the land there; water hexes take that of the land beside them.
    [[nodiscard]] QRgb at(QPointF point) const {
        const HexId hex = m_geometry.hexAt(point);
        if (hex.exists() && !m_wet[hex.index()])
            return m_tints[hex.index()];
        const HexId nearest = nearestLand(point, hex);
        return nearest.exists() ? m_tints[nearest.index()] : m_plain;
    }
    /// The colour of everything a place of the hex can stray to, if it is the same everywhere.
    [[nodiscard]] std::optional<QRgb> around(QPointF point, HexId hex) const {
        if (!hex.exists() || !m_own[hex.index()])
            return std::nullopt;
        const QPointF off = point - m_geometry.centre(hex);
        if (m_even[hex.index()] || QPointF::dotProduct(off, off) < farFromSides * farFromSides)
            return m_own[hex.index()];
        return std::nullopt;
    }
    /// How much of the paper is covered beside the hexes, the less the further off.
    [[nodiscard]] qreal coverageOff(QPointF point) const {
        qreal nearest = fringe;
        if (!m_nearby.contains(point))
            return 0;
        forHexesAround(point, [&](HexId hex) {
            const QPointF* const outline = m_corners.data() + hex.index() * directions;
            for (int i = 0; i < directions; ++i)
                nearest =
                    std::min(nearest, toSide(point, outline[i], outline[(i + 1) % directions]));
        });
        const qreal t = 1 - nearest / fringe;
        return t * t * (3 - 2 * t);
    }

private:
    /// Which hexes have one colour throughout, and which of them only neighbours of that colour.
    void findEven() {
        m_own.resize(m_map.size());
        m_even.resize(m_map.size());
        for (const HexId hex : m_map.hexes())
            if (!m_wet[hex.index()])
                m_own[hex.index()] = m_tints[hex.index()];
            else if (std::ranges::all_of(m_map.neighbours(hex),
                                         [&](HexId each) { return m_wet[each.index()]; }))
                m_own[hex.index()] = m_plain;
        for (const HexId hex : m_map.hexes())
            m_even[hex.index()] =
                !m_map.isOnEdge(hex) && std::ranges::all_of(m_map.neighbours(hex), [&](HexId each) {
                    return m_own[each.index()] == m_own[hex.index()];
                });
    }
    static qreal toSide(QPointF point, QPointF a, QPointF b) {
        const QPointF side = b - a;
        const qreal t = std::clamp(QPointF::dotProduct(point - a, side), 0.0, 1.0);
        const QPointF off = point - a - side * t;
        return std::hypot(off.x(), off.y());
    }
    [[nodiscard]] HexId nearestLand(QPointF point, HexId hex) const {
        HexId nearest;
        qreal least = 9;
        const auto consider = [&](HexId each) {
            const QPointF off = m_geometry.centre(each) - point;
            const qreal distance = QPointF::dotProduct(off, off);
            if (!m_wet[each.index()] && distance < least) {
                least = distance;
                nearest = each;
            }
        };
        if (hex.exists())
            for (const HexId each : m_map.neighbours(hex))
                consider(each);
        else
            forHexesAround(point, consider);
        return nearest;
    }
    /// Those a place off the hexes is near to.
    template <class Visit>
    void forHexesAround(QPointF point, const Visit& visit) const {
        HexId last;
        for (const QPointF& way : m_around)
            if (const HexId hex = m_geometry.hexAt(point + way); hex.exists() && hex != last) {
                visit(hex);
                last = hex;
            }
    }

    const HexMap& m_map;
    const BoardGeometry& m_geometry;
    std::vector<QRgb> m_tints;              ///< by hex
    std::vector<bool> m_wet;                ///< by hex
    std::vector<QPointF> m_corners;         ///< six by hex
    std::vector<std::optional<QRgb>> m_own; ///< by hex, the colour of all its places
    std::vector<bool> m_even;               ///< by hex: its neighbours have the same
    QRgb m_plain;
    QRectF m_nearby;                  ///< beyond it there is only paper
    std::array<QPointF, 12> m_around; ///< ways to the hexes around a place
};

/// Finds the hexes of places side by side.
class HexFinder {
public:
    explicit HexFinder(const BoardGeometry& geometry)
        : m_geometry(geometry) {}

    [[nodiscard]] HexId at(QPointF point) {
        const QPointF off = point - m_middle;
        if (m_last.exists() && QPointF::dotProduct(off, off) < nearest)
            return m_last;
        m_last = m_geometry.hexAt(point);
        if (m_last.exists())
            m_middle = m_geometry.centre(m_last);
        return m_last;
    }

private:
    static constexpr qreal nearest = inradius * inradius * 0.999; ///< squared; all of it is inside
    const BoardGeometry& m_geometry;
    HexId m_last;
    QPointF m_middle;
};

/// Means over a window of tints, coverage apart.
class Blur {
public:
    Blur(TintPlane& plane, int radius)
        : m_plane(plane)
        , m_radius(radius) {
        const int window = 2 * radius + 1;
        for (int sum = 0; sum <= 255 * window; ++sum)
            m_means.push_back(static_cast<std::uint8_t>((sum + radius) / window));
    }
    void across() {
        std::vector<std::uint8_t> copy(rowLength());
        for (int j = 0; j < m_plane.height; ++j) {
            std::uint8_t* const line = row(j);
            std::copy_n(line, rowLength(), copy.data());
            const auto value = [&](int i, int channel) {
                return int{copy[static_cast<std::size_t>(std::clamp(i, 0, m_plane.width - 1) * 4 +
                                                         channel)]};
            };
            std::array<int, 3> sums{};
            for (int i = -m_radius; i <= m_radius; ++i)
                for (int c = 0; c < 3; ++c)
                    sums[static_cast<std::size_t>(c)] += value(i, c);
            for (int i = 0; i < m_plane.width; ++i)
                for (int c = 0; c < 3; ++c) {
                    int& sum = sums[static_cast<std::size_t>(c)];
                    line[i * 4 + c] = mean(sum);
                    sum += value(i + m_radius + 1, c) - value(i - m_radius, c);
                }
        }
    }
    /// Row after row, all columns of a row at once; the rows above are kept as they were.
    void down() {
        std::vector<std::vector<std::uint8_t>> before(static_cast<std::size_t>(m_radius) + 1);
        const auto original = [&](int j) -> std::vector<std::uint8_t>& {
            return before[static_cast<std::size_t>(j) % before.size()];
        };
        std::vector<std::int32_t> sums(rowLength());
        const auto add = [&](const std::uint8_t* line, int times) {
            for (std::size_t k = 0; k < sums.size(); ++k)
                sums[k] += times * line[k];
        };
        for (int j = -m_radius; j <= m_radius; ++j)
            add(row(std::clamp(j, 0, m_plane.height - 1)), 1);
        for (int j = 0; j < m_plane.height; ++j) {
            std::uint8_t* const line = row(j);
            original(j).assign(line, line + rowLength());
            for (std::size_t k = 0; k < sums.size(); ++k)
                if (k % 4 != 3)
                    line[k] = mean(sums[k]);
            if (j + 1 == m_plane.height)
                break;
            add(row(std::min(j + m_radius + 1, m_plane.height - 1)), 1);
            add(original(std::max(0, j - m_radius)).data(), -1);
        }
    }

private:
    [[nodiscard]] std::size_t rowLength() const {
        return static_cast<std::size_t>(m_plane.width) * 4;
    }
    [[nodiscard]] std::uint8_t* row(int j) const {
        return m_plane.values.data() + static_cast<std::size_t>(j) * rowLength();
    }
    [[nodiscard]] std::uint8_t mean(int sum) const {
        return m_means[static_cast<std::size_t>(sum)];
    }

    TintPlane& m_plane;
    int m_radius;
    std::vector<std::uint8_t> m_means; ///< by sum
};

} // namespace

qreal groundStep(const QRectF& sheet) {
    constexpr qreal mostPlaces = 1.4e6;
    return std::max(1.0 / 28, std::sqrt(sheet.width() * sheet.height() / mostPlaces));
}

TintPlane tintedGround(const HexMap& map, const BoardGeometry& geometry,
                       std::span<const TerrainLook> looks, qreal step) {
    const QRectF sheet = geometry.ground();
    TintPlane plane;
    plane.step = step;
    plane.x0 = sheet.left();
    plane.y0 = sheet.top();
    plane.width = static_cast<int>(std::ceil(sheet.width() / step)) + 1;
    plane.height = static_cast<int>(std::ceil(sheet.height() / step)) + 1;
    plane.values.resize(static_cast<std::size_t>(plane.width) *
                        static_cast<std::size_t>(plane.height) * 4);
    const Tints tints(map, geometry, looks);
    HexFinder finder(geometry);
    std::uint8_t* out = plane.values.data();
    for (int j = 0; j < plane.height; ++j)
        for (int i = 0; i < plane.width; ++i, out += 4) {
            const QPointF at(plane.x0 + i * step, plane.y0 + j * step);
            const HexId hex = finder.at(at);
            std::optional<QRgb> tint = tints.around(at, hex);
            if (!tint) {
                const QPointF stray(noiseAt(at.x() * 2.3, at.y() * 2.3, 1) +
                                        0.5 * noiseAt(at.x() * 5.1, at.y() * 5.1, 3),
                                    noiseAt(at.x() * 2.3, at.y() * 2.3, 2) +
                                        0.5 * noiseAt(at.x() * 5.1, at.y() * 5.1, 4));
                tint = tints.at(at + stray * unevenness);
            }
            out[0] = static_cast<std::uint8_t>(qRed(*tint));
            out[1] = static_cast<std::uint8_t>(qGreen(*tint));
            out[2] = static_cast<std::uint8_t>(qBlue(*tint));
            out[3] = hex.exists()
                         ? 255
                         : static_cast<std::uint8_t>(std::lround(255 * tints.coverageOff(at)));
        }
    Blur blur(plane, std::max(1, static_cast<int>(std::lround(softness / step))));
    for (int pass = 0; pass < 2; ++pass) {
        blur.across();
        blur.down();
    }
    return plane;
}

} // namespace esagono
