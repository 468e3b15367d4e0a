// SPDX-License-Identifier: GPL-3.0-or-later
// How places in a package are called where two states of it are compared, with the English beside
// each id in the form lupdate reads.
#pragma once

#include "engine/core/text.h"

namespace esagono::say {

//: %1 = a name, or a word of the package itself
//% "%1"
inline constexpr char placeNamed[] = QT_TRID_NOOP("editor.place.named");
//: %1 = name of a counter
//% "Counter %1"
inline constexpr char placeCounter[] = QT_TRID_NOOP("editor.place.counter");
//: %1 = title of a scenario
//% "Scenario %1"
inline constexpr char placeScenario[] = QT_TRID_NOOP("editor.place.scenario");
//: %1 = section or id of a ruling
//% "Ruling %1"
inline constexpr char placeRuling[] = QT_TRID_NOOP("editor.place.ruling");
//: %1 = number of a hex
//% "Hex %1"
inline constexpr char placeHex[] = QT_TRID_NOOP("editor.place.hex");
//: %1 and %2 = numbers of hexes
//% "Hexside %1/%2"
inline constexpr char placeHexside[] = QT_TRID_NOOP("editor.place.hexside");
//: %1 = name of an area of the map
//% "Area %1"
inline constexpr char placeArea[] = QT_TRID_NOOP("editor.place.area");
//: %1 = name of a line of the map
//% "Line %1"
inline constexpr char placeLine[] = QT_TRID_NOOP("editor.place.line");
//: Who holds which hex
//% "Control"
inline constexpr char placeControl[] = QT_TRID_NOOP("editor.place.control");
//: How the map is drawn
//% "Drawing of the map"
inline constexpr char placeDrawing[] = QT_TRID_NOOP("editor.place.drawing");
//% "terrain"
inline constexpr char placeTerrain[] = QT_TRID_NOOP("editor.place.terrain");
//% "height"
inline constexpr char placeHeight[] = QT_TRID_NOOP("editor.place.height");
//: The first face of a counter
//% "front"
inline constexpr char placeFront[] = QT_TRID_NOOP("editor.place.front");
//: The other face of a counter
//% "reverse"
inline constexpr char placeReverse[] = QT_TRID_NOOP("editor.place.reverse");
//: %1 = what stands before the row of a table
//% "row %1"
inline constexpr char placeRow[] = QT_TRID_NOOP("editor.place.row");
//: %1 = what stands above the column of a table
//% "column %1"
inline constexpr char placeColumn[] = QT_TRID_NOOP("editor.place.column");
//: %1 = which of several, counted from 1
//% "no. %1"
inline constexpr char placeNumber[] = QT_TRID_NOOP("editor.place.number");
//: Of a value in a table that no rule looks at
//% "for reading only: no effect on the rules"
inline constexpr char placeForReading[] = QT_TRID_NOOP("editor.place.for_reading");
//: Where a value comes from
//% "source"
inline constexpr char placeSource[] = QT_TRID_NOOP("editor.place.source");
//% "name"
inline constexpr char placeName[] = QT_TRID_NOOP("editor.place.name");
//% "title"
inline constexpr char placeTitle[] = QT_TRID_NOOP("editor.place.title");
//: Of two that play against each other
//% "side"
inline constexpr char placeSide[] = QT_TRID_NOOP("editor.place.side");
//: Nothing stands, or stood, at a place
//% "nothing"
inline constexpr char valueNothing[] = QT_TRID_NOOP("editor.value.nothing");
//% "yes"
inline constexpr char valueYes[] = QT_TRID_NOOP("editor.value.yes");
//% "no"
inline constexpr char valueNo[] = QT_TRID_NOOP("editor.value.no");
//: A list or a table too long to be shown
//% "%n entry(ies)"
inline constexpr char valueEntries[] = QT_TRID_N_NOOP("editor.value.entries");

//: What the menu undoes: a value is again what it is in the built-in game
//% "Put back what was"
inline constexpr char editPutBack[] = QT_TRID_NOOP("editor.edit.put_back");

} // namespace esagono::say
