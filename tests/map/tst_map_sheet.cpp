// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/map/map_sheet.h"

#include "tests/map/sheets.h"

#include <doctest/doctest.h>
#include <functional>

namespace esagono::map_sheet_tests {

using Kind = SheetProblem::Kind;

namespace {

MapSheet sound() {
    MapSheet sheet = sheets::blank(sheets::small(3, 3));
    sheet.features = {"river"};
    sheet.links = {"road"};
    return sheet;
}

} // namespace

TEST_CASE("a sound sheet has no problems") {
    CHECK(problemsOf(sound()).empty());
}

TEST_CASE("what keeps a sheet from being a map is named") {
    struct Row {
        const char* name;
        std::function<void(MapSheet&)> spoil;
        SheetProblem problem;
    };
    const HexId a(0);      // 0101
    const HexId far(8);    // 0303
    const HexId hole(4);   // 0202, once spoilt
    const HexId beyond(9); // off the sheet
    const std::vector<Row> rows = {
        {"grid",
         [](MapSheet& s) {
             s.grid.rows = {3, 1};
         },
         {Kind::UnsoundGrid, "grid", {}}},
        {"33 features",
         [](MapSheet& s) {
             s.features.clear();
             for (int i = 0; i < 33; ++i)
                 s.features.push_back(std::to_string(i));
         },
         {Kind::TooManyKinds, "features", {}}},
        {"33 links",
         [](MapSheet& s) {
             s.links.clear();
             for (int i = 0; i < 33; ++i)
                 s.links.push_back(std::to_string(i));
         },
         {Kind::TooManyKinds, "links", {}}},
        {"terrain twice",
         [](MapSheet& s) {
             s.terrains = {"sea", "sea"};
         },
         {Kind::NameTwice, "sea", {}}},
        {"area twice",
         [](MapSheet& s) {
             s.areas = {{"north", {}}, {"south", {}}, {"north", {}}};
         },
         {Kind::NameTwice, "north", {}}},
        {"line twice",
         [](MapSheet& s) {
             s.lines = {{"front", {}}, {"front", {}}};
         },
         {Kind::NameTwice, "front", {}}},
        {"a hex without entry",
         [](MapSheet& s) { s.terrain.pop_back(); },
         {Kind::WrongLength, "terrain", {}}},
        {"elevations missing",
         [](MapSheet& s) {
             s.elevation = {1, 2};
         },
         {Kind::WrongLength, "elevation", {}}},
        {"undeclared terrain",
         [](MapSheet& s) { s.terrain[0] = TerrainId(1); },
         {Kind::UnknownTerrain, "terrain", {a, HexId()}}},
        {"undeclared feature",
         [&](MapSheet& s) {
             s.hexsides = {{{a, HexId(1)}, {FeatureId(1)}}};
         },
         {Kind::UnknownFeature, "hexsides", {a, HexId(1)}}},
        {"hexside between distant hexes",
         [&](MapSheet& s) {
             s.hexsides = {{{a, far}, {FeatureId(0)}}};
         },
         {Kind::NotAdjacent, "hexsides", {a, far}}},
        {"hexside twice",
         [&](MapSheet& s) {
             s.hexsides = {{{a, HexId(1)}, {}}, {{HexId(1), a}, {}}};
         },
         {Kind::HexsideTwice, "hexsides", {HexId(1), a}}},
        {"hexside of a hole",
         [&](MapSheet& s) {
             s.terrain[hole.index()] = TerrainId();
             s.hexsides = {{{HexId(3), hole}, {}}};
         },
         {Kind::NoSuchHex, "hexsides", {hole, HexId()}}},
        {"undeclared link",
         [&](MapSheet& s) {
             s.linkLines = {{LinkId(1), {}, "N-1", ""}};
         },
         {Kind::UnknownLink, "N-1", {}}},
        {"road that jumps",
         [&](MapSheet& s) {
             s.linkLines = {{LinkId(0), {a, HexId(1), far}, "N-1", ""}};
         },
         {Kind::NotAdjacent, "N-1", {HexId(1), far}}},
        {"road of one hex off the sheet",
         [&](MapSheet& s) {
             s.linkLines = {{LinkId(0), {beyond}, "N-1", ""}};
         },
         {Kind::NoSuchHex, "N-1", {beyond, HexId()}}},
        {"place off the sheet",
         [&](MapSheet& s) {
             s.places = {{"Atlantis", beyond, "city", {}, ""}};
         },
         {Kind::NoSuchHex, "Atlantis", {beyond, HexId()}}},
        {"area with no hex",
         [&](MapSheet& s) {
             s.areas = {{"north", {a, HexId()}}};
         },
         {Kind::NoSuchHex, "north", {HexId(), HexId()}}},
        {"line between distant hexes",
         [&](MapSheet& s) {
             s.lines = {{"front", {{a, far}}}};
         },
         {Kind::NotAdjacent, "front", {a, far}}},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        MapSheet sheet = sound();
        row.spoil(sheet);
        const std::vector<SheetProblem> found = problemsOf(sheet);
        REQUIRE(found.size() == 1);
        CHECK(found.front() == row.problem);
    }
}

} // namespace esagono::map_sheet_tests
