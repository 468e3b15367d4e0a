// SPDX-License-Identifier: GPL-3.0-or-later
// 13.1 to 13.6, 13.12 to 13.14: what units may spend, what steps cost, what it is to enter a hex.
#include "engine/tscw/moving/movement.h"

#include "engine/tscw/moving/movement_messages.h"

#include <algorithm>

namespace esagono::tscw {

namespace {

int printedMovement(const Position& position, CounterId unit) {
    const Counter& it = position.printed(unit);
    const std::uint16_t face = position.face(unit);
    return it.has(face, movementAttribute) ? it.number(face, movementAttribute) : 0;
}

/// 9.3, 9.6 (ruling movement_supply): as it is when the unit begins to move, or was when supply was
/// last looked at.
template <class IsSupplied>
bool movesAtHalf(const Position& position, CounterId unit, const IsSupplied& isSuppliedNow) {
    if (is(position, ruling::movementSupply))
        return position.status(unit, supply) != InSupply;
    if (position.status(unit, moved) != NotMoved)
        return position.status(unit, starved) != 0;
    return !isSuppliedNow();
}

template <class IsSupplied>
int allowance(const Position& position, CounterId unit, Moved kind,
              const IsSupplied& isSuppliedNow) {
    const int whole = printedMovement(position, unit);
    const bool isRepublican = position.side(unit) == republican;
    if (kind == March) {
        if (!isExploitation(position))
            return 2 * whole;
        const bool isDoubled = !isRepublican && !is(position, ruling::exploitationMarch);
        return isDoubled ? 2 * whole : whole; // 13.11.3, 14.1.1
    }
    const bool isHalved =
        (isRepublican && isExploitation(position)) || movesAtHalf(position, unit, isSuppliedNow);
    return isHalved ? halved(whole) : whole; // 1.1: never twice
}

int terrainCost(const Position& position, Class by, HexId hex) {
    const auto kind = static_cast<std::size_t>(by);
    if (isCity(position, hex)) // 13.13.3
        return printed(position).city.cost[kind];
    const TerrainId terrain = position.map().terrain(hex);
    const int more = terrain == mountainTerrain && is(position, ruling::mountainCost) ? 1 : 0;
    return printed(position).terrain[terrain.index()].cost[kind] + more;
}

int riverCost(const Position& position, Class by, HexId from, HexId to) {
    const FeatureSet along = position.map().features(position.map().hexside(from, to));
    const auto paid = [&](const Printed::Crossing& river) {
        return by == Class::Motorised ? river.motorised : river.foot;
    };
    if (along.contains(majorRiverSide))
        return paid(printed(position).majorRiver);
    return along.contains(minorRiverSide) ? paid(printed(position).minorRiver) : 0;
}

} // namespace

int allowanceOf(const Position& position, CounterId unit, Moved kind) {
    return allowance(position, unit, kind, [&] { return isSupplied(position, unit); });
}

int allowanceOf(const Position& position, CounterId unit, Moved kind, const SupplyNets& nets) {
    return allowance(position, unit, kind, [&] {
        return nets.of(networkOf(position, unit)).isSupplied(position.hex(unit));
    });
}

Toll tollOf(const Position& position, CounterId unit, HexId from, HexId to, bool byBridge) {
    const Class by = classOf(position, unit);
    Toll toll;
    toll.hex = terrainCost(position, by, to);
    toll.river = byBridge ? printed(position).bridge : riverCost(position, by, from, to);
    if (isDearToEnter(position, to, position.side(unit)))
        toll.fortified = by == Class::Motorised ? printed(position).fortified.motorised
                                                : printed(position).fortified.foot;
    return toll;
}

std::optional<int> stepCost(const Position& position, CounterId unit, HexId from, HexId to,
                            Moved kind) {
    if (!canCross(position, from, to))
        return std::nullopt;
    const bool byBridge =
        kind == March && isBridge(position, Front(position, position.side(unit)), from, to);
    return tollOf(position, unit, from, to, byBridge).points();
}

Verdict whyNotEnter(const Position& position, CounterId unit, HexId from, HexId to) {
    if (!isLand(position, to))
        return refuse("13.2", say::notLand, to).because(to);
    if (!canCross(position, from, to))
        return refuse("13.2", say::noStep, from, to);
    if (hasCombatUnit(position, to, other(position.side(unit))))
        return refuse("13.2", say::enemyThere, to).because(enemiesThere);
    return isNorthern(position, unit) ? whyNotBeyondLimit(position, {&unit, 1}, to) : allowed;
}

void enterHex(Draft& draft, CounterId unit, HexId hex, const char* section) {
    const SideId side = draft.position().side(unit);
    draft.move(unit, hex, section);
    breakFortification(draft, hex, side);
    const CounterId overrun = hqIn(draft.position(), hex, other(side));
    if (overrun.exists()) {
        draft.say(Text(say::hqOverrun, overrun), "12.1.3");
        eliminate(draft, overrun, "12.1.3");
    }
    if (draft.position().controller(hex) != side)
        takeHex(draft, hex, side, "10.7");
}

std::optional<Ratio> marchCost(const Position& position, CounterId unit,
                               std::span<const HexId> way) {
    const bool counts = !position.isOver() && (position.frame().name == frame(movementKind) ||
                                               position.frame().name == frame(exploitationKind));
    if (!counts || way.empty() || !position.isOnMap(unit) || !isGround(position, unit))
        return std::nullopt;
    const Moved kind = Moved(position.status(unit, moved)) == March ? March : Regular;
    const Front front(position, position.side(unit));
    int points = 0;
    HexId at = position.hex(unit);
    for (const HexId next : way) {
        if (!canCross(position, at, next))
            return std::nullopt;
        const bool byBridge = kind == March && isBridge(position, front, at, next);
        points += tollOf(position, unit, at, next, byBridge).points();
        at = next;
    }
    return Ratio(points);
}

} // namespace esagono::tscw
