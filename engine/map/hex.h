// SPDX-License-Identifier: GPL-3.0-or-later
// One hexagon of an endless sheet, in axial coordinates, and the arithmetic all maps share.
// Directions are numbered clockwise; what they are called on a given sheet is said at the edges.
#pragma once

#include <array>
#include <compare>
#include <optional>
#include <vector>

namespace esagono {

/// A place on the endless sheet, and also the way from one such place to another.
struct Hex {
    int q = 0;
    int r = 0;

    friend constexpr auto operator<=>(Hex, Hex) = default;
    friend constexpr Hex operator+(Hex a, Hex b) { return {a.q + b.q, a.r + b.r}; }
    friend constexpr Hex operator-(Hex a, Hex b) { return {a.q - b.q, a.r - b.r}; }
    friend constexpr Hex operator-(Hex a) { return {-a.q, -a.r}; }
    friend constexpr Hex operator*(int times, Hex a) { return {times * a.q, times * a.r}; }
};

/// 0 to 5, clockwise. On pointy sheets 0 is east, on flat ones south-east; 3 is its opposite.
using Direction = int;
inline constexpr Direction directions = 6;

inline constexpr std::array<Hex, directions> unitSteps = {
    {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}};

constexpr Direction turned(Direction direction, int sixths) {
    return ((direction + sixths) % directions + directions) % directions;
}
constexpr Direction opposite(Direction direction) {
    return turned(direction, directions / 2);
}

constexpr Hex neighbour(Hex hex, Direction direction) {
    return hex + unitSteps[static_cast<std::size_t>(direction)];
}

constexpr std::array<Hex, directions> neighbours(Hex hex) {
    std::array<Hex, directions> around;
    for (Direction direction = 0; direction < directions; ++direction)
        around[static_cast<std::size_t>(direction)] = neighbour(hex, direction);
    return around;
}

/// How many steps lead from one hex to the other.
constexpr int distance(Hex a, Hex b) {
    const auto positive = [](int value) { return value < 0 ? -value : value; };
    const Hex way = b - a;
    return (positive(way.q) + positive(way.r) + positive(way.q + way.r)) / 2;
}

/// The direction of an adjacent hex, or nothing if it is not adjacent.
[[nodiscard]] std::optional<Direction> directionBetween(Hex from, Hex to);

/// The hex turned clockwise about a centre, by sixths of a full turn.
[[nodiscard]] Hex rotated(Hex hex, Hex centre, int sixths);

/// The hexes at exactly this distance, clockwise from direction 0; the centre itself for 0.
[[nodiscard]] std::vector<Hex> ring(Hex centre, int radius);

/// The hexes up to this distance, ring by ring from the centre outwards.
[[nodiscard]] std::vector<Hex> disc(Hex centre, int radius);

} // namespace esagono
