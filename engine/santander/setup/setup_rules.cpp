// SPDX-License-Identifier: GPL-3.0-or-later
// Sections 4.1 to 4.3: who may be set up where.
#include "engine/santander/messages.h"
#include "engine/santander/setup/setup.h"

#include <algorithm>

namespace esagono::santander {

namespace {

constexpr int freeBasqueBrigades = 2; // 4.2

bool isFree(const Position& position, CounterId unit) {
    // 4.2: armour and independent brigades. A1: headquarters. 4.3.1, A2: the reserve force
    return isArmour(position, unit) || isHq(position, unit) || position.has(unit, independent) ||
           rollOf(position, unit) == Reserve;
}

/// 4.2: the headquarters with a red centre; they hold no front, but are Basque like the brigades.
bool isBasqueHq(const Position& position, CounterId unit) {
    return isHq(position, unit) && piece(position, unit).group == Group::Basque;
}

bool isInSector(const Position& position, HexId hex) {
    return position.map().inArea(printed(position).basqueSetup, hex);
}

/// A52: near XX18 and at the front, or near XX18 alone.
bool isInBasqueZone(const Position& position, HexId hex) {
    return isInSector(position, hex) &&
           (is(position, ruling::basqueSectorIsEnough) ||
            position.map().inArea(printed(position).front[republican.index()], hex));
}

int basquesElsewhere(const Position& position, CounterId aside) {
    return static_cast<int>(basquesOutsideZone(position, aside).size());
}

// 4.2
Verdict whyNotRepublican(const Position& position, CounterId unit, HexId hex) {
    if (isBasqueHq(position, unit) && !isInSector(position, hex))
        return refuse("4.2", say::basqueHqOutside, unit);
    if (isFree(position, unit))
        return allowed;
    if (isBasqueBrigade(position, unit)) {
        if (isInBasqueZone(position, hex) || basquesElsewhere(position, unit) < freeBasqueBrigades)
            return allowed;
        return refuse({"4.2", isInSector(position, hex) ? "A52" : ""},
                      is(position, ruling::basqueSectorIsEnough) ? say::basqueSector
                                                                 : say::basqueZone,
                      unit, freeBasqueBrigades)
            .because(basqueStrays);
    }
    if (!position.map().inArea(printed(position).front[republican.index()], hex))
        return refuse("4.2", say::notAtTheFront, unit, hex);
    return allowed;
}

// 15.2
Verdict whyNotNationalist(const Position& position, CounterId unit, HexId hex) {
    const bool isCtv =
        position.has(unit, corpsCtv) || (is(position, ruling::fnIsCtv) &&
                                         piece(position, unit).group == Group::ItaloSpanish); // A42
    if (is(position, ruling::historical) && isCtv &&
        !position.map().inArea(printed(position).ctvColumns, hex))
        return refuse({"15.2", "A42"}, say::outsideCtvColumns, unit);
    return allowed;
}

/// 4.2, 4.3: with or adjacent to a headquarters of its side.
Verdict whyNotColumn(const Position& position, CounterId column, HexId hex) {
    const SideId side = position.side(column);
    const bool isAtHq = findType(position, hex, side, Type::Hq).exists() ||
                        std::ranges::any_of(position.map().neighbours(hex), [&](HexId beside) {
                            return findType(position, beside, side, Type::Hq).exists();
                        });
    return isAtHq ? allowed : refuse(side == republican ? "4.2" : "4.3", say::notAtHq, hex);
}

const char* sectionOf(SideId side) {
    return side == republican ? "4.2" : "4.3";
}

Verdict whyNotTrenches(const Position& position) {
    for (const MarkerOnTable& marker : position.state().markers)
        if (marker.marker == trench &&
            !(marker.place.isHex() && hasUnit(position, marker.place.hex(), republican)))
            return refuse("4.2", say::trenchWithoutUnit, marker.place);
    return allowed;
}

} // namespace

Verdict whyNotSetUpThis(const Position& position, CounterId unit) {
    const SetupStage stage = stageOf(position);
    const bool isThere = isWaiting(position, stage, unit) || position.isOnMap(unit);
    const bool isGround = isUnit(position, unit) || isSupply(position, unit);
    if (!isGround || !isThere || !isSetUpIn(position, stage, unit))
        return refuse("4.1", say::notSetUpNow, unit);
    return allowed;
}

const char* sectionOfStage(SetupStage stage) {
    return stage == SetupStage::Nationalist ? "4.3"
           : stage == SetupStage::Reserve   ? "4.3.1"
                                            : "4.2";
}

DivisionRoll rollOf(const Position& position, CounterId unit) {
    const int division = piece(position, unit).rolledDivision;
    return division < 0
               ? NotRolled
               : DivisionRoll(position.track(divisionRolls[static_cast<std::size_t>(division)]));
}

bool isSetUpIn(const Position& position, SetupStage stage, CounterId unit) {
    const bool isRepublican = position.side(unit) == republican;
    switch (stage) {
    case SetupStage::Front:
        return isRepublican && !position.has(unit, yellowCircle);
    case SetupStage::Rolled: // A49: what stands already may still be rearranged
        return isRepublican && rollOf(position, unit) != Reserve;
    case SetupStage::Nationalist:
        return position.side(unit) == nationalist;
    case SetupStage::Reserve:
        return isRepublican && rollOf(position, unit) == Reserve;
    }
    return false;
}

bool isWaiting(const Position& position, SetupStage stage, CounterId unit) {
    const Place place = position.place(unit);
    return isSetUpIn(position, stage, unit) &&
           (place == Place(forces[position.side(unit).index()]) || place == Place(reserveForce));
}

std::span<const HexId> hexesFor(const Position& position, CounterId unit) {
    const bool isBasque = isBasqueBrigade(position, unit);
    const bool isBound = position.side(unit) == republican && isCombat(position, unit) &&
                         !isFree(position, unit) &&
                         !(isBasque && basquesElsewhere(position, unit) < freeBasqueBrigades);
    const bool isOfSector = isBasque && is(position, ruling::basqueSectorIsEnough);
    if (isBasqueHq(position, unit) || (isBound && isOfSector))
        return position.map().area(printed(position).basqueSetup).hexes;
    if (!isBound)
        return position.map().hexes();
    return position.map().area(printed(position).front[republican.index()]).hexes;
}

Verdict whyNotDeploy(const Position& position, CounterId unit, HexId hex) {
    const SideId side = position.side(unit);
    if (!position.map().exists(hex) || !terrainOf(position, hex).isLand)
        return refuse("1.3.2", say::seaThere, hex).because(hex);
    if (position.controller(hex) != side)
        return refuse(rollOf(position, unit) == Reserve ? "4.3.1" : sectionOf(side),
                      say::notControlled, hex)
            .because(hex);
    if (isSupply(position, unit)) {
        if (Verdict why = whyNotColumn(position, unit, hex))
            return why;
    } else if (Verdict why = side == republican ? whyNotRepublican(position, unit, hex)
                                                : whyNotNationalist(position, unit, hex)) {
        return why;
    }
    return whyNotStack(position, unit, hex, Stacking::Limit);
}

std::vector<CounterId> basquesOutsideZone(const Position& position, CounterId aside) {
    std::vector<CounterId> found;
    for (const CounterId unit : printed(position).ground)
        if (unit != aside && position.isOnMap(unit) && isBasqueBrigade(position, unit) &&
            !isFree(position, unit) && !isInBasqueZone(position, position.hex(unit)))
            found.push_back(unit);
    return found;
}

Front frontOf(const Position& position, SideId side) {
    HexSet covered = zoneOf(position, side);
    for (const CounterId unit : printed(position).ground)
        if (position.side(unit) == side && position.isOnMap(unit) && isCombat(position, unit))
            covered.insert(position.hex(unit));
    Front front;
    for (const HexId hex : position.map().area(printed(position).front[side.index()]).hexes)
        (covered.contains(hex) ? front.covered : front.open).push_back(hex);
    return front;
}

HexId uncovered(const Position& position, SideId side) {
    const Front front = frontOf(position, side);
    return front.open.empty() ? HexId() : front.open.front();
}

Verdict whyNotEndStage(const Position& position, SideId side, SetupStage stage) {
    const bool mayStayAway =
        stage == SetupStage::Reserve && is(position, ruling::reserveMayStayAway); // K3
    for (const CounterId unit : printed(position).ground) {
        const bool comesLater = stage == SetupStage::Front && isSupply(position, unit);
        if (isWaiting(position, stage, unit) && !comesLater && !mayStayAway)
            return refuse(stage == SetupStage::Reserve ? "4.3.1" : sectionOf(side),
                          say::notYetPlaced, unit)
                .because(unit);
    }
    if (stage == SetupStage::Front)
        return allowed;
    return whyNotDeployed(position, side);
}

Verdict whyNotDeployed(const Position& position, SideId side) {
    for (const CounterId unit : printed(position).ground)
        if (position.side(unit) == side && position.isOnMap(unit))
            if (Verdict why = whyNotDeploy(position, unit, position.hex(unit)))
                return why;
    if (const HexId hex = uncovered(position, side); hex.exists())
        return refuse(sectionOf(side), say::frontUncovered, hex).because(gapsInFront);
    return side == republican ? whyNotTrenches(position) : allowed;
}

int trenchesOnMap(const Position& position) {
    return static_cast<int>(
        std::ranges::count(position.state().markers, trench, &MarkerOnTable::marker));
}

} // namespace esagono::santander
