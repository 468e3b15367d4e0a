// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 2: hidden units.
#include "tests/skirmish/chapters.h"

#include <algorithm>

namespace esagono::skirmish {

Seen seen(const Position& position, SideId viewer, CounterId counter) {
    const bool open = position.ruling(fogOption) == 1 || position.side(counter) == viewer ||
                      position.status(counter, revealed) != 0 ||
                      position.place(counter) == Place(lost);
    return open ? Seen::Whole : Seen::Back;
}

void reveal(Draft& draft, CounterId unit) {
    draft.set(unit, revealed, 1, "2.2");
}

void lookAround(Draft& draft, HexId hex) {
    std::vector<HexId> hexes = {hex};
    for (const HexId beside : draft.position().map().neighbours(hex))
        hexes.push_back(beside);
    for (const HexId each : hexes)
        for (const CounterId unit : draft.position().stack(each)) {
            const SideId enemy = other(draft.position().side(unit));
            const Position position = draft.position();
            const bool watched =
                std::ranges::any_of(position.map().neighbours(each), [&](HexId beside) {
                    return std::ranges::any_of(position.stack(beside), [&](CounterId watcher) {
                        return position.side(watcher) == enemy && position.has(watcher, scout);
                    });
                });
            if (watched)
                reveal(draft, unit);
        }
}

bool besideEnemy(const Position& position, HexId hex, SideId side) {
    return std::ranges::any_of(position.map().neighbours(hex), [&](HexId beside) {
        return position.isOccupiedBy(beside, other(side));
    });
}

} // namespace esagono::skirmish
