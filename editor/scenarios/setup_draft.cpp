// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/scenarios/setup_draft.h"

#include "editor/record_names.h"
#include "editor/scenarios/scenario_parts.h"

#include <algorithm>

namespace esagono {

namespace {

int numberIn(const Record& object, std::string_view key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_number_integer() ? found->get<int>() : 0;
}

/// The entries of a list that are objects; what is none is for the checker to speak of.
template <class Use>
void eachIn(const Record& object, std::string_view key, const Use& use) {
    const auto list = object.find(key);
    if (list == object.end() || !list->is_array())
        return;
    for (std::size_t i = 0; i < list->size(); ++i)
        if ((*list)[i].is_object())
            use((*list)[i], i);
}

} // namespace

SetupDraft::SetupDraft(const Documents& documents, std::size_t scenario) {
    const Record* const whole = at(documents, scenarioPointer(scenario));
    if (whole == nullptr || !whole->is_object())
        return;
    readGroups(*whole, GroupList::Setup);
    readGroups(*whole, GroupList::Reinforcements);
    std::stable_sort(m_groups.begin(), m_groups.end(),
                     [](const DraftGroup& a, const DraftGroup& b) {
                         return a.list != b.list ? a.list < b.list : a.turn < b.turn;
                     });
    for (std::size_t i = 0; i < m_groups.size(); ++i)
        for (const std::string& counter : m_groups[i].counters)
            m_groupOf[counter] = i;
    eachIn(*whole, "markers", [this](const Record& marker, std::size_t) {
        m_markers.push_back({textUnder(marker, "marker"), textUnder(marker, "at"),
                             textUnder(marker, "side"), numberIn(marker, "value")});
    });
    eachIn(*whole, "deployments", [this](const Record& deployment, std::size_t) {
        std::map<std::string, DraftSpot>& spots = m_deployments.emplace_back();
        const auto counters = deployment.find("counters");
        if (counters == deployment.end() || !counters->is_object())
            return;
        for (const auto& [counter, place] : counters->items())
            if (place.is_string())
                spots[counter] = {place.get<std::string>(), 0};
            else if (place.is_object())
                spots[counter] = {textUnder(place, "at"), numberIn(place, "face")};
    });
}

void SetupDraft::readGroups(const Record& scenario, GroupList list) {
    eachIn(scenario, keyOf(list), [&](const Record& record, std::size_t number) {
        DraftGroup group{.list = list,
                         .number = number,
                         .id = textUnder(record, "id"),
                         .side = textUnder(record, "side"),
                         .counters = {},
                         .at = textUnder(record, "at"),
                         .area = record.value("area", Record()),
                         .extra = record.value("extra", Record()),
                         .turn = numberIn(record, "turn"),
                         .face = numberIn(record, "face")};
        if (const auto counters = record.find("counters"); counters != record.end())
            for (const Record& counter : *counters)
                if (counter.is_string())
                    group.counters.push_back(counter.get<std::string>());
        m_groups.push_back(std::move(group));
    });
}

std::map<std::string, DraftSpot> SetupDraft::standing(std::optional<std::size_t> deployment) const {
    std::map<std::string, DraftSpot> spots;
    for (const DraftGroup& group : m_groups)
        if (group.list == GroupList::Setup && !group.at.empty())
            for (const std::string& counter : group.counters)
                spots[counter] = {group.at, group.face};
    if (deployment && *deployment < m_deployments.size())
        for (const auto& [counter, spot] : m_deployments[*deployment])
            spots[counter] = spot;
    return spots;
}

} // namespace esagono
