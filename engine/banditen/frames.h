// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of decisions and steps, in the order of the table in game.cpp.
#pragma once

#include "engine/play/game.h"

namespace esagono::banditen {

inline constexpr FrameId setupFrame{0};
inline constexpr FrameId deployFrame{1};
inline constexpr FrameId turnFrame{2};
inline constexpr FrameId turnBeginFrame{3};
inline constexpr FrameId ammunitionFrame{4};
inline constexpr FrameId pointsFrame{5};
inline constexpr FrameId hastenFrame{6};
inline constexpr FrameId frostFrame{7};
inline constexpr FrameId arrivalsFrame{8};
inline constexpr FrameId placeThirdFrame{9};
inline constexpr FrameId activationFrame{10};
inline constexpr FrameId actFrame{11};
inline constexpr FrameId marchFrame{12};
inline constexpr FrameId goOnFrame{13};
inline constexpr FrameId fireAfterFrame{14};
inline constexpr FrameId reactFrame{15};
inline constexpr FrameId casualtiesFrame{16};
inline constexpr FrameId lossesFrame{17};
inline constexpr FrameId meleeFrame{18};
inline constexpr FrameId retreatFrame{19};
inline constexpr FrameId replaceFrame{20};
inline constexpr FrameId controlFrame{21};
inline constexpr FrameId shiftFrame{22};
inline constexpr FrameId endTurnFrame{23};
inline constexpr FrameId firingFrame{24};

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

} // namespace esagono::banditen
