// SPDX-License-Identifier: GPL-3.0-or-later
// What can be laid over the map: zones of control, supply in its two legs, railways, air ranges.
#include "engine/core/fold.h"
#include "engine/tscw/shown/shown_messages.h"
#include "engine/tscw/supply/supply.h"

namespace esagono::tscw {

namespace {

/// The table without the units the viewer does not see whole (15.5); no viewer: as it is.
State asSeen(const Position& position, SideId viewer) {
    State state = position.state();
    for (std::size_t i = 0; viewer.exists() && i < position.counterCount(); ++i)
        if (const CounterId unit(i);
            position.isOnMap(unit) && seen(position, viewer, unit) != Seen::Whole)
            fold(state, {CounterRemoved{unit, position.place(unit)}, {}});
    return state;
}
/// A layer of the table as its viewer sees it.
template <std::vector<LayerHex> (*Hexes)(const Position&)>
std::vector<LayerHex> shown(const Position& position, SideId viewer) {
    const State state = asSeen(position, viewer);
    return Hexes(Position(state, position.setting()));
}

template <class Holds>
void add(const Position& position, SideId side, std::vector<LayerHex>& hexes, Holds&& holds) {
    for (const HexId hex : position.map().hexes())
        if (isLand(position, hex) && holds(hex))
            hexes.push_back({hex, side});
}

template <class HexesOf>
std::vector<LayerHex> bySide(const Position& position, HexesOf&& hexesOf) {
    std::vector<LayerHex> hexes;
    for (const SideId side : {nationalist, republican}) {
        const HexSet those = hexesOf(side);
        add(position, side, hexes, [&](HexId hex) { return those.contains(hex); });
    }
    return hexes;
}

std::vector<LayerHex> zonesLayer(const Position& position) {
    return bySide(position, [&](SideId side) { return zoneOf(position, side); });
}

/// 9.4, first leg: where a unit would be in supply.
std::vector<LayerHex> supplyLayer(const Position& position) {
    std::vector<LayerHex> hexes;
    const SupplyNet own(position, Network::Nationalist);
    add(position, nationalist, hexes, [&](HexId hex) { return own.isSupplied(hex); });
    const SupplyNet theirs(position, Network::Republican);
    const SupplyNet north(position, Network::North);
    add(position, republican, hexes,
        [&](HexId hex) { return theirs.isSupplied(hex) || north.isSupplied(hex); });
    return hexes;
}

/// 9.4, second leg: towns, cities and HQs that reach an ultimate source.
std::vector<LayerHex> sourcesLayer(const Position& position) {
    return bySide(position, [&](SideId side) { return airBasesOf(position, side); });
}

std::vector<LayerHex> railsLayer(const Position& position) {
    std::vector<LayerHex> hexes;
    const auto leads = [&](HexId hex, Network network) {
        return position.map().onLink(hex, rail) && isOnRailToUss(position, hex, network);
    };
    add(position, nationalist, hexes, [&](HexId hex) { return leads(hex, Network::Nationalist); });
    add(position, republican, hexes,
        [&](HexId hex) { return leads(hex, Network::Republican) || leads(hex, Network::North); });
    return hexes;
}

/// 12.2.2
std::vector<LayerHex> airLayer(const Position& position) {
    return bySide(position, [&](SideId side) {
        const HexSet bases = airBasesOf(position, side);
        HexSet reached(position.map().size());
        for (const HexId hex : position.map().hexes())
            if (bases.contains(hex))
                for (const HexId each : position.map().within(hex, printed(position).airRange))
                    reached.insert(each);
        return reached;
    });
}

} // namespace

std::vector<Layer> layers() {
    return {{"zones", say::layerZones, "zone", shown<zonesLayer>},
            {"supply", say::layerSupply, "supply", shown<supplyLayer>},
            {"sources", say::layerSources, "import", shown<sourcesLayer>},
            {"rails", say::layerRails, "rail", shown<railsLayer>},
            {"air", say::layerAir, "plane", shown<airLayer>}};
}

} // namespace esagono::tscw
