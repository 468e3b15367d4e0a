// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers printed in the hexes, and the sheet they are printed on: which way up the hexes
// stand, which rows or columns are shifted, and how a number is spelt (1211, 16.09, 3.08).
#pragma once

#include "engine/core/ids.h"
#include "engine/map/hex.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace esagono {

/// Pointy hexes have a corner on top and lie in straight rows; flat ones lie in straight columns.
enum class Orientation : std::uint8_t { Pointy, Flat };

/// Whether printed row numbers grow down the sheet or up.
enum class RowsRun : std::uint8_t { South, North };

/// Which rows of pointy hexes lie half a hex to the right, which columns of flat ones half a hex
/// lower: those with odd or those with even printed numbers.
enum class Shifted : std::uint8_t { Odd, Even };

/// First and last printed number, both included.
struct NumberRange {
    int first = 1;
    int last = 1;

    [[nodiscard]] constexpr int count() const { return last - first + 1; }
    [[nodiscard]] constexpr bool contains(int number) const {
        return first <= number && number <= last;
    }
    friend constexpr bool operator==(NumberRange, NumberRange) = default;
};

/// How a number is spelt. Without a separator the digits are exactly so many, with one at least.
struct NumberFormat {
    bool rowFirst = true;
    std::uint8_t rowDigits = 2;
    std::uint8_t columnDigits = 2;
    char separator = '\0'; ///< none: the digits touch

    /// From a pattern of R and C, one letter per digit: "RRCC", "CC.RR", "C.RR".
    [[nodiscard]] static std::optional<NumberFormat> fromPattern(std::string_view pattern);
    [[nodiscard]] std::string pattern() const;
    friend constexpr bool operator==(NumberFormat, NumberFormat) = default;
};

/// A hex centre on the drawn sheet in whole steps, from the top left hex if that is not shifted.
/// Pointy: x in half hex widths, y in rows. Flat: x in columns, y in half hex heights.
struct SheetPoint {
    int x = 0;
    int y = 0;
    friend constexpr bool operator==(SheetPoint, SheetPoint) = default;
};

/// The rectangle of numbered hexes. Its HexIds count in the reading order of the printed numbers.
struct Grid {
    Orientation orientation = Orientation::Pointy;
    NumberRange rows;
    NumberRange columns;
    RowsRun rowsRun = RowsRun::South;
    Shifted shifted = Shifted::Odd;
    NumberFormat format;

    static constexpr int mostHexes = 21'845; ///< so that three hexsides each still fit an Id

    /// Whether the ranges are in order, not too large, and can be spelt in the format.
    [[nodiscard]] bool isSound() const;
    [[nodiscard]] std::size_t size() const;

    /// The hex of a printed number, spelt exactly as printed; none if there is no such hex.
    [[nodiscard]] HexId find(std::string_view label) const;
    [[nodiscard]] std::string label(HexId hex) const;

    [[nodiscard]] int row(HexId hex) const;
    [[nodiscard]] int column(HexId hex) const;
    [[nodiscard]] HexId numbered(int row, int column) const;

    [[nodiscard]] Hex hex(HexId hex) const;
    [[nodiscard]] HexId id(Hex hex) const;
    [[nodiscard]] SheetPoint centre(HexId hex) const;

    friend constexpr bool operator==(const Grid&, const Grid&) = default;

private:
    [[nodiscard]] bool isShifted(int number) const;
    /// By how many hexes the axial axis has moved away from the printed one in that row or column.
    [[nodiscard]] int slant(int line) const;
};

} // namespace esagono
