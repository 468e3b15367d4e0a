// SPDX-License-Identifier: GPL-3.0-or-later
// Boards on which the rows about combat begin.
#pragma once

#include "santander/rule_rows.h"

#include <sstream>

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
    return {.decision = "combat",
            .units = std::move(units),
            .tracks = {{"weather", 1}, {"morale", track}},
            .trenches = std::move(trenches),
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

/// A row whose acts and expectations are written one after the other: "attack …; support … | 3 4".
inline Row row(const char* section, const char* what, Board board, const std::string& acts,
               const std::string& then) {
    const auto parts = [](const std::string& text) {
        std::vector<std::string> found;
        std::istringstream stream(text);
        for (std::string part; std::getline(stream >> std::ws, part, ';');)
            found.push_back(part);
        return found;
    };
    return {section, what, std::move(board), parts(acts), parts(then)};
}

} // namespace esagono::santander
