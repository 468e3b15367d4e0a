// SPDX-License-Identifier: GPL-3.0-or-later
// Retreats: how far, where to, through what, with whom.
#include "tests/guadalajara/rule_rows.h"

#include <doctest/doctest.h>

using namespace esagono;
using namespace esagono::guadalajara;

namespace {

/// Twelve points out of 45.12 against what stands in 44.12.
Board attacked(const std::string& defenders, UnitsOnBoard more = {}, Choices choices = {}) {
    return nationalists("combat", facing(defenders, "ITA-Lit-1-1 ITA-Lit-2-1", more), choices);
}
/// Nobody can leave 44.12 without entering a zone of control.
const UnitsOnBoard ring = {{"42.12", "ITA-VI-Ardi"}, {"44.14", "ITA-VI-Int"}};
/// Nobody can leave it but by 43.12.
const UnitsOnBoard gap = {{"45.13", "ITA-VI-Ardi"},
                          {"44.13", "ITA-VI-Int"},
                          {"44.11", "ITA-VI-Aud"},
                          {"43.13", "ITA-VII-Inf"}};
UnitsOnBoard plus(UnitsOnBoard units, const std::string& hex, const std::string& there) {
    units.push_back({hex, there});
    return units;
}

const RuleRows retreatRows(
    "retreats",
    {
        row("SCS.retreat", "away from the attackers", attacked("REP-49-PI"),
            attackIt + " | 3 4; retreat units=REP-49-PI to=43.12",
            "REP-49-PI at 43.12; decision advance nationalist"),
        row("SCS.retreat", "not to where they are as near as before",
            attacked("REP-49-PI", {}, {{"A40", "away"}}),
            attackIt + " | 3 4; retreat units=REP-49-PI to=44.11",
            "refused SCS.retreat/A40 because ITA-Lit-2-1 ITA-Lit-1-1 44.11; offered 43.13; "
            "not_offered 44.11"),
        row("SCS.retreat SCS.zoc", "or as the owner likes, who pays for the zone with a step",
            attacked("REP-49-PI", {}, {{"A40", "free"}}),
            attackIt + " | 3 4; retreat units=REP-49-PI to=44.11 | 1", "REP-49-PI at eliminated"),
        row("SCS.retreat", "no farther than the result says", attacked("REP-49-PI"),
            attackIt + " | 3 4; retreat units=REP-49-PI to=42.12", "refused SCS.retreat"),
        row("SCS.retreat SCS.results", "two hexes are two hexes", attacked("REP-49-PI"),
            attackIt + " | 4 5; retreat units=REP-49-PI to=43.12", "refused SCS.retreat"),
        row("SCS.retreat SCS.results", "D1r2: two hexes away", attacked("REP-49-PI"),
            attackIt + " | 4 5; retreat units=REP-49-PI to=42.12", "REP-49-PI at 42.12"),
        row("SCS.retreat", "stacks may part", attacked("REP-48-Ter REP-48-Dmi"),
            attackIt + " | 4 5; lose shares=REP-48-Ter:1; retreat units=REP-48-Ter to=43.12; "
                       "retreat units=REP-48-Dmi to=43.13",
            "REP-48-Ter at 43.12; REP-48-Dmi at 43.13; decision advance"),
        row("SCS.retreat", "each unit goes once", attacked("REP-48-Ter REP-48-Dmi"),
            attackIt + " | 4 5; lose shares=REP-48-Ter:1; retreat units=REP-48-Ter to=43.12; "
                       "retreat units=REP-48-Ter to=42.12",
            "refused SCS.retreat"),
        row("SCS.retreat", "an open zone of control costs the stack a step",
            attacked("REP-49-PI REP-48-Ter", ring),
            attackIt + " | 4 5; retreat units=REP-49-PI,REP-48-Ter to=43.13",
            "REP-49-PI face 1; decision losses republican"),
        row("SCS.retreat", "any unit of the stack", attacked("REP-49-PI REP-48-Ter", ring),
            attackIt + " | 4 5; retreat units=REP-49-PI,REP-48-Ter to=43.13; "
                       "lose shares=REP-48-Ter:1",
            "REP-48-Ter face 1; REP-49-PI at 43.13"),
        row("SCS.retreat SCS.zoc", "friends in the hex negate the zone",
            attacked("REP-49-PI REP-48-Ter", plus(ring, "43.13", "REP-MG1")),
            attackIt + " | 4 5; retreat units=REP-49-PI,REP-48-Ter to=43.13",
            "REP-48-Ter face 0; REP-49-PI at 43.13; decision advance"),
        row("SCS.retreat", "and must be preferred",
            attacked("REP-49-PI REP-48-Ter", plus(ring, "43.13", "REP-MG1"), {{"A40", "away"}}),
            attackIt + " | 4 5; retreat units=REP-49-PI,REP-48-Ter to=43.12",
            "refused SCS.retreat/A40 because ITA-VI-Ardi 43.12"),
        row("SCS.retreat", "where there is no room they go on",
            attacked("REP-49-PI", plus(gap, "43.12", "REP-48-Ter REP-48-Dmi REP-48-PdM")),
            attackIt + " | 3 4; retreat units=REP-49-PI to=43.12", "refused SCS.retreat"),
        row("SCS.retreat SCS.stacking 1.1", "to the next hex that has some",
            attacked("REP-49-PI", plus(gap, "43.12", "REP-48-Ter REP-48-Dmi REP-48-PdM")),
            attackIt + " | 3 4; retreat units=REP-49-PI to=42.11", "REP-49-PI at 42.11"),
        row("SCS.retreat", "whoever cannot retreat is lost",
            attacked("REP-49-PI", plus(gap, "43.12", "ITA-VII-Ine")), attackIt + " | 3 4 1",
            "REP-49-PI at eliminated; decision advance nationalist"),
        row("1.6c", "out of supply one hex more",
            attacked("REP-49-PI:oos=1", {}, {{"A15", "own_result"}}),
            attackIt + " | 2 3; retreat units=REP-49-PI to=43.12", "refused SCS.retreat"),
        row("1.6c", "two instead of one", attacked("REP-49-PI:oos=1", {}, {{"A15", "own_result"}}),
            attackIt + " | 2 3; retreat units=REP-49-PI to=42.12", "REP-49-PI at 42.12"),
        row("1.6c", "not if nothing happens",
            attacked("REP-49-PI:oos=1", {}, {{"A15", "own_result"}}), attackIt + " | 1 2",
            "REP-49-PI at 44.12; decision combat"),
        row("1.6c", "or even then", attacked("REP-49-PI:oos=1", {}, {{"A15", "always"}}),
            attackIt + " | 1 2; retreat units=REP-49-PI to=43.12", "REP-49-PI at 43.12"),
        row("1.6c", "a loss makes attackers out of supply retreat",
            nationalists("combat", {{"44.12", "REP-71-AR1"}, {"45.12", "ITA-Lit-1-1:oos=1"}}),
            "attack target=44.12 with=ITA-Lit-1-1 | 3 3",
            "ITA-Lit-1-1 face 1; decision retreat nationalist"),
        row("2.7d", "in panic one hex more",
            with(republicans("combat",
                             {{"44.12", "ITA-VI-Ardi"}, {"43.13", "REP-XI-Tha REP-XI-CdP"}}),
                 "panic_fn", 1),
            "attack target=44.12 with=REP-XI-Tha,REP-XI-CdP | 1 4; "
            "retreat units=ITA-VI-Ardi to=45.13",
            "refused SCS.retreat"),
        row("2.7d", "two instead of one",
            with(republicans("combat",
                             {{"44.12", "ITA-VI-Ardi"}, {"43.13", "REP-XI-Tha REP-XI-CdP"}}),
                 "panic_fn", 1),
            "attack target=44.12 with=REP-XI-Tha,REP-XI-CdP | 1 4; "
            "retreat units=ITA-VI-Ardi to=46.12",
            "ITA-VI-Ardi at 46.12"),
        row("1.11g", "armour retreats with its stack", attacked("REP-49-PI REP-T26-1BT"),
            attackIt + " | 4 5; retreat units=REP-49-PI to=43.12", "refused 1.11g"),
        row("1.11g", "together they go", attacked("REP-49-PI REP-T26-1BT"),
            attackIt + " | 4 5; retreat units=REP-49-PI,REP-T26-1BT to=43.12; hold | 4",
            "REP-T26-1BT at 43.12; REP-49-PI at 43.12; decision combat"),
        row("1.11g", "it does not go by itself", attacked("REP-49-PI REP-T26-1BT"),
            attackIt + " | 4 5; retreat units=REP-T26-1BT to=43.12", "refused 1.11g"),
        row("SCS.retreat SCS.results", "attackers retreat from the hex they attacked",
            nationalists("combat", {{"44.12", "REP-49-PI"}, {"45.12", "ITA-Lit-1-1"}}),
            "attack target=44.12 with=ITA-Lit-1-1 | 2 3; retreat units=ITA-Lit-1-1 to=46.12",
            "ITA-Lit-1-1 at 46.12; ITA-Lit-1-1 face 1; decision combat"),
        row("4.7a SCS.retreat", "in intensive combat both retreat and nobody advances",
            attacked("REP-49-PI", {}, {{"intensive_combat", "on"}}),
            attackIt + "; intensify | 2 3; lose shares=ITA-Lit-1-1:1; "
                       "retreat units=ITA-Lit-1-1,ITA-Lit-2-1 to=46.12; "
                       "retreat units=REP-49-PI to=43.12",
            "REP-49-PI at 43.12; ITA-Lit-2-1 at 46.12; decision combat"),
        row("2.6a", "a retreat may lead over the separation line",
            republicans("combat", {{"37.16", "ITA-Lit-1-1"}, {"37.15", "REP-XII-Gar"}},
                        {{"A28", "retreat_only"}}),
            "attack target=37.16 with=REP-XII-Gar | 4 5; retreat units=ITA-Lit-1-1 to=37.17",
            "ITA-Lit-1-1 at 37.17"),
        row("2.6a", "or may not",
            republicans("combat", {{"37.16", "ITA-Lit-1-1"}, {"37.15", "REP-XII-Gar"}},
                        {{"A28", "neither"}}),
            "attack target=37.16 with=REP-XII-Gar | 4 5; retreat units=ITA-Lit-1-1 to=37.17",
            "refused SCS.retreat; not_offered 37.17"),
        row("1.16e 1.16d", "the truck of a unit that got off stays behind",
            nationalists("combat",
                         {{"43.15", "REP-49-PI:aboard=1 REP-Truck-1"},
                          {"44.14", "ITA-Lit-1-1 ITA-Lit-2-1"}},
                         {{"A24", "stay"}}),
            "attack target=43.15 with=ITA-Lit-1-1,ITA-Lit-2-1 | 2 3; "
            "retreat units=REP-49-PI to=42.15",
            "REP-49-PI at 42.15; REP-Truck-1 at 43.15; decision advance"),
        row("1.16a", "or goes along",
            nationalists("combat",
                         {{"43.15", "REP-49-PI:aboard=1 REP-Truck-1"},
                          {"44.14", "ITA-Lit-1-1 ITA-Lit-2-1"}},
                         {{"A24", "with_load"}}),
            "attack target=43.15 with=ITA-Lit-1-1,ITA-Lit-2-1 | 2 3; "
            "retreat units=REP-49-PI to=42.15",
            "REP-49-PI at 42.15; REP-Truck-1 at 42.15"),
        row("3.4a", "the armoured train retreats by rail or not at all",
            nationalists("combat", {{"20.23", "REP-49-PI REP-ArmTrain"},
                                    {"19.23", "ESP-Sot-6Vic ESP-Sot-8Vic"},
                                    {"21.23", "ESP-Sot-8Bai"}}),
            "attack target=20.23 with=ESP-Sot-6Vic,ESP-Sot-8Vic | 3 4",
            "REP-ArmTrain at eliminated; REP-49-PI face 1; decision retreat republican"),
    });

TEST_CASE("retreats of Guadalajara") {
    retreatRows.check();
}

} // namespace
