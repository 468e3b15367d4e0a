// SPDX-License-Identifier: GPL-3.0-or-later
// What can be laid over the map: zones of control and lines of supply, as a side may know them.
#include "engine/santander/chapters.h"
#include "engine/santander/messages.h"

namespace esagono::santander {

namespace {

void add(const Position& position, SideId side, const HexSet& set, std::vector<LayerHex>& hexes) {
    for (const HexId hex : position.map().hexes())
        if (set.contains(hex) && terrainOf(position, hex).isLand)
            hexes.push_back({hex, side});
}

std::vector<LayerHex> zones(const Position& position, SideId viewer) {
    std::vector<LayerHex> hexes;
    for (const SideId side : {nationalist, republican})
        add(position, side, zoneAsSeen(position, side, viewer), hexes);
    return hexes;
}

std::vector<LayerHex> supply(const Position& position, SideId viewer) {
    std::vector<LayerHex> hexes;
    for (const SideId side : {nationalist, republican})
        add(position, side, linesAsSeen(position, side, viewer), hexes);
    return hexes;
}

} // namespace

std::vector<Layer> layers() {
    return {{"zones", say::layerZones, "zone", zones},
            {"supply", say::layerSupply, "supply", supply}};
}

} // namespace esagono::santander
