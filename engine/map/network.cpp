// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/map/network.h"

#include "engine/core/checked.h"

#include <algorithm>
#include <tuple>

namespace esagono {

Network::Network(const HexMap& map, std::vector<std::string> nodes, std::vector<Edge> edges,
                 int capacity)
    : m_hexes(map.size())
    , m_names(std::move(nodes))
    , m_capacity(capacity) {
    const std::size_t count = m_hexes + m_names.size();
    expectOfPackage(count < NodeId::none, Size);
    const std::size_t given = edges.size();
    for (std::size_t i = 0; i < given; ++i) {
        expectOfPackage(edges[i].a.index() < count && edges[i].b.index() < count, Hex);
        edges.push_back({edges[i].b, edges[i].a, edges[i].capacity});
    }
    std::sort(edges.begin(), edges.end(), [](const Edge& one, const Edge& other) {
        return std::tie(one.a, one.b, one.capacity) < std::tie(other.a, other.b, other.capacity);
    });
    // Of two edges between the same nodes the wider one counts, and none leads back to its node.
    std::vector<Edge> kept;
    for (const Edge& edge : edges) {
        if (edge.a == edge.b)
            continue;
        if (!kept.empty() && kept.back().a == edge.a && kept.back().b == edge.b)
            kept.back() = edge;
        else
            kept.push_back(edge);
    }
    m_first.assign(count + 1, 0);
    for (const Edge& edge : kept) {
        ++m_first[edge.a.index() + 1];
        m_joined.push_back(edge.b);
        m_capacities.push_back(edge.capacity);
    }
    for (std::size_t i = 0; i < count; ++i)
        m_first[i + 1] += m_first[i];
}

Network Network::ofLinks(const HexMap& map, LinkSet kinds) {
    std::vector<Edge> edges;
    for (const HexId hex : map.hexes()) {
        for (Direction direction = 0; direction < ownedHexsides; ++direction) {
            const HexId next = map.neighbour(hex, direction);
            if (next.exists() && map.links(hexsideBetween(hex, next, direction)).containsAny(kinds))
                edges.push_back({NodeId(hex.index()), NodeId(next.index())});
        }
    }
    return Network(map, {}, std::move(edges));
}

NodeId Network::node(std::string_view name) const {
    const auto found = std::find(m_names.begin(), m_names.end(), name);
    if (found == m_names.end())
        return NodeId();
    return NodeId(m_hexes + static_cast<std::size_t>(found - m_names.begin()));
}

HexId Network::hex(NodeId node) const {
    return node.index() < m_hexes ? HexId(node.index()) : HexId();
}

const std::string& Network::name(NodeId node) const {
    expectOfPackage(node.index() >= m_hexes && node.index() < size(), Hex);
    return m_names[node.index() - m_hexes];
}

int Network::capacity(NodeId a, NodeId b) const {
    const auto nodes = joined(a);
    const auto found = std::lower_bound(nodes.begin(), nodes.end(), b);
    if (found == nodes.end() || *found != b)
        return 0;
    return m_capacities[m_first[a.index()] + static_cast<std::size_t>(found - nodes.begin())];
}

Route Network::traced(const Search& found, NodeId to) const {
    Route route;
    if (!found.previous[to.index()].exists())
        return route;
    NodeId node = to;
    route.nodes.push_back(node);
    for (NodeId before = found.previous[node.index()]; before != node;
         before = found.previous[node.index()]) {
        route.capacity = std::min(route.capacity, capacity(before, node));
        node = before;
        route.nodes.push_back(node);
    }
    std::reverse(route.nodes.begin(), route.nodes.end());
    return route;
}

} // namespace esagono
