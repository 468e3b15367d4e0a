// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of attacks, their odds and modifiers, and what the dice say.
#pragma once

#include "engine/core/text.h"

namespace esagono::tscw::say {

//% "Attack"
inline constexpr char frameBattle[] = QT_TRID_NOOP("tscw.frame.battle");
//% "Combat"
inline constexpr char frameCombat[] = QT_TRID_NOOP("tscw.frame.combat");
//% "Attack, or end the combat segment"
inline constexpr char promptCombat[] = QT_TRID_NOOP("tscw.prompt.combat");
//% "End of combat"
inline constexpr char offerEndCombat[] = QT_TRID_NOOP("tscw.offer.end_combat");
//% "Attack a hex"
inline constexpr char offerTargets[] = QT_TRID_NOOP("tscw.offer.targets");
//: %1 = hex
//% "Attack %1 with"
inline constexpr char offerAttack[] = QT_TRID_NOOP("tscw.offer.attack");
//% "All attacks are declared"
inline constexpr char offerDeclared[] = QT_TRID_NOOP("tscw.offer.declared");
//% "Resolve an attack"
inline constexpr char offerResolve[] = QT_TRID_NOOP("tscw.offer.resolve");
//: %1 = side, %2 = hex
//% "%1: attack on %2"
inline constexpr char attackOn[] = QT_TRID_NOOP("tscw.log.attack");
//: %1 = side, %2 = hex
//% "%1: an attack on %2 is declared"
inline constexpr char attackDeclared[] = QT_TRID_NOOP("tscw.log.attack_declared");
//% "The attack is below 1:3 and does not take place"
inline constexpr char attackTooWeak[] = QT_TRID_NOOP("tscw.log.attack_too_weak");
//% "Only an HQ is there: 0/1 without dice"
inline constexpr char loneHq[] = QT_TRID_NOOP("tscw.log.lone_hq");
//: %1 = hex
//% "Insubordination: the attack on %1 does not take place"
inline constexpr char insubordination[] = QT_TRID_NOOP("tscw.log.insubordination");
//: %1 = die, %2 = modifier, %3 = result
//% "Die %1, modifier %2: %3"
inline constexpr char combatResult[] = QT_TRID_NOOP("tscw.log.combat_result");
//: %1 = movement points
//% "Breakthrough: %1 MP"
inline constexpr char breakthrough[] = QT_TRID_NOOP("tscw.log.breakthrough");
//% "Combat"
inline constexpr char rollCombat[] = QT_TRID_NOOP("tscw.roll.combat");
//% "Column roll"
inline constexpr char rollColumns[] = QT_TRID_NOOP("tscw.roll.columns");
//: %1 = attack, %2 = defence, %3 = column
//% "%1 against %2: %3"
inline constexpr char oddsAre[] = QT_TRID_NOOP("tscw.log.odds");
//: %1 = number of units
//% "Units that are not seen: %1"
inline constexpr char hiddenDefenders[] = QT_TRID_NOOP("tscw.preview.hidden");
//% "Attack"
inline constexpr char partAttack[] = QT_TRID_NOOP("tscw.preview.attack");
//% "Defence"
inline constexpr char partDefence[] = QT_TRID_NOOP("tscw.preview.defence");
//% "Column shifts"
inline constexpr char partShift[] = QT_TRID_NOOP("tscw.preview.shift");
//% "Die modifiers"
inline constexpr char partModifiers[] = QT_TRID_NOOP("tscw.preview.modifiers");
//: %1 = result
//% "%1"
inline constexpr char resultIs[] = QT_TRID_NOOP("tscw.preview.result");
//% "insubordination"
inline constexpr char resultNone[] = QT_TRID_NOOP("tscw.preview.insubordination");
//: %1 = steps of the attacker, %2 = of the defender
//% "Steps lost: attacker %1, defender %2"
inline constexpr char effectOfCombat[] = QT_TRID_NOOP("tscw.effect.combat");
//: %1 = steps of the attacker
//% "Steps lost by the attacker: %1; all defenders are eliminated"
inline constexpr char effectAll[] = QT_TRID_NOOP("tscw.effect.all");
//% "The attack does not take place"
inline constexpr char effectInsubordination[] = QT_TRID_NOOP("tscw.effect.insubordination");
//: %1 = number
//% "%1 to the combat die"
inline constexpr char effectOnDie[] = QT_TRID_NOOP("tscw.effect.on_die");
//% "No effect"
inline constexpr char effectNothing[] = QT_TRID_NOOP("tscw.effect.nothing");
//: %1 = unit
//% "%1"
inline constexpr char tallyUnit[] = QT_TRID_NOOP("tscw.tally.unit");
//: %n = factors
//% "%n factor(s) halved together"
inline constexpr char tallyHalved[] = QT_TRID_N_NOOP("tscw.tally.halved");
//: %1 = HQ
//% "Support of %1"
inline constexpr char tallyHq[] = QT_TRID_NOOP("tscw.tally.hq");
//: %1 = air unit
//% "%1"
inline constexpr char tallyAir[] = QT_TRID_NOOP("tscw.tally.air");
//: %1 = air unit
//% "Anti-aircraft fire on %1"
inline constexpr char tallyAntiAir[] = QT_TRID_NOOP("tscw.tally.anti_air");
//: %n = factors
//% "Support counts up to %n factor(s)"
inline constexpr char tallyLimit[] = QT_TRID_N_NOOP("tscw.tally.limit");
//% "Odds above 7:1"
inline constexpr char tallyAbove[] = QT_TRID_NOOP("tscw.tally.above");
//% "Odds below 1:3"
inline constexpr char tallyBelow[] = QT_TRID_NOOP("tscw.tally.below");
//: %1 = hex
//% "Terrain of %1"
inline constexpr char tallyTerrain[] = QT_TRID_NOOP("tscw.tally.terrain");
//% "The Republicans defend Madrid"
inline constexpr char tallyMadrid[] = QT_TRID_NOOP("tscw.tally.madrid");
//: %1 = hex
//% "%1 is a city"
inline constexpr char tallyCity[] = QT_TRID_NOOP("tscw.tally.city");
//: %1 = HQ
//% "Artillery support of %1"
inline constexpr char tallyArtillery[] = QT_TRID_NOOP("tscw.tally.artillery");
//: %1 = air unit
//% "Condor Legion: %1"
inline constexpr char tallyCondor[] = QT_TRID_NOOP("tscw.tally.condor");
//% "Across a major river"
inline constexpr char tallyMajorRiver[] = QT_TRID_NOOP("tscw.tally.major_river");
//% "Across a minor river"
inline constexpr char tallyMinorRiver[] = QT_TRID_NOOP("tscw.tally.minor_river");
//% "Across an active fortified line"
inline constexpr char tallyFortified[] = QT_TRID_NOOP("tscw.tally.fortified");
//% "Nationalist ammunition shortage"
inline constexpr char tallyAmmunition[] = QT_TRID_NOOP("tscw.tally.ammunition");
//% "A defender is out of supply"
inline constexpr char tallyUnsupplied[] = QT_TRID_NOOP("tscw.tally.unsupplied");
//% "A colonial column attacks columns"
inline constexpr char tallyColonialAttack[] = QT_TRID_NOOP("tscw.tally.colonial_attack");
//% "Columns attack colonial units"
inline constexpr char tallyColonialDefence[] = QT_TRID_NOOP("tscw.tally.colonial_defence");
//% "Concentric Attack"
inline constexpr char tallyConcentric[] = QT_TRID_NOOP("tscw.tally.concentric");
//: %1 = naval unit
//% "Naval support: %1"
inline constexpr char tallyShip[] = QT_TRID_NOOP("tscw.tally.ship");
//: %1 = event
//% "Event %1"
inline constexpr char tallyChit[] = QT_TRID_NOOP("tscw.tally.chit");
//% "Column roll"
inline constexpr char tallyColumns[] = QT_TRID_NOOP("tscw.tally.columns");
//% "First turns of the war"
inline constexpr char tallyFirstTurns[] = QT_TRID_NOOP("tscw.tally.first_turns");
//: %1 = attack, %2 = defence
//% "%1 against %2 is below 1:3"
inline constexpr char oddsTooLow[] = QT_TRID_NOOP("tscw.refuse.attack.odds");
//: %1 = counter
//% "%1 cannot attack"
inline constexpr char attackNotYours[] = QT_TRID_NOOP("tscw.refuse.attack.not_yours");
//: %1 = HQ
//% "%1 is an HQ: it does not attack, it supports"
inline constexpr char hqsDoNotAttack[] = QT_TRID_NOOP("tscw.refuse.attack.hq");
//: %1 = unit
//% "%1 is in reserve"
inline constexpr char attackInReserve[] = QT_TRID_NOOP("tscw.refuse.attack.reserve");
//: %1 = unit
//% "%1 has landed in this turn"
inline constexpr char attackLanded[] = QT_TRID_NOOP("tscw.refuse.attack.landed");
//: %1 = unit
//% "%1 could not move in exploitation"
inline constexpr char attackNotExploiting[] = QT_TRID_NOOP("tscw.refuse.attack.not_exploiting");
//: %1 = unit
//% "%1 has attacked in this segment"
inline constexpr char attackedAlready[] = QT_TRID_NOOP("tscw.refuse.attack.attacked");
//: %1 = unit, %2 = hex
//% "%1 is not beside %2"
inline constexpr char attackNotBeside[] = QT_TRID_NOOP("tscw.refuse.attack.not_beside");
//: %1 = hex
//% "There are no enemies in %1"
inline constexpr char noEnemiesThere[] = QT_TRID_NOOP("tscw.refuse.attack.no_enemies");
//: %1 = hex
//% "%1 was attacked in this segment"
inline constexpr char hexAttacked[] = QT_TRID_NOOP("tscw.refuse.attack.hex_attacked");
//: %1 = unit
//% "%1 does not attack alone: its attack factor is 0"
inline constexpr char attackZero[] = QT_TRID_NOOP("tscw.refuse.attack.zero");
//: %1 = hex
//% "Nobody attacks %1"
inline constexpr char noAttackers[] = QT_TRID_NOOP("tscw.refuse.attack.nobody");
//: %1 = unit
//% "%1 is named twice"
inline constexpr char namedTwice[] = QT_TRID_NOOP("tscw.refuse.attack.twice");
//: %1 = hex
//% "None of your units is beside %1"
inline constexpr char noneBesideIt[] = QT_TRID_NOOP("tscw.refuse.attack.none_beside");
//% "All attacks were declared before the first combat"
inline constexpr char allDeclared[] = QT_TRID_NOOP("tscw.refuse.attack.all_declared");
//% "Declared attacks still have to be resolved"
inline constexpr char attacksWait[] = QT_TRID_NOOP("tscw.refuse.end_combat.attacks_wait");
//% "No attack waits for its combat"
inline constexpr char noneDeclared[] = QT_TRID_NOOP("tscw.refuse.declare.none");
//: %1 = hex
//% "No attack on %1 is waiting"
inline constexpr char notDeclared[] = QT_TRID_NOOP("tscw.refuse.resolve.not_declared");

} // namespace esagono::tscw::say
