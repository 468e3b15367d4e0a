// SPDX-License-Identifier: GPL-3.0-or-later
// New terrains, and how terrains and sides look; whose hand a painted hex is from.
#include "editor/counters/look_edits.h"
#include "editor/counters/look_messages.h"
#include "editor/maps/map_edits.h"
#include "editor/tables/source_edits.h"
#include "editor/tables/text_edits.h"
#include "engine/kit/reading/source.h"
#include "tests/editor/built_in.h"

#include <doctest/doctest.h>

using namespace esagono;

namespace {

/// Performs an edit, reads the package, and proves that it can be taken back.
Documents after(const Documents& documents, const Edit& edit) {
    Documents changed = documents;
    Documents undone;
    const Edit back = carryOut(changed, edit);
    undone = changed;
    (void)carryOut(undone, back);
    CHECK(undone == documents);
    return changed;
}

Source::Kind kindOf(const Documents& documents, const char* pointer) {
    return sourceOf(documents.at("map.json"), pointer).kind;
}

} // namespace

TEST_CASE("a new terrain is declared, dressed, and costs what its model costs") {
    const Documents before = builtIn("santander");
    CHECK(freeTerrainId(before, "Olive grove") == "olive_grove");
    CHECK(freeTerrainId(before, "Hill") == "hill_2");
    CHECK(freeTerrainId(before, "—") == "terrain");
    const TerrainWish wish{.id = "olive_grove",
                           .name = {{"en", "olive grove"}, {"it", "uliveto"}, {"fr", ""}},
                           .water = false,
                           .symbol = "woods",
                           .colour = "#a9c27a",
                           .like = "hill"};
    const Documents now = after(before, addTerrain(before, wish, editName));
    const GamePackage package = readAgain(now);
    const auto found = std::ranges::find(package.terrains, "olive_grove", &TerrainKind::id);
    REQUIRE(found != package.terrains.end());
    CHECK(found->name.at("it") == "uliveto");
    CHECK_FALSE(found->name.contains("fr"));
    CHECK(found->ground == Ground::Land);
    CHECK(package.chart("terrain")->cell("olive_grove", "move") ==
          package.chart("terrain")->cell("hill", "move"));
    CHECK(terrainLook(now, "santander", "olive_grove", "symbol") == "woods");
    CHECK(terrainLook(now, "santander", "olive_grove", "colour") == "#a9c27a");

    const Proposal away = removeTerrain(now, "olive_grove", editName);
    REQUIRE_FALSE(away.isRefused());
    CHECK(after(now, away.edit) == before);
}

TEST_CASE("a terrain that hexes are of stays") {
    const Documents documents = builtIn("santander");
    CHECK(removeTerrain(documents, "hill", editName).refusal.id == say::terrainInUse);
    CHECK(removeTerrain(documents, "no_such", editName).edit.empty());
}

TEST_CASE("a package without display.json gets one") {
    Documents documents = builtIn("santander");
    documents.erase("display.json");
    const Documents now = after(
        documents, setTerrainLook(documents, "santander", "hill", "colour", "#123456", editName));
    CHECK(terrainLook(now, "santander", "hill", "colour") == "#123456");
    CHECK_NOTHROW((void)readAgain(now));
}

TEST_CASE("a look is changed where it is said, and what else is said there stays") {
    const Documents before = builtIn("banditen"); // Tarnova has colours of its own
    Documents now =
        after(before, setTerrainLook(before, "tarnova", "hill", "colour", "#ffffff", editName));
    CHECK(terrainLook(now, "tarnova", "hill", "colour") == "#ffffff");
    CHECK(terrainLook(now, "gravellona", "hill", "colour").empty());
    CHECK(terrainLook(now, "tarnova", "hill", "symbol") == "hill");
    now = after(now, setTerrainLook(now, "gravellona", "hill", "colour", "#101010", editName));
    CHECK(terrainLook(now, "gravellona", "hill", "colour") == "#101010");
    CHECK(terrainLook(now, "tarnova", "hill", "colour") == "#ffffff");
    now = after(now, setTerrainLook(now, "gravellona", "hill", "colour", "", editName));
    CHECK(terrainLook(now, "gravellona", "hill", "colour").empty());
    CHECK(setTerrainLook(now, "gravellona", "hill", "colour", "", editName).empty());
}

TEST_CASE("the colours of a side are changed one by one, unknown keys stay") {
    Documents before = builtIn("santander");
    before["display.json"]["sides"][0]["whim"] = "blue";
    Documents now = before;
    for (const char* key : {"colour", "fill", "edge", "safe/fill", "safe/edge"}) {
        now = after(now, setSideLook(now, "nationalist", key, "#445566", editName));
        CHECK(sideLook(now, "nationalist", key) == "#445566");
        CHECK(sideLook(now, "republican", key) == sideLook(before, "republican", key));
        CHECK(setSideLook(now, "nationalist", key, "#445566", editName).empty());
    }
    CHECK(now["display.json"]["sides"][0]["whim"] == Record("blue"));
    CHECK(now["display.json"]["sides"][0]["mark"] == Record("square"));
    CHECK_NOTHROW((void)readAgain(now));
    SUBCASE("a side that nobody has dressed") {
        now["display.json"].erase("sides");
        now = after(now, setSideLook(now, "republican", "safe/edge", "#010203", editName));
        now = after(now, setSideLook(now, "republican", "fill", "#040506", editName));
        CHECK(sideLook(now, "republican", "safe/edge") == "#010203");
        CHECK(sideLook(now, "republican", "fill") == "#040506");
    }
}

TEST_CASE("a terrain is called otherwise in one language") {
    const Documents before = builtIn("santander");
    const EditPlace place = terrainWords(before, "hill");
    REQUIRE(place.file == "package.json");
    const Documents now = after(before, setWords(before, place, "it", "poggio"));
    const GamePackage package = readAgain(now);
    const auto found = std::ranges::find(package.terrains, "hill", &TerrainKind::id);
    CHECK(found->name.at("it") == "poggio");
    CHECK(found->name.at("en") == "hill");
    CHECK(terrainWords(before, "no_such").file.empty());
}

TEST_CASE("what an author paints in a game that names its sources is his own") {
    const Documents before = builtIn("santander");
    const MapDraft map(before, "map.json");
    CHECK(kindOf(before, "/terrain/1204") == Source::Kind::Reconstructed);
    const std::vector<HexId> hexes = {map.grid().find("1204"), map.grid().find("1205"),
                                      map.grid().find("1211")};
    Edit edit = paintTerrain(map, hexes, "mountain", editName);
    markOwnWork(edit, before, "map.json");
    Documents now = after(before, edit);
    for (const char* pointer : {"/terrain/1204", "/terrain/1205", "/terrain/1211"})
        CHECK(kindOf(now, pointer) == Source::Kind::Copy);
    CHECK(kindOf(now, "/terrain/1206") == Source::Kind::Reconstructed);
    CHECK(kindOf(now, "/terrain/1603") == Source::Kind::Rulebook);
    CHECK_NOTHROW((void)readAgain(now));

    SUBCASE("heights, whose mark is one word for all") {
        Edit raised = setElevation(MapDraft(now, "map.json"), hexes, 777, editName);
        markOwnWork(raised, now, "map.json");
        now = after(now, raised);
        CHECK(kindOf(now, "/elevation/1204") == Source::Kind::Copy);
        CHECK(kindOf(now, "/elevation/1206") == Source::Kind::Data);
        CHECK_NOTHROW((void)readAgain(now));
    }
    SUBCASE("what a place is worth") {
        REQUIRE(kindOf(now, "/places/0/values/vp") == Source::Kind::Rulebook);
        Edit worth = setPlaceValue(MapDraft(now, "map.json"), 0, "vp", 4, editName);
        markOwnWork(worth, now, "map.json");
        now = after(now, worth);
        CHECK(kindOf(now, "/places/0/values/vp") == Source::Kind::Copy);
        CHECK(kindOf(now, "/places/0/hex") == Source::Kind::Rulebook);
        CHECK_NOTHROW((void)readAgain(now));
    }
    SUBCASE("what is his already is not marked again") {
        Edit again = paintTerrain(MapDraft(now, "map.json"), hexes, "hill", editName);
        const std::size_t changes = again.changes.size();
        markOwnWork(again, now, "map.json");
        CHECK(again.changes.size() == changes);
    }
}

TEST_CASE("a map that says nothing of sources stays silent") {
    const Documents before =
        readDocuments(std::string(ESAGONO_SOURCE_DIR) + "/tests/skirmish/package");
    const MapDraft map(before, "map.json");
    const HexId hex = map.grid().find("0404");
    Edit edit = paintTerrain(map, std::span(&hex, 1), "hill", editName);
    const Edit bare = edit;
    markOwnWork(edit, before, "map.json");
    CHECK(edit == bare);
}
