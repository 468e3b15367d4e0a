// SPDX-License-Identifier: GPL-3.0-or-later
// Section 4.2: the Republican morale, and what changes with the control of hexes.
#include "engine/tscw/administration/administration.h"
#include "engine/tscw/victory_messages.h"

#include <algorithm>
#include <cstdlib>

namespace esagono::tscw {

namespace {

/// PB16.1.1
void relieveAlcazar(Draft& draft) {
    draft.set(alcazarTrack, Relieved, "PB16.1.1");
    removeAlcazar(draft);
    draft.say(say::alcazarIsRelieved, "PB16.1.1", Milestone::Objective);
    changeMorale(draft, printed(draft.position()).alcazarRelieved, "PB16.1.1");
}

int moraleAfter(const Position& position, int by) {
    constexpr int most = 120;
    return std::clamp(position.track(moraleTrack) + by, 0, most);
}

bool areNorthernCapitalsTaken(const Position& position) {
    const Ground& map = ground(position);
    return std::ranges::all_of(
        std::array{map.gijon, map.santanderCity, map.bilbao},
        [&](HexId capital) { return position.controller(capital) == nationalist; });
}

bool hasNorthernUnit(const Position& position) {
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (const CounterId unit(i); position.isOnMap(unit) && isNorthern(position, unit))
            return true;
    return false;
}

/// 12.2.3
void removeNorthernAir(Draft& draft) {
    const Place gone = withdrawnBox[republican.index()];
    for (std::size_t i = 0; i < draft.position().counterCount(); ++i) {
        const CounterId unit(i);
        const Place place = draft.position().place(unit);
        if (!piece(draft.position(), unit).supportsNorth || !place.exists() || place == gone)
            continue;
        draft.move(unit, gone, "12.2.3");
        draft.say(Text(say::airOfTheNorthLeaves, unit), "12.2.3");
    }
}

} // namespace

std::string placeName(const Position& position, HexId hex) {
    const auto places = position.map().placesIn(hex);
    return places.empty() ? position.map().label(hex) : position.map().place(places.front()).name;
}

void removeAlcazar(Draft& draft) {
    const Place toledo = ground(draft.position()).alcazar;
    for (const MarkerOnTable& each : draft.position().markers(toledo))
        if (each.marker == alcazarMarker) {
            draft.emit(MarkerRemoved{each.marker, toledo, each.side, each.value}, "PB16.1.1");
            return;
        }
}

void checkNorth(Draft& draft) {
    if (!areNorthernCapitalsTaken(draft.position()))
        return;
    removeNorthernAir(draft);
    if (draft.position().track(northTrack) != 0 || hasNorthernUnit(draft.position()))
        return;
    draft.set(northTrack, 1, "7.12");
    draft.set(pointsTrack[static_cast<std::size_t>(Pool::North)], 0, "7.12");
    draft.say(say::northHasFallen, "7.12", Milestone::Objective);
}

Text moraleText(const Position& position, int by) {
    return {say::moraleChanges, (by > 0 ? "+" : "−") + std::to_string(std::abs(by)),
            moraleAfter(position, by)};
}

void changeMorale(Draft& draft, int by, const char* section) {
    const int after = moraleAfter(draft.position(), by);
    if (after == draft.position().track(moraleTrack))
        return;
    const Text said = moraleText(draft.position(), by);
    draft.set(moraleTrack, after, section);
    draft.say(said, section);
}

void takeHex(Draft& draft, HexId hex, SideId side, const char* section) {
    if (draft.position().controller(hex) == side)
        return;
    draft.setControl(hex, side, section);
    if (const int value = std::abs(ground(draft.position()).morale[hex.index()]); value > 0) {
        draft.say(Text(say::placeTaken, side, placeName(draft.position(), hex)), "4.2.1",
                  Milestone::Objective);
        changeMorale(draft, side == republican ? value : -value, "4.2.1");
    }
    if (side == nationalist && hex == ground(draft.position()).alcazar &&
        draft.position().track(alcazarTrack) == Resists)
        relieveAlcazar(draft);
    checkNorth(draft);
}

} // namespace esagono::tscw
