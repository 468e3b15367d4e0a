// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of movement, march, evacuation and exploitation.
#pragma once

#include "engine/core/text.h"

namespace esagono::tscw::say {

//% "Operational movement"
inline constexpr char frameMovement[] = QT_TRID_NOOP("tscw.frame.movement");
//% "Exploitation movement"
inline constexpr char frameExploitation[] = QT_TRID_NOOP("tscw.frame.exploitation");
//% "Move units, or end the segment"
inline constexpr char promptMovement[] = QT_TRID_NOOP("tscw.prompt.movement");
//% "Activate reserves first, then move; or end the segment"
inline constexpr char promptExploitation[] = QT_TRID_NOOP("tscw.prompt.exploitation");
//% "End of movement"
inline constexpr char offerEndMovement[] = QT_TRID_NOOP("tscw.offer.end_movement");
//% "Move from…"
inline constexpr char offerMoveFrom[] = QT_TRID_NOOP("tscw.offer.move_from");
//: %1 = hex
//% "Who moves from %1"
inline constexpr char offerMoveUnits[] = QT_TRID_NOOP("tscw.offer.move_units");
//: %1 = first of the units
//% "%1 moves to…"
inline constexpr char offerMove[] = QT_TRID_NOOP("tscw.offer.move");
//% "March from…"
inline constexpr char offerMarchFrom[] = QT_TRID_NOOP("tscw.offer.march_from");
//: %1 = hex
//% "Who marches from %1"
inline constexpr char offerMarchUnits[] = QT_TRID_NOOP("tscw.offer.march_units");
//: %1 = first of the units
//% "%1 marches to…"
inline constexpr char offerMarch[] = QT_TRID_NOOP("tscw.offer.march");
//% "Evacuate through France…"
inline constexpr char offerEvacuate[] = QT_TRID_NOOP("tscw.offer.evacuate");
//% "Activate reserves of…"
inline constexpr char offerActivate[] = QT_TRID_NOOP("tscw.offer.activate");
//: %1 = HQ
//% "Which reserves of %1"
inline constexpr char offerActivateUnits[] = QT_TRID_NOOP("tscw.offer.activate_units");
//: %1 = unit, %2 = hex
//% "%1 is evacuated to %2"
inline constexpr char isEvacuated[] = QT_TRID_NOOP("tscw.log.evacuated");
//: %1 = HQ
//% "%1 activates its reserves"
inline constexpr char activates[] = QT_TRID_NOOP("tscw.log.activated");
//: %1 = HQ
//% "%1 is overrun"
inline constexpr char hqOverrun[] = QT_TRID_NOOP("tscw.log.hq_overrun");
//: %1 = unit
//% "Movement of %1"
inline constexpr char partCost[] = QT_TRID_NOOP("tscw.part.cost");
//: %1 = unit
//% "What %1 has left"
inline constexpr char partLeft[] = QT_TRID_NOOP("tscw.part.left");
//: %1 = hex
//% "into %1"
inline constexpr char tallyEnter[] = QT_TRID_NOOP("tscw.tally.move.enter");
//: %1 = hex
//% "across the river into %1"
inline constexpr char tallyRiver[] = QT_TRID_NOOP("tscw.tally.move.river");
//: %1 = hex
//% "fortified line in %1"
inline constexpr char tallyFortifiedHex[] = QT_TRID_NOOP("tscw.tally.move.fortified");
//: %1 = unit
//% "%1"
inline constexpr char tallyLeft[] = QT_TRID_NOOP("tscw.tally.move.left");

//: %1 = unit
//% "%1 is not a unit of yours"
inline constexpr char notYours[] = QT_TRID_NOOP("tscw.refuse.move.not_yours");
//: %1 = unit
//% "%1 is not on the map"
inline constexpr char isNotOnMap[] = QT_TRID_NOOP("tscw.refuse.move.not_on_map");
//: %1 = unit
//% "%1 is in reserve and does not move"
inline constexpr char reserveStays[] = QT_TRID_NOOP("tscw.refuse.move.reserve");
//: %1 = unit
//% "%1 has landed or was dropped in this turn and does not move"
inline constexpr char landedStays[] = QT_TRID_NOOP("tscw.refuse.move.landed");
//: %1 = unit
//% "%1 has finished its movement"
inline constexpr char hasFinished[] = QT_TRID_NOOP("tscw.refuse.move.finished");
//: %1 = unit
//% "%1 does not combine march and regular movement"
inline constexpr char noMixing[] = QT_TRID_NOOP("tscw.refuse.move.mixing");
//: %1 = unit
//% "%1 may not move in exploitation"
inline constexpr char mayNotExploit[] = QT_TRID_NOOP("tscw.refuse.move.no_exploitation");
//: %1 = hex
//% "Units move together only from the same hex: %1"
inline constexpr char notTogether[] = QT_TRID_NOOP("tscw.refuse.move.not_together");
//: %1 = unit
//% "%1 did not begin this movement with the others"
inline constexpr char beganApart[] = QT_TRID_NOOP("tscw.refuse.move.began_apart");
//: %1, %2 = hexes
//% "There is no way from %1 to %2"
inline constexpr char noStep[] = QT_TRID_NOOP("tscw.refuse.move.no_step");
//: %1 = hex
//% "Nobody enters %1: it is sea or a neutral country"
inline constexpr char notLand[] = QT_TRID_NOOP("tscw.refuse.move.not_land");
//: %1 = hex
//% "There is an enemy in %1"
inline constexpr char enemyThere[] = QT_TRID_NOOP("tscw.refuse.move.enemy");
//: %1 = hex
//% "Who enters a zone of control must stop: %1"
inline constexpr char mustStop[] = QT_TRID_NOOP("tscw.refuse.move.must_stop");
//: %1, %2 = hexes
//% "Nobody goes from %1 to %2, from one zone of control into another"
inline constexpr char zoneToZone[] = QT_TRID_NOOP("tscw.refuse.move.zone_to_zone");
//: %1 = first unit, %2 = MP the way costs, %3 = MP left
//% "The way costs %1 %2 MP; %3 are left"
inline constexpr char tooFar[] = QT_TRID_NOOP("tscw.refuse.move.too_far");
//: %1 = unit, %2 = hex
//% "%1 cannot reach %2"
inline constexpr char outOfReach[] = QT_TRID_NOOP("tscw.refuse.move.out_of_reach");
//: %1 = unit
//% "%1 is motorised and does not march"
inline constexpr char motorisedMarch[] = QT_TRID_NOOP("tscw.refuse.march.motorised");
//: %1 = unit
//% "%1 is out of supply and does not march"
inline constexpr char unsuppliedMarch[] = QT_TRID_NOOP("tscw.refuse.march.unsupplied");
//: %1 = unit
//% "%1 is next to an enemy and does not march"
inline constexpr char marchFromEnemy[] = QT_TRID_NOOP("tscw.refuse.march.from_enemy");
//: %1 = hex
//% "Nobody marches into %1: it is not your side’s"
inline constexpr char marchNotHeld[] = QT_TRID_NOOP("tscw.refuse.march.not_held");
//: %1 = hex
//% "Nobody marches into %1, next to an enemy, where no unit of yours is"
inline constexpr char marchBeside[] = QT_TRID_NOOP("tscw.refuse.march.beside_enemy");
//: %1 = unit, %2 = steps that would be away from home, %3 = the limit
//% "With %1, %2 steps would be outside their region; the limit is %3"
inline constexpr char beyondLimit[] = QT_TRID_NOOP("tscw.refuse.move.northern_limit");
//: %1 = hex
//% "The segment does not end with too many units in %1"
inline constexpr char endOverstacked[] = QT_TRID_NOOP("tscw.refuse.end.overstacked");
//% "Units have been evacuated through France already"
inline constexpr char evacuatedAlready[] = QT_TRID_NOOP("tscw.refuse.evacuate.already");
//: %1 = hex
//% "Nobody is evacuated while %1 is Nationalist"
inline constexpr char evacuationLost[] = QT_TRID_NOOP("tscw.refuse.evacuate.lost");
//: %1 = unit
//% "%1 is not next to France"
inline constexpr char notAtFrance[] = QT_TRID_NOOP("tscw.refuse.evacuate.not_at_france");
//: %1 = unit
//% "%1 has moved already"
inline constexpr char hasMoved[] = QT_TRID_NOOP("tscw.refuse.evacuate.moved");
//: %1 = unit
//% "%1 is out of supply and is not evacuated"
inline constexpr char unsuppliedEvacuee[] = QT_TRID_NOOP("tscw.refuse.evacuate.unsupplied");
//: %1 = the limit
//% "At most %1 divisions are evacuated; two other units count as one"
inline constexpr char tooManyEvacuees[] = QT_TRID_NOOP("tscw.refuse.evacuate.too_many");
//: %1 = HQ
//% "%1 has no units in reserve"
inline constexpr char noReserves[] = QT_TRID_NOOP("tscw.refuse.activate.none");
//: %1 = unit, %2 = HQ
//% "%1 is not in the reserve of %2"
inline constexpr char notOfReserve[] = QT_TRID_NOOP("tscw.refuse.activate.not_of_reserve");
//% "Reserves are activated before any unit moves"
inline constexpr char activateFirst[] = QT_TRID_NOOP("tscw.refuse.activate.too_late");
//: %1 = HQ
//% "There is no resource point for %1"
inline constexpr char noPointFor[] = QT_TRID_NOOP("tscw.refuse.activate.no_point");

} // namespace esagono::tscw::say
