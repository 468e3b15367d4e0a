// SPDX-License-Identifier: GPL-3.0-or-later
// Charts looked at by their author, with numbers reckoned by hand.
#include "editor/tables/chart_review.h"

#include "engine/kit/reading/package_reader.h"
#include "tests/kit/sample_package.h"

#include <doctest/doctest.h>

using namespace esagono;
using namespace esagono::test;

namespace {

const GamePackage& santanderPackage() {
    static const GamePackage package =
        readPackage(std::filesystem::path(ESAGONO_SOURCE_DIR) / "resources/santander");
    return package;
}

/// The sample package with this chart alone.
GamePackage packageWith(const char* chart) {
    Documents documents = sampleDocuments();
    documents.at("charts.json")["charts"] = Record::array({Record::parse(chart)});
    std::vector<Finding> findings;
    return readPackage(std::move(documents), findings);
}

std::vector<std::string> said(const std::vector<ChartFinding>& findings) {
    std::vector<std::string> all;
    for (const ChartFinding& each : findings) {
        std::string line = each.finding.text.id;
        if (each.row && each.column)
            line += " " + std::to_string(*each.row) + "," + std::to_string(*each.column);
        all.push_back(line);
    }
    return all;
}

using Lines = std::vector<std::string>;

} // namespace

TEST_CASE("Losses are read from codes that state them in numbers") {
    CHECK(lossesIn("2/0") == LossCode{2, 0});
    CHECK(lossesIn("1/12R") == LossCode{1, 12});
    CHECK(lossesIn("0/1*") == LossCode{0, 1});
    for (const char* code : {"", "B", "D1", "2", "2/", "/2", "a/1", "1/2/3", "1/2 3", "-"})
        CHECK_FALSE(lossesIn(code));
}

TEST_CASE("Santander's combat table, 3:1 by hand") {
    // Die 1 to 6 at 3:1: 1/0, 1/0, 1/1, 1/1, 0/1, 0/2.
    const Chart& chart = *santanderPackage().chart("combat");
    const std::size_t column = *chart.columns.find("3:1");
    const ColumnChances plain = chancesIn(chart, column);
    CHECK(plain.of == 6);
    CHECK(plain.codes == std::vector<CodeChance>{{"1/0", 2}, {"1/1", 2}, {"0/1", 1}, {"0/2", 1}});
    CHECK(plain.attacker == Ratio(4, 6));
    CHECK(plain.defender == Ratio(5, 6));
    CHECK(plain.unread == 0);
    CHECK_FALSE(plain.average);
    // Two off the die: -1, 0, 1, 2, 3, 4 are 2/0, 2/0, 1/0, 1/0, 1/1, 1/1.
    const ColumnChances worse = chancesIn(chart, column, -2);
    CHECK(worse.codes == std::vector<CodeChance>{{"2/0", 2}, {"1/0", 2}, {"1/1", 2}});
    CHECK(worse.attacker == Ratio(8, 6));
    CHECK(worse.defender == Ratio(2, 6));
    // Far off: everything is read in the first row.
    CHECK(chancesIn(chart, column, -20).codes == std::vector<CodeChance>{{"2/0", 6}});
}

TEST_CASE("Santander's combat table, 7:1 by hand: a breakthrough states no number") {
    // Die 1 to 6 at 7:1: 0/1, 0/2, 0/2, 0/3, B, B.
    const Chart& chart = *santanderPackage().chart("combat");
    const ColumnChances chances = chancesIn(chart, *chart.columns.find("7:1"));
    CHECK(chances.codes == std::vector<CodeChance>{{"0/1", 1}, {"0/2", 2}, {"0/3", 1}, {"B", 2}});
    CHECK(chances.attacker == Ratio(0));
    CHECK(chances.defender == Ratio(8, 6));
    CHECK(chances.unread == 2);
}

TEST_CASE("Better odds are better for the attacker all along Santander's combat table") {
    const Chart& chart = *santanderPackage().chart("combat");
    for (std::size_t column = 1; column < chart.columns.entries.size(); ++column)
        CHECK(chancesIn(chart, column).attacker <= chancesIn(chart, column - 1).attacker);
    CHECK(said(reviewChart(santanderPackage(), "combat")) == Lines{});
}

TEST_CASE("Two dice fall as two dice do; plain numbers have an average") {
    const GamePackage package = packageWith(R"({"id": "t", "dice": "2d6", "bands": [
        {"at": "2-4", "result": 0}, {"at": "5-7", "result": 1}, {"at": "8-11", "result": 2},
        {"at": "12", "result": 10}]})");
    const ColumnChances chances = chancesIn(package.charts[0], 0);
    CHECK(chances.of == 36);
    CHECK(chances.codes == std::vector<CodeChance>{{"0", 6}, {"1", 15}, {"2", 14}, {"10", 1}});
    CHECK(chances.average == Ratio(15 + 28 + 10, 36));
    CHECK(chancesIn(*santanderPackage().chart("terrain"), 0).of == 0); // nobody rolls on it
}

TEST_CASE("A chart that is odd is found out, cell by cell") {
    struct Row {
        const char* name;
        const char* chart;
        Lines says;
    };
    const Row rows[] = {
        {"sound",
         R"({"id": "t", "dice": "1d6", "columns": ["1:1", "2:1"], "legend": {"1/0": "a", "0/1": "b"},
             "rows": [{"at": "1-3", "cells": ["1/0", "0/1"]}, {"at": "4-6", "cells": ["0/1", "0/1"]}]})",
         {}},
        {"a hole among the dice",
         R"({"id": "t", "dice": "1d6", "bands": [{"at": "1-2", "result": "a"}, {"at": "5-6", "result": "b"}]})",
         {"kit.finding.ranges_hole"}},
        {"an overlap",
         R"({"id": "t", "dice": "1d6", "bands": [{"at": "1-4", "result": "a"}, {"at": "4-6", "result": "b"}]})",
         {"kit.finding.ranges_overlap"}},
        {"an empty cell",
         R"({"id": "t", "dice": "1d6", "columns": ["1:1", "2:1"],
             "rows": [{"at": "1-3", "cells": ["1/0", null]}, {"at": "4-6", "cells": ["0/1", "0/1"]}]})",
         {"editor.chart.cell_empty 0,1"}},
        {"worse with better odds",
         R"({"id": "t", "dice": "1d6", "columns": ["1:1", "2:1"],
             "rows": [{"at": "1-3", "cells": ["1/0", "2/0"]}, {"at": "4-6", "cells": ["0/1", "0/1"]}]})",
         {"editor.chart.against_odds 0,1"}},
        {"odds that do not rise",
         R"({"id": "t", "dice": "1d6", "columns": ["2:1", "1:1"],
             "rows": [{"at": "1-3", "cells": ["1/0", "1/0"]}, {"at": "4-6", "cells": ["0/1", "0/1"]}]})",
         {"kit.finding.odds_not_rising"}},
        {"worse with a better die",
         R"({"id": "t", "dice": "1d6", "columns": ["1:1", "2:1"],
             "rows": [{"at": "1-2", "cells": ["2/0", "2/0"]}, {"at": "3-4", "cells": ["0/1", "1/1"]},
                      {"at": "5-6", "cells": ["1/1", "0/2"]}]})",
         {"editor.chart.against_odds 1,1", "editor.chart.against_dice 2,0"}},
        {"low results are good",
         R"({"id": "t", "dice": "1d6", "columns": ["1:1"],
             "rows": [{"at": "1-3", "cells": ["0/2"]}, {"at": "4-6", "cells": ["2/0"]}]})",
         {}},
        {"a code nobody explains, a word nobody needs",
         R"({"id": "t", "dice": "1d6", "legend": {"a": "A", "c": "C"},
             "bands": [{"at": "1-2", "result": "a"}, {"at": "3-4", "result": "b"},
                       {"at": "5", "result": "b"}, {"at": "6", "result": 3}]})",
         {"editor.chart.code_unexplained 1,0", "editor.chart.code_unused"}},
        {"a legend of columns",
         R"({"id": "t", "columnKind": "names", "rowKind": "names", "columns": ["move"],
             "legend": {"move": "points"}, "rows": [{"at": "clear", "cells": ["x"]}]})",
         {}},
        {"for reading only",
         R"({"id": "t", "forReading": true, "bands": [{"at": "river", "result": 1}]})",
         {"editor.chart.for_reading"}},
        {"a column and a row for reading only",
         R"({"id": "t", "columns": ["foot", "train"], "forReading": ["train", "bridge"],
             "rows": [{"at": "road", "cells": [1, 2]}, {"at": "bridge", "cells": [3, 4]}]})",
         {"editor.chart.line_for_reading", "editor.chart.line_for_reading"}},
    };
    for (const Row& row : rows) {
        CAPTURE(std::string(row.name));
        CHECK(said(reviewChart(packageWith(row.chart), "t")) == row.says);
    }
    CHECK(reviewChart(santanderPackage(), "no such chart").empty());
}

TEST_CASE("Every printed chart of Santander passes its author's look") {
    for (const Chart& chart : santanderPackage().charts) {
        CAPTURE(chart.id);
        for (const ChartFinding& each : reviewChart(santanderPackage(), chart.id))
            CHECK_MESSAGE(each.finding.weight == Finding::Weight::Note, each.finding.text.id);
    }
}

TEST_CASE("What changed against the original is told cell by cell") {
    const Chart& was = *santanderPackage().chart("combat");
    CHECK(differences(was, was).empty());
    Documents documents = santanderPackage().documents;
    Record& chart = documents.at("charts.json")["charts"][0];
    REQUIRE(chart["id"] == "combat");
    chart["rows"][3]["cells"][2] = "0/1"; // die 2 at 2:1, printed 1/0
    chart["dice"] = "2d6";
    chart["rows"].push_back({{"at", "9"}, {"cells", chart["rows"][0]["cells"]}});
    std::vector<Finding> findings;
    const GamePackage changed = readPackage(std::move(documents), findings);
    using Kind = ChartDifference::Kind;
    CHECK(differences(was, changed.charts[0]) ==
          std::vector<ChartDifference>{{Kind::Dice, "", "", "1d6", "2d6"},
                                       {Kind::RowAdded, "9", "", "", ""},
                                       {Kind::Cell, "2", "2:1", "1/0", "0/1"}});
    CHECK(differences(changed.charts[0], was).size() == 3);
}
