// SPDX-License-Identifier: GPL-3.0-or-later
// What the game says, with the English beside each id in the form lupdate reads.
#pragma once

#include "engine/banditen/shown/refusal_messages.h"
#include "engine/core/text.h"

namespace esagono::banditen::say {

// What the package lacks

//: %1 = what is missing: an area, a chart, a counter
//% "The package does not fit the rules of Banditen!: “%1” is missing or unreadable"
inline constexpr char packageLacks[] = QT_TRID_NOOP("banditen.fault.package_lacks");

// Phases

//: %1 = side
//% "Set-up: %1"
inline constexpr char setupOf[] = QT_TRID_NOOP("banditen.log.setup");
//: %1 = turn
//% "Turn %1"
inline constexpr char turnBegins[] = QT_TRID_NOOP("banditen.log.turn");
//% "Ammunition"
inline constexpr char phaseAmmunition[] = QT_TRID_NOOP("banditen.phase.ammunition");
//% "Activation Points and initiative"
inline constexpr char phasePoints[] = QT_TRID_NOOP("banditen.phase.points");
//% "The III company arrives"
inline constexpr char phaseThird[] = QT_TRID_NOOP("banditen.phase.third");
//% "Activations"
inline constexpr char phaseActivations[] = QT_TRID_NOOP("banditen.phase.activations");
//% "Check"
inline constexpr char phaseControl[] = QT_TRID_NOOP("banditen.phase.control");

// The log

//% "Ammunition runs short: RSI infantry lose the bonus of automatic weapons"
inline constexpr char ammunitionShort[] = QT_TRID_NOOP("banditen.log.ammunition_short");
//% "There is enough ammunition"
inline constexpr char ammunitionEnough[] = QT_TRID_NOOP("banditen.log.ammunition_enough");
//% "Frost: heavy weapons do not fire"
inline constexpr char frostComes[] = QT_TRID_NOOP("banditen.log.frost");
//% "No frost"
inline constexpr char noFrost[] = QT_TRID_NOOP("banditen.log.no_frost");
//: %1 = side, %2 = new points, %3 = all points
//% "%1: %2 PA more, %3 in all"
inline constexpr char pointsGiven[] = QT_TRID_NOOP("banditen.log.points");
//: %1 = side
//% "Initiative: %1"
inline constexpr char initiativeIs[] = QT_TRID_NOOP("banditen.log.initiative");
//% "The 3rd Battalion is not hastened"
inline constexpr char thirdWaits[] = QT_TRID_NOOP("banditen.log.third_waits");
//% "The 3rd Battalion will be ready one turn sooner"
inline constexpr char thirdCloser[] = QT_TRID_NOOP("banditen.log.third_closer");
//% "The 3rd Battalion is active"
inline constexpr char thirdActive[] = QT_TRID_NOOP("banditen.log.third_active");
//: %1 = box of the reinforcements
//% "Available: %1"
inline constexpr char groupArrives[] = QT_TRID_NOOP("banditen.log.group_arrives");
//: %1 = box of the reinforcements
//% "Delayed to the next turn: %1"
inline constexpr char groupDelayed[] = QT_TRID_NOOP("banditen.log.group_delayed");
//: %1 = side, %2 = hex
//% "%1: reinforcements enter at %2"
inline constexpr char reinforcementsEnter[] = QT_TRID_NOOP("banditen.log.enter");
//: %1 = side
//% "%1: pass"
inline constexpr char passes[] = QT_TRID_NOOP("banditen.log.passes");
//: %1 = side, %2 = hex of those who fire, %3 = target
//% "%1: fire from %2 at %3"
inline constexpr char fireAt[] = QT_TRID_NOOP("banditen.log.fire");
//: %1 = side, %2 = hex of those who fire, %3 = target
//% "%1: opportunity fire from %2 at %3"
inline constexpr char opportunityFire[] = QT_TRID_NOOP("banditen.log.op_fire");
//: %1 = unit, %2 = hits, %3 = modifier of the dice
//% "%1: hits: %2 (die modifier %3)"
inline constexpr char unitFires[] = QT_TRID_NOOP("banditen.log.unit_fires");
//: %1 = hex
//% "No hits in %1"
inline constexpr char noHits[] = QT_TRID_NOOP("banditen.log.no_hits");
//: %1 = hex, %2 = how many
//% "Hits in %1: %2"
inline constexpr char hitsScored[] = QT_TRID_NOOP("banditen.log.hits");
//: %1 = hex
//% "The bunker in %1 is destroyed"
inline constexpr char bunkerDestroyed[] = QT_TRID_NOOP("banditen.log.bunker_destroyed");
//: %1 = hex
//% "The bunker in %1 is taken"
inline constexpr char bunkerTaken[] = QT_TRID_NOOP("banditen.log.bunker_taken");
//: %1 = place, %2 = hex
//% "Objective captured: %1 (%2)"
inline constexpr char objectiveCaptured[] = QT_TRID_NOOP("banditen.log.objective");
//: %1 = unit, %2 = strength lost, %3 = what is left
//% "%1 loses %2 VF; %3 left"
inline constexpr char losesStrength[] = QT_TRID_NOOP("banditen.log.loses");
//: %1 = unit
//% "%1 is eliminated"
inline constexpr char unitEliminated[] = QT_TRID_NOOP("banditen.log.eliminated");
//: %1 = unit
//% "%1: the morale check is passed"
inline constexpr char moraleHolds[] = QT_TRID_NOOP("banditen.log.morale_holds");
//: %1 = unit
//% "%1 is pinned (A Terra)"
inline constexpr char goesProne[] = QT_TRID_NOOP("banditen.log.prone");
//: %1 = unit
//% "%1 recovers"
inline constexpr char recovers[] = QT_TRID_NOOP("banditen.log.recovers");
//: %1 = unit, %2 = hex
//% "%1 goes back to %2"
inline constexpr char fallsBack[] = QT_TRID_NOOP("banditen.log.falls_back");
//: %1 = unit
//% "%1 breaks down"
inline constexpr char carBreaksDown[] = QT_TRID_NOOP("banditen.log.breakdown");
//: %1 = hex
//% "The mine in %1 does not go off"
inline constexpr char mineMissed[] = QT_TRID_NOOP("banditen.log.mine_missed");
//: %1 = hex, %2 = value of the mine
//% "The mine in %1 goes off; its value is %2"
inline constexpr char mineGoesOff[] = QT_TRID_NOOP("banditen.log.mine");
//: %1 = side, %2 = hex
//% "%1: assault on %2"
inline constexpr char assaultOn[] = QT_TRID_NOOP("banditen.log.assault");
//: %1 = side, %2 = hex
//% "%1: opportunity assault on %2"
inline constexpr char opportunityAssault[] = QT_TRID_NOOP("banditen.log.op_assault");
//: %1, %3 = side, %2, %4 = its total in close combat
//% "Close combat: %1 %2, %3 %4"
inline constexpr char meleeTotals[] = QT_TRID_NOOP("banditen.log.melee");
//: %1 = side
//% "%1: the assaulting units go back"
inline constexpr char assaultersGoBack[] = QT_TRID_NOOP("banditen.log.assaulters_back");
//: %1 = hex
//% "The Germans in %1 surrender"
inline constexpr char germansSurrender[] = QT_TRID_NOOP("banditen.log.surrender");
//: %1 = side, %2 = from, %3 = to
//% "%1: retreat from %2 to %3"
inline constexpr char retreats[] = QT_TRID_NOOP("banditen.log.retreats");
//: %1 = hex
//% "There is nowhere to retreat to from %1"
inline constexpr char nowhereToGo[] = QT_TRID_NOOP("banditen.log.nowhere");
//: %1 = Command, %2 = hex
//% "%1 is replaced in %2"
inline constexpr char commandReplaced[] = QT_TRID_NOOP("banditen.log.replaced");
//: %1 = unit, %2 = strengths: 3 + 1
//% "%1: the units are now %2"
inline constexpr char unitsReformed[] = QT_TRID_NOOP("banditen.log.reformed");
//: %1 = hex
//% "The infirmary in %1 is turned over"
inline constexpr char infirmaryTurned[] = QT_TRID_NOOP("banditen.log.infirmary");

// How it ends

//: %1 = side
//% "%1: victory, all objectives are captured"
inline constexpr char endsObjectives[] = QT_TRID_NOOP("banditen.log.game_over_objectives");
//: %1 = winner, %2 = points of the Axis, %3 = points of the partisans
//% "%1: victory. Axis: %2 VP; partisans: %3 VP"
inline constexpr char endsPoints[] = QT_TRID_NOOP("banditen.log.game_over_points");
//: %1 = points of both
//% "Draw: %1 VP each"
inline constexpr char endsDraw[] = QT_TRID_NOOP("banditen.log.game_over_draw");
//: %1 = side
//% "%1: victory, the garrison is eliminated"
inline constexpr char endsGarrison[] = QT_TRID_NOOP("banditen.log.game_over_garrison");
//: %1 = winner, %2 = losses of the Axis, %3 = losses of the partisans
//% "%1: victory. VF lost by the Axis: %2; by the partisans: %3"
inline constexpr char endsLosses[] = QT_TRID_NOOP("banditen.log.game_over_losses");
//: %1 = losses of both
//% "Draw: both sides lost %1 VF"
inline constexpr char endsDrawLosses[] = QT_TRID_NOOP("banditen.log.game_over_draw_losses");

// What is worth points

//: %1 = place
//% "%1"
inline constexpr char worthObjective[] = QT_TRID_NOOP("banditen.worth.objective");
//: %1 = losses of the Axis, %2 = losses of the partisans
//% "Fewer VF lost (%1 against %2)"
inline constexpr char worthFewerLosses[] = QT_TRID_NOOP("banditen.worth.fewer_losses");
//% "Optional partisan reinforcements entered"
inline constexpr char worthReinforced[] = QT_TRID_NOOP("banditen.worth.reinforced");
//: %1 = how many
//% "VF lost by the enemy: %1"
inline constexpr char worthLosses[] = QT_TRID_NOOP("banditen.worth.losses");
//: %1 = strength there, %2 = limit
//% "%1 of %2 VF"
inline constexpr char roomLeft[] = QT_TRID_NOOP("banditen.room");

// Frames

//% "Set-up"
inline constexpr char frameSetup[] = QT_TRID_NOOP("banditen.frame.setup");
//% "Set-up"
inline constexpr char frameDeploy[] = QT_TRID_NOOP("banditen.frame.deploy");
//% "Turn"
inline constexpr char frameTurn[] = QT_TRID_NOOP("banditen.frame.turn");
//% "Ammunition"
inline constexpr char frameAmmunition[] = QT_TRID_NOOP("banditen.frame.ammunition");
//% "Activation Points"
inline constexpr char framePoints[] = QT_TRID_NOOP("banditen.frame.points");
//% "3rd Battalion"
inline constexpr char frameHasten[] = QT_TRID_NOOP("banditen.frame.hasten");
//% "Frost"
inline constexpr char frameFrost[] = QT_TRID_NOOP("banditen.frame.frost");
//% "Reinforcements"
inline constexpr char frameArrivals[] = QT_TRID_NOOP("banditen.frame.arrivals");
//% "III company"
inline constexpr char framePlaceThird[] = QT_TRID_NOOP("banditen.frame.place_third");
//% "Activations"
inline constexpr char frameActivation[] = QT_TRID_NOOP("banditen.frame.activation");
//% "Action"
inline constexpr char frameAct[] = QT_TRID_NOOP("banditen.frame.act");
//% "Movement"
inline constexpr char frameMarch[] = QT_TRID_NOOP("banditen.frame.march");
//% "Going on"
inline constexpr char frameGoOn[] = QT_TRID_NOOP("banditen.frame.go_on");
//% "Fire after movement"
inline constexpr char frameFireAfter[] = QT_TRID_NOOP("banditen.frame.fire_after");
//% "Reaction"
inline constexpr char frameReact[] = QT_TRID_NOOP("banditen.frame.react");
//% "Effects"
inline constexpr char frameCasualties[] = QT_TRID_NOOP("banditen.frame.casualties");
//% "Losses"
inline constexpr char frameLosses[] = QT_TRID_NOOP("banditen.frame.losses");
//% "Close combat"
inline constexpr char frameMelee[] = QT_TRID_NOOP("banditen.frame.melee");
//% "Retreat"
inline constexpr char frameRetreat[] = QT_TRID_NOOP("banditen.frame.retreat");
//% "Replacement Command"
inline constexpr char frameReplace[] = QT_TRID_NOOP("banditen.frame.replace");
//% "Check"
inline constexpr char frameControl[] = QT_TRID_NOOP("banditen.frame.control");
//% "Stacking"
inline constexpr char frameShift[] = QT_TRID_NOOP("banditen.frame.shift");
//% "End of the turn"
inline constexpr char frameEndTurn[] = QT_TRID_NOOP("banditen.frame.end_turn");

// Prompts

//: %1 = how many units
//% "Set up your units. Still to place: %1"
inline constexpr char promptPlace[] = QT_TRID_NOOP("banditen.prompt.place");
//% "Place what is still in the box"
inline constexpr char promptMarkers[] = QT_TRID_NOOP("banditen.prompt.markers");
//% "Rearrange your units, or end the set-up"
inline constexpr char promptEndSetup[] = QT_TRID_NOOP("banditen.prompt.end_setup");
//% "Choose an action, or pass"
inline constexpr char promptAct[] = QT_TRID_NOOP("banditen.prompt.act");
//% "Go on with the movement, or stop"
inline constexpr char promptGoOn[] = QT_TRID_NOOP("banditen.prompt.go_on");
//% "Fire, or hold your fire"
inline constexpr char promptFireAfter[] = QT_TRID_NOOP("banditen.prompt.fire_after");
//: %1 = hex
//% "The enemy moves in %1: react, or let him go on"
inline constexpr char promptReact[] = QT_TRID_NOOP("banditen.prompt.react");
//: %1 = strength to lose, %2 = hex
//% "Share out the VF lost in %2: %1"
inline constexpr char promptLosses[] = QT_TRID_NOOP("banditen.prompt.losses");
//: %1 = hex
//% "Choose where to retreat to from %1"
inline constexpr char promptRetreat[] = QT_TRID_NOOP("banditen.prompt.retreat");
//: %1 = Command
//% "Place the replacement of %1 with a combat unit"
inline constexpr char promptReplace[] = QT_TRID_NOOP("banditen.prompt.replace");
//: %1 = hex
//% "Put the stack in %1 right: it breaks the limits"
inline constexpr char promptShift[] = QT_TRID_NOOP("banditen.prompt.shift");
//% "Try to hasten the 3rd Battalion, or not"
inline constexpr char promptHasten[] = QT_TRID_NOOP("banditen.prompt.hasten");
//% "Place the III company near 20.05"
inline constexpr char promptPlaceThird[] = QT_TRID_NOOP("banditen.prompt.place_third");

// Offers

//% "Movement"
inline constexpr char offerMove[] = QT_TRID_NOOP("banditen.offer.move");
//: %1 = hex
//% "Which units of %1 move?"
inline constexpr char offerMovers[] = QT_TRID_NOOP("banditen.offer.movers");
//: %1 = unit, %2 = how many go with it: nothing, or +2
//% "%1%2: move where?"
inline constexpr char offerWay[] = QT_TRID_NOOP("banditen.offer.way");
//: %1 = unit, %2 = how many go with it: nothing, or +2
//% "%1%2: move where, then fire?"
inline constexpr char offerWayFire[] = QT_TRID_NOOP("banditen.offer.way_fire");
//: %1 = unit, %2 = how many go with it: nothing, or +2
//% "%1%2: assault which hex?"
inline constexpr char offerWayAssault[] = QT_TRID_NOOP("banditen.offer.way_assault");
//% "Fire"
inline constexpr char offerFire[] = QT_TRID_NOOP("banditen.offer.fire");
//: %1 = hex
//% "Which units of %1 fire?"
inline constexpr char offerFirers[] = QT_TRID_NOOP("banditen.offer.firers");
//: %1 = unit, %2 = how many go with it: nothing, or +2
//% "%1%2: fire at which hex?"
inline constexpr char offerTarget[] = QT_TRID_NOOP("banditen.offer.target");
//: %1 = unit, %2 = how many go with it: nothing, or +2
//% "%1%2: fire at which hex, then move?"
inline constexpr char offerTargetMove[] = QT_TRID_NOOP("banditen.offer.target_move");
//% "Move, then fire"
inline constexpr char offerMoveFire[] = QT_TRID_NOOP("banditen.offer.move_fire");
//% "Fire, then move"
inline constexpr char offerFireMove[] = QT_TRID_NOOP("banditen.offer.fire_move");
//% "Fire"
inline constexpr char offerFireAfter[] = QT_TRID_NOOP("banditen.offer.fire_after");
//% "Hold fire"
inline constexpr char offerHoldFire[] = QT_TRID_NOOP("banditen.offer.hold_fire");
//% "Assault"
inline constexpr char offerAssault[] = QT_TRID_NOOP("banditen.offer.assault");
//: %1 = hex
//% "Which units of %1 assault?"
inline constexpr char offerAssaulters[] = QT_TRID_NOOP("banditen.offer.assaulters");
//% "Split/merge units"
inline constexpr char offerReform[] = QT_TRID_NOOP("banditen.offer.reform");
//: %1 = hex
//% "Which units of %1?"
inline constexpr char offerReformers[] = QT_TRID_NOOP("banditen.offer.reformers");
//: %1 = unit, %2 = how many go with it: nothing, or +2
//% "%1%2: into which strengths?"
inline constexpr char offerParts[] = QT_TRID_NOOP("banditen.offer.parts");
//% "Recovery"
inline constexpr char offerRecover[] = QT_TRID_NOOP("banditen.offer.recover");
//: %1 = hex
//% "Which units of %1 recover?"
inline constexpr char offerRecovering[] = QT_TRID_NOOP("banditen.offer.recovering");
//: %1 = activation points
//% "Infirmary: turn it over (%1 PA)"
inline constexpr char offerInfirmary[] = QT_TRID_NOOP("banditen.offer.infirmary");
//: %1 = box of the reinforcements
//% "Enter: %1"
inline constexpr char offerEnter[] = QT_TRID_NOOP("banditen.offer.enter");
//: %1 = unit, %2 = how many go with it: nothing, or +2
//% "%1%2: enter at which hex?"
inline constexpr char offerEntryHex[] = QT_TRID_NOOP("banditen.offer.entry_hex");
//% "Pass"
inline constexpr char offerPass[] = QT_TRID_NOOP("banditen.offer.pass");
//% "Go on"
inline constexpr char offerGoOn[] = QT_TRID_NOOP("banditen.offer.go_on");
//% "Assault"
inline constexpr char offerStorm[] = QT_TRID_NOOP("banditen.offer.storm");
//% "Stop"
inline constexpr char offerStop[] = QT_TRID_NOOP("banditen.offer.stop");
//% "Opportunity fire"
inline constexpr char offerOpFire[] = QT_TRID_NOOP("banditen.offer.op_fire");
//: %1 = activation points
//% "Opportunity assault (%1 PA)"
inline constexpr char offerOpAssault[] = QT_TRID_NOOP("banditen.offer.op_assault");
//% "No reaction"
inline constexpr char offerNoReaction[] = QT_TRID_NOOP("banditen.offer.no_reaction");
//: %1 = strength to lose
//% "VF to lose: %1"
inline constexpr char offerLosses[] = QT_TRID_NOOP("banditen.offer.losses");
//% "Retreat"
inline constexpr char offerRetreat[] = QT_TRID_NOOP("banditen.offer.retreat");
//: %1 = unit, %2 = how many go with it: nothing, or +2
//% "%1%2: retreat where?"
inline constexpr char offerRetreatOf[] = QT_TRID_NOOP("banditen.offer.retreat_of");
//% "Retreat of some units only: which?"
inline constexpr char offerRetreatPart[] = QT_TRID_NOOP("banditen.offer.retreat_part");
//: %1 = Command
//% "Place %1"
inline constexpr char offerReplace[] = QT_TRID_NOOP("banditen.offer.replace");
//% "Which unit leaves?"
inline constexpr char offerShift[] = QT_TRID_NOOP("banditen.offer.shift");
//% "Which unit is given up?"
inline constexpr char offerGiveUp[] = QT_TRID_NOOP("banditen.offer.give_up");
//: %1 = unit
//% "%1: where to?"
inline constexpr char offerShiftTo[] = QT_TRID_NOOP("banditen.offer.shift_to");
//: %1 = activation points
//% "Hasten the 3rd Battalion (%1 PA)"
inline constexpr char offerHasten[] = QT_TRID_NOOP("banditen.offer.hasten");
//% "Do not"
inline constexpr char offerDecline[] = QT_TRID_NOOP("banditen.offer.decline");
//% "Place a unit of the III company"
inline constexpr char offerPlaceThird[] = QT_TRID_NOOP("banditen.offer.place_third");
//% "Place a unit"
inline constexpr char offerPlaceUnits[] = QT_TRID_NOOP("banditen.offer.place_units");
//% "Move a unit already placed"
inline constexpr char offerRearrange[] = QT_TRID_NOOP("banditen.offer.rearrange");
//: %1 = unit
//% "Where does %1 go?"
inline constexpr char offerPlace[] = QT_TRID_NOOP("banditen.offer.place");
//% "Split or merge units"
inline constexpr char offerDivide[] = QT_TRID_NOOP("banditen.offer.divide");
//% "Which formation begins at Corte Cerro?"
inline constexpr char offerFormation[] = QT_TRID_NOOP("banditen.offer.formation");
//% "Which battalion has the assault company?"
inline constexpr char offerAssign[] = QT_TRID_NOOP("banditen.offer.assign");
//% "Lay a mine: which?"
inline constexpr char offerMine[] = QT_TRID_NOOP("banditen.offer.mine");
//: %1 = value of the mine
//% "Mine of value %1: in which hex?"
inline constexpr char offerMineHex[] = QT_TRID_NOOP("banditen.offer.mine_hex");
//% "Place a bunker"
inline constexpr char offerBunker[] = QT_TRID_NOOP("banditen.offer.bunker");
//% "Place the infirmary"
inline constexpr char offerInfirmaryHex[] = QT_TRID_NOOP("banditen.offer.infirmary_hex");
//% "Suggested set-up"
inline constexpr char offerSuggested[] = QT_TRID_NOOP("banditen.offer.suggested");
//% "Pick everything up again"
inline constexpr char offerClear[] = QT_TRID_NOOP("banditen.offer.clear");
//% "End the set-up"
inline constexpr char offerEndSetup[] = QT_TRID_NOOP("banditen.offer.end_setup");
//: %1 = strengths: 3 + 1
//% "%1"
inline constexpr char choiceParts[] = QT_TRID_NOOP("banditen.choice.parts");
//: %1 = formation or battalion
//% "%1"
inline constexpr char choiceNamed[] = QT_TRID_NOOP("banditen.choice.named");
//: %1 = value of the mine
//% "Value %1"
inline constexpr char choiceMine[] = QT_TRID_NOOP("banditen.choice.mine");
//% "Units placed"
inline constexpr char progressPlaced[] = QT_TRID_NOOP("banditen.progress.placed");
//% "Hexes garrisoned"
inline constexpr char progressGarrisons[] = QT_TRID_NOOP("banditen.progress.garrisons");

// Dice

//% "Ammunition"
inline constexpr char diceAmmunition[] = QT_TRID_NOOP("banditen.dice.ammunition");
//% "Partisan PA"
inline constexpr char dicePartisanPoints[] = QT_TRID_NOOP("banditen.dice.partisan_points");
//% "Axis PA"
inline constexpr char diceAxisPoints[] = QT_TRID_NOOP("banditen.dice.axis_points");
//% "3rd Battalion"
inline constexpr char diceHasten[] = QT_TRID_NOOP("banditen.dice.hasten");
//% "Frost"
inline constexpr char diceFrost[] = QT_TRID_NOOP("banditen.dice.frost");
//% "Arrival of reinforcements"
inline constexpr char diceArrival[] = QT_TRID_NOOP("banditen.dice.arrival");
//% "Fire"
inline constexpr char diceFire[] = QT_TRID_NOOP("banditen.dice.fire");
//% "Morale check"
inline constexpr char diceMorale[] = QT_TRID_NOOP("banditen.dice.morale");
//% "Close combat: the assaulting side"
inline constexpr char diceAssault[] = QT_TRID_NOOP("banditen.dice.assault");
//% "Close combat: the defending side"
inline constexpr char diceDefence[] = QT_TRID_NOOP("banditen.dice.defence");
//% "German surrender"
inline constexpr char diceSurrender[] = QT_TRID_NOOP("banditen.dice.surrender");
//% "Armoured car breakdown"
inline constexpr char diceBreakdown[] = QT_TRID_NOOP("banditen.dice.breakdown");
//% "Entering a minefield"
inline constexpr char diceMine[] = QT_TRID_NOOP("banditen.dice.mine");
//% "Mine"
inline constexpr char diceMineHits[] = QT_TRID_NOOP("banditen.dice.mine_hits");
//% "Infirmary"
inline constexpr char diceInfirmary[] = QT_TRID_NOOP("banditen.dice.infirmary");
//% "The reinforcements arrive"
inline constexpr char effectArrives[] = QT_TRID_NOOP("banditen.effect.arrives");
//% "The reinforcements come next turn"
inline constexpr char effectDelayed[] = QT_TRID_NOOP("banditen.effect.delayed");
//% "The Germans surrender"
inline constexpr char effectSurrender[] = QT_TRID_NOOP("banditen.effect.surrender");
//% "The Germans fight"
inline constexpr char effectFights[] = QT_TRID_NOOP("banditen.effect.fights");
//% "The armoured car breaks down"
inline constexpr char effectBreakdown[] = QT_TRID_NOOP("banditen.effect.breakdown");
//% "The armoured car drives on"
inline constexpr char effectDrivesOn[] = QT_TRID_NOOP("banditen.effect.drives_on");

// Tallies

//% "Printed"
inline constexpr char tallyPrinted[] = QT_TRID_NOOP("banditen.tally.printed");
//% "Lost"
inline constexpr char tallyLost[] = QT_TRID_NOOP("banditen.tally.lost");
//: %1 = unit
//% "%1"
inline constexpr char tallyUnit[] = QT_TRID_NOOP("banditen.tally.unit");
//: %1 = hex
//% "Terrain in %1"
inline constexpr char tallyTerrain[] = QT_TRID_NOOP("banditen.tally.terrain");
//% "Across the stream"
inline constexpr char tallyStream[] = QT_TRID_NOOP("banditen.tally.stream");
//% "Movement and Fire"
inline constexpr char tallyMoveFire[] = QT_TRID_NOOP("banditen.tally.move_fire");
//% "Pinned (A Terra)"
inline constexpr char tallyProne[] = QT_TRID_NOOP("banditen.tally.prone");
//% "Fire 2"
inline constexpr char tallyFire2[] = QT_TRID_NOOP("banditen.tally.fire_2");
//% "Automatic weapons"
inline constexpr char tallyAutomatic[] = QT_TRID_NOOP("banditen.tally.automatic");
//% "Weapon against this target"
inline constexpr char tallyWeapon[] = QT_TRID_NOOP("banditen.tally.weapon");
//% "Night"
inline constexpr char tallyNight[] = QT_TRID_NOOP("banditen.tally.night");
//% "Dark turn"
inline constexpr char tallyDark[] = QT_TRID_NOOP("banditen.tally.dark");
//% "Frost"
inline constexpr char tallyFrost[] = QT_TRID_NOOP("banditen.tally.frost");
//: %1 = unit, %2 = dice
//% "%1, dice: %2"
inline constexpr char partUnitDice[] = QT_TRID_NOOP("banditen.part.unit_dice");
//% "Assaulting"
inline constexpr char partAssaulters[] = QT_TRID_NOOP("banditen.part.assaulters");
//% "Defending"
inline constexpr char partDefenders[] = QT_TRID_NOOP("banditen.part.defenders");
//% "Strength (VF)"
inline constexpr char partStrength[] = QT_TRID_NOOP("banditen.part.strength");
//% "Movement allowance"
inline constexpr char partMovement[] = QT_TRID_NOOP("banditen.part.movement");
//% "Range"
inline constexpr char partRange[] = QT_TRID_NOOP("banditen.part.range");
//% "Command radius"
inline constexpr char partRadius[] = QT_TRID_NOOP("banditen.part.radius");
//: %1 = how many
//% "Hits: %1"
inline constexpr char prospectHits[] = QT_TRID_NOOP("banditen.prospect.hits");
//% "Fields of fire"
inline constexpr char layerFire[] = QT_TRID_NOOP("banditen.layer.fire");
//% "Command radius"
inline constexpr char layerCommand[] = QT_TRID_NOOP("banditen.layer.command");

} // namespace esagono::banditen::say
