// SPDX-License-Identifier: GPL-3.0-or-later
// Breadth-first search over a network. Read by network.h only.
#pragma once

#include "engine/map/network.h"

namespace esagono {

/// Adds to `found` what is reached from a node; stops early at `to`, if that exists.
template <class Usable>
void Network::search(NodeId from, NodeId to, Usable& usable, Search& found) const {
    found.previous.resize(size());
    if (found.previous[from.index()].exists() || !mayStep(usable, from, from))
        return;
    std::size_t next = found.order.size();
    found.order.push_back(from);
    found.previous[from.index()] = from;
    for (; next < found.order.size() && !(to.exists() && found.previous[to.index()].exists());
         ++next) {
        const NodeId here = found.order[next];
        for (const NodeId there : joined(here)) {
            if (found.previous[there.index()].exists() || !mayStep(usable, here, there))
                continue;
            found.previous[there.index()] = here;
            found.order.push_back(there);
        }
    }
}

template <class Usable>
Route Network::route(NodeId from, NodeId to, Usable&& usable) const {
    Search found;
    search(from, to, usable, found);
    Route route = traced(found, to);
    if (route.exists())
        return route;
    const auto anything = [](NodeId) { return true; };
    Search all;
    search(from, to, anything, all);
    const Route whole = traced(all, to);
    for (std::size_t i = 0; i < whole.nodes.size() && !route.brokenAt.exists(); ++i)
        if (!mayStep(usable, whole.nodes[i == 0 ? 0 : i - 1], whole.nodes[i]))
            route.brokenAt = whole.nodes[i];
    return route;
}

template <class Usable>
std::vector<NodeId> Network::reachable(NodeId from, Usable&& usable) const {
    Search found;
    search(from, NodeId(), usable, found);
    return found.order;
}

template <class Usable>
Components Network::components(Usable&& usable) const {
    Components result;
    result.of.assign(size(), Components::none);
    Search found;
    for (std::size_t i = 0; i < size(); ++i) {
        if (!isOn(NodeId(i)) || result.of[i] != Components::none)
            continue;
        const std::size_t before = found.order.size();
        search(NodeId(i), NodeId(), usable, found);
        if (found.order.size() == before)
            continue;
        for (std::size_t k = before; k < found.order.size(); ++k)
            result.of[found.order[k].index()] = static_cast<std::uint16_t>(result.count);
        ++result.count;
    }
    return result;
}

} // namespace esagono
