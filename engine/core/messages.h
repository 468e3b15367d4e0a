// SPDX-License-Identifier: GPL-3.0-or-later
// What core says, with the English beside each id in the form lupdate reads.
#pragma once

#include "core/text.h"

namespace esagono::say {

//: %1 = file, %2 = JSON pointer, %3 = what was expected, %4 = what was found
//% "%1, %2: expected %3, found %4"
inline constexpr char malformed[] = QT_TRID_NOOP("core.fault.malformed");
//: %1 = file, %2 = JSON pointer or line, %3 = the parser's own words
//% "%1, %2: not valid JSON: %3"
inline constexpr char notJson[] = QT_TRID_NOOP("core.fault.not_json");
//: %1 = file, %2 = JSON pointer, %3 = key
//% "%1, %2: the key “%3” appears twice in one object"
inline constexpr char keyTwice[] = QT_TRID_NOOP("core.fault.key_twice");
//: %1 = file, %2 = JSON pointer, %3 = the limit
//% "%1, %2: more than the allowed %3 bytes"
inline constexpr char tooManyBytes[] = QT_TRID_NOOP("core.fault.too_many_bytes");
//: %1 = file, %2 = JSON pointer, %3 = the limit
//% "%1, %2: nested deeper than the allowed %3 levels"
inline constexpr char tooDeep[] = QT_TRID_NOOP("core.fault.too_deep");
//: %1 = file, %2 = JSON pointer, %3 = the limit
//% "%1, %2: more than the allowed %3 values"
inline constexpr char tooManyValues[] = QT_TRID_NOOP("core.fault.too_many_values");
//% "The game’s package and its rules do not fit together: something is needed that is not there"
inline constexpr char indexOutside[] = QT_TRID_NOOP("core.fault.index_outside");
//: %1 = the condition that does not hold, in the program’s own words
//% "The game’s package and its rules do not fit together: the game cannot go on (%1)"
inline constexpr char cannotGoOn[] = QT_TRID_NOOP("core.fault.cannot_go_on");

} // namespace esagono::say
