// SPDX-License-Identifier: GPL-3.0-or-later
// Two tables of the same game beside each other: where they are not the same.
#pragma once

#include "engine/play/view.h"

#include <vector>

namespace esagono {

/// The hexes in which other counters or markers lie, or the same in another state; in order.
[[nodiscard]] std::vector<HexId> differingHexes(const View& left, const View& right);

} // namespace esagono
