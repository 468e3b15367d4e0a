// SPDX-License-Identifier: GPL-3.0-or-later
// Republican columns in attack: the column roll (15.25.1).
#include "tests/tscw/battlefield.h"

#include <doctest/doctest.h>

using namespace esagono;
using namespace esagono::tscw;

namespace {

/// Two against two: 1:1. Rows: 1 3/0, 2 2/0, 3 2/0, 4 2/1, 5 2/1, 6 1/1.
const Board even = republicanAttack("R-MNG", "N-AV");
const std::string columnAttack = "attack target=2412 with=R-MNG";

const RuleRows columnRows(
    "column rolls",
    {
        row("15.25.1", "a one is insubordination", even, columnAttack + " | 1",
            "R-MNG at 2413; R-MNG fought 1; marker attacked 2412; decision combat republican"),
        row("15.25.1", "two or three is -1: four becomes three", even, columnAttack + " | 2 4",
            "R-MNG at republican_eliminated; N-AV at 2412"),
        row("15.25.1", "four or five is no effect", even, columnAttack + " | 4 4",
            "R-MNG at republican_eliminated; N-AV at nationalist_eliminated"),
        row("15.25.1", "D18: six is +1: three becomes four", onTurn(even, 3),
            columnAttack + " | 6 3", "N-AV at nationalist_eliminated"),
        row("15.25.1", "D16: on turn 2 a three is insubordination", onTurn(even, 2),
            columnAttack + " | 3", "R-MNG at 2413; decision combat"),
        row("15.25.1", "D17: on turn 1 a six has no effect", onTurn(even, 1),
            columnAttack + " | 6 3", "R-MNG at republican_eliminated; N-AV at 2412"),
        row("15.25.1", "one roll for the whole attack",
            republicanAttack("R-MNG R-GRM", "N-AV", {{"2512", "R-SMR"}}),
            "attack target=2412 with=R-MNG,R-GRM,R-SMR | 1", "decision combat"),
        row("15.25.1", "units of the People's Army beside a column roll too",
            republicanAttack("R-11div R-GRM", "N-AV"), "attack target=2412 with=R-11div,R-GRM | 1",
            "decision combat"),
        row("15.25.1 2.15", "without a column there is no roll",
            republicanAttack("R-11div", "N-AV"), "attack target=2412 with=R-11div | 6",
            "decision advance"),
        row("15.25.1 7.5", "converted columns do not roll",
            republicanAttack("R-MNG:converted", "N-AV"), columnAttack + " | 6", "decision combat"),
        row("15.25.1", "support for an attack that is void is spent",
            holding(republicanAttack("R-MNG", "N-AV", {{"2513", "R-EXT"}},
                                     {{"insubordination", "spent"}}),
                    "republican", "R7"),
            columnAttack + "; support unit=R-EXT; event chit=R7 | 1",
            "R-EXT face 1; chit R7 played_republican"),
        row("15.25.1", "or kept",
            holding(republicanAttack("R-MNG", "N-AV", {{"2513", "R-EXT"}},
                                     {{"insubordination", "kept"}}),
                    "republican", "R7"),
            columnAttack + "; support unit=R-EXT; event chit=R7 | 1",
            "R-EXT face 0; chit R7 hand_republican"),
        row("15.25.1 15.12", "chits are played before the roll",
            holding(republicanAttack("R-MNG", "N-AV", {}, {{"column_roll_time", "after_chits"}}),
                    "republican", "R7"),
            columnAttack, "decision battle_chits republican"),
        row("15.25.1", "or after it",
            holding(republicanAttack("R-MNG", "N-AV", {}, {{"column_roll_time", "before_chits"}}),
                    "republican", "R7"),
            columnAttack + "; done | 1", "decision combat; chit R7 hand_republican"),
        row("15.25.1 PB18", "commissars set a roll aside",
            holding(republicanAttack("R-MNG", "N-AV", {}, {{"commissars", "before_roll"}}),
                    "republican", "R23"),
            columnAttack + "; event chit=R23 | 4", "N-AV at nationalist_eliminated"),
        row("PB18", "if the roll comes first, they come before it",
            holding(republicanAttack("R-MNG", "N-AV", {}, {{"column_roll_time", "before_chits"}}),
                    "republican", "R23"),
            columnAttack + "; event chit=R23 | 4", "N-AV at nationalist_eliminated"),
        row("PB18", "or after it",
            holding(republicanAttack("R-MNG", "N-AV", {}, {{"commissars", "after_roll"}}),
                    "republican", "R23"),
            columnAttack + "; done | 1; event chit=R23 | 4", "N-AV at nationalist_eliminated"),
        row("PB18", "not before",
            holding(republicanAttack("R-MNG", "N-AV", {}, {{"commissars", "after_roll"}}),
                    "republican", "R23 R7"),
            columnAttack + "; event chit=R23", "refused 15.25.1/commissars"),
    });

} // namespace

TEST_SUITE("columns") {

    TEST_CASE("column rolls") {
        columnRows.check();
    }

} // TEST_SUITE
