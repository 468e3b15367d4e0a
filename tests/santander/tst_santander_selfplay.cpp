// SPDX-License-Identifier: GPL-3.0-or-later
// Games by chance: each ends, keeps its invariants, and its events are those the rules
// bring forth again from its commands and dice.
#include "engine/santander/chapters.h"
#include "tests/rows/random_games.h"
#include "tests/santander/rule_rows.h"

#include <doctest/doctest.h>

namespace esagono::santander::selfplay_tests {

namespace {

/// What holds on every table between two commands.
std::string brokenInvariant(const Position& position, std::size_t counters) {
    if (const std::optional<Refusal> why = whyNotPosition(position))
        return why->text.id;
    if (!position.isOver() && position.track(victory) != victoryPoints(position))
        return "the victory track is not what the hexes say";
    std::size_t there = 0;
    bool inBattle = false;
    for (std::size_t depth = 0; depth < position.depth(); ++depth)
        inBattle = inBattle || position.frame(depth).name == frame(battleKind);
    for (std::size_t i = 0; i < position.counterCount(); ++i) {
        const CounterId counter(i);
        there += position.place(counter).exists() ? 1 : 0;
        if (position.status(counter, revealed) != 0 && !inBattle)
            return "a counter is shown outside of a battle";
        if (isCombat(position, counter) && position.isOnMap(counter) &&
            position.controller(position.hex(counter)) != position.side(counter))
            return "a unit does not control its hex";
        if (position.status(counter, dsg) == mostDsg && position.status(counter, oos) != 0 &&
            position.isOnMap(counter))
            return "a unit with DSG 2 is out of supply";
    }
    if (there < counters)
        return "a counter is gone";
    return {};
}

} // namespace

TEST_CASE("games of all scenarios by chance") {
    playRandomGames({&santanderGame(),
                     {"campaign", "suggested", "historical"},
                     3 * enoughGames,
                     20'000,
                     brokenInvariant,
                     {}});
}

} // namespace esagono::santander::selfplay_tests
