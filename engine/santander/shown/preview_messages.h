// SPDX-License-Identifier: GPL-3.0-or-later
// What a preview remarks besides its sums, and what the log says of the same things.
#pragma once

#include "engine/core/text.h"

namespace esagono::santander::say {

//: %1 = unit
//% "%1 would surrender: it would be out of supply with DSG 2"
inline constexpr char wouldSurrender[] = QT_TRID_NOOP("santander.note.surrender");
//% "No combat: nobody would be left to fight it"
inline constexpr char noCombat[] = QT_TRID_NOOP("santander.note.no_combat");
//: %1 = hex
//% "Even with hex %1 empty, none of these units may advance into it"
inline constexpr char noAdvance[] = QT_TRID_NOOP("santander.note.no_advance");
//: %1 = hex, %2 = SP, %3 = limit
//% "Hex %1 would be overstacked (%2 SP, limit %3), attack and defence factors halved"
inline constexpr char wouldOverstack[] = QT_TRID_NOOP("santander.note.overstack");
//% "Air combat comes first: an air unit that is shot down does not bombard"
inline constexpr char airCombatFirst[] = QT_TRID_NOOP("santander.note.air_combat");

//: %1 = hex
//% "No unit may advance into hex %1"
inline constexpr char nobodyAdvances[] = QT_TRID_NOOP("santander.log.nobody_advances");
//% "After their morale roll the attackers may not advance"
inline constexpr char moraleForbidsAdvance[] = QT_TRID_NOOP("santander.log.morale_no_advance");
//: %1 = hex, %2 = SP, %3 = limit
//% "Hex %1 is overstacked (%2 SP, limit %3): attack and defence factors in it are halved"
inline constexpr char overstacked[] = QT_TRID_NOOP("santander.log.overstacked");

} // namespace esagono::santander::say
