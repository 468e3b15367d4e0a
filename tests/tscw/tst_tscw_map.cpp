// SPDX-License-Identifier: GPL-3.0-or-later
// The map against the hexes and examples of the rulebook, and against common sense.
#include "tests/tscw/printed_game.h"

namespace esagono::tscw_box {

namespace {

bool has(const char* side, const char* feature) {
    const HexsideId id = spain().findHexside(side);
    REQUIRE_MESSAGE(id.exists(), side);
    return spain().has(id, spain().feature(feature));
}
std::string terrain(HexId hex) {
    return spain().name(spain().terrain(hex));
}
bool isOpen(HexId hex) {
    return terrain(hex) != "sea" && terrain(hex) != "neutral";
}
bool mayCross(HexId a, HexId b) {
    return isOpen(b) && !spain().has(spain().hexside(a, b), spain().feature("sea"));
}
/// Everything reached from a hex by steps that are allowed.
template <class Allowed>
std::set<HexId> reached(const char* start, const Allowed& allowed) {
    std::vector<HexId> open = {at(start)};
    std::set<HexId> found(open.begin(), open.end());
    while (!open.empty()) {
        const HexId here = open.back();
        open.pop_back();
        for (const HexId next : spain().neighbours(here))
            if (allowed(here, next) && found.insert(next).second)
                open.push_back(next);
    }
    return found;
}

} // namespace

TEST_CASE("places the rulebook names lie where it puts them") {
    struct Row {
        const char *name, *hex;
    };
    for (const Row& row :
         {Row{"Valencia", "2318"}, Row{"Madrid", "2712"}, Row{"Santander", "3710"},
          Row{"Bilbao", "3613"}, Row{"Gijón", "3707"}, Row{"Talavera de la Reina", "2509"},
          Row{"Ciudad Real", "2211"}, Row{"Alcázar de San Juan", "2312"}, Row{"Ávila", "2709"},
          Row{"La Coruña", "3701"}, Row{"Cádiz", "1305"}, Row{"La Junquera", "3324"},
          Row{"Gibraltar", "1208"}, Row{"Lugo", "3503"}, Row{"Soria", "3114"},
          Row{"Zaragoza", "3017"}, Row{"Toledo", "2510"}}) {
        const NamedPlaceId place = spain().place(row.name);
        REQUIRE_MESSAGE(place.exists(), row.name);
        CHECK_MESSAGE(spain().place(place).hex == at(row.hex), row.name);
    }
}

TEST_CASE("4.2.1: what places are worth") {
    const auto value = [](const char* name) {
        return spain().place(spain().place(name)).value("morale");
    };
    CHECK(value("Barcelona") == -5);
    CHECK(value("Granada") == 2);
    int lost = 0;
    const SideId republican = find<SideId>(box().sides, "republican");
    const Scenario& first = *box().scenario("1936");
    for (const NamedPlace& place : spain().sheet().places) {
        const int morale = place.value("morale");
        lost += std::min(morale, 0);
        if (morale != 0) // red is Republican at the start, green Nationalist
            CHECK_MESSAGE((first.control[place.hex.index()] == republican) == (morale < 0),
                          place.name);
    }
    CHECK(lost == -57);
}

TEST_CASE("9.7, 9.8: ultimate supply sources") {
    CHECK(area("uss_nationalist") == hexes({"1305", "3701"}));
    CHECK(area("uss_north") == hexes({"3613", "3710", "3707"}));
    CHECK(area("uss_republican").size() == 4);
    for (const char* hex : {"2318", "3324"})
        CHECK(area("uss_republican").contains(at(hex)));
    for (const char* name : {"Barcelona", "Cartagena"})
        CHECK(area("uss_republican").contains(spain().place(spain().place(name)).hex));
}

TEST_CASE("9.7, 15.23: distances of the examples") {
    struct Row {
        const char *from, *to;
        int distance;
    };
    for (const Row& row : {Row{"2206", "2308", 3}, Row{"2206", "2309", 4}, Row{"2206", "2409", 4},
                           Row{"2206", "2207", 1}, Row{"2919", "2920", 1}, Row{"2919", "3020", 1},
                           Row{"2919", "3019", 1}, Row{"2919", "2918", 1}, Row{"2919", "2819", 1},
                           Row{"3021", "2920", 1}, Row{"3021", "3020", 1}, Row{"2615", "2715", 1},
                           Row{"3705", "3706", 1}, Row{"3706", "3707", 1}})
        CHECK_MESSAGE(spain().distance(at(row.from), at(row.to)) == row.distance, row.to);
}

TEST_CASE("14, 15.9, 15.23: terrain and rivers of the examples") {
    for (const char* rugged : {"2615", "2919"})
        CHECK(terrain(at(rugged)) == "rugged");
    for (const char* side : {"2919|3019", "2919|3020", "2919|2920"})
        CHECK_MESSAGE(has(side, "major_river"), side);
    CHECK(has("3705|3706", "minor_river"));
    for (const char* side : {"2207|2307", "2308|2309", "2308|2409", "2206|2207", "2918|2919",
                             "2819|2919", "3020|3021", "2920|3021", "2615|2715"})
        CHECK_MESSAGE(!(has(side, "minor_river") || has(side, "major_river")), side);
    for (const char* cheap : {"2918", "2819"}) // reached there with 2 MP
        CHECK(terrain(at(cheap)) != "marsh");
}

TEST_CASE("11.5: the sea zones share out the coast") {
    const auto cantabrian = area("coast_cantabrian");
    const auto atlantic = area("coast_atlantic");
    const auto mediterranean = area("coast_mediterranean");
    CHECK(cantabrian.contains(at("3201")));
    CHECK(atlantic.contains(at("1604")));
    CHECK(atlantic.contains(at("1207")));
    CHECK(mediterranean.contains(at("1208")));
    CHECK(mediterranean.contains(at("1615")));
    for (const HexId hex : area("coastal")) {
        CAPTURE(spain().label(hex));
        CHECK(int(cantabrian.contains(hex)) + int(atlantic.contains(hex)) +
                  int(mediterranean.contains(hex)) ==
              1);
    }
    for (const HexId port : area("ports"))
        CHECK_MESSAGE(area("coastal").contains(port), spain().label(port));
}

TEST_CASE("every hex that may be entered belongs to one region and hangs together") {
    std::map<HexId, int> regions;
    for (const NamedArea& each : spain().sheet().areas)
        if (each.name.starts_with("region_"))
            for (const HexId hex : each.hexes)
                ++regions[hex];
    const std::set<HexId> open = area("spain");
    CHECK(open.size() == 401);
    for (const HexId hex : open)
        CHECK_MESSAGE(regions[hex] == 1, spain().label(hex));
    const std::set<HexId> mainland = reached("2712", mayCross);
    const std::set<HexId> morocco = reached("1108", mayCross);
    CHECK(mainland.size() + morocco.size() == open.size());
    CHECK(morocco == area("region_morocco"));
}

TEST_CASE("2.2, 13.10: the northern zone is three regions, Santander one of them") {
    std::set<HexId> north;
    for (const char* region : {"region_asturias", "region_santander", "region_euskadi"})
        north.merge(area(region));
    CHECK(north == area("northern_zone"));
    for (const HexId hex : area("uss_north"))
        CHECK(north.contains(hex));
}

TEST_CASE("15.14.1: fortified lines are contiguous, and their hexsides lead outwards") {
    const Chart& table = *box().chart("fortified_lines");
    CHECK(table.rows.entries.size() == 10);
    std::size_t sides = 0;
    for (const AxisEntry& line : table.rows.entries) {
        CAPTURE(line.label);
        CHECK(find<TrackId>(box().tracks, line.label).exists());
        const std::set<HexId> own = area(line.label);
        const std::set<HexId> joined =
            reached(spain().label(*own.begin()).c_str(),
                    [&](HexId, HexId next) { return own.contains(next); });
        CHECK(joined == own);
        for (const HexPair& side : spain().line(spain().line(line.label)).hexsides) {
            CHECK(own.contains(side.first));
            CHECK_FALSE(own.contains(side.second));
            CHECK(spain().has(spain().hexside(side.first, side.second),
                              spain().feature("fortified")));
            ++sides;
        }
    }
    std::size_t drawn = 0;
    for (const HexsideEntry& entry : spain().sheet().hexsides)
        drawn += entry.features.contains(spain().feature("fortified")) ? 1 : 0;
    CHECK(drawn == sides);
}

TEST_CASE("11.4: one railway net joins the mainland sources") {
    const LinkId rail = spain().link("rail");
    const std::set<HexId> net =
        reached("2712", [&](HexId a, HexId b) { return spain().linked(a, b, rail); });
    for (const char* source : {"uss_nationalist", "uss_north", "uss_republican"})
        for (const HexId hex : area(source))
            CHECK_MESSAGE(net.contains(hex), spain().label(hex));
    CHECK(spain().onLink(at("3707"), rail)); // the reserve of the example of 14
}

TEST_CASE("13.8.1: units are evacuated from hexes along the French border") {
    const std::set<HexId> france = area("region_france");
    std::set<HexId> border;
    for (const HexId hex : area("spain"))
        for (const HexId next : spain().neighbours(hex))
            if (france.contains(next))
                border.insert(hex);
    CHECK(border == area("french_border"));
    CHECK(area("evacuation") == hexes({"3324"}));
}

TEST_CASE("15.16: north of hexrow 24") {
    for (const HexId hex : area("spain"))
        CHECK(area("north_of_24").contains(hex) == (spain().label(hex) > "2499"));
}

} // namespace esagono::tscw_box
