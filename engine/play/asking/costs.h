// SPDX-License-Identifier: GPL-3.0-or-later
// What a command costs before a die is thrown: points of the side's stocks, found by trying the
// deed, so that the two cannot differ; and of movement, as the offer of the way reckons it.
#pragma once

#include "engine/play/position.h"

#include <vector>

namespace esagono {

/// A stock that stands elsewhere after the command.
struct Expense {
    Stock stock;
    Ratio before;
    Ratio after;
    RuleRef rule;
    friend bool operator==(const Expense&, const Expense&) = default;
};
/// The stocks that a command, which is allowed, changes by itself.
[[nodiscard]] std::vector<Expense> expensesOf(const Position& position, const Command& command);

/// What the way to a target of the offer costs, in points; nothing if it is free or no target.
[[nodiscard]] std::optional<Ratio> costTo(const Offer& offer, HexId target);
/// What the way of a command costs, where it is counted; of several units, the one that pays most.
[[nodiscard]] std::optional<Ratio> wayCost(const Position& position, const Command& command);

/// Both as parts of a preview; the way only if the verb has no preview that reckons it.
[[nodiscard]] std::vector<Preview::Part> costParts(const Position& position,
                                                   const Command& command);

} // namespace esagono
