// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a table from a spreadsheet, with the English beside each id in the form
// lupdate reads.
#pragma once

#include "engine/core/text.h"

namespace esagono::say {

//: %1 = how many
//% "The table has more than %1 lines"
inline constexpr char csvTooLong[] = QT_TRID_NOOP("editor.csv.too_long");
//: %1 = line, %2 = how many
//% "Line %1 of the table has more than %2 cells"
inline constexpr char csvTooWide[] = QT_TRID_NOOP("editor.csv.too_wide");
//: %1 = line, %2 = column
//% "Line %1, column %2: a quotation mark is opened and never closed"
inline constexpr char csvOpenQuote[] = QT_TRID_NOOP("editor.csv.open_quote");
//: %1 = line, %2 = column
//% "Line %1, column %2: there is something after the closing quotation mark"
inline constexpr char csvAfterQuote[] = QT_TRID_NOOP("editor.csv.after_quote");
//% "The table is empty: its first line must name the columns"
inline constexpr char csvEmpty[] = QT_TRID_NOOP("editor.csv.empty");
//: %1 = line, %2 = column, %3 = name
//% "Line %1, column %2: no column is called “%3”"
inline constexpr char csvUnknownColumn[] = QT_TRID_NOOP("editor.csv.unknown_column");
//: %1 = line, %2 = column, %3 = name
//% "Line %1, column %2: the column “%3” is there twice"
inline constexpr char csvColumnTwice[] = QT_TRID_NOOP("editor.csv.column_twice");
//: %1 = name
//% "The column “%1” is missing"
inline constexpr char csvColumnMissing[] = QT_TRID_NOOP("editor.csv.column_missing");
//: %1 = line, %2 = cells found, %3 = cells expected
//% "Line %1 has %2 cells, the header has %3"
inline constexpr char csvWidth[] = QT_TRID_NOOP("editor.csv.width");
//: %1 = line, %2 = column, %3 = what stands there
//% "Line %1, column %2: “%3” is not a whole number that fits"
inline constexpr char csvNumber[] = QT_TRID_NOOP("editor.csv.number");
//: %1 = line, %2 = column, %3 = what stands there
//% "Line %1, column %2: the package does not know “%3”"
inline constexpr char csvUnknownWord[] = QT_TRID_NOOP("editor.csv.unknown_word");
//: %1 = line, %2 = column, %3 = what stands there
//% "Line %1, column %2: “%3” cannot be an id"
inline constexpr char csvId[] = QT_TRID_NOOP("editor.csv.id");
//: %1 = line, %2 = column, %3 = number of the face
//% "Line %1, column %2: face %3 does not follow the ones before it"
inline constexpr char csvFace[] = QT_TRID_NOOP("editor.csv.face");
//: %1 = line, %2 = counter, %3 = number of the face
//% "Line %1: face %3 of %2 is there twice"
inline constexpr char csvFaceTwice[] = QT_TRID_NOOP("editor.csv.face_twice");
//: %1 = line, %2 = column, %3 = counter
//% "Line %1, column %2: this differs from what an earlier line says about %3"
inline constexpr char csvContradiction[] = QT_TRID_NOOP("editor.csv.contradiction");

} // namespace esagono::say
