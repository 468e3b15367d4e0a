// SPDX-License-Identifier: GPL-3.0-or-later
// Section 10.2: the resolution of one attack, step by step.
#include "engine/santander/fighting/battle.h"

#include "engine/santander/messages.h"

#include <algorithm>

namespace esagono::santander {

namespace {

constexpr std::array<Battle::Step, stepsOfBattle> battleSteps = {
    announce,       attackerSupports,    defenderSupports, attackerSpends,
    defenderSpends, fightInTheAir,       attackerLosesAir, bombard,
    fight,          testMorale,          chooseRetreat,    defenderLoses,
    retreat,        testAttackersMorale, attackerLoses,    advance,
    finish,
};

void runBattle(Draft& draft) {
    Battle battle = Battle::from(draft.position().locals());
    if (!runSteps<Battle>(draft, battle, battleSteps))
        return;
    draft.pop();
    endIfDecided(draft);
}

/// The counters that come into the open for the battle (5.3, A28).
std::vector<CounterId> exposed(const Position& position, const Battle& battle) {
    std::vector<CounterId> units = battle.attackers;
    for (const CounterId each : position.stack(battle.target))
        units.push_back(each);
    return units;
}

std::vector<CounterId> unitsToCheck(const Position& position, const Battle& battle) {
    std::vector<CounterId> units = exposed(position, battle);
    std::erase_if(units, [&](CounterId unit) { return !isUnit(position, unit); });
    for (const CounterId unit : printed(position).ground)
        if (isHq(position, unit) && position.isOnMap(unit) && position.hex(unit) != battle.target &&
            position.map().distance(position.hex(unit), battle.target) <= hqRange)
            units.push_back(unit);
    return units;
}

} // namespace

void expose(Draft& draft, Battle& battle, std::span<const CounterId> counters) {
    if (is(draft.position(), ruling::noFog))
        return;
    for (const CounterId counter : counters)
        if (draft.position().isOnMap(counter) && draft.position().status(counter, revealed) == 0) {
            draft.set(counter, revealed, 1, "5.3");
            battle.shown.push_back(counter);
        }
}

void checkSupplyFor(Draft& draft, const Battle& battle) {
    checkSupply(draft, unitsToCheck(draft.position(), battle), "6.4");
}

void announce(Draft& draft, Battle& battle) {
    draft.say(Text(say::attackOn, battle.side, battle.target), "10.2", Milestone::Combat);
    expose(draft, battle, exposed(draft.position(), battle));
    checkSupplyFor(draft, battle);
}

void fight(Draft& draft, Battle& battle) {
    const Position position = draft.position();
    const std::vector<CounterId> attackers = battle.attackersLeft(position);
    if (attackers.empty() || !hasUnit(position, battle.target, battle.defender()))
        return;
    const Fight odds = fightOf(position, battle.side, battle.target, attackers);
    draft.say(oddsOf(position, odds), "10.2");
    sayTallies(draft, odds.shift, odds.modifiers);
    const int die = draft.roll(say::diceCombat, "10.2");
    const CombatResult result = resultOf(position, odds, die);
    draft.say(Text(say::combatResult, die, odds.drm(), cellOf(position, odds, die)), "10.2");
    battle.breakthrough = result.breakthrough;
    battle.attackerLoss = result.attacker;
    battle.defenderLoss = result.defender;
    if (result.breakthrough) { // 10.4.1
        draft.say(Text(say::breakthrough, battle.target), "10.4.1");
        for (const CounterId unit : battle.defendersLeft(position))
            eliminate(draft, unit, "10.4.1");
    }
    // A10: a headquarters on its own has no step to lose, and no one to lose it for it
    if (const CounterId hq = findType(position, battle.target, battle.defender(), Type::Hq);
        hq.exists() && battle.defendersLeft(position).empty() &&
        (result.breakthrough || result.defender > 0))
        eliminate(draft, hq, "9.2");
}

void defenderLoses(Draft& draft, Battle& battle) {
    shareLosses(draft, battle, battle.defender(), battle.defenderLoss);
}

void attackerLoses(Draft& draft, Battle& battle) {
    shareLosses(draft, battle, battle.side, battle.attackerLoss);
}

void finish(Draft& draft, Battle& battle) {
    for (const CounterId unit : battle.shown)
        draft.set(unit, revealed, 0, "5.3");
}

FrameKind battleKind() {
    return {"santander.battle", say::frameBattle, Battle::fields(), runBattle};
}

} // namespace esagono::santander
