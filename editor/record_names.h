// SPDX-License-Identifier: GPL-3.0-or-later
// What people call a part of a document.
#pragma once

#include "core/record.h"

#include <string>
#include <string_view>

namespace esagono {

/// Texts by language, or one for all; empty if it is neither.
[[nodiscard]] std::string spokenIn(const Record& words, std::string_view language);

/// An entry of a list by its name or title, else by its id; empty if it has none.
[[nodiscard]] std::string nameOfEntry(const Record& entry, std::string_view language);

} // namespace esagono
