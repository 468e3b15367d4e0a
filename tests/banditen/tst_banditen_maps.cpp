// SPDX-License-Identifier: GPL-3.0-or-later
// The two maps against what the rulebook says of their hexes, and against common sense.
#include "tests/banditen/printed_package.h"

#include "engine/map/sight.h"

#include <queue>

namespace esagono::printed::maps_tests {

namespace {

std::string terrainAt(const HexMap& map, HexId hex) {
    return map.name(map.terrain(hex));
}

/// What a step costs by the terrain chart; nothing if nobody can make it.
std::optional<int> stepCost(const HexMap& map, HexId from, HexId to, const char* column) {
    const Chart& chart = *package().chart("terrain");
    const HexsideId side = map.hexside(from, to);
    if (map.linked(side, map.link("road")))
        return chart.number("road", column);
    if (terrainAt(map, from) == "river")
        return std::nullopt;
    auto cost = chart.number(terrainAt(map, to), column);
    if (cost && map.has(side, map.feature("stream"))) {
        const auto more = chart.number("stream", column);
        cost = more ? std::optional(*cost + *more) : std::nullopt;
    }
    return cost;
}

/// The fewest points to every hex that can be reached.
std::map<HexId, int> marchFrom(const HexMap& map, const char* start, const char* column = "move") {
    using Stop = std::pair<int, HexId>;
    std::map<HexId, int> points = {{map.find(start), 0}};
    std::priority_queue<Stop, std::vector<Stop>, std::greater<>> open;
    open.emplace(0, map.find(start));
    while (!open.empty()) {
        const auto [spent, at] = open.top();
        open.pop();
        if (spent > points[at])
            continue;
        for (const HexId next : map.neighbours(at))
            if (const auto cost = stepCost(map, at, next, column)) {
                const auto [known, fresh] = points.emplace(next, spent + *cost);
                if (fresh || spent + *cost < known->second) {
                    known->second = spent + *cost;
                    open.emplace(spent + *cost, next);
                }
            }
    }
    return points;
}

/// 8.3: terrain alone, and combat units in the hexes named.
bool sees(const HexMap& map, const char* from, const char* to,
          const std::set<std::string>& units = {}) {
    const auto blocks = [&](HexId hex) {
        return hex.exists() &&
               package().chart("terrain")->number(terrainAt(map, hex), "sight") == 1;
    };
    for (const SightStep& step : sightBetween(map, map.find(from), map.find(to))) {
        if (step.alongHexside ? blocks(step.first) && blocks(step.second)
                              : blocks(step.first) || units.contains(map.label(step.first)))
            return false;
    }
    return true;
}

std::set<std::string> hexesWhere(const HexMap& map, const auto& condition) {
    std::set<std::string> found;
    for (const HexId hex : map.hexes())
        if (condition(hex))
            found.insert(map.label(hex));
    return found;
}
int column(const HexMap& map, HexId hex) {
    return std::stoi(map.label(hex).substr(0, 2));
}
int row(const HexMap& map, HexId hex) {
    return std::stoi(map.label(hex).substr(3));
}

/// How far a hex centre lies to the right of the line, looking from its first end to its last:
/// in whole numbers, columns three apart and rows two.
int rightOf(const HexMap& map, HexId first, HexId last, HexId hex) {
    const auto x = [&](HexId each) { return column(map, each); };
    const auto y = [&](HexId each) { return 2 * row(map, each) - column(map, each) % 2; };
    return (x(last) - x(first)) * (y(hex) - y(first)) - (y(last) - y(first)) * (x(hex) - x(first));
}

} // namespace

TEST_CASE("Both maps have four hundred hexes, and every one a height") {
    for (const char* id : {"gravellona", "tarnova"}) {
        const HexMap& map = mapOf(id);
        CHECK(map.hexes().size() == 400);
        for (const HexId hex : map.hexes())
            CHECK_MESSAGE(map.elevation(hex).has_value(), map.label(hex));
    }
}

TEST_CASE("The places the set-up page names stand in their hexes") {
    const std::map<std::string, std::string> named = {
        {"16.09", "Sede GNR"},    {"15.08", "Scuole"},       {"14.04", "Stazione"},
        {"06.15", "Corte Cerro"}, {"17.15", "Corte Pitoni"},
    };
    const HexMap& map = mapOf("gravellona");
    for (const auto& [hex, name] : named) {
        CAPTURE(hex);
        const auto places = map.placesIn(map.find(hex));
        REQUIRE(places.size() == 1);
        CHECK(map.place(places.front()).name == name);
        CHECK(terrainAt(map, map.find(hex)) == "building");
    }
    CHECK(area(map, "corte_cerro") == std::set<std::string>{"06.14", "06.15", "06.16"});
    CHECK(area(map, "corte_pitoni") == std::set<std::string>{"17.15"});
}

TEST_CASE("Reinforcements enter where the set-up page says, on the edge and along a road") {
    const std::map<const char*, std::string> entries = {{"entry_garibaldi", "10.20"},
                                                        {"entry_beltrami", "14.20"},
                                                        {"entry_valdossola", "15.01"},
                                                        {"entry_valtoce", "11.01"},
                                                        {"entry_ii", "20.05"}};
    const HexMap& map = mapOf("gravellona");
    for (const auto& [name, hex] : entries) {
        CAPTURE(name);
        CHECK(area(map, name) == std::set<std::string>{hex});
        CHECK(map.isOnEdge(map.find(hex)));
        CHECK(map.onLink(map.find(hex), map.link("road")));
    }
    const HexId third = map.find("20.05");
    CHECK(area(map, "entry_iii") == hexesWhere(map, [&](HexId hex) {
              return map.distance(hex, third) <= 5 && terrainAt(map, hex) != "river";
          }));
    CHECK(area(mapOf("tarnova"), "entry_ita") ==
          hexesWhere(mapOf("tarnova"), [](HexId hex) { return mapOf("tarnova").isOnEdge(hex); }));
}

TEST_CASE("15.8 Six objectives, all buildings, the three garrisons among them") {
    const HexMap& map = mapOf("gravellona");
    const auto objectives = area(map, "objectives");
    CHECK(objectives.size() == 6);
    for (const char* hex : {"16.09", "15.08", "14.04"})
        CHECK_MESSAGE(objectives.contains(hex), hex);
    std::set<std::string> starred;
    for (const NamedPlace& place : map.sheet().places)
        if (place.value("vp") == 1)
            starred.insert(map.label(place.hex));
    CHECK(starred == objectives);
    for (const std::string& hex : objectives)
        CHECK_MESSAGE(terrainAt(map, map.find(hex)) == "building", hex);
    CHECK(area(map, "objectives_optional") == std::set<std::string>{"16.05"});
}

TEST_CASE("All land can be reached on foot, and the armoured car reaches every objective") {
    for (const auto& [id, start] :
         {std::pair{"gravellona", "10.20"}, std::pair{"tarnova", "01.17"}}) {
        const HexMap& map = mapOf(id);
        const auto reached = marchFrom(map, start);
        for (const HexId hex : map.hexes())
            CHECK_MESSAGE((terrainAt(map, hex) == "river" || reached.contains(hex)),
                          id << " " << map.label(hex));
    }
    const HexMap& map = mapOf("gravellona");
    const auto driven = marchFrom(map, "10.20", "armour");
    for (const std::string& hex : area(map, "objectives"))
        CHECK_MESSAGE(driven.contains(map.find(hex)), hex);
    const auto onFoot = marchFrom(map, "10.20");
    CHECK(onFoot.at(map.find("12.12")) == 9);
    CHECK(onFoot.at(map.find("16.09")) == 14);
    CHECK(marchFrom(map, "20.05").at(map.find("17.07")) == 4);
}

TEST_CASE("The Toce has one bridge, the Strona one wherever a road crosses it") {
    const HexMap& map = mapOf("gravellona");
    const FeatureId stream = map.feature("stream"), bridge = map.feature("bridge");
    for (const HexsideEntry& each : map.sheet().hexsides) {
        const HexsideId side = map.hexside(each.between.first, each.between.second);
        CAPTURE(map.label(side));
        CHECK(map.has(side, stream));
        CHECK(map.has(side, bridge) == map.linked(side, map.link("road")));
    }
    CHECK(map.sheet().hexsides.size() == 36);
    CHECK(mapOf("tarnova").sheet().hexsides.empty());
    const auto crossings = hexesWhere(map, [&](HexId hex) {
        return terrainAt(map, hex) == "river" && map.onLink(hex, map.link("road"));
    });
    CHECK(crossings == std::set<std::string>{"15.03"});
}

TEST_CASE("Twelve numbered forts, the first alone on the side of the 3rd Battalion") {
    const HexMap& map = mapOf("tarnova");
    std::map<int, std::string> numbered;
    for (const NamedPlace& place : map.sheet().places)
        if (const int fort = place.value("fort"); fort > 0)
            CHECK(numbered.emplace(fort, map.label(place.hex)).second);
    CHECK(numbered.size() == 12);
    CHECK(numbered.begin()->first == 1);
    CHECK(numbered.rbegin()->first == 12);
    const auto forts = area(map, "forts");
    const auto zone = area(map, "zone_3btg");
    for (const auto& [fort, hex] : numbered) {
        CHECK_MESSAGE(forts.contains(hex), fort);
        CHECK_MESSAGE(zone.contains(hex) == (fort == 1), fort);
    }
}

TEST_CASE("16.3.1 The zone of the 3rd Battalion ends at the line from 01.13 to 16.20") {
    const HexMap& map = mapOf("tarnova");
    const HexId first = map.find("01.13"), last = map.find("16.20");
    const auto zone = area(map, "zone_3btg");
    CHECK(zone == hexesWhere(map, [&](HexId hex) { return rightOf(map, first, last, hex) >= 0; }));
    for (const char* hex : {"01.13", "16.20", "02.20"})
        CHECK_MESSAGE(zone.contains(hex), hex);
    for (const HexPair& side : map.line(map.line("third_battalion")).hexsides) {
        CHECK(zone.contains(map.label(side.first)));
        CHECK_FALSE(zone.contains(map.label(side.second)));
    }
}

TEST_CASE("16.1 The zones of the battalions are those of the set-up page") {
    const HexMap& map = mapOf("tarnova");
    const auto forestWithin = [&](const char* centre, int range) {
        return hexesWhere(map, [&](HexId hex) {
            return terrainAt(map, hex) == "forest" && map.distance(hex, map.find(centre)) <= range;
        });
    };
    CHECK(area(map, "setup_1btg") == forestWithin("01.01", 12));
    CHECK(area(map, "setup_2btg") ==
          hexesWhere(map, [&](HexId hex) { return column(map, hex) == 20; }));
    CHECK(area(map, "setup_3btg") == forestWithin("02.20", 3));
    CHECK(area(map, "buildings") ==
          hexesWhere(map, [&](HexId hex) { return terrainAt(map, hex) == "building"; }));
    for (const char* zone : {"setup_1btg", "setup_2btg", "setup_3btg"})
        for (const std::string& hex : area(map, zone))
            for (const std::string& fort : area(map, "forts"))
                CHECK_MESSAGE(map.distance(map.find(hex), map.find(fort)) > 1, hex << " " << fort);
}

TEST_CASE("8.3 The lines of sight of the first reading") {
    struct Look {
        const char* map;
        const char* from;
        const char* to;
        std::set<std::string> units;
        bool clear;
    };
    for (const Look& look :
         {Look{"gravellona", "05.15", "07.15", {}, false},
          Look{"gravellona", "05.14", "07.14", {}, true},
          Look{"gravellona", "16.09", "14.09", {}, false},
          Look{"gravellona", "16.09", "14.10", {}, false},
          Look{"gravellona", "12.12", "11.15", {}, true},
          Look{"gravellona", "12.12", "11.15", {"12.13"}, false},
          Look{"tarnova", "08.12", "06.12", {}, true}, Look{"tarnova", "08.12", "06.13", {}, false},
          Look{"tarnova", "11.08", "11.06", {}, true},
          Look{"tarnova", "11.08", "11.05", {}, false}})
        CHECK_MESSAGE(sees(mapOf(look.map), look.from, look.to, look.units) == look.clear,
                      look.map << " " << look.from << "–" << look.to);
}

} // namespace esagono::printed::maps_tests
