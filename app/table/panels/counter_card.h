// SPDX-License-Identifier: GPL-3.0-or-later
// What the stack panel says of one counter: values and reasons, steps, formation, statuses.
#pragma once

#include "app/table/panels/panel_model.h"
#include "app/table/words/game_words.h"
#include "engine/play/view.h"

namespace esagono {

/// The roles of StackModel for a counter the viewer sees, but for those that mark it; none:
/// somebody who sees everything.
[[nodiscard]] PanelModel::Row counterCard(const GameWords& words, const Position& position,
                                          SideId viewer, const SeenCounter& seen);
/// The same for one of which only the back is seen; its number is below 0.
[[nodiscard]] PanelModel::Row hiddenCard(const GameWords& words, SideId side, int number);

/// "5-4-8 · DSG": its values and what is not as usual with it, in short.
[[nodiscard]] QString counterSummary(const GameWords& words, const Position& position,
                                     const SeenCounter& seen);

/// {label, total, items: list of {label, value, rule, ruleTitle}}.
[[nodiscard]] QVariantMap partMap(const GameWords& words, const Preview::Part& part);
/// list of {label, value, rule, ruleTitle}.
[[nodiscard]] QVariantList tallyList(const GameWords& words, const Tally& tally);

} // namespace esagono
