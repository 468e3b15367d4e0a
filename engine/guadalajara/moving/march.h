// SPDX-License-Identifier: GPL-3.0-or-later
// Units on their way, one hex after the other, so that the enemy can interrupt them.
#pragma once

#include "engine/guadalajara/moving/ways.h"
#include "engine/play/decisions/locals.h"

namespace esagono::guadalajara {

/// The locals of the march's frame.
struct March : Locals<March> {
    /// Where it stands: ready for the next hex, just come into one, done with the interdictor
    /// there, done with the screens beside it, in an overrun.
    enum class At : std::uint8_t { Ready, Entered, Watched, Screened, Fought };

    SideId side;
    std::vector<CounterId> units;
    std::vector<HexId> path;  ///< what is left of it
    std::vector<HexId> trail; ///< the hexes it was in, the first is where it started
    At at = At::Ready;
    Ends ends = Ends::Move;
    bool asks = false;        ///< something has changed: how to go on is asked, or judged anew
    std::vector<HexId> faded; ///< the hex beside which a screen gave way, if one did (4.2b)
    std::vector<HexId> asked; ///< screens that were asked in this hex

    static constexpr auto named() {
        return std::tuple(Local("side", &March::side), Local("units", &March::units),
                          Local("path", &March::path), Local("trail", &March::trail),
                          Local("stage", &March::at), Local("kind", &March::ends),
                          Local("asks", &March::asks), Local("faded", &March::faded),
                          Local("asked", &March::asked));
    }
    [[nodiscard]] HexId hex() const { return trail.back(); }
    [[nodiscard]] HexId fadedAt() const { return faded.empty() ? HexId() : faded.front(); }
};

/// Marks the units as moved and puts the march on the stack.
void beginMarch(Draft& draft, std::span<const CounterId> units, std::span<const HexId> path,
                Ends ends);
/// The march a decision on top of it belongs to.
[[nodiscard]] inline March marchBelow(const Position& position) {
    return March::from(position.locals(1));
}
/// Those of the marching units that are still where the march is.
[[nodiscard]] std::vector<CounterId> marchers(const Position& position, const March& march);

/// 4.2a: asks the next cavalry screen beside the march that has not been asked; tells whether there
/// was one. screens.cpp
[[nodiscard]] bool askScreen(Draft& draft, March& march);

} // namespace esagono::guadalajara
