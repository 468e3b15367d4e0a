// SPDX-License-Identifier: GPL-3.0-or-later
// 1.3 and the Terrain Effects Chart: what steps cost. Points are counted in halves.
#include "engine/guadalajara/moving/movement.h"

#include "engine/guadalajara/moving/movement_messages.h"

#include <algorithm>

namespace esagono::guadalajara {

namespace {

struct StepParts {
    int hex = 0;
    int river = 0;
    bool byWay = false;
};

/// What crossing the hexside adds; nothing: it cannot be crossed.
std::optional<int> riverHalves(const Position& position, std::size_t by, FeatureSet features) {
    if (features.contains(bridge))
        return printed(position).bridge.halves[by];
    if (features.contains(railBridge)) // Q.11
        return printed(position).railBridge.halves[by];
    if (features.contains(river))
        return printed(position).river.halves[by];
    if (features.contains(stream))
        return printed(position).stream.halves[by];
    return 0;
}

/// Into the hex across a hexside; none: there is no way.
std::optional<StepParts> partsOf(const Position& position, Class by, HexId to, HexsideId across) {
    const HexMap& map = position.map();
    if (!across.exists())
        return std::nullopt;
    const LinkSet links = map.links(across);
    if (by == Class::Rail) // 3.4a
        return links.contains(rail) ? std::optional<StepParts>(StepParts()) : std::nullopt;
    const auto kind = static_cast<std::size_t>(by);
    const FeatureSet features = map.features(across);
    const auto& ways = printed(position).ways;
    std::optional<StepParts> best;
    if (links.contains(road))
        best = StepParts{ways[0][kind], 0, true};
    else if (links.contains(trail) ||
             (by != Class::Foot && features.contains(railBridge) && !is(position, ruling::a(52))))
        best = StepParts{ways[1][kind], 0, true};
    const std::optional<int> hex = terrainOf(position, to).halves[kind];
    const std::optional<int> water = riverHalves(position, kind, features);
    if (hex && water && (!best || *hex + *water < best->hex))
        best = StepParts{*hex, *water, false};
    return best;
}

/// How often the allowance is halved: DG (1.7a), out of supply (1.6c), surprise (2.8b).
int halvings(const Position& position, CounterId unit) {
    const CounterId load = isTruck(position, unit) ? cargoOf(position, unit) : CounterId();
    const auto has = [&](StatusId status) {
        return position.status(unit, status) != 0 ||
               (load.exists() && position.status(load, status) != 0);
    };
    const bool surprised = isSurprised(position) && position.side(unit) == republican;
    return (has(dg) ? 1 : 0) + (has(oos) ? 1 : 0) + (surprised ? 1 : 0);
}

} // namespace

int allowanceOf(const Position& position, CounterId unit) {
    const CounterId mover = isAboard(position, unit) ? truckOf(position, unit) : unit;
    const int halved = halvings(position, mover);
    const int whole = printedMovement(position, mover);
    if (is(position, ruling::a(80))) // rounded down to whole points
        return 2 * (whole >> halved);
    return 2 * whole >> halved;
}

int leftOf(const Position& position, CounterId unit) {
    return std::max(0, allowanceOf(position, unit) - position.status(unit, spent));
}

std::optional<int> stepHalves(const Position& position, Class by, HexId from, HexId to) {
    const auto parts = partsOf(position, by, to, position.map().hexside(from, to));
    return parts ? std::optional<int>(parts->hex + parts->river) : std::nullopt;
}

Front::Front(const Position& position, SideId side)
    : enemyZone(zoneOf(position, other(side))) {
    for (std::size_t i = 0; i < position.counterCount(); ++i) {
        const CounterId each(i);
        if (!position.isOnMap(each))
            continue;
        if (isAir(position, each))
            hasInterdictors = true;
        else if (position.side(each) != side && isUnit(position, each))
            enemies.push_back(position.hex(each));
    }
    std::ranges::sort(enemies);
    enemies.erase(std::unique(enemies.begin(), enemies.end()), enemies.end());
}

Way::Way(const Position& position, std::span<const CounterId> units, HexId faded)
    : m_position(&position)
    , m_units(units.begin(), units.end())
    , m_side(position.side(units.front()))
    , m_own(Front(position, m_side))
    , m_front(&*m_own)
    , m_faded(faded) {
    gather();
}

Way::Way(const Position& position, std::span<const CounterId> units, const Front& front)
    : m_position(&position)
    , m_units(units.begin(), units.end())
    , m_side(position.side(units.front()))
    , m_front(&front) {
    gather();
}

void Way::gather() {
    for (const CounterId unit : m_units) {
        Mover mover{unit, classOf(*m_position, unit), leftOf(*m_position, unit), false, false};
        mover.mayJam = isItalian(*m_position, unit) && mover.by != Class::Foot; // 2.5
        mover.isLoaded = isTruck(*m_position, unit) && cargoOf(*m_position, unit).exists();
        m_hasUnits = m_hasUnits || mover.isLoaded || isUnit(*m_position, unit);
        m_movers.push_back(mover);
    }
}

/// 1.16e: empty trucks bar only the way of empty trucks.
bool Way::isEnemyIn(HexId hex) const {
    return std::ranges::any_of(m_position->stack(hex), [&](CounterId each) {
        return m_position->side(each) == other(m_side) && !isAir(*m_position, each) &&
               (isUnit(*m_position, each) || !m_hasUnits);
    });
}

Verdict Way::whyNotGround(HexId from, HexId to) const {
    const HexsideId across = m_position->map().hexside(from, to);
    if (!across.exists())
        return refuse("SCS.movement", say::notAdjacent, from, to);
    for (const Mover& mover : m_movers) {
        if (Verdict why = whyNotGo(*m_position, mover.unit, from, to))
            return why;
        if (!partsOf(*m_position, mover.by, to, across))
            return refuse("1.3", say::closedTo, mover.unit, to).because(to);
    }
    return {};
}

Verdict Way::whyNotEnter(HexId from, HexId to) const {
    if (Verdict why = whyNotGround(from, to))
        return why;
    if (isEnemyIn(to))
        return refuse("SCS.movement", say::enemyInHex, to).because(enemiesThere);
    for (const Mover& mover : m_movers) {
        if (mover.isLoaded && isBeside(*m_position, to, other(m_side)))
            return refuse("1.16a", say::loadedNearEnemy, mover.unit, to).because(neighboursThere);
        if (mover.by == Class::Rail && m_front->enemyZone.contains(to))
            return refuse("3.4a", say::trainInZone, mover.unit, to).because(zoneThere);
    }
    return {};
}

/// 2.5, A38
int Way::jamIn(HexId hex) const {
    const Printed& print = printed(*m_position);
    int halves = 0;
    for (const CounterId each : m_position->stack(hex)) {
        if (m_position->side(each) != m_side || isAir(*m_position, each) ||
            std::ranges::find(m_units, each) != m_units.end())
            continue;
        const bool isEmptyTruck =
            isTruck(*m_position, each) && !cargoOf(*m_position, each).exists();
        if (isEmptyTruck && is(*m_position, ruling::a(38)))
            continue;
        const Class by = classOf(*m_position, each);
        if (by == Class::Motorised || by == Class::Tank)
            return print.jamMotorHalves;
        halves = print.jamFootHalves;
    }
    return halves;
}

/// SCS.zoc, A45; 4.2b: half as much where only a screen stood that gave way.
int Way::zoneHalves(HexId from, HexId to) const {
    const int whole = printed(*m_position).zocHalves;
    const std::size_t paid = m_position->ruling(ruling::a(45)); // leaving, entering, both
    int halves = 0;
    if (paid != 1)
        halves += m_front->enemyZone.contains(from) ? whole : from == m_faded ? whole / 2 : 0;
    if (paid != 0 && m_front->enemyZone.contains(to))
        halves += whole;
    return halves;
}

Toll Way::toll(const Mover& mover, HexId from, HexId to) const {
    Toll toll;
    if (mover.by == Class::Rail)
        return toll; // 3.4a: as far as it likes
    const StepParts parts =
        *partsOf(*m_position, mover.by, to, m_position->map().hexside(from, to));
    toll.hex = parts.hex;
    toll.river = parts.river;
    toll.byWay = parts.byWay;
    if (m_front->hasInterdictors && isInterdicted(*m_position, to, m_side))
        toll.interdiction = toll.hex;
    if (mover.mayJam && parts.byWay)
        toll.jam = jamIn(to);
    toll.zone = zoneHalves(from, to);
    return toll;
}

std::optional<Ratio> marchCost(const Position& position, CounterId unit,
                               std::span<const HexId> way) {
    const bool counts = !position.isOver() && (position.frame().name == frame(movementKind) ||
                                               position.frame().name == frame(exploitationKind) ||
                                               position.frame().name == frame(goOnKind));
    if (!counts || way.empty() || !position.isOnMap(unit))
        return std::nullopt;
    const Way steps(position, {&unit, 1});
    const Mover& mover = steps.movers().front();
    int halves = 0;
    HexId at = position.hex(unit);
    for (const HexId next : way) {
        if (!stepHalves(position, mover.by, at, next))
            return std::nullopt;
        halves += steps.toll(mover, at, next).halves();
        at = next;
    }
    return Ratio(halves, 2);
}

} // namespace esagono::guadalajara
