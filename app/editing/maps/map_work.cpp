// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editing/maps/map_work.h"

#include "app/board/map/map_drawing.h"
#include "app/board/map/map_reading.h"
#include "app/editing/files/workbench.h"
#include "app/package_scan.h"
#include "editor/tables/source_edits.h"

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

QVariantMap thing(const std::string& id, const QString& name, QRgb colour,
                  const QString& note = {}) {
    const QString word = QString::fromStdString(id);
    return {{QStringLiteral("id"), word},
            {QStringLiteral("name"), name.isEmpty() ? word : name},
            {QStringLiteral("colour"), QColor::fromRgba(colour)},
            {QStringLiteral("note"), note}};
}

} // namespace

MapWork::MapWork(Workbench& workbench, const EditorBoard& board)
    : m_workbench(workbench)
    , m_board(board) {}

const GamePackage* MapWork::package() const {
    return m_workbench.package().get();
}

std::string MapWork::file() const {
    return package() && m_board.map() < package()->mapFiles.size()
               ? package()->mapFiles[m_board.map()].file
               : std::string();
}

std::optional<MapDraft> MapWork::draft() const {
    try {
        if (const std::string name = file(); !name.empty())
            return MapDraft(m_workbench.documents(), name);
    } catch (...) { // its grid is broken: the findings say so
    }
    return std::nullopt;
}

HexId MapWork::hexFrom(int hex) const {
    const auto map = draft();
    if (hex < 0 || !map || std::size_t(hex) >= map->grid().size())
        return {};
    const HexId id{std::size_t(hex)};
    return map->exists(id) ? id : HexId();
}

QString MapWork::language() const {
    return m_workbench.language();
}

QVariantList MapWork::terrains() const {
    QVariantList list;
    if (!package() || package()->mapFiles.empty())
        return list;
    const std::size_t shown = std::min(m_board.map(), package()->mapFiles.size() - 1);
    const std::vector<TerrainLook> looks = terrainLooks(*package(), shown, language());
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

QVariantList MapWork::features() const {
    QVariantList list;
    if (package())
        for (const FeatureKind& kind : package()->features)
            list << thing(kind.id, wordsIn(kind.name, language()),
                          kind.closed ? barrierTint : riverTint);
    return list;
}

QVariantList MapWork::links() const {
    QVariantList list;
    if (package())
        for (const Named& kind : package()->links) {
            const bool isRail = kind.id.find("rail") != std::string::npos;
            QVariantMap entry =
                thing(kind.id, wordsIn(kind.name, language()), isRail ? railTint : roadTint);
            entry.insert(QStringLiteral("rail"), isRail);
            list << entry;
        }
    return list;
}

QVariantList MapWork::sides() const {
    QVariantList list;
    if (package())
        for (const Side& each : package()->sides)
            list << thing(each.id, wordsIn(each.name, language()),
                          QColor(QString::fromStdString(each.colour)).rgba());
    return list;
}

QVariantList MapWork::areas() const {
    QVariantList list;
    if (const auto map = draft())
        for (const char* part : {"areas", "lines"}) {
            const bool line = part == std::string_view("lines");
            for (const auto& [id, entry] : map->part(part).items()) {
                if (id == "source" || id == "note" || id == "extra")
                    continue;
                QVariantMap row = thing(
                    std::string(part) + '/' + id,
                    entry.is_object() ? wordsIn(entry, "name", language()) : QString(), areaTint);
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

QVariantList MapWork::placeKinds() const {
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
QString MapWork::placeKindName(const std::string& kind) const {
    if (package())
        for (const TerrainKind& terrain : package()->terrains)
            if (terrain.id == kind && !terrain.name.empty())
                return wordsIn(terrain.name, language());
    if (const Words words = terrainName(kind); !words.empty())
        return wordsIn(words, language());
    for (const auto& [id, message] : placeNames)
        if (kind == id)
            return qtTrId(message);
    return QString::fromStdString(kind);
}

/// The first of the map; one made now is called "start".
std::string MapWork::controlList() const {
    if (const auto map = draft())
        for (const auto& [id, list] : map->part("control").items())
            if (id != "source" && id != "note" && id != "extra")
                return id;
    return "start";
}

void MapWork::select(std::vector<HexId> hexes) {
    if (hexes == m_selected)
        return;
    m_selected = std::move(hexes);
    Q_EMIT selectionChanged();
}

void MapWork::beginStroke() {
    m_stroke = m_workbench.newStroke();
}

void MapWork::takeBackStroke() {
    const std::string stroke = std::exchange(m_stroke, {});
    if (!stroke.empty() && m_workbench.stack().lastStroke() == stroke)
        m_workbench.undo();
}

void MapWork::perform(Edit edit) {
    if (edit.empty())
        return;
    edit.stroke = m_stroke;
    markOwnWork(edit, m_workbench.documents(), file());
    m_workbench.perform(std::move(edit));
}

QString nameIn(const QVariantList& things, const QString& id) {
    for (const QVariant& each : things)
        if (each.toMap().value(QStringLiteral("id")) == id)
            return each.toMap().value(QStringLiteral("name")).toString();
    return id;
}

QColor colourIn(const QVariantList& things, const QString& id) {
    for (const QVariant& each : things)
        if (each.toMap().value(QStringLiteral("id")) == id)
            return each.toMap().value(QStringLiteral("colour")).value<QColor>();
    return {};
}

} // namespace esagono
