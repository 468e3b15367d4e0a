// SPDX-License-Identifier: GPL-3.0-or-later
// The games that help their players to look. Explicit: nothing registers itself.
#pragma once

#include "engine/play/asking/aids.h"

namespace esagono {

/// Of the game that is played; without any help if it has none.
[[nodiscard]] const Aids& aidsOf(const Setting& setting);

/// The line of supply of a counter, as a side can know it or (none) as it is; empty if there is
/// none.
[[nodiscard]] std::vector<HexId> supplyLine(const Position& position, SideId viewer,
                                            CounterId counter);

} // namespace esagono
