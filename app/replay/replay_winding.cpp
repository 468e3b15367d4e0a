// SPDX-License-Identifier: GPL-3.0-or-later
// Winding the film and looking at it: steps, scrubbing, playing, what is marked on the board.
#include "app/play/chart_table.h"
#include "app/play/journeys.h"
#include "app/play/layering.h"
#include "app/play/pointing.h"
#include "app/replay/replay_controller.h"

#include <algorithm>

namespace esagono {

namespace {

constexpr Moment mostWalked = 400; ///< events; longer ways are not watched
constexpr int pauseMs = 900;       ///< between two lines at single speed
constexpr int perHexMs = 110;      ///< as long as the board takes for it
constexpr qreal slowest = 0.25, fastest = 16;

Milestone kindOf(ReplayController::Stride stride) {
    switch (stride) {
    case ReplayController::Stride::Combat:
        return Milestone::Combat;
    case ReplayController::Stride::Phase:
        return Milestone::Phase;
    case ReplayController::Stride::Turn:
        return Milestone::Turn;
    default:
        return Milestone::None;
    }
}

QRgb colourOf(Tint tint) {
    switch (tint) {
    case Tint::Red:
        return 0xffb3261e;
    case Tint::Green:
        return 0xff2f7d32;
    case Tint::Blue:
        return 0xff1f5fa8;
    case Tint::Yellow:
        break;
    }
    return 0xffe0a100;
}

Stroke drawnArrow(const NoteArrow& arrow) {
    return {
        .kind = Stroke::Kind::Drawn, .hexes = {arrow.from, arrow.to}, .tint = colourOf(arrow.tint)};
}

} // namespace

// Where to

std::optional<Moment> ReplayController::lineStop(bool back) const {
    const Moment at = m_film->at();
    const std::vector<FilmLine>& lines = m_log.lines();
    if (m_everyEvent || lines.empty())
        return back ? std::optional(at - 1) : std::optional(at + 1);
    if (back) {
        const auto found = std::ranges::lower_bound(lines, at, {}, &FilmLine::to);
        return found == lines.begin() ? 0 : std::prev(found)->to;
    }
    const auto found = std::ranges::upper_bound(lines, at, {}, &FilmLine::to);
    return found == lines.end() ? Moment(end()) : found->to;
}

std::optional<Moment> ReplayController::markStop(Milestone kind, bool back) const {
    if (!m_marks)
        return std::nullopt;
    std::optional<Moment> found;
    for (const Landmark& each : m_marks->landmarks) {
        if (each.kind != kind && each.kind != Milestone::GameOver)
            continue;
        if (back && each.moment < m_film->at() && each.kind == kind)
            found = each.moment;
        else if (!back && each.moment > m_film->at())
            return each.moment;
    }
    return back && !found && m_film->at() > 0 ? std::optional<Moment>(0) : found;
}

std::optional<Moment> ReplayController::target(Stride stride, bool back) const {
    if (!m_film || (back ? m_film->at() == 0 : m_film->at() >= Moment(end())))
        return std::nullopt;
    const std::vector<FilmPage>& pages = m_film->pages();
    switch (stride) {
    case Stride::Event:
        return lineStop(back);
    case Stride::Command:
        return back ? pages[m_film->pageAt(m_film->at())].before
                    : std::min(pages[m_film->pageAt(m_film->at() + 1)].last, Moment(end()));
    default:
        return markStop(kindOf(stride), back);
    }
}

bool ReplayController::step(Stride stride, bool back) {
    const std::optional<Moment> to = target(stride, back);
    if (!to)
        return false;
    goTo(*to, stride == Stride::Event || stride == Stride::Command);
    settle();
    Q_EMIT centreOn(hex());
    return true;
}

bool ReplayController::stepSelected(bool back) {
    if (!m_film || (!m_hex.exists() && !m_counter.exists()))
        return false;
    const auto isAbout = [&](const FilmLine& each) {
        return m_counter.exists()
                   ? std::ranges::find(each.story.counters, m_counter) != each.story.counters.end()
                   : std::ranges::find(each.story.hexes, m_hex) != each.story.hexes.end();
    };
    const FilmLine* found = nullptr;
    for (const FilmLine& each : m_log.lines()) {
        if (!isAbout(each))
            continue;
        if (back && each.to < m_film->at())
            found = &each;
        else if (!back && each.to > m_film->at()) {
            found = &each;
            break;
        }
    }
    if (found == nullptr)
        return false;
    goTo(found->to, false);
    settle();
    return true;
}

int ReplayController::hex() const {
    const FilmLine* const told = line();
    return told != nullptr && !told->story.hexes.empty() ? int(told->story.hexes.back().value) : -1;
}

void ReplayController::seek(int moment) {
    if (!m_film)
        return;
    m_scrubbed.reset();
    goTo(Moment(std::clamp(moment, 0, end())), false);
    settle();
    Q_EMIT centreOn(hex());
}

void ReplayController::scrub(int moment) {
    if (!m_film)
        return;
    setPlaying(false);
    m_scrubbed = Moment(std::clamp(moment, 0, end()));
    if (!m_scrubTimer.isActive()) {
        goTo(*std::exchange(m_scrubbed, std::nullopt), false);
        m_scrubTimer.start();
    }
}

void ReplayController::seekEvent(int event) {
    if (!m_film || event < 0)
        return;
    const std::optional<Moment> moment = m_film->find(event);
    seek(moment ? int(*moment) : event == 0 ? 0 : end());
}

// Going there

void ReplayController::goTo(Moment moment, bool walked) {
    attempt([&] {
        const Moment from = m_film->at();
        m_journeys.clear();
        const Moment reached = m_film->seek(moment);
        if (walked)
            gatherJourneys(from, reached);
        look();
        m_settleTimer.start();
    });
}

void ReplayController::gatherJourneys(Moment from, Moment to) {
    const auto [first, last] = std::minmax(from, to);
    if (last - first > mostWalked)
        return;
    std::vector<Journey> journeys;
    for (Moment moment = first + 1; moment <= last; ++moment) {
        if (m_viewer.kind == Viewer::Kind::Umpire)
            addJourney(journeys, m_film->event(moment));
        else if (const auto known = m_film->event(moment, m_viewer))
            addJourney(journeys, *known);
    }
    m_journeys = to < from ? reversed(std::move(journeys)) : std::move(journeys);
}

/// What must follow the hand at once.
void ReplayController::look() {
    if (!m_film)
        return;
    attempt([&] {
        m_view = m_film->view(m_viewer);
        const FilmLine* const told = line();
        m_filter.setCurrent(m_log.rowAt(m_film->at()));
        m_notes.setMoment(m_film->at(), told != nullptr ? told->from : m_film->at(),
                          told != nullptr ? std::max(told->to, m_film->at()) : m_film->at());
        Q_EMIT viewChanged();
        markBoard();
        Q_EMIT moved();
    });
}

/// What may wait until it rests.
void ReplayController::settle() {
    m_settleTimer.stop();
    if (!m_film)
        return;
    attempt([&] {
        showDice();
        showPanels();
        const FilmLine* const told = line();
        m_losses = told != nullptr && isRuled() ? lossesOf(*m_film, *told, m_viewer)
                                                : std::vector<FilmLoss>();
        Q_EMIT standingChanged();
    });
}

void ReplayController::showPanels() {
    m_tracks.show(scene());
    m_stack.show(scene(), m_hex);
    if (m_counter.exists())
        m_stack.mark({}, {}, {m_counter});
    else
        m_stack.mark({}, {}, {});
}

std::vector<Event> ReplayController::thrownIn(const FilmPage& page) const {
    std::vector<Event> events;
    bool thrown = false;
    const Moment until = std::min(page.last, m_film->at());
    for (Moment moment = page.before + 1; moment <= until; ++moment) {
        const Event& event = m_film->event(moment);
        if (std::holds_alternative<DiceRolled>(event.fact)) {
            const bool known = m_viewer.kind == Viewer::Kind::Umpire ||
                               m_film->event(moment, m_viewer).has_value();
            if (!known)
                break; // and whatever follows from it
            thrown = true;
        }
        events.push_back(m_film->event(moment));
    }
    return thrown ? events : std::vector<Event>();
}

/// The throws of the command being watched, as far as they have fallen.
void ReplayController::showDice() {
    GameScene now = scene();
    std::vector<Event> events;
    std::optional<State> table;
    std::optional<Position> before;
    if (m_film->at() > 0 && isRuled()) {
        const FilmPage page = m_film->pages()[m_film->pageAt(m_film->at())];
        events = thrownIn(page);
        if (!events.empty() && page.page != m_film->pages().front().page) {
            table = m_film->after(page.before);
            before.emplace(*table, *setting());
            now.newEvents = &events;
            now.before = &*before;
            now.firstEvent = m_film->number(page.before + 1);
            now.page = page.page;
            const Page written = m_recording->journal().page(page.page);
            now.by = find<SideId>(setting()->package().sides, written.side);
        }
    }
    m_dice.showOnly(now);
}

std::vector<DiceReading> ReplayController::lastReadings() const {
    std::vector<DiceReading> last;
    if (!m_film || m_film->at() == 0 || !isRuled())
        return last;
    attempt([&] {
        for (std::size_t number = m_film->pageAt(m_film->at()); number > 0; --number) {
            const FilmPage page = m_film->pages()[number];
            if (const std::vector<Event> events = thrownIn(page); !events.empty()) {
                const State table = m_film->after(page.before);
                addReadings(last, diceOf(Position(table, *setting()),
                                         m_film->number(page.before + 1), events));
            }
        }
    });
    return last;
}

// What is marked

void ReplayController::markLine(Highlights& now, const FilmLine& line) const {
    for (const CounterId counter : line.story.counters)
        if (placeOf(m_view, counter).isHex())
            now.counters.push_back({counter, CounterMark::Selected});
    if (line.story.hexes.empty())
        return;
    const HexId there = line.story.hexes.back();
    now.hexes.push_back({there, HexMark::Chosen, {}, false});
    if (line.story.kind == StoryKind::Move && line.story.hexes.size() > 1) {
        now.strokes.push_back({Stroke::Kind::Path, line.story.hexes});
        if (line.story.counters.size() == 1) {
            now.ghost = line.story.counters.front();
            now.ghostHex = line.story.hexes.front();
        }
    }
    if (line.story.kind == StoryKind::Combat)
        for (const CounterId counter : line.story.counters)
            if (const HexId stands = placeOf(m_view, counter).hex();
                stands.exists() && stands != there)
                now.strokes.push_back({Stroke::Kind::Attack, {stands, there}});
}

void ReplayController::markBoard() {
    attempt([this] {
        Highlights now;
        if (m_film) {
            if (const FilmLine* told = line(); told != nullptr && told->from <= m_film->at())
                markLine(now, *told);
            if (m_hex.exists())
                now.hexes.push_back({m_hex, HexMark::Reach, {}, false});
            for (const HexId hex : m_differing)
                now.hexes.push_back({hex, HexMark::Target, {}, false});
            if (isRuled())
                now.layers = shownLayers(m_film->position(), m_view, m_viewer, m_layers);
            if (isHistoryShown())
                m_history.mark(now, m_log.lines(), m_film->at(), m_view);
            for (const Note* note : m_notes.shown()) {
                for (const NoteArrow& arrow : note->arrows)
                    now.strokes.push_back(drawnArrow(arrow));
                for (const NoteMark& mark : note->marks)
                    now.hexes.push_back({mark.hex, HexMark::Drawn, {}, false, colourOf(mark.tint)});
            }
            if (m_sketch)
                now.strokes.push_back(drawnArrow(*m_sketch));
        }
        if (now == m_highlights)
            return;
        m_highlights = std::move(now);
        Q_EMIT highlightsChanged();
    });
}

void ReplayController::sketch(int from, int to, int tint) {
    m_sketch.reset();
    if (m_film && from >= 0 && to >= 0 && from != to)
        m_sketch = {HexId(std::size_t(from)), HexId(std::size_t(to)), Tint(std::clamp(tint, 0, 3))};
    markBoard();
}

void ReplayController::toggleLayer(const QString& id, bool on) {
    QList<LayerRow> rows = m_layers.rows();
    for (LayerRow& row : rows)
        if (row.id == id)
            row.on = on;
    m_layers.show(rows);
    markBoard();
    Q_EMIT highlightsChanged(); // the layer itself may have nothing to show
}

// Selecting

int ReplayController::selectedHex() const {
    return m_hex.exists() ? int(m_hex.value) : -1;
}

int ReplayController::selectedCounter() const {
    return m_counter.exists() ? int(m_counter.value) : -1;
}

QString ReplayController::selectedName() const {
    if (!m_film)
        return {};
    return m_counter.exists() ? words().name(m_counter)
           : m_hex.exists()   ? words().hexLabel(m_hex)
                              : QString();
}

void ReplayController::glanceAt(int hex) {
    attempt([&] { m_glance.show(scene(), hex < 0 ? Place() : Place(HexId(std::size_t(hex)))); });
}

void ReplayController::clickHex(int hex, int counter) {
    m_hex = hex < 0 ? HexId() : HexId(std::size_t(hex));
    m_counter = counter < 0 ? CounterId() : CounterId(std::size_t(counter));
    attempt([&] {
        showPanels();
        markBoard();
        Q_EMIT selectionChanged();
    });
}

void ReplayController::selectCounter(int counter, bool /*toggle*/) {
    m_counter = counter < 0 ? CounterId() : CounterId(std::size_t(counter));
    attempt([&] {
        if (const HexId stands = placeOf(m_view, m_counter).hex(); stands.exists())
            m_hex = stands;
        showPanels();
        markBoard();
        Q_EMIT selectionChanged();
    });
}

void ReplayController::clearSelection() {
    clickHex(-1, -1);
}

void ReplayController::setViewer(int side) {
    if (!m_film || side == viewerSide())
        return;
    if (side >= 0 &&
        (!isRuled() || isWithdrawn() || std::size_t(side) >= setting()->package().sides.size()))
        return;
    m_viewer = side < 0 ? Viewer::umpire() : Viewer::of(SideId(std::size_t(side)));
    m_journeys.clear();
    m_told = false;
    m_history.setFronts({});
    m_log.show(setting(), m_language, {}); // nothing that another may know stays on the screen
    m_counter = {};
    readStory();
    Q_EMIT viewerChanged();
    Q_EMIT storyChanged();
    Q_EMIT figuresChanged();
    Q_EMIT selectionChanged();
    look();
    settle();
}

// Playing

void ReplayController::setSpeed(qreal speed) {
    m_speed = std::clamp(speed, slowest, fastest);
    Q_EMIT mannerChanged();
}

void ReplayController::setPlaying(bool playing) {
    if (playing == m_playing)
        return;
    if (playing && m_film && m_film->at() >= Moment(end()))
        seek(0);
    m_playing = playing && m_film != nullptr;
    if (m_playing)
        m_playTimer.start(0);
    else
        m_playTimer.stop();
    Q_EMIT playingChanged();
}

/// Long enough to see who walks where.
int ReplayController::playInterval() const {
    std::size_t hexes = 0;
    for (const Journey& journey : m_journeys)
        hexes += journey.through.size();
    return int((pauseMs + int(std::min<std::size_t>(hexes, 16)) * perHexMs) / m_speed);
}

/// Whether something that the viewer waits for has just happened.
bool ReplayController::restsHere() const {
    if ((m_pauses & AtNotes) != 0 && !m_notes.shown().empty())
        return true;
    const FilmLine* const told = line();
    if (told == nullptr)
        return false;
    switch (told->story.kind) {
    case StoryKind::Combat:
        return (m_pauses & AtCombats) != 0;
    case StoryKind::Objective:
        return (m_pauses & AtObjectives) != 0;
    case StoryKind::Phase:
        return (m_pauses & AtPhases) != 0;
    case StoryKind::Turn:
        return (m_pauses & (AtPhases | AtTurns)) != 0;
    default:
        return false;
    }
}

void ReplayController::playOn() {
    if (!m_playing)
        return;
    if (!step(m_stride, false) || restsHere())
        setPlaying(false);
    else
        m_playTimer.start(playInterval());
}

} // namespace esagono
