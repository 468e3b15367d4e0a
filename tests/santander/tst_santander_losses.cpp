// SPDX-License-Identifier: GPL-3.0-or-later
// Section 10.3: steps lost, and how they are shared out.
#include "tests/santander/combat_boards.h"

#include <doctest/doctest.h>

namespace esagono::santander::losses_tests {

namespace {

/// Three regiments, 15 strong.
const std::string fifteen = "NI_1 NI_2 NIV_1";
const std::string allThree = "attack target=2008 with=NI_1,NI_2,NIV_1";
/// 30 to 4 is 7:1 with +1.
const Units overwhelming = {{"2108", fifteen}, {"2009", "NIV_2 NV_1 NV_2"}};
const std::string all = "attack target=2008 with=NI_1,NI_2,NIV_1,NIV_2,NV_1,NV_2";

Units with(Units units, const std::string& defenders) {
    units.emplace_back("2008", defenders);
    return units;
}
Units fifteenAgainst(const std::string& defenders) {
    return {{"2108", fifteen}, {"2008", defenders}};
}

const RuleRows lossRows(
    "losses",
    {
        row("10.3", "the number on the left is the attacker's",
            inRain({{"2108", "NI_1"}, {"2008", "R_CLXX"}}), "attack target=2008 with=NI_1 | 3",
            "NI_1 face 1; R_CLXX face 0"),
        row("10.3", "the number on the right is the defender's", inRain(fifteenAgainst("R_CLXX")),
            allThree + " | 3 1; stand", "NI_1 face 0; NI_2 face 0; NIV_1 face 0; R_CLXX face 1"),
        row("10.3", "a unit that loses a step is turned over", inRain(fifteenAgainst("R_CLXX")),
            allThree + " | 3 1; stand", "R_CLXX face 1; R_CLXX at 2008"),
        row("10.3", "a reduced unit that loses a step is eliminated",
            inRain({{"2108", "NI_1 NI_2"}, {"2008", "R_CLXX:reduced"}}),
            "attack target=2008 with=NI_1,NI_2 | 3 1; stand", "R_CLXX at eliminated"),
        row("10.3", "a unit without a reduced side is eliminated",
            inRain({{"2108", "CI_1 CI_2"}, {"2008", "R_DC"}}),
            "attack target=2008 with=CI_1,CI_2 | 5 1; stand", "R_DC at eliminated"),
        row("10.3", "armour too, of the attackers",
            inRain({{"2108", "PZ1"}, {"2008", "R_CLXXIII"}}), "attack target=2008 with=PZ1 | 4",
            "PZ1 at eliminated; R_CLXXIII face 0"),
        row("10.3", "more steps than there are end with the last of them",
            inRain({{"2108", "CI_1"}, {"2008", "R_CLXX R_CLXXI"}}),
            "attack target=2008 with=CI_1 | 1", "CI_1 at eliminated; decision combat"),
        row("10.3", "losses are divided among the units",
            inRain(fifteenAgainst("R_CLXXIII R_CLXXIV")), allThree + " | 6 1; stand",
            "R_CLXXIII face 1; R_CLXXIV face 1; decision combat"),
        row("10.3", "by their owner, where there is a choice",
            inRain(with(overwhelming, "R_CLXXIII R_CLXXIV R_CLXXV")), all + " | 4 1; stand",
            "decision losses republican"),
        row("10.3", "one each", inRain(with(overwhelming, "R_CLXXIII R_CLXXIV R_CLXXV")),
            all + " | 4 1; stand; lose shares=R_CLXXIII:1,R_CLXXV:1",
            "R_CLXXIII face 1; R_CLXXIV face 0; R_CLXXV face 1"),
        row("10.3", "not two for one while the other has lost none",
            inRain(with(overwhelming, "R_CLXXIII R_CLXXIV R_CLXXV")),
            all + " | 4 1; stand; lose shares=R_CLXXIII:2", "refused 10.3 because R_CLXXIV"),
        row("10.3", "A50: a reduced unit is spared while another stands whole",
            inRain(fifteenAgainst("R_CLXXIII:reduced R_CLXXIV"), {{"A50", "overall"}}),
            allThree + " | 3 1; stand", "R_CLXXIII face 1; R_CLXXIV face 1; decision combat"),
        row("10.3", "A50: read so, the owner may give up the reduced one",
            inRain(fifteenAgainst("R_CLXXIII:reduced R_CLXXIV"), {{"A50", "combat"}}),
            allThree + " | 3 1; stand; lose shares=R_CLXXIII:1",
            "R_CLXXIII at eliminated; R_CLXXIV face 0"),
        row("10.3", "A50: attackers likewise",
            inRain({{"2108", "CI_1:reduced CI_2 NI_1"}, {"2008", "R_CLXX R_CLXXI"}},
                   {{"A50", "overall"}}),
            "attack target=2008 with=CI_1,CI_2,NI_1 | 3; lose shares=CI_1:1", "refused 10.3/A50"),
        row("10.3", "a single step: the owner says whose",
            inRain(fifteenAgainst("R_CLXXIII R_CLXXIV")),
            allThree + " | 4 1; stand; lose shares=R_CLXXIV:1",
            "R_CLXXIII face 0; R_CLXXIV face 1"),
        row("10.3", "not more than the result", inRain(fifteenAgainst("R_CLXXIII R_CLXXIV")),
            allThree + " | 4 1; stand; lose shares=R_CLXXIII:1,R_CLXXIV:1", "refused 10.3"),
        row("10.3", "not less", inRain(with(overwhelming, "R_CLXXIII R_CLXXIV R_CLXXV")),
            all + " | 4 1; stand; lose shares=R_CLXXIV:1", "refused 10.3"),
        row("10.3", "only units that are in the fight",
            inRain(fifteenAgainst("R_CLXXIII R_CLXXIV")),
            allThree + " | 4 1; stand; lose shares=NI_1:1", "refused 10.3"),
        row("10.3", "D45: two units lose three steps: one is left, reduced",
            inRain(with(overwhelming, "R_CLXXIII R_CLXXIV")),
            all + " | 3 1; stand; lose shares=R_CLXXIII:2,R_CLXXIV:1",
            "R_CLXXIII at eliminated; R_CLXXIV face 1; R_CLXXIV at 2008"),
        row("10.3", "D45: the owner picks which", inRain(with(overwhelming, "R_CLXXIII R_CLXXIV")),
            all + " | 3 1; stand; lose shares=R_CLXXIII:1,R_CLXXIV:2",
            "R_CLXXIV at eliminated; R_CLXXIII face 1"),
        row("10.3", "D45: no unit has three steps",
            inRain(with(overwhelming, "R_CLXXIII R_CLXXIV")),
            all + " | 3 1; stand; lose shares=R_CLXXIII:3", "refused 10.3"),
        row("10.3", "a unit of one step takes its share like the others",
            inRain(with(overwhelming, "R_DC R_CLXXIV")), all + " | 3 1; retreat to=1907",
            "R_DC at eliminated; R_CLXXIV at 1907; R_CLXXIV face 1"),
        row("10.3", "attackers share in the same way",
            inRain({{"2108", "CI_1 CI_2 CII_1"}, {"2008", "R_CLXX R_CLXXI R_CLXXII"}}),
            "attack target=2008 with=CI_1,CI_2,CII_1 | 1; lose shares=CI_1:2", "refused 10.3"),
        row("10.3", "attackers share in the same way: one each",
            inRain({{"2108", "CI_1 CI_2"}, {"2008", "R_CLXX R_CLXXI"}}),
            "attack target=2008 with=CI_1,CI_2 | 1", "CI_1 face 1; CI_2 face 1"),
        row("10.3", "units that do not attack lose nothing",
            inRain({{"2108", "CI_1 CI_2"}, {"2008", "R_CLXX R_CLXXI"}}),
            "attack target=2008 with=CI_1 | 2", "CI_1 at eliminated; CI_2 face 0"),
        row("10.3", "over all attackers, from whatever hex",
            inRain({{"2108", "CI_1 CII_1"}, {"2009", "CI_2"}, {"2008", "R_CLXX R_CLXXI R_CLXXII"}},
                   {{"K22", "all"}}),
            "attack target=2008 with=CI_1,CII_1,CI_2 | 1; lose shares=CI_1:2", "refused 10.3"),
        row("10.3", "over all attackers: one for each hex",
            inRain({{"2108", "CI_1"}, {"2009", "CI_2"}, {"2008", "R_CLXX R_CLXXI"}},
                   {{"K22", "all"}}),
            "attack target=2008 with=CI_1,CI_2 | 1", "CI_1 face 1; CI_2 face 1"),
        row("10.3", "or within one stack only",
            inRain({{"2108", "CI_1"}, {"2009", "CI_2"}, {"2008", "R_CLXX R_CLXXI"}},
                   {{"K22", "stack"}}),
            "attack target=2008 with=CI_1,CI_2 | 1; lose shares=CI_1:2",
            "CI_1 at eliminated; CI_2 face 0"),
        row("10.3", "within that stack they are shared",
            inRain({{"2108", "CI_1 CII_1"}, {"2009", "CI_2"}, {"2008", "R_CLXX R_CLXXI R_CLXXII"}},
                   {{"K22", "stack"}}),
            "attack target=2008 with=CI_1,CII_1,CI_2 | 1; lose shares=CI_1:2", "refused 10.3/K22"),
    });

const RuleRows
    hqRows("headquarters in combat",
           {
               row("9.2", "a headquarters does not absorb losses",
                   inRain(fifteenAgainst("R_CLXX HQ_XV:used")), allThree + " | 4 1; stand",
                   "R_CLXX face 1; HQ_XV at 2008"),
               row("9.2 10.3", "nor may it be named for one",
                   inRain(fifteenAgainst("R_CLXXIII R_CLXXIV HQ_XV:used")),
                   allThree + " | 5 1; stand; lose shares=HQ_XV:1", "refused 10.3"),
               row("9.2", "it is eliminated with the last step in its hex",
                   inRain({{"2108", "NI_1 NI_2 NIV_1"}, {"2008", "R_CLXX:reduced HQ_XV:used"}}),
                   allThree + " | 4 1; stand", "R_CLXX at eliminated; HQ_XV at eliminated"),
               row("9.2", "in the attackers' hex, too",
                   inRain({{"2108", "CI_1 HQ_CTV:used"}, {"2008", "R_CLXX R_CLXXI"}}),
                   "attack target=2008 with=CI_1 | 1", "CI_1 at eliminated; HQ_CTV at eliminated"),
               row("9.2", "not if somebody else is there",
                   inRain({{"2108", "CI_1 CI_2 HQ_CTV:used"}, {"2008", "R_CLXX R_CLXXI"}}),
                   "attack target=2008 with=CI_1 | 1", "CI_1 at eliminated; HQ_CTV at 2108"),
               row("9.2 10.4.1", "a breakthrough eliminates it with the rest",
                   inRain(with(overwhelming, "R_CLXXIII R_CLXXIV HQ_XV:used")), all + " | 6",
                   "R_CLXXIII at eliminated; R_CLXXIV at eliminated; HQ_XV at eliminated"),
           });

} // namespace

TEST_CASE("10.3 losses") {
    lossRows.check();
}

TEST_CASE("9.2 headquarters and losses") {
    hqRows.check();
}

} // namespace esagono::santander::losses_tests
