// SPDX-License-Identifier: GPL-3.0-or-later
// What is said about charts, with the English beside each id in the form lupdate reads.
#pragma once

#include "engine/core/text.h"

namespace esagono::say {

//: %1 = chart, %2 = row, %3 = column
//% "In the chart “%1” the cell at %2, %3 is empty"
inline constexpr char chartCellEmpty[] = QT_TRID_NOOP("editor.chart.cell_empty");
//: %1 = chart, %2 = row, %3 and %4 = columns, %5 and %6 = their codes
//% "In the chart “%1”, row %2, better odds bring worse losses: %5 at %3, %6 at %4"
inline constexpr char chartAgainstOdds[] = QT_TRID_NOOP("editor.chart.against_odds");
//: %1 = chart, %2 = column, %3 and %4 = rows, %5 and %6 = their codes
//% "In the chart “%1”, column %2, the losses do not follow the dice: %5 at %3, %6 at %4"
inline constexpr char chartAgainstDice[] = QT_TRID_NOOP("editor.chart.against_dice");
//: %1 = chart, %2 = code
//% "The legend of the chart “%1” does not explain “%2”"
inline constexpr char chartCodeUnexplained[] = QT_TRID_NOOP("editor.chart.code_unexplained");
//: %1 = chart, %2 = code
//% "The legend of the chart “%1” explains “%2”, which is in no cell"
inline constexpr char chartCodeUnused[] = QT_TRID_NOOP("editor.chart.code_unused");

//: %1 = chart
//% "The chart “%1” is for reading only: changing it has no effect on the rules"
inline constexpr char chartForReading[] = QT_TRID_NOOP("editor.chart.for_reading");
//: %1 = chart, %2 = column or row
//% "In the chart “%1” what stands at “%2” is for reading only: changing it has no effect on the "
//% "rules"
inline constexpr char chartLineForReading[] = QT_TRID_NOOP("editor.chart.line_for_reading");

} // namespace esagono::say
