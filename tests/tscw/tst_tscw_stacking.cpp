// SPDX-License-Identifier: GPL-3.0-or-later
// 8, 15.25.3: who stacks with whom.
#include "engine/tscw/chapters.h"
#include "tests/tscw/rule_rows.h"

#include <doctest/doctest.h>

using namespace esagono;
using namespace esagono::tscw;

namespace {

const RuleRows stackRows(
    "stacking at the end of movement",
    {
        row("8.2", "a seventh combat unit",
            nationalists("rail", {{"2811", "N-CST N-MC N-TEL N-BAR N-ASN N-SP"}, {"2709", "N-1N"}}),
            "rail unit=N-1N to=2811", "refused 8.2 because N-SP N-ASN N-BAR N-TEL N-MC N-CST"),
        row("8.2", "a fifth division",
            nationalists("rail",
                         {{"2811", "N-11div N-12div N-13div N-14div"}, {"2709", "N-15div"}}),
            "rail unit=N-15div to=2811", "refused 8.2"),
        row("8.2 2.9", "a fifth unit that is no division",
            nationalists("rail", {{"2811", "N-11div N-12div N-13div N-14div"}, {"2709", "N-1N"}}),
            "rail unit=N-1N to=2811", "N-1N at 2811"),
        row("8.2", "D30: an HQ beside four divisions and two brigades",
            nationalists("rail", {{"2811", "N-11div N-12div N-13div N-14div N-1N N-2N"},
                                  {"2709", "N-SUR"}}),
            "rail unit=N-SUR to=2811", "N-SUR at 2811"),
        row("8.2", "a second HQ", nationalists("rail", {{"2811", "N-NOR"}, {"2709", "N-SUR"}}),
            "rail unit=N-SUR to=2811", "refused 8.2 because N-NOR"),
        row("8.3 15.25.3", "anarchists do not stack with socialists",
            republicans("rail", {{"2318", "R-DRT"}, {"2515", "R-URI"}}), "rail unit=R-URI to=2318",
            "refused 15.25.3"),
        row("8.3 15.25.3", "but with the POUM",
            republicans("rail", {{"2318", "R-DRT"}, {"2515", "R-LEN"}}), "rail unit=R-LEN to=2318",
            "R-LEN at 2318"),
        row("15.25.3", "and with mixed columns",
            republicans("rail", {{"2318", "R-DRT"}, {"2515", "R-VLB"}}), "rail unit=R-VLB to=2318",
            "R-VLB at 2318"),
        row("15.25.3", "communists neither with the POUM",
            republicans("rail", {{"2318", "R-MRX"}, {"2515", "R-LEN"}}), "rail unit=R-LEN to=2318",
            "refused 15.25.3"),
        row("15.25.3", "nor with Catalan nationalists",
            republicans("rail", {{"2318", "R-MRX"}, {"2515", "R-MC"}}), "rail unit=R-MC to=2318",
            "refused 15.25.3"),
        row("15.25.3", "with socialists they do",
            republicans("rail", {{"2318", "R-MRX"}, {"2515", "R-URI"}}), "rail unit=R-URI to=2318",
            "R-URI at 2318"),
        row("15.25.3", "it is their politics, not their number, that keeps a segment from ending",
            republicans("movement", {{"2318", "R-DRT R-URI"}}, {{"overstacking", "refused"}}),
            "end", "refused 15.25.3"),
        row("15.25.3", "once they are converted all go together",
            republicans("rail", {{"2318", "R-MRX"}, {"2515", "R-DRT:converted"}}),
            "rail unit=R-DRT to=2318", "R-DRT at 2318"),
    });

} // namespace

TEST_CASE("stacking") {
    stackRows.check();
}

TEST_CASE("8.1: the owner of an overstacked hex eliminates what is too much") {
    RuleRows::enter("8.1");
    const RuleTable table(
        nationalists("movement", {{"2811", "N-11div N-12div N-13div N-14div N-15div N-SUR"}}));
    CHECK(isOverstacked(table.position(), table.hex("2811"), nationalist));
    CHECK_FALSE(isOverstacked(table.position(), table.hex("2709"), nationalist));
    CHECK(room(table.position(), table.hex("2811"), nationalist).used == 5);
}
