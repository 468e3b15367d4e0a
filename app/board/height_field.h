// SPDX-License-Identifier: GPL-3.0-or-later
// The heights under a map: a 16-bit grey picture of the package, read into metres.
#pragma once

#include "core/record.h"
#include "plane.h"

#include <QString>

#include <vector>

namespace esagono {

struct HeightField {
    std::vector<Plane<float>> levels; ///< metres; every level has half the lattice of the former
    float lowest = 0;                 ///< on land
    float highest = 0;
    float steepness = 1; ///< metres per sheet unit that nine tenths of the land do not pass

    [[nodiscard]] bool isEmpty() const { return levels.empty(); }
    /// The coarsest level that still has about a value per pixel.
    [[nodiscard]] const Plane<float>& levelFor(qreal pixelInUnits) const;
};

/// Reads the field a map's `drawing` names, the finest first. Empty if there is none, or if it is
/// damaged: a map without relief is still a map.
[[nodiscard]] HeightField readHeights(const Record& drawing, const QString& folder);

} // namespace esagono
