// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/share_estimate.h"

#include <algorithm>
#include <cmath>

namespace esagono {

ShareEstimate estimate(std::size_t part, std::size_t of) {
    if (of == 0)
        return {};
    constexpr double z = 1.959963984540054;
    const auto n = static_cast<double>(of);
    const double share = static_cast<double>(part) / n;
    const double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
    const double half =
        z * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n);
    return {share, std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

} // namespace esagono
