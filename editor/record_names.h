// SPDX-License-Identifier: GPL-3.0-or-later
// Texts in a document, and what people call its parts.
#pragma once

#include "engine/core/record.h"
#include "engine/core/text.h"

#include <string>
#include <string_view>

namespace esagono {

/// The text that stands under a key; empty if there is none.
[[nodiscard]] std::string textUnder(const Record& object, std::string_view key);

/// A name, said as it stands.
[[nodiscard]] Text byName(std::string name);

/// Texts by language, or one for all; empty if it is neither.
[[nodiscard]] std::string spokenIn(const Record& words, std::string_view language);

/// An entry of a list by its name or title, else by its id; empty if it has none.
[[nodiscard]] std::string nameOfEntry(const Record& entry, std::string_view language);

} // namespace esagono
