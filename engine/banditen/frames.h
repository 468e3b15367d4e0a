// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of decisions and steps, and their table.
#pragma once

#include "engine/play/game.h"

namespace esagono::banditen {

FrameKind setupKind();      // setup.cpp
FrameKind deployKind();     // deployment.cpp
FrameKind turnKind();       // sequence.cpp
FrameKind turnBeginKind();  // sequence.cpp
FrameKind ammunitionKind(); // hazards.cpp
FrameKind pointsKind();     // action_points.cpp
FrameKind hastenKind();     // third_battalion.cpp
FrameKind frostKind();      // hazards.cpp
FrameKind arrivalsKind();   // reinforcements.cpp
FrameKind placeThirdKind(); // reinforcements.cpp
FrameKind activationKind(); // activation.cpp
FrameKind actKind();        // actions.cpp
FrameKind marchKind();      // march.cpp
FrameKind goOnKind();       // march_on.cpp
FrameKind fireAfterKind();  // fire_actions.cpp
FrameKind reactKind();      // reaction.cpp
FrameKind casualtiesKind(); // casualties.cpp
FrameKind lossesKind();     // casualties.cpp
FrameKind meleeKind();      // assault.cpp
FrameKind retreatKind();    // retreat.cpp
FrameKind replaceKind();    // command.cpp
FrameKind controlKind();    // control.cpp
FrameKind shiftKind();      // control.cpp
FrameKind endTurnKind();    // sequence.cpp
FrameKind firingKind();     // firing.cpp

/// The table of the game.
inline constexpr FrameMaker frames[] = {
    setupKind,      deployKind,     turnKind,   turnBeginKind, ammunitionKind,
    pointsKind,     hastenKind,     frostKind,  arrivalsKind,  placeThirdKind,
    activationKind, actKind,        marchKind,  goOnKind,      fireAfterKind,
    reactKind,      casualtiesKind, lossesKind, meleeKind,     retreatKind,
    replaceKind,    controlKind,    shiftKind,  endTurnKind,   firingKind};
[[nodiscard]] consteval FrameId frame(FrameMaker kind) {
    return placeIn(frames, kind);
}

} // namespace esagono::banditen
