// SPDX-License-Identifier: GPL-3.0-or-later
// Air units in combat (12.2): range, the north, simultaneous and hidden assignment, anti-aircraft
// fire.
#include "engine/play/view.h"
#include "engine/tscw/names.h"
#include "tests/tscw/battlefield.h"

#include <doctest/doctest.h>

using namespace esagono;
using namespace esagono::tscw;

namespace {

Board over(const std::string& nationalistAir, const std::string& republicanAir,
           const Choices& rulings = {}, const std::string& defenders = "R-10div",
           const std::string& attackers = "N-11div N-12div") {
    UnitsOnBoard air;
    if (!nationalistAir.empty())
        air.push_back({"nationalist_air", nationalistAir});
    if (!republicanAir.empty())
        air.push_back({"republican_air", republicanAir});
    return nationalistAttack(attackers, defenders, air, rulings);
}

const Board asturias =
    held(republicans("combat",
                     {{"3706", "R-1A R-2A"}, {"3705", "N-13div"}, {"republican_air", "A-RN A-R3"}}),
         "nationalist", "3704");
const std::string attackLuarca = "attack target=3705 with=R-1A,R-2A";

const RuleRows airRows(
    "air units",
    {
        row("12.2.4", "both assign, the attacker's side is asked as the other",
            over("A-N1", "A-R1", {{"air_assignment", "simultaneous"}}), attack,
            "decision air; offered assign; offered none"),
        row("12.2.4 12.2.1", "units that fly are used", over("A-AL2", ""),
            attack + "; assign units=A-AL2 | 3; lose shares=N-11div:1", "A-AL2 face 1"),
        row("12.2.1", "a used unit does not fly", over("A-AL2:used", ""), attack + " | 3",
            "decision losses"),
        row("12.2.1", "nobody flies twice", over("A-AL2 A-N1", ""),
            attack + "; assign units=A-AL2,A-AL2", "refused 12.2.1"),
        row("12.2.4", "nobody has to fly", over("A-AL2", ""),
            attack + "; none | 3; lose shares=N-11div:1", "A-AL2 face 0"),
        row("12.2.4", "the attacker may assign first",
            over("A-N1", "A-R1", {{"air_assignment", "attacker_first"}}), attack + "; none",
            "decision air republican; offered A-R1"),
        row("12.2.2", "beyond three hexes of a supplied source nobody flies",
            held(nationalists("combat", {{"2411", "N-11div N-12div"},
                                         {"2412", "R-10div"},
                                         {"2312", "R-EM-1"},
                                         {"nationalist_air", "A-AL2"}}),
                 "republican", "2411"),
            attack + " | 3", "A-AL2 face 0; decision losses"),
        row("12.2.3", "the northern air unit supports northern units", asturias, attackLuarca,
            "decision air republican; offered A-RN; not_offered A-R3"),
        row("12.2.3", "others do not", asturias, attackLuarca + "; assign units=A-R3",
            "refused 12.2.3"),
        row("12.2.3", "nor does it support others", over("", "A-RN"), attack + " | 3",
            "decision losses"),
        row("12.2.7", "the one enemy air unit is halved", over("A-AL2", "", {}, "R-10div R-1DCA"),
            attack + "; assign units=A-AL2 | 3", "A-AL2 face 1; decision losses"),
        row("12.2.7", "of several the owner of the guns chooses",
            over("A-AL2 A-N2", "", {}, "R-10div R-1DCA"), attack + "; assign units=A-AL2,A-N2",
            "decision anti_air republican; offered A-AL2"),
        row("12.2.7", "one for each anti-aircraft unit",
            over("A-AL2 A-N2 A-N1", "", {{"anti_air_count", "each"}}, "R-10div R-1DCA R-2DCA"),
            attack + "; assign units=A-AL2,A-N2,A-N1; halve units=A-AL2",
            "refused 12.2.7/anti_air_count"),
        row("12.2.7", "or one in all",
            over("A-AL2 A-N2 A-N1", "", {{"anti_air_count", "one"}}, "R-10div R-1DCA R-2DCA"),
            attack + "; assign units=A-AL2,A-N2,A-N1; halve units=A-AL2 | 3; lose "
                     "shares=N-11div:1,N-12div:1",
            "allowed"),
        row("12.2.7", "only enemy air units are halved",
            over("A-AL2 A-N2", "A-R1", {{"air_assignment", "attacker_first"}}, "R-10div R-1DCA"),
            attack + "; assign units=A-AL2,A-N2; none; halve units=A-R1", "refused 12.2.7"),
    });

} // namespace

TEST_SUITE("air") {

    TEST_CASE("air units") {
        airRows.check();
    }

    TEST_CASE("what one side assigns the other learns when both have") {
        RuleTable table(over("A-AL2", "A-R1"));
        CHECK(table.act(attack).empty());
        CHECK(table.position().owners() == Sides::first(2));
        CHECK(table.act("assign units=A-AL2").empty());
        CHECK(table.position().owners() == Sides(republican));
        CHECK(table.position().face(table.counter("A-AL2")) == 0);
        const View theirs = viewOf(table.position(), Viewer::of(republican));
        const View ours = viewOf(table.position(), Viewer::of(nationalist));
        CHECK_FALSE(theirs.frames.back().locals[nationalist.index()].has_value());
        CHECK(ours.frames.back().locals[nationalist.index()].has_value());
        for (const Event& event : table.events)
            if (const auto seen = redact(table.position(), event, Viewer::of(republican)))
                if (const auto* revised = std::get_if<FrameRevised>(&seen->fact))
                    CHECK_FALSE(revised->frame.locals.has(nationalist.index()));
        table.dice.tell(3);
        CHECK(table.act("none | 3").empty());
        CHECK(table.position().face(table.counter("A-AL2")) == 1);
    }

} // TEST_SUITE
