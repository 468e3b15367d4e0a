// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/lettering/map_labels.h"

#include "app/board/map/plane.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace esagono {

namespace {

/// How much lies on every place of the sheet, summed up from the top left corner so that any
/// rectangle is four look-ups.
class ClutterMap {
public:
    ClutterMap(const QRectF& sheet, const std::vector<Clutter>& clutter)
        : m_sheet(sheet)
        , m_width(static_cast<int>(sheet.width() / cell) + 2)
        , m_height(static_cast<int>(sheet.height() / cell) + 2)
        , m_sums(static_cast<std::size_t>(m_width) * static_cast<std::size_t>(m_height)) {
        for (const Clutter& each : clutter)
            walkAlong(*each.line, 0, cell, [&](QPointF point, QPointF) {
                const int x = column(point.x());
                const int y = row(point.y());
                if (sheet.contains(point))
                    m_sums[index(x, y)] += each.weight;
            });
        for (int y = 0; y < m_height; ++y)
            for (int x = 1; x < m_width; ++x)
                m_sums[index(x, y)] += m_sums[index(x - 1, y)];
        for (int y = 1; y < m_height; ++y)
            for (int x = 0; x < m_width; ++x)
                m_sums[index(x, y)] += m_sums[index(x, y - 1)];
    }
    [[nodiscard]] float under(const QRectF& box) const {
        const int left = column(box.left()) - 1;
        const int top = row(box.top()) - 1;
        const int right = column(box.right());
        const int bottom = row(box.bottom());
        return at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
    }

private:
    static constexpr qreal cell = 0.05;
    [[nodiscard]] int column(qreal x) const {
        return std::clamp(static_cast<int>((x - m_sheet.left()) / cell) + 1, 1, m_width - 1);
    }
    [[nodiscard]] int row(qreal y) const {
        return std::clamp(static_cast<int>((y - m_sheet.top()) / cell) + 1, 1, m_height - 1);
    }
    [[nodiscard]] std::size_t index(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(m_width) +
               static_cast<std::size_t>(x);
    }
    [[nodiscard]] float at(int x, int y) const { return m_sums[index(x, y)]; }

    QRectF m_sheet;
    int m_width;
    int m_height;
    std::vector<float> m_sums;
};

struct LabelCandidate {
    QRectF box;
    Align align = Align::Left;
    QString text;
    float cost = 0;
};

/// The outlines of a plan.
class Letterings {
public:
    explicit Letterings(std::vector<Lettering>& all)
        : m_all(all) {}
    /// The number of an outline.
    std::size_t numberOf(const QString& text, Script script, Align align = Align::Left,
                         qreal spacing = 0) {
        if (!text.contains(QLatin1Char('\n')))
            align = Align::Left; // a single line fills its box
        const auto [known, isNew] =
            m_known.try_emplace(std::tuple(text, script, align, spacing), m_all.size());
        if (isNew)
            m_all.push_back(lettered(text, script, align, spacing));
        return known->second;
    }

private:
    std::vector<Lettering>& m_all;
    std::map<std::tuple<QString, Script, Align, qreal>, std::size_t> m_known;
};

/// Lays out the names of one scale.
class Level {
public:
    Level(std::span<const HexId> hexes, const BoardGeometry& geometry,
          const std::vector<MapPlace>& places, const ClutterMap& clutter, qreal pixels)
        : m_places(places)
        , m_clutter(clutter)
        , m_scale{pixels}
        , m_extent(geometry.extent().adjusted(-0.35, -0.35, 0.35, 0.35)) {
        const qreal size = numberSize(m_scale);
        for (const HexId hex : hexes) {
            const QPointF at = numberSpot(geometry, hex, size);
            m_numbers.emplace_back(at - QPointF(1.25, 0.42) * size, QSizeF(2.5, 0.84) * size);
        }
        std::ranges::sort(m_numbers, {}, &QRectF::top);
        for (std::size_t i = 0; i < places.size(); ++i) {
            const NameStyle style = nameStyleOf(places[i]);
            if (pixels * 1.19 >= style.from)
                m_order.push_back(i);
            const qreal radius = m_scale.sign(signRadius(places[i].sign));
            m_signs.push_back(
                pixels * 1.19 >= style.from
                    ? QRectF(places[i].at - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius))
                    : QRectF());
        }
    }

    /// Names that find no room go first in the next attempt; the attempt with the fewest left over
    /// is taken.
    LabelPlan laidOut() {
        m_candidates.resize(m_places.size());
        for (const std::size_t i : m_order)
            m_candidates[i] = candidatesOf(i);
        std::vector<std::size_t> order = m_order;
        std::vector<std::pair<std::size_t, LabelCandidate>> best;
        std::vector<PlacedStar> bestStars;
        std::size_t fewest = order.size() + 1;
        for (int attempt = 0; attempt < (m_scale.pixels < 50 ? 3 : 24) && fewest > 0; ++attempt) {
            std::vector<std::size_t> homeless;
            attemptIn(order, homeless);
            if (homeless.size() < fewest) {
                fewest = homeless.size();
                best = m_placed;
                bestStars = m_stars;
            }
            std::stable_partition(order.begin(), order.end(), [&](std::size_t place) {
                return std::find(homeless.begin(), homeless.end(), place) != homeless.end();
            });
        }
        LabelPlan level;
        Letterings letterings(level.letterings);
        level.stars = bestStars;
        for (PlacedStar& star : level.stars)
            star.lettering =
                letterings.numberOf(QString::number(m_places[star.place].points), Script::Bold);
        for (const auto& [place, candidate] : best) {
            PlacedName name;
            name.place = place;
            name.box = candidate.box;
            const NameStyle style = nameStyleOf(m_places[place]);
            name.size = m_scale.type(style.size);
            name.lettering =
                letterings.numberOf(candidate.text, style.script, candidate.align, style.spacing);
            level.names.push_back(name);
        }
        return level;
    }

private:
    void attemptIn(const std::vector<std::size_t>& order, std::vector<std::size_t>& homeless) {
        m_placed.clear();
        m_stars.clear();
        m_taken.clear();
        for (const std::size_t i : m_order)
            if (m_places[i].points > 0)
                placeStar(i);
        for (const std::size_t i : order) {
            const auto best =
                std::ranges::find_if(m_candidates[i], [&](const LabelCandidate& candidate) {
                    return isFree(candidate.box, i);
                });
            if (best == m_candidates[i].end()) {
                homeless.push_back(i);
                continue;
            }
            m_taken.push_back(best->box.adjusted(-pad(), -pad(), pad(), pad()));
            m_placed.emplace_back(i, *best);
        }
    }
    void placeStar(std::size_t i) {
        PlacedStar star;
        star.place = i;
        star.radius = m_scale.sign(12);
        const qreal sign = m_scale.sign(signRadius(m_places[i].sign));
        float least = 1e9F;
        for (const qreal away : {1.05, 1.6, 2.2})
            for (const QPointF way : {QPointF(0.85, -0.85), QPointF(-0.85, -0.85),
                                      QPointF(0.85, 0.85), QPointF(-0.85, 0.85), QPointF(0, -1.1),
                                      QPointF(1.1, 0), QPointF(-1.1, 0), QPointF(0, 1.1)}) {
                const QPointF at = m_places[i].at + way * ((sign * 0.8 + star.radius) * away);
                const QRectF box(at - QPointF(1, 1) * star.radius, QSizeF(2, 2) * star.radius);
                const float cost = m_clutter.under(box) + numbersUnder(box) * 3 +
                                   static_cast<float>(away) * 4 + (isFree(box, i) ? 0.0F : 1000.0F);
                if (cost < least) {
                    least = cost;
                    star.at = at;
                    star.box = box;
                }
            }
        m_taken.push_back(star.box);
        m_stars.push_back(star);
    }
    /// Where a name could go, the best first.
    std::vector<LabelCandidate> candidatesOf(std::size_t i) {
        const MapPlace& place = m_places[i];
        const NameStyle style = nameStyleOf(place);
        const qreal size = m_scale.type(style.size);
        const qreal sign = m_scale.sign(signRadius(place.sign));
        std::vector<LabelCandidate> candidates;
        const QString name = style.capitals ? place.name.toUpper() : place.name;
        const QString cut = inTwoLines(name);
        for (const QString& text : cut == name ? QStringList{name} : QStringList{cut, name}) {
            const QSizeF box = measured(text, style) * size;
            const float longer = cut != name && text == name ? 6.0F : 0.0F;
            for (const qreal away : {0.28, 0.55, 0.95, 1.5})
                for (const auto& [x, y, align, dislike] : ways) {
                    const qreal gap = sign + size * away * (y != 0 && x != 0 ? 0.55 : 1);
                    QPointF middle = place.at;
                    middle.rx() += x * (box.width() / 2 + gap);
                    middle.ry() += y * (box.height() / 2 + gap);
                    if (y != 0 && x != 0)
                        middle.rx() = place.at.x() + x * (box.width() / 2 + gap * 0.4);
                    LabelCandidate candidate;
                    candidate.align = align;
                    candidate.text = text;
                    candidate.box = QRectF(middle - QPointF(box.width(), box.height()) / 2, box);
                    candidate.cost = dislike + longer + static_cast<float>(away) * 9 +
                                     m_clutter.under(candidate.box) +
                                     numbersUnder(candidate.box) * 5;
                    candidates.push_back(std::move(candidate));
                }
        }
        std::ranges::stable_sort(candidates, {}, &LabelCandidate::cost);
        return candidates;
    }
    [[nodiscard]] bool isFree(const QRectF& box, std::size_t self) const {
        if (!m_extent.contains(box))
            return false;
        const auto overlaps = [&](const QRectF& other) { return other.intersects(box); };
        if (std::any_of(m_taken.begin(), m_taken.end(), overlaps))
            return false;
        for (std::size_t i = 0; i < m_signs.size(); ++i)
            if (i != self && m_signs[i].intersects(box))
                return false;
        return true;
    }
    [[nodiscard]] float numbersUnder(const QRectF& box) const {
        if (m_numbers.empty())
            return 0;
        const auto from = std::ranges::lower_bound(
            m_numbers, box.top() - 1.01 * m_numbers.front().height(), {}, &QRectF::top);
        const auto to = std::ranges::upper_bound(m_numbers, box.bottom(), {}, &QRectF::top);
        return static_cast<float>(
            std::count_if(from, to, [&](const QRectF& number) { return number.intersects(box); }));
    }
    [[nodiscard]] qreal pad() const { return 1.5 / m_scale.pixels; }
    QSizeF measured(const QString& text, const NameStyle& style) {
        const auto key = std::make_pair(text, style.script);
        const auto found = m_sizes.find(key);
        if (found != m_sizes.end())
            return found->second;
        return m_sizes[key] = sizeOf(text, style.script, style.spacing);
    }

    /// To which side of its place a name is put, and how little one likes that.
    struct WayOut {
        int x;
        int y;
        Align align;
        float dislike;
    };
    static constexpr std::array<WayOut, 8> ways = {{{1, 0, Align::Left, 0},
                                                    {-1, 0, Align::Right, 1.5F},
                                                    {0, 1, Align::Centre, 1},
                                                    {0, -1, Align::Centre, 2},
                                                    {1, 1, Align::Left, 2.5F},
                                                    {1, -1, Align::Left, 2.5F},
                                                    {-1, 1, Align::Right, 3},
                                                    {-1, -1, Align::Right, 3}}};

    const std::vector<MapPlace>& m_places;
    const ClutterMap& m_clutter;
    MapScale m_scale;
    QRectF m_extent;
    std::vector<QRectF> m_numbers;    ///< of hexes, the northernmost first
    std::vector<QRectF> m_signs;      ///< by place
    std::vector<std::size_t> m_order; ///< places named at this scale, the greatest first
    std::vector<std::vector<LabelCandidate>> m_candidates; ///< by place
    std::vector<QRectF> m_taken;
    std::vector<std::pair<std::size_t, LabelCandidate>> m_placed;
    std::vector<PlacedStar> m_stars;
    std::map<std::pair<QString, Script>, QSizeF> m_sizes;
};

} // namespace

QPointF numberSpot(const BoardGeometry& geometry, HexId hex, qreal size) {
    const QPointF centre = geometry.centre(hex);
    if (geometry.orientation() == Orientation::Pointy)
        return centre - QPointF(0, 1 - size * 1.15);
    return centre - QPointF(0, geometry.hexHeight() / 2 - size * 0.75);
}

qreal numberSize(const MapScale& scale) {
    return std::max(10.5 * std::pow(scale.pixels / MapScale::design, 0.5), 8.5) / scale.pixels;
}

LabelPlan placedLabels(std::span<const HexId> hexes, const BoardGeometry& geometry,
                       const std::vector<MapPlace>& places, const std::vector<Clutter>& clutter,
                       qreal pixels) {
    const ClutterMap clutterMap(geometry.sheet(), clutter);
    return Level(hexes, geometry, places, clutterMap, pixels).laidOut();
}

} // namespace esagono
