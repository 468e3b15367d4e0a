// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/telling/retelling.h"

#include "engine/core/fold.h"
#include "engine/play/telling/hearsay.h"

#include <algorithm>

namespace esagono {

Retelling::Retelling(const Journal& journal, const Scribe& scribe, Viewer viewer)
    : m_journal(&journal)
    , m_scribe(&scribe)
    , m_timeline(journal, scribe)
    , m_viewer(viewer)
    , m_state(m_timeline.after(0)) {}

void Retelling::restart(Viewer viewer) {
    m_viewer = viewer;
    m_told.clear();
    m_state = m_timeline.after(0);
}

std::vector<ToldPage> Retelling::tell(PageNumber head, std::size_t mostPages) {
    const std::vector<PageNumber> line = m_journal->line(head);
    goBack(line);
    std::vector<ToldPage> pages;
    while (m_told.size() < line.size() && pages.size() < mostPages)
        pages.push_back(tellPage(line[m_told.size()]));
    return pages;
}

/// Forgets the pages that are not on the line, and lays the table as it was before them.
void Retelling::goBack(const std::vector<PageNumber>& line) {
    const auto parting = std::ranges::mismatch(m_told, line).in1;
    if (parting == m_told.end())
        return;
    m_told.erase(parting, m_told.end());
    m_state = m_told.empty() ? m_timeline.after(0) : m_timeline.afterPage(m_told.back());
}

const Retelling::KnownPage& Retelling::read(PageNumber page) {
    const auto found = m_read.find(page);
    if (found != m_read.end())
        return found->second;
    const Page written = m_journal->page(page);
    KnownPage known{find<SideId>(m_scribe->setting().package().sides, written.side), written.verb,
                    written.data, m_timeline.events(page)};
    return m_read.emplace(page, std::move(known)).first->second;
}

ToldPage Retelling::tellPage(PageNumber page) {
    const KnownPage& known = read(page);
    ToldPage told;
    told.page = page;
    told.side = known.side;
    if (!m_state.frames.empty() && known.side.exists()) {
        told.decision = m_state.frames.back().name;
        Record record = readRecord(known.data, known.verb);
        record["verb"] = known.verb;
        told.command =
            m_scribe->readCommand(record, known.side, m_scribe->setting().kind(told.decision));
        if (!m_viewer.sees(ShownTo::Owner, known.side))
            told.command.arguments = Values();
    }
    const EventNumber first = m_journal->pages()[static_cast<std::size_t>(page)].firstEvent;
    State after = m_state;
    EventNumber number = first;
    for (const Event& event : known.events) {
        expectPossible(Position(after, m_scribe->setting()), number++, event);
        fold(after, event);
    }
    const Position before(m_state, m_scribe->setting());
    told.events = toldTo(m_viewer, before, first, known.events);
    told.story = storyOf(before, known.side, m_viewer, first, known.events);
    told.dice = diceOf(before, first, known.events);
    m_state = std::move(after);
    m_told.push_back(page);
    return told;
}

} // namespace esagono
