// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of losses, of units that come back, and of armour left alone.
#pragma once

#include "engine/core/text.h"

namespace esagono::guadalajara::say {

//% "Losses"
inline constexpr char frameLosses[] = QT_TRID_NOOP("guadalajara.frame.losses");
//% "Lone armour"
inline constexpr char frameStranded[] = QT_TRID_NOOP("guadalajara.frame.stranded");

//: %1 = number of steps
//% "Share out the losses (steps: %1)"
inline constexpr char promptLosses[] = QT_TRID_NOOP("guadalajara.prompt.losses");
//: %1 = unit
//% "%1 is left alone: choose where it withdraws"
inline constexpr char promptStranded[] = QT_TRID_NOOP("guadalajara.prompt.stranded");
//: %1 = number of steps
//% "Steps to lose: %1"
inline constexpr char offerLosses[] = QT_TRID_NOOP("guadalajara.offer.losses");
//: %1 = unit
//% "%1 withdraws to"
inline constexpr char offerStranded[] = QT_TRID_NOOP("guadalajara.offer.stranded");

//: %1 = side, %2 = number of steps
//% "%1, steps lost: %2"
inline constexpr char stepsLost[] = QT_TRID_NOOP("guadalajara.log.steps_lost");
//: %1 = unit
//% "%1 loses a step"
inline constexpr char unitLosesStep[] = QT_TRID_NOOP("guadalajara.log.unit_loses_step");
//: %1 = unit
//% "%1 is eliminated"
inline constexpr char unitDestroyed[] = QT_TRID_NOOP("guadalajara.log.unit_destroyed");
//: %1 = unit
//% "%1 is eliminated and does not come back"
inline constexpr char unitLostForGood[] = QT_TRID_NOOP("guadalajara.log.unit_lost_for_good");
//: %1 = unit, %2 = turn
//% "%1 is eliminated and comes back on turn %2"
inline constexpr char unitComesBack[] = QT_TRID_NOOP("guadalajara.log.unit_comes_back");
//: %1 = unit
//% "%1 has no way to its HQ"
inline constexpr char noWayToHq[] = QT_TRID_NOOP("guadalajara.log.no_way_to_hq");
//: %1 = armoured unit
//% "%1 is disabled"
inline constexpr char armourDisabled[] = QT_TRID_NOOP("guadalajara.log.armour_disabled");
//: %1 = unit, %2 = hex
//% "%1, left alone, withdraws to %2"
inline constexpr char armourWithdraws[] = QT_TRID_NOOP("guadalajara.log.armour_withdraws");
//: %1 = armoured unit, %2 = turn
//% "%1 is repaired and comes back on turn %2"
inline constexpr char armourRepaired[] = QT_TRID_NOOP("guadalajara.log.armour_repaired");
//: %1 = armoured unit
//% "%1 stays disabled"
inline constexpr char armourNotRepaired[] = QT_TRID_NOOP("guadalajara.log.armour_not_repaired");

//% "Reconstitution"
inline constexpr char rollReconstitution[] = QT_TRID_NOOP("guadalajara.roll.reconstitution");
//% "Tank repair"
inline constexpr char rollRepair[] = QT_TRID_NOOP("guadalajara.roll.tank_repair");

//% "That unit is not among those who can take these losses"
inline constexpr char cannotTakeLoss[] = QT_TRID_NOOP("guadalajara.refuse.losses.not_among_them");
//: %1 = unit, %2 = number of steps
//% "%1 cannot lose that much (steps: %2)"
inline constexpr char fewerSteps[] = QT_TRID_NOOP("guadalajara.refuse.losses.fewer_steps");
//: %1 = number of steps
//% "Steps to be lost, no more and no fewer: %1"
inline constexpr char otherSum[] = QT_TRID_NOOP("guadalajara.refuse.losses.other_sum");
//: %1 = unit
//% "Stacked with regulars, an Italian volunteer takes the first loss: %1, for one"
inline constexpr char volunteerFirst[] = QT_TRID_NOOP("guadalajara.refuse.losses.volunteer_first");
//: %1 = unit
//% "The strongest unit takes the first loss: %1"
inline constexpr char strongestFirst[] = QT_TRID_NOOP("guadalajara.refuse.losses.strongest_first");
//: %1 = unit, %2 = hex
//% "%1 goes to the nearest hex with friends it can join, and %2 is none"
inline constexpr char notNearestFriends[] = QT_TRID_NOOP("guadalajara.refuse.stranded.not_nearest");

} // namespace esagono::guadalajara::say
