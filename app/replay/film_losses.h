// SPDX-License-Identifier: GPL-3.0-or-later
// Before and after of a loss: the counters a line of the story tells of, as they lay and as they
// lie.
#pragma once

#include "engine/replay/film.h"

#include <vector>

namespace esagono {

struct FilmLine;

struct FilmLoss {
    CounterId counter;
    int before = 0;    ///< the face that lay up
    int after = 0;     ///< likewise now
    bool gone = false; ///< it is lost
    friend bool operator==(const FilmLoss&, const FilmLoss&) = default;
};

/// What the line cost, as the viewer could see it before and can see it now.
[[nodiscard]] std::vector<FilmLoss> lossesOf(Film& film, const FilmLine& line, Viewer viewer);

} // namespace esagono
