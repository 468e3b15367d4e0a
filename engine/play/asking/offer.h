// SPDX-License-Identifier: GPL-3.0-or-later
// What a side may do now: a verb, arguments that are settled, and one argument left open, with its
// candidates. Blocked candidates keep their Verdict, so that "why not this hex?" has an answer.
#pragma once

#include "engine/core/chance.h"
#include "engine/core/command.h"
#include "engine/core/verdict.h"

#include <functional>
#include <vector>

namespace esagono {

enum class OfferKind : std::uint8_t {
    Button,     ///< nothing is open
    Hexes,      ///< so many of these hexes
    Units,      ///< so many of these counters
    Path,       ///< a way through hexes, ending in one of the targets
    Choice,     ///< one of these words
    Allocation, ///< a number shared out over these counters
    Order,      ///< all of these, in an order
    Number,     ///< from least to most
};

/// A candidate that is not allowed. `attempt` is the argument that was judged.
struct Blocked {
    std::int32_t target = 0;
    std::vector<std::int32_t> attempt;
    Verdict why;
    friend bool operator==(const Blocked&, const Blocked&) = default;
};

/// A hex a path may lead through: how one gets there and what it has cost so far.
struct PathStep {
    HexId hex;
    HexId from; ///< none: the hex the path starts in
    std::int32_t cost = 0;
    bool stops = false; ///< whoever enters must stop there
    friend bool operator==(const PathStep&, const PathStep&) = default;
};

struct Offer {
    OfferKind kind = OfferKind::Button;
    VerbId verb;
    Text label;
    Values arguments;     ///< all fields of the verb; the open one is empty
    std::size_t open = 0; ///< which field is open; of no meaning for a button
    std::vector<std::int32_t> targets;
    std::vector<Blocked> blocked;
    std::int32_t least = 1; ///< how many targets, or the lowest number, or the amount to share out
    std::int32_t most = 1;
    std::vector<std::int32_t> capacity; ///< of an allocation: how many each target can take
    std::vector<Text> labels;           ///< of a choice: one for each target
    std::vector<PathStep> steps;        ///< of a path, parents first
    std::int32_t perPoint = 1;          ///< of a path: how much of its cost makes one point
    std::vector<std::int32_t> example;  ///< one argument that is allowed, for the open field
    bool confirm = false;               ///< cannot be taken back, or ends a phase: worth a question
    /// Filled, it is no command yet: the verb's `further` offers the next argument. So a side with
    /// forty units is asked for a unit first, and for its ways only then. The example leads to a
    /// command that is allowed; another target may turn out to have none.
    bool leadsOn = false;
    bool revises = false; ///< it changes what the side has already done: nothing it has to do
    bool undoes = false;  ///< it takes back what the side has done, to be done again

    /// Whether there is a command for it at all, not only reasons against it.
    [[nodiscard]] bool canBeTaken() const {
        return kind == OfferKind::Button || kind == OfferKind::Number || !targets.empty();
    }
    friend bool operator==(const Offer&, const Offer&) = default;
};

[[nodiscard]] Offer buttonOffer(VerbId verb, Text label, Values arguments = {});
/// A list of this one alone. (In braces it would be copied, with all its ways.)
[[nodiscard]] std::vector<Offer> offered(Offer offer);
/// The numbers of ids, as candidates are named.
template <class Ids>
[[nodiscard]] std::vector<std::int32_t> valuesOf(const Ids& ids) {
    std::vector<std::int32_t> values;
    for (const auto id : ids)
        values.push_back(id.value);
    return values;
}
/// Candidates that nobody has to judge any more.
[[nodiscard]] Offer openOffer(OfferKind kind, VerbId verb, Text label, Values arguments,
                              std::size_t open, std::vector<std::int32_t> targets = {});
/// Likewise, leading on to the next argument.
[[nodiscard]] Offer leadingOffer(OfferKind kind, VerbId verb, Text label, Values arguments,
                                 std::size_t open, std::vector<std::int32_t> targets = {});
/// As many of them as there are, in one command.
[[nodiscard]] Offer together(Offer offer);
/// An offer, if anything in it can be chosen. Its first target (of a path, the way there) is the
/// example where it has none.
void addIfAny(std::vector<Offer>& offers, Offer offer);
[[nodiscard]] std::vector<Offer> ifAny(Offer offer);
/// Sorts candidates into targets and blocked ones with one judge: the one that will judge the
/// command.
[[nodiscard]] Offer offerOf(OfferKind kind, VerbId verb, Text label, Values arguments,
                            std::size_t open, const std::vector<std::int32_t>& candidates,
                            const std::function<Verdict(const Values&)>& whyNot);

/// The command that fills the open argument.
[[nodiscard]] Command fill(const Offer& offer, SideId side, std::span<const std::int32_t> open);
/// The command of the offer's own example: always allowed.
[[nodiscard]] Command exampleOf(const Offer& offer, SideId side);
/// Whether everything that is settled in the offer stands in the command.
[[nodiscard]] bool suits(const Offer& offer, const Command& command);
/// The way to a hex along the offer's steps, start excluded.
[[nodiscard]] std::vector<std::int32_t> pathTo(const Offer& offer, HexId target);
/// A filling by chance. It respects the offer's counts; the judge may still refuse a combination.
[[nodiscard]] Command anyOf(const Offer& offer, SideId side, Chance& chance);
/// Every filling, at most `limit`, in a fixed order; the judge may still refuse combinations.
[[nodiscard]] std::vector<Command> allOf(const Offer& offer, SideId side, std::size_t limit);

} // namespace esagono
