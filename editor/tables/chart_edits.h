// SPDX-License-Identifier: GPL-3.0-or-later
// Charts changed: cells, rows, columns, labels, dice, legend. Charts are known by their place in
// charts.json, rows and columns by their number; a list of bands has one column.
#pragma once

#include "editor/scenarios/proposal.h"

#include <string>
#include <vector>

namespace esagono {

inline constexpr char chartFile[] = "charts.json";
/// Cells line by line, as a spreadsheet hands them over.
using CellBlock = std::vector<std::vector<std::string>>;

enum class ChartLine : std::uint8_t { Row, Column };

struct ChartSize {
    std::size_t rows = 0;
    std::size_t columns = 0;
};
[[nodiscard]] ChartSize chartSize(const Documents& documents, std::size_t chart);
/// As printed; empty if nothing is.
[[nodiscard]] std::string cellText(const Documents& documents, std::size_t chart, std::size_t row,
                                   std::size_t column);
/// Where the value of a cell stands; of a cell that is not there yet, where it would stand.
[[nodiscard]] EditPlace cellPlace(const Documents& documents, std::size_t chart, std::size_t row,
                                  std::size_t column);

/// Writes a block of cells, its first one at the given place. Refused if it does not fit.
[[nodiscard]] Proposal setCells(const Documents& documents, std::size_t chart, std::size_t row,
                                std::size_t column, const CellBlock& block);
/// The cells of the first of some rows, in those below it.
[[nodiscard]] Proposal fillDown(const Documents& documents, std::size_t chart, std::size_t row,
                                std::size_t column, std::size_t rows, std::size_t columns);
/// What stands on a clipboard: tabs between cells, a line for each row. Throws Fault(Malformed).
[[nodiscard]] CellBlock blockFrom(std::string_view text);

/// Refused if it is empty, stands there already, or says nothing on an axis of that kind.
[[nodiscard]] Proposal setLabel(const Documents& documents, std::size_t chart, ChartLine line,
                                std::size_t at, std::string_view label);
/// An empty one before the given one, or after the last, with a label that is still free.
[[nodiscard]] Proposal insertLine(const Documents& documents, std::size_t chart, ChartLine line,
                                  std::size_t at);
/// Refused if it is the last one left.
[[nodiscard]] Proposal removeLine(const Documents& documents, std::size_t chart, ChartLine line,
                                  std::size_t at);
/// "1d6", "2d6"; empty: it is looked up, not rolled.
[[nodiscard]] Proposal setDice(const Documents& documents, std::size_t chart,
                               std::string_view dice);
/// `key`: "title", "rowTitle" or "columnTitle". Empty text: none in that language.
[[nodiscard]] Edit setChartWords(const Documents& documents, std::size_t chart,
                                 std::string_view key, std::string_view language,
                                 std::string_view text);
/// What a code means in a language; empty text in the last language left takes the code away.
[[nodiscard]] Edit setLegend(const Documents& documents, std::size_t chart, std::string_view code,
                             std::string_view language, std::string_view text);
[[nodiscard]] Edit removeLegend(const Documents& documents, std::size_t chart,
                                std::string_view code);
/// Where a cell comes from; an empty mark leaves it to what is said further out.
[[nodiscard]] Edit markCell(const Documents& documents, std::size_t chart, std::size_t row,
                            std::size_t column, std::string_view mark);
/// Where the whole chart comes from.
[[nodiscard]] Edit markChart(const Documents& documents, std::size_t chart, std::string_view mark);

} // namespace esagono
