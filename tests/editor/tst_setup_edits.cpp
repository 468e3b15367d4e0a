// SPDX-License-Identifier: GPL-3.0-or-later
// Who begins where and who arrives when: counters, groups, markers, deployments; and what an author
// sees of it before the package is read again.
#include "editor/scenarios/setup_draft.h"
#include "tests/editor/scenario_table.h"

using namespace esagono;

namespace {

/// The spot of a counter; its place is empty if it has none.
DraftSpot spotOf(const ScenarioTable& table, const std::string& counter,
                 std::optional<std::size_t> deployment = {}) {
    const auto standing = SetupDraft(table.documents, 0).standing(deployment);
    const auto found = standing.find(counter);
    return found == standing.end() ? DraftSpot() : found->second;
}

} // namespace

TEST_CASE("a counter stands in one place after it was set up") {
    ScenarioTable table;
    table.perform(placeCounter(table.documents, 0, "r1", "0606")); // where r2 is
    CHECK(times(table.scenario().setup, table.package, "r1") == 1);
    for (const SetupGroup& group : table.scenario().setup)
        for (const CounterId id : group.counters)
            if (table.package.counters[id.index()].id == "r1")
                CHECK(table.package.maps[0].label(group.place.hex()) == "0606");
    const std::size_t groups = table.scenario().setup.size();
    table.perform(placeCounter(table.documents, 0, "r3", "0708")); // alone, in another group now
    CHECK(table.scenario().setup.size() == groups);
    table.perform(takeOutCounter(table.documents, 0, "r3"));
    CHECK(times(table.scenario().setup, table.package, "r3") == 0);
    CHECK(takeOutCounter(table.documents, 0, "r3").empty());
}

TEST_CASE("the group of a box stays when its last counter leaves") {
    ScenarioTable table;
    const std::size_t groups = table.record()["setup"].size();
    table.perform(placeCounter(table.documents, 0, "r6", "0606")); // alone in the red reserve
    CHECK(table.scenario().setup.size() == groups);
    CHECK(spotOf(table, "r6").at == "0606");
    table.perform(placeCounter(table.documents, 0, "r6", "red_reserve"));
    CHECK(table.scenario().setup.size() == groups);
    CHECK(spotOf(table, "r6").at == "red_reserve");
}

TEST_CASE("setting a counter up where it stands changes nothing") {
    ScenarioTable table;
    table.perform(placeCounter(table.documents, 0, "r2", "0606"));
    CHECK(placeCounter(table.documents, 0, "r2", "0606").empty());
}

TEST_CASE("groups have a place or an area, never both") {
    ScenarioTable table;
    table.perform(newGroup(table.documents, 0, GroupList::Reinforcements, 3));
    const std::size_t last = table.scenario().reinforcements.size() - 1;
    table.perform(addToGroup(table.documents, 0, GroupList::Reinforcements, last, "r1"));
    CHECK(times(table.scenario().reinforcements, table.package, "r1") == 1);
    CHECK(times(table.scenario().setup, table.package, "r1") == 0);
    table.perform(
        setGroup(table.documents, 0, GroupList::Reinforcements, last, "at", "red_reserve"));
    table.perform(
        setGroup(table.documents, 0, GroupList::Reinforcements, last, "area", "red_edge"));
    const Record& group = table.record()["reinforcements"][last];
    CHECK_FALSE(group.contains("at"));
    CHECK(group["area"] == "red_edge");
    table.perform(setGroup(table.documents, 0, GroupList::Reinforcements, last, "area", {}));
    CHECK_FALSE(table.record()["reinforcements"][last].contains("area"));
    table.perform(removeGroup(0, GroupList::Reinforcements, last));
    CHECK(times(table.scenario().reinforcements, table.package, "r1") == 0);
}

TEST_CASE("markers are laid and taken away") {
    ScenarioTable table;
    const std::size_t markers = SetupDraft(table.documents, 0).markers().size();
    table.perform(addMarker(table.documents, 0, {{"marker", "mine"}, {"at", "0301"}}));
    CHECK(table.scenario().markers.size() == markers + 1);
    table.perform(removeMarker(0, markers));
    CHECK(table.scenario().markers.size() == markers);
}

TEST_CASE("a deployment moves counters without touching their groups, and gives them back") {
    ScenarioTable table;
    table.perform(newDeployment(table.documents, 0));
    const std::size_t last = table.scenario().deployments.size() - 1;
    table.perform(deployCounter(table.documents, 0, last, "r1", "0702"));
    CHECK(spotOf(table, "r1", last).at == "0702");
    CHECK(spotOf(table, "r1").at == "0603");
    CHECK(deployCounter(table.documents, 0, last, "r1", "0702").empty());
    table.perform(turnCounter(table.documents, 0, last, "r1", 1));
    table.perform(deployCounter(table.documents, 0, last, "r1", "0703"));
    CHECK(spotOf(table, "r1", last).at == "0703");
    CHECK(spotOf(table, "r1", last).face == 1);
    CHECK(table.scenario().deployments.back().counters[0].face == 1);
    table.perform(withdrawCounter(table.documents, 0, last, "r1"));
    CHECK(spotOf(table, "r1", last).at == "0603");
    CHECK(withdrawCounter(table.documents, 0, last, "r1").empty());
    table.perform(deployCounter(table.documents, 0, last, "r1", "0702"));
    table.perform(takeOutCounter(table.documents, 0, "r1"));
    CHECK(spotOf(table, "r1", last).at.empty());
    table.perform(removeDeployment(0, last));
    CHECK(table.scenario().deployments.size() == last);
}

TEST_CASE("a counter dropped on a turn arrives then, with those of its side") {
    ScenarioTable table;
    table.perform(scheduleCounter(table.documents, 0, "r1", "red", 4));
    CHECK(times(table.scenario().setup, table.package, "r1") == 0);
    CHECK(times(table.scenario().reinforcements, table.package, "r1") == 1);
    const std::size_t groups = table.scenario().reinforcements.size();
    table.perform(scheduleCounter(table.documents, 0, "r2", "red", 4));
    CHECK(table.scenario().reinforcements.size() == groups); // with r1
    table.perform(scheduleCounter(table.documents, 0, "b1", "blue", 4));
    CHECK(table.scenario().reinforcements.size() == groups + 1);
    table.perform(scheduleCounter(table.documents, 0, "r1", "red", 2));
    const SetupDraft draft(table.documents, 0);
    CHECK(draft.groups()[draft.groupOf().at("r1")].turn == 2);
    CHECK(draft.groups()[draft.groupOf().at("r2")].turn == 4);
    CHECK(scheduleCounter(table.documents, 0, "r1", "red", 2).empty());
    table.perform(placeCounter(table.documents, 0, "r1", "0603"));
    CHECK(times(table.scenario().reinforcements, table.package, "r1") == 0);
}

TEST_CASE("a counter that is turned over parts from its group and stays where it is") {
    ScenarioTable table;
    REQUIRE(table.record()["setup"][0]["counters"].size() == 2); // r1 and r3
    table.perform(turnCounter(table.documents, 0, {}, "r3", 1));
    CHECK(spotOf(table, "r3").at == "0603");
    CHECK(spotOf(table, "r3").face == 1);
    CHECK(spotOf(table, "r1").face == 0);
    CHECK(times(table.scenario().setup, table.package, "r3") == 1);
    table.perform(turnCounter(table.documents, 0, {}, "r3", 0)); // alone now
    CHECK(spotOf(table, "r3").face == 0);
}

TEST_CASE("hexes of a group are painted, and conditions outlive its last counter") {
    ScenarioTable table;
    table.perform(newGroup(table.documents, 0, GroupList::Setup));
    const std::size_t last = table.scenario().setup.size() - 1;
    table.perform(addToGroup(table.documents, 0, GroupList::Setup, last, "r5"));
    const std::size_t group = SetupDraft(table.documents, 0)
                                  .groups()[SetupDraft(table.documents, 0).groupOf().at("r5")]
                                  .number;
    const std::string hexes[] = {"0701", "0702", "0703"};
    table.perform(paintGroup(table.documents, 0, GroupList::Setup, group, hexes, true));
    CHECK(table.scenario().setup[group].hexes.size() == 3);
    CHECK(paintGroup(table.documents, 0, GroupList::Setup, group, hexes, true).empty());
    const std::string gone[] = {"0702"};
    table.perform(paintGroup(table.documents, 0, GroupList::Setup, group, gone, false));
    CHECK(table.scenario().setup[group].hexes.size() == 2);
    const std::size_t count = table.scenario().setup.size();
    table.perform(takeOutCounter(table.documents, 0, "r5"));
    CHECK(table.scenario().setup.size() == count);
    table.perform(setGroup(table.documents, 0, GroupList::Setup, group, "area",
                           {{"within", 1}, {"of", "0504"}}));
    CHECK(table.scenario().setup[group].hexes.size() == 7);
    table.perform(paintGroup(table.documents, 0, GroupList::Setup, group, gone, true));
    CHECK(table.scenario().setup[group].hexes.size() == 1); // a list of its own now
}

TEST_CASE("who holds what at the start is read from the list of the map too") {
    ScenarioTable table;
    const auto listed = controlAtStart(table.documents, 0);
    CHECK(listed.at("0401") == "blue");
    const std::string hexes[] = {"0401"};
    table.perform(paintControl(table.documents, 0, hexes, "red"));
    const auto painted = controlAtStart(table.documents, 0);
    CHECK(painted.at("0401") == "red");
    CHECK(painted.size() == listed.size());
    CHECK(paintControl(table.documents, 0, hexes, "red").empty());
    for (std::size_t i = 0; i < table.scenario().control.size(); ++i) {
        const SideId side = table.scenario().control[i];
        const auto found = painted.find(table.package.maps[0].label(HexId(i)));
        CHECK((found == painted.end() ? std::string() : found->second) ==
              (side.exists() ? table.package.sides[side.index()].id : std::string()));
    }
}
