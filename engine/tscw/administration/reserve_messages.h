// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of HQs and reserves (12.1).
#pragma once

#include "engine/core/text.h"

namespace esagono::tscw::say {

//: %1 = side, %2 = how many
//% "%1: HQs that become available: %2"
inline constexpr char hqsTurned[] = QT_TRID_NOOP("tscw.log.hqs_turned");
//: %1 = unit, %2 = HQ
//% "%1 goes into the reserve of %2"
inline constexpr char goesIntoReserve[] = QT_TRID_NOOP("tscw.log.goes_into_reserve");
//: %1 = hex
//% "The units in %1 are no longer in reserve"
inline constexpr char reserveAttacked[] = QT_TRID_NOOP("tscw.log.reserve_attacked");
//: %1 = HQ, %2 = hex
//% "%1 reconnoitres %2"
inline constexpr char reconnoitres[] = QT_TRID_NOOP("tscw.log.reconnoitres");
//: %1 = hex, %2 = defence factors
//% "The defence of the stack in %1: %2"
inline constexpr char defenceTold[] = QT_TRID_NOOP("tscw.log.defence_told");
//% "Nothing was found out"
inline constexpr char nothingTold[] = QT_TRID_NOOP("tscw.log.nothing_told");
//% "Reconnaissance"
inline constexpr char rollReconnaissance[] = QT_TRID_NOOP("tscw.roll.reconnaissance");

//% "HQs become available"
inline constexpr char frameFlipHqs[] = QT_TRID_NOOP("tscw.frame.flip_hqs");
//% "Reserves"
inline constexpr char frameReserves[] = QT_TRID_NOOP("tscw.frame.reserves");
//% "Place units with an HQ in reserve, or go on"
inline constexpr char promptReserves[] = QT_TRID_NOOP("tscw.prompt.reserves");
//: %1 = HQ
//% "Reserve of %1"
inline constexpr char offerReserve[] = QT_TRID_NOOP("tscw.offer.reserve");
//: %1 = HQ
//% "%1 reconnoitres"
inline constexpr char offerReconnoitre[] = QT_TRID_NOOP("tscw.offer.reconnoitre");
//% "End of HQs and reserves"
inline constexpr char offerEndReserves[] = QT_TRID_NOOP("tscw.offer.end_reserves");

//: %1 = unit
//% "%1 is no HQ of yours on the map"
inline constexpr char noOwnHqThere[] = QT_TRID_NOOP("tscw.refuse.reserve_no_hq");
//: %1 = HQ
//% "%1 is used"
inline constexpr char hqIsUsed[] = QT_TRID_NOOP("tscw.refuse.reserve_hq_used");
//: %1 = HQ, %2 = hex
//% "No railway leads from %2 to a source of supply of %1"
inline constexpr char noRailToSource[] = QT_TRID_NOOP("tscw.refuse.reserve_no_rail");
//: %1 = HQ, %2 = hex
//% "%1 is in an enemy zone of control in %2"
inline constexpr char hqInZone[] = QT_TRID_NOOP("tscw.refuse.reserve_zone");
//% "An HQ needs at least one unit for a reserve"
inline constexpr char nobodyForReserve[] = QT_TRID_NOOP("tscw.refuse.reserve_nobody");
//: %1 = unit, %2 = HQ
//% "%1 is no unit stacked with %2"
inline constexpr char notWithHq[] = QT_TRID_NOOP("tscw.refuse.reserve_not_stacked");
//: %1 = unit
//% "%1 is already in reserve"
inline constexpr char inReserveAlready[] = QT_TRID_NOOP("tscw.refuse.reserve_already");
//% "Only Republican HQs reconnoitre, from turn 14 on"
inline constexpr char noReconnaissance[] = QT_TRID_NOOP("tscw.refuse.no_reconnaissance");
//: %1 = HQ
//% "%1 has reconnoitred in this turn"
inline constexpr char reconnoitredAlready[] = QT_TRID_NOOP("tscw.refuse.reconnoitred");
//: %1 = hex
//% "%1 is no enemy stack within two hexes"
inline constexpr char tooFarToSee[] = QT_TRID_NOOP("tscw.refuse.reconnaissance_range");

} // namespace esagono::tscw::say
