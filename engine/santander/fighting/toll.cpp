// SPDX-License-Identifier: GPL-3.0-or-later
// What throws cost in steps, by the tables alone (10.3, 10.6).
#include "engine/santander/fighting/battle.h"
#include "engine/santander/messages.h"

#include <algorithm>

namespace esagono::santander {

namespace {

int stepsOfAll(const Position& position, std::span<const CounterId> units) {
    int sum = 0;
    for (const CounterId unit : units)
        sum += stepsLeft(position, unit);
    return sum;
}

/// Nobody can lose more than he has.
int held(int steps, int there) {
    return std::min(steps, there);
}

using Toll = std::optional<std::vector<int>>;

std::vector<int> tollOf(SideId attacker, int attackers, int defenders) {
    std::vector<int> lost(2);
    lost[attacker.index()] = attackers;
    lost[other(attacker).index()] = defenders;
    return lost;
}

std::vector<int> tollOfCombat(const Position& position, const Battle& battle, int die) {
    const std::vector<CounterId> attackers = battle.attackersLeft(position);
    const Fight fight = fightOf(position, battle.side, battle.target, attackers);
    const CombatResult result = resultOf(position, fight, die);
    const int there = stepsOfAll(position, battle.defendersLeft(position));
    return tollOf(battle.side, held(result.attacker, stepsOfAll(position, attackers)),
                  result.breakthrough ? there : held(result.defender, there));
}

/// What morale costs beyond the combat whose losses are still to be shared out.
Toll tollOfMorale(const Position& position, const Battle& battle, int die,
                  const DiceRolled* combat) {
    const bool ofAttackers = battle.side == republican;
    const std::vector<CounterId> units = battle.involved(position, republican);
    int owed = ofAttackers ? battle.attackerLoss : battle.defenderLoss;
    if (owed == 0 && !ofAttackers && combat != nullptr && combat->purpose == say::diceCombat)
        owed = tollOfCombat(position, battle, combat->faces.front())[battle.defender().index()];
    if (owed == 0)
        return std::nullopt;
    const int left = std::max(0, stepsOfAll(position, units) - owed);
    const Tally modifiers = moraleModifiers(position, units);
    const MoraleResult result =
        moraleOf(position, die + static_cast<int>(modifiers.total().roundedDown()));
    const int more = result == MoraleResult::Collapse       ? left
                     : result == MoraleResult::RoutWithLoss ? held(1, left)
                                                            : 0;
    return ofAttackers ? tollOf(battle.side, more, 0) : tollOf(battle.side, 0, more);
}

} // namespace

int printedSteps(const Position& position, CounterId counter) {
    return isCombat(position, counter) ? piece(position, counter).steps - position.face(counter)
                                       : 0;
}

std::optional<std::vector<int>> toll(const Position& position, const DiceRolled& dice,
                                     const DiceRolled* earlier) {
    if (dice.faces.empty() || position.isOver() || position.frame().name != frame(battleKind))
        return std::nullopt;
    const Battle battle = Battle::from(position.locals());
    if (dice.purpose == say::diceCombat)
        return tollOfCombat(position, battle, dice.faces.front());
    if (dice.purpose == say::diceMorale)
        return tollOfMorale(position, battle, dice.faces.front(), earlier);
    return std::nullopt;
}

} // namespace esagono::santander
