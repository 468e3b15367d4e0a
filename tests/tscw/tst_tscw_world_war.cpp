// SPDX-License-Identifier: GPL-3.0-or-later
// What the rulebook says of the hypothetical scenario of the Second World War (PB17.5): pieces of
// which an owner of the playbook can make it. They are tried in a package as he might write it.
#include "engine/kit/reading/package_reader.h"
#include "engine/tscw/fighting/battle.h"
#include "tests/tscw/rule_rows.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace esagono;
using namespace esagono::tscw;

namespace {

Record& counterIn(Record& counters, const std::string& id) {
    for (Record& each : counters.at("counters"))
        if (each.at("id") == id)
            return each;
    throw std::runtime_error(id);
}

/// Portugal is at war and painted, Madrid is a city like others, a unit of each side is dropped by
/// air, and an HQ has artillery of two columns.
GamePackage warPackage() {
    Documents documents = tscwGame().package.documents;
    for (Record& scenario : documents.at("scenarios.json").at("scenarios")) {
        Record& special = scenario.at("special");
        special["openCountries"] = {"portugal"};
        special["plainMadrid"] = true;
        special["airDrops"] = {{"nationalist", {{"units", 1}, {"range", 6}, {"supplied", true}}},
                               {"republican", {{"units", 1}, {"range", 6}, {"supplied", false}}}};
    }
    Record& map = documents.at("map.json");
    for (const Record& hex : map.at("areas").at("region_portugal").at("hexes"))
        map.at("terrain").at(hex.get<std::string>()) = "clear";
    Record& counters = documents.at("counters.json");
    counterIn(counters, "N-1N").at("traits").at("type") = "paratroop";
    counterIn(counters, "N-2N").at("traits").at("type") = "air_assault";
    counterIn(counters, "R-T").at("traits").at("type") = "paratroop";
    for (Record& face : counterIn(counters, "N-CEN").at("faces"))
        face.at("artillery") = 2;
    std::vector<Finding> findings;
    GamePackage package = readPackage(documents, findings);
    return package;
}

const Game& war() {
    static const Game game(warPackage(), rules());
    return game;
}

Board atWar(Board board, std::vector<std::string> markers = {}) {
    board.game = &war();
    board.markers = std::move(markers);
    return board;
}
Board rebels(UnitsOnBoard units, std::vector<std::string> markers = {}) {
    return atWar(nationalists("movement", std::move(units)), std::move(markers));
}
Board reds(UnitsOnBoard units, std::vector<std::string> markers = {}) {
    return atWar(republicans("movement", std::move(units)), std::move(markers));
}
Board rebelFleet(UnitsOnBoard units, std::vector<std::string> markers = {}) {
    return atWar(nationalists("sea", std::move(units)), std::move(markers));
}

const RuleRows
    countries("countries at war",
              {
                  row("3.3 13.13.4", "a country that is not neutral is entered and controlled",
                      reds({{"2205", "R-11div"}}), "move from=2205 units=R-11div path=2204",
                      "R-11div at 2204; R-11div spent 3; control 2204 republican"),
                  row("3.3 13.2", "the others are not", reds({{"3616", "R-1B"}}),
                      "move from=3616 units=R-1B path=3517", "refused 13.2"),
                  row("3.3 13.2", "nor is it in other scenarios",
                      republicans("movement", {{"2205", "R-11div"}}),
                      "move from=2205 units=R-11div path=2204", "refused 13.2"),
                  row("3.3 10.1", "zones reach across its border",
                      reds({{"2207", "R-11div"}, {"2204", "N-12div"}}),
                      "move from=2207 units=R-11div path=2206,2205,2305", "refused 10.2"),
              });

const RuleRows fortifications(
    "fortification markers",
    {
        row("15.14.1 13.13.6", "a marker costs its enemy one more, and is destroyed by him",
            held(rebels({{"2411", "N-11div"}, {"2410", "N-SUR"}},
                        {"fortification@2412/republican"}),
                 "nationalist", "2408 2409 2410 2411"),
            "move from=2411 units=N-11div path=2412",
            "N-11div spent 2; no_marker fortification 2412"),
        row("15.14.1 13.13.6", "whichever side that is",
            reds({{"2413", "R-11div"}}, {"fortification@2412/nationalist"}),
            "move from=2413 units=R-11div path=2412",
            "R-11div spent 2; no_marker fortification 2412"),
        row("15.14.1 15.14.3", "its own side keeps it",
            reds({{"2413", "R-11div"}}, {"fortification@2412/republican"}),
            "move from=2413 units=R-11div path=2412", "R-11div spent 1; marker fortification 2412"),
        row("15.14.1 15.14.5", "no line of its enemy leads through it",
            atWar(nationalists("strategic!", {{"2512", "N-11div"}}),
                  {"fortification@2612/republican", "fortification@2712/republican"}),
            "", "N-11div supply 1"),
        row("15.14.5", "but of its own side",
            atWar(republicans("strategic!", {{"2711", "R-11div"}}),
                  {"fortification@2712/republican"}),
            "", "R-11div supply 0"),
    });

const RuleRows drops(
    "air drops",
    {
        row("5.2.A.IV 2.8", "a paratroop unit is dropped with sea movement",
            rebelFleet({{"2811", "N-1N"}}), "drop unit=N-1N to=2612",
            "N-1N at 2612; N-1N landed 2; N-1N strategic 3; control 2612 nationalist"),
        row("5.2.A.IV 2.8", "and so is an air assault unit", rebelFleet({{"2811", "N-2N"}}),
            "drop unit=N-2N to=2612", "N-2N at 2612; N-2N landed 2"),
        row("5.2.A.IV 2.8", "no other", rebelFleet({{"2811", "N-11div"}}),
            "drop unit=N-11div to=2612", "refused 5.2.A.IV; not_offered drop"),
        row("5.2.A.IV", "as many as the scenario says", rebelFleet({{"2811", "N-1N N-2N"}}),
            "drop unit=N-1N to=2612; drop unit=N-2N to=2612", "refused 5.2.A.IV"),
        row("5.2.A.IV", "as far as it says", rebelFleet({{"2811", "N-1N"}}),
            "drop unit=N-1N to=2318", "refused 5.2.A.IV"),
        row("5.2.A.IV", "without drops in the scenario nobody is dropped",
            nationalists("sea", {{"2811", "N-1N"}}), "drop unit=N-1N to=2612",
            "refused 5.2.A.IV; not_offered drop"),
        row("5.2.A.IV 13.2", "not among enemies", rebelFleet({{"2811", "N-1N"}, {"2612", "R-CEN"}}),
            "drop unit=N-1N to=2612", "refused 13.2"),
        row("13.2", "nor in a neutral country", rebelFleet({{"3416", "N-1N"}}),
            "drop unit=N-1N to=3517", "refused 13.2"),
        row("9.3", "nor by who is out of supply", rebelFleet({{"2212", "N-1N"}}),
            "drop unit=N-1N to=2213", "refused 9.3"),
        row("9.2", "nor out of supply, unless the scenario supplies who is dropped",
            atWar(republicans("sea", {{"2711", "R-T"}})), "drop unit=R-T to=3208",
            "refused 9.2/stranded_units"),
        row("8.1", "nor too many in a hex",
            rebelFleet({{"2811", "N-1N"}, {"2810", "N-11div N-AV N-GIS N-SER N-MC N-LA"}}),
            "drop unit=N-1N to=2810", "refused 8.2"),
        row("13.9", "who was dropped does not move in that turn",
            rebels({{"2612", "N-1N:landed=2:strategic=3"}}), "move from=2612 units=N-1N path=2513",
            "refused 13.9"),
        row("13.9", "but in the next",
            atWar(nationalists("movement!", {{"2612", "N-1N:landed=2"}})), "", "N-1N landed 0"),
        row("10.1", "and exerts no zone of control",
            reds({{"2213", "R-11div"}, {"2414", "N-1N:landed=2:strategic=3"}}),
            "move from=2213 units=R-11div path=2313,2312", "R-11div at 2312"),
        row("10.1", "as others of its size do", reds({{"2213", "R-11div"}, {"2414", "N-1N"}}),
            "move from=2213 units=R-11div path=2313,2312", "refused 10.2"),
        row("9.2", "it needs no line of supply if the scenario says so",
            atWar(nationalists("strategic!", {{"2212", "N-1N:landed=2"}})), "", "N-1N supply 0"),
    });

Battle attackOn(const RuleTable& table, SideId side, const std::string& target,
                const std::string& unit) {
    const std::vector<CounterId> attackers = {table.counter(unit)};
    return battleOf(table.position(), side, attackers, table.hex(target));
}

int sumOf(const Tally& tally) {
    return static_cast<int>(tally.total().roundedDown());
}

} // namespace

TEST_CASE("Countries are neutral, or not") {
    countries.check();
}

TEST_CASE("Fortification markers of either side are active fortifications") {
    fortifications.check();
}

TEST_CASE("Airborne units are dropped") {
    drops.check();
}

TEST_CASE("15.14.4: all six sides of a fortification marker count, for either side") {
    RuleRows::enter("15.14.1 15.14.4");
    for (const std::string from : {"2411", "2413"}) {
        const UnitsOnBoard red = {{from, "R-11div"}, {"2412", "N-12div"}};
        const UnitsOnBoard blue = {{from, "N-11div"}, {"2412", "R-10div"}};
        const RuleTable plain(reds(red));
        const RuleTable reached(reds(red, {"fortification@2412/nationalist"}));
        const RuleTable own(reds(red, {"fortification@2412/republican"}));
        const RuleTable rebel(rebels(blue, {"fortification@2412/republican"}));
        const auto drm = [](const RuleTable& table, SideId side, const char* unit) {
            return sumOf(modifierTally(table.position(), attackOn(table, side, "2412", unit)));
        };
        CHECK(drm(reached, republican, "R-11div") == drm(plain, republican, "R-11div") - 1);
        CHECK(drm(own, republican, "R-11div") == drm(plain, republican, "R-11div"));
        const RuleTable open(rebels(blue));
        CHECK(drm(rebel, nationalist, "N-11div") == drm(open, nationalist, "N-11div") - 1);
    }
}

TEST_CASE("15.15: in the hypothetical scenario Madrid is a city like others") {
    RuleRows::enter("15.15");
    const UnitsOnBoard units = {{"2711", "N-11div"}, {"2712", "R-10div"}};
    const RuleTable usual(nationalists("combat", units));
    const RuleTable plain(atWar(nationalists("combat", units)));
    const auto shift = [](const RuleTable& table) {
        return sumOf(shiftTally(table.position(), attackOn(table, nationalist, "2712", "N-11div")));
    };
    CHECK(shift(plain) - shift(usual) == 1);
}

TEST_CASE("12.1.5: an HQ with artillery of two shifts two columns") {
    RuleRows::enter("12.1.5");
    const RuleTable table(
        atWar(nationalists("combat", {{"2411", "N-11div N-CEN"}, {"2412", "R-10div"}})));
    Battle battle = attackOn(table, nationalist, "2412", "N-11div");
    const int before = sumOf(shiftTally(table.position(), battle));
    battle.guns = {table.counter("N-CEN")};
    CHECK(sumOf(shiftTally(table.position(), battle)) == before + 2);
}

TEST_CASE("3.3: a country whose ground is not painted cannot be opened") {
    Documents documents = tscwGame().package.documents;
    documents.at("scenarios.json").at("scenarios").at(0).at("special")["openCountries"] = {
        "france"};
    std::vector<Finding> findings;
    const GamePackage package = readPackage(documents, findings);
    CHECK_FALSE(whyNotPlayed(package, rules()).empty());
}
