// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of barrages (1.8, 1.10b, 2.3, 2.8a, 3.2).
#pragma once

#include "engine/core/text.h"

namespace esagono::guadalajara::say {

//% "Barrage"
inline constexpr char rollBarrage[] = QT_TRID_NOOP("guadalajara.roll.barrage");
//: A decision: the phase
//% "Barrage"
inline constexpr char frameBarrage[] = QT_TRID_NOOP("guadalajara.frame.barrage");
//: A step: one barrage is fired
//% "Barrage"
inline constexpr char frameShelling[] = QT_TRID_NOOP("guadalajara.frame.shelling");
//% "Fire barrages, or end the phase"
inline constexpr char promptBarrage[] = QT_TRID_NOOP("guadalajara.prompt.barrage");
//% "Shell"
inline constexpr char offerShell[] = QT_TRID_NOOP("guadalajara.offer.shell");
//: %1 = hex
//% "Guns that fire at %1"
inline constexpr char offerGuns[] = QT_TRID_NOOP("guadalajara.offer.guns");
//% "Bomb from the air"
inline constexpr char offerBomb[] = QT_TRID_NOOP("guadalajara.offer.bomb");
//: %1 = hex
//% "Air points on %1"
inline constexpr char offerAirPoints[] = QT_TRID_NOOP("guadalajara.offer.air_points");
//% "End the barrages"
inline constexpr char offerEndBarrage[] = QT_TRID_NOOP("guadalajara.offer.end_barrage");

//: %1 = side, %2 = hex, %3 = roll, %4 = result
//% "%1: barrage on %2, roll %3: %4"
inline constexpr char barrageResult[] = QT_TRID_NOOP("guadalajara.log.barrage");
//% "no effect"
inline constexpr char barrageNothing[] = QT_TRID_NOOP("guadalajara.word.barrage_nothing");
//% "all units are DG"
inline constexpr char barrageDg[] = QT_TRID_NOOP("guadalajara.word.barrage_dg");
//% "one step lost and DG"
inline constexpr char barrageOne[] = QT_TRID_NOOP("guadalajara.word.barrage_one");
//% "two steps lost and DG"
inline constexpr char barrageTwo[] = QT_TRID_NOOP("guadalajara.word.barrage_two");

//% "Nobody is named to fire"
inline constexpr char nobodyFires[] = QT_TRID_NOOP("guadalajara.refuse.nobody_fires");
//: %1 = unit
//% "%1 is no gun of yours on the map"
inline constexpr char noGun[] = QT_TRID_NOOP("guadalajara.refuse.no_gun");
//: %1 = unit
//% "%1 has fired already"
inline constexpr char firedAlready[] = QT_TRID_NOOP("guadalajara.refuse.fired_already");
//: %1 = unit
//% "%1 is out of supply: it cannot fire a barrage"
inline constexpr char gunOutOfSupply[] = QT_TRID_NOOP("guadalajara.refuse.gun_out_of_supply");
//: %1 = unit
//% "%1 is in reserve: it cannot fire"
inline constexpr char gunInReserve[] = QT_TRID_NOOP("guadalajara.refuse.gun_in_reserve");
//: %1 = unit
//% "%1 is not Italian: only Italian guns fire before the game"
inline constexpr char onlyItalianGuns[] = QT_TRID_NOOP("guadalajara.refuse.only_italian_guns");
//: %1 = hex
//% "There is no enemy unit in %1"
inline constexpr char noTargetThere[] = QT_TRID_NOOP("guadalajara.refuse.no_target_there");
//: %1 = unit, %2 = hex, %3 = range
//% "%2 is out of the range of %1 (%3)"
inline constexpr char outOfRange[] = QT_TRID_NOOP("guadalajara.refuse.out_of_range");
//: %1 = hex
//% "Guns have fired at %1 in this phase"
inline constexpr char shelledAlready[] = QT_TRID_NOOP("guadalajara.refuse.shelled_already");
//: %1 = hex
//% "%1 has been bombed in this phase: guns fire before aircraft, and aircraft once"
inline constexpr char bombedAlready[] = QT_TRID_NOOP("guadalajara.refuse.bombed_already");
//: %1 = unit, %2 = hex
//% "No unit that can observe for %1 is next to %2"
inline constexpr char nobodyObserves[] = QT_TRID_NOOP("guadalajara.refuse.nobody_observes");
//: %1 = hex
//% "Nobody observes %1, and no road leads there"
inline constexpr char airUnseen[] = QT_TRID_NOOP("guadalajara.refuse.air_unseen");
//: %1 = unit, %2 = unit
//% "%1 and %2 do not fire together: Spaniards and Italians never do"
inline constexpr char gunsApart[] = QT_TRID_NOOP("guadalajara.refuse.guns_apart");
//: %1 = hex
//% "Italian aircraft do not attack north of the separation line (%1)"
inline constexpr char italianAirNorth[] = QT_TRID_NOOP("guadalajara.refuse.italian_air_north");
//: %n = air points there are
//% "There is/are only %n air point(s)"
inline constexpr char tooFewAirPoints[] = QT_TRID_N_NOOP("guadalajara.refuse.too_few_air_points");
//% "Aircraft do not bomb in the pre-game barrage"
inline constexpr char noAirBeforeGame[] = QT_TRID_NOOP("guadalajara.refuse.no_air_before_game");

//% "Barrage points"
inline constexpr char partPoints[] = QT_TRID_NOOP("guadalajara.part.barrage_points");
//% "Column shifts"
inline constexpr char partShifts[] = QT_TRID_NOOP("guadalajara.part.barrage_shifts");
//: %1 = unit
//% "%1"
inline constexpr char tallyGun[] = QT_TRID_NOOP("guadalajara.tally.gun");
//: %1 = unit
//% "%1, halved (DG)"
inline constexpr char tallyGunDg[] = QT_TRID_NOOP("guadalajara.tally.gun_dg");
//: %1 = unit
//% "%1, halved (surprise)"
inline constexpr char tallyGunSurprised[] = QT_TRID_NOOP("guadalajara.tally.gun_surprised");
//: %1 = how many
//% "Air points: %1"
inline constexpr char tallyBombs[] = QT_TRID_NOOP("guadalajara.tally.bombs");
//: %1 = hex
//% "Terrain of %1"
inline constexpr char tallyBarrageTerrain[] = QT_TRID_NOOP("guadalajara.tally.barrage_terrain");
//: %1 = unit
//% "Village seen from the hills by %1: no shelter"
inline constexpr char tallySeenFromHills[] = QT_TRID_NOOP("guadalajara.tally.seen_from_hills");
//% "Nobody observes"
inline constexpr char tallyUnobserved[] = QT_TRID_NOOP("guadalajara.tally.unobserved");
//: %1 = unit
//% "Observed by %1"
inline constexpr char tallyObserved[] = QT_TRID_NOOP("guadalajara.tally.observed");
//% "On a road: no observer needed"
inline constexpr char tallyOnRoad[] = QT_TRID_NOOP("guadalajara.tally.on_road");
//% "Pre-game barrage: every target is observed"
inline constexpr char tallyPregame[] = QT_TRID_NOOP("guadalajara.tally.pregame");
//: %1 = points, %2 = column
//% "Barrage points: %1; column %2"
inline constexpr char columnPlain[] = QT_TRID_NOOP("guadalajara.odds.barrage");
//: %1 = points, %2 = column, %3 = column after the shifts
//% "Barrage points: %1; column %2, shifted to %3"
inline constexpr char columnShifted[] = QT_TRID_NOOP("guadalajara.odds.barrage_shifted");

} // namespace esagono::guadalajara::say
