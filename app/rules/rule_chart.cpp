// SPDX-License-Identifier: GPL-3.0-or-later
#include "rule_chart.h"

#include "package_scan.h"
#include "play/chart_table.h"
#include "play/game_words.h"
#include "text_formatter.h"

#include <set>

namespace esagono {

namespace {

QString text(const std::string& words) {
    return QString::fromStdString(words);
}

/// Whether something stands in the cells for what the legend says of it: "R0", not an id of the
/// package's own.
bool isCode(const Chart& chart, const std::string& cell) {
    constexpr std::size_t longestCode = 3;
    return cell.size() <= longestCode && chart.legend.contains(cell);
}

QString meaningOf(const Chart& chart, const std::string& cell, const QString& language) {
    const auto meaning = chart.legend.find(cell);
    return meaning == chart.legend.end() ? QString() : wordsIn(meaning->second, language);
}

/// What a cell prints: codes and numbers as they are, ids in words.
QString cellText(const Chart& chart, std::size_t row, std::size_t column, const QString& language) {
    const std::string& cell = chart.cell(row, column);
    if (isCode(chart, cell)) // "1/2" may be the losses of two sides
        return text(cell);
    if (const auto number = chart.ratio(row, column))
        return numberText(*number);
    return chart.legend.contains(cell) ? meaningOf(chart, cell, language) : text(cell);
}

/// The codes that stand in the cells, in the order in which they come, with what they mean.
QVariantList legendOf(const Chart& chart, const QString& language) {
    QVariantList legend;
    std::set<std::string> told;
    for (const std::string& cell : chart.cells)
        if (isCode(chart, cell) && told.insert(cell).second)
            legend << QVariantMap{{QStringLiteral("code"), text(cell)},
                                  {QStringLiteral("meaning"), meaningOf(chart, cell, language)}};
    return legend;
}

} // namespace

QVariantMap readableTable(const Chart& chart, const QString& language,
                          const std::vector<DiceReading>& readings) {
    QVariantMap table = chartTable(chart, language, readings);
    QVariantList rows = table.value(QStringLiteral("rows")).toList();
    const bool list = chart.columns.entries.size() == 1;
    for (std::size_t row = 0; row < chart.rows.entries.size(); ++row) {
        QVariantMap line = rows[qsizetype(row)].toMap();
        QVariantList cells;
        for (std::size_t column = 0; column < chart.columns.entries.size(); ++column)
            cells << cellText(chart, row, column, language);
        line[QStringLiteral("cells")] = cells;
        line[QStringLiteral("meaning")] = list && isCode(chart, chart.cell(row))
                                              ? meaningOf(chart, chart.cell(row), language)
                                              : QString();
        rows[qsizetype(row)] = line;
    }
    table[QStringLiteral("rows")] = rows;
    table[QStringLiteral("id")] = text(chart.id);
    table[QStringLiteral("legend")] = list ? QVariantList() : legendOf(chart, language);
    return table;
}

} // namespace esagono
