// SPDX-License-Identifier: GPL-3.0-or-later
// Section 10.2, Δ3: strengths, odds, the column and the die modifiers.
#include "engine/santander/fighting/battle.h"
#include "engine/santander/messages.h"

#include <algorithm>
#include <map>

namespace esagono::santander {

namespace {

/// Adds a unit's factor and what DSG or lack of supply takes of it.
void addUnit(const Position& position, Tally& tally, CounterId unit, int factor,
             bool isCutByStack) {
    tally.add(Text(say::tallyUnit, unit), factor, "10.2");
    const Ratio left = fitness(position, unit);
    if (left == Ratio(1))
        return;
    if (isCutByStack && is(position, ruling::halvedOnlyOnce))
        return; // A5
    const bool isDsg = position.status(unit, dsg) != 0;
    tally.add(Text(isDsg ? say::tallyDsg : say::tallyOos, unit), Ratio(factor) * (left - 1),
              isDsg ? "9.5" : "6.3");
}

/// 5.1: all units in an overstacked hex are halved. A5: on top of everything else.
void halveForStack(const Position& position, Tally& tally, HexId hex, SideId side, Ratio sum) {
    if (isOverstacked(position, hex, side))
        tally.add(Text(say::tallyOverstacked, hex), sum * Ratio(-1, 2), "5.1");
}

void roundTo(Tally& tally, std::int64_t rounded, RuleRef rule) {
    if (const Ratio exact = tally.total(); exact != Ratio(rounded))
        tally.add(say::tallyRounding, Ratio(rounded) - exact, std::move(rule));
}

/// 6.3, 9.5: what they have halved is rounded down; where only overstacking halves, as K7 says.
void roundAttack(const Position& position, Tally& tally, std::span<const CounterId> units,
                 bool isOver) {
    const bool byStackOnly = isOver && std::ranges::all_of(units, [&](CounterId unit) {
                                 return fitness(position, unit) == Ratio(1);
                             });
    const bool isDsg =
        std::ranges::any_of(units, [&](CounterId unit) { return position.status(unit, dsg) != 0; });
    if (!byStackOnly)
        roundTo(tally, tally.total().roundedDown(), isDsg ? "9.5" : "6.3");
    else if (is(position, ruling::overstackRoundsUp))
        roundTo(tally, tally.total().roundedUp(), {"1.4", "K7"});
    else
        roundTo(tally, tally.total().roundedDown(), {"5.1", "K7"});
}

/// 1.4: up; where overstacking halves, as K7 says.
void roundDefence(const Position& position, Tally& tally, bool isOver) {
    const bool down = isOver && !is(position, ruling::overstackRoundsUp);
    roundTo(tally, down ? tally.total().roundedDown() : tally.total().roundedUp(),
            RuleRef(down ? "5.1" : "1.4", isOver ? "K7" : ""));
}

Tally defenceStrength(const Position& position, SideId side, HexId target) {
    Tally tally;
    const bool isCut = isOverstacked(position, target, side);
    for (const CounterId unit : position.stack(target))
        if (position.side(unit) == side && isUnit(position, unit)) // 9.2: headquarters too
            addUnit(position, tally, unit, position.number(unit, defence), isCut);
    halveForStack(position, tally, target, side, tally.total());
    const bool terrainIsLast = is(position, ruling::terrainAfterRounding); // A6
    if (terrainIsLast)
        roundDefence(position, tally, isCut);
    const Ratio terrain = terrainOf(position, target).defence;
    if (terrain != Ratio(1))
        tally.add(Text(say::tallyTerrain, target), tally.total() * (terrain - 1),
                  terrainIsLast ? RuleRef("10.2", "A6") : RuleRef("10.2"));
    roundDefence(position, tally, isCut && !terrainIsLast);
    roundTo(tally, std::max<std::int64_t>(1, tally.total().roundedDown()), "1.4");
    return tally;
}

/// 4.4
int firstTurnShift(const Position& position, SideId attacker, HexId target) {
    const CounterId hq = printed(position).hqCtv;
    const bool holds = attacker == nationalist && position.track(turn) == 1 &&
                       position.isOnMap(hq) &&
                       position.map().distance(position.hex(hq), target) <= hqRange;
    return holds ? printed(position).firstTurnShift : 0;
}

/// Where the odds lie on the table, and how far beyond its ends.
struct Column {
    std::size_t number = 0;
    int beyond = 0;
};

Column columnOf(const Position& position, Ratio odds, int shift) {
    const Axis& columns = position.chart(CombatChart).columns;
    const std::size_t last = columns.entries.size() - 1;
    const auto found = columns.atMost(odds);
    Column column{found.value_or(0), found ? 0 : -1};
    // A47: what counts are the odds before they are rounded
    const Ratio compared =
        is(position, ruling::oddsBeyondRounded) ? Ratio(odds.roundedDown()) : odds;
    if (compared > columns.entries[last].odds)
        column.beyond = +1;
    for (; shift > 0; --shift) { // A12
        if (column.beyond < 0)
            column.beyond = 0;
        else if (column.number < last)
            ++column.number;
        else
            column.beyond = +1;
    }
    return column;
}

int dieRow(const Position& position, int die) {
    return is(position, ruling::dieIsHeld) ? std::clamp(die, 1, 6) : die; // A13
}

std::size_t cellNumber(const Position& position, const Fight& fight, int die) {
    return rowOf(position, fight, die) * position.chart(CombatChart).columns.entries.size() +
           fight.column;
}

} // namespace

bool isConcentric(const Position& position, SideId attacker, HexId target,
                  std::span<const CounterId> attackers) {
    HexSet attackedFrom(position.map().size());
    for (const CounterId unit : attackers)
        if (exertsZone(position, unit))
            addZone(position, unit, attackedFrom);
    const auto isCovered = [&](HexId hex) {
        return !hasUnit(position, hex, other(attacker)) &&
               (hasUnit(position, hex, attacker) || attackedFrom.contains(hex));
    };
    return std::ranges::count_if(position.map().neighbours(target), isCovered) >= 5;
}

// 1.4, A6: the units of a hex are added up, then rounded; then the hexes are added up
Tally attackStrength(const Position& position, SideId side, std::span<const CounterId> attackers) {
    std::map<HexId, std::vector<CounterId>> byHex;
    for (const CounterId unit : attackers)
        byHex[position.hex(unit)].push_back(unit);
    Tally attackTally;
    for (const auto& [hex, units] : byHex) {
        Tally here;
        const bool isOver = isOverstacked(position, hex, side);
        for (const CounterId unit : units)
            addUnit(position, here, unit, position.number(unit, attack), isOver);
        halveForStack(position, here, hex, side, here.total());
        roundAttack(position, here, units, isOver);
        std::ranges::move(here.items, std::back_inserter(attackTally.items));
    }
    return attackTally;
}

Fight fightOf(const Position& position, SideId attacker, HexId target,
              std::span<const CounterId> attackers) {
    const Printed& print = printed(position);
    Fight fight;
    fight.attack = attackStrength(position, attacker, attackers);
    fight.defence = defenceStrength(position, other(attacker), target);
    if (const int shift = firstTurnShift(position, attacker, target); shift != 0)
        fight.shift.add(say::tallyFirstTurn, shift, "4.4");
    const Column column = columnOf(position, fight.attack.total() / fight.defence.total(),
                                   static_cast<int>(fight.shift.total().roundedDown()));
    fight.column = column.number;
    if (column.beyond != 0 && !is(position, ruling::oddsAreHeld)) // K20
        fight.modifiers.add(column.beyond < 0 ? say::tallyBelow : say::tallyAbove,
                            column.beyond < 0 ? print.belowTable : print.aboveTable,
                            {"10.2", "K20"});
    if (isConcentric(position, attacker, target, attackers))
        fight.modifiers.add(say::tallyConcentric, print.concentric, "10.2.1");
    if (attacker == nationalist && position.has(target, trench))
        fight.modifiers.add(say::tallyTrench, print.trenchCombat, "10.7");
    return fight;
}

std::size_t rowOf(const Position& position, const Fight& fight, int die) {
    return position.chart(CombatChart).rowHeld(dieRow(position, die + fight.drm()));
}

Text oddsOf(const Position& position, const Fight& fight) {
    return {say::oddsAre, fight.attack.total().roundedDown(), fight.defence.total().roundedDown(),
            position.chart(CombatChart).columns.entries[fight.column].label};
}

CombatResult resultOf(const Position& position, const Fight& fight, int die) {
    return printed(position).combat[cellNumber(position, fight, die)];
}

const std::string& cellOf(const Position& position, const Fight& fight, int die) {
    return position.chart(CombatChart).cells[cellNumber(position, fight, die)];
}

} // namespace esagono::santander
