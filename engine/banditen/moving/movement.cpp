// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 8: what movement costs and where it may lead.
#include "engine/banditen/chapters.h"
#include "engine/banditen/messages.h"
#include "engine/map/reach.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

bool hasCar(const Position& position, std::span<const CounterId> units) {
    return std::ranges::any_of(units, [&](CounterId unit) { return isCar(position, unit); });
}

/// 8.1.1: somebody has a single point, and always moves one hex for it.
bool isSlow(const Position& position, std::span<const CounterId> units) {
    return std::ranges::any_of(
        units, [&](CounterId unit) { return position.number(unit, movementAttribute) == 1; });
}

bool isByRoad(const Position& position, HexsideId across) {
    return position.map().linked(across, road);
}

bool isAcrossStream(const Position& position, HexsideId across) {
    const FeatureSet features = position.map().features(across);
    return features.contains(stream) && !features.contains(bridge);
}

/// None from off the map.
HexsideId sideBetween(const Position& position, HexId from, HexId to) {
    return from.exists() ? position.map().hexside(from, to) : HexsideId();
}

/// 8.1.2: friends who do not move along.
bool hasOthers(const Position& position, std::span<const CounterId> units, HexId hex) {
    const SideId side = position.side(units.front());
    return std::ranges::any_of(position.stack(hex), [&](CounterId each) {
        return position.side(each) == side && std::ranges::count(units, each) == 0;
    });
}

bool endsMoveThrough(const Position& position, std::span<const CounterId> units, HexId hex) {
    return hasOthers(position, units, hex) &&
           isBeside(position, hex, other(position.side(units.front())));
}

/// 15.5.1: those who assault are in the hex together.
Verdict whyNotAssaultThere(const Position& position, std::span<const CounterId> units, HexId hex) {
    if (!hasUnit(position, hex, other(position.side(units.front()))))
        return refuse("5.1.4", say::nobodyToAssault, hex);
    return whyNotGather(position, units, hex);
}

/// Why the next step of a way is not allowed, whatever it costs.
Verdict whyNotStep(const Position& position, std::span<const CounterId> units, HexId from, HexId to,
                   bool isLast, bool assault) {
    if (Verdict why = whyNotCross(position, units, from, to))
        return why;
    const bool hasEnemy = hasUnit(position, to, other(position.side(units.front())));
    if (hasEnemy && !assault)
        return refuse("8", say::enemyThere, to).because(everybodyThere);
    if (hasEnemy && !isLast)
        return refuse("5.1.4", say::assaultEnds, to);
    return allowed;
}

/// The hexes they can come to.
const Reached& goAsFar(Reach<>& reach, const Position& position, std::span<const CounterId> units,
                       HexId from, int points, bool assault) {
    const SideId enemy = other(position.side(units.front()));
    return reach.run(from, points, [&](const HexStep& step) {
        const bool hasEnemy = hasUnit(position, step.to, enemy);
        if ((hasEnemy && !assault) || whyNotCross(position, units, step.to, step.side))
            return StepCost::blocked(1);
        const StepCost cost = StepCost::of(costOfStep(position, units, step.to, step.side));
        const bool stops = hasEnemy || endsMoveThrough(position, units, step.to);
        return stops ? cost.thenStop() : cost;
    });
}

/// Says why the hex that follows on the way to `last` is out of reach.
void blockBeyond(Offer& offer, const Position& position, std::span<const CounterId> units,
                 int points, HexId last, HexId hex) {
    Blocked block{hex.value, pathTo(offer, last), {}};
    block.attempt.push_back(hex.value);
    std::vector<HexId> path;
    for (const std::int32_t each : block.attempt)
        path.push_back(HexId(static_cast<std::size_t>(each)));
    const HexId from = offer.steps.front().hex;
    if (const Verdict why = whyNotWay(position, units, from, path, points, false)) {
        block.why = why;
        offer.blocked.push_back(std::move(block));
    }
}

} // namespace

int pointsOf(const Position& position, std::span<const CounterId> units, Action action) {
    int least = position.number(units.front(), movementAttribute);
    for (const CounterId unit : units)
        least = std::min(least, position.number(unit, movementAttribute));
    return action == Action::MoveFire ? least / 2 : least; // A11
}

int costOfStep(const Position& position, std::span<const CounterId> units, HexId from, HexId to) {
    return costOfStep(position, units, to, sideBetween(position, from, to));
}

int costOfStep(const Position& position, std::span<const CounterId> units, HexId to,
               HexsideId across) {
    if (isSlow(position, units))
        return 1; // 8.1.1
    const auto points = hasCar(position, units) ? &Terrain::armour : &Terrain::move;
    const Printed& print = printed(position);
    const int byRoad = (print.road.*points).value_or(0);
    if (isByRoad(position, across))
        return byRoad;
    return (terrainOf(position, to).*points).value_or(byRoad) +
           (isAcrossStream(position, across) ? (print.stream.*points).value_or(0) : 0);
}

Verdict whyNotCross(const Position& position, std::span<const CounterId> units, HexId from,
                      HexId to) {
    const HexsideId across = sideBetween(position, from, to);
    if (!position.map().exists(to) || (from.exists() && !across.exists()))
        return refuse("8", say::notAdjacent, from, to);
    return whyNotCross(position, units, to, across);
}

Verdict whyNotCross(const Position& position, std::span<const CounterId> units, HexId to,
                      HexsideId across) {
    for (const CounterId unit : units)
        if (isBeyondLine(position, unit, to))
            return refuse("16.3.1", say::beyondLine, unit, to);
    if (isByRoad(position, across))
        return allowed;
    const Terrain& terrain = terrainOf(position, to);
    if (!terrain.move)
        return refuse("8.2", say::impassable, to);
    if (isAcrossStream(position, across) && !printed(position).stream.move)
        return refuse("8.2", say::impassable, to);
    if (!hasCar(position, units))
        return allowed;
    if (!terrain.armour || ground(position).isFort[to.index()] != 0 ||
        (isAcrossStream(position, across) && !printed(position).stream.armour)) {
        const bool entersByRoad = !across.exists() && position.map().onLink(to, road); // 14
        if (!entersByRoad)
            return refuse("13.3.1", say::noGroundForCars, to);
    }
    return allowed;
}

Verdict whyNotThrough(const Position& position, std::span<const CounterId> units, HexId hex) {
    if (endsMoveThrough(position, units, hex))
        return refuse("8.1.2", say::throughFriends, hex).because(everybodyThere);
    return allowed;
}

Verdict whyNotWay(const Position& position, std::span<const CounterId> units, HexId from,
                  std::span<const HexId> path, int points, bool assault) {
    if (path.empty())
        return refuse("8", say::noWay, units.front());
    HexId at = from;
    int left = points;
    for (std::size_t i = 0; i < path.size(); ++i) {
        const bool isLast = i + 1 == path.size();
        if (i > 0)
            if (Verdict why = whyNotThrough(position, units, at))
                return why;
        if (Verdict why = whyNotStep(position, units, at, path[i], isLast, assault))
            return why;
        left -= costOfStep(position, units, at, path[i]);
        if (left < 0)
            return refuse("8", say::tooFar, path[i]);
        at = path[i];
    }
    if (at == from)
        return refuse("8", say::noWay, units.front());
    return assault ? whyNotAssaultThere(position, units, at) : whyNotStack(position, units, at);
}

Offer offerWays(const Position& position, std::span<const CounterId> units, HexId from, int points,
                bool assault) {
    Offer offer;
    offer.kind = OfferKind::Path;
    Reach<> reach(position.map());
    const SideId enemy = other(position.side(units.front()));
    const Reached& reached = goAsFar(reach, position, units, from, points, assault);
    offer.steps.reserve(reached.hexes().size());
    offer.targets.reserve(reached.hexes().size());
    offer.blocked.reserve(reached.frontier().size());
    for (const HexId hex : reached.hexes()) {
        offer.steps.push_back(
            {hex, reached.previous(hex), reached.cost(hex), reached.stopsIn(hex)});
        if (hex == from)
            continue;
        const bool hasEnemy = hasUnit(position, hex, enemy);
        if (assault && !hasEnemy)
            continue;
        if (const Verdict why = assault ? whyNotAssaultThere(position, units, hex)
                                        : whyNotStack(position, units, hex))
            offer.blocked.push_back({hex.value, {}, why});
        else
            offer.targets.push_back(hex.value);
    }
    for (Blocked& block : offer.blocked)
        block.attempt = pathTo(offer, HexId(static_cast<std::size_t>(block.target)));
    if (!assault)
        for (const HexId hex : reached.frontier()) // the hexes just out of reach
            blockBeyond(offer, position, units, points, reached.whatStopped(hex)->from, hex);
    if (!offer.targets.empty())
        offer.example = pathTo(offer, HexId(static_cast<std::size_t>(offer.targets.front())));
    return offer;
}

bool canGo(const Position& position, std::span<const CounterId> units, HexId from, int points) {
    const SideId enemy = other(position.side(units.front()));
    bool mayPass = false;
    for (const HexId to : position.map().neighbours(from)) {
        if (hasUnit(position, to, enemy) || whyNotCross(position, units, from, to) ||
            costOfStep(position, units, from, to) > points)
            continue;
        if (!whyNotStack(position, units, to))
            return true;
        mayPass = true;
    }
    if (!mayPass)
        return false;
    Reach<> reach(position.map());
    const auto hexes = goAsFar(reach, position, units, from, points, false).hexes();
    return std::ranges::any_of(
        hexes, [&](HexId hex) { return hex != from && !whyNotStack(position, units, hex); });
}

bool canStorm(const Position& position, std::span<const CounterId> units, HexId from, int points,
              std::span<const HexId> enemies) {
    const bool isNear = std::ranges::any_of( // nobody within reach spares the search
        enemies, [&](HexId hex) { return position.map().distance(from, hex) <= points; });
    if (!isNear)
        return false;
    const SideId enemy = other(position.side(units.front()));
    Reach<> reach(position.map());
    const auto hexes = goAsFar(reach, position, units, from, points, true).hexes();
    return std::ranges::any_of(hexes, [&](HexId hex) {
        return hasUnit(position, hex, enemy) && !whyNotGather(position, units, hex);
    });
}

std::optional<Ratio> marchCost(const Position& position, CounterId unit,
                               std::span<const HexId> way) {
    if (position.isOver() || way.empty() || !position.isOnMap(unit))
        return std::nullopt;
    const FrameId now = position.frame().name;
    if (now != frame(actKind) && now != frame(goOnKind) && now != frame(marchKind))
        return std::nullopt;
    int cost = 0;
    HexId at = position.hex(unit);
    for (const HexId next : way) {
        cost += costOfStep(position, {&unit, 1}, at, next);
        at = next;
    }
    return Ratio(cost);
}

} // namespace esagono::banditen
