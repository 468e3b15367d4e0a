// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 7, row by row. A Republican stands in 2115, far from everything else.
#include "tests/santander/rule_rows.h"

#include <doctest/doctest.h>

namespace esagono::santander::zones_tests {

namespace {

/// One more step after a hex next to the enemy in 2115.
Row stopsIn(const char* what, const char* from, const char* path) {
    return {"7.1 7.2",
            what,
            {.units = {{"2115", "R_CLXX"}, {from, "NI_1"}}},
            {std::string("move unit=NI_1 path=") + path},
            {"refused 7.2"}};
}

/// By 2114, past whatever stands in 2115.
Row passes(const char* section, const char* what, const char* enemy, const char* then,
           std::map<std::string, std::string> rulings = {}) {
    return {section,
            what,
            {.units = {{"2115", enemy}, {"2113", "NI_1"}}, .rulings = std::move(rulings)},
            {"move unit=NI_1 path=2114,2214"},
            {then}};
}

const RuleRows zoneRows(
    "zones of control",
    {
        stopsIn("D16: the hex west of a unit is in its zone of control", "2113", "2114,2214"),
        stopsIn("north-west", "2014", "2015,1915"),
        stopsIn("north-east", "2017", "2016,1916"),
        stopsIn("east", "2117", "2116,2217"),
        stopsIn("south-west", "2214", "2215,2315"),
        stopsIn("south-east", "2217", "2216,2316"),
        {"7.1",
         "two hexes away there is none",
         {.units = {{"2115", "R_CLXX"}, {"2112", "NI_1"}}},
         {"move unit=NI_1 path=2113,2214"},
         {"NI_1 at 2214"}},
        {"7.2",
         "D16: it may stop there",
         {.units = {{"2115", "R_CLXX"}, {"2113", "NI_1"}}},
         {"move unit=NI_1 path=2114"},
         {"NI_1 at 2114"}},
        {"7.2",
         "D16: and cannot be moved on later in the turn",
         {.units = {{"2115", "R_CLXX"}, {"2113", "NI_1"}}},
         {"move unit=NI_1 path=2114", "move unit=NI_1 path=2214"},
         {"refused 8.1"}},
        {"7.2",
         "a friendly unit there changes nothing for those that move",
         {.units = {{"2115", "R_CLXX"}, {"2113", "NI_1"}, {"2114", "NI_2"}}},
         {"move unit=NI_1 path=2114,2214"},
         {"refused 7.2 because R_CLXX 2114"}},
        {"7.2",
         "headquarters stop as well",
         {.units = {{"2115", "R_CLXX"}, {"2113", "HQ_NAV"}}},
         {"move unit=HQ_NAV path=2114,2214"},
         {"refused 7.2"}},
        {"7.2",
         "supply columns too",
         {.units = {{"2115", "R_CLXX"}, {"2113", "SC_N1"}}},
         {"move unit=SC_N1 path=2114,2214"},
         {"refused 7.2"}},
        // Who has one
        passes("7.1", "infantry exerts one", "R_CLXX", "refused 7.2"),
        passes("7.1", "reduced infantry exerts one", "R_CLXX:reduced", "refused 7.2"),
        passes("7.1", "disorganised infantry exerts one", "R_CLXX:dsg=3", "refused 7.2"),
        passes("7.1", "a battalion exerts one", "R_Rbn1", "refused 7.2"),
        passes("2.2 7.1", "armour exerts one", "R_T26", "refused 7.2"),
        {"2.2 7.1",
         "mechanised units exert one",
         {.side = "republican", .units = {{"1307", "CEL"}, {"1205", "R_CLXX"}}},
         {"move unit=R_CLXX path=1206,1207,1306"},
         {"refused 7.2"}},
        passes("7.1", "K11: a headquarters has none", "HQ_XV", "NI_1 at 2214", {{"K11", "combat"}}),
        passes("7.1", "K11: a supply column has none", "SC_R1", "NI_1 at 2214",
               {{"K11", "combat"}}),
        passes("7.1", "K11: a headquarters is a ground unit", "HQ_XV", "refused 7.2",
               {{"K11", "ground"}}),
        passes("7.1", "K11: a supply column is a ground unit", "SC_R1", "refused 7.2",
               {{"K11", "ground"}}),
        passes("7.1", "K11: a combat unit is one in any case", "R_CLXX", "refused 7.2",
               {{"K11", "ground"}}),
        passes("7.1.1", "D17: a unit out of supply has none", "R_CLXX:oos=1", "NI_1 at 2214"),
        passes("7.1.1", "K11: nor has a headquarters out of supply", "HQ_XV:oos=1", "NI_1 at 2214",
               {{"K11", "ground"}}),
        // A8
        {"7.1 1.3.2",
         "A8: it reaches across a closed hexside",
         {.side = "republican",
          .units = {{"1215", "NI_1"}, {"1313", "R_CLXX"}},
          .rulings = {{"A8", "literal"}}},
         {"move unit=R_CLXX path=1314,1414"},
         {"refused 7.2"}},
        {"7.1 1.3.2",
         "A8: it ends at a closed hexside",
         {.side = "republican",
          .units = {{"1215", "NI_1"}, {"1313", "R_CLXX"}},
          .rulings = {{"A8", "passable"}}},
         {"move unit=R_CLXX path=1314,1414"},
         {"R_CLXX at 1414"}},
        {"7.1",
         "A8: across open hexsides it reaches in any case",
         {.units = {{"2115", "R_CLXX"}, {"2113", "NI_1"}}, .rulings = {{"A8", "passable"}}},
         {"move unit=NI_1 path=2114,2214"},
         {"refused 7.2"}},
        // It influences supply
        {"7.1 6.2.1",
         "K11: headquarters that exert one cut lines of supply",
         {.units = {{"1215", "R_CLXX"}, {"1213", "HQ_NAV"}, {"1316", "HQ_C"}},
          .rulings = {{"K11", "ground"}}},
         {"end_movement"},
         {"R_CLXX oos 1"}},
        {"7.1 6.2.1",
         "K11: and columns that exert one",
         {.units = {{"1215", "R_CLXX"}, {"1213", "SC_N1"}, {"1316", "SC_N2"}},
          .rulings = {{"K11", "ground"}}},
         {"end_movement"},
         {"R_CLXX oos 1"}},
        {"7.1 6.2.1",
         "K11: those that exert none do not",
         {.units = {{"1215", "R_CLXX"}, {"1213", "HQ_NAV"}, {"1316", "HQ_C"}},
          .rulings = {{"K11", "combat"}}},
         {"end_movement"},
         {"R_CLXX oos 0"}},
    });

const RuleRows
    leavingRows("leaving a zone of control",
                {
                    {"7.2",
                     "one movement point more to leave it",
                     {.units = {{"2115", "R_CLXX"}, {"2114", "NI_1"}}},
                     {"move unit=NI_1 path=2113,2013,2014"},
                     {"refused 8.1"}},
                    {"7.2",
                     "no more than one",
                     {.units = {{"2115", "R_CLXX"}, {"2114", "NI_1"}}},
                     {"move unit=NI_1 path=2113,2013"},
                     {"NI_1 at 2013"}},
                    {"7.1.1 7.2",
                     "D17: none if the enemy is out of supply",
                     {.units = {{"2115", "R_CLXX:oos=1"}, {"2114", "NI_1"}}},
                     {"move unit=NI_1 path=2113,2013,2014"},
                     {"NI_1 at 2014"}},
                    {"7.2",
                     "from one zone of control straight into another hex of it",
                     {.units = {{"2115", "R_CLXX"}, {"2114", "NI_1"}}},
                     {"move unit=NI_1 path=2015"},
                     {"NI_1 at 2015"}},
                    {"7.2",
                     "which costs the point too",
                     {.side = "republican", .units = {{"1307", "NI_1"}, {"1306", "R_DC"}}},
                     {"move unit=R_DC path=1407"},
                     {"refused 8.1"}},
                    {"7.2",
                     "and ends the move",
                     {.units = {{"2115", "R_CLXX"}, {"2114", "NI_1"}}},
                     {"move unit=NI_1 path=2015,2014"},
                     {"refused 7.2"}},
                    {"7.2",
                     "three points are enough for a hill",
                     {.side = "republican", .units = {{"1310", "NI_1"}, {"1411", "R_DC"}}},
                     {"move unit=R_DC path=1510"},
                     {"R_DC at 1510"}},
                    {"7.2",
                     "but not for a mountain",
                     {.side = "republican", .units = {{"1310", "NI_1"}, {"1411", "R_DC"}}},
                     {"move unit=R_DC path=1511"},
                     {"refused 8.1"}},
                    {"7.2",
                     "whoever comes back into the zone he left must stop there",
                     {.units = {{"2115", "R_CLXX"}, {"2114", "NI_1"}}},
                     {"move unit=NI_1 path=2113,2114,2214"},
                     {"refused 7.2"}},
                });

} // namespace

TEST_CASE("7.1 zones of control") {
    zoneRows.check();
}
TEST_CASE("7.2 leaving a zone of control") {
    leavingRows.check();
}

} // namespace esagono::santander::zones_tests
