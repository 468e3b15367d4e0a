// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 14, row by row.
#include "tests/santander/rule_rows.h"

#include <doctest/doctest.h>

namespace esagono::santander::victory_tests {

namespace {

std::map<std::string, std::string> held(const std::vector<std::string>& hexes) {
    std::map<std::string, std::string> control;
    for (const std::string& hex : hexes)
        control[hex] = "nationalist";
    return control;
}

/// The last decision of a turn, with these hexes in Nationalist hands.
Board endOf(int turn, const std::vector<std::string>& hexes, std::map<std::string, int> tracks = {},
            std::map<std::string, std::string> rulings = {}) {
    return {.side = "republican",
            .decision = "combat",
            .turn = turn,
            .units = {{"2113", "NI_1"}},
            .tracks = std::move(tracks),
            .control = held(hexes),
            .rulings = std::move(rulings)};
}

Row takes(const char* what, const char* from, const char* objective, const char* then) {
    return {"14.1",
            what,
            {.units = {{from, "NI_1"}}},
            {std::string("move unit=NI_1 path=") + objective},
            {then}};
}

const RuleRows pointRows(
    "victory points",
    {
        takes("Santander is worth 3", "1210", "1211", "track victory 3"),
        takes("Reinosa 1", "2106", "2006", "track victory 1"),
        takes("Torrelavega 1", "1306", "1307", "track victory 1"),
        takes("Santoña 1", "1214", "1215", "track victory 1"),
        takes("Castro Urdiales 1", "1518", "1418", "track victory 1"),
        takes("Cabezón de la Sal 1", "1407", "1406", "track victory 1"),
        takes("other hexes nothing", "1306", "1206", "track victory 0"),
        {"14.1",
         "a hex taken back is lost again",
         {.side = "republican",
          .units = {{"2007", "R_CLXX"}},
          .tracks = {{"victory", 1}},
          .control = held({"2006"})},
         {"move unit=R_CLXX path=2006"},
         {"track victory 0"}},
        {"14.1",
         "D40: 3+1+1 and ten brigades are 6: the Nationalist wins",
         endOf(7, {"1211", "2006", "1307"}, {{"brigades", 10}}),
         {"end_combat"},
         {"decision over", "winner nationalist", "track victory 6"}},
        {"14.1",
         "nine brigades are not enough",
         endOf(7, {"1211", "2006", "1307"}, {{"brigades", 9}}),
         {"end_combat"},
         {"decision over", "winner republican", "track victory 5"}},
        {"14.1",
         "twenty brigades are one point too",
         endOf(7, {"1211", "2006"}, {{"brigades", 20}}),
         {"end_combat"},
         {"decision over", "winner republican", "track victory 5"}},
        {"14.1",
         "six points of hexes alone",
         endOf(7, {"1211", "2006", "1307", "1215"}),
         {"end_combat"},
         {"decision over", "winner nationalist", "track victory 6"}},
        {"14.1",
         "all hexes without Santander are not enough",
         endOf(7, {"2006", "1307", "1215", "1418", "1406"}),
         {"end_combat"},
         {"decision over", "winner republican", "track victory 5"}},
        {"14.1 14.2",
         "D41: a demolished factory is worth nothing",
         endOf(7, {"1211", "2006", "1307", "1215"}, {{"factory", 1}}),
         {"end_combat"},
         {"decision over", "winner republican", "track victory 5"}},
        // Brigades
        {"14.1",
         "A46: a brigade that surrenders under 9.5.1 counts, a Basque one as well",
         {.units = {{"2106", "R_CLVII:dsg=3"}}, .control = held({"1201", "1211"})},
         {"end_movement"},
         {"R_CLVII at eliminated", "track brigades 1"}},
        {"14.1",
         "the tenth is worth a point at once",
         {.units = {{"2106", "R_CLXX:dsg=3"}},
          .tracks = {{"brigades", 9}},
          .control = held({"1201", "1211"})},
         {"end_movement"},
         {"track brigades 10", "track victory 4"}},
        {"14.1",
         "independent brigades are brigades",
         {.units = {{"2106", "R_DC:dsg=3 R_CLXXVII:dsg=3"}}, .control = held({"1201", "1211"})},
         {"end_movement"},
         {"track brigades 2"}},
        {"14.1",
         "battalions and armour are not",
         {.units = {{"2106", "R_Rbn1:dsg=3 R_T26:dsg=3"}}, .control = held({"1201", "1211"})},
         {"end_movement"},
         {"R_Rbn1 at eliminated", "R_T26 at eliminated", "track brigades 0"}},
        // K29
        {"14.1",
         "K29: six points at the end of a turn win",
         endOf(3, {"1211", "2006", "1307", "1215"}, {}, {{"K29", "end_of_turn"}}),
         {"end_combat"},
         {"decision over", "winner nationalist"}},
        {"14.1",
         "K29: five do not",
         endOf(3, {"1211", "2006", "1307"}, {}, {{"K29", "end_of_turn"}}),
         {"end_combat | 1 1"},
         {"decision place_column nationalist"}},
        {"14.1",
         "K29: not before the end of the turn",
         {.units = {{"1214", "NI_1"}},
          .control = held({"1211", "2006", "1307"}),
          .rulings = {{"K29", "end_of_turn"}}},
         {"move unit=NI_1 path=1215"},
         {"track victory 6", "decision movement nationalist"}},
        {"14.1",
         "K29: at the end of turn 7 only",
         endOf(3, {"1211", "2006", "1307", "1215"}, {}, {{"K29", "final"}}),
         {"end_combat | 1 1"},
         {"track turn 4", "decision place_column nationalist"}},
        {"14.1",
         "K29: then they win",
         endOf(7, {"1211", "2006", "1307", "1215"}, {}, {{"K29", "final"}}),
         {"end_combat"},
         {"decision over", "winner nationalist"}},
        {"14.1",
         "K29: at any moment, in the middle of a phase",
         {.units = {{"1214", "NI_1"}},
          .control = held({"1211", "2006", "1307"}),
          .rulings = {{"K29", "immediate"}}},
         {"move unit=NI_1 path=1215"},
         {"decision over", "winner nationalist"}},
        {"14.1",
         "K29: at any moment, five are not enough",
         {.units = {{"1214", "NI_1"}},
          .control = held({"1211", "2006"}),
          .rulings = {{"K29", "immediate"}}},
         {"move unit=NI_1 path=1215"},
         {"decision movement nationalist"}},
        {"14.1",
         "K29: at any moment, with the tenth brigade that surrenders for want of supply",
         {.units = {{"2106", "R_CLXX:dsg=3"}},
          .tracks = {{"brigades", 9}},
          .control = held({"1201", "1211", "1307", "1215"}),
          .rulings = {{"K29", "immediate"}}},
         {"end_movement"},
         {"decision over", "winner nationalist"}},
    });

Board beforeFactory(int turn, std::map<std::string, std::string> control = {}, int factory = 0,
                    std::map<std::string, std::string> rulings = {}) {
    return {.decision = "combat",
            .turn = turn,
            .units = {{"2205", "NI_1"}},
            .tracks = {{"factory", factory}},
            .control = std::move(control),
            .rulings = std::move(rulings)};
}

const RuleRows factoryRows(
    "the factory of Reinosa",
    {
        {"14.2", "no die before turn 4", beforeFactory(3), {"end_combat"}, {"track factory 0"}},
        {"14.2",
         "1 on turn 4: it stands",
         beforeFactory(4),
         {"end_combat | 1"},
         {"track factory 0"}},
        {"14.2", "3: it stands", beforeFactory(4), {"end_combat | 3"}, {"track factory 0"}},
        {"14.2",
         "D41: 4: it is demolished",
         beforeFactory(4),
         {"end_combat | 4"},
         {"track factory 1"}},
        {"14.2", "5: it is demolished", beforeFactory(4), {"end_combat | 5"}, {"track factory 1"}},
        {"14.2", "6: it is demolished", beforeFactory(4), {"end_combat | 6"}, {"track factory 1"}},
        {"14.2", "on later turns again", beforeFactory(5), {"end_combat | 4"}, {"track factory 1"}},
        {"14.2", "up to the last", beforeFactory(7), {"end_combat | 4"}, {"track factory 1"}},
        {"14.2",
         "no die for what is demolished",
         beforeFactory(5, {}, 1),
         {"end_combat"},
         {"track factory 1"}},
        {"14.2",
         "K30: no die if the Nationalist controls Reinosa in the Republican phase",
         beforeFactory(4, held({"2006"}), 0, {{"K30", "republican_phase"}}),
         {"end_combat"},
         {"track factory 0"}},
        {"14.2",
         "K30: taken this turn, it is safe",
         {.turn = 4, .units = {{"2106", "NI_1"}}, .rulings = {{"K30", "republican_phase"}}},
         {"move unit=NI_1 path=2006", "end_movement", "end_combat"},
         {"track factory 0", "track victory 1", "decision movement republican"}},
        {"14.2",
         "K30: or still in danger, if the turn began with it in Republican hands",
         {.turn = 4, .units = {{"2106", "NI_1"}}, .rulings = {{"K30", "turn_start"}}},
         {"move unit=NI_1 path=2006", "end_movement", "end_combat | 4"},
         {"track factory 1", "track victory 0"}},
        {"14.2",
         "K30: and safe on the next turn, which began otherwise",
         {.side = "republican",
          .decision = "combat",
          .turn = 3,
          .units = {{"2205", "NI_1"}},
          .control = held({"2006"}),
          .rulings = {{"K30", "turn_start"}}},
         {"end_combat | 1 1", "place_column where=2510", "end_movement", "end_combat"},
         {"track turn 4", "track factory 0", "decision movement republican"}},
        {"14.2",
         "K30: the factory is rolled for as long as the turns begin in Republican hands",
         {.side = "republican",
          .decision = "combat",
          .turn = 3,
          .units = {{"2205", "NI_1"}},
          .rulings = {{"K30", "turn_start"}}},
         {"end_combat | 1 1", "place_column where=2510", "end_movement", "end_combat | 4"},
         {"track factory 1"}},
    });

} // namespace

TEST_CASE("14.1 victory points") {
    pointRows.check();
}
TEST_CASE("14.2 the factory of Reinosa") {
    factoryRows.check();
}

} // namespace esagono::santander::victory_tests
