// SPDX-License-Identifier: GPL-3.0-or-later
// One close combat from the entry into the hex to its end: what its steps hand to each other.
#pragma once

#include "engine/banditen/chapters.h"
#include "engine/play/decisions/battle.h"

namespace esagono::banditen {

/// Its steps, in order; the end is none of them.
enum class MeleeStep : std::uint8_t { Mines, Back, Surrender, Fight, Retreat, Shaken, End };

/// The locals of the close combat's frame.
struct Melee : Stepwise<Melee, MeleeStep> {
    SideId side; ///< who assaults
    HexId hex;
    HexId cameFrom; ///< none: from off the map
    Place box;
    bool opportunity = false;
    Band band = Band::Tie;
    SideId loser;
    std::vector<CounterId> going; ///< of the loser's units: who still have to retreat
    std::vector<CounterId> gone;  ///< and who have, and are shaken where they are

    static constexpr auto named() {
        return std::tuple(Local("stage", &Melee::step), Local("side", &Melee::side),
                          Local("hex", &Melee::hex), Local("from", &Melee::cameFrom),
                          Local("box", &Melee::box), Local("opportunity", &Melee::opportunity),
                          Local("result", &Melee::band), Local("loser", &Melee::loser),
                          Local("going", &Melee::going), Local("gone", &Melee::gone));
    }
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

/// Units of the loser that have to retreat leave for a hex.
void withdraw(Draft& draft, Melee& melee, std::span<const CounterId> units, HexId to);
/// They go as they must; asks their owner if there is a choice.
void leave(Draft& draft, Melee& melee);
/// A65, A86: hex by hex, those who retreated test morale and may set off mines.
void shakeThose(Draft& draft, Melee& melee);

} // namespace esagono::banditen
