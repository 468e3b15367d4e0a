// SPDX-License-Identifier: GPL-3.0-or-later
// Section 3.5 and the ways onto the map: who waits beside it, who comes in where, who leaves.
#include "engine/guadalajara/arriving/arrival_messages.h"
#include "engine/guadalajara/arriving/arrivals.h"
#include "engine/guadalajara/moving/movement_messages.h"
#include "engine/guadalajara/setup/setup_messages.h"

#include <algorithm>

namespace esagono::guadalajara {

namespace {

constexpr int turnsAway = 2; // 3.5a: out on turn 4, in again on turn 6

bool isZoneBox(Place place) {
    return place.isBox() && place.box().index() >= firstZoneBox &&
           place.box().index() < firstZoneBox + zones;
}

bool isBesideMap(const Position& position, CounterId unit) {
    const Place place = position.place(unit);
    return isZoneBox(place) || place == Place(offMap) ||
           place == Place(forcesBox[position.side(unit).index()]);
}

/// A truck is what it carries: whose arrival it is.
CounterId whoComes(const Position& position, CounterId unit) {
    const CounterId load = isTruck(position, unit) ? cargoOf(position, unit) : CounterId();
    return load.exists() ? load : unit;
}

/// Whether it, or what it carries, has a reserve marker.
bool isReserve(const Position& position, CounterId unit) {
    return position.status(unit, reserve) != NotInReserve ||
           position.status(whoComes(position, unit), reserve) != NotInReserve;
}

/// Sc.1.a: whether it comes in the exploitation phase of this turn.
bool isForExploitation(const Position& position, CounterId unit) {
    const Arrival* arrival = arrivalOf(position, whoComes(position, unit));
    return arrival != nullptr && arrival->inExploitation && arrival->turn == turnNow(position) &&
           position.place(unit) == Place(arrival->box);
}

Phase movementOf(SideId side) {
    return side == nationalist ? NationalistMovement : RepublicanMovement;
}
Phase exploitationOf(SideId side) {
    return side == nationalist ? NationalistExploitation : RepublicanExploitation;
}

/// Sc.1.b: villages of the side, away from the enemy.
Verdict whyNotVillage(const Position& position, CounterId unit, HexId hex) {
    const SideId side = position.side(unit);
    if (position.controller(hex) != side)
        return refuse("Sc.1.b", say::villageLost, hex).because(hex);
    if (isBeside(position, hex, other(side)))
        return refuse("Sc.1.b", say::notBehindFront, hex);
    if (!is(position, ruling::a(85)) && !isIn(position, ground(position).north, hex))
        return refuse({"Sc.1.b", "A85"}, say::notItsEntry, unit, hex);
    return allowed;
}

/// The hexes a unit's own way leads to.
std::vector<HexId> waysIn(const Position& position, CounterId unit) {
    const Place place = position.place(unit);
    if (isZoneBox(place))
        return position.map()
            .area(ground(position).entries[place.box().index() - firstZoneBox])
            .hexes;
    if (place == Place(offMap))
        return allEntries(position);
    const Arrival* arrival = arrivalOf(position, whoComes(position, unit));
    if (arrival == nullptr)
        return {};
    const bool isByMainRoad =
        arrival->byNorthRoad && course(position).number == 2 && is(position, ruling::a(7)); // A7
    return isByMainRoad ? position.map().area(ground(position).entryMain).hexes : arrival->hexes;
}

} // namespace

const Arrival* arrivalOf(const Position& position, CounterId unit) {
    const std::size_t number = course(position).arrivalGroup[unit.index()];
    return number == 0 ? nullptr : &course(position).arrivals[number - 1];
}

bool isWaitingToEnter(const Position& position, CounterId unit) {
    return isBesideMap(position, unit) && (position.place(unit) != Place(offMap) ||
                                           position.status(unit, returns) <= turnNow(position));
}

bool mayEnter(const Position& position, CounterId unit) {
    if (!isWaitingToEnter(position, unit) || isAboard(position, unit))
        return false;
    const SideId side = position.side(unit);
    const Phase now = phaseNow(position);
    if (now == movementOf(side))
        return !isForExploitation(position, unit) && !isReserve(position, unit);
    if (now != exploitationOf(side))
        return false;
    return isReserve(position, unit) ||
           (isForExploitation(position, unit) && !is(position, ruling::a(34)));
}

std::vector<HexId> allEntries(const Position& position) {
    std::vector<HexId> hexes;
    const Ground& here = ground(position);
    const auto add = [&](AreaId area) {
        for (const HexId hex : position.map().area(area).hexes)
            if (isInPlay(position, hex))
                hexes.push_back(hex);
    };
    for (const AreaId area : here.entries)
        add(area);
    if (course(position).number == 3)
        add(here.entryScenario3);
    return hexes;
}

Verdict whyNotComeIn(const Position& position, CounterId unit, HexId hex) {
    if (!isWaitingToEnter(position, unit))
        return refuse("Seq.2", say::notArriving, unit);
    if (!position.map().exists(hex) || std::ranges::count(waysIn(position, unit), hex) == 0)
        return refuse(position.side(unit) == nationalist ? "2.2a" : "3.1a", say::notItsEntry, unit,
                      hex);
    const Arrival* arrival = arrivalOf(position, whoComes(position, unit));
    const bool isOwnWay = arrival != nullptr && position.side(unit) == nationalist;
    if (!isOwnWay && !isInPlay(position, hex))
        return refuse({"3.5a", "A61"}, say::outsidePlay, hex);
    if (isOwnWay && arrival->inVillages)
        if (Verdict why = whyNotVillage(position, unit, hex))
            return why;
    const SideId enemy = other(position.side(unit));
    if (hasUnit(position, hex, enemy))
        return refuse("SCS.reinforcements", say::enemyThere, hex);
    if (whoComes(position, unit) != unit && isBeside(position, hex, enemy))
        return refuse("1.16a", say::loadedNearEnemy, unit, hex).because(neighboursThere);
    const bool isAnywhere = isOwnWay && arrival->inVillages && is(position, ruling::a(85)); // A85
    if (isAnywhere && !isInPlay(position, hex))
        return refuse({"3.5a", "A61"}, say::outsidePlay, hex);
    if (Verdict why = isAnywhere ? allowed : whyNotGo(position, unit, {}, hex))
        return why;
    return whyNotShutIn(position, unit, hex);
}

std::vector<HexId> entryHexes(const Position& position, CounterId unit) {
    std::vector<HexId> hexes = waysIn(position, unit);
    std::erase_if(hexes, [&](HexId hex) { return bool(whyNotComeIn(position, unit, hex)); });
    return hexes;
}

Verdict whyNotExit(const Position& position, CounterId unit, HexId hex) {
    if (position.side(unit) == republican) {
        if (std::ranges::count(allEntries(position), hex) == 0)
            return refuse("3.5a", say::noEntryZone, hex);
        return allowed;
    }
    const CounterId cargo = isTruck(position, unit) ? cargoOf(position, unit) : CounterId();
    const CounterId goes = cargo.exists() ? cargo : unit;
    if (!course(position).suddenDeath || !isItalian(position, goes) ||
        typeOf(position, goes) != Type::Infantry)
        return refuse("3.5d", say::noExit, unit);
    if (!isIn(position, ground(position).exitItalian, hex))
        return refuse("3.5d", say::wrongExit, hex);
    return allowed;
}

void leaveMap(Draft& draft, CounterId unit, HexId hex) {
    const Position position = draft.position();
    const SideId side = position.side(unit);
    const char* section = side == republican ? "3.5a" : "Sc.1.c";
    const CounterId cargo = isTruck(position, unit) ? cargoOf(position, unit) : CounterId();
    draft.say(Text(say::unitLeaves, cargo.exists() ? cargo : unit, hex), section);
    const int now = turnNow(position);
    for (const CounterId each : {unit, cargo}) {
        if (!each.exists())
            continue;
        draft.set(each, returns, side == republican ? now + turnsAway : now, section);
        draft.set(each, reserve, NotInReserve, section);
        draft.move(each, side == republican ? offMap : exitedBox, section);
    }
    if (side == nationalist)
        draft.set(exited, draft.position().track(exited) + 1, section);
}

} // namespace esagono::guadalajara
