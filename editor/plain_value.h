// SPDX-License-Identifier: GPL-3.0-or-later
// A value of a package as an author writes it in a line: a word, a number, "a, b, c", "here: 2,
// there: 3".
#pragma once

#include "engine/core/record.h"

#include <optional>
#include <string>
#include <string_view>

namespace esagono {

/// Nothing if it holds more than one line tells: lists within lists, words with commas.
[[nodiscard]] std::optional<std::string> asLine(const Record& value);

/// What a line means where `old` stands or stood: of the same kind. Values that asLine() does not
/// tell are read as JSON. Nothing if it cannot be read so.
[[nodiscard]] std::optional<Record> readLine(const Record& old, std::string_view line);

} // namespace esagono
