// SPDX-License-Identifier: GPL-3.0-or-later
// What previews foretell of battles is what happens.
#include "engine/tscw/fighting/battle.h"
#include "engine/tscw/fighting/combat_messages.h"
#include "engine/tscw/fighting/support_messages.h"
#include "tests/rows/truthful_previews.h"
#include "tests/tscw/rule_rows.h"

#include <doctest/doctest.h>

namespace esagono::tscw::truth_tests {

namespace {

int numberIn(const Text& text, std::size_t argument) {
    return static_cast<int>(std::get<std::int64_t>(text.arguments.at(argument)));
}

/// 12.2.4: what the enemy has assigned in secret cannot be foreseen.
bool bothFly(const Position& now, const Deed& deed) {
    Sides flying;
    for (const Text& text : deed.said)
        if (text.id == say::airSupports)
            flying = flying | now.side(std::get<CounterId>(text.arguments.front()));
    return flying == (Sides(nationalist) | republican);
}

std::optional<Text> outcome(const Position& now, const Deed& deed) {
    if (bothFly(now, deed))
        return Text();
    if (deed.hasSaid(say::loneHq))
        return Text(say::resultIs, CombatResult{0, 1}.cell());
    if (const ReadThrow* const combat = deed.find(say::rollCombat)) {
        const Text& effect = combat->reading.effect;
        const bool isAll = effect.id == say::effectAll;
        const CombatResult result{numberIn(effect, 0), isAll ? 0 : numberIn(effect, 1), isAll};
        return Text(say::resultIs, result.cell());
    }
    return deed.hasSaid(say::insubordination) ? std::optional(Text(say::resultNone)) : std::nullopt;
}

std::string_view foretold(std::string_view) {
    return say::rollCombat;
}

} // namespace

// 15.4: where all attacks are declared first, others are fought in between.
TEST_CASE("previews of The Spanish Civil War tell the truth") {
    checkPreviews({&tscwGame(),
                   {"1936", "1937", "1938", "campaign"},
                   2000,
                   1,
                   outcome,
                   foretold,
                   say::tallyColumns,
                   {{"declared_attacks", "one_by_one"}}});
}

} // namespace esagono::tscw::truth_tests
