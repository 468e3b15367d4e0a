// SPDX-License-Identifier: GPL-3.0-or-later
// A ruler laid from the centre of one hex to the centre of another: the hexes it passes through, in
// whole numbers. Where it runs along a hexside it passes between two hexes and through neither.
#pragma once

#include "engine/map/hex_map.h"

#include <optional>
#include <vector>

namespace esagono {

/// A hex the line passes through, or the two between which it passes along their hexside. A hex
/// touched in nothing but a corner is not passed.
struct HexOnLine {
    Hex first;
    std::optional<Hex> second;
    friend bool operator==(const HexOnLine&, const HexOnLine&) = default;
};

/// From one end to the other, both included.
[[nodiscard]] std::vector<HexOnLine> hexesOnLine(Hex from, Hex to);

/// The same on a map: a hex off the map is none.
struct SightStep {
    HexId first;
    HexId second;
    bool alongHexside = false; ///< between `first` and `second`, through neither
    friend bool operator==(const SightStep&, const SightStep&) = default;
};

/// What lies between the two ends, in order, the ends themselves left out.
[[nodiscard]] std::vector<SightStep> sightBetween(const HexMap& map, HexId from, HexId to);

} // namespace esagono
