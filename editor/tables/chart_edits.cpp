// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tables/chart_edits.h"

#include "editor/counters/csv.h"
#include "editor/put_key.h"
#include "editor/tables/chart_edit_messages.h"
#include "editor/tables/source_edits.h"
#include "engine/kit/chart.h"

#include <algorithm>

namespace esagono {

namespace {

constexpr std::size_t maxLines = 200; // of the format

std::string chartPointer(std::size_t chart) {
    return pointerTo("/charts", chart);
}

const Record& chartAt(const Documents& documents, std::size_t chart) {
    return documents.at(chartFile).at("charts").at(chart);
}

bool isBanded(const Record& chart) {
    return chart.contains("bands");
}

const char* rowsKey(const Record& chart) {
    return isBanded(chart) ? "bands" : "rows";
}

/// A number is printed as JSON writes it, as readers do.
std::string printed(const Record& value) {
    return value.is_string() ? value.get<std::string>()
           : value.is_null() ? std::string()
                             : value.dump();
}

std::vector<std::string> labelsOf(const Record& chart, ChartLine line) {
    std::vector<std::string> labels;
    if (line == ChartLine::Row)
        for (const Record& row : chart[rowsKey(chart)])
            labels.push_back(printed(row["at"]));
    else if (!isBanded(chart))
        for (const Record& column : chart["columns"])
            labels.push_back(printed(column));
    return labels;
}

/// What is written for a text: what was a number, or nothing, becomes a number if it can.
Record written(const std::string& text, const Record* before) {
    if (text.empty())
        return before != nullptr && before->is_string() ? Record("") : Record();
    if (before != nullptr && before->is_string())
        return text;
    const Record number = Record::parse(text, nullptr, false);
    return number.is_number() && number.dump() == text ? number : Record(text);
}

/// The kind an axis is declared to be; nothing: whatever its labels say.
std::optional<AxisKind> declaredKind(const Record& chart, ChartLine line) {
    const auto kind = chart.find(line == ChartLine::Row ? "rowKind" : "columnKind");
    if (kind == chart.end())
        return std::nullopt;
    return *kind == "odds"     ? AxisKind::Odds
           : *kind == "ranges" ? AxisKind::Ranges
                               : AxisKind::Names;
}

std::optional<Text> whyNotLabel(const Record& chart, ChartLine line, std::size_t at,
                                std::string_view label) {
    if (label.empty())
        return Text(say::refuseLabelEmpty);
    const std::vector<std::string> labels = labelsOf(chart, line);
    for (std::size_t i = 0; i < labels.size(); ++i)
        if (i != at && labels[i] == label)
            return Text(say::refuseLabelTaken, label);
    const auto kind = declaredKind(chart, line);
    if (kind && !AxisEntry::fromLabel(*kind, label))
        return Text(*kind == AxisKind::Odds ? say::refuseLabelOdds : say::refuseLabelRange, label);
    return std::nullopt;
}

/// A label for a new line that nobody bears, after the kind of the others.
std::string freeLabel(const Record& chart, ChartLine line) {
    const std::vector<std::string> labels = labelsOf(chart, line);
    const auto isFree = [&](const std::string& label) {
        return std::ranges::find(labels, label) == labels.end();
    };
    const AxisKind kind = declaredKind(chart, line).value_or(Axis::kindOf(labels));
    std::vector<AxisEntry> entries;
    for (const std::string& label : labels)
        if (const auto entry = AxisEntry::fromLabel(kind, label))
            entries.push_back(*entry);
    const auto covers = [&](std::int32_t number) {
        return std::ranges::any_of(entries, [&](const AxisEntry& entry) {
            return entry.from <= number && number <= entry.to;
        });
    };
    for (std::int32_t number = 1;; ++number) {
        const std::string label = kind == AxisKind::Odds     ? std::to_string(number) + ":1"
                                  : kind == AxisKind::Ranges ? std::to_string(number)
                                                             : "new_" + std::to_string(number);
        const bool crowded =
            kind == AxisKind::Ranges && number < std::int32_t(maxLines) && covers(number);
        const bool behind =
            kind == AxisKind::Odds && !entries.empty() && Ratio(number) <= entries.back().odds;
        if (isFree(label) && !crowded && !behind)
            return label;
    }
}

Edit editNamed(Text name) {
    return Edit{std::move(name), {}, {}};
}

/// Sets one language of words that may be a plain proper name; empty words are null.
Record withWord(const Record* words, std::string_view language, std::string_view text) {
    Record all = Record::object();
    if (words != nullptr && words->is_string())
        for (const std::string_view each : packageLanguages)
            all[std::string(each)] = *words;
    else if (words != nullptr && words->is_object())
        all = *words;
    if (text.empty())
        all.erase(std::string(language));
    else
        all[std::string(language)] = text;
    return all.empty() ? Record() : all;
}

void putChartKey(Edit& edit, const Record& object, const std::string& pointer, std::string_view key,
                 const Record& value) {
    putKey(edit, object, {chartFile, pointer}, key, value);
}

/// Cells that are listed by the labels of their columns follow a label to its new name.
void renameKeys(Edit& edit, const Record& chart, const std::string& pointer,
                const std::string& from, const std::string& to) {
    for (std::size_t row = 0; row < chart["rows"].size(); ++row) {
        const Record& cells = chart["rows"][row]["cells"];
        if (!cells.is_object())
            continue;
        Record renamed = cells;
        const auto follow = [&](Record& object) {
            if (const auto found = object.find(from); found != object.end()) {
                object[to] = *found;
                object.erase(from);
            }
        };
        follow(renamed);
        if (const auto source = renamed.find("source");
            source != renamed.end() && source->is_object())
            follow(*source);
        if (renamed != cells)
            edit.set(chartFile, pointerTo(pointer + "/rows", row) + "/cells", std::move(renamed));
    }
}

/// Where a column or a row is named among those that are for reading only.
std::optional<std::size_t> namedForReading(const Record& chart, std::string_view line) {
    const auto named = chart.find("forReading");
    if (named == chart.end() || !named->is_array())
        return std::nullopt;
    const auto found = std::ranges::find(*named, Record(std::string(line)));
    return found == named->end() ? std::nullopt
                                 : std::optional(static_cast<std::size_t>(found - named->begin()));
}

void removeMention(Edit& edit, const Record& chart, const std::string& pointer,
                   std::string_view line) {
    if (const auto named = namedForReading(chart, line))
        edit.remove(chartFile, pointerTo(pointer + "/forReading", *named));
}

} // namespace

ChartSize chartSize(const Documents& documents, std::size_t chart) {
    const Record& object = chartAt(documents, chart);
    return {object[rowsKey(object)].size(), isBanded(object) ? 1 : object["columns"].size()};
}

EditPlace cellPlace(const Documents& documents, std::size_t chart, std::size_t row,
                    std::size_t column) {
    const Record& object = chartAt(documents, chart);
    const std::string line = pointerTo(chartPointer(chart) + "/" + rowsKey(object), row);
    if (isBanded(object))
        return {chartFile, line + "/result"};
    const bool keyed = object["rows"][row]["cells"].is_object();
    return {chartFile, keyed ? pointerTo(line + "/cells", printed(object["columns"][column]))
                             : pointerTo(line + "/cells", column)};
}

std::string cellText(const Documents& documents, std::size_t chart, std::size_t row,
                     std::size_t column) {
    const Record* const value = valueAt(documents, cellPlace(documents, chart, row, column));
    return value == nullptr ? std::string() : printed(*value);
}

Proposal setCells(const Documents& documents, std::size_t chart, std::size_t row,
                  std::size_t column, const CellBlock& block) {
    const ChartSize size = chartSize(documents, chart);
    std::size_t wide = 0;
    for (const auto& line : block)
        wide = std::max(wide, line.size());
    if (wide == 0)
        return Text(say::refuseNoBlock);
    if (row + block.size() > size.rows || column + wide > size.columns)
        return Text(say::refuseBlock, block.size(), wide, size.rows - std::min(row, size.rows),
                    size.columns - std::min(column, size.columns));
    Edit edit;
    for (std::size_t r = 0; r < block.size(); ++r)
        for (std::size_t c = 0; c < block[r].size(); ++c) {
            const EditPlace place = cellPlace(documents, chart, row + r, column + c);
            const Record* const before = valueAt(documents, place);
            const std::string& text = block[r][c];
            if (before == nullptr ? !text.empty() : printed(*before) != text)
                edit.set(place.file, place.pointer, written(text, before));
        }
    edit.name = Text(say::editCells, edit.changes.size());
    return edit;
}

Proposal fillDown(const Documents& documents, std::size_t chart, std::size_t row,
                  std::size_t column, std::size_t rows, std::size_t columns) {
    std::vector<std::string> first;
    for (std::size_t c = 0; c < columns; ++c)
        first.push_back(cellText(documents, chart, row, column + c));
    return setCells(documents, chart, row, column, CellBlock(rows, first));
}

CellBlock blockFrom(std::string_view text) {
    CellBlock block;
    for (CsvLine& line : readCsv(text, '\t'))
        block.push_back(std::move(line.cells));
    return block;
}

Proposal setLabel(const Documents& documents, std::size_t chart, ChartLine line, std::size_t at,
                  std::string_view label) {
    const Record& object = chartAt(documents, chart);
    if (line == ChartLine::Column && isBanded(object))
        return Text(say::refuseBands);
    if (const auto why = whyNotLabel(object, line, at, label))
        return *why;
    const std::string before = labelsOf(object, line)[at];
    Edit edit = editNamed(Text(say::editLabel, label));
    if (before == label)
        return edit;
    const std::string pointer = chartPointer(chart);
    if (line == ChartLine::Row) {
        const std::string place = pointerTo(pointer + "/" + rowsKey(object), at) + "/at";
        edit.set(chartFile, place,
                 written(std::string(label), valueAt(documents, {chartFile, place})));
    } else {
        edit.set(chartFile, pointerTo(pointer + "/columns", at),
                 written(std::string(label), &object["columns"][at]));
        renameKeys(edit, object, pointer, before, std::string(label));
    }
    if (const auto named = namedForReading(object, before))
        edit.set(chartFile, pointerTo(pointer + "/forReading", *named), std::string(label));
    return edit;
}

Proposal insertLine(const Documents& documents, std::size_t chart, ChartLine line, std::size_t at) {
    const Record& object = chartAt(documents, chart);
    const std::string pointer = chartPointer(chart);
    const ChartSize size = chartSize(documents, chart);
    if (line == ChartLine::Column && isBanded(object))
        return Text(say::refuseBands);
    if ((line == ChartLine::Row ? size.rows : size.columns) >= maxLines)
        return Text(say::refuseTooManyLines, maxLines);
    const std::string label = freeLabel(object, line);
    if (line == ChartLine::Row) {
        Edit edit = editNamed(Text(say::editRowAdd));
        Record row{{"at", label}};
        if (isBanded(object))
            row["result"] = nullptr;
        else
            row["cells"] = object["rows"][0]["cells"].is_object()
                               ? Record::object()
                               : Record(Record::array_t(size.columns));
        edit.insert(chartFile, pointerTo(pointer + "/" + rowsKey(object), at), std::move(row));
        return edit;
    }
    Edit edit = editNamed(Text(say::editColumnAdd));
    edit.insert(chartFile, pointerTo(pointer + "/columns", at), label);
    for (std::size_t row = 0; row < size.rows; ++row)
        if (object["rows"][row]["cells"].is_array())
            edit.insert(chartFile, pointerTo(pointerTo(pointer + "/rows", row) + "/cells", at),
                        Record());
    return edit;
}

Proposal removeLine(const Documents& documents, std::size_t chart, ChartLine line, std::size_t at) {
    const Record& object = chartAt(documents, chart);
    const std::string pointer = chartPointer(chart);
    const ChartSize size = chartSize(documents, chart);
    if (line == ChartLine::Column && isBanded(object))
        return Text(say::refuseBands);
    if ((line == ChartLine::Row ? size.rows : size.columns) < 2)
        return Text(say::refuseLastLine);
    const std::string label = labelsOf(object, line)[at];
    if (line == ChartLine::Row) {
        Edit edit = editNamed(Text(say::editRowRemove, label));
        edit.remove(chartFile, pointerTo(pointer + "/" + rowsKey(object), at));
        removeMention(edit, object, pointer, label);
        return edit;
    }
    Edit edit = editNamed(Text(say::editColumnRemove, label));
    edit.remove(chartFile, pointerTo(pointer + "/columns", at));
    removeMention(edit, object, pointer, label);
    for (std::size_t row = 0; row < size.rows; ++row) {
        const Record& cells = object["rows"][row]["cells"];
        const std::string place = pointerTo(pointer + "/rows", row) + "/cells";
        if (cells.is_array()) {
            edit.remove(chartFile, pointerTo(place, at));
        } else if (cells.contains(label)) {
            edit.remove(chartFile, pointerTo(place, label));
            if (cells.contains("source") && cells["source"].is_object() &&
                cells["source"].contains(label))
                edit.remove(chartFile, pointerTo(place + "/source", label));
        }
    }
    return edit;
}

Proposal setDice(const Documents& documents, std::size_t chart, std::string_view dice) {
    if (!dice.empty() && !DiceNotation::fromText(dice))
        return Text(say::refuseDice, dice);
    Edit edit = editNamed(Text(say::editDice));
    putChartKey(edit, chartAt(documents, chart), chartPointer(chart), "dice",
                dice.empty() ? Record() : Record(dice));
    return edit;
}

Edit setChartWords(const Documents& documents, std::size_t chart, std::string_view key,
                   std::string_view language, std::string_view text) {
    const Record& object = chartAt(documents, chart);
    const auto before = object.find(std::string(key));
    Edit edit = editNamed(Text(say::editChartWords));
    putChartKey(edit, object, chartPointer(chart), key,
                withWord(before == object.end() ? nullptr : &*before, language, text));
    return edit;
}

Edit setLegend(const Documents& documents, std::size_t chart, std::string_view code,
               std::string_view language, std::string_view text) {
    const Record& object = chartAt(documents, chart);
    const std::string pointer = chartPointer(chart);
    Edit edit = editNamed(Text(say::editLegend, code));
    const auto legend = object.find("legend");
    if (legend == object.end()) {
        if (!text.empty())
            edit.set(chartFile, pointer + "/legend",
                     Record{{std::string(code), Record{{std::string(language), text}}}});
        return edit;
    }
    const auto before = legend->find(std::string(code));
    putChartKey(edit, *legend, pointer + "/legend", code,
                withWord(before == legend->end() ? nullptr : &*before, language, text));
    return edit;
}

Edit removeLegend(const Documents& documents, std::size_t chart, std::string_view code) {
    const Record& object = chartAt(documents, chart);
    Edit edit = editNamed(Text(say::editLegend, code));
    if (const auto legend = object.find("legend"); legend != object.end())
        putChartKey(edit, *legend, chartPointer(chart) + "/legend", code, Record());
    return edit;
}

Edit markCell(const Documents& documents, std::size_t chart, std::size_t row, std::size_t column,
              std::string_view mark) {
    const Record& object = chartAt(documents, chart);
    Edit edit = editNamed(Text(say::editChartSource));
    const std::string line = pointerTo(chartPointer(chart) + "/" + rowsKey(object), row);
    if (isBanded(object)) // a band has one mark, and so has a row whose cells are a plain list
        markSource(edit, documents, {chartFile, line}, "result", mark);
    else if (object["rows"][row]["cells"].is_object())
        markSource(edit, documents, {chartFile, line + "/cells"},
                   printed(object["columns"][column]), mark);
    else
        markSource(edit, documents, {chartFile, line}, "cells", mark);
    return edit;
}

Edit markChart(const Documents& documents, std::size_t chart, std::string_view mark) {
    Edit edit = editNamed(Text(say::editChartSource));
    markSource(edit, documents, {chartFile, chartPointer(chart)}, "*", mark);
    return edit;
}

} // namespace esagono
