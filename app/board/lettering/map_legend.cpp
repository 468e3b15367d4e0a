// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/lettering/map_legend.h"

#include "app/board/map/map_reading.h"
#include "app/text_formatter.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

namespace esagono {

namespace {

using namespace legendMeasure;

constexpr qreal frameRoom = 0.62; ///< from the edge of the sheet to what stands in a corner

QString inWords(const Words& words, const QString& language) {
    const std::string_view text = inLanguage(words, language.toStdString());
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

class Entries {
public:
    explicit Entries(std::vector<LegendEntry>& entries)
        : m_entries(entries) {}
    void add(LegendEntry entry, const QString& text) {
        if (text.isEmpty() || !m_texts.insert(text).second)
            return;
        entry.text = lettered(capitalised(text), Script::Village);
        m_entries.push_back(std::move(entry));
    }

private:
    std::vector<LegendEntry>& m_entries;
    std::set<QString> m_texts;
};

ScaleBar scaleBarOf(double scaleKm, qreal unit) {
    ScaleBar bar;
    if (!(scaleKm > 0))
        return bar;
    const qreal kmPerUnit = unit * scaleKm / std::numbers::sqrt3;
    qreal length = 0;
    for (const qreal nice : {0.1, 0.2, 0.4, 1.0, 2.0, 4.0, 10.0, 20.0, 40.0, 100.0, 200.0, 400.0})
        if (nice / kmPerUnit < 5.6)
            length = nice;
    if (length == 0)
        return bar;
    const auto word = [](qreal km) {
        //: %1 = a distance on the scale bar of a map
        //% "%1 m"
        const QString metres = qtTrId("app.board.scale_metres");
        //: %1 = a distance on the scale bar of a map
        //% "%1 km"
        const QString kilometres = qtTrId("app.board.scale_kilometres");
        return km < 1 ? metres.arg(km * 1000) : kilometres.arg(km);
    };
    bar.length = length / kmPerUnit;
    bar.begin = lettered(QStringLiteral("0"), Script::Village);
    bar.middle = lettered(QString::number(length < 1 ? length * 500 : length / 2), Script::Village);
    bar.end = lettered(word(length), Script::Village);
    return bar;
}

qreal columnWidth(const MapLegend& legend) {
    qreal widest = 0;
    for (const LegendEntry& entry : legend.entries)
        widest = std::max(widest, entry.text.size.width() * type);
    return sample + gap + widest + padding;
}

int rowsIn(const MapLegend& legend, int columns) {
    return (static_cast<int>(legend.entries.size()) + columns - 1) / columns;
}

QSizeF boxSize(const MapLegend& legend, int columns) {
    const qreal below = legend.scale.length > 0 || legend.north ? foot : 0;
    const qreal width =
        std::max(columns * columnWidth(legend) + padding, legend.scale.length + 2.2 + 2 * padding);
    return QSizeF(width, rowsIn(legend, columns) * rowHeight + below + 2 * padding) * legend.unit;
}

QSizeF titleSize(const MapLegend& legend) {
    const qreal below = legend.series.size.isEmpty() ? 0 : seriesType * 1.5;
    return QSizeF(std::max(legend.title.size.width() * titleType,
                           legend.series.size.width() * seriesType),
                  titleType * 1.05 + below) *
           legend.unit;
}

} // namespace

MapLegend readLegend(const GamePackage& package, std::size_t map, qreal sheetWidth,
                     const std::vector<TerrainLook>& terrains, const std::vector<Way>& ways,
                     const std::vector<SideLine>& sideLines,
                     const std::vector<DrawnLine>& namedLines, const std::vector<MapExit>& exits,
                     const std::vector<MapPlace>& places, const QString& language) {
    MapLegend legend;
    legend.unit = std::clamp(sheetWidth / 38, 1.0, 2.4);
    const MapFile& file = package.mapFiles[map];
    const HexMap& hexes = package.maps[map];
    const auto document = [&](std::string_view name) -> const Record& {
        const auto found = package.documents.find(name);
        static const Record none;
        return found == package.documents.end() ? none : found->second;
    };
    const Record& display = document("display.json");
    const Record& mapDocument = document(file.file);

    QString title = inWords(file.title, language);
    if (title.isEmpty())
        title = inWords(package.title, language);
    // "Series – Title": the series goes below.
    const qsizetype dash = title.indexOf(QStringLiteral(" – "));
    if (dash > 0)
        legend.series = lettered(title.left(dash), Script::Nature);
    legend.title =
        lettered(title.mid(dash > 0 ? dash + 3 : 0).toUpper(), Script::Title, Align::Left, 0.03);

    Entries entries(legend.entries);
    std::set<std::size_t> used;
    for (const HexId hex : hexes.hexes())
        used.insert(hexes.terrain(hex).index());
    for (const std::size_t terrain : used)
        if (terrains[terrain].cover != Cover::Water) {
            LegendEntry entry;
            entry.terrain = terrains[terrain];
            entries.add(std::move(entry), terrains[terrain].name);
        }
    for (std::size_t i = ways.size(); i-- > 0;) {
        const Named& link = package.links[ways[i].kind.index()];
        const Record& about = entryOf(memberOf(display, "links"), link.id);
        const QString grade = wordsIn(
            entryOf(memberOf(about, "grades"), ways[i].grade.toStdString()), "name", language);
        LegendEntry entry;
        entry.kind = LegendEntry::Kind::Way;
        entry.way = ways[i].style;
        entries.add(std::move(entry), grade.isEmpty() ? inWords(link.name, language) : grade);
    }
    for (const FeatureKind& feature : package.features) {
        const auto style = sideStyleOf(feature, display);
        const bool drawn =
            style && std::any_of(sideLines.begin(), sideLines.end(),
                                 [&](const SideLine& line) { return line.style == *style; });
        LegendEntry entry;
        entry.kind = LegendEntry::Kind::Side;
        entry.side = style.value_or(SideStyle::River);
        if (drawn)
            entries.add(std::move(entry), inWords(feature.name, language));
    }
    for (const DrawnLine& line : namedLines) {
        LegendEntry entry;
        entry.kind = LegendEntry::Kind::Line;
        entry.line = line.style;
        entry.colour = line.colour;
        entries.add(std::move(entry), line.name);
    }
    if (std::any_of(places.begin(), places.end(), [](const MapPlace& p) { return p.points > 0; })) {
        LegendEntry entry;
        entry.kind = LegendEntry::Kind::Star;
        //: In the legend of a map: the stars with a number.
        //% "Victory Points"
        entries.add(std::move(entry), qtTrId("app.board.victory_points"));
    }
    for (const MapExit& exit : exits)
        if (exit.side.exists()) {
            LegendEntry entry;
            entry.kind = LegendEntry::Kind::Exit;
            entry.colour = exit.colour;
            //: In the legend of a map: arrows where supply comes from. %1 = a side
            //% "Supply: %1"
            QString text = qtTrId("app.board.supply_of");
            if (exit.isEntry)
                //: In the legend of a map: arrows where reinforcements enter. %1 = a side
                //% "Entry: %1"
                text = qtTrId("app.board.entry_of");
            entries.add(std::move(entry),
                        text.arg(inWords(package.sides[exit.side.index()].name, language)));
        }
    legend.starFigure = lettered(QStringLiteral("1"), Script::Bold);
    //: The letter beside the arrow that points north on a map.
    //% "N"
    legend.northLetter = lettered(qtTrId("app.board.north"), Script::Bold);
    legend.scale = scaleBarOf(file.scaleKm, legend.unit);
    const Record& transform = memberOf(memberOf(mapDocument, "drawing"), "transform");
    const QPointF north(numberIn(transform, "bx", 0), numberIn(transform, "by", 0));
    if (const qreal length = std::hypot(north.x(), north.y()); length > 0)
        legend.north = north / length;
    return legend;
}

bool findRoom(MapLegend& legend, const BoardGeometry& geometry, const Water& water,
              const std::function<bool(HexId)>& isWater, const std::vector<MapExit>& exits) {
    const QRectF inner = geometry.sheet().adjusted(frameRoom, frameRoom, -frameRoom, -frameRoom);
    const auto isOpen = [&](QPointF point) {
        const HexId hex = geometry.hexAt(point);
        return !hex.exists() || (isWater(hex) && water.covers(point));
    };
    const auto isFree = [&](const QRectF& box) {
        for (const MapExit& exit : exits)
            if (box.adjusted(-1, -1, 1, 1).contains(exit.at))
                return false;
        const QRectF wide = box.adjusted(-0.15, -0.15, 0.15, 0.15);
        for (qreal y = wide.top(); y < wide.bottom() + 0.35; y += 0.35)
            for (qreal x = wide.left(); x < wide.right() + 0.35; x += 0.35)
                if (!isOpen({std::min(x, wide.right()), std::min(y, wide.bottom())}))
                    return false;
        return true;
    };
    const auto isPure = [&](const QRectF& box) {
        const QRectF wide = box.adjusted(-0.2, -0.2, 0.2, 0.2);
        int wet = 0;
        for (const QPointF corner : {wide.topLeft(), wide.topRight(), wide.bottomLeft(),
                                     wide.bottomRight(), QPointF(wide.center().x(), wide.top())})
            wet += geometry.hexAt(corner).exists() ? 1 : 0;
        return wet == 0 || wet == 5;
    };
    const auto nearest = [&](QSizeF size, QPointF corner, const QRectF& taken, bool pure) {
        QRectF best;
        qreal least = 1e9;
        for (qreal y = inner.top(); y + size.height() <= inner.bottom() + 1e-6; y += 0.25)
            for (qreal x = inner.left(); x + size.width() <= inner.right() + 1e-6; x += 0.25) {
                // Whole steps from the corner that is wanted, so that boxes sit right in it.
                const QRectF box(QPointF(corner.x() > inner.center().x()
                                             ? inner.right() - size.width() - (x - inner.left())
                                             : x,
                                         corner.y() > inner.center().y()
                                             ? inner.bottom() - size.height() - (y - inner.top())
                                             : y),
                                 size);
                const QPointF off = box.center() - corner;
                const qreal away = std::hypot(off.x(), off.y());
                if (away < least && !box.intersects(taken) && isFree(box) &&
                    (!pure || isPure(box))) {
                    least = away;
                    best = box;
                }
            }
        return best;
    };
    const qreal full = legend.unit;
    for (const auto& [part, columns] : std::initializer_list<std::pair<qreal, int>>{
             {1, 2}, {1, 3}, {1, 1}, {0.8, 2}, {0.8, 3}, {0.65, 2}, {0.65, 1}, {1, 4}}) {
        legend.unit = std::max(part * full, 1.0);
        for (const QPointF corner :
             {inner.topRight(), inner.bottomRight(), inner.bottomLeft(), inner.topLeft()}) {
            const QRectF box = nearest(boxSize(legend, columns), corner, {}, false);
            if (box.isNull())
                continue;
            // The title stands wholly on water or wholly on paper, if it can.
            const QRectF taken = box.adjusted(-0.5, -0.5, 0.5, 0.5);
            QRectF title = nearest(titleSize(legend), inner.topLeft(), taken, true);
            if (title.isNull())
                title = nearest(titleSize(legend), inner.topLeft(), taken, false);
            if (title.isNull())
                continue;
            legend.box = box;
            legend.columns = columns;
            legend.titleBox = title;
            legend.onWater = geometry.hexAt(title.center()).exists();
            return true;
        }
    }
    legend.unit = full;
    return false;
}

qreal bandHeight(MapLegend& legend, qreal width) {
    const qreal aside = legend.scale.length > 0 ? legend.scale.length + 2.2
                        : legend.north          ? 1.2
                                                : 0;
    const qreal room = (width - 2 * frameRoom) / legend.unit - aside;
    legend.columns = std::max(1, static_cast<int>(room / columnWidth(legend)));
    legend.columns = std::min(legend.columns, std::max(1, static_cast<int>(legend.entries.size())));
    return titleSize(legend).height() +
           (rowsIn(legend, legend.columns) * rowHeight + 0.35) * legend.unit + 0.4;
}

void useBand(MapLegend& legend, const QRectF& band) {
    legend.framed = false;
    legend.onWater = false;
    const QRectF inner = band.adjusted(frameRoom, frameRoom, -frameRoom, 0);
    legend.titleBox = QRectF(inner.topLeft(), titleSize(legend));
    legend.box = QRectF(QPointF(inner.left(), legend.titleBox.bottom() + 0.2),
                        QPointF(inner.right(), inner.bottom()));
}

} // namespace esagono
