// SPDX-License-Identifier: GPL-3.0-or-later
// What is said in the mutual administrative phase: mobilisation, withdrawals, points, newcomers.
#pragma once

#include "engine/core/text.h"

namespace esagono::tscw::say {

// 7.10, 7.11
//% "General mobilisation"
inline constexpr char frameMobilisation[] = QT_TRID_NOOP("tscw.frame.mobilisation");
//% "Declare the general mobilisation or call up the levy of the baby bottle, or go on"
inline constexpr char promptMobilisation[] = QT_TRID_NOOP("tscw.prompt.mobilisation");
//% "Declare the general mobilisation, or go on"
inline constexpr char promptMobilise[] = QT_TRID_NOOP("tscw.prompt.mobilise");
//% "Call up the levy of the baby bottle, or go on"
inline constexpr char promptCallUp[] = QT_TRID_NOOP("tscw.prompt.call_up");
//% "Play an event in this segment, or go on"
inline constexpr char promptMobilisationEvents[] = QT_TRID_NOOP("tscw.prompt.mobilisation_events");
//: %1 = morale, %2 = resource points
//% "General mobilisation (morale %1, resource points +%2)"
inline constexpr char offerMobilise[] = QT_TRID_NOOP("tscw.offer.mobilise");
//: %1 = morale, %2 = resource points
//% "Levy of the baby bottle (morale %1, resource points +%2)"
inline constexpr char offerCallUp[] = QT_TRID_NOOP("tscw.offer.call_up");
//% "Done"
inline constexpr char offerDone[] = QT_TRID_NOOP("tscw.offer.administration_done");
//% "The Republic mobilises"
inline constexpr char mobilises[] = QT_TRID_NOOP("tscw.log.mobilised");
//% "The levy of the baby bottle is called up"
inline constexpr char callsUp[] = QT_TRID_NOOP("tscw.log.called_up");
//% "The Republic has mobilised already"
inline constexpr char alreadyMobilised[] = QT_TRID_NOOP("tscw.refuse.already_mobilised");
//: %1 = morale, %2 = the most that is allowed
//% "Republican morale is %1: mobilisation needs %2 or less"
inline constexpr char moraleTooHigh[] = QT_TRID_NOOP("tscw.refuse.morale_too_high");
//% "The levy of the baby bottle has been called up already"
inline constexpr char alreadyCalledUp[] = QT_TRID_NOOP("tscw.refuse.already_called_up");
//: %1 = first turn, %2 = last turn
//% "The levy of the baby bottle can be called up on turns %1 to %2"
inline constexpr char levyNotNow[] = QT_TRID_NOOP("tscw.refuse.levy_not_now");

// 7.4, 7.5
//: %1 = unit
//% "%1 is withdrawn"
inline constexpr char unitWithdrawn[] = QT_TRID_NOOP("tscw.log.withdrawn");
//: %1 = unit
//% "%1 cannot be withdrawn yet: it has no line of supply to a USS"
inline constexpr char unitOverdue[] = QT_TRID_NOOP("tscw.log.overdue");
//: %1 = unit
//% "%1 is converted"
inline constexpr char unitConverted[] = QT_TRID_NOOP("tscw.log.converted");
//: %1 = unit that leaves, %2 = unit that takes its place
//% "%1 is exchanged for %2"
inline constexpr char unitExchanged[] = QT_TRID_NOOP("tscw.log.exchanged");
//: %1 = unit
//% "%1 has no line of supply to a USS"
inline constexpr char noLineToUss[] = QT_TRID_NOOP("tscw.refuse.no_line_to_uss");

// 7.2, 7.3, 7.6, 7.12
//: %1 = how many, %2 = how many there are now
//% "%1 Republican resource points: now %2"
inline constexpr char pointsRepublican[] = QT_TRID_NOOP("tscw.log.points_republican");
//: %1 = how many, %2 = how many there are now
//% "%1 northern resource points: now %2"
inline constexpr char pointsNorth[] = QT_TRID_NOOP("tscw.log.points_north");
//: %1 = how many, %2 = how many there are now
//% "%1 Nationalist resource points: now %2"
inline constexpr char pointsNationalist[] = QT_TRID_NOOP("tscw.log.points_nationalist");
//: %1 = how many, %2 = how many there are now
//% "%1 Italian resource points: now %2"
inline constexpr char pointsItalian[] = QT_TRID_NOOP("tscw.log.points_italian");
//% "Repair and rebuilding"
inline constexpr char frameRebuild[] = QT_TRID_NOOP("tscw.frame.rebuild");
//% "Repair and rebuild units, or go on"
inline constexpr char promptRebuilding[] = QT_TRID_NOOP("tscw.prompt.rebuild");
//: %1 = name of the pool
//% "Repair a unit (%1)"
inline constexpr char offerRepair[] = QT_TRID_NOOP("tscw.offer.repair");
//: %1 = name of the pool
//% "Rebuild an eliminated unit (%1)"
inline constexpr char offerRebuild[] = QT_TRID_NOOP("tscw.offer.rebuild");
//% "Republican points"
inline constexpr char poolRepublican[] = QT_TRID_NOOP("tscw.pool.republican");
//% "northern points"
inline constexpr char poolNorth[] = QT_TRID_NOOP("tscw.pool.north");
//% "Nationalist points"
inline constexpr char poolNationalist[] = QT_TRID_NOOP("tscw.pool.nationalist");
//% "Italian points"
inline constexpr char poolItalian[] = QT_TRID_NOOP("tscw.pool.italian");
//: %1 = unit
//% "%1 is repaired"
inline constexpr char unitRepaired[] = QT_TRID_NOOP("tscw.log.repaired");
//: %1 = unit
//% "%1 is rebuilt"
inline constexpr char unitRebuilt[] = QT_TRID_NOOP("tscw.log.rebuilt");
//: %1 = unit
//% "%1 bears a white dot and is never repaired or rebuilt"
inline constexpr char whiteDotted[] = QT_TRID_NOOP("tscw.refuse.white_dot");
//: %1 = unit
//% "No resource points pay for %1"
inline constexpr char noPool[] = QT_TRID_NOOP("tscw.refuse.no_pool");
//: %1 = unit
//% "%1 is not paid for from these points"
inline constexpr char otherPool[] = QT_TRID_NOOP("tscw.refuse.other_pool");
//% "There are not enough points"
inline constexpr char noPoints[] = QT_TRID_NOOP("tscw.refuse.no_points");
//: %1 = unit
//% "%1 needs no repair"
inline constexpr char notReduced[] = QT_TRID_NOOP("tscw.refuse.not_reduced");
//: %1 = unit
//% "%1 is not among the eliminated units of this side"
inline constexpr char notEliminated[] = QT_TRID_NOOP("tscw.refuse.not_eliminated");

// 7.8, 7.12.1
//% "Reinforcements"
inline constexpr char framePlace[] = QT_TRID_NOOP("tscw.frame.place");
//% "Place the reinforcements and the units that were rebuilt"
inline constexpr char promptPlace[] = QT_TRID_NOOP("tscw.prompt.place");
//% "Place a unit"
inline constexpr char offerPlace[] = QT_TRID_NOOP("tscw.offer.place");
//: %1 = unit
//% "Where does %1 come in?"
inline constexpr char offerPlaceHex[] = QT_TRID_NOOP("tscw.offer.place_hex");
//: %1 = unit, %2 = hex
//% "%1 comes in at %2"
inline constexpr char unitArrives[] = QT_TRID_NOOP("tscw.log.arrives");
//: %1 = unit
//% "%1 arrives"
inline constexpr char supportArrives[] = QT_TRID_NOOP("tscw.log.support_arrives");
//: %1 = unit
//% "%1 finds no place and waits"
inline constexpr char unitWaits[] = QT_TRID_NOOP("tscw.log.waits");
//: %1 = unit
//% "%1 does not arrive now"
inline constexpr char notWaiting[] = QT_TRID_NOOP("tscw.refuse.not_waiting");
//: %1 = unit, %2 = hex
//% "%1 comes in at %2 or not far from there"
inline constexpr char tooFarFromEntry[] = QT_TRID_NOOP("tscw.refuse.too_far_from_entry");
//: %1 = unit, %2 = hex
//% "%1 has to come in at %2"
inline constexpr char entryIsOpen[] = QT_TRID_NOOP("tscw.refuse.entry_is_open");
//: %1 = hex
//% "%1 is not controlled by this side"
inline constexpr char entryNotOwn[] = QT_TRID_NOOP("tscw.refuse.not_own_hex");
//: %1 = hex
//% "%1 is not fully supplied"
inline constexpr char hexNotSupplied[] = QT_TRID_NOOP("tscw.refuse.hex_not_supplied");
//: %1 = hex
//% "%1 has neither a town or city nor a place left by a withdrawal"
inline constexpr char noTownNoCredit[] = QT_TRID_NOOP("tscw.refuse.no_town_no_credit");
//: %1 = unit
//% "%1 is too small for a place left by a withdrawal"
inline constexpr char tooSmallForCredit[] = QT_TRID_NOOP("tscw.refuse.too_small_for_credit");
//: %1 = unit
//% "%1 may not come in in the northern zone"
inline constexpr char notInTheNorth[] = QT_TRID_NOOP("tscw.refuse.not_in_the_north");
//: %1 = unit, %2 = hex
//% "%1 comes in at its capital %2 or next to it"
inline constexpr char notAtCapital[] = QT_TRID_NOOP("tscw.refuse.not_at_capital");
//: %1 = unit
//% "%1 has a hex of its own and comes first"
inline constexpr char boundFirst[] = QT_TRID_NOOP("tscw.refuse.bound_first");
//: %1 = unit
//% "%1 is still to be placed"
inline constexpr char stillToPlace[] = QT_TRID_NOOP("tscw.refuse.still_to_place");

} // namespace esagono::tscw::say
