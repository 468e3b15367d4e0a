// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/files/new_package.h"

#include "editor/maps/map_draft.h"
#include "editor/messages.h"
#include "engine/kit/reading/package_reader.h"
#include "engine/kit/reading/reading.h"

#include <algorithm>
#include <array>
#include <set>

namespace esagono {

namespace {

struct NamedTerrain {
    std::string_view id;
    const char* en;
    const char* it;
    const char* es;
    const char* fr;
};

constexpr std::array<NamedTerrain, 20> terrainNames = {{
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
    {"stream", "stream", "torrente", "torrente", "torrent"},
    {"bridge", "bridge", "ponte", "puente", "pont"},
    {"impassable", "impassable", "intransitabile", "intransitable", "infranchissable"},
    {"fortified", "fortified line", "linea fortificata", "línea fortificada", "ligne fortifiée"},
    {"road", "road", "strada", "carretera", "route"},
    {"track", "trail", "pista", "pista", "piste"},
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
    package["features"] = Record::array({namedKind("river"), namedKind("stream"),
                                         namedKind("bridge"), closed, namedKind("fortified")});
    package["links"] = Record::array({namedKind("road"), namedKind("track"), namedKind("rail")});
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
    for (const auto& [id, style] :
         {std::pair("river", "river"), std::pair("stream", "stream"), std::pair("bridge", "none"),
          std::pair("impassable", "barrier"), std::pair("fortified", "fortified")})
        display["features"].push_back({{"id", id}, {"style", style}});
    for (const char* const id : {"road", "track", "rail"})
        display["links"].push_back({{"id", id}, {"style", id}});
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

/// What covers a new map: the first terrain that is no water.
Record commonGround(const Record& terrains) {
    for (const Record& terrain : terrains)
        if (terrain.value("ground", "land") == "land")
            return terrain.at("id");
    return terrains.at(0).at("id");
}

/// The hex at the same part of another sheet, seen from its upper left corner.
HexId alike(HexId hex, const Grid& from, const Grid& to) {
    const auto share = [](int index, int count, int wanted) {
        return (2 * index + 1) * wanted / (2 * count);
    };
    const int down = from.rowsRun == RowsRun::South ? from.row(hex) - from.rows.first
                                                    : from.rows.last - from.row(hex);
    const int row = share(down, from.rows.count(), to.rows.count());
    const int column =
        share(from.column(hex) - from.columns.first, from.columns.count(), to.columns.count());
    return to.numbered(to.rowsRun == RowsRun::South ? to.rows.first + row : to.rows.last - row,
                       to.columns.first + column);
}

/// Hexes of one sheet as those of another that lie alike. With `whole`, none of them is lost on a
/// smaller sheet, though two may then lie in the same hex.
Record carriedOver(const Record& hexes, const Grid& from, const Grid& to, bool whole) {
    std::set<HexId> inside;
    std::set<HexId> there;
    for (const Record& each : hexes)
        if (const HexId hex = from.find(each.get<std::string>()); hex.exists()) {
            inside.insert(hex);
            if (whole)
                there.insert(alike(hex, from, to));
        }
    for (std::size_t i = 0; i < to.size(); ++i)
        if (inside.contains(alike(HexId(i), to, from)))
            there.insert(HexId(i));
    Record list = Record::array();
    for (const HexId hex : there)
        list.push_back(to.label(hex));
    return list;
}

/// What rules look for on a map under its name: areas, and who holds what at the start. All of it
/// lies on the new sheet as it does on the model's, until the author moves it.
void takeOverNames(Record& map, const Grid& grid, const MapDraft& model) {
    const auto isEntry = [](const std::string& key) {
        return key != "source" && key != "note" && key != "extra";
    };
    for (const auto& [id, area] : model.part("areas").items())
        if (isEntry(id)) {
            Record& made = map["areas"][id];
            made["hexes"] = carriedOver(listIn(area, "hexes"), model.grid(), grid, true);
            if (area.is_object() && area.contains("name"))
                made["name"] = area["name"];
        }
    for (const auto& [id, control] : model.part("control").items())
        if (isEntry(id))
            for (const auto& [side, hexes] : control.items())
                if (isEntry(side))
                    map["control"][id][side] =
                        hexes.is_array() ? carriedOver(hexes, model.grid(), grid, false) : hexes;
}

/// The first scenario of the model that is played on that map; null: there is none.
const Record* scenarioOn(const Documents& model, const Record& map) {
    const auto document = model.find("scenarios.json");
    if (document != model.end())
        for (const Record& scenario : document->second.at("scenarios"))
            if (scenario.value("map", Record()) == map)
                return &scenario;
    return nullptr;
}

Record firstScenario(const NewPackage& wish, const Record& package, const Record* model) {
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
    if (model != nullptr)
        for (const char* const key : {"tracks", "pools", "control"})
            if (const auto found = model->find(key);
                found != model->end() && (key != std::string_view("control") || found->is_string()))
                scenario[key] = *found;
    for (const Record& track : package.value("tracks", Record::array()))
        if (track["id"] == "turn") {
            scenario["tracks"]["turn"] = std::max(1, track.value("least", 0));
            scenario["turns"]["last"] = std::min(wish.turns, track.value("most", wish.turns));
        }
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
    for (const NamedTerrain& terrain : terrainNames)
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
        emptySheet(wish.grid, wish.id, wish.title, commonGround(package.at("terrains")));
    const Record* scenario = nullptr;
    if (model != nullptr) {
        const MapDraft map(*model, model->at("package.json").at("maps").at(0));
        takeOverNames(documents["map.json"], wish.grid, map);
        scenario = scenarioOn(*model, map.record().at("id"));
    }
    documents["scenarios.json"] = firstScenario(wish, package, scenario);
    return documents;
}

} // namespace esagono
