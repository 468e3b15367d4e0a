// SPDX-License-Identifier: GPL-3.0-or-later
// The game whose rows these are, and boards on which they begin.
#pragma once

#include "tests/rows/rule_rows.h"

namespace esagono::banditen {

[[nodiscard]] const Game& banditenGame();

using UnitsOnBoard = std::vector<std::pair<std::string, std::string>>;
using Choices = std::map<std::string, std::string>;

/// Activations at Gravellona, the partisans to act with 9 PA, the Axis with 3.
[[nodiscard]] Board gravellona(UnitsOnBoard units, Choices rulings = {});
/// Likewise with the Axis to act.
[[nodiscard]] Board gravellonaAxis(UnitsOnBoard units, Choices rulings = {});
/// Activations at Tarnova on turn 2, in daylight, without frost; the partisans to act.
[[nodiscard]] Board tarnova(UnitsOnBoard units, Choices rulings = {});
[[nodiscard]] Board tarnovaAxis(UnitsOnBoard units, Choices rulings = {});
[[nodiscard]] Board with(Board board, const std::string& track, int value);
[[nodiscard]] Board onTurn(Board board, int turn);
[[nodiscard]] Board marked(Board board, std::vector<std::string> markers);
/// Before a stage of the turn, by its number in the sequence of play.
[[nodiscard]] Board before(Board board, int stage);

/// The ids of counters by short names: @Redi1, @GAR1, @Ba1 (1st battalion), @BaMG2; the fractional
/// counter of 2 VF is @Redi_2, the second such is @Redi_2b.
[[nodiscard]] std::string named(const std::string& text);
/// A row in which counters have short names.
[[nodiscard]] Row line(const char* section, const char* what, Board board, const std::string& acts,
                       const std::string& then);

} // namespace esagono::banditen
