// SPDX-License-Identifier: GPL-3.0-or-later
// A package that did not exist before, from what its author answers: a numbered sheet, sides,
// kinds of terrain, one scenario. For rules the program knows, what they need comes from a package
// they play already.
#pragma once

#include "editor/edit.h"
#include "engine/map/numbering.h"

#include <span>

namespace esagono {

struct NewSide {
    std::string name;
    std::string colour; ///< "#1a2b3c"
};

/// Kinds of terrain that go together, with hexsides and roads to match.
struct TerrainSet {
    std::string_view id;
    std::vector<std::string_view> terrains; ///< ids; the first one covers a new map
};
[[nodiscard]] std::span<const TerrainSet> terrainSets();
/// What people call a terrain, hexside or link of the sets.
[[nodiscard]] Words terrainName(std::string_view id);

struct NewPackage {
    std::string id;
    std::string title;
    Grid grid;
    std::vector<NewSide> sides; ///< those of the rules, if there are rules
    std::string terrainSet;     ///< likewise
    int turns = 10;
};

/// The rules of a package that nothing plays yet.
inline constexpr char noRules[] = "none";

/// Why there can be no such package, or nothing.
[[nodiscard]] Text whyNot(const NewPackage& wish);

/// The documents of a package that is read and checked without an error. `model` is one that the
/// wanted rules play: its declarations, counters and charts are taken over, and what rules expect
/// of a map and a scenario (areas, control, tracks, pools); its maps and scenarios are not; null:
/// no rules play the new one.
[[nodiscard]] Documents newPackage(const NewPackage& wish, const Documents* model = nullptr);

/// "My Game, 2nd try" becomes "my_game_2nd_try"; letters beyond ASCII are left out.
[[nodiscard]] std::string idFrom(std::string_view title, std::string_view otherwise = "package");

} // namespace esagono
