// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/position.h"

#include <algorithm>

namespace esagono {

bool Position::isOccupiedBy(Place place, SideId side) const {
    return std::ranges::any_of(stack(place),
                               [&](CounterId each) { return this->side(each) == side; });
}

bool Position::isOccupiedByOthers(Place place, SideId side) const {
    return std::ranges::any_of(stack(place), [&](CounterId each) {
        return this->side(each).exists() && this->side(each) != side;
    });
}

std::span<const MarkerOnTable> Position::markers(Place place) const {
    const auto& all = m_state->markers;
    const auto first = std::ranges::lower_bound(all, place, {}, &MarkerOnTable::place);
    const auto last = std::ranges::upper_bound(all, place, {}, &MarkerOnTable::place);
    return {first, last};
}

bool Position::has(Place place, MarkerId marker) const {
    return std::ranges::any_of(markers(place),
                               [&](const MarkerOnTable& each) { return each.marker == marker; });
}

int Position::chits(PoolId pool) const {
    int total = 0;
    for (std::size_t i = 0; i < m_state->chitCount; ++i)
        total += m_state->chits(pool, ChitId(i));
    return total;
}

} // namespace esagono
