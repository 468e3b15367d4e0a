// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of trucks, reserves and screens.
#pragma once

#include "engine/guadalajara/moving/way_messages.h"

namespace esagono::guadalajara::say {

// Trucks
//: %1 = counter
//% "%1 is no truck of yours"
inline constexpr char noTruckOfYours[] = QT_TRID_NOOP("guadalajara.refuse.truck.not_yours");
//: %1 = unit
//% "Trucks do not carry units like %1"
inline constexpr char notCargo[] = QT_TRID_NOOP("guadalajara.refuse.truck.not_cargo");
//: %1 = truck, %2 = unit
//% "%1 is not in the hex of %2"
inline constexpr char notInItsHex[] = QT_TRID_NOOP("guadalajara.refuse.truck.elsewhere");
//: %1 = truck
//% "%1 is loaded already"
inline constexpr char loadedAlready[] = QT_TRID_NOOP("guadalajara.refuse.truck.loaded");
//: %1 = truck
//% "%1 carries nothing"
inline constexpr char isEmptyTruck[] = QT_TRID_NOOP("guadalajara.refuse.truck.empty");
//: %1 = truck, %2 = unit
//% "%1 belongs to the Littorio division and carries its units only, not %2"
inline constexpr char littorioOnly[] = QT_TRID_NOOP("guadalajara.refuse.truck.littorio");
//% "Nothing is loaded in the exploitation phase"
inline constexpr char noLoadingNow[] = QT_TRID_NOOP("guadalajara.refuse.truck.exploitation");
//: %1 = truck, %2 = movement points
//% "%1 needs %2 MP to load or unload"
inline constexpr char loadingCosts[] = QT_TRID_NOOP("guadalajara.refuse.truck.costs");
//% "Trucks are put elsewhere at the start of the movement phase only"
inline constexpr char onlyAtStart[] = QT_TRID_NOOP("guadalajara.refuse.truck.only_at_start");
//: %1 = truck
//% "%1 has moved or been put elsewhere in this phase"
inline constexpr char truckMoved[] = QT_TRID_NOOP("guadalajara.refuse.truck.moved");
//: %1 = truck, %2 = hex
//% "%1 cannot be in %2, away from roads and trails"
inline constexpr char noRoadThere[] = QT_TRID_NOOP("guadalajara.refuse.truck.no_road");
//: %1 = truck
//% "%1 is empty: it may stay, go nearer to the nearest HQ, or drive to a unit to load it"
inline constexpr char emptyTruck[] = QT_TRID_NOOP("guadalajara.refuse.truck.drives_empty");
//: %1 = unit, %2 = truck
//% "%1 is loaded on %2"
inline constexpr char unitLoads[] = QT_TRID_NOOP("guadalajara.log.loads");
//: %1 = unit, %2 = truck
//% "%1 gets off %2"
inline constexpr char unitUnloads[] = QT_TRID_NOOP("guadalajara.log.unloads");
//: %1 = truck, %2 = hex, or where units wait beside the map
//% "%1 is put into %2"
inline constexpr char truckPlaced[] = QT_TRID_NOOP("guadalajara.log.truck_placed");

// Reserves
//: %1 = unit
//% "%1 has moved in this phase and cannot go into reserve"
inline constexpr char reserveMoved[] = QT_TRID_NOOP("guadalajara.refuse.reserve.moved");
//: %1 = unit
//% "%1 has come onto the map in this phase and may not go into reserve"
inline constexpr char reserveCameIn[] = QT_TRID_NOOP("guadalajara.refuse.reserve.came_in");
//: %1 = unit
//% "%1 is disorganised and cannot go into reserve"
inline constexpr char reserveDg[] = QT_TRID_NOOP("guadalajara.refuse.reserve.dg");
//: %1 = unit
//% "%1 has no yellow box and is not aboard a truck"
inline constexpr char noYellowBox[] = QT_TRID_NOOP("guadalajara.refuse.reserve.no_box");
//: %1 = unit
//% "An enemy unit is next to %1"
inline constexpr char enemyBeside[] = QT_TRID_NOOP("guadalajara.refuse.reserve.enemy");
//: %1 = unit
//% "%1 began the phase without its truck"
inline constexpr char truckCameLate[] = QT_TRID_NOOP("guadalajara.refuse.reserve.truck");
//% "No reserve marker is left"
inline constexpr char noMarkers[] = QT_TRID_NOOP("guadalajara.refuse.reserve.no_markers");
//% "Surprised Republicans have no reserves"
inline constexpr char noReservesYet[] = QT_TRID_NOOP("guadalajara.refuse.reserve.surprise");
//: %1 = unit
//% "%1 is in another hex: one marker, one stack"
inline constexpr char otherStack[] = QT_TRID_NOOP("guadalajara.refuse.reserve.other_stack");
//: %1 = unit, %2 = where
//% "%1 goes into reserve (%2)"
inline constexpr char goesIntoReserve[] = QT_TRID_NOOP("guadalajara.log.reserve");
//: %1 = side
//% "%1: reserves are released"
inline constexpr char reservesReleased[] = QT_TRID_NOOP("guadalajara.log.released");
//% "Italian preparation: units away from the enemy may move again"
inline constexpr char preparation[] = QT_TRID_NOOP("guadalajara.log.preparation");

// Screens
//% "Cavalry screen"
inline constexpr char frameScreen[] = QT_TRID_NOOP("guadalajara.frame.screen");
//: %1 = hex of the cavalry, %2 = hex of the enemy
//% "The enemy comes to %2: does the cavalry in %1 give way?"
inline constexpr char promptScreen[] = QT_TRID_NOOP("guadalajara.prompt.screen");
//: %1 = unit
//% "Give way with %1 to"
inline constexpr char offerGiveWay[] = QT_TRID_NOOP("guadalajara.offer.give_way");
//% "Stay"
inline constexpr char offerStay[] = QT_TRID_NOOP("guadalajara.offer.stay");
//: %1 = number of hexes
//% "A screen gives way by exactly %1 hexes"
inline constexpr char screenLength[] = QT_TRID_NOOP("guadalajara.refuse.screen.length");
//: %1 = hex
//% "%1 is in an enemy zone of control"
inline constexpr char screenInZone[] = QT_TRID_NOOP("guadalajara.refuse.screen.zone");
//: %1 = unit, %2, %3 = hexes
//% "%1 gives way from %2 to %3"
inline constexpr char screenGivesWay[] = QT_TRID_NOOP("guadalajara.log.gives_way");

} // namespace esagono::guadalajara::say
