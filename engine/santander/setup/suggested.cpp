// SPDX-License-Identifier: GPL-3.0-or-later
// The suggested deployment, which a player may take over instead of setting up himself.
#include "engine/santander/messages.h"
#include "engine/santander/setup/setup.h"

#include <algorithm>

namespace esagono::santander {

namespace {

/// 15.2: whom the historical set-up binds stands elsewhere than in a free one. A42
const Deployment* suggestionFor(const Position& position, SideId side) {
    const Scenario& scenario = *position.setting().scenario;
    const std::string_view wanted = side == republican                  ? "republican"
                                    : !is(position, ruling::historical) ? "nationalist"
                                    : is(position, ruling::fnIsCtv)     ? "nationalist_fn"
                                                                        : "nationalist_ctv";
    const auto found = std::ranges::find(scenario.deployments, wanted, &Deployment::id);
    return found == scenario.deployments.end() ? nullptr : &*found;
}

} // namespace

Verdict whyNotSuggested(const Position& position, const Command& command) {
    if (suggestionFor(position, command.side) == nullptr)
        return refuse("4.1", say::nothingSuggested);
    return allowed;
}

void takeSuggested(Draft& draft, const Command& command) {
    const Deployment& deployment = *suggestionFor(draft.position(), command.side);
    const auto isToMove = [&](const Deployment::Piece& piece) {
        return !whyNotSetUpThis(draft.position(), piece.counter) &&
               draft.position().place(piece.counter) != piece.place;
    };
    for (const Deployment::Piece& piece : deployment.counters)
        if (isToMove(piece) && draft.position().isOnMap(piece.counter))
            draft.move(piece.counter, forces[command.side.index()], "4.1");
    for (const Deployment::Piece& piece : deployment.counters)
        if (isToMove(piece) && !whyNotDeploy(draft.position(), piece.counter, piece.place.hex()))
            draft.move(piece.counter, piece.place, sectionOfStage(stageOf(draft.position())));
    if (stageOf(draft.position()) != SetupStage::Rolled)
        return;
    for (const HexId hex : draft.position().map().hexes())
        removeTrench(draft, hex, "4.2");
    for (const MarkerAtStart& marker : deployment.markers)
        if (hasUnit(draft.position(), marker.place.hex(), republican))
            draft.emit(MarkerPlaced{marker.marker, marker.place, marker.side, marker.value}, "4.2");
}

bool isWorthSuggesting(const Position& position, SideId side) {
    const Deployment* deployment = suggestionFor(position, side);
    return deployment != nullptr &&
           std::ranges::any_of(deployment->counters, [&](const Deployment::Piece& piece) {
               return isWaiting(position, stageOf(position), piece.counter);
           });
}

bool beginsBySuggestion(const Position& position) {
    const Record& special = position.setting().scenario->special;
    return special.is_object() && special.value("suggest", false);
}

} // namespace esagono::santander
