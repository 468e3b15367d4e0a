// SPDX-License-Identifier: GPL-3.0-or-later
// The course of a game as charts: lines over time, and how often each face of a die came up.
#pragma once

#include "app/share/sketch.h"

#include <QStringList>

#include <vector>

namespace esagono {

struct Diagram {
    QString title;
    Sketch sketch;
};

/// One line of a chart.
struct Series {
    QString name;
    QColor colour;
    bool dashed = false; ///< told apart by more than colour
    std::vector<double> values;
};

/// When turns begin, as a place among the values.
struct TurnTick {
    std::size_t at = 0;
    int turn = 0;
};

[[nodiscard]] Sketch lineChart(const std::vector<Series>& series,
                               const std::vector<TurnTick>& turns);
/// One line about nothing: its area filled above, faint below; `above` and `below` say whose.
[[nodiscard]] Sketch balanceChart(const Series& series, const std::vector<TurnTick>& turns,
                                  const QString& above, const QString& below,
                                  const QColor& belowColour);
/// How often each face came up, against what was to be expected.
[[nodiscard]] Sketch diceChart(const std::vector<int>& faces, const QColor& colour,
                               const QString& expected);

} // namespace esagono
