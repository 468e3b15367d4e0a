// SPDX-License-Identifier: GPL-3.0-or-later
// Railways, roads and sea lanes as a graph: hexes and named nodes (a port, a sea zone), what joins
// them, and how much may use them. Which nodes are usable today is for the rules to say.
#pragma once

#include "engine/map/hex_map.h"

#include <concepts>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <vector>

namespace esagono {

/// A hex of the map, or one of the named nodes numbered after all hexes.
using NodeId = Id<struct NodeTag>;

inline constexpr int unlimitedCapacity = std::numeric_limits<int>::max();

/// The fewest steps from one node to another, or what broke the way.
struct Route {
    std::vector<NodeId> nodes; ///< both ends included; empty: there is none
    NodeId brokenAt;           ///< without a route: the first unusable node of the shortest way
                               ///< there would be; none if nothing joins the two at all
    int capacity = unlimitedCapacity; ///< of its narrowest edge

    [[nodiscard]] bool exists() const { return !nodes.empty(); }
    friend bool operator==(const Route&, const Route&) = default;
};

/// Which usable nodes hang together.
struct Components {
    static constexpr std::uint16_t none = 0xFFFF;

    std::size_t count = 0;
    Checked<std::uint16_t> of; ///< by node, numbered by their lowest node; none: not usable

    [[nodiscard]] bool together(NodeId a, NodeId b) const {
        return of[a.index()] != none && of[a.index()] == of[b.index()];
    }
};

class Network {
public:
    struct Edge {
        NodeId a;
        NodeId b;
        int capacity = unlimitedCapacity;
    };

    /// Nothing but the hexes of the map, and these named nodes.
    explicit Network(const HexMap& map, std::vector<std::string> nodes = {},
                     std::vector<Edge> edges = {}, int capacity = unlimitedCapacity);
    /// The links of these kinds as they are printed.
    [[nodiscard]] static Network ofLinks(const HexMap& map, LinkSet kinds);

    [[nodiscard]] std::size_t size() const { return m_first.size() - 1; }
    [[nodiscard]] NodeId node(HexId hex) const { return NodeId(hex.index()); }
    [[nodiscard]] NodeId node(std::string_view name) const; ///< none if there is no such node
    [[nodiscard]] HexId hex(NodeId node) const;             ///< none if it is a named node
    [[nodiscard]] const std::string& name(NodeId node) const;

    /// The nodes one step away, by id.
    [[nodiscard]] std::span<const NodeId> joined(NodeId node) const {
        return std::span(m_joined).subspan(m_first[node.index()],
                                           m_first[node.index() + 1] - m_first[node.index()]);
    }
    [[nodiscard]] bool isOn(NodeId node) const { return !joined(node).empty(); }
    /// How much may use the network at all in one turn.
    [[nodiscard]] int capacity() const { return m_capacity; }
    /// How much may pass between two nodes; nothing if they are not joined.
    [[nodiscard]] int capacity(NodeId a, NodeId b) const;

    // `usable` is asked about a node, or about a step from one node to the next.
    template <class Usable>
    [[nodiscard]] Route route(NodeId from, NodeId to, Usable&& usable) const;
    /// All nodes to which a usable way leads, `from` included, nearest first.
    template <class Usable>
    [[nodiscard]] std::vector<NodeId> reachable(NodeId from, Usable&& usable) const;
    /// The nodes on the network that hang together; takes for granted that steps go both ways.
    template <class Usable>
    [[nodiscard]] Components components(Usable&& usable) const;

private:
    /// By node, where the search came from; a node is its own predecessor at the start.
    struct Search {
        std::vector<NodeId> order;
        Checked<NodeId> previous;
    };

    template <class Usable>
    [[nodiscard]] static bool mayStep(Usable& usable, NodeId from, NodeId to) {
        if constexpr (std::predicate<Usable&, NodeId, NodeId>)
            return from == to || usable(from, to);
        else
            return usable(to);
    }
    template <class Usable>
    void search(NodeId from, NodeId to, Usable& usable, Search& found) const;
    [[nodiscard]] Route traced(const Search& found, NodeId to) const;

    std::size_t m_hexes;
    std::vector<std::string> m_names; ///< by node, after the hexes
    Checked<std::uint32_t> m_first;   ///< where the edges of a node begin; one more at the end
    std::vector<NodeId> m_joined;
    std::vector<int> m_capacities; ///< beside m_joined
    int m_capacity;
};

} // namespace esagono

#include "engine/map/network_search.h"
