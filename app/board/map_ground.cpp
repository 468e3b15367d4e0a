// SPDX-License-Identifier: GPL-3.0-or-later
#include "map_ground.h"

#include "map_noise.h"

#include <array>
#include <numbers>

namespace esagono {

namespace {

constexpr qreal softness = 0.075; ///< of the edges between terrains, in sheet units
constexpr qreal unevenness = 0.1; ///< how far an edge may stray from the hexside
constexpr qreal fringe = 0.62;    ///< how far the ground runs into the paper

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
    }

    /// The colour of the land there; water hexes take that of the land beside them.
    [[nodiscard]] QRgb at(QPointF point) const {
        const HexId hex = m_geometry.hexAt(point);
        if (hex.exists() && !m_wet[hex.index()])
            return m_tints[hex.index()];
        const HexId nearest = nearestLand(point, hex);
        return nearest.exists() ? m_tints[nearest.index()] : m_plain;
    }
    /// 1 on hexes, less on the paper around them.
    [[nodiscard]] qreal coverage(QPointF point) const {
        if (m_geometry.hexAt(point).exists())
            return 1;
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
    std::vector<QRgb> m_tints;      ///< by hex
    std::vector<bool> m_wet;        ///< by hex
    std::vector<QPointF> m_corners; ///< six by hex
    QRgb m_plain;
    QRectF m_nearby;                  ///< beyond it there is only paper
    std::array<QPointF, 12> m_around; ///< ways to the hexes around a place
};

/// Mean over a window, once along the rows or along the columns.
void blurOnce(TintPlane& plane, int radius, bool down) {
    const int lines = down ? plane.width : plane.height;
    const int length = down ? plane.height : plane.width;
    const auto stride = static_cast<std::ptrdiff_t>(4) * (down ? plane.width : 1);
    const auto between = static_cast<std::ptrdiff_t>(4) * (down ? 1 : plane.width);
    std::vector<std::uint8_t> copy(static_cast<std::size_t>(length));
    for (int line = 0; line < lines; ++line)
        for (int channel = 0; channel < 3; ++channel) {
            std::uint8_t* first = plane.values.data() + between * line + channel;
            for (int i = 0; i < length; ++i)
                copy[static_cast<std::size_t>(i)] = first[stride * i];
            const auto value = [&](int i) {
                return static_cast<int>(
                    copy[static_cast<std::size_t>(std::clamp(i, 0, length - 1))]);
            };
            int sum = 0;
            for (int i = -radius; i <= radius; ++i)
                sum += value(i);
            for (int i = 0; i < length; ++i) {
                first[stride * i] = static_cast<std::uint8_t>((sum + radius) / (2 * radius + 1));
                sum += value(i + radius + 1) - value(i - radius);
            }
        }
}

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
    std::uint8_t* out = plane.values.data();
    for (int j = 0; j < plane.height; ++j)
        for (int i = 0; i < plane.width; ++i, out += 4) {
            const QPointF at(plane.x0 + i * step, plane.y0 + j * step);
            const QPointF stray(noiseAt(at.x() * 2.3, at.y() * 2.3, 1) +
                                    0.5 * noiseAt(at.x() * 5.1, at.y() * 5.1, 3),
                                noiseAt(at.x() * 2.3, at.y() * 2.3, 2) +
                                    0.5 * noiseAt(at.x() * 5.1, at.y() * 5.1, 4));
            const QRgb tint = tints.at(at + stray * unevenness);
            out[0] = static_cast<std::uint8_t>(qRed(tint));
            out[1] = static_cast<std::uint8_t>(qGreen(tint));
            out[2] = static_cast<std::uint8_t>(qBlue(tint));
            out[3] = static_cast<std::uint8_t>(std::lround(255 * tints.coverage(at)));
        }
    const int radius = std::max(1, static_cast<int>(std::lround(softness / step)));
    for (const bool down : {false, true, false, true})
        blurOnce(plane, radius, down);
    return plane;
}

} // namespace esagono
