// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of air points and interdiction (1.10, 4.5, 4.6a).
#pragma once

#include "engine/core/text.h"

namespace esagono::guadalajara::say {

//% "Air points"
inline constexpr char rollAirPoints[] = QT_TRID_NOOP("guadalajara.roll.air_points");
//% "Italian air points"
inline constexpr char rollItalianAir[] = QT_TRID_NOOP("guadalajara.roll.italian_air_points");
//% "Interdiction attack"
inline constexpr char rollInterdiction[] = QT_TRID_NOOP("guadalajara.roll.interdiction");
//: %1 = side, %2 = how many
//% "%1: air points for this turn: %2"
inline constexpr char airPointsCome[] = QT_TRID_NOOP("guadalajara.log.air_points");
//: %1 = hex
//% "Air interdiction round %1"
inline constexpr char interdictionPlaced[] = QT_TRID_NOOP("guadalajara.log.interdiction_placed");
//: %1 = hex
//% "The interdiction of %1 is revealed"
inline constexpr char interdictionRevealed[] =
    QT_TRID_NOOP("guadalajara.log.interdiction_revealed");
//: %1 = unit, %2 = hex
//% "Air attack on %1 in %2: no effect"
inline constexpr char interdictionNothing[] = QT_TRID_NOOP("guadalajara.log.interdiction_nothing");
//: %1 = unit, %2 = hex
//% "Air attack on %1 in %2: it stops"
inline constexpr char interdictionStops[] = QT_TRID_NOOP("guadalajara.log.interdiction_stops");
//: %1 = unit, %2 = hex, %3 = steps
//% "Air attack on %1 in %2: steps lost: %3"
inline constexpr char interdictionLoss[] = QT_TRID_NOOP("guadalajara.log.interdiction_loss");

//: A step of the game: how many air points there are
//% "Air points are determined"
inline constexpr char frameAirPoints[] = QT_TRID_NOOP("guadalajara.frame.air_points");
//: A decision: markers are placed
//% "Air interdiction"
inline constexpr char framePlaceInterdiction[] =
    QT_TRID_NOOP("guadalajara.frame.place_interdiction");
//: A decision within a move of the enemy
//% "Interdiction attack"
inline constexpr char frameInterdict[] = QT_TRID_NOOP("guadalajara.frame.interdict");
//: %1 = air points left
//% "Place air points for interdiction, or keep them. Left: %1"
inline constexpr char promptPlaceInterdiction[] =
    QT_TRID_NOOP("guadalajara.prompt.place_interdiction");
//: %1 = hex
//% "A motorised unit enters %1: attack it from the air?"
inline constexpr char promptInterdict[] = QT_TRID_NOOP("guadalajara.prompt.interdict");
//: %1 = hex
//% "Enemies enter %1: reveal the hidden interdiction?"
inline constexpr char promptReveal[] = QT_TRID_NOOP("guadalajara.prompt.reveal");
//% "Interdict from"
inline constexpr char offerPlaceInterdiction[] =
    QT_TRID_NOOP("guadalajara.offer.place_interdiction");
//% "Keep the other air points"
inline constexpr char offerEndInterdiction[] = QT_TRID_NOOP("guadalajara.offer.end_interdiction");
//% "Attack"
inline constexpr char offerInterdict[] = QT_TRID_NOOP("guadalajara.offer.interdict");
//% "Let them pass"
inline constexpr char offerNoInterdict[] = QT_TRID_NOOP("guadalajara.offer.no_interdict");
//% "Reveal the interdiction"
inline constexpr char offerReveal[] = QT_TRID_NOOP("guadalajara.offer.reveal");
//% "Keep it hidden"
inline constexpr char offerHide[] = QT_TRID_NOOP("guadalajara.offer.hide");

//% "No air point is left"
inline constexpr char noAirPoint[] = QT_TRID_NOOP("guadalajara.refuse.no_air_point");
//: %1 = hex
//% "%1 is outside the play area"
inline constexpr char airOutsidePlay[] = QT_TRID_NOOP("guadalajara.refuse.air_outside_play");
//: %1 = unit
//% "%1 is not attacked from the air: it is not on a motorised move here, or it is an HQ"
inline constexpr char notInterdictable[] = QT_TRID_NOOP("guadalajara.refuse.not_interdictable");
//% "Nothing here is still hidden"
inline constexpr char nothingHidden[] = QT_TRID_NOOP("guadalajara.refuse.nothing_hidden");
//% "An interdictor must attack the first motorised unit that enters"
inline constexpr char mustInterdict[] = QT_TRID_NOOP("guadalajara.refuse.must_interdict");
//% "First decide whether the interdiction is revealed"
inline constexpr char firstReveal[] = QT_TRID_NOOP("guadalajara.refuse.first_reveal");
//% "no effect"
inline constexpr char effectNothing[] = QT_TRID_NOOP("guadalajara.effect.nothing");
//% "it stops"
inline constexpr char effectStops[] = QT_TRID_NOOP("guadalajara.effect.stops");
//: %1 = how many
//% "steps lost: %1"
inline constexpr char effectSteps[] = QT_TRID_NOOP("guadalajara.effect.steps");
//% "the truck is lost, and its load with it"
inline constexpr char effectTruckLost[] = QT_TRID_NOOP("guadalajara.effect.truck_lost");
//: %1 = how many
//% "air points: %1"
inline constexpr char effectAirPoints[] = QT_TRID_NOOP("guadalajara.effect.air_points");

} // namespace esagono::guadalajara::say
