// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editing/scenarios/group_kinds.h"

#include <algorithm>

namespace esagono {

namespace {

using FirstWords = std::pair<const char*, Record>;

constexpr GroupKind allGroupKinds[] = {
    //: Where a group is: in one box beside the map
    //% "In a box"
    {"box", QT_TRID_NOOP("app.editor.setup.kind_box"),
     [](const DraftGroup& group, const HexMap& map) {
         return !group.at.empty() && !map.find(group.at).exists();
     },
     [](const GroupSpot& spot) {
         return spot.package.boxes.empty() ? FirstWords()
                                           : FirstWords("at", spot.package.boxes.front().id);
     }},
    //: Where a group is: in a named area of the map
    //% "In an area of the map"
    {"area", QT_TRID_NOOP("app.editor.setup.kind_area"),
     [](const DraftGroup& group, const HexMap&) {
         return group.at.empty() && group.area.is_string();
     },
     [](const GroupSpot& spot) {
         const auto& areas = spot.map.sheet().areas;
         return areas.empty() ? FirstWords() : FirstWords("area", areas.front().name);
     }},
    //: Where a group is: in hexes that the author paints
    //% "In hexes of its own"
    {"hexes", QT_TRID_NOOP("app.editor.setup.kind_hexes"),
     [](const DraftGroup& group, const HexMap&) {
         return group.at.empty() && group.area.is_array();
     },
     [](const GroupSpot& spot) {
         Record own = Record::array(); // what it was so far, hex by hex
         for (const HexId hex : spot.hexes)
             own.push_back(spot.map.label(hex));
         return FirstWords("area", std::move(own));
     },
     true},
    //: Where a group is: not far from a hex
    //% "Near a hex"
    {"within", QT_TRID_NOOP("app.editor.setup.kind_within"),
     [](const DraftGroup& group, const HexMap&) {
         return group.at.empty() && group.area.is_object();
     },
     [](const GroupSpot& spot) {
         return FirstWords("area", {{"within", 1}, {"of", spot.map.label(spot.centre)}});
     }},
    //: Where a group is: in one hex
    //% "In one hex"
    {"hex", QT_TRID_NOOP("app.editor.setup.kind_hex"),
     [](const DraftGroup& group, const HexMap& map) { return map.find(group.at).exists(); },
     [](const GroupSpot& spot) { return FirstWords("at", spot.map.label(spot.centre)); }},
    //: A group of counters without a place or a name
    //% "Placed by the rules"
    {"rules", QT_TRID_NOOP("app.editor.setup.by_rules"),
     [](const DraftGroup&, const HexMap&) { return true; },
     [](const GroupSpot& spot) {
         return FirstWords(spot.group.at.empty() ? "area" : "at", Record());
     }},
};

} // namespace

std::span<const GroupKind> groupKinds() {
    return allGroupKinds;
}

const GroupKind& kindOf(const DraftGroup& group, const HexMap& map) {
    return *std::ranges::find_if(allGroupKinds,
                                 [&](const GroupKind& kind) { return kind.fits(group, map); });
}

const GroupKind* groupKind(const QString& id) {
    const auto* const found = std::ranges::find_if(
        allGroupKinds, [&](const GroupKind& kind) { return id == QLatin1String(kind.id); });
    return found == std::end(allGroupKinds) ? nullptr : found;
}

} // namespace esagono
