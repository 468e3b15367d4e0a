// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/guadalajara/setup/printed_scenario.h"

#include <algorithm>
#include <string>

namespace esagono::guadalajara {

namespace {

HexId needed(const HexMap& map, const char* label) {
    const HexId hex = map.find(label);
    if (!hex.exists())
        lacks(label);
    return hex;
}

/// How far every hex is from the nearest of some.
std::vector<std::uint8_t> distancesTo(const HexMap& map, std::vector<HexId> ring) {
    std::vector<std::uint8_t> far(map.size(), UINT8_MAX);
    for (const HexId hex : ring)
        far[hex.index()] = 0;
    for (std::uint8_t distance = 1; !ring.empty() && distance < UINT8_MAX; ++distance) {
        std::vector<HexId> next;
        for (const HexId hex : ring)
            for (const HexId beside : map.neighbours(hex))
                if (far[beside.index()] == UINT8_MAX) {
                    far[beside.index()] = distance;
                    next.push_back(beside);
                }
        ring = std::move(next);
    }
    return far;
}

/// Those that touch the start line.
std::vector<HexId> atStartLine(const HexMap& map, const Ground& ground) {
    std::vector<HexId> hexes;
    for (const HexId hex : map.hexes())
        if (std::ranges::any_of(map.neighbours(hex), [&](HexId beside) {
                return map.inArea(ground.nationalistSide, hex) !=
                       map.inArea(ground.nationalistSide, beside);
            }))
            hexes.push_back(hex);
    return hexes;
}

std::vector<HexId> onRail(const HexMap& map) {
    std::vector<HexId> hexes(map.hexes().begin(), map.hexes().end());
    std::erase_if(hexes, [&](HexId hex) { return !map.onLink(hex, rail); });
    return hexes;
}

std::vector<std::uint8_t> pointsOfVillages(const HexMap& map) {
    std::vector<std::uint8_t> points(map.size(), 0);
    for (const NamedPlace& place : map.sheet().places)
        points[place.hex.index()] = static_cast<std::uint8_t>(place.value("vp"));
    return points;
}

CounterId counterNamed(const GamePackage& package, const Record& name) {
    const CounterId counter = find<CounterId>(package.counters, name.get<std::string>());
    if (!counter.exists())
        lacks(name.get<std::string>());
    return counter;
}

std::vector<CounterId> countersNamed(const GamePackage& package, const Record& names) {
    std::vector<CounterId> counters;
    for (const Record& name : names)
        counters.push_back(counterNamed(package, name));
    return counters;
}

SideId sideNamed(const Record& name) {
    return name == "nationalist" ? nationalist : republican;
}

Division divisionNamed(const Record& name) {
    constexpr std::array<std::string_view, 4> names = {"FN", "PN", "DLV", "LIT"};
    const auto found = std::ranges::find(names, name.get<std::string>());
    if (found == names.end())
        lacks(name.get<std::string>());
    return Division(found - names.begin());
}

AreaId areaNamed(const HexMap& map, const std::string& name) {
    const AreaId area = map.area(name);
    if (!area.exists())
        lacks(name);
    return area;
}

/// The scenario's own sentences.
void readSpecial(const GamePackage& package, const HexMap& map, const Record& rule,
                 Course& course) {
    const std::string kind = rule.at("rule").get<std::string>();
    if (kind == "attached")
        course.attachments.push_back({counterNamed(package, rule.at("counter")),
                                      divisionNamed(rule.at("division")),
                                      rule.at("turns").at(0).get<int>(),
                                      rule.at("turns").at(1).get<int>(), rule.contains("ruling")});
    else if (kind == "immobile") {
        course.immobileHex = map.find(rule.at("hex").get<std::string>());
        course.immobileTurn = rule.at("turn").get<int>();
    } else if (kind == "no_forced_retreat")
        for (const Record& each : rule.at("divisions"))
            course.noForcedRetreat[static_cast<std::size_t>(divisionNamed(each))] = true;
    else if (kind == "retreat_with")
        course.roundBrihuega = countersNamed(package, rule.at("units"));
    else if (kind == "stay_east")
        course.stayEast = true;
    else if (kind != "attached_until_retreat") // the same units as retreat_with
        lacks(kind);
}

void readArrivals(const GamePackage& package, const HexMap& map, const Record& special,
                  Course& course) {
    for (const SideId side : {nationalist, republican})
        for (const auto& [at, count] : special.at("reserveMarkers")
                                           .at(side == nationalist ? "nationalist" : "republican")
                                           .items())
            course.reserveMarkers[side.index()][static_cast<std::size_t>(std::stoi(at))] =
                count.get<int>();
    for (const Record& each : special.at("emergency")) {
        Emergency group;
        group.box = find<BoxId>(package.boxes, each.at("group").get<std::string>());
        group.entry = areaNamed(map, each.at("entry").get<std::string>());
        group.turn = each.at("turn").get<int>();
        group.reserveMarkers = each.at("reserveMarkers").get<int>();
        group.points = each.at("vp").get<int>();
        course.emergencies.push_back(group);
    }
    for (const Record& each : special.at("withdrawals"))
        course.withdrawals.emplace_back(each.at("turn").get<int>(),
                                        countersNamed(package, each.at("counters")));
}

void enterGroup(std::vector<std::uint16_t>& groups, const std::vector<CounterId>& counters,
                std::size_t number) {
    for (const CounterId counter : counters)
        if (groups[counter.index()] == 0)
            groups[counter.index()] = static_cast<std::uint16_t>(number + 1);
}

void readSetup(const GamePackage& package, const Scenario& scenario, Course& course) {
    const HexMap& map = package.maps[scenario.map];
    course.setupGroup.assign(package.counters.size(), 0);
    for (std::size_t i = 0; i < scenario.setup.size(); ++i) {
        const SetupGroup& group = scenario.setup[i];
        enterGroup(course.setupGroup, group.counters, i);
        const bool isOutside = group.extra.contains("ruling"); // A6
        course.byJadraque.push_back(isOutside);
        course.setupHexes.push_back(
            isOutside ? map.within(needed(map, group.extra.at("of").get<std::string>().c_str()),
                                   group.extra.at("within").get<int>())
                      : group.hexes);
    }
}

/// Where those wait who come by a named area.
BoxId boxOf(const SetupGroup& group) {
    constexpr std::array<std::string_view, zones> names = {"entry_a", "entry_b", "entry_c",
                                                           "entry_d", "entry_e"};
    if (const auto zone = std::ranges::find(names, group.area); zone != names.end())
        return zoneBox(static_cast<std::size_t>(zone - names.begin()));
    const bool isAny = group.side == republican && group.hexes.size() > 1;
    return isAny ? offMap : forcesBox[group.side.index()];
}

void readGroups(const GamePackage& package, const Scenario& scenario, Course& course) {
    course.arrivalGroup.assign(package.counters.size(), 0);
    for (std::size_t i = 0; i < scenario.reinforcements.size(); ++i) {
        const SetupGroup& group = scenario.reinforcements[i];
        enterGroup(course.arrivalGroup, group.counters, i);
        Arrival arrival;
        arrival.side = group.side;
        arrival.turn = group.turn;
        arrival.box = boxOf(group);
        arrival.hexes = group.hexes;
        arrival.inVillages = group.extra.contains("controlled");
        arrival.byNorthRoad = group.area == "entry_north";
        arrival.inExploitation = group.extra.contains("phase");
        course.arrivals.push_back(std::move(arrival));
    }
}

Level levelNamed(const Record& name) {
    constexpr std::array<std::string_view, 5> names = {
        "nationalist_major", "nationalist_minor", "draw", "republican_minor", "republican_major"};
    const auto found = std::ranges::find(names, name.get<std::string>());
    if (found == names.end())
        lacks(name.get<std::string>());
    return Level(found - names.begin());
}

void addHexes(const HexMap& map, const Record& test, const char* key, std::vector<HexId>& hexes) {
    if (test.contains(key))
        for (const Record& label : test.at(key))
            hexes.push_back(needed(map, label.get<std::string>().c_str()));
}

/// The villages with points for which something holds, in the scenario's part of the map.
template <class Holds>
std::vector<HexId> villagesWhere(const HexMap& map, const Course& course, const Holds& holds) {
    std::vector<HexId> found;
    for (const NamedPlace& place : map.sheet().places)
        if (place.value("vp") > 0 && holds(place.hex) &&
            (!course.playArea.exists() || map.inArea(course.playArea, place.hex)))
            found.push_back(place.hex);
    return found;
}

int columnOf(const HexMap& map, HexId hex) {
    return std::stoi(map.label(hex));
}

void readRegions(const HexMap& map, const Record& regions, const Course& course, LevelTest& test) {
    const auto add = [&](const auto& holds) {
        test.regions.push_back(villagesWhere(map, course, holds));
    };
    if (regions.contains("areas"))
        for (const Record& name : regions.at("areas")) {
            const AreaId area = areaNamed(map, name.get<std::string>());
            add([&](HexId hex) { return map.inArea(area, hex); });
        }
    const auto addColumns = [&](const char* key, const auto& compare) {
        if (!regions.contains(key))
            return;
        const int limit = regions.at(key).get<int>();
        add([&](HexId hex) { return compare(columnOf(map, hex), limit); });
    };
    addColumns("columnsAbove", std::greater());
    addColumns("columnsBelow", std::less());
    addColumns("columnsAtMost", std::less_equal());
}

LevelTest levelFrom(const HexMap& map, const Record& record, const Course& course) {
    LevelTest test;
    test.level = levelNamed(record.at("level"));
    test.side = record.contains("republican") || record.contains("republicanAny") ||
                        (test.level > Level::Draw && !record.contains("nationalist"))
                    ? republican
                    : nationalist;
    addHexes(map, record, "nationalist", test.all);
    addHexes(map, record, "republican", test.all);
    addHexes(map, record, "hexes", test.all);
    addHexes(map, record, "republicanAny", test.any);
    if (record.contains("allVillagesWithPoints"))
        readRegions(map, record.at("allVillagesWithPoints"), course, test);
    if (record.contains("minorVillagePointsRepublicanAtMost"))
        test.minorPointsOfOtherAtMost = record.at("minorVillagePointsRepublicanAtMost").get<int>();
    return test;
}

void readLevels(const HexMap& map, const Record& victory, Course& course) {
    if (!victory.contains("levels"))
        return;
    for (const Record& each : victory.at("levels"))
        course.levels.push_back(levelFrom(map, each, course));
    course.otherwise = levelNamed(victory.at("otherwise"));
}

Course courseFrom(const GamePackage& package, const Scenario& scenario) {
    const HexMap& map = package.maps[scenario.map];
    const Record& special = scenario.special;
    Course course;
    course.number = special.at("number").get<int>();
    course.firstPlayer = sideNamed(special.at("firstPlayer"));
    course.setupFirst = sideNamed(special.at("setupFirst"));
    const std::string area = special.at("playArea").get<std::string>();
    if (area != "all")
        course.playArea = areaNamed(map, area);
    course.pregameBarrage = special.at("pregameBarrage").get<bool>();
    course.surprise = special.at("surprise").get<bool>();
    course.preparation = special.at("preparation").get<bool>();
    course.brihuegaGate = special.at("brihuegaGate").get<bool>();
    course.suddenDeath = special.at("suddenDeath").get<bool>();
    readArrivals(package, map, special, course);
    readSetup(package, scenario, course);
    readGroups(package, scenario, course);
    readLevels(map, special.at("victory"), course);
    for (const Record& rule : special.at("special"))
        readSpecial(package, map, rule, course);
    return course;
}

} // namespace

Ground groundOf(const HexMap& map) {
    Ground ground;
    const auto area = [&](const char* name) { return areaNamed(map, name); };
    ground.north = area("north");
    ground.south = area("south");
    ground.nationalistSide = area("nationalist_side");
    ground.republicanSide = area("republican_side");
    ground.hills = area("brihuega_hills");
    ground.valley = area("brihuega_valley");
    ground.roadNorth = area("road_italian_north");
    ground.mainRoad = area("main_road");
    ground.supplyItalian = area("supply_italian");
    ground.supplySpanish = area("supply_spanish");
    ground.supplyRepublican = area("supply_republican");
    ground.supplyRepublicanNorth = area("supply_republican_north");
    ground.italianReturn = area("italian_return");
    ground.spanishReturn = area("spanish_return");
    ground.exitItalian = area("exit_italian");
    ground.eastOf20 = area("east_of_20");
    ground.villages = area("villages");
    constexpr std::array<const char*, zones> entries = {"entry_a", "entry_b", "entry_c", "entry_d",
                                                        "entry_e"};
    for (std::size_t zone = 0; zone < zones; ++zone)
        ground.entries[zone] = area(entries[zone]);
    ground.entryAny = area("entry_any");
    ground.entryAnySouth = area("entry_any_south");
    ground.entryScenario3 = area("entry_scenario3");
    ground.entryMain = area("entry_main");
    ground.entryNorth = area("entry_north");
    for (const char* label : {"30.01", "33.03", "59.02", "16.07"})
        ground.doubtful.push_back(needed(map, label));
    ground.brihuega = needed(map, "18.03");
    ground.choke = needed(map, "20.03");
    ground.torija = needed(map, "3.08");
    ground.jadraque = needed(map, "23.22");
    ground.cogolludo = needed(map, "10.30");
    ground.toStartLine = distancesTo(map, atStartLine(map, ground));
    ground.toNorth = distancesTo(map, map.area(ground.north).hexes);
    ground.toSouth = distancesTo(map, map.area(ground.south).hexes);
    ground.toRail = distancesTo(map, onRail(map));
    ground.villagePoints = pointsOfVillages(map);
    return ground;
}

Course courseOf(const GamePackage& package, const Scenario& scenario) {
    try {
        return courseFrom(package, scenario);
    } catch (const Record::exception&) {
        lacks(scenario.id + ": special");
    }
}

} // namespace esagono::guadalajara
