// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the pending decision of a position that somebody has written down can be gone on with.
#include "engine/play/referee.h"
#include "engine/santander/fighting/battle.h"
#include "engine/santander/messages.h"
#include "engine/santander/setup/setup.h"

#include <algorithm>

namespace esagono::santander {

namespace {

constexpr int turnStages = 16;

bool isWithin(int value, int least, int most) {
    return value >= least && value <= most;
}

bool areDistinct(std::vector<CounterId> counters) {
    std::ranges::sort(counters);
    return std::ranges::adjacent_find(counters) == counters.end();
}

/// Combat units of a side on the map, each once, and at least one.
bool areUnitsOf(const Position& position, const std::vector<CounterId>& units, SideId side) {
    return !units.empty() && areDistinct(units) && std::ranges::all_of(units, [&](CounterId unit) {
        return position.side(unit) == side && position.isOnMap(unit) && isCombat(position, unit);
    });
}

bool areSupportOf(const Position& position, const std::vector<CounterId>& counters, SideId side) {
    return areDistinct(counters) && std::ranges::all_of(counters, [&](CounterId counter) {
               return position.side(counter) == side && position.place(counter).exists() &&
                      !isCombat(position, counter);
           });
}

/// The frame at a depth, and its owners, as the rules of its kind need them.
bool isOwnedBy(const Position& position, std::size_t depth, SideId side) {
    return side.exists() && position.frame(depth).owners == Sides(side);
}

bool fitsBattle(const Position& position, std::size_t depth) {
    const Battle battle = Battle::from(position.locals(depth));
    const SideId side = battle.side;
    const HexId target = battle.target;
    if (!side.exists() || side != position.locals(depth + 1).side(0) || !target.exists() ||
        !position.map().exists(target) || !terrainOf(position, target).isLand)
        return false;
    const bool areNumbersSound =
        isWithin(battle.step, 1, stepsOfBattle) && isWithin(battle.defenderLoss, 0, 99) &&
        isWithin(battle.attackerLoss, 0, 99) && isWithin(battle.airHits, 0, 99) &&
        isWithin(battle.forced, 0, static_cast<int>(MoraleResult::Collapse));
    const bool isRetreatSound =
        !battle.retreatTo.exists() ||
        (position.map().exists(battle.retreatTo) && isOpen(position, target, battle.retreatTo) &&
         !barsCombatUnits(position, battle.retreatTo, side));
    return areNumbersSound && isRetreatSound && !battle.attackers.empty() &&
           areDistinct(battle.attackers) &&
           std::ranges::all_of(battle.attackers,
                               [&](CounterId unit) {
                                   return position.side(unit) == side && isCombat(position, unit);
                               }) &&
           areSupportOf(position, battle.attackerSupport, side) &&
           areSupportOf(position, battle.defenderSupport, other(side)) &&
           areSupportOf(position, battle.attackerColumns, side) &&
           areSupportOf(position, battle.defenderColumns, other(side));
}

/// A decision on top of a battle.
bool fitsInBattle(const Position& position) {
    const Battle battle = battleBelow(position);
    const Values& locals = position.locals();
    const FrameId name = position.frame().name;
    const bool isAttackers = isOwnedBy(position, 0, battle.side);
    const bool isDefenders = isOwnedBy(position, 0, battle.defender());
    const SideId owner = isAttackers ? battle.side : battle.defender();
    if (!isAttackers && !isDefenders)
        return false;
    if (name == frame(supportKind) || name == frame(columnsKind))
        return true;
    if (name == frame(airLossKind))
        return isWithin(locals.get(0), 1, static_cast<int>(battle.support(owner).size()));
    if (name == frame(lossKind))
        return isWithin(locals.get(0), 1, 99) && areUnitsOf(position, locals.counters(1), owner);
    if (name == frame(retreatKind))
        return isDefenders && !battle.defendersLeft(position).empty();
    if (name == frame(fileInKind)) {
        const HexId into = locals.hex(0);
        return isDefenders && into.exists() && into == battle.retreatTo &&
               areUnitsOf(position, locals.counters(1), owner);
    }
    const bool isTargetFree = !hasUnit(position, battle.target, battle.defender());
    if (name == frame(advanceKind))
        return isAttackers && isTargetFree && !battle.attackersLeft(position).empty();
    return name == frame(breakthroughKind) && isAttackers && isTargetFree &&
           areUnitsOf(position, locals.counters(0), battle.side) &&
           std::ranges::all_of(locals.counters(0), [&](CounterId unit) {
               return std::ranges::count(battle.attackers, unit) > 0;
           });
}

/// A decision directly on the turn.
bool fitsInTurn(const Position& position, std::size_t depth) {
    const FrameId name = position.frame(depth).name;
    if (name == frame(moveKind) || name == frame(combatKind)) {
        const SideId side = position.locals(depth).side(0);
        return side.exists() && (depth > 0 ? position.frame(depth).owners == Sides(side)
                                           : isOwnedBy(position, depth, side));
    }
    if (name == frame(withdrawKind))
        return isOwnedBy(position, depth, nationalist) &&
               isWithin(position.locals(depth).get(1), 1, 99);
    if (name == frame(placeColumnKind))
        return isOwnedBy(position, depth, nationalist) && !position.isEmpty(supplyDepot);
    return name == frame(battalionsKind) && isOwnedBy(position, depth, republican);
}

bool fitsInSetup(const Position& position) {
    const SetupStage stage = stageOf(position);
    const SideId side = stage == SetupStage::Nationalist ? nationalist : republican;
    return position.frame().name == frame(deployKind) &&
           position.locals().side(DeploySide) == side && isOwnedBy(position, 0, side);
}

} // namespace

Verdict whyNotFrames(const Position& position) {
    const auto unfit = [&](std::size_t depth) {
        return refuse("3", say::frameUnfit, position.kind(depth).name.data());
    };
    const std::size_t bottom = position.depth() - 1;
    const int next = position.locals(bottom).get(0, 0);
    if (position.frame(bottom).name == frame(setupKind)) {
        const bool fits =
            isWithin(next, 0, 6) && position.depth() <= 2 && (bottom == 0 || fitsInSetup(position));
        return fits ? allowed : unfit(0);
    }
    if (position.frame(bottom).name != frame(turnKind) || !isWithin(next, 0, turnStages) ||
        position.depth() > 4)
        return unfit(bottom);
    for (std::size_t depth = bottom; depth-- > 0;) {
        const FrameId below = position.frame(depth + 1).name;
        const bool fits =
            below == frame(turnKind)       ? fitsInTurn(position, depth)
            : below == frame(withdrawKind) ? depth == 0 && fitsInTurn(position, depth) &&
                                                 position.frame().name == frame(withdrawKind)
            : below == frame(combatKind)
                ? position.frame(depth).name == frame(battleKind) && fitsBattle(position, depth)
            : below == frame(battleKind) ? depth == 0 && fitsInBattle(position)
                                         : false;
        if (!fits)
            return unfit(depth);
    }
    // Whoever has to decide must have something he can do.
    if (!position.owners().empty() && offersTo(position, position.owners().only()).empty())
        return unfit(0);
    return allowed;
}

} // namespace esagono::santander
