// SPDX-License-Identifier: GPL-3.0-or-later
// Who waits beside the map, and for what.
#pragma once

#include "engine/guadalajara/chapters.h"

namespace esagono::guadalajara {

/// The group of reinforcements a unit is in; null: none.
[[nodiscard]] const Arrival* arrivalOf(const Position& position, CounterId unit);
/// Whether it comes back in this turn: reconstituted, an HQ, a repaired tank.
[[nodiscard]] bool isReturning(const Position& position, CounterId unit);
/// Whether it waits beside the map and could come in during this turn.
[[nodiscard]] bool isWaitingToEnter(const Position& position, CounterId unit);
/// Counters of a side for which something holds, by number.
template <class Holds>
[[nodiscard]] std::vector<CounterId> countersOf(const Position& position, SideId side,
                                                const Holds& holds) {
    std::vector<CounterId> found;
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (const CounterId each(i); position.side(each) == side && holds(each))
            found.push_back(each);
    return found;
}
/// Why a newcomer may not be put into a hex of the map now, whatever the phase.
[[nodiscard]] Verdict whyNotComeIn(const Position& position, CounterId unit, HexId hex);
/// The hexes by which Republicans may enter and leave, wherever they are (3.5a, A61).
[[nodiscard]] std::vector<HexId> allEntries(const Position& position);
/// 3.1d: whether the group has been called.
[[nodiscard]] inline bool isCalled(const Position& position, const Emergency& group) {
    return position.track(emergencies) > 0 && position.isEmpty(group.box);
}
/// Whether a side has anything to decide in the reinforcement phase.
[[nodiscard]] bool hasArrivals(const Position& position, SideId side);
/// How many reserve markers a side has in all by now.
[[nodiscard]] int markersOf(const Position& position, SideId side);

} // namespace esagono::guadalajara
