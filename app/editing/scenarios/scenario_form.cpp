// SPDX-License-Identifier: GPL-3.0-or-later
// What a scenario says, for the forms of its page.
#include "app/editing/scenarios/scenario_bench.h"

#include "app/editing/files/workbench.h"
#include "app/text_formatter.h"
#include "editor/plain_value.h"

#include <set>

namespace esagono {

namespace {

QVariantMap entry(const QString& id, const QString& name) {
    return {{QStringLiteral("id"), id}, {QStringLiteral("name"), name}};
}

} // namespace

const GamePackage* ScenarioBench::package() const {
    return m_workbench.package().get();
}

const Scenario* ScenarioBench::scenario() const {
    const GamePackage* const read = package();
    return read && std::size_t(m_current) < read->scenarios.size()
               ? &read->scenarios[std::size_t(m_current)]
               : nullptr;
}

QString ScenarioBench::words(const Words& words) const {
    return textFrom(std::string(inLanguage(words, m_workbench.language().toStdString())));
}

QStringList ScenarioBench::titles() const {
    QStringList list;
    if (const GamePackage* const read = package())
        for (const Scenario& scenario : read->scenarios)
            list.append(scenario.title.empty() ? textFrom(scenario.id) : words(scenario.title));
    return list;
}

QVariantMap ScenarioBench::form() const {
    const Scenario* const shown = scenario();
    if (!shown)
        return {};
    const GamePackage& read = *package();
    QVariantMap form{{QStringLiteral("id"), textFrom(shown->id)},
                     {QStringLiteral("title"), words(shown->title)},
                     {QStringLiteral("summary"), words(shown->summary)},
                     {QStringLiteral("first"), shown->firstTurn},
                     {QStringLiteral("last"), shown->lastTurn},
                     {QStringLiteral("map"), textFrom(read.mapFiles[shown->map].id)}};
    QVariantList labels;
    for (int turn = shown->firstTurn; turn <= shown->lastTurn; ++turn) {
        const auto number = std::size_t(turn - shown->firstTurn);
        labels.append(number < shown->turnLabels.size() ? words(shown->turnLabels[number])
                                                        : QString());
    }
    form.insert(QStringLiteral("labels"), labels);
    QVariantList maps;
    for (const MapFile& map : read.mapFiles)
        maps.append(
            entry(textFrom(map.id), map.title.empty() ? textFrom(map.id) : words(map.title)));
    form.insert(QStringLiteral("maps"), maps);
    const Record* const control =
        valueAt(m_workbench.documents(),
                {scenarioFile, scenarioPointer(std::size_t(m_current)) + "/control"});
    form.insert(QStringLiteral("control"), control && control->is_string()
                                               ? textFrom(control->get<std::string>())
                                               : QString());
    form.insert(QStringLiteral("ownControl"), control && control->is_object());
    QVariantList lists;
    for (const MapFile::ControlList& list : read.mapFiles[shown->map].controlLists)
        lists.append(entry(textFrom(list.id), controlName(list.id)));
    form.insert(QStringLiteral("controls"), lists);
    QVariantList tracks;
    for (std::size_t i = 0; i < read.tracks.size(); ++i) {
        QVariantMap track = entry(textFrom(read.tracks[i].id), words(read.tracks[i].name));
        track.insert(QStringLiteral("least"), read.tracks[i].least);
        track.insert(QStringLiteral("most"), read.tracks[i].most);
        track.insert(QStringLiteral("value"), shown->tracks[i]);
        tracks.append(track);
    }
    form.insert(QStringLiteral("tracks"), tracks);
    form.insert(QStringLiteral("rulings"), rulings(*shown));
    form.insert(QStringLiteral("special"), specials(*shown));
    form.insert(QStringLiteral("objectives"), objectives(*shown));
    return form;
}

QString ScenarioBench::said(const std::string& key) const {
    const auto found = package()->texts.find(key);
    return found == package()->texts.end() ? QString() : words(found->second);
}

/// A list of who controls which hexes of a map.
QString ScenarioBench::controlName(const std::string& list) const {
    if (QString name = said("control." + list); !name.isEmpty())
        return name;
    return list == "start"
               //: Who controls which hexes: as the map itself says
               //% "As printed on the map"
               ? qtTrId("app.editor.scenario_map_control")
               : textFrom(list).replace(u'_', u' ');
}

QVariantList ScenarioBench::rulings(const Scenario& shown) const {
    QVariantList rulings;
    for (const Ruling& ruling : package()->rulings) {
        QVariantMap row = entry(textFrom(ruling.id), words(ruling.question));
        QVariantList choices;
        for (const RulingChoice& choice : ruling.choices)
            choices.append(entry(textFrom(choice.id), words(choice.label)));
        row.insert(QStringLiteral("choices"), choices);
        row.insert(QStringLiteral("standard"), words(ruling.choices[ruling.standard].label));
        QString chosen;
        for (const auto& [id, choice] : shown.rulings)
            if (id == ruling.id)
                chosen = textFrom(choice);
        row.insert(QStringLiteral("choice"), chosen);
        rulings.append(row);
    }
    return rulings;
}

Record ScenarioBench::specialLike(const std::string& key) const {
    if (const Scenario* const shown = scenario();
        shown && shown->special.is_object() && shown->special.contains(key))
        return shown->special.at(key);
    for (const Scenario& other : package()->scenarios)
        if (other.special.is_object() && other.special.contains(key))
            return other.special.at(key);
    return {};
}

/// Also those that other scenarios of the package have: the rules read them here as well.
QVariantList ScenarioBench::specials(const Scenario& shown) const {
    QVariantList special;
    std::set<std::string> keys;
    for (const Scenario& each : package()->scenarios)
        if (each.special.is_object())
            for (const auto& [key, value] : each.special.items())
                keys.insert(key);
    for (const std::string& key : keys) {
        const QString name = said("special." + key);
        QVariantMap row = entry(textFrom(key), name.isEmpty() ? textFrom(key) : name);
        const Record like = specialLike(key);
        const bool here = shown.special.is_object() && shown.special.contains(key);
        const Record value = here ? shown.special.at(key) : Record();
        row.insert(QStringLiteral("yesNo"), like.is_boolean());
        row.insert(QStringLiteral("choices"), specialChoices(key, like));
        row.insert(QStringLiteral("deep"), !asLine(like).has_value());
        row.insert(QStringLiteral("value"),
                   here ? textFrom(asLine(value).value_or(compactText(value))) : QString());
        special.append(row);
    }
    return special;
}

/// What a special rule can say, where that is a side or the package has words for it; empty:
/// anything.
QVariantList ScenarioBench::specialChoices(const std::string& key, const Record& like) const {
    QVariantList choices;
    if (!like.is_string())
        return choices;
    if (find<SideId>(package()->sides, like.get<std::string>()).exists())
        for (const Side& side : package()->sides)
            choices.append(entry(textFrom(side.id), words(side.name)));
    const std::string begin = "special." + key + ".";
    for (const auto& [id, each] : package()->texts)
        if (id.starts_with(begin))
            choices.append(entry(textFrom(id.substr(begin.size())), words(each)));
    return choices;
}

QVariantList ScenarioBench::objectives(const Scenario& shown) const {
    QVariantList objectives;
    const std::vector<NamedPlace>& places = package()->maps[shown.map].sheet().places;
    for (std::size_t i = 0; i < places.size(); ++i)
        for (const auto& [key, value] : places[i].values)
            if (key == "vp")
                objectives.append(
                    QVariantMap{{QStringLiteral("place"), int(i)},
                                {QStringLiteral("name"), textFrom(places[i].name)},
                                {QStringLiteral("hex"), int(places[i].hex.index())},
                                {QStringLiteral("label"),
                                 textFrom(package()->maps[shown.map].label(places[i].hex))},
                                {QStringLiteral("points"), value}});
    return objectives;
}

} // namespace esagono
