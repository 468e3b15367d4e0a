// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/replay/film.h"

#include "engine/core/ensure.h"
#include "engine/core/fold.h"
#include "engine/core/snapshot.h"
#include "engine/play/telling/hearsay.h"

#include <algorithm>

namespace esagono {

namespace {

constexpr std::size_t closestSpacing = 64;

/// So many events lie between checkpoints of a film that long.
std::size_t spacingFor(Moment length) {
    std::size_t spacing = closestSpacing;
    while (length / spacing >= Film::mostCheckpoints)
        spacing *= 2;
    return spacing;
}

} // namespace

Film::Film(const Recording& recording, BranchNumber branch)
    : m_recording(&recording)
    , m_branch(branch)
    , m_shape(recording.setting().package().shape(*recording.setting().scenario))
    , m_state(m_shape) {
    m_pages = lineTo(recording.journal().head(branch));
    layLine(0);
}

std::vector<FilmPage> Film::lineTo(PageNumber head) const {
    const Journal& journal = m_recording->journal();
    std::vector<FilmPage> pages;
    Moment at = 0;
    if (head == 0)
        return pages;
    for (const PageNumber page : journal.line(head)) {
        const auto count =
            static_cast<Moment>(journal.pages()[static_cast<std::size_t>(page)].eventCount);
        pages.push_back({page, at, at + count});
        at += count;
    }
    return pages;
}

Moment Film::parting(const std::vector<FilmPage>& other) const {
    const auto differs = std::ranges::mismatch(m_pages, other).in1;
    return differs == m_pages.begin() ? 0 : std::prev(differs)->last;
}

void Film::follow(BranchNumber branch) {
    show(lineTo(m_recording->journal().head(branch)));
    m_branch = branch;
    m_head.reset();
}

void Film::followTo(PageNumber command) {
    show(lineTo(command));
    m_branch = m_recording->journal().pages()[static_cast<std::size_t>(command)].branch;
    m_head = command;
}

std::optional<Moment> Film::refresh() {
    std::vector<FilmPage> pages = lineTo(m_head.value_or(m_recording->journal().head(m_branch)));
    if (pages == m_pages)
        return std::nullopt;
    const Moment same = parting(pages);
    show(std::move(pages));
    return same + 1;
}

void Film::show(std::vector<FilmPage> pages) {
    const Moment same = parting(pages);
    m_pages = std::move(pages);
    layLine(same);
}

/// Makes ready for the line as it is now; up to a moment it is the one that was shown before.
void Film::layLine(Moment same) {
    m_stored.clear();
    const auto& headers = m_recording->journal().pages();
    if (m_recording->isRuled()) // snapshots number frames as their own rules do
        for (const FilmPage& page : m_pages)
            if (headers[static_cast<std::size_t>(page.page)].snapshot)
                m_stored.push_back(page.last);
    forgetAfter(same);
}

void Film::forgetAfter(Moment same) {
    if (m_flaw && m_end >= same)
        m_flaw.reset();
    const std::size_t firstReel = same / eventsOfReel;
    for (std::size_t i = firstReel; i < m_reels.size(); ++i)
        m_reels[i].reset();
    std::erase_if(m_reelOrder, [&](std::size_t reel) { return reel >= firstReel; });
    m_reels.resize((length() + eventsOfReel - 1) / eventsOfReel);

    const std::size_t spacing = spacingFor(length());
    std::vector<std::unique_ptr<State>> kept(length() / spacing + 1);
    for (std::size_t i = 0; i < m_checkpoints.size(); ++i)
        if (const Moment moment = i * m_spacing;
            moment <= same && moment % spacing == 0 && moment / spacing < kept.size())
            kept[moment / spacing] = std::move(m_checkpoints[i]);
    m_checkpoints = std::move(kept);
    m_spacing = spacing;
    if (m_at > same) {
        m_at = 0;
        m_state = State(m_shape);
        seek(same);
    }
}

std::size_t Film::pageAt(Moment moment) const {
    const auto found = std::ranges::lower_bound(m_pages, moment, {}, &FilmPage::last);
    return static_cast<std::size_t>(found - m_pages.begin());
}

EventNumber Film::number(Moment moment) const {
    if (moment == 0)
        return 0;
    const FilmPage& page = elementOf(m_pages, pageAt(moment));
    const PageHeader& header = m_recording->journal().pages()[static_cast<std::size_t>(page.page)];
    return header.firstEvent + static_cast<EventNumber>(moment - page.before) - 1;
}

std::optional<Moment> Film::find(EventNumber event) const {
    if (event == 0)
        return 0;
    const Journal& journal = m_recording->journal();
    if (event < 0 || event > journal.lastEvent())
        return std::nullopt;
    const PageNumber page = journal.pageOf(event);
    const auto found = std::ranges::lower_bound(m_pages, page, {}, &FilmPage::page);
    if (found == m_pages.end() || found->page != page)
        return std::nullopt;
    const EventNumber first = journal.pages()[static_cast<std::size_t>(page)].firstEvent;
    return found->before + static_cast<Moment>(event - first) + 1;
}

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
        if (auto kept = storedAt(*stored)) {
            state = *std::move(kept);
            return *stored;
        }
    state = number == 0 ? State(m_shape) : *m_checkpoints[number];
    return own;
}

std::optional<State> Film::storedAt(Moment moment) const {
    const PageNumber page = m_pages[pageAt(moment)].page;
    const auto snapshot = m_recording->journal().nearestSnapshot(page);
    if (!snapshot || snapshot->page != page)
        return std::nullopt;
    auto state = unpackState(snapshot->state, m_shape);
    if (state && flawIn(Position(*state, setting())))
        state.reset();
    return state;
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
    if (m_reels[number] == nullptr) {
        if (m_reelOrder.size() == mostReels) {
            m_reels[m_reelOrder.front()].reset();
            m_reelOrder.pop_front();
        }
        m_reels[number] = std::make_unique<Reel>(readReel(number));
        m_reelOrder.push_back(number);
    }
    return *m_reels[number];
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
