// SPDX-License-Identifier: GPL-3.0-or-later
// Charts changed: cells, rows, columns, dice, legend.
#include "editor/tables/chart_edit_messages.h"
#include "editor/tables/chart_edits.h"
#include "engine/core/fault.h"
#include "engine/kit/reading/source.h"
#include "tests/editor/built_in.h"

#include <doctest/doctest.h>

#include <random>

using namespace esagono;

namespace {

std::size_t chartOf(const Documents& documents, std::string_view id) {
    const Record& charts = documents.at(chartFile).at("charts");
    for (std::size_t i = 0; i < charts.size(); ++i)
        if (charts[i]["id"] == id)
            return i;
    FAIL("no such chart");
    return 0;
}

const Chart& read(const GamePackage& package, std::string_view id) {
    const Chart* const chart = package.chart(id);
    REQUIRE(chart != nullptr);
    return *chart;
}

} // namespace

TEST_CASE("A cell is written as the chart writes its cells") {
    EditStack stack(builtIn("santander"));
    struct Row {
        const char* chart;
        std::size_t row, column;
        const char* text;
        Record written;
    };
    const Row rows[] = {
        {"combat", 3, 2, "0/3", "0/3"},     {"terrain", 1, 3, "2.5", 2.5},
        {"terrain", 1, 0, "-", "-"},        {"modifiers", 0, 0, "-2", -2},
        {"offensive_effect", 0, 1, "5", 5}, {"weather", 0, 0, "", ""},
    };
    for (const Row& row : rows) {
        CAPTURE(row.chart);
        const std::size_t chart = chartOf(stack.documents(), row.chart);
        stack.perform(setCells(stack.documents(), chart, row.row, row.column, {{row.text}}).edit);
        CHECK(*valueAt(stack.documents(),
                       cellPlace(stack.documents(), chart, row.row, row.column)) == row.written);
        CHECK(cellText(stack.documents(), chart, row.row, row.column) == row.text);
        const GamePackage package = readAgain(stack.documents());
        CHECK(read(package, row.chart).cell(row.row, row.column) == row.text);
    }
}

TEST_CASE("A block from a spreadsheet is pasted as one edit, and refused where it does not fit") {
    EditStack stack(builtIn("santander"));
    const std::size_t combat = chartOf(stack.documents(), "combat");
    const CellBlock block = blockFrom("1/1\t\"0/1\"\r\n2/0\t0/2\r\n");
    REQUIRE(block == CellBlock{{"1/1", "0/1"}, {"2/0", "0/2"}});
    stack.perform(setCells(stack.documents(), combat, 8, 6, block).edit);
    CHECK(cellText(stack.documents(), combat, 9, 7) == "0/2");
    CHECK(stack.depth() == 1);
    CHECK(setCells(stack.documents(), combat, 9, 6, block).refusal.id == say::refuseBlock);
    CHECK(setCells(stack.documents(), combat, 0, 7, block).refusal.id == say::refuseBlock);
    CHECK(setCells(stack.documents(), combat, 0, 0, {}).refusal.id == say::refuseNoBlock);
    stack.perform(fillDown(stack.documents(), combat, 0, 0, 3, 2).edit);
    CHECK(cellText(stack.documents(), combat, 2, 1) == cellText(stack.documents(), combat, 0, 1));
}

TEST_CASE("Columns come and go with their cells, whether these are listed or named") {
    for (const char* id : {"combat", "terrain"}) {
        CAPTURE(id);
        EditStack stack(builtIn("santander"));
        const std::size_t chart = chartOf(stack.documents(), id);
        const std::size_t before = chartSize(stack.documents(), chart).columns;
        stack.perform(insertLine(stack.documents(), chart, ChartLine::Column, before).edit);
        GamePackage package = readAgain(stack.documents());
        CHECK(read(package, id).columns.entries.size() == before + 1);
        CHECK(read(package, id).cell(0, before).empty());
        stack.perform(removeLine(stack.documents(), chart, ChartLine::Column, 0).edit);
        package = readAgain(stack.documents());
        CHECK(read(package, id).columns.entries.size() == before);
        CHECK(read(package, id).cell(1, 0) == cellText(builtIn("santander"), chart, 1, 1));
    }
}

TEST_CASE("New headings follow the kind of their axis") {
    const Documents documents = builtIn("santander");
    EditStack stack(documents);
    struct Row {
        const char* chart;
        ChartLine line;
        const char* label;
        AxisKind kind;
    };
    const Row rows[] = {
        {"combat", ChartLine::Column, "8:1", AxisKind::Odds},
        {"combat", ChartLine::Row, "9", AxisKind::Ranges},
        {"terrain", ChartLine::Row, "new_1", AxisKind::Names},
    };
    for (const Row& row : rows) {
        CAPTURE(row.chart);
        const std::size_t chart = chartOf(documents, row.chart);
        const ChartSize size = chartSize(stack.documents(), chart);
        const bool isRow = row.line == ChartLine::Row;
        stack.perform(
            insertLine(stack.documents(), chart, row.line, isRow ? size.rows : size.columns).edit);
        const GamePackage package = readAgain(stack.documents());
        const Axis& axis = isRow ? read(package, row.chart).rows : read(package, row.chart).columns;
        CHECK(axis.kind == row.kind);
        CHECK(axis.entries.back().label == row.label);
    }
}

TEST_CASE("A heading is changed with the cells that are named after it, or refused") {
    EditStack stack(builtIn("santander"));
    const std::size_t terrain = chartOf(stack.documents(), "terrain");
    const std::string move = cellText(stack.documents(), terrain, 0, 0);
    stack.perform(setLabel(stack.documents(), terrain, ChartLine::Column, 0, "entry").edit);
    CHECK(cellText(stack.documents(), terrain, 0, 0) == move);
    CHECK(read(readAgain(stack.documents()), "terrain").columns.find("entry").has_value());
    const auto refusal = [&](ChartLine line, std::size_t at, const char* label) {
        return setLabel(stack.documents(), terrain, line, at, label).refusal.id;
    };
    CHECK(refusal(ChartLine::Column, 0, "") == say::refuseLabelEmpty);
    CHECK(refusal(ChartLine::Column, 0, "rain") == say::refuseLabelTaken);
    const std::size_t weather = chartOf(stack.documents(), "weather");
    CHECK(setLabel(stack.documents(), weather, ChartLine::Column, 0, "x").refusal.id ==
          say::refuseBands);
    CHECK(insertLine(stack.documents(), weather, ChartLine::Column, 0).refusal.id ==
          say::refuseBands);
}

TEST_CASE("What is for reading only keeps its mark under another heading, and takes it along") {
    Documents documents = builtIn("santander");
    const std::size_t terrain = chartOf(documents, "terrain");
    documents["charts.json"]["charts"][terrain]["forReading"] = {"rain", "city"};
    EditStack stack(std::move(documents));
    stack.perform(setLabel(stack.documents(), terrain, ChartLine::Column, 1, "wet").edit);
    stack.perform(setLabel(stack.documents(), terrain, ChartLine::Row, 1, "town").edit);
    const auto marked = [&] {
        return stack.documents().at(chartFile)["charts"][terrain]["forReading"];
    };
    CHECK(marked() == Record({"wet", "town"}));
    const GamePackage package = readAgain(stack.documents());
    CHECK(read(package, "terrain").isForReading(0, 1));
    CHECK(read(package, "terrain").isForReading(1, 0));
    CHECK(!read(package, "terrain").isForReading(0, 0));
    stack.perform(removeLine(stack.documents(), terrain, ChartLine::Column, 1).edit);
    CHECK(marked() == Record({"town"}));
    stack.perform(removeLine(stack.documents(), terrain, ChartLine::Row, 1).edit);
    CHECK(marked() == Record::array());
    CHECK(!read(readAgain(stack.documents()), "terrain").isForReading(0, 0));
}

TEST_CASE("Dice, words and legend change") {
    EditStack stack(builtIn("santander"));
    const std::size_t combat = chartOf(stack.documents(), "combat");
    CHECK(setDice(stack.documents(), combat, "six").refusal.id == say::refuseDice);
    stack.perform(setDice(stack.documents(), combat, "2d6").edit);
    stack.perform(setChartWords(stack.documents(), combat, "title", "en", "Battle"));
    stack.perform(setLegend(stack.documents(), combat, "X", "en", "exchange"));
    const GamePackage package = readAgain(stack.documents());
    CHECK(read(package, "combat").dice == DiceNotation{2, 6});
    CHECK(inLanguage(read(package, "combat").title, "en") == "Battle");
    CHECK(inLanguage(read(package, "combat").title, "fr") == "Table de combat");
    CHECK(inLanguage(read(package, "combat").legend.at("X"), "en") == "exchange");
    stack.perform(setLegend(stack.documents(), combat, "X", "en", ""));
    stack.perform(removeLegend(stack.documents(), combat, "B"));
    CHECK(read(readAgain(stack.documents()), "combat").legend.count("X") == 0);
    CHECK(read(readAgain(stack.documents()), "combat").legend.count("B") == 0);
}

TEST_CASE("A cell's source is marked as finely as its chart is written") {
    EditStack stack(builtIn("santander"));
    const auto kindAt = [&](std::size_t chart, std::size_t row, std::size_t column) {
        return sourceOf(stack.documents().at(chartFile),
                        cellPlace(stack.documents(), chart, row, column).pointer)
            .kind;
    };
    for (const char* id : {"combat", "terrain", "morale"}) {
        CAPTURE(id);
        const std::size_t chart = chartOf(stack.documents(), id);
        stack.perform(markCell(stack.documents(), chart, 1, 0, "own copy"));
        CHECK(kindAt(chart, 1, 0) == Source::Kind::Copy);
        CHECK(kindAt(chart, 0, 0) == Source::Kind::Reconstructed);
        (void)readAgain(stack.documents());
    }
}

TEST_CASE("Whatever is done to charts can be undone, and the package reads after each step") {
    for (const char* name : {"santander", "banditen", "guadalajara"}) {
        CAPTURE(name);
        const Documents original = builtIn(name);
        std::mt19937 random(11);
        const auto pick = [&](std::size_t count) { return std::size_t(random() % count); };
        EditStack stack(original);
        for (int step = 0; step < 120; ++step) {
            const Documents& documents = stack.documents();
            const std::size_t chart = pick(documents.at(chartFile)["charts"].size());
            const ChartSize size = chartSize(documents, chart);
            const std::size_t row = pick(size.rows), column = pick(size.columns);
            const ChartLine line = pick(2) ? ChartLine::Row : ChartLine::Column;
            const auto propose = [&]() -> Proposal {
                switch (pick(8)) {
                case 0:
                    return setCells(documents, chart, row, column, {{std::to_string(step)}});
                case 1:
                    return fillDown(documents, chart, 0, column, row + 1, 1);
                case 2:
                    return insertLine(documents, chart, line, pick(2) ? 0 : 1);
                case 3:
                    return removeLine(documents, chart, line,
                                      line == ChartLine::Row ? row : column);
                case 4:
                    return setLabel(documents, chart, line, line == ChartLine::Row ? row : column,
                                    std::to_string(100 + step));
                case 5:
                    return setDice(documents, chart, pick(2) ? "2d6" : "");
                case 6:
                    return markCell(documents, chart, row, column, pick(2) ? "own copy" : "");
                default:
                    return setLegend(documents, chart, "Z", "it", pick(2) ? "zeta" : "");
                }
            };
            if (const Proposal proposal = propose(); !proposal.isRefused())
                stack.perform(proposal.edit);
            if (step % 4 == 0)
                (void)readAgain(stack.documents());
        }
        (void)readAgain(stack.documents());
        while (stack.undo())
            continue;
        CHECK(stack.documents() == original);
    }
}
