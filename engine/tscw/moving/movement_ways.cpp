// SPDX-License-Identifier: GPL-3.0-or-later
// What ways there are: judged step by step, offered by one run over the map.
#include "engine/map/reach.h"
#include "engine/tscw/moving/movement.h"
#include "engine/tscw/moving/movement_messages.h"

#include <algorithm>

namespace esagono::tscw {

namespace {

/// Whether it will still be there at the end of the segment, as far as one knows.
bool isSettled(const Position& position, CounterId unit) {
    return position.status(unit, moved) != NotMoved ||
           whyNotMover(position, position.side(unit), unit, Regular);
}

const Reached& run(Reach<>& reach, const Way& way) {
    return reach.run(way.start(), way.left(), [&](const HexStep& step) {
        if (way.whyNotEnter(step.from, step.to))
            return StepCost::blocked(1);
        int cost = way.cost(step.from, step.to);
        const bool isForced = step.from == way.start() && way.mayForce() && cost > way.left();
        if (isForced)
            cost = way.left();
        const StepCost paid = StepCost::of(cost);
        return isForced || way.front().enemyZone.contains(step.to) ? paid.thenStop() : paid;
    });
}

std::vector<HexId> wayTo(const Reached& reached, HexId hex) {
    std::vector<HexId> path = reached.path(hex);
    path.erase(path.begin());
    return path;
}

/// Where the rulebook says what entering costs.
const char* sectionOfHex(const Position& position, HexId hex) {
    if (isCity(position, hex))
        return "13.13.3";
    const TerrainId terrain = position.map().terrain(hex);
    return terrain == ruggedTerrain     ? "13.12.3"
           : terrain == mountainTerrain ? "13.12.4"
           : terrain == marshTerrain    ? "13.12.5"
                                        : "13.12.2";
}
const char* sectionOfRiver(const Position& position, HexId from, HexId to) {
    const bool isMajor = position.map().has(position.map().hexside(from, to), majorRiverSide);
    return isMajor ? "13.12.8" : "13.12.7";
}

void block(Offer& offer, HexId hex, std::span<const HexId> path, const Verdict& why) {
    Blocked blocked{hex.value, {}, why};
    for (const HexId each : path)
        blocked.attempt.push_back(each.value);
    offer.blocked.push_back(std::move(blocked));
}

void addTargets(Offer& offer, const Way& way, const Reached& reached) {
    for (const HexId hex : reached.hexes()) {
        offer.steps.push_back(
            {hex, reached.previous(hex), reached.cost(hex), reached.stopsIn(hex)});
        if (hex == way.start())
            continue;
        const std::vector<HexId> path = wayTo(reached, hex);
        if (const Verdict why = way.whyNotStop(path))
            block(offer, hex, path, why);
        else
            offer.targets.push_back(hex.value);
    }
    for (const HexId hex : reached.frontier()) { // the hexes just out of reach
        std::vector<HexId> path = wayTo(reached, reached.whatStopped(hex)->from);
        path.push_back(hex);
        if (const Verdict why = whyNotWay(way, path))
            block(offer, hex, path, why);
    }
}

} // namespace

Front::Front(const Position& position, SideId of)
    : side(of)
    , enemyZone(zoneOf(position, other(of)))
    , enemyUnits(position.map().size())
    , besideEnemy(position.map().size())
    , ownUnits(position.map().size())
    , nets(position, of) {
    for (std::size_t i = 0; i < position.counterCount(); ++i) {
        const CounterId each(i);
        if (!position.isOnMap(each) || !isGround(position, each))
            continue;
        const HexId hex = position.hex(each);
        if (position.side(each) == of) {
            ownUnits.insert(hex);
            continue;
        }
        if (isCombatUnit(position, each))
            enemyUnits.insert(hex);
        for (const HexId beside : openFrom(position, hex))
            besideEnemy.insert(beside);
    }
}

Way::Way(const Position& position, std::span<const CounterId> units, Moved kind, const Front& front)
    : m_position(&position)
    , m_units(units.begin(), units.end())
    , m_kind(kind)
    , m_front(&front)
    , m_stays(position, units, front.nets)
    , m_left(INT32_MAX)
    , m_mayForce(kind == Regular) {
    for (const CounterId unit : m_units) {
        const int used = position.status(unit, spent);
        m_left =
            std::min(m_left, std::max(0, allowanceOf(position, unit, kind, front.nets) - used));
        m_mayForce = m_mayForce && used == 0 && position.status(unit, moved) == NotMoved;
        m_isNorthern = m_isNorthern || isNorthern(position, unit);
        m_payers[static_cast<std::size_t>(classOf(position, unit))] = unit;
    }
}

Verdict Way::whyNotEnter(HexId from, HexId to) const {
    if (!isLand(*m_position, to))
        return refuse("13.2", say::notLand, to).because(to);
    if (!canCross(*m_position, from, to))
        return refuse("13.2", say::noStep, from, to);
    if (m_front->enemyUnits.contains(to))
        return refuse("13.2", say::enemyThere, to).because(enemiesThere);
    if (m_front->enemyZone.contains(from)) {
        if (from != start())
            return refuse("10.2", say::mustStop, from).because(zoneThere);
        if (m_front->enemyZone.contains(to))
            return refuse("10.5", say::zoneToZone, from, to).because(zoneThere);
    }
    if (m_isNorthern)
        if (Verdict why = whyNotBeyondLimit(*m_position, m_units, to))
            return why;
    return m_kind == March ? whyNotMarchInto(*this, to) : allowed;
}

Toll Way::toll(CounterId unit, HexId from, HexId to) const {
    const bool byBridge = m_kind == March && isBridge(*m_position, *m_front, from, to);
    return tollOf(*m_position, unit, from, to, byBridge);
}

/// Whoever is motorised pays most everywhere, and cavalry least.
int Way::cost(HexId from, HexId to) const {
    for (const Class by : {Class::Motorised, Class::Foot, Class::Cavalry})
        if (const CounterId payer = m_payers[static_cast<std::size_t>(by)]; payer.exists())
            return toll(payer, from, to).points();
    return 0;
}

/// 8.1: units that have yet to move may make room (ruling overstacking).
Verdict Way::whyNotCompany(HexId hex) const {
    if (is(*m_position, ruling::overstacking))
        return {};
    std::vector<CounterId> all = m_units;
    for (const CounterId each : unitsIn(*m_position, hex, m_front->side))
        if (std::ranges::find(m_units, each) == m_units.end() && isSettled(*m_position, each))
            all.push_back(each);
    return whyNotAll(*m_position, all, hex);
}

Verdict Way::whyNotStop(std::span<const HexId> path) const {
    if (Verdict why = whyNotCompany(path.back()))
        return why;
    // Hexes they take on their way can only help
    return m_stays.whyNot(path.back()) ? whyNotEndUnsupplied(*m_position, {m_units, path})
                                       : allowed;
}

Verdict whyNotWay(const Way& way, std::span<const HexId> path) {
    if (path.empty())
        return refuse("13.1", say::noStep, way.start(), way.start());
    int cost = 0;
    HexId at = way.start();
    for (const HexId next : path) {
        if (Verdict why = way.whyNotEnter(at, next))
            return why;
        cost += way.cost(at, next);
        at = next;
    }
    const bool isForced = path.size() == 1 && way.mayForce(); // 13.3
    if (cost > way.left() && !isForced)
        return refuse("13.2", say::tooFar, way.units().front(), cost, way.left());
    return way.whyNotStop(path);
}

bool canGo(const Way& way) {
    bool mayPass = false;
    for (const HexId next : openFrom(way.position(), way.start())) {
        if (way.whyNotEnter(way.start(), next))
            continue;
        const bool isNear = way.cost(way.start(), next) <= way.left();
        if (!isNear && !way.mayForce())
            continue;
        if (!way.whyNotStop({&next, 1}))
            return true;
        mayPass = mayPass || isNear;
    }
    if (!mayPass)
        return false;
    Reach<> reach(way.position().map());
    const Reached& reached = run(reach, way);
    return std::ranges::any_of(reached.hexes(), [&](HexId hex) {
        return hex != way.start() && !way.whyNotStop(wayTo(reached, hex));
    });
}

std::vector<Offer> offerWays(const Way& way, const Asking& asking) {
    Reach<> reach(way.position().map());
    const Reached& reached = run(reach, way);
    Offer offer = openOffer(OfferKind::Path, asking.verb, Text(asking.label, way.units().front()),
                            asking.settled, asking.open);
    addTargets(offer, way, reached);
    if (offer.targets.empty())
        return {};
    offer.example = pathTo(offer, HexId(static_cast<std::size_t>(offer.targets.front())));
    return offered(std::move(offer));
}

Verdict whyNotThere(const Way& way, HexId hex) {
    if (!isLand(way.position(), hex))
        return refuse("13.2", say::notLand, hex).because(hex);
    if (hex == way.start())
        return refuse("13.1", say::noStep, hex, hex);
    if (way.front().enemyUnits.contains(hex))
        return refuse("13.2", say::enemyThere, hex).because(enemiesThere);
    return refuse("13.2", say::outOfReach, way.units().front(), hex).because(hex);
}

Preview previewWay(const Way& way, std::span<const HexId> path) {
    Preview preview;
    for (const CounterId unit : way.units()) {
        Preview::Part part{Text(say::partCost, unit), {}};
        HexId at = way.start();
        for (const HexId next : path) {
            const Toll toll = way.toll(unit, at, next);
            const auto add = [&](const char* label, int points, const char* section) {
                if (points != 0)
                    part.tally.add(Text(label, next), Ratio(points), section);
            };
            add(say::tallyEnter, toll.hex, sectionOfHex(way.position(), next));
            add(say::tallyRiver, toll.river, sectionOfRiver(way.position(), at, next));
            add(say::tallyFortifiedHex, toll.fortified, "13.13.6");
            at = next;
        }
        const int used = way.position().status(unit, spent);
        const Ratio before(std::max(0, allowanceOf(way.position(), unit, way.kind()) - used));
        const Ratio after = std::max(Ratio(0), before - part.tally.total());
        preview.parts.push_back(std::move(part));
        Tally left;
        left.add(Text(say::tallyLeft, unit), after, way.kind() == March ? "13.11.1" : "13.3");
        preview.parts.push_back({Text(say::partLeft, unit), std::move(left)});
    }
    return preview;
}

} // namespace esagono::tscw
