// SPDX-License-Identifier: GPL-3.0-or-later
// The only hands that move things on the table.
#pragma once

#include "engine/core/event.h"
#include "engine/core/state.h"

namespace esagono {

/// Lets the event happen: no rules, no dice, no conditions but "which event". Throws
/// Fault(Mismatch) and leaves the table as it is if the event cannot happen on it: what a package
/// made the rules ask for is never written beside the table.
void fold(State& state, const Event& event);

/// Whether the event can happen on this table at all. Events from files are asked this before they
/// are folded; rules never emit one that cannot.
[[nodiscard]] bool canFold(const State& state, const Event& event);

} // namespace esagono
