// SPDX-License-Identifier: GPL-3.0-or-later
// What throws cost in steps, by the tables alone.
#include "engine/tscw/fighting/battle.h"
#include "engine/tscw/fighting/combat_messages.h"

#include <algorithm>

namespace esagono::tscw {

std::optional<std::vector<int>> toll(const Position& position, const DiceRolled& dice,
                                     const DiceRolled* /*earlier*/) {
    if (dice.faces.empty() || position.isOver() || dice.purpose != say::rollCombat ||
        position.frame().name != frame(battleKind))
        return std::nullopt;
    const Battle battle = Battle::from(position.locals());
    const Fight fight = fightOf(position, battle);
    CombatResult sum;
    for (const std::uint8_t die : dice.faces)
        sum = sum + resultOf(position, fight, die);
    int attackers = 0;
    for (const CounterId unit : battle.attackersLeft(position))
        attackers += stepsOf(position, unit);
    const int defenders = stepsInTarget(position, battle);
    std::vector<int> lost(2);
    lost[battle.side.index()] = std::min(sum.attacker, attackers);
    lost[battle.defender().index()] = sum.isAll ? defenders : std::min(sum.defender, defenders);
    return lost;
}

} // namespace esagono::tscw
