// SPDX-License-Identifier: GPL-3.0-or-later
// Section 10.2: the resolution of one attack, step by step.
#include "engine/santander/fighting/battle.h"

#include "engine/santander/messages.h"

#include <algorithm>

namespace esagono::santander {

namespace {

using BattleStep = std::optional<Ask> (*)(Draft&, Battle&);
constexpr std::array<BattleStep, 17> stepsOfBattle = {
    announce,       attackerSupports,    defenderSupports, attackerSpends,
    defenderSpends, fightInTheAir,       attackerLosesAir, bombard,
    fight,          testMorale,          chooseRetreat,    defenderLoses,
    retreat,        testAttackersMorale, attackerLoses,    advance,
    finish,
};

/// Runs the steps until somebody has to decide, or to the end.
void runBattle(Draft& draft) {
    Battle battle = Battle::from(draft.position().locals());
    while (static_cast<std::size_t>(battle.step) < stepsOfBattle.size()) {
        const auto step = static_cast<std::size_t>(battle.step++);
        if (std::optional<Ask> ask = stepsOfBattle[step](draft, battle)) {
            draft.revise(battle.locals());
            draft.push(ask->frame, ask->owner, std::move(ask->locals), ask->section);
            return;
        }
    }
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

Battle Battle::from(const Values& locals) {
    Battle battle;
    battle.step = locals.get(Step, 0);
    battle.side = locals.side(Side);
    battle.target = locals.hex(Target);
    battle.attackers = locals.counters(Attackers);
    battle.support[battle.side.index()] = locals.counters(AttackerSupport);
    battle.support[battle.defender().index()] = locals.counters(DefenderSupport);
    battle.columns[battle.side.index()] = locals.counters(AttackerColumns);
    battle.columns[battle.defender().index()] = locals.counters(DefenderColumns);
    battle.defenderLoss = locals.get(DefenderLoss, 0);
    battle.attackerLoss = locals.get(AttackerLoss, 0);
    battle.retreatTo = locals.hex(RetreatTo);
    battle.forced = locals.get(Forced, 0);
    battle.breakthrough = locals.get(Breakthrough, 0) != 0;
    battle.noAdvance = locals.get(NoAdvance, 0) != 0;
    battle.airHits = locals.get(AirHits, 0);
    battle.shown = locals.counters(Revealed);
    return battle;
}

Values Battle::locals() const {
    Values values(Revealed + 1);
    values.set(Step, step);
    values.set(Side, side);
    values.set(Target, target);
    values.set(Attackers, attackers);
    values.set(AttackerSupport, support[side.index()]);
    values.set(DefenderSupport, support[defender().index()]);
    values.set(AttackerColumns, columns[side.index()]);
    values.set(DefenderColumns, columns[defender().index()]);
    values.set(DefenderLoss, defenderLoss);
    values.set(AttackerLoss, attackerLoss);
    values.set(RetreatTo, retreatTo);
    values.set(Forced, forced);
    values.set(Breakthrough, breakthrough ? 1 : 0);
    values.set(NoAdvance, noAdvance ? 1 : 0);
    values.set(AirHits, airHits);
    values.set(Revealed, shown);
    return values;
}

std::vector<CounterId> Battle::attackersLeft(const Position& position) const {
    std::vector<CounterId> left = attackers;
    std::erase_if(left, [&](CounterId unit) { return !position.isOnMap(unit); });
    return left;
}

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

std::optional<Ask> announce(Draft& draft, Battle& battle) {
    draft.say(Text(say::attackOn, battle.side, battle.target), "10.2", Milestone::Combat);
    expose(draft, battle, exposed(draft.position(), battle));
    checkSupplyFor(draft, battle);
    return std::nullopt;
}

std::optional<Ask> fight(Draft& draft, Battle& battle) {
    const Position position = draft.position();
    const std::vector<CounterId> attackers = battle.attackersLeft(position);
    if (attackers.empty() || !hasUnit(position, battle.target, battle.defender()))
        return std::nullopt;
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
    return std::nullopt;
}

std::optional<Ask> defenderLoses(Draft& draft, Battle& battle) {
    return shareLosses(draft, battle.defender(), battle.defendersLeft(draft.position()),
                       battle.defenderLoss);
}

std::optional<Ask> attackerLoses(Draft& draft, Battle& battle) {
    return shareLosses(draft, battle.side, battle.attackersLeft(draft.position()),
                       battle.attackerLoss);
}

std::optional<Ask> finish(Draft& draft, Battle& battle) {
    for (const CounterId unit : battle.shown)
        draft.set(unit, revealed, 0, "5.3");
    return std::nullopt;
}

FrameKind battleKind() {
    return {"santander.battle",
            say::frameBattle,
            {{"step"},
             {"side", FieldKind::Side},
             {"target", FieldKind::Hex},
             {"attackers", FieldKind::Counter, false},
             {"attacker_support", FieldKind::Counter, false},
             {"defender_support", FieldKind::Counter, false},
             {"attacker_columns", FieldKind::Counter, false},
             {"defender_columns", FieldKind::Counter, false},
             {"defender_loss"},
             {"attacker_loss"},
             {"retreat_to", FieldKind::Hex},
             {"forced"},
             {"breakthrough"},
             {"no_advance"},
             {"air_hits"},
             {"revealed", FieldKind::Counter, false}},
            runBattle};
}

} // namespace esagono::santander
