// SPDX-License-Identifier: GPL-3.0-or-later
// What the code of Banditen! takes for granted of its package.
#include "engine/banditen/chapters.h"

namespace esagono::banditen {

namespace {

/// What the rules read in the charts whose rows differ from each other.
std::vector<ChartShape> gridsExpected() {
    using Kind = CellsOf::Kind;
    return {
        {"actions",
         AxisKind::Names,
         AxisKind::Names,
         {"move", "fire", "move_fire", "assault", "split_merge", "recover", "op_fire",
          "op_assault"},
         {{"cost", Kind::Number, 0, 99}, {"out", Kind::Number, 0, 99, true}}},
        {"terrain",
         AxisKind::Names,
         AxisKind::Names,
         {"open", "building", "hill", "forest", "river", "stream", "fort", "bunker", "road"},
         {{"move", Kind::Number, 0, 99, true},
          {"move", Kind::Number, 0, 99, false, {}, {"road"}},
          {"move", Kind::Nothing, 0, 0, false, {}, {"fort", "bunker"}},
          {"armour", Kind::Number, 0, 99, true},
          {"armour", Kind::Number, 0, 99, false, {}, {"road"}},
          {"armour", Kind::Nothing, 0, 0, false, {}, {"fort", "bunker"}},
          {"fire", Kind::Number, -99, 99, true},
          {"fire", Kind::Nothing, 0, 0, false, {}, {"stream", "road"}},
          {"assault", Kind::Number, 0, 99, true},
          {"assault", Kind::Nothing, 0, 0, false, {}, {"road"}},
          {"sight", Kind::Number, 0, 1, true},
          {"sight", Kind::Nothing, 0, 0, false, {}, {"stream", "bunker", "road"}}}},
        {"weapons",
         AxisKind::Names,
         AxisKind::Names,
         {"infantry", "machine_gun", "mortar", "light_artillery", "anti_tank", "armoured_car",
          "light", "command", "night"},
         {{"movement", Kind::Number, 0, 99, true},
          {"movement", Kind::Nothing, 0, 0, false, {}, {"night"}},
          {"range", Kind::Number, 0, longestRange, true},
          {"range", Kind::Nothing, 0, 0, false, {}, {"command"}},
          {"open", Kind::Number, -99, 99, true},
          {"open", Kind::Nothing, 0, 0, false, {}, {"command", "night"}},
          {"fortified",
           Kind::Number,
           -99,
           99,
           false,
           {},
           {"infantry", "machine_gun", "mortar", "light_artillery", "anti_tank", "armoured_car",
            "light"}},
          {"fortified", Kind::Nothing, 0, 0, false, {}, {"command", "night"}}}},
        {"turns_tarnova",
         AxisKind::Ranges,
         AxisKind::Names,
         {},
         {{"day", Kind::Number, 0, 99},
          {"light", Kind::OneOf, 0, 0, false, {"day", "dark", "night"}}}},
    };
}

std::vector<ChartShape> chartsExpected() {
    std::vector<ChartShape> shapes = gridsExpected();
    const std::vector<ChartShape> lists = {
        {"other_costs",
         AxisKind::Names,
         AxisKind::Names,
         {"entry", "entry_assault", "infirmary", "third_battalion"},
         {{"", CellsOf::Kind::Number, 0, 99}}},
        {"fire_modifiers",
         AxisKind::Names,
         AxisKind::Names,
         {"move_fire", "prone", "automatic"},
         {{"", CellsOf::Kind::Number, -99, 99}}},
        {"hits",
         AxisKind::Ranges,
         AxisKind::Names,
         {},
         {{"", CellsOf::Kind::OneOf, 0, 0, false, {"-", "hit"}}}},
        {"fire_effects",
         AxisKind::Ranges,
         AxisKind::Names,
         {},
         {{"", CellsOf::Kind::OneOf, 0, 0, false, {"-", "L", "M"}}}},
        {"assault_modifiers",
         AxisKind::Names,
         AxisKind::Names,
         {"prone", "fire_2"},
         {{"", CellsOf::Kind::Number, -99, 99}}},
        {"assault_results",
         AxisKind::Ranges,
         AxisKind::Names,
         {},
         {{"", CellsOf::Kind::OneOf, 0, 0, false, {"A", "E", "L", "M"}}}},
        {"morale",
         AxisKind::Names,
         AxisKind::Names,
         {"rsi", "rsi_least", "garibaldi", "redi_valtoce", "german", "yugoslav", "assault_company"},
         {{"", CellsOf::Kind::Number, 0, 99}}},
        {"axis_ap_gravellona",
         AxisKind::Ranges,
         AxisKind::Ranges,
         {},
         {{"", CellsOf::Kind::Number, 0, 99}}},
        {"axis_ap_tarnova",
         AxisKind::Ranges,
         AxisKind::Names,
         {},
         {{"", CellsOf::Kind::Number, 0, 99}}},
        {"activation",
         AxisKind::Names,
         AxisKind::Names,
         {"gravellona_first", "gravellona_formation", "tarnova_first", "tarnova_axis_first",
          "tarnova_battalion", "most"},
         {{"", CellsOf::Kind::Number, 0, 99}}},
        {"reinforcements",
         AxisKind::Ranges,
         AxisKind::Names,
         {},
         {{"", CellsOf::Kind::OneOf, 0, 0, false, {"arrive", "delay"}}}},
        {"surrender",
         AxisKind::Ranges,
         AxisKind::Names,
         {},
         {{"", CellsOf::Kind::OneOf, 0, 0, false, {"fight", "surrender"}}}},
        {"breakdown",
         AxisKind::Ranges,
         AxisKind::Names,
         {},
         {{"", CellsOf::Kind::OneOf, 0, 0, false, {"-", "breakdown"}}}},
        {"frost",
         AxisKind::Ranges,
         AxisKind::Names,
         {},
         {{"", CellsOf::Kind::OneOf, 0, 0, false, {"-", "frost"}}}},
        {"third_battalion",
         AxisKind::Ranges,
         AxisKind::Names,
         {},
         {{"", CellsOf::Kind::OneOf, 0, 0, false, {"-", "closer"}}}},
        {"mines", AxisKind::Ranges, AxisKind::Names, {}, {{"", CellsOf::Kind::Number, 0, 99}}},
        {"mine_hits",
         AxisKind::Ranges,
         AxisKind::Names,
         {},
         {{"", CellsOf::Kind::OneOf, 0, 0, false, {"-", "hit"}}}},
    };
    shapes.insert(shapes.end(), lists.begin(), lists.end());
    return shapes;
}

std::vector<MapParts> mapsExpected() {
    return {
        {"forts", "", {"entry_ita", "setup_1btg", "setup_2btg", "setup_3btg", "zone_3btg"}, {}, {}},
        {"",
         "forts",
         {"entry_garibaldi", "entry_beltrami", "entry_valdossola", "entry_valtoce", "entry_ii",
          "entry_iii", "corte_cerro", "objectives"},
         {},
         {}}};
}

std::vector<DeploymentRule> deploymentsExpected() {
    return {{"axis", "axis", "axis_forces", {"mine", "bunker", "infirmary"}, {"mine"}},
            {"partisan", "partisan", "", {}, {}}};
}

} // namespace

Contract contract() {
    Contract made;
    made.names = names;
    made.numbered = numbered('A', ruling::as);
    made.words = {typeWords, formationWords, factionWords, commandWords};
    made.choices = {{"A2", 1, 5}, {"A95", 1, 3}};
    made.charts = chartsExpected();
    made.maps = mapsExpected();
    made.turns = {"turns", 1, 17};
    made.deployments = deploymentsExpected();
    return made;
}

} // namespace esagono::banditen
