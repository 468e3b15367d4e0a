// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of decisions and steps, in the order of the table in game.cpp.
#pragma once

#include "engine/play/game.h"

namespace esagono::santander {

inline constexpr FrameId setupFrame{0};
inline constexpr FrameId deployFrame{1};
inline constexpr FrameId turnFrame{2};
inline constexpr FrameId airReturnFrame{3};
inline constexpr FrameId weatherFrame{4};
inline constexpr FrameId offensiveFrame{5};
inline constexpr FrameId withdrawFrame{6};
inline constexpr FrameId arrivalFrame{7};
inline constexpr FrameId placeColumnFrame{8};
inline constexpr FrameId supplyFrame{9};
inline constexpr FrameId moveFrame{10};
inline constexpr FrameId combatFrame{11};
inline constexpr FrameId battleFrame{12};
inline constexpr FrameId supportFrame{13};
inline constexpr FrameId columnsFrame{14};
inline constexpr FrameId airLossFrame{15};
inline constexpr FrameId lossFrame{16};
inline constexpr FrameId retreatFrame{17};
inline constexpr FrameId fileInFrame{18};
inline constexpr FrameId advanceFrame{19};
inline constexpr FrameId breakthroughFrame{20};
inline constexpr FrameId reinosaFrame{21};
inline constexpr FrameId basqueFrame{22};
inline constexpr FrameId battalionsFrame{23};
inline constexpr FrameId endTurnFrame{24};

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

} // namespace esagono::santander
