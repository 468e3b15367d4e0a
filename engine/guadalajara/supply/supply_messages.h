// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of supply (1.6).
#pragma once

#include "engine/core/text.h"

namespace esagono::guadalajara::say {

//% "Attrition"
inline constexpr char rollAttrition[] = QT_TRID_NOOP("guadalajara.roll.attrition");
//: A step of the game
//% "Supply"
inline constexpr char frameSupply[] = QT_TRID_NOOP("guadalajara.frame.supply");
//: %1 = unit
//% "%1 is out of supply"
inline constexpr char unitOutOfSupply[] = QT_TRID_NOOP("guadalajara.log.out_of_supply");
//: %1 = unit
//% "%1 is in supply again"
inline constexpr char unitInSupply[] = QT_TRID_NOOP("guadalajara.log.in_supply");
//: %1 = hex, %2 = steps
//% "Attrition in %1: steps lost: %2"
inline constexpr char attritionResult[] = QT_TRID_NOOP("guadalajara.log.attrition");

} // namespace esagono::guadalajara::say
