// SPDX-License-Identifier: GPL-3.0-or-later
// What hexes are worth to whoever is in them: objectives (15.8), forts and bunkers (16.10), the
// line of the 3rd battalion (16.3.1).
#include "engine/banditen/chapters.h"
#include "engine/banditen/messages.h"

#include <algorithm>

namespace esagono::banditen {

void removeMarker(Draft& draft, MarkerId marker, Place place, const char* section) {
    for (const MarkerOnTable& each : draft.position().markers(place))
        if (each.marker == marker) {
            const MarkerOnTable found = each;
            draft.emit(MarkerRemoved{found.marker, found.place, found.side, found.value}, section);
            return;
        }
}

bool hasBunker(const Position& position, HexId hex) {
    return position.has(Place(hex), bunker);
}

std::string nameOfHex(const Position& position, HexId hex) {
    const auto places = position.map().placesIn(hex);
    return places.empty() ? position.map().label(hex) : position.map().place(places.front()).name;
}

bool wouldTake(const Position& position, HexId hex, SideId side) {
    const bool isTaken = position.has(Place(hex), captured);
    return side == partisan &&
           (hasBunker(position, hex) || (isObjective(position, hex) && !isTaken));
}

void occupy(Draft& draft, HexId hex, SideId side) {
    if (side != partisan || !hasCombatUnit(draft.position(), hex, side)) // A72
        return;
    if (hasBunker(draft.position(), hex)) {
        removeMarker(draft, bunker, hex, "16.10.2");
        draft.say(Text(say::bunkerTaken, hex), "16.10.2");
    }
    capture(draft, hex, side);
}

void capture(Draft& draft, HexId hex, SideId side) {
    if (side == partisan && hasCombatUnit(draft.position(), hex, side) && // A72
        wouldTake(draft.position(), hex, side) && isObjective(draft.position(), hex)) {
        draft.emit(MarkerPlaced{captured, hex, partisan, 0}, "15.8");
        draft.say(Text(say::objectiveCaptured, nameOfHex(draft.position(), hex), hex), "15.8",
                  Milestone::Objective);
    }
}

int fortsHeld(const Position& position) {
    return static_cast<int>(std::ranges::count_if(
        ground(position).forts, [&](HexId hex) { return hasCombatUnit(position, hex, axis); }));
}

int objectivesCaptured(const Position& position) {
    return static_cast<int>(std::ranges::count_if(ground(position).objectives, [&](HexId hex) {
        return isObjective(position, hex) && position.has(Place(hex), captured);
    }));
}

int objectiveCount(const Position& position) {
    return static_cast<int>(std::ranges::count_if(
        ground(position).objectives, [&](HexId hex) { return isObjective(position, hex); }));
}

void refresh(Draft& draft) {
    const char* section = isTarnova(draft.position()) ? "16.4" : "15.4";
    if (isTarnova(draft.position()))
        draft.set(fortsTrack, fortsHeld(draft.position()), "16.2");
    else
        draft.set(objectivesTrack, objectivesCaptured(draft.position()), "15.8");
    draft.set(axisMorale, rsiMorale(draft.position()), section);
}

bool isThirdActive(const Position& position) {
    return position.track(turn) >= position.track(thirdBattalion);
}

bool isBeyondLine(const Position& position, CounterId unit, HexId hex) {
    return piece(position, unit).formation == Formation::Battalion3 && !isThirdActive(position) &&
           !position.map().inArea(ground(position).thirdZone, hex); // A40
}

} // namespace esagono::banditen
