// SPDX-License-Identifier: GPL-3.0-or-later
// Section 5.1.5: units divided and joined within the counters there are.
#pragma once

#include "engine/banditen/chapters.h"

namespace esagono::banditen {

/// The strengths of the units made, in falling order.
using Parts = std::vector<int>;
/// "31" for a unit of 3 and one of 1.
[[nodiscard]] std::int32_t numberOf(const Parts& parts);
[[nodiscard]] Parts partsFrom(std::int32_t number);
[[nodiscard]] Text textOf(const Parts& parts);

/// All they can be made into, that they are not already.
[[nodiscard]] std::vector<Parts> waysToReform(const Position& position,
                                              std::span<const CounterId> units);
/// Whether a unit can be made into anything, by itself.
[[nodiscard]] bool canReform(const Position& position, CounterId unit);
/// Why these units cannot become those.
[[nodiscard]] Verdict whyNotReform(const Position& position, std::span<const CounterId> units,
                                   const Parts& parts);
/// Exchanges the counters; all take the worst marks there were (A67).
void reform(Draft& draft, std::span<const CounterId> units, const Parts& parts,
            const char* section);

} // namespace esagono::banditen
