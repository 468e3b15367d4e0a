// SPDX-License-Identifier: GPL-3.0-or-later
// Packages made from what an author answers.
#include "editor/files/new_package.h"
#include "editor/maps/map_draft.h"
#include "editor/scenarios/setup_edits.h"
#include "engine/banditen/banditen.h"
#include "engine/core/dice.h"
#include "engine/kit/checking/package_check.h"
#include "engine/play/playout.h"
#include "engine/santander/santander.h"
#include "tests/editor/built_in.h"
#include "tests/skirmish/chapters.h"

#include <doctest/doctest.h>

using namespace esagono;

namespace {

NewPackage smallWish() {
    NewPackage wish;
    wish.id = "try";
    wish.title = "A try";
    wish.grid.rows = {1, 8};
    wish.grid.columns = {1, 9};
    wish.sides = {{"North", "#204080"}, {"South", "#a03020"}};
    wish.terrainSet = "country";
    return wish;
}

} // namespace

TEST_CASE("a new package of every terrain set, orientation and numbering has no error") {
    for (const TerrainSet& set : terrainSets())
        for (const Orientation orientation : {Orientation::Pointy, Orientation::Flat})
            for (const char* pattern : {"RRCC", "CCRR", "CC.RR"})
                for (const Shifted shifted : {Shifted::Odd, Shifted::Even}) {
                    NewPackage wish = smallWish();
                    wish.terrainSet = set.id;
                    wish.grid.orientation = orientation;
                    wish.grid.format = *NumberFormat::fromPattern(pattern);
                    wish.grid.shifted = shifted;
                    CAPTURE(set.id);
                    CAPTURE(pattern);
                    REQUIRE(whyNot(wish).empty());
                    std::vector<Finding> findings;
                    const GamePackage package = readPackage(newPackage(wish), findings);
                    for (const Finding& finding : checkPackage(package)) {
                        CAPTURE(finding.file + finding.pointer + " " + finding.text.id);
                        CHECK(finding.weight == Finding::Weight::Note);
                    }
                    CHECK(package.maps[0].grid() == wish.grid);
                    CHECK(package.maps[0].size() == 72);
                    CHECK(package.sides.size() == 2);
                    CHECK(package.terrains.size() == set.terrains.size());
                }
}

TEST_CASE("every terrain of the sets has a name in four languages") {
    for (const TerrainSet& set : terrainSets())
        for (const std::string_view terrain : set.terrains)
            CHECK(terrainName(terrain).size() == packageLanguages.size());
}

TEST_CASE("what runs along and through hexes of a new map has names and looks") {
    const Documents documents = newPackage(smallWish());
    for (const char* part : {"features", "links"}) {
        const Record& kinds = documents.at("package.json").at(part);
        const Record& looks = documents.at("display.json").at(part);
        REQUIRE(kinds.size() == looks.size());
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            CHECK(kinds[i]["id"] == looks[i]["id"]);
            CHECK(kinds[i]["name"].size() == packageLanguages.size());
        }
    }
    std::vector<Finding> findings;
    const GamePackage package = readPackage(documents, findings);
    for (const char* feature : {"river", "stream", "bridge", "impassable", "fortified"})
        CHECK(find<FeatureId>(package.features, feature).exists());
    for (const char* link : {"road", "track", "rail"})
        CHECK(find<LinkId>(package.links, link).exists());
}

TEST_CASE("wishes that make no package are refused with a reason") {
    NewPackage wish = smallWish();
    wish.title.clear();
    CHECK_FALSE(whyNot(wish).empty());
    wish = smallWish();
    wish.id = "no spaces";
    CHECK_FALSE(whyNot(wish).empty());
    wish = smallWish();
    wish.grid.columns = {1, 100}; // three digits do not fit CC
    CHECK_FALSE(whyNot(wish).empty());
    wish = smallWish();
    wish.sides[1].name.clear();
    CHECK_FALSE(whyNot(wish).empty());
}

TEST_CASE("two sides of one name get two ids") {
    NewPackage wish = smallWish();
    wish.sides[1].name = wish.sides[0].name;
    std::vector<Finding> findings;
    CHECK(readPackage(newPackage(wish), findings).sides[1].id == "north_2");
}

TEST_CASE("ids are made from titles") {
    CHECK(idFrom("My Game, 2nd try!") == "my_game_2nd_try");
    CHECK(idFrom("…") == "package");
}

TEST_CASE("a new board for rules has the areas they look for, where the model has them") {
    const Documents model =
        readDocuments(std::filesystem::path(ESAGONO_SOURCE_DIR) / "tests/skirmish/package");
    for (const auto& [rows, columns] : {std::pair(8, 9), {5, 4}, {20, 30}}) {
        NewPackage wish = smallWish();
        wish.grid.rows = {1, rows};
        wish.grid.columns = {1, columns};
        CAPTURE(rows);
        std::vector<Finding> findings;
        const GamePackage package = readPackage(newPackage(wish, &model), findings);
        const HexMap& map = package.maps[0];
        for (const auto& [name, row] : {std::pair("blue_edge", 1), {"red_edge", rows}}) {
            REQUIRE(map.area(name).exists());
            const std::vector<HexId>& hexes = map.area(map.area(name)).hexes;
            for (int column = 1; column <= columns; ++column)
                CHECK(std::ranges::count(hexes, map.grid().numbered(row, column)) == 1);
        }
        const Scenario& scenario = package.scenarios[0];
        const auto supply = find<TrackId>(package.tracks, "red_supply");
        CHECK(scenario.tracks[supply.index()] == 5);
    }
}

TEST_CASE("the rules of the published games accept a new board of the model's size") {
    for (const Rules* rules : {&santander::rules(), &banditen::rules()}) {
        const Documents model = builtIn(std::string(rules->id).c_str());
        const MapDraft printed(model, model.at("package.json").at("maps").at(0));
        NewPackage wish = smallWish();
        wish.grid = printed.grid();
        CAPTURE(rules->id);
        std::vector<Finding> findings;
        GamePackage package = readPackage(newPackage(wish, &model), findings);
        for (const Finding& finding : checkPackage(package)) {
            CAPTURE(finding.file + finding.pointer + " " + finding.text.id);
            CHECK(finding.weight != Finding::Weight::Error);
        }
        CHECK(package.terrains[package.maps[0].terrain(HexId(0)).index()].id != "sea");
        CHECK_NOTHROW(Game(std::move(package), *rules));
    }
}

TEST_CASE("a new board is played on to the end with the rules of the test game") {
    const Documents model =
        readDocuments(std::filesystem::path(ESAGONO_SOURCE_DIR) / "tests/skirmish/package");
    Documents documents = newPackage(smallWish(), &model);
    const std::pair<const char*, const char*> places[] = {
        {"r1", "0603"}, {"r2", "0606"}, {"b1", "0304"}, {"b2", "0306"}};
    for (const auto& [counter, place] : places)
        carryOut(documents, placeCounter(documents, 0, counter, place));
    carryOut(documents, setTurns(documents, 0, 1, 5));
    std::vector<Finding> findings;
    GamePackage package = readPackage(documents, findings);
    for (const Finding& finding : checkPackage(package))
        CHECK(finding.weight != Finding::Weight::Error);
    const Game game(std::move(package), skirmish::rules());
    const Setting setting = settingOf(game, "first");
    SeededDice dice(seedFrom("new board"));
    const Ruled begun = begin(setting, dice);
    RandomPlayer first(1);
    RandomPlayer second(2);
    Player* const players[] = {&first, &second};
    const Played played = playOut(setting, begun.state, dice, players, 5000);
    CHECK(played.finished);
}
