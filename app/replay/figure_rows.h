// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of a game by their names.
#pragma once

#include "app/replay/film_reading.h"

#include <QString>
#include <QVariant>

namespace esagono {

struct FigureRow {
    QString label;
    int Strength::*what;
    /// By side.
    [[nodiscard]] QVariantList of(const FiguresAt& point) const;
};

/// Those that are counted in this game, in the order in which they are shown.
[[nodiscard]] std::vector<FigureRow> figureRows(const FilmFigures& figures);

} // namespace esagono
