// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tables/chart_review.h"

#include "editor/tables/chart_messages.h"
#include "engine/kit/checking/checks.h"

#include <algorithm>
#include <set>

namespace esagono {

namespace {

/// In how many ways so many dice show a sum; the first entry is the least sum.
std::vector<std::int64_t> waysOf(DiceNotation dice) {
    std::vector<std::int64_t> ways = {1};
    for (int die = 0; die < dice.count; ++die) {
        std::vector<std::int64_t> more(ways.size() + static_cast<std::size_t>(dice.sides) - 1);
        for (std::size_t i = 0; i < ways.size(); ++i)
            for (std::size_t face = 0; face < static_cast<std::size_t>(dice.sides); ++face)
                more[i + face] += ways[i];
        ways = std::move(more);
    }
    return ways;
}

std::optional<int> digitsAt(std::string_view& text) {
    int value = 0;
    std::size_t count = 0;
    while (count < text.size() && count < 4 && text[count] >= '0' && text[count] <= '9')
        value = value * 10 + (text[count++] - '0');
    text.remove_prefix(count);
    return count == 0 ? std::nullopt : std::optional(value);
}

/// Everything that is odd in one chart.
class Reviewer {
public:
    Reviewer(const Chart& chart, std::string pointer)
        : m_chart(chart)
        , m_pointer(std::move(pointer)) {}

    void lookAtCells() {
        const bool banded = m_chart.columns.entries.size() == 1;
        if (m_chart.dice.count == 0)
            return;
        for (std::size_t row = 0; row < rows(); ++row)
            for (std::size_t column = 0; column < columns(); ++column)
                if (m_chart.cell(row, column).empty())
                    add(Finding::Weight::Warning, row, column,
                        Text(say::chartCellEmpty, m_chart.id, rowLabel(row),
                             banded ? std::string("–") : columnLabel(column)));
    }

    /// Better odds never cost the attacker more, nor the defender less.
    void lookAlongOdds() {
        if (m_chart.columns.kind != AxisKind::Odds)
            return;
        for (std::size_t row = 0; row < rows(); ++row) {
            std::optional<std::size_t> before;
            for (std::size_t column = 0; column < columns(); ++column) {
                const auto here = losses(row, column);
                if (!here)
                    continue;
                if (before) {
                    const LossCode there = *losses(row, *before);
                    if (here->attacker > there.attacker || here->defender < there.defender)
                        add(Finding::Weight::Warning, row, column,
                            Text(say::chartAgainstOdds, m_chart.id, rowLabel(row),
                                 columnLabel(*before), columnLabel(column),
                                 m_chart.cell(row, *before), m_chart.cell(row, column)));
                }
                before = column;
            }
        }
    }

    /// Down a column losses go one way: where the dice help the attacker at the ends of the table,
    /// they do so everywhere.
    void lookAlongDice() {
        if (m_chart.rows.kind != AxisKind::Ranges || m_chart.dice.count == 0)
            return;
        const std::vector<std::size_t> order = rowsByResult();
        const int direction = directionOf(order);
        for (std::size_t column = 0; column < columns() && direction != 0; ++column) {
            std::optional<std::size_t> before;
            for (const std::size_t row : order) {
                const auto here = losses(row, column);
                if (!here)
                    continue;
                if (before) {
                    const LossCode there = *losses(*before, column);
                    if (direction * (here->attacker - there.attacker) > 0 ||
                        direction * (here->defender - there.defender) < 0)
                        add(Finding::Weight::Warning, row, column,
                            Text(say::chartAgainstDice, m_chart.id, columnLabel(column),
                                 rowLabel(*before), rowLabel(row), m_chart.cell(*before, column),
                                 m_chart.cell(row, column)));
                }
                before = row;
            }
        }
    }

    /// A legend that explains some codes should explain all; plain numbers explain themselves.
    void lookAtLegend() {
        std::set<std::string> codes(m_chart.cells.begin(), m_chart.cells.end());
        codes.erase("");
        const auto isExplained = [&](const std::string& code) {
            return m_chart.legend.contains(code);
        };
        if (std::ranges::none_of(codes, isExplained))
            return;
        for (std::size_t row = 0; row < rows(); ++row)
            for (std::size_t column = 0; column < columns(); ++column)
                if (const std::string& code = m_chart.cell(row, column);
                    codes.contains(code) && !isExplained(code) && !m_chart.number(row, column)) {
                    add(Finding::Weight::Warning, row, column,
                        Text(say::chartCodeUnexplained, m_chart.id, code));
                    codes.erase(code); // once is enough
                }
        const std::set<std::string> printed(m_chart.cells.begin(), m_chart.cells.end());
        for (const auto& [code, words] : m_chart.legend)
            if (!printed.contains(code))
                m_found.push_back({{Finding::Weight::Note, "charts.json", m_pointer + "/legend",
                                    Text(say::chartCodeUnused, m_chart.id, code)},
                                   std::nullopt,
                                   std::nullopt});
    }

    void lookForReaders() {
        const auto add = [&](Text text) {
            m_found.push_back({{Finding::Weight::Note, "charts.json", m_pointer, std::move(text)},
                               std::nullopt,
                               std::nullopt});
        };
        if (m_chart.isForReading())
            add(Text(say::chartForReading, m_chart.id));
        else
            for (const std::string& label : linesForReading())
                add(Text(say::chartLineForReading, m_chart.id, label));
    }

    std::vector<ChartFinding> take() { return std::move(m_found); }

private:
    [[nodiscard]] std::size_t rows() const { return m_chart.rows.entries.size(); }
    [[nodiscard]] std::size_t columns() const { return m_chart.columns.entries.size(); }
    [[nodiscard]] std::string rowLabel(std::size_t row) const {
        return m_chart.rows.entries[row].label;
    }
    [[nodiscard]] std::string columnLabel(std::size_t column) const {
        return m_chart.columns.entries[column].label;
    }
    [[nodiscard]] std::optional<LossCode> losses(std::size_t row, std::size_t column) const {
        return lossesIn(m_chart.cell(row, column));
    }
    [[nodiscard]] std::vector<std::string> linesForReading() const {
        std::vector<std::string> lines;
        const auto isWhole = [](std::size_t count, auto isForReading) {
            for (std::size_t i = 0; i < count; ++i)
                if (!isForReading(i))
                    return false;
            return true;
        };
        for (std::size_t column = 0; column < columns(); ++column)
            if (isWhole(rows(), [&](std::size_t row) { return m_chart.isForReading(row, column); }))
                lines.push_back(columnLabel(column));
        for (std::size_t row = 0; row < rows(); ++row)
            if (isWhole(columns(),
                        [&](std::size_t column) { return m_chart.isForReading(row, column); }))
                lines.push_back(rowLabel(row));
        return lines;
    }
    [[nodiscard]] std::vector<std::size_t> rowsByResult() const {
        std::vector<std::size_t> order(rows());
        for (std::size_t i = 0; i < order.size(); ++i)
            order[i] = i;
        std::ranges::stable_sort(order, {},
                                 [&](std::size_t row) { return m_chart.rows.entries[row].from; });
        return order;
    }
    /// 1 if higher results are better for the attacker, -1 if worse, 0 if nobody can tell: what
    /// most columns say at their ends.
    [[nodiscard]] int directionOf(const std::vector<std::size_t>& order) const {
        int votes = 0;
        for (std::size_t column = 0; column < columns(); ++column) {
            std::optional<LossCode> first;
            std::optional<LossCode> last;
            for (const std::size_t row : order)
                if (const auto here = losses(row, column)) {
                    first = first ? first : here;
                    last = here;
                }
            if (first && last) {
                const int gain =
                    (first->attacker - last->attacker) + (last->defender - first->defender);
                votes += gain > 0 ? 1 : gain < 0 ? -1 : 0;
            }
        }
        return votes > 0 ? 1 : votes < 0 ? -1 : 0;
    }
    void add(Finding::Weight weight, std::size_t row, std::size_t column, Text text) {
        const std::string place = m_pointer + "/rows/" + std::to_string(row);
        m_found.push_back({{weight, "charts.json", place, std::move(text)}, row, column});
    }

    const Chart& m_chart;
    std::string m_pointer;
    std::vector<ChartFinding> m_found;
};

std::string notation(DiceNotation dice) {
    return dice.count == 0 ? std::string()
                           : std::to_string(dice.count) + "d" + std::to_string(dice.sides);
}

} // namespace

std::optional<LossCode> lossesIn(std::string_view code) {
    const auto attacker = digitsAt(code);
    if (!attacker || !code.starts_with('/'))
        return std::nullopt;
    code.remove_prefix(1);
    const auto defender = digitsAt(code);
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    if (!defender || std::ranges::any_of(code, isDigit))
        return std::nullopt;
    return LossCode{*attacker, *defender};
}

ColumnChances chancesIn(const Chart& chart, std::size_t column, int modifier) {
    ColumnChances chances;
    if (chart.dice.count == 0 || chart.rows.kind != AxisKind::Ranges)
        return chances;
    std::vector<std::int64_t> waysTo(chart.rows.entries.size());
    const std::vector<std::int64_t> ways = waysOf(chart.dice);
    for (std::size_t i = 0; i < ways.size(); ++i) {
        const int result = chart.dice.count + static_cast<int>(i) + modifier;
        waysTo[chart.rowHeld(result)] += ways[i];
        chances.of += ways[i];
    }
    bool plain = true;
    std::int64_t attacker = 0;
    std::int64_t defender = 0;
    std::int64_t sum = 0;
    for (std::size_t row = 0; row < waysTo.size(); ++row) {
        if (waysTo[row] == 0)
            continue;
        const std::string& code = chart.cell(row, column);
        const auto known = std::ranges::find(chances.codes, code, &CodeChance::code);
        if (known == chances.codes.end())
            chances.codes.push_back({code, waysTo[row]});
        else
            known->ways += waysTo[row];
        if (const auto losses = lossesIn(code)) {
            attacker += waysTo[row] * losses->attacker;
            defender += waysTo[row] * losses->defender;
        } else {
            chances.unread += waysTo[row];
        }
        const auto number = chart.number(row, column);
        plain = plain && number;
        sum += waysTo[row] * number.value_or(0);
    }
    chances.attacker = Ratio(attacker, chances.of);
    chances.defender = Ratio(defender, chances.of);
    if (plain)
        chances.average = Ratio(sum, chances.of);
    return chances;
}

std::vector<ChartFinding> reviewChart(const GamePackage& package, std::string_view chartId) {
    const auto chart = std::ranges::find(package.charts, chartId, &Chart::id);
    if (chart == package.charts.end())
        return {};
    const std::string pointer =
        "/charts/" + std::to_string(std::distance(package.charts.begin(), chart));
    std::vector<ChartFinding> found;
    Findings printed;
    checkCharts(package, printed);
    for (Finding& finding : printed)
        if (finding.pointer == pointer || finding.pointer.starts_with(pointer + "/"))
            found.push_back({std::move(finding), std::nullopt, std::nullopt});
    Reviewer reviewer(*chart, pointer);
    reviewer.lookAtCells();
    reviewer.lookAlongOdds();
    reviewer.lookAlongDice();
    reviewer.lookAtLegend();
    reviewer.lookForReaders();
    std::ranges::move(reviewer.take(), std::back_inserter(found));
    return found;
}

std::vector<ChartDifference> differences(const Chart& was, const Chart& now) {
    using Kind = ChartDifference::Kind;
    std::vector<ChartDifference> found;
    if (was.dice != now.dice)
        found.push_back({Kind::Dice, {}, {}, notation(was.dice), notation(now.dice)});
    const auto onlyIn = [&](const Axis& axis, const Axis& other, Kind kind) {
        for (const AxisEntry& entry : axis.entries)
            if (!other.find(entry.label)) {
                const bool row = kind == Kind::RowAdded || kind == Kind::RowRemoved;
                found.push_back({kind, row ? entry.label : "", row ? "" : entry.label, {}, {}});
            }
    };
    onlyIn(was.rows, now.rows, Kind::RowRemoved);
    onlyIn(now.rows, was.rows, Kind::RowAdded);
    onlyIn(was.columns, now.columns, Kind::ColumnRemoved);
    onlyIn(now.columns, was.columns, Kind::ColumnAdded);
    for (const AxisEntry& row : was.rows.entries)
        for (const AxisEntry& column : was.columns.entries) {
            const auto before = was.cell(row.label, column.label);
            const auto after = now.cell(row.label, column.label);
            if (before && after && *before != *after)
                found.push_back({Kind::Cell, row.label, column.label, std::string(*before),
                                 std::string(*after)});
        }
    return found;
}

} // namespace esagono
