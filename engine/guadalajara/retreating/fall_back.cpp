// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/guadalajara/retreating/fall_back.h"

#include <algorithm>
#include <queue>

namespace esagono::guadalajara {

namespace {

constexpr int never = INT32_MAX;

/// How far a unit comes with its whole allowance, whatever its state: DG, lack of supply and enemy
/// zones count nothing (2.7e).
struct FallBackReach {
    std::vector<int> halves; ///< by hex
    std::vector<HexId> from;
};

/// What the step costs; interdicted roads cost double (1.10c).
std::optional<int> costOf(const Position& position, CounterId unit, Class by, HexId from,
                          HexId to) {
    if (hasUnit(position, to, republican) || whyNotGo(position, unit, from, to))
        return std::nullopt;
    const std::optional<int> halves = stepHalves(position, by, from, to);
    return halves && isInterdicted(position, to, nationalist) ? *halves * 2 : halves;
}

/// Where it would rather not pass: next to the enemy in 20.03 (1.17d), under aircraft.
bool isDangerous(const Position& position, Class by, HexId hex) {
    const HexId choke = ground(position).choke;
    return (position.map().adjacent(hex, choke) && hasUnit(position, choke, republican)) ||
           (by == Class::Motorised && interdictorIn(position, hex, false).exists());
}

FallBackReach reachOf(const Position& position, CounterId unit, Class by, int allowance,
                      bool safely) {
    using Step = std::pair<int, HexId>;
    const HexMap& map = position.map();
    FallBackReach reach{std::vector<int>(map.size(), never), std::vector<HexId>(map.size())};
    const HexId start = position.hex(unit);
    std::priority_queue<Step, std::vector<Step>, std::greater<>> open;
    reach.halves[start.index()] = 0;
    open.emplace(0, start);
    while (!open.empty()) {
        const auto [halves, hex] = open.top();
        open.pop();
        const bool hasArrived = hex != start && farFromLine(position, hex) == 0; // A58
        if (halves > reach.halves[hex.index()] || hasArrived)
            continue;
        for (const HexId next : map.neighbours(hex)) {
            const auto cost = costOf(position, unit, by, hex, next);
            if (!cost || halves + *cost > allowance ||
                halves + *cost >= reach.halves[next.index()] ||
                (safely && isDangerous(position, by, next)))
                continue;
            reach.halves[next.index()] = halves + *cost;
            reach.from[next.index()] = hex;
            open.emplace(halves + *cost, next);
        }
    }
    return reach;
}

std::vector<HexId> wayTo(const FallBackReach& reach, HexId end) {
    std::vector<HexId> way;
    for (HexId at = end; reach.from[at.index()].exists(); at = reach.from[at.index()])
        way.push_back(at);
    std::ranges::reverse(way);
    return way;
}

/// Who moves, of which class and how far.
struct FallBackMover {
    CounterId unit; ///< itself or its truck
    Class by = Class::Foot;
    CounterId truck; ///< that is loaded for nothing
};

/// 1.16a: a unit that is loaded on the way counts as a pair.
bool hasRoom(const Position& position, const FallBackMover& mover, HexId hex) {
    const Printed& it = printed(position);
    return !whyNotStack(position, {&mover.unit, 1}, hex) &&
           (!mover.truck.exists() ||
            stackedIn(position, hex, position.side(mover.unit)) + it.pair <= it.stacking);
}

/// A97: whether ground and enemies let it come nearer to the line than a hex, if it had the points.
bool canComeNearer(const Position& position, const FallBackMover& mover, HexId end) {
    const int far = farFromLine(position, end);
    if (is(position, ruling::a(97))) { // by any way
        constexpr int always = never / 2;
        const FallBackReach reach = reachOf(position, mover.unit, mover.by, always, false);
        return std::ranges::any_of(position.map().hexes(), [&](HexId hex) {
            return reach.halves[hex.index()] != never && farFromLine(position, hex) < far;
        });
    }
    return std::ranges::any_of(position.map().neighbours(end), [&](HexId next) {
        return farFromLine(position, next) < far &&
               costOf(position, mover.unit, mover.by, end, next);
    });
}

std::vector<FallBack> waysOf(const Position& position, const FallBackMover& mover) {
    const int allowance =
        2 * printedMovement(position, mover.truck.exists() ? mover.truck : mover.unit);
    const FallBackReach any = reachOf(position, mover.unit, mover.by, allowance, false);
    const FallBackReach safe = reachOf(position, mover.unit, mover.by, allowance, true);
    int best = farFromLine(position, position.hex(mover.unit));
    std::vector<HexId> ends;
    for (const HexId hex : position.map().hexes()) {
        if (any.halves[hex.index()] == never || hex == position.hex(mover.unit))
            continue;
        const int far = farFromLine(position, hex);
        if (far > best || (far == best && ends.empty()) || !hasRoom(position, mover, hex))
            continue;
        if (far < best)
            ends.clear();
        best = far;
        ends.push_back(hex);
    }
    std::vector<FallBack> ways;
    for (const HexId end : ends) {
        const FallBackReach& by = safe.halves[end.index()] != never ? safe : any;
        const int left = allowance - by.halves[end.index()];
        if (left == 0 || best == 0 || canComeNearer(position, mover, end)) // else it is held up
            ways.push_back({wayTo(by, end), left, mover.truck});
    }
    return ways;
}

/// A81: an empty truck at hand that may carry the unit; none.
CounterId truckFor(const Position& position, CounterId unit) {
    if (isAboard(position, unit) || !isCargo(position, unit))
        return {};
    for (const CounterId truck : printed(position).trucks) {
        if (!truck.exists() || position.side(truck) != position.side(unit) ||
            !position.isOnMap(truck) || cargoOf(position, truck).exists())
            continue;
        const Division own = piece(position, truck).division; // 1.16a: Littorio's for Littorio
        if ((own == Division::None || own == piece(position, unit).division) &&
            (is(position, ruling::a(81)) || position.hex(truck) == position.hex(unit))) // A81
            return truck;
    }
    return {};
}

int nearest(const Position& position, const std::vector<FallBack>& ways) {
    return ways.empty() ? never : farFromLine(position, ways.front().way.back());
}

} // namespace

int farFromLine(const Position& position, HexId hex) {
    const Ground& here = ground(position);
    return isIn(position, here.nationalistSide, hex) ? 0 : here.toStartLine[hex.index()];
}

std::vector<FallBack> waysBack(const Position& position, CounterId unit) {
    const CounterId mover = isAboard(position, unit) ? truckOf(position, unit) : unit;
    std::vector<FallBack> ways = waysOf(position, {mover, classOf(position, mover), {}});
    if (const CounterId truck = truckFor(position, unit); truck.exists()) {
        std::vector<FallBack> driven = waysOf(position, {unit, Class::Motorised, truck});
        if (nearest(position, driven) < nearest(position, ways))
            return driven;
    }
    return ways;
}

} // namespace esagono::guadalajara
