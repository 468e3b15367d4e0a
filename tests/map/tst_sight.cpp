// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/map/sight.h"

#include "tests/map/sheets.h"

#include <algorithm>
#include <doctest/doctest.h>
#include <set>

namespace esagono::sight_tests {

namespace {

/// "06.13 06.14/06.15": hexes passed through, pairs passed along; "-" for a hex off the map.
std::string written(const HexMap& map, const std::vector<SightStep>& steps) {
    std::string text;
    const auto label = [&map](HexId hex) { return hex.exists() ? map.label(hex) : "-"; };
    for (const SightStep& step : steps) {
        text += (text.empty() ? "" : " ") + label(step.first);
        if (step.alongHexside)
            text += "/" + label(step.second);
    }
    return text;
}

/// Which sides of the line from the origin along `way` the corners of a hex lie on.
struct Corners {
    int left = 0;
    int on = 0;
    int right = 0;
};

Corners corners(Hex hex, Hex way) {
    Corners sides;
    // Corners in thirds: between two neighbouring directions.
    for (Direction direction = 0; direction < directions; ++direction) {
        const Hex corner = 3 * hex + neighbour(neighbour({}, direction), turned(direction, 1));
        const int turn = way.q * corner.r - way.r * corner.q;
        ++(turn < 0 ? sides.left : turn > 0 ? sides.right : sides.on);
    }
    return sides;
}

/// Twice the product of two ways along each other, in units of a hex.
int along(Hex a, Hex b) {
    return 2 * a.q * b.q + 2 * a.r * b.r + a.q * b.r + a.r * b.q;
}

} // namespace

TEST_CASE("the hexes between two hexes, worked by hand") {
    struct Row {
        const char* name;
        Grid grid;
        const char* from;
        const char* to;
        const char* between;
    };
    const std::vector<Row> rows = {
        {"itself", sheets::gravellona(), "05.15", "05.15", ""},
        {"neighbour", sheets::gravellona(), "05.15", "06.15", ""},
        {"D1 along a hexside", sheets::gravellona(), "05.15", "07.15", "06.14/06.15"},
        {"D2 along a hexside", sheets::gravellona(), "05.14", "07.14", "06.13/06.14"},
        {"D4 along a hexside", sheets::tarnova(), "08.12", "06.12", "07.12/07.13"},
        {"D4 through a hex", sheets::tarnova(), "08.12", "06.13", "07.13"},
        {"D5 a slanting line", sheets::gravellona(), "12.12", "11.15", "12.13 11.14"},
        {"D6 down a column", sheets::tarnova(), "11.08", "11.05", "11.07 11.06"},
        {"flat: two hexsides in one line", sheets::gravellona(), "05.15", "09.15",
         "06.14/06.15 07.15 08.14/08.15"},
        {"flat: a line that crosses a long hexside passes both its hexes", sheets::gravellona(),
         "05.15", "09.16", "06.15 07.15 07.16 08.15"},
        {"flat: rows counted northward", sheets::guadalajara(), "3.08", "5.08", "4.07/4.08"},
        {"pointy: along a row", sheets::santander(), "1211", "1214", "1212 1213"},
        {"pointy: up the sheet", sheets::santander(), "1211", "1011", "1110/1111"},
        {"pointy: down the sheet", sheets::santander(), "1211", "1611", "1310/1311 1411 1510/1511"},
        {"pointy: a slanting line", sheets::santander(), "1211", "1313", "1212 1312"},
        {"pointy: rows counted northward", sheets::tscw(), "2919", "3119", "3019/3020"},
        {"half of the pair is off the map", sheets::gravellona(), "01.01", "03.01", "02.01/-"},
        {"the same on a pointy map", sheets::santander(), "1220", "1420", "1319/1320"},
        {"the same at a ragged edge", sheets::santander(), "1320", "1520", "1420/-"},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        const HexMap map(sheets::blank(row.grid));
        CHECK(written(map, sightBetween(map, map.find(row.from), map.find(row.to))) == row.between);
    }
}

TEST_CASE("a hex touched in a corner only is not passed") {
    // From the origin to (5,-1) the line meets the corner of (1,0), (2,-1) and (2,0) and goes on
    // into the last.
    const std::vector<HexOnLine> line = hexesOnLine({0, 0}, {5, -1});
    const auto contains = [&line](Hex hex) {
        return std::any_of(line.begin(), line.end(), [&](const HexOnLine& step) {
            return step.first == hex || step.second == hex;
        });
    };
    CHECK(contains({1, 0}));
    CHECK(contains({2, 0}));
    CHECK_FALSE(contains({2, -1}));
}

TEST_CASE("both ends see the same line") {
    for (const Hex to : disc({0, 0}, 12)) {
        std::vector<HexOnLine> back = hexesOnLine(to, {0, 0});
        std::reverse(back.begin(), back.end());
        REQUIRE(hexesOnLine({0, 0}, to) == back);
    }
}

TEST_CASE("a moved or turned line passes the moved or turned hexes") {
    for (const Hex to : disc({0, 0}, 7)) {
        const auto line = hexesOnLine({0, 0}, to);
        const auto moved = hexesOnLine({4, -9}, to + Hex{4, -9});
        const auto turned = hexesOnLine({0, 0}, rotated(to, {}, 1));
        REQUIRE(moved.size() == line.size());
        REQUIRE(turned.size() == line.size());
        for (std::size_t i = 0; i < line.size(); ++i) {
            REQUIRE(moved[i].first == line[i].first + Hex{4, -9});
            REQUIRE(moved[i].second.has_value() == line[i].second.has_value());
            std::set<Hex> expected = {rotated(line[i].first, {}, 1)};
            std::set<Hex> found = {turned[i].first};
            if (line[i].second) {
                expected.insert(rotated(*line[i].second, {}, 1));
                found.insert(turned[i].second.value_or(Hex{}));
            }
            REQUIRE(found == expected);
        }
    }
}

TEST_CASE("every step is adjacent to the one before and no hex is passed twice") {
    for (const Hex to : disc({0, 0}, 12)) {
        const auto line = hexesOnLine({0, 0}, to);
        REQUIRE(line.front() == HexOnLine{{0, 0}, std::nullopt});
        REQUIRE(line.back() == HexOnLine{to, std::nullopt});
        std::set<Hex> seen;
        for (std::size_t i = 0; i < line.size(); ++i) {
            REQUIRE(seen.insert(line[i].first).second);
            if (line[i].second) {
                REQUIRE(seen.insert(*line[i].second).second);
                REQUIRE(line[i].first < *line[i].second);
                REQUIRE(distance(line[i].first, *line[i].second) == 1);
            }
            if (i == 0)
                continue;
            REQUIRE(distance(line[i - 1].first, line[i].first) == 1);
            if (line[i].second)
                REQUIRE(distance(line[i - 1].first, *line[i].second) == 1);
            if (line[i - 1].second)
                REQUIRE(distance(*line[i - 1].second, line[i].first) == 1);
        }
        REQUIRE(line.size() >= static_cast<std::size_t>(distance({0, 0}, to)) + 1);
    }
}

TEST_CASE("exactly the hexes with corners on both sides of the line are passed through") {
    for (const Hex to : disc({0, 0}, 9)) {
        if (to == Hex{})
            continue;
        std::set<Hex> through;
        std::set<Hex> beside;
        for (const HexOnLine& step : hexesOnLine({0, 0}, to)) {
            (step.second ? beside : through).insert(step.first);
            if (step.second)
                beside.insert(*step.second);
        }
        for (const Hex hex : disc({0, 0}, 12)) {
            const bool isBetween = along(hex, to) >= 0 && along(hex, to) <= along(to, to);
            const Corners sides = corners(hex, to);
            const bool isCut = sides.left > 0 && sides.right > 0;
            REQUIRE(through.contains(hex) == (isBetween && isCut));
            REQUIRE(beside.contains(hex) == (isBetween && !isCut && sides.on == 2));
        }
    }
}

} // namespace esagono::sight_tests
