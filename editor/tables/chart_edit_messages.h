// SPDX-License-Identifier: GPL-3.0-or-later
// What is done to charts and why not, with the English beside each id in the form lupdate reads.
#pragma once

#include "engine/core/text.h"

namespace esagono::say {

//: %n = how many cells
//% "%n cell(s) of a table"
inline constexpr char editCells[] = QT_TRID_N_NOOP("editor.edit.cells");
//: %1 = label
//% "Heading %1"
inline constexpr char editLabel[] = QT_TRID_NOOP("editor.edit.label");
//% "New row"
inline constexpr char editRowAdd[] = QT_TRID_NOOP("editor.edit.row_add");
//% "New column"
inline constexpr char editColumnAdd[] = QT_TRID_NOOP("editor.edit.column_add");
//: %1 = label
//% "Remove row %1"
inline constexpr char editRowRemove[] = QT_TRID_NOOP("editor.edit.row_remove");
//: %1 = label
//% "Remove column %1"
inline constexpr char editColumnRemove[] = QT_TRID_NOOP("editor.edit.column_remove");
//% "Dice of a table"
inline constexpr char editDice[] = QT_TRID_NOOP("editor.edit.dice");
//% "Words of a table"
inline constexpr char editChartWords[] = QT_TRID_NOOP("editor.edit.chart_words");
//: %1 = code
//% "Meaning of %1"
inline constexpr char editLegend[] = QT_TRID_NOOP("editor.edit.legend");
//% "Source of a table"
inline constexpr char editChartSource[] = QT_TRID_NOOP("editor.edit.chart_source");
//: %1 = rows, %2 = columns of the block; %3 = rows, %4 = columns there is room for
//% "The block has %1 rows and %2 columns; from here there is room for %3 and %4"
inline constexpr char refuseBlock[] = QT_TRID_NOOP("editor.refuse.block");
//% "There are no cells to paste"
inline constexpr char refuseNoBlock[] = QT_TRID_NOOP("editor.refuse.no_block");
//% "A heading cannot be empty"
inline constexpr char refuseLabelEmpty[] = QT_TRID_NOOP("editor.refuse.label_empty");
//: %1 = label
//% "“%1” is there already"
inline constexpr char refuseLabelTaken[] = QT_TRID_NOOP("editor.refuse.label_taken");
//: %1 = label
//% "“%1” is neither a number nor a range of numbers"
inline constexpr char refuseLabelRange[] = QT_TRID_NOOP("editor.refuse.label_range");
//: %1 = label
//% "“%1” are not odds like 1:2"
inline constexpr char refuseLabelOdds[] = QT_TRID_NOOP("editor.refuse.label_odds");
//% "A table needs at least one row and one column"
inline constexpr char refuseLastLine[] = QT_TRID_NOOP("editor.refuse.last_line");
//% "This table has one result in each row and no columns"
inline constexpr char refuseBands[] = QT_TRID_NOOP("editor.refuse.bands");
//: %1 = how many
//% "A table has at most %1 rows and as many columns"
inline constexpr char refuseTooManyLines[] = QT_TRID_NOOP("editor.refuse.too_many_lines");
//: %1 = what was written
//% "“%1” are not dice; write 1d6 or 2d6"
inline constexpr char refuseDice[] = QT_TRID_NOOP("editor.refuse.dice");

} // namespace esagono::say
