// SPDX-License-Identifier: GPL-3.0-or-later
// A game as text for others: a log people read, and a record programs read.
#pragma once

#include "engine/play/telling/phrase.h"
#include "engine/replay/film.h"
#include "engine/replay/note.h"

#include <functional>
#include <stop_token>
#include <string>

namespace esagono {

/// Takes the text piece by piece, in order.
using Sink = std::function<void(std::string_view)>;

struct LogOptions {
    Viewer viewer = Viewer::umpire();
    Moment from = 0;             ///< what happened up to here is left out
    Moment to = SIZE_MAX;        ///< what happened after it is left out
    std::string language = "en"; ///< of the notes; the book has its own
    std::vector<Note> notes;     ///< to be told where they stand
};

/// The story command by command, turn by turn, in the language of the book. False if it was told to
/// stop before.
bool writeLog(Film& film, const Phrasebook& book, const LogOptions& options, const Sink& sink,
              const std::stop_token& stop = {});

/// The table at the last stop at or before a moment, as a text from which it can be laid again.
/// Everything: it is the umpire's. Leaves the film where it is.
[[nodiscard]] std::string positionText(Film& film, Moment moment);

/// The whole game for programs: what it was begun with, every page and event of the line as the
/// diary has them, and the notes. Everything: it is the umpire's.
[[nodiscard]] Record gameRecord(const Film& film);

} // namespace esagono
