// SPDX-License-Identifier: GPL-3.0-or-later
// The declared names of the test game, as numbers, in the order of its package.
#pragma once

#include "engine/core/ids.h"
#include "engine/play/game.h"

namespace esagono::skirmish {

/// What the package declares, in its order.
inline constexpr Names names{
    .sides = {"red", "blue"},
    .statuses = {{"revealed", 0, 1}, {"moved", 0, 1}, {"fired", 0, 1}, {"committed", 0, 1}},
    .markers = {"mine"},
    .tracks = {{"turn", 1, 5},
               {"first", 0, 1},
               {"chit", 0, 2},
               {"red_supply", 0, 9},
               {"blue_supply", 0, 9},
               {"red_points", 0, 20},
               {"blue_points", 0, 20}},
    .boxes = {"red_reserve", "blue_reserve", "lost"},
    .pools = {"cup", "used"},
    .attributes = {{"strength", 0, 99}, {"movement", 0, 99}},
    .flags = {"scout"},
    .terrains = {"clear", "woods", "hill", "lake"},
    .features = {"river"},
    .links = {"road"},
    .rulings = {"R1", "fog"},
    .charts = {"terrain", "combat"},
};

inline constexpr SideId red = names.sides["red"];
inline constexpr SideId blue = names.sides["blue"];
inline constexpr SideId other(SideId side) {
    return side == red ? blue : red;
}

inline constexpr StatusId revealed = names.statuses["revealed"];
inline constexpr StatusId moved = names.statuses["moved"];
inline constexpr StatusId fired = names.statuses["fired"];
inline constexpr StatusId committed =
    names.statuses["committed"]; ///< takes part in a declared attack

inline constexpr TrackId turn = names.tracks["turn"];
inline constexpr TrackId first = names.tracks["first"]; ///< the side that moves first
inline constexpr TrackId chit = names.tracks["chit"];   ///< the chit in force, by its number
inline constexpr TrackId supply[] = {names.tracks["red_supply"], names.tracks["blue_supply"]};
inline constexpr TrackId points[] = {names.tracks["red_points"], names.tracks["blue_points"]};

inline constexpr BoxId reserve[] = {names.boxes["red_reserve"], names.boxes["blue_reserve"]};
inline constexpr BoxId lost = names.boxes["lost"];

inline constexpr MarkerId mine = names.markers["mine"];

inline constexpr PoolId cup = names.pools["cup"];
inline constexpr PoolId used = names.pools["used"];
inline constexpr ChitId rain{0};
inline constexpr ChitId noAmmunition{1};

inline constexpr AttributeId strength = names.attributes["strength"];
inline constexpr AttributeId movement = names.attributes["movement"];
inline constexpr std::size_t scout = names.flags["scout"]; ///< flag

inline constexpr TerrainId clear = names.terrains["clear"];
inline constexpr TerrainId woods = names.terrains["woods"];
inline constexpr TerrainId hill = names.terrains["hill"];
inline constexpr TerrainId lake = names.terrains["lake"];
inline constexpr FeatureId river = names.features["river"];
inline constexpr LinkId road = names.links["road"];

inline constexpr RulingId tieRuling = names.rulings["R1"];
inline constexpr RulingId fogOption = names.rulings["fog"];

inline constexpr std::size_t terrainChart = names.charts["terrain"];
inline constexpr std::size_t combatChart = names.charts["combat"];

inline constexpr int lastTurn = 5;
inline constexpr int stackingLimit = 2;

} // namespace esagono::skirmish
