// SPDX-License-Identifier: GPL-3.0-or-later
// What the advance after combat and the breakthrough share.
#pragma once

#include "engine/santander/fighting/battle.h"

namespace esagono::santander {

/// 10.4: subject to the stacking limit. K23
[[nodiscard]] Stacking stackingInAdvance(const Position& position);
/// 8.1.1, which holds in the advance too: for the last of them, when the others have gone.
[[nodiscard]] Verdict whyNotGoOn(const Position& position, std::span<const CounterId> units,
                                 HexId hex);
/// Why none of the attackers may advance into the hex, each reason once; nothing: one of them may.
[[nodiscard]] std::vector<Refusal> whyNobodyAdvances(const Position& position,
                                                     const Battle& battle);
/// 10.4.1
[[nodiscard]] Verdict whyNotBreakThrough(const Position& position, const Battle& battle,
                                         CounterId unit);
[[nodiscard]] bool someCanBreakThrough(const Position& position, const Battle& battle,
                                       std::span<const CounterId> units);

} // namespace esagono::santander
