// SPDX-License-Identifier: GPL-3.0-or-later
// Why the game refuses, with the English beside each id in the form lupdate reads.
#pragma once

#include "engine/core/text.h"

namespace esagono::banditen::say {

//: %1 = unit
//% "%1 is not one of your units on the map"
inline constexpr char notYours[] = QT_TRID_NOOP("banditen.refuse.not_yours");
//: %1 = hex
//% "None of your units is in %1"
inline constexpr char nobodyOfYours[] = QT_TRID_NOOP("banditen.refuse.nobody_of_yours");
//% "No unit was named"
inline constexpr char nobodyNamed[] = QT_TRID_NOOP("banditen.refuse.nobody_named");
//: %1 = unit
//% "%1 was named twice"
inline constexpr char namedTwice[] = QT_TRID_NOOP("banditen.refuse.named_twice");
//: %1 = unit, %2 = hex
//% "%1 is not in %2: units that act together are in one hex"
inline constexpr char notInOneHex[] = QT_TRID_NOOP("banditen.refuse.not_in_one_hex");
//: %1 = unit
//% "%1 is not with the others"
inline constexpr char notTogether[] = QT_TRID_NOOP("banditen.refuse.not_together");
//: %1 = needed, %2 = there
//% "This costs %1 PA; there are %2"
inline constexpr char notEnoughPoints[] = QT_TRID_NOOP("banditen.refuse.points");
//: %1 = unit
//% "%1 is out of command: it may only move or fire"
inline constexpr char outOfCommandLimits[] = QT_TRID_NOOP("banditen.refuse.out_of_command");
//: %1 = unit
//% "%1 is out of command: at night it does nothing"
inline constexpr char nightOutOfCommand[] = QT_TRID_NOOP("banditen.refuse.night");
//: %1 = unit
//% "%1 is pinned (A Terra) and does not move"
inline constexpr char proneStays[] = QT_TRID_NOOP("banditen.refuse.prone");
//: %1 = unit
//% "%1 is not pinned (A Terra)"
inline constexpr char notProne[] = QT_TRID_NOOP("banditen.refuse.not_prone");
//% "Only one unit recovers at a time"
inline constexpr char oneRecovers[] = QT_TRID_NOOP("banditen.refuse.one_recovers");
//: %1 = hex
//% "There is no Command in %1"
inline constexpr char noCommandThere[] = QT_TRID_NOOP("banditen.refuse.no_command");
//: %1 = Command
//% "%1 is a Command and does not fire"
inline constexpr char commandsDoNotFire[] = QT_TRID_NOOP("banditen.refuse.command_fires");
//: %1 = Command
//% "%1 is a Command and is neither split nor merged"
inline constexpr char commandsDoNotSplit[] = QT_TRID_NOOP("banditen.refuse.command_splits");
//: %1 = Command
//% "%1 is a Command and takes no part in an opportunity assault"
inline constexpr char commandStaysOut[] = QT_TRID_NOOP("banditen.refuse.command_reacts");
//: %1 = Command
//% "%1 assaults only together with combat units"
inline constexpr char commandAlone[] = QT_TRID_NOOP("banditen.refuse.command_alone");
//: %1 = unit
//% "%1 is light-armed"
inline constexpr char lightArmed[] = QT_TRID_NOOP("banditen.refuse.light");
//: %1 = unit
//% "%1 has a Fire 2 marker"
inline constexpr char firedTwice[] = QT_TRID_NOOP("banditen.refuse.fired_twice");
//: %1 = unit
//% "%1: heavy weapons do not work in frost"
inline constexpr char frozen[] = QT_TRID_NOOP("banditen.refuse.frozen");
//: %1 = unit
//% "%1 has no ammunition: its Command is not on the map"
inline constexpr char commandGone[] = QT_TRID_NOOP("banditen.refuse.command_gone");
//: %1 = unit, %2 = hexes
//% "%1 has no ammunition: its Command is more than %2 hexes away"
inline constexpr char ammunitionTooFar[] = QT_TRID_NOOP("banditen.refuse.ammunition_far");
//: %1 = unit
//% "%1 is artillery and does not assault"
inline constexpr char artilleryNeverAssaults[] = QT_TRID_NOOP("banditen.refuse.artillery_assaults");
//: %1 = unit
//% "%1 is not of the Garibaldi brigades and does not assault"
inline constexpr char neverAssaults[] = QT_TRID_NOOP("banditen.refuse.reluctant");
//: %1 = hex
//% "There is no enemy in %1"
inline constexpr char nobodyThere[] = QT_TRID_NOOP("banditen.refuse.nobody_there");
//: %1 = unit, %2 = hex, %3 = range
//% "%2 is out of range of %1 (%3)"
inline constexpr char outOfRange[] = QT_TRID_NOOP("banditen.refuse.range");
//: %1, %2 = hex
//% "The line of sight from %1 to %2 is blocked"
inline constexpr char noSight[] = QT_TRID_NOOP("banditen.refuse.sight");
//: %1 = unit, %2 = hex
//% "%1 fires only at buildings, forts and bunkers; in %2 there is none"
inline constexpr char antiTankTarget[] = QT_TRID_NOOP("banditen.refuse.anti_tank");
//: %1 = unit, %2 = hex
//% "%1 is of the 3rd Battalion: %2 lies beyond its line"
inline constexpr char beyondLine[] = QT_TRID_NOOP("banditen.refuse.line");
//: %1, %2 = hex
//% "%1 and %2 are not adjacent"
inline constexpr char notAdjacent[] = QT_TRID_NOOP("banditen.refuse.not_adjacent");
//: %1 = hex
//% "%1 is impassable except along a road"
inline constexpr char impassable[] = QT_TRID_NOOP("banditen.refuse.impassable");
//: %1 = hex
//% "An armoured car enters %1 only along a road"
inline constexpr char noGroundForCars[] = QT_TRID_NOOP("banditen.refuse.car_ground");
//: %1 = hex
//% "There are enemy units in %1"
inline constexpr char enemyThere[] = QT_TRID_NOOP("banditen.refuse.enemy");
//: %1 = hex
//% "An assault ends in %1, where the enemy is"
inline constexpr char assaultEnds[] = QT_TRID_NOOP("banditen.refuse.assault_ends");
//: %1 = hex
//% "There is nobody to assault in %1"
inline constexpr char nobodyToAssault[] = QT_TRID_NOOP("banditen.refuse.nobody_to_assault");
//% "This action is not an assault"
inline constexpr char noAssaultNow[] = QT_TRID_NOOP("banditen.refuse.no_assault");
//: %1 = hex
//% "Friendly units in %1 are beside the enemy: nobody moves through"
inline constexpr char throughFriends[] = QT_TRID_NOOP("banditen.refuse.through");
//: %1 = hex
//% "There are not enough movement points to enter %1"
inline constexpr char tooFar[] = QT_TRID_NOOP("banditen.refuse.too_far");
//: %1 = unit
//% "%1 goes nowhere that way"
inline constexpr char noWay[] = QT_TRID_NOOP("banditen.refuse.no_way");
//: %1 = unit
//% "%1 is too slow to move and fire"
inline constexpr char tooSlowToMoveAndFire[] = QT_TRID_NOOP("banditen.refuse.too_slow");
//: %1 = hex, %2 = strength, %3 = limit
//% "%2 VF would be in %1; the limit is %3"
inline constexpr char tooMany[] = QT_TRID_NOOP("banditen.refuse.stacking");
//: %1, %2 = unit, %3 = hex
//% "%1 and %2 are of different factions and do not share %3"
inline constexpr char otherFaction[] = QT_TRID_NOOP("banditen.refuse.faction");
//: %1, %2 = unit, %3 = hex
//% "%1 and %2 share a hex only within the radius of the Garibaldi Command; %3 is not"
inline constexpr char outsideGaribaldiRadius[] = QT_TRID_NOOP("banditen.refuse.garibaldi");
//: %1, %2 = unit, %3 = hex
//% "%1 and %2 are of different battalions and do not share %3"
inline constexpr char otherBattalion[] = QT_TRID_NOOP("banditen.refuse.battalion");
//: %1 = unit
//% "%1 does not take part in this action"
inline constexpr char notActing[] = QT_TRID_NOOP("banditen.refuse.not_acting");
//: %1 = unit
//% "%1 has reacted to this hex already"
inline constexpr char reactedAlready[] = QT_TRID_NOOP("banditen.refuse.reacted");
//: %1 = unit, %2 = hex
//% "%1 is not adjacent to %2"
inline constexpr char notBeside[] = QT_TRID_NOOP("banditen.refuse.not_beside");
//: %1, %2 = unit
//% "%1 and %2 are not of one formation and type"
inline constexpr char notOneFormation[] = QT_TRID_NOOP("banditen.refuse.not_one_formation");
//: %1 = strength, %2 = most
//% "A unit of %1 VF is too large: the most is %2"
inline constexpr char aboveFull[] = QT_TRID_NOOP("banditen.refuse.above_full");
//: %1 = strength
//% "The strengths must come to %1 VF, the greatest first"
inline constexpr char otherSum[] = QT_TRID_NOOP("banditen.refuse.sum");
//% "Nothing would change"
inline constexpr char nothingChanges[] = QT_TRID_NOOP("banditen.refuse.nothing_changes");
//: %1 = unit
//% "There are no counters left for this: %1"
inline constexpr char noCountersLeft[] = QT_TRID_NOOP("banditen.refuse.no_counters");
//% "A unit is named that loses nothing here"
inline constexpr char notConcerned[] = QT_TRID_NOOP("banditen.refuse.not_concerned");
//: %1 = unit, %2 = strength
//% "%1 has no more than %2 VF"
inline constexpr char notSoStrong[] = QT_TRID_NOOP("banditen.refuse.not_so_strong");
//: %1 = strength
//% "%1 VF must be lost"
inline constexpr char otherLosses[] = QT_TRID_NOOP("banditen.refuse.other_losses");
//: %1 = hex
//% "The assaulting units came from %1"
inline constexpr char assaultersCameFrom[] = QT_TRID_NOOP("banditen.refuse.came_from");
//: %1 = hex
//% "%1 is beside the enemy, and there are hexes that are not"
inline constexpr char saferHexes[] = QT_TRID_NOOP("banditen.refuse.safer");
//: %1 = unit
//% "%1 does not have to retreat"
inline constexpr char notRetreating[] = QT_TRID_NOOP("banditen.refuse.not_retreating");
//: %1 = hex
//% "Nothing is taken at the Check: there is an objective or a bunker in %1"
inline constexpr char checkTakesNothing[] = QT_TRID_NOOP("banditen.refuse.check_takes_nothing");
//% "By the ruling the stack is put right by eliminating units"
inline constexpr char checkEliminates[] = QT_TRID_NOOP("banditen.refuse.check_eliminates");
//: %1 = unit
//% "%1 can still leave the hex"
inline constexpr char canStillLeave[] = QT_TRID_NOOP("banditen.refuse.can_still_leave");
//: %1 = hex
//% "There is no friendly combat unit in %1"
inline constexpr char noUnitForCommand[] = QT_TRID_NOOP("banditen.refuse.no_unit");
//: %1 = Command, %2 = hex
//% "No unit in %2 is under %1"
inline constexpr char notItsUnits[] = QT_TRID_NOOP("banditen.refuse.not_its_units");
//: %1 = unit, %2 = hex
//% "%1 is not in %2"
inline constexpr char notInThatHex[] = QT_TRID_NOOP("banditen.refuse.not_in_that_hex");
//: %1 = unit
//% "%1 does not arrive now"
inline constexpr char notArriving[] = QT_TRID_NOOP("banditen.refuse.not_arriving");
//: %1 = hex
//% "%1 is not an entry hex of these units"
inline constexpr char notTheEntryHex[] = QT_TRID_NOOP("banditen.refuse.entry_hex");
//: %1 = unit
//% "%1 must enter before you pass"
inline constexpr char mustEnterNow[] = QT_TRID_NOOP("banditen.refuse.must_enter");
//: %1 = hex
//% "%1 is with or beside the enemy"
inline constexpr char besideEnemy[] = QT_TRID_NOOP("banditen.refuse.beside_enemy");
//% "There is no infirmary to be placed or turned over"
inline constexpr char noInfirmary[] = QT_TRID_NOOP("banditen.refuse.no_infirmary");
//: %1 = hex
//% "No partisan combat unit is in %1"
inline constexpr char notInInfirmary[] = QT_TRID_NOOP("banditen.refuse.not_in_infirmary");
//: %1 = unit
//% "%1 is not set up now"
inline constexpr char notSetUpNow[] = QT_TRID_NOOP("banditen.refuse.not_set_up");
//: %1 = unit
//% "%1 is already there"
inline constexpr char standsThere[] = QT_TRID_NOOP("banditen.refuse.stands_there");
//: %1 = hex
//% "%1 is not an objective"
inline constexpr char notAnObjective[] = QT_TRID_NOOP("banditen.refuse.not_an_objective");
//: %1 = hex
//% "There is no building in %1"
inline constexpr char notABuilding[] = QT_TRID_NOOP("banditen.refuse.not_a_building");
//: %1 = hex
//% "There is neither building nor fort in %1"
inline constexpr char notFortified[] = QT_TRID_NOOP("banditen.refuse.not_fortified");
//: %1 = hex
//% "%1 lies outside the area"
inline constexpr char notInArea[] = QT_TRID_NOOP("banditen.refuse.not_in_area");
//: %1 = unit
//% "%1 does not begin at Corte Cerro"
inline constexpr char otherFormationChosen[] = QT_TRID_NOOP("banditen.refuse.other_formation");
//: %1 = unit
//% "Assign the assault company to a battalion first: %1"
inline constexpr char assignFirst[] = QT_TRID_NOOP("banditen.refuse.assign_first");
//: %1 = unit, %2 = hex
//% "%1 is needed for hexes that are still empty, like %2"
inline constexpr char neededElsewhere[] = QT_TRID_NOOP("banditen.refuse.needed");
//: %1 = hex
//% "%1 must not be left empty"
inline constexpr char leftEmpty[] = QT_TRID_NOOP("banditen.refuse.left_empty");
//: %1 = unit
//% "%1 is still to be placed"
inline constexpr char stillWaiting[] = QT_TRID_NOOP("banditen.refuse.still_waiting");
//: %1 = how many
//% "Mines still to be laid: %1"
inline constexpr char minesLeft[] = QT_TRID_NOOP("banditen.refuse.mines_left");
//: %1 = how many
//% "Bunkers still to be placed: %1"
inline constexpr char bunkersLeft[] = QT_TRID_NOOP("banditen.refuse.bunkers_left");
//% "The infirmary is still to be placed"
inline constexpr char infirmaryLeft[] = QT_TRID_NOOP("banditen.refuse.infirmary_left");
//: %1 = value
//% "There is no mine of value %1 left to lay"
inline constexpr char noSuchMine[] = QT_TRID_NOOP("banditen.refuse.no_such_mine");
//: %1, %2 = hex
//% "Two hexes must lie between mines: there is one in %1, too near to %2"
inline constexpr char minesTooNear[] = QT_TRID_NOOP("banditen.refuse.mines_near");
//% "There are no bunkers left to place"
inline constexpr char noBunkersLeft[] = QT_TRID_NOOP("banditen.refuse.no_bunkers");
//: %1 = hex
//% "There is no fort in %1"
inline constexpr char noFortThere[] = QT_TRID_NOOP("banditen.refuse.no_fort");
//: %1 = hex
//% "There is a bunker in %1 already"
inline constexpr char bunkerThere[] = QT_TRID_NOOP("banditen.refuse.bunker_there");
//: %1 = unit
//% "%1 is not split or merged now"
inline constexpr char notDividedNow[] = QT_TRID_NOOP("banditen.refuse.not_divided");
//% "This cannot be chosen now"
inline constexpr char notChosenNow[] = QT_TRID_NOOP("banditen.refuse.not_chosen");
//% "It is chosen already"
inline constexpr char chosenAlready[] = QT_TRID_NOOP("banditen.refuse.chosen_already");
//% "No set-up is suggested here"
inline constexpr char nothingSuggested[] = QT_TRID_NOOP("banditen.refuse.nothing_suggested");
//% "There is nothing to pick up again"
inline constexpr char nothingToClear[] = QT_TRID_NOOP("banditen.refuse.nothing_to_clear");
//: %1 = unit
//% "%1 has no strength left"
inline constexpr char noStrengthLeft[] = QT_TRID_NOOP("banditen.refuse.no_strength");
//: %1 = hex
//% "Units of both sides are in %1"
inline constexpr char bothSidesThere[] = QT_TRID_NOOP("banditen.refuse.both_sides");
//% "The pending decision does not fit the position"
inline constexpr char strangeDecision[] = QT_TRID_NOOP("banditen.refuse.strange_decision");

} // namespace esagono::banditen::say
