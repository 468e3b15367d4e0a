// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of morale, panic and the compulsory retreat (2.7).
#pragma once

#include "engine/core/text.h"

namespace esagono::guadalajara::say {

//% "Fiamme Nere"
inline constexpr char divisionFn[] = QT_TRID_NOOP("guadalajara.word.division_fn");
//% "Penne Nere"
inline constexpr char divisionPn[] = QT_TRID_NOOP("guadalajara.word.division_pn");
//% "Dio lo Vuole"
inline constexpr char divisionDlv[] = QT_TRID_NOOP("guadalajara.word.division_dlv");
//: %1 = division, %2 = morale level
//% "%1 panics: its morale level is %2"
inline constexpr char divisionPanics[] = QT_TRID_NOOP("guadalajara.log.division_panics");
//: %1 = division, %2 = morale level
//% "%1 is steady again: its morale level is %2"
inline constexpr char divisionSteady[] = QT_TRID_NOOP("guadalajara.log.division_steady");
//: %1 = division
//% "Compulsory retreat of %1"
inline constexpr char retreatBegins[] = QT_TRID_NOOP("guadalajara.log.compulsory_retreat");
//: %1 = unit
//% "%1 cannot use its whole movement allowance: it stays and loses a step"
inline constexpr char cannotFallBack[] = QT_TRID_NOOP("guadalajara.log.cannot_fall_back");
//: %1 = unit
//% "%1 reaches the start line with movement left: it loses a step"
inline constexpr char lineReachedEarly[] = QT_TRID_NOOP("guadalajara.log.line_reached_early");
//: %1 = hex
//% "The stack in %1 passes 20.03: it loses a step"
inline constexpr char passesChoke[] = QT_TRID_NOOP("guadalajara.log.passes_choke");

//: A step of the game
//% "Italian morale"
inline constexpr char frameMorale[] = QT_TRID_NOOP("guadalajara.frame.morale");
//: A step of the game
//% "Compulsory retreat"
inline constexpr char frameCompulsory[] = QT_TRID_NOOP("guadalajara.frame.compulsory");
//: A decision: where a unit ends its compulsory retreat
//% "Where a unit retreats"
inline constexpr char frameFallBack[] = QT_TRID_NOOP("guadalajara.frame.fall_back");
//: %1 = unit
//% "Compulsory retreat: where does %1 go? All these hexes are equally near the start line."
inline constexpr char promptFallBack[] = QT_TRID_NOOP("guadalajara.prompt.fall_back");
//: %1 = unit
//% "Retreat with %1"
inline constexpr char offerFallBack[] = QT_TRID_NOOP("guadalajara.offer.fall_back");
//: %1 = hex
//% "%1 is not as near to the start line as the unit can come"
inline constexpr char notNearest[] = QT_TRID_NOOP("guadalajara.refuse.not_nearest");

} // namespace esagono::guadalajara::say
