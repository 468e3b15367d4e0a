// SPDX-License-Identifier: GPL-3.0-or-later
// What the machine itself says, with the English beside each id in the form lupdate reads.
#pragma once

#include "core/text.h"

namespace esagono::say {

//% "The game is over"
inline constexpr char gameIsOver[] = QT_TRID_NOOP("play.refuse.over");
//: %1 = the side that asked
//% "It is not for %1 to decide now"
inline constexpr char notYourDecision[] = QT_TRID_NOOP("play.refuse.owner");
//: %1 = the verb
//% "“%1” is not among the things that can be done now"
inline constexpr char unknownVerb[] = QT_TRID_NOOP("play.refuse.verb");
//: %1 = the argument's name
//% "The argument “%1” is missing or does not fit"
inline constexpr char badArgument[] = QT_TRID_NOOP("play.refuse.argument");
//: %1 = how many sides the die has
//% "Tell what your dice show: a die with %1 faces is to be rolled"
inline constexpr char diceWanted[] = QT_TRID_NOOP("play.refuse.dice_wanted");
//% "There is nothing to take back"
inline constexpr char nothingToTakeBack[] = QT_TRID_NOOP("play.refuse.nothing_to_take_back");
//% "What the other side decided cannot be taken back"
inline constexpr char takeBackOfOthers[] = QT_TRID_NOOP("play.refuse.take_back_of_others");
//% "A die was thrown or a secret was shown: what went before stands"
inline constexpr char takeBackBarrier[] = QT_TRID_NOOP("play.refuse.take_back_barrier");
//% "This diary is open for reading only"
inline constexpr char readingOnly[] = QT_TRID_NOOP("play.refuse.reading_only");

//: %1 = game
//% "No rules for the game “%1” are built into this program"
inline constexpr char noSuchRules[] = QT_TRID_NOOP("play.fault.no_rules");
//: %1 = package, %2 = kind of thing (a word of the package format), %3 = the name the rules need,
//: %4 = its place in the list
//% "The package “%1” does not fit its rules: among its %2, “%3” must stand as number %4"
inline constexpr char packageLacks[] = QT_TRID_NOOP("play.fault.package_lacks");
//: %1 = scenario
//% "There is no scenario “%1”"
inline constexpr char noSuchScenario[] = QT_TRID_NOOP("play.fault.no_scenario");
//: %1 = ruling or option, %2 = choice
//% "There is no ruling or option “%1” with the choice “%2”"
inline constexpr char noSuchChoice[] = QT_TRID_NOOP("play.fault.no_choice");
//: %1 = number of the event
//% "There is no event %1 in this diary"
inline constexpr char noEventThere[] = QT_TRID_NOOP("play.fault.no_event");
//: %1 = number of the event, %2 = what is wrong with it
//% "Event %1 cannot have happened: %2"
inline constexpr char impossibleEvent[] = QT_TRID_NOOP("play.fault.impossible_event");
//: %1 = where, %2 = kind of thing, %3 = the name found
//% "%1: there is no %2 “%3” in this game"
inline constexpr char noSuchName[] = QT_TRID_NOOP("play.fault.no_name");
//: %1 = where, %2 = what was expected
//% "%1: expected %2"
inline constexpr char expected[] = QT_TRID_NOOP("play.fault.expected");
//: %1 = version of the rules in the diary, %2 = version of the rules in this program
//% "The diary was written with rules version %1; this program has version %2"
inline constexpr char otherRulesVersion[] = QT_TRID_NOOP("play.fault.rules_version");

//: %1 = number of the page
//% "Page %1 is not as it was written"
inline constexpr char brokenChain[] = QT_TRID_NOOP("play.verify.chain");
//% "The seed of the dice is not the one that was committed to"
inline constexpr char otherSeed[] = QT_TRID_NOOP("play.verify.seed");
//: %1 = the event in the diary, %2 = the event the rules bring today
//% "The diary says %1, the rules say %2"
inline constexpr char otherEvent[] = QT_TRID_NOOP("play.verify.event");
//: %1 = number of events in the diary, %2 = number of events the rules bring today
//% "The diary has %1 events here, the rules bring %2"
inline constexpr char otherCount[] = QT_TRID_NOOP("play.verify.count");
//% "The diary and the rules do not agree on whether this can be taken back"
inline constexpr char otherBarrier[] = QT_TRID_NOOP("play.verify.barrier");
//: %1 = number of the page
//% "The snapshot kept with page %1 is not the table as it was"
inline constexpr char otherTable[] = QT_TRID_NOOP("play.verify.snapshot");

} // namespace esagono::say
