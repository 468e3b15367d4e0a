// SPDX-License-Identifier: GPL-3.0-or-later
// Boards on which the rows about combat begin.
#pragma once

#include "tests/santander/rule_rows.h"

namespace esagono::santander {

using Units = std::vector<std::pair<std::string, std::string>>;
using Choices = std::map<std::string, std::string>;

/// The Nationalists' combat segment of turn 2, in fair weather: both sides have their air units.
inline Board fair(Units units, Choices rulings = {}) {
    return {.decision = "combat", .units = std::move(units), .rulings = std::move(rulings)};
}

/// In rain: nobody is asked for support, unless a headquarters is near.
inline Board inRain(Units units, Choices rulings = {}, std::vector<std::string> trenches = {},
                    int track = 0) {
    for (std::string& hex : trenches)
        hex.insert(0, "trench@");
    return {.decision = "combat",
            .units = std::move(units),
            .tracks = {{"weather", 1}, {"morale", track}},
            .markers = std::move(trenches),
            .rulings = std::move(rulings)};
}

/// The Republicans' combat segment in rain.
inline Board counterattack(Units units, Choices rulings = {}, int track = 0) {
    Board board = inRain(std::move(units), std::move(rulings), {}, track);
    board.side = "republican";
    return board;
}

/// The Republicans' combat segment in fair weather.
inline Board fairCounterattack(Units units, Choices rulings = {}) {
    Board board = fair(std::move(units), std::move(rulings));
    board.side = "republican";
    return board;
}

} // namespace esagono::santander
