// SPDX-License-Identifier: GPL-3.0-or-later
// What the table says of itself: layers, values explained.
#pragma once

#include "engine/core/text.h"

namespace esagono::tscw::say {

//% "Zones of control"
inline constexpr char layerZones[] = QT_TRID_NOOP("tscw.layer.zones");
//: Where a unit would be in supply
//% "Supply of units"
inline constexpr char layerSupply[] = QT_TRID_NOOP("tscw.layer.supply");
//: Towns, cities and HQs that are linked to an ultimate source of supply
//% "Sources of supply"
inline constexpr char layerSources[] = QT_TRID_NOOP("tscw.layer.sources");
//% "Railways in use"
inline constexpr char layerRails[] = QT_TRID_NOOP("tscw.layer.rails");
//% "Range of air units"
inline constexpr char layerAir[] = QT_TRID_NOOP("tscw.layer.air");
//: Where the chosen unit could go by rail
//% "Rail reach"
inline constexpr char rangeByRail[] = QT_TRID_NOOP("tscw.layer.rail_reach");

//% "Attack"
inline constexpr char valueAttack[] = QT_TRID_NOOP("tscw.value.attack");
//% "Defence"
inline constexpr char valueDefence[] = QT_TRID_NOOP("tscw.value.defence");
//% "Movement"
inline constexpr char valueMovement[] = QT_TRID_NOOP("tscw.value.movement");

//% "printed"
inline constexpr char tallyPrinted[] = QT_TRID_NOOP("tscw.tally.printed");
//% "out of supply"
inline constexpr char tallyIsOos[] = QT_TRID_NOOP("tscw.tally.is_oos");
//% "in reserve"
inline constexpr char tallyInReserve[] = QT_TRID_NOOP("tscw.tally.in_reserve");
//% "landed this turn"
inline constexpr char tallyHasLanded[] = QT_TRID_NOOP("tscw.tally.has_landed");
//% "in this segment"
inline constexpr char tallySegment[] = QT_TRID_NOOP("tscw.tally.segment");
//% "movement already spent"
inline constexpr char tallySpent[] = QT_TRID_NOOP("tscw.tally.spent");

} // namespace esagono::tscw::say
