// SPDX-License-Identifier: GPL-3.0-or-later
// Where counters are, as far as the viewer knows.
#pragma once

#include "engine/play/view.h"

namespace esagono {

/// The counters of a hex that the viewer knows, top first.
[[nodiscard]] std::vector<CounterId> countersAt(const View& view, HexId hex);
/// Where a counter lies, as far as the viewer knows.
[[nodiscard]] Place placeOf(const View& view, CounterId counter);

} // namespace esagono
