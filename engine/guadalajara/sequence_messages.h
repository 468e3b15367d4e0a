// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of the sequence of play.
#pragma once

#include "engine/core/text.h"

namespace esagono::guadalajara::say {

//: %1 = number of the turn
//% "Turn %1 begins"
inline constexpr char turnBegins[] = QT_TRID_NOOP("guadalajara.log.turn_begins");
//% "Pre-game barrage"
inline constexpr char phasePregame[] = QT_TRID_NOOP("guadalajara.phase.pregame_barrage");
//% "Reinforcements"
inline constexpr char phaseReinforcements[] = QT_TRID_NOOP("guadalajara.phase.reinforcements");
//% "Movement and reserves"
inline constexpr char phaseMovement[] = QT_TRID_NOOP("guadalajara.phase.movement");
//% "Tank repair"
inline constexpr char phaseRepair[] = QT_TRID_NOOP("guadalajara.phase.repair");
//% "Barrage"
inline constexpr char phaseBarrage[] = QT_TRID_NOOP("guadalajara.phase.barrage");
//% "Combat"
inline constexpr char phaseCombat[] = QT_TRID_NOOP("guadalajara.phase.combat");
//% "Supply"
inline constexpr char phaseSupply[] = QT_TRID_NOOP("guadalajara.phase.supply");
//% "Exploitation"
inline constexpr char phaseExploitation[] = QT_TRID_NOOP("guadalajara.phase.exploitation");
//% "Clean-up"
inline constexpr char phaseCleanUp[] = QT_TRID_NOOP("guadalajara.phase.clean_up");
//% "Air points"
inline constexpr char phaseAir[] = QT_TRID_NOOP("guadalajara.phase.air_points");
//% "Air interdiction"
inline constexpr char phaseInterdiction[] = QT_TRID_NOOP("guadalajara.phase.interdiction");
//% "Italian morale"
inline constexpr char phaseMorale[] = QT_TRID_NOOP("guadalajara.phase.morale");
//% "End of turn"
inline constexpr char phaseEnd[] = QT_TRID_NOOP("guadalajara.phase.end");

//: %1 = side
//% "%1: movement and reserves"
inline constexpr char titleMovement[] = QT_TRID_NOOP("guadalajara.title.movement");
//: %1 = side
//% "%1: tank repair"
inline constexpr char titleRepair[] = QT_TRID_NOOP("guadalajara.title.repair");
//: %1 = side
//% "%1: barrage"
inline constexpr char titleBarrage[] = QT_TRID_NOOP("guadalajara.title.barrage");
//: %1 = side
//% "%1: combat"
inline constexpr char titleCombat[] = QT_TRID_NOOP("guadalajara.title.combat");
//: %1 = side
//% "%1: supply"
inline constexpr char titleSupply[] = QT_TRID_NOOP("guadalajara.title.supply");
//: %1 = side
//% "%1: exploitation"
inline constexpr char titleExploitation[] = QT_TRID_NOOP("guadalajara.title.exploitation");
//: %1 = side
//% "%1: clean-up"
inline constexpr char titleCleanUp[] = QT_TRID_NOOP("guadalajara.title.clean_up");
//: %1 = side
//% "%1: air points"
inline constexpr char titleAir[] = QT_TRID_NOOP("guadalajara.title.air_points");
//: %1 = side
//% "%1: air interdiction"
inline constexpr char titleInterdiction[] = QT_TRID_NOOP("guadalajara.title.interdiction");
//: %1 = side
//% "%1: pre-game barrage"
inline constexpr char titlePregame[] = QT_TRID_NOOP("guadalajara.title.pregame_barrage");

} // namespace esagono::guadalajara::say
