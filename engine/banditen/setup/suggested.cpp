// SPDX-License-Identifier: GPL-3.0-or-later
// The set-up that is suggested, and beginning anew.
#include "engine/banditen/messages.h"
#include "engine/banditen/setup/deployment.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

bool hasMarkersOnMap(const Position& position) {
    return std::ranges::any_of(position.state().markers,
                               [](const MarkerOnTable& each) { return each.place.isHex(); });
}

/// The choice that belongs to where the deployment puts them (15.1, 16.1).
void chooseFor(Draft& draft, const Deployment& deployment) {
    for (const Deployment::Piece& each : deployment.counters) {
        const HexId hex = each.place.hex();
        const Piece& of = piece(draft.position(), each.counter);
        if (!hex.exists())
            continue;
        if (isTarnova(draft.position()) && of.formation == Formation::Assault)
            for (std::size_t i = 0; i < 3; ++i)
                if (draft.position().map().inArea(ground(draft.position()).battalions[i], hex))
                    draft.set(assaultCompany, static_cast<int>(i) + 1, "16.1");
        if (!isTarnova(draft.position()) &&
            draft.position().map().inArea(ground(draft.position()).corteCerro, hex))
            draft.set(corteCerro,
                      static_cast<int>(of.formation) - static_cast<int>(Formation::Redi) + 1,
                      "15.1");
    }
}

} // namespace

const Deployment* suggestionFor(const Position& position, SideId side) {
    const Scenario& scenario = *position.setting().scenario;
    const auto found = std::ranges::find(scenario.deployments, side == axis ? "axis" : "partisan",
                                         &Deployment::id);
    return found == scenario.deployments.end() ? nullptr : &*found;
}

Verdict whyNotSuggested(const Position& position, const Command& command) {
    if (suggestionFor(position, command.side) == nullptr)
        return refuse(sectionOf(position), say::nothingSuggested);
    return allowed;
}

Verdict whyNotClear(const Position& position, const Command& command) {
    if (standingUnits(position, command.side).empty() &&
        (command.side != axis || !hasMarkersOnMap(position)))
        return refuse(sectionOf(position), say::nothingToClear);
    return allowed;
}

void takeClear(Draft& draft, const Command& command) {
    takeUp(draft, command.side, standingUnits(draft.position(), command.side));
    if (command.side == axis)
        takeUpMarkers(draft);
}

void takeSuggested(Draft& draft, const Command& command) {
    const Deployment& deployment = *suggestionFor(draft.position(), command.side);
    takeClear(draft, command);
    const Place spares = spareBox[command.side.index()];
    // Counters the player has divided otherwise go back to where they came from.
    for (std::size_t i = 0; i < draft.position().counterCount(); ++i) {
        const CounterId unit(i);
        const Position position = draft.position();
        if (position.side(unit) == command.side && piece(position, unit).isFractional &&
            position.place(unit).exists() && position.place(unit) != spares &&
            std::ranges::count(deployment.counters, unit, &Deployment::Piece::counter) == 0)
            draft.move(unit, spares, sectionOf(position));
    }
    if (command.side == partisan)
        chooseFor(draft, deployment);
    for (const Deployment::Piece& each : deployment.counters)
        if (draft.position().place(each.counter) != each.place)
            draft.move(each.counter, each.place, sectionOf(draft.position()));
    for (const MarkerAtStart& each : deployment.markers)
        putMarker(draft, each.marker, each.place.hex(), each.value, "16.1");
}

} // namespace esagono::banditen
