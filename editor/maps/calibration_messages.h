// SPDX-License-Identifier: GPL-3.0-or-later
// Why a scan cannot be calibrated, with the English beside each id in the form lupdate reads.
#pragma once

#include "engine/core/text.h"

namespace esagono::say {

//: %1 = how many are needed
//% "Point at %1 hexes or more"
inline constexpr char calibrationTooFew[] = QT_TRID_NOOP("editor.calibration.too_few");
//: %1 = hex number
//% "%1 is pointed at twice"
inline constexpr char calibrationHexTwice[] = QT_TRID_NOOP("editor.calibration.hex_twice");
//: %1 and %2 = hex numbers
//% "%1 and %2 are pointed at in the same spot"
inline constexpr char calibrationSpotTwice[] = QT_TRID_NOOP("editor.calibration.spot_twice");
//% "The hexes lie in one line; point at another one off that line"
inline constexpr char calibrationInLine[] = QT_TRID_NOOP("editor.calibration.in_line");
//% "These hexes and spots do not go together; "
//% "is the orientation or the numbering of the grid right?"
inline constexpr char calibrationHopeless[] = QT_TRID_NOOP("editor.calibration.hopeless");

} // namespace esagono::say
