// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of HQs, air and naval units and event chits in combat.
#pragma once

#include "engine/core/text.h"

namespace esagono::tscw::say {

//% "HQ support"
inline constexpr char frameSupport[] = QT_TRID_NOOP("tscw.frame.support");
//% "Air support"
inline constexpr char frameAir[] = QT_TRID_NOOP("tscw.frame.air");
//% "Anti-aircraft fire"
inline constexpr char frameAntiAir[] = QT_TRID_NOOP("tscw.frame.anti_air");
//% "Naval support"
inline constexpr char frameNaval[] = QT_TRID_NOOP("tscw.frame.naval");
//% "Events in combat"
inline constexpr char frameChits[] = QT_TRID_NOOP("tscw.frame.battle_chits");
//: %1 = hex
//% "Support the attack on %1 with an HQ"
inline constexpr char promptSupport[] = QT_TRID_NOOP("tscw.prompt.support");
//: %1 = hex
//% "Support the defence of %1 with an HQ"
inline constexpr char promptSupportDefence[] = QT_TRID_NOOP("tscw.prompt.support_defence");
//: %1 = hex
//% "Assign air units to the combat for %1"
inline constexpr char promptAir[] = QT_TRID_NOOP("tscw.prompt.air");
//% "Choose the air units under anti-aircraft fire"
inline constexpr char promptHalve[] = QT_TRID_NOOP("tscw.prompt.halve");
//: %1 = hex
//% "Support the attack on %1 with naval units"
inline constexpr char promptShips[] = QT_TRID_NOOP("tscw.prompt.ships");
//: %1 = hex
//% "Support the defence of %1 with naval units"
inline constexpr char promptShipsDefence[] = QT_TRID_NOOP("tscw.prompt.ships_defence");
//: %1 = hex
//% "Play event chits for the attack on %1"
inline constexpr char promptChits[] = QT_TRID_NOOP("tscw.prompt.battle_chits");
//: %1 = hex
//% "Play event chits for the defence of %1"
inline constexpr char promptChitsDefence[] = QT_TRID_NOOP("tscw.prompt.battle_chits_defence");
//% "Support by an HQ"
inline constexpr char offerHq[] = QT_TRID_NOOP("tscw.offer.hq");
//% "Support by an HQ with its artillery (1 resource point)"
inline constexpr char offerArtillery[] = QT_TRID_NOOP("tscw.offer.artillery");
//% "Support by an HQ with its artillery (event)"
inline constexpr char offerFreeArtillery[] = QT_TRID_NOOP("tscw.offer.free_artillery");
//% "No HQ support"
inline constexpr char offerNoSupport[] = QT_TRID_NOOP("tscw.offer.no_support");
//% "Assign air units"
inline constexpr char offerAir[] = QT_TRID_NOOP("tscw.offer.air");
//% "No air unit"
inline constexpr char offerNoAir[] = QT_TRID_NOOP("tscw.offer.no_air");
//% "Halve air units"
inline constexpr char offerHalve[] = QT_TRID_NOOP("tscw.offer.halve");
//% "Naval support"
inline constexpr char offerShips[] = QT_TRID_NOOP("tscw.offer.ships");
//% "No naval support"
inline constexpr char offerNoShips[] = QT_TRID_NOOP("tscw.offer.no_ships");
//% "Play an event chit"
inline constexpr char offerChit[] = QT_TRID_NOOP("tscw.offer.battle_chit");
//% "No (more) event chits"
inline constexpr char offerNoChits[] = QT_TRID_NOOP("tscw.offer.no_battle_chits");
//: %1 = event
//% "%1"
inline constexpr char chitCalled[] = QT_TRID_NOOP("tscw.offer.chit_called");
//: %1 = HQ, %2 = hex
//% "%1 supports in the combat for %2"
inline constexpr char hqSupports[] = QT_TRID_NOOP("tscw.log.hq_supports");
//: %1 = HQ
//% "%1 gives artillery support"
inline constexpr char artilleryFires[] = QT_TRID_NOOP("tscw.log.artillery_fires");
//: %1 = air unit, %2 = hex
//% "%1 flies to %2"
inline constexpr char airSupports[] = QT_TRID_NOOP("tscw.log.air_supports");
//: %1 = air unit
//% "%1 is halved by anti-aircraft fire"
inline constexpr char airHalved[] = QT_TRID_NOOP("tscw.log.air_halved");
//: %1 = naval unit, %2 = hex
//% "%1 supports off %2"
inline constexpr char shipSupports[] = QT_TRID_NOOP("tscw.log.ship_supports");
//: %1 = side, %2 = event
//% "%1 plays the event %2"
inline constexpr char chitPlayed[] = QT_TRID_NOOP("tscw.log.battle_chit");
//: %1 = counter
//% "%1 is no HQ of yours on the map"
inline constexpr char noHqOfYours[] = QT_TRID_NOOP("tscw.refuse.hq.not_yours");
//: %1 = HQ
//% "%1 supports already: one HQ of each side"
inline constexpr char oneHqOnly[] = QT_TRID_NOOP("tscw.refuse.hq.one_only");
//: %1 = HQ
//% "%1 is not beside the units it would support"
inline constexpr char hqNotBeside[] = QT_TRID_NOOP("tscw.refuse.hq.not_beside");
//: %1 = HQ
//% "%1 is used"
inline constexpr char hqUsed[] = QT_TRID_NOOP("tscw.refuse.hq.used");
//: %1 = HQ
//% "%1 was attacked in this segment"
inline constexpr char hqWasAttacked[] = QT_TRID_NOOP("tscw.refuse.hq.was_attacked");
//: %1 = HQ
//% "%1 is out of supply"
inline constexpr char hqUnsupplied[] = QT_TRID_NOOP("tscw.refuse.hq.unsupplied");
//: %1 = HQ
//% "%1 is in the attacked hex and has to support"
inline constexpr char hqMustSupport[] = QT_TRID_NOOP("tscw.refuse.hq.must_support");
//: %1 = HQ
//% "%1 does not support this combat"
inline constexpr char hqNotSupporting[] = QT_TRID_NOOP("tscw.refuse.artillery.not_supporting");
//: %1 = HQ
//% "The artillery of %1 is declared after both HQs"
inline constexpr char artilleryLater[] = QT_TRID_NOOP("tscw.refuse.artillery.later");
//: %1 = HQ
//% "%1 has no artillery support"
inline constexpr char noArtillery[] = QT_TRID_NOOP("tscw.refuse.artillery.none");
//: %1 = HQ
//% "There is no resource point for %1"
inline constexpr char noPointForHq[] = QT_TRID_NOOP("tscw.refuse.artillery.no_point");
//% "You hold no event for artillery without cost"
inline constexpr char noFreeArtillery[] = QT_TRID_NOOP("tscw.refuse.artillery.no_event");
//: %1 = counter
//% "%1 is no air unit of yours in play"
inline constexpr char noAirOfYours[] = QT_TRID_NOOP("tscw.refuse.air.not_yours");
//: %1 = air unit
//% "%1 supports one combat in a turn"
inline constexpr char airUsed[] = QT_TRID_NOOP("tscw.refuse.air.used");
//: %1 = air unit
//% "%1 does not support northern units"
inline constexpr char airNotForNorth[] = QT_TRID_NOOP("tscw.refuse.air.not_for_north");
//: %1 = air unit
//% "%1 supports northern units only"
inline constexpr char airForNorthOnly[] = QT_TRID_NOOP("tscw.refuse.air.north_only");
//% "No air unit is named"
inline constexpr char noAirNamed[] = QT_TRID_NOOP("tscw.refuse.air.none");
//: %1 = hex
//% "No supplied base is within range of %1"
inline constexpr char airTooFar[] = QT_TRID_NOOP("tscw.refuse.air.too_far");
//: %1 = number of air units
//% "Air units to be halved: %1"
inline constexpr char otherAirCount[] = QT_TRID_NOOP("tscw.refuse.anti_air.count");
//: %1 = counter
//% "%1 is no enemy air unit of this combat"
inline constexpr char notEnemyAir[] = QT_TRID_NOOP("tscw.refuse.anti_air.not_there");
//: %1 = hex
//% "Naval units do not reach %1"
inline constexpr char noCoast[] = QT_TRID_NOOP("tscw.refuse.naval.no_coast");
//: %1 = hex
//% "%1 is not on the Mediterranean"
inline constexpr char notMediterranean[] = QT_TRID_NOOP("tscw.refuse.naval.not_mediterranean");
//: %1 = counter
//% "%1 is no naval unit of yours in play"
inline constexpr char noShipOfYours[] = QT_TRID_NOOP("tscw.refuse.naval.not_yours");
//: %1 = naval unit
//% "%1 supports one combat in a turn"
inline constexpr char shipUsed[] = QT_TRID_NOOP("tscw.refuse.naval.used");
//: %1 = naval unit, %2 = turn
//% "%1 is available from turn %2"
inline constexpr char shipTooEarly[] = QT_TRID_NOOP("tscw.refuse.naval.too_early");
//% "No naval unit is named"
inline constexpr char noShipNamed[] = QT_TRID_NOOP("tscw.refuse.naval.none");
//% "You do not hold this event chit"
inline constexpr char chitNotInHand[] = QT_TRID_NOOP("tscw.refuse.battle_chit.not_in_hand");
//% "This event chit is not played now"
inline constexpr char chitNotNow[] = QT_TRID_NOOP("tscw.refuse.battle_chit.not_now");
//% "This event chit is played by the attacker"
inline constexpr char chitForAttack[] = QT_TRID_NOOP("tscw.refuse.battle_chit.for_attack");
//% "This event chit is played by the defender"
inline constexpr char chitForDefence[] = QT_TRID_NOOP("tscw.refuse.battle_chit.for_defence");
//: %1 = hex
//% "This event chit does not concern the combat for %1"
inline constexpr char chitOtherBattle[] = QT_TRID_NOOP("tscw.refuse.battle_chit.other_battle");
//% "There is no column roll to be set aside now"
inline constexpr char noColumnRoll[] = QT_TRID_NOOP("tscw.refuse.battle_chit.no_column_roll");

} // namespace esagono::tscw::say
