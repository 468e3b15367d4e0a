// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/maps/map_patch.h"

#include "editor/maps/map_edits.h"

#include <algorithm>
#include <set>

namespace esagono {

namespace {

constexpr Hex origin;

/// Every link that crosses the hexside, with its grade.
std::vector<std::pair<std::string, std::string>> linksAcross(const MapDraft& map, HexPair side) {
    std::vector<std::pair<std::string, std::string>> found;
    const std::string a = map.grid().label(side.first);
    const std::string b = map.grid().label(side.second);
    for (const std::string& kind : map.links(side))
        for (const Record& line : map.entry("links", kind)) {
            const Record& way = listIn(line, "hexes");
            for (std::size_t i = 1; i < way.size(); ++i)
                if ((way[i - 1] == a && way[i] == b) || (way[i - 1] == b && way[i] == a)) {
                    found.emplace_back(kind, line.is_object() ? line.value("grade", "") : "");
                    break;
                }
        }
    return found;
}

template <class Move>
MapPatch moved(MapPatch patch, Move move) {
    for (MapPatch::Piece& piece : patch.pieces)
        piece.at = move(piece.at);
    for (MapPatch::Side& side : patch.sides) {
        side.a = move(side.a);
        side.b = move(side.b);
    }
    return patch;
}

HexId landing(const MapDraft& map, Hex at, HexId middle) {
    const HexId hex = map.grid().id(map.grid().hex(middle) + at);
    return hex.exists() && map.exists(hex) ? hex : HexId();
}

} // namespace

MapPatch cutOut(const MapDraft& map, std::span<const HexId> hexes, HexId middle) {
    MapPatch patch;
    const Hex centre = map.grid().hex(middle);
    const std::set<HexId> chosen(hexes.begin(), hexes.end());
    for (const HexId hex : chosen) {
        patch.pieces.push_back(
            {map.grid().hex(hex) - centre, map.terrain(hex), map.elevation(hex)});
        for (Direction direction = 0; direction < ownedHexsides; ++direction)
            if (const HexId other = map.neighbour(hex, direction); chosen.contains(other))
                patch.sides.push_back({map.grid().hex(hex) - centre, map.grid().hex(other) - centre,
                                       map.features({hex, other}), linksAcross(map, {hex, other})});
    }
    return patch;
}

MapPatch turned(MapPatch patch, int sixths) {
    return moved(std::move(patch), [=](Hex hex) { return rotated(hex, origin, sixths); });
}

MapPatch mirrored(MapPatch patch, Orientation orientation) {
    return moved(std::move(patch), [=](Hex hex) {
        return orientation == Orientation::Pointy ? Hex{-hex.q - hex.r, hex.r}
                                                  : Hex{-hex.q, hex.q + hex.r};
    });
}

std::vector<HexId> covered(const MapDraft& map, const MapPatch& patch, HexId middle) {
    std::vector<HexId> hexes;
    for (const MapPatch::Piece& piece : patch.pieces)
        if (const HexId hex = landing(map, piece.at, middle); hex.exists())
            hexes.push_back(hex);
    return hexes;
}

Edit putDown(const MapDraft& map, const MapPatch& patch, HexId middle, Text name) {
    Edit edit{std::move(name), {}, {}};
    const auto put = [&](const char* part, const std::string& key, Record value) {
        const Record& now = map.entry(part, key);
        if (now == value)
            return;
        if (value.is_null())
            edit.remove(map.file(), pointerTo(pointerTo("", part), key));
        else
            edit.set(map.file(), pointerTo(pointerTo("", part), key), std::move(value));
    };
    for (const char* part : {"elevation", "hexsides"})
        if (map.part(part).is_null())
            edit.set(map.file(), pointerTo("", part), Record::object());
    for (const MapPatch::Piece& piece : patch.pieces) {
        const HexId hex = landing(map, piece.at, middle);
        if (!hex.exists())
            continue;
        put("terrain", map.grid().label(hex), piece.terrain);
        put("elevation", map.grid().label(hex),
            piece.elevation ? Record(*piece.elevation) : Record());
    }
    LinkLines lines(map);
    for (const MapPatch::Side& side : patch.sides) {
        const HexPair pair{landing(map, side.a, middle), landing(map, side.b, middle)};
        if (!pair.first.exists() || !pair.second.exists())
            continue;
        put("hexsides", map.sideKey(pair),
            side.features.empty() ? Record() : Record(side.features));
        const std::string a = map.grid().label(pair.first);
        const std::string b = map.grid().label(pair.second);
        for (const std::string& kind : map.links(pair))
            lines.cut(kind, a, b);
        for (const auto& [kind, grade] : side.links)
            lines.lay(kind, a, b, grade);
    }
    lines.into(edit);
    return edit;
}

} // namespace esagono
