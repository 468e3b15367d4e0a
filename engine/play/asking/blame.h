// SPDX-License-Identifier: GPL-3.0-or-later
// Finding those a verdict is due to.
#pragma once

#include "engine/play/position.h"

#include <vector>

namespace esagono {

/// The counters in a hex for which something holds.
template <class Holds>
[[nodiscard]] std::vector<Culprit> countersIn(const Position& position, HexId hex, Holds&& holds) {
    std::vector<Culprit> found;
    if (hex.exists())
        for (const CounterId each : position.stack(hex))
            if (holds(each))
                found.emplace_back(each);
    return found;
}

/// The counters beside a hex for which something holds, and the hex.
template <class Holds>
[[nodiscard]] std::vector<Culprit> countersAround(const Position& position, HexId hex,
                                                  Holds&& holds) {
    std::vector<Culprit> found;
    if (!hex.exists())
        return found;
    for (const HexId beside : position.map().neighbours(hex))
        for (const Culprit& each : countersIn(position, beside, holds))
            found.push_back(each);
    found.emplace_back(hex);
    return found;
}

} // namespace esagono
