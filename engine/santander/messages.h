// SPDX-License-Identifier: GPL-3.0-or-later
// What the game says, with the English beside each id in the form lupdate reads.
#pragma once

#include "engine/santander/setup/setup_messages.h"

namespace esagono::santander::say {

// What the package lacks

//: %1 = what is missing: an area, a chart, a counter
//% "The package does not fit the rules of Santander 1937: “%1” is missing or unreadable"
inline constexpr char packageLacks[] = QT_TRID_NOOP("santander.fault.package_lacks");

// Phases

//: %1 = side
//% "Set-up: %1"
inline constexpr char setupOf[] = QT_TRID_NOOP("santander.log.setup");
//% "Set-up: the Republican reserve force"
inline constexpr char setupOfReserve[] = QT_TRID_NOOP("santander.log.setup_reserve");
//: %1 = turn
//% "Turn %1"
inline constexpr char turnBegins[] = QT_TRID_NOOP("santander.log.turn");
//% "Weather"
inline constexpr char phaseWeather[] = QT_TRID_NOOP("santander.phase.weather");
//% "Nationalist Phase"
inline constexpr char phaseNationalist[] = QT_TRID_NOOP("santander.phase.nationalist");
//% "Republican Phase"
inline constexpr char phaseRepublican[] = QT_TRID_NOOP("santander.phase.republican");
//: %1 = side
//% "%1: movement"
inline constexpr char phaseMovement[] = QT_TRID_NOOP("santander.phase.movement");
//: %1 = side
//% "%1: ground combat"
inline constexpr char phaseCombat[] = QT_TRID_NOOP("santander.phase.combat");

// The log

//: %1 = division
//% "Division %1 is in the front line"
inline constexpr char divisionAtFront[] = QT_TRID_NOOP("santander.log.division_front");
//: %1 = division
//% "Division %1 is a reserve force"
inline constexpr char divisionInReserve[] = QT_TRID_NOOP("santander.log.division_reserve");
//: %1 = how many
//% "Nationalist armoured units received: %1"
inline constexpr char armourArrives[] = QT_TRID_NOOP("santander.log.armour");
//% "The weather is fair"
inline constexpr char itIsFair[] = QT_TRID_NOOP("santander.log.fair");
//% "It rains: no air operations, and entering a mountain hex costs 1 MP more"
inline constexpr char itRains[] = QT_TRID_NOOP("santander.log.rain");
//% "No Republican offensive this turn"
inline constexpr char noOffensive[] = QT_TRID_NOOP("santander.log.no_offensive");
//% "The Republican offensive in Aragon begins"
inline constexpr char offensiveBegins[] = QT_TRID_NOOP("santander.log.offensive");
//: %1 = infantry units, %2 = air units
//% "The offensive draws forces away. Infantry units: %1; air units: %2"
inline constexpr char offensiveEffect[] = QT_TRID_NOOP("santander.log.offensive_effect");
//: %1 = hex
//% "A Supply Column arrives in hex %1"
inline constexpr char columnArrives[] = QT_TRID_NOOP("santander.log.column");
//% "The Reinosa factory is demolished"
inline constexpr char factoryDemolished[] = QT_TRID_NOOP("santander.log.factory_down");
//% "The Reinosa factory is still intact"
inline constexpr char factoryStands[] = QT_TRID_NOOP("santander.log.factory_stands");
//% "The Basque forces surrender"
inline constexpr char basquesSurrender[] = QT_TRID_NOOP("santander.log.basques_surrender");
//% "The Basque forces fight on"
inline constexpr char basquesFightOn[] = QT_TRID_NOOP("santander.log.basques_fight");
//: %1 = side, %2 = hex
//% "%1: attack on hex %2"
inline constexpr char attackOn[] = QT_TRID_NOOP("santander.log.attack");
//: %1 = side
//% "Air combat, dice: %1"
inline constexpr char airDice[] = QT_TRID_NOOP("santander.log.air_dice");
//: %1 = air unit
//% "%1 is shot down"
inline constexpr char shotDown[] = QT_TRID_NOOP("santander.log.shot_down");
//: %1 = air unit, %2 = turn
//% "%1 is withdrawn until turn %2"
inline constexpr char airWithdrawn[] = QT_TRID_NOOP("santander.log.air_withdrawn");
//: %1 = air unit
//% "%1 is withdrawn for the rest of the game"
inline constexpr char airGone[] = QT_TRID_NOOP("santander.log.air_gone");
//% "The bombardments cancel each other out"
inline constexpr char bombardmentEven[] = QT_TRID_NOOP("santander.log.bombardment_even");
//: %1 = side, %2 = difference, %3 = die, %4 = levels of DSG
//% "%1: bombardment, column %2, modified die %3, levels of DSG: %4"
inline constexpr char bombardmentResult[] = QT_TRID_NOOP("santander.log.bombardment");
//: %1 = die, %2 = modifier, %3 = result as printed
//% "Die %1, modifier %2: result %3"
inline constexpr char combatResult[] = QT_TRID_NOOP("santander.log.combat_result");
//: %1 = hex
//% "Breakthrough in hex %1"
inline constexpr char breakthrough[] = QT_TRID_NOOP("santander.log.breakthrough");
//: %1 = die, %2 = modifier, %3 = result
//% "Republican morale: die %1, modifier %2: %3"
inline constexpr char moraleResult[] = QT_TRID_NOOP("santander.log.morale");
//: %1 = side, %2 = steps
//% "%1, steps lost: %2"
inline constexpr char loses[] = QT_TRID_NOOP("santander.log.loses");
//: %1 = side, %2 = hex
//% "%1: retreat to hex %2"
inline constexpr char retreats[] = QT_TRID_NOOP("santander.log.retreats");
//: %1 = hex
//% "The units in hex %1 have nowhere to retreat to: they lose one step more"
inline constexpr char nowhereToRetreat[] = QT_TRID_NOOP("santander.log.nowhere");
//: %1 = unit, %2 = hex
//% "There is no room for %1 in hex %2: it is eliminated"
inline constexpr char noRoomLeft[] = QT_TRID_NOOP("santander.log.no_room");
//: %1 = unit
//% "%1 is out of supply with DSG 2: it surrenders"
inline constexpr char surrenders[] = QT_TRID_NOOP("santander.log.surrenders");
//: %1 = unit
//% "%1 goes beyond DSG 2: it is eliminated"
inline constexpr char breaksUp[] = QT_TRID_NOOP("santander.log.breaks_up");
//: %1 = side, %2 = hex
//% "%1: objective %2 taken"
inline constexpr char objectiveTaken[] = QT_TRID_NOOP("santander.log.objective");
//: %1 = winner, %2 = victory points, %3 = points needed
//% "Winner: %1. Nationalist Victory Points: %2; needed: %3"
inline constexpr char endsWith[] = QT_TRID_NOOP("santander.log.game_over");

// Decisions and steps

//% "Set-up"
inline constexpr char frameSetup[] = QT_TRID_NOOP("santander.frame.setup");
//% "Place units"
inline constexpr char frameDeploy[] = QT_TRID_NOOP("santander.frame.deploy");
//% "Turn"
inline constexpr char frameTurn[] = QT_TRID_NOOP("santander.frame.turn");
//% "Weather"
inline constexpr char frameWeather[] = QT_TRID_NOOP("santander.frame.weather");
//% "Republican Offensive"
inline constexpr char frameOffensive[] = QT_TRID_NOOP("santander.frame.offensive");
//% "Withdraw units"
inline constexpr char frameWithdraw[] = QT_TRID_NOOP("santander.frame.withdraw");
//% "New Supply Column"
inline constexpr char frameArrival[] = QT_TRID_NOOP("santander.frame.arrival");
//% "Supply check"
inline constexpr char frameSupply[] = QT_TRID_NOOP("santander.frame.supply");
//% "Movement"
inline constexpr char frameMovement[] = QT_TRID_NOOP("santander.frame.movement");
//% "Ground combat"
inline constexpr char frameCombat[] = QT_TRID_NOOP("santander.frame.combat");
//% "Attack"
inline constexpr char frameBattle[] = QT_TRID_NOOP("santander.frame.battle");
//% "Air units and HQs"
inline constexpr char frameSupport[] = QT_TRID_NOOP("santander.frame.support");
//% "Supply Columns"
inline constexpr char frameColumns[] = QT_TRID_NOOP("santander.frame.columns");
//% "Air combat"
inline constexpr char frameAirLoss[] = QT_TRID_NOOP("santander.frame.air_loss");
//% "Losses"
inline constexpr char frameLosses[] = QT_TRID_NOOP("santander.frame.losses");
//% "Stand or retreat"
inline constexpr char frameRetreat[] = QT_TRID_NOOP("santander.frame.retreat");
//% "Order of retreat"
inline constexpr char frameFileIn[] = QT_TRID_NOOP("santander.frame.file_in");
//% "Advance after Combat"
inline constexpr char frameAdvance[] = QT_TRID_NOOP("santander.frame.advance");
//% "Breakthrough"
inline constexpr char frameBreakthrough[] = QT_TRID_NOOP("santander.frame.breakthrough");
//% "Reinosa"
inline constexpr char frameReinosa[] = QT_TRID_NOOP("santander.frame.reinosa");
//% "Basque Surrender"
inline constexpr char frameBasques[] = QT_TRID_NOOP("santander.frame.basques");
//% "Basque battalions"
inline constexpr char frameBattalions[] = QT_TRID_NOOP("santander.frame.battalions");
//% "End of Turn"
inline constexpr char frameEndTurn[] = QT_TRID_NOOP("santander.frame.end_turn");

// Layers of the map

//% "Zones of control"
inline constexpr char layerZones[] = QT_TRID_NOOP("santander.layer.zones");
//% "Supply"
inline constexpr char layerSupply[] = QT_TRID_NOOP("santander.layer.supply");

// What a decision asks

//: %n = how many units still wait
//% "Place your units: choose one, then a hex (%n to go)"
inline constexpr char promptPlace[] = QT_TRID_N_NOOP("santander.prompt.place");
//: %1 = hex
//% "Cover front hex %1: place a unit in it or beside it"
inline constexpr char promptCover[] = QT_TRID_NOOP("santander.prompt.cover");
//% "Rearrange your units: something is not yet as it must be"
inline constexpr char promptRearrange[] = QT_TRID_NOOP("santander.prompt.rearrange");
//% "Rearrange your units, or end the set-up"
inline constexpr char promptEndSetup[] = QT_TRID_NOOP("santander.prompt.end_setup");
//% "Move your units: choose one, then its way, or end movement"
inline constexpr char promptMovement[] = QT_TRID_NOOP("santander.prompt.movement");
//% "Attack: choose a hex, then the units that attack it, or end ground combat"
inline constexpr char promptCombat[] = QT_TRID_NOOP("santander.prompt.combat");
//: %1 = hex
//% "Bombard %1: choose air units and HQs, or none. Dice cannot be undone"
inline constexpr char promptSupport[] = QT_TRID_NOOP("santander.prompt.support");
//: %1 = hex
//% "Defend %1: choose air units and HQs, or none. Dice cannot be undone"
inline constexpr char promptSupportDefence[] = QT_TRID_NOOP("santander.prompt.support_defence");
//: %1 = hex
//% "Combat in %1: choose Supply Columns for the bombardment, or use none"
inline constexpr char promptColumns[] = QT_TRID_NOOP("santander.prompt.columns");
//% "Place the new Supply Column: choose its hex"
inline constexpr char promptArrival[] = QT_TRID_NOOP("santander.prompt.arrival");
//: %n = how many
//% "Choose %n air unit(s) to be eliminated"
inline constexpr char promptAirLoss[] = QT_TRID_N_NOOP("santander.prompt.air_loss");
//: %n = steps, %2 = hex
//% "Lose %n step(s) in %2: share them out among your units"
inline constexpr char promptLosses[] = QT_TRID_N_NOOP("santander.prompt.losses");
//: %n = steps, %2 = the hex that was attacked
//% "Lose %n step(s) in the attack on %2: share them out among the attackers"
inline constexpr char promptLossesAttack[] = QT_TRID_N_NOOP("santander.prompt.losses_attack");
//: %n = steps, %2 = hex
//% "Lose %n step(s) in %2, or one fewer and retreat one hex: choose where"
inline constexpr char promptRetreat[] = QT_TRID_N_NOOP("santander.prompt.retreat");
//: %1 = hex
//% "Retreat from %1: choose a hex"
inline constexpr char promptMustRetreat[] = QT_TRID_NOOP("santander.prompt.must_retreat");
//: %1 = hex
//% "Choose the unit that enters %1 next: who finds no room is eliminated"
inline constexpr char promptFileIn[] = QT_TRID_NOOP("santander.prompt.file_in");
//: %1 = hex
//% "Advance into %1: choose units, or stay"
inline constexpr char promptAdvance[] = QT_TRID_NOOP("santander.prompt.advance");
//: %n = how many hexes, %2 = hex
//% "Break through at %2: choose a unit and its way, up to %n hex(es), or end the breakthrough"
inline constexpr char promptBreakthrough[] = QT_TRID_N_NOOP("santander.prompt.breakthrough");
//: %n = how many
//% "Choose %n infantry unit(s) to withdraw"
inline constexpr char promptWithdrawInfantry[] =
    QT_TRID_N_NOOP("santander.prompt.withdraw_infantry");
//: %n = how many
//% "Choose %n available air unit(s) to withdraw"
inline constexpr char promptWithdrawAir[] = QT_TRID_N_NOOP("santander.prompt.withdraw_air");
//: %n = how many
//% "Choose %n Basque brigade(s) to be replaced, each with one battalion"
inline constexpr char promptBattalions[] = QT_TRID_N_NOOP("santander.prompt.battalions");

//% "Units placed"
inline constexpr char progressPlaced[] = QT_TRID_NOOP("santander.progress.placed");
//% "Front hexes covered"
inline constexpr char progressFront[] = QT_TRID_NOOP("santander.progress.front");
//% "Trenches placed"
inline constexpr char progressTrenches[] = QT_TRID_NOOP("santander.progress.trenches");

// Offers

//% "Choose a unit to place"
inline constexpr char offerPlaceUnits[] = QT_TRID_NOOP("santander.offer.place_units");
//% "Choose a unit to place elsewhere"
inline constexpr char offerRearrange[] = QT_TRID_NOOP("santander.offer.rearrange");
//: %1 = unit
//% "Place %1"
inline constexpr char offerPlace[] = QT_TRID_NOOP("santander.offer.place");
//: %1 = unit, %2 = hex
//% "Place %1 to cover front hex %2"
inline constexpr char offerPlaceCover[] = QT_TRID_NOOP("santander.offer.place_cover");
//% "Place a trench"
inline constexpr char offerDig[] = QT_TRID_NOOP("santander.offer.dig");
//% "Take back a trench"
inline constexpr char offerFill[] = QT_TRID_NOOP("santander.offer.fill");
//% "Use the suggested set-up"
inline constexpr char offerSuggested[] = QT_TRID_NOOP("santander.offer.suggested");
//% "Pick units up again"
inline constexpr char offerTakeUp[] = QT_TRID_NOOP("santander.offer.take_up");
//% "Clear the set-up"
inline constexpr char offerClear[] = QT_TRID_NOOP("santander.offer.clear");
//% "End the set-up"
inline constexpr char offerEndSetup[] = QT_TRID_NOOP("santander.offer.end_setup");
//% "Choose a unit to move"
inline constexpr char offerUnits[] = QT_TRID_NOOP("santander.offer.units");
//: %1 = unit
//% "Move %1"
inline constexpr char offerMove[] = QT_TRID_NOOP("santander.offer.move");
//% "End movement"
inline constexpr char offerEndMovement[] = QT_TRID_NOOP("santander.offer.end_movement");
//% "Choose a hex to attack"
inline constexpr char offerTargets[] = QT_TRID_NOOP("santander.offer.targets");
//: %1 = hex
//% "Attack hex %1"
inline constexpr char offerAttack[] = QT_TRID_NOOP("santander.offer.attack");
//% "End ground combat"
inline constexpr char offerEndCombat[] = QT_TRID_NOOP("santander.offer.end_combat");
//% "Bombard with air units and HQs"
inline constexpr char offerSupport[] = QT_TRID_NOOP("santander.offer.support");
//% "No bombardment"
inline constexpr char offerNoSupport[] = QT_TRID_NOOP("santander.offer.no_support");
//% "Use Supply Columns"
inline constexpr char offerColumns[] = QT_TRID_NOOP("santander.offer.columns");
//% "Use none"
inline constexpr char offerKeepColumns[] = QT_TRID_NOOP("santander.offer.keep_columns");
//% "Place the new Supply Column"
inline constexpr char offerArrival[] = QT_TRID_NOOP("santander.offer.arrival");
//: %1 = how many
//% "Choose the air units eliminated: %1"
inline constexpr char offerAirLoss[] = QT_TRID_NOOP("santander.offer.air_loss");
//: %1 = steps
//% "Share out the losses, in steps: %1"
inline constexpr char offerLosses[] = QT_TRID_NOOP("santander.offer.losses");
//: %1 = steps
//% "Stand; steps lost: %1"
inline constexpr char offerStand[] = QT_TRID_NOOP("santander.offer.stand");
//% "Retreat to"
inline constexpr char offerRetreat[] = QT_TRID_NOOP("santander.offer.retreat");
//: %1 = hex
//% "Who enters hex %1 next?"
inline constexpr char offerFileIn[] = QT_TRID_NOOP("santander.offer.file_in");
//: %1 = hex
//% "Advance into hex %1"
inline constexpr char offerAdvance[] = QT_TRID_NOOP("santander.offer.advance");
//% "Do not advance"
inline constexpr char offerHold[] = QT_TRID_NOOP("santander.offer.hold");
//: %1 = unit
//% "Break through with %1"
inline constexpr char offerExploit[] = QT_TRID_NOOP("santander.offer.exploit");
//% "End the breakthrough"
inline constexpr char offerHalt[] = QT_TRID_NOOP("santander.offer.halt");
//: %1 = how many
//% "Infantry units to withdraw: %1"
inline constexpr char offerWithdrawInfantry[] = QT_TRID_NOOP("santander.offer.withdraw_infantry");
//: %1 = how many
//% "Available air units to withdraw: %1"
inline constexpr char offerWithdrawAir[] = QT_TRID_NOOP("santander.offer.withdraw_air");
//: %1 = how many
//% "Brigades to replace, each with one battalion: %1"
inline constexpr char offerBattalions[] = QT_TRID_NOOP("santander.offer.battalions");

// Dice

//% "Division 50, 55 or 57"
inline constexpr char diceDivision[] = QT_TRID_NOOP("santander.dice.division");
//% "Nationalist armoured units"
inline constexpr char diceArmour[] = QT_TRID_NOOP("santander.dice.armour");
//% "Weather"
inline constexpr char diceWeather[] = QT_TRID_NOOP("santander.dice.weather");
//% "Republican Offensive"
inline constexpr char diceOffensive[] = QT_TRID_NOOP("santander.dice.offensive");
//% "Effect of the Republican Offensive"
inline constexpr char diceOffensiveEffect[] = QT_TRID_NOOP("santander.dice.offensive_effect");
//% "Basque Surrender"
inline constexpr char diceBasques[] = QT_TRID_NOOP("santander.dice.basques");
//% "The Reinosa factory"
inline constexpr char diceReinosa[] = QT_TRID_NOOP("santander.dice.reinosa");
//% "Air combat"
inline constexpr char diceAirCombat[] = QT_TRID_NOOP("santander.dice.air_combat");
//% "Bombardment"
inline constexpr char diceBombardment[] = QT_TRID_NOOP("santander.dice.bombardment");
//% "Air attrition"
inline constexpr char diceAttrition[] = QT_TRID_NOOP("santander.dice.attrition");
//% "Ground combat"
inline constexpr char diceCombat[] = QT_TRID_NOOP("santander.dice.combat");
//% "Republican morale"
inline constexpr char diceMorale[] = QT_TRID_NOOP("santander.dice.morale");

// What dice bring

//: %1 = steps the attacker loses, %2 = steps the defender loses
//% "Steps lost by the attacker: %1; by the defender: %2"
inline constexpr char effectLosses[] = QT_TRID_NOOP("santander.effect.losses");
//% "Breakthrough: the defenders are eliminated"
inline constexpr char effectBreakthrough[] = QT_TRID_NOOP("santander.effect.breakthrough");
//: %1 = result
//% "Republican morale: %1"
inline constexpr char effectMorale[] = QT_TRID_NOOP("santander.effect.morale");
//: %1 = how many
//% "Hits: %1"
inline constexpr char airHits[] = QT_TRID_NOOP("santander.effect.air_hits");
//% "The air unit is withdrawn"
inline constexpr char attritionWithdrawn[] = QT_TRID_NOOP("santander.effect.attrition");
//% "No attrition"
inline constexpr char attritionNone[] = QT_TRID_NOOP("santander.effect.no_attrition");
//: %1, %2 = bombardment points
//% "Bombardment points: %1 against %2"
inline constexpr char bombardmentOdds[] = QT_TRID_NOOP("santander.effect.bombardment_odds");

// Tallies

//% "Attack"
inline constexpr char partAttack[] = QT_TRID_NOOP("santander.tally.part_attack");
//% "Defence"
inline constexpr char partDefence[] = QT_TRID_NOOP("santander.tally.part_defence");
//% "Column shift"
inline constexpr char partShift[] = QT_TRID_NOOP("santander.tally.part_shift");
//% "Die modifiers"
inline constexpr char partModifiers[] = QT_TRID_NOOP("santander.tally.part_modifiers");
//: %1 = side
//% "Bombardment points (PB): %1"
inline constexpr char partBombardment[] = QT_TRID_NOOP("santander.tally.part_bombardment");
//% "Movement points (MP)"
inline constexpr char partMovement[] = QT_TRID_NOOP("santander.tally.part_movement");
//% "Cost in MP"
inline constexpr char partCost[] = QT_TRID_NOOP("santander.tally.part_cost");
//: %1 = stacking points in a hex, %2 = the limit
//% "%1 of %2 SP"
inline constexpr char roomIn[] = QT_TRID_NOOP("santander.tally.room");
//: %1 = place
//% "%1"
inline constexpr char worthPlace[] = QT_TRID_NOOP("santander.worth.place");
//: %1 = place
//% "%1: its factory is demolished"
inline constexpr char worthRuin[] = QT_TRID_NOOP("santander.worth.ruin");
//: %1 = brigades destroyed, %2 = brigades that make a point
//% "Republican brigades destroyed: %1 of %2"
inline constexpr char worthBrigades[] = QT_TRID_NOOP("santander.worth.brigades");
//% "Stacking points (SP)"
inline constexpr char partStacking[] = QT_TRID_NOOP("santander.tally.part_stacking");
//% "Bombardment points (PB)"
inline constexpr char partShells[] = QT_TRID_NOOP("santander.tally.part_shells");
//% "Printed value"
inline constexpr char tallyPrinted[] = QT_TRID_NOOP("santander.tally.printed");
//% "Disorganised (DSG)"
inline constexpr char tallyDisorganised[] = QT_TRID_NOOP("santander.tally.disorganised");
//% "Out of supply (OOS)"
inline constexpr char tallyOutOfSupply[] = QT_TRID_NOOP("santander.tally.out_of_supply");
//% "Has already bombarded this turn"
inline constexpr char tallyHqUsed[] = QT_TRID_NOOP("santander.tally.hq_used");
//: %1 = hex
//% "Entering hex %1"
inline constexpr char tallyEnter[] = QT_TRID_NOOP("santander.tally.enter");
//: %1 = hex
//% "By road into hex %1"
inline constexpr char tallyRoad[] = QT_TRID_NOOP("santander.tally.road");
//: %1 = hex
//% "Across the river into hex %1"
inline constexpr char tallyRiver[] = QT_TRID_NOOP("santander.tally.river");
//: %1 = hex
//% "Rain in hex %1"
inline constexpr char tallyRain[] = QT_TRID_NOOP("santander.tally.rain");
//: %1 = hex
//% "Leaving the enemy ZoC in hex %1"
inline constexpr char tallyLeaving[] = QT_TRID_NOOP("santander.tally.leaving");
//% "Rain in the turn before"
inline constexpr char tallyRainBefore[] = QT_TRID_NOOP("santander.tally.rain_before");
//: %1 = unit
//% "%1"
inline constexpr char tallyUnit[] = QT_TRID_NOOP("santander.tally.unit");
//: %1 = unit
//% "%1: disorganised (DSG)"
inline constexpr char tallyDsg[] = QT_TRID_NOOP("santander.tally.dsg");
//: %1 = unit
//% "%1: out of supply (OOS)"
inline constexpr char tallyOos[] = QT_TRID_NOOP("santander.tally.oos");
//: %1 = hex
//% "Overstacking in hex %1"
inline constexpr char tallyOverstacked[] = QT_TRID_NOOP("santander.tally.overstacked");
//: %1 = hex
//% "Terrain of hex %1"
inline constexpr char tallyTerrain[] = QT_TRID_NOOP("santander.tally.terrain");
//% "Rounding"
inline constexpr char tallyRounding[] = QT_TRID_NOOP("santander.tally.rounding");
//% "First turn, near the CTV HQ"
inline constexpr char tallyFirstTurn[] = QT_TRID_NOOP("santander.tally.first_turn");
//% "Odds below the lowest column"
inline constexpr char tallyBelow[] = QT_TRID_NOOP("santander.tally.below");
//% "Odds above the highest column"
inline constexpr char tallyAbove[] = QT_TRID_NOOP("santander.tally.above");
//% "Concentric Attack"
inline constexpr char tallyConcentric[] = QT_TRID_NOOP("santander.tally.concentric");
//% "Trench"
inline constexpr char tallyTrench[] = QT_TRID_NOOP("santander.tally.trench");
//% "Republican Morale modifier"
inline constexpr char tallyMoraleTrack[] = QT_TRID_NOOP("santander.tally.morale_track");
//% "Asturian units"
inline constexpr char tallyAsturian[] = QT_TRID_NOOP("santander.tally.asturian");
//% "Basque units"
inline constexpr char tallyBasque[] = QT_TRID_NOOP("santander.tally.basque");
//: %1 = attack, %2 = defence, %3 = column
//% "%1 against %2: column %3"
inline constexpr char oddsAre[] = QT_TRID_NOOP("santander.tally.odds");
//: %1 = how many
//% "Hidden enemy units in the hex: %1"
inline constexpr char hiddenDefenders[] = QT_TRID_NOOP("santander.tally.hidden");
//: %1 = result as printed
//% "%1"
inline constexpr char resultIs[] = QT_TRID_NOOP("santander.tally.result");
//: %1 = result as printed, %2 = morale result
//% "%1, morale: %2"
inline constexpr char resultWithMorale[] = QT_TRID_NOOP("santander.tally.result_morale");
//: %1 = side, %2 = levels
//% "%1, levels of DSG: %2"
inline constexpr char dsgFor[] = QT_TRID_NOOP("santander.tally.dsg_for");
//% "no effect"
inline constexpr char moraleHolds[] = QT_TRID_NOOP("santander.morale.holds");
//% "compulsory retreat"
inline constexpr char moraleRetreat[] = QT_TRID_NOOP("santander.morale.retreat");
//% "rout, retreat and all losses"
inline constexpr char moraleRout[] = QT_TRID_NOOP("santander.morale.rout");
//% "rout, retreat and one step more"
inline constexpr char moraleRoutWithLoss[] = QT_TRID_NOOP("santander.morale.rout_loss");
//% "collapse"
inline constexpr char moraleCollapse[] = QT_TRID_NOOP("santander.morale.collapse");

// Refusals

//: %1 = unit
//% "%1 is not one of your units"
inline constexpr char notYours[] = QT_TRID_NOOP("santander.refuse.not_yours");
//: %1 = unit
//% "%1 is not a ground unit on the map"
inline constexpr char notOnMap[] = QT_TRID_NOOP("santander.refuse.not_on_map");
//: %1 = unit
//% "%1 has already moved"
inline constexpr char movedAlready[] = QT_TRID_NOOP("santander.refuse.moved");
//: %1, %2 = hexes
//% "Hex %2 is not adjacent to hex %1"
inline constexpr char notAdjacent[] = QT_TRID_NOOP("santander.refuse.not_adjacent");
//: %1 = hex
//% "Hex %1 is all sea or off the map"
inline constexpr char seaThere[] = QT_TRID_NOOP("santander.refuse.sea");
//: %1, %2 = hexes
//% "The hexside between %1 and %2 is impassable"
inline constexpr char closedHexside[] = QT_TRID_NOOP("santander.refuse.closed");
//: %1 = hex
//% "There are enemy units in hex %1"
inline constexpr char enemyThere[] = QT_TRID_NOOP("santander.refuse.enemy");
//: %1 = unit, %2 = hex
//% "%1 would be out of supply in hex %2"
inline constexpr char wouldBeOut[] = QT_TRID_NOOP("santander.refuse.would_be_out");
//: %1 = unit
//% "%1 needs a path that ends in another hex"
inline constexpr char noWay[] = QT_TRID_NOOP("santander.refuse.no_way");
//: %1 = hex
//% "Hex %1 is in an enemy ZoC: a unit that enters it must stop"
inline constexpr char mustStop[] = QT_TRID_NOOP("santander.refuse.must_stop");
//: %1 = unit, %2 = hex
//% "%1 does not have enough MP to enter hex %2"
inline constexpr char tooFar[] = QT_TRID_NOOP("santander.refuse.too_far");
//: %1 = hex, %2 = unit that is there
//% "Hex %1 may hold only one unit of this type, and %2 is already there"
inline constexpr char oneOfItsType[] = QT_TRID_NOOP("santander.refuse.one_of_type");
//: %1 = hex, %2 = limit
//% "The stacking limit of hex %1 in SP is %2"
inline constexpr char tooManyPoints[] = QT_TRID_NOOP("santander.refuse.stacking");
//: %1 = hex, %2 = limit
//% "In hex %1, units beyond twice the stacking limit (in SP: %2) are eliminated"
inline constexpr char twiceTheLimit[] = QT_TRID_NOOP("santander.refuse.twice");
//: %1 = hex
//% "There is no enemy combat unit in hex %1"
inline constexpr char nobodyThere[] = QT_TRID_NOOP("santander.refuse.nobody");
//: %1 = hex
//% "None of your combat units is adjacent to hex %1"
inline constexpr char noneBeside[] = QT_TRID_NOOP("santander.refuse.none_beside");
//: %1 = hex
//% "Name the units that attack hex %1"
inline constexpr char noAttackers[] = QT_TRID_NOOP("santander.refuse.no_attackers");
//: %1 = unit
//% "%1 is not a combat unit and cannot attack"
inline constexpr char cannotAttack[] = QT_TRID_NOOP("santander.refuse.cannot_attack");
//: %1 = unit
//% "%1 has already attacked in this segment"
inline constexpr char attackedAlready[] = QT_TRID_NOOP("santander.refuse.attacked");
//: %1 = unit, %2 = hex
//% "%1 is not adjacent to hex %2"
inline constexpr char notBeside[] = QT_TRID_NOOP("santander.refuse.not_beside");
//: %1 = hex, %2 = limit
//% "From hex %1 no more SP may attack that hex than its stacking limit: %2"
inline constexpr char tooManyAttack[] = QT_TRID_NOOP("santander.refuse.too_many_attack");
//: %1 = unit
//% "%1 is too disorganised to attack"
inline constexpr char tooDisorganised[] = QT_TRID_NOOP("santander.refuse.too_disorganised");
//% "No air operations in rain"
inline constexpr char airInRain[] = QT_TRID_NOOP("santander.refuse.rain");
//: %1 = air unit
//% "%1 is not in the box of available air units"
inline constexpr char airNotAvailable[] = QT_TRID_NOOP("santander.refuse.air_not_available");
//: %1 = unit
//% "%1 may only support combats that involve Spanish Nationalist ground units"
inline constexpr char onlyForSpanish[] = QT_TRID_NOOP("santander.refuse.only_spanish");
//: %1 = HQ
//% "%1 has already bombarded this turn"
inline constexpr char hqUsedAlready[] = QT_TRID_NOOP("santander.refuse.hq_used");
//: %1 = HQ
//% "%1 is out of supply and cannot bombard"
inline constexpr char hqOutOfSupply[] = QT_TRID_NOOP("santander.refuse.hq_oos");
//: %1 = HQ, %2 = hex, %3 = range
//% "%1 is too far from hex %2: its range in hexes is %3"
inline constexpr char hqTooFar[] = QT_TRID_NOOP("santander.refuse.hq_far");
//: %1 = HQ
//% "%1 may only support combats that involve units of its own division"
inline constexpr char onlyForItsDivision[] = QT_TRID_NOOP("santander.refuse.only_division");
//: %1 = unit
//% "%1 is neither an air unit nor an HQ"
inline constexpr char cannotBombard[] = QT_TRID_NOOP("santander.refuse.cannot_bombard");
//% "Nothing was named"
inline constexpr char nothingNamed[] = QT_TRID_NOOP("santander.refuse.nothing_named");
//: %1 = unit
//% "%1 was named twice"
inline constexpr char namedTwice[] = QT_TRID_NOOP("santander.refuse.named_twice");
//: %1 = unit
//% "%1 is not a Supply Column on the map"
inline constexpr char noColumn[] = QT_TRID_NOOP("santander.refuse.no_column");
//: %1 = column
//% "%1 has moved this turn and cannot be used for bombardment"
inline constexpr char columnMoved[] = QT_TRID_NOOP("santander.refuse.column_moved");
//: %1 = column
//% "%1 is neither stacked with nor adjacent to a bombarding HQ"
inline constexpr char columnTooFar[] = QT_TRID_NOOP("santander.refuse.column_far");
//: %1 = hex
//% "There is already a Supply Column in hex %1"
inline constexpr char columnThere[] = QT_TRID_NOOP("santander.refuse.column_there");
//: %1 = hex
//% "Hex %1 neither holds a friendly HQ nor is adjacent to one"
inline constexpr char notAtHq[] = QT_TRID_NOOP("santander.refuse.not_at_hq");
//: %1 = hex
//% "Hex %1 is not a Nationalist supply source"
inline constexpr char notASource[] = QT_TRID_NOOP("santander.refuse.not_a_source");
//: %1 = hex
//% "The supply source in hex %1 is controlled by the enemy"
inline constexpr char sourceLost[] = QT_TRID_NOOP("santander.refuse.source_lost");
//% "That unit takes no part in this combat"
inline constexpr char notInThisCombat[] = QT_TRID_NOOP("santander.refuse.not_in_combat");
//: %1 = unit, %2 = steps
//% "%1 cannot lose that much; steps it has left: %2"
inline constexpr char noStepsLeft[] = QT_TRID_NOOP("santander.refuse.no_steps");
//: %1 = steps
//% "Steps to lose, no more and no fewer: %1"
inline constexpr char otherLosses[] = QT_TRID_NOOP("santander.refuse.other_losses");
//: %1, %2 = units
//% "%1 cannot lose another step while %2 has lost fewer"
inline constexpr char othersLostFewer[] = QT_TRID_NOOP("santander.refuse.lost_fewer");
//: %1 = how many
//% "Number to choose, no more and no fewer: %1"
inline constexpr char otherNumber[] = QT_TRID_NOOP("santander.refuse.other_number");
//% "The morale roll leaves no choice: these units must retreat"
inline constexpr char mustRetreat[] = QT_TRID_NOOP("santander.refuse.must_retreat");
//: %1 = hex
//% "Hex %1 is in an enemy ZoC and no friendly unit is there"
inline constexpr char retreatIntoZone[] = QT_TRID_NOOP("santander.refuse.retreat_zone");
//: %1 = hex
//% "The breakthrough must first enter hex %1"
inline constexpr char firstTheTarget[] = QT_TRID_NOOP("santander.refuse.first_target");
//: %1 = unit, %2 = how many
//% "%1 cannot advance so far: the limit in hexes is %2"
inline constexpr char tooManyHexes[] = QT_TRID_NOOP("santander.refuse.too_many_hexes");
//: %1 = unit
//% "%1 is not among the units that can be withdrawn"
inline constexpr char notToBeWithdrawn[] = QT_TRID_NOOP("santander.refuse.not_withdrawn");
//: %1 = unit
//% "%1 is not a Basque brigade on the map"
inline constexpr char noBasqueBrigade[] = QT_TRID_NOOP("santander.refuse.no_brigade");
//: %1 = unit, %2 = hex
//% "%1 is in hex %2, which is all sea or off the map"
inline constexpr char inTheSea[] = QT_TRID_NOOP("santander.refuse.in_the_sea");
//: %1 = counter
//% "%1 does not belong on the map"
inline constexpr char notAPieceOfTheMap[] = QT_TRID_NOOP("santander.refuse.not_for_map");
//: %1 = hex
//% "There are units of both sides in hex %1"
inline constexpr char bothSidesThere[] = QT_TRID_NOOP("santander.refuse.both_sides");
//: %1 = name of a frame
//% "The pending decision or step “%1” does not fit the rest of the position"
inline constexpr char frameUnfit[] = QT_TRID_NOOP("santander.refuse.frame_unfit");

} // namespace esagono::santander::say
