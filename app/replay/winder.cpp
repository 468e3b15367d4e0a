// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/winder.h"

#include "app/replay/replay_table.h"
#include "app/table/journeys.h"

#include <algorithm>
#include <cmath>

namespace esagono {

namespace {

constexpr Moment mostWalked = 400; ///< events; longer ways are not watched
constexpr int pauseMs = 900;       ///< between two lines at single speed
constexpr int perHexMs = 110;      ///< as long as the board takes for it
constexpr qreal slowest = 0.25, fastest = 16;
constexpr qreal mostForSetUp = 0.08; ///< of the length of the film as it is drawn

Milestone kindOf(Winder::Stride stride) {
    switch (stride) {
    case Winder::Stride::Combat:
        return Milestone::Combat;
    case Winder::Stride::Phase:
        return Milestone::Phase;
    case Winder::Stride::Turn:
        return Milestone::Turn;
    default:
        return Milestone::None;
    }
}

} // namespace

Winder::Winder(ReplayTable& table)
    : m_table(table) {
    m_playTimer.setSingleShot(true);
    connect(&m_playTimer, &QTimer::timeout, this, &Winder::playOn);
    m_scrubTimer.setSingleShot(true);
    m_scrubTimer.setInterval(12);
    connect(&m_scrubTimer, &QTimer::timeout, this, [this] {
        if (m_scrubbed) {
            goTo(*std::exchange(m_scrubbed, std::nullopt), false);
            m_scrubTimer.start();
        }
    });
    m_settleTimer.setSingleShot(true);
    m_settleTimer.setInterval(60);
    connect(&m_settleTimer, &QTimer::timeout, this, [this] { m_table.settle(); });
}

// Where one is

int Winder::moment() const {
    return m_table.isOpen() ? int(m_table.film()->at()) : 0;
}

int Winder::end() const {
    if (const FilmMarks* const marks = m_table.marksOfFilm())
        return int(marks->end);
    return m_table.isOpen() ? int(m_table.film()->end()) : 0;
}

int Winder::event() const {
    return m_table.isOpen() ? int(m_table.film()->number(m_table.film()->at())) : 0;
}

int Winder::turn() const {
    const FilmLine* const told = m_table.line();
    return told != nullptr ? told->turn : 0;
}

std::pair<int, int> Winder::turnsPlayed() const {
    std::pair<int, int> turns{0, 0};
    if (const FilmMarks* const marks = m_table.marksOfFilm())
        for (const Landmark& mark : marks->landmarks)
            if (mark.kind == Milestone::Turn)
                turns = {turns.first == 0 ? mark.turn : turns.first, mark.turn};
    return turns;
}

QString Winder::number() const {
    return m_table.story().number(m_table.story().rowAt(Moment(moment())));
}

QString Winder::caption() const {
    return m_table.story().text(m_table.story().rowAt(Moment(moment())));
}

/// What the same command has brought before.
QString Winder::captionDetail() const {
    constexpr int most = 3;
    const FilmLog& story = m_table.story();
    QStringList told;
    if (const FilmLine* now = m_table.line())
        for (int row = story.rowAt(Moment(moment())) - 1; row >= 0 && told.size() < most; --row) {
            const FilmLine& earlier = story.lines()[std::size_t(row)];
            if (earlier.page != now->page || earlier.story.kind == StoryKind::Turn ||
                earlier.story.kind == StoryKind::Phase)
                break;
            told.prepend(story.text(row));
        }
    return told.join(QStringLiteral(" · "));
}

int Winder::captionSide() const {
    const FilmLine* const told = m_table.line();
    return told != nullptr && told->story.side.exists() ? int(told->story.side.value) : -1;
}

QVariantList Winder::losses() const {
    QVariantList rows;
    for (const FilmLoss& loss : m_losses)
        rows << QVariantMap{{QStringLiteral("counter"), int(loss.counter.value)},
                            {QStringLiteral("before"), loss.before},
                            {QStringLiteral("after"), loss.after},
                            {QStringLiteral("gone"), loss.gone}};
    return rows;
}

int Winder::hex() const {
    const FilmLine* const told = m_table.line();
    return told != nullptr && !told->story.hexes.empty() ? int(told->story.hexes.back().value) : -1;
}

int Winder::firstTurn() const {
    if (const FilmMarks* const marks = m_table.marksOfFilm())
        for (const Landmark& mark : marks->landmarks)
            if (mark.kind == Milestone::Turn)
                return int(mark.moment);
    return 0;
}

qreal Winder::shareOf(int moment) const {
    const int first = firstTurn(), all = end();
    if (all <= 0)
        return 0;
    const qreal knee = std::min(mostForSetUp, qreal(first) / all);
    if (moment <= first)
        return first == 0 ? 0 : knee * moment / first;
    return knee + (1 - knee) * (moment - first) / std::max(1, all - first);
}

int Winder::momentAtShare(qreal share) const {
    const int first = firstTurn(), all = end();
    if (all <= 0)
        return 0;
    const qreal knee = std::min(mostForSetUp, qreal(first) / all);
    const qreal moment =
        share < knee ? share / knee * first : first + (share - knee) / (1 - knee) * (all - first);
    return std::clamp(int(std::lround(moment)), 0, all);
}

// Where to

std::optional<Moment> Winder::lineStop(bool back) const {
    const Moment at = m_table.film()->at();
    const std::vector<FilmLine>& lines = m_table.story().lines();
    if (m_everyEvent || lines.empty())
        return back ? std::optional(at - 1) : std::optional(at + 1);
    if (back) {
        const auto found = std::ranges::lower_bound(lines, at, {}, &FilmLine::to);
        return found == lines.begin() ? 0 : std::prev(found)->to;
    }
    const auto found = std::ranges::upper_bound(lines, at, {}, &FilmLine::to);
    return found == lines.end() ? Moment(end()) : found->to;
}

std::optional<Moment> Winder::markStop(Milestone kind, bool back) const {
    const FilmMarks* const marks = m_table.marksOfFilm();
    if (marks == nullptr)
        return std::nullopt;
    const Moment at = m_table.film()->at();
    std::optional<Moment> found;
    for (const Landmark& each : marks->landmarks) {
        if (each.kind != kind && each.kind != Milestone::GameOver)
            continue;
        if (back && each.moment < at && each.kind == kind)
            found = each.moment;
        else if (!back && each.moment > at)
            return each.moment;
    }
    return back && !found && at > 0 ? std::optional<Moment>(0) : found;
}

std::optional<Moment> Winder::target(Stride stride, bool back) const {
    if (!m_table.isOpen() || (back ? moment() == 0 : moment() >= end()))
        return std::nullopt;
    const Film& film = *m_table.film();
    switch (stride) {
    case Stride::Event:
        return lineStop(back);
    case Stride::Command:
        return back ? film.pages()[film.pageAt(film.at())].before
                    : std::min(film.pages()[film.pageAt(film.at() + 1)].last, Moment(end()));
    default:
        return markStop(kindOf(stride), back);
    }
}

bool Winder::step(Stride stride, bool back) {
    const std::optional<Moment> to = target(stride, back);
    if (!to)
        return false;
    goTo(*to, stride == Stride::Event || stride == Stride::Command);
    m_table.settle();
    Q_EMIT m_table.centreOn(hex());
    return true;
}

bool Winder::stepSelected(bool back) {
    const HexId hex = m_table.selection().hex;
    const CounterId counter = m_table.selection().counter();
    if (!m_table.isOpen() || (!hex.exists() && !counter.exists()))
        return false;
    const auto isAbout = [&](const FilmLine& each) {
        return counter.exists()
                   ? std::ranges::find(each.story.counters, counter) != each.story.counters.end()
                   : std::ranges::find(each.story.hexes, hex) != each.story.hexes.end();
    };
    const Moment at = m_table.film()->at();
    const FilmLine* found = nullptr;
    for (const FilmLine& each : m_table.story().lines()) {
        if (!isAbout(each))
            continue;
        if (back && each.to < at)
            found = &each;
        else if (!back && each.to > at) {
            found = &each;
            break;
        }
    }
    if (found == nullptr)
        return false;
    goTo(found->to, false);
    m_table.settle();
    return true;
}

void Winder::seek(int moment) {
    if (!m_table.isOpen())
        return;
    m_scrubbed.reset();
    goTo(Moment(std::clamp(moment, 0, end())), false);
    m_table.settle();
    Q_EMIT m_table.centreOn(hex());
}

void Winder::scrub(int moment) {
    if (!m_table.isOpen())
        return;
    setPlaying(false);
    m_scrubbed = Moment(std::clamp(moment, 0, end()));
    if (!m_scrubTimer.isActive()) {
        goTo(*std::exchange(m_scrubbed, std::nullopt), false);
        m_scrubTimer.start();
    }
}

void Winder::seekEvent(int event) {
    if (!m_table.isOpen() || event < 0)
        return;
    const std::optional<Moment> moment = m_table.film()->find(event);
    seek(moment ? int(*moment) : event == 0 ? 0 : end());
}

// Going there

void Winder::goTo(Moment moment, bool walked) {
    m_table.attempt([&] {
        const Moment from = m_table.film()->at();
        const Moment reached = m_table.film()->seek(moment);
        m_table.look(walked ? journeys(from, reached) : std::vector<Journey>());
        m_settleTimer.start();
    });
}

std::vector<Journey> Winder::journeys(Moment from, Moment to) const {
    const auto [first, last] = std::minmax(from, to);
    std::vector<Journey> journeys;
    if (last - first > mostWalked)
        return journeys;
    Film& film = *m_table.film();
    for (Moment moment = first + 1; moment <= last; ++moment) {
        if (m_table.seesEverything())
            addJourney(journeys, film.event(moment));
        else if (const auto known = film.event(moment, m_table.viewer()))
            addJourney(journeys, *known);
    }
    return to < from ? reversed(std::move(journeys)) : journeys;
}

void Winder::settle() {
    m_settleTimer.stop();
    const FilmLine* const told = m_table.line();
    m_losses = told != nullptr && m_table.isRuled()
                   ? lossesOf(*m_table.film(), *told, m_table.viewer())
                   : std::vector<FilmLoss>();
    Q_EMIT settled();
}

void Winder::stop() {
    setPlaying(false);
    m_playTimer.stop();
    m_scrubTimer.stop();
    m_settleTimer.stop();
    m_scrubbed.reset();
    m_losses.clear();
    Q_EMIT settled();
}

// Playing

void Winder::setSpeed(qreal speed) {
    m_speed = std::clamp(speed, slowest, fastest);
    Q_EMIT mannerChanged();
}

void Winder::setPlaying(bool playing) {
    if (playing == m_playing)
        return;
    if (playing && m_table.isOpen() && moment() >= end())
        seek(0);
    m_playing = playing && m_table.isOpen();
    if (m_playing)
        m_playTimer.start(0);
    else
        m_playTimer.stop();
    Q_EMIT playingChanged();
}

/// Long enough to see who walks where.
int Winder::playInterval() const {
    std::size_t hexes = 0;
    for (const Journey& journey : m_table.journeys())
        hexes += journey.through.size();
    return int((pauseMs + int(std::min<std::size_t>(hexes, 16)) * perHexMs) / m_speed);
}

/// Whether something that the viewer waits for has just happened.
bool Winder::restsHere() const {
    if ((m_pauses & AtNotes) != 0 && !m_table.notes()->shown().empty())
        return true;
    const FilmLine* const told = m_table.line();
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

void Winder::playOn() {
    if (!m_playing)
        return;
    if (!step(m_stride, false) || restsHere())
        setPlaying(false);
    else
        m_playTimer.start(playInterval());
}

} // namespace esagono
