// SPDX-License-Identifier: GPL-3.0-or-later
// What sharing a game says, with the English beside each id in the form lupdate reads.
#pragma once

#include "engine/core/text.h"

namespace esagono::say {

// Progress
//% "Reading the diary"
inline constexpr char readingDiary[] = QT_TRID_NOOP("app.share.reading");
//% "Drawing"
inline constexpr char drawing[] = QT_TRID_NOOP("app.share.drawing");
//% "Writing"
inline constexpr char writing[] = QT_TRID_NOOP("app.share.writing");

// Problems
//: %1 = file
//% "%1 is a diary: choose another name"
inline constexpr char targetIsDiary[] = QT_TRID_NOOP("app.share.fault.diary");
//: %1 = file, %2 = what the system says
//% "%1 cannot be written: %2"
inline constexpr char targetUnwritable[] = QT_TRID_NOOP("app.share.fault.unwritable");
//: %1 = kind of file
//% "There is no way to share a game as “%1”"
inline constexpr char unknownKind[] = QT_TRID_NOOP("app.share.fault.kind");
//% "The picture is too large: at most 16,384 pixels each way, and 100 million in all"
inline constexpr char pictureTooLarge[] = QT_TRID_NOOP("app.share.fault.size");
//% "There is not enough memory for this picture"
inline constexpr char pictureFailed[] = QT_TRID_NOOP("app.share.fault.memory");

// On pictures
//: %1 = turn
//% "Turn %1"
inline constexpr char turn[] = QT_TRID_NOOP("app.share.turn");
//: %1 = turn, %2 = its dates
//% "Turn %1 · %2"
inline constexpr char turnOn[] = QT_TRID_NOOP("app.share.turn_on");
//% "Set-up"
inline constexpr char setUp[] = QT_TRID_NOOP("app.share.set_up");

// The report
//% "After-action report"
inline constexpr char report[] = QT_TRID_NOOP("app.share.report");
//% "Contents"
inline constexpr char contents[] = QT_TRID_NOOP("app.share.contents");
//% "Scenario"
inline constexpr char scenario[] = QT_TRID_NOOP("app.share.scenario");
//% "Begun"
inline constexpr char begun[] = QT_TRID_NOOP("app.share.begun");
//% "Length"
inline constexpr char length[] = QT_TRID_NOOP("app.share.length");
//: %1 = turns, %2 = commands, %3 = events
//% "turns: %1 · commands: %2 · events: %3"
inline constexpr char lengthIs[] = QT_TRID_NOOP("app.share.length_is");
//% "Dice"
inline constexpr char dice[] = QT_TRID_NOOP("app.share.dice");
//% "rolled by the program, from a seed that the diary keeps"
inline constexpr char diceSeeded[] = QT_TRID_NOOP("app.share.dice_seeded");
//% "rolled by the players"
inline constexpr char diceTold[] = QT_TRID_NOOP("app.share.dice_told");
//% "Result"
inline constexpr char result[] = QT_TRID_NOOP("app.share.result");
//% "The game is not over"
inline constexpr char notOver[] = QT_TRID_NOOP("app.share.not_over");
//% "Rulings and options"
inline constexpr char rulings[] = QT_TRID_NOOP("app.share.rulings");
//% "Every doubtful rule is read in the default way."
inline constexpr char standardRulings[] = QT_TRID_NOOP("app.share.standard_rulings");
//% "Forces"
inline constexpr char forces[] = QT_TRID_NOOP("app.share.forces");
//% "Side"
inline constexpr char side[] = QT_TRID_NOOP("app.share.side");
//% "At the start"
inline constexpr char atStart[] = QT_TRID_NOOP("app.share.at_start");
//% "Joined or left"
inline constexpr char joined[] = QT_TRID_NOOP("app.share.joined");
//% "Lost"
inline constexpr char lost[] = QT_TRID_NOOP("app.share.lost");
//% "At the end"
inline constexpr char atEnd[] = QT_TRID_NOOP("app.share.at_end");
//% "units"
inline constexpr char units[] = QT_TRID_NOOP("app.share.units");
//% "steps"
inline constexpr char steps[] = QT_TRID_NOOP("app.share.steps");
//% "Faded counters were not on the map at the end."
inline constexpr char fadedAreLost[] = QT_TRID_NOOP("app.share.faded");
//% "The course of the game"
inline constexpr char course[] = QT_TRID_NOOP("app.share.course");
//% "At the end of the turn"
inline constexpr char endOfTurn[] = QT_TRID_NOOP("app.share.end_of_turn");
//: %1 = how many
//% "Moves: %1"
inline constexpr char moves[] = QT_TRID_NOOP("app.share.moves");
//% "Steps lost this turn"
inline constexpr char lostThisTurn[] = QT_TRID_NOOP("app.share.lost_this_turn");
//% "Decisive combats"
inline constexpr char decisive[] = QT_TRID_NOOP("app.share.decisive");
//% "The costliest combats, and those in which the dice strayed farthest, in order"
inline constexpr char decisiveHow[] = QT_TRID_NOOP("app.share.decisive_how");
//: %1 = side, %2 = steps
//% "%1, steps lost: %2"
inline constexpr char sideLost[] = QT_TRID_NOOP("app.share.side_lost");
//: of dice: %1 = side, %2 = steps with sign, %3 = percentile
//% "Luck of the %1: %2 steps; of a hundred such rolls %3 would have been worse."
inline constexpr char luckOf[] = QT_TRID_NOOP("app.share.luck_of");
//% "Before"
inline constexpr char before[] = QT_TRID_NOOP("app.share.before");
//% "After"
inline constexpr char after[] = QT_TRID_NOOP("app.share.after");
//% "In figures"
inline constexpr char figures[] = QT_TRID_NOOP("app.share.figures");
//% "Strength, in steps"
inline constexpr char strengthChart[] = QT_TRID_NOOP("app.share.chart.strength");
//% "Losses, in steps"
inline constexpr char lossChart[] = QT_TRID_NOOP("app.share.chart.losses");
//% "Victory Points"
inline constexpr char pointChart[] = QT_TRID_NOOP("app.share.chart.points");
//% "Luck, in steps"
inline constexpr char luckChart[] = QT_TRID_NOOP("app.share.chart.luck");
//: %1 = side
//% "luckier: %1"
inline constexpr char luckier[] = QT_TRID_NOOP("app.share.chart.luckier");
//: %1 = side, %2 = die: "D6", %3 = throws
//% "Dice: %1, %2, rolled: %3"
inline constexpr char diceChart[] = QT_TRID_NOOP("app.share.chart.dice");
//: %1 = die: "D6", %2 = throws
//% "Dice: %1, rolled: %2"
inline constexpr char diceChartPlain[] = QT_TRID_NOOP("app.share.chart.dice_plain");
//% "expected"
inline constexpr char expected[] = QT_TRID_NOOP("app.share.chart.expected");
//% "Notes"
inline constexpr char notes[] = QT_TRID_NOOP("app.share.notes");
//: %1 = event number
//% "event %1"
inline constexpr char event[] = QT_TRID_NOOP("app.share.event");
//: %1 = version of Esagono
//% "Made by Esagono %1 from the diary of the game"
inline constexpr char madeBy[] = QT_TRID_NOOP("app.share.made_by");
//: %1 = page number
//% "Page %1"
inline constexpr char page[] = QT_TRID_NOOP("app.share.page");
//: %1 = what is wrong
//% "Only the beginning of the diary can be shown: %1"
inline constexpr char onlyBeginning[] = QT_TRID_NOOP("app.share.only_beginning");

} // namespace esagono::say
