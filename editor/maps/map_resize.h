// SPDX-License-Identifier: GPL-3.0-or-later
// Rows and columns added to a map or taken away at any edge. Hexes keep their numbers.
#pragma once

#include "editor/maps/map_draft.h"

#include <variant>

namespace esagono {

/// The edit, or why it cannot be: a hex that would go is still used, or the numbers cannot be
/// spelt. New hexes get the terrain. What is drawn at points of the sheet moves with the hexes.
[[nodiscard]] std::variant<Edit, Text> resizeMap(const MapDraft& map, NumberRange rows,
                                                 NumberRange columns, const std::string& terrain,
                                                 Text name);

} // namespace esagono
