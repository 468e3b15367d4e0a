// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/film_reading.h"

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

FilmReader::FilmReader(std::filesystem::path path, GameList games, BranchNumber branch)
    : m_path(std::move(path))
    , m_games(games)
    , m_branch(branch) {}

FilmReader::~FilmReader() = default;

Film& FilmReader::film() {
    if (!m_film) {
        m_recording = Recording::open(m_path, m_games);
        m_film = std::make_unique<Film>(*m_recording, m_branch);
    }
    return *m_film;
}

std::optional<FilmMarks> FilmReader::marks(const std::stop_token& stop) {
    try {
        Landmarks landmarks(film());
        if (!landmarks.read(stop))
            return std::nullopt;
        return FilmMarks{landmarks.all(), m_film->pages(), branchTree(m_recording->journal()),
                         m_film->end(), m_film->flaw()};
    } catch (const Fault&) { // whoever shows the film says what is wrong
        return std::nullopt;
    }
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
            std::vector<Event> events;
            const Moment reached = m_film->run(
                state, page.before, page.last,
                [&](const State&, Moment, const Event& event) { events.push_back(event); });
            const Page written = m_recording->journal().page(page.page);
            const SideId by = find<SideId>(m_film->setting().package().sides, written.side);
            const EventNumber first = m_film->number(page.before + 1);
            const Position position(before, m_film->setting());
            for (StoryLine& story : storyOf(position, by, viewer, first, events)) {
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
            if (reached != page.last)
                break;
        }
        closeLines(told.lines, m_film->pages(), m_film->end());
        return told;
    } catch (const Fault&) {
        return std::nullopt;
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
    } catch (const Fault&) {
        return std::nullopt;
    }
}

} // namespace esagono
