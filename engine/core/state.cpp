// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/state.h"

namespace esagono {

State::State(const TableShape& shape)
    : counters(shape.counters, CounterOnTable())
    , tops(std::size_t{shape.hexes} + shape.boxes, CounterId())
    , control(shape.hexes, SideId())
    , tracks(shape.tracks)
    , pools(std::size_t{shape.pools} * shape.chits)
    , statusCount(static_cast<std::uint16_t>(shape.statusDefaults.size()))
    , chitCount(shape.chits) {
    statuses.reserve(counters.size() * statusCount);
    for (std::size_t i = 0; i < counters.size(); ++i)
        statuses.insert(statuses.end(), shape.statusDefaults.begin(), shape.statusDefaults.end());
}

State::State(const State& other)
    : counters(swept(other.counters))
    , statuses(other.statuses)
    , tops(swept(other.tops))
    , control(swept(other.control))
    , markers(other.markers)
    , tracks(other.tracks)
    , pools(other.pools)
    , frames(other.frames)
    , rolls(other.rolls)
    , statusCount(other.statusCount)
    , chitCount(other.chitCount) {}

} // namespace esagono
