// SPDX-License-Identifier: GPL-3.0-or-later
// Zones of control. A column's zone is full in a supplied town or city and limited elsewhere; since
// lines of supply mind both alike, zones need supply but supply needs no more than where units are.
// Only where limited zones are read away (ruling column_zoc) do both depend on each other: there a
// column counts against lines of supply if its town is supplied with no column in the way.
#include "engine/tscw/supply/supply.h"

#include <algorithm>

namespace esagono::tscw {

namespace {

/// 10.1, 11.8: whether brigades and divisions do.
bool isOfZoneSize(const Position& position, CounterId unit) {
    const Size size = sizeOf(position, unit);
    return size == Size::Brigade || size == Size::Division;
}

bool mayExert(const Position& position, CounterId unit) {
    if (!position.isOnMap(unit) || !isCombatUnit(position, unit))
        return false;
    const Size size = sizeOf(position, unit);
    return (size == Size::Brigade || size == Size::Division || size == Size::Column) &&
           !landingHolds(position, unit) && !dropHolds(position, unit);
}

template <class Exerts>
HexSet zoneWhere(const Position& position, SideId side, const Exerts& exerts) {
    HexSet zone(position.map().size());
    const Ground& where = ground(position);
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (const CounterId unit(i); position.isOnMap(unit) && position.side(unit) == side &&
                                     mayExert(position, unit) && exerts(unit))
            for (const HexId beside : where.open[position.hex(unit).index()])
                zone.insert(beside);
    return zone;
}

/// Of brigades and divisions alone.
HexSet plainZoneOf(const Position& position, SideId side) {
    return zoneWhere(position, side, [&](CounterId unit) { return isOfZoneSize(position, unit); });
}

HexSet zoneWith(const Position& position, SideId side, const SupplyNets& nets) {
    return zoneWhere(position, side, [&](CounterId unit) {
        return isOfZoneSize(position, unit) ||
               (isPopulated(position, position.hex(unit)) &&
                nets.of(networkOf(position, unit)).isSupplied(position.hex(unit)));
    });
}

} // namespace

HexSet supplyZoneOf(const Position& position, SideId side) {
    if (!is(position, ruling::columnZoc))
        return zoneWhere(position, side, [](CounterId) { return true; });
    return zoneWith(position, side, SupplyNets(position, plainZoneOf(position, other(side))));
}

HexSet zoneOf(const Position& position, SideId side) {
    return zoneWith(position, side, SupplyNets(position, side));
}

bool exertsZone(const Position& position, CounterId unit) {
    if (!mayExert(position, unit))
        return false;
    if (isOfZoneSize(position, unit))
        return true;
    return isPopulated(position, position.hex(unit)) &&
           SupplyNet(position, networkOf(position, unit)).isSupplied(position.hex(unit));
}

bool isInZone(const Position& position, HexId hex, SideId of) {
    return std::ranges::any_of(openFrom(position, hex), [&](HexId beside) {
        return std::ranges::any_of(position.stack(beside), [&](CounterId unit) {
            return position.side(unit) == of && exertsZone(position, unit);
        });
    });
}

} // namespace esagono::tscw
