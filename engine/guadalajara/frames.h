// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of decisions and steps, in the order of the table in game.cpp.
#pragma once

#include "engine/play/game.h"

namespace esagono::guadalajara {

inline constexpr FrameId setupFrame{0};
inline constexpr FrameId deployFrame{1};
inline constexpr FrameId turnFrame{2};
inline constexpr FrameId reinforcementsFrame{3};
inline constexpr FrameId arriveFrame{4};
inline constexpr FrameId beginMovementFrame{5};
inline constexpr FrameId movementFrame{6};
inline constexpr FrameId beginExploitationFrame{7};
inline constexpr FrameId exploitationFrame{8};
inline constexpr FrameId marchFrame{9};
inline constexpr FrameId goOnFrame{10};
inline constexpr FrameId interdictFrame{11};
inline constexpr FrameId screenFrame{12};
inline constexpr FrameId repairFrame{13};
inline constexpr FrameId barrageFrame{14};
inline constexpr FrameId shellingFrame{15};
inline constexpr FrameId combatFrame{16};
inline constexpr FrameId battleFrame{17};
inline constexpr FrameId supportFrame{18};
inline constexpr FrameId lossesFrame{19};
inline constexpr FrameId strandedFrame{20};
inline constexpr FrameId retreatFrame{21};
inline constexpr FrameId advanceFrame{22};
inline constexpr FrameId supplyFrame{23};
inline constexpr FrameId cleanUpFrame{24};
inline constexpr FrameId airPointsFrame{25};
inline constexpr FrameId placeInterdictionFrame{26};
inline constexpr FrameId moraleFrame{27};
inline constexpr FrameId compulsoryFrame{28};
inline constexpr FrameId endTurnFrame{29};
inline constexpr FrameId fallBackFrame{30};

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

} // namespace esagono::guadalajara
