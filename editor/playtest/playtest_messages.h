// SPDX-License-Identifier: GPL-3.0-or-later
// What went wrong in games tried out, with the English beside each id in the form lupdate reads.
#pragma once

#include "engine/core/text.h"

namespace esagono::say {

//: %1 = side, %2 = what it has to decide
//% "%1: a decision is due (%2), but nothing is possible"
inline constexpr char playtestDeadEnd[] = QT_TRID_NOOP("editor.playtest.dead_end");
//: %1 = section of the rules that refuses it
//% "Something that was offered is refused by %1"
inline constexpr char playtestRefused[] = QT_TRID_NOOP("editor.playtest.refused");
//: %1 = how many commands
//% "The game was not over after %1 commands"
inline constexpr char playtestEndless[] = QT_TRID_NOOP("editor.playtest.endless");

//: %1 = what was wrong, in the words of the program's own checks
//% "The rules gave up: %1"
inline constexpr char playtestCrashed[] = QT_TRID_NOOP("editor.playtest.crashed");
//: %1 = seconds
//% "Nothing was heard of the game for %1 seconds"
inline constexpr char playtestSilent[] = QT_TRID_NOOP("editor.playtest.silent");

} // namespace esagono::say
