// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/map/hex.h"

namespace esagono {

std::optional<Direction> directionBetween(Hex from, Hex to) {
    for (Direction direction = 0; direction < directions; ++direction)
        if (neighbour(from, direction) == to)
            return direction;
    return std::nullopt;
}

Hex rotated(Hex hex, Hex centre, int sixths) {
    Hex arm = hex - centre;
    for (int turns = turned(0, sixths); turns > 0; --turns)
        arm = {-arm.r, arm.q + arm.r};
    return centre + arm;
}

std::vector<Hex> ring(Hex centre, int radius) {
    if (radius < 0)
        return {};
    if (radius == 0)
        return {centre};
    std::vector<Hex> hexes;
    hexes.reserve(directions * static_cast<std::size_t>(radius));
    Hex walker = centre + radius * unitSteps[0];
    for (Direction side = 0; side < directions; ++side) {
        for (int step = 0; step < radius; ++step) {
            hexes.push_back(walker);
            walker = neighbour(walker, turned(side, 2));
        }
    }
    return hexes;
}

std::vector<Hex> disc(Hex centre, int radius) {
    std::vector<Hex> hexes;
    for (int distance = 0; distance <= radius; ++distance)
        for (const Hex hex : ring(centre, distance))
            hexes.push_back(hex);
    return hexes;
}

} // namespace esagono
