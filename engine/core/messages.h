// SPDX-License-Identifier: GPL-3.0-or-later
// What core says, with the English beside each id in the form lupdate reads.
#pragma once

#include "engine/core/text.h"

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
//% "There is not enough memory for this game"
inline constexpr char unfitMemory[] = QT_TRID_NOOP("core.fault.memory");
//: %1 = why, a clause (core.unfit)
//% "The game’s package and its rules do not fit together, so the game cannot go on: %1"
inline constexpr char cannotGoOn[] = QT_TRID_NOOP("core.fault.cannot_go_on");
//% "a number would have to be divided by zero"
inline constexpr char unfitDivision[] = QT_TRID_NOOP("core.unfit.division");
//% "a movement cost is below 0 or far too high"
inline constexpr char unfitCost[] = QT_TRID_NOOP("core.unfit.cost");
//% "a hex is needed that the map does not have"
inline constexpr char unfitHex[] = QT_TRID_NOOP("core.unfit.hex");
//% "a die without faces would have to be rolled"
inline constexpr char unfitDie[] = QT_TRID_NOOP("core.unfit.die");
//% "a decision lacks a value that it needs"
inline constexpr char unfitValues[] = QT_TRID_NOOP("core.unfit.values");
//% "something would happen that is impossible in this position"
inline constexpr char unfitEvent[] = QT_TRID_NOOP("core.unfit.event");
//% "the sequence of play runs in a circle"
inline constexpr char unfitCircle[] = QT_TRID_NOOP("core.unfit.circle");
//% "no side has anything to decide, and the game is not over"
inline constexpr char unfitNothing[] = QT_TRID_NOOP("core.unfit.nothing");
//% "a command is offered that the rules then refuse"
inline constexpr char unfitOffer[] = QT_TRID_NOOP("core.unfit.offer");
//% "the map is too large"
inline constexpr char unfitSize[] = QT_TRID_NOOP("core.unfit.size");
//% "a value is not of the kind that the rules read"
inline constexpr char unfitShape[] = QT_TRID_NOOP("core.unfit.shape");

} // namespace esagono::say
