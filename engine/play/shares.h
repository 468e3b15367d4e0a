// SPDX-License-Identifier: GPL-3.0-or-later
// The argument of an allocation, read: who takes how many.
#pragma once

#include "engine/core/ids.h"

#include <optional>
#include <span>
#include <vector>

namespace esagono {

/// The shares that pairs of counter and number ask for, by unit in the order given; nothing if they
/// name anybody else, or somebody twice, or less than nothing.
[[nodiscard]] std::optional<std::vector<int>> sharesAmong(std::span<const CounterId> units,
                                                          std::span<const std::int32_t> pairs);

} // namespace esagono
