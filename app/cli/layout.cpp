// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/layout.h"

#include <algorithm>

namespace esagono::cli {

void join(std::string& list, std::string_view word, std::string_view separator) {
    if (!list.empty())
        list += separator;
    list += word;
}

std::size_t widthOf(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(text, [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; // not within a character
    }));
}

std::vector<std::string> wrapped(std::string_view text, std::size_t first, std::size_t further) {
    std::vector<std::string> lines = {std::string(first, ' ')};
    std::size_t width = first;
    bool isFresh = true;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find(' ', from), text.size());
        const std::string_view word = text.substr(from, end - from);
        if (!isFresh && width + 1 + widthOf(word) > lineWidth) {
            lines.emplace_back(further, ' ');
            width = further;
            isFresh = true;
        }
        if (!isFresh)
            lines.back() += ' ';
        lines.back() += word;
        width += widthOf(word) + (isFresh ? 0 : 1);
        isFresh = false;
        from = end + 1;
    }
    return lines;
}

std::size_t fitting(const std::vector<std::string>& words, std::size_t lines) {
    constexpr std::size_t between = 2; // a comma and a blank
    std::size_t left = lines * lineWidth;
    std::size_t count = 0;
    while (count < words.size() && widthOf(words[count]) + between <= left)
        left -= widthOf(words[count++]) + between;
    return std::max<std::size_t>(count, words.empty() ? 0 : 1);
}

std::string numberText(Ratio number) {
    if (number.isWhole())
        return std::to_string(number.over());
    const bool isNegative = number < Ratio(0);
    const Ratio size = isNegative ? Ratio(0) - number : number;
    const std::int64_t whole = size.roundedDown();
    const Ratio rest = size - Ratio(whole);
    std::string text = isNegative ? "-" : "";
    if (whole != 0)
        text += std::to_string(whole);
    if (rest == Ratio(1, 2))
        return text + "½";
    return text + (whole != 0 ? " " : "") + std::to_string(rest.over()) + "/" +
           std::to_string(rest.under());
}

std::string percentText(Ratio share) {
    const std::int64_t tenths = (share * Ratio(1000)).roundedHalfUp();
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " %";
}

} // namespace esagono::cli
