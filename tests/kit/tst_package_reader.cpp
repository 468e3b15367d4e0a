// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/kit/reading/package_reader.h"
#include "engine/kit/ruling_origin.h"

#include "engine/kit/messages.h"
#include "tests/kit/sample_package.h"

#include <doctest/doctest.h>

namespace esagono::package_reader_tests {

using namespace esagono::test;

namespace {

struct Row {
    std::string name;
    const char* file;
    const char* pointer;
    const char* value;     ///< empty: what is there is removed
    const char* refusedAt; ///< the pointer named in the fault
    const char* expected;
    const char* found;
};

void checkRows(std::initializer_list<Row> rows) {
    for (const Row& row : rows) {
        CAPTURE(row.name);
        const Refused refused = refusedReading(changed(row.file, row.pointer, row.value));
        REQUIRE(refused.thrown);
        CHECK(refused.kind == FaultKind::Malformed);
        CHECK(refused.what == std::string("core.fault.malformed | ") + row.file + " | " +
                                  row.refusedAt + " | " + row.expected + " | " + row.found);
    }
}

GamePackage sample() {
    std::vector<Finding> findings;
    return readPackage(sampleDocuments(), findings);
}

} // namespace

TEST_CASE("The sample package is read without a finding") {
    std::vector<Finding> findings;
    const GamePackage package = readPackage(sampleDocuments(), findings);
    CHECK(findings.empty());
    CHECK(package.id == "sample");
    CHECK(package.rules == "sample");
    CHECK(package.release == "1.0");
    CHECK(inLanguage(package.title, "it") == "Il ponte");
    CHECK(package.sides.size() == 2);
    CHECK(package.sides[1].colour == "#8f1d18");
    CHECK(package.documents == sampleDocuments());
}

TEST_CASE("Ids are numbered in the order of the file") {
    const GamePackage package = sample();
    CHECK(find<SideId>(package.sides, "red") == SideId(1));
    CHECK(find<StatusId>(package.statuses, "supplied") == StatusId(1));
    CHECK(find<AttributeId>(package.attributes, "move") == AttributeId(2));
    CHECK(find<TerrainId>(package.terrains, "sea") == TerrainId(2));
    CHECK(find<CounterId>(package.counters, "red.1") == CounterId(4));
    CHECK_FALSE(find<SideId>(package.sides, "green").exists());
}

TEST_CASE("Values of statuses and tracks have names if the author gave them some") {
    std::vector<Finding> findings;
    Documents documents = changed("package.json", "/statuses/0/values",
                                  R"([{"value": 2, "name": {"en": "routed", "it": "in rotta"}}])");
    documents["package.json"]["tracks"][1]["told"] = false;
    documents["package.json"]["markers"][0]["told"] = false;
    documents["package.json"]["boxes"][0]["told"] = false;
    documents["package.json"]["statuses"][0]["values"].push_back(
        {{"value", 1}, {"name", "shaken"}, {"told", false}});
    const GamePackage package = readPackage(std::move(documents), findings);
    REQUIRE(nameOf(package.statuses[0].values, 2) != nullptr);
    CHECK(isTold(package.statuses[0].values, 2));
    CHECK_FALSE(isTold(package.statuses[0].values, 1));
    CHECK_FALSE_MESSAGE(isTold(package.statuses[0].values, 0), "a value without a name");
    CHECK_FALSE(package.markers[0].told);
    CHECK_FALSE(package.boxes[0].told);
    CHECK(inLanguage(*nameOf(package.statuses[0].values, 2), "it") == "in rotta");
    CHECK(nameOf(package.statuses[0].values, 0) == nullptr);
    CHECK(package.statuses[1].values.empty());
    CHECK(package.tracks[0].told);
    CHECK_FALSE(package.tracks[1].told);
}

TEST_CASE("Texts call a counter by its name, or as the author says") {
    std::vector<Finding> findings;
    Documents documents = sampleDocuments();
    documents["counters.json"]["counters"][0]["called"] = "Guards 2";
    documents["counters.json"]["counters"][1]["called"] = {{"en", "tank"}, {"it", "carro"}};
    const GamePackage package = readPackage(std::move(documents), findings);
    CHECK(nameOf(package.counters[0], "it") == "Guards 2");
    CHECK(nameOf(package.counters[1], "it") == "carro");
    CHECK(nameOf(package.counters[1], "fr") == "tank");
    CHECK(nameOf(package.counters[2], "it") == package.counters[2].name);
}

TEST_CASE("What lies on the table is declared with its limits and who sees it") {
    const GamePackage package = sample();
    CHECK(package.statuses[0].most == 2);
    CHECK(package.statuses[0].standard == 0);
    CHECK(package.statuses[1].standard == 1);
    CHECK(package.markers[1].valueShown == ShownTo::Owner);
    CHECK(package.tracks[1].least == -5);
    CHECK(package.tracks[1].owner == SideId(1));
    CHECK(package.boxes[0].shown == ShownTo::Owner);
    CHECK(package.pools[0].shown == ShownTo::Nobody);
    CHECK(package.chits[1].owner == SideId(1));
    CHECK(package.chits[1].extra.at("turns").size() == 2);
    CHECK(package.terrains[2].ground == Ground::Water);
    CHECK(package.features[2].closed);
}

TEST_CASE("The map has the declared terrains, and what is printed on it") {
    const GamePackage package = sample();
    const HexMap& map = package.maps.at(0);
    CHECK(package.mapFiles.at(0).id == "valley");
    CHECK(package.mapFiles.at(0).file == "map.json");
    CHECK(map.hexes().size() == 15);
    CHECK_FALSE(map.find("1304").exists()); // a hole
    CHECK(map.name(map.terrain(map.find("1003"))) == "hill");
    CHECK(map.elevation(map.find("1003")) == 420);
    CHECK_FALSE(map.elevation(map.find("1001")).has_value());
    CHECK(map.has(map.findHexside("1101|1202"), map.feature("bridge")));
    CHECK(map.linked(map.find("1101"), map.find("1202"), map.link("road")));
    CHECK(map.sheet().linkLines.at(0).grade == "main");
    CHECK(map.place(map.place("Ponte Vecchio")).value("vp") == 2);
    CHECK(map.area(map.area("south")).hexes.size() == 7);
    const NamedLine& front = map.line(map.line("front"));
    CHECK((front.hexsides.at(0) == HexPair{map.find("1101"), map.find("1201")}));
}

TEST_CASE("Counters have their faces, words and flags") {
    const GamePackage package = sample();
    const Counter& first = package.counters[0];
    CHECK(first.name == "1/I");
    CHECK(first.side == SideId(0));
    CHECK(first.number(0, AttributeId(0)) == 5);
    CHECK(first.number(1, AttributeId(0)) == 3);
    CHECK(first.faces[1].name == "reduced");
    CHECK(first.words[0] == WordId(0));
    const Counter& hq = package.counters[6];
    CHECK_FALSE(hq.has(0, AttributeId(0)));
    CHECK_FALSE(hq.words[0].exists());
    CHECK(package.traits[1].words[hq.words[1].index()].id == "VII"); // not declared, but found
    CHECK(package.counters[3].flags[0]);
    CHECK_FALSE(first.flags[0]);
}

TEST_CASE("Charts are grids or bands") {
    const GamePackage package = sample();
    const Chart& combat = *package.chart("combat");
    CHECK((combat.dice == DiceNotation{1, 6}));
    CHECK(combat.columns.kind == AxisKind::Odds);
    CHECK(combat.rows.kind == AxisKind::Ranges);
    CHECK(combat.cell(combat.rowHeld(9), *combat.columns.atMost(Ratio(3, 2))) == "0/2");
    CHECK(inLanguage(combat.legend.at("B"), "fr") == "percée");
    const Chart& terrain = *package.chart("terrain");
    CHECK((terrain.ratio("hill", "defence") == Ratio(3, 2)));
    CHECK(terrain.cell("sea", "move")->empty());
    const Chart& weather = *package.chart("weather");
    CHECK(weather.cell(weather.rowHeld(7)) == "rain");
    CHECK(package.chart("modifiers")->number("trench", "result") == -1);
    CHECK(package.chart("nothing") == nullptr);
}

TEST_CASE("A scenario says where everything stands and what arrives") {
    const GamePackage package = sample();
    const HexMap& map = package.maps[0];
    const Scenario& scenario = *package.scenario("crossing");
    CHECK(scenario.lastTurn == 4);
    CHECK(inLanguage(scenario.turnLabels.at(1), "en") == "15 August");
    CHECK(scenario.control[map.find("1101").index()] == SideId(0));
    CHECK(scenario.control[map.find("1301").index()] == SideId(1));
    CHECK_FALSE(scenario.control[map.find("1004").index()].exists());
    CHECK((scenario.tracks == std::vector<std::int32_t>{1, 2}));
    CHECK((scenario.pools == std::vector<std::uint16_t>{2, 1}));
    REQUIRE(scenario.setup.size() == 5);
    CHECK(scenario.setup[0].place == Place(map.find("1202")));
    CHECK(scenario.setup[0].side == SideId(1)); // that of all its counters
    CHECK(scenario.setup[1].area == "north");
    CHECK(scenario.setup[1].hexes.size() == 6);
    CHECK(scenario.setup[2].hexes.size() == 2);
    CHECK(scenario.setup[3].hexes.size() == 5); // 1102 and its neighbours in the north
    CHECK(scenario.setup[4].place == Place(BoxId(std::size_t{0})));
    const SetupGroup& late = scenario.reinforcements.at(0);
    CHECK(late.turn == 3);
    CHECK(late.face == 1);
    CHECK(late.extra.at("roll") == "3-6");
    CHECK(scenario.markers.at(1).value == 3);
    CHECK(scenario.deployments.at(0).counters.size() == 3);
    CHECK(scenario.deployments.at(0).counters[0].counter == CounterId(std::size_t{0}));
    CHECK(scenario.special.at("bridge") == "1202");
    CHECK(package.shape(scenario).hexes == 16);
    CHECK((package.shape(scenario).statusDefaults == std::vector<std::int16_t>{0, 1}));
}

TEST_CASE("Control may be given hex by hex, and pools chit by chit") {
    Documents documents = changed("scenarios.json", "/scenarios/0/control", R"({"red": ["1001"]})");
    documents["scenarios.json"]["scenarios"][0]["pools"]["events"] = {"rain", "rain"};
    std::vector<Finding> findings;
    const GamePackage package = readPackage(documents, findings);
    CHECK(package.scenarios[0].control[0] == SideId(1));
    CHECK((package.scenarios[0].pools == std::vector<std::uint16_t>{2, 0}));
}

TEST_CASE("Reinforcements are sorted by turn") {
    std::vector<Finding> findings;
    const GamePackage package = readPackage(
        changed("scenarios.json", "/scenarios/0/reinforcements",
                R"([{"id": "b", "turn": 3, "counters": []}, {"id": "a", "turn": 2, "counters": []},
                    {"id": "c", "turn": 3, "counters": []}])"),
        findings);
    std::string order;
    for (const SetupGroup& group : package.scenarios[0].reinforcements)
        order += group.id;
    CHECK(order == "abc");
}

TEST_CASE("Rulings and sections are read with their defaults") {
    const GamePackage package = sample();
    CHECK(package.rulings[0].standard == 1);
    CHECK(package.rulings[1].kind == Ruling::Kind::Option);
    CHECK((standardChoices(package.rulings) == RulingChoices{1, 0}));
    CHECK(findChoice(package.rulings[0], "all") == 1);
    CHECK_FALSE(findChoice(package.rulings[0], "none").has_value());
    CHECK(originOf(package, "A1").doubt == RulingOrigin::Doubt::Silent);
    CHECK(inLanguage(originOf(package, "A1").words, "fr") == "Aucun texte ne le dit.");
    for (const char* without : {"fog", "A99"}) {
        CHECK(originOf(package, without).doubt == RulingOrigin::Doubt::Unstated);
        CHECK(originOf(package, without).words.empty());
    }
    REQUIRE(package.rulebook.find("5.2") != nullptr);
    CHECK(package.rulebook.find("5.2")->enforced == Enforced::ByCode);
    CHECK(package.rulebook.find(RuleRef("5.2", "", "aid"))->enforced == Enforced::BySetup);
    CHECK(package.rulebook.find("5.3") == nullptr);
    CHECK(inLanguage(package.texts.at("event.rain"), "es") == "Llueve.");
}

TEST_CASE("A missing key is refused with its address and what should stand there") {
    const std::string none = "kit.found.nothing";
    checkRows({
        {"id", "package.json", "/id", "", "/id", "kit.expected.id", none.c_str()},
        {"title", "package.json", "/title", "", "/title", "kit.expected.words", none.c_str()},
        {"a value without a name", "package.json", "/tracks/1/values", R"([{"value": 1}])",
         "/tracks/1/values/0/name", "kit.expected.words", none.c_str()},
        {"most of a track", "package.json", "/tracks/0/most", "", "/tracks/0/most",
         "kit.expected.whole_number", none.c_str()},
        {"maps", "package.json", "/maps", "", "/maps", "kit.expected.list", none.c_str()},
        {"grid", "map.json", "/grid", "", "/grid", "kit.expected.object", none.c_str()},
        {"shift", "map.json", "/grid/shift", "", "/grid/shift", "odd | even", none.c_str()},
        {"hex of a place", "map.json", "/places/0/hex", "", "/places/0/hex", "kit.expected.text",
         none.c_str()},
        {"faces", "counters.json", "/counters/2/faces", "", "/counters/2/faces",
         "kit.expected.list", none.c_str()},
        {"cells", "charts.json", "/charts/0/rows/1/cells", "", "/charts/0/rows/1/cells",
         "kit.expected.list", none.c_str()},
        {"label of a row", "charts.json", "/charts/0/rows/1/at", "", "/charts/0/rows/1/at",
         "kit.expected.label", none.c_str()},
        {"result of a band", "charts.json", "/charts/2/bands/1/result", "",
         "/charts/2/bands/1/result", "kit.expected.cell", none.c_str()},
        {"last turn", "scenarios.json", "/scenarios/0/turns/last", "", "/scenarios/0/turns/last",
         "kit.expected.whole_number", none.c_str()},
        {"question", "rulings.json", "/rulings/0/question", "", "/rulings/0/question",
         "kit.expected.words", none.c_str()},
        {"id to draw", "display.json", "/tracks/0/id", "", "/tracks/0/id", "kit.expected.text",
         none.c_str()},
    });
}

TEST_CASE("A value of the wrong kind is refused with what was found") {
    checkRows({
        {"number for an id", "package.json", "/id", "7", "/id", "kit.expected.id", "7"},
        {"list for a text", "package.json", "/release", "[1]", "/release", "kit.expected.text",
         "[…]"},
        {"text for a list", "package.json", "/sides", "\"blue\"", "/sides", "kit.expected.list",
         "\"blue\""},
        {"object for a list", "package.json", "/sides", "{}", "/sides", "kit.expected.list", "{…}"},
        {"text for an object", "package.json", "/sides/0", "\"blue\"", "/sides/0",
         "kit.expected.object", "\"blue\""},
        {"fraction for a whole number", "counters.json", "/counters/0/faces/0/attack", "2.5",
         "/counters/0/faces/0/attack", "kit.expected.whole_number", "2.5"},
        {"text for a number", "map.json", "/elevation/1003", "\"high\"", "/elevation/1003",
         "kit.expected.whole_number", "\"high\""},
        {"text for a scale", "map.json", "/scaleKm", "\"wide\"", "/scaleKm", "kit.expected.number",
         "\"wide\""},
        {"null for a label", "charts.json", "/charts/0/columns/1", "null", "/charts/0/columns/1",
         "kit.expected.label", "null"},
        {"number for yes or no", "package.json", "/features/0/closed", "1", "/features/0/closed",
         "kit.expected.boolean", "1"},
        {"number for words", "package.json", "/title", "3", "/title", "kit.expected.words", "3"},
        {"a language that is none", "package.json", "/title/english", "\"x\"", "/title/english",
         "kit.expected.words", "english"},
        {"a list in a cell", "charts.json", "/charts/0/rows/0/cells/0", "[]",
         "/charts/0/rows/0/cells/0", "kit.expected.cell", "[…]"},
        {"a number for a source", "counters.json", "/counters/0/source", "5", "/counters/0/source",
         "kit.expected.source", "5"},
        {"a source that is a tree", "counters.json", "/counters/0/source", R"({"faces": {}})",
         "/counters/0/source", "kit.expected.source", "{…}"},
        {"a value named twice", "package.json", "/statuses/0/values",
         R"([{"value": 1, "name": "x"}, {"value": 1, "name": "y"}])", "/statuses/0/values/1/value",
         "kit.expected.another_value", "1"},
        {"null is not the same as nothing", "counters.json", "/counters/0/side", "null",
         "/counters/0/side", "kit.expected.text", "null"},
        {"a long text is cut", "package.json", "/sides",
         "\"0123456789012345678901234567890123456789012345é012345\"", "/sides", "kit.expected.list",
         "\"0123456789012345678901234567890123456789012345…"},
    });
}

TEST_CASE("A number out of range is refused with the range") {
    checkRows({
        {"status beyond its most", "package.json", "/statuses/0/standard", "3",
         "/statuses/0/standard", "0…2", "3"},
        {"a name for a value beyond the most", "package.json", "/statuses/0/values",
         R"([{"value": 3, "name": "x"}])", "/statuses/0/values/0/value", "0…2", "3"},
        {"most below least", "package.json", "/tracks/1/most", "-6", "/tracks/1/most",
         "-5…2147483647", "-6"},
        {"beyond 64 bits", "package.json", "/tracks/0/most", "18446744073709551615",
         "/tracks/0/most", "1…2147483647", "18446744073709551615"},
        {"a face's number beyond 16 bits", "counters.json", "/counters/0/faces/0/attack", "40000",
         "/counters/0/faces/0/attack", "-32767…32767", "40000"},
        {"track at start", "scenarios.json", "/scenarios/0/tracks/morale", "6",
         "/scenarios/0/tracks/morale", "-5…5", "6"},
        {"a face it does not have", "scenarios.json", "/scenarios/0/reinforcements/0/face", "2",
         "/scenarios/0/reinforcements/0/face", "0…1", "2"},
        {"last turn before the first", "scenarios.json", "/scenarios/0/turns/last", "0",
         "/scenarios/0/turns/last", "1…1000", "0"},
        {"a reinforcement in no turn", "scenarios.json", "/scenarios/0/reinforcements/0/turn", "0",
         "/scenarios/0/reinforcements/0/turn", "1…1000", "0"},
        {"rows in the wrong order", "map.json", "/grid/rows", "[13, 10]", "/grid/rows/1", "13…9999",
         "10"},
        {"endless rows", "map.json", "/grid/rows", "[1, 2147483648]", "/grid/rows/1", "1…9999",
         "2147483648"},
        {"a mountain on another planet", "map.json", "/elevation/1003", "21900", "/elevation/1003",
         "-12000…9000", "21900"},
    });
}

TEST_CASE("A reference to what is not there is refused with the name it used") {
    checkRows({
        {"side of a counter", "counters.json", "/counters/0/side", "\"green\"", "/counters/0/side",
         "kit.expected.side", "green"},
        {"attribute", "counters.json", "/counters/0/faces/0/speed", "5",
         "/counters/0/faces/0/speed", "kit.expected.attribute", "speed"},
        {"trait", "counters.json", "/counters/0/traits/corps", "\"X\"", "/counters/0/traits/corps",
         "kit.expected.trait", "corps"},
        {"word of a closed trait", "counters.json", "/counters/0/traits/type", "\"navy\"",
         "/counters/0/traits/type", "kit.expected.trait_word", "navy"},
        {"flag", "counters.json", "/counters/3/flags/0", "\"winged\"", "/counters/3/flags/0",
         "kit.expected.flag", "winged"},
        {"terrain", "map.json", "/terrain/1001", "\"swamp\"", "/terrain/1001",
         "kit.expected.terrain", "swamp"},
        {"hex of a terrain", "map.json", "/terrain/1405", "\"hill\"", "/terrain/1405",
         "kit.expected.hex", "1405"},
        {"elevation of a hole", "map.json", "/elevation/1304", "7", "/elevation/1304",
         "kit.expected.hex", "1304"},
        {"feature", "map.json", "/hexsides/1101|1201/0", "\"wall\"", "/hexsides/1101|1201/0",
         "kit.expected.feature", "wall"},
        {"kind of link", "map.json", "/links/canal", R"([["1001", "1002"]])", "/links/canal",
         "kit.expected.link", "canal"},
        {"side of a control list", "map.json", "/control/start/green", "[]", "/control/start/green",
         "kit.expected.side", "green"},
        {"area of a control list", "map.json", "/control/start/blue", "\"west\"",
         "/control/start/blue", "kit.expected.area", "\"west\""},
        {"map file", "package.json", "/maps/0", "\"moon.json\"", "/maps/0", "kit.expected.file",
         "\"moon.json\""},
        {"map of a scenario", "scenarios.json", "/scenarios/0/map", "\"moon\"", "/scenarios/0/map",
         "kit.expected.map", "moon"},
        {"control list", "scenarios.json", "/scenarios/0/control", "\"later\"",
         "/scenarios/0/control", "kit.expected.control_list", "\"later\""},
        {"counter of a group", "scenarios.json", "/scenarios/0/setup/0/counters/0", "\"pink.9\"",
         "/scenarios/0/setup/0/counters/0", "kit.expected.counter", "pink.9"},
        {"place of a group", "scenarios.json", "/scenarios/0/setup/0/at", "\"1304\"",
         "/scenarios/0/setup/0/at", "kit.expected.place", "\"1304\""},
        {"area of a group", "scenarios.json", "/scenarios/0/setup/1/area", "\"west\"",
         "/scenarios/0/setup/1/area", "kit.expected.area", "\"west\""},
        {"middle of an area", "scenarios.json", "/scenarios/0/setup/3/area/of", "\"1304\"",
         "/scenarios/0/setup/3/area/of", "kit.expected.hex", "\"1304\""},
        {"border of an area", "scenarios.json", "/scenarios/0/setup/3/area/in/0", "\"west\"",
         "/scenarios/0/setup/3/area/in/0", "kit.expected.area", "\"west\""},
        {"column of a cell", "charts.json", "/charts/1/rows/1/cells/fire", "1",
         "/charts/1/rows/1/cells/fire", "kit.expected.column", "fire"},
        {"marker", "scenarios.json", "/scenarios/0/markers/0/marker", "\"flag\"",
         "/scenarios/0/markers/0/marker", "kit.expected.marker", "flag"},
        {"track", "scenarios.json", "/scenarios/0/tracks/gold", "1", "/scenarios/0/tracks/gold",
         "kit.expected.track", "gold"},
        {"pool", "scenarios.json", "/scenarios/0/pools/cup", "[]", "/scenarios/0/pools/cup",
         "kit.expected.pool", "cup"},
        {"chit", "scenarios.json", "/scenarios/0/pools/events/snow", "1",
         "/scenarios/0/pools/events/snow", "kit.expected.chit", "snow"},
        {"counter of a deployment", "scenarios.json", "/scenarios/0/deployments/0/counters/x",
         "\"1001\"", "/scenarios/0/deployments/0/counters/x", "kit.expected.counter", "x"},
        {"box to draw", "display.json", "/boxes/0/id", "\"attic\"", "/boxes/0/id",
         "kit.expected.box", "attic"},
        {"status to draw", "display.json", "/statuses/0/id", "\"asleep\"", "/statuses/0/id",
         "kit.expected.status", "asleep"},
        {"choice of a ruling", "rulings.json", "/rulings/0/standard", "\"some\"",
         "/rulings/0/standard", "kit.expected.choice", "some"},
        {"book", "rulebook.json", "/sections/3/book", "\"bible\"", "/sections/3/book",
         "kit.expected.book", "bible"},
    });
}

TEST_CASE("What may stand only once is refused the second time") {
    checkRows({
        {"side", "package.json", "/sides/1/id", "\"blue\"", "/sides/1/id", "kit.expected.unused_id",
         "\"blue\""},
        {"attribute", "package.json", "/attributes", R"(["attack", "defence", "move", "attack"])",
         "/attributes/3", "kit.expected.unused_id", "\"attack\""},
        {"word of a trait", "package.json", "/traits/0/words/1", "\"infantry\"",
         "/traits/0/words/1", "kit.expected.unused_id", "\"infantry\""},
        {"counter", "counters.json", "/counters/1/id", "\"blue.1\"", "/counters/1/id",
         "kit.expected.unused_id", "\"blue.1\""},
        {"chart", "charts.json", "/charts/1/id", "\"combat\"", "/charts/1/id",
         "kit.expected.unused_id", "\"combat\""},
        {"row label", "charts.json", "/charts/1/rows/1/at", "\"clear\"", "/charts/1/rows/1/at",
         "kit.expected.unused_id", "\"clear\""},
        {"section", "rulebook.json", "/sections/1/section", "\"1\"", "/sections/1/section",
         "kit.expected.unused_id", "\"1\""},
        {"ruling", "rulings.json", "/rulings/1/id", "\"A1\"", "/rulings/1/id",
         "kit.expected.unused_id", "\"A1\""},
        {"box called like a hex", "package.json", "/boxes/0/id", "\"1101\"", "/boxes/0/id",
         "kit.expected.unused_id", "\"1101\""},
        {"hexside from the other side", "map.json", "/hexsides/1201|1101", "[]",
         "/hexsides/1201|1101", "kit.expected.unlisted_hexside", "1201|1101"},
        {"hex in an area", "map.json", "/areas/north/1", "\"1001\"", "/areas/north/1",
         "kit.expected.unlisted_hex", "\"1001\""},
        {"controlled hex", "map.json", "/control/start/red/0", "\"1001\"", "/control/start/red/0",
         "kit.expected.unlisted_hex", "1001"},
    });
}

TEST_CASE("A map may be listed only once") {
    CHECK(refusedReading(changed("package.json", "/maps", R"(["map.json", "map.json"])")).what ==
          "core.fault.malformed | map.json | /id | kit.expected.unused_id | \"valley\"");
}

TEST_CASE("Ids keep to their letters, and leave the reserved words alone") {
    checkRows({
        {"a space", "package.json", "/id", "\"my game\"", "/id", "kit.expected.id", "\"my game\""},
        {"an accent", "package.json", "/id", "\"español\"", "/id", "kit.expected.id",
         "\"español\""},
        {"nothing", "package.json", "/id", "\"\"", "/id", "kit.expected.id", "\"\""},
        {"a reserved word", "package.json", "/flags/0", "\"source\"", "/flags/0", "kit.expected.id",
         "\"source\""},
        {"an attribute called name", "package.json", "/attributes/1", "\"name\"", "/attributes/1",
         "kit.expected.id", "\"name\""},
        {"an area's key", "map.json", "/areas/the west", "[]", "/areas/the west", "kit.expected.id",
         "the west"},
        {"65 letters", "package.json", "/id",
         "\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\"", "/id",
         "kit.expected.id", "\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…"},
    });
}

TEST_CASE("Hexes that do not touch cannot be joined") {
    checkRows({
        {"a link that jumps", "map.json", "/links/road/1", R"(["1202", "1204"])", "/links/road/1/1",
         "kit.expected.adjacent_hex", "\"1204\""},
        {"a link of one hex", "map.json", "/links/road/1", R"(["1202"])", "/links/road/1",
         "kit.expected.adjacent_hex", "kit.found.nothing"},
        {"a hexside between distant hexes", "map.json", "/hexsides/1001|1003", R"(["river"])",
         "/hexsides/1001|1003", "kit.expected.hexside", "1001|1003"},
        {"a hexside of one hex", "map.json", "/hexsides/1001", R"(["river"])", "/hexsides/1001",
         "kit.expected.hexside", "1001"},
        {"a line that jumps", "map.json", "/lines/front/0", "\"1001|1301\"", "/lines/front/0",
         "kit.expected.hexside", "1001|1301"},
    });
}

TEST_CASE("A grid that cannot be printed is refused") {
    checkRows({
        {"a pattern of other letters", "map.json", "/grid/numbering", "\"XXYY\"", "/grid/numbering",
         "kit.expected.numbering", "\"XXYY\""},
        {"numbers too long for the pattern", "map.json", "/grid/rows", "[98, 101]", "/grid",
         "kit.expected.grid", "{…}"},
        {"three ends", "map.json", "/grid/rows", "[10]", "/grid/rows", "kit.expected.grid", "[…]"},
    });
}

TEST_CASE("A chart that is no table is refused") {
    checkRows({
        {"too few cells", "charts.json", "/charts/0/rows/2/cells", R"(["1/0"])",
         "/charts/0/rows/2/cells", "[4]", "[1]"},
        {"no rows", "charts.json", "/charts/0/rows", "[]", "/charts/0/rows",
         "kit.expected.at_least_one", "[…]"},
        {"rows and bands", "charts.json", "/charts/0/bands", "[]", "/charts/0",
         "kit.expected.rows_or_bands", "{…}"},
        {"dice of no kind", "charts.json", "/charts/0/dice", "\"d66\"", "/charts/0/dice",
         "kit.expected.dice", "\"d66\""},
        {"a label that is no odds", "charts.json", "/charts/1/columnKind", "\"odds\"",
         "/charts/1/columns/0", "kit.expected.odds", "\"move\""},
        {"a label that is no range", "charts.json", "/charts/1/rowKind", "\"ranges\"",
         "/charts/1/rows/0/at", "kit.expected.range", "\"clear\""},
    });
}

TEST_CASE("Places and areas off the map are left out with a finding") {
    std::vector<Finding> findings;
    Documents documents = changed("map.json", "/places/0/hex", "\"1304\"");
    documents["map.json"]["areas"]["north"][0] = "9999";
    documents["map.json"]["control"] = Record::object();
    documents["scenarios.json"]["scenarios"][0].erase("control");
    const GamePackage package = readPackage(documents, findings);
    CHECK(package.maps[0].sheet().places.size() == 1);
    CHECK(package.maps[0].area(package.maps[0].area("north")).hexes.size() == 5);
    const std::vector<Finding> expected = {
        {Finding::Weight::Error, "map.json", "/places/0/hex",
         Text(say::placeOffMap, "Ponte Vecchio", "1304")},
        {Finding::Weight::Error, "map.json", "/areas/north/0",
         Text(say::areaOffMap, "north", "9999")},
    };
    CHECK((findings == expected));
    CHECK(package.documents == documents);
}

TEST_CASE("Unknown keys are findings, and source, note and extra may stand everywhere") {
    struct KeyRow {
        const char* file;
        std::string pointer;
        bool known;
    };
    const KeyRow rows[] = {
        {"package.json", "/colour", false},
        {"package.json", "/sides/0/color", false},
        {"package.json", "/attributes/0/title", false},
        {"map.json", "/coast", false},
        {"map.json", "/grid/cols", false},
        {"map.json", "/places/0/lat", false},
        {"map.json", "/areas/south/title", false},
        {"map.json", "/links/road/0/class", false},
        {"counters.json", "/counters/0/attack", false},
        {"charts.json", "/charts/0/rows/0/label", false},
        {"scenarios.json", "/scenarios/0/weather", false},
        {"scenarios.json", "/scenarios/0/setup/0/turn", false},
        {"scenarios.json", "/scenarios/0/markers/0/face", false},
        {"rulebook.json", "/sections/0/text", false},
        {"rulings.json", "/rulings/0/default", false},
        {"texts.json", "/words", false},
        {"map.json", "/$schema", true},
        {"display.json", "/anything", true},
        {"display.json", "/tracks/0/colour", true},
        {"map.json", "/drawing/anything", true},
        {"map.json", "/terrain/note", true},
        {"map.json", "/extra", true},
        {"counters.json", "/counters/0/note", true},
        {"counters.json", "/counters/0/faces/0/extra", true},
        {"charts.json", "/charts/0/extra", true},
        {"scenarios.json", "/scenarios/0/special/anything", true},
    };
    for (const KeyRow& row : rows) {
        CAPTURE(row.pointer);
        std::vector<Finding> findings;
        const Documents documents = changed(row.file, row.pointer, "\"x\"");
        const GamePackage package = readPackage(documents, findings);
        REQUIRE(findings.size() == (row.known ? 0 : 1));
        if (!row.known) {
            CHECK(findings[0].file == row.file);
            CHECK(findings[0].pointer == row.pointer);
            CHECK(findings[0].text.id == "kit.finding.unknown_key");
        }
        CHECK(package.documents == documents);
    }
}

TEST_CASE("A file nobody asked for is a note, rule cards are not") {
    Documents documents = sampleDocuments();
    documents["maps.json"] = Record::object();
    documents["rules/9.json"] = Record::object();
    std::vector<Finding> findings;
    static_cast<void>(readPackage(documents, findings));
    REQUIRE(findings.size() == 1);
    CHECK(findings[0].weight == Finding::Weight::Note);
    CHECK(findings[0].file == "maps.json");
}

TEST_CASE("Files of other formats, newer versions and a missing package are told apart") {
    struct FileRow {
        std::string name;
        const char* file;
        const char* pointer;
        const char* value;
        FaultKind kind;
        const char* what;
    };
    const FileRow rows[] = {
        {"another format", "map.json", "/format", "\"tiled\"", FaultKind::Foreign,
         "kit.fault.foreign_format | map.json | esagono-map | tiled"},
        {"no format", "counters.json", "/format", "", FaultKind::Foreign,
         "kit.fault.foreign_format | counters.json | esagono-counters | ?"},
        {"a list", "texts.json", "", "[]", FaultKind::Foreign,
         "kit.fault.foreign_format | texts.json | esagono-texts | […]"},
        {"a newer package", "package.json", "/version", "2", FaultKind::Newer,
         "kit.fault.newer_format | package.json | 2 | 1"},
        {"a newer map", "map.json", "/version", "3", FaultKind::Newer,
         "kit.fault.newer_format | map.json | 3 | 1"},
        {"a version before the first", "map.json", "/version", "0", FaultKind::Malformed,
         "core.fault.malformed | map.json | /version | 1…2147483647 | 0"},
        {"no package.json", "package.json", "", "", FaultKind::NotFound,
         "kit.fault.no_package | package.json"},
    };
    for (const FileRow& row : rows) {
        CAPTURE(row.name);
        const Refused refused = refusedReading(changed(row.file, row.pointer, row.value));
        CHECK(refused.thrown);
        CHECK(refused.kind == row.kind);
        CHECK(refused.what == row.what);
    }
}

TEST_CASE("A package needs no more than its declarations and a map") {
    Documents documents;
    documents["package.json"] = sampleDocuments().at("package.json");
    documents["map.json"] = sampleDocuments().at("map.json");
    CHECK_FALSE(refusedReading(documents).thrown);
}

TEST_CASE("The digest changes with every document and with nothing else") {
    std::vector<Finding> findings;
    const GamePackage package = sample();
    CHECK(package.digest() == sample().digest());
    for (const auto& [name, document] : sampleDocuments()) {
        CAPTURE(name);
        GamePackage other = package;
        other.documents[name]["note"] = "changed";
        CHECK(other.digest() != package.digest());
    }
}

} // namespace esagono::package_reader_tests
