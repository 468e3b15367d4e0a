// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace esagono {

/// A part of many, and between which shares it lies in truth, with 95 % confidence (Wilson).
struct ShareEstimate {
    double share = 0;
    double low = 0;
    double high = 1;
};
[[nodiscard]] ShareEstimate estimate(std::size_t part, std::size_t of);

} // namespace esagono
