// SPDX-License-Identifier: GPL-3.0-or-later
// What kit says, with the English beside each id in the form lupdate reads.
#pragma once

#include "engine/core/text.h"

namespace esagono::say {

// --- Faults ---

//: %1 = file, %2 = version of the file, %3 = newest version this program reads
//% "%1 is written in version %2 of its format; this program reads versions up to %3"
inline constexpr char newerFormat[] = QT_TRID_NOOP("kit.fault.newer_format");
//: %1 = file, %2 = the format it should name, %3 = the format it names
//% "%1 does not belong to a game package: its format should be “%2” and is %3"
inline constexpr char foreignFormat[] = QT_TRID_NOOP("kit.fault.foreign_format");
//: %1 = the file that makes a folder a package
//% "%1 is missing: this is not a game package"
inline constexpr char noPackage[] = QT_TRID_NOOP("kit.fault.no_package");
//: %1 = file, %2 = the system's own words
//% "%1 cannot be read: %2"
inline constexpr char fileUnreadable[] = QT_TRID_NOOP("kit.fault.unreadable");
//: %1 = file, %2 = the system's own words
//% "%1 cannot be written: %2"
inline constexpr char fileUnwritable[] = QT_TRID_NOOP("kit.fault.unwritable");
//: %1 = file
//% "%1 leads out of the package’s folder"
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
//% "a value not named before"
inline constexpr char anotherValue[] = QT_TRID_NOOP("kit.expected.another_value");
//% "an id not used before"
inline constexpr char anUnusedId[] = QT_TRID_NOOP("kit.expected.unused_id");
//% "a whole number"
inline constexpr char aWholeNumber[] = QT_TRID_NOOP("kit.expected.whole_number");
//% "a number"
inline constexpr char aNumber[] = QT_TRID_NOOP("kit.expected.number");
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
//% "a text or a number"
inline constexpr char aLabel[] = QT_TRID_NOOP("kit.expected.label");
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
//% "a declared cup"
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
//: %1 = chart, %2 and %3 = labels
//% "In the chart “%1”, “%2” and “%3” overlap"
inline constexpr char rangesOverlap[] = QT_TRID_NOOP("kit.finding.ranges_overlap");
//: %1 = chart, %2 and %3 = first and last number
//% "The chart “%1” has no entry for %2 to %3"
inline constexpr char rangesHole[] = QT_TRID_NOOP("kit.finding.ranges_hole");
//: %1 = chart, %2 = label, %3 = the label before it
//% "In the chart “%1” the odds %2 do not rise above %3"
inline constexpr char oddsNotRising[] = QT_TRID_NOOP("kit.finding.odds_not_rising");
//: %1 = chart, %2 = label
//% "In the chart “%1” the label “%2” is a name among numbers; all are taken for names"
inline constexpr char labelsMixed[] = QT_TRID_NOOP("kit.finding.labels_mixed");
//: %1 = hex number
//% "No neighbouring hex leads to %1"
inline constexpr char hexIsolated[] = QT_TRID_NOOP("kit.finding.hex_isolated");
//: %1 = hex number, %2 = how many hexes
//% "%1 and the land around it, %2 hexes, cannot be reached from the rest of the land"
inline constexpr char landApart[] = QT_TRID_NOOP("kit.finding.land_apart");
//: %1 = area
//% "The area “%1” has no hexes"
inline constexpr char areaEmpty[] = QT_TRID_NOOP("kit.finding.area_empty");
//: %1 = counter
//% "No scenario uses the counter “%1”"
inline constexpr char counterUnused[] = QT_TRID_NOOP("kit.finding.counter_unused");
//: %1 = counter
//% "The counter “%1” is set up or arrives more than once in this scenario"
inline constexpr char counterTwice[] = QT_TRID_NOOP("kit.finding.counter_twice");
//: %1 = counter
//% "The counter “%1” belongs to another side than its group"
inline constexpr char counterOfOtherSide[] = QT_TRID_NOOP("kit.finding.counter_of_other_side");
//: %1 = turn, %2 = last turn
//% "The group arrives in turn %1; the scenario ends with turn %2"
inline constexpr char arrivesTooLate[] = QT_TRID_NOOP("kit.finding.arrives_too_late");
//% "There is no hex in which the group could be set up"
inline constexpr char nowhereToSetUp[] = QT_TRID_NOOP("kit.finding.nowhere_to_set_up");
//: %1 = how many labels, %2 = how many turns
//% "There are %1 labels for %2 turns"
inline constexpr char turnLabelsMissing[] = QT_TRID_NOOP("kit.finding.turn_labels");
//: %1 = counter
//% "The deployment puts the counter “%1” where its set-up group may not stand"
inline constexpr char deployedElsewhere[] = QT_TRID_NOOP("kit.finding.deployed_elsewhere");
//: %1 = language codes
//% "Words are missing in: %1"
inline constexpr char wordsMissing[] = QT_TRID_NOOP("kit.finding.words_missing");
//: %1 = id
//% "“%1” has no name that people could read"
inline constexpr char nameMissing[] = QT_TRID_NOOP("kit.finding.name_missing");
//: %1 = how many values
//% "Values without a source: %1"
inline constexpr char noSource[] = QT_TRID_NOOP("kit.finding.no_source");
//: %1 = the mark
//% "“%1” does not say whether this is from the rulebook, derived, public data or reconstructed"
inline constexpr char sourceUnclear[] = QT_TRID_NOOP("kit.finding.source_unclear");
//: %1 = id
//% "“%1” is declared, but display.json does not draw it"
inline constexpr char notDrawn[] = QT_TRID_NOOP("kit.finding.not_drawn");
//: %1 = ruling, %2 = section
//% "The ruling “%1” is about section %2, which rulebook.json does not list"
inline constexpr char rulingWithoutSection[] = QT_TRID_NOOP("kit.finding.ruling_without_section");
//: %1 = ruling, %2 = section
//% "The ruling “%1” is about section %2, whose text is not in the rulebook at hand"
inline constexpr char rulingWithoutText[] = QT_TRID_NOOP("kit.finding.ruling_without_text");

} // namespace esagono::say
