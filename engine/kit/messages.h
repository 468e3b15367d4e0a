// SPDX-License-Identifier: GPL-3.0-or-later
// What kit says, with the English beside each id in the form lupdate reads.
#pragma once

#include "core/text.h"

namespace esagono::say {

// --- Faults ---

//: %1 = file, %2 = version of the file, %3 = newest version this program reads
//% "%1 is written in version %2 of its format; this program reads versions up to %3"
inline constexpr char newerFormat[] = QT_TRID_NOOP("kit.fault.newer_format");
//: %1 = file, %2 = the format it should name, %3 = the format it names
//% "%1 does not belong to a game package: its format should be “%2” and is %3"
inline constexpr char foreignFormat[] = QT_TRID_NOOP("kit.fault.foreign_format");
//: %1 = folder
//% "There is no game package in %1"
inline constexpr char noPackage[] = QT_TRID_NOOP("kit.fault.no_package");
//: %1 = file, %2 = the system's own words
//% "%1 cannot be read: %2"
inline constexpr char fileUnreadable[] = QT_TRID_NOOP("kit.fault.unreadable");
//: %1 = file, %2 = the system's own words
//% "%1 cannot be written: %2"
inline constexpr char fileUnwritable[] = QT_TRID_NOOP("kit.fault.unwritable");
//: %1 = file
//% "%1 leads out of the package's folder"
inline constexpr char fileOutside[] = QT_TRID_NOOP("kit.fault.outside");
//: %1 = file
//% "%1 is not an ordinary file"
inline constexpr char fileNotRegular[] = QT_TRID_NOOP("kit.fault.not_regular");
//: %1 = folder, %2 = the limit
//% "%1 holds more than the allowed %2 files"
inline constexpr char tooManyFiles[] = QT_TRID_NOOP("kit.fault.too_many_files");

// --- What a place in a file should hold: the third argument of core.fault.malformed ---

//% "a text"
inline constexpr char aText[] = QT_TRID_NOOP("kit.expected.text");
//% "an id: letters, digits and _ . : - , at most 64"
inline constexpr char anId[] = QT_TRID_NOOP("kit.expected.id");
//% "an id not used before"
inline constexpr char anUnusedId[] = QT_TRID_NOOP("kit.expected.unused_id");
//% "a whole number"
inline constexpr char aWholeNumber[] = QT_TRID_NOOP("kit.expected.whole_number");
//% "true or false"
inline constexpr char trueOrFalse[] = QT_TRID_NOOP("kit.expected.boolean");
//% "a list"
inline constexpr char aList[] = QT_TRID_NOOP("kit.expected.list");
//% "an object"
inline constexpr char anObject[] = QT_TRID_NOOP("kit.expected.object");
//% "a text, or texts by language code"
inline constexpr char someWords[] = QT_TRID_NOOP("kit.expected.words");
//% "a source: a text, or texts by key"
inline constexpr char aSource[] = QT_TRID_NOOP("kit.expected.source");
//% "at least one entry"
inline constexpr char atLeastOne[] = QT_TRID_NOOP("kit.expected.at_least_one");
//% "a colour like #1a2b3c"
inline constexpr char aColour[] = QT_TRID_NOOP("kit.expected.colour");
//% "dice like 1d6 or 2d6"
inline constexpr char someDice[] = QT_TRID_NOOP("kit.expected.dice");
//% "a range like 3-5, 7+ or <=1"
inline constexpr char aRange[] = QT_TRID_NOOP("kit.expected.range");
//% "odds like 1:2"
inline constexpr char someOdds[] = QT_TRID_NOOP("kit.expected.odds");
//% "a text, a number or nothing"
inline constexpr char aCell[] = QT_TRID_NOOP("kit.expected.cell");
//% "a column of this chart"
inline constexpr char aColumn[] = QT_TRID_NOOP("kit.expected.column");
//% "either rows and columns, or bands"
inline constexpr char rowsOrBands[] = QT_TRID_NOOP("kit.expected.rows_or_bands");
//% "a file of this package"
inline constexpr char aFile[] = QT_TRID_NOOP("kit.expected.file");
//% "a declared side"
inline constexpr char aSide[] = QT_TRID_NOOP("kit.expected.side");
//% "a declared status"
inline constexpr char aStatus[] = QT_TRID_NOOP("kit.expected.status");
//% "a declared marker"
inline constexpr char aMarker[] = QT_TRID_NOOP("kit.expected.marker");
//% "a declared track"
inline constexpr char aTrack[] = QT_TRID_NOOP("kit.expected.track");
//% "a declared box"
inline constexpr char aBox[] = QT_TRID_NOOP("kit.expected.box");
//% "a declared pool"
inline constexpr char aPool[] = QT_TRID_NOOP("kit.expected.pool");
//% "a declared chit"
inline constexpr char aChit[] = QT_TRID_NOOP("kit.expected.chit");
//% "a declared attribute"
inline constexpr char anAttribute[] = QT_TRID_NOOP("kit.expected.attribute");
//% "a declared trait"
inline constexpr char aTrait[] = QT_TRID_NOOP("kit.expected.trait");
//% "one of the words declared for this trait"
inline constexpr char aTraitWord[] = QT_TRID_NOOP("kit.expected.trait_word");
//% "a declared flag"
inline constexpr char aFlag[] = QT_TRID_NOOP("kit.expected.flag");
//% "a declared terrain"
inline constexpr char aTerrain[] = QT_TRID_NOOP("kit.expected.terrain");
//% "a declared hexside feature"
inline constexpr char aFeature[] = QT_TRID_NOOP("kit.expected.feature");
//% "a declared kind of link"
inline constexpr char aLink[] = QT_TRID_NOOP("kit.expected.link");
//% "a counter of this package"
inline constexpr char aCounter[] = QT_TRID_NOOP("kit.expected.counter");
//% "a map of this package"
inline constexpr char aMap[] = QT_TRID_NOOP("kit.expected.map");
//% "a declared book"
inline constexpr char aBook[] = QT_TRID_NOOP("kit.expected.book");
//% "one of the choices"
inline constexpr char aChoice[] = QT_TRID_NOOP("kit.expected.choice");
//% "the number of a hex on the map"
inline constexpr char aHex[] = QT_TRID_NOOP("kit.expected.hex");
//% "two adjacent hexes, like 1211|1212"
inline constexpr char aHexside[] = QT_TRID_NOOP("kit.expected.hexside");
//% "a hex adjacent to the one before"
inline constexpr char anAdjacentHex[] = QT_TRID_NOOP("kit.expected.adjacent_hex");
//% "a hex or a box"
inline constexpr char aPlace[] = QT_TRID_NOOP("kit.expected.place");
//% "an area of the map"
inline constexpr char anArea[] = QT_TRID_NOOP("kit.expected.area");
//% "a control list of the map"
inline constexpr char aControlList[] = QT_TRID_NOOP("kit.expected.control_list");
//% "a hexside not listed before"
inline constexpr char anUnlistedHexside[] = QT_TRID_NOOP("kit.expected.unlisted_hexside");
//% "a hex not listed before"
inline constexpr char anUnlistedHex[] = QT_TRID_NOOP("kit.expected.unlisted_hex");
//% "a grid: its ranges in order, at most 20,000 hexes, its numbers fitting the pattern"
inline constexpr char aSoundGrid[] = QT_TRID_NOOP("kit.expected.grid");
//% "a pattern of numbers like RRCC or CC.RR"
inline constexpr char aNumbering[] = QT_TRID_NOOP("kit.expected.numbering");
//% "nothing"
inline constexpr char nothing[] = QT_TRID_NOOP("kit.found.nothing");

// --- Findings ---

//: %1 = key
//% "The key “%1” is not known here; it is kept"
inline constexpr char unknownKey[] = QT_TRID_NOOP("kit.finding.unknown_key");
//: %1 = place, %2 = hex number
//% "%1 lies in %2, which is not on the map; the place is left out"
inline constexpr char placeOffMap[] = QT_TRID_NOOP("kit.finding.place_off_map");
//: %1 = area, %2 = hex number
//% "The area “%1” names %2, which is not on the map; the hex is left out"
inline constexpr char areaOffMap[] = QT_TRID_NOOP("kit.finding.area_off_map");
//: %1 = file
//% "Nothing in the package uses %1"
inline constexpr char unusedFile[] = QT_TRID_NOOP("kit.finding.unused_file");

} // namespace esagono::say
