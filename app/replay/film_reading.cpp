// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/film_reading.h"

#include "engine/core/fault.h"

#include <algorithm>

namespace esagono {

namespace {

constexpr std::size_t mostTurningPoints = 12;

/// A line lasts until the next begins or its command is over; lines that begin with the same event
/// end together.
void closeLines(std::vector<FilmLine>& lines, const std::vector<FilmPage>& pages, Moment end) {
    Moment next = end + 1;
    Moment last = end;
    for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
        if (line->from < next) {
            last = std::min({next - 1, pages[line->page].last, end});
            next = line->from;
        }
        line->to = last;
    }
}

} // namespace

std::unique_ptr<Film> filmOf(const Recording& recording, Strand strand) {
    auto film = std::make_unique<Film>(recording, strand.branch);
    if (strand.command != 0)
        film->followTo(strand.command);
    return film;
}

FilmReader::FilmReader(std::filesystem::path path, GameList games, Strand strand)
    : m_path(std::move(path))
    , m_games(games)
    , m_strand(strand) {}

FilmReader::~FilmReader() = default;

Film& FilmReader::film() {
    if (!m_film) {
        m_recording = Recording::open(m_path, m_games);
        m_film = filmOf(*m_recording, m_strand);
    }
    return *m_film;
}

std::optional<Text> FilmReader::trouble() const {
    const std::lock_guard lock(m_writing);
    return m_trouble;
}

std::nullopt_t FilmReader::stumble() {
    const std::lock_guard lock(m_writing);
    m_trouble = caughtText();
    return std::nullopt;
}

std::optional<FilmMarks> FilmReader::marks(const std::stop_token& stop) {
    try {
        Landmarks landmarks(film());
        if (!landmarks.read(stop))
            return std::nullopt;
        return FilmMarks{landmarks.all(),   m_film->pages(), branchTree(m_recording->journal()),
                         withdrawals(stop), m_film->end(),   m_film->flaw()};
    } catch (...) {
        return stumble();
    }
}

namespace {

/// What a page of the film says to the viewer; the table is wound over it. False: it breaks off.
bool tellPage(Film& film, const FilmPage& page, Viewer viewer, State& table,
              std::vector<StoryLine>& told) {
    const State before = table;
    std::vector<Event> events;
    const Moment reached =
        film.run(table, page.before, page.last,
                 [&](const State&, Moment, const Event& event) { events.push_back(event); });
    const Page written = film.recording().journal().page(page.page);
    const SideId by = find<SideId>(film.setting().package().sides, written.side);
    told =
        storyOf(Position(before, film.setting()), by, viewer, film.number(page.before + 1), events);
    return reached == page.last;
}

} // namespace

std::vector<FilmWithdrawal> FilmReader::withdrawals(const std::stop_token& stop) {
    std::vector<FilmWithdrawal> all;
    for (const TakenBack& each : takenBack(m_recording->journal())) {
        if (stop.stop_requested() || each.branch != m_film->branch() || m_strand.command != 0)
            continue;
        const auto kept = std::ranges::find(m_film->pages(), each.to, &FilmPage::page);
        if (kept == m_film->pages().end())
            continue; // that was taken back as well
        const auto other = filmOf(*m_recording, {each.branch, each.last});
        FilmWithdrawal withdrawal{each.last, kept->last, 0, {}};
        State table = other->after(kept->last);
        for (const FilmPage& page : other->pages()) {
            if (page.before < kept->last)
                continue;
            ++withdrawal.commands;
            std::vector<StoryLine> told;
            const bool whole = tellPage(*other, page, Viewer::umpire(), table, told);
            for (StoryLine& line : told)
                withdrawal.told.push_back(std::move(line.text));
            if (!whole)
                break;
        }
        all.push_back(std::move(withdrawal));
    }
    return all;
}

std::optional<FilmStory> FilmReader::story(Viewer viewer, const std::stop_token& stop) {
    try {
        FilmStory told;
        State state = film().after(0);
        int turn = 0;
        int number = 0;
        for (std::size_t i = 0; i < m_film->pages().size(); ++i) {
            if (stop.stop_requested())
                return std::nullopt;
            const FilmPage page = m_film->pages()[i];
            const State before = state;
            const EventNumber first = m_film->number(page.before + 1);
            std::vector<StoryLine> lines;
            const bool whole = tellPage(*m_film, page, viewer, state, lines);
            for (StoryLine& story : lines) {
                if (story.kind == StoryKind::Turn) {
                    turn = turnBegunBy(story.text, turn);
                    number = 0;
                }
                const Moment from = page.before + Moment(story.event - first) + 1;
                if (story.kind == StoryKind::Turn)
                    told.fronts.push_back(
                        {from, viewOf({before, m_film->setting()}, viewer).control});
                told.lines.push_back({std::move(story), from, 0, i, turn, ++number});
            }
            if (!whole)
                break;
        }
        closeLines(told.lines, m_film->pages(), m_film->end());
        return told;
    } catch (...) {
        return stumble();
    }
}

std::optional<FilmFigures> FilmReader::figures(const std::stop_token& stop) {
    try {
        Course course(film());
        Luck luck(*m_film);
        if (!course.read(stop) || !luck.read(stop))
            return std::nullopt;
        return FilmFigures{course.points(), course.countsPoints(), course.countsSupply(),
                           luck.throws(), luck.turningPoints(mostTurningPoints)};
    } catch (...) {
        return stumble();
    }
}

} // namespace esagono
