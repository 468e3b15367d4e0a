// SPDX-License-Identifier: GPL-3.0-or-later
// Zones of control, as the series has them and as this game takes them away.
#include "engine/guadalajara/chapters.h"

#include <algorithm>

namespace esagono::guadalajara {

namespace {

/// A67: by its attack factor; or all but artillery, HQs and vehicles on their own.
bool isOfZoneType(const Position& position, CounterId unit) {
    if (!isUnit(position, unit))
        return false;
    if (!is(position, ruling::a(67))) {
        const Counter& it = position.printed(unit);
        const std::uint16_t face = position.face(unit);
        return it.has(face, attackAttribute) && it.number(face, attackAttribute) >= 1;
    }
    if (isArtillery(position, unit) || isHq(position, unit))
        return false;
    return !isArmoured(position, unit) ||
           hasUnarmoured(position, position.hex(unit), position.side(unit));
}

bool reachesInto(const Position& position, HexId from, HexId to) {
    return stepHalves(position, Class::Foot, from, to).has_value();
}

} // namespace

bool exertsZone(const Position& position, CounterId unit) {
    if (!position.isOnMap(unit) || !isOfZoneType(position, unit))
        return false;
    if (position.status(unit, dg) != 0 || isAboard(position, unit)) // 1.7a, 1.16b
        return false;
    return !isSurprised(position) || position.side(unit) != republican || // 2.8b
           !isIn(position, ground(position).south, position.hex(unit));
}

HexSet zoneOf(const Position& position, SideId side, SideId viewer) {
    HexSet zone(position.map().size());
    for (std::size_t i = 0; i < position.counterCount(); ++i) {
        const CounterId unit(i);
        if (position.side(unit) != side || !exertsZone(position, unit) ||
            (viewer.exists() && seen(position, viewer, unit) != Seen::Whole))
            continue;
        for (const HexId to : position.map().neighbours(position.hex(unit)))
            if (reachesInto(position, position.hex(unit), to))
                zone.insert(to);
    }
    return zone;
}

HexSet openZoneOf(const Position& position, SideId side) {
    const HexSet whole = zoneOf(position, side);
    HexSet open(position.map().size());
    for (const HexId hex : position.map().hexes())
        if (whole.contains(hex) && !hasUnit(position, hex, other(side)))
            open.insert(hex);
    return open;
}

bool isInZone(const Position& position, HexId hex, SideId of) {
    return std::ranges::any_of(position.map().neighbours(hex), [&](HexId from) {
        return std::ranges::any_of(position.stack(from),
                                   [&](CounterId unit) {
                                       return position.side(unit) == of &&
                                              exertsZone(position, unit);
                                   }) &&
               reachesInto(position, from, hex);
    });
}

} // namespace esagono::guadalajara
