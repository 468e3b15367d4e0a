// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/shares.h"

#include <algorithm>

namespace esagono {

std::optional<std::vector<int>> sharesAmong(std::span<const CounterId> units,
                                            std::span<const std::int32_t> pairs) {
    std::vector<int> share(units.size(), 0);
    for (std::size_t i = 0; i + 1 < pairs.size(); i += 2) {
        const auto unit = std::ranges::find(units, CounterId(std::size_t(pairs[i])));
        if (unit == units.end())
            return std::nullopt;
        int& taken = share[static_cast<std::size_t>(unit - units.begin())];
        if (taken != 0 || pairs[i + 1] < 0)
            return std::nullopt;
        taken = pairs[i + 1];
    }
    return share;
}

} // namespace esagono
