// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of decisions and steps, and their table.
#pragma once

#include "engine/play/game.h"

namespace esagono::guadalajara {

FrameKind setupKind();             // setup.cpp: who sets up, in which order
FrameKind deployKind();            // deployment.cpp: a side sets up
FrameKind turnKind();              // sequence.cpp: the sequence of play
FrameKind reinforcementsKind();    // reinforcements.cpp: what comes of itself
FrameKind arriveKind();            // arrivals.cpp: who comes back where, emergency groups, delays
FrameKind beginMovementKind();     // movement_phase.cpp: everything is unmoved again
FrameKind movementKind();          // movement_phase.cpp
FrameKind beginExploitationKind(); // reserves.cpp: releases
FrameKind exploitationKind();      // movement_phase.cpp
FrameKind marchKind();             // march.cpp: units on their way, hex by hex
FrameKind goOnKind();              // march.cpp: how they go on after an overrun or an interruption
FrameKind interdictKind();         // interdiction.cpp: does the interdictor attack (1.10c)?
FrameKind screenKind();            // screens.cpp: does the cavalry give way (4.2)?
FrameKind repairKind();            // armour.cpp: tank repair (1.15)
FrameKind barrageKind();           // barrage.cpp: the phase, the pre-game barrage too
FrameKind shellingKind();          // barrage.cpp: one barrage
FrameKind combatKind();            // combat.cpp: the phase
FrameKind battleKind();            // battle.cpp: one combat, or one overrun
FrameKind supportKind();           // support.cpp: air points, flamethrowers, armour of a side
FrameKind lossesKind();            // losses.cpp: which units lose steps
FrameKind strandedKind();          // armour.cpp: where armour left alone goes (1.11d, A86)
FrameKind retreatKind();           // retreat.cpp
FrameKind advanceKind();           // advance.cpp
FrameKind supplyKind();            // supply.cpp: the phase, attrition
FrameKind cleanUpKind();           // sequence.cpp
FrameKind airPointsKind();         // air.cpp: how many there are
FrameKind placeInterdictionKind(); // interdiction.cpp: markers are placed
FrameKind moraleKind();            // panic.cpp: the phase
FrameKind compulsoryKind();        // compulsory.cpp: the retreat of 2.7e
FrameKind endTurnKind();           // sequence.cpp
FrameKind fallBackKind();          // compulsory.cpp: where a unit ends its retreat

/// The table of the game.
inline constexpr FrameMaker frames[] = {setupKind,
                                        deployKind,
                                        turnKind,
                                        reinforcementsKind,
                                        arriveKind,
                                        beginMovementKind,
                                        movementKind,
                                        beginExploitationKind,
                                        exploitationKind,
                                        marchKind,
                                        goOnKind,
                                        interdictKind,
                                        screenKind,
                                        repairKind,
                                        barrageKind,
                                        shellingKind,
                                        combatKind,
                                        battleKind,
                                        supportKind,
                                        lossesKind,
                                        strandedKind,
                                        retreatKind,
                                        advanceKind,
                                        supplyKind,
                                        cleanUpKind,
                                        airPointsKind,
                                        placeInterdictionKind,
                                        moraleKind,
                                        compulsoryKind,
                                        endTurnKind,
                                        fallBackKind};
[[nodiscard]] consteval FrameId frame(FrameMaker kind) {
    return placeIn(frames, kind);
}

} // namespace esagono::guadalajara
