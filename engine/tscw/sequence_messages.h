// SPDX-License-Identifier: GPL-3.0-or-later
// What the sequence of play says, with the English beside each id in the form lupdate reads.
#pragma once

#include "engine/core/text.h"

namespace esagono::tscw::say {

//: %1 = number of the turn
//% "Turn %1"
inline constexpr char turnBegins[] = QT_TRID_NOOP("tscw.log.turn");
//: %1 = side
//% "%1: events"
inline constexpr char titleEvents[] = QT_TRID_NOOP("tscw.phase.events");
//: %1 = side
//% "%1: general mobilisation"
inline constexpr char titleMobilisation[] = QT_TRID_NOOP("tscw.phase.mobilisation");
//: %1 = side
//% "%1: withdrawals and conversions"
inline constexpr char titleWithdrawals[] = QT_TRID_NOOP("tscw.phase.withdrawals");
//: %1 = side
//% "%1: resource points, repair and rebuilding"
inline constexpr char titleRebuilding[] = QT_TRID_NOOP("tscw.phase.rebuilding");
//: %1 = side
//% "%1: reinforcements"
inline constexpr char titleReinforcements[] = QT_TRID_NOOP("tscw.phase.reinforcements");
//: %1 = side
//% "%1: sea movement"
inline constexpr char titleSea[] = QT_TRID_NOOP("tscw.phase.sea");
//: %1 = side
//% "%1: rail movement"
inline constexpr char titleRail[] = QT_TRID_NOOP("tscw.phase.rail");
//: %1 = side
//% "%1: HQs and reserves"
inline constexpr char titleReserves[] = QT_TRID_NOOP("tscw.phase.reserves");
//: %1 = side
//% "%1: operational movement"
inline constexpr char titleMovement[] = QT_TRID_NOOP("tscw.phase.movement");
//: %1 = side
//% "%1: operational combat"
inline constexpr char titleCombat[] = QT_TRID_NOOP("tscw.phase.combat");
//: %1 = side
//% "%1: exploitation movement"
inline constexpr char titleExploitation[] = QT_TRID_NOOP("tscw.phase.exploitation");
//: %1 = side
//% "%1: exploitation combat"
inline constexpr char titleExploitationCombat[] = QT_TRID_NOOP("tscw.phase.exploitation_combat");
//% "End of turn"
inline constexpr char titleEndOfTurn[] = QT_TRID_NOOP("tscw.phase.end_of_turn");

} // namespace esagono::tscw::say
