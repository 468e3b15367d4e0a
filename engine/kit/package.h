// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed on paper and cardboard, of one game: map, counters, charts, scenarios. Immutable
// once loaded. The documents are the truth; everything else is read from them, so that what a
// reader does not know is never lost.
#pragma once

#include "engine/core/ids.h"
#include "engine/core/record.h"
#include "engine/core/state.h"
#include "engine/kit/chart.h"
#include "engine/kit/counter.h"
#include "engine/kit/kinds.h"
#include "engine/kit/rulebook.h"
#include "engine/kit/rulings.h"
#include "engine/kit/scenario.h"
#include "engine/map/hex_map.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace esagono {

/// What a map's own file says besides the map.
struct MapFile {
    struct ControlList {
        std::string id;
        std::vector<SideId> control; ///< by hex
    };
    std::string file; ///< "map.json"
    std::string id;
    Words title;
    double scaleKm = 0; ///< from hex centre to hex centre; 0: not stated
    std::vector<ControlList> controlLists;
};

/// The files of a package: name ("map.json") to content.
using Documents = std::map<std::string, Record, std::less<>>;

struct GamePackage {
    std::string id;
    std::string rules;   ///< which rules play it: "santander"
    std::string release; ///< the package's own version
    Words title;

    std::vector<Side> sides;
    std::vector<StatusKind> statuses;
    std::vector<MarkerKind> markers;
    std::vector<TrackKind> tracks;
    std::vector<BoxKind> boxes;
    std::vector<PoolKind> pools;
    std::vector<ChitKind> chits;
    std::vector<AttributeKind> attributes; ///< by AttributeId
    std::vector<TraitKind> traits;
    std::vector<Named> flags;
    std::vector<TerrainKind> terrains; ///< the same in all its maps
    std::vector<FeatureKind> features;
    std::vector<Named> links;
    std::vector<HexMap> maps;
    std::vector<MapFile> mapFiles; ///< by the same number as maps
    std::vector<Counter> counters;
    std::vector<Chart> charts;
    std::vector<Scenario> scenarios;
    std::vector<Ruling> rulings;
    Rulebook rulebook;
    std::map<std::string, Words, std::less<>> texts;

    Documents documents;

    [[nodiscard]] const Chart* chart(std::string_view chartId) const;
    [[nodiscard]] const Scenario* scenario(std::string_view scenarioId) const;
    /// The shape of the table a scenario is played on.
    [[nodiscard]] TableShape shape(const Scenario& scenario) const;
    /// BLAKE2b over the documents: two packages with the same digest play the same.
    [[nodiscard]] Digest digest() const;
};

/// The number of the thing with that id in a package's list, or none: find<SideId>(package.sides,
/// "x").
template <class Identifier, class Things>
[[nodiscard]] Identifier find(const Things& things, std::string_view id) {
    for (std::size_t i = 0; i < things.size(); ++i) {
        if constexpr (std::is_convertible_v<decltype(things[i]), std::string_view>) {
            if (things[i] == id)
                return Identifier(i);
        } else if (things[i].id == id) {
            return Identifier(i);
        }
    }
    return Identifier();
}

} // namespace esagono
