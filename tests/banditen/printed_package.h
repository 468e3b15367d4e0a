// SPDX-License-Identifier: GPL-3.0-or-later
// The package as it is printed, for tests that compare it with the lists of the rulebook.
#pragma once

#include "engine/kit/reading/package_reader.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>

namespace esagono::printed {

inline const GamePackage& package() {
    static const GamePackage read =
        readPackage(std::filesystem::path(ESAGONO_SOURCE_DIR) / "resources" / "banditen");
    return read;
}

inline const Scenario& scenario(const char* id) {
    const Scenario* found = package().scenario(id);
    REQUIRE(found != nullptr);
    return *found;
}
inline const HexMap& mapOf(const char* scenarioId) {
    return package().maps[scenario(scenarioId).map];
}

inline const Counter& counter(CounterId id) {
    return package().counters[id.index()];
}
inline std::string word(const Counter& counter, const char* trait) {
    const auto id = find<TraitId>(package().traits, trait);
    const WordId word = counter.words[id.index()];
    return word.exists() ? package().traits[id.index()].words[word.index()].id : std::string();
}
inline bool has(const Counter& counter, const char* flag) {
    for (std::size_t i = 0; i < package().flags.size(); ++i)
        if (package().flags[i].id == flag)
            return counter.flags[i];
    FAIL("no flag " << flag);
    return false;
}
/// The number on the front; 0 if none is printed.
inline int number(const Counter& counter, const char* attribute, std::size_t face = 0) {
    const auto id = find<AttributeId>(package().attributes, attribute);
    return counter.has(face, id) ? counter.number(face, id) : 0;
}
inline int strength(const Counter& counter) {
    return number(counter, "strength");
}
inline bool isCommand(const Counter& counter) {
    return word(counter, "type") == "command";
}
inline bool isFractional(const Counter& counter) {
    return has(counter, "fractional");
}
/// Which map a counter belongs to, by its id.
inline std::string mapOf(const Counter& counter) {
    return counter.id.starts_with("g-") ? "gravellona" : "tarnova";
}

inline std::set<std::string> labels(const HexMap& map, const std::vector<HexId>& hexes) {
    std::set<std::string> found;
    for (const HexId hex : hexes)
        found.insert(map.label(hex));
    return found;
}
inline std::set<std::string> area(const HexMap& map, const char* name) {
    const AreaId id = map.area(name);
    REQUIRE_MESSAGE(id.exists(), name);
    return labels(map, map.area(id).hexes);
}

/// Where a finished set-up puts everything.
class Table {
public:
    explicit Table(const char* scenarioId)
        : m_map(&mapOf(scenarioId)) {
        const Scenario& laid = scenario(scenarioId);
        for (const SetupGroup& group : laid.setup)
            for (const CounterId each : group.counters)
                m_places[each] = group.place;
        for (const SetupGroup& group : laid.reinforcements)
            for (const CounterId each : group.counters)
                m_places[each] = group.place;
        for (const Deployment& deployment : laid.deployments) {
            for (const Deployment::Piece& piece : deployment.counters)
                m_places[piece.counter] = piece.place;
            m_markers.insert(m_markers.end(), deployment.markers.begin(), deployment.markers.end());
        }
    }

    /// "16.09", or the id of a box.
    [[nodiscard]] std::string at(CounterId counter) const {
        const Place place = m_places.at(counter);
        return place.isHex() ? m_map->label(place.hex()) : package().boxes[place.box().index()].id;
    }
    [[nodiscard]] std::string at(const char* id) const {
        return at(find<CounterId>(package().counters, id));
    }
    [[nodiscard]] std::map<std::string, std::vector<const Counter*>> stacks() const {
        std::map<std::string, std::vector<const Counter*>> found;
        for (const auto& [id, place] : m_places)
            if (place.isHex())
                found[m_map->label(place.hex())].push_back(&counter(id));
        return found;
    }
    [[nodiscard]] std::vector<MarkerAtStart> markers(const char* kind) const {
        std::vector<MarkerAtStart> found;
        for (const MarkerAtStart& each : m_markers)
            if (package().markers[each.marker.index()].id == kind)
                found.push_back(each);
        return found;
    }
    [[nodiscard]] const std::map<CounterId, Place>& places() const { return m_places; }

private:
    const HexMap* m_map;
    std::map<CounterId, Place> m_places;
    std::vector<MarkerAtStart> m_markers;
};

} // namespace esagono::printed
