// SPDX-License-Identifier: GPL-3.0-or-later
// When supply is looked at: at the checks of a turn, and where a move ends.
#include "engine/tscw/supply/supply.h"
#include "engine/tscw/supply/supply_messages.h"

#include <algorithm>

namespace esagono::tscw {

namespace {

const char* messageOf(Supply supply) {
    switch (supply) {
    case OutOfSupply:
        return say::outOfSupply;
    case TownSupply:
        return say::onTownSupply;
    default:
        return say::inSupplyAgain;
    }
}

/// Ruling stranded_units: who is cut off already may go anywhere.
bool isFreeToStarve(const Position& position, CounterId unit) {
    return is(position, ruling::strandedUnits) && !isSupplied(position, unit);
}

/// Whether lines run through the unit's hex only as long as one of these is there.
bool opensZone(const Position& position, std::span<const CounterId> units, const HexSet& barred,
               CounterId unit) {
    const HexId hex = position.hex(unit);
    if (!hex.exists() || !barred.contains(hex))
        return false;
    return std::ranges::none_of(position.stack(hex), [&](CounterId each) {
        return position.side(each) == position.side(unit) && isGround(position, each) &&
               std::ranges::find(units, each) == units.end();
    });
}

} // namespace

void checkSupply(Draft& draft, const char* section) {
    for (const SideId side : {nationalist, republican}) {
        const std::vector<std::uint8_t> supplies = suppliesOf(draft.position(), side);
        for (std::size_t i = 0; i < supplies.size(); ++i) {
            const CounterId unit(i);
            const Position position = draft.position();
            if (position.side(unit) != side || position.status(unit, supply) == supplies[i])
                continue;
            draft.set(unit, supply, supplies[i], section);
            if (position.isOnMap(unit))
                draft.say(Text(messageOf(Supply(supplies[i])), unit, position.hex(unit)), section);
        }
    }
}

const SupplyNet& SupplyNets::of(Network network) const {
    auto& net = m_nets[static_cast<std::size_t>(network)];
    if (!net)
        net.emplace(*m_position, network, m_barred);
    return *net;
}

/// Nobody misses them but where one is a source, or lets lines through an enemy zone.
Stays::Stays(const Position& position, std::span<const CounterId> units, const SupplyNets& nets)
    : m_position(&position)
    , m_nets(&nets) {
    bool matters = false;
    for (const CounterId unit : units) {
        m_hasHq = m_hasHq || isHq(position, unit);
        matters = matters || m_hasHq || opensZone(position, units, nets.barred(), unit);
        const Network network = networkOf(position, unit);
        if (!isFreeToStarve(position, unit) &&
            std::ranges::find(m_askers, network, &std::pair<Network, CounterId>::first) ==
                m_askers.end())
            m_askers.emplace_back(network, unit);
    }
    if (matters)
        for (const auto& [network, unit] : m_askers)
            m_own[static_cast<std::size_t>(network)].emplace(position, network, nets.barred(),
                                                             Supposed{units, {}});
}

Verdict Stays::whyNot(HexId hex) const {
    if (isPopulated(*m_position, hex))
        return {}; // 9.6
    for (const auto& [network, unit] : m_askers) {
        const auto& own = m_own[static_cast<std::size_t>(network)];
        const SupplyNet& net = own ? *own : m_nets->of(network);
        if (!net.isSupplied(hex) && !(m_hasHq && net.reachesUss(hex)))
            return refuse({"9.2", "stranded_units"}, say::wouldStarve, unit, hex)
                .because(zoneThere);
    }
    return {};
}

Verdict whyNotEndUnsupplied(const Position& position, const Supposed& move) {
    if (move.way.empty() || move.units.empty() || isPopulated(position, move.way.back()))
        return {}; // 9.6
    const HexId end = move.way.back();
    std::array<std::optional<bool>, 3> supplied;
    for (const CounterId unit : move.units) {
        auto& known = supplied[static_cast<std::size_t>(networkOf(position, unit))];
        if (!known)
            known = SupplyNet(position, networkOf(position, unit), move).isSupplied(end);
        if (!*known && !isFreeToStarve(position, unit))
            return refuse({"9.2", "stranded_units"}, say::wouldStarve, unit, end)
                .because(zoneThere);
    }
    return {};
}

Verdict whyNotStayUnsupplied(const Position& position, std::span<const CounterId> units,
                             HexId hex) {
    return whyNotEndUnsupplied(position, {units, {&hex, 1}});
}

} // namespace esagono::tscw
