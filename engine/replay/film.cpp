// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/replay/film.h"

#include "engine/core/ensure.h"
#include "engine/core/fold.h"
#include "engine/play/messages.h"
#include "engine/play/possible.h"

#include <algorithm>

namespace esagono {

namespace {

constexpr std::size_t closestSpacing = 64;

std::size_t reelsFor(Moment length) {
    return (length + Film::eventsOfReel - 1) / Film::eventsOfReel;
}

/// So many events lie between checkpoints of a film that long.
std::size_t spacingFor(Moment length) {
    std::size_t spacing = closestSpacing;
    while (length / spacing >= Film::mostCheckpoints)
        spacing *= 2;
    return spacing;
}

} // namespace

Film::Film(const Recording& recording, Strand strand)
    : m_recording(&recording)
    , m_shape(recording.setting().package().shape(*recording.setting().scenario))
    , m_state(m_shape)
    , m_readState(m_shape)
    , m_spacing(closestSpacing) {
    show(strand);
}

// The line

const PageHeader& Film::header(const FilmPage& page) const {
    return m_recording->journal().pages()[static_cast<std::size_t>(page.page)];
}

std::vector<PageNumber> Film::pagesOf(const Strand& strand) const {
    const Journal& journal = m_recording->journal();
    return journal.line(strand.command != 0 ? strand.command : journal.head(strand.branch));
}

void Film::show(Strand strand) {
    lay(pagesOf(strand));
    m_strand = strand;
    if (strand.command != 0)
        m_strand.branch = header(m_pages.back()).branch;
}

void Film::showEvent(EventNumber event) {
    const Journal& journal = m_recording->journal();
    if (event < 0 || event > journal.lastEvent())
        throw Fault(FaultKind::NotFound, Text(say::noEventThere, event));
    if (event > 0)
        show({.command = journal.pageOf(event)});
    const Moment moment = *find(event);
    if (seek(moment) != moment)
        throw Fault(*m_flaw);
}

void Film::follow(const Receipt& receipt) {
    const PageHeader& written =
        m_recording->journal().pages()[static_cast<std::size_t>(receipt.page)];
    const PageNumber head = m_pages.empty() ? 0 : m_pages.back().page;
    if (m_strand != Strand{written.branch} || written.parent != head) {
        refresh();
        return;
    }
    add(receipt.page, &receipt.events);
    space();
}

std::optional<Moment> Film::refresh() {
    return lay(pagesOf(m_strand));
}

/// Shows these pages. The first moment that is no longer the same, if there is one.
std::optional<Moment> Film::lay(const std::vector<PageNumber>& line) {
    const auto [ours, theirs] = std::ranges::mismatch(m_pages, line, {}, &FilmPage::page);
    if (ours == m_pages.end() && theirs == line.end())
        return std::nullopt;
    const auto same = static_cast<std::size_t>(ours - m_pages.begin());
    cut(same);
    const Moment moment = length();
    for (std::size_t i = same; i < line.size(); ++i)
        add(line[i]);
    space();
    if (m_at > moment) {
        m_at = 0;
        m_state = State(m_shape);
        seek(moment);
    }
    return moment + 1;
}

/// Forgets all but the first pages.
void Film::cut(std::size_t pages) {
    m_pages.resize(pages);
    const Moment same = length();
    m_stored.erase(std::ranges::upper_bound(m_stored, same), m_stored.end());
    if (m_flaw && m_end >= same)
        m_flaw.reset();
    m_reels.resize(reelsFor(same));
    std::erase_if(m_reelOrder, [&](std::size_t reel) { return reel >= m_reels.size(); });
    if (const Moment left = same % eventsOfReel; left > 0 && m_reels.back() != nullptr)
        m_reels.back()->resize(std::min(left, m_reels.back()->size()));
    m_checkpoints.resize(std::min(m_checkpoints.size(), same / m_spacing + 1));
    if (m_readTo > same) {
        m_readTo = 0;
        m_readState = State(m_shape);
    }
}

/// Adds a page, with its events if they are at hand.
void Film::add(PageNumber page, const std::vector<Event>* events) {
    const Moment before = length();
    m_pages.push_back({page, before, before});
    const PageHeader& written = header(m_pages.back());
    m_pages.back().last += static_cast<Moment>(written.eventCount);
    if (written.snapshot && m_recording->isRuled()) // else frames are numbered otherwise
        m_stored.push_back(length());
    if (events == nullptr) {
        if (length() > before && before % eventsOfReel != 0 && m_reels.back() != nullptr) {
            m_reels.back().reset(); // it is longer now
            std::erase(m_reelOrder, m_reels.size() - 1);
        }
        m_reels.resize(reelsFor(length()));
        return;
    }
    for (Moment at = before; at < length(); ++at) {
        if (at % eventsOfReel == 0) {
            m_reels.emplace_back();
            newReel(m_reels.size() - 1, {});
        }
        if (m_reels.back() != nullptr)
            m_reels.back()->push_back((*events)[at - before]);
    }
}

/// Makes room for checkpoints: the longer the film, the further apart.
void Film::space() {
    const std::size_t spacing = spacingFor(length());
    if (spacing == m_spacing) {
        m_checkpoints.resize(length() / spacing + 1);
        return;
    }
    std::vector<std::unique_ptr<State>> kept(length() / spacing + 1);
    for (std::size_t i = 0; i < m_checkpoints.size(); ++i)
        if (const Moment moment = i * m_spacing;
            moment % spacing == 0 && moment / spacing < kept.size())
            kept[moment / spacing] = std::move(m_checkpoints[i]);
    m_checkpoints = std::move(kept);
    m_spacing = spacing;
}

std::optional<std::size_t> Film::indexOf(PageNumber page) const {
    const auto found = std::ranges::lower_bound(m_pages, page, {}, &FilmPage::page);
    if (found == m_pages.end() || found->page != page)
        return std::nullopt;
    return static_cast<std::size_t>(found - m_pages.begin());
}

std::size_t Film::pageAt(Moment moment) const {
    const auto found = std::ranges::lower_bound(m_pages, moment, {}, &FilmPage::last);
    return static_cast<std::size_t>(found - m_pages.begin());
}

EventNumber Film::number(Moment moment) const {
    if (moment == 0)
        return 0;
    const FilmPage& page = elementOf(m_pages, pageAt(moment));
    return header(page).firstEvent + static_cast<EventNumber>(moment - page.before) - 1;
}

std::optional<Moment> Film::find(EventNumber event) const {
    if (event == 0)
        return 0;
    const Journal& journal = m_recording->journal();
    if (event < 0 || event > journal.lastEvent())
        return std::nullopt;
    const auto found = indexOf(journal.pageOf(event));
    if (!found)
        return std::nullopt;
    const FilmPage& page = m_pages[*found];
    return page.before + static_cast<Moment>(event - header(page).firstEvent) + 1;
}

// Winding and looking

Moment Film::seek(Moment moment) {
    moment = std::min(moment, end());
    if (moment == m_at)
        return m_at;
    if (moment < m_at || moment - m_at > m_spacing) {
        State base;
        const Moment from = nearest(moment, base);
        if (moment < m_at || from > m_at) {
            m_state = std::move(base);
            m_at = from;
        }
    }
    m_at = run(m_state, m_at, moment);
    return m_at;
}

View Film::view(Viewer viewer) const {
    ensure(m_recording->isRuled() || viewer.kind == Viewer::Kind::Umpire);
    return viewOf(position(), viewer);
}

const Event& Film::event(Moment moment) {
    ensure(moment > 0 && moment <= length());
    const Reel& events = reel((moment - 1) / eventsOfReel);
    const std::size_t index = (moment - 1) % eventsOfReel;
    if (index >= events.size())
        throw Fault(*m_flaw);
    return events[index];
}

std::optional<Event> Film::event(Moment moment, Viewer viewer) {
    if (viewer.kind == Viewer::Kind::Umpire)
        return event(moment);
    ensure(m_recording->isRuled());
    const State before = moment == m_at + 1 ? m_state : after(moment - 1);
    return redact(Position(before, setting()), event(moment), viewer);
}

State Film::after(Moment moment) {
    ensure(moment <= length());
    if (moment == m_at)
        return m_state;
    State state;
    const Moment from = nearest(moment, state);
    if (run(state, from, moment) != moment)
        throw Fault(*m_flaw);
    return state;
}

Moment Film::nearest(Moment moment, State& state) const {
    std::size_t number = moment / m_spacing;
    while (number > 0 && m_checkpoints[number] == nullptr)
        --number;
    const Moment own = number * m_spacing;
    // The diary's own snapshots are worth unpacking only if they save more than a stretch.
    auto stored = std::ranges::upper_bound(m_stored, moment);
    while (stored != m_stored.begin() && *--stored > own + closestSpacing)
        if (auto kept =
                keptTable(m_recording->journal(), setting(), m_pages[pageAt(*stored)].page)) {
            state = *std::move(kept);
            return *stored;
        }
    state = number == 0 ? State(m_shape) : *m_checkpoints[number];
    return own;
}

Receipt Film::receipt(std::size_t page) {
    const FilmPage& shown = elementOf(m_pages, page);
    if (m_readTo != shown.before) {
        m_readState = after(shown.before);
        m_readTo = shown.before;
    }
    Receipt receipt{
        .page = shown.page, .firstEvent = header(shown).firstEvent, .before = m_readState};
    receipt.events.reserve(shown.last - shown.before);
    m_readTo =
        run(m_readState, shown.before, shown.last,
            [&](const State&, Moment, const Event& event) { receipt.events.push_back(event); });
    const CommandPage written = m_recording->journal().command(shown.page);
    receipt.side = esagono::find<SideId>(setting().package().sides, written.side);
    receipt.command = commandOf(receipt, written);
    return receipt;
}

Command Film::commandOf(const Receipt& receipt, const CommandPage& written) const {
    if (!m_recording->isRuled() || receipt.before.frames.empty() || !receipt.side.exists())
        return {};
    try {
        Record record = readRecord(written.args, written.verb);
        if (!record.is_object())
            return {};
        record["verb"] = written.verb;
        return m_recording->scribe().readCommand(record, receipt.side,
                                                 setting().kind(receipt.before.frames.back().name));
    } catch (const Fault&) {
        return {}; // today's rules have no such command: what came of it is told
    }
}

ToldPage Film::tell(std::size_t page, Viewer viewer) {
    ensure(m_recording->isRuled() || viewer.kind == Viewer::Kind::Umpire);
    return esagono::tell(setting(), receipt(page), viewer);
}

Moment Film::run(State& state, Moment from, Moment to, const Watch& watch) {
    for (Moment at = from; at < to;) {
        const Reel& events = reel(at / eventsOfReel);
        const std::size_t first = at % eventsOfReel;
        if (first >= events.size())
            return at;
        const Moment stop = std::min(to, at - first + events.size());
        while (at < stop) {
            const Event& event = events[at % eventsOfReel];
            if (const Position before(state, setting()); flawIn(before, event)) {
                stopAt(at, before, event);
                return at;
            }
            if (watch)
                watch(state, at + 1, event);
            fold(state, event);
            ++at;
            if (at % m_spacing == 0 && m_checkpoints[at / m_spacing] == nullptr)
                m_checkpoints[at / m_spacing] = std::make_unique<State>(state);
        }
    }
    return to;
}

const Film::Reel& Film::reel(std::size_t number) {
    return m_reels[number] != nullptr ? *m_reels[number] : newReel(number, readReel(number));
}

Film::Reel& Film::newReel(std::size_t number, Reel events) {
    if (m_reelOrder.size() == mostReels) {
        m_reels[m_reelOrder.front()].reset();
        m_reelOrder.pop_front();
    }
    m_reelOrder.push_back(number);
    return *(m_reels[number] = std::make_unique<Reel>(std::move(events)));
}

Film::Reel Film::readReel(std::size_t number) {
    Reel events;
    const Moment last = std::min(length(), (number + 1) * eventsOfReel);
    Moment at = number * eventsOfReel;
    events.reserve(last - at);
    try {
        while (at < last) { // pages that stand together in the diary are read together
            const EventNumber first = this->number(at + 1);
            Moment stop = std::min(last, m_pages[pageAt(at + 1)].last);
            while (stop < last &&
                   this->number(stop + 1) == first + static_cast<EventNumber>(stop - at))
                stop = std::min(last, m_pages[pageAt(stop + 1)].last);
            EventNumber each = first;
            for (const EventRow& row : m_recording->journal().events(
                     first, first + static_cast<EventNumber>(stop - at) - 1))
                events.push_back(m_recording->read(each++, row));
            at = stop;
        }
    } catch (const Fault& fault) {
        stopAt(number * eventsOfReel + events.size(), fault);
    }
    return events;
}

void Film::stopAt(Moment end, const Fault& flaw) {
    if (m_flaw && m_end <= end)
        return;
    m_flaw = flaw;
    m_end = end;
}

void Film::stopAt(Moment end, const Position& before, const Event& event) {
    try {
        expectPossible(before, number(end + 1), event);
    } catch (const Fault& flaw) {
        stopAt(end, flaw);
    }
}

std::size_t Film::checkpoints() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(m_checkpoints, [](const auto& each) { return each != nullptr; }));
}

std::size_t Film::eventsAtHand() const {
    std::size_t count = 0;
    for (const auto& reel : m_reels)
        count += reel == nullptr ? 0 : reel->size();
    return count;
}

} // namespace esagono
