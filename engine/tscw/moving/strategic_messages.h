// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of rail and sea movement.
#pragma once

#include "engine/core/text.h"

namespace esagono::tscw::say {

//% "Sea movement"
inline constexpr char frameSea[] = QT_TRID_NOOP("tscw.frame.sea");
//% "Rail movement"
inline constexpr char frameRail[] = QT_TRID_NOOP("tscw.frame.rail");
//: %1 = units that can still be moved by sea, as a decimal number
//% "Move units by sea (%1 left), or end the segment"
inline constexpr char promptSea[] = QT_TRID_NOOP("tscw.prompt.sea");
//: %1 = units that can still be moved by rail, as a decimal number
//% "Move units by rail (%1 left), or end the segment"
inline constexpr char promptRail[] = QT_TRID_NOOP("tscw.prompt.rail");
//% "By rail…"
inline constexpr char offerRail[] = QT_TRID_NOOP("tscw.offer.rail");
//: %1 = unit
//% "%1 by rail to…"
inline constexpr char offerRailTo[] = QT_TRID_NOOP("tscw.offer.rail_to");
//% "By sea…"
inline constexpr char offerSea[] = QT_TRID_NOOP("tscw.offer.sea");
//: %1 = unit
//% "%1 by sea to…"
inline constexpr char offerSeaTo[] = QT_TRID_NOOP("tscw.offer.sea_to");
//% "Land in…"
inline constexpr char offerLand[] = QT_TRID_NOOP("tscw.offer.land");
//: %1 = hex
//% "Who lands in %1"
inline constexpr char offerLandUnits[] = QT_TRID_NOOP("tscw.offer.land_units");
//% "End of rail movement"
inline constexpr char offerEndRail[] = QT_TRID_NOOP("tscw.offer.end_rail");
//% "End of sea movement"
inline constexpr char offerEndSea[] = QT_TRID_NOOP("tscw.offer.end_sea");
//: %1 = unit, %2 = hex
//% "%1 goes by rail to %2"
inline constexpr char wentByRail[] = QT_TRID_NOOP("tscw.log.rail");
//: %1 = unit, %2 = hex
//% "%1 goes by sea to %2"
inline constexpr char wentBySea[] = QT_TRID_NOOP("tscw.log.sea");
//: %1 = unit, %2 = hex
//% "%1 lands in %2"
inline constexpr char hasLandedIn[] = QT_TRID_NOOP("tscw.log.landed");

//: %1 = unit
//% "%1 is not a unit of yours on the map"
inline constexpr char notOnMap[] = QT_TRID_NOOP("tscw.refuse.strategic.not_on_map");
//: %1 = unit
//% "%1 has already moved by rail or sea in this turn"
inline constexpr char wentAlready[] = QT_TRID_NOOP("tscw.refuse.strategic.already");
//: %1 = unit
//% "%1 is in reserve"
inline constexpr char isReserve[] = QT_TRID_NOOP("tscw.refuse.in_reserve");
//: %1 = unit
//% "%1 is not in a supplied hex"
inline constexpr char startUnsupplied[] = QT_TRID_NOOP("tscw.refuse.strategic.unsupplied");
//: %1 = unit, %2 = hex
//% "%1 is already in %2"
inline constexpr char isThere[] = QT_TRID_NOOP("tscw.refuse.strategic.there");
//: %1 = hex
//% "%1 is not your side’s"
inline constexpr char notHeld[] = QT_TRID_NOOP("tscw.refuse.strategic.not_held");
//: %1 = unit
//% "There is not enough rail movement left for %1"
inline constexpr char noRailLeft[] = QT_TRID_NOOP("tscw.refuse.rail.limit");
//: %1 = hex
//% "There is no railway in %1"
inline constexpr char noRailway[] = QT_TRID_NOOP("tscw.refuse.rail.no_railway");
//: %1 = hex
//% "%1 is next to an enemy, and no unit of yours is there"
inline constexpr char besideEnemy[] = QT_TRID_NOOP("tscw.refuse.beside_enemy");
//: %1 = unit, %2 = hex
//% "No railway through your own hexes leads %1 to %2"
inline constexpr char noRailLine[] = QT_TRID_NOOP("tscw.refuse.rail.no_line");
//: %1 = unit
//% "HQs do not go by sea: %1"
inline constexpr char hqAtSea[] = QT_TRID_NOOP("tscw.refuse.sea.hq");
//: %1 = unit
//% "There is not enough sea movement left for %1"
inline constexpr char noSeaLeft[] = QT_TRID_NOOP("tscw.refuse.sea.limit");
//: %1 = hex
//% "%1 has no anchor"
inline constexpr char noAnchor[] = QT_TRID_NOOP("tscw.refuse.sea.no_anchor");
//: %1 = hex
//% "Republican ships do not sail from or to %1: it is not on the Mediterranean"
inline constexpr char portNotMediterranean[] = QT_TRID_NOOP("tscw.refuse.sea.mediterranean");
//: %1, %2 = hexes
//% "%1 and %2 are not in the same sea zone"
inline constexpr char otherSea[] = QT_TRID_NOOP("tscw.refuse.sea.zone");
//% "A landing takes all the sea movement of a turn"
inline constexpr char seaUsedAlready[] = QT_TRID_NOOP("tscw.refuse.land.used");
//% "One division lands, or two smaller units"
inline constexpr char landingTooLarge[] = QT_TRID_NOOP("tscw.refuse.land.too_large");
//: %1 = hex
//% "Nobody lands in %1: it is no coast of yours to land on"
inline constexpr char noLandingCoast[] = QT_TRID_NOOP("tscw.refuse.land.coast");
//: %1 = hex
//% "Nobody lands in %1: it is not the enemy’s"
inline constexpr char landingHeld[] = QT_TRID_NOOP("tscw.refuse.land.own");
//: %1 = hex
//% "Nobody lands in a town or city: %1"
inline constexpr char landingTown[] = QT_TRID_NOOP("tscw.refuse.land.town");
//: %1 = hex
//% "Nobody lands among enemy units: %1"
inline constexpr char landingOccupied[] = QT_TRID_NOOP("tscw.refuse.land.occupied");
//: %1 = unit
//% "%1 is not in a coastal town or city"
inline constexpr char notOnCoast[] = QT_TRID_NOOP("tscw.refuse.land.not_on_coast");
//% "Drop a unit by air"
inline constexpr char offerDrop[] = QT_TRID_NOOP("tscw.offer.drop");
//: %1 = unit
//% "Where is %1 dropped?"
inline constexpr char offerDropTo[] = QT_TRID_NOOP("tscw.offer.drop_to");
//: %1 = unit, %2 = hex
//% "%1 is dropped in %2"
inline constexpr char wasDropped[] = QT_TRID_NOOP("tscw.log.dropped");
//: %1 = unit
//% "%1 is not an airborne unit"
inline constexpr char notAirborne[] = QT_TRID_NOOP("tscw.refuse.drop.not_airborne");
//% "No more units can be dropped this turn"
inline constexpr char noDropLeft[] = QT_TRID_NOOP("tscw.refuse.drop.none_left");
//: %1 = unit, %2 = hexes
//% "%1 can be dropped no farther than %2 hexes away"
inline constexpr char dropTooFar[] = QT_TRID_NOOP("tscw.refuse.drop.too_far");
//: %1 = hex
//% "Nobody is dropped in %1: it is neutral, sea, or held by enemy units"
inline constexpr char noDropThere[] = QT_TRID_NOOP("tscw.refuse.drop.closed");

} // namespace esagono::tscw::say
