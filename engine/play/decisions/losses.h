// SPDX-License-Identifier: GPL-3.0-or-later
// Losses that the owner of several units shares out among them. A game says who can lose how many,
// in which order, and what becomes of them.
#pragma once

#include "engine/core/verdict.h"
#include "engine/play/draft.h"

#include <functional>

namespace esagono {

/// How many each unit of a burden loses.
using Shares = std::vector<int>;

/// The units that can lose something, and what they lose together.
struct Burden {
    std::vector<CounterId> units;
    std::vector<int> capacity; ///< by unit: how much it can lose
    int total = 0;             ///< what can be taken of what is wanted

    Burden(std::span<const CounterId> among, int wanted,
           const std::function<int(CounterId)>& capacityOf);
    /// What they can lose together.
    [[nodiscard]] int there() const;
    /// Whether there is one unit alone, or everything is lost.
    [[nodiscard]] bool isPlain() const { return units.size() < 2 || total == there(); }
    [[nodiscard]] std::size_t indexOf(CounterId unit) const;
    /// What is left of the total after the shares is taken by one unit after the other.
    [[nodiscard]] Shares inOrder(Shares first = {}) const;
};

/// A sentence of a rulebook, and the message that says it.
struct LossClause {
    Cited cited;
    const char* message;
};
/// Why shares are not allowed, whatever else a game demands.
struct LossClauses {
    LossClause stranger;                    ///< somebody is named who loses nothing here
    LossClause tooWeak;                     ///< a unit has no more than so much
    LossClause otherSum;                    ///< so much is lost together
    std::optional<LossClause> tooMuch = {}; ///< likewise, where more than that is another matter
};

/// What a game says of the decision on top.
struct LossRules {
    const char* offer = ""; ///< message id: so much is shared out
    Burden (*burden)(const Position&) = nullptr;
    LossClauses (*clauses)(const Position&, const Command&) = nullptr;
    /// What else it demands; null: nothing.
    Verdict (*whyNot)(const Position&, const Burden&, const Shares&) = nullptr;
    /// Shares that are allowed; null: in order.
    Shares (*example)(const Position&, const Burden&) = nullptr;
    /// After the decision, whose locals they were.
    void (*lose)(Draft&, const Values& locals, const Burden&, const Shares&) = nullptr;
};

[[nodiscard]] Verdict whyNotLose(const LossRules& rules, const Position& position,
                                 const Command& command);
[[nodiscard]] std::vector<Offer> offerLosses(const LossRules& rules, const Position& position);
void takeLosses(const LossRules& rules, Draft& draft, const Command& command);

/// The decision as a kind of frame.
template <const LossRules& rules>
[[nodiscard]] FrameKind lossesKindOf(std::string_view name, const char* label,
                                     std::vector<Field> locals,
                                     Text (*prompt)(const Position&, SideId)) {
    FrameKind kind{name, label, std::move(locals)};
    kind.offers = [](const Position& position, SideId) { return offerLosses(rules, position); };
    kind.promptNow = prompt;
    kind.verbs = {
        {"lose",
         {{"shares", FieldKind::Allocation, false}},
         [](const Position& position, const Command& command) {
             return whyNotLose(rules, position, command);
         },
         [](Draft& draft, const Command& command) { takeLosses(rules, draft, command); }}};
    return kind;
}

} // namespace esagono
