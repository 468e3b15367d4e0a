// SPDX-License-Identifier: GPL-3.0-or-later
// Two courses of a game beside each other: two branches, or two diaries. Where they part, and how
// they stood turn by turn.
#pragma once

#include "engine/replay/figures.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace esagono {

/// Where two lines part.
struct Parting {
    enum class What : std::uint8_t {
        Command, ///< something else was asked
        Event,   ///< the same was asked, and something else came of it
        End,     ///< one of them ends here
    };
    What what = What::Command;
    std::size_t page = 0; ///< its number in the pages of both films
    Moment moment = 0;    ///< the first that is not the same in both
    friend bool operator==(const Parting&, const Parting&) = default;
};

/// One turn of both; what one of them has not reached is missing.
struct TurnOfBoth {
    int turn = 0;
    std::optional<FiguresAt> left;
    std::optional<FiguresAt> right;
};

struct Comparison {
    bool sameGame = false;          ///< game, package and scenario are the same
    std::optional<Parting> parting; ///< none: both tell the same
    std::vector<TurnOfBoth> turns;
};

/// Where two films part, whatever they are of.
[[nodiscard]] std::optional<Parting> partingOf(Film& left, Film& right);
/// Everything; nothing if it was told to stop.
[[nodiscard]] std::optional<Comparison> compare(Film& left, Film& right,
                                                const std::stop_token& stop = {});

} // namespace esagono
