// SPDX-License-Identifier: GPL-3.0-or-later
// Places in documents as corrections name them: JSON pointers in which "@id" stands for the entry
// of a list that has this id.
#pragma once

#include "engine/core/record.h"

#include <optional>
#include <string>
#include <string_view>

namespace esagono {

/// The pointer one step further in.
[[nodiscard]] std::string stepInto(const std::string& pointer, std::string_view step);

/// Whether every entry of the list is an object with an id of its own.
[[nodiscard]] bool isListOfIds(const Record& list);
/// The entry with that id; null if there is none.
[[nodiscard]] const Record* entryWithId(const Record& list, std::string_view id);

/// The value at the pointer; null if there is none.
[[nodiscard]] const Record* valueAt(const Record& document, std::string_view pointer);
/// The pointer with numbers for ids, as the document has them; it ends before what is not there.
[[nodiscard]] std::string plainPointer(const Record& document, std::string_view pointer);
/// Whether something can be put there: everything up to the last step is there.
[[nodiscard]] bool isPlace(const Record& document, std::string_view pointer);
/// Puts a value there, or takes what is there away; isPlace() must hold. A new entry of a list goes
/// to its end.
void putAt(Record& document, std::string_view pointer, const std::optional<Record>& value);

} // namespace esagono
