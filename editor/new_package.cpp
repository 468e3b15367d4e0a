// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/new_package.h"

#include "editor/messages.h"
#include "kit/package_reader.h"
#include "kit/reading.h"

#include <algorithm>
#include <array>

namespace esagono {

namespace {

struct NamedTerrain {
    std::string_view id;
    const char* en;
    const char* it;
    const char* es;
    const char* fr;
};

constexpr std::array<NamedTerrain, 16> names = {{
    {"clear", "clear", "pianura", "llano", "plaine"},
    {"woods", "woods", "bosco", "bosque", "bois"},
    {"hill", "hill", "collina", "colina", "colline"},
    {"mountain", "mountain", "montagna", "montaña", "montagne"},
    {"marsh", "marsh", "palude", "marismas", "marais"},
    {"rough", "rough", "accidentato", "accidentado", "accidenté"},
    {"desert", "desert", "deserto", "desierto", "désert"},
    {"village", "village", "villaggio", "aldea", "hameau"},
    {"town", "town", "centro abitato", "pueblo", "village"},
    {"city", "city", "città", "ciudad", "ville"},
    {"sea", "sea", "mare", "mar", "mer"},
    {"lake", "lake", "lago", "lago", "lac"},
    {"river", "river", "fiume", "río", "rivière"},
    {"impassable", "impassable", "intransitabile", "intransitable", "infranchissable"},
    {"road", "road", "strada", "carretera", "route"},
    {"rail", "railway", "ferrovia", "ferrocarril", "chemin de fer"},
}};

bool isWater(std::string_view terrain) {
    return terrain == "sea" || terrain == "lake";
}

Record wordsOf(std::string_view id) {
    Record words = Record::object();
    for (const auto& [language, text] : terrainName(id))
        words[language] = text;
    return words;
}

Record namedKind(std::string_view id) {
    return {{"id", id}, {"name", wordsOf(id)}};
}

Record document(const char* format) {
    return {{"format", format}, {"version", 1}};
}

/// The declarations of a game without rules.
Record declarations(const NewPackage& wish) {
    Record package = document("esagono-package");
    package["rules"] = noRules;
    package["sides"] = Record::array();
    for (const NewSide& side : wish.sides) {
        std::string id = idFrom(side.name);
        for (const Record& other : package["sides"])
            if (other["id"] == id)
                id += "_" + std::to_string(package["sides"].size() + 1);
        package["sides"].push_back({{"id", id}, {"name", side.name}, {"colour", side.colour}});
    }
    package["terrains"] = Record::array();
    for (const TerrainSet& set : terrainSets())
        if (set.id == wish.terrainSet)
            for (const std::string_view id : set.terrains) {
                Record terrain = namedKind(id);
                if (isWater(id))
                    terrain["ground"] = "water";
                package["terrains"].push_back(std::move(terrain));
            }
    Record closed = namedKind("impassable");
    closed["closed"] = true;
    package["features"] = Record::array({namedKind("river"), closed});
    package["links"] = Record::array({namedKind("road"), namedKind("rail")});
    package["tracks"] = Record::array(
        {{{"id", "turn"},
          {"name", {{"en", "turn"}, {"it", "turno"}, {"es", "turno"}, {"fr", "tour"}}},
          {"least", 1},
          {"most", wish.turns}}});
    return package;
}

Record displayOf(const Record& package) {
    Record display = document("esagono-display");
    display["tracks"] = Record::array({{{"id", "turn"}, {"panel", "bar"}}});
    for (const Record& terrain : package["terrains"])
        display["terrains"].push_back({{"id", terrain["id"]}, {"symbol", terrain["id"]}});
    display["features"] = Record::array(
        {{{"id", "river"}, {"style", "river"}}, {{"id", "impassable"}, {"style", "barrier"}}});
    display["links"] =
        Record::array({{{"id", "road"}, {"style", "road"}}, {{"id", "rail"}, {"style", "rail"}}});
    return display;
}

Record emptySheet(const Grid& grid, const std::string& id, const std::string& title,
                  const Record& terrain) {
    Record map = document("esagono-map");
    map["id"] = id;
    map["title"] = title;
    map["grid"] = {{"orientation", grid.orientation == Orientation::Pointy ? "pointy" : "flat"},
                   {"rows", {grid.rows.first, grid.rows.last}},
                   {"columns", {grid.columns.first, grid.columns.last}},
                   {"rowDirection", grid.rowsRun == RowsRun::South ? "south" : "north"},
                   {"shift", grid.shifted == Shifted::Odd ? "odd" : "even"},
                   {"numbering", grid.format.pattern()}};
    for (std::size_t hex = 0; hex < grid.size(); ++hex)
        map["terrain"][grid.label(HexId(hex))] = terrain;
    map["source"] = "reconstructed: a new map";
    return map;
}

Record firstScenario(const NewPackage& wish, const Record& package) {
    Record scenario = {{"id", "first"},
                       {"title",
                        {{"en", "First scenario"},
                         {"it", "Primo scenario"},
                         {"es", "Primer escenario"},
                         {"fr", "Premier scénario"}}},
                       {"map", wish.id},
                       {"turns", {{"first", 1}, {"last", wish.turns}}},
                       {"setup", Record::array()},
                       {"source", "reconstructed: a new scenario"}};
    for (const Record& track : package.value("tracks", Record::array()))
        if (track["id"] == "turn")
            scenario["tracks"]["turn"] = std::max(1, track.value("least", 0));
    Record scenarios = document("esagono-scenarios");
    scenarios["scenarios"] = Record::array({scenario});
    return scenarios;
}

} // namespace

std::span<const TerrainSet> terrainSets() {
    static const std::array<TerrainSet, 4> sets = {{
        {"country", {"clear", "woods", "hill", "mountain", "marsh", "town", "city", "lake"}},
        {"coast", {"clear", "woods", "hill", "mountain", "city", "sea"}},
        {"desert", {"desert", "rough", "hill", "mountain", "village", "town"}},
        {"tactical", {"clear", "woods", "rough", "hill", "village", "marsh", "lake"}},
    }};
    return sets;
}

Words terrainName(std::string_view id) {
    for (const NamedTerrain& terrain : names)
        if (terrain.id == id)
            return {{"en", terrain.en}, {"es", terrain.es}, {"fr", terrain.fr}, {"it", terrain.it}};
    return {};
}

std::string idFrom(std::string_view title, std::string_view otherwise) {
    constexpr std::size_t longest = 48;
    std::string id;
    for (const char c : title) {
        const char lower = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        if ((lower >= 'a' && lower <= 'z') || (lower >= '0' && lower <= '9'))
            id += lower;
        else if (static_cast<unsigned char>(c) < 128 && !id.empty() && id.back() != '_')
            id += '_';
    }
    id = id.substr(0, longest);
    while (id.ends_with('_'))
        id.pop_back();
    return id.empty() ? std::string(otherwise) : id;
}

Text whyNot(const NewPackage& wish) {
    if (wish.title.empty())
        return say::newWithoutTitle;
    if (!isId(wish.id))
        return say::newBadId;
    if (!wish.grid.isSound() || wish.grid.size() > maxHexes) // size() is only asked of a sound grid
        return Text(say::newBadGrid, maxHexes);
    const auto unnamed = [](const NewSide& side) { return side.name.empty(); };
    if (wish.sides.empty() || std::ranges::any_of(wish.sides, unnamed))
        return say::newWithoutSides;
    return {};
}

Documents newPackage(const NewPackage& wish, const Documents* model) {
    Documents documents;
    if (model != nullptr)
        for (const char* file : {"package.json", "counters.json", "charts.json", "rulings.json",
                                 "rulebook.json", "texts.json", "display.json"})
            if (const auto found = model->find(file); found != model->end())
                documents.insert(*found);
    if (model == nullptr) {
        documents["package.json"] = declarations(wish);
        documents["counters.json"] = document("esagono-counters");
        documents["counters.json"]["counters"] = Record::array();
        documents["charts.json"] = document("esagono-charts");
        documents["charts.json"]["charts"] = Record::array();
        documents["display.json"] = displayOf(documents["package.json"]);
    } else if (documents.contains("display.json")) {
        documents["display.json"].erase("maps"); // it speaks of the model's
    }
    Record& package = documents["package.json"];
    package["id"] = wish.id;
    package["title"] = wish.title;
    package["release"] = "0.1";
    package["maps"] = Record::array({"map.json"});
    documents["map.json"] =
        emptySheet(wish.grid, wish.id, wish.title, package.at("terrains").at(0).at("id"));
    documents["scenarios.json"] = firstScenario(wish, package);
    return documents;
}

} // namespace esagono
