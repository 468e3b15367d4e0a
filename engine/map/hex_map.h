// SPDX-License-Identifier: GPL-3.0-or-later
// The map on the table: what rules ask about terrain, hexsides, links and named things. Flat arrays
// by id, immutable once built; it knows no rules.
#pragma once

#include "engine/core/checked.h"
#include "engine/core/ids.h"
#include "engine/map/hexside.h"
#include "engine/map/map_sheet.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace esagono {

using AreaId = Id<struct AreaTag>;             ///< a named area
using LineId = Id<struct LineTag>;             ///< a named line of hexsides
using NamedPlaceId = Id<struct NamedPlaceTag>; ///< a city, village, fort …

/// The existing neighbours of a hex, clockwise.
class Neighbours {
public:
    [[nodiscard]] const HexId* begin() const { return m_hexes.data(); }
    [[nodiscard]] const HexId* end() const { return m_hexes.data() + m_count; }
    [[nodiscard]] std::size_t size() const { return m_count; }

private:
    friend class HexMap;
    std::array<HexId, directions> m_hexes;
    std::size_t m_count = 0;
};

class HexMap {
public:
    /// Takes for granted that problemsOf(sheet) is empty.
    explicit HexMap(MapSheet sheet);

    [[nodiscard]] const MapSheet& sheet() const { return m_sheet; }
    [[nodiscard]] const Grid& grid() const { return m_sheet.grid; }

    // Hexes. Ids run up to size(); a hole in the sheet has an id too, but does not exist.
    [[nodiscard]] std::size_t size() const { return m_sheet.terrain.size(); }
    [[nodiscard]] std::span<const HexId> hexes() const { return m_hexes; }
    [[nodiscard]] bool exists(HexId hex) const {
        return hex.index() < size() && m_sheet.terrain[hex.index()].exists();
    }
    /// The hex with that printed number, or none.
    [[nodiscard]] HexId find(std::string_view label) const;
    [[nodiscard]] std::string label(HexId hex) const { return m_sheet.grid.label(hex); }
    [[nodiscard]] alwaysInline Hex hex(HexId hex) const { return elementOf(m_axial, hex.index()); }
    [[nodiscard]] HexId id(Hex hex) const;

    // What is printed in a hex.
    [[nodiscard]] alwaysInline TerrainId terrain(HexId hex) const {
        return elementOf(m_sheet.terrain, hex.index());
    }
    [[nodiscard]] std::optional<int> elevation(HexId hex) const;
    [[nodiscard]] std::span<const NamedPlaceId> placesIn(HexId hex) const;
    [[nodiscard]] const NamedPlace& place(NamedPlaceId place) const {
        return elementOf(m_sheet.places, place.index());
    }

    // How hexes lie to each other.
    [[nodiscard]] alwaysInline HexId neighbour(HexId hex, Direction direction) const {
        return elementOf(m_neighbours,
                         hex.index() * directions + static_cast<std::size_t>(direction));
    }
    [[nodiscard]] Neighbours neighbours(HexId hex) const;
    [[nodiscard]] bool adjacent(HexId a, HexId b) const { return distance(a, b) == 1; }
    [[nodiscard]] int distance(HexId a, HexId b) const { return esagono::distance(hex(a), hex(b)); }
    [[nodiscard]] std::optional<Direction> direction(HexId from, HexId to) const {
        return directionBetween(hex(from), hex(to));
    }
    /// The existing hexes up to that distance, the centre included, by id.
    [[nodiscard]] std::vector<HexId> within(HexId centre, int range) const;
    /// Whether fewer than six neighbours exist.
    [[nodiscard]] bool isOnEdge(HexId hex) const { return neighbours(hex).size() < directions; }

    // Hexsides. None between hexes that are not adjacent; nothing lies along or across none.
    [[nodiscard]] HexsideId hexside(HexId a, HexId b) const;
    [[nodiscard]] HexsideId findHexside(std::string_view label) const; ///< "1211|1212"
    [[nodiscard]] std::string label(HexsideId side) const;             ///< lower number first
    [[nodiscard]] HexPair ends(HexsideId side) const;                  ///< lower id first
    [[nodiscard]] FeatureSet features(HexsideId side) const {
        return side.exists() ? elementOf(m_features, side.index()) : FeatureSet();
    }
    [[nodiscard]] LinkSet links(HexsideId side) const {
        return side.exists() ? elementOf(m_links, side.index()) : LinkSet();
    }
    [[nodiscard]] bool has(HexsideId side, FeatureId feature) const {
        return features(side).contains(feature);
    }
    [[nodiscard]] bool linked(HexsideId side, LinkId link) const {
        return links(side).contains(link);
    }
    [[nodiscard]] bool linked(HexId a, HexId b, LinkId link) const {
        return linked(hexside(a, b), link);
    }
    /// Whether such a link leads out of the hex in some direction.
    [[nodiscard]] bool onLink(HexId hex, LinkId link) const;

    // Ids of declared names, none if undeclared, and back.
    [[nodiscard]] TerrainId terrain(std::string_view name) const;
    [[nodiscard]] FeatureId feature(std::string_view name) const;
    [[nodiscard]] LinkId link(std::string_view name) const;
    [[nodiscard]] NamedPlaceId place(std::string_view name) const; ///< the first of that name
    [[nodiscard]] AreaId area(std::string_view name) const;
    [[nodiscard]] LineId line(std::string_view name) const;
    [[nodiscard]] const std::string& name(TerrainId id) const {
        return m_sheet.terrains[id.index()];
    }
    [[nodiscard]] const std::string& name(FeatureId id) const {
        return m_sheet.features[id.index()];
    }
    [[nodiscard]] const std::string& name(LinkId id) const { return m_sheet.links[id.index()]; }

    // Named areas and lines.
    [[nodiscard]] const NamedArea& area(AreaId area) const {
        return elementOf(m_sheet.areas, area.index());
    }
    [[nodiscard]] alwaysInline bool inArea(AreaId area, HexId hex) const {
        const std::size_t bit = area.index() * size() + hex.index();
        return (elementOf(m_areas, bit / 64) >> bit % 64 & 1U) != 0;
    }
    [[nodiscard]] const NamedLine& line(LineId line) const {
        return elementOf(m_sheet.lines, line.index());
    }

    friend bool operator==(const HexMap& a, const HexMap& b) { return a.m_sheet == b.m_sheet; }

private:
    void layOutHexes();
    void layOutHexsides();
    void layOutAreas();
    void layOutPlaces();

    MapSheet m_sheet;
    std::vector<HexId> m_hexes;            ///< those that exist
    std::vector<Hex> m_axial;              ///< by hex
    std::vector<HexId> m_neighbours;       ///< six by hex; none: off the map
    std::vector<FeatureSet> m_features;    ///< by hexside
    std::vector<LinkSet> m_links;          ///< by hexside
    std::vector<std::uint64_t> m_areas;    ///< area by area, one bit by hex
    std::vector<NamedPlaceId> m_places;    ///< by hex
    std::vector<std::uint32_t> m_placesOf; ///< where the places of a hex begin; one more at the end
};

} // namespace esagono
