// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 11, row by row.
#include "tests/santander/rule_rows.h"

#include <doctest/doctest.h>

namespace esagono::santander::weather_tests {

namespace {

Row rolls(const char* what, int before, const char* die, const char* then) {
    return {"11.2",
            what,
            {.side = "republican",
             .decision = "combat",
             .turn = 1,
             .units = {{"2113", "NI_1"}},
             .tracks = {{"weather", before}}},
            {std::string("end_combat | ") + die},
            {then}};
}
constexpr int fair = 0;
constexpr int rain = 1;

Row marches(const char* section, const char* what, int weather, const char* unit, const char* from,
            const char* path, const char* then) {
    return {
        section,
        what,
        {.units = {{from, unit}}, .tracks = {{"weather", weather}}},
        {"move unit=" + std::string(unit).substr(0, std::string(unit).find(':')) + " path=" + path},
        {then}};
}

const RuleRows weatherRows(
    "weather",
    {
        {"11.2",
         "none is determined on the first turn",
         {.decision = "1", .turn = 1, .units = {{"2113", "NI_1"}}, .tracks = {{"weather", fair}}},
         {},
         {"track weather 0"}},
        rolls("1 is fair", fair, "1", "track weather 0"),
        rolls("2 is fair", fair, "2", "track weather 0"),
        rolls("3 is fair", fair, "3", "track weather 0"),
        rolls("4 is fair", fair, "4", "track weather 0"),
        rolls("5 is fair", fair, "5", "track weather 0"),
        rolls("6 is rain", fair, "6", "track weather 1"),
        rolls("D33: after rain 4 is fair", rain, "4", "track weather 0"),
        rolls("D33: after rain 5 is rain", rain, "5", "track weather 1"),
        rolls("after rain 6 is rain", rain, "6", "track weather 1"),
        rolls("after rain 1 is fair", rain, "1", "track weather 0"),
        // Effects
        {"11.3",
         "D34: no air operations of the attacker in rain",
         {.decision = "combat",
          .units = {{"2106", "R_CLXX"}, {"2206", "NI_1"}, {"2305", "HQ_NAV"}},
          .tracks = {{"weather", rain}}},
         {"attack target=2106 with=NI_1", "support with=LK_1"},
         {"refused 11.3"}},
        {"11.3",
         "D34: nor of the defender",
         {.decision = "combat",
          .units = {{"2106", "R_CLXX"}, {"2206", "NI_1"}, {"2006", "HQ_XV"}},
          .tracks = {{"weather", rain}}},
         {"attack target=2106 with=NI_1", "support with=RAF_1"},
         {"refused 11.3"}},
        {"11.3",
         "headquarters bombard in rain",
         {.decision = "combat",
          .units = {{"2106", "R_CLXX"}, {"2206", "NI_1"}, {"2305", "HQ_NAV"}},
          .tracks = {{"weather", rain}}},
         {"attack target=2106 with=NI_1", "support with=HQ_NAV | 1 4"},
         {"allowed", "HQ_NAV face 1"}},
        {"11.3",
         "D34: in fair weather air units do",
         {.decision = "combat",
          .units = {{"2106", "R_CLXX"}, {"2206", "NI_1"}},
          .tracks = {{"weather", fair}}},
         {"attack target=2106 with=NI_1", "support with=LK_1"},
         {"allowed"}},
        marches("11.3", "D34: a mountain costs 3 in fair weather", fair, "NI_1", "2015",
                "1915,1816", "NI_1 at 1816"),
        marches("11.3", "D34: one point more in rain", rain, "NI_1", "2015", "1915,1816",
                "refused 8.1"),
        marches("11.3", "D34: and no more than one", rain, "NI_1", "1915", "1916,1816",
                "NI_1 at 1816"),
        marches("11.3", "hills cost what they always do", rain, "NI_1", "2113", "2014,1914",
                "NI_1 at 1914"),
        {"11.3",
         "cities too",
         {.side = "republican", .units = {{"1205", "R_DC"}}, .tracks = {{"weather", rain}}},
         {"move unit=R_DC path=1206,1207,1307"},
         {"R_DC at 1307"}},
        marches("11.3", "rivers too", rain, "NI_1", "2112", "2113,2114,2115,2116", "NI_1 at 2116"),
        marches("11.3 8.2", "A24: a mountain on a road costs a point and a half", rain, "PZ1:dsg=1",
                "1717", "1718,1719", "PZ1 at 1719"),
        marches("11.3 8.2", "A24: and not half a point", rain, "PZ1:dsg=1", "1717",
                "1718,1719,1720", "refused 8.1"),
        marches("11.3 8.2", "A24: as in fair weather", fair, "PZ1:dsg=1", "1717", "1718,1719,1720",
                "PZ1 at 1720"),
    });

} // namespace

TEST_CASE("11 weather") {
    weatherRows.check();
}

} // namespace esagono::santander::weather_tests
