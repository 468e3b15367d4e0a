// SPDX-License-Identifier: GPL-3.0-or-later
#include "guadalajara/chapters.h"
#pragma GCC diagnostic ignored "-Wunused-parameter"
namespace esagono::guadalajara {
std::vector<Preview::Part> explain(const Position& position, CounterId unit) { return {}; }
std::vector<Culprit> culprits(const Position& position, SideId asker, const Refusal& refusal) { return {}; }
std::optional<DiceReading> reading(const Position& position, const DiceRolled& dice) { return {}; }
std::optional<std::vector<int>> toll(const Position& position, const DiceRolled& dice, const DiceRolled* earlier) { return {}; }
}
