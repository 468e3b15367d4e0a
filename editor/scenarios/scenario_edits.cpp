// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/scenarios/scenario_edits.h"

#include "editor/messages.h"
#include "editor/scenarios/scenario_parts.h"
#include "engine/kit/words.h"

#include <algorithm>

namespace esagono {

namespace {

/// The map's file, in which lists and areas stand; null: there is none.
const Record& mapOf(const Documents& documents, const Record& scenario) {
    static const Record none;
    const Record* const maps = valueAt(documents, {"package.json", "/maps"});
    if (maps == nullptr || !maps->is_array())
        return none;
    for (const Record& file : *maps) {
        const Record* const map =
            file.is_string() ? valueAt(documents, {file.get<std::string>(), ""}) : nullptr;
        if (map != nullptr && (!scenario.contains("map") ||
                               map->value("id", Record()) == scenario.value("map", Record())))
            return *map;
    }
    return none;
}

std::string freeScenarioId(const Documents& documents, const std::string& wanted) {
    const Record* const list = at(documents, "/scenarios");
    const auto taken = [&](const std::string& id) {
        return list != nullptr && std::any_of(list->begin(), list->end(), [&](const Record& other) {
                   return other.value("id", Record()) == id;
               });
    };
    std::string id = wanted;
    for (int number = 2; taken(id); ++number)
        id = wanted + "_" + std::to_string(number);
    return id;
}

} // namespace

std::string scenarioPointer(std::size_t scenario) {
    return pointerTo("/scenarios", scenario);
}

std::size_t scenarioCount(const Documents& documents) {
    const Record* const list = at(documents, "/scenarios");
    return list == nullptr ? 0 : list->size();
}

Edit newScenario(const Documents& documents) {
    Edit edit{say::editNewScenario, {}, {}};
    Record scenario = {{"id", freeScenarioId(documents, "scenario")},
                       {"title",
                        {{"en", "New scenario"},
                         {"it", "Nuovo scenario"},
                         {"es", "Nuevo escenario"},
                         {"fr", "Nouveau scénario"}}},
                       {"turns", {{"first", 1}, {"last", 10}}},
                       {"setup", Record::array()}};
    if (!documents.contains(scenarioFile))
        edit.set(scenarioFile, "", {{"format", "esagono-scenarios"}, {"version", 1}});
    append(edit, documents, "/scenarios", std::move(scenario));
    return edit;
}

Edit copyScenario(const Documents& documents, std::size_t scenario) {
    Edit edit{say::editCopyScenario, {}, {}};
    if (const Record* const there = at(documents, scenarioPointer(scenario))) {
        Record copy = *there;
        copy["id"] = freeScenarioId(documents, copy.value("id", std::string("scenario")));
        edit.insert(scenarioFile, scenarioPointer(scenario + 1), std::move(copy));
    }
    return edit;
}

Edit removeScenario(std::size_t scenario) {
    Edit edit{say::editRemoveScenario, {}, {}};
    edit.remove(scenarioFile, scenarioPointer(scenario));
    return edit;
}

Edit setTurns(const Documents& documents, std::size_t scenario, int first, int last) {
    Edit edit{say::editTurns, {}, "turns" + std::to_string(scenario)};
    const std::string pointer = scenarioPointer(scenario) + "/turns";
    Record turns = {{"first", first}, {"last", std::max(first, last)}};
    const Record* const there = at(documents, pointer);
    if (there != nullptr && there->contains("labels")) {
        Record labels = (*there)["labels"];
        const auto count = static_cast<std::size_t>(std::max(first, last) - first + 1);
        while (labels.size() > count)
            labels.erase(labels.size() - 1);
        while (!labels.empty() && labels.size() < count)
            labels.push_back(std::to_string(first + static_cast<int>(labels.size())));
        turns["labels"] = std::move(labels);
    }
    edit.set(scenarioFile, pointer, std::move(turns));
    return edit;
}

Edit setTurnLabel(const Documents& documents, std::size_t scenario, int turn,
                  std::string_view language, std::string_view text) {
    Edit edit{say::editTurns, {}, {}};
    const std::string pointer = scenarioPointer(scenario) + "/turns";
    const Record* const turns = at(documents, pointer);
    const int first = turns == nullptr ? 1 : turns->value("first", 1);
    const int last = turns == nullptr ? first : turns->value("last", first);
    if (turn < first || turn > last)
        return edit;
    Record labels = turns->value("labels", Record::array());
    for (int next = first + static_cast<int>(labels.size()); next <= last; ++next)
        labels.push_back(std::to_string(next));
    Record& label = labels[static_cast<std::size_t>(turn - first)];
    if (label.is_string()) {
        const Record same = label;
        label = Record::object();
        for (const std::string_view code : packageLanguages)
            label[std::string(code)] = same;
    }
    label[std::string(language)] = std::string(text);
    edit.set(scenarioFile, pointerTo(pointer, "labels"), std::move(labels));
    return edit;
}

Edit setScenarioMap(std::size_t scenario, std::string_view map) {
    Edit edit{say::editScenarioMap, {}, {}};
    edit.set(scenarioFile, scenarioPointer(scenario) + "/map", std::string(map));
    return edit;
}

Edit setControlList(const Documents& documents, std::size_t scenario, std::string_view list) {
    Edit edit{say::editControl, {}, {}};
    setIn(edit, documents, scenarioPointer(scenario), "control",
          list.empty() ? Record() : Record(std::string(list)));
    return edit;
}

std::map<std::string, std::string> controlAtStart(const Documents& documents,
                                                  std::size_t scenario) {
    std::map<std::string, std::string> owners;
    const Record* const whole = at(documents, scenarioPointer(scenario));
    if (whole == nullptr)
        return owners;
    const Record& map = mapOf(documents, *whole);
    const auto named = [&](std::string_view part, const Record& name) {
        return map.contains(part) ? map[part].value(name.get<std::string>(), Record()) : Record();
    };
    Record control = whole->value("control", Record::object());
    if (control.is_string())
        control = named("control", control);
    if (!control.is_object())
        return owners;
    for (const auto& [owner, value] : control.items()) {
        if (owner == "source" || owner == "note" || owner == "extra")
            continue;
        Record own = value.is_string() ? named("areas", value) : value;
        if (own.is_object())
            own = own.value("hexes", Record::array());
        if (own.is_array())
            for (const Record& hex : own)
                owners[hex.get<std::string>()] = owner;
    }
    return owners;
}

Edit paintControl(const Documents& documents, std::size_t scenario,
                  std::span<const std::string> hexes, std::string_view side) {
    Edit edit{say::editControl, {}, {}};
    const std::map<std::string, std::string> before = controlAtStart(documents, scenario);
    std::map<std::string, std::string> owners = before;
    for (const std::string& hex : hexes)
        if (side.empty())
            owners.erase(hex);
        else
            owners[hex] = std::string(side);
    if (owners == before || at(documents, scenarioPointer(scenario)) == nullptr)
        return edit;
    Record painted = Record::object();
    for (const auto& [hex, owner] : owners)
        painted[owner].push_back(hex);
    edit.set(scenarioFile, scenarioPointer(scenario) + "/control", std::move(painted));
    return edit;
}

Edit setTrack(const Documents& documents, std::size_t scenario, std::string_view track, int value) {
    Edit edit{say::editTrack, {}, "track" + std::string(track)};
    setIn(edit, documents, scenarioPointer(scenario) + "/tracks", track, value);
    return edit;
}

Edit setRuling(const Documents& documents, std::size_t scenario, std::string_view ruling,
               std::string_view choice) {
    Edit edit{say::editRuling, {}, {}};
    setIn(edit, documents, scenarioPointer(scenario) + "/rulings", ruling,
          choice.empty() ? Record() : Record(std::string(choice)));
    return edit;
}

Edit setSpecial(const Documents& documents, std::size_t scenario, std::string_view key,
                const Record& value) {
    Edit edit{say::editSpecial, {}, {}};
    setIn(edit, documents, scenarioPointer(scenario) + "/special", key, value);
    return edit;
}

} // namespace esagono
