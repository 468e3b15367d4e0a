// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/map/map_sheet.h"

#include <algorithm>
#include <set>

namespace esagono {

namespace {

using Kind = SheetProblem::Kind;

class Proofreader {
public:
    explicit Proofreader(const MapSheet& sheet)
        : m_sheet(sheet) {}

    std::vector<SheetProblem> read() {
        if (!m_sheet.grid.isSound()) {
            report(Kind::UnsoundGrid, "grid");
            return m_problems;
        }
        readKinds();
        if (readLengths()) {
            readTerrain();
            readHexsides();
            readLinks();
            readNames();
        }
        return m_problems;
    }

private:
    void report(Kind kind, std::string_view name, HexPair hexes = {}) {
        m_problems.push_back({kind, std::string(name), hexes});
    }

    void readKinds() {
        if (m_sheet.features.size() > FeatureSet::most)
            report(Kind::TooManyKinds, "features");
        if (m_sheet.links.size() > LinkSet::most)
            report(Kind::TooManyKinds, "links");
        for (const auto* names : {&m_sheet.terrains, &m_sheet.features, &m_sheet.links})
            refuseTwins(*names, [](const std::string& name) { return name; });
        refuseTwins(m_sheet.areas, [](const NamedArea& area) { return area.name; });
        refuseTwins(m_sheet.lines, [](const NamedLine& line) { return line.name; });
    }

    template <class Things, class NameOf>
    void refuseTwins(const Things& things, NameOf nameOf) {
        std::set<std::string> seen;
        for (const auto& thing : things)
            if (!seen.insert(nameOf(thing)).second)
                report(Kind::NameTwice, nameOf(thing));
    }

    bool readLengths() {
        const std::size_t hexes = m_sheet.grid.size();
        if (m_sheet.terrain.size() != hexes)
            report(Kind::WrongLength, "terrain");
        if (!m_sheet.elevation.empty() && m_sheet.elevation.size() != hexes)
            report(Kind::WrongLength, "elevation");
        return m_sheet.terrain.size() == hexes;
    }

    void readTerrain() {
        for (std::size_t i = 0; i < m_sheet.terrain.size(); ++i)
            if (m_sheet.terrain[i].exists() &&
                m_sheet.terrain[i].index() >= m_sheet.terrains.size())
                report(Kind::UnknownTerrain, "terrain", {HexId(i), HexId()});
    }

    void readHexsides() {
        std::set<HexPair> seen;
        for (const HexsideEntry& entry : m_sheet.hexsides) {
            readPair("hexsides", entry.between);
            const auto [low, high] = std::minmax(entry.between.first, entry.between.second);
            if (!seen.insert({low, high}).second)
                report(Kind::HexsideTwice, "hexsides", entry.between);
            if (std::uint64_t{entry.features.bits} >> m_sheet.features.size() != 0)
                report(Kind::UnknownFeature, "hexsides", entry.between);
        }
    }

    void readLinks() {
        for (const LinkLine& line : m_sheet.linkLines) {
            if (line.kind.index() >= m_sheet.links.size())
                report(Kind::UnknownLink, line.name);
            if (line.hexes.size() == 1)
                readHex(line.name, line.hexes.front());
            for (std::size_t i = 1; i < line.hexes.size(); ++i)
                readPair(line.name, {line.hexes[i - 1], line.hexes[i]});
        }
    }

    void readNames() {
        for (const NamedPlace& place : m_sheet.places)
            readHex(place.name, place.hex);
        for (const NamedArea& area : m_sheet.areas)
            for (const HexId hex : area.hexes)
                readHex(area.name, hex);
        for (const NamedLine& line : m_sheet.lines)
            for (const HexPair& pair : line.hexsides)
                readPair(line.name, pair);
    }

    bool readHex(std::string_view name, HexId hex) {
        const bool exists =
            hex.index() < m_sheet.terrain.size() && m_sheet.terrain[hex.index()].exists();
        if (!exists)
            report(Kind::NoSuchHex, name, {hex, HexId()});
        return exists;
    }

    void readPair(std::string_view name, HexPair pair) {
        if (!readHex(name, pair.first) || !readHex(name, pair.second))
            return;
        if (distance(m_sheet.grid.hex(pair.first), m_sheet.grid.hex(pair.second)) != 1)
            report(Kind::NotAdjacent, name, pair);
    }

    const MapSheet& m_sheet;
    std::vector<SheetProblem> m_problems;
};

} // namespace

int NamedPlace::value(std::string_view key, int fallback) const {
    for (const auto& [word, number] : values)
        if (word == key)
            return number;
    return fallback;
}

std::vector<SheetProblem> problemsOf(const MapSheet& sheet) {
    return Proofreader(sheet).read();
}

} // namespace esagono
