// SPDX-License-Identifier: GPL-3.0-or-later
// A chart of the package as whoever draws it wants it, with what was read on it.
#pragma once

#include "engine/kit/chart.h"
#include "engine/play/telling/story.h"

#include <QVariantMap>

#include <vector>

namespace esagono {

/// What people call the entry of an axis: a name by the chart's legend, a range with proper signs,
/// else as printed.
[[nodiscard]] QString axisLabel(const Chart& chart, const Axis& axis, std::size_t entry,
                                const QString& language);

/// Whether something stands in the cells for what the legend says of it: "R0", not an id of the
/// package's own such as "hit".
[[nodiscard]] bool isCode(const Chart& chart, const std::string& cell);
/// What the legend says of a cell; empty if nothing.
[[nodiscard]] QString meaningOf(const Chart& chart, const std::string& cell,
                                const QString& language);
/// What a cell prints: codes and numbers as they are, ids in words.
[[nodiscard]] QString cellText(const Chart& chart, std::size_t row, std::size_t column,
                               const QString& language);

/// {title, rowTitle, columnTitle, columns: list of string, rows: list of {label, hits: how many
/// readings fell there, cells: list of string}, row, column}. Row is -1 where several were read,
/// column where all count.
[[nodiscard]] QVariantMap chartTable(const Chart& chart, const QString& language,
                                     const std::vector<DiceReading>& readings);

/// Adds what was read last on each chart that is not there yet.
void addReadings(std::vector<DiceReading>& last, const std::vector<DiceStory>& dice);

} // namespace esagono
