// SPDX-License-Identifier: GPL-3.0-or-later
// The declared names of the test game, as numbers, in the order of its package.
#pragma once

#include "engine/core/ids.h"
#include "engine/play/game.h"

namespace esagono::skirmish {

inline constexpr SideId red{0};
inline constexpr SideId blue{1};
inline constexpr SideId other(SideId side) {
    return side == red ? blue : red;
}

inline constexpr StatusId revealed{0};
inline constexpr StatusId moved{1};
inline constexpr StatusId fired{2};
inline constexpr StatusId committed{3}; ///< takes part in a declared attack

inline constexpr TrackId turn{0};
inline constexpr TrackId first{1}; ///< the side that moves first
inline constexpr TrackId chit{2};  ///< the chit in force, by its number
inline constexpr TrackId supply[] = {TrackId(3), TrackId(4)};
inline constexpr TrackId points[] = {TrackId(5), TrackId(6)};

inline constexpr BoxId reserve[] = {BoxId(0), BoxId(1)};
inline constexpr BoxId lost{2};

inline constexpr MarkerId mine{0};

inline constexpr PoolId cup{0};
inline constexpr PoolId used{1};
inline constexpr ChitId rain{0};
inline constexpr ChitId noAmmunition{1};

inline constexpr AttributeId strength{0};
inline constexpr AttributeId movement{1};
inline constexpr std::size_t scout = 0; ///< flag

inline constexpr TerrainId clear{0};
inline constexpr TerrainId woods{1};
inline constexpr TerrainId hill{2};
inline constexpr TerrainId lake{3};
inline constexpr FeatureId river{0};
inline constexpr LinkId road{0};

inline constexpr RulingId tieRuling{0};
inline constexpr RulingId fogOption{1};

inline constexpr std::size_t terrainChart = 0;
inline constexpr std::size_t combatChart = 1;

inline constexpr int lastTurn = 5;
inline constexpr int stackingLimit = 2;

/// Frames, in the order of the table in game.cpp.
inline constexpr FrameId turnFrame{0};
inline constexpr FrameId drawFrame{1};
inline constexpr FrameId bidFrame{2};
inline constexpr FrameId reinforceFrame{3};
inline constexpr FrameId placeReserveFrame{4};
inline constexpr FrameId playerTurnFrame{5};
inline constexpr FrameId moveFrame{6};
inline constexpr FrameId stepFrame{7};
inline constexpr FrameId opportunityFrame{8};
inline constexpr FrameId declareFrame{9};
inline constexpr FrameId orderFrame{10};
inline constexpr FrameId resolveFrame{11};
inline constexpr FrameId lossFrame{12};
inline constexpr FrameId retreatFrame{13};
inline constexpr FrameId advanceFrame{14};
inline constexpr FrameId endTurnFrame{15};

} // namespace esagono::skirmish
