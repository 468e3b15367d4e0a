// SPDX-License-Identifier: GPL-3.0-or-later
// A map file: its grid, what is printed in hexes and along hexsides, links, places, areas, lines.
#include "engine/kit/reading/package_reader.h"
#include "engine/kit/reading/readers.h"

#include <algorithm>
#include <set>

namespace esagono {

namespace {

constexpr std::size_t maxNamedThings = 1'000; // areas, lines, control lists

NumberRange readRange(const Reading& pair) {
    constexpr int most = 9'999;
    const std::vector<Reading> ends = pair.list(2);
    if (ends.size() != 2)
        pair.refuse(Word{say::aSoundGrid});
    NumberRange range;
    range.first = static_cast<int>(ends[0].number(0, most));
    range.last = static_cast<int>(ends[1].number(range.first, most));
    return range;
}

Grid readGrid(const Reading& object) {
    Grid grid;
    grid.orientation = static_cast<Orientation>(object.at("orientation").oneOf({"pointy", "flat"}));
    grid.rows = readRange(object.at("rows"));
    grid.columns = readRange(object.at("columns"));
    if (const auto direction = object.maybe("rowDirection"))
        grid.rowsRun = static_cast<RowsRun>(direction->oneOf({"south", "north"}));
    grid.shifted = static_cast<Shifted>(object.at("shift").oneOf({"odd", "even"}));
    const Reading numbering = object.at("numbering");
    const auto format = NumberFormat::fromPattern(numbering.text());
    if (!format)
        numbering.refuse(Word{say::aNumbering});
    grid.format = *format;
    if (static_cast<std::size_t>(grid.rows.count()) *
            static_cast<std::size_t>(grid.columns.count()) >
        maxHexes)
        object.refuseTooMany(maxHexes);
    if (!grid.isSound())
        object.refuse(Word{say::aSoundGrid});
    object.nothingElse();
    return grid;
}

/// Reads one sheet; keeps what the parts of the file need of one another.
class SheetReader {
public:
    SheetReader(const Reading& document, const GamePackage& package, const Declared& declared)
        : m_document(document)
        , m_declared(declared) {
        const auto idsOf = [](const auto& kinds, std::vector<std::string>& ids) {
            for (const auto& kind : kinds)
                ids.push_back(kind.id);
        };
        idsOf(package.terrains, m_sheet.terrains);
        idsOf(package.features, m_sheet.features);
        idsOf(package.links, m_sheet.links);
    }

    MapSheet read() {
        m_sheet.grid = readGrid(m_document.at("grid"));
        readTerrain();
        readElevation();
        readHexsides();
        readLinks();
        readPlaces();
        readAreas();
        readLines();
        if (!problemsOf(m_sheet).empty())
            m_document.refuse(Word{say::aSoundGrid}); // the parts above say it better
        return std::move(m_sheet);
    }

private:
    [[nodiscard]] HexId find(std::string_view number) const {
        const HexId hex = m_sheet.grid.find(number);
        return hex.exists() && m_sheet.terrain[hex.index()].exists() ? hex : HexId();
    }
    [[nodiscard]] HexId hex(const Reading& where, std::string_view number) const {
        const HexId found = find(number);
        if (!found.exists())
            where.refuse(Word{say::aHex}, std::string(number));
        return found;
    }
    [[nodiscard]] bool adjacent(HexId a, HexId b) const {
        return distance(m_sheet.grid.hex(a), m_sheet.grid.hex(b)) == 1;
    }
    [[nodiscard]] HexPair hexside(const Reading& where, std::string_view label) const {
        const std::size_t bar = label.find('|');
        if (bar == std::string_view::npos)
            where.refuse(Word{say::aHexside}, std::string(label));
        const HexPair pair = {hex(where, label.substr(0, bar)), hex(where, label.substr(bar + 1))};
        if (!adjacent(pair.first, pair.second))
            where.refuse(Word{say::aHexside}, std::string(label));
        return pair;
    }

    void readTerrain() {
        m_sheet.terrain.resize(m_sheet.grid.size());
        for (const auto& [number, value] : m_document.at("terrain").members(maxHexes)) {
            const HexId hex = m_sheet.grid.find(number);
            if (!hex.exists())
                value.refuse(Word{say::aHex}, std::string(number));
            m_sheet.terrain[hex.index()] = m_declared.terrains.find<TerrainId>(value);
        }
    }

    void readElevation() {
        const auto elevation = m_document.maybe("elevation");
        if (!elevation)
            return;
        m_sheet.elevation.assign(m_sheet.grid.size(), MapSheet::noElevation);
        for (const auto& [number, metres] : elevation->members(maxHexes))
            m_sheet.elevation[hex(metres, number).index()] =
                static_cast<std::int16_t>(metres.number(-12'000, 9'000));
    }

    void readHexsides() {
        const auto hexsides = m_document.maybe("hexsides");
        if (!hexsides)
            return;
        std::set<HexPair> seen;
        for (const auto& [label, features] : hexsides->members()) {
            HexsideEntry entry;
            entry.between = hexside(features, label);
            const auto [low, high] = std::minmax(entry.between.first, entry.between.second);
            if (!seen.insert({low, high}).second)
                features.refuse(Word{say::anUnlistedHexside}, std::string(label));
            for (const Reading& feature : features.list(FeatureSet::most))
                entry.features.insert(m_declared.features.find<FeatureId>(feature));
            m_sheet.hexsides.push_back(entry);
        }
    }

    void readLinks() {
        const auto links = m_document.maybe("links");
        if (!links)
            return;
        for (const auto& [kind, lines] : links->members(LinkSet::most))
            for (const Reading& line : lines.list()) {
                LinkLine read;
                read.kind = LinkId(m_declared.links.index(lines, kind));
                if (line.record().is_array()) {
                    read.hexes = readWay(line);
                } else {
                    read.hexes = readWay(line.at("hexes"));
                    read.name = line.textOr("name", "");
                    read.grade = line.textOr("grade", "");
                    line.nothingElse();
                }
                m_sheet.linkLines.push_back(std::move(read));
            }
    }

    std::vector<HexId> readWay(const Reading& list) const {
        std::vector<HexId> way;
        for (const Reading& number : list.list(maxHexes)) {
            const HexId next = hex(number, number.text());
            if (!way.empty() && !adjacent(way.back(), next))
                number.refuse(Word{say::anAdjacentHex});
            way.push_back(next);
        }
        if (way.size() < 2)
            list.refuse(Word{say::anAdjacentHex}, Word{say::nothing});
        return way;
    }

    void readPlaces() {
        for (const Reading& object : m_document.listOr("places", maxHexes)) {
            NamedPlace place;
            place.name = object.text("name");
            place.kind = object.id("kind");
            const Reading number = object.at("hex");
            place.hex = find(number.text());
            if (const auto values = object.maybe("values"))
                for (const auto& [key, value] : values->members(maxNamedThings)) {
                    if (!isId(key))
                        value.refuse(Word{say::anId}, std::string(key));
                    place.values.emplace_back(key,
                                              static_cast<int>(value.number(INT16_MIN, INT16_MAX)));
                }
            if (const Record drawing = object.opaque("drawing"); !drawing.is_null())
                place.drawnAt = compactText(drawing);
            object.nothingElse();
            if (place.hex.exists())
                m_sheet.places.push_back(std::move(place));
            else
                number.note(Finding::Weight::Error,
                            Text(say::placeOffMap, place.name, number.text()));
        }
    }

    void readAreas() {
        const auto areas = m_document.maybe("areas");
        if (!areas)
            return;
        for (const auto& [id, value] : areas->members(maxNamedThings)) {
            if (!isId(id))
                value.refuse(Word{say::anId}, std::string(id));
            NamedArea area{std::string(id), {}};
            const Reading hexes = value.record().is_object() ? value.at("hexes") : value;
            std::vector<bool> listed(m_sheet.grid.size(), false);
            for (const Reading& number : hexes.list(maxHexes)) {
                const HexId hex = find(number.text());
                if (!hex.exists()) {
                    number.note(Finding::Weight::Error, Text(say::areaOffMap, id, number.text()));
                    continue;
                }
                if (listed[hex.index()])
                    number.refuse(Word{say::anUnlistedHex});
                listed[hex.index()] = true;
                area.hexes.push_back(hex);
            }
            if (value.record().is_object()) {
                static_cast<void>(value.wordsOr("name"));
                value.nothingElse();
            }
            m_sheet.areas.push_back(std::move(area));
        }
    }

    void readLines() {
        const auto lines = m_document.maybe("lines");
        if (!lines)
            return;
        for (const auto& [id, value] : lines->members(maxNamedThings)) {
            if (!isId(id))
                value.refuse(Word{say::anId}, std::string(id));
            NamedLine line{std::string(id), {}};
            const Reading hexsides = value.record().is_object() ? value.at("hexsides") : value;
            for (const Reading& label : hexsides.list())
                line.hexsides.push_back(hexside(label, label.text()));
            if (value.record().is_object()) {
                static_cast<void>(value.wordsOr("name"));
                value.nothingElse();
            }
            m_sheet.lines.push_back(std::move(line));
        }
    }

    const Reading& m_document;
    const Declared& m_declared;
    MapSheet m_sheet;
};

} // namespace

Grid gridOf(const Record& map, std::string_view file) {
    std::vector<Finding> findings;
    return readGrid(Reading(file, map, findings).at("grid"));
}

HexId hexAt(const Reading& number, const HexMap& map) {
    const HexId hex = map.find(number.text());
    if (!hex.exists())
        number.refuse(Word{say::aHex});
    return hex;
}

std::vector<SideId> readControl(const Reading& object, const HexMap& map,
                                const Declared& declared) {
    std::vector<SideId> control(map.size());
    const auto give = [&](const Reading& where, HexId hex, SideId side) {
        if (control[hex.index()].exists())
            where.refuse(Word{say::anUnlistedHex}, map.label(hex));
        control[hex.index()] = side;
    };
    for (const auto& [key, value] : object.members()) {
        const SideId side(declared.sides.index(value, key));
        if (value.record().is_string()) {
            const AreaId area = map.area(value.text());
            if (!area.exists())
                value.refuse(Word{say::anArea});
            for (const HexId hex : map.area(area).hexes)
                give(value, hex, side);
        } else {
            for (const Reading& number : value.list(maxHexes))
                give(number, hexAt(number, map), side);
        }
    }
    return control;
}

void readMap(const Reading& document, GamePackage& package, Declared& declared) {
    expectFormat(document, "esagono-map");
    MapFile file;
    file.file = document.file();
    file.id = declared.maps.add(document.at("id"));
    file.title = document.wordsOr("title");
    const HexMap& map = package.maps.emplace_back(SheetReader(document, package, declared).read());
    if (const auto lists = document.maybe("control"))
        for (const auto& [id, sides] : lists->members(maxNamedThings)) {
            if (!isId(id))
                sides.refuse(Word{say::anId}, std::string(id));
            file.controlLists.push_back({std::string(id), readControl(sides, map, declared)});
        }
    if (const auto scale = document.maybe("scaleKm"))
        file.scaleKm = scale->decimal();
    for (const char* key : {"drawing", "sources"})
        static_cast<void>(document.opaque(key));
    document.nothingElse();
    package.mapFiles.push_back(std::move(file));
}

} // namespace esagono
