// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/banditen/rule_secrets.h"

#include "engine/banditen/names.h"
#include "engine/core/fold.h"
#include "engine/play/view.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

/// The same table with other values of all mines that are still hidden.
State disguised(State state) {
    for (MarkerOnTable& marker : state.markers)
        if (marker.marker == mine)
            marker.value = static_cast<std::int16_t>((marker.value + 1) % 5);
    std::ranges::sort(state.markers);
    return state;
}

} // namespace

bool tellsSecret(const Event& event) {
    if (const auto* placed = std::get_if<MarkerPlaced>(&event.fact))
        return placed->marker == mine;
    if (const auto* removed = std::get_if<MarkerRemoved>(&event.fact))
        return removed->marker == mine;
    return false;
}

std::string leakThroughEvents(const Setting& setting, const State& before, const Ruled& ruled) {
    if (std::ranges::none_of(ruled.events, tellsSecret))
        return {};
    State state = before;
    for (const Event& event : ruled.events) {
        const Position here(state, setting);
        for (const Viewer viewer : {Viewer::of(partisan), Viewer::stranger()})
            if (const auto seen = redact(here, event, viewer); seen && tellsSecret(*seen))
                return "an event tells what a mine is worth";
        fold(state, event);
    }
    return {};
}

std::string leakOnTable(const Setting& setting, const State& state) {
    const State twin = disguised(state);
    const Position here(state, setting);
    const Position there(twin, setting);
    for (const Viewer viewer : {Viewer::of(partisan), Viewer::stranger()})
        if (viewOf(here, viewer) != viewOf(there, viewer))
            return "a view shows what a mine is worth";
    if (offersTo(here, partisan) != offersTo(there, partisan))
        return "offers depend on what a mine is worth";
    return {};
}

} // namespace esagono::banditen
