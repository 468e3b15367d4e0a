// SPDX-License-Identifier: GPL-3.0-or-later
// The game whose rows these are, and boards on which they begin.
#pragma once

#include "rows/rule_rows.h"

namespace esagono::guadalajara {

[[nodiscard]] const Game& guadalajaraGame();

using UnitsOnBoard = std::vector<std::pair<std::string, std::string>>;
using Choices = std::map<std::string, std::string>;

/// A phase of the campaign on turn 5, nobody being surprised: movement, exploitation, barrage,
/// combat, supply, interdiction …; the word of the phase, as in the frame's name. The Nationalists
/// act.
[[nodiscard]] Board nationalists(const std::string& during, UnitsOnBoard units,
                                 Choices rulings = {});
/// Likewise for the Republicans.
[[nodiscard]] Board republicans(const std::string& during, UnitsOnBoard units,
                                Choices rulings = {});
[[nodiscard]] Board with(Board board, const std::string& track, int value);
[[nodiscard]] Board onTurn(Board board, int number);
[[nodiscard]] Board in(Board board, const std::string& scenario);

} // namespace esagono::guadalajara
