// SPDX-License-Identifier: GPL-3.0-or-later
// The odds of a combat: strengths, the column with its shifts (1.18), the modifiers of the dice.
#include "engine/guadalajara/fighting/battle.h"
#include "engine/guadalajara/fighting/combat_messages.h"
#include "engine/play/view.h"

#include <algorithm>

namespace esagono::guadalajara {

namespace {

/// Adds what DG and lack of supply take of a strength; tells what is left.
Ratio addWear(const Position& position, Tally& tally, CounterId unit, Ratio strength) {
    const auto halve = [&](StatusId status, const char* label, const char* section) {
        if (position.status(unit, status) == 0 || strength == Ratio(0))
            return;
        tally.add(Text(label, unit), strength * Ratio(-1, 2), section);
        strength = strength * Ratio(1, 2);
    };
    halve(dg, say::tallyDg, "1.7a");
    halve(oos, say::tallyOos, "1.6c");
    return strength;
}

bool isAcross(const Position& position, CounterId unit, HexId target, FeatureId feature) {
    return position.map().has(position.map().hexside(position.hex(unit), target), feature);
}

Tally attackTally(const Position& position, const Battle& battle) {
    Tally tally;
    for (const CounterId unit : battle.attackersLeft(position)) {
        const Ratio factor = printedAttack(position, unit);
        if (isDependent(position, unit))
            continue;
        tally.add(Text(say::tallyUnit, unit), factor, "SCS.odds");
        const Ratio left = addWear(position, tally, unit, factor);
        if (isAcross(position, unit, battle.target, river) && left != Ratio(0))
            tally.add(Text(say::tallyMajorRiver, unit), left * (printed(position).river.attack - 1),
                      "SCS.combat");
    }
    return tally;
}

/// 1.17c, A44
bool isTrapped(const Position& position, const Battle& battle) {
    if (battle.target != ground(position).brihuega || battle.side != republican)
        return false;
    int held = 0;
    for (const HexId hex : position.map().within(battle.target, 2))
        if (isIn(position, ground(position).hills, hex) &&
            std::ranges::any_of(unitsIn(position, hex, republican), [&](CounterId unit) {
                return !is(position, ruling::a(44)) || printedAttack(position, unit) > 0;
            }))
            ++held;
    return held >= printed(position).hillsForBrihuega;
}

Tally defenceTally(const Position& position, const Battle& battle) {
    Tally tally;
    CounterId gun; // 1.8b: one point for all; the fittest gives it
    for (const CounterId unit : battle.defendersLeft(position)) {
        if (isArtillery(position, unit)) {
            if (!gun.exists() || fitness(position, unit) > fitness(position, gun))
                gun = unit;
            continue;
        }
        if (isDependent(position, unit))
            continue;
        const Ratio factor = printedDefence(position, unit);
        tally.add(Text(say::tallyUnit, unit), factor, "SCS.odds");
        addWear(position, tally, unit, factor);
    }
    if (gun.exists()) {
        tally.add(say::tallyGuns, 1, "1.8b");
        addWear(position, tally, gun, 1);
    }
    const Ratio terrain =
        isTrapped(position, battle) ? Ratio(1) : terrainOf(position, battle.target).defence;
    if (terrain != Ratio(1))
        tally.add(Text(say::tallyTerrain, battle.target), tally.total() * (terrain - 1),
                  "SCS.odds");
    return tally;
}

Tally shiftTally(const Position& position, const Battle& battle) {
    Tally tally;
    const int village = terrainOf(position, battle.target).shift;
    if (village != 0)
        tally.add(Text(say::tallyTerrain, battle.target), village, "Q.12");
    for (const SideId side : {battle.side, battle.defender()})
        if (const int points_ = battle.air(side); points_ > 0)
            tally.add(Text(say::tallyAir, side, points_),
                      points_ * (side == battle.side ? printed(position).attackerAirShift
                                                     : printed(position).defenderAirShift),
                      "1.10a");
    return tally;
}

/// A68
Odds rounded(const Position& position, Ratio attack, Ratio defence) {
    constexpr int beyond = 99;
    if (defence <= Ratio(0))
        return {beyond, 1};
    if (attack <= Ratio(0))
        return {1, beyond};
    if (!is(position, ruling::a(68)))
        return Odds::toTheNearest(attack, defence);
    if (attack >= defence)
        return {static_cast<int>((attack / defence).roundedHalfDown()), 1};
    return {1, static_cast<int>((defence / attack).roundedHalfUp())};
}

/// 1.18, Q.12: what is better than the last column is held there before it is shifted; A50: what is
/// worse than the first is judged before, or after.
void findColumn(const Position& position, Fight& fight) {
    const Axis& columns = position.chart(CombatChart).columns;
    const int last = static_cast<int>(columns.entries.size()) - 1;
    const auto found = columns.atMost(fight.odds.ratio());
    int column = found ? static_cast<int>(*found) : 2 - fight.odds.defender; // 1:3 is -1
    if (!found && !is(position, ruling::a(50))) {
        fight.isAutomatic = true;
        return;
    }
    column += static_cast<int>(fight.shift.total().roundedDown());
    fight.isAutomatic =
        column < 0 && (!is(position, ruling::a(29)) || !found); // A29: or it stays at 1:2
    fight.column = static_cast<std::size_t>(std::clamp(column, 0, last));
}

/// 1.11f: the armour of one side only modifies the dice, and 1.9b what it meets.
void addArmour(const Position& position, const Battle& battle, Tally& tally) {
    const CounterId ours = armourOf(position, battle, battle.side);
    const CounterId theirs = armourOf(position, battle, battle.defender());
    const bool haveFought = battle.armour.size() > 1; // whatever became of it
    if (haveFought || ours.exists() == theirs.exists())
        return;
    if (theirs.exists()) {
        tally.add(Text(say::tallyArmour, theirs), defenceModifier(position, theirs), "1.11f");
        return;
    }
    tally.add(Text(say::tallyArmour, ours), attackModifier(position, ours), "1.11f");
    for (const CounterId unit : battle.defendersLeft(position))
        if (isAntiTank(position, unit)) {
            tally.add(Text(say::tallyAntiTank, unit), printed(position).antiTankDrm, "1.9b");
            return;
        }
}

Tally modifierTally(const Position& position, const Battle& battle) {
    const Printed& print = printed(position);
    Tally tally;
    addArmour(position, battle, tally);
    for (const CounterId unit : battle.flames)
        if (isFlameEngineers(position, unit))
            tally.add(Text(say::tallyFlames, unit),
                      position.side(unit) == battle.side ? attackModifier(position, unit)
                                                         : defenceModifier(position, unit),
                      "1.12d");
    if (isTrapped(position, battle))
        tally.add(say::tallyBrihuega, print.brihuegaDrm, "1.17c");
    const std::vector<CounterId> defenders = battle.defendersLeft(position);
    if (const auto unit = std::ranges::find_if(
            defenders, [&](CounterId each) { return isPanicked(position, each); });
        unit != defenders.end()) {
        constexpr std::array<int, 3> otherwise = {0, -1, +1}; // A16: as printed, 1 less, 1 more
        tally.add(Text(say::tallyPanic, *unit),
                  print.panicDrm + otherwise[position.ruling(ruling::a(16))], {"2.7d", "A16"});
    }
    const std::vector<CounterId> attackers = battle.attackersLeft(position);
    if (!attackers.empty() && std::ranges::all_of(attackers, [&](CounterId unit) {
            return isAcross(position, unit, battle.target, stream) &&
                   !isAcross(position, unit, battle.target, bridge) &&
                   !isAcross(position, unit, battle.target, railBridge);
        }))
        tally.add(say::tallyStream, print.stream.drm, "SCS.combat");
    return tally;
}

} // namespace

CombatResult CombatResult::from(std::string_view cell) {
    CombatResult result;
    bool ofAttacker = true;
    for (std::size_t i = 0; i + 1 < cell.size(); ++i) {
        const int number = cell[i + 1] - '0';
        switch (cell[i]) {
        case 'A':
            result.attackerLoss = number;
            break;
        case 'D':
            ofAttacker = false;
            result.defenderLoss = number;
            break;
        case 'r':
            (ofAttacker ? result.attackerRetreat : result.defenderRetreat) = number;
            break;
        default:
            break;
        }
    }
    return result;
}

std::string CombatResult::cell() const {
    const auto part = [](char who, int loss, int retreat) {
        std::string text;
        if (loss + retreat > 0)
            text = who + std::to_string(loss);
        if (retreat > 0)
            text += "r" + std::to_string(retreat);
        return text;
    };
    return isNone() ? "NE"
                    : part('A', attackerLoss, attackerRetreat) +
                          part('D', defenderLoss, defenderRetreat);
}

CounterId armourOf(const Position& position, const Battle& battle, SideId side) {
    const std::vector<CounterId> attackers = battle.attackersLeft(position);
    const auto found =
        std::ranges::find_if(attackers, [&](CounterId unit) { return isArmoured(position, unit); });
    const CounterId ours = found == attackers.end() ? CounterId() : *found;
    if (side == battle.side)
        return ours;
    const CounterId theirs = armourIn(position, battle.target, battle.defender());
    const bool sparesFlames =
        theirs.exists() && piece(position, theirs).hasFlames && !battle.usesFlames(theirs); // 1.12f
    return sparesFlames && !ours.exists() ? CounterId() : theirs;
}

Fight fightOf(const Position& position, const Battle& battle) {
    Fight fight;
    fight.attack = attackTally(position, battle);
    fight.defence = defenceTally(position, battle);
    fight.shift = shiftTally(position, battle);
    fight.modifiers = modifierTally(position, battle);
    fight.odds = rounded(position, fight.attack.total(), fight.defence.total());
    findColumn(position, fight);
    return fight;
}

Text oddsOf(const Position& position, const Fight& fight) {
    const std::string odds =
        std::to_string(fight.odds.attacker) + ":" + std::to_string(fight.odds.defender);
    if (fight.isAutomatic)
        return {say::oddsAutomatic, fight.attack.total(), fight.defence.total(), odds};
    return {say::oddsAre, fight.attack.total(), fight.defence.total(), odds,
            position.chart(CombatChart).columns.entries[fight.column].label};
}

std::size_t rowOf(const Position& position, const Fight& fight, int dice) {
    return position.chart(CombatChart).rowHeld(dice + fight.drm());
}

CombatResult resultOf(const Position& position, const Battle& battle, const Fight& fight,
                      int dice) {
    if (fight.isAutomatic)
        return automaticResult;
    const CombatResult result = CombatResult::from(
        position.chart(CombatChart).cell(rowOf(position, fight, dice), fight.column));
    return result.isNone() && battle.intensive ? intensiveResult : result; // 4.7a
}

int retreatOf(const Position& position, std::span<const CounterId> units, int loss, int printed) {
    const bool isTouched = loss + printed > 0 || is(position, ruling::a(15)); // A15
    const bool isCutOff =
        std::ranges::any_of(units, [&](CounterId unit) { return position.status(unit, oos) != 0; });
    const bool isInPanic =
        std::ranges::any_of(units, [&](CounterId unit) { return isPanicked(position, unit); });
    return printed + (isTouched && isCutOff ? 1 : 0) + (printed > 0 && isInPanic ? 1 : 0);
}

Preview previewBattle(const Position& now, SideId side, std::span<const CounterId> attackers,
                      HexId hex, bool overrun, HexId from) {
    ToldDice none;
    Draft imagined(now.state(), now.setting(), none);
    for (const CounterId unit : attackers)
        if (from.exists() && now.hex(unit) != from)
            imagined.move(unit, from);
    (void)unloadUnderAttack(imagined, hex, other(side), "1.16d");
    const Position position = imagined.position();
    const Battle battle = battleOf(position, side, attackers, hex, overrun);
    Preview preview;
    const auto hidden = std::ranges::count_if(battle.defendersLeft(position), [&](CounterId unit) {
        return seenBy(position, Viewer::of(side), unit) != Seen::Whole;
    });
    if (hidden > 0) { // SCS.fog: a preview is no way to look into a stack
        preview.parts = {{say::partAttack, attackTally(position, battle)}};
        preview.odds = Text(say::hiddenDefenders, static_cast<int>(hidden));
        return preview;
    }
    const Fight fight = fightOf(position, battle);
    preview.parts = {{say::partAttack, fight.attack},
                     {say::partDefence, fight.defence},
                     {say::partShift, fight.shift},
                     {say::partModifiers, fight.modifiers}};
    if (areTanksRolledFor(position, battle))
        preview.parts.push_back({say::partTanks, tankModifiers(position, battle)});
    preview.odds = oddsOf(position, fight);
    if (fight.isAutomatic) {
        preview.prospects = {{Text(say::resultIs, automaticResult.cell()), 1}};
        return preview;
    }
    // In the order of the dice, so that the worst for the attacker comes first.
    for (int dice = 2; dice <= 12; ++dice) {
        const Text result(say::resultIs, resultOf(position, battle, fight, dice).cell());
        const Ratio chance(6 - std::abs(dice - 7), 36);
        const auto known = std::ranges::find(preview.prospects, result, &Prospect::result);
        if (known == preview.prospects.end())
            preview.prospects.push_back({result, chance});
        else
            known->chance = known->chance + chance;
    }
    return preview;
}

} // namespace esagono::guadalajara
