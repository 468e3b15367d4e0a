// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/lettering/map_texts.h"

#include "app/board/ground/map_strokes.h"
#include "app/board/map/map_reading.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace esagono {

namespace {

constexpr qreal baseline = 0.70; ///< below the top of the type box

/// A line on which one can stand at any distance from its beginning.
class RiverCourse {
public:
    explicit RiverCourse(QPolygonF line)
        : m_line(std::move(line)) {
        m_at.reserve(static_cast<std::size_t>(m_line.size()));
        qreal done = 0;
        for (qsizetype i = 0; i < m_line.size(); ++i) {
            if (i > 0)
                done += QLineF(m_line[i - 1], m_line[i]).length();
            m_at.push_back(done);
        }
    }
    [[nodiscard]] qreal length() const { return m_at.empty() ? 0 : m_at.back(); }
    [[nodiscard]] QPointF point(qreal distance) const {
        const auto next = std::upper_bound(m_at.begin() + 1, m_at.end() - 1, distance);
        const auto i = static_cast<qsizetype>(next - m_at.begin());
        const qreal span = std::max(*next - *(next - 1), 1e-9);
        const qreal t = std::clamp((distance - *(next - 1)) / span, 0.0, 1.0);
        return m_line[i - 1] * (1 - t) + m_line[i] * t;
    }
    /// Radians, over a stretch as long as a letter.
    [[nodiscard]] qreal angle(qreal distance, qreal stretch) const {
        const QPointF way = point(distance + stretch / 2) - point(distance - stretch / 2);
        return std::atan2(way.y(), way.x());
    }

private:
    QPolygonF m_line;
    std::vector<qreal> m_at; ///< distance of every point from the beginning
};

struct RiverLetters {
    std::vector<Lettering> letters;
    qreal width = 0; ///< in type of size 1
};
constexpr qreal riverSpacing = 0.14;

RiverLetters lettersOf(const QString& name) {
    RiverLetters all;
    for (const QChar letter : name) {
        all.letters.push_back(lettered(QString(letter), Script::Nature));
        all.width += all.letters.back().size.width() + riverSpacing;
    }
    return all;
}

QPainterPath along(const RiverCourse& course, const RiverLetters& name, qreal begin, qreal size,
                   qreal above) {
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    qreal at = begin;
    for (const Lettering& letter : name.letters) {
        const qreal width = letter.size.width() * size;
        const qreal middle = at + width / 2;
        QTransform place;
        place.translate(course.point(middle).x(), course.point(middle).y());
        place.rotateRadians(course.angle(middle, size * 1.6));
        place.translate(-width / 2, -above - baseline * size);
        place.scale(size, size);
        path.addPath(place.map(letter.shape.path()));
        at += width + riverSpacing * size;
    }
    return path;
}

/// The calmest stretch of a river that is long enough and clear of other words.
class RiverNames {
public:
    RiverNames(const LabelPlan& level, const std::vector<Way>& ways, MapScale scale)
        : m_ways(ways)
        , m_scale(scale) {
        for (const PlacedName& name : level.names)
            m_taken.push_back(name.box);
        for (const PlacedStar& star : level.stars)
            m_taken.push_back(star.box);
    }
    std::optional<MapText> place(const std::vector<const SideLine*>& rivers,
                                 const RiverLetters& name) {
        const qreal size = m_scale.type(12.5);
        const qreal width = name.width * size;
        std::optional<QPainterPath> best;
        qreal least = 1e9;
        for (const SideLine* river : rivers) {
            const bool backwards = river->curve.points.front().x() > river->curve.points.back().x();
            QPolygonF line = river->curve.points;
            if (backwards)
                std::reverse(line.begin(), line.end());
            const RiverCourse course(line);
            const qreal above =
                m_scale.line(river->style == SideStyle::MajorRiver ? 4.6 : 3.2) + size * 0.12;
            for (qreal begin = 0.15; begin + width + 0.15 < course.length(); begin += 0.2) {
                const qreal bend = bendOf(course, begin, width);
                const qreal centred = std::abs(begin + width / 2 - course.length() / 2);
                qreal cost = bend + 0.08 * centred;
                if (cost >= least || bend > 1.5)
                    continue;
                QPainterPath path = along(course, name, begin, size, above);
                cost += 0.3 * waysUnder(path.boundingRect());
                if (cost >= least || !isFree(path))
                    continue;
                least = cost;
                best = std::move(path);
            }
        }
        if (!best)
            return std::nullopt;
        MapText text;
        text.shape = KeptPath(*best);
        text.bounds = best->boundingRect();
        text.colour = QColor(mapInk::water);
        text.halo = m_scale.type(1.3);
        m_taken.push_back(text.bounds);
        return text;
    }

private:
    /// How much a stretch turns from its general direction; upright text is not wanted either.
    static qreal bendOf(const RiverCourse& course, qreal begin, qreal width) {
        const QPointF way = course.point(begin + width) - course.point(begin);
        const qreal general = std::atan2(way.y(), way.x());
        qreal most = 0;
        for (qreal at = 0; at <= width; at += width / 8) {
            const qreal turn = course.angle(begin + at, width / 6) - general;
            most = std::max(most, std::abs(std::remainder(turn, 2 * std::numbers::pi)));
        }
        return most + (std::abs(general) > 1.75 ? 9 : 0.35 * std::abs(general));
    }
    /// How many points of roads and railways the words would cover.
    [[nodiscard]] qreal waysUnder(const QRectF& bounds) const {
        qreal covered = 0;
        for (const Way& way : m_ways)
            if (way.curve.bounds.adjusted(-0.01, -0.01, 0.01, 0.01).intersects(bounds))
                covered += static_cast<qreal>(
                    std::count_if(way.curve.points.begin(), way.curve.points.end(),
                                  [&](QPointF point) { return bounds.contains(point); }));
        return covered;
    }
    [[nodiscard]] bool isFree(const QPainterPath& path) const {
        const QRectF bounds = path.boundingRect();
        return std::none_of(m_taken.begin(), m_taken.end(),
                            [&](const QRectF& box) { return box.intersects(bounds); });
    }

    const std::vector<Way>& m_ways;
    MapScale m_scale;
    std::vector<QRectF> m_taken;
};

MapText fixedText(const Record& label, const QString& language) {
    MapText text;
    const bool water = textIn(label, "kind") != QLatin1String("region");
    const QString words = wordsIn(label, "text", language);
    const Lettering letters =
        lettered(words.toUpper(), water ? Script::Nature : Script::Town, Align::Centre, 0.32);
    const qreal size = std::clamp(numberIn(label, "size", 0.5), 0.05, 5.0);
    QTransform place;
    place.translate(numberIn(label, "x", 0), numberIn(label, "y", 0));
    place.rotate(numberIn(label, "angle", 0));
    place.scale(size, size);
    place.translate(-letters.size.width() / 2, -letters.size.height() / 2);
    const QPainterPath path = place.map(letters.shape.path());
    text.shape = KeptPath(path);
    text.bounds = path.boundingRect();
    text.colour = water ? QColor(0x2b, 0x5a, 0x84, 205) : QColor(0x7a, 0x3b, 0x22, 110);
    if (memberOf(label, "halo") == Record(true)) {
        text.halo = 0.09 * size;
        text.colour.setAlpha(220);
    }
    return text;
}

} // namespace

std::vector<MapText> readTexts(const Record& drawing, const QString& language) {
    std::vector<MapText> texts;
    const Record& list = memberOf(drawing, "labels");
    for (std::size_t i = 0; list.is_array() && i < list.size(); ++i)
        texts.push_back(fixedText(list[i], language));
    return texts;
}

std::vector<MapText> riverNames(const std::vector<SideLine>& lines, const std::vector<Way>& ways,
                                const LabelPlan& labels, qreal pixels) {
    std::vector<MapText> texts;
    if (pixels < 50)
        return texts;
    std::map<QString, std::vector<const SideLine*>> rivers;
    for (const SideLine& line : lines)
        if (isRiver(line.style) && !line.name.isEmpty())
            rivers[line.name].push_back(&line);
    RiverNames names(labels, ways, MapScale{pixels});
    for (const auto& [name, courses] : rivers)
        if (auto text = names.place(courses, lettersOf(name)))
            texts.push_back(std::move(*text));
    return texts;
}

} // namespace esagono
