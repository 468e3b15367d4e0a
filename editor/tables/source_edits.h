// SPDX-License-Identifier: GPL-3.0-or-later
// Where a value comes from, written beside it: see kit/source.h for how marks are read.
#pragma once

#include "editor/edit.h"

namespace esagono {

/// Marks the value under `key` of the object at `holder`; an empty mark takes its own away, so that
/// the nearest one further out holds again. `key` "*" marks everything in the object.
void markSource(Edit& edit, const Documents& documents, const EditPlace& holder,
                std::string_view key, std::string_view mark);

/// What an author paints himself: "own copy".
inline constexpr char ownMark[] = "own copy";

/// Marks as the author's own every value an edit sets that some mark of the file speaks of: a
/// counter whose attack is typed anew is no longer reconstructed there. Entries of plain lists have
/// no marks of their own and are left alone. The edit is not applied yet.
void markOwnValues(Edit& edit, const Documents& documents, const std::string& file);

/// Marks as the author's own what an edit does to the terrain, the heights, the hexsides and the
/// places of a map, wherever the file says where such things come from. The edit is not applied
/// yet.
void markOwnWork(Edit& edit, const Documents& documents, const std::string& mapFile);

} // namespace esagono
