// SPDX-License-Identifier: GPL-3.0-or-later
// Section 8.3: the line of sight, blocked by units and terrain.
#include "engine/banditen/chapters.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

/// 8.3.1: other combat units of either side; by A24 Commands too.
bool hasBlockingUnit(const Position& position, HexId hex) {
    return hex.exists() && std::ranges::any_of(position.stack(hex), [&](CounterId each) {
               return isCombat(position, each) || is(position, ruling::commandsBlockSight);
           });
}

} // namespace

bool sees(const Position& position, HexId from, HexId to) {
    const HexMap& map = position.map();
    if (map.distance(from, to) > printed(position).longest)
        return false;
    const Hex start = map.hex(from);
    const Hex way = map.hex(to) - start;
    return ground(position).clear[from.index()][Ruler::number(way)] &&
           std::ranges::none_of(printed(position).ruler(way), [&](const HexOnLine& step) {
               return !step.second && hasBlockingUnit(position, map.id(start + step.first));
           });
}

std::vector<HexId> blockersOf(const Position& position, HexId from, HexId to) {
    const HexMap& map = position.map();
    if (map.distance(from, to) > printed(position).longest)
        return {};
    std::vector<HexId> blockers;
    const Hex start = map.hex(from);
    const auto hasTerrain = [&](HexId hex) {
        return blocksSight(printed(position), ground(position), map, hex);
    };
    for (const HexOnLine& step : printed(position).ruler(map.hex(to) - start)) {
        const HexId first = map.id(start + step.first);
        const HexId second = step.second ? map.id(start + *step.second) : HexId();
        if (!step.second && (hasTerrain(first) || hasBlockingUnit(position, first))) // 8.3.1
            blockers.push_back(first);
        if (step.second && hasTerrain(first) && hasTerrain(second)) // 8.3.2
            blockers.insert(blockers.end(), {first, second});
    }
    return blockers;
}

} // namespace esagono::banditen
