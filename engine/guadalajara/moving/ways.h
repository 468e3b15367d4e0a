// SPDX-License-Identifier: GPL-3.0-or-later
// Ways of units that move together: judged, offered, explained.
#pragma once

#include "engine/guadalajara/moving/movement.h"

namespace esagono::guadalajara {

/// How a way ends: in a hex they may stay in, or with an overrun (1.20).
enum class Ends : std::uint8_t { Move, Overrun };

/// Why the units of the way may not go from one hex into the next, whatever they have left.
[[nodiscard]] Verdict whyNotStep(const Way& way, HexId from, HexId to);
/// Why the units of the way may not go along a path from where they are.
[[nodiscard]] Verdict whyNotWay(const Way& way, std::span<const HexId> path, Ends ends);
/// The half points an overrun costs units of a class.
[[nodiscard]] int overrunHalves(const Position& position, Class by);

/// What of an offer is settled before the path.
struct Asking {
    VerbId verb;
    const char* label = ""; ///< %1 = first unit
    Values settled;
    std::size_t open = 0;
    Ends ends = Ends::Move;
};
/// The ways of the units as path offers that have targets: one, or with the railway another.
[[nodiscard]] std::vector<Offer> offerWays(const Way& way, const Asking& asking);
/// Whether they can go anywhere, or overrun anybody.
[[nodiscard]] bool canGo(const Way& way, Ends ends);
/// Why a hex no way leads to is not offered.
[[nodiscard]] Verdict whyNotThere(const Way& way, HexId hex, Ends ends);

/// What a way costs each of them, step by step.
[[nodiscard]] Preview previewWay(const Way& way, std::span<const HexId> path, Ends ends);
/// The battle at its end, and what the way costs.
[[nodiscard]] Preview previewOverrun(const Way& way, std::span<const HexId> path);

} // namespace esagono::guadalajara
