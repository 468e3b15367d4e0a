// SPDX-License-Identifier: GPL-3.0-or-later
// The map against the hexes the rulebook names, and against common sense.
#include "tests/guadalajara/printed_game.h"

namespace esagono::guadalajara_box {

namespace {

HexId at(const char* label) {
    const HexId hex = sheet().find(label);
    REQUIRE_MESSAGE(hex.exists(), label);
    return hex;
}

/// Everything that can be reached from a hex by steps that are allowed.
template <class Allowed>
std::set<HexId> spreadFrom(const char* start, const Allowed& allowed) {
    std::vector<HexId> open = {at(start)};
    std::set<HexId> found(open.begin(), open.end());
    while (!open.empty()) {
        const HexId here = open.back();
        open.pop_back();
        for (const HexId next : sheet().neighbours(here))
            if (!found.contains(next) && allowed(here, next)) {
                found.insert(next);
                open.push_back(next);
            }
    }
    return found;
}

std::set<HexsideId> sidesOf(std::initializer_list<const char*> lines) {
    std::set<HexsideId> sides;
    for (const char* name : lines)
        for (const HexPair& each : sheet().line(sheet().line(name)).hexsides)
            sides.insert(sheet().hexside(each.first, each.second));
    return sides;
}
std::set<HexId> landOn(const char* start, std::initializer_list<const char*> lines) {
    const std::set<HexsideId> sides = sidesOf(lines);
    return spreadFrom(start,
                      [&](HexId a, HexId b) { return !sides.contains(sheet().hexside(a, b)); });
}

bool isRoad(HexId a, HexId b) {
    return sheet().linked(a, b, sheet().link("road"));
}

int points(const std::set<HexId>& hexes) {
    int sum = 0;
    for (const NamedPlace& place : sheet().sheet().places)
        if (hexes.contains(place.hex))
            sum += place.value("vp");
    return sum;
}

} // namespace

TEST_CASE("places the rulebook names lie where it puts them") {
    struct Row {
        const char* name;
        const char* hex;
    };
    for (const Row& row : {Row{"Brihuega", "18.03"}, Row{"Torija", "3.08"},
                           Row{"Jadraque", "23.22"}, Row{"Cogolludo", "10.30"}}) {
        const NamedPlaceId place = sheet().place(row.name);
        REQUIRE_MESSAGE(place.exists(), row.name);
        CHECK(sheet().place(place).hex == at(row.hex));
        CHECK(sheet().name(sheet().terrain(at(row.hex))) == "major_village");
    }
    CHECK(hexesOf("entry_e") == std::set<HexId>{at("59.01")});
    CHECK(hexesOf("exit_italian") == std::set<HexId>{at("1.07")});
}

TEST_CASE("1.17b, A56: the valley of Brihuega is what lies round it and is no hill") {
    std::set<HexId> valley = {at("18.03")};
    for (const HexId beside : sheet().neighbours(at("18.03")))
        if (sheet().name(sheet().terrain(beside)) != "hills")
            valley.insert(beside);
    CHECK(hexesOf("brihuega_valley") == valley);
}

TEST_CASE("1.17b: seven hills two hexes from Brihuega") {
    CHECK(hexesOf("brihuega_hills").size() == 7);
    for (const HexId hill : hexesOf("brihuega_hills")) {
        CHECK(sheet().distance(hill, at("18.03")) == 2);
        CHECK(sheet().name(sheet().terrain(hill)) == "hills");
    }
}

TEST_CASE("2.6, 2.9: the lines divide the map") {
    const NamedLine& start = sheet().line(sheet().line("start"));
    CHECK(start.hexsides.front().second == at("19.35"));
    CHECK(start.hexsides.back().second == at("62.05"));
    CHECK(landOn("3.08", {"start"}) == hexesOf("republican_side"));
    CHECK(landOn("52.15", {"start"}) == hexesOf("nationalist_side"));
    CHECK(landOn("3.08", {"separation", "rear_divide"}) == hexesOf("south"));
    CHECK(landOn("23.22", {"separation", "rear_divide"}) == hexesOf("north"));
    CHECK(hexesOf("north").size() + hexesOf("south").size() == sheet().hexes().size());
    for (const char* hex : {"41.16", "46.16", "38.13", "33.13", "35.14", "10.12", "24.12", "16.11"})
        CHECK_MESSAGE(hexesOf("south").contains(at(hex)), hex);
    for (const char* hex : {"35.18", "42.18", "38.19", "4.16", "27.25", "22.31", "31.21", "52.23"})
        CHECK_MESSAGE(hexesOf("north").contains(at(hex)), hex);
}

TEST_CASE("one road net joins entries, supply sources and the great villages") {
    const std::set<HexId> net = spreadFrom("3.08", isRoad);
    for (const char* hex : {"1.07", "62.16", "52.23", "18.03", "10.30", "23.22", "37.03"})
        CHECK_MESSAGE(net.contains(at(hex)), hex);
    for (const char* area : {"supply_spanish", "supply_italian", "supply_republican"})
        for (const HexId hex : hexesOf(area)) {
            CHECK(sheet().onLink(hex, sheet().link("road")));
            CHECK(sheet().isOnEdge(hex));
        }
}

TEST_CASE("2.6a: the road from 52.23 to 38.13 is a road all the way") {
    const std::vector<HexId>& way = sheet().area(sheet().area("road_italian_north")).hexes;
    CHECK(way.front() == at("52.23"));
    CHECK(way.back() == at("38.13"));
    for (std::size_t i = 1; i < way.size(); ++i)
        CHECK(isRoad(way[i - 1], way[i]));
}

TEST_CASE("3.4: the railway runs from zone A to Jadraque's station and beyond") {
    const std::set<HexId> line = spreadFrom(
        "1.25", [](HexId a, HexId b) { return sheet().linked(a, b, sheet().link("rail")); });
    for (const char* hex : {"9.25", "32.20", "40.24", "52.24"})
        CHECK_MESSAGE(line.contains(at(hex)), hex);
}

TEST_CASE("bridges are where roads, trails and rails cross water, and nowhere else") {
    const LinkId road = sheet().link("road");
    const LinkId track = sheet().link("track");
    const LinkId rail = sheet().link("rail");
    int rivers = 0;
    for (const HexId hex : sheet().hexes())
        for (const HexId next : sheet().neighbours(hex)) {
            const HexsideId side = sheet().hexside(hex, next);
            const bool water = sheet().has(side, sheet().feature("river")) ||
                               sheet().has(side, sheet().feature("stream"));
            rivers += water ? 1 : 0;
            CHECK(sheet().has(side, sheet().feature("bridge")) ==
                  (water && (sheet().linked(side, road) || sheet().linked(side, track))));
            CHECK(sheet().has(side, sheet().feature("rail_bridge")) ==
                  (water && sheet().linked(side, rail)));
        }
    CHECK(rivers == 2 * 559);
}

TEST_CASE("3.1b: zones A and B lie west of column 13, the others do not") {
    for (const char* zone : {"entry_a", "entry_b", "entry_c", "entry_d", "entry_e"})
        for (const HexId hex : hexesOf(zone)) {
            CAPTURE(zone);
            CHECK(sheet().isOnEdge(hex));
            CHECK((std::stoi(sheet().label(hex)) < 13) == (zone[6] == 'a' || zone[6] == 'b'));
            CHECK(hexesOf("republican_side").contains(hex));
        }
}

TEST_CASE("the villages give room for every level of victory") {
    CHECK(points(hexesOf("north")) == 33);
    CHECK(points(hexesOf("south")) == 40);
    for (const NamedPlace& place : sheet().sheet().places)
        if (place.value("vp") > 0)
            CHECK_MESSAGE(hexesOf("republican_side").contains(place.hex), place.name);
}

TEST_CASE("scenario 4: the Republican front is a chain that parts the south") {
    const std::vector<HexId>& front = sheet().area(sheet().area("front_scenario4")).hexes;
    for (std::size_t i = 1; i < front.size(); ++i)
        CHECK(sheet().adjacent(front[i - 1], front[i]));
    const std::set<HexId> ours = hexesOf("behind_republican_front");
    const std::set<HexId> theirs = hexesOf("behind_italian_front");
    CHECK(ours.size() + theirs.size() + front.size() == hexesOf("south").size());
    for (const HexId hex : ours)
        for (const HexId next : sheet().neighbours(hex))
            CHECK_FALSE(theirs.contains(next));
}

} // namespace esagono::guadalajara_box
