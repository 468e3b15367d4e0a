// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of the set-up.
#pragma once

#include "engine/core/text.h"

namespace esagono::guadalajara::say {

//% "Set-up"
inline constexpr char frameSetup[] = QT_TRID_NOOP("guadalajara.frame.setup");
//% "Set-up of a side"
inline constexpr char frameDeploy[] = QT_TRID_NOOP("guadalajara.frame.deploy");
//: %1 = side
//% "%1: set-up"
inline constexpr char setupOf[] = QT_TRID_NOOP("guadalajara.log.setup_of");

//: %1 = how many
//% "Set up the %1 units that are waiting"
inline constexpr char promptPlace[] = QT_TRID_NOOP("guadalajara.prompt.place");
//% "Everything stands: change what you like, or end the set-up"
inline constexpr char promptEndSetup[] = QT_TRID_NOOP("guadalajara.prompt.end_setup");
//% "Something cannot stay as it is: set it right"
inline constexpr char promptRearrange[] = QT_TRID_NOOP("guadalajara.prompt.rearrange");
//% "Units set up"
inline constexpr char progressPlaced[] = QT_TRID_NOOP("guadalajara.progress.placed");

//% "Set up a unit"
inline constexpr char offerPlaceUnits[] = QT_TRID_NOOP("guadalajara.offer.place_units");
//% "Move a unit that stands"
inline constexpr char offerRearrange[] = QT_TRID_NOOP("guadalajara.offer.rearrange");
//: %1 = unit
//% "Where does %1 stand?"
inline constexpr char offerPlace[] = QT_TRID_NOOP("guadalajara.offer.place");
//% "Turn a gun to its other side"
inline constexpr char offerGunSide[] = QT_TRID_NOOP("guadalajara.offer.gun_side");
//% "Take the suggested set-up"
inline constexpr char offerSuggested[] = QT_TRID_NOOP("guadalajara.offer.suggested");
//% "Take units up again"
inline constexpr char offerTakeUp[] = QT_TRID_NOOP("guadalajara.offer.take_up");
//% "Take everything up again"
inline constexpr char offerClear[] = QT_TRID_NOOP("guadalajara.offer.clear");
//% "End the set-up"
inline constexpr char offerEndSetup[] = QT_TRID_NOOP("guadalajara.offer.end_setup");

//: %1 = unit
//% "%1 is not set up by its player now"
inline constexpr char notSetUpNow[] = QT_TRID_NOOP("guadalajara.refuse.setup.not_now");
//: %1 = unit
//% "%1 stands there already"
inline constexpr char standsThere[] = QT_TRID_NOOP("guadalajara.refuse.setup.stands_there");
//: %1 = unit, %2 = hex
//% "%2 is beyond the start line for %1"
inline constexpr char beyondStartLine[] = QT_TRID_NOOP("guadalajara.refuse.setup.start_line");
//: %1 = unit, %2 = hex
//% "The list does not give %1 the hex %2"
inline constexpr char notInTheList[] = QT_TRID_NOOP("guadalajara.refuse.setup.list");
//: %1 = hex, %2 = how many
//% "The limit of units set up in %1 is %2"
inline constexpr char limitThere[] = QT_TRID_NOOP("guadalajara.refuse.setup.limit");
//: %1 = unit, %2 = hex
//% "%1 is set up with one of the groups above, and none is in %2"
inline constexpr char notWithGroup[] = QT_TRID_NOOP("guadalajara.refuse.setup.with_group");
//: %1 = hex
//% "%1 is next to an enemy: that is not behind the front"
inline constexpr char notBehindFront[] = QT_TRID_NOOP("guadalajara.refuse.setup.behind_front");
//: %1 = hex
//% "The enemy is in %1"
inline constexpr char enemyThere[] = QT_TRID_NOOP("guadalajara.refuse.enemy_there");
//: %1 = unit
//% "%1 has not been set up yet"
inline constexpr char stillWaiting[] = QT_TRID_NOOP("guadalajara.refuse.setup.waiting");
//: %1 = unit
//% "%1 is not on the map"
inline constexpr char notOnMap[] = QT_TRID_NOOP("guadalajara.refuse.setup.not_on_map");
//: %1 = unit
//% "%1 is named twice"
inline constexpr char namedTwice[] = QT_TRID_NOOP("guadalajara.refuse.named_twice");
//% "Nobody is named"
inline constexpr char nobodyNamed[] = QT_TRID_NOOP("guadalajara.refuse.nobody_named");
//% "Nothing stands that could be taken up"
inline constexpr char nothingToClear[] = QT_TRID_NOOP("guadalajara.refuse.setup.nothing_to_clear");
//% "No set-up is suggested"
inline constexpr char nothingSuggested[] =
    QT_TRID_NOOP("guadalajara.refuse.setup.nothing_suggested");
//: %1 = unit
//% "%1 is no gun of yours that may choose its side"
inline constexpr char noSuchGun[] = QT_TRID_NOOP("guadalajara.refuse.no_such_gun");
//: %1 = unit
//% "%1 may not stand alone"
inline constexpr char mayNotStandAlone[] = QT_TRID_NOOP("guadalajara.refuse.setup.alone");

} // namespace esagono::guadalajara::say
