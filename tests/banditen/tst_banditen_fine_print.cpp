// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences of the rulebook that permit or forbid something in passing, chapter by chapter.
#include "tests/banditen/rule_rows.h"

#include <doctest/doctest.h>

namespace esagono::banditen::fine_print_tests {

namespace {

Board begunAtTarnova() {
    Board board;
    board.scenario = "tarnova";
    board.decision = "setup";
    return board;
}
/// The 1st battalion and two units of the garrison, all far from what happens.
UnitsOnBoard elsewhere(UnitsOnBoard units) {
    const UnitsOnBoard others = {{"10.12", "@Ful1"}, {"11.11", "@VFr1"}, {"09.05", "@BaC1"}};
    units.insert(units.end(), others.begin(), others.end());
    return units;
}
const UnitsOnBoard germans = {
    {"13.06", "@Redi1:entered=1"}, {"14.04", "@Ger1"}, {"14.03", "@VG1"}, {"17.07", "@IV1"}};
/// The armoured car, six points of road away from the enemy.
const UnitsOnBoard drive = {
    {"10.20", "@CV1"}, {"09.19", "@GAR1"}, {"11.15", "@IV1:fire=2"}, {"17.07", "@VG1"}};
const std::string driveIn =
    "assault from=10.20 units=@CV1 path=10.19,11.19,11.18,11.17,11.16,11.15";

const RuleRows actionRows(
    "actions, in passing",
    {
        line("6.1", "no recovery out of command",
             gravellonaAxis(
                 {{"11.14", "@IV1:prone=1 @IIIC1"}, {"20.10", "@VG1"}, {"06.14", "@Redi1"}}),
             "recover from=11.14 units=@IV1", "refused 6.1"),
        line("7", "markers take no room",
             marked(tarnovaAxis(elsewhere({{"09.08", "@Ca1 @Ca2"}, {"09.09", "@Ca3"}})),
                    {"bunker@09.08", "mine@09.08=2"}),
             "move from=09.09 units=@Ca3 path=09.08", "@Ca3 at 09.08"),
        line("12 14", "those who enter the map are interrupted too",
             onTurn(
                 gravellona({{"entry_garibaldi", "@Redi1"}, {"10.18", "@IV1"}, {"17.07", "@VG1"}}),
                 1),
             "enter units=@Redi1 hex=10.20", "decision react axis"),
        line("5.1.3 10.1.1", "A52 pinned on the way they still fire, with two less",
             gravellona(
                 {{"09.15", "@Redi1"}, {"08.14", "@GAR1"}, {"11.14", "@IV1"}, {"17.07", "@VG1"}}),
             "move_fire from=09.15 units=@Redi1 path=09.14; op_fire from=11.14 units=@IV1 | 4 1; "
             "fire from=09.14 units=@Redi1 target=11.14 | 6 6 6",
             "@Redi1 prone 1; @Redi1 fire 1; @IV1 prone 0; track axis_losses 0"),
        line("12.2 8.2", "against an opportunity assault the mover has his terrain",
             gravellona({{"08.15", "@Redi1"},
                         {"08.14", "@GAR1"},
                         {"09.17", "@IV1:fire=2"},
                         {"10.17", "@VG1"}},
                        {{"A13", "active"}}),
             "move from=08.15 units=@Redi1 path=08.16; op_assault from=09.17 units=@IV1 | 4 1",
             "@Redi1 at 08.15; @Redi1 prone 0; @IV1 at 08.16"),
    });

const RuleRows weaponRows(
    "weapons, in passing",
    {
        line("13.1.1 15.6", "light-armed units do not assault", gravellonaAxis(germans),
             "assault from=14.04 units=@Ger1 path=13.05", "refused 13.1.1"),
        line("13.1.1", "nor move and fire", gravellonaAxis(germans),
             "move_fire from=14.04 units=@Ger1 path=14.05", "refused 13.1.1"),
        line("13.1.1", "nor assault by opportunity", gravellona(germans, {{"A8", "yes"}}),
             "move from=13.06 units=@Redi1 path=13.05; op_assault from=14.04 units=@Ger1",
             "refused 13.1.1"),
        line("13.2.3", "nor does artillery",
             gravellona(
                 {{"09.14", "@Redi1"}, {"08.14", "@GAR1"}, {"11.14", "@ART1"}, {"12.13", "@VG1"}}),
             "move from=09.14 units=@Redi1 path=10.14; op_assault from=11.14 units=@ART1",
             "refused 13.2.3"),
        line("15.5.2", "nor do the other formations",
             gravellonaAxis(
                 {{"12.14", "@IV1"}, {"12.13", "@VG1"}, {"10.14", "@Cin1"}, {"08.14", "@GAR1"}}),
             "move from=12.14 units=@IV1 path=11.14; op_assault from=10.14 units=@Cin1",
             "refused 15.5.2"),
        line("13.2.3 13.3.2", "a hit of artillery ends the car",
             gravellonaAxis({{"12.12", "@ART1"}, {"12.11", "@VG1"}, {"12.14", "@CV1"}}),
             "fire from=12.12 units=@ART1 target=12.14 | 6 1", "@CV1 at eliminated"),
        line("13.2.2", "mortars add one against forts",
             tarnova(elsewhere({{"09.08", "@Ca1"}, {"09.06", "@BaMor1"}})),
             "fire from=09.06 units=@BaMor1 target=09.08 | 5 5",
             "@Ca_1 at 09.08; track axis_losses 1"),
        line("13.2.2 12.1.2", "infantry that stands by is no target of opportunity",
             tarnova({{"10.12", "@Ful1"},
                      {"09.10", "@Mor1"},
                      {"09.05", "@BaC1"},
                      {"09.06", "@BaMG1"},
                      {"09.07", "@Ba2"}}),
             "move from=09.06 units=@BaMG1 path=09.07; op_fire from=09.10 units=@Mor1 | 4 4",
             "@BaMG1 prone 0; track partisan_losses 0"),
        line("13.2.2", "and against buildings",
             tarnova(
                 {{"10.12", "@Ca1"}, {"10.10", "@Ful1"}, {"09.13", "@BaMor1"}, {"09.17", "@BaC1"}}),
             "fire from=09.13 units=@BaMor1 target=10.12 | 5 5 6", "@Ca_1 at 10.12; @Ca_1 prone 1"),
        line("13.2.4", "so do anti-tank weapons",
             tarnova(
                 {{"10.12", "@Ca1"}, {"10.10", "@Ful1"}, {"09.13", "@BaAT1"}, {"09.17", "@BaC1"}}),
             "fire from=09.13 units=@BaAT1 target=10.12 | 5 6", "@Ca1 prone 1"),
        line("13.3.1 11", "A48 the sixth point may be that of an assault",
             with(gravellona(drive), "axis_ap", 0), driveIn + " | 3 4 4",
             "@CV1 at 11.16; @IV1 at 11.15"),
        line("13.3.1 11", "A48 and end it", with(gravellona(drive), "axis_ap", 0), driveIn + " | 2",
             "@CV1 at eliminated; @IV1 at 11.15; decision act partisan"),
    });

const UnitsOnBoard allFormations = {{"09.14", "@Redi1"}, {"08.14", "@GAR1"}, {"10.16", "@Rom1"},
                                    {"11.18", "@Fan1"},  {"17.15", "@Cin1"}, {"14.19", "@Bel1"},
                                    {"11.01", "@Valt1"}, {"17.07", "@IV1"}};

const RuleRows gravellonaRows(
    "Gravellona, in passing",
    {
        line("15.2", "five formations bring a point each, Valtoce none",
             with(with(gravellona(allFormations), "axis_ap", 0), "partisan_ap", 0), "pass | 1 2 5",
             "track partisan_ap 7"),
        line("15.8", "partisans who retreat into an empty objective have it",
             gravellonaAxis({{"17.09", "@IV1 @IV2"},
                             {"17.10", "@VG1"},
                             {"17.08", "@Redi1"},
                             {"08.14", "@GAR1"}}),
             "assault from=17.09 units=@IV1,@IV2 path=17.08 | 4 3; retreat to=17.07",
             "@Redi1 at 17.07; marker captured 17.07; track objectives 1; track axis_morale 5"),
    });

const std::string garrison =
    "place unit=@Ca1 hex=08.17; place unit=@Ca2 hex=06.14; place unit=@Ca3 hex=06.11; "
    "place unit=@Cb1 hex=07.09; place unit=@Cb2 hex=09.08; place unit=@Cb3 hex=11.08; "
    "place unit=@VFr1 hex=13.09; place unit=@VFr2 hex=14.11; place unit=@VFr3 hex=14.13; "
    "place unit=@CaMG1 hex=13.15; place unit=@CbMG1 hex=11.16; place unit=@Mor1 hex=08.12; "
    "place unit=@Ful1 hex=10.12; ";
const std::string mines = "mine value=0 hex=01.01; mine value=1 hex=01.04; mine value=2 hex=01.07; "
                          "mine value=2 hex=01.10; mine value=3 hex=01.13; mine value=3 hex=01.16; "
                          "mine value=4 hex=01.19; ";
const std::string bunkers = "bunker hex=08.17; bunker hex=06.14; bunker hex=06.11; bunker "
                            "hex=07.09; bunker hex=09.08; ";
const std::string partisansPlace = "suggested; end_setup; place unit=";
/// The 3rd battalion before its line, to be hastened.
const UnitsOnBoard third =
    elsewhere({{"10.10", "@Ca2"}, {"09.07", "@Ba1"}, {"09.17", "@Bc1"}, {"08.19", "@BcC1"}});

const RuleRows tarnovaRows(
    "Tarnova, in passing",
    {
        line("16.9", "all seven mines are placed", begunAtTarnova(), garrison + "end_setup",
             "refused 16.9"),
        line("16.10", "and all five bunkers", begunAtTarnova(), garrison + mines + "end_setup",
             "refused 16.10"),
        line("16.11.2", "and the infirmary", begunAtTarnova(),
             garrison + mines + bunkers + "end_setup", "refused 16.11.2"),
        line("16.1 16.9 16.10 16.11.2 Piazzamento", "then it is the partisans' turn",
             begunAtTarnova(), garrison + mines + bunkers + "infirmary hex=11.12; end_setup",
             "decision deploy partisan"),
        line("16.1 Piazzamento", "the 1st battalion in the woods alone", begunAtTarnova(),
             partisansPlace + "@Ba1 hex=03.07", "refused 16.1"),
        line("16.1", "the 2nd in the last column alone", begunAtTarnova(),
             partisansPlace + "@Bb1 hex=19.10", "refused 16.1"),
        line("16.1", "the 3rd near 02.20 alone", begunAtTarnova(),
             partisansPlace + "@Bc1 hex=06.20", "refused 16.1"),
        line("16.3.2", "without the initiative nobody is hastened",
             with(with(tarnova(elsewhere({{"10.10", "@Ca2"}, {"09.07", "@Ba1"}})), "axis_ap", 9),
                  "partisan_ap", 0),
             "pass; pass | 1 1", "track initiative 0; decision act axis"),
        line("16.3 16.3.2 16.3.1", "A83 on the box of the turn the 3rd battalion is free at once",
             with(with(tarnova(third), "axis_ap", 0), "third_battalion", 4),
             "pass | 6; hasten | 5 1; move from=09.17 units=@Bc1 path=09.16",
             "track third_battalion 3; @Bc1 at 09.16"),
        line("16.5.1 6.1", "a battalion is under its own Command alone",
             tarnova(elsewhere({{"20.10", "@Ba2"}, {"20.11", "@BbC1"}})),
             "move from=20.10 units=@Ba2 path=20.09", "track partisan_ap 7; @Ba2 out_of_command 1"),
        line("16.6.1", "frost silences those of the partisans",
             with(tarnova(elsewhere({{"09.08", "@Ca1"}, {"09.07", "@BaMG1"}})), "frost", 1),
             "fire from=09.07 units=@BaMG1 target=09.08", "refused 16.6.1"),
        line("16.6.1 12.1", "by opportunity they fire",
             tarnova(elsewhere({{"09.09", "@CaMG1"}, {"09.06", "@Ba1"}})),
             "move from=09.06 units=@Ba1 path=09.07", "decision react axis"),
        line("16.6.1 12.1", "but not in frost",
             with(tarnova(elsewhere({{"09.09", "@CaMG1"}, {"09.06", "@Ba1"}})), "frost", 1),
             "move from=09.06 units=@Ba1 path=09.07", "decision act axis"),
        line("16.6.2 12.1", "A51 at night only those in command react",
             onTurn(tarnova({{"03.05", "@Ca1"},
                             {"10.12", "@Ful1"},
                             {"03.03", "@Ba1"},
                             {"03.02", "@BaC1"}}),
                    8),
             "move from=03.03 units=@Ba1 path=03.04", "decision act axis"),
        line("16.7.1 12.1", "machine guns without ammunition do not react",
             tarnovaAxis(
                 {{"09.09", "@Ca1"}, {"10.12", "@Ful1"}, {"09.06", "@BaMG1"}, {"15.06", "@BaC1"}}),
             "move from=09.09 units=@Ca1 path=09.08", "decision act partisan"),
        line("16.9.1", "the garrison knows its mines",
             marked(tarnovaAxis(elsewhere({{"09.09", "@Ca1"}, {"01.01", "@Ba1"}})),
                    {"mine@08.07=2"}),
             "move from=09.09 units=@Ca1 path=09.08", "@Ca1 at 09.08; marker mine 08.07"),
        line("16.10.3 16.2", "a fort counts again when the garrison is back",
             tarnovaAxis(elsewhere({{"09.09", "@Ca1"}, {"01.01", "@Ba1"}})),
             "move from=09.09 units=@Ca1 path=09.08", "track forts 1"),
        line("16.10.2 11.1", "partisans who retreat into an empty bunker take it",
             marked(tarnovaAxis({{"09.10", "@Ca1 @Ca2 @Ca3"},
                                 {"10.12", "@Ful1"},
                                 {"09.09", "@Ba1"},
                                 {"13.06", "@BaC1"}}),
                    {"bunker@09.08"}),
             "assault from=09.10 units=@Ca1,@Ca2,@Ca3 path=09.09 | 4 3; retreat to=09.08 | 3",
             "@Ba_2 at 09.08; no_marker bunker 09.08"),
    });

} // namespace

TEST_CASE("5 to 12 actions and reactions, in passing") {
    actionRows.check();
}
TEST_CASE("13 special units, in passing") {
    weaponRows.check();
}
TEST_CASE("15 Gravellona Toce, in passing") {
    gravellonaRows.check();
}
TEST_CASE("16 Tarnova, in passing") {
    tarnovaRows.check();
}

} // namespace esagono::banditen::fine_print_tests
