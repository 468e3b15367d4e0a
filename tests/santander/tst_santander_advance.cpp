// SPDX-License-Identifier: GPL-3.0-or-later
// Section 10.4: advance after combat and breakthrough; 8.1.1, 10.7 and 10.8 on the way.
#include "tests/santander/combat_boards.h"

#include <doctest/doctest.h>

namespace esagono::santander::advance_tests {

namespace {

const std::string fifteen = "NI_1 NI_2 NIV_1";
const Units plain = {{"2108", fifteen}, {"2008", "R_CLXX"}};
const std::string attackLine = "attack target=2008 with=NI_1,NI_2,NIV_1";
/// The defender retreats, and the hex is empty.
const std::string won = attackLine + " | 3 1; retreat to=1908; ";

const Units hill = {{"2108", "NI_1 NI_2"}, {"2208", "NIV_1"}, {"2107", "R_CLXX"}};
const std::string hillWon = "attack target=2107 with=NI_1,NI_2,NIV_1 | 5 1; retreat to=2007; ";
const Units crowd = {
    {"2108", "NI_1 NI_2"}, {"2208", "NIV_1 NIV_2"}, {"2207", "NV_1"}, {"2107", "R_CLXX"}};

/// Republicans on both sides of 1908: once 2008 is left, no line leads to it any more.
const Units pocket = {
    {"2008", "NI_1 NI_2"}, {"1908", "R_CLXX"}, {"1907", "R_CLXXI"}, {"1909", "R_CLXXII"}};
const std::string pocketWon = "attack target=1908 with=NI_1,NI_2 | 6 1; retreat to=1808; ";
const Units narrow = {
    {"2008", "NI_1"}, {"1908", "R_DC"}, {"1907", "R_CLXXI"}, {"1909", "R_CLXXII"}};

const RuleRows advanceRows(
    "advance",
    {
        row("10.4", "a hex left empty may be entered", inRain(plain), won + "advance units=NI_1",
            "NI_1 at 2008; NI_2 at 2108; decision combat"),
        row("10.4", "by all of them", inRain(plain), won + "advance units=NI_1,NI_2,NIV_1",
            "NI_1 at 2008; NI_2 at 2008; NIV_1 at 2008"),
        row("10.4", "by none of them", inRain(plain), won + "hold",
            "NI_1 at 2108; NI_2 at 2108; decision combat"),
        row("10.4", "also if the defenders are eliminated",
            inRain({{"2108", fifteen}, {"2008", "R_CLXX:reduced"}}),
            attackLine + " | 1 1; stand; advance units=NI_1", "R_CLXX at eliminated; NI_1 at 2008"),
        row("10.4", "not while defenders are there", inRain(plain), attackLine + " | 3 1; stand",
            "decision combat; R_CLXX at 2008"),
        row("10.4", "only by those who attacked", inRain({plain[0], plain[1], {"2107", "NII_1"}}),
            won + "advance units=NII_1", "refused 10.4"),
        row("10.4", "from whatever hex they attacked",
            inRain({{"2108", "NI_1 NI_2"}, {"2107", "NIV_1"}, plain[1]}, {{"A36", "everyone"}}),
            won + "advance units=NIV_1,NI_1", "NIV_1 at 2008; NI_1 at 2008"),
        row("9.2 10.4", "headquarters do not advance",
            inRain({{"2108", fifteen + " HQ_CTV:used"}, plain[1]}), won + "advance units=HQ_CTV",
            "refused 10.4"),
        row("10.4", "nobody advances twice", inRain(plain), won + "advance units=NI_1,NI_1",
            "refused 10.4"),
        row("10.4", "enemy zones of control do not matter",
            inRain({plain[0], plain[1], {"2007", "R_CLXXI"}}), won + "advance units=NI_1",
            "NI_1 at 2008; R_CLXX at 1908; R_CLXXI at 2007"),
        row("10.4 5", "within the stacking limit", inRain(hill, {{"K23", "limit"}}),
            hillWon + "advance units=NI_1,NIV_1", "NI_1 at 2107; NIV_1 at 2107"),
        row("10.4 5", "not beyond it", inRain(hill, {{"K23", "limit"}}),
            hillWon + "advance units=NI_1,NI_2,NIV_1", "refused 10.4/K23"),
        row("10.4 5.1", "or beyond it, at the price of 5.1", inRain(hill, {{"K23", "overstack"}}),
            hillWon + "advance units=NI_1,NI_2,NIV_1",
            "NI_1 at 2107; NI_2 at 2107; NIV_1 at 2107; said log.overstacked"),
        row("10.4 5.1.1", "never beyond twice the limit", inRain(crowd, {{"K23", "overstack"}}),
            "attack target=2107 with=NI_1,NI_2,NIV_1,NIV_2,NV_1 | 2 1; retreat to=2007; "
            "advance units=NI_1,NI_2,NIV_1,NIV_2,NV_1",
            "refused 10.4/K23"),
        row("10.4 5", "one armoured unit only",
            inRain({{"2108", "NI_1 NI_2 T26N"}, {"2009", "L3"}, plain[1]}, {{"A44", "one_armour"}}),
            "attack target=2008 with=NI_1,NI_2,T26N,L3 | 3 1; retreat to=1907; "
            "advance units=T26N,L3",
            "refused 5 because L3"),
        row("8.1.1 10.4", "those who follow keep the line open behind those who advance",
            inRain(pocket, {{"K12", "every"}}), pocketWon + "advance units=NI_1",
            "NI_1 at 1908; NI_2 at 2008"),
        row("8.1.1 10.4", "nobody advances to where he would be out of supply",
            inRain(narrow, {{"K12", "every"}}), "attack target=1908 with=NI_1 | 6 1; stand",
            "R_DC at eliminated; decision combat; said log.nobody_advances; "
            "said refuse.would_be_out"),
        row("8.1.1 10.4", "or only a breakthrough is bound by that",
            inRain(narrow, {{"K12", "breakthrough"}}),
            "attack target=1908 with=NI_1 | 6 1; stand; advance units=NI_1", "NI_1 at 1908"),
        row("10.8", "whoever advances controls the hex", inRain(plain), won + "advance units=NI_1",
            "control 2008 nationalist"),
        row("10.8", "an empty hex stays with the last who held it", inRain(plain), won + "hold",
            "control 2008 republican"),
        row("10.8", "and a hex left by the advance as well",
            inRain({{"2108", "NI_1 NI_2"}, {"2008", "R_CLXXIII"}}),
            "attack target=2008 with=NI_1,NI_2 | 3 1; retreat to=1908; advance units=NI_1,NI_2",
            "control 2108 nationalist; control 2008 nationalist"),
        row("10.7", "a trench is removed when a Nationalist unit enters",
            inRain(plain, {{"K26", "entry"}}, {"2008"}),
            attackLine + " | 4 1; retreat to=1908; advance units=NI_1", "no_marker trench 2008"),
        row("10.7", "not before", inRain(plain, {{"K26", "entry"}}, {"2008"}),
            attackLine + " | 4 1; retreat to=1908; hold", "marker trench 2008"),
        row("10.7", "or as soon as its occupants retreat",
            inRain(plain, {{"K26", "retreat"}}, {"2008"}),
            attackLine + " | 4 1; retreat to=1908; hold", "no_marker trench 2008"),
        row("10.7", "or are eliminated",
            inRain({plain[0], {"2008", "R_CLXX:reduced"}}, {{"K26", "retreat"}}, {"2008"}),
            attackLine + " | 4 1; stand; hold", "no_marker trench 2008"),
        row("10.7", "while those who are left in it keep it",
            inRain({plain[0], {"2008", "R_CLXX"}}, {{"K26", "retreat"}}, {"2008"}),
            attackLine + " | 4 1; stand", "marker trench 2008; R_CLXX face 1"),
        row("10.7", "the eliminated leave it behind until somebody enters",
            inRain({plain[0], {"2008", "R_CLXX:reduced"}}, {{"K26", "entry"}}, {"2008"}),
            attackLine + " | 4 1; stand; hold", "marker trench 2008; R_CLXX at eliminated"),
    });

// With both away, 2008 lies empty in two zones of control, and the last to enter 1908 would
// be out of supply as he does.
const RuleRows lastOneRows("the last to advance",
                           {
                               row("8.1.1 10.4", "but the last one may not follow them",
                                   inRain(pocket, {{"K12", "every"}}),
                                   pocketWon + "advance units=NI_1,NI_2", "refused 8.1.1"),
                               row("8.1.1 10.4", "unless only a breakthrough is bound by that",
                                   inRain(pocket, {{"K12", "breakthrough"}}),
                                   pocketWon + "advance units=NI_1,NI_2",
                                   "NI_1 at 1908; NI_2 at 1908"),
                           });

const Units weak = {{"2108", fifteen}, {"2008", "R_CLXXIII"}};
const std::string broken = attackLine + " | 4; ";
Units weakAnd(Units others) {
    others.insert(others.end(), weak.begin(), weak.end());
    return others;
}
const Units coast = {
    {"1416", "NI_1 NI_2"}, {"1316", "NIV_1 NIV_2"}, {"1315", "R_CLXXIII"}, {"1314", "R_CLXX"}};
const std::string coastBroken = "attack target=1315 with=NI_1,NI_2,NIV_1,NIV_2 | 4; ";

const RuleRows breakthroughRows(
    "breakthrough",
    {
        row("10.4.1", "all defenders are eliminated, whatever they think of it",
            inRain(
                {{"2108", fifteen}, {"2009", "NIV_2 NV_1 NV_2"}, {"2008", "R_CLXXIII R_CLXXIV"}}),
            "attack target=2008 with=NI_1,NI_2,NIV_1,NIV_2,NV_1,NV_2 | 4",
            "R_CLXXIII at eliminated; R_CLXXIV at eliminated; decision breakthrough nationalist"),
        row("10.4.1", "one hex", inRain(weak), broken + "exploit unit=NI_1 path=2008",
            "NI_1 at 2008; decision breakthrough nationalist"),
        row("10.4.1 10.8", "three hexes, and all of them are won", inRain(weak),
            broken + "exploit unit=NI_1 path=2008,1908,1808",
            "NI_1 at 1808; control 2008 nationalist; control 1908 nationalist; "
            "control 1808 nationalist"),
        row("10.4.1", "not four", inRain(weak),
            broken + "exploit unit=NI_1 path=2008,1908,1808,1708", "refused 10.4.1"),
        row("10.4.1", "through the hex that was attacked", inRain(weak, {{"A21", "free"}}),
            broken + "exploit unit=NI_1 path=2009", "refused 10.4.1/A21 because 2008"),
        row("10.4.1", "hex by hex", inRain(weak), broken + "exploit unit=NI_1 path=2008,1808",
            "refused 10.4.1"),
        row("10.4.1", "each attacker on its own way", inRain(weak),
            broken + "exploit unit=NI_1 path=2008,1908; exploit unit=NI_2 path=2008,2009; "
                     "exploit unit=NIV_1 path=2008",
            "NI_1 at 1908; NI_2 at 2009; NIV_1 at 2008; decision combat"),
        row("10.4.1", "and only once", inRain(weak),
            broken + "exploit unit=NI_1 path=2008; exploit unit=NI_1 path=1908", "refused 10.4.1"),
        row("10.4.1", "nobody has to", inRain(weak), broken + "halt",
            "NI_1 at 2108; decision combat"),
        row("10.4.1", "only those who attacked", inRain(weakAnd({{"2009", "NV_1"}})),
            broken + "exploit unit=NV_1 path=2008", "refused 10.4.1"),
        row("10.4.1", "not into enemies", inRain(weakAnd({{"1908", "R_CLXX"}}), {{"A21", "free"}}),
            broken + "exploit unit=NI_1 path=2008,1908", "refused 10.4.1/A21 because R_CLXX"),
        row("10.4.1", "enemy zones of control do not stop it",
            inRain(weakAnd({{"1808", "R_CLXX"}}), {{"K24", "ignored"}}),
            broken + "exploit unit=NI_1 path=2008,1908,1907", "NI_1 at 1907"),
        row("10.4.1 9.3", "columns on the way are lost", inRain(weakAnd({{"1908", "SC_R1"}})),
            broken + "exploit unit=NI_1 path=2008,1908,1808", "SC_R1 at eliminated; NI_1 at 1808"),
        row("10.4.1 9.2", "so is a headquarters alone",
            inRain(weakAnd({{"1908", "HQ_XV:used"}}), {{"A10", "overrun"}}),
            broken + "exploit unit=NI_1 path=2008,1908,1808", "HQ_XV at eliminated; NI_1 at 1808"),
        row("10.4.1 9.2", "unless it bars the way",
            inRain(weakAnd({{"1908", "HQ_XV:used"}}), {{"A10", "attack"}}),
            broken + "exploit unit=NI_1 path=2008,1908", "refused 10.4.1/A21"),
        row("10.4.1 10.7", "trenches on the way are gone", inRain(weak, {}, {"1908"}),
            broken + "exploit unit=NI_1 path=2008,1908,1808", "no_marker trench 1908"),
        row("10.4.1 5", "the stacking limit holds where it ends", inRain(weak, {{"K23", "limit"}}),
            broken + "exploit unit=NI_1 path=2008,1908; exploit unit=NI_2 path=2008,1908; "
                     "exploit unit=NIV_1 path=2008,1908",
            "refused 5 because NI_2 NI_1"),
        row("10.4.1 5", "not where it passes", inRain(weak, {{"K23", "limit"}}),
            broken + "exploit unit=NI_1 path=2008,1908; exploit unit=NI_2 path=2008,1908; "
                     "exploit unit=NIV_1 path=2008,1908,1808",
            "NIV_1 at 1808"),
        row("10.4.1 5.1", "or may be exceeded", inRain(weak, {{"K23", "overstack"}}),
            broken + "exploit unit=NI_1 path=2008,1908; exploit unit=NI_2 path=2008,1908; "
                     "exploit unit=NIV_1 path=2008,1908",
            "NI_1 at 1908; NI_2 at 1908; NIV_1 at 1908"),
        row("8.1.1 10.4.1", "not to where it would be out of supply",
            inRain(coast, {{"K12", "every"}}), coastBroken + "exploit unit=NI_1 path=1315,1215",
            "refused 8.1.1 because R_CLXX 1315"),
        row("8.1.1 10.4.1", "in either reading", inRain(coast, {{"K12", "breakthrough"}}),
            coastBroken + "exploit unit=NI_1 path=1315,1215", "refused 8.1.1"),
        row("8.1.1 10.4.1", "another unit may hold the way open", inRain(coast),
            coastBroken + "exploit unit=NI_2 path=1315; exploit unit=NI_1 path=1315,1215",
            "NI_1 at 1215; NI_2 at 1315"),
        row("1.3.2 10.4.1", "EX02: no advance from 1215 to 1314",
            inRain({{"1315", "NI_1 NI_2 T26N"}, {"1215", "R_DC:dsg=1"}}),
            "attack target=1215 with=NI_1,NI_2,T26N | 6; exploit unit=NI_1 path=1215,1314",
            "refused 1.3.2 because 1215 1314"),
        row("1.3.2 10.4.1", "EX02: from 1215 to 1214 it is open",
            inRain({{"1315", "NI_1 NI_2 T26N"}, {"1215", "R_DC:dsg=1"}}),
            "attack target=1215 with=NI_1,NI_2,T26N | 6; exploit unit=NI_1 path=1215,1214",
            "NI_1 at 1214"),
        row("1.3.2 10.4.1", "not into the sea",
            inRain({{"1315", "NI_1 NI_2 T26N"}, {"1215", "R_DC:dsg=1"}}),
            "attack target=1215 with=NI_1,NI_2,T26N | 6; exploit unit=NI_1 path=1215,1216",
            "refused 1.3.2 because 1216"),
    });

} // namespace

TEST_CASE("10.4 advance after combat") {
    advanceRows.check();
}

TEST_CASE("10.4 and 8.1.1: the last to advance") {
    lastOneRows.check();
}

TEST_CASE("10.4.1 breakthrough") {
    breakthroughRows.check();
}

} // namespace esagono::santander::advance_tests
