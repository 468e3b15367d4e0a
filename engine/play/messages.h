// SPDX-License-Identifier: GPL-3.0-or-later
// What the machine itself says, with the English beside each id in the form lupdate reads.
#pragma once

#include "engine/core/text.h"

namespace esagono::say {

//% "The game is over"
inline constexpr char gameIsOver[] = QT_TRID_NOOP("play.refuse.over");
//: %1 = the side that asked
//% "It is not for the %1 to decide now"
inline constexpr char notYourDecision[] = QT_TRID_NOOP("play.refuse.owner");
//: %1 = the verb
//% "“%1” is not among the things that can be done now"
inline constexpr char unknownVerb[] = QT_TRID_NOOP("play.refuse.verb");
//: %1 = the argument's name
//% "The argument “%1” is missing or does not fit"
inline constexpr char badArgument[] = QT_TRID_NOOP("play.refuse.argument");
//: %1 = the highest number there is, %2 = what is rolled or drawn for, %3 = how many dice
//% "Roll or draw for “%2” and enter the result (how many: %3, each from 1 to %1)"
inline constexpr char diceWanted[] = QT_TRID_NOOP("play.refuse.dice_wanted");
//: %1 = the highest number there is, %2 = what is rolled or drawn for, %3 = the number that was
//: entered
//% "%3 cannot be the result for “%2”: it goes from 1 to %1"
inline constexpr char diceImpossible[] = QT_TRID_NOOP("play.refuse.dice_impossible");
//: %n = how many results were entered although nothing was left to be rolled
//% "%n result(s) too many: no more is rolled. Nothing has been done"
inline constexpr char diceSurplus[] = QT_TRID_N_NOOP("play.refuse.dice_surplus");
//% "There is nothing to take back"
inline constexpr char nothingToTakeBack[] = QT_TRID_NOOP("play.refuse.nothing_to_take_back");
//% "What the other side decided cannot be taken back"
inline constexpr char takeBackOfOthers[] = QT_TRID_NOOP("play.refuse.take_back_of_others");
//% "A die was rolled or a secret was shown: what went before can no longer be taken back"
inline constexpr char takeBackBarrier[] = QT_TRID_NOOP("play.refuse.take_back_barrier");
//% "This diary is open for reading only"
inline constexpr char readingOnly[] = QT_TRID_NOOP("play.refuse.reading_only");

//: %1 = game
//% "No rules for the game “%1” are built into this program"
inline constexpr char noSuchRules[] = QT_TRID_NOOP("play.fault.no_rules");
//: %1 = package, %2 = key of a list in package.json, %3 = the name the rules need, %4 = its place
//% "The package “%1” does not fit its rules: in its list “%2”, “%3” must be number %4"
inline constexpr char packageLacks[] = QT_TRID_NOOP("play.fault.package_lacks");
//: %1 = file, %2 = JSON pointer, %3 = marker, %4 = its value, %5 = box
//% "%1, %2: the suggested set-up takes more markers “%3” of value %4 from “%5” than the "
//% "scenario puts there"
inline constexpr char markersMissing[] = QT_TRID_NOOP("play.fault.markers_missing");
//: %1 = file, %2 = JSON pointer, %3 = counter
//% "%1, %2: the scenario does not bring the counter “%3” of the suggested set-up"
inline constexpr char notSetUp[] = QT_TRID_NOOP("play.fault.not_set_up");
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
inline constexpr char expectedThere[] = QT_TRID_NOOP("play.fault.expected");
//% "This position was written as one side sees it: what that side may not know is missing, so no "
//% "game can begin from it"
inline constexpr char positionOfOneSide[] = QT_TRID_NOOP("play.fault.position_of_one_side");
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
//% "Events here in the diary: %1; by the rules: %2"
inline constexpr char otherCount[] = QT_TRID_NOOP("play.verify.count");
//% "The diary and the rules do not agree on whether this can be taken back"
inline constexpr char otherBarrier[] = QT_TRID_NOOP("play.verify.barrier");
//: %1 = number of the page
//% "The snapshot kept with page %1 is not the table as it was"
inline constexpr char otherTable[] = QT_TRID_NOOP("play.verify.snapshot");

// What happened

//: %1 = counter, %2 = hex or box
//% "%1 → %2"
inline constexpr char eventPlaced[] = QT_TRID_NOOP("play.event.counter_placed");
//: %1 = counter, %2 = hex or box, %3 = hex or box
//% "%1: %2 → %3"
inline constexpr char eventMoved[] = QT_TRID_NOOP("play.event.counter_moved");
//: %1 = counter, %2 = what its upper side shows now: reduced, used
//% "%1: %2"
inline constexpr char eventTurned[] = QT_TRID_NOOP("play.event.counter_turned");
//: %1 = counter, %2 = number of its printed side
//% "%1: side %2 up"
inline constexpr char eventTurnedTo[] = QT_TRID_NOOP("play.event.counter_turned_to");
//: %1 = counter
//% "%1 leaves the table"
inline constexpr char eventRemoved[] = QT_TRID_NOOP("play.event.counter_removed");
//: %1 = counter, %2 = the state it is in now: out of supply, in order
//% "%1: %2"
inline constexpr char eventState[] = QT_TRID_NOOP("play.event.state");
//: %1 = marker, %2 = hex or box
//% "%2: %1 placed"
inline constexpr char eventMarkerPlaced[] = QT_TRID_NOOP("play.event.marker_placed");
//: %1 = marker, %2 = hex or box
//% "%2: %1 removed"
inline constexpr char eventMarkerRemoved[] = QT_TRID_NOOP("play.event.marker_removed");
//: %1 = hex, %2 = side
//% "Control of %1: %2"
inline constexpr char eventControl[] = QT_TRID_NOOP("play.event.control_changed");
//: %1 = hex
//% "Control of %1: nobody"
inline constexpr char eventNoControl[] = QT_TRID_NOOP("play.event.control_lost");
//: %1 = track, %2 = its value
//% "%1: %2"
inline constexpr char eventTrack[] = QT_TRID_NOOP("play.event.track_set");
//: %1 = chit, %2 = cup
//% "%1 is drawn from %2"
inline constexpr char eventDrawn[] = QT_TRID_NOOP("play.event.chit_drawn");
//: %1 = what for, %2 = what the dice show
//% "%1: dice %2"
inline constexpr char eventDice[] = QT_TRID_NOOP("play.event.dice_rolled");
//: %1 = counter, %2 = hex, %3 = hex, %4 = movement points
//% "%1: %2 → %3 · %4 MP"
inline constexpr char storyMarch[] = QT_TRID_NOOP("play.story.march");
//: %1 = an amount with its sign, %2 = what it comes from
//% "%2: column shift %1"
inline constexpr char storyShift[] = QT_TRID_NOOP("play.story.shift");
//: %1 = an amount with its sign, %2 = what it comes from
//% "%2: die modifier %1"
inline constexpr char storyModifier[] = QT_TRID_NOOP("play.story.modifier");
//: %n = how many counters, %2 = the state they are in now: out of supply, in order
//% "%n unit(s): %2"
inline constexpr char storySeveral[] = QT_TRID_N_NOOP("play.story.several");
//: %n = how many counters, %2 = box
//% "%n unit(s) → %2"
inline constexpr char storySeveralTo[] = QT_TRID_N_NOOP("play.story.several_to");
//: %n = how many counters
//% "%n unit(s) placed on the map"
inline constexpr char storyPlaced[] = QT_TRID_N_NOOP("play.story.placed");

//% "Cost in MP"
inline constexpr char partWay[] = QT_TRID_NOOP("play.tally.part_way");
//% "the path"
inline constexpr char tallyWay[] = QT_TRID_NOOP("play.tally.way");
//: %1 = the points that are spent: "Axis PA"
//% "%1 after this"
inline constexpr char partStock[] = QT_TRID_NOOP("play.tally.stock");
//% "before"
inline constexpr char tallyBefore[] = QT_TRID_NOOP("play.tally.before");
//% "this command"
inline constexpr char tallyByThis[] = QT_TRID_NOOP("play.tally.by_this");

// Words that stand in the messages above
//% "counter"
inline constexpr char wordCounter[] = QT_TRID_NOOP("play.word.counter");
//% "side"
inline constexpr char wordSide[] = QT_TRID_NOOP("play.word.side");
//% "hex"
inline constexpr char wordHex[] = QT_TRID_NOOP("play.word.hex");
//% "status"
inline constexpr char wordStatus[] = QT_TRID_NOOP("play.word.status");
//% "marker"
inline constexpr char wordMarker[] = QT_TRID_NOOP("play.word.marker");
//% "track"
inline constexpr char wordTrack[] = QT_TRID_NOOP("play.word.track");
//% "cup"
inline constexpr char wordPool[] = QT_TRID_NOOP("play.word.pool");
//% "chit"
inline constexpr char wordChit[] = QT_TRID_NOOP("play.word.chit");
//% "decision or step"
inline constexpr char wordFrame[] = QT_TRID_NOOP("play.word.frame");
//% "argument"
inline constexpr char wordArgument[] = QT_TRID_NOOP("play.word.argument");
//% "kind of event"
inline constexpr char wordEventKind[] = QT_TRID_NOOP("play.word.event_kind");
//% "a whole number in range"
inline constexpr char aNumberInRange[] = QT_TRID_NOOP("play.expected.number");
//% "one of its choices"
inline constexpr char oneOfItsChoices[] = QT_TRID_NOOP("play.expected.choice");
//% "an object"
inline constexpr char aRecord[] = QT_TRID_NOOP("play.expected.object");
//% "a list"
inline constexpr char aListOfValues[] = QT_TRID_NOOP("play.expected.list");
//% "counters with numbers"
inline constexpr char sharesByCounter[] = QT_TRID_NOOP("play.expected.shares");
//% "an object with a verb"
inline constexpr char aCommand[] = QT_TRID_NOOP("play.expected.command");
//% "an argument of a message"
inline constexpr char anArgumentOfText[] = QT_TRID_NOOP("play.expected.text_argument");
//% "a message id with at most 9 arguments"
inline constexpr char aMessageId[] = QT_TRID_NOOP("play.expected.message");
//% "each counter only once"
inline constexpr char counterOnlyOnce[] = QT_TRID_NOOP("play.expected.once");
//% "no owners: it is a step"
inline constexpr char noOwners[] = QT_TRID_NOOP("play.expected.no_owners");
//% "owners: it is a decision"
inline constexpr char someOwners[] = QT_TRID_NOOP("play.expected.owners");
//% "at least one decision or step"
inline constexpr char aDecisionOrStep[] = QT_TRID_NOOP("play.expected.frame");

} // namespace esagono::say
