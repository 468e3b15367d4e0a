// SPDX-License-Identifier: GPL-3.0-or-later
// One combat or overrun, step by step.
#include "guadalajara/battle.h"

#include <algorithm>

namespace esagono::guadalajara {

Battle Battle::from(const Values& locals) {
    Battle battle;
    battle.step = locals.get(Step, 0);
    battle.side = locals.side(Side);
    battle.target = locals.hex(Target);
    battle.attackers = locals.counters(Attackers);
    battle.overrun = locals.get(Overrun, 0) != 0;
    battle.intensive = locals.get(Intensive, 0) != 0;
    battle.air[battle.side.index()] = locals.get(AttackerAir, 0);
    battle.air[battle.defender().index()] = locals.get(DefenderAir, 0);
    battle.flames = locals.counters(Flames);
    battle.unloaded = locals.counters(Unloaded);
    battle.hexes = locals.hexes(Hexes);
    battle.armour = locals.counters(Armour);
    battle.antiTank = locals.get(AntiTank, 0) != 0;
    battle.attackerLoss = locals.get(AttackerLoss, 0);
    battle.attackerRetreat = locals.get(AttackerRetreat, 0);
    battle.defenderLoss = locals.get(DefenderLoss, 0);
    battle.defenderRetreat = locals.get(DefenderRetreat, 0);
    return battle;
}

Values Battle::locals() const {
    Values values(DefenderRetreat + 1);
    values.set(Step, step);
    values.set(Side, side);
    values.set(Target, target);
    values.set(Attackers, attackers);
    values.set(Overrun, overrun ? 1 : 0);
    values.set(Intensive, intensive ? 1 : 0);
    values.set(AttackerAir, air[side.index()]);
    values.set(DefenderAir, air[defender().index()]);
    values.set(Flames, flames);
    values.set(Unloaded, unloaded);
    values.set(Hexes, hexes);
    values.set(Armour, armour);
    values.set(AntiTank, antiTank ? 1 : 0);
    values.set(AttackerLoss, attackerLoss);
    values.set(AttackerRetreat, attackerRetreat);
    values.set(DefenderLoss, defenderLoss);
    values.set(DefenderRetreat, defenderRetreat);
    return values;
}

bool Battle::usesFlames(CounterId unit) const {
    return std::ranges::count(flames, unit) > 0;
}

std::vector<CounterId> Battle::attackersLeft(const Position& position) const {
    std::vector<CounterId> left = attackers;
    std::erase_if(left, [&](CounterId unit) { return !position.isOnMap(unit); });
    return left;
}

} // namespace esagono::guadalajara
