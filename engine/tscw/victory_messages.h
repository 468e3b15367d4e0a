// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of morale, of the end of a turn and of the end of the game.
#pragma once

#include "engine/core/text.h"

namespace esagono::tscw::say {

//: %1 = how much, with its sign, %2 = morale now
//% "Republican morale %1: now %2"
inline constexpr char moraleChanges[] = QT_TRID_NOOP("tscw.log.morale");
//: %1 = side, %2 = name of the place
//% "%1: %2 is taken"
inline constexpr char placeTaken[] = QT_TRID_NOOP("tscw.log.place_taken");
//% "The Alcázar is relieved"
inline constexpr char alcazarIsRelieved[] = QT_TRID_NOOP("tscw.log.alcazar_relieved");
//% "The Alcázar falls"
inline constexpr char alcazarHasFallen[] = QT_TRID_NOOP("tscw.log.alcazar_fallen");
//% "The Alcázar resists"
inline constexpr char alcazarStillResists[] = QT_TRID_NOOP("tscw.log.alcazar_resists");
//% "The Alcázar: no effect"
inline constexpr char alcazarNothing[] = QT_TRID_NOOP("tscw.log.alcazar_nothing");
//: The purpose of a roll
//% "The Alcázar"
inline constexpr char diceAlcazar[] = QT_TRID_NOOP("tscw.roll.alcazar");
//: Of a modifier of the die
//% "No Republican unit in Toledo"
inline constexpr char toledoIsEmpty[] = QT_TRID_NOOP("tscw.roll.toledo_empty");
//% "The north has fallen"
inline constexpr char northHasFallen[] = QT_TRID_NOOP("tscw.log.north_fallen");
//: %1 = unit
//% "%1 leaves the game with the north"
inline constexpr char airOfTheNorthLeaves[] = QT_TRID_NOOP("tscw.log.north_air");
//% "The Nationalist ammunition shortage is over"
inline constexpr char ammunitionSuffices[] = QT_TRID_NOOP("tscw.log.ammunition");
//: %1 = how many capitals
//% "The Republicans hold %1 Nationalist capitals: the Nationalists have one more turn"
inline constexpr char suddenDeathThreatens[] = QT_TRID_NOOP("tscw.log.sudden_death");
//% "Sudden death is averted"
inline constexpr char suddenDeathAverted[] = QT_TRID_NOOP("tscw.log.sudden_death_averted");
//: %1 = name of a place
//% "%1"
inline constexpr char worthPlace[] = QT_TRID_NOOP("tscw.worth.place");
//: %1 = side, %2 = name of the place
//% "%1 win: %2 is taken"
inline constexpr char endsByPlace[] = QT_TRID_NOOP("tscw.end.place");
//: %1 = side, %2 = morale
//% "%1 win: Republican morale is %2"
inline constexpr char endsByMorale[] = QT_TRID_NOOP("tscw.end.morale");
//: %1 = side
//% "%1 win: their objectives are reached"
inline constexpr char endsByObjectives[] = QT_TRID_NOOP("tscw.end.objectives");
//: %1 = side, %2 = how many capitals
//% "%1 win: they hold %2 Nationalist capitals"
inline constexpr char endsByCapitals[] = QT_TRID_NOOP("tscw.end.capitals");
//: %1 = side, %2 = morale
//% "%1 win: the Republic has held out with a morale of %2"
inline constexpr char endsHeldOut[] = QT_TRID_NOOP("tscw.end.held_out");

//% "Such a decision cannot be pending"
inline constexpr char strangeDecision[] = QT_TRID_NOOP("tscw.refuse.strange_decision");
//: %1 = hex
//% "Both sides are in %1"
inline constexpr char bothSidesThere[] = QT_TRID_NOOP("tscw.refuse.both_sides");
//: %1 = unit
//% "%1 is where no unit can be"
inline constexpr char noSuchHex[] = QT_TRID_NOOP("tscw.refuse.no_such_hex");

} // namespace esagono::tscw::say
