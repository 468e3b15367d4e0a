// SPDX-License-Identifier: GPL-3.0-or-later
// Units on their way, one hex after the other, so that the enemy can interrupt them.
#pragma once

#include "engine/guadalajara/moving/ways.h"

namespace esagono::guadalajara {

/// The locals of the march's frame, by name.
struct March {
    enum Locals { Side, Units, Path, Trail, Stage, Kind, Asks, Faded, Asked };
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
    HexId faded;              ///< the hex beside which a screen gave way (4.2b)
    std::vector<HexId> asked; ///< screens that were asked in this hex

    static March from(const Values& locals);
    [[nodiscard]] Values locals() const;
    [[nodiscard]] HexId hex() const { return trail.back(); }
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
