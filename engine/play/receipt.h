// SPDX-License-Identifier: GPL-3.0-or-later
// A command and what came of it, at hand: as the match gives it to those who asked, and as a film
// reads it back from the diary. Whatever is shown or told of a command is made of it.
#pragma once

#include "engine/core/command.h"
#include "engine/core/event.h"
#include "engine/core/state.h"

namespace esagono {

struct Receipt {
    std::int64_t page = 0;       ///< in the diary
    std::int64_t firstEvent = 0; ///< the number of the first of its events
    SideId side;                 ///< who decided; none: the beginning
    Command command; ///< what was asked; without a verb: the beginning, or today's rules do not
                     ///< know it
    std::vector<Event> events;
    State before; ///< the table before them

    [[nodiscard]] std::int64_t lastEvent() const {
        return firstEvent + static_cast<std::int64_t>(events.size()) - 1;
    }
};

} // namespace esagono
