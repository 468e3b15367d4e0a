// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/journeys.h"

#include <algorithm>

namespace esagono {

void addJourney(std::vector<Journey>& journeys, const Event& event) {
    const auto* moved = std::get_if<CounterMoved>(&event.fact);
    if (moved == nullptr)
        return;
    const auto way = std::ranges::find_if(journeys, [&](const Journey& journey) {
        return journey.counter == moved->counter && journey.through.back() == moved->from;
    });
    if (way != journeys.end())
        way->through.push_back(moved->to);
    else
        journeys.push_back({moved->counter, {moved->from, moved->to}});
}

std::vector<Journey> reversed(std::vector<Journey> journeys) {
    for (Journey& journey : journeys)
        std::ranges::reverse(journey.through);
    std::ranges::reverse(journeys);
    return journeys;
}

} // namespace esagono
