// SPDX-License-Identifier: GPL-3.0-or-later
// What brushes can change about a hex: its terrain, its height, who holds it.
#pragma once

#include "app/editing/maps/map_hand.h"

#include <span>

namespace esagono {

struct PaintKind {
    const char* id;
    const char* label; ///< a message
    MapHand::Use use;  ///< what of the palette it paints with
    /// `name` is what painting a terrain is called.
    void (*paint)(MapHand& hand, const MapDraft& map, const std::vector<HexId>& hexes, bool away,
                  const char* name);
    QColor (*tint)(MapHand& hand);
    /// Takes up what lies there.
    void (*pick)(MapHand& hand, const MapDraft& map, HexId hex);
};

[[nodiscard]] std::span<const PaintKind> paintKinds();
[[nodiscard]] const PaintKind& paintOf(const MapKit& kit);

} // namespace esagono
