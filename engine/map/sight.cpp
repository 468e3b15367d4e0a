// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/map/sight.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace esagono {

namespace {

/// How far a way leads across the hexsides that face directions 5, 1 and 3 (negative: 2, 4 and 0).
/// The centres of neighbours are 2 apart across their hexside, so the hexside itself is at 1.
std::array<std::int64_t, 3> across(Hex way) {
    const std::int64_t q = way.q;
    const std::int64_t r = way.r;
    return {q - r, q + 2 * r, -2 * q - r};
}

constexpr std::array<Direction, 3> ahead = {5, 1, 3};

/// Where the line leaves a hex: by one hexside, or by the corner between two.
struct Exit {
    Direction nearest;
    std::optional<Direction> equal; ///< leaves along the hexside between both neighbours
};

Exit exitFrom(Hex hex, Hex way) {
    const auto here = across(hex);
    const auto slope = across(way);
    std::optional<Exit> exit;
    std::int64_t bestTime = 0; // of the exit, as a fraction of the whole line: bestTime / bestSlope
    std::int64_t bestSlope = 1;
    for (std::size_t axis = 0; axis < ahead.size(); ++axis) {
        if (slope[axis] == 0)
            continue;
        const bool forward = slope[axis] > 0;
        const std::int64_t pace = forward ? slope[axis] : -slope[axis];
        const std::int64_t time = (forward ? here[axis] : -here[axis]) + 1;
        const Direction direction = forward ? ahead[axis] : opposite(ahead[axis]);
        const std::int64_t later = time * bestSlope - bestTime * pace;
        // In a corner the line goes on into the neighbour it heads for more steeply.
        if (!exit || later < 0 || (later == 0 && pace > bestSlope)) {
            exit = Exit{direction, std::nullopt};
            bestTime = time;
            bestSlope = pace;
        } else if (later == 0 && pace == bestSlope) {
            exit->equal = direction;
        }
    }
    return *exit;
}

} // namespace

std::vector<HexOnLine> hexesOnLine(Hex from, Hex to) {
    std::vector<HexOnLine> line = {{from, std::nullopt}};
    const Hex way = to - from;
    for (Hex hex; hex != way;) {
        const Exit exit = exitFrom(hex, way);
        const Hex next = neighbour(hex, exit.nearest);
        if (!exit.equal) {
            hex = next;
        } else {
            const Hex other = neighbour(hex, *exit.equal);
            line.push_back({from + std::min(next, other), from + std::max(next, other)});
            hex = neighbour(next, *exit.equal);
        }
        line.push_back({from + hex, std::nullopt});
    }
    return line;
}

std::vector<SightStep> sightBetween(const HexMap& map, HexId from, HexId to) {
    std::vector<SightStep> steps;
    const std::vector<HexOnLine> line = hexesOnLine(map.hex(from), map.hex(to));
    for (std::size_t i = 1; i + 1 < line.size(); ++i) {
        const HexId first = map.id(line[i].first);
        const HexId second = line[i].second ? map.id(*line[i].second) : HexId();
        steps.push_back(
            {std::min(first, second), std::max(first, second), line[i].second.has_value()});
    }
    return steps;
}

} // namespace esagono
