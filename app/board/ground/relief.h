// SPDX-License-Identifier: GPL-3.0-or-later
// The ground as light from the north-west shows it: land with shaded relief and faint contour
// lines, water with its shore lines. Computed pixel by pixel for any part of the sheet.
#pragma once

#include "app/board/ground/height_field.h"
#include "app/board/ground/map_ground.h"
#include "app/board/ground/map_water.h"

#include <QImage>

namespace esagono {

struct Relief {
    HeightField heights;
    TintPlane tints;
    Water water;
    qreal contourInterval = 0; ///< metres; 0: none
    qreal strength = 1;        ///< of light and shade
};

/// Metres between contour lines that suit a field: a dozen lines from the lowest to the highest.
[[nodiscard]] qreal contourIntervalOf(const HeightField& heights);

/// How strongly light and shade should tell: hardly where the ground is all but flat.
[[nodiscard]] qreal strengthOf(const HeightField& heights);

/// Premultiplied, transparent where the paper shows. Land is painted under water too.
[[nodiscard]] QImage landPicture(const Relief& relief, const PixelGrid& grid);
[[nodiscard]] QImage waterPicture(const Relief& relief, const PixelGrid& grid);

} // namespace esagono
