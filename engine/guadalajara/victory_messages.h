// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of victory.
#pragma once

#include "engine/core/text.h"

namespace esagono::guadalajara::say {

//: %1 = side, %2 = victory points of the Nationalists
//% "%1: major victory (%2 VP)"
inline constexpr char endsMajorPoints[] = QT_TRID_NOOP("guadalajara.ending.major_points");
//: %1 = side, %2 = victory points of the Nationalists
//% "%1: minor victory (%2 VP)"
inline constexpr char endsMinorPoints[] = QT_TRID_NOOP("guadalajara.ending.minor_points");
//: %1 = victory points of the Nationalists
//% "A draw (%1 VP)"
inline constexpr char endsDrawPoints[] = QT_TRID_NOOP("guadalajara.ending.draw_points");
//: %1 = side
//% "%1: major victory"
inline constexpr char endsMajor[] = QT_TRID_NOOP("guadalajara.ending.major");
//: %1 = side
//% "%1: minor victory"
inline constexpr char endsMinor[] = QT_TRID_NOOP("guadalajara.ending.minor");
//% "A draw"
inline constexpr char endsDraw[] = QT_TRID_NOOP("guadalajara.ending.draw");
//: %1 = side, %2 = how many battalions
//% "%1: sudden death, %2 battalions are on the road to Guadalajara"
inline constexpr char endsSuddenDeath[] = QT_TRID_NOOP("guadalajara.ending.sudden_death");

//: A village; %1 = its name
//% "%1"
inline constexpr char worthVillage[] = QT_TRID_NOOP("guadalajara.worth.village");
//: %1 = how many
//% "Emergency groups called: %1"
inline constexpr char worthEmergency[] = QT_TRID_NOOP("guadalajara.worth.emergency");
//: %1 = how many
//% "Divisions forced to retreat: %1"
inline constexpr char worthRetreat[] = QT_TRID_NOOP("guadalajara.worth.retreat");

} // namespace esagono::guadalajara::say
