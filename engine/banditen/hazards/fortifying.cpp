// SPDX-License-Identifier: GPL-3.0-or-later
// Sections 16.9, 16.10 and 16.11.2: mines, bunkers and the infirmary are placed before the game.
#include "engine/banditen/messages.h"
#include "engine/banditen/setup/setup.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

std::vector<MarkerOnTable> inBox(const Position& position, MarkerId marker) {
    std::vector<MarkerOnTable> found;
    for (const MarkerOnTable& each : position.markers(Place(forcesBox[axis.index()])))
        if (each.marker == marker)
            found.push_back(each);
    return found;
}

} // namespace

int markersLeft(const Position& position, MarkerId marker) {
    return static_cast<int>(inBox(position, marker).size());
}

Verdict whyNotMine(const Position& position, SideId side, int value, HexId hex) {
    const auto left = inBox(position, mine);
    if (side != axis ||
        std::ranges::none_of(left, [&](const MarkerOnTable& each) { return each.value == value; }))
        return refuse("16.9", say::noSuchMine, value);
    if (!position.map().exists(hex))
        return refuse("16.9", say::notInArea, hex);
    for (const MarkerOnTable& each : position.state().markers)
        if (each.marker == mine && each.place.isHex() &&
            position.map().distance(each.place.hex(), hex) < mineSpacing)
            return refuse("16.9", say::minesTooNear, each.place.hex(), hex)
                .because(each.place.hex());
    return allowed;
}

Verdict whyNotBunker(const Position& position, SideId side, HexId hex) {
    if (side != axis || markersLeft(position, bunker) == 0)
        return refuse("16.10", say::noBunkersLeft);
    if (!position.map().exists(hex) || ground(position).isFort[hex.index()] == 0)
        return refuse("16.10", say::noFortThere, hex);
    if (hasBunker(position, hex))
        return refuse("16.10", say::bunkerThere, hex);
    return allowed;
}

Verdict whyNotInfirmary(const Position& position, SideId side, HexId hex) {
    if (side != axis || markersLeft(position, infirmary) == 0)
        return refuse("16.11.2", say::noInfirmary);
    if (!position.map().exists(hex) || position.map().terrain(hex) != building)
        return refuse("16.11.2", say::notABuilding, hex);
    return allowed;
}

void putMarker(Draft& draft, MarkerId marker, HexId hex, int value, const char* section) {
    const Place box = forcesBox[axis.index()];
    if (std::ranges::none_of(inBox(draft.position(), marker),
                             [&](const MarkerOnTable& each) { return each.value == value; }))
        return; // the chart has other mines than the suggested set-up
    draft.emit(MarkerRemoved{marker, box, axis, static_cast<std::int16_t>(value)}, section);
    draft.emit(MarkerPlaced{marker, hex, axis, static_cast<std::int16_t>(value)}, section);
}

void takeUpMarkers(Draft& draft) {
    const std::vector<MarkerOnTable> all = draft.position().state().markers;
    for (const MarkerOnTable& each : all) {
        if (!each.place.isHex() || each.marker == captured)
            continue;
        draft.emit(MarkerRemoved{each.marker, each.place, each.side, each.value}, "16.1");
        draft.emit(MarkerPlaced{each.marker, forcesBox[axis.index()], each.side, each.value},
                   "16.1");
    }
}

} // namespace esagono::banditen
