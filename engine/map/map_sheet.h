// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed on a map sheet, as plain lists: the editor changes them, HexMap is built of them.
#pragma once

#include "engine/core/ids.h"
#include "engine/map/hexside.h"
#include "engine/map/numbering.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace esagono {

/// A hexside that has something along it.
struct HexsideEntry {
    HexPair between;
    FeatureSet features;
    friend bool operator==(const HexsideEntry&, const HexsideEntry&) = default;
};

/// A road, railway or track as it is drawn: from hex to adjacent hex.
struct LinkLine {
    LinkId kind;
    std::vector<HexId> hexes;
    std::string name;
    std::string grade; ///< main, minor …: for drawing
    friend bool operator==(const LinkLine&, const LinkLine&) = default;
};

/// A city, village, fort or the like.
struct NamedPlace {
    std::string name;
    HexId hex;
    std::string kind;
    std::vector<std::pair<std::string, int>> values; ///< vp, morale …
    std::string drawnAt;                             ///< where exactly, in the words of the drawer

    [[nodiscard]] int value(std::string_view key, int fallback = 0) const;
    friend bool operator==(const NamedPlace&, const NamedPlace&) = default;
};

struct NamedArea {
    std::string name;
    std::vector<HexId> hexes;
    friend bool operator==(const NamedArea&, const NamedArea&) = default;
};

/// Hexsides in the order they are drawn; the first hex of every pair is on the same side.
struct NamedLine {
    std::string name;
    std::vector<HexPair> hexsides;
    friend bool operator==(const NamedLine&, const NamedLine&) = default;
};

struct MapSheet {
    static constexpr std::int16_t noElevation = INT16_MIN;

    Grid grid;
    std::vector<std::string> terrains;   ///< declared names, by TerrainId
    std::vector<std::string> features;   ///< by FeatureId
    std::vector<std::string> links;      ///< by LinkId
    std::vector<TerrainId> terrain;      ///< by HexId; none: a hole in the sheet
    std::vector<std::int16_t> elevation; ///< by HexId, in metres; or empty
    std::vector<HexsideEntry> hexsides;
    std::vector<LinkLine> linkLines;
    std::vector<NamedPlace> places;
    std::vector<NamedArea> areas;
    std::vector<NamedLine> lines;

    friend bool operator==(const MapSheet&, const MapSheet&) = default;
};

/// Why no map can be built of a sheet: what kind of mistake, and where.
struct SheetProblem {
    enum class Kind : std::uint8_t {
        UnsoundGrid,
        TooManyKinds,   ///< more than 32 features or links
        NameTwice,      ///< two kinds, areas or lines of the same name
        WrongLength,    ///< terrain or elevation do not have one entry per hex
        UnknownTerrain, ///< an id beyond the declared ones
        UnknownFeature,
        UnknownLink,
        NoSuchHex,   ///< off the sheet, or a hole
        NotAdjacent, ///< a hexside, line or link between hexes that do not touch
        HexsideTwice,
    };
    Kind kind;
    std::string name; ///< of the list, line, area or place
    HexPair hexes;    ///< where it is about hexes
    friend bool operator==(const SheetProblem&, const SheetProblem&) = default;
};

/// Everything that keeps the sheet from being a map; nothing if it is one.
[[nodiscard]] std::vector<SheetProblem> problemsOf(const MapSheet& sheet);

} // namespace esagono
