// SPDX-License-Identifier: GPL-3.0-or-later
// How the values of a unit came to be what they are now.
#include "engine/santander/chapters.h"
#include "engine/santander/messages.h"

namespace esagono::santander {

namespace {

/// What is printed, and what DSG or lack of supply takes of it.
Tally fitTally(const Position& position, CounterId unit, AttributeId attribute) {
    Tally tally;
    const int factor = position.number(unit, attribute);
    tally.add(say::tallyPrinted, factor, "2.1");
    const Ratio left = fitness(position, unit);
    if (left != Ratio(1)) {
        const bool isDsg = position.status(unit, dsg) != 0;
        tally.add(isDsg ? say::tallyDisorganised : say::tallyOutOfSupply,
                  Ratio(factor) * (left - 1), isDsg ? "9.5" : "6.3");
    }
    return tally;
}

/// 5.1, A5
void halveForStack(const Position& position, CounterId unit, Tally& tally) {
    const HexId hex = position.hex(unit);
    if (!isOverstacked(position, hex, position.side(unit)))
        return;
    if (tally.items.size() > 1 && is(position, ruling::halvedOnlyOnce))
        tally.items.pop_back();
    tally.add(Text(say::tallyOverstacked, hex), tally.total() * Ratio(-1, 2), "5.1");
}

Tally movementTally(const Position& position, CounterId unit) {
    Tally tally = fitTally(position, unit, movement);
    const Ratio points(movementHalves(position, unit), 2);
    if (points != tally.total())
        tally.add(say::tallyRounding, points - tally.total(),
                  position.status(unit, dsg) != 0 ? "9.5" : "6.3");
    return tally;
}

} // namespace

std::vector<Preview::Part> explain(const Position& position, CounterId unit) {
    std::vector<Preview::Part> parts;
    if (!position.isOnMap(unit) || !(isUnit(position, unit) || isSupply(position, unit)))
        return parts;
    const auto has = [&](AttributeId attribute) {
        return position.printed(unit).has(position.face(unit), attribute);
    };
    if (isCombat(position, unit)) {
        Tally tally = fitTally(position, unit, attack);
        halveForStack(position, unit, tally);
        parts.push_back({say::partAttack, std::move(tally), attack});
    }
    if (isUnit(position, unit)) {
        Tally tally = fitTally(position, unit, defence);
        halveForStack(position, unit, tally);
        if (const Ratio terrain = terrainOf(position, position.hex(unit)).defence;
            terrain != Ratio(1))
            tally.add(Text(say::tallyTerrain, position.hex(unit)), tally.total() * (terrain - 1),
                      "10.2");
        parts.push_back({say::partDefence, std::move(tally), defence});
    }
    parts.push_back({say::partMovement, movementTally(position, unit), movement});
    if (isCombat(position, unit)) {
        Tally tally;
        tally.add(say::tallyPrinted, position.number(unit, stacking), "5");
        parts.push_back({say::partStacking, std::move(tally), stacking});
    }
    if (isHq(position, unit) && has(bombardment)) {
        Tally tally;
        tally.add(say::tallyPrinted, position.number(unit, bombardment), "9.2");
        if (position.face(unit) == usedFace)
            tally.add(say::tallyHqUsed, -position.number(unit, bombardment), "9.4");
        else if (position.status(unit, oos) != 0)
            tally.add(say::tallyOutOfSupply, -position.number(unit, bombardment), "6.3.1");
        parts.push_back({say::partShells, std::move(tally), bombardment});
    }
    return parts;
}

} // namespace esagono::santander
