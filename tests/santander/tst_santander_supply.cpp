// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 6, row by row; and 1.4 as far as supply halves.
#include "engine/santander/fighting/battle.h"
#include "tests/santander/rule_rows.h"

#include <doctest/doctest.h>

namespace esagono::santander::supply_tests {

namespace {

/// All sources of both sides in the hands of the other, but for one.
std::map<std::string, std::string> onlySource(const std::string& source) {
    std::map<std::string, std::string> control;
    for (const char* hex : {"1520", "1720", "2504", "2510", "2512", "2515"})
        control[hex] = hex == source ? "nationalist" : "republican";
    for (const char* hex : {"1201", "1211"})
        control[hex] = hex == source ? "republican" : "nationalist";
    return control;
}

Row sourceRow(const char* what, const char* unit, const char* at, const char* source,
              const char* then, std::map<std::string, std::string> rulings = {}) {
    return {"6.2",
            what,
            {.units = {{at, unit}}, .control = onlySource(source), .rulings = std::move(rulings)},
            {"end_movement"},
            {then}};
}

const RuleRows sourceRows(
    "supply sources",
    {
        // Nationalists: the roads that leave the map in the east and in the south
        sourceRow("the road to Bilbao", "NI_1", "2113", "1520", "NI_1 oos 0"),
        sourceRow("the road of Mena", "NI_1", "2113", "1720", "NI_1 oos 0"),
        sourceRow("the road to Palencia", "NI_1", "2113", "2504", "NI_1 oos 0"),
        sourceRow("the road to Burgos by the Escudo", "NI_1", "2113", "2510", "NI_1 oos 0"),
        sourceRow("the road to Burgos from Villarcayo", "NI_1", "2113", "2512", "NI_1 oos 0"),
        sourceRow("the road of Los Tornos", "NI_1", "2113", "2515", "NI_1 oos 0"),
        sourceRow("none is left to the Nationalists", "NI_1", "2113", "", "NI_1 oos 1"),
        sourceRow("a southern edge hex without a road is none", "NI_1", "2508", "", "NI_1 oos 1"),
        sourceRow("a Republican source is none for them", "NI_1", "1210", "1211", "NI_1 oos 1"),
        // Republicans: the western road and Santander
        sourceRow("the western road", "R_CLXX", "1306", "1201", "R_CLXX oos 0"),
        sourceRow("Santander", "R_CLXX", "1306", "1211", "R_CLXX oos 0"),
        sourceRow("none is left to the Republicans", "R_CLXX", "1306", "", "R_CLXX oos 1"),
        sourceRow("a Nationalist source is none for them", "R_CLXX", "2405", "2504",
                  "R_CLXX oos 1"),
        // K9
        sourceRow("K9: roads that end at the western edge are none", "R_CLXX", "1602", "",
                  "R_CLXX oos 1", {{"K9", "leaving"}}),
        sourceRow("K9: roads that end at the western edge are sources too", "R_CLXX", "1602", "",
                  "R_CLXX oos 0", {{"K9", "all_roads"}}),
        {"6.2",
         "K9: the Potes road alone is enough",
         {.units = {{"1306", "R_CLXX"}},
          .control = {{"1201", "nationalist"}, {"1211", "nationalist"}, {"1501", "nationalist"}},
          .rulings = {{"K9", "all_roads"}}},
         {"end_movement"},
         {"R_CLXX oos 0"}},
        // A40
        sourceRow("A40: a source in enemy hands supplies nobody", "R_CLXX", "1306", "",
                  "R_CLXX oos 1", {{"A40", "controlled"}}),
        sourceRow("A40: an empty source supplies whoever took it", "R_CLXX", "1306", "",
                  "R_CLXX oos 0", {{"A40", "literal"}}),
        {"6.2",
         "A40: an enemy in the source closes it even so",
         {.units = {{"1306", "R_CLXX"}, {"1211", "NI_1"}, {"1201", "NI_2"}},
          .rulings = {{"A40", "literal"}}},
         {"end_movement"},
         {"R_CLXX oos 1"}},
        {"6.2 6.2.1 7.1",
         "A40: an empty source in an enemy zone of control is closed",
         {.units = {{"1109", "R_CLXX"}, {"1310", "NI_1"}, {"1201", "NI_2"}},
          .rulings = {{"A40", "controlled"}, {"A8", "literal"}}},
         {"end_movement"},
         {"R_CLXX oos 1"}},
        {"6.2 6.2.1",
         "A40: an empty source in an enemy zone of control is open to the letter",
         {.units = {{"1109", "R_CLXX"}, {"1310", "NI_1"}, {"1201", "NI_2"}},
          .rulings = {{"A40", "literal"}}},
         {"end_movement"},
         {"R_CLXX oos 0"}},
        {"6.2 6.2.1",
         "a source in an enemy zone of control is open while a friend stands in it",
         {.units = {{"1109", "R_CLXX"}, {"1310", "NI_1"}, {"1211", "R_DC"}},
          .control = {{"1201", "nationalist"}}},
         {"end_movement"},
         {"R_CLXX oos 0", "R_DC oos 0"}},
        {"6.2 7.1",
         "A8: no zone of control across the closed sides of Santander",
         {.units = {{"1109", "R_CLXX"}, {"1310", "NI_1"}},
          .control = {{"1201", "nationalist"}},
          .rulings = {{"A8", "passable"}}},
         {"end_movement"},
         {"R_CLXX oos 0"}},
    });

const RuleRows lineRows(
    "lines of supply",
    {
        {"6.1",
         "a line of any length will do",
         {.units = {{"2408", "R_CLXX"}, {"1418", "NI_1"}}},
         {"end_movement"},
         {"R_CLXX oos 0", "NI_1 oos 0"}},
        {"6.2.1",
         "D18: the only ways lead through empty hexes in an enemy zone of control",
         {.units = {{"1215", "R_CLXX"}, {"1213", "NI_1"}, {"1316", "NI_2"}}},
         {"end_movement"},
         {"R_CLXX oos 1", "NI_1 oos 0", "NI_2 oos 0"}},
        {"6.2.1",
         "D18: a friendly unit in one of these hexes opens it",
         {.units = {{"1215", "R_CLXX"}, {"1214", "R_CLXXI"}, {"1213", "NI_1"}, {"1316", "NI_2"}}},
         {"end_movement"},
         {"R_CLXX oos 0", "R_CLXXI oos 0"}},
        {"6.2.1",
         "one of two ways is free",
         {.units = {{"1215", "R_CLXX"}, {"1213", "NI_1"}}},
         {"end_movement"},
         {"R_CLXX oos 0"}},
        {"6.2.1",
         "an enemy unit without a zone of control blocks its hex",
         {.units = {{"1215", "R_CLXX"}, {"1214", "HQ_NAV"}, {"1315", "HQ_C"}}},
         {"end_movement"},
         {"R_CLXX oos 1"}},
        {"6.2.1",
         "and only its hex",
         {.units = {{"1215", "R_CLXX"}, {"1214", "HQ_NAV"}, {"1316", "HQ_C"}}},
         {"end_movement"},
         {"R_CLXX oos 0"}},
        {"1.3.2 6.2.1",
         "EX02: no line leads across the hexside 1314/1215",
         {.units = {{"1215", "R_CLXX"}, {"1314", "R_CLXXI"}, {"1213", "NI_1"}, {"1316", "NI_2"}}},
         {"end_movement"},
         {"R_CLXX oos 1", "R_CLXXI oos 0"}},
        {"1.3.2 6.2.1",
         "A9: no line leads into Santander across its closed sides",
         {.units = {{"1212", "R_CLXX"}, {"1109", "NI_1"}, {"1310", "NI_2"}},
          .control = {{"1201", "nationalist"}}},
         {"end_movement"},
         {"R_CLXX oos 1"}},
        // K34
        {"6.2.1",
         "K34: a headquarters opens a hex in an enemy zone of control",
         {.units = {{"1215", "R_CLXX"}, {"1214", "HQ_XV"}, {"1213", "NI_1"}, {"1316", "NI_2"}},
          .rulings = {{"K34", "units_and_hq"}}},
         {"end_movement"},
         {"R_CLXX oos 0"}},
        {"6.2.1",
         "K34: a supply column does not",
         {.units = {{"1215", "R_CLXX"}, {"1214", "SC_R1"}, {"1213", "NI_1"}, {"1316", "NI_2"}},
          .rulings = {{"K34", "units_and_hq"}}},
         {"end_movement"},
         {"R_CLXX oos 1"}},
        {"6.2.1",
         "K34: a headquarters does not, if combat units only do",
         {.units = {{"1215", "R_CLXX"}, {"1214", "HQ_XV"}, {"1213", "NI_1"}, {"1316", "NI_2"}},
          .rulings = {{"K34", "combat"}}},
         {"end_movement"},
         {"R_CLXX oos 1"}},
        {"6.2.1",
         "K34: a combat unit does, if combat units only do",
         {.units = {{"1215", "R_CLXX"}, {"1214", "R_REN"}, {"1213", "NI_1"}, {"1316", "NI_2"}},
          .rulings = {{"K34", "combat"}}},
         {"end_movement"},
         {"R_CLXX oos 0"}},
        {"6.2.1",
         "K34: a supply column opens it, if everything does",
         {.units = {{"1215", "R_CLXX"}, {"1214", "SC_R1"}, {"1213", "NI_1"}, {"1316", "NI_2"}},
          .rulings = {{"K34", "everything"}}},
         {"end_movement"},
         {"R_CLXX oos 0"}},
        // A39
        {"6.2.1 7.1.1",
         "A39: an enemy that is itself cut off cuts nobody off",
         {.units =
              {{"1314", "NI_1"}, {"1215", "R_CLXX"}, {"1313", "R_CLXXI"}, {"1416", "R_CLXXII"}}},
         {"end_movement"},
         {"NI_1 oos 1", "R_CLXX oos 0", "R_CLXXI oos 0", "R_CLXXII oos 0"}},
        {"6.2.1 7.1.1",
         "A39: of two that cut each other off, the one that was out stays out",
         {.units = {{"1314", "NI_1:oos=1"},
                    {"1215", "R_CLXX"},
                    {"1313", "HQ_XV"},
                    {"1414", "HQ_52"},
                    {"1415", "HQ_54"}}},
         {"end_movement"},
         {"NI_1 oos 1", "R_CLXX oos 0"}},
        {"6.2.1 7.1.1",
         "A39: or the other one",
         {.units = {{"1314", "NI_1"},
                    {"1215", "R_CLXX:oos=1"},
                    {"1313", "HQ_XV"},
                    {"1414", "HQ_52"},
                    {"1415", "HQ_54"}}},
         {"end_movement"},
         {"NI_1 oos 0", "R_CLXX oos 1"}},
    });

/// A Republican brigade that no source supplies, attacked from 2206 with a corps headquarters.
Board bombarded(const std::string& brigade, std::map<std::string, std::string> control) {
    return {.decision = "combat",
            .units = {{"2106", brigade}, {"2206", "NI_1"}, {"2305", "HQ_NAV"}},
            .control = std::move(control)};
}
const std::map<std::string, std::string> noRepublicanSource = {{"1201", "nationalist"},
                                                               {"1211", "nationalist"}};

const RuleRows
    effectRows("lack of supply",
               {
                   {"6.3",
                    "EX05: of five movement points three are left",
                    {.units = {{"2116", "NI_1:oos=1"}}},
                    {"move unit=NI_1 path=2115,2114,2113"},
                    {"NI_1 at 2113"}},
                   {"6.3",
                    "EX05: and not four",
                    {.units = {{"2116", "NI_1:oos=1"}}},
                    {"move unit=NI_1 path=2115,2114,2113,2214"},
                    {"refused 8.1"}},
                   {"6.3",
                    "in supply all five",
                    {.units = {{"2116", "NI_1"}}},
                    {"move unit=NI_1 path=2115,2114,2113,2214"},
                    {"NI_1 at 2214"}},
                   {"6.3.1",
                    "D28: a headquarters out of supply does not bombard",
                    {.decision = "combat",
                     .units = {{"2106", "R_CLXX"}, {"2206", "NI_1"}, {"2305", "HQ_NAV:oos=1"}},
                     .control = onlySource("1211")},
                    {"attack target=2106 with=NI_1", "support with=HQ_NAV"},
                    {"refused 6.3.1"}},
                   {"6.3.1",
                    "D28: in supply it does",
                    {.decision = "combat",
                     .units = {{"2106", "R_CLXX"}, {"2206", "NI_1"}, {"2305", "HQ_NAV"}}},
                    {"attack target=2106 with=NI_1", "support with=HQ_NAV", "no_support | 1 3"},
                    {"allowed", "HQ_NAV face 1"}},
                   {"6.3.1",
                    "EX06: a DSG from bombardment is a DSG 1 for a unit out of supply",
                    bombarded("R_CLXX:oos=1", noRepublicanSource),
                    {"attack target=2106 with=NI_1", "support with=HQ_NAV", "no_support | 5 3"},
                    {"R_CLXX dsg 2", "R_CLXX at 2106"}},
                   {"6.3.1",
                    "and a DSG for a unit in supply",
                    bombarded("R_CLXX", {}),
                    {"attack target=2106 with=NI_1", "support with=HQ_NAV", "no_support | 5 3"},
                    {"R_CLXX dsg 1"}},
                   {"6.3.1 9.5.1",
                    "D13: out of supply and DSG 1, one more eliminates it",
                    bombarded("R_CLXX:oos=1:dsg=2", noRepublicanSource),
                    {"attack target=2106 with=NI_1", "support with=HQ_NAV", "no_support | 5"},
                    {"R_CLXX at eliminated"}},
                   {"6.3.1 9.5.1",
                    "A41: only the first marker is one level more",
                    bombarded("R_CLXX:oos=1:dsg=1", noRepublicanSource),
                    {"attack target=2106 with=NI_1", "support with=HQ_NAV", "no_support | 5 3"},
                    {"R_CLXX dsg 2", "R_CLXX at 2106"}},
                   {"6.4 9.5.1",
                    "D12: DSG 2 and found out of supply: it surrenders, and counts as destroyed",
                    {.units = {{"2106", "R_CLXX:dsg=3"}}, .control = noRepublicanSource},
                    {"end_movement"},
                    {"R_CLXX at eliminated", "track brigades 1"}},
                   {"6.4 9.5.1",
                    "D12: DSG 1 and found out of supply: it holds",
                    {.units = {{"2106", "R_CLXX:dsg=2"}}, .control = noRepublicanSource},
                    {"end_movement"},
                    {"R_CLXX at 2106", "R_CLXX oos 1"}},
                   {"6.4 9.5.1",
                    "D12: DSG 2 in supply: it holds",
                    {.units = {{"2106", "R_CLXX:dsg=3"}}},
                    {"end_movement"},
                    {"R_CLXX at 2106", "R_CLXX oos 0"}},
               });

const RuleRows checkRows(
    "supply checks",
    {
        {"6.4",
         "before the movement of the Nationalists",
         {.decision = "4", .units = {{"2113", "NI_1:oos=1"}}},
         {},
         {"decision movement nationalist", "NI_1 oos 0"}},
        {"6.4",
         "before their combat",
         {.units = {{"2113", "NI_1:oos=1"}}},
         {"end_movement"},
         {"decision combat nationalist", "NI_1 oos 0"}},
        {"6.4 13.2",
         "at the beginning of the Republican phase",
         {.decision = "8", .units = {{"2006", "R_CLXX:oos=1"}}},
         {},
         {"decision movement republican", "R_CLXX oos 0"}},
        {"6.4",
         "before the movement of the Republicans",
         {.decision = "11", .units = {{"2006", "R_CLXX:oos=1"}}},
         {},
         {"decision movement republican", "R_CLXX oos 0"}},
        {"6.4",
         "before their combat",
         {.side = "republican", .units = {{"2006", "R_CLXX:oos=1"}}},
         {"end_movement"},
         {"decision combat republican", "R_CLXX oos 0"}},
        {"6.4",
         "not while units move",
         {.units = {{"1215", "R_CLXX"}, {"1312", "NI_1"}, {"1316", "NI_2"}}},
         {"move unit=NI_1 path=1213"},
         {"R_CLXX oos 0"}},
        {"6.4",
         "but then",
         {.units = {{"1215", "R_CLXX"}, {"1312", "NI_1"}, {"1316", "NI_2"}}},
         {"move unit=NI_1 path=1213", "end_movement"},
         {"R_CLXX oos 1"}},
        {"6.4 Δ1",
         "for the units of an attack when it is announced",
         {.decision = "combat",
          .units = {{"2106", "R_CLXX:oos=1"}, {"2206", "NI_1:oos=1"}, {"2113", "NI_2:oos=1"}}},
         {"attack target=2106 with=NI_1"},
         {"R_CLXX oos 0", "NI_1 oos 0", "NI_2 oos 1"}},
        // K10
        {"6.4",
         "K10: both sides are checked before each segment",
         {.decision = "4",
          .units = {{"2113", "NI_1:oos=1"}, {"2006", "R_CLXX:oos=1"}},
          .rulings = {{"K10", "both"}}},
         {},
         {"NI_1 oos 0", "R_CLXX oos 0"}},
        {"6.4",
         "K10: or those involved in it: before movement those that move",
         {.decision = "4",
          .units = {{"2113", "NI_1:oos=1"}, {"2006", "R_CLXX:oos=1"}},
          .rulings = {{"K10", "involved"}}},
         {},
         {"NI_1 oos 0", "R_CLXX oos 1"}},
        {"6.4",
         "K10: or those involved in it: before combat nobody yet",
         {.units = {{"2113", "NI_1:oos=1"}, {"2006", "R_CLXX:oos=1"}},
          .rulings = {{"K10", "involved"}}},
         {"end_movement"},
         {"NI_1 oos 1", "R_CLXX oos 1"}},
        {"6.4 Δ1",
         "K10: or those involved in it: in an attack its units",
         {.decision = "combat",
          .units = {{"2106", "R_CLXX:oos=1"}, {"2206", "NI_1:oos=1"}, {"2113", "NI_2:oos=1"}},
          .rulings = {{"K10", "involved"}}},
         {"attack target=2106 with=NI_1"},
         {"R_CLXX oos 0", "NI_1 oos 0", "NI_2 oos 1"}},
    });

/// The strengths of an attack on a hex, as they enter the odds.
std::pair<int, int> strengths(const Board& board, const char* target,
                              const std::vector<std::string>& attackers) {
    const RuleTable table(board);
    std::vector<CounterId> units;
    for (const std::string& unit : attackers)
        units.push_back(table.counter(unit));
    const Fight fight = fightOf(table.position(), nationalist, table.hex(target), units);
    return {static_cast<int>(fight.attack.total().roundedUp()),
            static_cast<int>(fight.defence.total().roundedUp())};
}

[[maybe_unused]] const bool areEntered = [] {
    for (const char* section : {"6.3", "6.3", "1.4 6.3", "6.3.1 9.5"})
        RuleRows::enter(section); // EX05, D01 and the rest, in code below
    return true;
}();

} // namespace

TEST_CASE("6.2 supply sources") {
    sourceRows.check();
}
TEST_CASE("6.2.1 lines of supply") {
    lineRows.check();
}
TEST_CASE("6.3 lack of supply") {
    effectRows.check();
}
TEST_CASE("6.4 when supply is checked") {
    checkRows.check();
}

TEST_CASE("EX05 6.3 an attack of five becomes two and a defence of five three") {
    const Board board = {
        .decision = "combat",
        .units = {{"2206", "R_CLXX:oos=1 R_CLXXIII:oos=1"}, {"2305", "NI_1:oos=1 NI_2"}}};
    CHECK(strengths(board, "2206", {"NI_1"}) == std::pair(2, 3));
    CHECK(strengths(board, "2206", {"NI_2"}) == std::pair(5, 3));
}

TEST_CASE("D01 1.4 6.3 factors are added first and rounded then") {
    const Board board = {
        .decision = "combat",
        .units = {{"2206", "R_CLXX:oos=1 R_CLXXI:oos=1"}, {"2305", "CI_1:oos=1 CI_2:oos=1"}}};
    CHECK(strengths(board, "2206", {"CI_1", "CI_2"}) == std::pair(3, 3));
}

TEST_CASE("6.3.1 a unit out of supply with DSG is halved once only") {
    const Board board = {
        .decision = "combat",
        .units = {{"2206", "R_CLXXXIV:oos=1:dsg=2"}, {"2305", "NII_1:oos=1:dsg=1"}}};
    CHECK(strengths(board, "2206", {"NII_1"}) == std::pair(2, 2));
}

} // namespace esagono::santander::supply_tests
