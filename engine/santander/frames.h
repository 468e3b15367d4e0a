// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of decisions and steps, and their table.
#pragma once

#include "engine/play/game.h"

namespace esagono::santander {

/// A local of the turn's frame: who held Reinosa when the turn began (K30).
inline constexpr std::size_t reinosaAtStart = 1;

FrameKind setupKind();        // setup.cpp
FrameKind deployKind();       // deployment.cpp
FrameKind turnKind();         // sequence.cpp
FrameKind airReturnKind();    // sequence.cpp
FrameKind weatherKind();      // weather.cpp
FrameKind offensiveKind();    // offensive.cpp
FrameKind withdrawKind();     // offensive.cpp
FrameKind arrivalKind();      // columns.cpp
FrameKind placeColumnKind();  // columns.cpp
FrameKind supplyKind();       // sequence.cpp
FrameKind moveKind();         // movement.cpp
FrameKind combatKind();       // combat.cpp
FrameKind battleKind();       // battle.cpp
FrameKind supportKind();      // support.cpp
FrameKind columnsKind();      // columns.cpp
FrameKind airLossKind();      // air_combat.cpp
FrameKind lossKind();         // losses.cpp
FrameKind retreatKind();      // retreat.cpp
FrameKind fileInKind();       // retreat.cpp
FrameKind advanceKind();      // advance.cpp
FrameKind breakthroughKind(); // breakthrough.cpp
FrameKind reinosaKind();      // reinosa.cpp
FrameKind basqueKind();       // basques.cpp
FrameKind battalionsKind();   // basques.cpp
FrameKind endTurnKind();      // sequence.cpp

/// The table of the game.
inline constexpr FrameMaker frames[] = {
    setupKind,        deployKind,   turnKind,    airReturnKind,   weatherKind,
    offensiveKind,    withdrawKind, arrivalKind, placeColumnKind, supplyKind,
    moveKind,         combatKind,   battleKind,  supportKind,     columnsKind,
    airLossKind,      lossKind,     retreatKind, fileInKind,      advanceKind,
    breakthroughKind, reinosaKind,  basqueKind,  battalionsKind,  endTurnKind};
[[nodiscard]] consteval FrameId frame(FrameMaker kind) {
    return placeIn(frames, kind);
}

} // namespace esagono::santander
