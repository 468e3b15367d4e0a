// SPDX-License-Identifier: GPL-3.0-or-later
// The table as it was after any event of a diary: the nearest snapshot, then fold. Needs no rules
// to show what happened, and never touches the game.
#pragma once

#include "engine/core/state.h"
#include "engine/play/asking/scribe.h"
#include "engine/play/position.h"
#include "engine/store/journal.h"

namespace esagono {

class Timeline {
public:
    /// Journal and scribe must outlive it.
    Timeline(const Journal& journal, const Scribe& scribe);

    /// The table after an event; 0 is the empty table before the first. Throws Fault.
    [[nodiscard]] State after(EventNumber event) const;
    /// The table at the end of a page.
    [[nodiscard]] State afterPage(PageNumber page) const;
    /// The events of one page. Throws Fault for what is not an event of this game.
    [[nodiscard]] std::vector<Event> events(PageNumber page) const;

private:
    [[nodiscard]] Position position(const State& state) const;
    [[nodiscard]] Event read(EventNumber number, const EventRow& row) const;
    void foldEvents(State& state, EventNumber first, EventNumber last) const;

    const Journal* m_journal;
    const Scribe* m_scribe;
    TableShape m_shape;
};

} // namespace esagono
