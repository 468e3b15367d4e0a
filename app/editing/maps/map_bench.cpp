// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editing/maps/map_bench.h"

#include "app/board/map/map_drawing.h"
#include "app/board/map/map_reading.h"
#include "app/editing/files/workbench.h"
#include "engine/core/fault.h"

#include "editor/files/finding_places.h"
#include "editor/files/new_package.h"

#include <set>

namespace esagono {

namespace {

constexpr QRgb riverTint = 0xff3f7fbd;
constexpr QRgb barrierTint = 0xff1b2a4a;
constexpr QRgb roadTint = 0xffd08a2e;
constexpr QRgb railTint = 0xff1d1a16;
constexpr QRgb areaTint = 0xff5b2c83;

/// Kinds of places that are no terrains.
constexpr std::pair<std::string_view, const char*> placeNames[] = {
    //: A kind of place on a map
    //% "peak"
    {"peak", QT_TRID_NOOP("app.editor.place.peak")},
    //: A kind of place on a map: a way over the mountains
    //% "pass"
    {"pass", QT_TRID_NOOP("app.editor.place.pass")},
    //: A kind of place on a map
    //% "fort"
    {"fort", QT_TRID_NOOP("app.editor.place.fort")},
    //: A kind of place on a map: worth points
    //% "objective"
    {"objective", QT_TRID_NOOP("app.editor.place.objective")},
    //: A kind of place on a map
    //% "building"
    {"building", QT_TRID_NOOP("app.editor.place.building")},
    //: A kind of place on a map
    //% "bridge"
    {"bridge", QT_TRID_NOOP("app.editor.place.bridge")},
};

QString wordsOf(const Words& words, const QString& language) {
    const std::string_view text = inLanguage(words, language.toStdString());
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

QVariantMap thing(const std::string& id, const QString& name, QRgb colour,
                  const QString& note = {}) {
    const QString word = QString::fromStdString(id);
    return {{QStringLiteral("id"), word},
            {QStringLiteral("name"), name.isEmpty() ? word : name},
            {QStringLiteral("colour"), QColor::fromRgba(colour)},
            {QStringLiteral("note"), note}};
}

} // namespace

MapBench::MapBench(Workbench& workbench)
    : m_workbench(workbench)
    , m_board(workbench)
    , m_scan(workbench, m_board)
    , m_looks(workbench, m_board) {
    connect(&m_board, &BoardSource::settingChanged, this, &MapBench::showCounters);
    connect(&workbench, &Workbench::packageChanged, this, [this] {
        if (m_workbench.isAnew({"package.json", "display.json", "charts.json", "texts.json"}))
            settle();
        if (m_workbench.isAnew({file()}))
            findReconstructed();
        Q_EMIT changed();
    });
    connect(&workbench, &Workbench::opened, this, [this] {
        if (!m_workbench.package()) {
            m_selected.clear();
            m_wet.clear();
            m_patch = {};
        }
        Q_EMIT changed();
        Q_EMIT selectionChanged();
    });
    connect(&workbench, &Workbench::edited, this, [this] {
        Q_EMIT selectionChanged();
        showMarks();
    });
    connect(&workbench, &Workbench::languageChanged, this, [this] {
        Q_EMIT changed();
        Q_EMIT selectionChanged();
    });
    connect(this, &MapBench::toolChanged, this, &MapBench::showMarks);
}

MapBench::~MapBench() = default;

const GamePackage* MapBench::package() const {
    return m_workbench.package().get();
}

std::string MapBench::file() const {
    return package() && m_board.map() < package()->mapFiles.size()
               ? package()->mapFiles[m_board.map()].file
               : std::string();
}

/// The map as it is in the documents now; nothing if there is none that could be edited.
std::optional<MapDraft> MapBench::draft() const {
    try {
        if (const std::string name = file(); !name.empty())
            return MapDraft(m_workbench.documents(), name);
    } catch (...) { // its grid is broken: the findings say so
    }
    return std::nullopt;
}

HexId MapBench::hexFrom(int hex) const {
    const auto map = draft();
    if (hex < 0 || !map || std::size_t(hex) >= map->grid().size())
        return {};
    const HexId id{std::size_t(hex)};
    return map->exists(id) ? id : HexId();
}

/// Chooses what the tools paint with where nothing is chosen that the package knows.
void MapBench::settle() {
    const auto keep = [](QString& chosen, const QVariantList& things) {
        for (const QVariant& each : things)
            if (each.toMap().value(QStringLiteral("id")) == chosen)
                return;
        chosen = things.isEmpty() ? QString()
                                  : things.front().toMap().value(QStringLiteral("id")).toString();
    };
    keep(m_terrain, terrains());
    keep(m_feature, features());
    keep(m_link, links());
    keep(m_side, sides());
    Q_EMIT toolChanged();
}

QStringList MapBench::maps() const {
    QStringList titles;
    if (package())
        for (const MapFile& each : package()->mapFiles) {
            const QString title = wordsOf(each.title, m_workbench.language());
            titles << (title.isEmpty() ? QString::fromStdString(each.id) : title);
        }
    return titles;
}

void MapBench::setMap(int map) {
    if (map < 0 || map == this->map())
        return;
    m_selected.clear();
    m_reconstructed.clear();
    m_wet.clear();
    m_hovered = m_hoveredNeighbour = HexId();
    m_board.mark({});
    m_board.showMap(std::size_t(map));
    findReconstructed();
    Q_EMIT changed();
    Q_EMIT selectionChanged();
}

void MapBench::setTool(const QString& tool) {
    if (tool == m_tool)
        return;
    leave();
    m_tool = tool;
    m_from = HexId();
    Q_EMIT toolChanged();
}

QVariantList MapBench::terrains() const {
    QVariantList list;
    if (!package() || package()->mapFiles.empty())
        return list;
    const std::size_t shown = std::min(m_board.map(), package()->mapFiles.size() - 1);
    const std::vector<TerrainLook> looks = terrainLooks(*package(), shown, m_workbench.language());
    const Chart* const chart = package()->chart("terrain");
    for (std::size_t i = 0; i < looks.size(); ++i) {
        const TerrainKind& kind = package()->terrains[i];
        const TerrainLook& look = looks[i];
        const auto cost = chart ? chart->cell(kind.id, "move") : std::nullopt;
        list << thing(kind.id, look.name, look.tint.rgba(),
                      cost ? QString::fromUtf8(cost->data(), qsizetype(cost->size())) : QString());
    }
    return list;
}

QVariantList MapBench::features() const {
    QVariantList list;
    if (package())
        for (const FeatureKind& kind : package()->features)
            list << thing(kind.id, wordsOf(kind.name, m_workbench.language()),
                          kind.closed ? barrierTint : riverTint);
    return list;
}

QVariantList MapBench::links() const {
    QVariantList list;
    if (package())
        for (const Named& kind : package()->links) {
            const bool isRail = kind.id.find("rail") != std::string::npos;
            QVariantMap entry = thing(kind.id, wordsOf(kind.name, m_workbench.language()),
                                      isRail ? railTint : roadTint);
            entry.insert(QStringLiteral("rail"), isRail);
            list << entry;
        }
    return list;
}

QVariantList MapBench::sides() const {
    QVariantList list;
    if (package())
        for (const Side& each : package()->sides)
            list << thing(each.id, wordsOf(each.name, m_workbench.language()),
                          QColor(QString::fromStdString(each.colour)).rgba());
    return list;
}

QVariantList MapBench::areas() const {
    QVariantList list;
    if (const auto map = draft())
        for (const char* part : {"areas", "lines"}) {
            const bool line = part == std::string_view("lines");
            for (const auto& [id, entry] : map->part(part).items()) {
                if (id == "source" || id == "note" || id == "extra")
                    continue;
                QVariantMap row = thing(
                    std::string(part) + '/' + id,
                    entry.is_object() ? wordsIn(entry, "name", m_workbench.language()) : QString(),
                    areaTint);
                if (row.value(QStringLiteral("name")) == row.value(QStringLiteral("id")))
                    row.insert(QStringLiteral("name"), QString::fromStdString(id));
                row.insert(QStringLiteral("count"),
                           int(listIn(entry, line ? "hexsides" : "hexes").size()));
                row.insert(QStringLiteral("line"), line);
                list << row;
            }
        }
    return list;
}

QVariantList MapBench::placeKinds() const {
    std::set<std::string> kinds{"city", "town", "village", "peak", "pass", "fort", "objective"};
    if (package())
        for (const HexMap& map : package()->maps)
            for (const NamedPlace& place : map.sheet().places)
                kinds.insert(place.kind);
    QVariantList list;
    for (const std::string& kind : kinds)
        list << QVariantMap{{QStringLiteral("id"), QString::fromStdString(kind)},
                            {QStringLiteral("name"), placeKindName(kind)}};
    return list;
}

/// What people call a kind of place: as the package calls the terrain of that name, or as maps in
/// general do.
QString MapBench::placeKindName(const std::string& kind) const {
    if (package())
        for (const TerrainKind& terrain : package()->terrains)
            if (terrain.id == kind && !terrain.name.empty())
                return wordsOf(terrain.name, m_workbench.language());
    if (const Words words = terrainName(kind); !words.empty())
        return wordsOf(words, m_workbench.language());
    for (const auto& [id, message] : placeNames)
        if (kind == id)
            return qtTrId(message);
    return QString::fromStdString(kind);
}

QVariantMap MapBench::counts() const {
    if (!package() || m_board.map() >= package()->maps.size())
        return {};
    const HexMap& map = package()->maps[m_board.map()];
    const auto& lines = map.sheet().linkLines;
    const auto rails = std::ranges::count_if(lines, [&](const LinkLine& line) {
        return map.name(line.kind).find("rail") != std::string::npos;
    });
    const auto objectives = std::ranges::count_if(
        map.sheet().places, [](const NamedPlace& place) { return place.value("vp") != 0; });
    return {{QStringLiteral("places"), int(map.sheet().places.size())},
            {QStringLiteral("objectives"), int(objectives)},
            {QStringLiteral("rails"), int(rails)},
            {QStringLiteral("roads"), int(lines.size()) - int(rails)},
            {QStringLiteral("hexsides"), int(map.sheet().hexsides.size())},
            {QStringLiteral("lines"), int(map.sheet().lines.size())},
            {QStringLiteral("terrain"), int(map.hexes().size())}};
}

QVariantMap MapBench::extent() const {
    const auto map = draft();
    if (!map)
        return {};
    return {{QStringLiteral("firstRow"), map->grid().rows.first},
            {QStringLiteral("lastRow"), map->grid().rows.last},
            {QStringLiteral("firstColumn"), map->grid().columns.first},
            {QStringLiteral("lastColumn"), map->grid().columns.last}};
}

QString MapBench::nameIn(const QVariantList& things, const QString& id) const {
    for (const QVariant& each : things)
        if (each.toMap().value(QStringLiteral("id")) == id)
            return each.toMap().value(QStringLiteral("name")).toString();
    return id;
}

QColor MapBench::colourIn(const QVariantList& things, const QString& id) const {
    for (const QVariant& each : things)
        if (each.toMap().value(QStringLiteral("id")) == id)
            return each.toMap().value(QStringLiteral("colour")).value<QColor>();
    return {};
}

void MapBench::reveal(const QString& file, const QString& pointer) {
    const GamePackage* const shown = package();
    if (!shown)
        return;
    for (std::size_t i = 0; i < shown->mapFiles.size(); ++i)
        if (shown->mapFiles[i].file == file.toStdString())
            setMap(int(i));
    for (const std::string& step : stepsOf(pointer.toStdString()))
        if (const HexId hex = shown->maps[m_board.map()].find(step); hex.exists()) {
            selectHex(int(hex.value));
            Q_EMIT m_board.centreOn(int(hex.value));
            return;
        }
}

} // namespace esagono
