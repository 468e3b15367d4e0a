// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tscw/shown/aids.h"

#include "engine/tscw/chapters.h"
#include "engine/tscw/shown/shown_messages.h"

namespace esagono::tscw {

namespace {

/// 11.4
std::vector<HexId> byRail(const Position& position, CounterId unit) {
    std::vector<HexId> hexes;
    if (!position.isOnMap(unit) || !isGround(position, unit))
        return hexes;
    const HexSet reached = railReach(position, unit);
    for (const HexId hex : position.map().hexes())
        if (reached.contains(hex))
            hexes.push_back(hex);
    return hexes;
}

} // namespace

const Aids& aids() {
    static const Aids table = {.range = byRail, .rangeLabel = say::rangeByRail};
    return table;
}

} // namespace esagono::tscw
