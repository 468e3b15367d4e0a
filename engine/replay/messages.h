// SPDX-License-Identifier: GPL-3.0-or-later
// What the replay says, with the English beside each id in the form lupdate reads.
#pragma once

#include "engine/core/text.h"

namespace esagono::say {

//% "These notes belong to another game, or to another course of this one"
inline constexpr char notesOfOtherGame[] = QT_TRID_NOOP("replay.fault.other_game");
//% "These notes were written by a newer Esagono"
inline constexpr char notesNewer[] = QT_TRID_NOOP("replay.fault.notes_newer");

} // namespace esagono::say
