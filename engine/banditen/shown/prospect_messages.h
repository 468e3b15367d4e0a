// SPDX-License-Identifier: GPL-3.0-or-later
// What a close combat may bring (11.1), as it is said beforehand.
#pragma once

#include "engine/core/text.h"

namespace esagono::banditen::say {

//% "Undecided"
inline constexpr char prospectTie[] = QT_TRID_NOOP("banditen.prospect.tie");
//: %1 = side
//% "%1: morale check"
inline constexpr char prospectTest[] = QT_TRID_NOOP("banditen.prospect.test");
//: %1 = side
//% "%1: 1 VF lost and retreat"
inline constexpr char prospectLoss[] = QT_TRID_NOOP("banditen.prospect.loss");
//: %1 = side
//% "%1: eliminated"
inline constexpr char prospectElimination[] = QT_TRID_NOOP("banditen.prospect.elimination");
//% "A mine goes off"
inline constexpr char prospectMine[] = QT_TRID_NOOP("banditen.prospect.mine");
//% "The Germans surrender"
inline constexpr char prospectSurrender[] = QT_TRID_NOOP("banditen.prospect.surrender");

} // namespace esagono::banditen::say
