// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/kit/checking/package_check.h"

#include "tests/kit/sample_package.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace esagono::package_check_tests {

using namespace esagono::test;

namespace {

using Weight = Finding::Weight;

/// A finding as one line: weight, file, pointer, message and arguments.
std::string line(const Finding& finding) {
    static constexpr const char* weights[] = {"note", "warning", "error"};
    return std::string(weights[static_cast<std::size_t>(finding.weight)]) + " " + finding.file +
           " " + finding.pointer + ": " + Fault(FaultKind::Malformed, finding.text).what();
}

std::vector<std::string> linesOf(const Documents& documents) {
    std::vector<Finding> ignored;
    std::vector<std::string> lines;
    for (const Finding& finding : checkPackage(readPackage(documents, ignored)))
        lines.push_back(line(finding));
    return lines;
}

struct Row {
    std::string name;
    std::string file;
    std::string pointer;
    std::string value; ///< empty: what is there is removed
    std::vector<std::string> findings;
};

void checkRows(std::initializer_list<Row> rows) {
    for (const Row& row : rows) {
        CAPTURE(row.name);
        const std::vector<std::string> found = linesOf(changed(row.file, row.pointer, row.value));
        std::string both;
        for (const std::string& each : found)
            both += each + "\n";
        std::string expected;
        for (const std::string& each : row.findings)
            expected += each + "\n";
        CHECK(both == expected);
    }
}

} // namespace

TEST_CASE("The sample package leaves nothing to say") {
    CHECK(linesOf(sampleDocuments()).empty());
}

TEST_CASE("What the reader found is among the findings") {
    checkRows({
        {"an unknown key",
         "map.json",
         "/coast",
         "[]",
         {"warning map.json /coast: kit.finding.unknown_key | coast"}},
        {"a place off the map",
         "map.json",
         "/places/1/hex",
         "\"1304\"",
         {"error map.json /places/1/hex: kit.finding.place_off_map | Colle Alto | 1304"}},
    });
}

TEST_CASE("Charts are checked for overlaps, holes and odds that do not rise") {
    checkRows({
        {"two rows for one result",
         "charts.json",
         "/charts/0/rows/1/at",
         "\"2-3\"",
         {"warning charts.json /charts/0/rows: kit.finding.ranges_overlap | combat | 2-3 | 3"}},
        {"a hole between the rows",
         "charts.json",
         "/charts/0/rows/2",
         "",
         {"warning charts.json /charts/0/rows: kit.finding.ranges_hole | combat | 3 | 3"}},
        {"a hole below the dice",
         "charts.json",
         "/charts/2/bands",
         R"([{"at": "3-5", "result": "a"}, {"at": "6+", "result": "b"}])",
         {"warning charts.json /charts/2/bands: kit.finding.ranges_hole | weather | 1 | 2"}},
        {"a hole above the dice",
         "charts.json",
         "/charts/2/bands",
         R"([{"at": "<=3", "result": "a"}])",
         {"warning charts.json /charts/2/bands: kit.finding.ranges_hole | weather | 4 | 6"}},
        {"other dice, other holes",
         "charts.json",
         "/charts/2",
         R"({"id": "weather", "dice": "2d6", "bands": [{"at": "2-11", "result": "a"}]})",
         {"warning charts.json /charts/2/bands: kit.finding.ranges_hole | weather | 12 | 12"}},
        {"without dice only the holes between",
         "charts.json",
         "/charts/2",
         R"({"id": "weather", "bands": [{"at": "5-6", "result": "a"}, {"at": "1-2", "result": 1}]})",
         {"warning charts.json /charts/2/bands: kit.finding.ranges_hole | weather | 3 | 4"}},
        {"a wide row hides a narrow one",
         "charts.json",
         "/charts/2/bands",
         R"([{"at": "1-6", "result": "a"}, {"at": "2", "result": "b"}, {"at": "7", "result": 1}])",
         {"warning charts.json /charts/2/bands: kit.finding.ranges_overlap | weather | 1-6 | 2"}},
        {"open at both ends",
         "charts.json",
         "/charts/2/bands",
         R"([{"at": "<=3", "result": "a"}, {"at": ">=3", "result": "b"}])",
         {"warning charts.json /charts/2/bands: kit.finding.ranges_overlap | weather | <=3 | >=3"}},
        {"odds that fall",
         "charts.json",
         "/charts/0/columns/2",
         "\"1:3\"",
         {"warning charts.json /charts/0/columns: kit.finding.odds_not_rising | combat | 1:3 | "
          "1:1"}},
        {"the same odds in other words",
         "charts.json",
         "/charts/0/columns/2",
         "\"2:2\"",
         {"warning charts.json /charts/0/columns: kit.finding.odds_not_rising | combat | 2:2 | "
          "1:1"}},
        {"a slip of the pen among odds",
         "charts.json",
         "/charts/0/columns/2",
         "\"3;2\"",
         {"note charts.json /charts/0/columns: kit.finding.labels_mixed | combat | 3;2"}},
    });
}

TEST_CASE("Land that cannot be reached is found") {
    checkRows({
        {"a closed hexside on every side",
         "map.json",
         "/hexsides",
         R"({"1003|1002": ["cliff"], "1003|1102": ["cliff"], "1003|1103": ["cliff"]})",
         {"warning map.json /terrain/1003: kit.finding.hex_isolated | 1003"}},
        {"an island of two",
         "map.json",
         "/terrain",
         R"({"1001": "clear", "1002": "sea", "1003": "hill", "1004": "sea", "1101": "clear",
             "1102": "sea", "1103": "clear", "1104": "sea", "1201": "clear", "1202": "clear",
             "1203": "sea", "1204": "sea", "1301": "hill", "1302": "clear", "1303": "clear"})",
         {"note map.json /terrain/1003: kit.finding.land_apart | 1003 | 2"}},
    });
}

TEST_CASE("An area without hexes is found") {
    checkRows({
        {"nothing in it",
         "map.json",
         "/areas/west",
         "[]",
         {"warning map.json /areas/west: kit.finding.area_empty | west"}},
    });
}

TEST_CASE("Scenarios are checked for counters, turns and places that do not fit") {
    checkRows({
        {"a counter nobody uses",
         "scenarios.json",
         "/scenarios/0/setup/0/counters",
         R"(["red.1"])",
         {"note counters.json /counters/6: kit.finding.counter_unused | red.hq"}},
        {"a counter in two groups",
         "scenarios.json",
         "/scenarios/0/setup/2/counters/1",
         "\"red.1\"",
         {"warning scenarios.json /scenarios/0/setup/2/counters/1: kit.finding.counter_twice | "
          "red.1"}},
        {"a counter set up that also arrives",
         "scenarios.json",
         "/scenarios/0/reinforcements/0/counters/1",
         "\"blue.1\"",
         {"warning scenarios.json /scenarios/0/reinforcements/0/counters/1: "
          "kit.finding.counter_twice | blue.1"}},
        {"a counter of the other side",
         "scenarios.json",
         "/scenarios/0/setup/1/side",
         "\"red\"",
         {"warning scenarios.json /scenarios/0/setup/1/counters/0: "
          "kit.finding.counter_of_other_side | blue.1"}},
        {"an arrival after the end",
         "scenarios.json",
         "/scenarios/0/reinforcements/0/turn",
         "5",
         {"warning scenarios.json /scenarios/0/reinforcements/0/turn: "
          "kit.finding.arrives_too_late | 5 | 4"}},
        {"an area that closes out every hex",
         "scenarios.json",
         "/scenarios/0/setup/3/area",
         R"({"within": 0, "of": "1301", "in": ["north"]})",
         {"warning scenarios.json /scenarios/0/setup/3/area: kit.finding.nowhere_to_set_up"}},
        {"a turn without a label",
         "scenarios.json",
         "/scenarios/0/turns/last",
         "5",
         {"warning scenarios.json /scenarios/0/turns/labels: kit.finding.turn_labels | 4 | 5"}},
        {"a deployment outside the group's area",
         "scenarios.json",
         "/scenarios/0/deployments/0/counters/blue.1",
         "\"1301\"",
         {"warning scenarios.json /scenarios/0/deployments/0/counters/blue.1: "
          "kit.finding.deployed_elsewhere | blue.1"}},
        {"a deployment takes counters out of the box where they wait",
         "scenarios.json",
         "/scenarios/0/deployments/0/counters/blue.tanks",
         "\"1001\"",
         {}},
    });
}

TEST_CASE("The place of a reinforcement in the file survives the sorting") {
    checkRows({
        {"the first of the file is the last to arrive",
         "scenarios.json",
         "/scenarios/0/reinforcements",
         R"([{"turn": 9, "counters": ["blue.3"], "at": "1001"}, {"turn": 2, "counters": []}])",
         {"warning scenarios.json /scenarios/0/reinforcements/0/turn: "
          "kit.finding.arrives_too_late | 9 | 4"}},
    });
}

TEST_CASE("A ruling about a section that is not listed is found") {
    checkRows({
        {"no such section",
         "rulings.json",
         "/rulings/0/section",
         "\"7.7\"",
         {"warning rulings.json /rulings/0/section: kit.finding.ruling_without_section | A1 | "
          "7.7"}},
        {"a section whose text is not at hand",
         "rulebook.json",
         "/sections/2/enforced",
         "\"missing\"",
         {"warning rulings.json /rulings/0/section: kit.finding.ruling_without_text | A1 | "
          "5.2"}},
    });
}

TEST_CASE("What is declared but not drawn is found") {
    checkRows({
        {"a track",
         "display.json",
         "/tracks/1",
         "",
         {"warning package.json /tracks/1: kit.finding.not_drawn | morale"}},
        {"all boxes",
         "display.json",
         "/boxes",
         "",
         {"warning package.json /boxes/0: kit.finding.not_drawn | reserve"}},
        {"a status",
         "display.json",
         "/statuses/0",
         "",
         {"warning package.json /statuses/0: kit.finding.not_drawn | disrupted"}},
        {"everything",
         "display.json",
         "",
         "",
         {"warning package.json /statuses/0: kit.finding.not_drawn | disrupted",
          "warning package.json /statuses/1: kit.finding.not_drawn | supplied",
          "warning package.json /markers/0: kit.finding.not_drawn | trench",
          "warning package.json /markers/1: kit.finding.not_drawn | mine",
          "warning package.json /tracks/0: kit.finding.not_drawn | turn",
          "warning package.json /tracks/1: kit.finding.not_drawn | morale",
          "warning package.json /boxes/0: kit.finding.not_drawn | reserve",
          "warning package.json /pools/0: kit.finding.not_drawn | events"}},
    });
}

TEST_CASE("Words missing in a language are found wherever they stand") {
    checkRows({
        {"one language",
         "package.json",
         "/title/fr",
         "",
         {"warning package.json /title: kit.finding.words_missing | fr"}},
        {"an empty text is none",
         "texts.json",
         "/texts/event.rain/es",
         "\"\"",
         {"warning texts.json /texts/event.rain: kit.finding.words_missing | es"}},
        {"two languages of a choice",
         "rulings.json",
         "/rulings/0/choices/1/label",
         R"({"it": "tutti", "en": "all"})",
         {"warning rulings.json /rulings/0/choices/1/label: kit.finding.words_missing | es, fr"}},
        {"a rule card",
         "rules/5.2.json",
         "/text/it",
         "",
         {"warning rules/5.2.json /text: kit.finding.words_missing | it"}},
        {"a proper name needs no translation",
         "scenarios.json",
         "/scenarios/0/title",
         "\"Guadalajara\"",
         {}},
        {"what is opaque is not looked at", "map.json", "/drawing/legend", R"({"it": "x"})", {}},
        {"no name at all",
         "package.json",
         "/statuses/0/name",
         "",
         {"warning package.json /statuses/0: kit.finding.name_missing | disrupted"}},
        {"a bare id has no name",
         "package.json",
         "/flags/0",
         "\"motorised\"",
         {"warning package.json /flags/0: kit.finding.name_missing | motorised"}},
        {"a scenario without a title",
         "scenarios.json",
         "/scenarios/0/title",
         "",
         {"warning scenarios.json /scenarios/0: kit.finding.name_missing | crossing"}},
    });
}

TEST_CASE("Values without a source are counted, thing by thing") {
    checkRows({
        {"a mark nobody understands",
         "counters.json",
         "/source",
         "\"my uncle\"",
         {"note counters.json /source: kit.finding.source_unclear | my uncle"}},
        {"a chart's own mark", "charts.json", "/charts/3/bands/1/source", "\"rulebook\"", {}},
    });
    Documents documents = sampleDocuments();
    documents["counters.json"].erase("source");
    const std::vector<std::string> lines = linesOf(documents);
    REQUIRE(lines.size() == 6); // all but blue.1, whose faces have a mark of their own
    CHECK(lines[0] == "note counters.json /counters/1/faces: kit.finding.no_source | 7");
    CHECK(lines[3] == "note counters.json /counters/4/faces: kit.finding.no_source | 2");

    documents = sampleDocuments();
    documents["map.json"]["source"] = {{"terrain", "reconstructed"}, {"hexsides", ""}};
    std::string found;
    for (const std::string& each : linesOf(documents))
        found += each.substr(0, each.find(':')) + "; ";
    CHECK(found == "note map.json /elevation; note map.json /hexsides; note map.json /links; "
                   "note map.json /areas; note map.json /lines; note map.json /control; "
                   "note map.json /places/0/hex; note map.json /places/0/values; ");
}

} // namespace esagono::package_check_tests
