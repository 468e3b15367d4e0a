// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/panels/chart_table.h"

#include "app/package_scan.h"
#include "app/table/words/game_words.h"

#include <algorithm>

namespace esagono {

namespace {

/// "≤ 4", "5–6", "7+", "−1".
QString rangeText(const AxisEntry& entry) {
    const auto number = [](std::int32_t value) { return numberText(Ratio(value)); };
    if (entry.from == INT32_MIN)
        return QStringLiteral("≤ ") + number(entry.to);
    if (entry.to == INT32_MAX)
        return number(entry.from) + u'+';
    return entry.from == entry.to ? number(entry.from)
                                  : number(entry.from) + u'–' + number(entry.to);
}

} // namespace

QString axisLabel(const Chart& chart, const Axis& axis, std::size_t entry,
                  const QString& language) {
    const std::string& label = axis.entries[entry].label;
    if (axis.kind == AxisKind::Ranges)
        return rangeText(axis.entries[entry]);
    const auto named = chart.legend.find(label);
    return axis.kind == AxisKind::Names && named != chart.legend.end()
               ? wordsIn(named->second, language)
               : QString::fromStdString(label);
}

bool isCode(const Chart& chart, const std::string& cell) {
    constexpr std::size_t longestCode = 3;
    return cell.size() <= longestCode && chart.legend.contains(cell) &&
           std::ranges::none_of(cell, [](char c) { return c >= 'a' && c <= 'z'; });
}

QString meaningOf(const Chart& chart, const std::string& cell, const QString& language) {
    const auto meaning = chart.legend.find(cell);
    return meaning == chart.legend.end() ? QString() : wordsIn(meaning->second, language);
}

QString cellText(const Chart& chart, std::size_t row, std::size_t column, const QString& language) {
    const std::string& cell = chart.cell(row, column);
    if (isCode(chart, cell)) // "1/2" may be the losses of two sides
        return QString::fromStdString(cell);
    if (const auto number = chart.ratio(row, column))
        return numberText(*number);
    const QString meaning = meaningOf(chart, cell, language);
    return meaning.isEmpty() ? QString::fromStdString(cell) : meaning;
}

QVariantMap chartTable(const Chart& chart, const QString& language,
                       const std::vector<DiceReading>& readings) {
    const DiceReading first = readings.empty() ? DiceReading() : readings.front();
    QVariantList rows, columns;
    bool several = false;
    for (std::size_t row = 0; row < chart.rows.entries.size(); ++row) {
        QVariantList cells;
        for (std::size_t column = 0; column < chart.columns.entries.size(); ++column)
            cells.append(cellText(chart, row, column, language));
        const auto hits = std::ranges::count_if(
            readings, [&](const DiceReading& each) { return each.row == row; });
        several = several || (hits > 0 && first.row != row);
        rows.append(
            QVariantMap{{QStringLiteral("label"), axisLabel(chart, chart.rows, row, language)},
                        {QStringLiteral("hits"), int(hits)},
                        {QStringLiteral("cells"), cells}});
    }
    for (std::size_t column = 0; column < chart.columns.entries.size(); ++column)
        columns.append(axisLabel(chart, chart.columns, column, language));
    if (columns.size() == 1) // a list of bands needs no head
        columns = {QString()};
    return {{QStringLiteral("title"), wordsIn(chart.title, language)},
            {QStringLiteral("rowTitle"), wordsIn(chart.rows.title, language)},
            {QStringLiteral("columnTitle"), wordsIn(chart.columns.title, language)},
            {QStringLiteral("columns"), columns},
            {QStringLiteral("rows"), rows},
            {QStringLiteral("row"), first.row && !several ? int(*first.row) : -1},
            {QStringLiteral("column"), first.column ? int(*first.column) : -1}};
}

void addReadings(std::vector<DiceReading>& last, const std::vector<DiceStory>& dice) {
    for (auto thrown = dice.rbegin(); thrown != dice.rend(); ++thrown)
        if (!thrown->reading.chart.empty() &&
            std::ranges::find(last, thrown->reading.chart, &DiceReading::chart) == last.end())
            last.push_back(thrown->reading);
}

} // namespace esagono
