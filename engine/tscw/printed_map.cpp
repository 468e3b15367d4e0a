// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tscw/printed_map.h"

#include <algorithm>
#include <string>

namespace esagono::tscw {

namespace {

AreaId areaNamed(const HexMap& map, const char* name) {
    const AreaId area = map.area(name);
    if (!area.exists())
        lacks(name);
    return area;
}

/// The only hex of an area.
HexId onlyHexOf(const HexMap& map, const char* name) {
    const NamedArea& area = map.area(areaNamed(map, name));
    if (area.hexes.size() != 1)
        lacks(name);
    return area.hexes.front();
}

void nameAreas(const HexMap& map, Ground& ground) {
    ground.spain = areaNamed(map, "spain");
    ground.ussNationalist = areaNamed(map, "uss_nationalist");
    ground.ussRepublican = areaNamed(map, "uss_republican");
    ground.ussNorth = areaNamed(map, "uss_north");
    ground.cities = areaNamed(map, "cities");
    ground.towns = areaNamed(map, "towns");
    ground.ports = areaNamed(map, "ports");
    ground.coastal = areaNamed(map, "coastal");
    ground.cantabrian = areaNamed(map, "coast_cantabrian");
    ground.atlantic = areaNamed(map, "coast_atlantic");
    ground.mediterranean = areaNamed(map, "coast_mediterranean");
    ground.northernZone = areaNamed(map, "northern_zone");
    ground.northOf24 = areaNamed(map, "north_of_24");
    ground.frenchBorder = areaNamed(map, "french_border");
    ground.asturias = areaNamed(map, "region_asturias");
    ground.santander = areaNamed(map, "region_santander");
    ground.euskadi = areaNamed(map, "region_euskadi");
}

void nameHexes(const HexMap& map, Ground& ground) {
    ground.madrid = onlyHexOf(map, "madrid");
    ground.alcazar = onlyHexOf(map, "alcazar");
    ground.evacuation = onlyHexOf(map, "evacuation");
    ground.cadiz = hexNamed(map, "1305");
    ground.coruna = hexNamed(map, "3701");
    ground.gijon = hexNamed(map, "3707");
    ground.santanderCity = hexNamed(map, "3710");
    ground.bilbao = hexNamed(map, "3613");
    const NamedArea& strait = map.area(areaNamed(map, "strait"));
    if (strait.hexes.size() != ground.strait.size())
        lacks("strait");
    std::ranges::copy(strait.hexes, ground.strait.begin());
}

/// 13.13.4: borders are closed where a neutral country begins.
bool isOpen(const HexMap& map, const Ground& ground, HexId from, HexId to) {
    const FeatureSet along = map.features(map.hexside(from, to));
    const bool isInSpain = map.inArea(ground.spain, from) && map.inArea(ground.spain, to);
    return ground.entered[from.index()] != 0 && ground.entered[to.index()] != 0 &&
           !along.contains(seaSide) && !(isInSpain && along.contains(internationalBorderSide));
}

/// 3.3: Spain, and the countries that are not neutral, whose ground must be painted.
void enter(const HexMap& map, std::span<const AreaId> open, Ground& ground) {
    ground.entered.assign(map.size(), 0);
    ground.land = map.area(ground.spain).hexes;
    for (const AreaId country : open)
        for (const HexId hex : map.area(country).hexes) {
            if (map.terrain(hex) == neutralTerrain)
                lacks("terrain " + map.label(hex));
            if (map.terrain(hex) != seaTerrain && !map.inArea(ground.spain, hex))
                ground.land.push_back(hex);
        }
    std::ranges::sort(ground.land);
    for (const HexId hex : ground.land)
        ground.entered[hex.index()] = 1;
}

void layOutHexes(const HexMap& map, Ground& ground) {
    const AreaId france = areaNamed(map, "region_france");
    ground.morale.assign(map.size(), 0);
    ground.line.assign(map.size(), 0);
    ground.nearFrance.assign(map.size(), 0);
    ground.open.resize(map.size());
    for (const NamedPlace& place : map.sheet().places)
        ground.morale[place.hex.index()] += place.value("morale");
    for (const HexId hex : ground.land)
        for (const HexId beside : map.neighbours(hex)) {
            if (map.inArea(france, beside))
                ground.nearFrance[hex.index()] = 1;
            if (OpenNeighbours& open = ground.open[hex.index()]; isOpen(map, ground, hex, beside))
                open.hexes[open.count++] = beside;
        }
}

HexId hexIn(const HexMap& map, const Record& test, const char* key) {
    return test.contains(key) ? hexNamed(map, test.at(key).get<std::string>()) : HexId();
}

VictoryTest testFrom(const HexMap& map, const Record& record) {
    using Kind = VictoryTest::Kind;
    constexpr std::array<std::pair<std::string_view, Kind>, 4> kinds = {
        {{"control", Kind::Control},
         {"moraleAtMost", Kind::MoraleAtMost},
         {"landLink", Kind::LandLink},
         {"reachesSea", Kind::ReachesSea}}};
    const std::string name = record.at("test").get<std::string>();
    const auto kind =
        std::ranges::find(kinds, name, &std::pair<std::string_view, VictoryTest::Kind>::first);
    if (kind == kinds.end())
        lacks(name);
    VictoryTest test;
    test.kind = kind->second;
    test.hex = hexIn(map, record, "hex");
    test.from = hexIn(map, record, "from");
    test.to = hexIn(map, record, "to");
    test.value = record.value("value", 0);
    if (record.contains("hexes"))
        for (const Record& label : record.at("hexes"))
            test.hexes.push_back(hexNamed(map, label.get<std::string>()));
    return test;
}

std::vector<AreaId> openCountriesIn(const HexMap& map, const Record& special) {
    std::vector<AreaId> open;
    if (special.contains("openCountries"))
        for (const Record& country : special.at("openCountries"))
            open.push_back(areaNamed(map, ("region_" + country.get<std::string>()).c_str()));
    return open;
}

AirDrops dropsFrom(const Record& said) {
    return {said.at("units").get<int>(), said.at("range").get<int>(),
            said.at("supplied").get<bool>()};
}

} // namespace

HexId hexNamed(const HexMap& map, const std::string& label) {
    const HexId hex = map.find(label);
    if (!hex.exists())
        lacks(label);
    return hex;
}

CounterId counterNamed(const GamePackage& package, const std::string& id) {
    const CounterId counter = find<CounterId>(package.counters, id);
    if (!counter.exists())
        lacks(id);
    return counter;
}

Ground groundOf(const HexMap& map, std::span<const AreaId> open) {
    Ground ground;
    nameAreas(map, ground);
    nameHexes(map, ground);
    enter(map, open, ground);
    layOutHexes(map, ground);
    return ground;
}

std::array<FortifiedLine, fortifiedLines> linesOf(const GamePackage& package, const HexMap& map) {
    std::array<FortifiedLine, fortifiedLines> lines;
    const Chart& chart = package.charts[FortifiedLinesChart];
    for (std::size_t i = 0; i < fortifiedLines; ++i) {
        const std::string& name = package.tracks[lineTrack(i).index()].id;
        const LineId line = map.line(name);
        const auto turn = chart.number(name, "turn");
        if (!line.exists() || !turn)
            lacks(name);
        lines[i].hexes = map.area(areaNamed(map, name.c_str())).hexes;
        lines[i].turn = *turn;
        for (const HexPair& pair : map.line(line).hexsides)
            lines[i].sides.push_back(map.hexside(pair.first, pair.second));
    }
    return lines;
}

Course courseOf(const GamePackage& package, const Scenario& scenario) {
    const HexMap& map = package.maps[scenario.map];
    const Record& special = scenario.special;
    Course course;
    course.ground = groundOf(map, openCountriesIn(map, special));
    course.isMadridPlain = special.value("plainMadrid", false);
    if (special.contains("airDrops"))
        course.drops = {dropsFrom(special.at("airDrops").at("nationalist")),
                        dropsFrom(special.at("airDrops").at("republican"))};
    const Record& victory = special.at("victory").at("nationalist");
    for (const Record& test : victory.at("atOnce"))
        course.atOnce.push_back(testFrom(map, test));
    for (const Record& test : victory.at("atEnd"))
        course.atEnd.push_back(testFrom(map, test));
    for (const auto& [unit, hex] : special.at("mobilisation").items())
        course.mobilised.emplace_back(counterNamed(package, unit),
                                      hexNamed(map, hex.get<std::string>()));
    for (const Record& hex : special.at("greenCapitals"))
        course.greenCapitals.push_back(hexNamed(map, hex.get<std::string>()));
    if (special.contains("suddenDeath")) {
        const Record& death = special.at("suddenDeath");
        course.suddenDeathCapitals = death.at("capitals").get<int>();
        course.suddenDeathLast = death.at("lastTurn").get<int>();
        course.suddenDeathGrace = death.at("graceTurns").get<int>();
    }
    return course;
}

} // namespace esagono::tscw
