// SPDX-License-Identifier: GPL-3.0-or-later
// What an author does to a map, and what undoes it.
#include "editor/edit_stack.h"
#include "editor/maps/map_edits.h"
#include "editor/maps/map_patch.h"
#include "editor/maps/map_resize.h"
#include "engine/kit/reading/package_reader.h"
#include "tests/editor/built_in.h"

#include <doctest/doctest.h>

#include <random>

using namespace esagono;

namespace {

constexpr char mapFile[] = "map.json";

/// The package of the test game: nine columns, eight rows.
const Documents& field() {
    static const Documents read =
        readDocuments(std::string(ESAGONO_SOURCE_DIR) + "/tests/skirmish/package");
    return read;
}

struct Desk {
    Documents documents = field();

    [[nodiscard]] MapDraft map() const { return {documents, mapFile}; }
    [[nodiscard]] HexId hex(const char* number) const { return map().grid().find(number); }
    [[nodiscard]] std::vector<HexId> hexes(std::initializer_list<const char*> numbers) const {
        std::vector<HexId> found;
        for (const char* number : numbers)
            found.push_back(hex(number));
        return found;
    }
    Edit perform(const Edit& edit) {
        Edit back = carryOut(documents, edit);
        std::vector<Finding> findings;
        CHECK_NOTHROW((void)readPackage(documents, findings));
        return back;
    }
    [[nodiscard]] Record at(const char* pointer) const {
        const Record* const value = valueAt(documents, {mapFile, pointer});
        return value ? *value : Record();
    }
};

} // namespace

TEST_CASE("A brush of 1, 7 and 19 hexes paints what exists, and nothing that is painted already") {
    Desk desk;
    CHECK(desk.map().brush(desk.hex("0404"), 0).size() == 1);
    CHECK(desk.map().brush(desk.hex("0404"), 1).size() == 7);
    CHECK(desk.map().brush(desk.hex("0404"), 2).size() == 19);
    CHECK(desk.map().brush(desk.hex("0101"), 1).size() < 7);
    desk.perform(paintTerrain(desk.map(), desk.map().brush(desk.hex("0404"), 1), "hill", editName));
    for (const HexId hex : desk.map().brush(desk.hex("0404"), 1))
        CHECK(desk.map().terrain(hex) == "hill");
    CHECK(
        paintTerrain(desk.map(), desk.map().brush(desk.hex("0404"), 1), "hill", editName).empty());
}

TEST_CASE("The bucket fills what hangs together, replacing changes it everywhere") {
    Desk desk;
    desk.perform(paintTerrain(desk.map(), desk.map().hexes(), "clear", editName));
    desk.perform(paintTerrain(desk.map(), desk.map().rectangle(desk.hex("0501"), desk.hex("0509")),
                              "woods", editName));
    CHECK(desk.map().flood(desk.hex("0101")).size() == 36);
    CHECK(desk.map().flood(desk.hex("0505")).size() == 9);
    const Edit all = replaceTerrain(desk.map(), "clear", "hill", editName);
    CHECK(all.changes.size() == 63);
    desk.perform(all);
    CHECK(desk.map().terrain(desk.hex("0801")) == "hill");
    CHECK(desk.map().terrain(desk.hex("0505")) == "woods");
}

TEST_CASE("A ruler passes from hex to adjacent hex") {
    const Desk desk;
    const std::vector<HexId> line = desk.map().line(desk.hex("0101"), desk.hex("0809"));
    CHECK(line.front() == desk.hex("0101"));
    CHECK(line.back() == desk.hex("0809"));
    for (std::size_t i = 1; i < line.size(); ++i)
        CHECK(desk.map().adjacent(line[i - 1], line[i]));
}

TEST_CASE("A hexside has several features, added and removed one by one") {
    Desk desk;
    const HexPair side{desk.hex("0504"), desk.hex("0404")};
    CHECK(desk.map().features(side) == std::vector<std::string>{"river"});
    CHECK(setFeature(desk.map(), side, "river", true, editName).empty());
    desk.documents["package.json"]["features"].push_back({{"id", "wall"}, {"name", "wall"}});
    desk.perform(setFeature(desk.map(), side, "wall", true, editName));
    CHECK(desk.map().features(side) == std::vector<std::string>{"river", "wall"});
    desk.perform(setFeature(desk.map(), side, "river", false, editName));
    desk.perform(setFeature(desk.map(), side, "wall", false, editName));
    CHECK(desk.at("/hexsides/0404|0504").is_null());
}

TEST_CASE("A road is extended, joined, cut, and changes its grade") {
    Desk desk;
    desk.documents[mapFile]["links"]["road"] = Record::array();
    const auto lay = [&](std::initializer_list<const char*> way, const char* grade) {
        desk.perform(layLink(desk.map(), "road", desk.hexes(way), grade, editName));
    };
    const auto roads = [&] { return desk.at("/links/road"); };
    lay({"0101", "0102"}, "");
    lay({"0102", "0103"}, "");
    CHECK(roads() == Record::parse(R"([["0101", "0102", "0103"]])"));
    lay({"0105", "0106"}, "");
    CHECK(roads().size() == 2);
    SUBCASE("the gap is closed") {
        lay({"0103", "0104", "0105"}, "");
        CHECK(roads() == Record::parse(R"([["0101", "0102", "0103", "0104", "0105", "0106"]])"));
    }
    SUBCASE("backwards from its beginning") {
        lay({"0104", "0105"}, "");
        CHECK(roads()[1] == Record::parse(R"(["0104", "0105", "0106"])"));
    }
    SUBCASE("a piece in the middle becomes a main road") {
        lay({"0103", "0104", "0105"}, "");
        lay({"0103", "0104"}, "main");
        CHECK(roads() == Record::parse(R"([["0101", "0102", "0103"], ["0104", "0105", "0106"],
                                           {"grade": "main", "hexes": ["0103", "0104"]}])"));
        CHECK(desk.map().links({desk.hex("0103"), desk.hex("0104")}).size() == 1);
    }
    SUBCASE("it is cut") {
        desk.perform(cutLink(desk.map(), "road", {desk.hex("0102"), desk.hex("0101")}, editName));
        CHECK(roads() == Record::parse(R"([["0102", "0103"], ["0105", "0106"]])"));
    }
    SUBCASE("what is there is not laid again") {
        const std::vector<HexId> way = desk.hexes({"0103", "0102"});
        CHECK(layLink(desk.map(), "road", way, "", editName).empty());
    }
}

TEST_CASE("Places are named, moved, given values, and go") {
    Desk desk;
    desk.perform(addPlace(desk.map(), desk.hex("0101"), {"Borgo", "town"}, editName));
    const std::vector<std::size_t> there = desk.map().placesIn(desk.hex("0101"));
    REQUIRE(there.size() == 1);
    desk.perform(setPlaceValue(desk.map(), there[0], "vp", 3, editName));
    desk.perform(changePlace(desk.map(), there[0], {"Castello", "town"}, editName));
    desk.perform(movePlace(desk.map(), there[0], desk.hex("0202"), editName));
    CHECK(desk.map().part("places").back() ==
          Record::parse(
              R"({"hex": "0202", "kind": "town", "name": "Castello", "values": {"vp": 3}})"));
    desk.perform(setPlaceValue(desk.map(), there[0], "vp", std::nullopt, editName));
    CHECK_FALSE(desk.map().part("places").back().contains("values"));
    desk.perform(removePlace(desk.map(), there[0], editName));
    CHECK(desk.documents == field());
}

TEST_CASE("Areas take hexes and lose them, control passes from side to side") {
    Desk desk;
    desk.perform(putInArea(desk.map(), "wood", desk.hexes({"0202", "0203"}), true, editName));
    desk.perform(putInArea(desk.map(), "wood", desk.hexes({"0203", "0303"}), true, editName));
    CHECK(desk.at("/areas/wood") == Record::parse(R"(["0202", "0203", "0303"])"));
    desk.perform(putInArea(desk.map(), "wood", desk.hexes({"0202"}), false, editName));
    CHECK(desk.map().areasOf(desk.hex("0303")) == std::vector<std::string>{"wood"});
    desk.perform(removeNamed(desk.map(), "areas", "wood", editName));
    CHECK(desk.map().control("start", desk.hex("0404")) == "blue");
    desk.perform(setControl(desk.map(), "start", desk.hexes({"0404", "0505"}), "red", editName));
    CHECK(desk.map().control("start", desk.hex("0404")) == "red");
    desk.perform(setControl(desk.map(), "start", desk.hexes({"0404"}), "", editName));
    CHECK(desk.map().control("start", desk.hex("0404")).empty());
    desk.documents[mapFile]["control"]["start"]["blue"] = "blue_edge";
    desk.perform(setControl(desk.map(), "start", desk.hexes({"0101"}), "red", editName));
    CHECK(desk.at("/control/start/blue").size() == 8);
}

TEST_CASE("An area is made by its name, with an id that is free") {
    Desk desk;
    CHECK(freeId(desk.map(), "areas", "Entry zone: west") == "entry_zone_west");
    CHECK(freeId(desk.map(), "areas", "Source") == "source_2");
    CHECK(freeId(desk.map(), "lines", "—") == "line");
    desk.perform(addNamed(desk.map(), "areas", "wood", "it", "Bosco", editName));
    CHECK(freeId(desk.map(), "areas", "Wood") == "wood_2");
    CHECK(freeId(desk.map(), "lines", "Wood") == "wood");
    desk.perform(putInArea(desk.map(), "wood", desk.hexes({"0202"}), true, editName));
    CHECK(desk.at("/areas/wood") ==
          Record::parse(R"({"hexes": ["0202"], "name": {"it": "Bosco"}})"));
    desk.perform(addNamed(desk.map(), "lines", "front", "en", "Front", editName));
    CHECK(desk.at("/lines/front") == Record::parse(R"({"hexsides": [], "name": {"en": "Front"}})"));
}

TEST_CASE("A line grows at its ends, every pair with the same side first") {
    Desk desk;
    const auto put = [&](const char* a, const char* b) {
        desk.perform(putOnLine(desk.map(), "front", {desk.hex(a), desk.hex(b)}, true, editName));
    };
    put("0404", "0504");
    put("0504", "0405"); // the other way round
    put("0503", "0404"); // at the beginning
    CHECK(desk.at("/lines/front") == Record::parse(R"(["0404|0503", "0404|0504", "0405|0504"])"));
    desk.perform(
        putOnLine(desk.map(), "front", {desk.hex("0504"), desk.hex("0404")}, false, editName));
    CHECK(desk.at("/lines/front") == Record::parse(R"(["0404|0503", "0405|0504"])"));
}

TEST_CASE("A map grows and shrinks at every edge; hexes keep their numbers") {
    Desk desk;
    const auto resized = [&](NumberRange rows, NumberRange columns) {
        return resizeMap(desk.map(), rows, columns, "hill", editName);
    };
    desk.documents[mapFile]["drawing"] = Record::parse(R"({"labels": [{"x": 1.0, "y": 2.0}]})");
    const auto larger = resized({0, 9}, {0, 12});
    REQUIRE(std::holds_alternative<Edit>(larger));
    const Edit back = desk.perform(std::get<Edit>(larger));
    CHECK(desk.map().hexes().size() == 130);
    CHECK(desk.map().terrain(desk.hex("0000")) == "hill");
    CHECK(desk.map().features({desk.hex("0404"), desk.hex("0504")}).size() == 1);
    CHECK(desk.at("/drawing/labels/0") == Record::parse(R"({"x": 2.732, "y": 3.5})"));
    desk.perform(back);
    const auto smaller = resized({1, 8}, {1, 5});
    REQUIRE(std::holds_alternative<Text>(smaller));
    CHECK(std::get<Text>(smaller).id == "editor.refuse.hex_still_used");
    CHECK(std::holds_alternative<Text>(resized({5, 4}, {1, 9})));
    CHECK(std::holds_alternative<Text>(resized({1, 100}, {1, 9}))); // two digits only
}

TEST_CASE("A piece of the map is put down elsewhere, turned and mirrored") {
    Desk desk;
    const std::vector<HexId> hexes = desk.map().brush(desk.hex("0405"), 1);
    const MapPatch patch = cutOut(desk.map(), hexes, desk.hex("0405"));
    CHECK(patch.pieces.size() == 7);
    CHECK(patch.sides.size() == 12);
    CHECK(turned(patch, 6) == patch);
    CHECK(mirrored(mirrored(patch, Orientation::Pointy), Orientation::Pointy) == patch);
    CHECK(mirrored(mirrored(patch, Orientation::Flat), Orientation::Flat) == patch);
    CHECK(putDown(desk.map(), patch, desk.hex("0405"), editName).changes.size() <= 1);
    desk.perform(putDown(desk.map(), patch, desk.hex("0202"), editName));
    CHECK(desk.map().terrain(desk.hex("0202")) == desk.map().terrain(desk.hex("0405")));
    CHECK(
        cutOut(desk.map(), desk.map().brush(desk.hex("0202"), 1), desk.hex("0202")).pieces.size() ==
        7);
    const MapPatch again =
        cutOut(desk.map(), desk.map().brush(desk.hex("0202"), 1), desk.hex("0202"));
    CHECK(again == patch);
}

TEST_CASE("Random work on a map: readable after each step, undone to the beginning") {
    std::mt19937 random(1937);
    const auto pick = [&](std::size_t count) { return std::size_t(random() % count); };
    EditStack stack(field());
    MapPatch patch;
    for (int step = 0; step < 400; ++step) {
        const MapDraft map(stack.documents(), mapFile);
        const std::vector<HexId> all = map.hexes();
        const HexId here = all[pick(all.size())];
        const HexId there = map.neighbour(here, Direction(pick(6)));
        const HexId far = all[pick(all.size())];
        const char* const terrains[] = {"clear", "woods", "hill"};
        const std::string terrain = terrains[pick(3)];
        const std::size_t places = map.part("places").size();
        Edit edit{editName, {}, {}};
        switch (pick(16)) {
        case 0:
            edit = paintTerrain(map, map.brush(here, int(pick(3))), terrain, editName);
            break;
        case 1:
            edit = paintTerrain(map, map.flood(here), terrain, editName);
            break;
        case 2:
            edit = paintTerrain(map, map.rectangle(here, far), terrain, editName);
            break;
        case 3:
            edit = replaceTerrain(map, terrain, terrains[pick(3)], editName);
            break;
        case 4:
            edit = setElevation(map, map.brush(here, 1),
                                pick(3) ? std::optional(int(pick(900))) : std::nullopt, editName);
            break;
        case 5:
            if (there.exists())
                edit = setFeature(map, {here, there}, "river", pick(2) == 0, editName);
            break;
        case 6:
            edit = layLink(map, "road", map.line(here, far), pick(2) ? "main" : "", editName);
            break;
        case 7:
            if (there.exists())
                edit = cutLink(map, "road", {here, there}, editName);
            break;
        case 8:
            edit = addPlace(map, here, {"P" + std::to_string(step), "town"}, editName);
            break;
        case 9:
            if (places > 3)
                edit = removePlace(map, places - 1, editName);
            break;
        case 10:
            edit = movePlace(map, pick(places), here, editName);
            break;
        case 11:
            edit = putInArea(map, "a", map.brush(here, 1), pick(2) == 0, editName);
            break;
        case 12:
            if (there.exists())
                edit = putOnLine(map, "l", {here, there}, pick(2) == 0, editName);
            break;
        case 13:
            edit = setControl(map, "start", map.brush(here, 1), pick(2) ? "red" : "blue", editName);
            break;
        case 14:
            patch = cutOut(map, map.brush(here, 1), here);
            edit = putDown(map, mirrored(turned(patch, int(pick(6))), map.grid().orientation), far,
                           editName);
            break;
        default: {
            NumberRange rows = map.grid().rows;
            rows.last += int(pick(3)) - 1;
            auto resized = resizeMap(map, rows, map.grid().columns, terrain, editName);
            if (Edit* const made = std::get_if<Edit>(&resized))
                edit = std::move(*made);
        }
        }
        CAPTURE(step);
        if (edit.empty())
            continue;
        stack.perform(std::move(edit));
        std::vector<Finding> findings;
        REQUIRE_NOTHROW((void)readPackage(stack.documents(), findings));
    }
    const Documents after = stack.documents();
    while (stack.undo()) {
    }
    CHECK(stack.documents() == field());
    while (stack.redo()) {
    }
    CHECK(stack.documents() == after);
}
