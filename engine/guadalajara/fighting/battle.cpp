// SPDX-License-Identifier: GPL-3.0-or-later
// One combat or overrun, step by step.
#include "engine/guadalajara/fighting/battle.h"

#include "engine/guadalajara/fighting/combat_messages.h"

#include <algorithm>
#include <numeric>

namespace esagono::guadalajara {

namespace {

/// 1.16d before anything else.
void announce(Draft& draft, Battle& battle) {
    draft.say(Text(battle.overrun ? say::overrunOf : say::attackOn, battle.side, battle.target),
              battle.overrun ? "1.20" : "SCS.combat", Milestone::Combat);
    battle.unloaded = unloadUnderAttack(draft, battle.target, battle.defender(), "1.16d");
    for (const CounterId unit : battle.flames)
        draft.say(Text(say::flamesUsed, unit), "1.12d");
}

/// A31
SideId supportsFirst(const Position& position, const Battle& battle) {
    return is(position, ruling::a(31)) ? battle.defender() : battle.side;
}
void supportFirst(Draft& draft, Battle& battle) {
    askForSupport(draft, battle, supportsFirst(draft.position(), battle));
}
void supportThen(Draft& draft, Battle& battle) {
    askForSupport(draft, battle, other(supportsFirst(draft.position(), battle)));
}

void fight(Draft& draft, Battle& battle) {
    const Position position = draft.position();
    const Fight odds = fightOf(position, battle);
    draft.say(oddsOf(position, odds), odds.isAutomatic ? "1.18a" : "SCS.odds");
    CombatResult result = automaticResult;
    if (!odds.isAutomatic) {
        sayTallies(draft, odds.shift, odds.modifiers);
        draft.revise(battle.locals());
        const std::vector<int> dice = draft.roll(say::rollCombat, 2, "SCS.results");
        const int sum = std::accumulate(dice.begin(), dice.end(), 0);
        result = resultOf(position, battle, odds, sum);
        draft.say(Text(say::combatResult, sum, odds.drm(), result.cell()), "SCS.results");
    }
    battle.attackerLoss = result.attackerLoss;
    battle.attackerRetreat = result.attackerRetreat;
    battle.defenderLoss = result.defenderLoss;
    battle.defenderRetreat = result.defenderRetreat;
}

void attackerLoses(Draft& draft, Battle& battle) {
    pushLosses(draft, battle.attackersLeft(draft.position()), battle.attackerLoss, battle.cause(),
               "SCS.results");
}
void defenderLoses(Draft& draft, Battle& battle) {
    pushLosses(draft, battle.defendersLeft(draft.position()), battle.defenderLoss, battle.cause(),
               "SCS.results");
}

/// 1.16e: with those who got off under attack their trucks are lost.
void loseTrucks(Draft& draft, Battle& battle) {
    loseTrucksOf(draft, battle.unloaded, battle.cause());
}

/// 1.12e
void exhaustFlames(Draft& draft, Battle& battle) {
    for (const CounterId unit : battle.flames)
        if (draft.position().isOnMap(unit))
            loseStep(draft, unit, Cause::Exhaustion, "1.12e");
}

std::vector<CounterId> unitsOf(const Position& position, std::span<const CounterId> units,
                               HexId hex) {
    std::vector<CounterId> there;
    std::ranges::copy_if(units, std::back_inserter(there),
                         [&](CounterId unit) { return position.hex(unit) == hex; });
    return there;
}

/// 1.11g: armour and engineers go with a stack that leaves its hex as a whole.
void addThoseLeftAlone(const Position& position, HexId hex, SideId side,
                       std::vector<CounterId>& leaving) {
    const std::vector<CounterId> there = unitsIn(position, hex, side);
    const auto stays = [&](CounterId unit) { return std::ranges::count(leaving, unit) == 0; };
    if (std::ranges::any_of(
            there, [&](CounterId unit) { return stays(unit) && !isDependent(position, unit); }))
        return;
    for (const CounterId unit : there)
        if (stays(unit))
            leaving.push_back(unit);
}

void retreatFrom(Draft& draft, SideId side, std::span<const HexId> hexes,
                 std::span<const CounterId> units, int loss, int far,
                 std::span<const HexId> awayFrom) {
    const Position position = draft.position();
    std::vector<CounterId> all;
    std::vector<int> distances;
    for (const HexId hex : hexes) {
        std::vector<CounterId> leaving = unitsOf(position, units, hex);
        const int distance = retreatOf(position, leaving, loss, far);
        if (leaving.empty() || distance == 0)
            continue;
        addThoseLeftAlone(position, hex, side, leaving);
        all.insert(all.end(), leaving.begin(), leaving.end());
        distances.resize(all.size(), distance);
    }
    pushRetreat(draft, side, all, distances, awayFrom);
}

void attackerRetreats(Draft& draft, Battle& battle) {
    retreatFrom(draft, battle.side, battle.hexes, battle.attackersLeft(draft.position()),
                battle.attackerLoss, battle.attackerRetreat, {&battle.target, 1});
}
void defenderRetreats(Draft& draft, Battle& battle) {
    retreatFrom(draft, battle.defender(), {&battle.target, 1},
                battle.defendersLeft(draft.position()), battle.defenderLoss, battle.defenderRetreat,
                battle.hexes);
}

/// Whoever overruns enters the hex, others may.
void enterTarget(Draft& draft, Battle& battle) {
    if (hasUnit(draft.position(), battle.target, battle.defender()))
        return;
    if (!battle.overrun) {
        askForAdvance(draft, battle);
        return;
    }
    std::vector<CounterId> units = battle.attackersLeft(draft.position());
    std::erase_if(units, [&](CounterId unit) { // who had to retreat does not
        return std::ranges::count(battle.hexes, draft.position().hex(unit)) == 0;
    });
    if (whyNotStack(draft.position(), units, battle.target))
        return; // 1.11b: armour whose company was destroyed
    for (const CounterId unit : units)
        enterHex(draft, unit, battle.target, "SCS.overrun");
}

void rollForArmour(Draft& draft, Battle& battle) {
    draft.revise(battle.locals());
    rollAfterCombat(draft, battle);
}

constexpr std::array<Battle::Step, 13> battleSteps = {
    announce,         supportFirst,  supportThen,   meetTanks,     fight,
    attackerLoses,    defenderLoses, loseTrucks,    exhaustFlames, attackerRetreats,
    defenderRetreats, enterTarget,   rollForArmour,
};

void runBattle(Draft& draft) {
    Battle battle = Battle::from(draft.position().locals());
    if (runSteps<Battle>(draft, battle, battleSteps))
        draft.pop();
}

} // namespace

bool Battle::usesFlames(CounterId unit) const {
    return std::ranges::count(flames, unit) > 0;
}

Battle battleOf(const Position& position, SideId side, std::span<const CounterId> attackers,
                HexId hex, bool overrun) {
    Battle battle;
    battle.side = side;
    battle.target = hex;
    battle.attackers.assign(attackers.begin(), attackers.end());
    battle.overrun = overrun;
    for (const CounterId unit : attackers) {
        if (piece(position, unit).hasFlames)
            battle.flames.push_back(unit);
        if (std::ranges::count(battle.hexes, position.hex(unit)) == 0)
            battle.hexes.push_back(position.hex(unit));
    }
    return battle;
}

void pushBattle(Draft& draft, SideId side, std::span<const CounterId> attackers, HexId hex,
                bool overrun) {
    draft.push(frame(battleKind), {},
               battleOf(draft.position(), side, attackers, hex, overrun).locals(),
               overrun ? "1.20" : "SCS.combat");
}

std::vector<CounterId> unloadUnderAttack(Draft& draft, HexId hex, SideId side,
                                         const char* section) {
    std::vector<CounterId> pairs;
    for (const CounterId unit : unitsIn(draft.position(), hex, side)) {
        const CounterId truck =
            isAboard(draft.position(), unit) ? truckOf(draft.position(), unit) : CounterId();
        if (!truck.exists())
            continue;
        draft.say(Text(say::unloadsUnderAttack, unit, truck), section);
        draft.set(unit, aboard, 0, section);
        disorganise(draft, {&unit, 1}, section);
        pairs.insert(pairs.end(), {unit, truck});
    }
    return pairs;
}

void loseTrucksOf(Draft& draft, std::span<const CounterId> pairs, Cause cause) {
    for (std::size_t i = 0; i + 1 < pairs.size(); i += 2)
        if (!draft.position().isOnMap(pairs[i]) && draft.position().isOnMap(pairs[i + 1]))
            destroy(draft, pairs[i + 1], cause, "1.16e");
}

FrameKind battleKind() {
    return {"guadalajara.battle", say::frameBattle, Battle::fields(), runBattle};
}

} // namespace esagono::guadalajara
