// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of stacking and movement.
#pragma once

#include "engine/core/text.h"

namespace esagono::guadalajara::say {

// Stacking
//: %1 = hex, %2 = steps that would be there, %3 = the limit
//% "%1 would hold %2 steps; the limit is %3"
inline constexpr char tooManySteps[] = QT_TRID_NOOP("guadalajara.refuse.stack.steps");
//: %1, %2 = armoured units, %3 = hex
//% "%1 and %2 are both armoured and cannot stay together in %3"
inline constexpr char armourTwice[] = QT_TRID_NOOP("guadalajara.refuse.stack.armour_twice");
//: %1 = armoured unit or flamethrower engineers, %2 = hex
//% "%1 would be without an unarmoured unit in %2"
inline constexpr char armourAlone[] = QT_TRID_NOOP("guadalajara.refuse.stack.armour_alone");
//: %1 = Spanish unit, %2 = Italian unit, %3 = hex
//% "%1 is Spanish and %2 Italian: they cannot stack in %3"
inline constexpr char mixedArmies[] = QT_TRID_NOOP("guadalajara.refuse.stack.mixed_armies");
//: %1 = Communist unit, %2 = Anarchist unit, %3 = hex
//% "%1 is Communist and %2 Anarchist: they cannot stack in %3"
inline constexpr char mixedParties[] = QT_TRID_NOOP("guadalajara.refuse.stack.mixed_parties");
//: %1 = steps in a hex, %2 = the limit
//% "%1 of %2 steps"
inline constexpr char roomIn[] = QT_TRID_NOOP("guadalajara.room");

// Where a unit may go
//: %1 = hex
//% "%1 is outside the area of play"
inline constexpr char outsideArea[] = QT_TRID_NOOP("guadalajara.refuse.go.outside_area");
//: %1 = unit, %2 = hex
//% "%1 may not go to %2, west of column 16, before Brihuega is taken"
inline constexpr char gateClosed[] = QT_TRID_NOOP("guadalajara.refuse.go.gate_closed");
//: %1 = unit, %2 = hex
//% "%1 may not cross the separation line to %2"
inline constexpr char beyondLine[] = QT_TRID_NOOP("guadalajara.refuse.go.beyond_line");
//: %1 = unit, %2 = hex
//% "%1 may not cross to %2: too many Republicans in the north, or enough have crossed"
inline constexpr char lineClosed[] = QT_TRID_NOOP("guadalajara.refuse.go.line_closed");
//: %1 = unit, %2 = hex
//% "%1 stays on the railway; none leads to %2"
inline constexpr char railOnly[] = QT_TRID_NOOP("guadalajara.refuse.go.rail_only");
//: %1 = unit, %2 = hex
//% "%1 stays on or beside the railway, and %2 is too far from it"
inline constexpr char nearRail[] = QT_TRID_NOOP("guadalajara.refuse.go.near_rail");
//: %1 = unit, %2 = hex
//% "%1 was set up east of column 20 and may not go to %2"
inline constexpr char staysEast[] = QT_TRID_NOOP("guadalajara.refuse.go.stays_east");
//: %1 = unit, %2 = hex
//% "%1 could never leave %2: no road or trail leads out of it"
inline constexpr char shutIn[] = QT_TRID_NOOP("guadalajara.refuse.go.shut_in");
//: %1, %2 = hexes
//% "%2 is not next to %1"
inline constexpr char notAdjacent[] = QT_TRID_NOOP("guadalajara.refuse.go.not_adjacent");
//: %1 = unit, %2 = hex
//% "%1 cannot enter %2: the terrain or the hexside is closed to it"
inline constexpr char closedTo[] = QT_TRID_NOOP("guadalajara.refuse.go.closed");
//: %1 = hex
//% "The enemy is in %1"
inline constexpr char enemyInHex[] = QT_TRID_NOOP("guadalajara.refuse.go.enemy");
//: %1 = truck, %2 = hex
//% "%1 is loaded and may not go to %2, next to the enemy"
inline constexpr char loadedNearEnemy[] = QT_TRID_NOOP("guadalajara.refuse.go.loaded_near_enemy");
//: %1 = unit, %2 = hex
//% "%1 may not enter the enemy zone of control in %2"
inline constexpr char trainInZone[] = QT_TRID_NOOP("guadalajara.refuse.go.train_in_zone");
//: %1 = unit, %2 = hex
//% "%1 has not the movement points to enter %2"
inline constexpr char tooFar[] = QT_TRID_NOOP("guadalajara.refuse.go.too_far");
//: %1 = unit
//% "%1 must go somewhere else"
inline constexpr char noWay[] = QT_TRID_NOOP("guadalajara.refuse.go.no_way");

// What happens on the way
//% "Brihuega is taken: the way west is open"
inline constexpr char brihuegaFalls[] = QT_TRID_NOOP("guadalajara.log.brihuega_taken");

} // namespace esagono::guadalajara::say
