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
    return chosen().exists() ? int(chosen().value) : -1;
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
    QVariantMap form{{QStringLiteral("number"), QString::fromStdString(number)},
                     {QStringLiteral("terrain"), QString::fromStdString(map->terrain(here))},
                     {QStringLiteral("terrainSource"), markOf(map->record(), "/terrain/" + number)},
                     {QStringLiteral("control"),
                      QString::fromStdString(map->control(m_work.controlList(), here))},
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

void MapBench::selectHex(int hex) {
    const HexId here = m_work.hexFrom(hex);
    m_work.select(here.exists() ? std::vector{here} : std::vector<HexId>());
    m_hand.showMarks();
}

void MapBench::setHexTerrain(const QString& terrain) {
    const auto map = draft();
    if (!map || m_work.selected().empty())
        return;
    m_hand.wet(m_work.selected());
    m_work.perform(
        paintTerrain(*map, m_work.selected(), terrain.toStdString(),
                     Text(say::mapEditPaint, nameIn(terrains(), terrain).toStdString())));
}

void MapBench::setHexHeight(const QString& metres) {
    const auto map = draft();
    bool isNumber = false;
    const int height = metres.trimmed().toInt(&isNumber);
    if (!map || (!isNumber && !metres.trimmed().isEmpty()) || height < -12000 || height > 9000)
        return;
    m_work.perform(setElevation(*map, m_work.selected(),
                                isNumber ? std::optional(height) : std::nullopt,
                                say::mapEditHeight));
}

void MapBench::setHexControl(const QString& side) {
    if (const auto map = draft())
        m_work.perform(setControl(*map, m_work.controlList(), m_work.selected(), side.toStdString(),
                                  say::mapEditControl));
}

void MapBench::setPlaceName(const QString& name) {
    const auto map = draft();
    const std::string words = name.trimmed().toStdString();
    if (!map || !chosen().exists() || words.empty())
        return;
    const auto places = map->placesIn(chosen());
    if (places.empty()) {
        m_work.perform(
            addPlace(*map, chosen(), {words, "village"}, Text(say::mapEditPlaceAdd, words)));
        return;
    }
    const Record& place = map->part("places").at(places.front());
    m_work.perform(changePlace(*map, places.front(), {words, place.value("kind", std::string())},
                               Text(say::mapEditPlace, place.value("name", std::string()))));
}

void MapBench::setPlaceKind(const QString& kind) {
    const auto map = draft();
    if (!map || !chosen().exists() || map->placesIn(chosen()).empty() || kind.isEmpty())
        return;
    const std::size_t place = map->placesIn(chosen()).front();
    const std::string name = map->part("places").at(place).value("name", std::string());
    m_work.perform(
        changePlace(*map, place, {name, kind.toStdString()}, Text(say::mapEditPlace, name)));
}

void MapBench::setPlaceValue(const QString& key, const QString& value) {
    const auto map = draft();
    bool isNumber = false;
    const int number = value.trimmed().toInt(&isNumber);
    if (!map || !chosen().exists() || map->placesIn(chosen()).empty() ||
        (!isNumber && !value.trimmed().isEmpty()) || number < INT16_MIN || number > INT16_MAX)
        return;
    const std::size_t place = map->placesIn(chosen()).front();
    m_work.perform(esagono::setPlaceValue(
        *map, place, key.toStdString(), isNumber ? std::optional(number) : std::nullopt,
        Text(say::mapEditPlace, map->part("places").at(place).value("name", std::string()))));
}

void MapBench::removePlace() {
    const auto map = draft();
    if (!map || !chosen().exists() || map->placesIn(chosen()).empty())
        return;
    const std::size_t place = map->placesIn(chosen()).front();
    m_work.perform(esagono::removePlace(
        *map, place,
        Text(say::mapEditPlaceAway, map->part("places").at(place).value("name", std::string()))));
}

void MapBench::setSideFeature(int direction, const QString& feature, bool there) {
    const auto map = draft();
    if (!map || !chosen().exists() || direction < 0 || direction >= directions)
        return;
    const HexId other = map->neighbour(chosen(), direction);
    if (other.exists())
        m_work.perform(setFeature(*map, {chosen(), other}, feature.toStdString(), there,
                                  Text(there ? say::mapEditFeature : say::mapEditFeatureAway,
                                       nameIn(features(), feature).toStdString())));
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
    m_work.perform(there ? layLink(*map, link.toStdString(), way, m_hand.kit().grade.toStdString(),
                                   Text(say::mapEditLink, words))
                         : cutLink(*map, link.toStdString(), {chosen(), other},
                                   Text(say::mapEditLinkAway, words)));
}

void MapBench::putDown(const MapDraft& map, const MapPatch& patch, HexId middle, const char* name) {
    m_hand.wet(covered(map, patch, middle));
    m_work.perform(esagono::putDown(map, patch, middle, name));
}

void MapBench::copy() {
    const auto map = draft();
    if (!map || m_work.selected().empty())
        return;
    m_patch = cutOut(*map, m_work.selected(), chosen());
    Q_EMIT selectionChanged();
}

void MapBench::paste() {
    const auto map = draft();
    const HexId middle = m_hand.hovered().exists() ? m_hand.hovered() : chosen();
    if (!map || m_patch.empty() || !middle.exists())
        return;
    putDown(*map, m_patch, middle, say::mapEditPaste);
}

void MapBench::turn(int sixths) {
    const auto map = draft();
    if (!map || m_work.selected().empty())
        return;
    const MapPatch patch = turned(cutOut(*map, m_work.selected(), chosen()), sixths);
    putDown(*map, patch, chosen(), say::mapEditTurn);
}

void MapBench::mirror() {
    const auto map = draft();
    if (!map || m_work.selected().empty())
        return;
    const MapPatch patch =
        mirrored(cutOut(*map, m_work.selected(), chosen()), map->grid().orientation);
    putDown(*map, patch, chosen(), say::mapEditMirror);
}

void MapBench::clearSelection() {
    m_work.select({});
    m_hand.forgetStart();
    m_hand.showMarks();
}

void MapBench::replaceEverywhere() {
    const auto map = draft();
    if (!map || !chosen().exists())
        return;
    const std::string from = map->terrain(chosen());
    const QVariantList all = terrains();
    m_work.perform(replaceTerrain(*map, from, m_hand.kit().terrain.toStdString(),
                                  Text(say::mapEditReplace,
                                       nameIn(all, QString::fromStdString(from)).toStdString(),
                                       nameIn(all, m_hand.kit().terrain).toStdString())));
}

QString MapBench::resize(int firstRow, int lastRow, int firstColumn, int lastColumn) {
    const auto map = draft();
    if (!map)
        return {};
    auto result = resizeMap(*map, {firstRow, lastRow}, {firstColumn, lastColumn},
                            m_hand.kit().terrain.toStdString(), say::mapEditResize);
    if (const Text* const why = std::get_if<Text>(&result))
        return phrase(*why, m_workbench.language());
    clearSelection();
    m_hand.forget();
    m_work.perform(std::move(std::get<Edit>(result)));
    return {};
}

void MapBench::addArea(const QString& name, bool line) {
    const auto map = draft();
    const std::string words = name.trimmed().toStdString();
    if (!map || words.empty())
        return;
    const std::string part = line ? "lines" : "areas";
    const std::string id = freeId(*map, part, words);
    m_work.perform(addNamed(*map, part, id, m_workbench.language().toStdString(), words,
                            Text(say::mapEditPlaceAdd, words)));
    m_hand.take(MapHand::Areas, QString::fromStdString(part + '/' + id));
}

void MapBench::removeArea(const QString& area) {
    const auto map = draft();
    if (!map)
        return;
    m_work.perform(removeNamed(*map, area.section(QLatin1Char('/'), 0, 0).toStdString(),
                               area.section(QLatin1Char('/'), 1).toStdString(),
                               Text(say::mapEditPlaceAway, nameIn(areas(), area).toStdString())));
}

} // namespace esagono
