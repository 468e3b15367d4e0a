// SPDX-License-Identifier: GPL-3.0-or-later
// What words of a package are to what they belong to, with the English beside each id in the form
// lupdate reads. They stand small under the name of the thing.
#pragma once

#include "engine/core/text.h"

namespace esagono::say {

//: Of the name of a number printed on counters
//% "value of counters"
inline constexpr char wordsAttribute[] = QT_TRID_NOOP("editor.words.attribute");
//: Of the name of a place beside the map
//% "box"
inline constexpr char wordsBox[] = QT_TRID_NOOP("editor.words.box");
//: Of the name of an event chit
//% "chit"
inline constexpr char wordsChit[] = QT_TRID_NOOP("editor.words.chit");
//: Of the name of something along hexsides: a river
//% "hexside"
inline constexpr char wordsFeature[] = QT_TRID_NOOP("editor.words.feature");
//: Of the name of a sign a counter bears: motorised
//% "sign of counters"
inline constexpr char wordsFlag[] = QT_TRID_NOOP("editor.words.flag");
//% "road or railway"
inline constexpr char wordsLink[] = QT_TRID_NOOP("editor.words.link");
//% "marker"
inline constexpr char wordsMarker[] = QT_TRID_NOOP("editor.words.marker");
//: Of the name of a cup or hand of chits
//% "pool of chits"
inline constexpr char wordsPool[] = QT_TRID_NOOP("editor.words.pool");
//: Of the name of a side that plays
//% "side"
inline constexpr char wordsSide[] = QT_TRID_NOOP("editor.words.side");
//: Of the name of a state a counter can be in
//% "state of counters"
inline constexpr char wordsStatus[] = QT_TRID_NOOP("editor.words.status");
//% "terrain"
inline constexpr char wordsTerrain[] = QT_TRID_NOOP("editor.words.terrain");
//% "track"
inline constexpr char wordsTrack[] = QT_TRID_NOOP("editor.words.track");
//: Of the name of what counters are told apart by: type, nationality
//% "property of counters"
inline constexpr char wordsTrait[] = QT_TRID_NOOP("editor.words.trait");
//: %1 = which value of a track or a state, counted from 1
//% "value %1"
inline constexpr char wordsValue[] = QT_TRID_NOOP("editor.words.value");
//: %1 = which space of a track, counted from 1
//% "space %1"
inline constexpr char wordsCell[] = QT_TRID_NOOP("editor.words.cell");
//: What is written small in a space of a track; %1 = which space, counted from 1
//% "space %1, second line"
inline constexpr char wordsCellBelow[] = QT_TRID_NOOP("editor.words.cell_below");
//: What a badge on a counter says for a state
//% "badge"
inline constexpr char wordsBadge[] = QT_TRID_NOOP("editor.words.badge");
//: Of the name of a kind of road: main, secondary
//% "kind of road"
inline constexpr char wordsGrade[] = QT_TRID_NOOP("editor.words.grade");
//: Who made the game
//% "credits"
inline constexpr char wordsCredits[] = QT_TRID_NOOP("editor.words.credits");
//: What stands above the columns of a table
//% "heading of the columns"
inline constexpr char wordsColumns[] = QT_TRID_NOOP("editor.words.columns");
//: What stands before the rows of a table
//% "heading of the rows"
inline constexpr char wordsRows[] = QT_TRID_NOOP("editor.words.rows");
//: What a result of a table means; %1 = the result as it is printed
//% "result %1"
inline constexpr char wordsResult[] = QT_TRID_NOOP("editor.words.result");
//% "summary"
inline constexpr char wordsSummary[] = QT_TRID_NOOP("editor.words.summary");
//: Of the date of a turn; %1 = number of the turn
//% "turn %1"
inline constexpr char wordsTurn[] = QT_TRID_NOOP("editor.words.turn");
//: Of a set-up that a scenario suggests
//% "suggested set-up"
inline constexpr char wordsDeployment[] = QT_TRID_NOOP("editor.words.deployment");
//: Of what a ruling asks
//% "question"
inline constexpr char wordsQuestion[] = QT_TRID_NOOP("editor.words.question");
//: %1 = which answer to the question of a ruling, counted from 1
//% "answer %1"
inline constexpr char wordsAnswer[] = QT_TRID_NOOP("editor.words.answer");
//: Where a ruling comes from
//% "origin"
inline constexpr char wordsOrigin[] = QT_TRID_NOOP("editor.words.origin");
//: Of the name of an area of the map
//% "area of the map"
inline constexpr char wordsArea[] = QT_TRID_NOOP("editor.words.area");
//: Of the name of a line of the map: the front
//% "line on the map"
inline constexpr char wordsLine[] = QT_TRID_NOOP("editor.words.line");
//% "title of the map"
inline constexpr char wordsMap[] = QT_TRID_NOOP("editor.words.map");
//% "rulebook"
inline constexpr char wordsBook[] = QT_TRID_NOOP("editor.words.book");
//: %1 = number of a section of the rulebook
//% "section %1"
inline constexpr char wordsSection[] = QT_TRID_NOOP("editor.words.section");
//: Of a word the rules use: reduced, available
//% "word of the rules"
inline constexpr char wordsOfRules[] = QT_TRID_NOOP("editor.words.of_rules");
//: Of what must hold for a group of counters when they are set up
//% "condition of set-up"
inline constexpr char wordsCondition[] = QT_TRID_NOOP("editor.words.condition");
//: Of the name of a group of counters that are set up together
//% "group of set-up"
inline constexpr char wordsGroup[] = QT_TRID_NOOP("editor.words.group");
//: Of the name of a special rule of scenarios
//% "special rule"
inline constexpr char wordsSpecial[] = QT_TRID_NOOP("editor.words.special");
//: Of the name of a list of who controls which hexes
//% "control at the start"
inline constexpr char wordsControl[] = QT_TRID_NOOP("editor.words.control");

} // namespace esagono::say
