// SPDX-License-Identifier: GPL-3.0-or-later
// charts.json: tables as grids of rows and columns, or as plain bands with one result each.
#include "engine/kit/reading/readers.h"

namespace esagono {

namespace {

constexpr std::size_t maxCharts = 500;
constexpr std::size_t maxLines = 200;

/// What is printed there; a number is printed as JSON writes it.
std::string readPrinted(const Reading& value, const char* expected) {
    if (value.record().is_number())
        return value.record().dump();
    if (!value.record().is_string())
        value.refuse(Word{expected});
    return value.text();
}

std::string readCell(const Reading& cell) {
    const bool empty = cell.record().is_null() && !cell.isMissing();
    return empty ? std::string() : readPrinted(cell, say::aCell);
}

Axis readAxis(const Reading& chart, const std::vector<Reading>& labels, std::string_view kindKey,
              std::string_view titleKey) {
    Axis axis;
    axis.title = chart.wordsOr(titleKey);
    std::vector<std::string> texts;
    for (const Reading& label : labels)
        texts.push_back(readPrinted(label, say::aLabel));
    const auto kind = chart.maybe(kindKey);
    axis.kind = kind ? static_cast<AxisKind>(kind->oneOf({"names", "ranges", "odds"}))
                     : Axis::kindOf(texts);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        auto entry = AxisEntry::fromLabel(axis.kind, texts[i]);
        if (!entry)
            labels[i].refuse(Word{axis.kind == AxisKind::Odds ? say::someOdds : say::aRange});
        if (axis.find(texts[i]))
            labels[i].refuse(Word{say::anUnusedId});
        axis.entries.push_back(std::move(*entry));
    }
    return axis;
}

/// The cells of one row: in the order of the columns, or by the columns' labels.
void readCells(const Reading& cells, Chart& chart) {
    const std::size_t columns = chart.columns.entries.size();
    if (cells.record().is_object()) {
        const std::size_t first = chart.cells.size();
        chart.cells.resize(first + columns);
        for (const auto& [label, cell] : cells.members(maxLines)) {
            const auto column = chart.columns.find(label);
            if (!column)
                cell.refuse(Word{say::aColumn}, std::string(label));
            chart.cells[first + *column] = readCell(cell);
        }
        return;
    }
    const std::vector<Reading> line = cells.list(maxLines);
    if (line.size() != columns)
        cells.refuse("[" + std::to_string(columns) + "]", "[" + std::to_string(line.size()) + "]");
    for (const Reading& cell : line)
        chart.cells.push_back(readCell(cell));
}

void readGridOf(const Reading& object, Chart& chart) {
    const std::vector<Reading> columns = object.at("columns").list(maxLines);
    if (columns.empty())
        object.at("columns").refuse(Word{say::atLeastOne});
    chart.columns = readAxis(object, columns, "columnKind", "columnTitle");
    std::vector<Reading> labels;
    for (const Reading& row : object.at("rows").list(maxLines)) {
        labels.push_back(row.at("at"));
        readCells(row.at("cells"), chart);
        row.nothingElse();
    }
    if (labels.empty())
        object.at("rows").refuse(Word{say::atLeastOne});
    chart.rows = readAxis(object, labels, "rowKind", "rowTitle");
}

void readBands(const Reading& object, const Reading& bands, Chart& chart) {
    chart.columns.entries.push_back({"result"});
    std::vector<Reading> labels;
    for (const Reading& band : bands.list(maxLines)) {
        labels.push_back(band.at("at"));
        chart.cells.push_back(readCell(band.at("result")));
        band.nothingElse();
    }
    if (labels.empty())
        bands.refuse(Word{say::atLeastOne});
    chart.rows = readAxis(object, labels, "rowKind", "rowTitle");
}

/// What no rule looks at: all of it, or the columns and rows that are named.
void readForReading(const Reading& marked, Chart& chart) {
    const std::size_t columns = chart.columns.entries.size();
    const bool isWhole = marked.record().is_boolean();
    chart.forReading.assign(chart.cells.size(), isWhole && marked.yes());
    if (isWhole)
        return;
    for (const Reading& label : marked.list(maxLines)) {
        const auto column = chart.columns.find(label.text());
        const auto row = chart.rows.find(label.text());
        if (!column && !row)
            label.refuse(Word{say::aColumn});
        for (std::size_t cell = 0; cell < chart.cells.size(); ++cell)
            if (column ? cell % columns == *column : cell / columns == *row)
                chart.forReading[cell] = true;
    }
}

} // namespace

void readCharts(const Reading& document, GamePackage& package) {
    expectFormat(document, "esagono-charts");
    Register ids(say::anId);
    for (const Reading& object : document.listOr("charts", maxCharts)) {
        Chart chart;
        chart.id = ids.add(object.at("id"));
        chart.title = object.wordsOr("title");
        if (const auto text = object.maybe("dice")) {
            const auto dice = DiceNotation::fromText(text->text());
            if (!dice)
                text->refuse(Word{say::someDice});
            chart.dice = *dice;
        }
        const auto bands = object.maybe("bands");
        if (bands && (object.maybe("rows") || object.maybe("columns")))
            object.refuse(Word{say::rowsOrBands});
        if (bands)
            readBands(object, *bands, chart);
        else
            readGridOf(object, chart);
        if (const auto marked = object.maybe("forReading"))
            readForReading(*marked, chart);
        if (const auto legend = object.maybe("legend"))
            for (const auto& [code, words] : legend->members(maxLines))
                chart.legend.emplace(code, words.words());
        object.nothingElse();
        package.charts.push_back(std::move(chart));
    }
    document.nothingElse();
}

} // namespace esagono
