// SPDX-License-Identifier: GPL-3.0-or-later
// What can be laid over the map: zones of control, supply, the ranges of HQs, interdicted roads.
#include "engine/guadalajara/air/interdiction.h"
#include "engine/guadalajara/shown/shown_messages.h"
#include "engine/guadalajara/supply/supply.h"

namespace esagono::guadalajara {

namespace {

template <class Holds>
void add(const Position& position, SideId side, std::vector<LayerHex>& hexes, Holds&& holds) {
    for (const HexId hex : position.map().hexes())
        if (isInPlay(position, hex) && holds(hex))
            hexes.push_back({hex, side});
}

std::vector<LayerHex> zonesLayer(const Position& position, SideId viewer) {
    std::vector<LayerHex> hexes;
    for (const SideId side : {nationalist, republican}) {
        const HexSet zone = zoneOf(position, side, viewer);
        add(position, side, hexes, [&](HexId hex) { return zone.contains(hex); });
    }
    return hexes;
}

/// Where a unit would be in supply without an HQ: Spaniards in the north, Italians near the start
/// line, Republicans everywhere.
std::vector<LayerHex> supplyLayer(const Position& position, SideId viewer) {
    std::vector<LayerHex> hexes;
    const Supply own(position, nationalist, viewer);
    const Ground& here = ground(position);
    add(position, nationalist, hexes, [&](HexId hex) {
        return isIn(position, here.north, hex)
                   ? own.from(Source::Spanish).reaches(hex)
                   : tracesWithoutHq(position, hex) && own.from(Source::Italian).reaches(hex);
    });
    const Supply theirs(position, republican, viewer);
    add(position, republican, hexes,
        [&](HexId hex) { return theirs.from(Source::Republican).reaches(hex); });
    return hexes;
}

/// Where an HQ in supply would supply a unit of its division (1.6b).
std::vector<LayerHex> hqLayer(const Position& position, SideId viewer) {
    std::vector<LayerHex> hexes;
    const Supply supply(position, nationalist, viewer);
    add(position, nationalist, hexes, [&](HexId hex) {
        for (std::size_t i = 0; i < printed(position).hqs.size(); ++i)
            if (supply.serves(Division(i), hex))
                return true;
        return false;
    });
    return hexes;
}

/// 1.10c; 4.6a: as far as the viewer knows of it.
std::vector<LayerHex> interdictionLayer(const Position& position, SideId viewer) {
    std::vector<LayerHex> hexes;
    add(position, republican, hexes, [&](HexId hex) {
        return viewer == republican || !viewer.exists() ? isUnderInterdiction(position, hex)
                                                        : isInterdicted(position, hex, viewer);
    });
    return hexes;
}

} // namespace

std::vector<Layer> layers() {
    return {{"zones", say::layerZones, "zone", zonesLayer},
            {"supply", say::layerSupply, "supply", supplyLayer},
            {"hq_ranges", say::layerHqs, "fan", hqLayer},
            {"interdiction", say::layerInterdiction, "plane", interdictionLayer}};
}

} // namespace esagono::guadalajara
