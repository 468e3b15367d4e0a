// SPDX-License-Identifier: GPL-3.0-or-later
// What the code of Santander 1937 takes for granted of its package.
#include "engine/santander/chapters.h"

namespace esagono::santander {

namespace {

Names namesExpected() {
    Names names;
    names.sides = {"nationalist", "republican"};
    names.statuses = {"dsg", "oos", "moved", "attacked", "revealed"};
    names.markers = {"trench"};
    names.tracks = {"turn",     "weather", "morale",      "offensive",   "factory",     "basque",
                    "brigades", "victory", "division_50", "division_55", "division_57", "armour"};
    names.boxes = {"nationalist_available",
                   "republican_available",
                   "nationalist_used",
                   "republican_used",
                   "eliminated",
                   "withdrawn",
                   "basque_battalions",
                   "nationalist_forces",
                   "republican_forces",
                   "reserve_force",
                   "supply_depot",
                   "turn_1",
                   "turn_2",
                   "turn_3",
                   "turn_4",
                   "turn_5",
                   "turn_6",
                   "turn_7"};
    names.attributes = {"attack", "defence", "movement", "stacking", "bombardment"};
    names.traits = {"type", "group", "size", "division", "command"};
    names.flags = {"motorised", "yellow_circle", "independent", "corps_ctv"};
    names.terrains = {"sea", "clear", "city", "hill", "mountain"};
    names.features = {"river", "impassable"};
    names.links = {"road"};
    names.charts = {"combat",    "bombardment",      "morale",     "terrain",  "weather",
                    "offensive", "offensive_effect", "basque",     "reinosa",  "armour",
                    "reserve",   "air_attrition",    "air_combat", "modifiers"};
    names.rulings = {"air_combat", "historical", "dsg_reduction", "fog"};
    static const std::vector<std::string> numbered = [] {
        std::vector<std::string> ids;
        for (std::size_t i = 1; i <= ruling::ks; ++i)
            ids.push_back("K" + std::to_string(i));
        for (std::size_t i = 1; i <= ruling::as; ++i)
            ids.push_back("A" + std::to_string(i));
        return ids;
    }();
    names.rulings.insert(names.rulings.end(), numbered.begin(), numbered.end());
    return names;
}

std::vector<TraitWords> wordsExpected() {
    return {
        {"type",
         {"infantry", "mechanised", "armour", "hq", "air", "supply", "trench", "marker"},
         true},
        {"group",
         {"spanish", "italian", "italo_spanish", "german", "santander", "basque", "asturian"},
         true},
        {"size",
         {"brigade", "regiment", "battalion", "company", "division", "corps", "squadron"},
         true},
    };
}

std::vector<Span> statusesExpected() {
    return {
        {"dsg", 0, 3}, {"oos", 0, 1}, {"moved", 0, 1}, {"attacked", 0, 1}, {"revealed", 0, 1},
    };
}

std::vector<Span> tracksExpected() {
    return {
        {"turn", 1, 7},        {"weather", 0, 1},     {"morale", 0, 5},      {"offensive", 0, 7},
        {"factory", 0, 1},     {"basque", 0, 2},      {"brigades", 0, 40},   {"victory", 0, 9},
        {"division_50", 0, 2}, {"division_55", 0, 2}, {"division_57", 0, 2}, {"armour", 0, 6},
    };
}

std::vector<Span> attributesExpected() {
    return {
        {"attack", 0, 99},   {"defence", 0, 99},     {"movement", 0, 99},
        {"stacking", 0, 99}, {"bombardment", 0, 99},
    };
}

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
    made.names = namesExpected();
    made.words = wordsExpected();
    made.statuses = statusesExpected();
    made.tracks = tracksExpected();
    made.attributes = attributesExpected();
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
