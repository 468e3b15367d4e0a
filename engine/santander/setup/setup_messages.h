// SPDX-License-Identifier: GPL-3.0-or-later
// Why units are not set up so (chapter 4, 15.2).
#pragma once

#include "engine/core/text.h"

namespace esagono::santander::say {

//: %1 = unit
//% "%1 is not set up now"
inline constexpr char notSetUpNow[] = QT_TRID_NOOP("santander.refuse.not_now");
//: %1 = unit
//% "%1 is already there"
inline constexpr char standsThere[] = QT_TRID_NOOP("santander.refuse.stands_there");
//: %1 = hex
//% "Hex %1 is not controlled by your side"
inline constexpr char notControlled[] = QT_TRID_NOOP("santander.refuse.not_controlled");
//: %1 = unit, %2 = hex
//% "%1 is a frontline unit, and hex %2 is not adjacent to the front line"
inline constexpr char notAtTheFront[] = QT_TRID_NOOP("santander.refuse.not_front");
//: %1 = unit, %2 = how many
//% "%1 must be at the front near hexrow XX18: %2 Basque brigades are elsewhere already"
inline constexpr char basqueZone[] = QT_TRID_NOOP("santander.refuse.basque_zone");
//: %1 = unit, %2 = how many
//% "%1 must be within three hexes of hexrow XX18: %2 Basque brigades are elsewhere already"
inline constexpr char basqueSector[] = QT_TRID_NOOP("santander.refuse.basque_sector");
//: %1 = HQ
//% "%1 is a Basque HQ and must be set up within three hexes of hexrow XX18"
inline constexpr char basqueHqOutside[] = QT_TRID_NOOP("santander.refuse.basque_hq");
//: %1 = unit
//% "Units of the CTV, such as %1, are set up between columns XX10 and XX15"
inline constexpr char outsideCtvColumns[] = QT_TRID_NOOP("santander.refuse.ctv_columns");
//: %1 = unit
//% "%1 has not been placed yet"
inline constexpr char notYetPlaced[] = QT_TRID_NOOP("santander.refuse.not_placed");
//: %1 = hex
//% "Front hex %1 is neither occupied by the side that holds it nor in its ZoC"
inline constexpr char frontUncovered[] = QT_TRID_NOOP("santander.refuse.uncovered");
//: %1 = hex
//% "There is no Republican unit with the trench in hex %1"
inline constexpr char trenchWithoutUnit[] = QT_TRID_NOOP("santander.refuse.trench_alone");
//% "In Esagono trenches come at the end of the Republican set-up; the rulebook does not say when"
inline constexpr char noTrenchesNow[] = QT_TRID_NOOP("santander.refuse.no_trenches_now");
//: %1 = how many
//% "All the trenches are already placed: %1"
inline constexpr char noTrenchesLeft[] = QT_TRID_NOOP("santander.refuse.no_trenches_left");
//: %1 = hex
//% "There is already a trench in hex %1"
inline constexpr char trenchThere[] = QT_TRID_NOOP("santander.refuse.trench_there");
//: %1 = hex
//% "There is no trench to take back in hex %1"
inline constexpr char noTrench[] = QT_TRID_NOOP("santander.refuse.no_trench");
//% "There is nothing on the map to pick up again"
inline constexpr char nothingToClear[] = QT_TRID_NOOP("santander.refuse.nothing_to_clear");
//% "This scenario suggests no set-up"
inline constexpr char nothingSuggested[] = QT_TRID_NOOP("santander.refuse.nothing_suggested");

} // namespace esagono::santander::say
