// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/kit/checking/checks.h"

#include "engine/kit/messages.h"

#include <algorithm>

namespace esagono {

namespace {

/// Land that hangs together: no water and no closed hexside between its hexes. Largest first.
class Lands {
public:
    Lands(const GamePackage& package, const HexMap& map)
        : m_package(package)
        , m_map(map)
        , m_seen(map.size(), false) {
        for (std::size_t i = 0; i < package.features.size(); ++i)
            if (package.features[i].closed)
                m_closed.insert(FeatureId(i));
        for (const HexId hex : map.hexes())
            if (isLand(hex) && !m_seen[hex.index()])
                lands.push_back(grownFrom(hex));
        std::stable_sort(lands.begin(), lands.end(),
                         [](const auto& a, const auto& b) { return a.size() > b.size(); });
    }

    std::vector<std::vector<HexId>> lands;

private:
    [[nodiscard]] bool isLand(HexId hex) const {
        return m_package.terrains[m_map.terrain(hex).index()].ground == Ground::Land;
    }
    std::vector<HexId> grownFrom(HexId first) {
        std::vector<HexId> land = {first};
        m_seen[first.index()] = true;
        for (std::size_t i = 0; i < land.size(); ++i)
            for (const HexId next : m_map.neighbours(land[i]))
                if (!m_seen[next.index()] && isLand(next) &&
                    !m_map.features(m_map.hexside(land[i], next)).containsAny(m_closed)) {
                    m_seen[next.index()] = true;
                    land.push_back(next);
                }
        return land;
    }

    const GamePackage& m_package;
    const HexMap& m_map;
    FeatureSet m_closed;
    std::vector<bool> m_seen;
};

} // namespace

void checkMaps(const GamePackage& package, Findings& findings) {
    for (std::size_t i = 0; i < package.maps.size(); ++i) {
        const HexMap& map = package.maps[i];
        const auto report = [&](Finding::Weight weight, const std::string& pointer, Text text) {
            addFinding(findings, {weight, package.mapFiles[i].file, pointer, std::move(text)});
        };
        const std::vector<std::vector<HexId>> lands = Lands(package, map).lands;
        for (std::size_t land = 1; land < lands.size(); ++land) {
            const std::string hex = map.label(lands[land].front());
            if (lands[land].size() == 1)
                report(Finding::Weight::Warning, "/terrain/" + hex, Text(say::hexIsolated, hex));
            else
                report(Finding::Weight::Note, "/terrain/" + hex,
                       Text(say::landApart, hex, lands[land].size()));
        }
        for (const NamedArea& area : map.sheet().areas)
            if (area.hexes.empty())
                report(Finding::Weight::Warning, "/areas/" + area.name,
                       Text(say::areaEmpty, area.name));
    }
}

} // namespace esagono
