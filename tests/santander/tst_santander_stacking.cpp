// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 5, row by row: stacking as far as movement goes, and the fog of war.
#include "engine/santander/fighting/battle.h"
#include "tests/santander/rule_rows.h"

#include <doctest/doctest.h>

namespace esagono::santander::stacking_tests {

namespace {

/// One Nationalist more for a stack: 2114 is clear, 2014 a hill, 1618 a mountain.
Row joins(const char* section, const char* what, const char* there, const char* unit,
          const char* from, const char* to, const char* then,
          std::map<std::string, std::string> rulings = {}) {
    return {section,
            what,
            {.units = {{to, there}, {from, unit}}, .rulings = std::move(rulings)},
            {"move unit=" + std::string(unit) + " path=" + to},
            {then}};
}
const std::map<std::string, std::string> strict = {{"A7", "forbidden"}};
const std::map<std::string, std::string> loose = {{"A7", "allowed"}};

const RuleRows limitRows(
    "stacking limits",
    {
        joins("5", "A7: six points in clear terrain", "NI_1 NI_2", "NII_1", "2113", "2114",
              "NII_1 at 2114", strict),
        joins("5 5.1", "A7: not seven", "NI_1 NI_2 NII_1", "AR", "2113", "2114", "refused 5.1/A7",
              strict),
        joins("5", "A7: single points add up", "NI_1 NI_2 AR", "CEL", "2113", "2114", "CEL at 2114",
              strict),
        joins("5", "A7: four points on a hill", "NI_1", "NI_2", "2114", "2014", "NI_2 at 2014",
              strict),
        joins("5 5.1", "A7: not five", "NI_1 NI_2", "AR", "2114", "2014", "refused 5.1/A7", strict),
        joins("5", "A7: four points in the mountains", "NI_1", "NI_2", "1718", "1618",
              "NI_2 at 1618", strict),
        joins("5 5.1", "A7: not five", "NI_1 NI_2", "AR", "1718", "1618", "refused 5.1/A7", strict),
        {"5",
         "A7: six points in a city",
         {.side = "republican",
          .units = {{"1307", "R_CLXX R_CLXXI"}, {"1306", "R_CLXXII"}},
          .rulings = strict},
         {"move unit=R_CLXXII path=1307"},
         {"R_CLXXII at 1307"}},
        {"5 5.1",
         "A7: not seven",
         {.side = "republican",
          .units = {{"1307", "R_CLXX R_CLXXI R_CLXXII"}, {"1306", "R_DC"}},
          .rulings = strict},
         {"move unit=R_DC path=1307"},
         {"refused 5.1/A7"}},
        joins("2.1 5", "A7: a reduced unit has the points its face shows",
              "NI_1:reduced NI_2:reduced", "AR", "2114", "2014", "refused 5.1/A7", strict),
        // No points
        joins("5", "headquarters do not count", "NI_1 NI_2", "HQ_NAV", "2114", "2014",
              "HQ_NAV at 2014", strict),
        joins("5", "columns do not count", "NI_1 NI_2", "SC_N1", "2114", "2014", "SC_N1 at 2014",
              strict),
        joins("5", "armour does not count", "NI_1 NI_2", "PZ1", "2114", "2014", "PZ1 at 2014",
              strict),
        joins("5", "D53: one of each type together", "NI_1 NI_2 HQ_NAV SC_N1", "PZ1", "2114",
              "2014", "PZ1 at 2014"),
        joins("5 9.2", "D53: no second headquarters", "HQ_NAV", "HQ_C", "2114", "2014",
              "refused 5"),
        joins("5", "D53: no second column", "SC_N1", "SC_N2", "2114", "2014", "refused 5"),
        joins("5", "D53: no second armoured unit", "PZ1", "T26N", "2114", "2014", "refused 5"),
        {"5",
         "D53: passing through is no stacking",
         {.units = {{"2114", "HQ_NAV PZ1"}, {"2113", "HQ_C"}}},
         {"move unit=HQ_C path=2114,2115"},
         {"HQ_C at 2115"}},
        {"5",
         "A7: nor for points",
         {.units = {{"2114", "NI_1 NI_2 NII_1"}, {"2113", "NII_2"}}, .rulings = strict},
         {"move unit=NII_2 path=2114,2115"},
         {"NII_2 at 2115"}},
        {"5",
         "what leaves makes room",
         {.units = {{"2114", "HQ_NAV"}, {"2113", "HQ_C"}}},
         {"move unit=HQ_NAV path=2115", "move unit=HQ_C path=2114"},
         {"HQ_C at 2114"}},
        // 5.1, 5.1.1
        joins("5.1", "A7: a move may end above the limit", "NI_1 NI_2", "NII_1", "2114", "2014",
              "NII_1 at 2014", loose),
        joins("5.1.1", "EX04, K8: up to twice the limit", "NI_1 NI_2 NII_1", "NII_2", "2114",
              "2014", "NII_2 at 2014", {{"K8", "further"}}),
        joins("5.1.1", "EX04, K8, A7: a further unit would be eliminated", "NI_1 NI_2 NII_1 NII_2",
              "AR", "2114", "2014", "refused 5.1.1/A7", {{"K8", "further"}, {"A7", "allowed"}}),
        joins("5.1.1", "EX04, K8: twice the limit itself would eliminate all", "NI_1 NI_2 NII_1",
              "NII_2", "2114", "2014", "refused 5.1.1/A7", {{"K8", "all"}}),
        joins("5.1.1", "EX04, K8: one point less would not", "NI_1 NI_2 NII_1", "AR", "2114",
              "2014", "AR at 2014", {{"K8", "all"}}),
        joins("5.1.1", "in clear terrain twice the limit is twelve", "NI_1 NI_2 NII_1 NII_2 NIII_1",
              "NIII_2", "2113", "2114", "NIII_2 at 2114"),
        joins("5.1.1", "and not thirteen", "NI_1 NI_2 NII_1 NII_2 NIII_1 NIII_2", "AR", "2113",
              "2114", "refused 5.1.1/A7"),
        joins("5 5.1.1", "units without points still fit in", "NI_1 NI_2 NII_1 NII_2", "HQ_NAV",
              "2114", "2014", "HQ_NAV at 2014"),
        // 5.2
        joins("5.2 2.3.1", "Spaniards, Italians, Italo-Spaniards and Germans share a hex",
              "NI_1 LIT_1 PZ1", "FN_1", "2113", "2114", "FN_1 at 2114", strict),
        {"5 2.3",
         "so do Santander, Basque and Asturian units",
         {.side = "republican",
          .units = {{"1307", "R_CLXX R_CLVII"}, {"1306", "R_CLXXXIV"}},
          .rulings = strict},
         {"move unit=R_CLXXXIV path=1307"},
         {"R_CLXXXIV at 1307"}},
    });

/// The last counter of a place is the top of its stack.
Board fogged(std::map<std::string, std::string> rulings) {
    return {.units = {{"2114", "NI_1 NI_2"}, {"2006", "R_CLXX R_CLXXI"}, {"2205", "AR"}},
            .rulings = std::move(rulings)};
}

const RuleRows fogRows("fog of war",
                       {
                           {"5.3",
                            "A28: an enemy stack is not looked through",
                            fogged({{"fog", "on"}, {"A28", "top"}}),
                            {},
                            {"seen NI_1 republican back", "seen R_CLXX nationalist back"}},
                           {"5.3",
                            "A28: its top is seen",
                            fogged({{"fog", "on"}, {"A28", "top"}}),
                            {},
                            {"seen NI_2 republican whole", "seen R_CLXXI nationalist whole",
                             "seen AR republican whole"}},
                           {"5.3",
                            "A28: not even that",
                            fogged({{"fog", "on"}, {"A28", "nothing"}}),
                            {},
                            {"seen NI_2 republican back", "seen R_CLXXI nationalist back",
                             "seen AR republican back"}},
                           {"5.3",
                            "one's own stacks are seen",
                            fogged({{"A28", "nothing"}}),
                            {},
                            {"seen NI_1 nationalist whole", "seen R_CLXX republican whole"}},
                           {"5.3",
                            "what is off the map is seen by all",
                            fogged({{"A28", "nothing"}}),
                            {},
                            {"seen LK_1 republican whole", "seen RAF_1 nationalist whole"}},
                           {"5.3",
                            "without fog everything is open",
                            fogged({{"fog", "off"}}),
                            {},
                            {"seen NI_1 republican whole", "seen R_CLXX nationalist whole"}},
                           {"5.3",
                            "A28: those that fight are shown while they do",
                            {.decision = "combat",
                             .units = {{"2106", "R_CLXX R_CLXXI"}, {"2206", "NI_1 NI_2"}},
                             .rulings = {{"A28", "top"}}},
                            {"attack target=2106 with=NI_1"},
                            {"seen R_CLXX nationalist whole", "seen NI_1 republican whole"}},
                           {"5.3",
                            "A28: and not afterwards",
                            {.decision = "combat",
                             .units = {{"2106", "R_CLXX R_CLXXI"}, {"2206", "NI_1 NI_2"}},
                             .rulings = {{"A28", "top"}}},
                            {"attack target=2106 with=NI_1", "no_support", "no_support | 4"},
                            {"decision combat nationalist", "seen R_CLXX nationalist back"}},
                       });

/// Attack and defence of an attack on 2206, which is clear, from 2305, which is too.
std::pair<int, int> strengths(const Board& board, const std::vector<std::string>& attackers) {
    const RuleTable table(board);
    std::vector<CounterId> units;
    for (const std::string& unit : attackers)
        units.push_back(table.counter(unit));
    const Fight fight = fightOf(table.position(), nationalist, table.hex("2206"), units);
    return {static_cast<int>(fight.attack.total().roundedUp()),
            static_cast<int>(fight.defence.total().roundedUp())};
}

[[maybe_unused]] const bool areEntered = [] {
    for (const char* section : {"5.1", "5 5.1"})
        RuleRows::enter(section); // in code below
    return true;
}();

} // namespace

TEST_CASE("5 stacking limits") {
    limitRows.check();
}
TEST_CASE("5.3 fog of war") {
    fogRows.check();
}

TEST_CASE("5.1 attack and defence are halved above the limit") {
    // 7 points attack: 5+5+4+3; 7 points defend: 3+3+3+2
    const Board over = {
        .decision = "combat",
        .units = {{"2206", "R_CLXX R_CLXXI R_CLXXII R_DC"}, {"2305", "NI_1 NI_2 NII_1 AR"}}};
    CHECK(strengths(over, {"NI_1", "NI_2", "NII_1"}) == std::pair(7, 5));
    const Board within = {
        .decision = "combat",
        .units = {{"2206", "R_CLXX R_CLXXI R_CLXXII"}, {"2305", "NI_1 NI_2 NII_1"}}};
    CHECK(strengths(within, {"NI_1", "NI_2", "NII_1"}) == std::pair(14, 9));
}

} // namespace esagono::santander::stacking_tests
