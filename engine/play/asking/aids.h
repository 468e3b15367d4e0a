// SPDX-License-Identifier: GPL-3.0-or-later
// What a game answers to somebody who looks at the table rather than acts: what is seen from where,
// how far a unit fires, whether an interruption is worth a question. The referee never asks.
#pragma once

#include "engine/play/position.h"

#include <optional>
#include <vector>

namespace esagono {

/// A hex somebody tries to see.
struct Sighting {
    HexId hex;
    std::vector<HexId> blockers; ///< what is in the way; empty: it is seen
    friend bool operator==(const Sighting&, const Sighting&) = default;
};

/// A decision in the middle of what another side does.
struct Interruption {
    VerbId decline;       ///< lets the other side go on; takes no arguments
    bool canHurt = false; ///< whether anything that could be done instead can do harm
    friend bool operator==(const Interruption&, const Interruption&) = default;
};

struct Aids {
    /// The hexes around one as far as lines of sight matter, itself left out. For everybody.
    std::vector<Sighting> (*sight)(const Position&, HexId from) = nullptr;
    /// The hexes a counter could fire at from where it is, whoever is in them, or reach in some
    /// other way. For those who see the counter.
    std::vector<HexId> (*range)(const Position&, CounterId) = nullptr;
    /// If the pending decision of a side is one.
    std::optional<Interruption> (*interruption)(const Position&, SideId) = nullptr;
    /// The line of supply of a counter as far as a side can know, where that is not all there is;
    /// null: as the rules trace it.
    std::vector<HexId> (*traceSeenBy)(const Position&, SideId viewer, CounterId) = nullptr;
    /// Message id: what `range` is called; empty: it is one of fire.
    const char* rangeLabel = "";
};

} // namespace esagono
