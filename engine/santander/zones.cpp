// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 7: zones of control.
#include "engine/santander/chapters.h"

#include <algorithm>

namespace esagono::santander {

namespace {

/// 7.1: into the six hexes around it. Ruling A8: also where nobody could go.
bool reachesInto(const Position& position, HexId from, HexId to) {
    return !is(position, ruling::zocOnlyWherePassable) || isOpen(position, from, to);
}

} // namespace

bool isOfZoneType(const Position& position, CounterId unit) {
    const bool onTheGround = isUnit(position, unit) || isSupply(position, unit);
    return isCombat(position, unit) || (onTheGround && is(position, ruling::allExertZoc)); // K11
}

bool exertsZone(const Position& position, CounterId unit) {
    return isOfZoneType(position, unit) && position.status(unit, oos) == 0; // 7.1.1
}

void addZone(const Position& position, CounterId unit, HexSet& zone) {
    const HexId from = position.hex(unit);
    for (const HexId to : position.map().neighbours(from))
        if (reachesInto(position, from, to))
            zone.insert(to);
}

HexSet zoneOf(const Position& position, SideId side) {
    HexSet zone(position.map().size());
    for (const CounterId unit : printed(position).ground)
        if (position.side(unit) == side && position.isOnMap(unit) && exertsZone(position, unit))
            addZone(position, unit, zone);
    return zone;
}

bool exertsZoneInto(const Position& position, CounterId unit, HexId hex) {
    return exertsZone(position, unit) && position.map().adjacent(position.hex(unit), hex) &&
           reachesInto(position, position.hex(unit), hex);
}

HexSet zoneAsSeen(const Position& position, SideId side, SideId viewer) {
    HexSet zone(position.map().size());
    for (const CounterId unit : printed(position).ground)
        if (position.side(unit) == side && position.isOnMap(unit) &&
            (isHiddenFrom(position, viewer, unit) || exertsZone(position, unit)))
            addZone(position, unit, zone);
    return zone;
}

bool isInZone(const Position& position, HexId hex, SideId of) {
    return std::ranges::any_of(position.map().neighbours(hex), [&](HexId from) {
        return reachesInto(position, from, hex) &&
               std::ranges::any_of(position.stack(from), [&](CounterId unit) {
                   return position.side(unit) == of && exertsZone(position, unit);
               });
    });
}

} // namespace esagono::santander
