// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/map/map_drawing.h"

#include "app/board/map/map_reading.h"
#include "engine/core/fault.h"

#include <QScopeGuard>
#include <QtConcurrent>

#include <algorithm>
#include <map>

namespace esagono {

namespace {

const Record& documentOf(const GamePackage& package, std::string_view name) {
    static const Record none;
    const auto found = package.documents.find(name);
    return found == package.documents.end() ? none : found->second;
}

void readHexes(MapDrawing& drawing, const HexMap& map) {
    std::map<char, std::uint8_t> figures;
    const auto spell = [&](std::string_view number, std::vector<std::uint8_t>& out) {
        for (const char figure : number) {
            if (!figures.contains(figure)) {
                figures[figure] = static_cast<std::uint8_t>(drawing.figures.size());
                drawing.figures.push_back(lettered(QString(QLatin1Char(figure)), Script::Figures));
            }
            out.push_back(figures[figure]);
        }
    };
    const Water& water = drawing.relief.water;
    for (const HexId hex : map.hexes()) {
        MapHex drawn;
        drawn.hex = hex;
        drawn.centre = drawing.geometry.centre(hex);
        drawn.wet = water.covers(numberSpot(drawing.geometry, hex, numberSize({})));
        drawn.wooded = drawing.terrains[map.terrain(hex).index()].cover == Cover::Woods;
        spell(map.label(hex), drawn.figures);
        drawn.elevation = map.elevation(hex);
        if (drawn.elevation) {
            spell(std::to_string(*drawn.elevation), drawn.heightFigures);
            drawing.highest = std::max(drawing.highest, *drawn.elevation);
        }
        drawing.hexes.push_back(std::move(drawn));
        for (Direction direction = 0; direction < directions; ++direction) {
            // A side between two hexes belongs to one of them, one at the edge to the only one.
            if (direction >= ownedHexsides && map.neighbour(hex, direction).exists() &&
                map.exists(map.neighbour(hex, direction)))
                continue;
            const auto [a, b] = drawing.geometry.hexside(hex, direction);
            drawing.edges.push_back({QLineF(a, b), water.covers((a + b) / 2)});
        }
    }
}

std::vector<Clutter> clutterOf(const MapDrawing& drawing) {
    std::vector<Clutter> clutter;
    for (const Way& way : drawing.ways)
        clutter.push_back({&way.curve.points, way.style == WayStyle::MainRoad ? 1.0F : 0.7F});
    for (const SideLine& line : drawing.sideLines)
        clutter.push_back({&line.curve.points, isRiver(line.style) ? 0.4F : 1.5F});
    for (const DrawnLine& line : drawing.namedLines)
        clutter.push_back({&line.curve.points, 2.5F});
    for (const QPolygonF& ring : drawing.relief.water.rings)
        clutter.push_back({&ring, 0.3F});
    return clutter;
}

} // namespace

const MapNames& MapDrawing::names(std::size_t level) const {
    Laid& laid = m_names[level];
    std::call_once(laid.once, [&] {
        std::vector<HexId> numbered;
        for (const MapHex& each : hexes)
            numbered.push_back(each.hex);
        laid.names.labels =
            placedLabels(numbered, geometry, places, clutterOf(*this), labelScales[level]);
        laid.names.rivers = riverNames(sideLines, ways, laid.names.labels, labelScales[level]);
    });
    return laid.names;
}

std::vector<TerrainLook> terrainLooks(const GamePackage& package, std::size_t map,
                                      const QString& language) {
    const Record& display = documentOf(package, "display.json");
    const Record& mapDisplay = entryOf(memberOf(display, "maps"), package.mapFiles[map].id);
    std::vector<TerrainLook> looks;
    for (const TerrainKind& terrain : package.terrains) {
        const Record& own = entryOf(memberOf(mapDisplay, "terrains"), terrain.id);
        const Record& usual = entryOf(memberOf(display, "terrains"), terrain.id);
        looks.push_back(lookOf(terrain, own.is_null() ? usual : own, language));
    }
    return looks;
}

namespace {

std::shared_ptr<MapDrawing> drawingOf(const GamePackage& package, std::size_t number,
                                      const QString& packageFolder, const QString& language) {
    const HexMap& map = package.maps[number];
    const Record& document = documentOf(package, package.mapFiles[number].file);
    const Record& drawn = memberOf(document, "drawing");
    const Record& display = documentOf(package, "display.json");
    const Record& mapDisplay = entryOf(memberOf(display, "maps"), package.mapFiles[number].id);

    auto drawing = std::make_shared<MapDrawing>(BoardGeometry(map));
    drawing->terrains = terrainLooks(package, number, language);
    const auto isWater = [&](HexId hex) {
        return drawing->terrains[map.terrain(hex).index()].cover == Cover::Water;
    };

    Relief& relief = drawing->relief;
    relief.heights = readHeights(drawn, packageFolder);
    relief.contourInterval = contourIntervalOf(relief.heights);
    relief.strength = numberIn(mapDisplay, "relief", strengthOf(relief.heights));
    const qreal step = groundStep(drawing->geometry.ground());
    relief.water = readWater(drawn, map, drawing->geometry, isWater, step);
    // Takes about as long as all the rest, and nothing waits for it.
    QFuture<TintPlane> tints =
        QtConcurrent::run([&map, step, geometry = drawing->geometry, looks = drawing->terrains] {
            return tintedGround(map, geometry, looks, step);
        });
    const auto patience = qScopeGuard([&] { tints.waitForFinished(); }); // it looks at the map
    readHexes(*drawing, map);

    const LinkPoints points(drawing->geometry, map, drawn);
    drawing->exits = readExits(package, map, drawing->geometry, points, drawn);
    drawing->sideLines =
        readSideLines(package, map, drawing->geometry, drawn, display, relief.heights);
    drawing->namedLines = readNamedLines(map, drawing->geometry, document, mapDisplay, language);
    drawing->ways = readWays(package, map, points, drawing->exits, display);
    std::reverse(drawing->ways.begin(), drawing->ways.end());
    drawing->bridges = bridgesOf(drawing->ways, drawing->sideLines);
    drawing->patterns = readPatterns(map, drawing->geometry, drawing->terrains, relief.heights);
    drawing->places = readPlaces(map, drawing->geometry, points, display);

    drawing->legend = readLegend(package, number, drawing->geometry.sheet().width(),
                                 drawing->terrains, drawing->ways, drawing->sideLines,
                                 drawing->namedLines, drawing->exits, drawing->places, language);
    if (!findRoom(drawing->legend, drawing->geometry, relief.water, isWater, drawing->exits)) {
        constexpr qreal margin = BoardGeometry::margin;
        const qreal band = bandHeight(drawing->legend, drawing->geometry.sheet().width());
        drawing->geometry = BoardGeometry(map, QMarginsF(margin, margin + band, margin, margin));
        const QRectF sheet = drawing->geometry.sheet();
        useBand(drawing->legend, QRectF(sheet.topLeft(), QSizeF(sheet.width(), band + 0.6)));
    }
    drawing->texts = readTexts(drawn, language);
    relief.tints = tints.result();
    drawing->problem = relief.heights.problem;
    return drawing;
}

} // namespace

std::shared_ptr<const MapDrawing> readMapDrawing(const GamePackage& package, std::size_t number,
                                                 const QString& packageFolder,
                                                 const QString& language) {
    Text problem;
    try {
        return drawingOf(package, number, packageFolder, language);
    } catch (...) {
        problem = caughtText();
    }
    GamePackage plain = package; // with what the rules need, and nothing to adorn it
    plain.documents.erase("display.json");
    if (const auto map = plain.documents.find(package.mapFiles[number].file);
        map != plain.documents.end() && map->second.is_object())
        map->second.erase("drawing");
    const std::shared_ptr<MapDrawing> drawing = drawingOf(plain, number, {}, language);
    drawing->problem = problem;
    return drawing;
}

} // namespace esagono
