// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of the statistics, fit for charts, and the same as tables of words.
#pragma once

#include "app/table/words/game_words.h"
#include "engine/play/position.h"
#include "engine/play/view.h"

namespace esagono {

/// {side, name, mark, colour} each.
[[nodiscard]] QVariantList sideList(const GameWords& words);
/// {label, hex, points, value (the points in words), side, sideName, mark, colour, rule, ruleTitle}
/// each: what is worth points by the rules, or would change them.
[[nodiscard]] QVariantList victoryLines(const GameWords& words, const Position& position);
/// {label, value, most, threshold, side} each: the tracks that something is to be reached on.
[[nodiscard]] QVariantList scoreLines(const GameWords& words, const View& view);
/// {turn, label, steps, units}; empty lists are no losses.
[[nodiscard]] QVariantMap lossLine(const GameWords& words, int turn, const std::vector<int>& steps,
                                   const std::vector<int>& units);
/// {side, name, die, rolls, mean, expected, expectedMean, faces}.
[[nodiscard]] QVariantMap diceLine(const GameWords& words, SideId side,
                                   const std::vector<int>& faces);
/// {label, counts, total}.
[[nodiscard]] QVariantMap combatLine(const AxisEntry& column, const std::vector<int>& counts);

/// Everything as tables: {title, head, rows} each.
[[nodiscard]] QVariantList tablesOf(const QVariantList& sides, const QVariantList& victory,
                                    const QVariantList& losses, const QVariantList& dice,
                                    const QVariantList& combats);

} // namespace esagono
