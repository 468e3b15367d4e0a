// SPDX-License-Identifier: GPL-3.0-or-later
// What is read of a film beside the interface: its story as one viewer may know it, what is marked
// on it, and its figures. The reader has a door of its own to the diary; one thread at a time.
#pragma once

#include "engine/play/telling/story.h"
#include "engine/replay/branching.h"
#include "engine/replay/figures.h"
#include "engine/replay/landmarks.h"
#include "engine/replay/luck.h"

#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace esagono {

/// A line of the story, and the moments in which it happens.
struct FilmLine {
    StoryLine story;
    Moment from = 0;      ///< its first event has happened
    Moment to = 0;        ///< everything up to the next line has happened
    std::size_t page = 0; ///< number in the pages of the film
    int turn = 0;
    int number = 0; ///< within the turn, from 1
};

/// Who held what when a turn began, as the viewer could see.
struct FilmFront {
    Moment moment = 0;
    std::vector<SideId> control; ///< by hex
};

struct FilmStory {
    std::vector<FilmLine> lines;
    std::vector<FilmFront> fronts;
};

/// Commands that somebody thought better of.
struct FilmWithdrawal {
    PageNumber last = 0; ///< the last of them
    Moment moment = 0;   ///< what still counts ends there
    int commands = 0;
    std::vector<Text> told; ///< what they brought
};

/// The marks of a film, whoever looks.
struct FilmMarks {
    std::vector<Landmark> landmarks;
    std::vector<FilmPage> pages;
    std::vector<BranchKnot> branches;
    std::vector<FilmWithdrawal> takenBack; ///< the umpire's business
    Moment end = 0;                        ///< how far it can be shown
    std::optional<Fault> flaw;             ///< why no further
};

/// Its figures, as things were.
struct FilmFigures {
    std::vector<FiguresAt> points;
    bool countsPoints = false;
    bool countsSupply = false;
    std::vector<Throw> throws;
    std::vector<std::size_t> turningPoints; ///< numbers of throws, the greatest first
};

class FilmReader {
public:
    FilmReader(std::filesystem::path path, GameList games, Strand strand);
    ~FilmReader();

    // Nothing: told to stop, or there is trouble
    [[nodiscard]] std::optional<FilmMarks> marks(const std::stop_token& stop);
    [[nodiscard]] std::optional<FilmStory> story(Viewer viewer, const std::stop_token& stop);
    [[nodiscard]] std::optional<FilmFigures> figures(const std::stop_token& stop);
    /// What kept something from being read, from any thread.
    [[nodiscard]] std::optional<Text> trouble() const;

private:
    /// What is being caught is the trouble.
    std::nullopt_t stumble();
    [[nodiscard]] Film& film();
    [[nodiscard]] std::vector<FilmWithdrawal> withdrawals(const std::stop_token& stop);

    std::filesystem::path m_path;
    GameList m_games;
    Strand m_strand;
    std::unique_ptr<Recording> m_recording;
    std::unique_ptr<Film> m_film;
    mutable std::mutex m_writing;
    std::optional<Text> m_trouble;
};

} // namespace esagono
