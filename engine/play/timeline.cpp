// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/timeline.h"

#include "engine/core/fault.h"
#include "engine/core/fold.h"
#include "engine/core/snapshot.h"
#include "engine/play/messages.h"
#include "engine/play/telling/hearsay.h"

#include <algorithm>

namespace esagono {

Timeline::Timeline(const Journal& journal, const Scribe& scribe)
    : m_journal(&journal)
    , m_scribe(&scribe)
    , m_shape(scribe.setting().package().shape(*scribe.setting().scenario)) {}

State Timeline::after(EventNumber event) const {
    if (event < 0 || event > m_journal->lastEvent())
        throw Fault(FaultKind::NotFound, Text(say::noEventThere, event));
    if (event == 0)
        return State(m_shape);
    const PageNumber page = m_journal->pageOf(event);
    const PageHeader& header = m_journal->pages()[static_cast<std::size_t>(page)];
    if (event == header.lastEvent())
        return afterPage(page);
    State state = afterPage(header.parent);
    foldEvents(state, header.firstEvent, event);
    return state;
}

State Timeline::afterPage(PageNumber page) const {
    State state(m_shape);
    PageNumber base = 0;
    if (const auto snapshot = m_journal->nearestSnapshot(page))
        if (auto kept = unpackState(snapshot->state, m_shape); kept && !flawIn(position(*kept))) {
            state = *std::move(kept);
            base = snapshot->page;
        }
    std::vector<const PageHeader*> line;
    for (PageNumber at = page; at != base && at != 0;) {
        line.push_back(&m_journal->pages()[static_cast<std::size_t>(at)]);
        at = line.back()->parent;
    }
    std::ranges::reverse(line);
    for (std::size_t i = 0; i < line.size();) { // pages that stand together are read together
        const EventNumber first = line[i]->firstEvent;
        EventNumber last = line[i]->lastEvent();
        for (++i; i < line.size() && line[i]->firstEvent == last + 1; ++i)
            last = line[i]->lastEvent();
        foldEvents(state, first, last);
    }
    if (!line.empty())
        expectPossible(position(state), line.back()->lastEvent());
    return state;
}

std::vector<Event> Timeline::events(PageNumber page) const {
    std::vector<Event> events;
    EventNumber number = m_journal->pages()[static_cast<std::size_t>(page)].firstEvent;
    for (const EventRow& row : m_journal->eventsOf(page))
        events.push_back(read(number++, row));
    return events;
}

Position Timeline::position(const State& state) const {
    return {state, m_scribe->setting()};
}

Event Timeline::read(EventNumber number, const EventRow& row) const {
    return m_scribe->readEvent(row.kind, row.data, row.kind + " #" + std::to_string(number));
}

void Timeline::foldEvents(State& state, EventNumber first, EventNumber last) const {
    if (last < first)
        return;
    EventNumber number = first;
    for (const EventRow& row : m_journal->events(first, last)) {
        const Event event = read(number, row);
        expectPossible(position(state), number, event);
        fold(state, event);
        ++number;
    }
}

} // namespace esagono
