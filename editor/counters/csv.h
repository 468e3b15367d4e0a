// SPDX-License-Identifier: GPL-3.0-or-later
// Tables as spreadsheets exchange them: RFC 4180, or the same with tabs between the cells.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace esagono {

struct CsvLine {
    std::size_t number = 1; ///< of the line of text it begins on
    std::vector<std::string> cells;
    friend bool operator==(const CsvLine&, const CsvLine&) = default;
};

/// A mark for the order of bytes before the first line is passed over, empty lines are left out.
/// Throws Fault(Malformed) naming line and column: a quotation mark that never closes, or text
/// after one; Fault(TooLarge) beyond 20,000 lines, or 1,000 cells in one.
[[nodiscard]] std::vector<CsvLine> readCsv(std::string_view text, char separator = ',');

/// One line with its end (CR LF); cells are quoted where they must be.
[[nodiscard]] std::string csvLine(const std::vector<std::string>& cells, char separator = ',');

} // namespace esagono
