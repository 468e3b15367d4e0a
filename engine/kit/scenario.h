// SPDX-License-Identifier: GPL-3.0-or-later
// How a game begins and what it will be joined by: map, control, set-up groups, schedule.
#pragma once

#include "engine/core/ids.h"
#include "engine/core/record.h"
#include "engine/kit/words.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace esagono {

/// Counters that are placed together: in one place, or anywhere in an area of the map.
struct SetupGroup {
    std::size_t number = 0; ///< in the file's list
    std::string id;
    SideId side;
    std::vector<CounterId> counters;
    Place place;              ///< none: the player chooses within `hexes`
    std::string area;         ///< the named area that `hexes` are; empty: a list of their own
    std::vector<HexId> hexes; ///< where the player may choose; empty: see place
    std::uint16_t face = 0;
    std::int32_t turn = 0; ///< 0: before the game; else when it arrives
    Record extra;          ///< what the game's own set-up chapter reads
};

struct MarkerAtStart {
    MarkerId marker;
    Place place;
    SideId side;
    std::int16_t value = 0;
};

/// A finished set-up that keeps all rules: for those who want to play at once, and for tests.
struct Deployment {
    struct Piece {
        CounterId counter;
        Place place;
        std::uint16_t face = 0;
    };
    std::string id;
    Words title;
    std::vector<Piece> counters; ///< by CounterId
    std::vector<MarkerAtStart> markers;
    Record extra;
};

struct Scenario {
    std::string id;
    Words title;
    Words summary;
    std::size_t map = 0; ///< which of the package's maps
    std::int32_t firstTurn = 1;
    std::int32_t lastTurn = 1;
    std::vector<Words> turnLabels;          ///< "14–15 August 1937", from firstTurn; may be empty
    std::vector<SideId> control;            ///< by hex
    std::vector<std::int32_t> tracks;       ///< by TrackId
    std::vector<std::uint16_t> pools;       ///< pool by pool, how many of every chit
    std::vector<SetupGroup> setup;          ///< in the order of the file
    std::vector<SetupGroup> reinforcements; ///< by turn, then in the order of the file
    std::vector<MarkerAtStart> markers;
    std::vector<Deployment> deployments;
    /// Rulings and options this scenario is played with, unless the players choose otherwise.
    std::vector<std::pair<std::string, std::string>> rulings;
    Record special; ///< what only the game's own chapters read
};

} // namespace esagono
