// SPDX-License-Identifier: GPL-3.0-or-later
// Zones of control (SCS.zoc and what 1.7a, 1.16b, 2.8b take away) and stacking (1.1, 1.11, 1.12b,
// 2.6b, 4.1). The plain round 45.12 is open ground: one point a hex.
#include "engine/guadalajara/chapters.h"
#include "tests/guadalajara/rule_rows.h"

#include <doctest/doctest.h>

using namespace esagono;
using namespace esagono::guadalajara;

namespace {

/// A bandera beside the hex of an enemy goes away from it.
Row leaving(const char* section, const char* what, const std::string& enemy, int spentHalves,
            Choices rulings = {}) {
    return row(
        section, what,
        nationalists("movement", {{"46.11", "ITA-VI-Ardi"}, {"45.12", enemy}}, std::move(rulings)),
        "move from=46.11 units=ITA-VI-Ardi path=47.12",
        "ITA-VI-Ardi at 47.12; ITA-VI-Ardi spent " + std::to_string(spentHalves));
}

/// A Republican battalion goes away from a hex of the Nationalists.
Row leavingItalians(const char* section, const char* what, const std::string& enemy,
                    int spentHalves, Choices rulings = {}) {
    return row(
        section, what,
        republicans("movement", {{"46.11", "REP-48-Dmi"}, {"45.12", enemy}}, std::move(rulings)),
        "move from=46.11 units=REP-48-Dmi path=47.12",
        "REP-48-Dmi spent " + std::to_string(spentHalves));
}

const RuleRows zonesOfControl(
    "zones of control",
    {
        leaving("SCS.zoc", "two points more on leaving an enemy zone", "REP-48-Dmi", 6,
                {{"A45", "leave"}}),
        leaving("SCS.zoc", "nothing on leaving, if it is paid on entering", "REP-48-Dmi", 2,
                {{"A45", "enter"}}),
        row("SCS.zoc", "entering a zone is free and does not stop",
            nationalists("movement", {{"47.12", "ITA-VI-Ardi"}, {"45.12", "REP-48-Dmi"}}),
            "move from=47.12 units=ITA-VI-Ardi path=46.11,46.10", "ITA-VI-Ardi spent 8"),
        row("SCS.zoc", "two points more on entering, by the other reading",
            nationalists("movement", {{"47.12", "ITA-VI-Ardi"}, {"45.12", "REP-48-Dmi"}},
                         {{"A45", "enter"}}),
            "move from=47.12 units=ITA-VI-Ardi path=46.11", "ITA-VI-Ardi spent 6"),
        row("SCS.zoc", "from zone to zone it is paid twice, if both are paid",
            nationalists("movement", {{"46.11", "ITA-VI-Ardi"}, {"45.12", "REP-48-Dmi"}},
                         {{"A45", "both"}}),
            "move from=46.11 units=ITA-VI-Ardi path=46.12", "ITA-VI-Ardi spent 10"),
        row("SCS.zoc", "a friendly unit in the hex changes nothing for those who move",
            nationalists("movement",
                         {{"46.11", "ITA-VI-Ardi ITA-VI-Int"}, {"45.12", "REP-48-Dmi"}}),
            "move from=46.11 units=ITA-VI-Ardi path=47.12", "ITA-VI-Ardi spent 6"),
        leaving("1.7a", "DG units have none", "REP-48-Dmi:dg=1", 2),
        leavingItalians("1.16b", "units aboard have none", "ITA-Truck-1 ITA-VI-Ardi:aboard=7", 2),
        leavingItalians("SCS.zoc", "guns have none", "ITA-Arty-VI", 2),
        leavingItalians("SCS.zoc 2.1", "nor HQs", "ITA-HQ-FN", 2),
        leavingItalians("SCS.zoc", "an attack factor of nought has none", "ITA-AT-CRS", 2,
                        {{"A67", "attack"}}),
        leavingItalians("SCS.zoc", "or all have one but guns, HQs, trucks and lone vehicles",
                        "ITA-AT-CRS", 6, {{"A67", "all_but_trucks"}}),
        leavingItalians("SCS.zoc", "guns not even then", "ITA-Arty-VI", 2,
                        {{"A67", "all_but_trucks"}}),
        leavingItalians("SCS.zoc", "lone vehicles neither", "ITA-Tank-1CRS", 2,
                        {{"A67", "all_but_trucks"}}),
        row("2.8b", "surprised Republicans south of the line have none",
            onTurn(nationalists("movement", {{"46.11", "ITA-VI-Ardi"}, {"45.12", "REP-48-Dmi"}}),
                   1),
            "move from=46.11 units=ITA-VI-Ardi path=47.12", "ITA-VI-Ardi spent 2"),
        row("2.8b", "those in the north have theirs",
            onTurn(nationalists("movement", {{"16.28", "ESP-Sot-6Vic"}, {"16.27", "REP-49-PI"}}),
                   1),
            "move from=16.28 units=ESP-Sot-6Vic path=16.29", "ESP-Sot-6Vic spent 6"),
        row("2.8b", "and on turn 2 all have them",
            onTurn(nationalists("movement", {{"46.11", "ITA-VI-Ardi"}, {"45.12", "REP-48-Dmi"}}),
                   2),
            "move from=46.11 units=ITA-VI-Ardi path=47.12", "ITA-VI-Ardi spent 6"),
    });

const std::string three = "ITA-VI-Int ITA-VI-Aud ITA-VII-Inf";

const RuleRows stacks(
    "stacking",
    {
        row("1.1", "six steps are the limit",
            nationalists("movement", {{"46.11", "ITA-VI-Ardi"}, {"47.12", three}}),
            "move from=46.11 units=ITA-VI-Ardi path=47.12", "refused 1.1"),
        row("1.1", "six steps fit",
            nationalists("movement",
                         {{"46.11", "ITA-VI-Ardi"}, {"47.12", "ITA-VI-Int ITA-VI-Aud"}}),
            "move from=46.11 units=ITA-VI-Ardi path=47.12", "ITA-VI-Ardi at 47.12"),
        row("1.1 1.2a", "a reduced unit counts one",
            nationalists("movement", {{"46.11", "ITA-VI-Ardi:reduced"},
                                      {"47.12", "ITA-VI-Int ITA-VI-Aud ITA-VII-Inf:reduced"}}),
            "move from=46.11 units=ITA-VI-Ardi path=47.12", "ITA-VI-Ardi at 47.12"),
        row("1.1 1.2c", "armour counts nothing",
            nationalists("movement", {{"46.11", "ITA-VI-Ardi ITA-Tank-1CRS"}, {"47.12", three}}),
            "move from=46.11 units=ITA-Tank-1CRS path=47.12", "ITA-Tank-1CRS at 47.12"),
        row("1.1 1.2c", "flamethrower engineers neither",
            nationalists("movement", {{"46.11", "ITA-VI-Ardi ITA-Gen-CRS"}, {"47.12", three}}),
            "move from=46.11 units=ITA-Gen-CRS path=47.12", "ITA-Gen-CRS at 47.12"),
        row("1.1 SCS.stacking", "on the way the limit does not count",
            nationalists("movement", {{"46.11", "ITA-VI-Ardi"}, {"47.12", three}}),
            "move from=46.11 units=ITA-VI-Ardi path=47.12,48.11", "ITA-VI-Ardi at 48.11"),
        row("1.11a", "no two armoured units in a hex",
            nationalists("movement", {{"46.11", "ITA-VI-Ardi ITA-Tank-1CRS"},
                                      {"47.12", "ITA-VI-Int ITA-Tank-2CRS"}}),
            "move from=46.11 units=ITA-Tank-1CRS path=47.12",
            "refused 1.11a because ITA-Tank-2CRS"),
        row("1.11a", "but one may pass the other",
            nationalists("movement", {{"46.11", "ITA-VI-Ardi ITA-Tank-1CRS"},
                                      {"47.12", "ITA-VI-Int ITA-Tank-2CRS"},
                                      {"48.11", "ITA-VI-Aud"}}),
            "move from=46.11 units=ITA-Tank-1CRS path=47.12,48.11", "ITA-Tank-1CRS at 48.11"),
        row("1.11b", "G28: armour does not end alone",
            nationalists("movement", {{"46.11", "ITA-VI-Ardi ITA-Tank-1CRS"}}),
            "move from=46.11 units=ITA-Tank-1CRS path=47.12", "refused 1.11b"),
        row("1.11b", "nor is it left alone",
            nationalists("movement", {{"46.11", "ITA-VI-Ardi ITA-Tank-1CRS"}}),
            "move from=46.11 units=ITA-VI-Ardi path=47.12", "refused 1.11b"),
        row("1.11b", "together they go",
            nationalists("movement", {{"46.11", "ITA-VI-Ardi ITA-Tank-1CRS"}}),
            "move from=46.11 units=ITA-VI-Ardi,ITA-Tank-1CRS path=47.12",
            "ITA-Tank-1CRS at 47.12; ITA-VI-Ardi at 47.12; ITA-Tank-1CRS spent 4; "
            "ITA-VI-Ardi spent 2"),
        row("1.12b", "flamethrower engineers are never alone",
            nationalists("movement", {{"46.11", "ITA-VI-Ardi ITA-Gen-CRS"}}),
            "move from=46.11 units=ITA-Gen-CRS path=47.12", "refused 1.12b"),
        row("1.12b", "armour is no company for them",
            nationalists("movement", {{"46.11", "ITA-VI-Ardi ITA-Gen-CRS ITA-Tank-1CRS"}}),
            "move from=46.11 units=ITA-Gen-CRS,ITA-Tank-1CRS path=47.12", "refused 1.11b"),
        row("2.6b 4.3b", "Spaniards and Italians do not stack, line or no line",
            nationalists("movement", {{"46.11", "ITA-VI-Ardi"}, {"47.12", "ESP-Sot-6Vic"}},
                         {{"looser_line", "none"}}),
            "move from=46.11 units=ITA-VI-Ardi path=47.12", "refused 2.6b because ITA-VI-Ardi"),
        row("4.1", "Communists and Anarchists may stack without the option",
            republicans("movement", {{"46.11", "REP-MCC-Cam"}, {"47.12", "REP-70-Con1"}},
                        {{"political_incompatibility", "off"}}),
            "move from=46.11 units=REP-MCC-Cam path=47.12", "REP-MCC-Cam at 47.12"),
        row("4.1", "with it they do not",
            republicans("movement", {{"46.11", "REP-MCC-Cam"}, {"47.12", "REP-70-Con1"}},
                        {{"political_incompatibility", "on"}}),
            "move from=46.11 units=REP-MCC-Cam path=47.12", "refused 4.1 because REP-70-Con1"),
        row("1.16a", "a loaded truck counts two with its load",
            nationalists("movement", {{"47.16", "ITA-Truck-1 ITA-VI-Ardi:aboard=7:reduced"},
                                      {"48.15", "ITA-VI-Int ITA-VI-Aud ITA-Arty-VI"}}),
            "move from=47.16 units=ITA-Truck-1 path=48.15", "refused 1.1"),
        row("1.16a", "an empty one nothing",
            nationalists("movement", {{"47.16", "ITA-Truck-1"}, {"48.15", three}}),
            "move from=47.16 units=ITA-Truck-1 path=48.15", "ITA-Truck-1 at 48.15"),
    });

} // namespace

TEST_CASE("SCS.zoc, 1.7a, 1.16b, 2.8b Zones of control") {
    zonesOfControl.check();
}
TEST_CASE("1.1, 1.11a, 1.11b, 1.12b, 2.6b, 4.1 Stacking") {
    stacks.check();
}

TEST_CASE("Whoever asks how full a hex is hears it") {
    const RuleTable table(nationalists("movement", {{"46.11", "ITA-VI-Ardi ITA-Tank-1CRS"}}));
    const Room full = room(table.position(), table.hex("46.11"), nationalist);
    CHECK(full.used == 2);
    CHECK(full.limit == 6);
    CHECK(stackedIn(table.position(), table.hex("46.11"), republican) == 0);
}
