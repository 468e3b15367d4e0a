// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editing/scenarios/setup_view.h"

#include <algorithm>

namespace esagono {

std::vector<SeenCounter> countersAtStart(const GamePackage& package, const Scenario& scenario) {
    std::vector<Place> places(package.counters.size());
    for (const SetupGroup& group : scenario.setup)
        for (const CounterId counter : group.counters)
            places[counter.index()] = group.place;
    if (!scenario.deployments.empty())
        for (const Deployment::Piece& piece : scenario.deployments.front().counters)
            places[piece.counter.index()] = piece.place;
    std::vector<SeenCounter> seen;
    for (std::size_t i = 0; i < places.size(); ++i)
        if (places[i].isHex())
            seen.push_back({CounterId(i), package.counters[i].side, places[i], 0, {}});
    std::ranges::stable_sort(seen, {},
                             [](const SeenCounter& each) { return each.place.hex().index(); });
    return seen;
}

} // namespace esagono
