// SPDX-License-Identifier: GPL-3.0-or-later
// 9 Supply: the two legs, town supply, whose sources, and when it is checked.
#include "engine/tscw/chapters.h"
#include "tests/tscw/rule_rows.h"

#include <doctest/doctest.h>

using namespace esagono;
using namespace esagono::tscw;

namespace {

/// The check at the beginning of the strategic segment has just been made.
Board checked(UnitsOnBoard units, Choices rulings = {}) {
    return nationalists("strategic!", std::move(units), std::move(rulings));
}

/// All within four hexes of 2213 but Alcázar de San Juan (2312) and Cuenca (2515) is Nationalist.
const std::string aroundAlcazar =
    "1811 1812 1813 1814 1815 1910 1911 1912 1913 1914 1915 2010 2011 2012 2013 2014 2015 2016 "
    "2109 2110 2111 2112 2113 2114 2115 2116 2209 2210 2211 2212 2214 2215 2216 2217 2309 2310 "
    "2311 2313 2314 2315 2316 2410 2411 2412 2413 2414 2415 2416 2510 2511 2512 2513 2514 2611 "
    "2612 2613 2614 2615";

/// From the Extremadura front to Seville.
const std::string corridor = "2308 2309 2310 2211 2111 2011 2010 1909 1908 1808 1707 1506";

const UnitsOnBoard talavera = {
    {"2509", "R-11div"}, {"2508", "N-11div"}, {"2610", "N-12div"}, {"2410", "N-13div"}};

const RuleRows legs(
    "the legs of a line of supply",
    {
        row("9.4 9.7", "W6: a unit near Madrid is supplied",
            checked({{"2711", "R-11div:supply=1"}}), "", "R-11div supply 0"),
        row("9.6 9.7", "W7: surrounded in Talavera it lives on the town", checked(talavera), "",
            "R-11div supply 2"),
        row("9.1 9.3", "surrounded in the open it is out of supply",
            checked({{"2409", "R-11div"},
                     {"2508", "N-11div"},
                     {"2410", "N-12div"},
                     {"2308", "N-13div"}}),
            "", "R-11div supply 1; N-12div supply 0"),
        row("9.4 10.3", "an own unit lets the line through an enemy zone",
            checked({{"2409", "R-11div"},
                     {"2509", "R-10div"},
                     {"2508", "N-11div"},
                     {"2410", "N-12div"},
                     {"2308", "N-13div"}},
                    {{"zoc_and_supply", "cancelled"}}),
            "", "R-11div supply 0; R-10div supply 0"),
        row("9.4 10.3", "or it does not",
            checked({{"2409", "R-11div"},
                     {"2509", "R-10div"},
                     {"2508", "N-11div"},
                     {"2410", "N-12div"},
                     {"2308", "N-13div"}},
                    {{"zoc_and_supply", "blocked"}}),
            "", "R-11div supply 1; R-10div supply 0"),
        row("9.5", "D32: a source whose own line would cross enemy hexes serves nobody",
            held(checked({{"2213", "R-11div"}}), "nationalist", aroundAlcazar), "",
            "R-11div supply 1"),
        row("9.4", "D32: three hexes from Cuenca, across empty enemy hexes, it is supplied",
            held(checked({{"2313", "R-11div"}}), "nationalist", aroundAlcazar + " 2213"), "",
            "R-11div supply 0"),
        row("9.4", "W8: an HQ is a source",
            held(checked({{"2413", "R-CEN"}, {"2213", "R-11div"}}), "nationalist",
                 "2211 2312 2212 2311 2112 2314 2110 2109 2010 2011 2111 2012 2210 2310"),
            "", "R-11div supply 0"),
        row("9.7", "W9: to Ávila and La Coruña, to an HQ and Cádiz",
            held(checked({{"2710", "N-11div"}, {"2308", "N-SUR"}, {"2307", "N-12div"}}),
                 "nationalist", corridor),
            "", "N-11div supply 0; N-12div supply 0; N-SUR supply 0"),
        row("9.4", "without the HQ the second is out of supply", checked({{"2309", "N-12div"}}), "",
            "N-12div supply 1"),
        row("9.4 9.6", "a captured USS is none for its captor", checked({{"1717", "N-11div"}}), "",
            "N-11div supply 2"),
        row("9.4", "and none for its first owner",
            held(checked({{"3709", "R-2B"}}), "nationalist", "3613 3707 3710"), "",
            "R-2B supply 1"),
        row("9.4", "Morocco is supplied across the Strait",
            checked({{"1107", "N-L"}}, {{"ceuta", "linked"}}), "", "N-L supply 0"),
        row("9.4", "or is not", checked({{"1107", "N-L"}}, {{"ceuta", "cut_off"}}), "",
            "N-L supply 1"),
        row("9.4", "nor once Algeciras is Republican",
            held(checked({{"1107", "N-L"}}), "republican", "1207"), "", "N-L supply 1"),
        row("9.8", "northern units are supplied from the north only",
            checked({{"2711", "R-1B"}, {"3709", "R-2B"}}, {{"northern_supply", "own_sources"}}), "",
            "R-1B supply 1; R-2B supply 0"),
        row("9.8", "and others from the rest", checked({{"3709", "R-11div"}}), "",
            "R-11div supply 1"),
        row("9.8", "unless only the northern units are bound",
            checked({{"3709", "R-11div"}, {"2711", "R-1B"}}, {{"northern_supply", "north_bound"}}),
            "", "R-11div supply 0; R-1B supply 1"),
        row("10.6 2.15", "D33: a column in open country bars lines of supply",
            checked({{"2409", "R-11div"}, {"2508", "N-MC"}, {"2410", "N-CST"}, {"2308", "N-TEL"}},
                    {{"column_zoc", "limited"}}),
            "", "R-11div supply 1"),
        row("10.1 10.6", "or not at all",
            checked({{"2409", "R-11div"}, {"2508", "N-MC"}, {"2410", "N-CST"}, {"2308", "N-TEL"}},
                    {{"column_zoc", "none"}}),
            "", "R-11div supply 0"),
        row("10.1", "battalions, regiments and HQs bar nothing but their hex",
            checked(
                {{"2409", "R-11div"}, {"2508", "N-AGC"}, {"2410", "N-SUR"}, {"2308", "N-LCpz"}}),
            "", "R-11div supply 0"),
        row("11.8", "who has landed is in supply", checked({{"1615", "N-MC:landed=1"}}), "",
            "N-MC supply 0"),
        row("11.8 9.2", "only until its movement of that turn, if so read",
            checked({{"1615", "N-MC:landed=1"}}, {{"landing_lasts", "this_turn"}}), "",
            "N-MC supply 1"),
        row("15.14.5", "D49: no Nationalist line through an active fortified hex",
            with(checked({{"2512", "N-11div"}}), "line_madrid", 1), "", "N-11div supply 1"),
        row("15.14.5", "but through one that is not active", checked({{"2512", "N-11div"}}), "",
            "N-11div supply 0"),
        row("11.2", "the segment begins with nothing used",
            with(with(checked({{"2811", "N-11div:strategic=1"}}), "rail_nationalist", 6),
                 "sea_republican", 2),
            "", "track rail_nationalist 0; track sea_republican 0; N-11div strategic 0"),
    });

std::vector<std::string> lineOf(const RuleTable& table, const std::string& unit) {
    std::vector<std::string> labels;
    for (const HexId hex : trace(table.position(), table.counter(unit)))
        labels.push_back(table.setting.map->label(hex));
    return labels;
}

} // namespace

TEST_CASE("lines of supply") {
    legs.check();
}

TEST_CASE("W6: the line of a unit near Madrid ends in Valencia") {
    const RuleTable table(checked({{"2710", "R-11div"}}));
    const std::vector<std::string> line = lineOf(table, "R-11div");
    REQUIRE(line.size() > 4);
    CHECK(line.front() == "2710");
    CHECK(line.back() == "2318");
    CHECK(lineOf(RuleTable(checked(talavera)), "R-11div").empty());
}

TEST_CASE("15.16: Cádiz and La Coruña are linked by a line of supply through own hexes") {
    RuleRows::enter("15.16");
    const RuleTable apart(checked({{"2811", "N-11div"}}));
    CHECK_FALSE(isLinked(apart.position(), apart.hex("3701"), apart.hex("1305"), nationalist));
    const RuleTable joined(held(checked({{"2811", "N-11div"}}), "nationalist", corridor + " 2408"));
    CHECK(isLinked(joined.position(), joined.hex("3701"), joined.hex("1305"), nationalist));
    CHECK_FALSE(isLinked(joined.position(), joined.hex("3701"), joined.hex("2318"), nationalist));
}

TEST_CASE("12.2.2: air units fly from supplied towns, cities and HQs") {
    RuleRows::enter("12.2.2");
    const RuleTable table(checked({{"2711", "R-CEN"}}));
    const HexSet bases = airBasesOf(table.position(), republican);
    CHECK(bases.contains(table.hex("2711")));
    CHECK(bases.contains(table.hex("2712")));
    CHECK(bases.contains(table.hex("3707")));
    CHECK_FALSE(bases.contains(table.hex("2713")));
    CHECK_FALSE(bases.contains(table.hex("2709")));
}

TEST_CASE("9.2: whoever asks where a unit would be supplied leaves its own hex out") {
    const RuleTable table(held(checked({{"2413", "R-CEN"}}), "nationalist", aroundAlcazar));
    const CounterId hq = table.counter("R-CEN");
    CHECK(supplyIn(table.position(), hq, table.hex("2515")) == InSupply);
    CHECK(supplyIn(table.position(), hq, table.hex("2212")) == OutOfSupply);
}
