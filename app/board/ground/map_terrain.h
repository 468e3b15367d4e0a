// SPDX-License-Identifier: GPL-3.0-or-later
// What ground looks like on the printed map: a tint, and what covers it.
#pragma once

#include "engine/core/record.h"
#include "engine/kit/kinds.h"

#include <QColor>
#include <QString>

#include <cstdint>

namespace esagono {

enum class Cover : std::uint8_t {
    Plain,
    Water,
    City,  ///< open ground with a city on it
    Built, ///< houses all over the hex
    Hill,
    Mountain,
    Woods,
    Rough,
    Marsh,
    Closed, ///< nobody plays there: neutral countries
};

struct TerrainLook {
    Cover cover = Cover::Plain;
    QColor tint;
    QString name; ///< in the reader's language, for the legend
};

/// From the terrain's declaration and its entry in display.json (`symbol`, perhaps `colour`).
[[nodiscard]] TerrainLook lookOf(const TerrainKind& terrain, const Record& display,
                                 const QString& language);

} // namespace esagono
