// SPDX-License-Identifier: GPL-3.0-or-later
// Sections 1.14d, 1.15, 2.2b to 2.2d and 3.1b: where units come back.
#include "engine/guadalajara/arriving/arrival_messages.h"
#include "engine/guadalajara/arriving/arrivals.h"
#include "engine/guadalajara/setup/setup_messages.h"

#include <algorithm>

namespace esagono::guadalajara {

namespace {

constexpr int lastWesternColumn = 12; // 3.1b

void addArea(const Position& position, AreaId area, std::vector<HexId>& hexes) {
    const std::vector<HexId>& more = position.map().area(area).hexes;
    hexes.insert(hexes.end(), more.begin(), more.end());
}

/// The hex of an HQ and those beside it.
void addAround(const Position& position, CounterId hq, std::vector<HexId>& hexes) {
    if (!hq.exists() || !position.isOnMap(hq))
        return;
    const HexId hex = position.hex(hq);
    hexes.push_back(hex);
    for (const HexId beside : position.map().neighbours(hex))
        hexes.push_back(beside);
}

CounterId ownHq(const Position& position, CounterId unit) {
    return printed(position).hqs[static_cast<std::size_t>(piece(position, unit).division)];
}

/// 1.14d: hexes with units of the HQ's division.
void addDivision(const Position& position, CounterId hq, std::vector<HexId>& hexes) {
    const Division division = piece(position, hq).division;
    for (const CounterId each : countersOf(position, nationalist, [&](CounterId unit) {
             return unit != hq && piece(position, unit).division == division &&
                    isUnit(position, unit) && position.isOnMap(unit);
         }))
        hexes.push_back(position.hex(each));
}

/// A90: whether it comes in by the start line, since its HQ is off the map.
bool comesWithoutHq(const Position& position, CounterId unit) {
    const CounterId hq = ownHq(position, unit);
    if (position.isOnMap(hq))
        return false;
    if (!is(position, ruling::a(90)))
        return true;
    std::vector<HexId> others; // the HQ itself waits for somebody to come with
    addDivision(position, hq, others);
    return isReturning(position, hq) && others.empty();
}

void addItalian(const Position& position, CounterId unit, std::vector<HexId>& hexes) {
    if (isHq(position, unit)) {
        addDivision(position, unit, hexes);
    } else if (piece(position, unit).division == Division::None) { // 2.2c
        for (const CounterId hq : printed(position).hqs)
            addAround(position, hq, hexes);
        addArea(position, ground(position).italianReturn, hexes);
    } else if (comesWithoutHq(position, unit)) {
        addArea(position, ground(position).italianReturn, hexes);
    } else {
        addAround(position, ownHq(position, unit), hexes);
    }
}

void addRepublican(const Position& position, std::vector<HexId>& hexes) {
    const Ground& here = ground(position);
    hexes.push_back(here.torija);
    hexes.push_back(here.brihuega);
    for (const HexId hex : allEntries(position))
        if (std::stoi(position.map().label(hex)) <= lastWesternColumn)
            hexes.push_back(hex);
}

bool isTown(const Position& position, HexId hex) {
    const Ground& here = ground(position);
    return hex == here.torija || hex == here.brihuega || hex == here.jadraque ||
           hex == here.cogolludo;
}

const char* sectionFor(const Position& position, CounterId unit) {
    if (isArmoured(position, unit))
        return "1.15";
    if (position.side(unit) == republican)
        return "3.1b";
    if (isSpanish(position, unit))
        return "2.2b";
    if (isHq(position, unit))
        return "1.14d";
    return piece(position, unit).division == Division::None ? "2.2c" : "2.2d";
}

/// A23: with any unarmoured unit of its army.
void addStacks(const Position& position, CounterId tank, std::vector<HexId>& hexes) {
    for (const CounterId each : countersOf(position, position.side(tank), [&](CounterId unit) {
             return position.isOnMap(unit) && isUnit(position, unit) &&
                    !isArmoured(position, unit) &&
                    isSpanish(position, unit) == isSpanish(position, tank);
         }))
        hexes.push_back(position.hex(each));
}

} // namespace

bool isReturning(const Position& position, CounterId unit) {
    const int now = turnNow(position);
    return position.status(unit, returns) == now && position.place(unit) == Place(turnBox(now));
}

std::vector<HexId> returnHexes(const Position& position, CounterId unit) {
    std::vector<HexId> hexes;
    if (isArmoured(position, unit) && is(position, ruling::a(23))) {
        addStacks(position, unit, hexes);
    } else if (position.side(unit) == republican) {
        addRepublican(position, hexes);
    } else if (isSpanish(position, unit)) {
        hexes = {ground(position).jadraque, ground(position).cogolludo};
        addArea(position, ground(position).spanishReturn, hexes);
    } else {
        addItalian(position, unit, hexes);
    }
    std::ranges::sort(hexes);
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
    return hexes;
}

Verdict whyNotReturn(const Position& position, CounterId unit, HexId hex) {
    if (!isReturning(position, unit))
        return refuse("Seq.2", say::notArriving, unit);
    const SideId side = position.side(unit);
    const char* section = sectionFor(position, unit);
    const bool isDivisional = side == nationalist && !isHq(position, unit) &&
                              piece(position, unit).division != Division::None;
    if (isDivisional && !position.isOnMap(ownHq(position, unit)) && !comesWithoutHq(position, unit))
        return refuse({"2.2d", "A90"}, say::hqIsGone, unit);
    if (!position.map().exists(hex) || !isInPlay(position, hex))
        return refuse({"3.5a", "A61"}, say::outsidePlay, hex);
    if (std::ranges::count(returnHexes(position, unit), hex) == 0)
        return refuse(section, say::notItsPlace, unit, hex);
    if (isTown(position, hex) && !isItalian(position, unit) && position.controller(hex) != side)
        return refuse(section, say::villageLost, hex).because(hex);
    if (hasUnit(position, hex, other(side)))
        return refuse("SCS.reinforcements", say::enemyThere, hex);
    if (Verdict why = whyNotGo(position, unit, {}, hex))
        return why;
    if (Verdict why = whyNotShutIn(position, unit, hex))
        return why;
    return whyNotStack(position, {&unit, 1}, hex);
}

} // namespace esagono::guadalajara
