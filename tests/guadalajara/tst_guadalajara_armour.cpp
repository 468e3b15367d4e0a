// SPDX-License-Identifier: GPL-3.0-or-later
// Sections 1.9, 1.11, 1.12 and 1.15: anti-tank defence, armour, flamethrowers, repair.
#include "tests/guadalajara/rule_rows.h"

#include <doctest/doctest.h>

using namespace esagono;
using namespace esagono::guadalajara;

namespace {

/// Twelve points and a CV-33: 2:1 against six or seven, where 5 is NE.
Board tanksOn(const std::string& defenders, Choices choices = {}) {
    return nationalists("combat", facing(defenders, "ITA-Lit-1-1 ITA-Lit-2-1 ITA-Tank-1CRS"),
                        choices);
}
const std::string withTank = "attack target=44.12 with=ITA-Lit-1-1,ITA-Lit-2-1,ITA-Tank-1CRS";

/// Nine points and a T-26: 1:1 against nine or ten, where 7 is NE.
Board t26On(const std::string& defenders, Choices choices = {}) {
    return republicans("combat", {{"44.12", defenders}, {"43.13", "REP-XII-Gar REP-T26-1BT"}},
                       choices);
}
const std::string withT26 = "attack target=44.12 with=REP-XII-Gar,REP-T26-1BT";
const std::string garAlone = "attack target=44.12 with=REP-XII-Gar";

const RuleRows tankRows(
    "tanks",
    {
        row("1.11f Q.5 1.2c", "G17: armour of one side modifies the dice and rolls once afterwards",
            tanksOn("REP-49-PI"), withTank + " | 1 2 4",
            "decision combat; ITA-Tank-1CRS at 45.12; ITA-Tank-1CRS face 0"),
        row("1.11f", "five disables it", tanksOn("REP-49-PI"), withTank + " | 1 2 5",
            "ITA-Tank-1CRS at disabled_tanks"),
        row("1.11f", "six costs it a step", tanksOn("REP-49-PI"), withTank + " | 1 2 6",
            "ITA-Tank-1CRS at 45.12; ITA-Tank-1CRS face 1"),
        row("1.11f", "a T-26 breaks down less", t26On("ITA-Lit-1-1"), withT26 + " | 2 2 5",
            "REP-T26-1BT at 43.13; REP-T26-1BT face 0"),
        row("1.11f", "the armour of the defender alone is taken off the dice",
            nationalists("combat", facing("REP-49-PI REP-T26-1BT", "ITA-Lit-1-1 ITA-Lit-2-1")),
            "attack target=44.12 with=ITA-Lit-1-1,ITA-Lit-2-1 | 3 4 5",
            "decision combat; REP-T26-1BT at 44.12"),
        row("1.11f 1.11h", "G18: tanks of both sides fight apart",
            t26On("ITA-Lit-1-1 ITA-Tank-1CRS"), withT26 + " | 3 3 4",
            "decision combat; ITA-Tank-1CRS at 44.12; REP-T26-1BT at 43.13; ITA-Lit-1-1 face 0"),
        row("1.11h", "G20: six and two destroy the defender's", t26On("ITA-Lit-1-1 ITA-Tank-1CRS"),
            withT26 + " | 6 3 4", "ITA-Tank-1CRS at eliminated; ITA-Lit-1-1 face 0"),
        row("1.11h", "one and two cost the attacker's a step", t26On("ITA-Lit-1-1 ITA-Tank-1CRS"),
            withT26 + " | 1 3 4", "REP-T26-1BT face 1"),
        row("1.11h", "four and two cost the defender's a step", t26On("ITA-Lit-1-1 ITA-Tank-1CRS"),
            withT26 + " | 4 3 4", "ITA-Tank-1CRS at 44.12; ITA-Tank-1CRS face 1"),
        row("1.11h", "five and two disable it", t26On("ITA-Lit-1-1 ITA-Tank-1CRS"),
            withT26 + " | 5 3 4", "ITA-Tank-1CRS at disabled_tanks"),
        row("1.11h", "one destroys the attacker's", tanksOn("REP-49-PI REP-T26-1BT"),
            withTank + " | 1 2 3", "ITA-Tank-1CRS at eliminated; REP-T26-1BT face 0"),
        row("1.11h", "two disables it", tanksOn("REP-49-PI REP-T26-1BT"), withTank + " | 2 2 3",
            "ITA-Tank-1CRS at disabled_tanks"),
        row("1.11a", "one armoured unit a side takes part",
            nationalists("combat", facing("REP-49-PI", "ITA-Lit-1-1 ITA-Tank-1CRS",
                                          {{"45.13", "ITA-Lit-2-1 ITA-Tank-2CRS"}})),
            withTank + ",ITA-Tank-2CRS", "refused 1.11a"),
        row("1.11a", "the attacker says which",
            nationalists("combat", facing("REP-49-PI", "ITA-Lit-1-1 ITA-Tank-1CRS",
                                          {{"45.13", "ITA-Lit-2-1 ITA-Tank-2CRS"}})),
            withTank + " | 1 2 4", "ITA-Tank-1CRS fought 1; ITA-Tank-2CRS fought 0"),
        row("1.11b", "armour does not attack without a unit of its hex", tanksOn("REP-49-PI"),
            "attack target=44.12 with=ITA-Tank-1CRS", "refused 1.11b"),
        row("1.7a", "DG armour modifies by one less",
            nationalists("combat",
                         facing("REP-49-PI", "ITA-Lit-1-1 ITA-Lit-2-1 ITA-Tank-1CRS:dg=1")),
            withTank + " | 2 2 4", "decision combat; REP-49-PI face 0"),
        row("1.11c", "armour takes no losses of the table", tanksOn("REP-49-PI"),
            withTank + " | 1 1; lose shares=ITA-Tank-1CRS:1", "refused 1.11c"),
        row("1.9a 1.9b", "G21: a gun of range 3 takes one off and adds one afterwards",
            tanksOn("REP-49-PI REP-Arty-7"), withTank + " | 2 2 4",
            "REP-49-PI face 0; ITA-Tank-1CRS at disabled_tanks"),
        row("1.9b 1.11f", "which with a six destroys armour", tanksOn("REP-49-PI REP-Arty-7"),
            withTank + " | 2 2 6", "ITA-Tank-1CRS at eliminated"),
        row("1.9c", "G22: not on its movement side", tanksOn("REP-49-PI REP-Arty-7:reduced"),
            withTank + " | 1 2 4", "REP-49-PI face 0; ITA-Tank-1CRS at 45.12"),
        row("1.9a", "nor with a longer range", tanksOn("REP-49-PI REP-Arty-13"),
            withTank + " | 1 2 4", "REP-49-PI face 0; ITA-Tank-1CRS at 45.12"),
        row("1.9a", "the anti-tank company is anti-tank",
            t26On("ITA-Lit-1-1 ITA-AT-CRS", {{"A11", "yes"}}), withT26 + " | 2 3 5",
            "REP-T26-1BT at disabled_tanks"),
        row("1.9a", "or is not", t26On("ITA-Lit-1-1 ITA-AT-CRS", {{"A11", "no"}}),
            withT26 + " | 2 2 5", "REP-T26-1BT at 43.13"),
        row("1.9b", "where tanks meet, AT does not count",
            t26On("ITA-Lit-1-1 ITA-Tank-1CRS ITA-Arty-Lit",
                  {{"A12", "after_combat"}, {"A55", "no"}}),
            withT26 + " | 4 3 4", "ITA-Tank-1CRS face 1"),
        row("1.9b", "or it counts in both tank rolls",
            t26On("ITA-Lit-1-1 ITA-Tank-1CRS ITA-Arty-Lit", {{"A12", "both"}}),
            withT26 + " | 4 3 4", "ITA-Tank-1CRS face 0"),
        row("1.9b", "or in that of tank against tank",
            t26On("ITA-Lit-1-1 ITA-Tank-1CRS ITA-Arty-Lit", {{"A55", "tank_roll"}}),
            withT26 + " | 4 3 4", "ITA-Tank-1CRS face 0"),
    });

/// Brs/CRS has one step, MG1 defends with two.
Board lastOfStack(const std::string& defenders, UnitsOnBoard more) {
    return nationalists("combat", facing(defenders, "ITA-Brs-CRS ITA-Tank-1CRS", std::move(more)));
}
const std::string withLast = "attack target=44.12 with=ITA-Brs-CRS,ITA-Tank-1CRS";

const RuleRows lonelyRows(
    "lone armour",
    {
        row("1.11d", "G24: left alone it goes to the nearest friends, then rolls",
            lastOfStack("REP-MG1", {{"47.12", "ITA-Lit-1-1"}}), withLast + " | 2 2 4",
            "ITA-Brs-CRS at eliminated; ITA-Tank-1CRS at 47.12"),
        row("1.11d 1.11a", "not to friends who have armour",
            lastOfStack("REP-MG1",
                        {{"46.12", "ITA-Lit-1-1 ITA-Tank-2CRS"}, {"47.12", "ITA-Lit-2-1"}}),
            withLast + " | 2 2 4", "ITA-Tank-1CRS at 47.12"),
        row("1.11d", "of several that are equally near the owner chooses",
            lastOfStack("REP-MG1", {{"46.12", "ITA-Lit-1-1"}, {"46.11", "ITA-Lit-2-1"}}),
            withLast + " | 2 2; withdraw to=46.11 | 4", "ITA-Tank-1CRS at 46.11"),
        row("1.11d", "but among these",
            lastOfStack("REP-MG1", {{"46.12", "ITA-Lit-1-1"},
                                    {"46.11", "ITA-Lit-2-1"},
                                    {"47.12", "ITA-Lit-3-1"}}),
            withLast + " | 2 2; withdraw to=47.12", "refused 1.11d; not_offered 47.12"),
        row("1.11d", "without a way it is disabled", lastOfStack("REP-MG1", {}),
            withLast + " | 2 2", "ITA-Tank-1CRS at disabled_tanks"),
        row("1.11e", "G25: if losses are left over, it is disabled",
            lastOfStack("REP-XII-Gar", {{"47.12", "ITA-Lit-1-1"}}), withLast,
            "ITA-Brs-CRS at eliminated; ITA-Tank-1CRS at disabled_tanks; decision combat"),
        row("1.11e", "without a way it is destroyed", lastOfStack("REP-XII-Gar", {}), withLast,
            "ITA-Tank-1CRS at eliminated"),
        row("1.11e 1.8f", "so it is in a barrage",
            republicans("barrage",
                        {{"44.12", "ITA-Brs-CRS ITA-Tank-1CRS"},
                         {"47.12", "ITA-Lit-1-1"},
                         {"43.13", "REP-49-PI"},
                         {"42.13", "REP-Arty-13 REP-Arty-7"}},
                        {{"A53", "disabled"}}),
            "shell target=44.12 guns=REP-Arty-13,REP-Arty-7 | 6 6",
            "ITA-Brs-CRS at eliminated; ITA-Tank-1CRS at disabled_tanks"),
        row("1.11d 1.8f", "or the rest of the loss is ignored",
            republicans("barrage",
                        {{"44.12", "ITA-Brs-CRS ITA-Tank-1CRS"},
                         {"47.12", "ITA-Lit-1-1"},
                         {"43.13", "REP-49-PI"},
                         {"42.13", "REP-Arty-13 REP-Arty-7"}},
                        {{"A53", "ignored"}}),
            "shell target=44.12 guns=REP-Arty-13,REP-Arty-7 | 6 6",
            "ITA-Brs-CRS at eliminated; ITA-Tank-1CRS at 47.12"),
        row("1.12b", "flamethrower engineers left alone go likewise",
            nationalists("combat",
                         facing("REP-MG1", "ITA-Brs-CRS ITA-Gen-CRS", {{"46.12", "ITA-Lit-1-1"}})),
            "attack target=44.12 with=ITA-Brs-CRS | 3 3",
            "ITA-Brs-CRS at eliminated; ITA-Gen-CRS at 46.12"),
    });

/// The flamethrowers attack with twelve points: 2:1 against six.
Board flamesOn(const std::string& flames, const std::string& defenders, Choices choices = {}) {
    return nationalists("combat", facing(defenders, "ITA-Lit-1-1 ITA-Lit-2-1 " + flames), choices);
}
const std::string lits = "attack target=44.12 with=ITA-Lit-1-1,ITA-Lit-2-1";
/// They defend against nine.
Board flamesUnder(const std::string& with, Choices choices = {}) {
    return republicans("combat",
                       {{"44.12", "ITA-Lit-1-1 " + with}, {"43.13", "REP-XII-Gar REP-T26-1BT"}},
                       choices);
}

const RuleRows flameRows(
    "flamethrowers",
    {
        row("1.12d 1.12e", "G29: engineers add three and lose a step",
            flamesOn("ITA-Gen-CRS", "REP-49-PI"), lits + ",ITA-Gen-CRS | 1 1",
            "decision combat; REP-49-PI face 0; ITA-Gen-CRS face 1"),
        row("1.12e", "G29: the second time they are gone",
            flamesOn("ITA-Gen-CRS:reduced", "REP-49-PI"), lits + ",ITA-Gen-CRS | 1 1",
            "ITA-Gen-CRS at eliminated"),
        row("1.12f", "nobody has to use them", flamesOn("ITA-Gen-CRS", "REP-49-PI"),
            lits + " | 2 3", "decision combat; ITA-Gen-CRS face 0"),
        row("1.12a 1.12e", "a flamethrower tank loses its step instead of a roll",
            flamesOn("ITA-LF-CRS", "REP-49-PI"), lits + ",ITA-LF-CRS | 1 1",
            "decision combat; REP-49-PI face 0; ITA-LF-CRS face 1"),
        row("1.12d", "engineers and flamethrower tanks are not combined",
            nationalists("combat", facing("REP-49-PI", "ITA-Lit-1-1 ITA-LF-CRS",
                                          {{"45.13", "ITA-Lit-2-1 ITA-Gen-CRS"}})),
            lits + ",ITA-LF-CRS,ITA-Gen-CRS", "refused 1.12d"),
        row("1.12d", "with an ordinary tank they add up",
            flamesOn("ITA-Gen-CRS ITA-Tank-1CRS", "REP-49-PI", {{"A14", "add"}}),
            lits + ",ITA-Gen-CRS,ITA-Tank-1CRS | 1 1",
            "REP-49-PI face 1; decision retreat republican"),
        row("1.12d", "or are not combined either",
            flamesOn("ITA-Gen-CRS ITA-Tank-1CRS", "REP-49-PI", {{"A14", "apart"}}),
            lits + ",ITA-Gen-CRS,ITA-Tank-1CRS", "refused 1.12d/A14"),
        row("1.12b", "engineers do not attack without a unit of their hex",
            flamesOn("ITA-Gen-CRS", "REP-49-PI"), "attack target=44.12 with=ITA-Gen-CRS",
            "refused 1.12b"),
        row("1.12e", "flames against a tank: nothing is rolled",
            flamesOn("ITA-LF-CRS", "REP-49-PI REP-T26-1BT", {{"A13", "no_roll"}}),
            lits + ",ITA-LF-CRS | 2 3", "ITA-LF-CRS face 1; REP-T26-1BT face 0"),
        row("1.12e", "or the fate of the enemy",
            flamesOn("ITA-LF-CRS", "REP-49-PI REP-T26-1BT", {{"A13", "enemy_rolled"}}),
            lits + ",ITA-LF-CRS | 5 2 3", "ITA-LF-CRS face 1; REP-T26-1BT face 1"),
        row("1.12e", "while the step takes the place of what would hit the flames",
            flamesOn("ITA-LF-CRS", "REP-49-PI REP-T26-1BT", {{"A13", "enemy_rolled"}}),
            lits + ",ITA-LF-CRS | 1 2 3", "ITA-LF-CRS at 45.12; ITA-LF-CRS face 1"),
        row("1.12f", "G30: an unused flamethrower tank fights tanks, its modifier being 0",
            flamesUnder("ITA-LF-CRS", {{"A89", "zero"}}), withT26 + "; done | 3 3 4",
            "ITA-LF-CRS face 1; REP-T26-1BT face 0"),
        row("1.12f", "or as printed", flamesUnder("ITA-LF-CRS", {{"A89", "printed"}}),
            withT26 + "; done | 3 3 4", "ITA-LF-CRS face 0"),
        row("1.12f", "against others it may be used", flamesUnder("ITA-LF-CRS"),
            garAlone + "; flames unit=ITA-LF-CRS | 4 5", "decision combat; ITA-LF-CRS face 1"),
        row("1.12f", "or left out", flamesUnder("ITA-LF-CRS"), garAlone + "; done | 3 4",
            "decision combat; ITA-LF-CRS face 0"),
        row("1.12d", "engineers in defence take three off", flamesUnder("ITA-Gen-CRS"),
            garAlone + "; flames unit=ITA-Gen-CRS | 4 6", "decision combat; ITA-Gen-CRS face 1"),
        row("1.12d", "in defence there is no combination either",
            republicans("combat",
                        {{"44.12", "ITA-Lit-1-1 ITA-LF-CRS ITA-Gen-CRS"},
                         {"43.13", "REP-XII-Gar"},
                         {"italian_air_ready", "ITA-Air-1"}},
                        {{"italian_air_bases", "on"}}),
            garAlone + "; flames unit=ITA-LF-CRS; flames unit=ITA-Gen-CRS", "refused 1.12d"),
        row("1.7a", "DG flamethrowers modify by one less", flamesUnder("ITA-Gen-CRS:dg=1"),
            garAlone + "; flames unit=ITA-Gen-CRS | 4 5", "decision combat"),
        row("1.12c", "engineers may take losses",
            republicans("combat",
                        {{"44.12", "ITA-Lit-1-1 ITA-Gen-CRS"}, {"43.13", "REP-XII-Gar REP-XI-EA"}}),
            "attack target=44.12 with=REP-XII-Gar,REP-XI-EA; done | 4 6; "
            "lose shares=ITA-Lit-1-1:1,ITA-Gen-CRS:1",
            "ITA-Lit-1-1 face 1; ITA-Gen-CRS face 1"),
    });

const RuleRows repairRows(
    "tank repair",
    {
        row("1.15", "with a six it comes back next turn with one step",
            republicans("repair!", {{"disabled_tanks", "REP-T26-1BT"}, {"3.08", "REP-48-Ter"}}), "",
            "REP-T26-1BT at turn_6; REP-T26-1BT returns 6; REP-T26-1BT face 1"),
        row("1.15", "G26: five is enough",
            republicans("movement", {{"disabled_tanks", "REP-T26-1BT"}, {"3.08", "REP-48-Ter"}}),
            "end | 5", "REP-T26-1BT at turn_6; REP-T26-1BT returns 6; REP-T26-1BT face 1"),
        row("1.15", "four is not",
            republicans("movement", {{"disabled_tanks", "REP-T26-1BT"}, {"44.12", "REP-49-PI"}}),
            "end | 4", "REP-T26-1BT at disabled_tanks"),
        row("1.15", "each side in its own phase",
            nationalists("repair!", {{"disabled_tanks", "REP-T26-1BT"}}), "",
            "REP-T26-1BT at disabled_tanks"),
    });

TEST_CASE("tanks of Guadalajara") {
    tankRows.check();
}
TEST_CASE("lone armour of Guadalajara") {
    lonelyRows.check();
}
TEST_CASE("flamethrowers of Guadalajara") {
    flameRows.check();
}
TEST_CASE("tank repair in Guadalajara") {
    repairRows.check();
}

} // namespace
