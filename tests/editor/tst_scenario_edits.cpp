// SPDX-License-Identifier: GPL-3.0-or-later
// What is done to a scenario, and that the package can still be read.
#include "tests/editor/scenario_table.h"

using namespace esagono;

TEST_CASE("scenarios are added, copied and removed") {
    ScenarioTable table;
    const std::size_t count = scenarioCount(table.documents);
    table.perform(newScenario(table.documents));
    table.perform(newScenario(table.documents));
    table.perform(copyScenario(table.documents, 0));
    CHECK(scenarioCount(table.documents) == count + 3);
    CHECK(table.package.scenarios[1].id == table.scenario().id + "_2");
    CHECK(table.package.scenarios.back().id == "scenario_2");
    table.perform(removeScenario(1));
    CHECK(scenarioCount(table.documents) == count + 2);
}

TEST_CASE("turns keep their labels and new ones get numbers") {
    ScenarioTable table;
    table.perform(setTurns(table.documents, 0, 1, 3));
    CHECK(table.scenario().turnLabels.empty());
    table.perform(setTurnLabel(table.documents, 0, 2, "en", "the second"));
    REQUIRE(table.scenario().turnLabels.size() == 3);
    CHECK(table.scenario().turnLabels[1].at("en") == "the second");
    CHECK(table.scenario().turnLabels[1].at("fr") == "2");
    table.perform(setTurns(table.documents, 0, 1, 4));
    CHECK(table.scenario().turnLabels.size() == 4);
    table.perform(setTurns(table.documents, 0, 1, 1));
    CHECK(table.scenario().turnLabels.size() == 1);
    CHECK(setTurnLabel(table.documents, 0, 9, "en", "never").empty());
}

TEST_CASE("control is painted from what the map's list said") {
    ScenarioTable table;
    REQUIRE(table.record()["control"].is_string());
    const std::string hexes[] = {"0401", "0402"};
    table.perform(paintControl(table.documents, 0, hexes, "red"));
    const HexMap map = table.package.maps[0]; // the package is read anew every time
    CHECK(table.scenario().control[map.find("0401").index()] == SideId(0));
    CHECK(table.scenario().control[map.find("0403").index()] == SideId(1));
    table.perform(paintControl(table.documents, 0, hexes, ""));
    CHECK_FALSE(table.scenario().control[map.find("0401").index()].exists());
    table.perform(setControlList(table.documents, 0, "start"));
    CHECK(table.scenario().control[map.find("0401").index()] == SideId(1));
    table.perform(setControlList(table.documents, 0, ""));
    CHECK_FALSE(table.scenario().control[map.find("0403").index()].exists());
}

TEST_CASE("tracks, rulings and special rules are set and taken away") {
    ScenarioTable table;
    table.perform(setTrack(table.documents, 0, "red_supply", 7));
    CHECK(table.scenario().tracks[3] == 7);
    REQUIRE_FALSE(readPackage(table.documents, table.findings).rulings.empty());
    const Ruling ruling = table.package.rulings[0];
    table.perform(setRuling(table.documents, 0, ruling.id, ruling.choices.back().id));
    CHECK(table.scenario().rulings.size() == 1);
    table.perform(setRuling(table.documents, 0, ruling.id, ""));
    CHECK(table.scenario().rulings.empty());
    table.perform(setSpecial(table.documents, 0, "night", true));
    CHECK(table.scenario().special["night"] == true);
    table.perform(setSpecial(table.documents, 0, "night", {}));
    CHECK_FALSE(table.scenario().special.contains("night"));
}
