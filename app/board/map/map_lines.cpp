// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/map/map_lines.h"

#include "app/board/ground/map_noise.h"
#include "app/board/map/map_reading.h"

#include <array>
#include <map>

namespace esagono {

namespace {

constexpr std::array<std::pair<std::string_view, SideStyle>, 16> sideStyles = {{
    {"stream", SideStyle::Stream},
    {"brook", SideStyle::Stream},
    {"river", SideStyle::River},
    {"minor_river", SideStyle::River},
    {"major_river", SideStyle::MajorRiver},
    {"barrier", SideStyle::Barrier},
    {"impassable", SideStyle::Barrier},
    {"sea", SideStyle::Barrier},
    {"border", SideStyle::Border},
    {"boundary", SideStyle::Border},
    {"fortified", SideStyle::Fortified},
    {"fortification", SideStyle::Fortified},
    {"wall", SideStyle::Fortified},
    {"ridge", SideStyle::Ridge},
    {"slope", SideStyle::Ridge},
    {"cliff", SideStyle::Ridge},
}};

QLineF sideOf(const BoardGeometry& geometry, HexPair between) {
    const auto [a, b] = geometry.hexside(between.first, between.second);
    return {a, b};
}

/// Lines stray a little, as water does, but never at their ends.
QPolygonF meandering(const QPolygonF& line) {
    QPolygonF bent = line;
    const qreal whole = lengthOf(line);
    std::vector<qreal> strays;
    qreal done = 0;
    for (qsizetype i = 0; i < line.size(); ++i) {
        if (i > 0)
            done += QLineF(line[i - 1], line[i]).length();
        const qreal calm = std::min({1.0, done * 2.5, (whole - done) * 2.5});
        const QPointF p = line[i];
        strays.push_back(calm * (0.045 * noiseAt(p.x() * 2.9, p.y() * 2.9, 11) +
                                 0.02 * noiseAt(p.x() * 7.3, p.y() * 7.3, 12)));
    }
    return shifted(line, strays);
}

/// Rivers of one name or, nameless, of one kind.
struct Waters {
    std::vector<QLineF> sides;
    SideStyle style = SideStyle::River;
    QString name;
};

SideLine riverOf(const QPolygonF& chain, const Waters& waters, const std::vector<QLineF>& all,
                 const HeightField& heights) {
    SideLine river;
    river.style = waters.style;
    river.name = waters.name;
    // Where another river joins, the curve keeps to the corner, so that the two meet.
    QPolygonF line = alongSides(chain, [&](QPointF corner) { return sidesAt(all, corner) > 2; });
    if (!heights.isEmpty()) {
        const Plane<float>& plane = heights.levels.front();
        const float begin = valueAt(plane, line.front());
        const float end = valueAt(plane, line.back());
        if (begin < end)
            std::reverse(line.begin(), line.end());
        river.source = std::abs(begin - end) > 2 ? 0.45 : 0.8;
    }
    river.curve = Curve(meandering(line));
    return river;
}

} // namespace

bool isRiver(SideStyle style) {
    return style <= SideStyle::MajorRiver;
}

std::optional<SideStyle> sideStyleOf(const FeatureKind& feature, const Record& display) {
    const std::string wanted = textIn(entryOf(memberOf(display, "features"), feature.id), "style")
                                   .replace(QLatin1Char('-'), QLatin1Char('_'))
                                   .toStdString();
    for (const std::string_view word : {std::string_view(wanted), std::string_view(feature.id)})
        for (const auto& [name, style] : sideStyles)
            if (name == word)
                return style;
    return feature.closed ? std::optional(SideStyle::Barrier) : std::nullopt;
}

std::vector<SideLine> readSideLines(const GamePackage& package, const HexMap& map,
                                    const BoardGeometry& geometry, const Record& drawing,
                                    const Record& display, const HeightField& heights) {
    const Record& names = memberOf(drawing, "rivers");
    std::map<std::pair<SideStyle, QString>, Waters> rivers;
    std::map<SideStyle, std::vector<QLineF>> others;
    std::vector<QLineF> wet;
    for (const HexsideEntry& entry : map.sheet().hexsides)
        for (std::size_t i = 0; i < package.features.size(); ++i) {
            const auto style = sideStyleOf(package.features[i], display);
            if (!style || !entry.features.contains(FeatureId(i)))
                continue;
            const QLineF side = sideOf(geometry, entry.between);
            if (!isRiver(*style)) {
                others[*style].push_back(side);
                continue;
            }
            const HexsideId id = map.hexside(entry.between.first, entry.between.second);
            const QString name = textIn(names, map.label(id));
            Waters& waters = rivers[{*style, name}];
            waters.style = *style;
            waters.name = name;
            waters.sides.push_back(side);
            wet.push_back(side);
        }
    std::vector<SideLine> lines;
    for (const auto& [key, waters] : rivers)
        for (const QPolygonF& chain : chained(waters.sides))
            lines.push_back(riverOf(chain, waters, wet, heights));
    for (const auto& [style, sides] : others)
        for (const QPolygonF& chain : chained(sides)) {
            SideLine line;
            line.style = style;
            line.curve = Curve(chain);
            lines.push_back(std::move(line));
        }
    return lines;
}

std::vector<DrawnLine> readNamedLines(const HexMap& map, const BoardGeometry& geometry,
                                      const Record& mapDocument, const Record& mapDisplay,
                                      const QString& language) {
    std::vector<DrawnLine> lines;
    const auto add = [&](const QString& id, LineStyle style, const QColor& colour) {
        const LineId found = map.line(id.toStdString());
        if (!found.exists())
            return;
        std::vector<QLineF> sides;
        for (const HexPair& side : map.line(found).hexsides)
            sides.push_back(sideOf(geometry, side));
        for (const QPolygonF& chain : chained(sides)) {
            DrawnLine line;
            line.style = style;
            line.colour = colour;
            line.curve = Curve(alongSides(chain));
            line.name = wordsIn(memberOf(memberOf(mapDocument, "lines"), id.toStdString()), "name",
                                language);
            lines.push_back(std::move(line));
        }
    };
    add(textIn(mapDisplay, "frontLine"), LineStyle::Front, QColor(0xb8, 0x1d, 0x28));
    const Record& more = memberOf(mapDisplay, "lines");
    for (std::size_t i = 0; more.is_array() && i < more.size(); ++i) {
        const QString style = textIn(more[i], "style");
        add(textIn(more[i], "id"),
            style == QLatin1String("dashed")   ? LineStyle::Dashed
            : style == QLatin1String("dotted") ? LineStyle::Dotted
                                               : LineStyle::Plain,
            colourIn(more[i], "colour", QColor(0xd9, 0x7a, 0x16)));
    }
    return lines;
}

} // namespace esagono
