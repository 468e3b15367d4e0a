// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of stacking and supply.
#pragma once

#include "engine/core/text.h"

namespace esagono::tscw::say {

// Stacking
//: %1 = hex, %2 = combat units that would be there, %3 = the limit
//% "%1 would hold %2 combat units; the limit is %3"
inline constexpr char tooManyUnits[] = QT_TRID_NOOP("tscw.refuse.stack.units");
//: %1 = hex, %2 = divisions that would be there, %3 = the limit
//% "%1 would hold %2 divisions; the limit is %3"
inline constexpr char tooManyDivisions[] = QT_TRID_NOOP("tscw.refuse.stack.divisions");
//: %1 = hex
//% "There is room for one HQ only in %1"
inline constexpr char tooManyHqs[] = QT_TRID_NOOP("tscw.refuse.stack.hqs");
//: %1, %2 = columns of different politics
//% "%1 and %2 do not stack or attack together: their politics differ"
inline constexpr char notFriends[] = QT_TRID_NOOP("tscw.refuse.stack.politics");
//: %1 = unit
//% "%1 is not in an overstacked hex"
inline constexpr char notOverstacked[] = QT_TRID_NOOP("tscw.refuse.overstack.elsewhere");
//: %1 = unit, %2 = hex
//% "%2 would be as overstacked without %1"
inline constexpr char doesNotHelp[] = QT_TRID_NOOP("tscw.refuse.overstack.no_help");
//% "Overstacked hexes"
inline constexpr char frameOverstack[] = QT_TRID_NOOP("tscw.frame.overstack");
//% "Eliminate a unit of an overstacked hex"
inline constexpr char promptOverstack[] = QT_TRID_NOOP("tscw.prompt.overstack");
//% "Eliminate…"
inline constexpr char offerOverstack[] = QT_TRID_NOOP("tscw.offer.overstack");
//: %1 = combat units in a hex, %2 = the limit, %3 = divisions among them, %4 = their limit
//% "%1 of %2 units, %3 of %4 divisions"
inline constexpr char roomIn[] = QT_TRID_NOOP("tscw.room");

// Supply
//: %1 = unit, %2 = hex
//% "%1 would be out of supply in %2"
inline constexpr char wouldStarve[] = QT_TRID_NOOP("tscw.refuse.supply.end");
//: %1 = unit, %2 = hex
//% "%1 is out of supply in %2"
inline constexpr char outOfSupply[] = QT_TRID_NOOP("tscw.log.supply.out");
//: %1 = unit, %2 = hex
//% "%1 lives on the town or city in %2"
inline constexpr char onTownSupply[] = QT_TRID_NOOP("tscw.log.supply.town");
//: %1 = unit
//% "%1 is in supply again"
inline constexpr char inSupplyAgain[] = QT_TRID_NOOP("tscw.log.supply.again");

} // namespace esagono::tscw::say
