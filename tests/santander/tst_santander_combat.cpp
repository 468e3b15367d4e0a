// SPDX-License-Identifier: GPL-3.0-or-later
// Sections 10.1 and 10.2: who may attack whom, and the order of an attack.
#include "tests/santander/combat_boards.h"

#include <doctest/doctest.h>

namespace esagono::santander::combat_tests {

namespace {

const Units plain = {{"2108", "NI_1 NI_2"}, {"2008", "R_CLXX"}};
const Units santander = {{"1110", "NI_1"},  {"1210", "NI_2"},      {"1310", "NII_1"},
                         {"1311", "NII_2"}, {"1211", "R_CLXXXIV"}, {"1409", "NIII_1"}};
const Units mountain = {{"2005", "NI_1 NI_2"}, {"2003", "NIV_1 NIV_2"}, {"2004", "R_CLXX"}};
const Units six = {{"2108", "NI_1 NI_2 NIV_1"}, {"2008", "R_CLXX"}};
const Units bay = {{"1314", "NI_1"}, {"1315", "NI_2"}, {"1215", "R_CLXX"}};
const Units loneHq = {{"2108", "NI_1 NI_2"}, {"2008", "HQ_XV"}};

const RuleRows attackRows(
    "attacks",
    {
        row("10.1", "an enemy unit in an adjacent hex", inRain(plain),
            "attack target=2008 with=NI_1 | 3", "NI_1 attacked 1; NI_2 attacked 0"),
        row("10.1", "an enemy unit that is not adjacent",
            inRain({{"2208", "NI_1"}, {"2008", "R_CLXX"}}), "attack target=2008 with=NI_1",
            "refused 10.1"),
        row("10.1", "a hex without enemies", inRain(plain), "attack target=2009 with=NI_1",
            "refused 10.1"),
        row("10.1", "one's own units", inRain({{"2108", "NI_1"}, {"2109", "NI_2"}, plain[1]}),
            "attack target=2109 with=NI_1", "refused 10.1"),
        row("10.1", "the enemy's units do not attack in one's own segment", inRain(plain),
            "attack target=2008 with=R_CLXX", "refused 10.1"),
        row("10.2", "somebody must attack", inRain(plain), "attack target=2008", "refused 10.2"),
        row("10.1", "it is never compulsory", inRain(plain), "end_combat",
            "allowed; decision movement republican"),
        row("10.1", "D54: a unit attacks once in a segment", inRain(plain),
            "attack target=2008 with=NI_1 | 3; attack target=2008 with=NI_1", "refused 10.1"),
        row("10.1", "D54: a hex may be attacked again, by others", inRain(plain),
            "attack target=2008 with=NI_1 | 3; attack target=2008 with=NI_2 | 3",
            "NI_1 face 1; NI_2 face 1"),
        row("10.1", "named twice is not twice as strong", inRain(plain),
            "attack target=2008 with=NI_1,NI_1", "refused 10.1"),
        row("10.1", "not all enemies in the zone of control need be attacked",
            inRain({{"2108", "NI_1"}, {"2008", "R_CLXX"}, {"2107", "R_CLXXI"}}),
            "attack target=2008 with=NI_1 | 3", "allowed; NI_1 face 1"),
        row("10.1", "all units in the hex are attacked: 5 to 6 is 1:2, and a 2 costs two steps",
            inRain({{"2108", "NI_1"}, {"2008", "R_CLXX R_CLXXI"}}),
            "attack target=2008 with=NI_1 | 2", "NI_1 at eliminated"),
        row("10.1", "from several hexes, with units of several divisions",
            fair({{"2108", "NI_1"}, {"2009", "LIT_1"}, {"2107", "FN_1"}, {"2008", "R_CLXX"}}),
            "attack target=2008 with=NI_1,LIT_1,FN_1", "decision support nationalist"),
        row("10.1", "attacks need not be declared beforehand: the next one after an advance",
            inRain({{"2108", "NI_1 NI_2 NIV_1"},
                    {"2008", "R_DC"},
                    {"1908", "R_CLXX"},
                    {"2009", "NV_1"}}),
            "attack target=2008 with=NI_1,NI_2,NIV_1 | 3 1; stand; advance units=NI_1; "
            "attack target=1908 with=NV_1 | 3",
            "NV_1 face 1; NI_1 at 2008"),
        row("10.1", "who has advanced has attacked",
            inRain({{"2108", "NI_1 NI_2 NIV_1"}, {"2008", "R_DC"}, {"1908", "R_CLXX"}}),
            "attack target=2008 with=NI_1,NI_2,NIV_1 | 3 1; stand; advance units=NI_1; "
            "attack target=1908 with=NI_1",
            "refused 10.1"),
        row("10.1", "EX11: four points from each hex against a mountain", fair(mountain),
            "attack target=2004 with=NI_1,NI_2,NIV_1,NIV_2", "decision support nationalist"),
        row("10.1", "EX11: six points from a clear hex against a mountain",
            inRain({{"2005", "NI_1 NI_2 NIV_1"}, {"2004", "R_CLXX"}}),
            "attack target=2004 with=NI_1,NI_2,NIV_1", "refused 10.1 because NIV_1 NI_2 NI_1"),
        row("10.1", "EX11: four of the six",
            fair({{"2005", "NI_1 NI_2 NIV_1"}, {"2004", "R_CLXX"}}),
            "attack target=2004 with=NI_1,NIV_1", "allowed"),
        row("10.1", "six points against a clear hex", fair(six),
            "attack target=2008 with=NI_1,NI_2,NIV_1", "allowed"),
        row("10.1", "seven points against a clear hex",
            inRain({{"2108", "NI_1 NI_2 NIV_1 AR"}, plain[1]}),
            "attack target=2008 with=NI_1,NI_2,NIV_1,AR", "refused 10.1"),
        row("10.1", "six points against a hill",
            inRain({{"2108", "NI_1 NI_2 NIV_1"}, {"2107", "R_CLXX"}}),
            "attack target=2107 with=NI_1,NI_2,NIV_1", "refused 10.1"),
        row("10.1", "armour comes on top",
            fair({{"2108", "NI_1 NI_2 NIV_1 T26N"}, plain[1]}, {{"A19", "nothing"}}),
            "attack target=2008 with=NI_1,NI_2,NIV_1,T26N", "allowed"),
        row("1.3.2", "EX03: Santander from 1110 and 1210", fair(santander),
            "attack target=1211 with=NI_1,NI_2", "allowed"),
        row("1.3.2", "EX03: Santander from 1310", inRain(santander),
            "attack target=1211 with=NI_1,NII_1", "refused 1.3.2"),
        row("1.3.2", "EX03: Santander from 1311", inRain(santander),
            "attack target=1211 with=NII_2", "refused 1.3.2"),
        row("1.3.2", "EX03: and only those are offered", inRain(santander), "",
            "offered NI_1; offered NI_2; not_offered NII_1; not_offered NII_2"),
        row("1.3.2", "EX03: nor do the defenders attack out of it",
            counterattack({{"1310", "NI_1"}, {"1211", "R_CLXX"}}), "attack target=1310 with=R_CLXX",
            "refused 1.3.2"),
        row("1.3.2", "EX02: from 1314 into 1215", inRain(bay), "attack target=1215 with=NI_1",
            "refused 1.3.2"),
        row("1.3.2", "EX02: from 1315 it is open", fair(bay), "attack target=1215 with=NI_2",
            "allowed"),
        row("9.5.1", "DSG 1 and DSG 2 do not keep from attacking",
            fair({{"2108", "NI_1:dsg=2"}, plain[1]}, {{"A3", "once"}}),
            "attack target=2008 with=NI_1", "allowed"),
        row("9.5.1", "nor when they quarter",
            fair({{"2108", "NI_1:dsg=3"}, plain[1]}, {{"A3", "quarter"}}),
            "attack target=2008 with=NI_1", "allowed"),
        row("9.5.1", "or they do",
            inRain({{"2108", "NI_1:dsg=2"}, plain[1]}, {{"A3", "no_attack"}}),
            "attack target=2008 with=NI_1", "refused 9.5.1/A3"),
        row("9.5.1", "while DSG itself does not",
            fair({{"2108", "NI_1:dsg=1"}, plain[1]}, {{"A3", "no_attack"}}),
            "attack target=2008 with=NI_1", "allowed"),
        row("9.2 10.1", "a headquarters alone is not attacked",
            inRain(loneHq, {{"A10", "overrun"}}), "attack target=2008 with=NI_1", "refused 10.1"),
        row("9.2 10.1", "or it must be: it defends with its factor",
            inRain({{"2108", "PZ1"}, {"2008", "HQ_XV:used"}}, {{"A10", "attack"}}),
            "attack target=2008 with=PZ1 | 1", "PZ1 at eliminated; HQ_XV at 2008"),
        row("9.2 10.1", "and falls to the first step",
            inRain({loneHq[0], {"2008", "HQ_XV:used"}}, {{"A10", "attack"}}),
            "attack target=2008 with=NI_1,NI_2 | 1",
            "HQ_XV at eliminated; decision advance nationalist"),
    });

const Units cutOff = {{"2108", "NI_1"}, {"1907", "NII_1"}, {"2008", "R_CLXX"}};

const RuleRows resolutionRows(
    "resolution",
    {
        row("10.2 Δ1", "the supply of those involved is checked: the defender is cut off, 2 not 3",
            inRain(cutOff), "attack target=2008 with=NI_1 | 6 1",
            "R_CLXX oos 1; NI_1 face 0; R_CLXX face 1"),
        row("10.2 Δ1", "and whoever was out of supply and is not any more is free of it",
            inRain({{"2108", "NI_1:oos=1"}, {"2008", "R_CLXX:oos=1"}}),
            "attack target=2008 with=NI_1 | 3", "NI_1 oos 0; R_CLXX oos 0; NI_1 face 1"),
        row("10.2 Δ3", "below 1:2 the die has -1: a 6 is a 5",
            inRain({{"2108", "CI_1"}, {"2008", "R_CLXXXIV R_CLXXXV"}}, {{"K20", "modifier"}}),
            "attack target=2008 with=CI_1 | 6", "decision combat; CI_1 face 1"),
        row("10.2 Δ3", "or not: a 6 is a 6, and the defender loses a step",
            inRain({{"2108", "CI_1"}, {"2008", "R_CLXXXIV R_CLXXXV"}}, {{"K20", "held"}}),
            "attack target=2008 with=CI_1 | 6 1", "decision retreat republican"),
        row("10.2 Δ4", "3:1 and a 5: only the defender loses",
            inRain({{"2108", "NI_1 NII_1"}, plain[1]}),
            "attack target=2008 with=NI_1,NII_1 | 5 1; stand",
            "R_CLXX face 1; NI_1 face 0; NII_1 face 0"),
        row("10.2 Δ4", "3:1 and a 3: both lose", inRain({{"2108", "NI_1 NII_1"}, plain[1]}),
            "attack target=2008 with=NI_1,NII_1 | 3 1; stand; lose shares=NI_1:1",
            "R_CLXX face 1; NI_1 face 1; NII_1 face 0"),
        row("10.2 Δ4", "3:1 and a 1: only the attacker loses",
            inRain({{"2108", "NI_1 NII_1"}, plain[1]}),
            "attack target=2008 with=NI_1,NII_1 | 1; lose shares=NII_1:1",
            "R_CLXX face 0; NI_1 face 0; NII_1 face 1"),
        row("10.2.1 Δ4", "EX12: the concentric attack turns a 4 at 3:1 into a 5: nothing is lost",
            inRain({{"2007", "NI_1"}, {"2105", "NI_2"}, {"2006", "R_CLXX"}}),
            "attack target=2006 with=NI_1,NI_2 | 4 1; stand", "NI_1 face 0; R_CLXX face 1"),
        row("10.7 Δ4", "a trench turns a 4 at 4:1 into a 3: the attacker pays",
            inRain({{"2108", "NII_1 NII_2 NIII_1"}, plain[1]}, {}, {"2008"}),
            "attack target=2008 with=NII_1,NII_2,NIII_1 | 4 1; stand; lose shares=NII_1:1",
            "NII_1 face 1; R_CLXX face 1"),
        row("10.2 Δ4", "a modified die beyond 6 has a row: 7:1 with +1",
            inRain({{"2007", "NI_1 NI_2"}, {"2105", "NIV_1"}, {"2006", "R_CLXXIII"}},
                   {{"A13", "rows"}}),
            "attack target=2006 with=NI_1,NI_2,NIV_1 | 4", "decision breakthrough nationalist"),
        row("10.2 Δ4", "a die of 1 with -2 is the row -1: three steps",
            inRain({{"2108", "NI_1 AR"},
                    {"2008", "R_CLXXXIV R_CLXXXV R_CLXXXVI HQ_XV:used R_T26"},
                    {"2009", "CI_1"}},
                   {{"A13", "rows"}}, {"2008"}),
            "attack target=2008 with=CI_1 | 1", "CI_1 at eliminated"),
        row("4.4", "D10: on turn 1 a 5 at 3:1 is read at 4:1: two steps",
            Board{.decision = "combat",
                  .turn = 1,
                  .units = {{"2108", "NI_1 NII_1"}, {"2208", "HQ_CTV:used"}, {"2008", "R_CLXX"}},
                  .tracks = {{"weather", 1}}},
            "attack target=2008 with=NI_1,NII_1 | 5 1; stand", "R_CLXX at eliminated"),
        row("10.2", "Republicans attack in their own segment",
            counterattack({{"2008", "CI_1"}, {"1908", "R_CLXX R_CLXXI"}}),
            "attack target=2008 with=R_CLXX,R_CLXXI | 1",
            "R_CLXX face 1; R_CLXXI face 1; CI_1 face 0"),
    });

} // namespace

TEST_CASE("10.1 attacks") {
    attackRows.check();
}

TEST_CASE("10.2 resolution") {
    resolutionRows.check();
}

} // namespace esagono::santander::combat_tests
