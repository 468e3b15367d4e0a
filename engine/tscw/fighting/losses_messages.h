// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of losses and fortified lines.
#pragma once

#include "engine/core/text.h"

namespace esagono::tscw::say {

//% "Losses"
inline constexpr char frameLosses[] = QT_TRID_NOOP("tscw.frame.losses");
//: %n = number of steps
//% "Take %n step(s) of losses"
inline constexpr char promptLosses[] = QT_TRID_N_NOOP("tscw.prompt.losses");
//: %1 = number of steps
//% "Steps to lose: %1"
inline constexpr char offerLosses[] = QT_TRID_NOOP("tscw.offer.losses");
//: %1 = side, %2 = number of steps
//% "%1: steps lost: %2"
inline constexpr char stepsLost[] = QT_TRID_NOOP("tscw.log.steps_lost");
//: %1 = unit
//% "%1 loses a step"
inline constexpr char unitLosesStep[] = QT_TRID_NOOP("tscw.log.step_lost");
//: %1 = unit
//% "%1 is eliminated"
inline constexpr char unitEliminated[] = QT_TRID_NOOP("tscw.log.eliminated");
//: %1 = unit
//% "%1 is eliminated and leaves the game: it was to be withdrawn"
inline constexpr char unitLeavesGame[] = QT_TRID_NOOP("tscw.log.leaves_game");
//: %1 = unit with two steps, %2 = unit
//% "%1 has to lose a step before %2 is eliminated"
inline constexpr char twoStepsFirst[] = QT_TRID_NOOP("tscw.refuse.losses.two_steps_first");
//% "Only units of this combat take these losses"
inline constexpr char cannotTakeLoss[] = QT_TRID_NOOP("tscw.refuse.losses.cannot");
//: %1 = unit, %2 = steps it has
//% "%1 has fewer steps: %2"
inline constexpr char fewerSteps[] = QT_TRID_NOOP("tscw.refuse.losses.fewer_steps");
//: %1 = number of steps
//% "The steps to be lost are %1"
inline constexpr char otherSum[] = QT_TRID_NOOP("tscw.refuse.losses.sum");
//: %1 = fortified line
//% "%1: active from now on"
inline constexpr char lineActive[] = QT_TRID_NOOP("tscw.log.line_active");
//: %1 = fortified line
//% "%1: neutralised before it was active"
inline constexpr char lineNeutralised[] = QT_TRID_NOOP("tscw.log.line_neutralised");
//: %1 = hex
//% "The fortifications of %1 are destroyed"
inline constexpr char fortDestroyed[] = QT_TRID_NOOP("tscw.log.fort_destroyed");

} // namespace esagono::tscw::say
