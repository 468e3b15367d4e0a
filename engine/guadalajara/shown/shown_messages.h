// SPDX-License-Identifier: GPL-3.0-or-later
// What the table says of itself: layers, values explained, throws read.
#pragma once

#include "engine/core/text.h"

namespace esagono::guadalajara::say {

//% "Zones of control"
inline constexpr char layerZones[] = QT_TRID_NOOP("guadalajara.layer.zones");
//% "Supply"
inline constexpr char layerSupply[] = QT_TRID_NOOP("guadalajara.layer.supply");
//% "HQ ranges"
inline constexpr char layerHqs[] = QT_TRID_NOOP("guadalajara.layer.hq_ranges");
//% "Interdicted roads"
inline constexpr char layerInterdiction[] = QT_TRID_NOOP("guadalajara.layer.interdiction");

//% "Attack"
inline constexpr char valueAttack[] = QT_TRID_NOOP("guadalajara.value.attack");
//% "Defence"
inline constexpr char valueDefence[] = QT_TRID_NOOP("guadalajara.value.defence");
//% "Movement"
inline constexpr char valueMovement[] = QT_TRID_NOOP("guadalajara.value.movement");
//% "Barrage"
inline constexpr char valueBarrage[] = QT_TRID_NOOP("guadalajara.value.barrage");
//% "Range"
inline constexpr char valueRange[] = QT_TRID_NOOP("guadalajara.value.range");
//% "Supply range"
inline constexpr char valueSupplyRange[] = QT_TRID_NOOP("guadalajara.value.supply_range");
//% "Modifier in attack"
inline constexpr char valueAttackDrm[] = QT_TRID_NOOP("guadalajara.value.attack_drm");
//% "Modifier in defence"
inline constexpr char valueDefenceDrm[] = QT_TRID_NOOP("guadalajara.value.defence_drm");
//% "Stacking"
inline constexpr char valueStacking[] = QT_TRID_NOOP("guadalajara.value.stacking");

//% "printed"
inline constexpr char tallyPrinted[] = QT_TRID_NOOP("guadalajara.tally.printed");
//% "disorganised (DG)"
inline constexpr char tallyIsDg[] = QT_TRID_NOOP("guadalajara.tally.is_dg");
//% "out of supply"
inline constexpr char tallyIsOos[] = QT_TRID_NOOP("guadalajara.tally.is_oos");
//% "surprise"
inline constexpr char tallySurprised[] = QT_TRID_NOOP("guadalajara.tally.surprised");
//% "panic"
inline constexpr char tallyPanicked[] = QT_TRID_NOOP("guadalajara.tally.panicked");
//% "reaches one hex farther"
inline constexpr char tallyOneFarther[] = QT_TRID_NOOP("guadalajara.tally.one_farther");
//% "rounding"
inline constexpr char tallyRounded[] = QT_TRID_NOOP("guadalajara.tally.rounded");
//: %1 = hex
//% "terrain of %1"
inline constexpr char tallyDefenceTerrain[] = QT_TRID_NOOP("guadalajara.tally.defence_terrain");
//% "movement already spent"
inline constexpr char tallySpent[] = QT_TRID_NOOP("guadalajara.tally.spent");

//: %n = how many turns
//% "comes back in %n turn(s)"
inline constexpr char effectReturns[] = QT_TRID_N_NOOP("guadalajara.effect.returns");
//% "lost for good"
inline constexpr char effectLost[] = QT_TRID_NOOP("guadalajara.effect.lost");
//% "repaired"
inline constexpr char effectRepaired[] = QT_TRID_NOOP("guadalajara.effect.repaired");
//% "still disabled"
inline constexpr char effectDisabled[] = QT_TRID_NOOP("guadalajara.effect.disabled");
//% "a turn early"
inline constexpr char effectEarly[] = QT_TRID_NOOP("guadalajara.effect.early");
//% "a turn late"
inline constexpr char effectLate[] = QT_TRID_NOOP("guadalajara.effect.late");
//% "on time"
inline constexpr char effectOnTime[] = QT_TRID_NOOP("guadalajara.effect.on_time");
//: %1 = steps the attacker loses, %2 = hexes he retreats, %3 and %4 = the same of the defender
//% "attacker: steps %1, retreat %2; defender: steps %3, retreat %4"
inline constexpr char effectOfCombat[] = QT_TRID_NOOP("guadalajara.effect.combat");
//% "the attacking armour is destroyed"
inline constexpr char effectAttackerDestroyed[] =
    QT_TRID_NOOP("guadalajara.effect.attacker_destroyed");
//% "the attacking armour is disabled"
inline constexpr char effectAttackerDisabled[] =
    QT_TRID_NOOP("guadalajara.effect.attacker_disabled");
//% "the attacking armour loses a step"
inline constexpr char effectAttackerStep[] = QT_TRID_NOOP("guadalajara.effect.attacker_step");
//% "the defending armour is destroyed"
inline constexpr char effectDefenderDestroyed[] =
    QT_TRID_NOOP("guadalajara.effect.defender_destroyed");
//% "the defending armour is disabled"
inline constexpr char effectDefenderDisabled[] =
    QT_TRID_NOOP("guadalajara.effect.defender_disabled");
//% "the defending armour loses a step"
inline constexpr char effectDefenderStep[] = QT_TRID_NOOP("guadalajara.effect.defender_step");
//% "the armour is disabled"
inline constexpr char effectArmourDisabled[] = QT_TRID_NOOP("guadalajara.effect.armour_disabled");
//% "the armour loses a step"
inline constexpr char effectArmourStep[] = QT_TRID_NOOP("guadalajara.effect.armour_step");
//% "the armour is destroyed"
inline constexpr char effectArmourDestroyed[] = QT_TRID_NOOP("guadalajara.effect.armour_destroyed");

} // namespace esagono::guadalajara::say
