// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of reinforcements, of units that come back and of movement off the map.
#pragma once

#include "engine/core/text.h"

namespace esagono::guadalajara::say {

//% "Arrivals"
inline constexpr char frameArrive[] = QT_TRID_NOOP("guadalajara.frame.arrive");
//: %1 = unit
//% "%1 comes a turn early"
inline constexpr char unitIsEarly[] = QT_TRID_NOOP("guadalajara.log.early");
//: %1 = unit
//% "%1 comes a turn late"
inline constexpr char unitIsLate[] = QT_TRID_NOOP("guadalajara.log.late");
//: %1 = unit
//% "%1 is withdrawn"
inline constexpr char unitWithdrawn[] = QT_TRID_NOOP("guadalajara.log.withdrawn");
//: %1 = unit, %2 = hex
//% "%1 comes in at %2"
inline constexpr char unitIsBack[] = QT_TRID_NOOP("guadalajara.log.back");
//: %1 = unit
//% "%1 finds no place and waits"
inline constexpr char unitWaits[] = QT_TRID_NOOP("guadalajara.log.waits");
//: %1 = unit, %2 = turn
//% "%1 is delayed until turn %2"
inline constexpr char unitDelayed[] = QT_TRID_NOOP("guadalajara.log.delayed");
//: %1 = unit, %2 = hex
//% "%1 leaves the map at %2"
inline constexpr char unitLeaves[] = QT_TRID_NOOP("guadalajara.log.leaves");
//: %1 = box
//% "%1 is called up"
inline constexpr char groupCalled[] = QT_TRID_NOOP("guadalajara.log.group_called");
//: %1 = side, %2 = how many
//% "%1: reserve markers: +%2"
inline constexpr char moreMarkers[] = QT_TRID_NOOP("guadalajara.log.more_markers");
//: The purpose of a roll
//% "Variable reinforcements"
inline constexpr char diceVariable[] = QT_TRID_NOOP("guadalajara.roll.variable_reinforcements");

//% "Bring back the units that return, then see to those that arrive"
inline constexpr char promptReturn[] = QT_TRID_NOOP("guadalajara.prompt.return");
//% "See to the units that arrive: load trucks, turn guns, delay, or go on"
inline constexpr char promptArrive[] = QT_TRID_NOOP("guadalajara.prompt.arrive");
//% "Put a unit on the map"
inline constexpr char offerReturn[] = QT_TRID_NOOP("guadalajara.offer.return");
//: %1 = unit
//% "Where does %1 come in?"
inline constexpr char offerReturnHex[] = QT_TRID_NOOP("guadalajara.offer.return_hex");
//: %1 = box
//% "Call %1 (1 VP for the Nationalists)"
inline constexpr char offerCall[] = QT_TRID_NOOP("guadalajara.offer.call");
//% "Delay units by two turns; they may then enter by any zone"
inline constexpr char offerDelay[] = QT_TRID_NOOP("guadalajara.offer.delay");
//% "Load a unit onto a truck beside the map"
inline constexpr char offerLoad[] = QT_TRID_NOOP("guadalajara.offer.load_beside");
//: %1 = unit
//% "Which truck carries %1?"
inline constexpr char offerTruck[] = QT_TRID_NOOP("guadalajara.offer.truck_beside");
//% "Unload a unit beside the map"
inline constexpr char offerUnload[] = QT_TRID_NOOP("guadalajara.offer.unload_beside");
//% "Put units into reserve beside the map"
inline constexpr char offerReserve[] = QT_TRID_NOOP("guadalajara.offer.reserve_beside");
//% "Go on"
inline constexpr char offerDone[] = QT_TRID_NOOP("guadalajara.offer.arrivals_done");

//: %1 = unit
//% "%1 is not due to come onto the map now"
inline constexpr char notArriving[] = QT_TRID_NOOP("guadalajara.refuse.arrive.not_due");
//: %1 = unit
//% "%1 comes in during its own movement"
inline constexpr char comesInMovement[] = QT_TRID_NOOP("guadalajara.refuse.arrive.in_movement");
//: %1 = unit, %2 = hex
//% "%1 cannot come back in %2"
inline constexpr char notItsPlace[] = QT_TRID_NOOP("guadalajara.refuse.arrive.not_its_place");
//: %1 = hex
//% "%1 is held by the other side"
inline constexpr char villageLost[] = QT_TRID_NOOP("guadalajara.refuse.arrive.village_lost");
//: %1 = unit
//% "The HQ of %1 is off the map: it waits"
inline constexpr char hqIsGone[] = QT_TRID_NOOP("guadalajara.refuse.arrive.hq_gone");
//: %1 = hex
//% "%1 is outside the part of the map that is played on"
inline constexpr char outsidePlay[] = QT_TRID_NOOP("guadalajara.refuse.arrive.outside_play");
//: %1 = unit, %2 = hex
//% "%1 does not enter at %2"
inline constexpr char notItsEntry[] = QT_TRID_NOOP("guadalajara.refuse.arrive.not_its_entry");
//: %1 = unit
//% "%1 can still be put on the map"
inline constexpr char stillToPlace[] = QT_TRID_NOOP("guadalajara.refuse.arrive.still_to_place");
//% "There is no such group to be called now"
inline constexpr char noSuchGroup[] = QT_TRID_NOOP("guadalajara.refuse.arrive.no_group");
//: %1 = unit
//% "%1 cannot be delayed"
inline constexpr char cannotBeDelayed[] = QT_TRID_NOOP("guadalajara.refuse.arrive.no_delay");
//: %1 = unit
//% "%1 is not carried by trucks"
inline constexpr char noCargo[] = QT_TRID_NOOP("guadalajara.refuse.arrive.no_cargo");
//: %1 = truck, %2 = unit
//% "%1 cannot carry %2"
inline constexpr char noSuchTruck[] = QT_TRID_NOOP("guadalajara.refuse.arrive.no_truck");
//: %1 = unit
//% "%1 is not aboard a truck"
inline constexpr char notAboard[] = QT_TRID_NOOP("guadalajara.refuse.arrive.not_aboard");
//: %1 = unit
//% "%1 cannot go into reserve off the map"
inline constexpr char noReserveBeside[] = QT_TRID_NOOP("guadalajara.refuse.arrive.no_reserve");
//% "No reserve markers are left"
inline constexpr char noMarkersBeside[] = QT_TRID_NOOP("guadalajara.refuse.arrive.no_markers");
//: %1 = hex
//% "%1 is no entry zone"
inline constexpr char noEntryZone[] = QT_TRID_NOOP("guadalajara.refuse.exit.no_zone");
//: %1 = unit
//% "%1 may not leave the map: only Italian battalions do, for sudden death"
inline constexpr char noExit[] = QT_TRID_NOOP("guadalajara.refuse.exit.nationalist");
//: %1 = hex
//% "The Italians leave the map at 1.07, not at %1"
inline constexpr char wrongExit[] = QT_TRID_NOOP("guadalajara.refuse.exit.wrong_hex");

} // namespace esagono::guadalajara::say
