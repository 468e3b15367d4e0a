// SPDX-License-Identifier: GPL-3.0-or-later
// Words on a terminal: lines of a bearable width, lists that are cut, numbers as they are printed.
#pragma once

#include "engine/core/ratio.h"

#include <string>
#include <string_view>
#include <vector>

namespace esagono::cli {

/// So wide that two columns of a narrow terminal are left.
inline constexpr std::size_t lineWidth = 96;

/// Adds a word to a list, with what separates it from the last one.
void join(std::string& list, std::string_view word, std::string_view separator = ", ");

/// How many columns a text takes.
[[nodiscard]] std::size_t widthOf(std::string_view text);

/// The text in lines that are broken between words; the first begins with `first` blanks, the
/// others with `further`.
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, std::size_t first = 0,
                                               std::size_t further = 4);
/// How many of the words fit into so many lines, at least one.
[[nodiscard]] std::size_t fitting(const std::vector<std::string>& words, std::size_t lines);

/// "3", "2½", "1 1/3".
[[nodiscard]] std::string numberText(Ratio number);
/// "16.7 %".
[[nodiscard]] std::string percentText(Ratio share);

} // namespace esagono::cli
