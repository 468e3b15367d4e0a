// SPDX-License-Identifier: GPL-3.0-or-later
// A chart looked at by its author: what is missing or odd in it, what its dice bring column by
// column, and what differs from the printed original. Knows no game: codes are read as far as
// anybody could who has only the chart.
#pragma once

#include "engine/core/ratio.h"
#include "engine/kit/checking/finding.h"
#include "engine/kit/package.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace esagono {

/// What a code like "2/0" costs.
struct LossCode {
    int attacker = 0;
    int defender = 0;
    friend bool operator==(LossCode, LossCode) = default;
};
/// Of "2/0", "1/2R", "0/1*"; nothing for codes that say it in no number.
[[nodiscard]] std::optional<LossCode> lossesIn(std::string_view code);

/// How often a code comes up.
struct CodeChance {
    std::string code;
    std::int64_t ways = 0; ///< of ColumnChances::of
    friend bool operator==(const CodeChance&, const CodeChance&) = default;
};

/// What the dice bring in one column.
struct ColumnChances {
    std::vector<CodeChance> codes; ///< in the order of the rows
    std::int64_t of = 0; ///< in how many ways the dice fall; 0: the chart is not rolled on
    Ratio attacker;      ///< expected losses, of the codes that state them
    Ratio defender;
    std::int64_t unread = 0;      ///< ways to codes that state none
    std::optional<Ratio> average; ///< if every code is a plain number
};
/// With so much added to the dice; results beyond the first or last row are read there.
[[nodiscard]] ColumnChances chancesIn(const Chart& chart, std::size_t column, int modifier = 0);

/// Something odd in a chart; the cell, if it is one.
struct ChartFinding {
    Finding finding;
    std::optional<std::size_t> row;
    std::optional<std::size_t> column;
};
/// Holes and overlaps of its axes, empty cells, losses that do not follow the odds or the dice,
/// codes without a legend and legends without a code; and what is for reading only.
[[nodiscard]] std::vector<ChartFinding> reviewChart(const GamePackage& package,
                                                    std::string_view chartId);

/// One difference between two charts.
struct ChartDifference {
    enum class Kind : std::uint8_t { Cell, RowAdded, RowRemoved, ColumnAdded, ColumnRemoved, Dice };
    Kind kind = Kind::Cell;
    std::string row;    ///< label
    std::string column; ///< label
    std::string was;
    std::string now;
    friend bool operator==(const ChartDifference&, const ChartDifference&) = default;
};
/// Rows and columns are known by their labels.
[[nodiscard]] std::vector<ChartDifference> differences(const Chart& was, const Chart& now);

} // namespace esagono
