// SPDX-License-Identifier: GPL-3.0-or-later
// How lines of supply are traced.
#include "engine/tscw/supply/supply.h"

#include "engine/tscw/supply/supply_messages.h"

#include <algorithm>

namespace esagono::tscw {

namespace {

SideId sideOf(Network network) {
    return network == Network::Nationalist ? nationalist : republican;
}

constexpr std::array networks = {Network::Nationalist, Network::Republican, Network::North};

} // namespace

SupplyNet::SupplyNet(const Position& position, Network network, const Supposed& supposed)
    : SupplyNet(position, network, supplyZoneOf(position, other(sideOf(network))), supposed) {}

SupplyNet::SupplyNet(const Position& position, Network network, const HexSet& barred,
                     const Supposed& supposed)
    : m_position(&position)
    , m_ground(&ground(position))
    , m_side(sideOf(network))
    , m_marks(position.map().size(), 0)
    , m_first(position.map().size())
    , m_second(position.map().size()) {
    lookAround(barred);
    if (!supposed.units.empty())
        suppose(supposed);
    closeFortifications(supposed.way);
    if (m_side == nationalist)
        m_isStraitOpen =
            !is(position, ruling::ceuta) && std::ranges::all_of(m_ground->strait, [&](HexId hex) {
                return (m_marks[hex.index()] & Held) != 0;
            });
    markUltimate(network);
    runSecondLegs();
    runFirstLegs();
}

void SupplyNet::lookAround(const HexSet& barred) {
    std::ranges::transform(m_position->state().control, m_marks.begin(), [this](SideId side) {
        return side == m_side ? std::uint8_t{Held} : std::uint8_t{0};
    });
    barred.each([this](HexId hex) { m_marks[hex.index()] |= Barred; });
    for (std::size_t i = 0; i < m_position->counterCount(); ++i) {
        const CounterId each(i);
        const HexId hex = m_position->hex(each);
        if (!hex.exists() || !isGround(*m_position, each) || m_ground->entered[hex.index()] == 0)
            continue;
        const bool isOwn = m_position->side(each) == m_side;
        m_marks[hex.index()] |= isOwn ? Own : Enemy;
        if (isOwn && isHq(*m_position, each))
            m_marks[hex.index()] |= Hq;
    }
}

/// The units are gone from where they stand and hold the hexes of their way.
void SupplyNet::suppose(const Supposed& supposed) {
    const auto goes = [&](CounterId each) {
        return std::ranges::find(supposed.units, each) != supposed.units.end();
    };
    for (const CounterId unit : supposed.units) {
        const HexId hex = m_position->hex(unit);
        if (!hex.exists())
            continue;
        std::uint8_t& marks = elementOf(m_marks, hex.index());
        marks &= static_cast<std::uint8_t>(~(Own | Hq));
        for (const CounterId each : m_position->stack(hex))
            if (m_position->side(each) == m_side && isGround(*m_position, each) && !goes(each))
                marks |= static_cast<std::uint8_t>(isHq(*m_position, each) ? Own | Hq : Own);
    }
    for (const HexId hex : supposed.way) {
        std::uint8_t& marks = elementOf(m_marks, hex.index());
        marks |= Held;
        marks &= static_cast<std::uint8_t>(~Enemy); // a lone HQ is overrun
    }
    if (supposed.way.empty())
        return;
    std::uint8_t& marks = elementOf(m_marks, supposed.way.back().index());
    marks |= Own;
    if (std::ranges::any_of(supposed.units,
                            [&](CounterId unit) { return isHq(*m_position, unit); }))
        marks |= Hq;
}

/// 15.14.5; markers are closed to the other side as lines are to the Nationalists (15.14.1).
void SupplyNet::closeFortifications(std::span<const HexId> broken) {
    const auto close = [&](HexId hex) {
        if (isActiveFortification(*m_position, hex, m_side) &&
            std::ranges::find(broken, hex) == broken.end())
            elementOf(m_marks, hex.index()) |= Enemy;
    };
    for (const FortifiedLine& line : printed(*m_position).lines)
        for (const HexId hex : line.hexes)
            close(hex);
    for (const MarkerOnTable& each : m_position->state().markers)
        if (each.marker == fortMarker && each.place.isHex())
            close(each.place.hex());
}

/// 9.7, 9.8: a USS serves its first owners alone, and only while it is theirs.
void SupplyNet::markUltimate(Network network) {
    const Ground& where = *m_ground;
    const auto mark = [&](AreaId area) {
        for (const HexId hex : m_position->map().area(area).hexes)
            if ((elementOf(m_marks, hex.index()) & (Held | Enemy)) == Held)
                elementOf(m_marks, hex.index()) |= Ultimate;
    };
    if (network == Network::Nationalist)
        mark(where.ussNationalist);
    else if (network == Network::Republican)
        mark(where.ussRepublican);
    if (network == Network::North ||
        (network == Network::Republican && is(*m_position, ruling::northernSupply)))
        mark(where.ussNorth);
}

/// 9.4, 10.3 (ruling zoc_and_supply)
bool SupplyNet::mayEnter(HexId hex) const {
    const std::uint8_t marks = m_marks[hex.index()];
    if ((marks & Enemy) != 0)
        return false;
    if ((marks & Barred) == 0)
        return true;
    return (marks & Own) != 0 && !is(*m_position, ruling::zocAndSupply);
}

template <class Visit>
void SupplyNet::eachBeside(HexId hex, const Visit& visit) const {
    for (const HexId beside : m_ground->open[hex.index()])
        visit(beside);
    if (m_isStraitOpen) {
        const auto& strait = m_ground->strait;
        if (hex == strait[0])
            visit(strait[1]);
        else if (hex == strait[1])
            visit(strait[0]);
    }
}

/// Backwards from the ultimate sources: whoever stands beside a hex a line may enter has one.
void SupplyNet::runSecondLegs() {
    std::vector<HexId> queue;
    queue.reserve(m_ground->land.size());
    for (const HexId hex : m_ground->land)
        if ((m_marks[hex.index()] & Ultimate) != 0) {
            m_second[hex.index()] = hex;
            queue.push_back(hex);
        }
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const HexId hex = queue[i];
        if (mayEnterHeld(hex))
            eachBeside(hex, [&](HexId beside) {
                if (!m_second[beside.index()].exists()) {
                    m_second[beside.index()] = hex;
                    queue.push_back(beside);
                }
            });
    }
}

void SupplyNet::runFirstLegs() {
    const auto isTown = [this](HexId hex) {
        return isIn(*m_position, m_ground->cities, hex) || isIn(*m_position, m_ground->towns, hex);
    };
    std::vector<HexId> queue;
    queue.reserve(m_ground->land.size());
    for (const HexId hex : m_ground->land) {
        if (!m_second[hex.index()].exists())
            continue;
        const std::uint8_t marks = m_marks[hex.index()];
        if ((marks & (Hq | Ultimate)) != 0 || ((marks & (Held | Enemy)) == Held && isTown(hex))) {
            m_first[hex.index()] = hex;
            queue.push_back(hex);
        }
    }
    std::size_t next = 0;
    for (int length = 0; length < printed(*m_position).supplyLength; ++length)
        for (const std::size_t ring = queue.size(); next < ring; ++next) {
            const HexId hex = queue[next];
            if (mayEnter(hex))
                eachBeside(hex, [&](HexId beside) {
                    if (!m_first[beside.index()].exists()) {
                        m_first[beside.index()] = hex;
                        queue.push_back(beside);
                    }
                });
        }
}

bool SupplyNet::leads(HexId from, HexId to) const {
    if ((elementOf(m_marks, to.index()) & (Held | Enemy)) != Held)
        return false;
    HexSet seen(m_marks.size());
    std::vector<HexId> queue = {to};
    seen.insert(to);
    for (std::size_t i = 0; i < queue.size(); ++i) {
        if (queue[i] == from)
            return true;
        if (mayEnterHeld(queue[i]))
            eachBeside(queue[i], [&](HexId beside) {
                if (!seen.contains(beside)) {
                    seen.insert(beside);
                    queue.push_back(beside);
                }
            });
    }
    return false;
}

std::vector<HexId> SupplyNet::line(HexId from) const {
    std::vector<HexId> hexes;
    if (!isSupplied(from))
        return hexes;
    for (; !isSource(from); from = elementOf(m_first, from.index()))
        hexes.push_back(from);
    for (; elementOf(m_second, from.index()) != from; from = elementOf(m_second, from.index()))
        hexes.push_back(from);
    hexes.push_back(from);
    return hexes;
}

Network networkOf(const Position& position, CounterId unit) {
    if (position.side(unit) == nationalist)
        return Network::Nationalist;
    return isNorthern(position, unit) ? Network::North : Network::Republican;
}

Supply supplyIn(const Position& position, const SupplyNet& net, HexId hex) {
    if (net.isSupplied(hex))
        return InSupply;
    return isPopulated(position, hex) ? TownSupply : OutOfSupply;
}

Supply supplyOf(const Position& position, CounterId unit) {
    if (!position.isOnMap(unit) || !isGround(position, unit) || bringsSupply(position, unit))
        return InSupply;
    return supplyIn(position, SupplyNet(position, networkOf(position, unit)), position.hex(unit));
}

std::vector<std::uint8_t> suppliesOf(const Position& position, SideId side) {
    std::vector<std::uint8_t> supplies(position.counterCount(), InSupply);
    const HexSet barred = supplyZoneOf(position, other(side));
    for (const Network network : networks) {
        if (sideOf(network) != side)
            continue;
        const SupplyNet net(position, network, barred);
        for (std::size_t i = 0; i < supplies.size(); ++i)
            if (const CounterId unit(i);
                position.side(unit) == side && position.isOnMap(unit) && isGround(position, unit) &&
                networkOf(position, unit) == network && !bringsSupply(position, unit))
                supplies[i] =
                    static_cast<std::uint8_t>(supplyIn(position, net, position.hex(unit)));
    }
    return supplies;
}

Supply supplyIn(const Position& position, CounterId unit, HexId hex) {
    const Supposed move{{&unit, 1}, {&hex, 1}};
    return supplyIn(position, SupplyNet(position, networkOf(position, unit), move), hex);
}

bool isSuppliedHex(const Position& position, HexId hex, Network network) {
    return SupplyNet(position, network).isSupplied(hex);
}

HexSet airBasesOf(const Position& position, SideId side) {
    HexSet bases(position.map().size());
    const HexSet barred = supplyZoneOf(position, other(side));
    for (const Network network : networks) {
        if (sideOf(network) != side)
            continue;
        const SupplyNet net(position, network, barred);
        for (const HexId hex : ground(position).land)
            if (net.isSource(hex))
                bases.insert(hex);
    }
    return bases;
}

bool isLinked(const Position& position, HexId from, HexId to, SideId side) {
    const Network network = side == nationalist ? Network::Nationalist : Network::Republican;
    return SupplyNet(position, network).leads(from, to);
}

std::vector<HexId> trace(const Position& position, CounterId unit) {
    if (!position.isOnMap(unit) || !isGround(position, unit))
        return {};
    return SupplyNet(position, networkOf(position, unit)).line(position.hex(unit));
}

} // namespace esagono::tscw
