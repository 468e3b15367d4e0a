// SPDX-License-Identifier: GPL-3.0-or-later
// What the computer player gives as its reasons, with the English beside each id in the form
// lupdate reads.
#pragma once

#include "engine/core/text.h"

namespace esagono::ai::say {

//% "End of the game"
inline constexpr char victory[] = QT_TRID_NOOP("ai.reason.victory");
//% "Victory points"
inline constexpr char points[] = QT_TRID_NOOP("ai.reason.points");
//% "Losses, own and inflicted"
inline constexpr char steps[] = QT_TRID_NOOP("ai.reason.steps");
//% "Strength around the objectives"
inline constexpr char influence[] = QT_TRID_NOOP("ai.reason.influence");
//% "Enemies that can be attacked"
inline constexpr char pressure[] = QT_TRID_NOOP("ai.reason.pressure");
//% "Own units that can be attacked"
inline constexpr char danger[] = QT_TRID_NOOP("ai.reason.danger");
//% "Supply"
inline constexpr char supply[] = QT_TRID_NOOP("ai.reason.supply");
//% "Particulars of this game"
inline constexpr char beyond[] = QT_TRID_NOOP("ai.reason.beyond");

} // namespace esagono::ai::say
