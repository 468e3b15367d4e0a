// SPDX-License-Identifier: GPL-3.0-or-later
// What the chapters of the test game give each other, and the table of its frames.
#pragma once

#include "engine/play/draft.h"
#include "tests/skirmish/names.h"

namespace esagono::skirmish {

/// The rules, for the list of games.
[[nodiscard]] const Rules& rules();

// sequence.cpp
FrameKind turnKind();
FrameKind drawKind();
FrameKind bidKind();
FrameKind playerTurnKind();
FrameKind endTurnKind();
// reinforcements.cpp
FrameKind reinforceKind();
FrameKind placeReserveKind();
// movement.cpp
FrameKind moveKind();
FrameKind stepKind();
/// Why a unit may not go from one hex into the next, whatever it has left to spend.
[[nodiscard]] Verdict whyNotEnter(const Position& position, CounterId unit, HexId from, HexId to);
[[nodiscard]] int unitsIn(const Position& position, HexId hex, SideId side);
// opportunity.cpp
FrameKind opportunityKind();
/// The enemy units that may fire at a unit that has just entered its hex.
[[nodiscard]] std::vector<CounterId> mayFireAt(const Position& position, CounterId mover);
/// What opportunity fire costs the unit that moves.
[[nodiscard]] std::optional<std::vector<int>> toll(const Position& position, const DiceRolled& dice,
                                                   const DiceRolled* earlier);
// combat.cpp
FrameKind declareKind();
FrameKind orderKind();
FrameKind resolveKind();
// losses.cpp
FrameKind lossKind();
FrameKind retreatKind();
FrameKind advanceKind();

/// The table of the game.
inline constexpr FrameMaker frames[] = {
    turnKind, drawKind,    bidKind,         reinforceKind, placeReserveKind, playerTurnKind,
    moveKind, stepKind,    opportunityKind, declareKind,   orderKind,        resolveKind,
    lossKind, retreatKind, advanceKind,     endTurnKind};
[[nodiscard]] consteval FrameId frame(FrameMaker kind) {
    return placeIn(frames, kind);
}
// hidden.cpp
[[nodiscard]] Seen seen(const Position& position, SideId viewer, CounterId counter);
void reveal(Draft& draft, CounterId unit);
/// Whoever now stands beside an enemy scout is revealed.
void lookAround(Draft& draft, HexId hex);
// shown.cpp
[[nodiscard]] std::vector<Layer> layers();
/// A way to the unit's own edge of the map.
[[nodiscard]] std::vector<HexId> wayHome(const Position& position, CounterId unit);
[[nodiscard]] std::vector<Preview::Part> explain(const Position& position, CounterId unit);
/// Whom a refusal is due to.
Blame enemiesThere;
Blame ownThere;
[[nodiscard]] std::optional<DiceReading> reading(const Position& position, const DiceRolled& dice);
// movement.cpp
[[nodiscard]] std::optional<Ratio> costOfWay(const Position& position, CounterId unit,
                                             std::span<const HexId> way);
// victory.cpp
[[nodiscard]] Ending ending(const Position& position);
/// Takes a step: turns the unit over, or puts it into the box of the lost.
void loseStep(Draft& draft, CounterId unit, RuleRef because);
/// 8.2: ends the game if a side has no units left. The last thing a take or a step does.
void endIfDecided(Draft& draft);
[[nodiscard]] bool hasUnitsOnMap(const Position& position, SideId side);

/// Is it beside an enemy unit of this side?
[[nodiscard]] bool besideEnemy(const Position& position, HexId hex, SideId side);

} // namespace esagono::skirmish
