// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editing/tables/table_bench.h"

#include "app/editing/counters/counter_form.h"
#include "app/editing/files/workbench.h"
#include "app/package_scan.h"
#include "app/table/panels/chart_table.h"
#include "app/text_formatter.h"
#include "editor/tables/chart_review.h"

#include <QLocale>

#include <algorithm>

namespace esagono {

namespace {

QString as(const std::string& text) {
    return QString::fromStdString(text);
}

/// The rows that the dice reach with that modifier.
std::vector<bool> rolledRows(const Chart& chart, int modifier) {
    std::vector<bool> rolled(chart.rows.entries.size(), chart.dice.count == 0);
    if (chart.rows.kind != AxisKind::Ranges)
        rolled.assign(rolled.size(), true);
    else
        for (int sum = chart.dice.count; sum <= chart.dice.count * chart.dice.sides; ++sum)
            if (chart.dice.count > 0)
                rolled[chart.rowHeld(sum + modifier)] = true;
    return rolled;
}

/// Whether the cell differs from the one with the same labels in the original.
bool differs(const Chart& chart, const Chart* was, std::size_t row, std::size_t column) {
    if (was == nullptr)
        return false;
    const auto before =
        was->cell(chart.rows.entries[row].label, chart.columns.entries[column].label);
    return !before || *before != chart.cell(row, column);
}

} // namespace

TableBench::TableBench(Workbench& workbench)
    : m_workbench(workbench) {
    connect(&workbench, &Workbench::opened, this, [this] {
        if (m_workbench.package()) // it was saved, and lies there still
            return;
        m_original.reset();
        m_chart = m_modifier = 0;
        m_row = m_column = m_toRow = m_toColumn = 0;
        showAgain();
    });
    connect(&workbench, &Workbench::packageChanged, this, [this] {
        if (!m_original)
            m_original = m_workbench.package();
        if (m_workbench.isAnew({chartFile, "package.json", "texts.json"}))
            showAgain();
    });
    connect(&workbench, &Workbench::languageChanged, this, &TableBench::showAgain);
    connect(&workbench, &Workbench::edited, this, [this](const Edit& edit) {
        if (std::ranges::any_of(edit.changes, [](const Change& change) {
                return change.at.file == chartFile || change.at.file == "package.json";
            }))
            showAgain();
    });
}

bool TableBench::isThere() const {
    const Record* const list = valueAt(m_workbench.documents(), {chartFile, "/charts"});
    return list != nullptr && m_chart >= 0 && std::size_t(m_chart) < list->size();
}

const Chart* TableBench::shown() const {
    const auto& package = m_workbench.package();
    return package && isThere() && std::size_t(m_chart) < package->charts.size()
               ? &package->charts[std::size_t(m_chart)]
               : nullptr;
}

const Chart* TableBench::original() const {
    const Chart* const chart = shown();
    return chart != nullptr && m_original ? m_original->chart(chart->id) : nullptr;
}

ChartSize TableBench::size() const {
    return isThere() ? chartSize(m_workbench.documents(), std::size_t(m_chart)) : ChartSize();
}

bool TableBench::perform(Proposal proposal) {
    if (proposal.isRefused()) {
        Q_EMIT m_workbench.failed(phrase(proposal.refusal, m_workbench.language()));
        return false;
    }
    m_workbench.perform(std::move(proposal.edit));
    return true;
}

void TableBench::showAgain() {
    const int toRow = m_toRow, toColumn = m_toColumn;
    goTo(m_row, m_column);
    goTo(toRow, toColumn, true);
    showGrid();
    Q_EMIT changed();
    Q_EMIT cursorChanged();
}

/// What is printed is as the documents say now; what is made of it follows with the package.
void TableBench::showGrid() {
    QList<ChartCell> cells;
    const ChartSize size = this->size();
    const Documents& documents = m_workbench.documents();
    const Chart* chart = shown();
    if (chart != nullptr &&
        (chart->rows.entries.size() != size.rows || chart->columns.entries.size() != size.columns))
        chart = nullptr;
    const std::vector<bool> rolled = chart ? rolledRows(*chart, m_modifier) : std::vector<bool>();
    const std::vector<ChartFinding> found =
        chart ? reviewChart(*m_workbench.package(), chart->id) : std::vector<ChartFinding>();
    for (std::size_t row = 0; row < size.rows; ++row)
        for (std::size_t column = 0; column < size.columns; ++column) {
            const std::string text = cellText(documents, std::size_t(m_chart), row, column);
            const EditPlace place = cellPlace(documents, std::size_t(m_chart), row, column);
            ChartCell cell{as(text), int(sourceOf(documents.at(chartFile), place.pointer).kind)};
            if (const auto losses = lossesIn(text)) {
                cell.weighed = true;
                cell.balance = std::clamp((losses->defender - losses->attacker) / 4.0, -1.0, 1.0);
            }
            if (chart != nullptr) {
                cell.rolled = rolled[row];
                cell.differs = differs(*chart, original(), row, column);
                cell.odd = std::ranges::any_of(found, [&](const ChartFinding& finding) {
                    return finding.row == row && finding.column == column;
                });
            }
            cells << cell;
        }
    m_grid.show(std::move(cells));
}

void TableBench::setChart(int chart) {
    if (m_chart == chart)
        return;
    m_chart = chart;
    m_modifier = 0;
    m_row = m_column = m_toRow = m_toColumn = 0;
    showAgain();
}

void TableBench::setModifier(int modifier) {
    m_modifier = modifier;
    showAgain();
}

void TableBench::goTo(int row, int column, bool extend) {
    const ChartSize size = this->size();
    const auto held = [](int at, std::size_t count) {
        return std::clamp(at, 0, std::max(0, int(count) - 1));
    };
    row = held(row, size.rows);
    column = held(column, size.columns);
    if (extend) {
        m_toRow = row;
        m_toColumn = column;
    } else {
        m_row = m_toRow = row;
        m_column = m_toColumn = column;
    }
    Q_EMIT cursorChanged();
}

void TableBench::move(int rows, int columns, bool extend) {
    if (extend)
        goTo(m_toRow + rows, m_toColumn + columns, true);
    else
        goTo(m_row + rows, m_column + columns);
}

// What is shown

QVariantList TableBench::charts() const {
    QVariantList all;
    if (const auto& package = m_workbench.package())
        for (std::size_t i = 0; i < package->charts.size(); ++i) {
            const Chart& chart = package->charts[i];
            const std::size_t columns = chart.columns.entries.size();
            const QString rows = QString::number(chart.rows.entries.size());
            const Chart* const was = m_original ? m_original->chart(chart.id) : nullptr;
            const Source source = sourceOf(package->documents.at(chartFile),
                                           cellPlace(package->documents, i, 0, 0).pointer);
            all << QVariantMap{
                {QStringLiteral("title"),
                 chart.title.empty() ? as(chart.id) : wordsIn(chart.title, m_workbench.language())},
                {QStringLiteral("size"),
                 columns == 1 ? rows : rows + QStringLiteral(" × ") + QString::number(columns)},
                {QStringLiteral("rolled"), chart.dice.count > 0},
                {QStringLiteral("reconstructed"), source.kind == Source::Kind::Reconstructed},
                {QStringLiteral("changed"),
                 was == nullptr || !esagono::differences(*was, chart).empty()}};
        }
    return all;
}

QVariantMap TableBench::head() const {
    const Chart* const chart = shown();
    if (chart == nullptr)
        return {};
    const QString& language = m_workbench.language();
    const Record& object = m_workbench.documents().at(chartFile)["charts"][std::size_t(m_chart)];
    QStringList rows, columns;
    for (const AxisEntry& entry : chart->rows.entries)
        rows << as(entry.label);
    for (const AxisEntry& entry : chart->columns.entries)
        columns << as(entry.label);
    const bool banded = object.contains("bands");
    QStringList meanings; // what the headings are called where they are names
    for (std::size_t i = 0; i < chart->rows.entries.size(); ++i)
        meanings << axisLabel(*chart, chart->rows, i, language);
    return {{QStringLiteral("id"), as(chart->id)},
            {QStringLiteral("title"), wordsIn(chart->title, language)},
            {QStringLiteral("dice"), as(object.value("dice", std::string()))},
            {QStringLiteral("rowTitle"), wordsIn(chart->rows.title, language)},
            {QStringLiteral("columnTitle"), wordsIn(chart->columns.title, language)},
            {QStringLiteral("rows"), rows},
            {QStringLiteral("meanings"), meanings},
            {QStringLiteral("columns"), columns},
            {QStringLiteral("banded"), banded},
            {QStringLiteral("source"),
             sourceForm(sourceOf(m_workbench.documents().at(chartFile),
                                 pointerTo("/charts", std::size_t(m_chart))))}};
}

QVariantMap TableBench::cell() const {
    const ChartSize size = this->size();
    if (std::size_t(m_row) >= size.rows || std::size_t(m_column) >= size.columns)
        return {};
    const Documents& documents = m_workbench.documents();
    const std::string text =
        cellText(documents, std::size_t(m_chart), std::size_t(m_row), std::size_t(m_column));
    const EditPlace place =
        cellPlace(documents, std::size_t(m_chart), std::size_t(m_row), std::size_t(m_column));
    const Chart* const chart = shown();
    return {
        {QStringLiteral("text"), as(text)},
        {QStringLiteral("source"), sourceForm(sourceOf(documents.at(chartFile), place.pointer))},
        {QStringLiteral("words"), chart != nullptr && chart->legend.contains(text)
                                      ? wordsIn(chart->legend.at(text), m_workbench.language())
                                      : QString()}};
}

QVariantList TableBench::chances() const {
    const Chart* const chart = shown();
    if (chart == nullptr || std::size_t(m_column) >= chart->columns.entries.size())
        return {};
    QVariantList all;
    const ColumnChances column = chancesIn(*chart, std::size_t(m_column), m_modifier);
    for (const CodeChance& each : column.codes)
        if (each.ways > 0) {
            const auto losses = lossesIn(each.code);
            all << QVariantMap{
                {QStringLiteral("code"), as(each.code)},
                {QStringLiteral("ways"), int(each.ways)},
                {QStringLiteral("of"), int(column.of)},
                {QStringLiteral("share"), double(each.ways) / double(column.of)},
                {QStringLiteral("balance"),
                 losses ? std::clamp((losses->defender - losses->attacker) / 4.0, -1.0, 1.0) : 0.0},
                {QStringLiteral("weighed"), losses.has_value()}};
        }
    return all;
}

QVariantList TableBench::expected() const {
    const Chart* const chart = shown();
    if (chart == nullptr)
        return {};
    const QLocale locale(m_workbench.language());
    const auto number = [](Ratio ratio) { return double(ratio.over()) / double(ratio.under()); };
    QVariantList all;
    bool any = false;
    for (std::size_t i = 0; i < chart->columns.entries.size(); ++i) {
        const ColumnChances column = chancesIn(*chart, i, m_modifier);
        if (column.of == 0)
            return {};
        any = any || column.unread < column.of;
        const double attacker = number(column.attacker), defender = number(column.defender);
        all << QVariantMap{{QStringLiteral("label"), as(chart->columns.entries[i].label)},
                           {QStringLiteral("attacker"), attacker},
                           {QStringLiteral("defender"), defender},
                           {QStringLiteral("attackerText"), locale.toString(attacker, 'f', 2)},
                           {QStringLiteral("defenderText"), locale.toString(defender, 'f', 2)},
                           {QStringLiteral("unread"),
                            column.unread == 0
                                ? QString()
                                : QStringLiteral("%1/%2").arg(column.unread).arg(column.of)}};
    }
    return any ? all : QVariantList();
}

QVariantList TableBench::checks() const {
    const Chart* const chart = shown();
    if (chart == nullptr)
        return {};
    QVariantList all;
    for (const ChartFinding& each : reviewChart(*m_workbench.package(), chart->id))
        all << QVariantMap{
            {QStringLiteral("good"), each.finding.weight == Finding::Weight::Note},
            {QStringLiteral("text"), phrase(each.finding.text, m_workbench.language())},
            {QStringLiteral("row"), each.row ? int(*each.row) : -1},
            {QStringLiteral("column"), each.column ? int(*each.column) : -1}};
    return all;
}

QVariantList TableBench::differences() const {
    const Chart* const now = shown();
    const Chart* const was = original();
    if (now == nullptr || was == nullptr)
        return {};
    using Kind = ChartDifference::Kind;
    const auto sentence = [](const ChartDifference& each) {
        switch (each.kind) {
        case Kind::Cell:
            //: %1 = row, %2 = column, %3 = before, %4 = now
            //% "%1, %2: %3 became %4"
            return qtTrId("app.editor.table.cell_changed")
                .arg(as(each.row), as(each.column), as(each.was), as(each.now));
        case Kind::RowAdded:
            //% "New row %1"
            return qtTrId("app.editor.table.row_added").arg(as(each.row));
        case Kind::RowRemoved:
            //% "Row %1 removed"
            return qtTrId("app.editor.table.row_removed").arg(as(each.row));
        case Kind::ColumnAdded:
            //% "New column %1"
            return qtTrId("app.editor.table.column_added").arg(as(each.column));
        case Kind::ColumnRemoved:
            //% "Column %1 removed"
            return qtTrId("app.editor.table.column_removed").arg(as(each.column));
        case Kind::Dice:
            break;
        }
        //: %1 = before, %2 = now: 1d6, 2d6
        //% "Dice: %1 became %2"
        return qtTrId("app.editor.table.dice_changed").arg(as(each.was), as(each.now));
    };
    QVariantList all;
    for (const ChartDifference& each : esagono::differences(*was, *now)) {
        const auto row = now->rows.find(each.row);
        const auto column = now->columns.find(each.column);
        all << QVariantMap{{QStringLiteral("text"), sentence(each)},
                           {QStringLiteral("row"), row ? int(*row) : -1},
                           {QStringLiteral("column"), column ? int(*column) : -1}};
    }
    return all;
}

QVariantList TableBench::legend() const {
    QVariantList all;
    if (const Chart* const chart = shown())
        for (const auto& [code, words] : chart->legend)
            all << QVariantMap{{QStringLiteral("code"), as(code)},
                               {QStringLiteral("words"), wordsIn(words, m_workbench.language())}};
    return all;
}

void TableBench::reveal(const QString&, const QString& pointer) {
    const QStringList steps = pointer.split(QLatin1Char('/'), Qt::SkipEmptyParts);
    if (steps.size() > 1 && steps[0] == QLatin1String("charts"))
        setChart(steps[1].toInt());
}

} // namespace esagono
