// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/kit/checking/checks.h"

#include "engine/kit/messages.h"

#include <algorithm>

namespace esagono {

namespace {

/// One axis of one chart, and where it stands in charts.json.
struct PrintedAxis {
    const Chart& chart;
    const Axis& axis;
    DiceNotation dice; ///< that are read along it; none: it is not rolled on
    std::string pointer;
};

void checkRanges(const PrintedAxis& printed, Findings& findings) {
    std::vector<AxisEntry> entries = printed.axis.entries;
    std::stable_sort(entries.begin(), entries.end(),
                     [](const AxisEntry& a, const AxisEntry& b) { return a.from < b.from; });
    const auto report = [&](Text text) {
        addFinding(findings, {Finding::Weight::Warning, "charts.json", printed.pointer, text});
    };
    const auto reportHole = [&](std::int64_t first, std::int64_t last) {
        report(Text(say::rangesHole, printed.chart.id, first, last));
    };
    const std::int64_t least = printed.dice.count;
    const std::int64_t most = least * printed.dice.sides;
    if (least > 0 && entries.front().from > least)
        reportHole(least, entries.front().from - std::int64_t{1});
    const AxisEntry* reaching = &entries.front(); // the furthest so far
    for (std::size_t i = 1; i < entries.size(); ++i) {
        if (entries[i].from <= reaching->to)
            report(Text(say::rangesOverlap, printed.chart.id, reaching->label, entries[i].label));
        else if (entries[i].from > reaching->to + std::int64_t{1})
            reportHole(reaching->to + std::int64_t{1}, entries[i].from - std::int64_t{1});
        if (entries[i].to > reaching->to)
            reaching = &entries[i];
    }
    if (least > 0 && reaching->to < most)
        reportHole(reaching->to + std::int64_t{1}, most);
}

void checkOdds(const PrintedAxis& printed, Findings& findings) {
    const std::vector<AxisEntry>& entries = printed.axis.entries;
    for (std::size_t i = 1; i < entries.size(); ++i)
        if (entries[i].odds <= entries[i - 1].odds)
            addFinding(findings, {Finding::Weight::Warning, "charts.json", printed.pointer,
                                  Text(say::oddsNotRising, printed.chart.id, entries[i].label,
                                       entries[i - 1].label)});
}

/// A slip of the pen turns a row of numbers into a row of names, which no die will find.
void checkNames(const PrintedAxis& printed, Findings& findings) {
    const std::vector<AxisEntry>& entries = printed.axis.entries;
    for (const AxisKind kind : {AxisKind::Odds, AxisKind::Ranges}) {
        const auto fits = [kind](const AxisEntry& entry) {
            return AxisEntry::fromLabel(kind, entry.label).has_value();
        };
        const auto odd = std::find_if_not(entries.begin(), entries.end(), fits);
        if (odd != entries.end() && std::count_if(entries.begin(), entries.end(), fits) > 1)
            addFinding(findings, {Finding::Weight::Note, "charts.json", printed.pointer,
                                  Text(say::labelsMixed, printed.chart.id, odd->label)});
    }
}

void checkAxis(const PrintedAxis& printed, Findings& findings) {
    switch (printed.axis.kind) {
    case AxisKind::Ranges:
        return checkRanges(printed, findings);
    case AxisKind::Odds:
        return checkOdds(printed, findings);
    case AxisKind::Names:
        return checkNames(printed, findings);
    }
}

} // namespace

void checkCharts(const GamePackage& package, Findings& findings) {
    for (std::size_t i = 0; i < package.charts.size(); ++i) {
        const Chart& chart = package.charts[i];
        const std::string pointer = "/charts/" + std::to_string(i);
        const bool banded = package.documents.at("charts.json")["charts"][i].contains("bands");
        checkAxis({chart, chart.rows, chart.dice, pointer + (banded ? "/bands" : "/rows")},
                  findings);
        if (!banded)
            checkAxis({chart, chart.columns, {}, pointer + "/columns"}, findings);
    }
}

} // namespace esagono
