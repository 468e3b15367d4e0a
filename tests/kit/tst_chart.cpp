// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/kit/chart.h"

#include <doctest/doctest.h>

namespace esagono::chart_tests {

namespace {

Axis axis(AxisKind kind, const std::vector<std::string>& labels) {
    Axis axis;
    axis.kind = kind;
    for (const std::string& label : labels)
        axis.entries.push_back(AxisEntry::fromLabel(kind, label).value());
    return axis;
}

} // namespace

TEST_CASE("A printed range says from where to where it reaches") {
    struct Row {
        std::string label;
        bool isRange;
        std::int32_t from;
        std::int32_t to;
    };
    const Row rows[] = {
        {"3", true, 3, 3},
        {"-1", true, -1, -1},
        {"−1", true, -1, -1},
        {"+2", true, 2, 2},
        {"3-5", true, 3, 5},
        {"3–5", true, 3, 5},
        {"3..5", true, 3, 5},
        {"-3--1", true, -3, -1},
        {"-3–−1", true, -3, -1},
        {"7+", true, 7, INT32_MAX},
        {"<=1", true, INT32_MIN, 1},
        {"≤1", true, INT32_MIN, 1},
        {">=8", true, 8, INT32_MAX},
        {"≥ 8", true, 8, INT32_MAX},
        {"<1", true, INT32_MIN, 0},
        {">8", true, 9, INT32_MAX},
        {"5-3", false, 0, 0},
        {"3-", false, 0, 0},
        {"1:2", false, 0, 0},
        {"", false, 0, 0},
        {"clear", false, 0, 0},
        {"3 apples", false, 0, 0},
        {"99999999999", false, 0, 0},
    };
    for (const Row& row : rows) {
        CAPTURE(row.label);
        const auto entry = AxisEntry::fromLabel(AxisKind::Ranges, row.label);
        REQUIRE(entry.has_value() == row.isRange);
        if (entry) {
            CHECK(entry->label == row.label);
            CHECK(entry->from == row.from);
            CHECK(entry->to == row.to);
        }
    }
}

TEST_CASE("Printed odds are an exact ratio") {
    struct Row {
        std::string label;
        bool isOdds;
        Ratio odds;
    };
    const Row rows[] = {
        {"1:2", true, Ratio(1, 2)}, {"3:2", true, Ratio(3, 2)}, {"7:1", true, Ratio(7)},
        {"6:1+", true, Ratio(6)},   {"1:0", false, Ratio(0)},   {"0:1", false, Ratio(0)},
        {"1-2", false, Ratio(0)},   {"-1:2", false, Ratio(0)},  {"1:2x", false, Ratio(0)},
    };
    for (const Row& row : rows) {
        CAPTURE(row.label);
        const auto entry = AxisEntry::fromLabel(AxisKind::Odds, row.label);
        REQUIRE(entry.has_value() == row.isOdds);
        if (entry)
            CHECK((entry->odds == row.odds));
    }
}

TEST_CASE("What an axis runs over is seen from its labels") {
    struct Row {
        std::string name;
        std::vector<std::string> labels;
        AxisKind kind;
    };
    const Row rows[] = {
        {"odds", {"1:2", "1:1", "3:2"}, AxisKind::Odds},
        {"ranges", {"<=1", "2", "3-5", "6+"}, AxisKind::Ranges},
        {"names", {"clear", "hill"}, AxisKind::Names},
        {"one name among ranges makes names", {"1", "2", "any"}, AxisKind::Names},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        CHECK(Axis::kindOf(row.labels) == row.kind);
    }
}

TEST_CASE("The column of an attack is the last one not above its odds") {
    const Axis columns = axis(AxisKind::Odds, {"1:2", "1:1", "3:2", "2:1", "7:1"});
    struct Row {
        std::string name;
        Ratio odds;
        int column; // -1: below the first
    };
    const Row rows[] = {
        {"below the first", Ratio(1, 3), -1}, {"exactly the first", Ratio(1, 2), 0},
        {"between", Ratio(3, 4), 0},          {"a broken column", Ratio(8, 5), 2},
        {"just short", Ratio(199, 100), 2},   {"beyond the last", Ratio(20), 4},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        const auto column = columns.atMost(row.odds);
        CHECK((column ? static_cast<int>(*column) : -1) == row.column);
    }
}

TEST_CASE("A die result outside the rows is held at the end row it passed") {
    Chart chart;
    struct Row {
        std::string name;
        std::vector<std::string> labels;
        std::int32_t result;
        std::size_t row;
    };
    const Row rows[] = {
        {"inside", {"0", "1", "2"}, 1, 1},
        {"below the first", {"0", "1", "2"}, -4, 0},
        {"above the last", {"0", "1", "2"}, 9, 2},
        {"printed from high to low, above", {"6", "5", "4"}, 9, 0},
        {"printed from high to low, below", {"6", "5", "4"}, 1, 2},
        {"in a gap: the row below", {"1-2", "5-6"}, 4, 0},
        {"open end", {"<=1", "2-5", "6+"}, 40, 2},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        chart.rows = axis(AxisKind::Ranges, row.labels);
        CHECK(chart.rowHeld(row.result) == row.row);
    }
}

TEST_CASE("A shifted column stops at the table's end and says how far beyond it would lie") {
    Chart chart;
    chart.columns = axis(AxisKind::Odds, {"1:2", "1:1", "2:1", "3:1"});
    struct Row {
        std::size_t column;
        int shift;
        ShiftedColumn landed;
    };
    const Row rows[] = {
        {1, 0, {1, 0}}, {1, 2, {3, 0}}, {1, 3, {3, 1}}, {1, -1, {0, 0}}, {0, -2, {0, -2}},
    };
    for (const Row& row : rows) {
        CAPTURE(row.column);
        CAPTURE(row.shift);
        CHECK((chart.shifted(row.column, row.shift) == row.landed));
    }
}

TEST_CASE("Cells are read as printed, as whole numbers and as exact fractions") {
    Chart chart;
    chart.rows = axis(AxisKind::Names, {"clear", "hill", "sea"});
    chart.columns = axis(AxisKind::Names, {"move", "defence", "result"});
    chart.cells = {"1", "1.5", "3/0", "+2", "1/2", "D1", "", "-0.25", "P"};

    CHECK(chart.cell("clear", "result") == "3/0");
    CHECK_FALSE(chart.cell("forest", "move").has_value());
    CHECK_FALSE(chart.number("clear", "nothing").has_value());
    CHECK(chart.number("clear", "move") == 1);
    CHECK(chart.number("hill", "move") == 2);
    CHECK_FALSE(chart.number("clear", "defence").has_value());
    CHECK_FALSE(chart.number("sea", "move").has_value());
    CHECK((chart.ratio("clear", "defence") == Ratio(3, 2)));
    CHECK((chart.ratio("hill", "defence") == Ratio(1, 2)));
    CHECK((chart.ratio("sea", "defence") == Ratio(-1, 4)));
    CHECK_FALSE(chart.ratio("clear", "result").has_value());
    CHECK(chart.cell(1, 2) == "D1");
    CHECK(chart.number(0, 0) == 1);
}

TEST_CASE("Dice are written as how many and of how many faces") {
    struct Row {
        std::string text;
        std::optional<DiceNotation> dice;
    };
    const Row rows[] = {
        {"1d6", DiceNotation{1, 6}}, {"2d6", DiceNotation{2, 6}}, {"1d10", DiceNotation{1, 10}},
        {"d6", std::nullopt},        {"0d6", std::nullopt},       {"1d1", std::nullopt},
        {"2d6+1", std::nullopt},     {"", std::nullopt},          {"10d6", std::nullopt},
    };
    for (const Row& row : rows) {
        CAPTURE(row.text);
        CHECK((DiceNotation::fromText(row.text) == row.dice));
    }
}

} // namespace esagono::chart_tests
