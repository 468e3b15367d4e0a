// SPDX-License-Identifier: GPL-3.0-or-later
// What shifts the column (15.7, 15.15, 12.1.5, 12.2.5) and modifies the die (15.10, 15.14
// to 15.22).
#include "engine/play/telling/phrase.h"
#include "engine/tscw/fighting/battle.h"
#include "engine/tscw/fighting/combat_messages.h"

#include <algorithm>
#include <array>

namespace esagono::tscw {

namespace {

/// By the terrain chart; a city may stand for its terrain (ruling city_terrain).
Terrain terrainUnder(const Position& position, HexId hex) {
    if (isCity(position, hex) && is(position, ruling::cityTerrain))
        return {};
    return printed(position).terrain[position.map().terrain(hex).index()];
}

bool anyColumn(const Position& position, std::span<const CounterId> units) {
    return std::ranges::any_of(units, [&](CounterId unit) { return isColumn(position, unit); });
}
bool anyColonial(const Position& position, std::span<const CounterId> units) {
    return std::ranges::any_of(units, [&](CounterId unit) { return isColonial(position, unit); });
}

/// 15.22: what any of the attackers crosses.
bool isAcross(const Position& position, const Battle& battle, FeatureId feature) {
    return std::ranges::any_of(battle.hexes, [&](HexId from) {
        return position.map().has(position.map().hexside(from, battle.target), feature);
    });
}

/// 15.19: from opposite hexes, from every second of the six, or from more than three.
bool isConcentric(const Position& position, const Battle& battle) {
    std::array<bool, directions> from{};
    for (const HexId hex : battle.hexes)
        if (const auto way = position.map().direction(battle.target, hex))
            from[static_cast<std::size_t>(*way)] = true;
    if (std::ranges::count(from, true) > 3)
        return true;
    for (std::size_t i = 0; i < 3; ++i)
        if (from[i] && from[i + 3])
            return true;
    return (from[0] && from[2] && from[4]) || (from[1] && from[3] && from[5]);
}

/// 15.19 (ruling concentric_columns)
bool deniesConcentric(const Position& position, const Battle& battle) {
    if (battle.side != republican)
        return false;
    if (!is(position, ruling::concentricColumns))
        return anyColumn(position, battle.attackers);
    return std::ranges::all_of(battle.attackers,
                               [&](CounterId unit) { return isColumn(position, unit); });
}

/// 15.16 (ruling ammunition_scope)
bool lacksAmmunition(const Position& position, const Battle& battle) {
    if (battle.side != nationalist || position.track(ammunitionTrack) == 0 ||
        turnNow(position) > printed(position).ammunitionLast)
        return false;
    const auto isThere = [&](HexId hex) { return isIn(position, ground(position).northOf24, hex); };
    enum Scope { AnyAttacker, AllAttackers, OfTarget };
    switch (position.ruling(ruling::ammunitionScope)) {
    case AllAttackers:
        return std::ranges::all_of(battle.hexes, isThere);
    case OfTarget:
        return isThere(battle.target);
    default:
        return std::ranges::any_of(battle.hexes, isThere);
    }
}

void addRiver(const Position& position, const Battle& battle, Tally& tally) {
    if (isAcross(position, battle, majorRiverSide))
        tally.add(say::tallyMajorRiver, printed(position).majorRiver.drm, "15.22");
    else if (isAcross(position, battle, minorRiverSide))
        tally.add(say::tallyMinorRiver, printed(position).minorRiver.drm, "15.22");
}

/// 15.18
void addColonials(const Position& position, const Battle& battle, Tally& tally) {
    const std::vector<CounterId> defenders = battle.unitsOf(position, battle.defender());
    if (battle.side == nationalist) {
        const bool attacks = std::ranges::any_of(battle.attackers, [&](CounterId unit) {
            return isColonial(position, unit) && isColumn(position, unit);
        });
        if (attacks && anyColumn(position, defenders))
            tally.add(say::tallyColonialAttack, printed(position).colonialAttack, "15.18");
    } else if (anyColumn(position, battle.attackers) && anyColonial(position, defenders)) {
        tally.add(say::tallyColonialDefence, printed(position).colonialDefence, "15.18");
    }
}

void addShips(const Position& position, const Battle& battle, Tally& tally) {
    for (const CounterId ship : battle.ships)
        tally.add(Text(say::tallyShip, ship),
                  position.side(ship) == battle.side ? printed(position).navalAttacker
                                                     : printed(position).navalDefender,
                  "12.2.6");
}

void addChits(const Position& position, const Battle& battle, Tally& tally) {
    for (const ChitId chit : battle.chits)
        if (const Effect* effect = printed(position).chits[chit.index()].effect(Op::CombatDrm))
            tally.add(Text(say::tallyChit, nameOf(position.package().chits[chit.index()])),
                      effect->amount, "15.12");
}

bool isUnsupplied(const Position& position, const Battle& battle) {
    const std::vector<std::uint8_t> supplies = suppliesOf(position, battle.defender());
    return std::ranges::any_of(battle.defendersLeft(position),
                               [&](CounterId unit) { return supplies[unit.index()] != InSupply; });
}

} // namespace

Tally shiftTally(const Position& position, const Battle& battle) {
    const Printed& print = printed(position);
    Tally tally;
    if (const int shift = terrainUnder(position, battle.target).shift; shift != 0)
        tally.add(Text(say::tallyTerrain, battle.target), shift, "15.22");
    if (battle.target == ground(position).madrid && battle.defender() == republican &&
        !course(position).isMadridPlain)
        tally.add(say::tallyMadrid, print.madridShift, "15.15");
    else if (isCity(position, battle.target))
        tally.add(Text(say::tallyCity, battle.target), print.city.shift, "15.22");
    for (const CounterId hq : battle.guns)
        tally.add(Text(say::tallyArtillery, hq),
                  (position.side(hq) == battle.side ? 1 : -1) * print.artilleryShift *
                      artilleryFactor(position, hq),
                  "12.1.5");
    const auto condor = std::ranges::find_if(
        battle.air, [&](CounterId unit) { return piece(position, unit).army == Army::Condor; });
    if (condor != battle.air.end())
        tally.add(Text(say::tallyCondor, *condor),
                  (battle.side == nationalist ? 1 : -1) * print.condorShift, "12.2.5");
    return tally;
}

Tally modifierTally(const Position& position, const Battle& battle) {
    const Printed& print = printed(position);
    Tally tally;
    if (const int drm = terrainUnder(position, battle.target).drm; drm != 0)
        tally.add(Text(say::tallyTerrain, battle.target), drm, "15.22");
    if (isCity(position, battle.target) && print.city.drm != 0)
        tally.add(Text(say::tallyCity, battle.target), print.city.drm, "15.22");
    addRiver(position, battle, tally);
    if (std::ranges::any_of(battle.hexes, [&](HexId from) {
            return isFortifiedSide(position, from, battle.target, battle.side);
        }))
        tally.add(say::tallyFortified, print.fortified.drm, "15.14.4");
    if (lacksAmmunition(position, battle))
        tally.add(say::tallyAmmunition, print.ammunition, {"15.16", "ammunition_scope"});
    if (isUnsupplied(position, battle))
        tally.add(say::tallyUnsupplied, print.defenderOos, "15.17");
    addColonials(position, battle, tally);
    if (isConcentric(position, battle) && !deniesConcentric(position, battle))
        tally.add(say::tallyConcentric, print.concentric, "15.19");
    addShips(position, battle, tally);
    addChits(position, battle, tally);
    if (battle.column != 0 && battle.column != Battle::insubordinate)
        tally.add(say::tallyColumns, battle.column, "15.25.1");
    return tally;
}

} // namespace esagono::tscw
