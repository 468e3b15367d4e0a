// SPDX-License-Identifier: GPL-3.0-or-later
// What previews foretell of combats, overruns and barrages is what happens.
#include "engine/guadalajara/air/air_messages.h"
#include "engine/guadalajara/fighting/barrage_messages.h"
#include "engine/guadalajara/fighting/battle.h"
#include "engine/guadalajara/fighting/combat_messages.h"
#include "tests/guadalajara/rule_rows.h"
#include "tests/rows/truthful_previews.h"

#include <doctest/doctest.h>

namespace esagono::guadalajara::truth_tests {

namespace {

std::optional<Text> outcome(const Position& now, const Deed& deed) {
    if (const ReadThrow* const barrage = deed.find(say::rollBarrage))
        return barrage->reading.effect;
    if (deed.find(say::rollInterdiction) != nullptr)
        return Text(); // aircraft attack those who are on their way
    if (deed.hasSaid(say::oddsAutomatic))
        return Text(say::resultIs, automaticResult.cell());
    const ReadThrow* const combat = deed.find(say::rollCombat);
    if (combat == nullptr)
        return std::nullopt;
    return Text(say::resultIs,
                CombatResult::from(
                    now.chart(CombatChart).cell(*combat->reading.row, *combat->reading.column))
                    .cell());
}

std::string_view foretold(std::string_view verb) {
    return verb == "shell" || verb == "bomb" ? say::rollBarrage : say::rollCombat;
}

} // namespace

TEST_CASE("previews of Guadalajara tell the truth") {
    checkPreviews({&guadalajaraGame(),
                   {"abyssinia", "italian_offensive", "spanish_paella", "bolognese_sauce"},
                   2000,
                   1,
                   outcome,
                   foretold});
}

} // namespace esagono::guadalajara::truth_tests
