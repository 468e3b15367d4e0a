// SPDX-License-Identifier: GPL-3.0-or-later
// For those who look: lines of sight (8.3), ranges (9.1), whether a reaction (12) could do harm.
#include "engine/banditen/shown/aids.h"

#include "engine/banditen/actions/reaction.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

std::vector<Sighting> sight(const Position& position, HexId from) {
    std::vector<Sighting> sightings;
    for (const HexId hex : position.map().within(from, printed(position).longest))
        if (hex != from)
            sightings.push_back({hex, blockersOf(position, from, hex)});
    return sightings;
}

std::vector<HexId> range(const Position& position, CounterId unit) {
    std::vector<HexId> hexes;
    const HexId from = position.hex(unit);
    if (!from.exists() || whyNotUnit(position, unit, Action::OpFire))
        return hexes;
    for (const HexId hex : position.map().within(from, rangeOf(position, unit)))
        if (hex != from && sees(position, from, hex) && !isBeyondLine(position, unit, hex))
            hexes.push_back(hex);
    return hexes;
}

std::optional<Interruption> interruption(const Position& position, SideId side) {
    if (position.isOver() || position.frame().name != frame(reactKind) ||
        !position.owners().contains(side))
        return std::nullopt;
    return Interruption{holdBack, canHurt(position, side)};
}

} // namespace

const Aids& aids() {
    static const Aids given{sight, range, interruption};
    return given;
}

} // namespace esagono::banditen
