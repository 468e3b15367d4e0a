// SPDX-License-Identifier: GPL-3.0-or-later
// HQs with their artillery, naval units and event chits in combat (12.1.3, 12.1.5, 12.2.6, 15.12).
#include "tests/tscw/battlefield.h"

#include <doctest/doctest.h>

using namespace esagono;
using namespace esagono::tscw;

namespace {

/// Twelve against six, and an HQ of factor 4 with artillery beside the attackers.
Board withHq(const std::string& hq = "N-CEN", const UnitsOnBoard& more = {},
             const Choices& rulings = {}) {
    return with(nationalistAttack("N-11div N-12div", "R-10div", more, rulings, hq),
                "rp_nationalist", 2);
}
/// The Republicans have an HQ with artillery in or beside the attacked hex.
Board against(const std::string& where, const std::string& hq, const Choices& rulings = {},
              const std::string& defenders = "R-10div") {
    const bool inside = where == "2412";
    return with(nationalistAttack("N-11div N-12div", inside ? defenders + " " + hq : defenders,
                                  inside ? UnitsOnBoard{} : UnitsOnBoard{{where, hq}}, rulings),
                "rp_republican", 1);
}

const RuleRows hqRows(
    "HQs",
    {
        row("12.1.3 15.6", "the attacker is asked first", withHq("N-CEN", {{"2512", "R-LEV"}}),
            attack, "decision support nationalist; offered N-CEN; offered done"),
        row("12.1.3", "W10: an HQ that supports is used", withHq(),
            attack + "; support unit=N-CEN | 3; lose shares=N-11div:1",
            "N-CEN face 1; track rp_nationalist 2"),
        row("12.1.3", "a used HQ does not support", withHq("N-CEN:used"), attack + " | 3",
            "decision losses"),
        row("12.1.3", "an HQ out of supply does not support",
            nationalists("combat", {{"2213", "N-11div N-12div N-CEN"}, {"2212", "R-10div"}}),
            "attack target=2212 with=N-11div,N-12div | 3", "decision losses"),
        row("12.1.3", "an HQ two hexes away does not support",
            withHq("N-SUR:used", {{"2409", "N-CEN"}}), attack + " | 3", "decision losses"),
        row("12.1.3", "one HQ of each side supports",
            with(nationalistAttack("N-11div N-12div", "R-10div", {{"2511", "N-CEN N-13div"}}, {},
                                   "N-SUR"),
                 "rp_nationalist", 2),
            attack + "; support unit=N-SUR | 3; lose shares=N-11div:1",
            "N-SUR face 1; N-CEN face 0"),
        row("12.1.3", "the HQ of the attacked hex has to support", against("2412", "R-EXT"),
            attack + " | 3; lose shares=N-11div:1,N-12div:1", "R-EXT face 1"),
        row("12.1.3", "if it has artillery, that is its owner's choice", against("2412", "R-LEV"),
            attack + "; done", "refused 12.1.3 because R-LEV; offered artillery; not_offered done"),
        row("12.1.3", "no other HQ supports in its place",
            with(nationalistAttack("N-11div N-12div", "R-10div R-LEV", {{"2512", "R-CEN"}}),
                 "rp_republican", 1),
            attack + "; support unit=R-CEN", "refused 12.1.3"),
        row("12.1.3", "a used HQ in the attacked hex adds nothing", against("2412", "R-EXT:used"),
            attack + " | 3; lose shares=N-11div:1; lose shares=R-10div:1", "R-10div face 1"),
        row("12.1.3", "an HQ that was attacked in the segment does not support elsewhere",
            republicanAttack("R-MNG", "N-AV N-CEN", {{"2411", "N-LA"}, {"2311", "R-11div"}},
                             {{"insubordination", "kept"}}),
            "attack target=2412 with=R-MNG | 1; attack target=2411 with=R-11div | 1",
            "N-CEN face 0"),
        row("12.1.5 12.1.2 2.14", "artillery costs a resource point", withHq(),
            attack + "; artillery unit=N-CEN | 3; lose shares=N-11div:1",
            "N-CEN face 1; track rp_nationalist 1"),
        row("12.1.2", "without a point there is none", with(withHq(), "rp_nationalist", 0),
            attack + "; artillery unit=N-CEN", "refused 12.1.2/hq_payment; not_offered artillery"),
        row("12.1.2", "the CTV HQ pays with Italian points, own pool",
            with(with(withHq("N-CTV", {}, {{"hq_payment", "own_pool"}}), "rp_nationalist", 1),
                 "rp_italian", 1),
            attack + "; artillery unit=N-CTV | 3", "track rp_italian 0; track rp_nationalist 1"),
        row("12.1.2", "or any pool of its side pays",
            with(with(withHq("N-CEN", {}, {{"hq_payment", "any_pool"}}), "rp_nationalist", 0),
                 "rp_italian", 1),
            attack + "; artillery unit=N-CEN | 3; lose shares=N-11div:1", "track rp_italian 0"),
        row("12.1.5", "an HQ without artillery has none", withHq("N-SUR"),
            attack + "; artillery unit=N-SUR", "refused 12.1.5"),
        row("12.1.5", "the defender's artillery", against("2512", "R-LEV"),
            attack + "; artillery unit=R-LEV | 6; lose shares=N-11div:1,N-12div:1",
            "R-LEV face 1; track rp_republican 0"),
        row("12.1.5", "artillery is declared with the support",
            withHq("N-CEN", {}, {{"artillery_choice", "with_support"}}), attack,
            "offered artillery"),
        row("12.1.5", "or after both HQs are known",
            withHq("N-CEN", {}, {{"artillery_choice", "after_both"}}),
            attack + "; artillery unit=N-CEN", "refused 12.1.5/artillery_choice"),
        row("12.1.5", "then its HQ is asked again",
            withHq("N-CEN", {}, {{"artillery_choice", "after_both"}}),
            attack + "; support unit=N-CEN; artillery unit=N-CEN | 3; lose shares=N-11div:1",
            "track rp_nationalist 1"),
        row("12.1.5 15.12 PB18", "the event makes it free", holding(withHq(), "nationalist", "N17"),
            attack + "; free_artillery unit=N-CEN | 3; lose shares=N-11div:1",
            "track rp_nationalist 2; N-CEN face 1"),
        row("15.12", "without the event it is not free", withHq(),
            attack + "; free_artillery unit=N-CEN", "refused 15.12"),
    });

const Board coast =
    nationalists("combat", {{"1816", "N-13div"}, {"1716", "R-GRM"}, {"nationalist_naval", "V-N"}});
const std::string attackCoast = "attack target=1716 with=N-13div";

const RuleRows navalRows(
    "naval units",
    {
        row("12.2.6 12.2.1", "a naval unit supports one combat", coast,
            attackCoast + "; assign units=V-N | 2",
            "V-N face 1; R-GRM at republican_eliminated; N-13div face 1"),
        row("12.2.6", "nobody has to", coast, attackCoast + "; none | 3", "V-N face 0"),
        row("12.2.1", "used it does not support",
            nationalists("combat", {{"1816", "N-13div"},
                                    {"1716", "R-GRM"},
                                    {"nationalist_naval", "V-N:used"}}),
            attackCoast + " | 3", "R-GRM at republican_eliminated"),
        row("12.2.6", "inland it does not support",
            nationalistAttack("N-11div N-12div", "R-10div", {{"nationalist_naval", "V-N"}}),
            attack + " | 3", "decision losses"),
        row("12.2.6", "the Republican one supports on the Mediterranean",
            nationalists("combat",
                         {{"1816", "N-13div"}, {"1716", "R-GRM"}, {"republican_naval", "V-R"}}),
            attackCoast + "; assign units=V-R | 3", "V-R face 1"),
        row("12.2.6", "from turn 3 on",
            onTurn(nationalists("combat", {{"1816", "N-13div"},
                                           {"1716", "R-GRM"},
                                           {"republican_naval", "V-R"}}),
                   2),
            attackCoast + " | 3", "V-R face 0"),
        row("12.2.6", "and not in the Cantabrian Sea",
            held(republicans("combat", {{"3706", "R-1A R-2A"},
                                        {"3705", "N-13div"},
                                        {"republican_naval", "V-R"}}),
                 "nationalist", "3704"),
            "attack target=3705 with=R-1A,R-2A | 6", "V-R face 0"),
        row("12.2.6", "the Nationalist one does",
            held(republicans("combat", {{"3706", "R-1A R-2A"},
                                        {"3705", "N-13div"},
                                        {"nationalist_naval", "V-N"}}),
                 "nationalist", "3704"),
            "attack target=3705 with=R-1A,R-2A", "decision naval nationalist"),
        row("12.2.6", "on the Atlantic it does not",
            nationalists("combat",
                         {{"1605", "N-13div"}, {"1604", "R-GRM"}, {"nationalist_naval", "V-N"}},
                         {{"naval_atlantic", "no"}}),
            "attack target=1604 with=N-13div | 3", "V-N face 0"),
        row("12.2.6", "or does",
            nationalists("combat",
                         {{"1605", "N-13div"}, {"1604", "R-GRM"}, {"nationalist_naval", "V-N"}},
                         {{"naval_atlantic", "yes"}}),
            "attack target=1604 with=N-13div", "decision naval nationalist"),
    });

Board chits(const std::string& side, const std::string& which, const Board& board) {
    return holding(board, side, which);
}
const Board plain = nationalistAttack("N-11div N-12div", "R-10div");

const RuleRows chitRows(
    "event chits in combat",
    {
        row("15.12 15.10", "W27: +1 is added to the die", chits("nationalist", "N1", plain),
            attack + "; event chit=N1 | 3; lose shares=N-11div:1,N-12div:1",
            "R-10div at republican_eliminated"),
        row("15.12", "several may be played", chits("nationalist", "N1 N2", plain),
            attack + "; event chit=N1; event chit=N2 | 3; lose shares=N-11div:1",
            "R-10div at republican_eliminated"),
        row("15.12", "the attacker announces first",
            chits("republican", "R22", chits("nationalist", "N1", plain)), attack,
            "decision battle_chits nationalist"),
        row("15.12", "then the defender", chits("republican", "R22", plain),
            attack + "; event chit=R22 | 4; lose shares=N-11div:1", "R-10div face 1"),
        row("15.12", "nobody has to", chits("republican", "R22", plain),
            attack + "; done | 4; lose shares=N-11div:1,N-12div:1",
            "R-10div at republican_eliminated"),
        row("15.12", "a chit for defence is not for attack",
            chits("republican", "R22", republicanAttack("R-11div", "N-AV")),
            "attack target=2412 with=R-11div; event chit=R22", "refused 15.12; not_offered event"),
        row("15.12", "a chit for Madrid is for Madrid", chits("republican", "R2", plain),
            attack + "; event chit=R2", "refused 15.12"),
        row("15.12", "a chit for cities is for cities", chits("nationalist", "N11", plain),
            attack + "; event chit=N11", "refused 15.12"),
        row("6.4 15.12", "hidden hands: whoever holds chits is asked",
            chits("nationalist", "N11",
                  nationalistAttack("N-11div N-12div", "R-10div", {}, {{"hidden_hands", "on"}})),
            attack, "decision battle_chits nationalist; not_offered event"),
        row("6.4 15.12", "open hands: only whoever could play one",
            chits("nationalist", "N11",
                  nationalistAttack("N-11div N-12div", "R-10div", {}, {{"hidden_hands", "off"}})),
            attack + " | 3", "decision losses"),
        row("15.12", "a chit for Navarra wants its units",
            chits("nationalist", "N15", nationalistAttack("N-1N N-12div", "R-10div")),
            "attack target=2412 with=N-1N,N-12div", "decision battle_chits nationalist"),
        row("15.13", "D4: six and four more is the row of eight",
            chits("nationalist", "N1 N2 N16", nationalistAttack("N-CST N-11div", "R-VLB")),
            "attack target=2412 with=N-CST,N-11div; event chit=N1; event chit=N2; event chit=N16 | "
            "6",
            "R-VLB at republican_eliminated; decision advance"),
        row("15.13", "D5: one less four is the row of zero", chits("republican", "R5 R6", plain),
            attack + "; event chit=R5; event chit=R6 | 1; lose shares=N-11div:1,N-12div:1",
            "R-10div face 0"),
        row("15.12", "who does not hold it does not play it", chits("nationalist", "N1", plain),
            attack + "; event chit=N2", "refused 15.12"),
    });

} // namespace

TEST_SUITE("support") {

    TEST_CASE("HQs") {
        hqRows.check();
    }

    TEST_CASE("naval units") {
        navalRows.check();
    }

    TEST_CASE("event chits") {
        chitRows.check();
    }

} // TEST_SUITE
