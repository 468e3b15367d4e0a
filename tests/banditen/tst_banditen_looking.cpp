// SPDX-License-Identifier: GPL-3.0-or-later
// What the game tells those who only look: sight, ranges, interruptions, the chances of an assault.
#include "engine/all_games.h"
#include "engine/banditen/chapters.h"
#include "engine/play/playout.h"
#include "tests/banditen/rule_rows.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace esagono::banditen::looking_tests {

namespace {

/// Plays a game by chance and shows every table between two commands.
void watchGame(const char* scenario, std::uint64_t seed,
               const std::function<void(const Position&)>& look) {
    const Setting setting = settingOf(banditenGame(), scenario);
    SeededDice dice(seedFrom(std::to_string(seed)));
    RandomPlayer first(seed);
    RandomPlayer second(seed + 1);
    Player* const players[] = {&first, &second};
    const Played played = playOut(setting, begin(setting, dice).state, dice, players, 20'000,
                                  [&](const State&, const Command&, const Ruled& ruled) {
                                      look(Position(ruled.state, setting));
                                      return true;
                                  });
    CHECK(played.finished);
}

bool canOnlyMiss(const Preview& preview) {
    return preview.prospects.size() == 1;
}

} // namespace

TEST_CASE("8.3 what is shown as seen is what fire may cross") {
    std::size_t hidden = 0;
    std::size_t commands = 0;
    watchGame("gravellona", 7, [&](const Position& position) {
        if (++commands % 97 != 0)
            return;
        for (const HexId from : position.map().hexes())
            for (const Sighting& each : aidsOf(position.setting()).sight(position, from)) {
                CHECK(each.blockers.empty() == sees(position, from, each.hex));
                hidden += each.blockers.empty() ? 0 : 1;
            }
    });
    CHECK(hidden > 0);
}

TEST_CASE("9.1 whoever is in range and in sight can be fired at") {
    std::size_t shown = 0;
    std::size_t commands = 0;
    watchGame("tarnova", 7, [&](const Position& position) {
        if (++commands % 8 != 0 || position.isOver() || position.frame().name != frame(actKind))
            return;
        for (std::size_t i = 0; i < position.counterCount(); ++i) {
            const CounterId unit(i);
            const auto range = aidsOf(position.setting()).range(position, unit);
            shown += range.size();
            if (position.isOnMap(unit) && piece(position, unit).type != Type::AntiTank)
                for (const HexId hex : range)
                    if (hasUnit(position, hex, other(position.side(unit))))
                        CHECK(!whyNotFireAt(position, {&unit, 1}, position.hex(unit), hex));
        }
    });
    CHECK(shown > 0);
}

TEST_CASE("12 an interruption can be declined, and says whether it could do harm") {
    std::size_t interruptions = 0;
    std::size_t harmless = 0;
    for (const char* scenario : {"gravellona", "tarnova"})
        watchGame(scenario, 3, [&](const Position& position) {
            const SideId side = position.owners().only();
            const auto asked = aidsOf(position.setting()).interruption(position, side);
            CHECK(asked.has_value() ==
                  (!position.isOver() && position.frame().name == frame(reactKind)));
            if (!asked)
                return;
            ++interruptions;
            CHECK(!whyNot(position, {side, asked->decline, {}}));
            if (asked->canHurt)
                return;
            ++harmless;
            for (const Offer& offer : everyOffer(position, side))
                if (offer.verb != asked->decline)
                    CHECK(canOnlyMiss(previewOf(position, exampleOf(offer, side))));
        });
    CHECK(interruptions > 0);
    MESSAGE("harmless: " << harmless << " of " << interruptions);
}

TEST_CASE("11.1 the chances of a close combat add up to one") {
    std::size_t assaults = 0;
    std::size_t commands = 0;
    watchGame("gravellona", 5, [&](const Position& position) {
        if (++commands % 8 != 0 || position.isOver() || position.frame().name != frame(actKind))
            return;
        const SideId side = position.owners().only();
        for (const Offer& offer : everyOffer(position, side)) {
            const Preview preview = previewOf(position, exampleOf(offer, side));
            if (preview.prospects.empty())
                continue;
            Ratio sum;
            for (const Prospect& each : preview.prospects)
                sum = sum + each.chance;
            CHECK(sum == Ratio(1));
            assaults += preview.parts.size() == 2 ? 1 : 0;
        }
    });
    CHECK(assaults > 0);
}

} // namespace esagono::banditen::looking_tests
