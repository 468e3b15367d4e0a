// SPDX-License-Identifier: GPL-3.0-or-later
// What the code of Guadalajara 1937 takes for granted of its package.
#include "engine/guadalajara/chapters.h"

namespace esagono::guadalajara {

namespace {

Names namesExpected() {
    Names names;
    names.sides = {"nationalist", "republican"};
    names.statuses = {"dg",    "oos",   "reserve", "aboard",  "attached", "moved",
                      "spent", "fired", "fought",  "returns", "crossed",  "bound"};
    names.markers = {"interdicted"};
    names.tracks = {"turn",
                    "phase",
                    "vp",
                    "emergency",
                    "exited",
                    "brihuega",
                    "reserve_nationalist",
                    "reserve_republican",
                    "morale_fn",
                    "panic_fn",
                    "retreat_fn",
                    "morale_pn",
                    "panic_pn",
                    "retreat_pn",
                    "morale_dlv",
                    "panic_dlv",
                    "retreat_dlv"};
    names.boxes = {"nationalist_forces",
                   "republican_forces",
                   "turn_1",
                   "turn_2",
                   "turn_3",
                   "turn_4",
                   "turn_5",
                   "turn_6",
                   "turn_7",
                   "turn_8",
                   "turn_9",
                   "turn_10",
                   "turn_11",
                   "zone_a",
                   "zone_b",
                   "zone_c",
                   "zone_d",
                   "zone_e",
                   "off_map",
                   "emergency_5",
                   "emergency_6",
                   "disabled_tanks",
                   "republican_air_ready",
                   "republican_air_used",
                   "italian_air_ready",
                   "italian_air_used",
                   "exited_box",
                   "withdrawn",
                   "eliminated"};
    names.attributes = {"attack",        "defence",    "movement",    "movement_motorised",
                        "movement_tank", "steps",      "barrage",     "range",
                        "supply_range",  "attack_drm", "defence_drm", "number"};
    names.traits = {"type", "faction", "division"};
    names.flags = {"exploitation", "anti_tank", "armoured", "flame", "volunteer", "t26", "rail"};
    names.terrains = {"clear", "woods", "hills", "minor_village", "major_village"};
    names.features = {"river", "stream", "bridge", "rail_bridge"};
    names.links = {"road", "track", "rail"};
    names.charts = {"combat",
                    "barrage",
                    "tank_vs_tank",
                    "tank_after_combat",
                    "attrition",
                    "interdiction",
                    "air_points",
                    "italian_air_points",
                    "terrain",
                    "ways",
                    "hexsides",
                    "combat_modifiers",
                    "combat_shifts",
                    "barrage_shifts",
                    "tank_modifiers",
                    "reconstitution",
                    "reconstitution_modifiers",
                    "tank_repair",
                    "variable_reinforcements",
                    "costs",
                    "victory_scenario1",
                    "turns"};
    names.rulings = {"political_incompatibility", "cavalry_screens",   "looser_line",
                     "variable_reinforcements",   "italian_air_bases", "better_fog",
                     "intensive_combat",          "simplified_panic"};
    static const std::vector<std::string> numbered = [] {
        std::vector<std::string> ids;
        for (std::size_t i = 1; i <= ruling::as; ++i)
            if (i != ruling::missing)
                ids.push_back("A" + std::to_string(i));
        return ids;
    }();
    names.rulings.insert(names.rulings.end(), numbered.begin(), numbered.end());
    return names;
}

std::vector<TraitWords> wordsExpected() {
    return {
        {"type",
         {"infantry", "machine_gun", "engineers", "flame_engineers", "workers", "cavalry",
          "motorcycle", "anti_tank", "tank", "flame_tank", "armoured_car", "artillery",
          "armoured_train", "railway_infantry", "hq", "truck", "air"},
         true},
        {"faction",
         {"spanish_nationalist", "falangist", "carlist", "mixed", "italian_army",
          "italian_volunteer", "italian_air", "republican_army", "communist", "anarchist",
          "international", "republican_air"},
         true},
        {"division", {"FN", "PN", "DLV", "LIT"}, true},
    };
}

std::vector<Span> statusesExpected() {
    return {
        {"dg", 0, 1},       {"oos", 0, 1},      {"reserve", 0, 2},  {"aboard", 0, 26},
        {"attached", 0, 4}, {"moved", 0, 1},    {"spent", 0, 200},  {"fired", 0, 1},
        {"fought", 0, 1},   {"returns", 0, 30}, {"crossed", 0, 11}, {"bound", 0, 1},
    };
}

std::vector<Span> tracksExpected() {
    return {
        {"turn", 1, 11},
        {"phase", 0, 19},
        {"vp", -20, 120},
        {"emergency", 0, 2},
        {"exited", 0, 60},
        {"brihuega", 0, 1},
        {"reserve_nationalist", 0, 40},
        {"reserve_republican", 0, 40},
        {"morale_fn", 0, 40},
        {"panic_fn", 0, 1},
        {"retreat_fn", 0, 1},
        {"morale_pn", 0, 40},
        {"panic_pn", 0, 1},
        {"retreat_pn", 0, 1},
        {"morale_dlv", 0, 40},
        {"panic_dlv", 0, 1},
        {"retreat_dlv", 0, 1},
    };
}

std::vector<Span> attributesExpected() {
    return {
        {"attack", 0, 99},        {"defence", 0, 99},
        {"movement", 0, 99},      {"movement_motorised", 0, 99},
        {"movement_tank", 0, 99}, {"steps", 0, 99},
        {"barrage", 0, 99},       {"range", 0, 99},
        {"supply_range", 0, 99},  {"attack_drm", 0, 99},
        {"defence_drm", -99, 99}, {"number", 0, 99},
    };
}

std::vector<ChartShape> chartsExpected() {
    return {
        {"combat", AxisKind::Ranges, AxisKind::Odds, {}, {}},
        {"barrage",
         AxisKind::Ranges,
         AxisKind::Ranges,
         {},
         {{"", CellsOf::Kind::Number, 0, 99, false, {"DG", "NE"}}}},
        {"tank_vs_tank",
         AxisKind::Ranges,
         AxisKind::Names,
         {},
         {{"",
           CellsOf::Kind::OneOf,
           0,
           0,
           false,
           {"attacker_destroyed", "attacker_disabled", "attacker_step", "defender_destroyed",
            "defender_disabled", "defender_step", "none"}}}},
        {"tank_after_combat",
         AxisKind::Ranges,
         AxisKind::Names,
         {},
         {{"", CellsOf::Kind::OneOf, 0, 0, false, {"destroyed", "disabled", "none", "step"}}}},
        {"attrition", AxisKind::Ranges, AxisKind::Names, {}, {{"", CellsOf::Kind::Number, 0, 99}}},
        {"interdiction",
         AxisKind::Ranges,
         AxisKind::Names,
         {},
         {{"", CellsOf::Kind::Number, 0, 99, false, {"none", "stop"}}}},
        {"air_points",
         AxisKind::Ranges,
         AxisKind::Ranges,
         {},
         {{"", CellsOf::Kind::Number, 0, 99}}},
        {"italian_air_points",
         AxisKind::Ranges,
         AxisKind::Ranges,
         {},
         {{"", CellsOf::Kind::Number, 0, 99}}},
        {"terrain",
         AxisKind::Names,
         AxisKind::Names,
         {"clear", "woods", "hills", "minor_village", "major_village"},
         {{"foot", CellsOf::Kind::Number, 0, 99},
          {"motorised", CellsOf::Kind::Fraction, 0, 99, false, {"P"}},
          {"tank", CellsOf::Kind::Fraction, 0, 99, false, {"P"}},
          {"defence", CellsOf::Kind::Fraction, 0, 99},
          {"shift", CellsOf::Kind::Number, -99, 99},
          {"barrage", CellsOf::Kind::Number, -99, 99},
          {"overrun", CellsOf::Kind::OneOf, 0, 0, false, {"no", "yes"}}}},
        {"ways",
         AxisKind::Names,
         AxisKind::Names,
         {"road", "track"},
         {{"foot", CellsOf::Kind::Fraction, 0, 99},
          {"motorised", CellsOf::Kind::Fraction, 0, 99},
          {"tank", CellsOf::Kind::Fraction, 0, 99}}},
        {"hexsides",
         AxisKind::Names,
         AxisKind::Names,
         {"river", "stream", "bridge", "rail_bridge"},
         {{"foot", CellsOf::Kind::Number, 0, 99},
          {"motorised", CellsOf::Kind::Fraction, 0, 99, false, {"P"}},
          {"tank", CellsOf::Kind::Fraction, 0, 99, false, {"P"}},
          {"attack", CellsOf::Kind::Fraction, 0, 99, true},
          {"attack", CellsOf::Kind::Nothing, 0, 0, false, {}, {"stream", "bridge", "rail_bridge"}},
          {"drm", CellsOf::Kind::Number, -99, 99, true},
          {"drm", CellsOf::Kind::Nothing, 0, 0, false, {}, {"river", "bridge", "rail_bridge"}}}},
        {"combat_modifiers",
         AxisKind::Names,
         AxisKind::Names,
         {"anti_tank", "brihuega", "panic", "dg"},
         {{"", CellsOf::Kind::Number, -99, 99}}},
        {"combat_shifts",
         AxisKind::Names,
         AxisKind::Names,
         {"air_attacker", "air_defender"},
         {{"", CellsOf::Kind::Number, -99, 99}}},
        {"barrage_shifts",
         AxisKind::Names,
         AxisKind::Names,
         {"unobserved"},
         {{"", CellsOf::Kind::Number, -99, 99}}},
        {"tank_modifiers",
         AxisKind::Names,
         AxisKind::Names,
         {"anti_tank", "t26"},
         {{"", CellsOf::Kind::Number, -99, 99}}},
        {"reconstitution",
         AxisKind::Ranges,
         AxisKind::Names,
         {},
         {{"", CellsOf::Kind::OneOf, 0, 0, false, {"lost", "turns"}}}},
        {"reconstitution_modifiers",
         AxisKind::Names,
         AxisKind::Names,
         {"communist", "international", "spanish_nationalist", "italian_volunteer", "others"},
         {{"", CellsOf::Kind::Number, -99, 99}}},
        {"tank_repair",
         AxisKind::Ranges,
         AxisKind::Names,
         {},
         {{"", CellsOf::Kind::OneOf, 0, 0, false, {"no", "repaired"}}}},
        {"variable_reinforcements",
         AxisKind::Ranges,
         AxisKind::Names,
         {},
         {{"", CellsOf::Kind::OneOf, 0, 0, false, {"due", "early", "late"}}}},
        {"costs",
         AxisKind::Names,
         AxisKind::Names,
         {"stacking", "zoc", "load", "pair", "overrun_foot", "overrun_motor", "jam_foot",
          "jam_motor", "trace", "start_line", "air_barrage", "interdiction_radius", "panic",
          "panic_range", "hills", "screen", "loose_line", "crossing", "sudden_death"},
         {{"", CellsOf::Kind::Number, 0, 99}}},
        {"victory_scenario1",
         AxisKind::Ranges,
         AxisKind::Names,
         {},
         {{"",
           CellsOf::Kind::OneOf,
           0,
           0,
           false,
           {"draw", "nationalist_major", "nationalist_minor", "republican_major",
            "republican_minor"}}}},
        {"turns", AxisKind::Ranges, AxisKind::Names, {}, {{"date"}}},
    };
}

std::vector<MapParts> mapsExpected() {
    return {{"",
             "",
             {"north",
              "south",
              "nationalist_side",
              "republican_side",
              "brihuega_hills",
              "brihuega_valley",
              "road_italian_north",
              "main_road",
              "supply_italian",
              "supply_spanish",
              "supply_republican",
              "supply_republican_north",
              "italian_return",
              "spanish_return",
              "exit_italian",
              "east_of_20",
              "villages",
              "entry_a",
              "entry_b",
              "entry_c",
              "entry_d",
              "entry_e",
              "entry_any",
              "entry_any_south",
              "entry_scenario3",
              "entry_main",
              "entry_north"},
             {"30.01", "33.03", "59.02", "16.07", "18.03", "20.03", "3.08", "23.22", "10.30"},
             {}}};
}

std::vector<DeploymentRule> deploymentsExpected() {
    return {{"republican", "republican", "", {}}, {"nationalist", "nationalist", "", {}}};
}

std::vector<Part> partsExpected() {
    using enum Part::Kind;
    constexpr std::string_view file = "scenarios.json";
    const std::vector<std::string_view> bothSides = {"nationalist", "republican"};
    const std::vector<std::string_view> levels = {"nationalist_major", "nationalist_minor", "draw",
                                                  "republican_minor", "republican_major"};
    return {
        {file, "/scenarios/*/special", Object},
        {file, "/scenarios/*/special/number", Number, false, 1, 4},
        {file, "/scenarios/*/special/firstPlayer", Text, false, 0, 0, bothSides},
        {file, "/scenarios/*/special/setupFirst", Text, false, 0, 0, bothSides},
        {file, "/scenarios/*/special/playArea", Text},
        {file, "/scenarios/*/special/pregameBarrage", Flag},
        {file, "/scenarios/*/special/surprise", Flag},
        {file, "/scenarios/*/special/preparation", Flag},
        {file, "/scenarios/*/special/brihuegaGate", Flag},
        {file, "/scenarios/*/special/suddenDeath", Flag},
        {file, "/scenarios/*/special/reserveMarkers", Object},
        {file,
         "/scenarios/*/special/reserveMarkers/nationalist",
         Object,
         false,
         1,
         turnBoxes,
         {},
         true},
        {file, "/scenarios/*/special/reserveMarkers/nationalist/*", Number, false, 0, 99},
        {file,
         "/scenarios/*/special/reserveMarkers/republican",
         Object,
         false,
         1,
         turnBoxes,
         {},
         true},
        {file, "/scenarios/*/special/reserveMarkers/republican/*", Number, false, 0, 99},
        {file, "/scenarios/*/special/emergency", List},
        {file,
         "/scenarios/*/special/emergency/*/group",
         Text,
         false,
         0,
         0,
         {"emergency_5", "emergency_6"}},
        {file, "/scenarios/*/special/emergency/*/entry", Area},
        {file, "/scenarios/*/special/emergency/*/turn", Number, false, 1, turnBoxes},
        {file, "/scenarios/*/special/emergency/*/reserveMarkers", Number, false, 0, 99},
        {file, "/scenarios/*/special/emergency/*/vp", Number, false, -99, 99},
        {file, "/scenarios/*/special/withdrawals", List},
        {file, "/scenarios/*/special/withdrawals/*/turn", Number, false, 1, turnBoxes},
        {file, "/scenarios/*/special/withdrawals/*/counters", List},
        {file, "/scenarios/*/special/withdrawals/*/counters/*", Counter},
        {file, "/scenarios/*/special/special", List},
        {file,
         "/scenarios/*/special/special/*/rule",
         Text,
         false,
         0,
         0,
         {"attached", "immobile", "no_forced_retreat", "retreat_with", "stay_east",
          "attached_until_retreat"}},
        {file, "/scenarios/*/special/special/*/counter", Counter, true},
        {file,
         "/scenarios/*/special/special/*/division",
         Text,
         true,
         0,
         0,
         {"FN", "PN", "DLV", "LIT"}},
        {file, "/scenarios/*/special/special/*/divisions", List, true},
        {file,
         "/scenarios/*/special/special/*/divisions/*",
         Text,
         false,
         0,
         0,
         {"FN", "PN", "DLV"}},
        {file, "/scenarios/*/special/special/*/turn", Number, true, 1, turnBoxes},
        {file, "/scenarios/*/special/special/*/turns", List, true},
        {file, "/scenarios/*/special/special/*/turns/*", Number, false, 1, turnBoxes},
        {file, "/scenarios/*/special/special/*/hex", Hex, true},
        {file, "/scenarios/*/special/special/*/units", List, true},
        {file, "/scenarios/*/special/special/*/units/*", Counter},
        {file, "/scenarios/*/special/victory", Object},
        {file, "/scenarios/*/special/victory/levels", List, true},
        {file, "/scenarios/*/special/victory/levels/*/level", Text, false, 0, 0, levels},
        {file, "/scenarios/*/special/victory/otherwise", Text, true, 0, 0, levels},
        {file, "/scenarios/*/setup/*/extra/limit", Object, true},
        {file, "/scenarios/*/setup/*/extra/limit/*", Number, false, 0, 99},
        {file, "/scenarios/*/setup/*/extra/with", List, true},
        {file, "/scenarios/*/setup/*/extra/with/*", Text},
        {file, "/scenarios/*/setup/*/extra/of", Hex, true},
        {file, "/scenarios/*/setup/*/extra/within", Number, true, 0, 99},
    };
}

} // namespace

Contract contract() {
    Contract made;
    made.names = namesExpected();
    made.words = wordsExpected();
    made.statuses = statusesExpected();
    made.tracks = tracksExpected();
    made.attributes = attributesExpected();
    made.choices = {
        {"looser_line", 1, 3}, {"A16", 1, 3}, {"A21", 1, 3}, {"A45", 1, 3}, {"A56", 1, 3}};
    made.charts = chartsExpected();
    made.maps = mapsExpected();
    made.turns = {"turns", 1, 11};
    made.deployments = deploymentsExpected();
    made.parts = partsExpected();
    return made;
}

} // namespace esagono::guadalajara
