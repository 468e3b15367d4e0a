// SPDX-License-Identifier: GPL-3.0-or-later
// Steps lost (15.8), HQs that take some (12.1.5), big battles (15.9), the examples of 14 and 15.9.
#include "engine/core/fold.h"
#include "engine/tscw/chapters.h"
#include "tests/tscw/battlefield.h"

#include <doctest/doctest.h>

using namespace esagono;
using namespace esagono::tscw;

namespace {

const Board twoToOne = nationalistAttack("N-11div N-12div", "R-10div");

const RuleRows lossRows(
    "losses",
    {
        row("15.8 2.12", "the attacker loses first", twoToOne, attack + " | 1",
            "decision losses nationalist; R-10div face 0"),
        row("15.8", "the sum is what the table says", twoToOne,
            attack + " | 1; lose shares=N-11div:1", "refused 15.8"),
        row("15.8", "two-step units lose one before anybody is eliminated", twoToOne,
            attack + " | 1; lose shares=N-11div:2", "refused 15.8/loss_order because N-12div"),
        row("15.8", "even from another hex",
            nationalistAttack("N-11div", "R-10div", {{"2511", "N-VNG N-1N"}},
                              {{"loss_order", "whole_side"}}),
            "attack target=2412 with=N-11div,N-VNG,N-1N | 3; lose shares=N-VNG:1",
            "refused 15.8/loss_order"),
        row("15.8", "or only of the same hex",
            nationalistAttack("N-11div", "R-10div", {{"2511", "N-VNG N-1N"}},
                              {{"loss_order", "same_hex"}}),
            "attack target=2412 with=N-11div,N-VNG,N-1N | 3; lose shares=N-VNG:1",
            "N-VNG at nationalist_eliminated"),
        row("15.8 2.12", "a reduced unit has one step",
            nationalistAttack("N-11div:reduced N-VNG N-AV", "R-3div"),
            "attack target=2412 with=N-11div,N-VNG,N-AV | 6; lose shares=N-11div:1",
            "N-11div at nationalist_eliminated; R-3div face 1"),
        row("2.12", "nobody loses more than he has", twoToOne,
            attack + " | 1; lose shares=N-11div:3", "refused 2.12"),
        row("15.6", "a unit whose withdrawal is overdue leaves the game",
            nationalistAttack("N-11div N-12div", "R-VLB:overdue=1"), attack + " | 3",
            "R-VLB at republican_withdrawn"),
        row("15.8", "D46: E eliminates everybody in the hex",
            holding(nationalistAttack("N-CST N-11div N-12div", "R-VLB R-EM-4"), "nationalist",
                    "N1"),
            "attack target=2412 with=N-CST,N-11div,N-12div; event chit=N1 | 6",
            "R-VLB at republican_eliminated; R-EM-4 at republican_eliminated; decision advance"),
        row("12.1.5", "an HQ stacked with attackers may take a loss after the two-step units",
            nationalistAttack("N-1N N-2N N-CEN:used", "R-10div", {},
                              {{"hq_losses", "stacked_or_supporting"}}),
            "attack target=2412 with=N-1N,N-2N | 6; lose shares=N-CEN:1",
            "N-CEN at nationalist_eliminated; N-1N at 2411"),
        row("12.1.5", "not before", nationalistAttack("N-11div N-12div N-CEN:used", "R-10div"),
            attack + " | 3; lose shares=N-CEN:1", "refused 15.8/loss_order"),
        row("12.1.5", "or only if it supports",
            nationalistAttack("N-1N N-2N N-CEN:used", "R-10div", {}, {{"hq_losses", "supporting"}}),
            "attack target=2412 with=N-1N,N-2N | 6; lose shares=N-CEN:1",
            "refused 12.1.5/hq_losses"),
        row("12.1.5", "a supporting HQ may",
            nationalistAttack("N-1N N-2N", "R-10div", {}, {{"hq_losses", "supporting"}}, "N-SUR"),
            "attack target=2412 with=N-1N,N-2N; support unit=N-SUR | 4; lose shares=N-SUR:1",
            "N-SUR at nationalist_eliminated"),
        row("12.1.5", "the HQ of the attacked hex takes losses",
            nationalistAttack("N-11div N-12div", "R-EM-4 R-EM-3 R-EXT:used"),
            attack + " | 1; lose shares=R-EXT:1,R-EM-4:1",
            "R-EXT at republican_eliminated; R-EM-3 at 2412"),
        row("15.8", "D50: a one at 3:1 is 2/1",
            nationalistAttack("N-13div N-11div N-14div", "R-16div"),
            "attack target=2412 with=N-13div,N-11div,N-14div | 1; lose "
            "shares=N-13div:1,N-11div:1",
            "R-16div face 1; N-14div face 0"),
        row("15.8", "D50: a four at 4:1 is 1/3", nationalistAttack("N-11div N-12div", "R-GRM"),
            attack + " | 4; lose shares=N-11div:1; advance units=N-12div path=2412,2413,2412",
            "R-GRM at republican_eliminated; N-12div at 2412"),
        row("15.8", "D50: a six at 5:1 is 0/4", nationalistAttack("N-13div N-GEC", "R-VLB"),
            "attack target=2412 with=N-13div,N-GEC | 6",
            "R-VLB at republican_eliminated; N-13div face 0; N-GEC at 2411; decision advance"),
    });

const std::string fourAttack = "attack target=2412 with=N-LA,N-SP,N-SG,N-MOL";

const RuleRows bigRows(
    "big battles",
    {
        row("15.9", "four against four throw two dice, and the results are added",
            nationalistAttack("N-LA N-SP N-SG N-MOL", "R-EM-2 R-EM-3 R-EM-4 R-CM-2"),
            fourAttack + " | 6 6; lose shares=N-LA:1,N-SP:1; lose shares=R-EM-2:1,R-EM-3:1",
            "N-SG at 2411; R-EM-4 at 2412"),
        row("15.9", "three attackers throw one",
            nationalistAttack("N-LA N-SP N-AV", "R-EM-2 R-EM-3 R-EM-4 R-CM-2"),
            "attack target=2412 with=N-LA,N-SP,N-AV | 6; lose shares=N-LA:1; lose "
            "shares=R-EM-2:1",
            "R-EM-3 at 2412"),
        row("15.9", "HQs do not count",
            nationalistAttack("N-LA N-SP N-SG N-MOL", "R-EM-2 R-EM-3 R-EM-4 R-EXT:used"),
            fourAttack + " | 6; lose shares=N-LA:1; lose shares=R-EM-2:1", "R-EM-3 at 2412"),
        row("15.9", "four against five: two dice",
            nationalistAttack("N-LA N-SP N-SG N-AV", "R-EM-2 R-EM-3 R-EM-4 R-CM-2 R-JM-2", {},
                              {{"big_battle", "four"}}),
            "attack target=2412 with=N-LA,N-SP,N-SG,N-AV | 6 6; lose shares=N-LA:1,N-SP:1; lose "
            "shares=R-EM-2:1,R-EM-3:1",
            "R-EM-4 at 2412"),
        row("15.9", "or one, as the attackers are fewer",
            nationalistAttack("N-LA N-SP N-SG N-AV", "R-EM-2 R-EM-3 R-EM-4 R-CM-2 R-JM-2", {},
                              {{"big_battle", "equal"}}),
            "attack target=2412 with=N-LA,N-SP,N-SG,N-AV | 6; lose shares=N-LA:1; lose "
            "shares=R-EM-2:1",
            "R-EM-3 at 2412"),
    });

/// The battle of 15.9 at 2615.
const Board example159 =
    holding(with(nationalists("combat", {{"2715", "N-63div N-1_81 N-13div N-11div"},
                                         {"2714", "N-12div N-81div N-82div N-AGC"},
                                         {"2816", "N-N"},
                                         {"2615", "R-46div R-37div R-1_2 R-1CH R-2CH R-1Cab"},
                                         {"nationalist_air", "A-LC2 A-BAH"}}),
                 "rp_nationalist", 1),
            "republican", "R22");

/// The battles of 14 in Asturias.
const Board operational = held(republicans("combat", {{"3706", "R-1A R-2A R-AM-1:converted"},
                                                      {"3705", "N-13div"},
                                                      {"republican_air", "A-RN"}}),
                               "nationalist", "3704");
const Board exploiting =
    held(republicans("exploitation_combat!",
                     {{"3706", "R-4A:exploits=1 R-5A:exploits=1 R-6A:exploits=1 "
                               "R-AM-2:converted:exploits=1 R-AM-3:converted:exploits=1 "
                               "R-AM-1:converted"},
                      {"3705", "N-13div:reduced"}}),
         "nationalist", "3704");

const RuleRows exampleRows(
    "examples",
    {
        row("15.9", "W19: 54 against 27 on 2615", example159,
            "attack target=2615 "
            "with=N-63div,N-1_81,N-13div,N-11div,N-12div,N-81div,N-82div,N-AGC; artillery "
            "unit=N-N; assign units=A-LC2,A-BAH; event chit=R22 | 3 5; lose "
            "shares=N-63div:1,N-1_81:1; lose shares=R-46div:1,R-37div:1,R-1_2:2",
            "N-63div face 1; N-1_81 face 1; R-46div face 1; R-37div face 1; R-1_2 at "
            "republican_eliminated; R-1CH at 2615; N-N face 1; A-LC2 face 1; A-BAH face 1; track "
            "rp_nationalist 0; decision combat nationalist"),
        row("14 14.2", "W14: 14 against 9 across a minor river is 3:2, and a three is 2/1",
            operational,
            "attack target=3705 with=R-1A,R-2A,R-AM-1; assign units=A-RN | 3; lose "
            "shares=R-1A:1,R-2A:1",
            "N-13div face 1; R-1A at republican_eliminated; R-2A at republican_eliminated; A-RN "
            "face 1; R-AM-1 at 3706"),
        row("14 14.2", "W15: the reserves attack with 8 against 7, and a six is 2/1", exploiting,
            "attack target=3705 with=R-4A,R-5A,R-6A,R-AM-2,R-AM-3 | 6; lose "
            "shares=R-AM-2:1,R-AM-3:1; advance units=R-4A,R-5A,R-6A path=3705",
            "N-13div at nationalist_eliminated; R-4A at 3705; R-6A at 3705"),
        row("14 14.2", "who was left of the first attack does not attack again", exploiting,
            "attack target=3705 with=R-AM-1,R-4A", "refused 14.2"),
    });

} // namespace

TEST_SUITE("losses") {

    TEST_CASE("losses") {
        lossRows.check();
    }

    TEST_CASE("big battles") {
        bigRows.check();
    }

    TEST_CASE("worked examples") {
        exampleRows.check();
    }

} // TEST_SUITE
