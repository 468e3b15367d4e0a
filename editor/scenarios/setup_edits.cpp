// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/scenarios/setup_edits.h"

#include "editor/messages.h"
#include "editor/scenarios/scenario_parts.h"

#include <algorithm>

namespace esagono {

namespace {

/// A group under conditions of its own: it is worth keeping when nobody is in it any more.
bool hasConditions(const Record& group) {
    return group.contains("area") || group.contains("extra");
}

/// A holding area beside the map: what begins there has a group for the author to fill again.
bool isBox(const Documents& documents, const Record& place) {
    const Record* const boxes = valueAt(documents, {"package.json", "/boxes"});
    return boxes != nullptr && boxes->is_array() &&
           std::any_of(boxes->begin(), boxes->end(), [&](const Record& box) {
               return box.is_object() && box.value("id", Record()) == place;
           });
}

/// Takes a counter out of the groups of a list; groups in a hex or without a place that hold nobody
/// any more go with it, unless they have conditions.
void leaveGroups(Edit& edit, const Documents& documents, std::size_t scenario, GroupList list,
                 const std::string& counter, const std::string& except = {}) {
    const std::string groups = pointerTo(scenarioPointer(scenario), keyOf(list));
    const Record* const there = at(documents, groups);
    if (there == nullptr)
        return;
    for (std::size_t i = there->size(); i-- > 0;) { // from the end: numbers before it stay
        const std::string group = pointerTo(groups, i);
        const Record& counters = (*there)[i].at("counters");
        if (group == except)
            continue;
        for (std::size_t k = counters.size(); k-- > 0;)
            if (counters[k] == counter) {
                if (counters.size() == 1 && !hasConditions((*there)[i]) &&
                    !isBox(documents, (*there)[i].value("at", Record())))
                    edit.remove(scenarioFile, group);
                else
                    edit.remove(scenarioFile, pointerTo(pointerTo(group, "counters"), k));
            }
    }
}

/// A group that says no more than who stands where, or who arrives when.
bool isPlainGroup(const Record& group) {
    return !hasConditions(group) && !group.contains("face");
}

/// Adds a counter to the group at a pointer, unless it is in there.
void join(Edit& edit, const Documents& documents, const std::string& group,
          const std::string& counter) {
    const std::string counters = pointerTo(group, "counters");
    const Record* const there = at(documents, counters);
    if (there != nullptr && std::find(there->begin(), there->end(), counter) == there->end())
        edit.insert(scenarioFile, pointerTo(counters, there->size()), counter);
}

std::string deploymentPointer(std::size_t scenario, std::size_t deployment) {
    return pointerTo(scenarioPointer(scenario) + "/deployments", deployment);
}

std::string pieceIn(std::size_t scenario, std::size_t deployment, const std::string& counter) {
    return pointerTo(deploymentPointer(scenario, deployment) + "/counters", counter);
}

} // namespace

std::string_view keyOf(GroupList list) {
    return list == GroupList::Setup ? "setup" : "reinforcements";
}

std::string groupPointer(std::size_t scenario, GroupList list, std::size_t group) {
    return pointerTo(pointerTo(scenarioPointer(scenario), keyOf(list)), group);
}

Edit placeCounter(const Documents& documents, std::size_t scenario, const std::string& counter,
                  const std::string& place) {
    Edit edit{Text(say::editSetUp, counter, place), {}, {}};
    const std::string groups = scenarioPointer(scenario) + "/setup";
    const Record* const there = at(documents, groups);
    std::string joined;
    for (std::size_t i = 0; there != nullptr && i < there->size(); ++i) {
        const Record& group = (*there)[i];
        const Record& counters = group.at("counters");
        const bool isIn = std::find(counters.begin(), counters.end(), counter) != counters.end();
        if (group.value("at", Record()) == place && (isIn || isPlainGroup(group)))
            joined = pointerTo(groups, i);
        if (isIn && !joined.empty())
            break; // it stands there already
    }
    if (joined.empty())
        append(edit, documents, groups, {{"at", place}, {"counters", {counter}}});
    else
        join(edit, documents, joined, counter);
    leaveGroups(edit, documents, scenario, GroupList::Setup, counter, joined);
    leaveGroups(edit, documents, scenario, GroupList::Reinforcements, counter);
    return edit;
}

Edit deployCounter(const Documents& documents, std::size_t scenario, std::size_t deployment,
                   const std::string& counter, const std::string& place) {
    Edit edit{Text(say::editSetUp, counter, place), {}, {}};
    const std::string piece = pieceIn(scenario, deployment, counter);
    const Record* const there = at(documents, piece);
    const bool hasFace = there != nullptr && there->is_object();
    if (there == nullptr || (hasFace ? there->value("at", Record()) : *there) != place)
        edit.set(scenarioFile, hasFace ? piece + "/at" : piece, place);
    return edit;
}

Edit withdrawCounter(const Documents& documents, std::size_t scenario, std::size_t deployment,
                     const std::string& counter) {
    Edit edit{Text(say::editWithdraw, counter), {}, {}};
    if (const std::string piece = pieceIn(scenario, deployment, counter);
        at(documents, piece) != nullptr)
        edit.remove(scenarioFile, piece);
    return edit;
}

Edit scheduleCounter(const Documents& documents, std::size_t scenario, const std::string& counter,
                     std::string_view side, int turn) {
    Edit edit{Text(say::editSchedule, counter, turn), {}, {}};
    const std::string groups =
        pointerTo(scenarioPointer(scenario), keyOf(GroupList::Reinforcements));
    const Record* const there = at(documents, groups);
    std::string joined;
    for (std::size_t i = 0; there != nullptr && i < there->size() && joined.empty(); ++i) {
        const Record& group = (*there)[i];
        if (group.value("turn", 0) == turn && group.value("side", std::string()) == side &&
            isPlainGroup(group))
            joined = pointerTo(groups, i);
    }
    if (joined.empty()) {
        Record group = {{"counters", {counter}}, {"turn", turn}};
        if (!side.empty())
            group["side"] = std::string(side);
        append(edit, documents, groups, std::move(group));
    } else {
        join(edit, documents, joined, counter);
    }
    leaveGroups(edit, documents, scenario, GroupList::Setup, counter);
    leaveGroups(edit, documents, scenario, GroupList::Reinforcements, counter, joined);
    return edit;
}

Edit takeOutCounter(const Documents& documents, std::size_t scenario, const std::string& counter) {
    Edit edit{Text(say::editTakeOut, counter), {}, {}};
    leaveGroups(edit, documents, scenario, GroupList::Setup, counter);
    leaveGroups(edit, documents, scenario, GroupList::Reinforcements, counter);
    const std::string list = scenarioPointer(scenario) + "/deployments";
    if (const Record* const deployments = at(documents, list))
        for (std::size_t i = 0; i < deployments->size(); ++i)
            if ((*deployments)[i].at("counters").contains(counter))
                edit.remove(scenarioFile, pointerTo(pointerTo(list, i) + "/counters", counter));
    return edit;
}

Edit turnCounter(const Documents& documents, std::size_t scenario,
                 std::optional<std::size_t> deployment, const std::string& counter, int face) {
    Edit edit{Text(say::editTurnCounter, counter), {}, {}};
    if (deployment) {
        const std::string piece = pieceIn(scenario, *deployment, counter);
        if (const Record* const there = at(documents, piece)) {
            const Record place = there->is_object() ? there->value("at", Record()) : *there;
            edit.set(scenarioFile, piece,
                     face == 0 ? place : Record{{"at", place}, {"face", face}});
        }
        return edit;
    }
    const std::string groups = scenarioPointer(scenario) + "/setup";
    const Record* const there = at(documents, groups);
    for (std::size_t i = 0; there != nullptr && i < there->size(); ++i) {
        const Record& group = (*there)[i];
        const Record& counters = group.at("counters");
        if (std::find(counters.begin(), counters.end(), counter) == counters.end())
            continue;
        if (counters.size() == 1) {
            setIn(edit, documents, pointerTo(groups, i), "face",
                  face == 0 ? Record() : Record(face));
            return edit;
        }
        Record own = group;
        own.erase("id");
        own["counters"] = Record::array({counter});
        own["face"] = face;
        if (face == 0)
            own.erase("face");
        append(edit, documents, groups, std::move(own));
        leaveGroups(edit, documents, scenario, GroupList::Setup, counter);
        return edit;
    }
    return edit;
}

Edit newDeployment(const Documents& documents, std::size_t scenario) {
    Edit edit{say::editNewDeployment, {}, {}};
    const std::string list = scenarioPointer(scenario) + "/deployments";
    const Record* const there = at(documents, list);
    const std::size_t count = there == nullptr ? 0 : there->size();
    append(edit, documents, list,
           {{"id", "deployment_" + std::to_string(count + 1)}, {"counters", Record::object()}});
    return edit;
}

Edit removeDeployment(std::size_t scenario, std::size_t deployment) {
    Edit edit{say::editRemoveDeployment, {}, {}};
    edit.remove(scenarioFile, deploymentPointer(scenario, deployment));
    return edit;
}

Edit newGroup(const Documents& documents, std::size_t scenario, GroupList list, int turn) {
    Edit edit{say::editNewGroup, {}, {}};
    Record group = {{"counters", Record::array()}};
    if (list == GroupList::Reinforcements)
        group["turn"] = turn;
    append(edit, documents, pointerTo(scenarioPointer(scenario), keyOf(list)), std::move(group));
    return edit;
}

Edit setGroup(const Documents& documents, std::size_t scenario, GroupList list, std::size_t group,
              std::string_view key, const Record& value) {
    Edit edit{say::editGroup, {}, {}};
    const std::string pointer = groupPointer(scenario, list, group);
    const std::string_view other = key == "at" ? "area" : key == "area" ? "at" : "";
    if (!other.empty() && !value.is_null())
        setIn(edit, documents, pointer, other, {});
    setIn(edit, documents, pointer, key, value);
    return edit;
}

Edit paintGroup(const Documents& documents, std::size_t scenario, GroupList list, std::size_t group,
                std::span<const std::string> hexes, bool inside) {
    Edit edit{say::editGroup, {}, {}};
    const std::string pointer = groupPointer(scenario, list, group);
    const Record* const there = at(documents, pointer);
    if (there == nullptr)
        return edit;
    const Record before = there->value("area", Record());
    Record own = before.is_array() ? before : Record::array();
    for (const std::string& hex : hexes) {
        const auto found = std::find(own.begin(), own.end(), hex);
        if (inside && found == own.end())
            own.push_back(hex);
        else if (!inside && found != own.end())
            own.erase(found);
    }
    if (own == before)
        return edit;
    setIn(edit, documents, pointer, "at", {});
    setIn(edit, documents, pointer, "area", own);
    return edit;
}

Edit addToGroup(const Documents& documents, std::size_t scenario, GroupList list, std::size_t group,
                const std::string& counter) {
    Edit edit{say::editGroup, {}, {}};
    const std::string pointer = groupPointer(scenario, list, group);
    if (at(documents, pointer) == nullptr)
        return edit;
    join(edit, documents, pointer, counter);
    leaveGroups(edit, documents, scenario, GroupList::Setup, counter, pointer);
    leaveGroups(edit, documents, scenario, GroupList::Reinforcements, counter, pointer);
    return edit;
}

Edit removeGroup(std::size_t scenario, GroupList list, std::size_t group) {
    Edit edit{say::editRemoveGroup, {}, {}};
    edit.remove(scenarioFile, groupPointer(scenario, list, group));
    return edit;
}

Edit addMarker(const Documents& documents, std::size_t scenario, const Record& marker) {
    Edit edit{say::editMarker, {}, {}};
    append(edit, documents, scenarioPointer(scenario) + "/markers", marker);
    return edit;
}

Edit removeMarker(std::size_t scenario, std::size_t marker) {
    Edit edit{say::editRemoveMarker, {}, {}};
    edit.remove(scenarioFile, pointerTo(scenarioPointer(scenario) + "/markers", marker));
    return edit;
}

} // namespace esagono
