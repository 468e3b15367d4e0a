// SPDX-License-Identifier: GPL-3.0-or-later
// Section 16.9: where mines lie is public, what they are worth is not, until they go off.
#include "engine/banditen/chapters.h"
#include "engine/banditen/messages.h"
#include "engine/play/playout.h"
#include "tests/banditen/rule_rows.h"
#include "tests/banditen/rule_secrets.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace esagono::banditen::secrets_tests {

TEST_CASE("16.9 the values of mines reach neither the other side's view nor its log") {
    RuleRows::enter("16.9");
    const Setting setting = settingOf(banditenGame(), "tarnova");
    std::ptrdiff_t hidden = 0;
    std::ptrdiff_t exploded = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        SeededDice dice(seedFrom(std::to_string(seed)));
        RandomPlayer first(seed);
        RandomPlayer second(seed + 1);
        Player* const players[] = {&first, &second};
        const Played played =
            playOut(setting, begin(setting, dice).state, dice, players, 20'000,
                    [&](const State& before, const Command&, const Ruled& ruled) {
                        hidden += std::ranges::count_if(ruled.events, tellsSecret);
                        exploded += std::ranges::count_if(ruled.events, [](const Event& event) {
                            const auto* said = std::get_if<Narrated>(&event.fact);
                            return said != nullptr && said->text.id == say::mineGoesOff;
                        });
                        CHECK(leakThroughEvents(setting, before, ruled) == "");
                        CHECK(leakOnTable(setting, ruled.state) == "");
                        return true;
                    });
        CHECK(played.finished);
    }
    CHECK(hidden > 0);
    CHECK(exploded > 0);
}

} // namespace esagono::banditen::secrets_tests
