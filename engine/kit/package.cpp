// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/kit/package.h"

namespace esagono {

namespace {

template <class Thing>
const Thing* findById(const std::vector<Thing>& things, std::string_view id) {
    for (const Thing& thing : things)
        if (thing.id == id)
            return &thing;
    return nullptr;
}

} // namespace

const Chart* GamePackage::chart(std::string_view chartId) const {
    return findById(charts, chartId);
}

const Scenario* GamePackage::scenario(std::string_view scenarioId) const {
    return findById(scenarios, scenarioId);
}

TableShape GamePackage::shape(const Scenario& scenario) const {
    const auto count = [](const auto& things) { return static_cast<std::uint16_t>(things.size()); };
    TableShape shape;
    shape.sides = count(sides);
    shape.hexes = count(maps[scenario.map]);
    shape.boxes = count(boxes);
    shape.counters = count(counters);
    shape.markers = count(markers);
    shape.tracks = count(tracks);
    shape.pools = count(pools);
    shape.chits = count(chits);
    for (const StatusKind& status : statuses)
        shape.statusDefaults.push_back(status.standard);
    return shape;
}

Digest GamePackage::digest() const {
    std::string names;
    for (const auto& [name, document] : documents)
        names += hexText(digestOf(compactText(document))) + " " + name + "\n";
    return digestOf(names);
}

} // namespace esagono
