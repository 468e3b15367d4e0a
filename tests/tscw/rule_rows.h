// SPDX-License-Identifier: GPL-3.0-or-later
// The game whose rows these are, and boards on which they begin.
#pragma once

#include "tests/rows/rule_rows.h"

namespace esagono::tscw {

[[nodiscard]] const Game& tscwGame();

using UnitsOnBoard = std::vector<std::pair<std::string, std::string>>;
using Choices = std::map<std::string, std::string>;

/// A segment of the campaign on turn 8 with the Nationalists to decide: movement, combat,
/// exploitation, rebuild, place, sea, rail, reserves … as in the frame's name; "end_turn!" is the
/// moment before a stage that runs by itself. Nothing stands on the map but the units of the board;
/// hexes with units are their side's, the others as in 1936.
[[nodiscard]] Board nationalists(const std::string& during, UnitsOnBoard units,
                                 Choices rulings = {});
/// Likewise for the Republicans.
[[nodiscard]] Board republicans(const std::string& during, UnitsOnBoard units,
                                Choices rulings = {});
[[nodiscard]] Board with(Board board, const std::string& track, int value);
[[nodiscard]] Board onTurn(Board board, int number);
[[nodiscard]] Board in(Board board, const std::string& scenario);
/// Hexes of a side, by their numbers: "2712 2811".
[[nodiscard]] Board held(Board board, const std::string& side, const std::string& hexes);
/// Events in the hand of a side: "R24 R19".
[[nodiscard]] Board holding(Board board, const std::string& side, const std::string& chits);
/// A cup with nothing but this event for the side to draw.
[[nodiscard]] Board drawing(Board board, const std::string& side, const std::string& chit);

} // namespace esagono::tscw
