// SPDX-License-Identifier: GPL-3.0-or-later
// Who loses steps (1.4, 1.8f, SCS 8.0a), and who comes back (1.14).
#include "tests/guadalajara/rule_rows.h"

#include <doctest/doctest.h>

using namespace esagono;
using namespace esagono::guadalajara;

namespace {

/// Twenty-three points against what stands in 44.12.
Board strongAttackOn(const std::string& defenders, Choices choices = {}) {
    return republicans(
        "combat", {{"44.12", defenders}, {"43.13", "REP-XII-Gar REP-XII-AM REP-XI-EA"}}, choices);
}
const std::string strongly = "attack target=44.12 with=REP-XII-Gar,REP-XII-AM,REP-XI-EA";

Board littorioOn(const std::string& defenders, Choices choices = {}) {
    return nationalists("combat",
                        {{"44.12", defenders}, {"45.12", "ITA-Lit-1-1 ITA-Lit-2-1 ITA-Lit-3-1"}},
                        choices);
}
const std::string withLittorio = "attack target=44.12 with=ITA-Lit-1-1,ITA-Lit-2-1,ITA-Lit-3-1";

Board shelled(const std::string& target, Choices choices = {}) {
    return republicans(
        "barrage", {{"44.12", target}, {"43.13", "REP-49-PI"}, {"42.13", "REP-Arty-13"}}, choices);
}
const std::string shellIt = "shell target=44.12 guns=REP-Arty-13 | 4 6";

const RuleRows lossRows(
    "losses",
    {
        row("1.4 1.2a", "G76: the volunteer loses the step although the other is stronger",
            strongAttackOn("ITA-VI-Ardi ITA-Lit-1-1"), strongly + " | 4 5",
            "ITA-VI-Ardi face 1; ITA-Lit-1-1 face 0; decision retreat nationalist"),
        row("SCS.losses", "G77: the strongest loses the first step",
            littorioOn("REP-1Bis-MPG REP-48-Dmi"), withLittorio + " | 4 5",
            "REP-1Bis-MPG face 1; REP-48-Dmi face 0"),
        row("1.4", "the first of two losses is a volunteer's",
            strongAttackOn("ITA-VI-Ardi ITA-VI-Int ITA-Lit-1-1"),
            strongly + " | 6 6; lose shares=ITA-Lit-1-1:2", "refused 1.4 because ITA-VI-Int"),
        row("1.4", "the second is not bound", strongAttackOn("ITA-VI-Ardi ITA-VI-Int ITA-Lit-1-1"),
            strongly + " | 6 6; lose shares=ITA-VI-Ardi:1,ITA-Lit-1-1:1",
            "ITA-VI-Ardi face 1; ITA-Lit-1-1 face 1; ITA-VI-Int face 0"),
        row("1.4 SCS.losses", "volunteers in another hex are not stacked with them",
            nationalists("combat", {{"44.12", "REP-XII-Gar"},
                                    {"45.12", "ITA-Lit-1-1"},
                                    {"45.13", "ITA-VI-Ardi"}}),
            "attack target=44.12 with=ITA-Lit-1-1,ITA-VI-Ardi | 3 3",
            "ITA-Lit-1-1 face 1; ITA-VI-Ardi face 0"),
        row("SCS.losses", "of attackers the attack factor counts",
            nationalists("combat",
                         {{"44.12", "REP-1Bis-MPG"}, {"45.12", "ITA-MG-Lit ITA-Lit-1-1"}}),
            "attack target=44.12 with=ITA-MG-Lit,ITA-Lit-1-1 | 3 3",
            "ITA-Lit-1-1 face 1; ITA-MG-Lit face 0"),
        row("SCS.losses", "after the strongest the owner chooses",
            littorioOn("REP-1Bis-MPG REP-48-Dmi"),
            withLittorio + " | 6 6; lose shares=REP-1Bis-MPG:1,REP-48-Dmi:1",
            "REP-1Bis-MPG face 1; REP-48-Dmi face 1; decision retreat republican"),
        row("SCS.losses", "but not before", littorioOn("REP-1Bis-MPG REP-48-Dmi"),
            withLittorio + " | 6 6; lose shares=REP-48-Dmi:2",
            "refused SCS.losses because REP-1Bis-MPG"),
        row("1.19 SCS.trade", "G78: a step more does not spare the retreat",
            littorioOn("REP-48-Ter REP-48-Dmi"),
            withLittorio + " | 4 5; lose shares=REP-48-Ter:1,REP-48-Dmi:1", "refused 1.19"),
        row("1.2a", "nobody loses more steps than he has",
            littorioOn("REP-48-Ter:reduced REP-48-Dmi:reduced REP-48-PdM:reduced"),
            withLittorio + " | 4 6; lose shares=REP-48-Ter:2", "refused 1.2a"),
        row("1.16e", "trucks take no losses in combat",
            littorioOn("REP-48-Ter REP-48-Dmi REP-Truck-1"),
            withLittorio + " | 4 5; lose shares=REP-Truck-1:1", "refused 1.16e"),
        row("1.16e 1.8f", "in a barrage they do", shelled("ITA-Lit-1-1 ITA-Truck-1"),
            shellIt + "; lose shares=ITA-Truck-1:1",
            "ITA-Truck-1 at eliminated; ITA-Lit-1-1 face 0; ITA-Lit-1-1 dg 1"),
        row("1.8f", "in a barrage the owner chooses, not the strongest",
            shelled("ITA-Lit-1-1 ITA-Brs-CRS"), shellIt + "; lose shares=ITA-Brs-CRS:1",
            "ITA-Brs-CRS at eliminated; ITA-Lit-1-1 face 0; ITA-Lit-1-1 dg 1"),
        row("1.4 1.8f", "but volunteers come first there too",
            shelled("ITA-VI-Ardi ITA-VI-Int ITA-Lit-1-1", {{"A54", "volunteer_first"}}),
            shellIt + "; lose shares=ITA-Lit-1-1:1", "refused 1.4/A54"),
        row("1.8f", "or they do not",
            shelled("ITA-VI-Ardi ITA-VI-Int ITA-Lit-1-1", {{"A54", "free"}}),
            shellIt + "; lose shares=ITA-Lit-1-1:1", "ITA-Lit-1-1 face 1; ITA-VI-Ardi face 0"),
        row("1.4", "the guns of volunteer divisions are regulars",
            shelled("ITA-VI-Ardi ITA-Arty-VI", {{"A64", "army"}}), shellIt,
            "ITA-VI-Ardi face 1; ITA-Arty-VI at 44.12"),
        row("1.4", "or volunteers", shelled("ITA-VI-Ardi ITA-Arty-VI", {{"A64", "volunteers"}}),
            shellIt + "; lose shares=ITA-Arty-VI:1", "ITA-Arty-VI at eliminated"),
        row("2.7b", "every step of a division counts for its morale",
            with(strongAttackOn("ITA-VI-Ardi"), "morale_fn", 3), strongly + " | 3 4",
            "ITA-VI-Ardi face 1; track morale_fn 4"),
    });

/// A unit that dies with its next step, and Littorio beside it with twelve points.
Board lastStepOf(const std::string& unit, Choices choices = {}) {
    return nationalists("combat", {{"44.12", unit}, {"45.12", "ITA-Lit-1-1 ITA-Lit-2-1"}}, choices);
}
const std::string killIt = "attack target=44.12 with=ITA-Lit-1-1,ITA-Lit-2-1";
/// Likewise a Nationalist, and the Garibaldi battalion beside it.
Board garibaldiOn(const std::string& unit, UnitsOnBoard more = {}, Choices choices = {}) {
    UnitsOnBoard units = {{"44.12", unit}, {"43.13", "REP-XII-Gar"}};
    units.insert(units.end(), more.begin(), more.end());
    return republicans("combat", units, choices);
}
const std::string byGaribaldi = "attack target=44.12 with=REP-XII-Gar";
const UnitsOnBoard hqBehind = {{"46.12", "ITA-HQ-FN"}};

const RuleRows reconstitutionRows(
    "reconstitution",
    {
        row("1.14a 1.14b 1.14c", "G57: Communists come back after the die less one, reduced",
            lastStepOf("REP-50-Gua5:reduced", {{"A19", "from_loss"}}), killIt + " | 2 3 3",
            "REP-50-Gua5 at turn_7; REP-50-Gua5 returns 7; REP-50-Gua5 face 1"),
        row("1.14a", "or a turn later", lastStepOf("REP-50-Gua5:reduced", {{"A19", "from_next"}}),
            killIt + " | 2 3 3", "REP-50-Gua5 at turn_8"),
        row("1.14a", "G58: a one is the end of a volunteer",
            garibaldiOn("ITA-VI-Ardi:reduced", hqBehind), byGaribaldi + " | 3 4 1",
            "ITA-VI-Ardi at eliminated"),
        row("1.14b", "volunteers add one", garibaldiOn("ITA-VI-Ardi:reduced", hqBehind),
            byGaribaldi + " | 3 4 2", "ITA-VI-Ardi at turn_8; ITA-VI-Ardi face 1"),
        row("1.14a", "volunteers without a way to their HQ are lost, whatever the die",
            garibaldiOn("ITA-VI-Ardi:reduced"), byGaribaldi + " | 3 4",
            "ITA-VI-Ardi at eliminated"),
        row("1.14a", "another HQ does not help them",
            garibaldiOn("ITA-VI-Ardi:reduced", {{"46.12", "ITA-HQ-PN"}}), byGaribaldi + " | 3 4",
            "ITA-VI-Ardi at eliminated"),
        row("1.14a", "the independent groups need any HQ",
            garibaldiOn("ITA-IV-Tor:reduced", {{"46.12", "ITA-HQ-PN"}}, {{"A20", "any_hq"}}),
            byGaribaldi + " | 3 4 2", "ITA-IV-Tor at turn_8"),
        row("1.14a", "or none", garibaldiOn("ITA-IV-Tor:reduced", {}, {{"A20", "none"}}),
            byGaribaldi + " | 3 4 2", "ITA-IV-Tor at turn_8"),
        row("1.14b", "International Brigades take one off", lastStepOf("REP-XI-Tha:reduced"),
            killIt + " | 2 4 3", "REP-XI-Tha at turn_7"),
        row("1.14b", "Spaniards too",
            republicans("combat", {{"36.32", "ESP-Sot-6Vic:reduced"}, {"37.32", "REP-XII-Gar"}}),
            "attack target=36.32 with=REP-XII-Gar | 3 4 2", "ESP-Sot-6Vic at turn_6"),
        row("1.14b", "A91: Falangists as all Spaniards",
            republicans("combat", {{"36.32", "ESP-IbA-2BFB:reduced"}, {"37.32", "REP-XII-Gar"}},
                        {{"A91", "all"}}),
            "attack target=36.32 with=REP-XII-Gar | 3 4 2", "ESP-IbA-2BFB at turn_6"),
        row("1.14b", "A91: or not, as they are not of the army",
            republicans("combat", {{"36.32", "ESP-IbA-2BFB:reduced"}, {"37.32", "REP-XII-Gar"}},
                        {{"A91", "army"}}),
            "attack target=36.32 with=REP-XII-Gar | 3 4 2", "ESP-IbA-2BFB at turn_7"),
        row("1.14b", "A91: the army has it in any case",
            republicans("combat", {{"36.32", "ESP-Sot-6Vic:reduced"}, {"37.32", "REP-XII-Gar"}},
                        {{"A91", "army"}}),
            "attack target=36.32 with=REP-XII-Gar | 3 4 2", "ESP-Sot-6Vic at turn_6"),
        row("Info.4 1.14a", "battalions with the sign of a party or a country are infantry",
            lastStepOf("REP-70-Con1:reduced"), killIt + " | 2 3 4", "REP-70-Con1 at turn_9"),
        row("1.14b", "all others neither", lastStepOf("REP-48-Dmi:reduced"), killIt + " | 2 3 4",
            "REP-48-Dmi at turn_9"),
        row("1.14a", "whoever would come after the end does not come",
            onTurn(lastStepOf("REP-48-Dmi:reduced"), 9), killIt + " | 2 3 6",
            "REP-48-Dmi at eliminated"),
        row("1.14a", "infantry symbols only", lastStepOf("REP-MG1", {{"A22", "symbol"}}),
            killIt + " | 2 3", "REP-MG1 at eliminated"),
        row("1.14a", "or all on foot", lastStepOf("REP-MG1", {{"A22", "foot"}}),
            killIt + " | 2 3 4", "REP-MG1 at turn_9"),
        row("1.14e", "others never come back", lastStepOf("REP-Cav-XII"), killIt + " | 2 3",
            "REP-Cav-XII at eliminated"),
        row("3.4b", "the railway battalion does not either", lastStepOf("REP-RRBn"),
            killIt + " | 2 3", "REP-RRBn at eliminated"),
        row("1.14d 2.7b", "G60: an HQ comes back the turn after; morale rises by its step",
            onTurn(garibaldiOn("ITA-HQ-PN"), 6), byGaribaldi + " | 2 3",
            "ITA-HQ-PN at turn_7; ITA-HQ-PN returns 7; track morale_pn 1"),
        row("1.14a", "who cannot retreat is lost in combat",
            nationalists("combat",
                         {{"44.12", "REP-48-Dmi"},
                          {"45.12", "ITA-Lit-1-1 ITA-Lit-2-1"},
                          {"45.13", "ITA-VI-Ardi"},
                          {"44.13", "ITA-VI-Int"},
                          {"44.11", "ITA-VI-Aud"},
                          {"43.12", "ITA-VII-Inf"},
                          {"43.13", "ITA-VII-Ine"}},
                         {{"A21", "retreat"}}),
            killIt + " | 3 4 4", "REP-48-Dmi at turn_9"),
        row("1.14a", "or does not come back by the letter",
            nationalists("combat",
                         {{"44.12", "REP-48-Dmi"},
                          {"45.12", "ITA-Lit-1-1 ITA-Lit-2-1"},
                          {"45.13", "ITA-VI-Ardi"},
                          {"44.13", "ITA-VI-Int"},
                          {"44.11", "ITA-VI-Aud"},
                          {"43.12", "ITA-VII-Inf"},
                          {"43.13", "ITA-VII-Ine"}},
                         {{"A21", "strict"}}),
            killIt + " | 3 4", "REP-48-Dmi at eliminated"),
        row("1.14a", "attrition lets nobody come back",
            nationalists("supply!", {{"30.08", "ITA-Lit-1-1:oos=1"}}, {{"A21", "retreat"}}), "",
            "ITA-Lit-1-1 at eliminated"),
        row("1.14a", "or as everything else does",
            nationalists("supply!", {{"30.08", "ITA-Lit-1-1:oos=1"}}, {{"A21", "all"}}), "",
            "ITA-Lit-1-1 at turn_11"),
        row("4.8b", "with simplified panic volunteers never come back",
            garibaldiOn("ITA-VI-Ardi:reduced", hqBehind, {{"simplified_panic", "on"}}),
            byGaribaldi + " | 3 4", "ITA-VI-Ardi at eliminated"),
        row("4.8b 1.14d", "their HQs do",
            garibaldiOn("ITA-HQ-PN", {}, {{"simplified_panic", "on"}}), byGaribaldi + " | 2 3",
            "ITA-HQ-PN at turn_6"),
        row("4.8b", "without it they roll",
            garibaldiOn("ITA-VI-Ardi:reduced", hqBehind, {{"simplified_panic", "off"}}),
            byGaribaldi + " | 3 4 2", "ITA-VI-Ardi at turn_8"),
    });

TEST_CASE("losses in Guadalajara") {
    lossRows.check();
}
TEST_CASE("reconstitution in Guadalajara") {
    reconstitutionRows.check();
}

} // namespace
