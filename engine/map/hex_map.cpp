// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/map/hex_map.h"

#include "engine/core/ensure.h"

#include <algorithm>

namespace esagono {

namespace {

template <class Identifier>
Identifier idOf(const std::vector<std::string>& names, std::string_view name) {
    const auto found = std::find(names.begin(), names.end(), name);
    return found == names.end() ? Identifier()
                                : Identifier(static_cast<std::size_t>(found - names.begin()));
}

template <class Identifier, class Things>
Identifier idOfThing(const Things& things, std::string_view name) {
    for (std::size_t i = 0; i < things.size(); ++i)
        if (things[i].name == name)
            return Identifier(i);
    return Identifier();
}

} // namespace

HexMap::HexMap(MapSheet sheet)
    : m_sheet(std::move(sheet)) {
    ensure(problemsOf(m_sheet).empty());
    layOutHexes();
    layOutHexsides();
    layOutAreas();
    layOutPlaces();
}

void HexMap::layOutHexes() {
    m_axial.resize(size());
    m_neighbours.resize(size() * directions);
    for (std::size_t i = 0; i < size(); ++i) {
        m_axial[i] = m_sheet.grid.hex(HexId(i));
        if (!exists(HexId(i)))
            continue;
        m_hexes.push_back(HexId(i));
        for (Direction direction = 0; direction < directions; ++direction)
            m_neighbours[i * directions + static_cast<std::size_t>(direction)] =
                id(esagono::neighbour(m_axial[i], direction));
    }
}

void HexMap::layOutHexsides() {
    m_features.resize(size() * ownedHexsides);
    for (const HexsideEntry& entry : m_sheet.hexsides)
        m_features[hexside(entry.between.first, entry.between.second).index()] = entry.features;
    m_links.resize(size() * ownedHexsides);
    for (const LinkLine& line : m_sheet.linkLines)
        for (std::size_t i = 1; i < line.hexes.size(); ++i)
            m_links[hexside(line.hexes[i - 1], line.hexes[i]).index()].insert(line.kind);
}

void HexMap::layOutAreas() {
    m_areas.resize((m_sheet.areas.size() * size() + 63) / 64);
    for (std::size_t area = 0; area < m_sheet.areas.size(); ++area) {
        for (const HexId hex : m_sheet.areas[area].hexes) {
            const std::size_t bit = area * size() + hex.index();
            m_areas[bit / 64] |= std::uint64_t{1} << bit % 64;
        }
    }
}

void HexMap::layOutPlaces() {
    for (std::size_t i = 0; i < m_sheet.places.size(); ++i)
        m_places.push_back(NamedPlaceId(i));
    const auto hexOf = [this](NamedPlaceId id) { return place(id).hex; };
    std::stable_sort(m_places.begin(), m_places.end(),
                     [&](NamedPlaceId a, NamedPlaceId b) { return hexOf(a) < hexOf(b); });
    m_placesOf.assign(size() + 1, 0);
    for (const NamedPlaceId id : m_places)
        ++m_placesOf[hexOf(id).index() + 1];
    for (std::size_t i = 0; i < size(); ++i)
        m_placesOf[i + 1] += m_placesOf[i];
}

HexId HexMap::find(std::string_view label) const {
    const HexId hex = m_sheet.grid.find(label);
    return exists(hex) ? hex : HexId();
}

HexId HexMap::id(Hex hex) const {
    const HexId id = m_sheet.grid.id(hex);
    return exists(id) ? id : HexId();
}

std::optional<int> HexMap::elevation(HexId hex) const {
    if (m_sheet.elevation.empty() ||
        elementOf(m_sheet.elevation, hex.index()) == MapSheet::noElevation)
        return std::nullopt;
    return elementOf(m_sheet.elevation, hex.index());
}

std::span<const NamedPlaceId> HexMap::placesIn(HexId hex) const {
    const std::size_t first = m_placesOf[indexWithin(hex.index(), size())];
    return std::span(m_places).subspan(first, m_placesOf[hex.index() + 1] - first);
}

Neighbours HexMap::neighbours(HexId hex) const {
    Neighbours around;
    const HexId* const beside = m_neighbours.data() + indexWithin(hex.index(), size()) * directions;
    for (Direction direction = 0; direction < directions; ++direction)
        if (const HexId next = beside[direction]; next.exists())
            around.m_hexes[around.m_count++] = next;
    return around;
}

std::vector<HexId> HexMap::within(HexId centre, int range) const {
    std::vector<HexId> hexes;
    const Hex middle = hex(centre);
    for (int q = -range; q <= range; ++q)
        for (int r = std::max(-range, -q - range); r <= std::min(range, -q + range); ++r)
            if (const HexId each = id(middle + Hex{q, r}); each.exists())
                hexes.push_back(each);
    std::sort(hexes.begin(), hexes.end());
    return hexes;
}

HexsideId HexMap::hexside(HexId a, HexId b) const {
    if (!b.exists())
        return HexsideId();
    const HexId* const beside = m_neighbours.data() + indexWithin(a.index(), size()) * directions;
    for (Direction direction = 0; direction < directions; ++direction)
        if (beside[direction] == b)
            return hexsideBetween(a, b, direction);
    return HexsideId();
}

HexsideId HexMap::findHexside(std::string_view label) const {
    const std::size_t bar = label.find('|');
    if (bar == std::string_view::npos)
        return HexsideId();
    const HexId a = find(label.substr(0, bar));
    const HexId b = find(label.substr(bar + 1));
    return a.exists() && b.exists() ? hexside(a, b) : HexsideId();
}

std::string HexMap::label(HexsideId side) const {
    const HexPair hexes = ends(side);
    return label(hexes.first) + "|" + label(hexes.second);
}

HexPair HexMap::ends(HexsideId side) const {
    const HexId owner = ownerOf(side);
    const HexId other = neighbour(owner, directionOf(side));
    return {std::min(owner, other), std::max(owner, other)};
}

bool HexMap::onLink(HexId hex, LinkId link) const {
    for (const HexId next : neighbours(hex))
        if (linked(hex, next, link))
            return true;
    return false;
}

TerrainId HexMap::terrain(std::string_view name) const {
    return idOf<TerrainId>(m_sheet.terrains, name);
}
FeatureId HexMap::feature(std::string_view name) const {
    return idOf<FeatureId>(m_sheet.features, name);
}
LinkId HexMap::link(std::string_view name) const {
    return idOf<LinkId>(m_sheet.links, name);
}
NamedPlaceId HexMap::place(std::string_view name) const {
    return idOfThing<NamedPlaceId>(m_sheet.places, name);
}
AreaId HexMap::area(std::string_view name) const {
    return idOfThing<AreaId>(m_sheet.areas, name);
}
LineId HexMap::line(std::string_view name) const {
    return idOfThing<LineId>(m_sheet.lines, name);
}

} // namespace esagono
