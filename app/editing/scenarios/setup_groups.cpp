// SPDX-License-Identifier: GPL-3.0-or-later
// The groups, deployments and markers of a scenario, as its forms change them.
#include "app/board/map/map_reading.h"
#include "app/editing/files/workbench.h"
#include "app/editing/scenarios/group_kinds.h"
#include "app/editing/scenarios/setup_bench.h"
#include "app/text_formatter.h"
#include "editor/plain_value.h"

#include <algorithm>

namespace esagono {

namespace {

/// An id whose words nobody has written.
QString plain(const std::string& id) {
    return textFrom(id).replace(u'_', u' ');
}

} // namespace

QVariantList SetupBench::groupKinds() const {
    QVariantList list;
    for (const GroupKind& each : esagono::groupKinds())
        list << QVariantMap{{QStringLiteral("id"), QLatin1String(each.id)},
                            {QStringLiteral("label"), QLatin1String(each.label)}};
    return list;
}

QString SetupBench::areaName(const std::string& id) const {
    const Record* const area =
        valueAt(m_workbench.documents(), {package()->mapFiles[scenario()->map].file,
                                          pointerTo("/areas", std::string_view(id))});
    const QString name =
        area && area->is_object() ? wordsIn(*area, "name", m_workbench.language()) : QString();
    return name.isEmpty() ? plain(id) : name;
}

/// What the package calls it; else where it is.
QString SetupBench::groupTitle(const DraftGroup& group) const {
    if (const QString name = said("group." + group.id); !name.isEmpty())
        return name;
    if (!group.at.empty())
        return placeName(group.at);
    if (group.area.is_string())
        return areaName(group.area.get<std::string>());
    if (group.area.is_array()) {
        if (group.area.size() > 3)
            return qtTrId("app.editor.map.hexes", int(group.area.size()));
        QStringList labels;
        for (const Record& label : group.area)
            if (label.is_string())
                labels << textFrom(label.get<std::string>());
        return labels.join(QStringLiteral(", "));
    }
    if (group.area.is_object())
        //: Where a group of counters is; %1 = a hex, perhaps with the name of its place
        //% "Near %1"
        return qtTrId("app.editor.setup.near")
            .arg(placeName(group.area.value("of", std::string())));
    return qtTrId("app.editor.setup.by_rules");
}

QVariantList SetupBench::conditionsOf(const DraftGroup& group) const {
    QVariantList list;
    if (!group.extra.is_object())
        return list;
    for (const auto& [key, value] : group.extra.items()) {
        const QString name = said("condition." + key);
        const std::string word = value.is_string() ? value.get<std::string>() : std::string();
        list.append(
            QVariantMap{{QStringLiteral("id"), textFrom(key)},
                        {QStringLiteral("name"), name.isEmpty() ? plain(key) : name},
                        {QStringLiteral("yesNo"), value.is_boolean()},
                        {QStringLiteral("area"), !word.empty() && map().area(word).exists()},
                        {QStringLiteral("value"),
                         areGroups(value) ? groupNames(value)
                                          : textFrom(asLine(value).value_or(compactText(value)))}});
    }
    return list;
}

bool SetupBench::areGroups(const Record& list) const {
    return m_draft && list.is_array() && !list.empty() &&
           std::ranges::all_of(list, [this](const Record& id) {
               return std::ranges::any_of(m_draft->groups(), [&](const DraftGroup& group) {
                   return id == Record(group.id);
               });
           });
}

/// "VI Group, VII Group and HQ": titles have no commas.
QString SetupBench::groupNames(const Record& list) const {
    QStringList names;
    for (const Record& id : list)
        for (const DraftGroup& group : m_draft->groups())
            if (id == Record(group.id)) {
                names << groupTitle(group).remove(u',');
                break;
            }
    return names.join(QStringLiteral(", "));
}

std::optional<Record> SetupBench::groupsNamed(const QString& names) const {
    Record list = Record::array();
    for (const QString& part : names.split(u',', Qt::SkipEmptyParts)) {
        const auto found = std::ranges::find_if(m_draft->groups(), [&](const DraftGroup& group) {
            return groupTitle(group).remove(u',').compare(part.trimmed(), Qt::CaseInsensitive) == 0;
        });
        if (found == m_draft->groups().end())
            return std::nullopt;
        list.push_back(found->id);
    }
    return list;
}

std::vector<HexId> SetupBench::hexesOf(const DraftGroup& group) const {
    std::vector<HexId> hexes;
    if (const HexId hex = map().find(group.at); hex.exists())
        return {hex};
    if (group.area.is_string()) {
        const AreaId area = map().area(group.area.get<std::string>());
        return area.exists() ? map().area(area).hexes : hexes;
    }
    if (group.area.is_array()) {
        for (const Record& label : group.area)
            if (const HexId hex =
                    label.is_string() ? map().find(label.get<std::string>()) : HexId();
                hex.exists())
                hexes.push_back(hex);
    } else if (group.area.is_object()) {
        const HexId centre = map().find(group.area.value("of", std::string()));
        if (centre.exists())
            hexes = map().within(centre, group.area.value("within", 0));
        for (const Record& name : group.area.value("in", Record::array()))
            if (const AreaId area = map().area(name.get<std::string>()); area.exists())
                std::erase_if(hexes, [&](HexId hex) { return !map().inArea(area, hex); });
    }
    return hexes;
}

QVariantList SetupBench::groups() const {
    QVariantList list;
    if (!m_draft || !scenario())
        return list;
    for (const DraftGroup& group : m_draft->groups()) {
        QVariantList counters;
        for (const std::string& counter : group.counters)
            counters.append(pieceOf(counter));
        const Record& area = group.area;
        QStringList in;
        if (area.is_object())
            for (const Record& name : area.value("in", Record::array()))
                in << textFrom(name.get<std::string>());
        list.append(
            QVariantMap{{QStringLiteral("later"), group.list == GroupList::Reinforcements},
                        {QStringLiteral("title"), groupTitle(group)},
                        {QStringLiteral("name"), said("group." + group.id)},
                        {QStringLiteral("kind"), QLatin1String(kindOf(group, map()).id)},
                        {QStringLiteral("at"), textFrom(group.at)},
                        {QStringLiteral("area"),
                         area.is_string() ? textFrom(area.get<std::string>()) : QString()},
                        {QStringLiteral("hexes"), int(hexesOf(group).size())},
                        {QStringLiteral("within"), area.is_object() ? area.value("within", 0) : 0},
                        {QStringLiteral("of"),
                         area.is_object() ? textFrom(area.value("of", std::string())) : QString()},
                        {QStringLiteral("in"), in},
                        {QStringLiteral("turn"), group.turn},
                        {QStringLiteral("conditions"), conditionsOf(group)},
                        {QStringLiteral("counters"), counters}});
    }
    return list;
}

void SetupBench::addGroup(bool later) {
    perform(newGroup(m_workbench.documents(), number(),
                     later ? GroupList::Reinforcements : GroupList::Setup));
    if (!m_draft)
        return;
    int row = -1; // the new one stands last in its list of the file
    for (std::size_t i = 0; i < m_draft->groups().size(); ++i) {
        const DraftGroup& each = m_draft->groups()[i];
        if ((each.list == GroupList::Reinforcements) == later &&
            (row < 0 || each.number > m_draft->groups()[std::size_t(row)].number))
            row = int(i);
    }
    setGroup(row);
}

void SetupBench::setInGroup(int row, const char* key, const Record& value) {
    if (const DraftGroup* const there = groupAt(row))
        perform(esagono::setGroup(m_workbench.documents(), number(), there->list, there->number,
                                  key, value));
}

void SetupBench::setGroupKind(int row, const QString& kind) {
    const DraftGroup* const there = groupAt(row);
    if (!there || !scenario())
        return;
    const std::vector<HexId> hexes = hexesOf(*there);
    const HexId centre = hexes.empty() ? HexId(std::size_t(std::max(0, m_hex))) : hexes.front();
    const GroupKind* const wanted = groupKind(kind);
    if (!wanted)
        return;
    const auto [key, value] = wanted->first({*package(), map(), *there, hexes, centre});
    if (!key)
        return;
    setInGroup(row, key, value);
    if (!wanted->painted)
        return;
    m_group = row;
    m_tool = Area;
    Q_EMIT handChanged();
}

bool SetupBench::setGroupPlace(int row, const QString& place) {
    const bool isBox = esagono::find<BoxId>(package()->boxes, place.toStdString()).exists();
    if (!isBox && !map().find(place.toStdString()).exists())
        return false;
    setInGroup(row, "at", place.toStdString());
    return true;
}

void SetupBench::setGroupArea(int row, const QString& area) {
    setInGroup(row, "area", area.toStdString());
}

bool SetupBench::setGroupWithin(int row, int range, const QString& of, const QStringList& in) {
    const DraftGroup* const there = groupAt(row);
    if (!there || !map().find(of.toStdString()).exists())
        return false;
    Record area = there->area.is_object() ? there->area : Record::object();
    area["within"] = range;
    area["of"] = of.toStdString();
    area.erase("in");
    for (const QString& name : in)
        area["in"].push_back(name.toStdString());
    setInGroup(row, "area", area);
    return true;
}

void SetupBench::setGroupTurn(int row, int turn) {
    setInGroup(row, "turn", turn);
}

bool SetupBench::setGroupCondition(int row, const QString& key, const QString& value) {
    const DraftGroup* const there = groupAt(row);
    if (!there || !there->extra.is_object())
        return false;
    Record extra = there->extra;
    Record& old = extra[key.toStdString()];
    const std::optional<Record> now =
        areGroups(old) ? groupsNamed(value) : readLine(old, value.toStdString());
    if (!now)
        return false;
    old = *now;
    setInGroup(row, "extra", extra);
    return true;
}

void SetupBench::removeGroup(int row) {
    const DraftGroup* const there = groupAt(row);
    setGroup(-1);
    if (there)
        perform(esagono::removeGroup(number(), there->list, there->number));
}

void SetupBench::addDeployment() {
    perform(newDeployment(m_workbench.documents(), number()));
    if (m_draft)
        setLayer(int(m_draft->deploymentCount()) - 1);
}

void SetupBench::removeDeployment() {
    if (m_layer < 0)
        return;
    const auto shown = std::size_t(std::exchange(m_layer, -1));
    perform(esagono::removeDeployment(number(), shown));
}

void SetupBench::removeMarker(int row) {
    if (m_draft && row >= 0 && std::size_t(row) < m_draft->markers().size())
        perform(esagono::removeMarker(number(), std::size_t(row)));
}

} // namespace esagono
