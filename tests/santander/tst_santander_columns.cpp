// SPDX-License-Identifier: GPL-3.0-or-later
// Section 9.3: supply columns, what they are good for and how they are lost.
#include "tests/santander/combat_boards.h"

#include <doctest/doctest.h>

namespace esagono::santander::columns_tests {

namespace {

const Units three = {
    {"2007", "LIT_1 HQ_CTV SC_N1"}, {"2008", "SC_N2"}, {"2009", "SC_N3"}, {"2006", "R_CLXX"}};
const Units plain = {{"2108", "NI_1 HQ_CTV SC_N1"}, {"2008", "R_CLXX"}};
/// A headquarters with a column of its own and one in every hex around it.
const Units seven = {{"2208", "HQ_CTV SC_N1"}, {"2108", "NI_1 SC_N2"}, {"2107", "SC_N3"},
                     {"2207", "SC_N4"},        {"2209", "SC_N5"},      {"2307", "SC_N6"},
                     {"2308", "SC_N7"},        {"2309", "SC_N8"},      {"2008", "R_CLXX"}};
const Units defended = {{"2108", "NI_1"}, {"1908", "HQ_XV SC_R1"}, {"2008", "R_CLXX"}};

Board moving(Units units, const std::string& side = "nationalist") {
    Board board = inRain(std::move(units));
    board.decision = "movement";
    board.side = side;
    return board;
}

const RuleRows columnRows(
    "columns",
    {
        row("9.3.1", "D22: stacked with the headquarters, or adjacent to it", inRain(three),
            "attack target=2006 with=LIT_1; support with=HQ_CTV",
            "decision columns nationalist; offered SC_N1; offered SC_N2; not_offered SC_N3"),
        row("9.3.1", "D22: two hexes from it", inRain(three),
            "attack target=2006 with=LIT_1; support with=HQ_CTV; spend columns=SC_N3",
            "refused 9.3.1"),
        row("9.3.1 9.4.2", "D22: both count, and leave the map: 4 points, a 3 is enough",
            inRain(three),
            "attack target=2006 with=LIT_1; support with=HQ_CTV; spend columns=SC_N1,SC_N2 | 3 3",
            "R_CLXX dsg 1; SC_N1 at supply_depot; SC_N2 at supply_depot; SC_N3 at 2009"),
        row("9.3.1 9.4.2", "one of them: 3 points, a 3 is not", inRain(three),
            "attack target=2006 with=LIT_1; support with=HQ_CTV; spend columns=SC_N1 | 3 3",
            "R_CLXX dsg 0; SC_N2 at 2008"),
        row("9.3.1", "they may be kept", inRain(three),
            "attack target=2006 with=LIT_1; support with=HQ_CTV; keep | 4 3",
            "R_CLXX dsg 0; SC_N1 at 2007; SC_N2 at 2008"),
        row("9.3.1", "the headquarters must be one that bombards", fair(plain),
            "attack target=2008 with=NI_1; support with=AL_1; no_support | 1 2 3",
            "SC_N1 at 2108; decision combat"),
        row("9.3.1", "no bombardment, no columns", inRain(plain),
            "attack target=2008 with=NI_1; no_support | 3", "SC_N1 at 2108; decision combat"),
        row("9.3.1",
            "a headquarters may use seven: 9 points are the last column, a 4 is two levels",
            inRain(seven, {{"K18", "seven"}}),
            "attack target=2008 with=NI_1; support with=HQ_CTV; "
            "spend columns=SC_N1,SC_N2,SC_N3,SC_N4,SC_N5,SC_N6,SC_N7 | 4 3",
            "R_CLXX dsg 2; SC_N1 at supply_depot; SC_N7 at supply_depot; SC_N8 at 2309"),
        row("9.3.1", "an eighth is too far away", inRain(seven),
            "attack target=2008 with=NI_1; support with=HQ_CTV; spend columns=SC_N1,SC_N8",
            "refused 9.3.1"),
        row("9.3.1", "a column is used once", inRain(seven),
            "attack target=2008 with=NI_1; support with=HQ_CTV; spend columns=SC_N1,SC_N1",
            "refused 9.3.1"),
        row("9.3.1", "only one's own",
            fair({{"2108", "NI_1 HQ_CTV SC_N1"}, {"2008", "R_CLXX HQ_XV SC_R1"}}),
            "attack target=2008 with=NI_1; support with=HQ_CTV; no_support; spend columns=SC_R1",
            "refused 9.3.1"),
        row("9.3.1", "only columns", inRain(plain),
            "attack target=2008 with=NI_1; support with=HQ_CTV; spend columns=NI_1",
            "refused 9.3.1"),
        row("9.3.1", "defenders spend theirs, and it is gone for good", inRain(defended),
            "attack target=2008 with=NI_1; support with=HQ_XV; spend columns=SC_R1 | 4 4",
            "NI_1 dsg 1; SC_R1 at eliminated"),
        row("9.3.2", "a column on its truck side",
            inRain({{"2108", "NI_1 HQ_CTV SC_N1:truck"}, {"2208", "SC_N2"}, plain[1]}),
            "attack target=2008 with=NI_1; support with=HQ_CTV; spend columns=SC_N1",
            "refused 9.3.2"),
        row("9.3.2", "a column that has moved this turn",
            moving({{"2108", "NI_1 HQ_CTV"}, {"2209", "SC_N2"}, {"2208", "SC_N1"}, plain[1]}),
            "move unit=SC_N1 path=2108; end_movement; attack target=2008 with=NI_1; "
            "support with=HQ_CTV; spend columns=SC_N1",
            "SC_N1 face 1; refused 9.3.2"),
        row("9.3.2", "one that has not may be used beside it",
            moving({{"2108", "NI_1 HQ_CTV"}, {"2209", "SC_N2"}, {"2208", "SC_N1"}, plain[1]}),
            "move unit=SC_N1 path=2108; end_movement; attack target=2008 with=NI_1; "
            "support with=HQ_CTV; spend columns=SC_N2 | 4 3",
            "R_CLXX dsg 1; SC_N1 at 2108; SC_N2 at supply_depot"),
        row("9.3.2", "if all have moved nobody is asked",
            moving({{"2108", "NI_1 HQ_CTV"}, {"2208", "SC_N1"}, plain[1]}),
            "move unit=SC_N1 path=2108; end_movement; attack target=2008 with=NI_1; "
            "support with=HQ_CTV | 4 3",
            "R_CLXX dsg 0; SC_N1 at 2108; decision combat"),
        row("9.3", "a column is lost when an enemy unit enters its hex",
            moving({{"2108", "NI_1"}, {"2008", "SC_R1"}}), "move unit=NI_1 path=2008",
            "SC_R1 at eliminated; NI_1 at 2008; control 2008 nationalist"),
        row("9.3", "a Nationalist one too",
            moving({{"2008", "SC_N1"}, {"1908", "R_CLXX"}}, "republican"),
            "move unit=R_CLXX path=2008", "SC_N1 at supply_depot; R_CLXX at 2008"),
        row("9.3 10.4", "an advance after combat is an entry",
            inRain({{"2108", "NI_1 NI_2 NIV_1"}, {"2008", "R_CLXX SC_R1"}}),
            "attack target=2008 with=NI_1,NI_2,NIV_1 | 5 1; retreat to=1908; advance units=NI_1",
            "SC_R1 at eliminated"),
        row("9.3 10.5", "a column stays behind when its stack retreats, and lives if nobody enters",
            inRain({{"2108", "NI_1 NI_2 NIV_1"}, {"2008", "R_CLXX SC_R1"}}, {{"A45", "stay"}}),
            "attack target=2008 with=NI_1,NI_2,NIV_1 | 3 1; retreat to=1908; hold",
            "SC_R1 at 2008; R_CLXX at 1908"),
        row("9.3", "a column alone is no enemy to attack",
            inRain({{"2108", "NI_1"}, {"2008", "SC_R1"}}), "attack target=2008 with=NI_1",
            "refused 10.1"),
    });

} // namespace

TEST_CASE("9.3 supply columns") {
    columnRows.check();
}

} // namespace esagono::santander::columns_tests
