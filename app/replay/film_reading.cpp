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

FilmReader::FilmReader(std::filesystem::path path, GameList games, Strand strand)
    : m_path(std::move(path))
    , m_games(games)
    , m_strand(strand) {}

FilmReader::~FilmReader() = default;

Film& FilmReader::film() {
    if (!m_film) {
        m_recording = Recording::open(m_path, m_games);
        m_film = std::make_unique<Film>(*m_recording, m_strand);
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

std::vector<FilmWithdrawal> FilmReader::withdrawals(const std::stop_token& stop) {
    std::vector<FilmWithdrawal> all;
    for (const TakenBack& each : takenBack(m_recording->journal())) {
        if (stop.stop_requested() || each.branch != m_film->strand().branch ||
            m_strand.command != 0)
            continue;
        const auto kept = std::ranges::find(m_film->pages(), each.to, &FilmPage::page);
        if (kept == m_film->pages().end())
            continue; // that was taken back as well
        Film other(*m_recording, {each.branch, each.last});
        FilmWithdrawal withdrawal{each.last, kept->last, 0, {}};
        for (std::size_t i = std::size_t(kept - m_film->pages().begin()) + 1;
             i < other.pages().size() && other.isWhole(i - 1); ++i) {
            ++withdrawal.commands;
            for (StoryLine& line : other.tell(i, Viewer::umpire()).story)
                withdrawal.told.push_back(std::move(line.text));
        }
        all.push_back(std::move(withdrawal));
    }
    return all;
}

std::optional<FilmStory> FilmReader::story(Viewer viewer, const std::stop_token& stop) {
    try {
        FilmStory told;
        int turn = 0;
        int number = 0;
        for (std::size_t i = 0; i < film().pages().size(); ++i) {
            if (stop.stop_requested())
                return std::nullopt;
            const Receipt receipt = m_film->receipt(i);
            for (StoryLine& story : tell(m_film->setting(), receipt, viewer).story) {
                const Moment from =
                    m_film->pages()[i].before + Moment(story.event - receipt.firstEvent) + 1;
                if (story.kind == StoryKind::Turn) {
                    turn = turnBegunBy(story.text, turn);
                    number = 0;
                    told.fronts.push_back(
                        {from, viewOf({receipt.before, m_film->setting()}, viewer).control});
                }
                told.lines.push_back({std::move(story), from, 0, i, turn, ++number});
            }
            if (!m_film->isWhole(i))
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
        Figures counted(film());
        Luck luck(*m_film);
        if (!counted.read(stop) || !luck.read(stop))
            return std::nullopt;
        return FilmFigures{counted.points(), counted.countsPoints(), counted.countsSupply(),
                           luck.throws(), luck.turningPoints(mostTurningPoints)};
    } catch (...) {
        return stumble();
    }
}

} // namespace esagono
