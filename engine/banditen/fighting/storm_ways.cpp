// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/banditen/fighting/storm_ways.h"

namespace esagono::banditen {

namespace {

constexpr int onFoot = 4; ///< the most points anybody has but the armoured car (8.1)

/// Whether the unit goes where everybody on foot goes, for the same points.
bool goesLikeOthers(const Position& position, CounterId unit) {
    const bool isBound =
        piece(position, unit).formation == Formation::Battalion3 && !isThirdActive(position);
    const int points = position.number(unit, movementAttribute);
    return !isCar(position, unit) && !isBound && points > 1 && points <= onFoot;
}

} // namespace

StormWays::StormWays(const Position& position, SideId side, std::span<const HexId> enemies)
    : m_enemies(enemies)
    , m_reach(position.map()) {
    // A step leads from the hex that is entered back to the one it is entered from.
    m_reach.run(enemies, onFoot, [&](const HexStep& step) {
        if (hasUnit(position, step.to, other(side)) ||
            whyNotCross(position, {}, step.from, step.side))
            return StepCost::blocked(1);
        const StepCost cost = StepCost::of(costOfStep(position, {}, step.from, step.side));
        const bool isBesideFriends = // 8.1.2: whoever starts there may, nobody comes through
            hasUnit(position, step.to, side) && isBeside(position, step.to, other(side));
        return isBesideFriends ? cost.thenStop() : cost;
    });
}

bool StormWays::canStorm(const Position& position, CounterId unit) const {
    const HexId from = position.hex(unit);
    const std::span<const CounterId> alone(&unit, 1);
    const int points = pointsOf(position, alone, Action::Assault);
    if (!goesLikeOthers(position, unit))
        return banditen::canStorm(position, alone, from, points, m_enemies);
    return m_reach.contains(from) && m_reach.cost(from) <= points;
}

} // namespace esagono::banditen
