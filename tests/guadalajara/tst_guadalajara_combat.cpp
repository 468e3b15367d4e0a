// SPDX-License-Identifier: GPL-3.0-or-later
// Attacks, their odds and modifiers, support, intensive combat, advances.
#include "engine/guadalajara/chapters.h"
#include "tests/guadalajara/rule_rows.h"

#include <doctest/doctest.h>

using namespace esagono;
using namespace esagono::guadalajara;

namespace {

/// Twelve points against six: 2:1, where 5 is NE and 7 is D1r1.
const UnitsOnBoard twoToOne = facing("REP-49-PI", "ITA-Lit-1-1 ITA-Lit-2-1");

const RuleRows attackRows(
    "attacks",
    {
        row("SCS.combat SCS.results SCS.odds", "NE changes nothing",
            nationalists("combat", twoToOne), attackIt + " | 2 3",
            "decision combat nationalist; ITA-Lit-1-1 fought 1; REP-49-PI at 44.12; REP-49-PI face "
            "0"),
        row("SCS.results", "D1r1 costs a step and a hex", nationalists("combat", twoToOne),
            attackIt + " | 3 4", "REP-49-PI face 1; decision retreat republican"),
        row("SCS.combat", "a unit attacks once",
            nationalists("combat",
                         facing("REP-49-PI", "ITA-Lit-1-1 ITA-Lit-2-1", {{"44.11", "REP-48-Ter"}})),
            attackIt + " | 2 3; attack target=44.11 with=ITA-Lit-1-1", "refused SCS.combat"),
        row("SCS.combat", "a hex is attacked once",
            nationalists("combat", facing("REP-49-PI", "ITA-Lit-1-1 ITA-Lit-2-1",
                                          {{"45.13", "ITA-Lit-3-1"}})),
            attackIt + " | 2 3; attack target=44.12 with=ITA-Lit-3-1",
            "refused SCS.combat because 44.12"),
        row("SCS.combat", "several hexes attack one",
            nationalists("combat", facing("REP-49-PI", "ITA-Lit-1-1", {{"45.13", "ITA-Lit-2-1"}})),
            attackIt + " | 2 3", "decision combat; ITA-Lit-2-1 fought 1"),
        row("SCS.combat Seq.3", "with the phase it is forgotten who attacked",
            nationalists("combat", twoToOne), attackIt + " | 2 3; end_combat | 1",
            "ITA-Lit-1-1 fought 0"),
        row("SCS.combat", "nobody attacks from afar",
            nationalists("combat", {{"44.12", "REP-49-PI"}, {"46.12", "ITA-Lit-1-1"}}),
            "attack target=44.12 with=ITA-Lit-1-1", "refused SCS.combat; not_offered attack"),
        row("SCS.combat", "what is next to the enemy is offered", nationalists("combat", twoToOne),
            "", "offered attack; offered ITA-Lit-1-1; offered end_combat"),
        row("SCS.combat", "somebody attacks, and nobody twice", nationalists("combat", twoToOne),
            "attack target=44.12 with=ITA-Lit-1-1,ITA-Lit-1-1", "refused SCS.combat"),
        row("1.8b", "guns take no part in attacks",
            nationalists("combat", facing("REP-49-PI", "ITA-Lit-1-1 ITA-Arty-Lit")),
            "attack target=44.12 with=ITA-Lit-1-1,ITA-Arty-Lit",
            "refused 1.8b; not_offered ITA-Arty-Lit"),
        row("2.1 SCS.combat", "nor do HQs",
            nationalists("combat", facing("REP-49-PI", "ITA-Lit-1-1 ITA-HQ-Lit")),
            "attack target=44.12 with=ITA-Lit-1-1,ITA-HQ-Lit", "refused SCS.combat"),
        row("SCS.combat", "a unit of strength 0 may",
            nationalists("combat", facing("REP-49-PI", "ITA-Lit-1-1 ITA-Lit-2-1 ITA-AT-CRS")),
            attackIt + ",ITA-AT-CRS | 2 3", "ITA-AT-CRS fought 1; decision combat"),
        row("1.8e SCS.combat", "a hex without enemies is not attacked",
            nationalists("combat", facing("REP-49-PI", "ITA-Lit-1-1")),
            "attack target=44.11 with=ITA-Lit-1-1", "refused 1.8e because 44.11"),
        row("1.13b", "whoever is in reserve does not attack",
            nationalists("combat", facing("REP-49-PI", "ITA-Lit-1-1:reserve=1 ITA-Lit-2-1")),
            attackIt, "refused 1.13b; not_offered ITA-Lit-1-1"),
        row("1.16a", "nor does whoever is aboard a truck",
            nationalists("combat", facing("REP-49-PI", "ITA-Lit-1-1:aboard=7 ITA-Truck-1")),
            "attack target=44.12 with=ITA-Lit-1-1", "refused 1.16a"),
        row("2.6a", "Italians do not attack over the separation line",
            nationalists("combat", {{"37.17", "REP-49-PI"}, {"37.16", "ITA-Lit-1-1"}}),
            "attack target=37.17 with=ITA-Lit-1-1", "refused 2.6a; not_offered attack"),
        row("2.6a", "nor do Spaniards",
            nationalists("combat", {{"37.16", "REP-49-PI"}, {"37.17", "ESP-Sot-6Vic"}}),
            "attack target=37.16 with=ESP-Sot-6Vic", "refused 2.6a"),
        row("2.6c", "the Republicans do",
            republicans("combat", {{"37.17", "REP-49-PI"}, {"37.16", "ITA-Lit-1-1"}}),
            "attack target=37.16 with=REP-49-PI | 4 5", "decision combat republican"),
        row("2.6b 4.3b 4.3c", "Spaniards and Italians never attack together",
            nationalists("combat", facing("REP-49-PI", "ITA-Lit-1-1", {{"45.13", "ESP-Sot-6Vic"}}),
                         {{"looser_line", "none"}}),
            "attack target=44.12 with=ITA-Lit-1-1,ESP-Sot-6Vic",
            "refused 2.6b because ITA-Lit-1-1"),
        row("2.7d", "a division in panic does not attack",
            with(nationalists("combat", facing("REP-49-PI", "ITA-VI-Ardi")), "panic_fn", 1),
            "attack target=44.12 with=ITA-VI-Ardi", "refused 2.7d; not_offered attack"),
        row("2.7d", "another one does",
            with(nationalists("combat", facing("REP-48-Dmi", "ITA-VI-Ardi")), "panic_pn", 1),
            "attack target=44.12 with=ITA-VI-Ardi | 3 4", "decision combat"),
        row("4.1", "Communists and Anarchists do not attack the same hex",
            republicans(
                "combat",
                {{"44.12", "ITA-Lit-1-1"}, {"43.13", "REP-50-Gua5"}, {"43.12", "REP-71-Esp"}},
                {{"political_incompatibility", "on"}}),
            "attack target=44.12 with=REP-50-Gua5,REP-71-Esp", "refused 4.1 because REP-71-Esp"),
        row("4.1", "without the option they do",
            republicans(
                "combat",
                {{"44.12", "ITA-Lit-1-1"}, {"43.13", "REP-50-Gua5"}, {"43.12", "REP-71-Esp"}},
                {{"political_incompatibility", "off"}}),
            "attack target=44.12 with=REP-50-Gua5,REP-71-Esp | 4 5", "decision combat"),
    });

const UnitsOnBoard village = {{"29.08", "REP-48-Dmi"}, {"30.08", "ITA-VI-Ardi"}};
const UnitsOnBoard strongVillage = {{"29.08", "REP-48-Dmi REP-48-Ter"}, {"30.08", "ITA-VI-Ardi"}};
const std::string attackVillage = "attack target=29.08 with=ITA-VI-Ardi";
/// Four points against twelve, with an air point at hand.
const UnitsOnBoard oneToThree = {{"44.12", "ITA-Lit-1-1 ITA-Brs-CRS ITA-HQ-Lit"},
                                 {"43.13", "REP-48-PyM"},
                                 {"republican_air_ready", "REP-Air-1"}};
const std::string attackWithAir = "attack target=44.12 with=REP-48-PyM; air points=1";

const RuleRows oddsRows(
    "odds",
    {
        row("Q.12 1.18b", "G01: ten to one is 4:1 and in a minor village 3:1",
            nationalists("combat", {{"34.29", "REP-48-Dmi"},
                                    {"34.30", "ESP-Sot-6Vic ESP-Sot-8Vic ESP-Sot-8Bai"},
                                    {"35.30", "ESP-Sot-3Tol ESP-Sot-2Ame ESP-IbA-2BFB"},
                                    {"35.29", "ESP-Ing"}}),
            "attack target=34.29 with=ESP-Sot-6Vic,ESP-Sot-8Vic,ESP-Sot-8Bai,ESP-Sot-3Tol,"
            "ESP-Sot-2Ame,ESP-IbA-2BFB,ESP-Ing | 2 2",
            "decision combat; ESP-Sot-6Vic face 0; REP-48-Dmi face 0"),
        row("1.18b", "what is better than 4:1 is fought at 4:1",
            nationalists("combat", facing("REP-48-Dmi", "ITA-Lit-1-1 ITA-Lit-2-1 ITA-Lit-3-1",
                                          {{"45.13", "ITA-Lit-1-2"}})),
            "attack target=44.12 with=ITA-Lit-1-1,ITA-Lit-2-1,ITA-Lit-3-1,ITA-Lit-1-2 | 1 2",
            "decision combat"),
        row("1.18a", "G32: one to three is A2r2 without dice",
            nationalists("combat", facing("REP-XII-Gar", "ITA-MG-Lit")),
            "attack target=44.12 with=ITA-MG-Lit",
            "ITA-MG-Lit at eliminated; REP-XII-Gar at 44.12; decision combat"),
        row("SCS.odds", "G33: 1:1 in a minor village is 1:2", nationalists("combat", village),
            attackVillage + " | 4 5", "decision combat; ITA-VI-Ardi face 0"),
        row("1.18a", "G34: 1:2 shifted to the left is A2r2",
            nationalists("combat", strongVillage, {{"A29", "automatic"}}), attackVillage,
            "ITA-VI-Ardi at eliminated; decision combat"),
        row("1.18a", "or stays where it is",
            nationalists("combat", strongVillage, {{"A29", "stay"}}), attackVillage + " | 4 5",
            "ITA-VI-Ardi at 30.08; decision combat"),
        row("1.18a", "an air point does not mend 1:3",
            republicans("combat", oneToThree, {{"A50", "before"}}), attackWithAir + " | 1",
            "REP-48-PyM at eliminated; REP-Air-1 at republican_air_used"),
        row("1.18a", "or it does", republicans("combat", oneToThree, {{"A50", "after"}}),
            attackWithAir + " | 4 5", "REP-48-PyM at 43.13; decision combat"),
        row("SCS.odds", "1.5 to one is 2:1",
            republicans("combat", {{"44.12", "ITA-Gen-FN"}, {"43.13", "REP-48-Dmi"}},
                        {{"A68", "attacker"}}),
            "attack target=44.12 with=REP-48-Dmi | 2 3", "decision combat; REP-48-Dmi face 0"),
        row("SCS.odds", "or 1:1",
            republicans("combat", {{"44.12", "ITA-Gen-FN"}, {"43.13", "REP-48-Dmi"}},
                        {{"A68", "defender"}}),
            "attack target=44.12 with=REP-48-Dmi | 3 4", "decision combat; ITA-Gen-FN at 44.12"),
        row("1.6c", "out of supply a unit attacks with half",
            nationalists("combat", facing("REP-49-PI", "ITA-Lit-1-1:oos=1 ITA-Lit-2-1:oos=1")),
            attackIt + " | 3 4", "decision combat; REP-49-PI face 0"),
        row("1.7a", "so does a unit that is DG",
            nationalists("combat", facing("REP-49-PI", "ITA-Lit-1-1:dg=1 ITA-Lit-2-1:dg=1")),
            attackIt + " | 3 4", "decision combat; REP-49-PI face 0"),
        row("1.7a 1.7", "a DG unit defends with half",
            nationalists("combat", facing("REP-49-PI:dg=1", "ITA-Lit-1-1 ITA-Lit-2-1")),
            attackIt + " | 1 2", "decision combat; REP-49-PI face 0"),
        row("1.8b", "all guns of a hex defend with one point",
            nationalists("combat", facing("REP-49-PI REP-Arty-7 REP-Arty-13 REP-Arty-12",
                                          "ITA-Lit-1-1 ITA-Lit-2-1")),
            attackIt + " | 2 3", "decision combat"),
    });

const UnitsOnBoard hillsHeld = {{"16.03", "REP-MG1"},
                                {"16.04", "REP-MG2"},
                                {"17.05", "REP-MG3"},
                                {"18.03", "ITA-IX-Lu ITA-IX-Ura"},
                                {"18.04", "REP-1Bis-MPG REP-1Bis-Com REP-1Bis-JD"},
                                {"17.04", "REP-1Bis-Tha"}};
UnitsOnBoard fourthHill(const std::string& unit) {
    UnitsOnBoard units = hillsHeld;
    units.push_back({"18.05", unit});
    return units;
}
const std::string attackBrihuega =
    "attack target=18.03 with=REP-1Bis-MPG,REP-1Bis-Com,REP-1Bis-JD,REP-1Bis-Tha";

/// Twelve points against eight of a division in panic: 1.5, so 2:1, NE with 5.
Board panicked(const std::string& choice) {
    return with(republicans("combat",
                            {{"44.12", "ITA-VI-Ardi"}, {"43.13", "REP-XI-Tha REP-XI-CdP"}},
                            {{"A16", choice}}),
                "panic_fn", 1);
}
const std::string attackPanicked = "attack target=44.12 with=REP-XI-Tha,REP-XI-CdP";

const RuleRows modifierRows(
    "modifiers",
    {
        row("1.17c", "G46: Brihuega under four hills is not doubled, and two are added",
            republicans("combat", fourthHill("REP-MG4"), {{"A44", "any"}}),
            attackBrihuega + " | 1 2", "decision combat; ITA-IX-Lu face 0"),
        row("1.17c", "three hills are not enough", republicans("combat", hillsHeld),
            attackBrihuega + " | 3 4", "decision combat; ITA-IX-Lu face 0"),
        row("1.17c", "a gun on the fourth counts",
            republicans("combat", fourthHill("REP-Arty-7"), {{"A44", "any"}}),
            attackBrihuega + " | 1 2", "decision combat; ITA-IX-Lu face 0"),
        row("1.17c", "or does not",
            republicans("combat", fourthHill("REP-Arty-7"), {{"A44", "infantry"}}),
            attackBrihuega + " | 3 4", "decision combat; ITA-IX-Lu face 0"),
        row("2.7d", "panic adds two to the dice", panicked("two"), attackPanicked + " | 1 2",
            "decision combat"),
        row("2.7d", "or one", panicked("one"), attackPanicked + " | 1 3", "decision combat"),
        row("2.7d", "or three", panicked("three"), attackPanicked + " | 1 1", "decision combat"),
        row("4.8a", "simplified panic has none of this",
            with(republicans("combat",
                             {{"44.12", "ITA-VI-Ardi"}, {"43.13", "REP-XI-Tha REP-XI-CdP"}},
                             {{"simplified_panic", "on"}}),
                 "panic_fn", 1),
            attackPanicked + " | 2 3", "decision combat"),
        row("SCS.combat", "across a stream one is taken off",
            nationalists("combat", {{"49.07", "REP-49-PI"}, {"49.08", "ITA-Lit-1-1 ITA-Lit-2-1"}}),
            "attack target=49.07 with=ITA-Lit-1-1,ITA-Lit-2-1 | 3 3", "decision combat"),
        row("SCS.combat", "but only if all attack across it",
            nationalists("combat", {{"49.07", "REP-49-PI"},
                                    {"49.08", "ITA-Lit-1-1"},
                                    {"49.06", "ITA-Lit-2-1"}}),
            "attack target=49.07 with=ITA-Lit-1-1,ITA-Lit-2-1 | 2 3", "decision combat"),
        row("SCS.combat", "across a river units attack with half",
            nationalists("combat", {{"57.02", "REP-49-PI"}, {"57.03", "ITA-Lit-1-1 ITA-Lit-2-1"}}),
            "attack target=57.02 with=ITA-Lit-1-1,ITA-Lit-2-1 | 3 4", "decision combat"),
    });

const UnitsOnBoard rebelAir = {{"44.12", "REP-49-PI"},
                               {"45.12", "ITA-Lit-1-1 ITA-Lit-2-1"},
                               {"republican_air_ready", "REP-Air-1 REP-Air-2"}};
UnitsOnBoard bothAir() {
    UnitsOnBoard units = rebelAir;
    units.push_back({"italian_air_ready", "ITA-Air-1"});
    return units;
}
const UnitsOnBoard italianAirNorth = {
    {"34.29", "REP-48-Dmi"}, {"35.29", "ESP-Sot-6Vic"}, {"italian_air_ready", "ITA-Air-1"}};

const RuleRows supportRows(
    "support",
    {
        row("1.10a", "an air point of the defender shifts one column to the left",
            nationalists("combat", rebelAir), attackIt + "; air points=1 | 3 4",
            "decision combat nationalist; REP-Air-1 at republican_air_used; "
            "REP-Air-2 at republican_air_ready"),
        row("1.10a", "two shift two", nationalists("combat", rebelAir),
            attackIt + "; air points=2 | 4 5", "decision combat; REP-49-PI face 0"),
        row("1.10 1.10a", "nobody has to", nationalists("combat", rebelAir),
            attackIt + "; done | 2 3", "decision combat; REP-Air-1 at republican_air_ready"),
        row("1.10", "nobody spends what he does not have", nationalists("combat", rebelAir),
            attackIt + "; air points=3", "refused 1.10"),
        row("1.10a", "the attacker's shift to the right",
            republicans("combat", {{"44.12", "ITA-Lit-1-1"},
                                   {"43.13", "REP-XII-Gar"},
                                   {"republican_air_ready", "REP-Air-1"}}),
            "attack target=44.12 with=REP-XII-Gar; air points=1 | 2 3",
            "decision combat; REP-XII-Gar face 0"),
        row("1.10a 4.5", "the attacker commits first",
            nationalists("combat", bothAir(), {{"A31", "attacker"}, {"italian_air_bases", "on"}}),
            attackIt, "decision support nationalist"),
        row("1.10a 4.5", "or the defender",
            nationalists("combat", bothAir(), {{"A31", "defender"}, {"italian_air_bases", "on"}}),
            attackIt, "decision support republican"),
        row("1.10a 4.5", "both sides' points are counted",
            nationalists("combat", bothAir(), {{"italian_air_bases", "on"}}),
            attackIt + "; air points=1; air points=1 | 2 3", "decision combat"),
        row("2.6b", "Italian air points do not help Spaniards in the north",
            nationalists("combat", italianAirNorth, {{"italian_air_bases", "on"}}),
            "attack target=34.29 with=ESP-Sot-6Vic | 3 4",
            "decision combat; ITA-Air-1 at italian_air_ready"),
        row("4.7a", "intensive combat makes something of NE",
            nationalists("combat", twoToOne, {{"intensive_combat", "on"}}),
            attackIt + "; intensify | 2 3",
            "ITA-Lit-1-1 at 45.12; REP-49-PI at 44.12; decision losses nationalist"),
        row("4.7a", "and is only declared if one likes",
            nationalists("combat", twoToOne, {{"intensive_combat", "on"}}),
            attackIt + "; done | 2 3", "decision combat; REP-49-PI face 0"),
        row("4.7a", "without the option nobody is asked",
            nationalists("combat", twoToOne, {{"intensive_combat", "off"}}), attackIt + " | 2 3",
            "decision combat; REP-49-PI face 0"),
        row("4.7b 4.7a", "tanks that fight do not care",
            republicans("combat",
                        {{"44.12", "ITA-Lit-1-1 ITA-Tank-1CRS"},
                         {"43.13", "REP-XII-Gar REP-T26-1BT"}},
                        {{"intensive_combat", "on"}}),
            "attack target=44.12 with=REP-XII-Gar,REP-T26-1BT; intensify | 3 3 4",
            "ITA-Tank-1CRS face 0; REP-T26-1BT face 0; REP-XII-Gar face 1; ITA-Lit-1-1 face 1"),
        row("1.16d", "whoever is attacked aboard a truck gets off first and is DG",
            nationalists("combat",
                         facing("REP-49-PI:aboard=1 REP-Truck-1", "ITA-Lit-1-1 ITA-Lit-2-1")),
            attackIt + " | 1 2", "REP-49-PI aboard 0; REP-49-PI dg 1; REP-Truck-1 at 44.12"),
        row("1.16e", "if it is destroyed, so is its truck",
            nationalists("combat",
                         facing("REP-Ind-GC:aboard=1 REP-Truck-1", "ITA-Lit-1-1 ITA-Lit-2-1")),
            attackIt + " | 2 3 1", "REP-Ind-GC at eliminated; REP-Truck-1 at eliminated"),
    });

/// GC has one step; D1 is the end of it.
const UnitsOnBoard toBeTaken = facing("REP-Ind-GC", "ITA-Lit-1-1 ITA-Lit-2-1 ITA-Tank-1CRS");
const std::string takeIt = "attack target=44.12 with=ITA-Lit-1-1,ITA-Lit-2-1 | 2 3 1";

const RuleRows advanceRows(
    "advances",
    {
        row("SCS.advance", "attackers may enter the hex they emptied",
            nationalists("combat", toBeTaken), takeIt + "; advance units=ITA-Lit-1-1",
            "ITA-Lit-1-1 at 44.12; ITA-Lit-2-1 at 45.12; decision combat"),
        row("SCS.advance", "or stay", nationalists("combat", toBeTaken), takeIt + "; hold",
            "ITA-Lit-1-1 at 45.12; decision combat"),
        row("SCS.advance", "only those who attacked", nationalists("combat", toBeTaken),
            takeIt + "; advance units=ITA-Lit-1-1,ITA-Tank-1CRS", "refused SCS.advance"),
        row("1.11b", "G28: armour does not end alone", nationalists("combat", toBeTaken),
            "attack target=44.12 with=ITA-Lit-1-1,ITA-Lit-2-1,ITA-Tank-1CRS | 2 3 1; "
            "advance units=ITA-Tank-1CRS",
            "refused 1.11b because ITA-Tank-1CRS"),
        row("1.11b SCS.advance", "nor is it left alone", nationalists("combat", toBeTaken),
            "attack target=44.12 with=ITA-Lit-1-1,ITA-Lit-2-1,ITA-Tank-1CRS | 2 3 1; "
            "advance units=ITA-Lit-1-1,ITA-Lit-2-1",
            "refused 1.11b"),
        row("SCS.advance 1.11f", "together they enter, then the armour rolls",
            nationalists("combat", toBeTaken),
            "attack target=44.12 with=ITA-Lit-1-1,ITA-Lit-2-1,ITA-Tank-1CRS | 2 3 1; "
            "advance units=ITA-Lit-1-1,ITA-Tank-1CRS | 4",
            "ITA-Tank-1CRS at 44.12; decision combat"),
        row("1.16e", "empty trucks are lost when an enemy enters",
            nationalists("combat", facing("REP-Ind-GC REP-Truck-1", "ITA-Lit-1-1 ITA-Lit-2-1")),
            takeIt + "; advance units=ITA-Lit-1-1", "REP-Truck-1 at eliminated"),
        row("1.8e", "after a barrage nobody advances",
            nationalists("combat", {{"45.12", "ITA-Lit-1-1"}, {"43.12", "REP-49-PI"}}), "",
            "not_offered attack; decision combat"),
    });

UnitsOnBoard onTheMove(const std::string& defenders, const std::string& movers) {
    return {{"44.12", defenders}, {"46.12", movers}};
}
const std::string runOver = "overrun from=46.12 units=ITA-Lit-1-1,ITA-Lit-2-1 path=45.12,44.12";
UnitsOnBoard underAir() {
    UnitsOnBoard units = onTheMove("REP-49-PI", "ITA-Lit-1-1 ITA-Lit-2-1");
    units.push_back({"republican_air_ready", "REP-Air-1"});
    return units;
}

const RuleRows overrunRows(
    "overruns",
    {
        row("SCS.overrun 1.20", "who overruns enters the hex he emptied",
            nationalists("movement", onTheMove("REP-Ind-GC", "ITA-Lit-1-1 ITA-Lit-2-1")),
            runOver + " | 2 3 1", "ITA-Lit-1-1 at 44.12; ITA-Lit-2-1 at 44.12"),
        row("SCS.overrun", "or stops before it",
            nationalists("movement", onTheMove("REP-49-PI", "ITA-Lit-1-1 ITA-Lit-2-1")),
            runOver + " | 2 3", "ITA-Lit-1-1 at 45.12; REP-49-PI at 44.12; REP-49-PI face 0"),
        row("SCS.overrun", "only those who overrun lose steps",
            nationalists("movement", {{"44.12", "REP-49-PI"},
                                      {"46.12", "ITA-Lit-1-1"},
                                      {"45.12", "ITA-Lit-2-1"}}),
            "overrun from=46.12 units=ITA-Lit-1-1 path=45.12,44.12 | 3 3",
            "ITA-Lit-1-1 face 1; ITA-Lit-2-1 face 0"),
        row("1.10a", "air points may be spent in overruns", nationalists("movement", underAir()),
            runOver + "; air points=1 | 3 4", "ITA-Lit-1-1 at 45.12; REP-49-PI face 0"),
        row("4.7a", "intensive combat is not for overruns",
            nationalists("movement", onTheMove("REP-49-PI", "ITA-Lit-1-1 ITA-Lit-2-1"),
                         {{"intensive_combat", "on"}, {"A43", "no"}}),
            runOver + " | 2 3", "REP-49-PI face 0"),
        row("4.7a", "or it is",
            nationalists("movement", onTheMove("REP-49-PI", "ITA-Lit-1-1 ITA-Lit-2-1"),
                         {{"intensive_combat", "on"}, {"A43", "yes"}}),
            runOver + "; intensify | 2 3", "decision losses nationalist"),
        row("2.7d", "a division in panic does not overrun",
            with(nationalists("movement", onTheMove("REP-Ind-GC", "ITA-VI-Ardi"), {{"A57", "no"}}),
                 "panic_fn", 1),
            "overrun from=46.12 units=ITA-VI-Ardi path=45.12,44.12", "refused 2.7d/A57"),
        row("2.7d", "or does",
            with(nationalists("movement", onTheMove("REP-Ind-GC", "ITA-VI-Ardi"), {{"A57", "yes"}}),
                 "panic_fn", 1),
            "overrun from=46.12 units=ITA-VI-Ardi path=45.12,44.12 | 2 3 1",
            "ITA-VI-Ardi at 44.12"),
    });

TEST_CASE("overruns of Guadalajara") {
    overrunRows.check();
}
TEST_CASE("attacks of Guadalajara") {
    attackRows.check();
}
TEST_CASE("odds of Guadalajara") {
    oddsRows.check();
}
TEST_CASE("modifiers of Guadalajara") {
    modifierRows.check();
}
TEST_CASE("support in Guadalajara") {
    supportRows.check();
}
TEST_CASE("advances of Guadalajara") {
    advanceRows.check();
}

Preview previewOn(const Board& board, const std::string& line) {
    RuleTable table(board);
    const Command command = table.command(line);
    return previewBattle(table.position(), command.side, command.arguments.counters(1),
                         command.arguments.hex(0), false);
}
Ratio chances(const Preview& preview) {
    Ratio sum;
    for (const Prospect& each : preview.prospects)
        sum = sum + each.chance;
    return sum;
}

TEST_CASE("a preview counts what the attack would") {
    RuleRows::enter("1.6c 1.7a 1.8b SCS.odds");
    const Preview worn =
        previewOn(nationalists("combat", facing("REP-49-PI:dg=1 REP-Arty-7:oos=1 REP-Arty-13:oos=1",
                                                "ITA-Lit-1-1:dg=1:oos=1 ITA-VI-Ardi:oos=1")),
                  "attack target=44.12 with=ITA-Lit-1-1,ITA-VI-Ardi");
    REQUIRE(worn.parts.size() == 4);
    CHECK(worn.parts[0].tally.total() == Ratio(4)); // 6/4 + 5/2
    CHECK(worn.parts[1].tally.total() == Ratio(7, 2));
    CHECK(chances(worn) == Ratio(1));

    const Preview automatic = previewOn(nationalists("combat", facing("REP-XII-Gar", "ITA-MG-Lit")),
                                        "attack target=44.12 with=ITA-MG-Lit");
    CHECK(automatic.prospects.size() == 1);
    CHECK(chances(automatic) == Ratio(1));
}

TEST_CASE("a preview counts what the attack will find") {
    RuleRows::enter("1.16d 1.20");
    const Preview carried =
        previewOn(nationalists("combat", facing("REP-Truck-1 REP-49-PI:aboard=1", "ITA-Lit-1-1")),
                  "attack target=44.12 with=ITA-Lit-1-1");
    CHECK(carried.parts[1].tally.total() == Ratio(3)); // it unloads and is DG
    const RuleTable at(italians({{"33.05", "ITA-Lit-1-1"}, {"32.03", "REP-48-Dmi"}}));
    const Preview across = previewOf(
        at.position(), at.command("overrun from=33.05 units=ITA-Lit-1-1 path=33.04,32.03"));
    CHECK(across.parts[0].tally.total() == Ratio(3)); // over the river it will stand at
}

TEST_CASE("a preview shows the modifiers of a tank fight that is rolled for") {
    RuleRows::enter("1.12e");
    const auto shownFor = [](const char* tank, const char* reading) {
        const std::string stack = std::string("ITA-Lit-1-1 ") + tank;
        return previewOn(nationalists("combat", facing("REP-49-PI REP-T26-1BT", stack),
                                      {{"A13", reading}}),
                         std::string("attack target=44.12 with=ITA-Lit-1-1,") + tank)
            .parts.size();
    };
    CHECK(shownFor("ITA-Tank-1CRS", "no_roll") == 5);
    CHECK(shownFor("ITA-LF-CRS", "no_roll") == 4);
    CHECK(shownFor("ITA-LF-CRS", "enemy_rolled") == 5);
}

TEST_CASE("terrain multiplies the defence") {
    RuleRows::enter("SCS.odds 1.17c");
    const auto defence = [](const std::string& hex, const std::string& from) {
        return previewOn(nationalists("combat", {{hex, "REP-49-PI"}, {from, "ITA-Lit-1-1"}}),
                         "attack target=" + hex + " with=ITA-Lit-1-1")
            .parts[1]
            .tally.total();
    };
    CHECK(defence("38.07", "38.08") == Ratio(9)); // woods
    CHECK(defence("19.05", "19.06") == Ratio(9)); // hills
    CHECK(defence("8.09", "8.08") == Ratio(12));  // a major village
    CHECK(defence("29.08", "30.08") == Ratio(6)); // a minor one
}

TEST_CASE("a preview does not look into hidden stacks") {
    RuleRows::enter("SCS.fog", nationalists("combat", {}, {{"A88", "top_only"}}));
    const Preview hidden =
        previewOn(nationalists("combat", facing("REP-49-PI REP-48-Ter", "ITA-Lit-1-1"),
                               {{"A88", "top_only"}}),
                  "attack target=44.12 with=ITA-Lit-1-1");
    CHECK(hidden.parts.size() == 1);
    CHECK(hidden.prospects.empty());
}

} // namespace
