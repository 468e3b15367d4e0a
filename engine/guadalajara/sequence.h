// SPDX-License-Identifier: GPL-3.0-or-later
// The sequence of play as it is read from the rulebook's list, and in the other order (Sc.4).
#pragma once

#include "engine/guadalajara/names.h"

#include <array>

namespace esagono::guadalajara {

inline constexpr std::size_t stageCount = 20;
/// The phases in the order in which they are played. The sequence of a turn counts its stages so.
[[nodiscard]] constexpr std::array<Phase, stageCount> phasesOf(SideId firstPlayer) {
    std::array<Phase, stageCount> phases{};
    std::size_t at = 0;
    const auto add = [&](int from, int to) {
        for (int each = from; each <= to; ++each)
            phases[at++] = Phase(each);
    };
    add(PregameBarrage, Reinforcements);
    if (firstPlayer == nationalist) {
        add(NationalistMovement, RepublicanCleanUp);
    } else {
        add(AirPoints, RepublicanCleanUp);
        add(NationalistMovement, NationalistCleanUp);
    }
    add(EndOfTurn, EndOfTurn);
    return phases;
}
[[nodiscard]] constexpr SideId sideOf(Phase each) {
    return each >= NationalistMovement && each <= NationalistCleanUp ? nationalist
           : each >= AirPoints && each <= RepublicanCleanUp          ? republican
                                                                     : SideId();
}

} // namespace esagono::guadalajara
