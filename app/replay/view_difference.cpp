// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/view_difference.h"

#include <algorithm>
#include <map>

namespace esagono {

namespace {

/// What lies in a hex, in whatever order it lies there.
struct Contents {
    std::vector<SeenCounter> counters;
    std::vector<SeenMarker> markers;
    friend bool operator==(const Contents&, const Contents&) = default;
};

std::map<HexId, Contents> contentsOf(const View& view) {
    std::map<HexId, Contents> hexes;
    for (const SeenCounter& each : view.counters)
        if (each.place.isHex())
            hexes[each.place.hex()].counters.push_back(each);
    for (const SeenMarker& each : view.markers)
        if (each.place.isHex())
            hexes[each.place.hex()].markers.push_back(each);
    for (auto& [hex, contents] : hexes) {
        std::ranges::sort(contents.counters, {}, &SeenCounter::counter);
        std::ranges::sort(contents.markers, {}, &SeenMarker::marker);
    }
    return hexes;
}

} // namespace

std::vector<HexId> differingHexes(const View& left, const View& right) {
    std::map<HexId, Contents> here = contentsOf(left);
    std::vector<HexId> found;
    for (auto& [hex, contents] : contentsOf(right)) {
        const auto other = here.find(hex);
        if (other == here.end() || other->second != contents)
            found.push_back(hex);
        if (other != here.end())
            here.erase(other);
    }
    for (const auto& [hex, contents] : here)
        found.push_back(hex);
    std::ranges::sort(found);
    return found;
}

} // namespace esagono
