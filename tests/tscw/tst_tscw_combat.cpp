// SPDX-License-Identifier: GPL-3.0-or-later
// Who attacks what (15.1 to 15.5), lone HQs, attacks declared together.
#include "tests/tscw/battlefield.h"

#include <doctest/doctest.h>

using namespace esagono;
using namespace esagono::tscw;

namespace {

/// Twelve against six: 2:1, and attacks one by one.
const Board oneByOne =
    nationalistAttack("N-11div N-12div", "R-10div", {}, {{"declared_attacks", "one_by_one"}});

/// The moment before the segment.
Board before(Board board) {
    board.decision += "!";
    return board;
}

const RuleRows attackRows(
    "attacks",
    {
        row("15.1 15.6 15.8", "W18: a one at 2:1 is 2/1", oneByOne,
            attack + " | 1; lose shares=N-11div:1,N-12div:1",
            "N-11div face 1; N-12div face 1; R-10div face 1; decision combat nationalist"),
        row("15.1", "what stands beside the enemy is offered", oneByOne, "",
            "offered attack; offered N-11div; offered end_combat"),
        row("15.1", "nobody has to attack", oneByOne, "end_combat", "allowed; R-10div face 0"),
        row("15.1", "nobody attacks from afar",
            nationalistAttack("N-11div", "R-10div", {{"2409", "N-12div"}}), attack,
            "refused 15.1; not_offered N-12div"),
        row("15.2", "a hex is attacked once in a segment",
            nationalistAttack("N-11div N-12div", "R-10div", {{"2511", "N-13div"}}),
            attack + " | 3; lose shares=N-11div:1; attack target=2412 with=N-13div",
            "refused 15.2 because 2412; marker attacked 2412"),
        row("15.2", "a hex without enemies is not attacked", oneByOne,
            "attack target=2511 with=N-11div", "refused 15.2 because 2511"),
        row("15.2", "several hexes attack one",
            nationalistAttack("N-11div", "R-10div", {{"2511", "N-12div"}}),
            attack + " | 3; lose shares=N-12div:1", "N-12div fought 1; N-12div face 1"),
        row("15.3", "a unit attacks once in a segment",
            nationalistAttack("N-11div N-12div", "R-10div", {{"2311", "R-EM-2"}}),
            attack + " | 3; lose shares=N-11div:1; attack target=2311 with=N-11div",
            "refused 15.3"),
        row("15.3", "the units of a stack attack different hexes",
            nationalistAttack("N-11div N-12div", "R-22div", {{"2311", "R-EM-2"}}),
            "attack target=2412 with=N-11div | 6; attack target=2311 with=N-12div | 6",
            "N-12div fought 1; R-22div face 1"),
        row("15.3", "the enemy's units are not ours", oneByOne, "attack target=2412 with=R-10div",
            "refused 15.3"),
        row("15.3", "somebody attacks, and nobody twice", oneByOne,
            "attack target=2412 with=N-11div,N-11div", "refused 15.3"),
        row("15.4", "the order is free, each attack is resolved before the next", oneByOne,
            attack + " | 3", "decision losses nationalist"),
        row("15.6 15.7", "below 1:3 nobody attacks",
            nationalistAttack("N-LA", "R-10div", {}, {{"fog_of_war", "off"}}),
            "attack target=2412 with=N-LA", "refused 15.6/minimum_odds; not_offered attack"),
        row("15.6 9.3", "halved factors count for it",
            nationalistAttack("N-AV:starved=1", "R-10div", {},
                              {{"fog_of_war", "off"}, {"minimum_odds", "halved"}}),
            "attack target=2412 with=N-AV", "refused 15.6/minimum_odds"),
        row("15.6", "or those printed",
            nationalistAttack("N-AV:starved=1", "R-10div", {},
                              {{"fog_of_war", "off"}, {"minimum_odds", "printed"}}),
            "attack target=2412 with=N-AV | 6", "N-AV fought 1; N-AV at nationalist_eliminated"),
        row("15.7 12.1.3", "HQs do not count for 1:3",
            nationalistAttack("N-AV", "R-10div", {{"2512", "R-LEV"}}, {{"fog_of_war", "off"}}),
            "attack target=2412 with=N-AV", "allowed; decision support republican"),
        row("15.5", "hidden defenders: an attack below 1:3 is lost",
            nationalistAttack("N-LA", "R-EM-4 R-10div R-13div", {},
                              {{"fog_of_war", "on"}, {"odds_revealed", "counts_as_made"}}),
            "attack target=2412 with=N-LA",
            "N-LA fought 1; N-LA at 2411; marker attacked 2412; decision combat"),
        row("15.5", "or cannot be declared",
            nationalistAttack("N-LA", "R-EM-4 R-10div R-13div", {},
                              {{"fog_of_war", "on"}, {"odds_revealed", "refused"}}),
            "attack target=2412 with=N-LA", "refused 15.6/minimum_odds"),
        row("15.20 2.10", "units of factor 0 do not attack alone",
            nationalistAttack("N-PLS N-CRB", "R-EM-4"), "attack target=2412 with=N-PLS,N-CRB",
            "refused 15.20; not_offered attack"),
        row("15.20", "beside others they do, and take losses",
            nationalistAttack("N-PLS N-AV N-LA", "R-10div"),
            "attack target=2412 with=N-AV,N-LA,N-PLS | 3; lose shares=N-PLS:1,N-AV:1",
            "N-PLS at nationalist_eliminated"),
        row("15.20", "beside a factor of 1 too",
            nationalistAttack("N-PLS N-LA", "R-EM-4", {}, {{"zero_attack", "one"}}),
            "attack target=2412 with=N-LA,N-PLS | 6", "allowed; decision losses"),
        row("15.20", "or only beside more",
            nationalistAttack("N-PLS N-LA", "R-EM-4", {}, {{"zero_attack", "two"}}),
            "attack target=2412 with=N-LA,N-PLS", "refused 15.20/zero_attack"),
        row("12.1.3 12.1.5", "HQs do not attack",
            nationalistAttack("N-11div", "R-10div", {{"2511", "N-CEN:used"}}),
            "attack target=2412 with=N-11div,N-CEN", "refused 12.1.3; not_offered N-CEN"),
        row("9.3", "who is relieved before the combat segment attacks with all it has",
            before(nationalistAttack("N-11div:starved=1 N-12div", "R-10div")), "",
            "N-11div starved 0; decision combat nationalist"),
        row("9.3", "who is cut off as it begins at half",
            republicans("combat!", {{"3709", "R-35div R-2B:starved=1"}, {"3708", "N-AV"}}), "",
            "R-35div starved 1; R-2B starved 0; decision combat republican"),
        row("9.2", "at a combat the supply of all units of both sides is looked at",
            nationalistAttack("N-11div N-12div", "R-10div",
                              {{"2811", "N-13div:supply=1"}, {"3709", "R-35div"}}),
            attack + " | 3", "N-13div supply 0; R-35div supply 1"),
        row("12.1.3 15.23", "who gives the last defender up does not keep the hex with an HQ",
            nationalistAttack("N-11div N-12div", "R-10div R-EXT:used"),
            attack + " | 5; lose shares=N-11div:1; lose shares=R-10div:2; "
                     "advance units=N-12div path=2412",
            "R-EXT at republican_eliminated; N-12div at 2412; control 2412 nationalist"),
        row("12.1.4", "reserves do not attack",
            nationalistAttack("N-11div:reserve=1 N-12div", "R-10div"), attack, "refused 12.1.4"),
        row("11.8", "nor does whoever has landed",
            nationalistAttack("N-11div:landed=1:strategic=2 N-12div", "R-10div"), attack,
            "refused 11.8"),
        row("15.25.3", "D20: Communists and the POUM do not attack together",
            republicanAttack("R-MRX R-LEN", "N-AV"), "attack target=2412 with=R-MRX,R-LEN",
            "refused 15.25.3 because R-LEN"),
        row("12.1.3", "D38: a lone HQ is gone without dice, and its hex may be entered",
            nationalistAttack("N-11div", "R-EXT"), "attack target=2412 with=N-11div",
            "R-EXT at republican_eliminated; N-11div face 0; decision advance nationalist"),
        row("14.2", "in exploitation only those attack who could move",
            with(nationalistAttack("N-11div:exploits=1 N-12div", "R-10div"), "phase", 12), attack,
            "refused 14.2"),
        row("14.2 15.3", "who attacked before may attack again then",
            with(nationalistAttack("N-11div:exploits=1:fought=2 N-12div", "R-10div"), "phase", 12),
            "attack target=2412 with=N-11div | 6", "N-11div fought 1"),
        row("15.3 15.1", "with the segment the marks are gone, but the turn remembers", oneByOne,
            attack + " | 3; lose shares=N-11div:1; end_combat",
            "N-12div fought 2; no_marker "
            "attacked 2412"),
    });

const Board declared = nationalistAttack("N-11div N-12div", "R-22div", {{"2311", "R-EM-2"}},
                                         {{"declared_attacks", "all_first"}});
const std::string both = "attack target=2412 with=N-11div; attack target=2311 with=N-12div";

const RuleRows declaredRows(
    "declared attacks",
    {
        row("15.4", "all attacks are declared before the first is resolved", declared, both,
            "decision combat nationalist; R-22div face 0; offered declare"),
        row("15.4", "then they are resolved in any order", declared,
            both + "; declare; resolve target=2311 | 6; hold; resolve target=2412 | 6",
            "R-EM-2 at republican_eliminated; R-22div face 1; offered end_combat"),
        row("15.4", "none is left out", declared, both + "; declare; end_combat",
            "refused 15.4/declared_attacks; not_offered end_combat"),
        row("15.4", "none is added", declared,
            "attack target=2412 with=N-11div; declare; attack target=2311 with=N-12div",
            "refused 15.4/declared_attacks"),
        row("15.4", "a unit is declared once", declared,
            "attack target=2412 with=N-11div; attack target=2311 with=N-11div", "refused 15.3"),
        row("15.4 12.1.3", "support is announced for all of them first",
            nationalistAttack("N-11div N-12div", "R-22div", {{"2311", "R-EM-2"}},
                              {{"declared_attacks", "all_first"}}, "N-SUR"),
            both + "; declare", "decision support nationalist; R-22div face 0"),
        row("15.4", "one by one nothing waits", oneByOne, "declare",
            "refused 15.4/declared_attacks"),
    });

} // namespace

TEST_SUITE("combat") {

    TEST_CASE("attacks") {
        attackRows.check();
    }

    TEST_CASE("attacks that are declared first") {
        declaredRows.check();
    }

} // TEST_SUITE
