// SPDX-License-Identifier: GPL-3.0-or-later
// New kinds of terrain, and how terrains and sides look: package.json declares them, display.json
// dresses them, the terrain chart says what they cost. What else stands there is kept.
#pragma once

#include "editor/scenarios/proposal.h"
#include "engine/kit/words.h"

namespace esagono {

inline constexpr char displayFile[] = "display.json";

struct TerrainWish {
    std::string id; ///< see freeTerrainId
    Words name;
    bool water = false;
    std::string symbol; ///< what covers it; empty: what its id says
    std::string colour; ///< "#rrggbb"; empty: that of the symbol
    std::string like;   ///< whose row of the terrain chart it takes over; empty: none
};

/// An id made from a name that no terrain has yet.
[[nodiscard]] std::string freeTerrainId(const Documents& documents, std::string_view name);

[[nodiscard]] Edit addTerrain(const Documents& documents, const TerrainWish& wish, Text name);
/// Refused as long as a hex is of it, with the first such hex; and if it is the only one.
[[nodiscard]] Proposal removeTerrain(const Documents& documents, const std::string& terrain,
                                     Text name);

/// Where the words of a terrain stand; for setWords of text_edits.h. An empty file: there is no
/// such terrain.
[[nodiscard]] EditPlace terrainWords(const Documents& documents, std::string_view terrain);

/// What display.json says of a terrain on a map ("symbol", "colour"): the map's own word if it has
/// one. Empty: nothing.
[[nodiscard]] std::string terrainLook(const Documents& documents, std::string_view map,
                                      std::string_view terrain, std::string_view key);
/// Changed where it is said; an empty value takes it away.
[[nodiscard]] Edit setTerrainLook(const Documents& documents, std::string_view map,
                                  std::string_view terrain, std::string_view key,
                                  const std::string& value, Text name);

/// The colours of a side: "colour" on the map, "fill" and "edge" of its counters, "safe/fill" and
/// "safe/edge" for players who cannot tell red from green. Empty: not said.
[[nodiscard]] std::string sideLook(const Documents& documents, std::string_view side,
                                   std::string_view key);
[[nodiscard]] Edit setSideLook(const Documents& documents, std::string_view side,
                               std::string_view key, const std::string& value, Text name);

} // namespace esagono
