// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/map/hex.h"

#include <algorithm>
#include <doctest/doctest.h>
#include <set>

namespace esagono::hex_tests {

namespace {

const std::vector<Hex> sample = disc({2, -1}, 3);

} // namespace

TEST_CASE("adding ways commutes and associates") {
    for (const Hex a : sample) {
        for (const Hex b : sample) {
            REQUIRE(a + b == b + a);
            for (const Hex c : disc({0, 0}, 1))
                REQUIRE((a + b) + c == a + (b + c));
        }
    }
}

TEST_CASE("every way has an opposite and nothing is the way that leads nowhere") {
    for (const Hex a : sample) {
        REQUIRE(a + -a == Hex{});
        REQUIRE(a + Hex{} == a);
        REQUIRE(a - a == Hex{});
        REQUIRE(3 * a == a + a + a);
        REQUIRE(-1 * a == -a);
    }
}

TEST_CASE("walking a direction and back cancels") {
    for (const Hex a : sample)
        for (Direction direction = 0; direction < directions; ++direction)
            REQUIRE(neighbour(neighbour(a, direction), opposite(direction)) == a);
}

TEST_CASE("six steps, each turned by a sixth, lead back to the start") {
    for (Direction first = 0; first < directions; ++first) {
        Hex walker{5, -7};
        for (int turn = 0; turn < directions; ++turn)
            walker = neighbour(walker, turned(first, turn));
        REQUIRE(walker == Hex{5, -7});
    }
}

TEST_CASE("turning wraps in both senses") {
    struct Row {
        const char* name;
        Direction from;
        int sixths;
        Direction to;
    };
    const std::vector<Row> rows = {
        {"nothing", 4, 0, 4},        {"one clockwise", 4, 1, 5},
        {"past the end", 5, 1, 0},   {"one anticlockwise", 0, -1, 5},
        {"several turns", 2, 14, 4}, {"several turns back", 2, -14, 0},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        CHECK(turned(row.from, row.sixths) == row.to);
    }
}

TEST_CASE("distance is a metric") {
    for (const Hex a : sample) {
        for (const Hex b : sample) {
            REQUIRE(distance(a, b) == distance(b, a));
            REQUIRE((distance(a, b) == 0) == (a == b));
            for (const Hex c : sample)
                REQUIRE(distance(a, c) <= distance(a, b) + distance(b, c));
        }
    }
}

TEST_CASE("distance counts the fewest steps") {
    std::set<Hex> reached = {{0, 0}};
    for (int steps = 1; steps <= 5; ++steps) {
        std::set<Hex> next;
        for (const Hex hex : reached)
            for (const Hex around : neighbours(hex))
                if (!reached.contains(around))
                    next.insert(around);
        for (const Hex hex : next)
            REQUIRE(distance({0, 0}, hex) == steps);
        reached.merge(next);
    }
}

TEST_CASE("distance does not change when both ends are moved or turned") {
    for (const Hex a : sample) {
        for (const Hex b : sample) {
            REQUIRE(distance(a + Hex{9, 4}, b + Hex{9, 4}) == distance(a, b));
            for (int sixths = 0; sixths < directions; ++sixths)
                REQUIRE(distance(rotated(a, {1, 1}, sixths), rotated(b, {1, 1}, sixths)) ==
                        distance(a, b));
        }
    }
}

TEST_CASE("rotations compose and a full turn changes nothing") {
    for (const Hex a : sample) {
        REQUIRE(rotated(a, {1, 2}, 6) == a);
        REQUIRE(rotated(rotated(a, {1, 2}, 2), {1, 2}, 3) == rotated(a, {1, 2}, 5));
        REQUIRE(rotated(rotated(a, {1, 2}, 1), {1, 2}, -1) == a);
        REQUIRE(rotated(a, a, 1) == a);
    }
}

TEST_CASE("rotating a neighbour turns its direction clockwise") {
    for (Direction direction = 0; direction < directions; ++direction)
        CHECK(rotated(neighbour({3, 3}, direction), {3, 3}, 1) ==
              neighbour({3, 3}, turned(direction, 1)));
}

TEST_CASE("a ring of radius n has 6n hexes, all at distance n, each beside the next") {
    CHECK(ring({4, 4}, 0) == std::vector<Hex>{{4, 4}});
    CHECK(ring({4, 4}, -1).empty());
    for (int radius = 1; radius <= 6; ++radius) {
        const std::vector<Hex> hexes = ring({4, 4}, radius);
        REQUIRE(hexes.size() == static_cast<std::size_t>(6 * radius));
        CHECK(hexes.front() == Hex{4 + radius, 4});
        for (std::size_t i = 0; i < hexes.size(); ++i) {
            REQUIRE(distance(hexes[i], {4, 4}) == radius);
            REQUIRE(distance(hexes[i], hexes[(i + 1) % hexes.size()]) == 1);
        }
        CHECK(std::set<Hex>(hexes.begin(), hexes.end()).size() == hexes.size());
    }
}

TEST_CASE("a disc holds exactly the hexes up to its radius") {
    CHECK(disc({0, 0}, -1).empty());
    for (int radius = 0; radius <= 5; ++radius) {
        const std::vector<Hex> hexes = disc({-2, 6}, radius);
        REQUIRE(hexes.size() == static_cast<std::size_t>(1 + 3 * radius * (radius + 1)));
        for (const Hex hex : hexes)
            REQUIRE(distance(hex, {-2, 6}) <= radius);
        CHECK(std::set<Hex>(hexes.begin(), hexes.end()).size() == hexes.size());
    }
}

TEST_CASE("only adjacent hexes have a direction between them") {
    for (const Hex a : sample) {
        for (const Hex b : sample) {
            const std::optional<Direction> direction = directionBetween(a, b);
            REQUIRE(direction.has_value() == (distance(a, b) == 1));
            if (direction)
                REQUIRE(neighbour(a, *direction) == b);
        }
    }
}

} // namespace esagono::hex_tests
