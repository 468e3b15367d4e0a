// SPDX-License-Identifier: GPL-3.0-or-later
// A piece of a map that was cut out to be put down elsewhere, turned or mirrored: terrain, heights,
// what lies along and crosses the hexsides inside it. Names of places stay where they are.
#pragma once

#include "editor/maps/map_draft.h"

#include <span>

namespace esagono {

struct MapPatch {
    struct Piece {
        Hex at; ///< from the patch's own middle
        std::string terrain;
        std::optional<int> elevation;
        friend bool operator==(const Piece&, const Piece&) = default;
    };
    struct Side {
        Hex a;
        Hex b;
        std::vector<std::string> features;
        std::vector<std::pair<std::string, std::string>> links; ///< kind and grade
        friend bool operator==(const Side&, const Side&) = default;
    };
    std::vector<Piece> pieces;
    std::vector<Side> sides; ///< those between two of its hexes

    [[nodiscard]] bool empty() const { return pieces.empty(); }
    friend bool operator==(const MapPatch&, const MapPatch&) = default;
};

/// `middle` is the hex by which it is held.
[[nodiscard]] MapPatch cutOut(const MapDraft& map, std::span<const HexId> hexes, HexId middle);
[[nodiscard]] MapPatch turned(MapPatch patch, int sixths);
/// Left and right exchanged.
[[nodiscard]] MapPatch mirrored(MapPatch patch, Orientation orientation);
/// The hexes it would cover.
[[nodiscard]] std::vector<HexId> covered(const MapDraft& map, const MapPatch& patch, HexId middle);
/// What lies beyond the edge is left out.
[[nodiscard]] Edit putDown(const MapDraft& map, const MapPatch& patch, HexId middle, Text name);

} // namespace esagono
