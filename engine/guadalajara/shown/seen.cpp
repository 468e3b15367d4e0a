// SPDX-License-Identifier: GPL-3.0-or-later
// Fog of war: what a side sees of the other's counters (A88), and option 4.6.
#include "engine/guadalajara/arriving/arrival_messages.h"
#include "engine/guadalajara/chapters.h"
#include "engine/guadalajara/fighting/losses_messages.h"
#include "engine/guadalajara/fighting/panic_messages.h"
#include "engine/guadalajara/sequence.h"
#include "engine/guadalajara/supply/supply_messages.h"

#include <algorithm>

namespace esagono::guadalajara {

namespace {

bool isTurnBox(Place place) {
    return place.isBox() && place.box().index() >= firstTurnBox &&
           place.box().index() < firstTurnBox + static_cast<std::size_t>(turnBoxes);
}
bool isBesideMap(Place place) {
    return place == Place(offMap) || (place.isBox() && place.box().index() >= firstZoneBox &&
                                      place.box().index() < firstZoneBox + zones);
}

/// 4.6a: an interdictor that has not been uncovered.
bool isHiddenAir(const Position& position, CounterId counter) {
    const HexId hex = position.hex(counter);
    return hex.exists() && isAir(position, counter) && !position.has(Place(hex), interdicted);
}

/// 4.6b, 4.6c: those off the map; the lost, of whom nobody knows whether they come back; under 4.4
/// the reinforcements to come.
bool isSecret(const Position& position, CounterId counter) {
    const Place place = position.place(counter);
    if (isHiddenAir(position, counter) || isBesideMap(place) || place == Place(eliminated))
        return true;
    return isTurnBox(place) && (position.status(counter, returns) != 0 ||
                                (is(position, ruling::variable) && !isTruck(position, counter)));
}

/// A88: the uppermost unit of a stack.
bool isOnTop(const Position& position, CounterId counter) {
    if (!isUnit(position, counter))
        return true;
    for (const CounterId each : position.stack(position.place(counter)))
        if (isUnit(position, each) && position.side(each) == position.side(counter))
            return each == counter;
    return true;
}

bool isOneOf(const std::string& id, std::initializer_list<const char*> ids) {
    return std::ranges::count(ids, id) > 0;
}

/// 4.6c: throws that only one side sees, or nobody until they have an effect.
bool hidesThrow(const Position& position, SideId viewer, const std::string& purpose) {
    if (purpose == say::rollReconstitution)
        return true;
    if (purpose == say::diceVariable)
        return viewer == nationalist;
    return purpose == say::rollAttrition && sideOf(phaseNow(position)) != viewer;
}

bool hidesWords(const Position& position, SideId viewer, const Text& text) {
    const auto counter = std::ranges::find_if(text.arguments, [](const TextArgument& argument) {
        return std::holds_alternative<CounterId>(argument);
    });
    if (counter != text.arguments.end() &&
        isOneOf(text.id, {say::unitComesBack, say::unitLostForGood, say::noWayToHq, say::unitWaits,
                          say::unitIsEarly, say::unitIsLate, say::unitDelayed}))
        return position.side(std::get<CounterId>(*counter)) != viewer;
    if (isOneOf(text.id, {say::divisionPanics, say::divisionSteady}))
        return viewer == republican;
    return text.id == say::attritionResult && sideOf(phaseNow(position)) != viewer;
}

} // namespace

Seen seen(const Position& position, SideId viewer, CounterId counter) {
    if (position.side(counter) == viewer)
        return Seen::Whole;
    if (is(position, ruling::betterFog) && isSecret(position, counter))
        return Seen::Nothing;
    if (is(position, ruling::a(88)) && position.isOnMap(counter) && !isOnTop(position, counter))
        return Seen::Back;
    return Seen::Whole;
}

bool hidesTrack(const Position& position, SideId viewer, TrackId track) {
    return is(position, ruling::betterFog) && viewer == republican &&
           (std::ranges::count(moraleTrack, track) > 0 ||
            std::ranges::count(panicTrack, track) > 0);
}

bool hidesEvent(const Position& before, SideId viewer, const Event& event) {
    if (!is(before, ruling::betterFog))
        return false;
    if (const auto* rolled = std::get_if<DiceRolled>(&event.fact))
        return hidesThrow(before, viewer, rolled->purpose);
    const auto* narrated = std::get_if<Narrated>(&event.fact);
    return narrated != nullptr && hidesWords(before, viewer, narrated->text);
}

} // namespace esagono::guadalajara
