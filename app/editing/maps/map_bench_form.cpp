// SPDX-License-Identifier: GPL-3.0-or-later
// The form of the chosen hex, the selection as a piece of the map, the size of the map.
#include "app/editing/files/workbench.h"
#include "app/editing/maps/map_bench.h"
#include "app/editing/maps/map_words.h"
#include "app/text_formatter.h"
#include "editor/maps/map_edits.h"
#include "editor/maps/map_resize.h"
#include "editor/tables/source_edits.h"
#include "engine/kit/reading/source.h"

#include <QLocale>

namespace esagono {

namespace {

QVariantMap markOf(const Record& document, const std::string& pointer) {
    const Source source = sourceOf(document, pointer);
    return {{QStringLiteral("kind"), int(source.kind)},
            {QStringLiteral("section"), QString::fromStdString(source.section)},
            {QStringLiteral("words"), QString::fromStdString(source.words)}};
}

QStringList listOf(const std::vector<std::string>& words) {
    QStringList list;
    for (const std::string& word : words)
        list << QString::fromStdString(word);
    return list;
}

} // namespace

int MapBench::selectedHex() const {
    return m_selected.empty() ? -1 : int(m_selected.back().value);
}

/// The list the form speaks of: the first of the map; one made now is called "start".
std::string MapBench::controlList() const {
    if (const auto map = draft())
        for (const auto& [id, list] : map->part("control").items())
            if (id != "source" && id != "note" && id != "extra")
                return id;
    return "start";
}

QVariantMap MapBench::sideOf(const MapDraft& map, HexId hex, Direction direction) const {
    const HexId other = map.neighbour(hex, direction);
    if (!other.exists())
        return {{QStringLiteral("there"), false}};
    QVariantMap side{{QStringLiteral("there"), true},
                     {QStringLiteral("number"), QString::fromStdString(map.grid().label(other))},
                     {QStringLiteral("hex"), int(other.value)}};
    side.insert(QStringLiteral("features"), listOf(map.features({hex, other})));
    side.insert(QStringLiteral("links"), listOf(map.links({hex, other})));
    return side;
}

QVariantMap MapBench::hex() const {
    const auto map = draft();
    const HexId here = chosen();
    if (!map || !here.exists() || here.index() >= map->grid().size() || !map->exists(here))
        return {};
    const std::string number = map->grid().label(here);
    QVariantMap form{
        {QStringLiteral("number"), QString::fromStdString(number)},
        {QStringLiteral("terrain"), QString::fromStdString(map->terrain(here))},
        {QStringLiteral("terrainSource"), markOf(map->record(), "/terrain/" + number)},
        {QStringLiteral("control"), QString::fromStdString(map->control(controlList(), here))},
        {QStringLiteral("flat"), map->grid().orientation == Orientation::Flat},
        {QStringLiteral("areas"), listOf(map->areasOf(here))}};
    if (const auto metres = map->elevation(here)) {
        form.insert(QStringLiteral("height"), QString::number(*metres));
        form.insert(QStringLiteral("heightSource"), markOf(map->record(), "/elevation/" + number));
    }
    if (const auto places = map->placesIn(here); !places.empty()) {
        const Record& place = map->part("places").at(places.front());
        const std::string pointer = pointerTo("/places", places.front());
        form.insert(QStringLiteral("name"),
                    QString::fromStdString(place.value("name", std::string())));
        form.insert(QStringLiteral("kind"),
                    QString::fromStdString(place.value("kind", std::string())));
        QVariantMap values;
        if (place.contains("values"))
            for (const auto& [key, value] : place["values"].items())
                if (value.is_number_integer())
                    values.insert(QString::fromStdString(key), value.get<int>());
        form.insert(QStringLiteral("values"), values);
        form.insert(QStringLiteral("valueSource"), markOf(map->record(), pointer + "/values"));
    }
    QVariantList around;
    for (Direction direction = 0; direction < directions; ++direction)
        around << sideOf(*map, here, direction);
    form.insert(QStringLiteral("sides"), around);
    return form;
}

QString MapBench::pointed() const {
    const auto map = draft();
    if (!map || !m_hovered.exists())
        return {};
    const QString number = QString::fromStdString(map->grid().label(m_hovered));
    const QString ground = nameIn(terrains(), QString::fromStdString(map->terrain(m_hovered)));
    if (const auto metres = map->elevation(m_hovered))
        //: What the pointer rests on; %1 = hex number, %2 = terrain, %3 = height in metres
        //% "%1 · %2 · %3 m"
        return qtTrId("app.editor.map.pointed_high").arg(number, ground).arg(*metres);
    //: What the pointer rests on; %1 = hex number, %2 = terrain
    //% "%1 · %2"
    return qtTrId("app.editor.map.pointed").arg(number, ground);
}

QString MapBench::preview() const {
    const auto map = draft();
    const bool paints = m_tool == QLatin1String("brush") || m_tool == QLatin1String("fill") ||
                        m_tool == QLatin1String("line") || m_tool == QLatin1String("rectangle");
    if (!map || !m_hovered.exists() || !paints || m_paints != QLatin1String("terrain"))
        return {};
    const int count = int(touched(*map, m_hovered).size());
    const QVariantList all = terrains();
    //: What a click would paint; %1 = hex number, %2 and %3 = terrains before and after
    //% "%1 %2 → %3"
    const QString what = qtTrId("app.editor.map.preview")
                             .arg(QString::fromStdString(map->grid().label(m_hovered)),
                                  nameIn(all, QString::fromStdString(map->terrain(m_hovered))),
                                  nameIn(all, m_terrain));
    //: What a click would paint; %1 = "1709 mountain → hill", %n = how many hexes
    //% "%1\n%n hex(es)"
    return qtTrId("app.editor.map.preview_count", count).arg(what);
}

void MapBench::selectHex(int hex) {
    const HexId here = hexFrom(hex);
    m_selected = here.exists() ? std::vector{here} : std::vector<HexId>();
    showMarks();
    Q_EMIT selectionChanged();
}

void MapBench::setHexTerrain(const QString& terrain) {
    const auto map = draft();
    if (!map || m_selected.empty())
        return;
    m_wet = m_selected;
    perform(paintTerrain(*map, m_selected, terrain.toStdString(),
                         Text(say::mapEditPaint, nameIn(terrains(), terrain).toStdString())),
            "");
}

void MapBench::setHexHeight(const QString& metres) {
    const auto map = draft();
    bool isNumber = false;
    const int height = metres.trimmed().toInt(&isNumber);
    if (!map || (!isNumber && !metres.trimmed().isEmpty()) || height < -12000 || height > 9000)
        return;
    perform(setElevation(*map, m_selected, isNumber ? std::optional(height) : std::nullopt,
                         say::mapEditHeight),
            "");
}

void MapBench::setHexControl(const QString& side) {
    if (const auto map = draft())
        perform(
            setControl(*map, controlList(), m_selected, side.toStdString(), say::mapEditControl),
            "");
}

void MapBench::setPlaceName(const QString& name) {
    const auto map = draft();
    const std::string words = name.trimmed().toStdString();
    if (!map || !chosen().exists() || words.empty())
        return;
    const auto places = map->placesIn(chosen());
    if (places.empty()) {
        perform(addPlace(*map, chosen(), {words, "village"}, Text(say::mapEditPlaceAdd, words)),
                "");
        return;
    }
    const Record& place = map->part("places").at(places.front());
    perform(changePlace(*map, places.front(), {words, place.value("kind", std::string())},
                        Text(say::mapEditPlace, place.value("name", std::string()))),
            "");
}

void MapBench::setPlaceKind(const QString& kind) {
    const auto map = draft();
    if (!map || !chosen().exists() || map->placesIn(chosen()).empty() || kind.isEmpty())
        return;
    const std::size_t place = map->placesIn(chosen()).front();
    const std::string name = map->part("places").at(place).value("name", std::string());
    perform(changePlace(*map, place, {name, kind.toStdString()}, Text(say::mapEditPlace, name)),
            "");
}

void MapBench::setPlaceValue(const QString& key, const QString& value) {
    const auto map = draft();
    bool isNumber = false;
    const int number = value.trimmed().toInt(&isNumber);
    if (!map || !chosen().exists() || map->placesIn(chosen()).empty() ||
        (!isNumber && !value.trimmed().isEmpty()) || number < INT16_MIN || number > INT16_MAX)
        return;
    const std::size_t place = map->placesIn(chosen()).front();
    perform(
        esagono::setPlaceValue(
            *map, place, key.toStdString(), isNumber ? std::optional(number) : std::nullopt,
            Text(say::mapEditPlace, map->part("places").at(place).value("name", std::string()))),
        "");
}

void MapBench::removePlace() {
    const auto map = draft();
    if (!map || !chosen().exists() || map->placesIn(chosen()).empty())
        return;
    const std::size_t place = map->placesIn(chosen()).front();
    perform(esagono::removePlace(*map, place,
                                 Text(say::mapEditPlaceAway,
                                      map->part("places").at(place).value("name", std::string()))),
            "");
}

void MapBench::setSideFeature(int direction, const QString& feature, bool there) {
    const auto map = draft();
    if (!map || !chosen().exists() || direction < 0 || direction >= directions)
        return;
    const HexId other = map->neighbour(chosen(), direction);
    if (other.exists())
        perform(setFeature(*map, {chosen(), other}, feature.toStdString(), there,
                           Text(there ? say::mapEditFeature : say::mapEditFeatureAway,
                                nameIn(features(), feature).toStdString())),
                "");
}

void MapBench::setSideLink(int direction, const QString& link, bool there) {
    const auto map = draft();
    if (!map || !chosen().exists() || direction < 0 || direction >= directions)
        return;
    const HexId other = map->neighbour(chosen(), direction);
    if (!other.exists())
        return;
    const std::string words = nameIn(links(), link).toStdString();
    const HexId way[] = {chosen(), other};
    perform(there ? layLink(*map, link.toStdString(), way, m_grade.toStdString(),
                            Text(say::mapEditLink, words))
                  : cutLink(*map, link.toStdString(), {chosen(), other},
                            Text(say::mapEditLinkAway, words)),
            "");
}

void MapBench::copy() {
    const auto map = draft();
    if (!map || m_selected.empty())
        return;
    m_patch = cutOut(*map, m_selected, chosen());
    Q_EMIT selectionChanged();
}

void MapBench::paste() {
    const auto map = draft();
    const HexId middle = m_hovered.exists() ? m_hovered : chosen();
    if (!map || m_patch.empty() || !middle.exists())
        return;
    m_wet = covered(*map, m_patch, middle);
    perform(putDown(*map, m_patch, middle, say::mapEditPaste), "");
}

void MapBench::turn(int sixths) {
    const auto map = draft();
    if (!map || m_selected.empty())
        return;
    const MapPatch patch = turned(cutOut(*map, m_selected, chosen()), sixths);
    m_wet = covered(*map, patch, chosen());
    perform(putDown(*map, patch, chosen(), say::mapEditTurn), "");
}

void MapBench::mirror() {
    const auto map = draft();
    if (!map || m_selected.empty())
        return;
    const MapPatch patch = mirrored(cutOut(*map, m_selected, chosen()), map->grid().orientation);
    m_wet = covered(*map, patch, chosen());
    perform(putDown(*map, patch, chosen(), say::mapEditMirror), "");
}

void MapBench::clearSelection() {
    m_selected.clear();
    m_from = HexId();
    showMarks();
    Q_EMIT selectionChanged();
}

void MapBench::replaceEverywhere() {
    const auto map = draft();
    if (!map || !chosen().exists())
        return;
    const std::string from = map->terrain(chosen());
    const QVariantList all = terrains();
    perform(replaceTerrain(*map, from, m_terrain.toStdString(),
                           Text(say::mapEditReplace,
                                nameIn(all, QString::fromStdString(from)).toStdString(),
                                nameIn(all, m_terrain).toStdString())),
            "");
}

QString MapBench::resize(int firstRow, int lastRow, int firstColumn, int lastColumn) {
    const auto map = draft();
    if (!map)
        return {};
    auto result = resizeMap(*map, {firstRow, lastRow}, {firstColumn, lastColumn},
                            m_terrain.toStdString(), say::mapEditResize);
    if (const Text* const why = std::get_if<Text>(&result))
        return phrase(*why, m_workbench.language());
    clearSelection();
    m_wet.clear();
    m_hovered = m_hoveredNeighbour = m_last = HexId();
    perform(std::move(std::get<Edit>(result)), "");
    return {};
}

void MapBench::addArea(const QString& name, bool line) {
    const auto map = draft();
    const std::string words = name.trimmed().toStdString();
    if (!map || words.empty())
        return;
    const std::string part = line ? "lines" : "areas";
    const std::string id = freeId(*map, part, words);
    perform(addNamed(*map, part, id, m_workbench.language().toStdString(), words,
                     Text(say::mapEditPlaceAdd, words)),
            "");
    m_area = QString::fromStdString(part + '/' + id);
    Q_EMIT toolChanged();
}

void MapBench::removeArea(const QString& area) {
    const auto map = draft();
    if (!map)
        return;
    perform(removeNamed(*map, area.section(QLatin1Char('/'), 0, 0).toStdString(),
                        area.section(QLatin1Char('/'), 1).toStdString(),
                        Text(say::mapEditPlaceAway, nameIn(areas(), area).toStdString())),
            "");
}

} // namespace esagono
