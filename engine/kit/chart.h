// SPDX-License-Identifier: GPL-3.0-or-later
// A table printed on paper: rows and columns, the die that reads it, and what shifts do at its
// ends.
#pragma once

#include "engine/core/checked.h"
#include "engine/core/ratio.h"
#include "engine/kit/words.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace esagono {

/// How the entries of an axis are found.
enum class AxisKind : std::uint8_t {
    Names,  ///< by their own label: terrain, unit types
    Ranges, ///< by a whole number: die results, points, turns; ends may be open ("7+", "<=1")
    Odds,   ///< by a ratio: 1:2, 1:1, 3:2 …, in rising order
};

struct AxisEntry {
    std::string label; ///< as printed: "clear", "3-5", "7+", "1:2"
    std::int32_t from = INT32_MIN;
    std::int32_t to = INT32_MAX;
    Ratio odds;

    /// What a printed label says on an axis of this kind, or nothing if it says no such thing.
    [[nodiscard]] static std::optional<AxisEntry> fromLabel(AxisKind kind, std::string_view label);
};

struct Axis {
    AxisKind kind = AxisKind::Names;
    Words title; ///< what runs along it: "Odds", "Die"; often empty
    std::vector<AxisEntry> entries;

    /// The kind on which every one of the labels says something: odds, else ranges, else names.
    [[nodiscard]] static AxisKind kindOf(const std::vector<std::string>& labels);

    [[nodiscard]] std::optional<std::size_t> find(std::string_view label) const;
    /// The entry whose range holds the number.
    [[nodiscard]] std::optional<std::size_t> find(std::int32_t number) const;
    /// The last entry not above the ratio; nothing if it is below the first.
    [[nodiscard]] std::optional<std::size_t> atMost(Ratio odds) const;
};

/// Which dice read the chart: "1d6", "2d6". None: it is looked up, not rolled.
struct DiceNotation {
    int count = 0;
    int sides = 6;

    [[nodiscard]] static std::optional<DiceNotation> fromText(std::string_view text);
    friend bool operator==(DiceNotation, DiceNotation) = default;
};

/// Where a column shifted to the right or left comes to lie, and how far past the table's end.
struct ShiftedColumn {
    std::size_t column = 0;
    int beyond = 0; ///< negative past the left end, positive past the right end
    friend bool operator==(ShiftedColumn, ShiftedColumn) = default;
};

class Chart {
public:
    std::string id;
    Words title;
    DiceNotation dice;
    Axis rows;
    Axis columns;                                     ///< of a list of bands: one, called "result"
    std::vector<std::string> cells;                   ///< row by row, as printed
    std::map<std::string, Words, std::less<>> legend; ///< what the codes in the cells mean
    std::vector<bool> forReading; ///< by cell: changing it has no effect on the rules; empty: none

    [[nodiscard]] const std::string& cell(std::size_t row, std::size_t column = 0) const {
        return elementOf(cells, row * columns.entries.size() + column);
    }
    /// The cell as a whole number; nothing if something else is printed.
    [[nodiscard]] std::optional<std::int32_t> number(std::size_t row, std::size_t column = 0) const;
    /// The cell as an exact fraction, printed "2", "1.5" or "1/2".
    [[nodiscard]] std::optional<Ratio> ratio(std::size_t row, std::size_t column = 0) const;
    /// For charts looked up by two labels ("clear", "move").
    [[nodiscard]] std::optional<std::string_view> cell(std::string_view row,
                                                       std::string_view column) const;
    [[nodiscard]] std::optional<std::int32_t> number(std::string_view row,
                                                     std::string_view column) const;
    [[nodiscard]] std::optional<Ratio> ratio(std::string_view row, std::string_view column) const;
    /// The row of a die result, held at the lowest or highest row if it lies outside.
    [[nodiscard]] std::size_t rowHeld(std::int32_t result) const;
    [[nodiscard]] ShiftedColumn shifted(std::size_t column, int shift) const;
    [[nodiscard]] bool isForReading(std::size_t row, std::size_t column) const {
        return !forReading.empty() && forReading[row * columns.entries.size() + column];
    }
    /// Whether that holds for the whole of it.
    [[nodiscard]] bool isForReading() const;
};

} // namespace esagono
