// SPDX-License-Identifier: GPL-3.0-or-later
// What is said about corrections, with the English beside each id in the form lupdate reads.
#pragma once

#include "engine/core/text.h"

namespace esagono::say {

//: %1 = id of the corrections, %2 = game they were written for, %3 = game at hand
//% "The corrections “%1” were written for the game “%2”, not for “%3”"
inline constexpr char correctionsForeign[] = QT_TRID_NOOP("kit.corrections.foreign");
//: %1 = id of the corrections, %2 = file and place in it
//% "The corrections “%1” put something right at %2, which this package does not have"
inline constexpr char correctionNoPlace[] = QT_TRID_NOOP("kit.corrections.no_place");
//: %1 = id of the corrections, %2 = file and place in it, %3 = what stood there, %4 = what stands
//: there
//% "The corrections “%1” no longer fit: at %2 they expect %3, and find %4"
inline constexpr char correctionStale[] = QT_TRID_NOOP("kit.corrections.stale");
//: %1 and %2 = ids of two corrections, %3 = file and place in it
//% "The corrections “%1” and “%2” contradict each other at %3"
inline constexpr char correctionContested[] = QT_TRID_NOOP("kit.corrections.contested");
//: %1 = name of the corrections
//% "With the corrections “%1”"
inline constexpr char withCorrections[] = QT_TRID_NOOP("kit.corrections.with");
//: %1 = file, %2 = place in it
//% "%1, %2: this key is not known"
inline constexpr char correctionsUnknownKey[] = QT_TRID_NOOP("kit.corrections.unknown_key");

//% "a place whose value may be put right"
inline constexpr char aCorrectablePlace[] = QT_TRID_NOOP("kit.expected.correctable_place");
//% "a value to be put right, and another in its place"
inline constexpr char anotherNow[] = QT_TRID_NOOP("kit.expected.another_now");

} // namespace esagono::say
