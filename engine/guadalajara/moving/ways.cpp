// SPDX-License-Identifier: GPL-3.0-or-later
// Judges of ways: 1.3, 1.20, 3.4b, 4.3a.
#include "engine/guadalajara/moving/ways.h"

#include "engine/guadalajara/moving/phase.h"
#include "engine/guadalajara/moving/way_messages.h"

#include <algorithm>

namespace esagono::guadalajara {

namespace {

bool isByRail(const Position& position, HexId from, std::span<const HexId> path) {
    return std::ranges::all_of(path, [&](HexId next) {
        const bool linked = position.map().linked(from, next, rail);
        from = next;
        return linked;
    });
}

/// What each has for the whole way; 3.4b: twice as much if all of it is by rail.
std::vector<int> pointsFor(const Way& way, HexId start, std::span<const HexId> path) {
    std::vector<int> left;
    for (const Mover& mover : way.movers()) {
        const bool doubles = typeOf(way.position(), mover.unit) == Type::RailwayInfantry &&
                             way.position().status(mover.unit, spent) == 0 &&
                             isByRail(way.position(), start, path);
        left.push_back(doubles ? 2 * mover.left : mover.left);
    }
    return left;
}

/// 4.3a: two a turn, those of this move included.
Verdict whyNotCrossTogether(const Way& way, HexId from, HexId to) {
    const Position& position = way.position();
    const Ground& it = ground(position);
    if (position.ruling(ruling::looserLine) != 1 || way.side() != nationalist ||
        !isIn(position, it.north, from) || !isIn(position, it.south, to))
        return {};
    int across = 0;
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        across += position.status(CounterId(i), crossed) == turnNow(position) ? 1 : 0;
    for (const CounterId unit : way.units()) {
        const CounterId load = isTruck(position, unit) ? cargoOf(position, unit) : unit;
        across += load.exists() && isSpanish(position, load) ? 1 : 0;
    }
    if (across > printed(position).crossing)
        return refuse("4.3a", say::lineClosed, way.units().front(), to).because(republicansInNorth);
    return {};
}

/// 1.20, A60: the hex costs at most two points on foot.
Verdict whyNotOverrunGround(const Way& way, HexId from, HexId target) {
    const Position& position = way.position();
    const Terrain& terrain = terrainOf(position, target);
    if (!terrain.mayOverrun)
        return refuse("1.20", say::tooRough, target);
    if (is(position, ruling::a(60))) {
        const int onFoot = terrain.halves[0].value_or(0);
        const HexMap& map = position.map();
        const HexsideId side = map.hexside(from, target);
        const bool bridged = map.has(side, bridge) || map.has(side, railBridge);
        const int water = bridged                 ? 0
                          : map.has(side, river)  ? printed(position).river.halves[0].value_or(0)
                          : map.has(side, stream) ? printed(position).stream.halves[0].value_or(0)
                                                  : 0;
        if (onFoot + water > printed(position).overrunFootHalves)
            return refuse({"1.20", "A60"}, say::tooRough, target);
    }
    return {};
}

Verdict whyNotOverrunner(const Position& position, const Mover& mover, HexId from, HexId to) {
    if (isTruck(position, mover.unit))
        return refuse(mover.isLoaded ? "1.16a" : "1.20", say::truckOverruns, mover.unit);
    if (mover.by == Class::Rail)
        return refuse("3.4a", say::trainInZone, mover.unit, to).because(zoneThere);
    if (position.status(mover.unit, dg) != 0)
        return refuse("1.7a", say::dgOverruns, mover.unit);
    if (beganInZone(position, mover.unit))
        return refuse("SCS.overrun", say::beganInEnemyZone, mover.unit);
    if (Verdict why = whyNotGo(position, mover.unit, from, to))
        return why;
    if (!stepHalves(position, mover.by, from, to))
        return refuse({"1.20", "A59"}, say::closedTo, mover.unit, to).because(to);
    return {};
}

Verdict whyNotOverrun(const Way& way, std::span<const int> left, HexId from, HexId target) {
    const Position& position = way.position();
    if (!position.map().adjacent(from, target))
        return refuse("SCS.movement", say::notAdjacent, from, target);
    if (!hasUnit(position, target, other(way.side())))
        return refuse("1.20", say::nobodyThere, target);
    if (Verdict why = whyNotOverrunGround(way, from, target))
        return why;
    for (const Mover& mover : way.movers())
        if (Verdict why = whyNotOverrunner(position, mover, from, target))
            return why;
    if (Verdict why = whyNotAttackers(position, way.side(), way.units(), target, true))
        return why;
    for (std::size_t i = 0; i < left.size(); ++i) {
        const Mover& mover = way.movers()[i];
        const int needed = overrunHalves(position, mover.by);
        if (left[i] < needed)
            return refuse("1.20", say::overrunCosts, mover.unit, needed / 2);
    }
    if (from != position.hex(way.units().front()))
        if (Verdict why = whyNotStack(position, way.units(), from)) // SCS.stacking
            return why;
    return whyNotStack(position, way.units(), target);
}

} // namespace

int overrunHalves(const Position& position, Class by) {
    return by == Class::Foot ? printed(position).overrunFootHalves
                             : printed(position).overrunMotorHalves;
}

Verdict whyNotStep(const Way& way, HexId from, HexId to) {
    if (Verdict why = way.whyNotEnter(from, to))
        return why;
    return whyNotCrossTogether(way, from, to);
}

Verdict whyNotWay(const Way& way, std::span<const HexId> path, Ends ends) {
    const Position& position = way.position();
    const CounterId first = way.units().front();
    if (path.empty())
        return refuse("SCS.movement", say::noWay, first);
    if (Verdict why = whyNotLeave(position, way.units()))
        return why;
    const HexId start = position.hex(first);
    std::vector<int> left = pointsFor(way, start, path);
    const std::size_t steps = path.size() - (ends == Ends::Overrun ? 1 : 0);
    HexId at = start;
    for (const HexId next : path.first(steps)) {
        if (Verdict why = whyNotStep(way, at, next))
            return why;
        for (std::size_t i = 0; i < left.size(); ++i) {
            left[i] -= way.toll(way.movers()[i], at, next).halves();
            if (left[i] < 0)
                return refuse("SCS.movement", say::tooFar, way.movers()[i].unit, next);
        }
        at = next;
    }
    if (ends == Ends::Overrun)
        return whyNotOverrun(way, left, at, path.back());
    if (at == start)
        return refuse("SCS.movement", say::noWay, first);
    for (std::size_t i = 0; i < left.size(); ++i)
        if (Verdict why =
                whyNotDriveEmpty(position, way.movers()[i].unit, way.units(), at, left[i]))
            return why;
    return whyNotStack(position, way.units(), at);
}

} // namespace esagono::guadalajara
