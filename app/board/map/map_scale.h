// SPDX-License-Identifier: GPL-3.0-or-later
// How things on the map grow with the zoom: lines, signs and words by less than the map itself, so
// that nothing is tiny from afar nor huge from near.
#pragma once

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <cmath>

namespace esagono {

struct MapScale {
    qreal pixels = 60; ///< in a sheet unit

    static constexpr qreal design = 60; ///< pixels per unit at which sizes are designed

    /// Sheet units of a line that is so many pixels wide at the scale of the design.
    [[nodiscard]] qreal line(qreal designed) const { return sized(designed, 0.72, 0.35); }
    /// … of a sign: a house, a ring, a star.
    [[nodiscard]] qreal sign(qreal designed) const { return sized(designed, 0.62, 1); }
    /// … of type.
    [[nodiscard]] qreal type(qreal designed) const { return sized(designed, 0.42, 0); }
    /// From 0 below the first scale to 1 from the second on.
    [[nodiscard]] qreal appears(qreal from, qreal to) const {
        return std::clamp((pixels - from) / (to - from), 0.0, 1.0);
    }

private:
    [[nodiscard]] qreal sized(qreal designed, qreal power, qreal least) const {
        return std::max(designed * std::pow(pixels / design, power), least) / pixels;
    }
};

/// Words are laid out for these scales; between them the whole layout grows with the map.
inline constexpr std::array<qreal, 14> labelScales = {7,  10,  14,  20,  28,  40,  57,
                                                      80, 113, 160, 226, 320, 452, 640};
/// The index of the scale nearest to that many pixels per unit.
[[nodiscard]] inline std::size_t labelLevel(qreal pixels) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < labelScales.size(); ++i)
        if (pixels > std::sqrt(labelScales[i - 1] * labelScales[i]))
            best = i;
    return best;
}

} // namespace esagono
