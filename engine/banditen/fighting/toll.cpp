// SPDX-License-Identifier: GPL-3.0-or-later
// For the replay: the strength every side is to lose by a throw, by the tables alone.
#include "engine/banditen/fighting/firing.h"
#include "engine/banditen/fighting/melee.h"
#include "engine/banditen/messages.h"
#include "engine/banditen/moving/march.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

using Toll = std::optional<std::vector<int>>;

std::vector<int> tollOf(SideId side, int strengthLost) {
    std::vector<int> cost(2);
    cost[side.index()] = strengthLost;
    return cost;
}

/// 9.2, 16.8: what the dice of one unit add to what those before it have cost.
std::vector<int> tollOfFire(const Position& position, std::span<const int> dice) {
    const Firing firing = Firing::from(position.locals());
    const CounterId unit = firing.unit();
    const SideId side = position.side(unit);
    const Hits scored = hitsOf(position, unit, firing.volley, dice);
    const Hits all = {firing.hits.all + scored.all, firing.hits.heavy + scored.heavy};
    std::vector<int> cost =
        tollOf(other(side), lossesBy(position, firing.volley, other(side), all) -
                                lossesBy(position, firing.volley, other(side), firing.hits));
    cost[side.index()] = std::min(damageBy(position, unit, dice), strength(position, unit));
    return cost;
}

/// 16.9.1
Toll tollOfMine(const Position& position, std::span<const int> dice) {
    std::vector<CounterId> units;
    if (position.frame().name == frame(marchKind))
        units = marchers(position, March::from(position.locals()));
    else if (position.frame().name == frame(meleeKind))
        units = Melee::from(position.locals()).assaulters(position);
    if (units.empty())
        return std::nullopt;
    const int losses = effectOf(position, mineHits(position, dice)).losses;
    return tollOf(partisan, std::min(losses, strength(position, units)));
}

/// 10.1.2: who is pinned already and fails again.
Toll tollOfMorale(const Position& position, int die) {
    if (position.frame().name != frame(casualtiesKind))
        return std::nullopt;
    const std::vector<CounterId> units = testedNow(position);
    if (units.empty())
        return std::nullopt;
    const auto weakened = std::ranges::count_if(units, [&](CounterId unit) {
        const int morale = moraleOf(position, unit); // who always fails is in the toll of fire
        return position.status(unit, prone) != 0 && morale != alwaysFails && !passes(morale, die);
    });
    return tollOf(position.side(units.front()), static_cast<int>(weakened));
}

} // namespace

std::optional<std::vector<int>> toll(const Position& position, const DiceRolled& dice,
                                     const DiceRolled* earlier) {
    if (dice.faces.empty() || position.isOver())
        return std::nullopt;
    const std::vector<int> faces(dice.faces.begin(), dice.faces.end());
    if (dice.purpose == say::diceFire && position.frame().name == frame(firingKind))
        return tollOfFire(position, faces);
    if (dice.purpose == say::diceMineHits)
        return tollOfMine(position, faces);
    if (dice.purpose == say::diceMorale)
        return tollOfMorale(position, faces.front());
    if (dice.purpose == say::diceDefence && position.frame().name == frame(meleeKind) &&
        earlier != nullptr && earlier->purpose == say::diceAssault)
        return tollOfMelee(position, earlier->faces.front(), faces.front());
    return std::nullopt;
}

} // namespace esagono::banditen
