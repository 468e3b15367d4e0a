// SPDX-License-Identifier: GPL-3.0-or-later
// Ways after combat (15.23, 15.24): no zones of control, never into enemy units, the last hex in
// supply and not overstacked.
#pragma once

#include "engine/map/reach.h"
#include "engine/tscw/fighting/battle.h"

namespace esagono::tscw {

/// Units that go the same way together.
using Party = std::span<const CounterId>;

/// Why a unit may not go from a hex to the next after combat, whatever it costs.
[[nodiscard]] Verdict whyNotPass(const Position& position, CounterId unit, HexId from, HexId to);
/// 13.12.8: why motorised units may not advance so.
[[nodiscard]] Verdict whyNotCrossRiver(const Position& position, CounterId unit, HexId from,
                                       HexId to);
/// Why it may not go so in an advance or a breakthrough, whatever it costs.
[[nodiscard]] Verdict whyNotAdvanceStep(const Position& position, CounterId unit, HexId from,
                                        HexId to);
/// What the step costs the dearest of them; nothing: forbidden.
[[nodiscard]] std::optional<int> costOf(const Position& position, Party units, HexId from,
                                        HexId to);
/// Why they may not end their way in its last hex: stacking, northern limits, supply (9.2).
[[nodiscard]] Verdict whyNotEnd(const Position& position, Party units, std::span<const HexId> way);
/// How far they come from a hex, which itself costs nothing.
void reachFrom(const Position& position, Party units, HexId start, int points, Reach<>& reach);
/// Moves all of them along the way.
void go(Draft& draft, Party units, std::span<const HexId> way, const char* section);

} // namespace esagono::tscw
