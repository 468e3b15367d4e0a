// SPDX-License-Identifier: GPL-3.0-or-later
// What previews foretell of attacks and bombardments is what happens.
#include "engine/santander/fighting/battle.h"
#include "engine/santander/messages.h"
#include "tests/rows/truthful_previews.h"
#include "tests/santander/rule_rows.h"

#include <doctest/doctest.h>

namespace esagono::santander::truth_tests {

namespace {

const std::string& cellOfThrow(const Position& position, const ReadThrow& combat) {
    return position.chart(CombatChart).cell(*combat.reading.row, *combat.reading.column);
}

/// 10.6, A15: the Republicans test morale after the losses are known, attackers last of all.
std::optional<Text> outcomeOfAttack(const Position& now, const Deed& deed) {
    const ReadThrow* const combat = deed.find(say::diceCombat);
    if (combat == nullptr)
        return std::nullopt;
    const std::string& cell = cellOfThrow(now, *combat);
    if (const ReadThrow* const nerve = deed.find(say::diceMorale))
        return Text(say::resultWithMorale, cell,
                    std::get<Word>(nerve->reading.effect.arguments.front()));
    if (combat->reading.side == republican && !deed.isOver)
        return std::nullopt;
    return Text(say::resultIs, cell);
}

std::optional<Text> outcomeOfBombardment(const Deed& deed) {
    if (const ReadThrow* const salvo = deed.find(say::diceBombardment))
        return salvo->reading.effect;
    return deed.hasSaid(say::bombardmentEven) ? std::optional(Text(say::bombardmentEven))
                                              : std::nullopt;
}

std::optional<Text> outcome(const Position& now, const Deed& deed) {
    return deed.verb == "attack" ? outcomeOfAttack(now, deed) : outcomeOfBombardment(deed);
}

std::string_view foretold(std::string_view verb) {
    return verb == "attack" ? say::diceCombat : "";
}

} // namespace

TEST_CASE("previews of Santander tell the truth") {
    checkPreviews(
        {&santanderGame(), {"campaign", "suggested", "historical"}, 2000, 1, outcome, foretold});
}

} // namespace esagono::santander::truth_tests
