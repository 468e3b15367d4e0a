// SPDX-License-Identifier: GPL-3.0-or-later
// The table as bytes: little-endian, the same on every machine, so that digests compare everywhere.
#pragma once

#include "engine/core/record.h"
#include "engine/core/state.h"

#include <optional>

namespace esagono {

[[nodiscard]] std::string packState(const State& state);

/// The table the bytes describe, or nothing if they do not describe one of this shape. Safe to ask
/// of any bytes: a state that comes back can be folded on.
[[nodiscard]] std::optional<State> unpackState(std::string_view bytes, const TableShape& shape);

[[nodiscard]] inline Digest digestOf(const State& state) {
    return digestOf(packState(state));
}

} // namespace esagono
