// SPDX-License-Identifier: GPL-3.0-or-later
// The ways of a retreat: as far as the result says, farther only where there is no room, away from
// the enemy and out of his zones if it can be (A40).
#include "engine/guadalajara/retreating/retreat_ways.h"

#include "engine/guadalajara/fighting/combat_messages.h"

#include <algorithm>

namespace esagono::guadalajara {

namespace {

constexpr int mostBeyond = 12; ///< who finds no room by then does not find any

} // namespace

RetreatWays::RetreatWays(const Position& position, std::span<const CounterId> units, int distance,
                         std::span<const HexId> awayFrom)
    : m_units(units.begin(), units.end())
    , m_side(position.side(units.front()))
    , m_origin(position.hex(units.front()))
    , m_distance(distance)
    , m_awayFrom(awayFrom.begin(), awayFrom.end())
    , m_zone(openZoneOf(position, other(m_side))) {
    m_nodes.push_back({m_origin, 0, 0});
    std::vector<std::size_t> layer = {0};
    for (int length = 1; length <= distance + mostBeyond && !layer.empty(); ++length) {
        layer = grow(position, layer);
        if (length < distance)
            continue;
        std::erase_if(layer, [&](std::size_t node) {
            if (whyNotStack(position, m_units, m_nodes[node].hex))
                return false;
            addEnd(position, node, length);
            return true;
        });
        if (!m_ends.empty() && m_best.shortfall == 0)
            break; // whatever is found later is longer
    }
}

std::vector<std::size_t> RetreatWays::grow(const Position& position,
                                           const std::vector<std::size_t>& layer) {
    std::vector<std::size_t> next;
    for (const std::size_t before : layer)
        for (const HexId to : position.map().neighbours(m_nodes[before].hex)) {
            if (!isOpen(position, m_nodes[before].hex, to))
                continue;
            const int entered = m_nodes[before].entered + (m_zone.contains(to) ? 1 : 0);
            const auto known = std::ranges::find_if(
                next, [&](std::size_t node) { return m_nodes[node].hex == to; });
            if (known == next.end()) {
                next.push_back(m_nodes.size());
                m_nodes.push_back({to, before, entered});
            } else if (entered < m_nodes[*known].entered) {
                m_nodes[*known] = {to, before, entered};
            }
        }
    return next;
}

bool RetreatWays::isOpen(const Position& position, HexId from, HexId to) const {
    if (to == m_origin || !isInPlay(position, to) || hasUnit(position, to, other(m_side)))
        return false;
    return std::ranges::all_of(m_units, [&](CounterId unit) {
        return stepHalves(position, classOf(position, unit), from, to) &&
               (!is(position, ruling::a(28)) || // A28
                !whyNotBeyondLine(position, unit, to));
    });
}

void RetreatWays::addEnd(const Position& position, std::size_t node, int length) {
    const HexMap& map = position.map();
    const HexId hex = m_nodes[node].hex;
    End end{hex, {}, m_nodes[node].entered, node};
    end.rank.shortfall = std::max(0, m_distance - map.distance(m_origin, hex));
    end.rank.extra = length - m_distance;
    if (!is(position, ruling::a(40))) {
        end.rank.notAway =
            std::ranges::all_of(m_awayFrom,
                                [&](HexId enemy) {
                                    return map.distance(hex, enemy) > map.distance(m_origin, enemy);
                                })
                ? 0
                : 1;
        end.rank.inZones = end.entered;
    }
    m_best = m_ends.empty() ? end.rank : std::min(m_best, end.rank);
    const auto known = std::ranges::find(m_ends, hex, &End::hex);
    if (known == m_ends.end())
        m_ends.push_back(end);
    else if (end.rank < known->rank)
        *known = end;
}

const RetreatWays::End* RetreatWays::find(HexId hex) const {
    const auto end = std::ranges::find(m_ends, hex, &End::hex);
    return end == m_ends.end() ? nullptr : &*end;
}

Verdict RetreatWays::whyNot(HexId to) const {
    const End* end = find(to);
    if (end == nullptr)
        return refuse("SCS.retreat", say::noWayOfRetreat, to, m_distance);
    if (end->rank.shortfall > m_best.shortfall)
        return refuse("SCS.retreat", say::retreatTooShort, to);
    if (end->rank.extra > m_best.extra)
        return refuse("SCS.retreat", say::retreatTooFar, to);
    if (end->rank.notAway > m_best.notAway)
        return refuse({"SCS.retreat", "A40"}, say::retreatNotAway, to).because(neighboursThere);
    if (end->rank.inZones > m_best.inZones)
        return refuse({"SCS.retreat", "A40"}, say::retreatInZones, to).because(zoneThere);
    return {};
}

std::vector<HexId> RetreatWays::way(const End& end) const {
    std::vector<HexId> hexes;
    for (std::size_t node = end.node; node != 0; node = m_nodes[node].before)
        hexes.push_back(m_nodes[node].hex);
    std::ranges::reverse(hexes);
    return hexes;
}

} // namespace esagono::guadalajara
