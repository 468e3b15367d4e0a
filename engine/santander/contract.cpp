// SPDX-License-Identifier: GPL-3.0-or-later
// What the code of Santander 1937 takes for granted of its package.
#include "engine/santander/chapters.h"

namespace esagono::santander {

namespace {

std::vector<ChartShape> chartsExpected() {
    return {
        {"combat", AxisKind::Ranges, AxisKind::Odds, {}, {}},
        {"bombardment", AxisKind::Ranges, AxisKind::Ranges, {}, {}},
        {"morale", AxisKind::Ranges, AxisKind::Names, {}, {}},
        {"terrain",
         AxisKind::Names,
         AxisKind::Names,
         {"clear", "city", "hill", "mountain", "river", "road", "road_other", "sea"},
         {{"move", CellsOf::Kind::Fraction, 0, 99, true},
          {"rain", CellsOf::Kind::Number, 0, 99, true},
          {"stacking", CellsOf::Kind::Number, 0, 99, true},
          {"defence", CellsOf::Kind::Fraction, 0, 99, true}}},
        {"weather",
         AxisKind::Ranges,
         AxisKind::Names,
         {},
         {{"", CellsOf::Kind::OneOf, 0, 0, false, {"fair", "rain"}}}},
        {"offensive",
         AxisKind::Ranges,
         AxisKind::Ranges,
         {},
         {{"", CellsOf::Kind::OneOf, 0, 0, false, {"-", "begins"}}}},
        {"offensive_effect",
         AxisKind::Ranges,
         AxisKind::Names,
         {},
         {{"infantry", CellsOf::Kind::Number, 0, 99}, {"air", CellsOf::Kind::Number, 0, 99}}},
        {"basque",
         AxisKind::Ranges,
         AxisKind::Names,
         {},
         {{"", CellsOf::Kind::OneOf, 0, 0, false, {"fight", "surrender"}}}},
        {"reinosa",
         AxisKind::Ranges,
         AxisKind::Names,
         {},
         {{"", CellsOf::Kind::OneOf, 0, 0, false, {"demolished", "intact"}}}},
        {"armour", AxisKind::Ranges, AxisKind::Names, {}, {{"", CellsOf::Kind::Number, 0, 99}}},
        {"reserve",
         AxisKind::Ranges,
         AxisKind::Names,
         {},
         {{"", CellsOf::Kind::OneOf, 0, 0, false, {"front", "reserve"}}}},
        {"air_attrition",
         AxisKind::Ranges,
         AxisKind::Names,
         {},
         {{"", CellsOf::Kind::OneOf, 0, 0, false, {"none", "withdrawn"}}}},
        {"air_combat",
         AxisKind::Ranges,
         AxisKind::Names,
         {},
         {{"", CellsOf::Kind::OneOf, 0, 0, false, {"hit", "none"}}}},
        {"modifiers",
         AxisKind::Names,
         AxisKind::Names,
         {"trench_bombardment", "trench_combat", "concentric", "below_table", "above_table",
          "asturian", "basque", "rain_after_rain", "first_turn_shift"},
         {{"", CellsOf::Kind::Number, -99, 99}}},
    };
}

std::vector<MapParts> mapsExpected() {
    return {{"",
             "",
             {"supply_nationalist", "supply_republican", "supply_west_roads", "front_nationalist",
              "front_republican", "basque_setup", "basque_zone", "ctv_columns"},
             {reinosaHex},
             {}}};
}

std::vector<DeploymentRule> deploymentsExpected() {
    return {{"republican", "republican", "", {"trench"}},
            {"nationalist", "nationalist", "", {}},
            {"nationalist_ctv", "nationalist", "", {}},
            {"nationalist_fn", "nationalist", "", {}}};
}

std::vector<Part> partsExpected() {
    return {{"scenarios.json", "/scenarios/*/special/suggest", Part::Kind::Flag, true}};
}

} // namespace

Contract contract() {
    Contract made;
    made.names = names;
    made.numbered = numbered('K', ruling::ks);
    std::ranges::move(numbered('A', ruling::as), std::back_inserter(made.numbered));
    made.words = {typeWords, groupWords, sizeWords};
    made.choices = {{"K29", 1, 3}, {"K34", 1, 3}, {"A3", 1, 3}};
    made.charts = chartsExpected();
    made.maps = mapsExpected();
    made.counters = {"HQ_CTV"};
    made.ownerless = {"trench", "marker"};
    made.turns = {"turns", 1, 7};
    made.oneMap = true;
    made.deployments = deploymentsExpected();
    made.parts = partsExpected();
    return made;
}

} // namespace esagono::santander
