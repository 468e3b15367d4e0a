// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/map/numbering.h"

#include "engine/core/checked.h"

#include <algorithm>

namespace esagono {

namespace {

constexpr std::size_t mostDigitsOfPart = 4;

/// Takes a number from the front of the text; nothing unless it is spelt with `digits` digits, or,
/// where a separator ends it, with more only if the first is not a zero.
std::optional<int> takeNumber(std::string_view& text, std::size_t digits, bool exactly) {
    std::size_t length = 0;
    while (length < text.size() && text[length] >= '0' && text[length] <= '9' &&
           length < (exactly ? digits : mostDigitsOfPart))
        ++length;
    if (length < digits || (length > digits && text.front() == '0'))
        return std::nullopt;
    int number = 0;
    for (std::size_t i = 0; i < length; ++i)
        number = number * 10 + (text[i] - '0');
    text.remove_prefix(length);
    return number;
}

void appendNumber(std::string& text, int number, std::size_t digits) {
    const std::string plain = std::to_string(number);
    text.append(digits > plain.size() ? digits - plain.size() : 0, '0');
    text += plain;
}

bool canSpell(NumberRange range, std::size_t digits, bool exactly) {
    if (range.first < 0 || range.last < range.first || digits < 1 || digits > mostDigitsOfPart)
        return false;
    return std::to_string(range.last).size() <= (exactly ? digits : mostDigitsOfPart);
}

} // namespace

std::optional<NumberFormat> NumberFormat::fromPattern(std::string_view pattern) {
    const auto run = [&pattern](char letter) {
        const std::size_t end = std::min(pattern.find_first_not_of(letter), pattern.size());
        pattern.remove_prefix(end);
        return static_cast<std::uint8_t>(std::min(end, mostDigitsOfPart + 1));
    };
    NumberFormat format;
    format.rowFirst = pattern.starts_with('R');
    std::uint8_t& first = format.rowFirst ? format.rowDigits : format.columnDigits;
    std::uint8_t& second = format.rowFirst ? format.columnDigits : format.rowDigits;
    first = run(format.rowFirst ? 'R' : 'C');
    if (!pattern.empty() && (pattern.front() == '.' || pattern.front() == '-' ||
                             pattern.front() == '/' || pattern.front() == ' ')) {
        format.separator = pattern.front();
        pattern.remove_prefix(1);
    }
    second = run(format.rowFirst ? 'C' : 'R');
    if (!pattern.empty() || first < 1 || first > mostDigitsOfPart || second < 1 ||
        second > mostDigitsOfPart)
        return std::nullopt;
    return format;
}

std::string NumberFormat::pattern() const {
    const std::string row(rowDigits, 'R');
    const std::string column(columnDigits, 'C');
    const std::string between = separator == '\0' ? "" : std::string(1, separator);
    return rowFirst ? row + between + column : column + between + row;
}

bool Grid::isSound() const {
    const bool exactly = format.separator == '\0';
    return canSpell(rows, format.rowDigits, exactly) &&
           canSpell(columns, format.columnDigits, exactly) &&
           rows.count() <= mostHexes / columns.count();
}

std::size_t Grid::size() const {
    return static_cast<std::size_t>(rows.count()) * static_cast<std::size_t>(columns.count());
}

HexId Grid::find(std::string_view label) const {
    const bool exactly = format.separator == '\0';
    const auto first =
        takeNumber(label, format.rowFirst ? format.rowDigits : format.columnDigits, exactly);
    if (!exactly) {
        if (!label.starts_with(format.separator))
            return HexId();
        label.remove_prefix(1);
    }
    const auto second =
        takeNumber(label, format.rowFirst ? format.columnDigits : format.rowDigits, exactly);
    if (!first || !second || !label.empty())
        return HexId();
    return format.rowFirst ? numbered(*first, *second) : numbered(*second, *first);
}

std::string Grid::label(HexId hex) const {
    std::string text;
    if (format.rowFirst)
        appendNumber(text, row(hex), format.rowDigits);
    else
        appendNumber(text, column(hex), format.columnDigits);
    if (format.separator != '\0')
        text += format.separator;
    if (format.rowFirst)
        appendNumber(text, column(hex), format.columnDigits);
    else
        appendNumber(text, row(hex), format.rowDigits);
    return text;
}

int Grid::row(HexId hex) const {
    expectOfPackage(hex.index() < size(), Hex);
    return rows.first + (format.rowFirst ? hex.value / columns.count() : hex.value % rows.count());
}

int Grid::column(HexId hex) const {
    expectOfPackage(hex.index() < size(), Hex);
    return columns.first +
           (format.rowFirst ? hex.value % columns.count() : hex.value / rows.count());
}

HexId Grid::numbered(int row, int column) const {
    if (!rows.contains(row) || !columns.contains(column))
        return HexId();
    const int down = row - rows.first;
    const int right = column - columns.first;
    return HexId(static_cast<std::size_t>(format.rowFirst ? down * columns.count() + right
                                                          : right * rows.count() + down));
}

Hex Grid::hex(HexId hex) const {
    const int down = rowsRun == RowsRun::South ? row(hex) : -row(hex);
    const int right = column(hex);
    if (orientation == Orientation::Pointy)
        return {right - slant(down), down};
    return {right, down - slant(right)};
}

HexId Grid::id(Hex hex) const {
    const bool pointy = orientation == Orientation::Pointy;
    const int right = pointy ? hex.q + slant(hex.r) : hex.q;
    const int down = pointy ? hex.r : hex.r + slant(hex.q);
    return numbered(rowsRun == RowsRun::South ? down : -down, right);
}

int Grid::slant(int line) const {
    const int odd = line & 1;
    return (line + (shifted == Shifted::Odd ? -odd : odd)) / 2;
}

SheetPoint Grid::centre(HexId hex) const {
    const int right = column(hex) - columns.first;
    const int down = rowsRun == RowsRun::South ? row(hex) - rows.first : rows.last - row(hex);
    if (orientation == Orientation::Pointy)
        return {2 * right + (isShifted(row(hex)) ? 1 : 0), down};
    return {right, 2 * down + (isShifted(column(hex)) ? 1 : 0)};
}

bool Grid::isShifted(int number) const {
    return (number & 1) == (shifted == Shifted::Odd ? 1 : 0);
}

} // namespace esagono
