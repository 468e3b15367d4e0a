// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of positions nobody can play on from.
#pragma once

#include "engine/core/text.h"

namespace esagono::guadalajara::say {

//% "Such a decision cannot be pending"
inline constexpr char strangeDecision[] = QT_TRID_NOOP("guadalajara.refuse.strange_decision");
//: %1 = hex
//% "Both sides are in %1"
inline constexpr char bothSidesThere[] = QT_TRID_NOOP("guadalajara.refuse.both_sides");
//: %1 = unit
//% "%1 is aboard a truck that is not there"
inline constexpr char strangeTruck[] = QT_TRID_NOOP("guadalajara.refuse.strange_truck");
//: %1 = unit
//% "%1 is in a hex that does not exist"
inline constexpr char noSuchHex[] = QT_TRID_NOOP("guadalajara.refuse.no_such_hex");

} // namespace esagono::guadalajara::say
