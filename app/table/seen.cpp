// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/seen.h"

#include <algorithm>

namespace esagono {

std::vector<CounterId> countersAt(const View& view, HexId hex) {
    std::vector<CounterId> found;
    for (const SeenCounter& seen : view.counters)
        if (seen.counter.exists() && seen.place == Place(hex))
            found.push_back(seen.counter);
    return found;
}

Place placeOf(const View& view, CounterId counter) {
    const auto found = std::ranges::find(view.counters, counter, &SeenCounter::counter);
    return found == view.counters.end() || !counter.exists() ? Place() : found->place;
}

} // namespace esagono
