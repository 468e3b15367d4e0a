// SPDX-License-Identifier: GPL-3.0-or-later
// The heights under a map: a 16-bit grey picture of the package, read into metres.
#pragma once

#include "app/board/map/plane.h"
#include "engine/core/record.h"
#include "engine/core/text.h"

#include <QString>

#include <vector>

namespace esagono {

namespace say {
//: %1 = a file, %2 and %3 = its width and height in dots, %4 = the most either may be
//% "The map is drawn without its relief: %1 has %2 × %3 dots, and %4 is the most either may be"
inline constexpr char heightsTooLarge[] = QT_TRID_NOOP("app.map.heights_too_large");
//: %1 = a file
//% "The map is drawn without its relief: %1 is not a picture, or it is damaged"
inline constexpr char heightsUnreadable[] = QT_TRID_NOOP("app.map.heights_unreadable");
} // namespace say

struct HeightField {
    static constexpr int mostDots = 4096; ///< across; no honest field is larger

    std::vector<Plane<float>> levels; ///< metres; every level has half the lattice of the former
    float lowest = 0;                 ///< on land
    float highest = 0;
    float steepness = 1; ///< metres per sheet unit that nine tenths of the land do not pass
    Text problem;        ///< why there is none, although the map names one

    [[nodiscard]] bool isEmpty() const { return levels.empty(); }
    /// The coarsest level that still has about a value per pixel.
    [[nodiscard]] const Plane<float>& levelFor(qreal pixelInUnits) const;
};

/// Reads the field a map's `drawing` names, the finest first. Empty if there is none, or if there
/// is a problem with it: a map without relief is still a map.
[[nodiscard]] HeightField readHeights(const Record& drawing, const QString& folder);

} // namespace esagono
