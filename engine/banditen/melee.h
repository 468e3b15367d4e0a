// SPDX-License-Identifier: GPL-3.0-or-later
// One close combat from the entry into the hex to its end: what its steps hand to each other.
#pragma once

#include "banditen/chapters.h"

namespace esagono::banditen {

/// The locals of the close combat's frame, by name.
struct Melee {
    enum Locals { Stage, Side, Where, CameFrom, Box, Opportunity, Result, Loser };
    enum class At : std::uint8_t { Mines, Back, Surrender, Fight, Retreat, End };

    At at = At::Mines;
    SideId side; ///< who assaults
    HexId hex;
    HexId from; ///< where he came from; none: from off the map
    Place box;
    bool opportunity = false;
    Band band = Band::Tie;
    SideId loser;

    static Melee read(const Values& locals);
    [[nodiscard]] Values locals() const;
    [[nodiscard]] std::vector<CounterId> assaulters(const Position& position) const {
        return unitsIn(position, hex, side);
    }
    [[nodiscard]] std::vector<CounterId> defenders(const Position& position) const;
    [[nodiscard]] std::vector<CounterId> unitsOf(const Position& position, SideId of) const {
        return of == side ? assaulters(position) : defenders(position);
    }
};

/// What a side of the close combat adds to its die.
[[nodiscard]] inline int sumOf(const Tally& tally) {
    return static_cast<int>(tally.total().roundedDown());
}

/// What the two dice of the close combat on top cost, by side.
[[nodiscard]] std::vector<int> tollOfMelee(const Position& position, int attackDie, int defenceDie);

/// The loser's units leave for a hex; after a result of 4 and more they test morale there (A65).
void withdraw(Draft& draft, const Melee& melee, std::span<const CounterId> units, HexId to);

} // namespace esagono::banditen
