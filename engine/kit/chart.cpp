// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/kit/chart.h"

#include <algorithm>

namespace esagono {

namespace {

constexpr int mostDigitsPrinted = 9; // so that every printed number fits

/// Eats the text's beginning if it is one of the given spellings.
bool eat(std::string_view& text, std::initializer_list<std::string_view> spellings) {
    for (const std::string_view spelling : spellings)
        if (text.starts_with(spelling)) {
            text.remove_prefix(spelling.size());
            return true;
        }
    return false;
}

std::optional<std::int32_t> eatDigits(std::string_view& text) {
    std::int32_t value = 0;
    int digits = 0;
    for (; !text.empty() && text.front() >= '0' && text.front() <= '9'; text.remove_prefix(1)) {
        if (++digits > mostDigitsPrinted)
            return std::nullopt;
        value = value * 10 + (text.front() - '0');
    }
    return digits == 0 ? std::nullopt : std::optional(value);
}

std::optional<std::int32_t> eatNumber(std::string_view& text) {
    const bool negative = eat(text, {"-", "−"});
    if (!negative)
        eat(text, {"+"});
    const auto value = eatDigits(text);
    return value && negative ? std::optional(-*value) : value;
}

std::optional<std::int32_t> wholeNumber(std::string_view text) {
    const auto value = eatNumber(text);
    return text.empty() ? value : std::nullopt;
}

std::optional<AxisEntry> rangeFrom(std::string_view label) {
    AxisEntry entry{std::string(label)};
    std::string_view rest = label;
    const bool most = eat(rest, {"<=", "≤"});
    const bool least = !most && eat(rest, {">=", "≥"});
    const bool below = !most && !least && eat(rest, {"<"});
    const bool above = !most && !least && !below && eat(rest, {">"});
    eat(rest, {" "});
    const auto number = eatNumber(rest);
    if (!number)
        return std::nullopt;
    if (most || below)
        entry.to = below ? *number - 1 : *number;
    else if (least || above || (!rest.empty() && eat(rest, {"+"})))
        entry.from = above ? *number + 1 : *number;
    else {
        entry.from = entry.to = *number;
        if (eat(rest, {"-", "–", "…", ".."})) {
            const auto last = eatNumber(rest);
            if (!last || *last < *number)
                return std::nullopt;
            entry.to = *last;
        }
    }
    return rest.empty() ? std::optional(entry) : std::nullopt;
}

std::optional<AxisEntry> oddsFrom(std::string_view label) {
    std::string_view rest = label;
    const auto attacker = eatDigits(rest);
    if (!attacker || !eat(rest, {":"}))
        return std::nullopt;
    const auto defender = eatDigits(rest);
    eat(rest, {"+"});
    if (!defender || *attacker == 0 || *defender == 0 || !rest.empty())
        return std::nullopt;
    AxisEntry entry{std::string(label)};
    entry.odds = Ratio(*attacker, *defender);
    return entry;
}

std::optional<Ratio> fraction(std::string_view text) {
    const bool negative = eat(text, {"-", "−"});
    const auto whole = eatDigits(text);
    if (!whole)
        return std::nullopt;
    Ratio value = *whole;
    if (eat(text, {"/"})) {
        const auto under = eatDigits(text);
        if (!under || *under == 0)
            return std::nullopt;
        value = Ratio(*whole, *under);
    } else if (eat(text, {"."})) {
        const std::size_t before = text.size();
        const auto decimals = eatDigits(text);
        if (!decimals)
            return std::nullopt;
        std::int64_t under = 1;
        for (std::size_t i = text.size(); i < before; ++i)
            under *= 10;
        value = value + Ratio(*decimals, under);
    }
    if (!text.empty())
        return std::nullopt;
    return negative ? Ratio(0) - value : value;
}

} // namespace

std::optional<AxisEntry> AxisEntry::fromLabel(AxisKind kind, std::string_view label) {
    switch (kind) {
    case AxisKind::Ranges:
        return rangeFrom(label);
    case AxisKind::Odds:
        return oddsFrom(label);
    case AxisKind::Names:
        break;
    }
    return AxisEntry{std::string(label)};
}

AxisKind Axis::kindOf(const std::vector<std::string>& labels) {
    for (const AxisKind kind : {AxisKind::Odds, AxisKind::Ranges})
        if (std::all_of(labels.begin(), labels.end(), [kind](const std::string& label) {
                return AxisEntry::fromLabel(kind, label).has_value();
            }))
            return kind;
    return AxisKind::Names;
}

std::optional<std::size_t> Axis::find(std::string_view label) const {
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (entries[i].label == label)
            return i;
    return std::nullopt;
}

std::optional<std::size_t> Axis::find(std::int32_t number) const {
    if (kind == AxisKind::Ranges)
        for (std::size_t i = 0; i < entries.size(); ++i)
            if (entries[i].from <= number && number <= entries[i].to)
                return i;
    return std::nullopt;
}

std::optional<std::size_t> Axis::atMost(Ratio odds) const {
    std::optional<std::size_t> last;
    if (kind == AxisKind::Odds)
        for (std::size_t i = 0; i < entries.size() && entries[i].odds <= odds; ++i)
            last = i;
    return last;
}

std::optional<DiceNotation> DiceNotation::fromText(std::string_view text) {
    const auto count = eatDigits(text);
    if (!count || !eat(text, {"d"}))
        return std::nullopt;
    const auto sides = eatDigits(text);
    if (!sides || !text.empty() || *count < 1 || *count > 9 || *sides < 2 || *sides > 100)
        return std::nullopt;
    return DiceNotation{*count, *sides};
}

std::optional<std::int32_t> Chart::number(std::size_t row, std::size_t column) const {
    return wholeNumber(cell(row, column));
}

std::optional<Ratio> Chart::ratio(std::size_t row, std::size_t column) const {
    return fraction(cell(row, column));
}

std::optional<std::string_view> Chart::cell(std::string_view row, std::string_view column) const {
    const auto r = rows.find(row);
    const auto c = columns.find(column);
    return r && c ? std::optional<std::string_view>(cell(*r, *c)) : std::nullopt;
}

std::optional<std::int32_t> Chart::number(std::string_view row, std::string_view column) const {
    const auto text = cell(row, column);
    return text ? wholeNumber(*text) : std::nullopt;
}

std::optional<Ratio> Chart::ratio(std::string_view row, std::string_view column) const {
    const auto text = cell(row, column);
    return text ? fraction(*text) : std::nullopt;
}

std::size_t Chart::rowHeld(std::int32_t result) const {
    if (const auto row = rows.find(result))
        return *row;
    // Outside, or in a gap: the nearest row below the result; if there is none, the lowest row.
    std::size_t lowest = 0;
    std::optional<std::size_t> below;
    for (std::size_t i = 0; i < rows.entries.size(); ++i) {
        const AxisEntry& entry = rows.entries[i];
        if (entry.from < rows.entries[lowest].from)
            lowest = i;
        if (entry.to < result && (!below || entry.to > rows.entries[*below].to))
            below = i;
    }
    return below.value_or(lowest);
}

bool Chart::isForReading() const {
    return !forReading.empty() && std::ranges::find(forReading, false) == forReading.end();
}

ShiftedColumn Chart::shifted(std::size_t column, int shift) const {
    const int last = static_cast<int>(columns.entries.size()) - 1;
    const int wanted = static_cast<int>(column) + shift;
    const int held = std::clamp(wanted, 0, last);
    return {static_cast<std::size_t>(held), wanted - held};
}

} // namespace esagono
