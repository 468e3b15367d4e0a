// SPDX-License-Identifier: GPL-3.0-or-later
// Advance, breakthrough (15.23) and pursuit (15.24), with their examples.
#include "tests/tscw/battlefield.h"

#include <doctest/doctest.h>

using namespace esagono;
using namespace esagono::tscw;

namespace {

/// Twelve against two: 6:1. Rows: 1 0/2, 2 1/3, 3 0/3, 4 1/4.
const Board sixToOne = nationalistAttack("N-11div N-12div", "R-VLB");

/// A colonial column, two events and a six: 7:1 and the row of eight, which is E.
Board byE(const std::string& choice, const std::string& how = "") {
    return holding(nationalistAttack("N-CST N-11div" + how + " N-12div N-OG", "R-VLB", {},
                                     {{"result_e", choice}}),
                   "nationalist", "N1 N2");
}
const std::string attackByE =
    "attack target=2412 with=N-CST,N-11div,N-12div,N-OG; event chit=N1; event chit=N2 | 6";
/// Four MP.
const std::string roundabout = "path=2412,2413,2512,2511,2411";

const RuleRows advanceRows(
    "advances",
    {
        row("15.23", "an emptied hex may be entered",
            nationalistAttack("N-11div N-AV", "R-10div:reduced"),
            "attack target=2412 with=N-11div,N-AV | 3; lose shares=N-11div:1; advance units=N-AV "
            "path=2412",
            "N-AV at 2412; control 2412 nationalist; decision advance"),
        row("15.23", "nobody has to", sixToOne, attack + " | 1; hold",
            "N-11div at 2411; control 2412 republican; decision combat"),
        row("15.23", "who is not in the attack does not advance",
            nationalistAttack("N-11div N-12div N-AV", "R-VLB"),
            attack + " | 1; advance units=N-AV path=2412", "refused 15.23"),
        row("15.23", "HQs do not advance", nationalistAttack("N-11div N-12div N-CEN:used", "R-VLB"),
            attack + " | 1; advance units=N-CEN path=2412", "refused 15.23; not_offered N-CEN"),
        row("15.23", "where an enemy is left nobody advances",
            nationalistAttack("N-11div N-12div", "R-10div"), attack + " | 3; lose shares=N-11div:1",
            "decision combat"),
        row("15.23", "the attacked hex is the first", sixToOne,
            attack + " | 3; advance units=N-11div path=2511", "refused 15.23 because 2412"),
        row("15.23 10.4", "two steps too many are two MP beyond it, whatever zones there are",
            nationalistAttack("N-11div N-12div", "R-VLB", {{"2414", "R-22div"}}),
            attack + " | 3; advance units=N-12div path=2412; advance units=N-11div path=2412,2413",
            "N-11div at 2413"),
        row("15.23", "and no more", sixToOne,
            attack + " | 3; advance units=N-11div path=2412,2512,2513,2613", "refused 15.23"),
        row("15.23", "D52: four steps too many, but half of an allowance of 4",
            nationalistAttack("N-14div N-15div N-16div", "R-EM-4"),
            "attack target=2412 with=N-14div,N-15div,N-16div | 3; advance units=N-14div "
            "path=2412,2512,2513,2514",
            "refused 15.23"),
        row("15.23", "enemy units bar the way",
            nationalistAttack("N-11div N-12div", "R-VLB", {{"2413", "R-22div"}}),
            attack + " | 3; advance units=N-11div path=2412,2413", "refused 13.2 because R-22div"),
        row("15.23 12.1.3", "a lone HQ does not",
            nationalistAttack("N-11div N-12div", "R-VLB", {{"2512", "R-EXT:used"}}),
            attack + " | 3; advance units=N-11div path=2412,2512",
            "R-EXT at republican_eliminated; N-11div at 2512"),
        row("15.8 15.23", "D46: by E each has its whole allowance, up to 4", byE("printed_to_four"),
            attackByE + "; advance units=N-11div " + roundabout, "N-11div at 2411"),
        row("15.8 15.23", "an allowance of 3 is 3", byE("printed_to_four"),
            attackByE + "; advance units=N-OG " + roundabout, "refused 15.23"),
        row("15.8 15.23", "or all have 4", byE("four"),
            attackByE + "; advance units=N-OG " + roundabout, "N-OG at 2411"),
        row("9.3 15.23", "out of supply it is half", byE("printed_to_four", ":starved=1"),
            attackByE + "; advance units=N-11div " + roundabout, "refused 15.23"),
        row("13.12.8 15.23", "D53: motorised units do not advance across a major river",
            republicans("combat", {{"2920", "R-1_1 R-11div R-46div R-35div"}, {"2919", "N-AV"}}),
            "attack target=2919 with=R-1_1,R-11div,R-46div,R-35div | 6; advance units=R-1_1 "
            "path=2919",
            "refused 13.12.8; offered R-11div; not_offered R-1_1"),
        row("13.12.8 15.23", "nor do they break through across one",
            holding(nationalistAttack("N-CST N-11div N-12div N-OG N-LCpz", "N-AV",
                                      {{"2511", "R-VLB"}}),
                    "nationalist", "N1 N2"),
            "attack target=2511 with=N-CST,N-11div,N-12div,N-OG,N-LCpz; event chit=N1; "
            "event chit=N2 | 6; advance units=N-LCpz path=2511,2611",
            "refused 13.12.8 because 2611"),
        row("13.12.8 15.23", "others do",
            holding(nationalistAttack("N-CST N-11div N-12div N-OG N-LCpz", "N-AV",
                                      {{"2511", "R-VLB"}}),
                    "nationalist", "N1 N2"),
            "attack target=2511 with=N-CST,N-11div,N-12div,N-OG,N-LCpz; event chit=N1; "
            "event chit=N2 | 6; advance units=N-11div path=2511,2611",
            "N-11div at 2611"),
        row("15.12 15.23 PB18", "the event gives two MP more",
            holding(sixToOne, "nationalist", "N23"), attack + "; event chit=N23 | 1; hold",
            "decision combat"),
    });

/// The breakthrough at Gandesa: 40 against 5.
const Board gandesa = held(republicans("combat", {{"2920", "R-11div R-46div R-35div R-45div"},
                                                  {"3020", "R-3div R-15div R-22div R-EST"},
                                                  {"3021", "R-2Cab R-3_2"},
                                                  {"2919", "N-50div"}}),
                           "nationalist", "2918 2917 2818");
const std::string attackGandesa =
    "attack target=2919 with=R-11div,R-46div,R-35div,R-45div,R-3div,R-15div,R-22div; support "
    "unit=R-EST | 4; lose shares=R-11div:1";

/// The breakthrough from Mérida on turn 3.
Board merida(const std::string& more) {
    return held(onTurn(nationalists("combat", {{"2206", "N-CST N-ASN N-TEL N-AV N-GIS N-SER"},
                                               {"2207", "R-VLB"}}),
                       3),
                "nationalist", "2206 2105 2005 1904 1804 1704 1605 1505 1406 1305 " + more);
}
const std::string attackFromMerida =
    "attack target=2207 with=N-CST,N-ASN,N-TEL,N-AV,N-GIS,N-SER | 5";

/// Nationalist cavalry behind an attack with five steps too many.
Board pursuing(const std::string& choice) {
    return nationalistAttack("N-CST N-11div N-12div", "R-VLB", {{"2310", "N-1Cab"}},
                             {{"pursuit_allowance", choice}});
}
const std::string pursueFar =
    "attack target=2412 with=N-CST,N-11div,N-12div | 5; hold; pursue unit=N-1Cab "
    "path=2411,2412,2413,2512,2511";
/// Tanks behind an attack with as many across the Ebro.
Board acrossEbro(const std::string& choice) {
    return holding(
        held(republicans(
                 "combat",
                 {{"2920", "R-11div R-46div R-35div R-3_2"}, {"3021", "R-2Cab"}, {"2919", "N-AV"}},
                 {{"pursuit_river", choice}}),
             "nationalist", "2918 2917 2818"),
        "republican", "R7 R8");
}
const std::string crossEbro =
    "attack target=2919 with=R-11div,R-46div,R-35div; event chit=R7; event chit=R8 | 6; hold; "
    "pursue unit=R-3_2 path=2919";

const RuleRows breakthroughExamples(
    "examples of breakthrough",
    {
        row("15.23", "W21: at 7:1 a four becomes a two: 1/4, and two MP", gandesa,
            attackGandesa + "; advance units=R-46div path=2919,2918",
            "N-50div at nationalist_eliminated; R-11div face 1; R-46div at 2918"),
        row("15.23", "W21: or to Alcañiz", gandesa,
            attackGandesa + "; advance units=R-46div path=2919,2819", "R-46div at 2819"),
        row("15.23", "W21: but not over the Ebro", gandesa,
            attackGandesa + "; advance units=R-46div path=2919,3019", "refused 15.23"),
        row("15.24", "W24: cavalry and tanks beside the attackers pursue", gandesa,
            attackGandesa + "; hold; pursue unit=R-2Cab path=3020; pursue unit=R-3_2 path=2920",
            "R-2Cab at 3020; R-3_2 at 2920; R-2Cab fought 0"),
        row("15.24", "W24: they do not reach the emptied hex", gandesa,
            attackGandesa + "; hold; pursue unit=R-2Cab path=3020,2919",
            "refused 15.24/pursuit_allowance"),
        row("15.24", "W24: nor do they end elsewhere", gandesa,
            attackGandesa + "; hold; pursue unit=R-2Cab path=3121", "refused 15.24 because 2919"),
        row("15.24", "they may use the extra MP up to their whole allowance", pursuing("full"),
            pursueFar, "N-1Cab at 2511"),
        row("15.24 15.23", "or half of it", pursuing("half"), pursueFar,
            "refused 15.24/pursuit_allowance"),
        row("15.24 13.12.8", "motorised pursuers do not cross a major river", acrossEbro("no"),
            crossEbro, "refused 13.12.8/pursuit_river"),
        row("15.24 13.12.8", "or pay for it", acrossEbro("yes"), crossEbro, "R-3_2 at 2919"),
        row("15.24", "who is on foot does not pursue",
            held(republicans("combat", {{"2920", "R-11div R-46div R-35div R-45div"},
                                        {"3020", "R-3div R-15div R-22div R-EST"},
                                        {"3021", "R-2Cab R-10div"},
                                        {"2919", "N-50div"}}),
                 "nationalist", "2918 2917 2818"),
            attackGandesa + "; hold; pursue unit=R-10div path=3020", "refused 15.24"),
        row("15.24", "nor who has attacked in this turn",
            held(republicans("combat", {{"2920", "R-11div R-46div R-35div R-45div"},
                                        {"3020", "R-3div R-15div R-22div R-EST"},
                                        {"3021", "R-2Cab:fought=2 R-3_2"},
                                        {"2919", "N-50div"}}),
                 "nationalist", "2918 2917 2818"),
            attackGandesa + "; hold; pursue unit=R-2Cab path=3020", "refused 15.24"),
        row("15.24", "nor who stands beside the enemy",
            held(republicans("combat", {{"2920", "R-11div R-46div R-35div R-45div"},
                                        {"3020", "R-3div R-15div R-22div R-EST"},
                                        {"3021", "R-2Cab"},
                                        {"2821", "R-3_2"},
                                        {"2820", "N-AV"},
                                        {"2919", "N-50div"}}),
                 "nationalist", "2918 2917 2818"),
            attackGandesa + "; hold; pursue unit=R-3_2 path=2920",
            "refused 15.24 because N-AV 2821"),
        row("15.24", "nor who is farther than a hex from the attackers",
            held(republicans("combat", {{"2920", "R-11div R-46div R-35div R-45div"},
                                        {"3020", "R-3div R-15div R-22div R-EST"},
                                        {"3021", "R-2Cab"},
                                        {"3022", "R-3_2"},
                                        {"2919", "N-50div"}}),
                 "nationalist", "2918 2917 2818"),
            attackGandesa + "; hold; pursue unit=R-3_2 path=3021,3020", "refused 15.24"),
        row("15.23 9.2", "W22: with Mérida as their source they stop in 2308", merida(""),
            attackFromMerida + "; advance units=N-CST path=2207,2307,2308", "N-CST at 2308"),
        row("15.23 9.2", "W22: 2309 would be out of supply", merida(""),
            attackFromMerida + "; advance units=N-CST path=2207,2307,2308,2309",
            "refused 9.2/stranded_units because 2309"),
        row("15.23 9.2", "W23: with Montánchez it is not", merida("2306"),
            attackFromMerida + "; advance units=N-CST path=2207,2307,2308,2309", "N-CST at 2309"),
        row("15.23 9.2", "W23: nor is 2409", merida("2306"),
            attackFromMerida + "; advance units=N-CST path=2207,2307,2308,2409", "N-CST at 2409"),
        row("15.23", "W22: columns with 4 MP have two", merida("2306"),
            attackFromMerida + "; advance units=N-AV path=2207,2307,2308,2309", "refused 15.23"),
    });

} // namespace

TEST_SUITE("advance") {

    TEST_CASE("advances") {
        advanceRows.check();
    }

    TEST_CASE("worked examples") {
        breakthroughExamples.check();
    }

} // TEST_SUITE
