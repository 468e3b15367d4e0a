// SPDX-License-Identifier: GPL-3.0-or-later
// What the files of chapter 6 give each other.
#pragma once

#include "engine/tscw/chapters.h"

namespace esagono::tscw {

[[nodiscard]] inline const Chit& chitOf(const Position& position, ChitId chit) {
    return printed(position).chits[chit.index()];
}
/// 6.2: whether circumstances make it a No Event.
[[nodiscard]] bool isVoid(const Position& position, const Chit& chit);
/// Does what a chit says; what it leaves to its owner is pushed as a decision.
void apply(Draft& draft, SideId side, ChitId chit);

// What an effect leaves to the owner of its chit: event_choices.cpp
[[nodiscard]] bool isChoice(Op op);
/// Whether there is anything to choose.
[[nodiscard]] bool hasChoice(const Position& position, SideId side, const Effect& effect);
void pushChoice(Draft& draft, SideId side, ChitId chit, const Effect& effect);
/// The stack an event lets a side look at now; none: no stack.
[[nodiscard]] HexId hexLookedAt(const Position& position, SideId side);

/// 6.4 (ruling blue_chits): blue dots that nobody played are lost at the end of the turn.
void loseBlueChits(Draft& draft);

/// What the roll of an event means, by the tables before it.
[[nodiscard]] DiceReading eventReading(const Position& position, const DiceRolled& dice);
/// What the Republicans owe, and what it would do to their morale.
[[nodiscard]] std::vector<Worth> moraleAtStake(const Position& position);

/// 15.5: whether the units of a side in the hex are hidden from the other at least in part.
[[nodiscard]] bool isHidden(const Position& position, HexId hex, SideId side);

} // namespace esagono::tscw
