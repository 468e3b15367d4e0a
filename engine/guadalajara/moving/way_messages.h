// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of ways, overruns and the movement phases.
#pragma once

#include "engine/guadalajara/moving/movement_messages.h"

namespace esagono::guadalajara::say {

// Overruns
//: %1 = hex
//% "%1 costs more than 2 MP on foot: no overrun there"
inline constexpr char tooRough[] = QT_TRID_NOOP("guadalajara.refuse.overrun.too_rough");
//: %1 = hex
//% "No enemy unit is in %1"
inline constexpr char nobodyThere[] = QT_TRID_NOOP("guadalajara.refuse.overrun.nobody");
//: %1 = truck
//% "%1 cannot take part in an overrun"
inline constexpr char truckOverruns[] = QT_TRID_NOOP("guadalajara.refuse.overrun.truck");
//: %1 = unit
//% "%1 is disorganised and cannot overrun"
inline constexpr char dgOverruns[] = QT_TRID_NOOP("guadalajara.refuse.overrun.dg");
//: %1 = unit
//% "%1 began the phase in an enemy zone of control and cannot overrun"
inline constexpr char beganInEnemyZone[] = QT_TRID_NOOP("guadalajara.refuse.overrun.began_in_zone");
//: %1 = unit, %2 = movement points
//% "%1 needs %2 MP for the overrun"
inline constexpr char overrunCosts[] = QT_TRID_NOOP("guadalajara.refuse.overrun.costs");

// Who may move
//: %1 = counter
//% "%1 is not yours to move"
inline constexpr char notYours[] = QT_TRID_NOOP("guadalajara.refuse.move.not_yours");
//: %1 = counter
//% "%1 is not on the map"
inline constexpr char isNotOnMap[] = QT_TRID_NOOP("guadalajara.refuse.move.not_on_map");
//: %1 = unit
//% "%1 is aboard a truck: move the truck"
inline constexpr char isCarried[] = QT_TRID_NOOP("guadalajara.refuse.move.carried");
//: %1 = unit
//% "%1 is in reserve"
inline constexpr char isInReserve[] = QT_TRID_NOOP("guadalajara.refuse.move.in_reserve");
//: %1 = unit
//% "%1 was not in reserve and cannot act in the exploitation phase"
inline constexpr char notReleased[] = QT_TRID_NOOP("guadalajara.refuse.move.not_released");
//: %1 = unit
//% "%1 has already moved in this phase"
inline constexpr char movedAlready[] = QT_TRID_NOOP("guadalajara.refuse.move.moved_already");
//: %1 = unit
//% "%1 was loaded or unloaded in this phase and does not move on"
inline constexpr char unloadedAlready[] = QT_TRID_NOOP("guadalajara.refuse.move.unloaded_already");
//: %1 = unit
//% "%1 is immobile in this turn"
inline constexpr char isImmobile[] = QT_TRID_NOOP("guadalajara.refuse.move.immobile");
//: %1 = hex
//% "Units that move together start in one hex: %1"
inline constexpr char notTogether[] = QT_TRID_NOOP("guadalajara.refuse.move.not_together");
//: %1 = the armoured train
//% "%1 must leave the enemy zone of control first"
inline constexpr char trainMustLeave[] = QT_TRID_NOOP("guadalajara.refuse.end.train");

//: %1 = the railway battalion
//% "%1 must go back toward the railway first"
inline constexpr char mustGoToRail[] = QT_TRID_NOOP("guadalajara.refuse.end.railway");
//: %1 = unit
//% "%1 must first come back over the separation line"
inline constexpr char mustComeBack[] = QT_TRID_NOOP("guadalajara.refuse.end.line");

//: %1 = truck
//% "%1 has been driven to units: it must load one of them first"
inline constexpr char mustLoad[] = QT_TRID_NOOP("guadalajara.refuse.end.truck");

// Guns
//% "This can be done in the movement phase only"
inline constexpr char onlyInMovement[] = QT_TRID_NOOP("guadalajara.refuse.only_in_movement");
//: %1 = counter
//% "%1 has only one side"
inline constexpr char notAGun[] = QT_TRID_NOOP("guadalajara.refuse.gun.no_mode");

// In and out
//: %1 = counter
//% "%1 does not wait beside the map"
inline constexpr char notWaiting[] = QT_TRID_NOOP("guadalajara.refuse.enter.not_waiting");
//: %1 = unit
//% "%1 has not the movement points to leave the map"
inline constexpr char noPointsToLeave[] = QT_TRID_NOOP("guadalajara.refuse.exit.no_points");

// The phases
//% "Movement"
inline constexpr char frameMovement[] = QT_TRID_NOOP("guadalajara.frame.movement");
//% "Exploitation"
inline constexpr char frameExploitation[] = QT_TRID_NOOP("guadalajara.frame.exploitation");
//% "On the way"
inline constexpr char frameMarch[] = QT_TRID_NOOP("guadalajara.frame.march");
//% "Going on"
inline constexpr char frameGoOn[] = QT_TRID_NOOP("guadalajara.frame.go_on");
//% "Move your units, overrun, load and unload, place reserves; then end the phase"
inline constexpr char promptMovement[] = QT_TRID_NOOP("guadalajara.prompt.movement");
//% "Move the units that were released from reserve; then end the phase"
inline constexpr char promptExploitation[] = QT_TRID_NOOP("guadalajara.prompt.exploitation");
//: %1 = hex
//% "In %1: go on, overrun or stop"
inline constexpr char promptGoOn[] = QT_TRID_NOOP("guadalajara.prompt.go_on");

//% "Move from a hex"
inline constexpr char offerMoveFrom[] = QT_TRID_NOOP("guadalajara.offer.move_from");
//: %1 = hex
//% "Which units move from %1"
inline constexpr char offerMoveUnits[] = QT_TRID_NOOP("guadalajara.offer.move_units");
//: %1 = unit, the first of those that move
//% "Move %1 to"
inline constexpr char offerMove[] = QT_TRID_NOOP("guadalajara.offer.move");
//: %1 = unit
//% "Move %1 by rail to"
inline constexpr char offerMoveRail[] = QT_TRID_NOOP("guadalajara.offer.move_rail");
//: %1 = unit, %2 = which of the other ways
//% "Move %1 to (other way %2)"
inline constexpr char offerMoveOther[] = QT_TRID_NOOP("guadalajara.offer.move_other");
//% "Overrun from a hex"
inline constexpr char offerOverrunFrom[] = QT_TRID_NOOP("guadalajara.offer.overrun_from");
//: %1 = hex
//% "Which units from %1 overrun"
inline constexpr char offerOverrunUnits[] = QT_TRID_NOOP("guadalajara.offer.overrun_units");
//: %1 = unit, the first of those that overrun
//% "Overrun with %1"
inline constexpr char offerOverrun[] = QT_TRID_NOOP("guadalajara.offer.overrun");
//: %1 = unit, %2 = which of the other ways
//% "Overrun with %1 (other way %2)"
inline constexpr char offerOverrunOther[] = QT_TRID_NOOP("guadalajara.offer.overrun_other");
//% "Turn a gun to its other side"
inline constexpr char offerGunMode[] = QT_TRID_NOOP("guadalajara.offer.gun_mode");
//% "Load a unit on a truck"
inline constexpr char offerLoadUnit[] = QT_TRID_NOOP("guadalajara.offer.load");
//: %1 = unit
//% "Load %1 on"
inline constexpr char offerLoadOn[] = QT_TRID_NOOP("guadalajara.offer.load_on");
//% "Unload a truck"
inline constexpr char offerUnloadTruck[] = QT_TRID_NOOP("guadalajara.offer.unload");
//% "Put a truck somewhere else"
inline constexpr char offerPlaceTruck[] = QT_TRID_NOOP("guadalajara.offer.place_truck");
//: %1 = truck
//% "Put %1 with"
inline constexpr char offerPlaceWith[] = QT_TRID_NOOP("guadalajara.offer.place_with");
//% "Bring in a unit"
inline constexpr char offerEnter[] = QT_TRID_NOOP("guadalajara.offer.enter");
//: %1 = unit
//% "Bring in %1 by"
inline constexpr char offerEnterBy[] = QT_TRID_NOOP("guadalajara.offer.enter_by");
//% "Leave the map"
inline constexpr char offerExit[] = QT_TRID_NOOP("guadalajara.offer.exit");
//% "Put units in reserve in a hex"
inline constexpr char offerIntoReserve[] = QT_TRID_NOOP("guadalajara.offer.reserve");
//% "End the phase"
inline constexpr char offerEndPhase[] = QT_TRID_NOOP("guadalajara.offer.end_phase");
//% "Go on to"
inline constexpr char offerGoOn[] = QT_TRID_NOOP("guadalajara.offer.go_on");
//% "Stop here"
inline constexpr char offerStop[] = QT_TRID_NOOP("guadalajara.offer.stop");

// What a way costs
//: %1 = unit
//% "Cost for %1"
inline constexpr char partCost[] = QT_TRID_NOOP("guadalajara.tally.cost");
//: %1 = unit
//% "Movement points of %1"
inline constexpr char partLeft[] = QT_TRID_NOOP("guadalajara.tally.movement");
//: %1 = unit
//% "Left to %1"
inline constexpr char tallyLeft[] = QT_TRID_NOOP("guadalajara.tally.left");
//: %1 = hex
//% "Into %1"
inline constexpr char tallyEnter[] = QT_TRID_NOOP("guadalajara.tally.enter");
//: %1 = hex
//% "By road or trail into %1"
inline constexpr char tallyRoad[] = QT_TRID_NOOP("guadalajara.tally.road");
//: %1 = hex
//% "%1 is interdicted"
inline constexpr char tallyInterdicted[] = QT_TRID_NOOP("guadalajara.tally.interdicted");
//: %1 = hex
//% "River before %1"
inline constexpr char tallyCrossing[] = QT_TRID_NOOP("guadalajara.tally.crossing");
//: %1 = hex
//% "Traffic jam in %1"
inline constexpr char tallyJam[] = QT_TRID_NOOP("guadalajara.tally.jam");
//: %1 = hex
//% "Enemy zone of control at %1"
inline constexpr char tallyZone[] = QT_TRID_NOOP("guadalajara.tally.zone");
//: %1 = hex
//% "Overrun of %1"
inline constexpr char tallyOverrun[] = QT_TRID_NOOP("guadalajara.tally.overrun");

// What happens on the way
//: %1 = unit, %2 = hex
//% "%1 finds no room and goes back to %2"
inline constexpr char fallsBack[] = QT_TRID_NOOP("guadalajara.log.falls_back");

} // namespace esagono::guadalajara::say
