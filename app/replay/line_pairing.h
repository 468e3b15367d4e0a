// SPDX-License-Identifier: GPL-3.0-or-later
// Two stories beside each other: what only one of them tells, and what both tell differently.
#pragma once

#include "app/replay/film_reading.h"

#include <vector>

namespace esagono {

/// Lines that stand beside each other and are not the same; their numbers in the two stories.
struct LinePair {
    int left = -1;          ///< -1: the other alone tells something here
    int right = -1;         ///< likewise
    Moment leftMoment = 0;  ///< up to here the left has come
    Moment rightMoment = 0; ///< likewise the right
    friend bool operator==(const LinePair&, const LinePair&) = default;
};

/// What differs from a page on, which is the first that is not the same in both: turn by turn, what
/// both tell alike left out.
[[nodiscard]] std::vector<LinePair> differingLines(const std::vector<FilmLine>& left,
                                                   const std::vector<FilmLine>& right,
                                                   std::size_t fromPage);

} // namespace esagono
