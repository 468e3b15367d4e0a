// SPDX-License-Identifier: GPL-3.0-or-later
// The referee: receives a command, either refuses it citing the rule, or rules, which yields
// events. These functions know nothing of files; play/match.h writes what they say into the diary.
#pragma once

#include "engine/core/dice.h"
#include "engine/core/event.h"
#include "engine/core/state.h"
#include "engine/play/game.h"

namespace esagono {

/// A taller stack, and the rules run in a circle.
inline constexpr std::size_t deepestStack = 64;

/// What became of an accepted command.
struct Ruled {
    std::vector<Event> events;
    State state;          ///< the table after the last event
    bool barrier = false; ///< a die was thrown, a chit drawn or a secret shown
};

/// What is asked of somebody who rolls his own dice, or what is wrong with what he said.
[[nodiscard]] Text diceText(const DiceWanted& wanted);

/// How a game begins: by its scenario, up to the first decision.
[[nodiscard]] Ruled begin(const Setting& setting, Dice& dice);
/// How it begins if somebody else lays it out.
[[nodiscard]] Ruled beginWith(const Setting& setting, Dice& dice,
                              const std::function<void(Draft&)>& layOut);

/// Why the command is not allowed, or nothing. Throws no dice, changes nothing.
[[nodiscard]] std::optional<Refusal> whyNot(const Position& position, const Command& command);

/// Rules on the command: judges it, takes it, runs all steps until somebody has to decide again.
[[nodiscard]] Outcome<Ruled> rule(const Setting& setting, const State& state,
                                  const Command& command, Dice& dice);

/// Why a candidate cannot fill the open argument of an offer, be it offered, blocked or neither;
/// nothing if it can, perhaps together with others. Of a path, the candidate is the hex it ends in.
[[nodiscard]] std::optional<Refusal> whyNotAt(const Position& position, SideId side,
                                              const Offer& offer, std::int32_t target);

/// What the pending decision asks of the side, in the imperative; empty if it is not asked.
[[nodiscard]] Text promptOf(const Position& position, SideId side);
/// How far the side has come with what the pending decision wants; empty if nothing is counted.
[[nodiscard]] std::vector<Progress> progressOf(const Position& position, SideId side);

/// What the side may do now; nothing if it is not asked. Some of it may lead on to further offers.
[[nodiscard]] std::vector<Offer> offersTo(const Position& position, SideId side);
/// What may be chosen next, once an offer that leads on is filled so.
[[nodiscard]] std::vector<Offer> furtherOffers(const Position& position, SideId side,
                                               const Offer& offer,
                                               std::span<const std::int32_t> open);
/// All that the side may do, with everything that leads on followed to its end.
[[nodiscard]] std::vector<Offer> everyOffer(const Position& position, SideId side);
/// The command an offer's own example leads to: always allowed.
[[nodiscard]] Command exampleOf(const Position& position, SideId side, const Offer& offer);

/// The tallies and prospects of a command that is allowed, and what it costs; empty where there is
/// nothing of the kind.
[[nodiscard]] Preview previewOf(const Position& position, const Command& command);

/// Whether the side sees a counter after that it did not see before. What only others learn is no
/// reason to deny it a take-back.
[[nodiscard]] bool showsSecret(const Position& before, const Position& after, SideId side);

/// Whether the locals fit the declared fields of their frame: right counts, nothing out of range.
[[nodiscard]] bool fits(const Setting& setting, const std::vector<Field>& fields,
                        const Values& values, std::string_view* culprit = nullptr);

} // namespace esagono
