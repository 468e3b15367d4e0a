// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rules/rule_chart.h"

#include "app/table/panels/chart_table.h"
#include "app/text_formatter.h"

#include <set>

namespace esagono {

namespace {

/// The codes that stand in the cells, in the order in which they come, with what they mean.
QVariantList legendOf(const Chart& chart, const QString& language) {
    QVariantList legend;
    std::set<std::string> told;
    for (const std::string& cell : chart.cells)
        if (isCode(chart, cell) && told.insert(cell).second)
            legend << QVariantMap{{QStringLiteral("code"), textFrom(cell)},
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
        line[QStringLiteral("meaning")] = list && isCode(chart, chart.cell(row))
                                              ? meaningOf(chart, chart.cell(row), language)
                                              : QString();
        rows[qsizetype(row)] = line;
    }
    table[QStringLiteral("rows")] = rows;
    table[QStringLiteral("id")] = textFrom(chart.id);
    table[QStringLiteral("legend")] = list ? QVariantList() : legendOf(chart, language);
    return table;
}

} // namespace esagono
