// SPDX-License-Identifier: GPL-3.0-or-later
// Section 10.5: the retreat after combat.
#include "tests/santander/combat_boards.h"

#include <doctest/doctest.h>

namespace esagono::santander::retreat_tests {

namespace {

const std::string fifteen = "NI_1 NI_2 NIV_1";
const std::string attackLine = "attack target=2008 with=NI_1,NI_2,NIV_1";

/// 15 against whoever is in 2008; others where they stand.
Units against(const std::string& defenders, Units others = {}) {
    others.emplace_back("2108", fifteen);
    others.emplace_back("2008", defenders);
    return others;
}

/// Republicans attack one Nationalist regiment of 3 with 8: 2:1.
Units nationalistsIn(const std::string& defenders, Units others = {}) {
    others.emplace_back("1908", "R_CLXIX R_CLXXVI R_T26");
    others.emplace_back("2008", defenders);
    return others;
}
const std::string counterLine = "attack target=2008 with=R_CLXIX,R_CLXXVI,R_T26";

/// Around 2008 and 2009, so that whoever stands there is cut off.
const Units island = {{"1907", "NII_1"}, {"1908", "NII_2"}, {"2009", "R_CLXXI"}, {"2010", "NV_1"}};

/// CI_2 in 2007, whose only line leads through 2008.
Units beyond(Units others) {
    others.insert(
        others.end(),
        {{"2007", "CI_2"}, {"2006", "R_CLXXI"}, {"2106", "R_CLXXII"}, {"1906", "R_CLXXIII"}});
    return others;
}

const RuleRows retreatRows(
    "retreat",
    {
        row("10.5 Δ5", "EX14: lose one step and stay, Nationalist defenders",
            counterattack(nationalistsIn("CI_1")), counterLine + " | 6; stand",
            "CI_1 at 2008; CI_1 face 1; CI_1 dsg 0"),
        row("10.5 10.5.1 Δ5", "EX14: or lose nothing, retreat one hex and be disorganised",
            counterattack(nationalistsIn("CI_1")), counterLine + " | 6; retreat to=2108",
            "CI_1 at 2108; CI_1 face 0; CI_1 dsg 1; decision advance republican"),
        row("10.5 10.6", "EX14: Republican defenders whose morale holds: stay",
            inRain(against("R_CLXX")), attackLine + " | 3 1; stand",
            "R_CLXX at 2008; R_CLXX face 1; R_CLXX dsg 0"),
        row("10.5 10.5.1 10.6", "EX14: Republican defenders whose morale holds: retreat",
            inRain(against("R_CLXX")), attackLine + " | 3 1; retreat to=1908",
            "R_CLXX at 1908; R_CLXX face 0; R_CLXX dsg 1"),
        row("10.5", "only one step is replaced: of two, one is lost", inRain(against("R_CLXX")),
            attackLine + " | 5 1; retreat to=1908", "R_CLXX at 1908; R_CLXX face 1; R_CLXX dsg 1"),
        row("10.5", "without losses there is no retreat",
            inRain({{"2108", "NI_1"}, {"2008", "R_CLXX"}}), "attack target=2008 with=NI_1 | 3",
            "decision combat; R_CLXX at 2008"),
        row("10.5", "one hex, not two", inRain(against("R_CLXX")),
            attackLine + " | 3 1; retreat to=1808", "refused 10.5"),
        row("10.5.1", "the whole stack, to the same hex, all disorganised",
            inRain(against("R_CLXXIII R_CLXXIV")), attackLine + " | 4 1; retreat to=1908",
            "R_CLXXIII at 1908; R_CLXXIV at 1908; R_CLXXIII dsg 1; R_CLXXIV dsg 1"),
        row("10.5.1", "not where the enemy stands", inRain(against("R_CLXX", {{"2009", "NV_1"}})),
            attackLine + " | 3 1; retreat to=2009", "refused 10.5.1 because NV_1"),
        row("10.5.1 9.3", "A51: a supply column on its own bars nobody, and is lost",
            inRain(against("R_CLXX", {{"1908", "SC_N1"}})), attackLine + " | 3 1; retreat to=1908",
            "R_CLXX at 1908; SC_N1 at supply_depot"),
        row("10.5.1 9.2", "nor does a headquarters on its own (A10)",
            inRain(against("R_CLXX", {{"1908", "HQ_NAV:used SC_N1"}}), {{"A10", "overrun"}}),
            attackLine + " | 3 1; retreat to=1908",
            "R_CLXX at 1908; HQ_NAV at eliminated; SC_N1 at supply_depot"),
        row("10.5.1 9.2", "unless it must be attacked (A10)",
            inRain(against("R_CLXX", {{"1908", "HQ_NAV:used"}}), {{"A10", "attack"}}),
            attackLine + " | 3 1; retreat to=1908", "refused 10.5.1"),
        row("10.5.1 9.3", "a column of the enemy's is lost to Nationalists who retreat as well",
            counterattack(nationalistsIn("CI_1", {{"2108", "SC_R1"}})),
            counterLine + " | 6; retreat to=2108", "CI_1 at 2108; SC_R1 at eliminated"),
        row("10.5.1", "not into an enemy zone of control", inRain(against("R_CLXX")),
            attackLine + " | 3 1; retreat to=2009", "refused 10.5.1"),
        row("10.5.1", "unless a friendly unit is there",
            inRain(against("R_CLXX", {{"2009", "R_CLXXI"}})),
            attackLine + " | 3 1; retreat to=2009", "R_CLXX at 2009; R_CLXX dsg 1; R_CLXXI dsg 0"),
        row("10.5.1 7.1.1", "enemies out of supply have no zone of control",
            inRain(against("R_CLXX",
                           {{"1808", "NII_1:oos=1"}, {"1708", "R_CLXXI"}, {"1807", "R_CLXXII"}})),
            attackLine + " | 3 1; retreat to=1908", "R_CLXX at 1908"),
        row("10.5.1", "enemies in supply have one", inRain(against("R_CLXX", {{"1808", "NII_1"}})),
            attackLine + " | 3 1; retreat to=1908", "refused 10.5.1"),
        row("10.5.1", "enemies in supply have one",
            inRain(against("R_CLXX", {{"1907", "NII_1"}, {"1908", "R_CLXXI"}})),
            attackLine + " | 3 1; retreat to=2007", "refused 10.5.1"),
        row("10.5.1", "nowhere to go: nobody is asked",
            inRain(against("R_CLXX", {{"1907", "NII_1"}})), "attack target=2008 with=NI_1 | 6 1",
            "R_CLXX at 2008; R_CLXX face 1; decision combat"),
        row("1.3.2", "EX02: no retreat from 1215 to 1314",
            inRain({{"1315", "NI_1 NI_2"},
                    {"1215", "R_CLXXIII"},
                    {"1314", "R_CLXXI"},
                    {"1214", "R_CLXX"}}),
            "attack target=1215 with=NI_1,NI_2 | 5 1; retreat to=1314", "refused 1.3.2"),
        row("1.3.2", "EX02: from 1215 to 1214 it is open",
            inRain({{"1315", "NI_1 NI_2"},
                    {"1215", "R_CLXXIII"},
                    {"1314", "R_CLXXI"},
                    {"1214", "R_CLXX"}}),
            "attack target=1215 with=NI_1,NI_2 | 5 1; retreat to=1214", "R_CLXXIII at 1214"),
        row("1.3.2", "no retreat into the sea",
            inRain({{"1315", "NI_1 NI_2"}, {"1215", "R_CLXXIII"}}),
            "attack target=1215 with=NI_1,NI_2 | 5 1; retreat to=1216", "refused 1.3.2"),
        row("1.3.2", "EX03: no retreat from Santander to 1310",
            inRain(
                {{"1210", fifteen}, {"1211", "R_CLXX"}, {"1310", "R_CLXXI"}, {"1110", "R_CLXXII"}}),
            "attack target=1211 with=NI_1,NI_2,NIV_1 | 5 1; retreat to=1310", "refused 1.3.2"),
        row("1.3.2", "EX03: from Santander to 1110 it is open",
            inRain(
                {{"1210", fifteen}, {"1211", "R_CLXX"}, {"1310", "R_CLXXI"}, {"1110", "R_CLXXII"}}),
            "attack target=1211 with=NI_1,NI_2,NIV_1 | 5 1; retreat to=1110", "R_CLXX at 1110"),
        row("10.5.1 5.1", "a retreat may overstack",
            inRain(against("R_CLXXIII R_CLXXIV", {{"1908", "R_CLXX R_CLXXI"}})),
            attackLine + " | 4 1; retreat to=1908",
            "R_CLXXIII at 1908; R_CLXXIV at 1908; R_CLXX dsg 0; said log.overstacked"),
        row("10.5.1 5.1.1", "beyond twice the limit the owner says who comes in first",
            inRain(against("R_CLXXIII R_CLXXIV", {{"1908", "R_CLXX R_CLXXI R_CLXXII"}}),
                   {{"K8", "further"}}),
            attackLine + " | 4 1; retreat to=1908", "decision file_in republican"),
        row("10.5.1 5.1.1", "and whoever finds twice the limit there is eliminated",
            inRain(against("R_CLXXIII R_CLXXIV", {{"1908", "R_CLXX R_CLXXI R_CLXXII"}}),
                   {{"K8", "further"}}),
            attackLine + " | 4 1; retreat to=1908; file_in unit=R_CLXXIV",
            "R_CLXXIV at 1908; R_CLXXIII at eliminated; R_CLXX at 1908"),
        row("10.5.1 5.1.1", "or all who are there",
            inRain(against("R_CLXXIII R_CLXXIV", {{"1908", "R_CLXX R_CLXXI"}}), {{"K8", "all"}}),
            attackLine + " | 4 1; retreat to=1908",
            "R_CLXXIII at eliminated; R_CLXXIV at eliminated; R_CLXX at eliminated; "
            "R_CLXXI at eliminated"),
        row("10.5.1 5", "armour that comes to where armour is",
            inRain(against("R_CLXX R_REN", {{"1908", "R_T26"}}), {{"A44", "one_armour"}}),
            attackLine + " | 4 1; retreat to=1908",
            "R_CLXX at 1908; R_REN at eliminated; R_T26 at 1908"),
        row("10.5.1 9.5.1", "a unit with DSG has DSG 1 after it", inRain(against("R_CLXX:dsg=1")),
            attackLine + " | 2 1; retreat to=1908", "R_CLXX dsg 2"),
        row("10.5.1 9.5.1", "D14: a unit with DSG 2 is eliminated by it",
            inRain(against("R_CLXX:dsg=3")), attackLine + " | 2 1; retreat to=1908",
            "R_CLXX at eliminated"),
        row("9.2 10.5", "D46: a headquarters with those who retreat is lost",
            inRain(against("R_CLXX HQ_XV:used")), attackLine + " | 4 1; retreat to=1908",
            "R_CLXX at 1908; HQ_XV at eliminated"),
        row("9.2 10.5", "D46: it stays with those who stand", inRain(against("R_CLXX HQ_XV:used")),
            attackLine + " | 4 1; stand", "R_CLXX face 1; HQ_XV at 2008"),
        row("10.5.1 8.1.1", "a retreat may lead to where there is no supply",
            counterattack(nationalistsIn("CI_1", beyond({{"2108", "R_CLXX"}})),
                          {{"A18", "allowed"}}),
            counterLine + " | 6; retreat to=2007", "CI_1 at 2007; CI_1 dsg 1"),
        row("10.5.1 8.1.1", "or it may not",
            counterattack(nationalistsIn("CI_1", beyond({{"2108", "R_CLXX"}})),
                          {{"A18", "forbidden"}}),
            counterLine + " | 6", "CI_1 at eliminated; decision advance republican"),
        row("10.5.1 8.1.1", "even where another hex would do",
            counterattack(nationalistsIn("CI_1", beyond({})), {{"A18", "forbidden"}}),
            counterLine + " | 6; retreat to=2007", "refused 8.1.1/A18"),
        row("10.5.1 8.1.1", "but where there is supply it may",
            counterattack(nationalistsIn("CI_1"), {{"A18", "forbidden"}}),
            counterLine + " | 6; retreat to=2108", "CI_1 at 2108; CI_1 dsg 1"),
        row("6.3.1 10.5.1", "a unit out of supply that retreats takes one level",
            inRain(against("R_CLXX", island), {{"A4", "one"}}),
            "attack target=2008 with=NI_1 | 6 1; retreat to=2009", "R_CLXX oos 1; R_CLXX dsg 1"),
        row("6.3.1 10.5.1", "or two, as by bombardment",
            inRain(against("R_CLXX", island), {{"A4", "converted"}}),
            "attack target=2008 with=NI_1 | 6 1; retreat to=2009", "R_CLXX oos 1; R_CLXX dsg 2"),
        row("10.8", "whoever retreats controls the hex he comes to", inRain(against("R_CLXX")),
            attackLine + " | 3 1; retreat to=1908; hold",
            "control 1908 republican; control 2008 republican"),
    });

} // namespace

TEST_CASE("10.5 retreat after combat") {
    retreatRows.check();
}

} // namespace esagono::santander::retreat_tests
