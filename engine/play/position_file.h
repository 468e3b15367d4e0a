// SPDX-License-Identifier: GPL-3.0-or-later
// A position written down: the way a puzzle, a test or a bug report begins. See
// resources/FORMAT.md.
#pragma once

#include "engine/play/asking/scribe.h"
#include "engine/play/draft.h"
#include "engine/play/view.h"

namespace esagono {

/// Lays the position out and pushes its frames. Throws Fault(Malformed), also for one of which
/// something is hidden.
void layOutPosition(Draft& draft, const Scribe& scribe, const Record& position);

/// The position as it is: what layOutPosition would lay out again.
[[nodiscard]] Record writePosition(const Position& position, const Scribe& scribe);
/// The position as a viewer may know it. What is missing is named in the list "hidden"; without it
/// the position is whole.
[[nodiscard]] Record writePosition(const Position& position, const Scribe& scribe, Viewer viewer);

} // namespace esagono
