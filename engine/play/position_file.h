// SPDX-License-Identifier: GPL-3.0-or-later
// A position written down: the way a puzzle, a test or a bug report begins. See
// resources/FORMAT.md.
#pragma once

#include "play/draft.h"
#include "play/scribe.h"

namespace esagono {

/// Lays the position out and pushes its frames. Throws Fault(Malformed).
void layOutPosition(Draft& draft, const Scribe& scribe, const Record& position);

/// The position as it is: what layOutPosition would lay out again.
[[nodiscard]] Record writePosition(const Position& position, const Scribe& scribe);

} // namespace esagono
