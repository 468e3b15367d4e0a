// SPDX-License-Identifier: GPL-3.0-or-later
// The game whose rows these are, and boards on which they begin.
#pragma once

#include "tests/rows/rule_rows.h"

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
/// Nationalists in their movement.
[[nodiscard]] Board italians(UnitsOnBoard units, Choices rulings = {});
[[nodiscard]] Board with(Board board, const std::string& track, int value);
[[nodiscard]] Board onTurn(Board board, int number);
[[nodiscard]] Board in(Board board, const std::string& scenario);

/// On open ground in the south: the defenders in 44.12, attackers in 45.12.
[[nodiscard]] UnitsOnBoard facing(const std::string& defenders, const std::string& attackers,
                                  const UnitsOnBoard& more = {});
/// Two battalions of Littorio in 45.12 attack, with twelve points.
inline const std::string attackIt = "attack target=44.12 with=ITA-Lit-1-1,ITA-Lit-2-1";

} // namespace esagono::guadalajara
