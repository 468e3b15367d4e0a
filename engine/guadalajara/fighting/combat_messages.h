// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of combat: attacks, odds, support, tanks, retreats and advances.
#pragma once

#include "engine/core/text.h"

namespace esagono::guadalajara::say {

//% "Attack"
inline constexpr char frameBattle[] = QT_TRID_NOOP("guadalajara.frame.battle");
//% "Support"
inline constexpr char frameSupport[] = QT_TRID_NOOP("guadalajara.frame.support");
//% "Retreat"
inline constexpr char frameRetreat[] = QT_TRID_NOOP("guadalajara.frame.retreat");
//% "Advance"
inline constexpr char frameAdvance[] = QT_TRID_NOOP("guadalajara.frame.advance");

//% "Attack, or end the combat phase"
inline constexpr char promptCombat[] = QT_TRID_NOOP("guadalajara.prompt.combat");
//: %1 = hex
//% "Support the attack on %1"
inline constexpr char promptSupport[] = QT_TRID_NOOP("guadalajara.prompt.support");
//: %1 = hex
//% "Support the defence of %1"
inline constexpr char promptSupportDefence[] = QT_TRID_NOOP("guadalajara.prompt.support_defence");
//% "Retreat your units"
inline constexpr char promptRetreat[] = QT_TRID_NOOP("guadalajara.prompt.retreat");
//: %1 = hex
//% "Advance into %1, or stay"
inline constexpr char promptAdvance[] = QT_TRID_NOOP("guadalajara.prompt.advance");

//% "End of combat"
inline constexpr char offerEndCombat[] = QT_TRID_NOOP("guadalajara.offer.end_combat");
//% "Attack a hex"
inline constexpr char offerTargets[] = QT_TRID_NOOP("guadalajara.offer.targets");
//: %1 = hex
//% "Attack %1 with"
inline constexpr char offerAttack[] = QT_TRID_NOOP("guadalajara.offer.attack");
//% "Air points in support"
inline constexpr char offerAir[] = QT_TRID_NOOP("guadalajara.offer.air_support");
//% "Use flamethrowers"
inline constexpr char offerFlames[] = QT_TRID_NOOP("guadalajara.offer.flames");
//% "Intensive combat"
inline constexpr char offerIntensive[] = QT_TRID_NOOP("guadalajara.offer.intensive");
//% "No (more) support"
inline constexpr char offerNoSupport[] = QT_TRID_NOOP("guadalajara.offer.no_support");
//: %1 = hex, %2 = number of hexes
//% "Retreat of all in %1 (hexes: %2) to"
inline constexpr char offerRetreat[] = QT_TRID_NOOP("guadalajara.offer.retreat");
//: %1 = hex, %2 = how far, %3 = unit, %4 = how many go with it: nothing, or +2
//% "Retreat of %3%4 from %1 (hexes: %2) to"
inline constexpr char offerRetreatSome[] = QT_TRID_NOOP("guadalajara.offer.retreat_some");
//: %1 = hex
//% "Some of %1 retreat elsewhere"
inline constexpr char offerSplitRetreat[] = QT_TRID_NOOP("guadalajara.offer.split_retreat");
//: %1 = hex
//% "Advance into %1"
inline constexpr char offerAdvance[] = QT_TRID_NOOP("guadalajara.offer.advance");
//% "No advance"
inline constexpr char offerHold[] = QT_TRID_NOOP("guadalajara.offer.hold");

//: %1 = side, %2 = hex
//% "%1: attack on %2"
inline constexpr char attackOn[] = QT_TRID_NOOP("guadalajara.log.attack_on");
//: %1 = side, %2 = hex
//% "%1: overrun of %2"
inline constexpr char overrunOf[] = QT_TRID_NOOP("guadalajara.log.overrun_of");
//: %1 = side, %2 = number
//% "%1, air points in support: %2"
inline constexpr char airSupports[] = QT_TRID_NOOP("guadalajara.log.air_supports");
//: %1 = unit
//% "%1 uses its flamethrowers"
inline constexpr char flamesUsed[] = QT_TRID_NOOP("guadalajara.log.flames_used");
//% "Intensive combat: NE counts as A1r1D1r1"
inline constexpr char combatIntensive[] = QT_TRID_NOOP("guadalajara.log.intensive");
//: %1 = attack strength, %2 = defence strength, %3 = rounded odds, %4 = column
//% "%1 against %2, odds %3: column %4"
inline constexpr char oddsAre[] = QT_TRID_NOOP("guadalajara.log.odds");
//: %1 = attack strength, %2 = defence strength, %3 = rounded odds
//% "%1 against %2, odds %3: A2r2 without dice"
inline constexpr char oddsAutomatic[] = QT_TRID_NOOP("guadalajara.log.odds_automatic");
//: %1 = sum of the dice, %2 = modifier, %3 = result as on the table
//% "Dice %1, modifier %2: %3"
inline constexpr char combatResult[] = QT_TRID_NOOP("guadalajara.log.combat_result");
//: %1 = attacker's armour, %2 = defender's armour
//% "%1 fights %2"
inline constexpr char tanksFight[] = QT_TRID_NOOP("guadalajara.log.tanks_fight");
//: %1 = die, %2 = modifier
//% "Tank against tank: die %1, modifier %2, no effect"
inline constexpr char tanksNoEffect[] = QT_TRID_NOOP("guadalajara.log.tanks_no_effect");
//: %1 = die, %2 = modifier, %3 = armoured unit
//% "Tank against tank: die %1, modifier %2, %3 is hit"
inline constexpr char tankIsHit[] = QT_TRID_NOOP("guadalajara.log.tank_is_hit");
//: %1 = armoured unit
//% "%1 loses its step for the flames instead"
inline constexpr char flamesInstead[] = QT_TRID_NOOP("guadalajara.log.flames_instead");
//: %1 = armoured unit, %2 = die, %3 = modifier
//% "%1 after combat: die %2, modifier %3"
inline constexpr char afterCombat[] = QT_TRID_NOOP("guadalajara.log.after_combat");
//: %1 = unit, %2 = truck
//% "%1 gets off %2 and is DG"
inline constexpr char unloadsUnderAttack[] = QT_TRID_NOOP("guadalajara.log.unloads_under_attack");
//: %1 = unit, %2 = hex
//% "%1 retreats to %2"
inline constexpr char unitRetreats[] = QT_TRID_NOOP("guadalajara.log.unit_retreats");
//: %1 = unit
//% "%1 cannot retreat"
inline constexpr char unitCannotRetreat[] = QT_TRID_NOOP("guadalajara.log.cannot_retreat");
//: %1 = number of hexes
//% "Hexes in enemy ZoC on the retreat: %1"
inline constexpr char retreatThroughZones[] = QT_TRID_NOOP("guadalajara.log.retreat_through_zones");

//% "Combat"
inline constexpr char rollCombat[] = QT_TRID_NOOP("guadalajara.roll.combat");
//% "Tank against tank"
inline constexpr char rollTanks[] = QT_TRID_NOOP("guadalajara.roll.tank_vs_tank");
//% "Tank after combat"
inline constexpr char rollAfterCombatPurpose[] = QT_TRID_NOOP("guadalajara.roll.tank_after_combat");

//% "Attack"
inline constexpr char partAttack[] = QT_TRID_NOOP("guadalajara.tally.part_attack");
//% "Defence"
inline constexpr char partDefence[] = QT_TRID_NOOP("guadalajara.tally.part_defence");
//% "Columns"
inline constexpr char partShift[] = QT_TRID_NOOP("guadalajara.tally.part_shift");
//% "Dice"
inline constexpr char partModifiers[] = QT_TRID_NOOP("guadalajara.tally.part_modifiers");
//% "Tank against tank"
inline constexpr char partTanks[] = QT_TRID_NOOP("guadalajara.tally.part_tanks");
//: %1 = unit
//% "%1"
inline constexpr char tallyUnit[] = QT_TRID_NOOP("guadalajara.tally.unit");
//: %1 = unit
//% "%1 is DG"
inline constexpr char tallyDg[] = QT_TRID_NOOP("guadalajara.tally.dg");
//: %1 = unit
//% "%1 is out of supply"
inline constexpr char tallyOos[] = QT_TRID_NOOP("guadalajara.tally.oos");
//: %1 = unit
//% "%1 attacks across a major river"
inline constexpr char tallyMajorRiver[] = QT_TRID_NOOP("guadalajara.tally.major_river");
//% "Artillery, however much of it"
inline constexpr char tallyGuns[] = QT_TRID_NOOP("guadalajara.tally.guns");
//: %1 = hex
//% "Terrain in %1"
inline constexpr char tallyTerrain[] = QT_TRID_NOOP("guadalajara.tally.terrain");
//: %1 = side, %2 = number
//% "%1, air points: %2"
inline constexpr char tallyAir[] = QT_TRID_NOOP("guadalajara.tally.air");
//: %1 = unit
//% "%1 against a stack without armour"
inline constexpr char tallyArmour[] = QT_TRID_NOOP("guadalajara.tally.armour");
//: %1 = unit
//% "Anti-tank defence: %1"
inline constexpr char tallyAntiTank[] = QT_TRID_NOOP("guadalajara.tally.anti_tank");
//: %1 = unit
//% "Flamethrowers: %1"
inline constexpr char tallyFlames[] = QT_TRID_NOOP("guadalajara.tally.flames");
//% "Brihuega, seen from the hills"
inline constexpr char tallyBrihuega[] = QT_TRID_NOOP("guadalajara.tally.brihuega");
//: %1 = unit
//% "%1 belongs to a division in panic"
inline constexpr char tallyPanic[] = QT_TRID_NOOP("guadalajara.tally.panic");
//% "All attack across a minor river without bridge"
inline constexpr char tallyStream[] = QT_TRID_NOOP("guadalajara.tally.stream");
//: %1 = unit
//% "%1 breaks down less"
inline constexpr char tallyT26[] = QT_TRID_NOOP("guadalajara.tally.t26");
//: %1 = number
//% "Defenders that cannot be seen: %1"
inline constexpr char hiddenDefenders[] = QT_TRID_NOOP("guadalajara.tally.hidden_defenders");
//: %1 = result as on the table
//% "%1"
inline constexpr char resultIs[] = QT_TRID_NOOP("guadalajara.tally.result");

//: %1 = unit
//% "%1 is not yours"
inline constexpr char attackNotYours[] = QT_TRID_NOOP("guadalajara.refuse.attack.not_yours");
//: %1 = unit
//% "%1 is not on the map"
inline constexpr char attackNotOnMap[] = QT_TRID_NOOP("guadalajara.refuse.attack.not_on_map");
//: %1 = unit
//% "The barrage strength of %1 is no part of an attack"
inline constexpr char gunsDoNotAttack[] = QT_TRID_NOOP("guadalajara.refuse.attack.guns");
//: %1 = unit
//% "%1 has no attack factor"
inline constexpr char noAttackFactor[] = QT_TRID_NOOP("guadalajara.refuse.attack.no_factor");
//: %1 = unit
//% "%1 is aboard a truck"
inline constexpr char attackAboard[] = QT_TRID_NOOP("guadalajara.refuse.attack.aboard");
//: %1 = unit
//% "%1 is in reserve"
inline constexpr char attackInReserve[] = QT_TRID_NOOP("guadalajara.refuse.attack.reserve");
//: %1 = unit
//% "%1 was set up here and may not attack in this turn"
inline constexpr char attackImmobile[] = QT_TRID_NOOP("guadalajara.refuse.attack.immobile");
//: %1 = unit
//% "The division of %1 is in panic and cannot attack"
inline constexpr char attackInPanic[] = QT_TRID_NOOP("guadalajara.refuse.attack.panic");
//: %1 = unit, %2 = unit
//% "Spaniards and Italians do not attack together: %1 and %2"
inline constexpr char attackTogether[] = QT_TRID_NOOP("guadalajara.refuse.attack.armies");
//: %1 = unit, %2 = unit
//% "Communists and Anarchists do not attack the same hex: %1 and %2"
inline constexpr char attackParties[] = QT_TRID_NOOP("guadalajara.refuse.attack.parties");
//: %1 = unit, %2 = unit
//% "Only one armoured unit a side takes part in a combat: %1 or %2"
inline constexpr char attackTwoArmour[] = QT_TRID_NOOP("guadalajara.refuse.attack.two_armour");
//: %1 = flamethrower engineers, %2 = armoured unit
//% "%1 and %2 cannot be used together"
inline constexpr char flamesTogether[] = QT_TRID_NOOP("guadalajara.refuse.attack.flames");
//: %1 = unit
//% "%1 attacks only together with a unit of its hex that has an attack factor"
inline constexpr char attackAlone[] = QT_TRID_NOOP("guadalajara.refuse.attack.alone");
//: %1 = hex
//% "Name the units that attack %1"
inline constexpr char noAttackers[] = QT_TRID_NOOP("guadalajara.refuse.attack.nobody");
//: %1 = unit
//% "%1 has attacked in this phase"
inline constexpr char attackedAlready[] = QT_TRID_NOOP("guadalajara.refuse.attack.already");
//: %1 = unit
//% "%1 is named twice"
inline constexpr char attackNamedTwice[] = QT_TRID_NOOP("guadalajara.refuse.attack.twice");
//: %1 = unit, %2 = hex
//% "%1 is not next to %2"
inline constexpr char attackNotBeside[] = QT_TRID_NOOP("guadalajara.refuse.attack.not_beside");
//: %1 = hex
//% "%1 has been attacked in this phase"
inline constexpr char hexAttacked[] = QT_TRID_NOOP("guadalajara.refuse.attack.hex_again");
//: %1 = hex
//% "There are no enemies in %1"
inline constexpr char noEnemiesThere[] = QT_TRID_NOOP("guadalajara.refuse.attack.no_enemies");
//: %1 = hex
//% "None of your units that can attack is next to %1"
inline constexpr char noneBesideIt[] = QT_TRID_NOOP("guadalajara.refuse.attack.none_beside");

//: %1 = number of air points
//% "Air points that are ready: %1"
inline constexpr char fewerAirPoints[] = QT_TRID_NOOP("guadalajara.refuse.support.air_points");
//: %1 = hex
//% "Italian air points do not fly north of the separation line: %1"
inline constexpr char airNotNorth[] = QT_TRID_NOOP("guadalajara.refuse.support.north");
//% "Air points have been committed to this combat"
inline constexpr char airCommitted[] = QT_TRID_NOOP("guadalajara.refuse.support.committed");
//: %1 = unit
//% "%1 has no flamethrowers to use here"
inline constexpr char noFlamesThere[] = QT_TRID_NOOP("guadalajara.refuse.support.no_flames");
//% "Intensive combat cannot be declared here"
inline constexpr char noIntensive[] = QT_TRID_NOOP("guadalajara.refuse.support.intensive");

//: %1 = unit
//% "%1 is not among those who have to retreat"
inline constexpr char notRetreating[] = QT_TRID_NOOP("guadalajara.refuse.retreat.not_among_them");
//% "Name units of one hex"
inline constexpr char retreatOneHex[] = QT_TRID_NOOP("guadalajara.refuse.retreat.one_hex");
//: %1 = unit
//% "%1 retreats with its stack"
inline constexpr char retreatTogether[] = QT_TRID_NOOP("guadalajara.refuse.retreat.together");
//: %1 = hex, %2 = number of hexes
//% "These units have no retreat to %1 (hexes: %2)"
inline constexpr char noWayOfRetreat[] = QT_TRID_NOOP("guadalajara.refuse.retreat.no_way");
//: %1 = hex
//% "To %1 they would not retreat the whole distance"
inline constexpr char retreatTooShort[] = QT_TRID_NOOP("guadalajara.refuse.retreat.too_short");
//: %1 = hex
//% "They retreat no farther than they must: %1 is too far"
inline constexpr char retreatTooFar[] = QT_TRID_NOOP("guadalajara.refuse.retreat.too_far");
//: %1 = hex
//% "%1 does not lead away from the enemy, and other ways do"
inline constexpr char retreatNotAway[] = QT_TRID_NOOP("guadalajara.refuse.retreat.not_away");
//: %1 = hex
//% "The way to %1 leads through more enemy ZoC than others"
inline constexpr char retreatInZones[] = QT_TRID_NOOP("guadalajara.refuse.retreat.zones");

//: %1 = unit
//% "%1 cannot advance after this combat"
inline constexpr char notAdvancing[] = QT_TRID_NOOP("guadalajara.refuse.advance.not_among_them");
//% "Name the units that advance"
inline constexpr char nobodyAdvances[] = QT_TRID_NOOP("guadalajara.refuse.advance.nobody");
//: %1 = unit, %2 = hex
//% "%1 cannot enter %2"
inline constexpr char advanceClosed[] = QT_TRID_NOOP("guadalajara.refuse.advance.closed");

} // namespace esagono::guadalajara::say
