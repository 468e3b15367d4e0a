// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editing/maps/map_changes.h"

#include "app/board/scene/board_geometry.h"

#include <algorithm>

namespace esagono {

namespace {

// How far beyond its hexes a change can be seen, in sheet units: ground blends into its neighbours,
// slopes throw light and shade, roads bend towards what follows, names make room for each other.
constexpr qreal aroundGround = 3;
constexpr qreal aroundLines = 3;
constexpr qreal aroundNames = 6;

const Record& partOf(const GamePackage& package, const std::string& file, const char* key) {
    static const Record none;
    const auto document = package.documents.find(file);
    if (document == package.documents.end() || !document->second.is_object())
        return none;
    const auto found = document->second.find(key);
    return found == document->second.end() ? none : *found;
}

int highest(const HexMap& map) {
    const auto& heights = map.sheet().elevation;
    return heights.empty() ? 0 : int(*std::ranges::max_element(heights));
}

class MapComparison {
public:
    MapComparison(const HexMap& before, const HexMap& after)
        : m_before(before.sheet())
        , m_after(after.sheet())
        , m_geometry(after) {}

    QRectF part() {
        for (std::size_t i = 0; i < m_after.terrain.size(); ++i)
            if (m_before.terrain[i] != m_after.terrain[i] ||
                heightOf(m_before, i) != heightOf(m_after, i))
                touch(HexId(i), aroundGround);
        compare(m_before.hexsides, m_after.hexsides, [this](const HexsideEntry& entry) {
            touch(entry.between.first, aroundLines);
            touch(entry.between.second, aroundLines);
        });
        compare(m_before.linkLines, m_after.linkLines, [this](const LinkLine& line) {
            for (const HexId hex : line.hexes)
                touch(hex, aroundLines);
        });
        compare(m_before.lines, m_after.lines, [this](const NamedLine& line) {
            for (const HexPair& pair : line.hexsides)
                touch(pair.first, aroundLines);
        });
        compare(m_before.places, m_after.places,
                [this](const NamedPlace& place) { touch(place.hex, aroundNames); });
        return m_part;
    }

private:
    static int heightOf(const MapSheet& sheet, std::size_t hex) {
        return sheet.elevation.empty() ? MapSheet::noElevation : sheet.elevation[hex];
    }
    void touch(HexId hex, qreal around) {
        const QPointF centre = m_geometry.centre(hex);
        m_part |= QRectF(centre - QPointF(around, around), centre + QPointF(around, around));
    }
    /// What only one of the lists holds.
    template <class Thing, class Touch>
    void compare(const std::vector<Thing>& before, const std::vector<Thing>& after, Touch touch) {
        const auto [first, second] = std::ranges::mismatch(before, after);
        const auto lacking = [&](auto from, auto end, const std::vector<Thing>& others) {
            for (; from != end; ++from)
                if (std::ranges::find(others, *from) == others.end())
                    touch(*from);
        };
        lacking(first, before.end(), after);
        lacking(second, after.end(), before);
    }

    const MapSheet& m_before;
    const MapSheet& m_after;
    BoardGeometry m_geometry;
    QRectF m_part;
};

} // namespace

MapChanges changesOf(const GamePackage& before, const GamePackage& after, std::size_t map) {
    if (map >= before.maps.size() || before.maps[map].grid() != after.maps[map].grid())
        return {.everything = true};
    for (const char* file : {"package.json", "counters.json", "display.json", "texts.json"}) {
        const auto one = before.documents.find(file);
        const auto other = after.documents.find(file);
        const bool there = one != before.documents.end();
        if (there != (other != after.documents.end()) || (there && one->second != other->second))
            return {.everything = true};
    }
    const std::string& file = after.mapFiles[map].file;
    if (before.mapFiles[map].file != file)
        return {.everything = true};
    if (partOf(before, file, "drawing") != partOf(after, file, "drawing") ||
        partOf(before, file, "title") != partOf(after, file, "title") ||
        partOf(before, file, "scaleKm") != partOf(after, file, "scaleKm") ||
        highest(before.maps[map]) != highest(after.maps[map])) // the tints of all heights
        return {.part = BoardGeometry(after.maps[map]).sheet().adjusted(-99, -99, 99, 99)};
    return {.part = MapComparison(before.maps[map], after.maps[map]).part()};
}

} // namespace esagono
