// SPDX-License-Identifier: GPL-3.0-or-later
// Words that belong to no place: seas and regions where the map's drawing puts them, and the names
// of rivers along their courses.
#pragma once

#include "app/board/lettering/map_labels.h"
#include "app/board/map/map_lines.h"
#include "app/board/map/map_links.h"
#include "engine/core/record.h"

#include <QColor>
#include <QPainterPath>

#include <vector>

namespace esagono {

struct MapText {
    KeptPath shape; ///< sheet units
    QRectF bounds;
    QColor colour;
    qreal halo = 0; ///< sheet units
};
/// The texts of `drawing.labels`: `text` in words, `x` and `y` of the middle, and perhaps `kind`
/// (`water` or `region`), `size` and `angle`. They are the same at every scale. With a `halo` they
/// stand above the trees.
[[nodiscard]] std::vector<MapText> readTexts(const Record& drawing, const QString& language);

/// The names of rivers at one scale, clear of other names; none where the map is too small.
[[nodiscard]] std::vector<MapText> riverNames(const std::vector<SideLine>& lines,
                                              const std::vector<Way>& ways, const LabelPlan& labels,
                                              qreal pixels);

} // namespace esagono
