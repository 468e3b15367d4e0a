// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of advances, breakthroughs and pursuits.
#pragma once

#include "engine/core/text.h"

namespace esagono::tscw::say {

//% "Advance after combat"
inline constexpr char frameAdvance[] = QT_TRID_NOOP("tscw.frame.advance");
//% "Pursuit"
inline constexpr char framePursuit[] = QT_TRID_NOOP("tscw.frame.pursuit");
//: %1 = hex
//% "Advance into %1, or stay"
inline constexpr char promptAdvance[] = QT_TRID_NOOP("tscw.prompt.advance");
//: %1 = hex, %2 = movement points
//% "Advance into %1 and up to %2 MP beyond it, or stay"
inline constexpr char promptBreakthrough[] = QT_TRID_NOOP("tscw.prompt.breakthrough");
//: %1 = movement points
//% "Pursue with up to %1 MP, or stay"
inline constexpr char promptPursuit[] = QT_TRID_NOOP("tscw.prompt.pursuit");
//: %1 = hex
//% "Advance into %1"
inline constexpr char offerAdvance[] = QT_TRID_NOOP("tscw.offer.advance");
//: %1 = hex, %2 = unit, %3 = how many go with it: nothing, or +2
//% "%2%3: breakthrough through %1 to"
inline constexpr char offerBreakthrough[] = QT_TRID_NOOP("tscw.offer.breakthrough");
//% "No (more) advance"
inline constexpr char offerHold[] = QT_TRID_NOOP("tscw.offer.hold");
//: %1 = unit
//% "%1 pursues to"
inline constexpr char offerPursuit[] = QT_TRID_NOOP("tscw.offer.pursuit");
//% "No (more) pursuit"
inline constexpr char offerNoPursuit[] = QT_TRID_NOOP("tscw.offer.no_pursuit");
//: %1 = hex, %2 = hex
//% "%2 is not beside %1"
inline constexpr char wayBroken[] = QT_TRID_NOOP("tscw.refuse.way.broken");
//: %1 = hex
//% "Nobody can enter %1 there"
inline constexpr char wayClosed[] = QT_TRID_NOOP("tscw.refuse.way.closed");
//: %1 = unit, %2 = hex
//% "%1 is motorised and does not advance across a major river into %2"
inline constexpr char motorisedAtRiver[] = QT_TRID_NOOP("tscw.refuse.way.river");
//: %1 = HQ
//% "%1 is an HQ and does not advance"
inline constexpr char hqsDoNotAdvance[] = QT_TRID_NOOP("tscw.refuse.advance.hq");
//: %1 = unit
//% "%1 does not advance (any more)"
inline constexpr char notAdvancing[] = QT_TRID_NOOP("tscw.refuse.advance.not");
//% "Nobody advances"
inline constexpr char nobodyAdvances[] = QT_TRID_NOOP("tscw.refuse.advance.nobody");
//: %1 = hex
//% "The first hex to enter is %1"
inline constexpr char firstTheTarget[] = QT_TRID_NOOP("tscw.refuse.advance.first_target");
//: %1 = movement points, %2 = movement points
//% "This costs %1 MP; there are %2"
inline constexpr char tooFarBeyond[] = QT_TRID_NOOP("tscw.refuse.advance.too_far");
//: %1 = unit
//% "%1 does not pursue (any more)"
inline constexpr char notPursuing[] = QT_TRID_NOOP("tscw.refuse.pursuit.not");
//: %1 = unit
//% "%1 is neither cavalry nor motorised"
inline constexpr char onFoot[] = QT_TRID_NOOP("tscw.refuse.pursuit.on_foot");
//: %1 = unit
//% "%1 has attacked in this turn"
inline constexpr char pursuerFought[] = QT_TRID_NOOP("tscw.refuse.pursuit.fought");
//: %1 = unit
//% "%1 is in reserve"
inline constexpr char pursuerInReserve[] = QT_TRID_NOOP("tscw.refuse.pursuit.reserve");
//: %1 = unit
//% "%1 has landed in this turn"
inline constexpr char pursuerLanded[] = QT_TRID_NOOP("tscw.refuse.pursuit.landed");
//: %1 = unit
//% "%1 was not within a hex of the attackers"
inline constexpr char pursuerFar[] = QT_TRID_NOOP("tscw.refuse.pursuit.far");
//: %1 = unit
//% "%1 is adjacent to enemy units"
inline constexpr char pursuerBesideEnemy[] = QT_TRID_NOOP("tscw.refuse.pursuit.beside_enemy");
//: %1 = hex
//% "Pursuers enter %1 or end where the attack came from"
inline constexpr char pursuitElsewhere[] = QT_TRID_NOOP("tscw.refuse.pursuit.elsewhere");

} // namespace esagono::tscw::say
