// SPDX-License-Identifier: GPL-3.0-or-later
// Section 16.9: what the values of hidden mines must not reach.
#pragma once

#include "engine/play/referee.h"

#include <string>

namespace esagono::banditen {

/// Whether an event tells the value of a mine that has not gone off.
[[nodiscard]] bool tellsSecret(const Event& event);
/// Through which event of a command the partisans or a stranger would learn of one; "" if through
/// none.
[[nodiscard]] std::string leakThroughEvents(const Setting& setting, const State& before,
                                            const Ruled& ruled);
/// What of the table they see, or are offered, depends on the values of hidden mines; "" if nothing
/// does.
[[nodiscard]] std::string leakOnTable(const Setting& setting, const State& state);

} // namespace esagono::banditen
