// SPDX-License-Identifier: GPL-3.0-or-later
// The table top: only what could be seen lying on a real table, in flat arrays. A value with
// defaulted ==; copying it is a handful of memcpys. Only fold() changes one.
#pragma once

#include "engine/core/checked.h"
#include "engine/core/flat.h"
#include "engine/core/frame.h"
#include "engine/core/ids.h"

#include <cstdint>
#include <vector>

namespace esagono {

/// The stack of decisions and steps is never taller than this.
inline constexpr std::size_t mostFrames = 255;

/// How many of each thing the game's package declares: the shape of the table.
struct TableShape {
    std::uint16_t sides = 0;
    std::uint16_t hexes = 0;
    std::uint16_t boxes = 0;
    std::uint16_t counters = 0;
    std::uint16_t markers = 0;
    std::uint16_t tracks = 0;
    std::uint16_t pools = 0;
    std::uint16_t chits = 0;
    std::vector<std::int16_t> statusDefaults; ///< one per declared status
    friend bool operator==(const TableShape&, const TableShape&) = default;
};

struct CounterOnTable {
    Place place;
    CounterId below; ///< the next counter down in the same stack
    std::uint16_t face = 0;
    friend bool operator==(const CounterOnTable&, const CounterOnTable&) = default;
};

struct MarkerOnTable {
    Place place;
    MarkerId marker;
    SideId side;
    std::int16_t value = 0;
    friend auto operator<=>(const MarkerOnTable&, const MarkerOnTable&) = default;
};

struct State {
    Flat<CounterOnTable> counters;
    std::vector<std::int16_t> statuses; ///< counter by counter, all its statuses
    Flat<CounterId> tops;               ///< top counter of every hex, then of every box
    Flat<SideId> control;               ///< by hex
    std::vector<MarkerOnTable> markers; ///< sorted
    std::vector<std::int32_t> tracks;
    std::vector<std::uint16_t> pools; ///< pool by pool, how many of every chit
    std::vector<Frame> frames;        ///< bottom first; empty: the game is over
    std::uint32_t rolls = 0;          ///< dice thrown so far: the number of the next one
    std::uint16_t statusCount = 0;
    std::uint16_t chitCount = 0;

    State() = default;
    explicit State(const TableShape& shape);
    State(const State& other);
    State(State&&) noexcept = default;
    State& operator=(const State&) = default;
    State& operator=(State&&) noexcept = default;
    ~State() = default;

    /// Whether there is such a hex or box.
    [[nodiscard]] bool has(Place place) const {
        return place.exists() &&
               (place.isHex() ? place.hex().index() < control.size() : slot(place) < tops.size());
    }
    [[nodiscard]] std::size_t slot(Place place) const {
        return place.isHex() ? place.hex().index() : control.size() + place.box().index();
    }
    [[nodiscard]] alwaysInline CounterId top(Place place) const {
        return elementOf(tops, slot(place));
    }
    [[nodiscard]] alwaysInline std::int16_t status(CounterId counter, StatusId status) const {
        return elementOf(statuses, counter.index() * statusCount + status.index());
    }
    [[nodiscard]] std::uint16_t chits(PoolId pool, ChitId chit) const {
        return elementOf(pools, pool.index() * chitCount + chit.index());
    }

    friend bool operator==(const State&, const State&) = default;
};

} // namespace esagono
