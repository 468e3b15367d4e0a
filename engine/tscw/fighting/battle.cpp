// SPDX-License-Identifier: GPL-3.0-or-later
// One attack, step by step (15.6).
#include "engine/tscw/fighting/battle.h"

#include "engine/tscw/fighting/combat_messages.h"

#include <algorithm>
#include <array>

namespace esagono::tscw {

namespace {

/// 15.5: the defenders are shown; what was in reserve no longer is (12.1.4).
void announce(Draft& draft, Battle& battle) {
    draft.say(Text(say::attackOn, battle.side, battle.target), "15.6", Milestone::Combat);
    leaveReserve(draft, battle.target, battle.defender());
    if (whyNotLeastOdds(draft.position(), battle)) {
        draft.say(say::attackTooWeak, {"15.5", "odds_revealed"});
        battle.way = Battle::Way::Void;
    } else if (battle.unitsOf(draft.position(), battle.defender()).empty()) {
        draft.say(say::loneHq, "12.1.3");
        battle.way = Battle::Way::Automatic;
        battle.defenderLoss = 1;
    }
}

void attackerHq(Draft& draft, Battle& battle) {
    askForHq(draft, battle, battle.side);
}
void defenderHq(Draft& draft, Battle& battle) {
    askForHq(draft, battle, battle.defender());
}
/// Ruling artillery_choice
void attackerGuns(Draft& draft, Battle& battle) {
    if (is(draft.position(), ruling::artilleryChoice))
        askForArtillery(draft, battle, battle.side);
}
void defenderGuns(Draft& draft, Battle& battle) {
    if (is(draft.position(), ruling::artilleryChoice))
        askForArtillery(draft, battle, battle.defender());
}
/// Ruling air_assignment
void firstAir(Draft& draft, Battle& battle) {
    Sides sides = battle.side;
    if (!is(draft.position(), ruling::airAssignment))
        sides = sides | battle.defender();
    askForAir(draft, battle, sides);
}
void secondAir(Draft& draft, Battle& battle) {
    if (is(draft.position(), ruling::airAssignment))
        askForAir(draft, battle, battle.defender());
}
void attackerAntiAir(Draft& draft, Battle& battle) {
    askForAntiAir(draft, battle, battle.side);
}
void defenderAntiAir(Draft& draft, Battle& battle) {
    askForAntiAir(draft, battle, battle.defender());
}
void attackerShips(Draft& draft, Battle& battle) {
    askForShips(draft, battle, battle.side);
}
void defenderShips(Draft& draft, Battle& battle) {
    askForShips(draft, battle, battle.defender());
}

/// Ruling column_roll_time
bool rollsFirst(const Position& position) {
    return is(position, ruling::columnRollTime);
}
/// Ruling commissars
bool commissarsAfter(const Position& position) {
    return is(position, ruling::commissars);
}
void chitsBeforeColumns(Draft& draft, Battle& battle) {
    if (rollsFirst(draft.position()) && !commissarsAfter(draft.position()))
        askForChits(draft, battle, battle.side, ChitTime::BeforeColumns);
}
void firstColumns(Draft& draft, Battle& battle) {
    if (rollsFirst(draft.position()))
        rollColumns(draft, battle);
}
void chitsAfterFirst(Draft& draft, Battle& battle) {
    if (rollsFirst(draft.position()) && commissarsAfter(draft.position()))
        askForChits(draft, battle, battle.side, ChitTime::AfterColumns);
}
void attackerChits(Draft& draft, Battle& battle) {
    askForChits(draft, battle, battle.side, ChitTime::BeforeDice);
}
void defenderChits(Draft& draft, Battle& battle) {
    askForChits(draft, battle, battle.defender(), ChitTime::BeforeDice);
}
void lastColumns(Draft& draft, Battle& battle) {
    if (!rollsFirst(draft.position()))
        rollColumns(draft, battle);
}
void chitsAfterLast(Draft& draft, Battle& battle) {
    if (!rollsFirst(draft.position()) && commissarsAfter(draft.position()))
        askForChits(draft, battle, battle.side, ChitTime::AfterColumns);
}
/// 15.25.1 (ruling insubordination)
void obeyColumns(Draft& draft, Battle& battle) {
    if (hasPlayed(draft.position(), battle, Op::ColumnRollSet))
        battle.column = 0;
    if (battle.column != Battle::insubordinate)
        return;
    draft.say(Text(say::insubordination, battle.target), "15.25.1");
    if (is(draft.position(), ruling::insubordination))
        giveBack(draft, battle);
    battle.way = Battle::Way::Void;
}
void obeyFirst(Draft& draft, Battle& battle) {
    if (rollsFirst(draft.position()))
        obeyColumns(draft, battle);
}

/// 9.2: the supply of all units of both sides is looked at when a combat is resolved.
void fight(Draft& draft, Battle& battle) {
    checkSupply(draft, "9.2");
    const Position position = draft.position();
    const Fight odds = fightOf(position, battle);
    draft.say(oddsOf(position, odds), "15.6");
    sayTallies(draft, odds.shift, odds.modifiers);
    draft.revise(battle.locals());
    const std::vector<int> dice =
        draft.roll(say::rollCombat, odds.dice, odds.dice > 1 ? "15.9" : "15.6");
    CombatResult sum;
    for (const int die : dice) {
        const CombatResult result = resultOf(position, odds, die);
        draft.say(Text(say::combatResult, die, odds.drm(), result.cell()), "15.8");
        sum = sum + result;
    }
    battle.attackerLoss = sum.attacker;
    battle.defenderLoss = sum.defender;
    battle.isAll = sum.isAll;
}

void attackerLoses(Draft& draft, Battle& battle) {
    pushLosses(draft, battle, battle.side, battle.attackerLoss);
}
/// 15.23: what is more than the defenders have becomes movement.
void defenderLoses(Draft& draft, Battle& battle) {
    const int steps = stepsInTarget(draft.position(), battle);
    battle.extra = battle.isAll ? printed(draft.position()).breakthroughMost
                                : std::max(0, battle.defenderLoss - steps);
    if (battle.extra > 0)
        for (const ChitId chit : battle.chits)
            if (const Effect* effect =
                    printed(draft.position()).chits[chit.index()].effect(Op::BreakthroughMf))
                battle.extra += effect->amount;
    pushLosses(draft, battle, battle.defender(), battle.isAll ? steps : battle.defenderLoss);
}

/// 12.1.3: an HQ that is left alone there is eliminated by whoever advances.
void advance(Draft& draft, Battle& battle) {
    if (hasCombatUnit(draft.position(), battle.target, battle.defender())) {
        battle.extra = 0;
        return;
    }
    if (battle.extra > 0)
        draft.say(Text(say::breakthrough, battle.extra), "15.23");
    askForAdvance(draft, battle);
}
void pursue(Draft& draft, Battle& battle) {
    askForPursuit(draft, battle);
}

constexpr std::array<Battle::Step, 25> battleSteps = {
    announce,      attackerHq,         defenderHq,      attackerGuns,    defenderGuns,
    firstAir,      secondAir,          attackerAntiAir, defenderAntiAir, attackerShips,
    defenderShips, chitsBeforeColumns, firstColumns,    chitsAfterFirst, obeyFirst,
    attackerChits, defenderChits,      lastColumns,     chitsAfterLast,  obeyColumns,
    fight,         attackerLoses,      defenderLoses,   advance,         pursue,
};
constexpr int numberOf(Battle::Step step) {
    return static_cast<int>(std::ranges::find(battleSteps, step) - battleSteps.begin());
}

/// An announcement ends when support is given; an attack on an HQ alone goes on with its loss.
bool goesOn(const Position& /*position*/, Battle& battle) {
    const bool isAutomatic = battle.way == Battle::Way::Automatic;
    if (battle.way == Battle::Way::Void ||
        (battle.announces && (isAutomatic || battle.step >= numberOf(chitsBeforeColumns))))
        return false;
    if (isAutomatic)
        battle.step = std::max(battle.step, numberOf(defenderLoses));
    return true;
}

/// The combat decision below, with all attacks that are declared (15.4).
std::optional<std::size_t> depthOfCombat(const Position& position) {
    for (std::size_t depth = 0; depth < position.depth(); ++depth)
        if (position.frame(depth).name == frame(combatKind))
            return depth;
    return std::nullopt;
}

/// Events between its declaration and its first die may have taken away who was to fight.
bool isPointless(const Position& position, const Battle& battle) {
    return battle.step <= numberOf(chitsBeforeColumns) &&
           (battle.attackersLeft(position).empty() ||
            !hasUnit(position, battle.target, battle.defender()));
}

/// The battle is over: who took the hex, who has won.
void finish(Draft& draft, const Battle& battle) {
    draft.pop();
    if (battle.way != Battle::Way::Void && hasUnit(draft.position(), battle.target, battle.side))
        noteCapture(draft, battle.side, battle.target);
    endIfDecided(draft);
}

void runBattle(Draft& draft) {
    Battle battle = Battle::from(draft.position().locals());
    if (isPointless(draft.position(), battle))
        battle.way = Battle::Way::Void;
    if (!runSteps<Battle>(draft, battle, battleSteps, goesOn))
        return;
    const std::optional<std::size_t> combat = depthOfCombat(draft.position());
    if (!battle.announces || !combat || battle.way == Battle::Way::Void) {
        finish(draft, battle);
        return;
    }
    battle.announces = false;
    keepDeclared(draft, battle, *combat);
    draft.pop();
}

} // namespace

std::vector<CounterId> Battle::unitsOf(const Position& position, SideId whose) const {
    return whose == side ? attackersLeft(position)
                         : combatUnitsIn(position, Place(target), defender());
}

CounterId Battle::hqOf(const Position& position, SideId whose) const {
    const auto found =
        std::ranges::find_if(hqs, [&](CounterId hq) { return position.side(hq) == whose; });
    return found == hqs.end() ? CounterId() : *found;
}

Battle battleOf(const Position& position, SideId side, std::span<const CounterId> attackers,
                HexId target) {
    Battle battle;
    battle.side = side;
    battle.target = target;
    battle.attackers.assign(attackers.begin(), attackers.end());
    for (const CounterId unit : attackers)
        if (std::ranges::count(battle.hexes, position.hex(unit)) == 0)
            battle.hexes.push_back(position.hex(unit));
    for (const CounterId unit : battle.defendersLeft(position)) // they leave it when it begins
        if (position.status(unit, reserve) == InReserve)
            battle.reserves.push_back(unit);
    return battle;
}

std::optional<Battle> battleNow(const Position& position) {
    for (std::size_t depth = 0; depth < position.depth(); ++depth)
        if (position.frame(depth).name == frame(battleKind))
            return Battle::from(position.locals(depth));
    return std::nullopt;
}

FrameKind battleKind() {
    return {"tscw.battle", say::frameBattle, Battle::fields(), runBattle};
}

} // namespace esagono::tscw
