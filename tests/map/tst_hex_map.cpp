// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/map/hex_map.h"

#include "tests/map/sheets.h"

#include <algorithm>
#include <doctest/doctest.h>
#include <set>

namespace esagono::hex_map_tests {

namespace {

constexpr TerrainId clear(0);
constexpr TerrainId mountain(1);
constexpr TerrainId sea(2);
constexpr FeatureId river(0);
constexpr FeatureId impassable(1);
constexpr LinkId road(0);
constexpr LinkId rail(1);

/// A corner of the Santander map with a hole at 1012.
MapSheet corner() {
    MapSheet sheet = sheets::blank(sheets::santander());
    const Grid& grid = sheet.grid;
    const auto at = [&grid](const char* label) { return grid.find(label); };
    sheet.terrains = {"clear", "mountain", "sea"};
    sheet.terrain[at("1603").index()] = mountain;
    sheet.terrain[at("1111").index()] = sea;
    sheet.terrain[at("1012").index()] = TerrainId();
    sheet.elevation.assign(grid.size(), MapSheet::noElevation);
    sheet.elevation[at("1211").index()] = 15;
    sheet.features = {"river", "impassable"};
    sheet.hexsides = {{{at("1211"), at("1212")}, {impassable}},
                      {{at("1311"), at("1212")}, {river, impassable}}};
    sheet.links = {"road", "rail"};
    sheet.linkLines = {
        {road, {at("1211"), at("1210"), at("1209"), at("1308")}, "Santander – Torrelavega", "main"},
        {rail, {at("1211"), at("1210")}, "", ""}};
    sheet.places = {{"Torrelavega", at("1307"), "city", {{"vp", 1}}, ""},
                    {"Santander", at("1211"), "city", {{"vp", 3}, {"source", 1}}, "17.113,2.35"},
                    {"Maliaño", at("1211"), "town", {}, ""}};
    sheet.areas = {{"west", {at("1209"), at("1210")}}, {"empty", {}}, {"port", {at("1211")}}};
    sheet.lines = {{"front", {{at("1418"), at("1518")}, {at("1517"), at("1518")}}}};
    return sheet;
}

} // namespace

TEST_CASE("terrain, elevation and places are those of the sheet") {
    const HexMap map(corner());
    CHECK(map.terrain(map.find("1603")) == mountain);
    CHECK(map.terrain(map.find("1604")) == clear);
    CHECK(map.terrain("sea") == sea);
    CHECK_FALSE(map.terrain("swamp").exists());
    CHECK(map.name(sea) == "sea");
    CHECK(map.elevation(map.find("1211")) == 15);
    CHECK_FALSE(map.elevation(map.find("1212")));

    const auto places = map.placesIn(map.find("1211"));
    REQUIRE(places.size() == 2);
    CHECK(map.place(places[0]).name == "Santander");
    CHECK(map.place(places[0]).value("vp") == 3);
    CHECK(map.place(places[0]).value("morale", -1) == -1);
    CHECK(map.place(places[1]).name == "Maliaño");
    CHECK(map.placesIn(map.find("1210")).empty());
    CHECK(map.place(map.place("Torrelavega")).hex == map.find("1307"));
    CHECK_FALSE(map.place("Bilbao").exists());
}

TEST_CASE("a sheet without elevations has none anywhere") {
    const HexMap map(sheets::blank(sheets::small(2, 2)));
    CHECK_FALSE(map.elevation(map.find("0101")));
}

TEST_CASE("a hole has a number but is no hex") {
    const HexMap map(corner());
    const HexId hole = map.grid().find("1012");
    CHECK_FALSE(map.exists(hole));
    CHECK_FALSE(map.find("1012").exists());
    CHECK(map.hexes().size() == map.size() - 1);
    for (const HexId hex : map.hexes()) {
        REQUIRE(hex != hole);
        for (const HexId next : map.neighbours(hex))
            REQUIRE(next != hole);
    }
    CHECK(map.isOnEdge(map.find("1111")));
    CHECK_FALSE(map.hexside(map.find("1011"), hole).exists());
    CHECK_FALSE(map.exists(HexId()));
    CHECK_FALSE(map.find("nonsense").exists());
}

TEST_CASE("neighbours are mutual, adjacent and in the opposite direction") {
    for (const Grid& grid : {sheets::santander(), sheets::gravellona(), sheets::guadalajara()}) {
        const HexMap map(sheets::blank(grid));
        for (const HexId hex : map.hexes()) {
            std::size_t count = 0;
            for (Direction direction = 0; direction < directions; ++direction) {
                const HexId next = map.neighbour(hex, direction);
                if (!next.exists())
                    continue;
                ++count;
                REQUIRE(map.neighbour(next, opposite(direction)) == hex);
                REQUIRE(map.adjacent(hex, next));
                REQUIRE(map.direction(hex, next) == direction);
            }
            REQUIRE(map.neighbours(hex).size() == count);
            REQUIRE(map.isOnEdge(hex) == (count < 6));
        }
    }
}

TEST_CASE("a hexside is the same from both sides and unlike any other") {
    const HexMap map(sheets::blank(sheets::guadalajara()));
    std::set<HexsideId> sides;
    std::size_t crossings = 0;
    for (const HexId hex : map.hexes()) {
        for (const HexId next : map.neighbours(hex)) {
            const HexsideId side = map.hexside(hex, next);
            REQUIRE(side.exists());
            REQUIRE(side == map.hexside(next, hex));
            REQUIRE(side == hexsideBetween(hex, next, *map.direction(hex, next)));
            REQUIRE(map.ends(side) == HexPair{std::min(hex, next), std::max(hex, next)});
            REQUIRE(map.findHexside(map.label(side)) == side);
            sides.insert(side);
            ++crossings;
        }
    }
    CHECK(sides.size() * 2 == crossings);
}

TEST_CASE("hexsides are written with the lower number first and read either way") {
    struct Row {
        const char* name;
        const char* text;
        const char* written; ///< nullptr: no such hexside
    };
    const std::vector<Row> rows = {
        {"as written", "1211|1212", "1211|1212"},
        {"the other way", "1212|1211", "1211|1212"},
        {"slanting", "1311|1212", "1212|1311"},
        {"not adjacent", "1211|1213", nullptr},
        {"no bar", "12111212", nullptr},
        {"half", "1211|", nullptr},
        {"off the map", "1220|1221", nullptr},
        {"into a hole", "1011|1012", nullptr},
        {"itself", "1211|1211", nullptr},
        {"two bars", "1211|1212|1213", nullptr},
        {"nothing", "", nullptr},
    };
    const HexMap map(corner());
    for (const Row& row : rows) {
        CAPTURE(row.name);
        const HexsideId side = map.findHexside(row.text);
        REQUIRE(side.exists() == (row.written != nullptr));
        if (row.written != nullptr)
            CHECK(map.label(side) == row.written);
    }
}

TEST_CASE("features lie along hexsides, links cross them") {
    const HexMap map(corner());
    const auto at = [&map](const char* label) { return map.find(label); };
    CHECK(map.has(map.hexside(at("1212"), at("1211")), impassable));
    CHECK_FALSE(map.has(map.hexside(at("1212"), at("1211")), river));
    CHECK(map.features(map.findHexside("1212|1311")) == FeatureSet{river, impassable});
    CHECK(map.features(map.findHexside("1212|1213")).empty());
    CHECK(map.linked(at("1210"), at("1211"), road));
    CHECK(map.linked(at("1210"), at("1211"), rail));
    CHECK(map.linked(at("1210"), at("1209"), road));
    CHECK_FALSE(map.linked(at("1210"), at("1209"), rail));
    CHECK_FALSE(map.linked(at("1211"), at("1209"), road));
    CHECK(map.onLink(at("1308"), road));
    CHECK_FALSE(map.onLink(at("1307"), road));
    CHECK(map.feature("river") == river);
    CHECK(map.link("rail") == rail);
    CHECK(map.name(impassable) == "impassable");
    CHECK(map.name(road) == "road");
    CHECK(map.sheet().linkLines.front().grade == "main");
}

TEST_CASE("nothing lies along or across a hexside that does not exist") {
    const HexMap map(corner());
    CHECK(map.features(HexsideId()).empty());
    CHECK(map.links(HexsideId()).empty());
    CHECK_FALSE(map.has(HexsideId(), river));
    CHECK_FALSE(map.has(map.findHexside("1211|1212"), FeatureId()));
}

TEST_CASE("areas answer by name and by hex") {
    const HexMap map(corner());
    const AreaId west = map.area("west");
    REQUIRE(west.exists());
    CHECK_FALSE(map.area("north").exists());
    for (const HexId hex : map.hexes()) {
        const std::string label = map.label(hex);
        REQUIRE(map.inArea(west, hex) == (label == "1209" || label == "1210"));
        REQUIRE_FALSE(map.inArea(map.area("empty"), hex));
        REQUIRE(map.inArea(map.area("port"), hex) == (label == "1211"));
    }
    CHECK(map.area(west).hexes.size() == 2);
    CHECK(map.line(map.line("front")).hexsides.front().first == map.find("1418"));
    CHECK_FALSE(map.line("frontier").exists());
}

TEST_CASE("the hexes within range are those at that distance or less") {
    const HexMap map(corner());
    for (const char* label : {"1001", "1211", "1810", "2520"}) {
        CAPTURE(label);
        const HexId centre = map.find(label);
        for (int range = -1; range <= 4; ++range) {
            std::vector<HexId> expected;
            for (const HexId hex : map.hexes())
                if (map.distance(centre, hex) <= range)
                    expected.push_back(hex);
            CHECK(map.within(centre, range) == expected);
        }
    }
}

TEST_CASE("maps of the same sheet are equal and copies answer alike") {
    const HexMap map(corner());
    const HexMap copy = map;
    CHECK(copy == map);
    CHECK(copy.placesIn(copy.find("1211")).size() == 2);
    MapSheet other = corner();
    other.terrain[0] = sea;
    CHECK_FALSE(HexMap(other) == map);
}

} // namespace esagono::hex_map_tests
