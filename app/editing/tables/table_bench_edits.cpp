// SPDX-License-Identifier: GPL-3.0-or-later
// What an author does to the table that is shown.
#include "app/editing/files/workbench.h"
#include "app/editing/tables/table_bench.h"
#include "app/text_formatter.h"
#include "editor/counters/csv.h"
#include "engine/core/fault.h"

#include <QClipboard>
#include <QGuiApplication>

namespace esagono {

bool TableBench::setCell(const QString& text) {
    return isThere() &&
           perform(setCells(m_workbench.documents(), std::size_t(m_chart), std::size_t(m_row),
                            std::size_t(m_column), {{text.trimmed().toStdString()}}));
}

void TableBench::clear() {
    if (!isThere())
        return;
    const int rows = std::abs(rowsChosen()) + 1, columns = std::abs(columnsChosen()) + 1;
    perform(setCells(m_workbench.documents(), std::size_t(m_chart),
                     std::size_t(std::min(m_row, m_toRow)),
                     std::size_t(std::min(m_column, m_toColumn)),
                     CellBlock(std::size_t(rows), std::vector<std::string>(std::size_t(columns)))));
}

/// With one cell chosen: the one above it comes down.
void TableBench::fillDown() {
    if (!isThere())
        return;
    int first = std::min(m_row, m_toRow);
    const int last = std::max(m_row, m_toRow);
    if (first == last)
        first = std::max(0, first - 1);
    perform(esagono::fillDown(m_workbench.documents(), std::size_t(m_chart), std::size_t(first),
                              std::size_t(std::min(m_column, m_toColumn)),
                              std::size_t(last - first + 1),
                              std::size_t(std::abs(columnsChosen()) + 1)));
}

void TableBench::copy() const {
    if (!isThere())
        return;
    std::string text;
    for (int row = std::min(m_row, m_toRow); row <= std::max(m_row, m_toRow); ++row) {
        std::vector<std::string> cells;
        for (int column = std::min(m_column, m_toColumn); column <= std::max(m_column, m_toColumn);
             ++column)
            cells.push_back(cellText(m_workbench.documents(), std::size_t(m_chart),
                                     std::size_t(row), std::size_t(column)));
        text += csvLine(cells, '\t');
    }
    QGuiApplication::clipboard()->setText(QString::fromStdString(text));
}

bool TableBench::paste() {
    if (!isThere())
        return false;
    try {
        return perform(setCells(m_workbench.documents(), std::size_t(m_chart), std::size_t(m_row),
                                std::size_t(m_column),
                                blockFrom(QGuiApplication::clipboard()->text().toStdString())));
    } catch (...) {
        Q_EMIT m_workbench.failed(phrase(caughtText(), m_workbench.language()));
        return false;
    }
}

bool TableBench::setRowLabel(int row, const QString& label) {
    return isThere() &&
           perform(setLabel(m_workbench.documents(), std::size_t(m_chart), ChartLine::Row,
                            std::size_t(row), label.trimmed().toStdString()));
}

bool TableBench::setColumnLabel(int column, const QString& label) {
    return isThere() &&
           perform(setLabel(m_workbench.documents(), std::size_t(m_chart), ChartLine::Column,
                            std::size_t(column), label.trimmed().toStdString()));
}

void TableBench::insertAt(ChartLine line, int at) {
    if (!isThere() ||
        !perform(insertLine(m_workbench.documents(), std::size_t(m_chart), line, std::size_t(at))))
        return;
    if (line == ChartLine::Row)
        goTo(at, m_column);
    else
        goTo(m_row, at);
}

void TableBench::insertRow() {
    insertAt(ChartLine::Row, m_row + 1);
}

void TableBench::insertColumn() {
    insertAt(ChartLine::Column, m_column + 1);
}

void TableBench::removeRow() {
    if (isThere())
        perform(removeLine(m_workbench.documents(), std::size_t(m_chart), ChartLine::Row,
                           std::size_t(m_row)));
}

void TableBench::removeColumn() {
    if (isThere())
        perform(removeLine(m_workbench.documents(), std::size_t(m_chart), ChartLine::Column,
                           std::size_t(m_column)));
}

bool TableBench::setDice(const QString& dice) {
    return isThere() && perform(esagono::setDice(m_workbench.documents(), std::size_t(m_chart),
                                                 dice.trimmed().toStdString()));
}

void TableBench::setTitle(const QString& title) {
    if (isThere())
        perform(setChartWords(m_workbench.documents(), std::size_t(m_chart), "title",
                              m_workbench.language().toStdString(), title.toStdString()));
}

void TableBench::setLegend(const QString& code, const QString& words) {
    if (isThere() && !code.isEmpty())
        perform(esagono::setLegend(m_workbench.documents(), std::size_t(m_chart),
                                   code.toStdString(), m_workbench.language().toStdString(),
                                   words.toStdString()));
}

void TableBench::markCell(const QString& mark) {
    if (isThere())
        perform(esagono::markCell(m_workbench.documents(), std::size_t(m_chart), std::size_t(m_row),
                                  std::size_t(m_column), mark.toStdString()));
}

void TableBench::markChart(const QString& mark) {
    if (isThere())
        perform(
            esagono::markChart(m_workbench.documents(), std::size_t(m_chart), mark.toStdString()));
}

} // namespace esagono
