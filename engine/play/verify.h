// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a diary tells the truth: its chain holds, and its commands, ruled on again by today's
// rules with the dice as they fell, bring the same events and the same tables.
#pragma once

#include "engine/play/match.h"

namespace esagono {

/// The first thing that is not as it should be.
struct Difference {
    PageNumber page = 0;
    EventNumber event = 0; ///< 0: the page as a whole
    Text text;
};

struct Verification {
    std::size_t pages = 0;
    std::size_t events = 0;
    std::optional<Difference> difference; ///< none: all is well
};

[[nodiscard]] Verification verify(const Match& match);

/// The draws that events tell of, in the order they were made: faces of dice, and how many chits
/// came before the one drawn, and one more.
[[nodiscard]] std::vector<int> drawsOf(const Setting& setting, State state,
                                       const std::vector<Event>& events);

} // namespace esagono
