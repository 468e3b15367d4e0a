// SPDX-License-Identifier: GPL-3.0-or-later
// Section 2.9 and the lists of the scenarios, row by row; the sequence of play and what is seen.
#include "engine/guadalajara/chapters.h"
#include "engine/play/view.h"
#include "tests/guadalajara/rule_rows.h"

#include <doctest/doctest.h>

using namespace esagono;
using namespace esagono::guadalajara;

namespace {

Board start(const char* scenario, Choices rulings = {}) {
    return {.decision = "setup", .rulings = std::move(rulings), .scenario = scenario};
}
Board whole(Choices rulings = {}) {
    return start("abyssinia", std::move(rulings));
}
Board sauce(Choices rulings = {}) {
    return start("bolognese_sauce", std::move(rulings));
}

/// Acts after the side that sets up first has taken what is suggested.
std::string then(const std::string& acts) {
    return "suggested; end_setup; " + acts;
}

const RuleRows listRows(
    "the lists of the scenarios",
    {
        row("Sc.1", "the Republicans set up first", whole(), "", "decision deploy republican"),
        row("Sc.4", "in scenario 4 the Nationalists do", sauce(), "",
            "decision deploy nationalist"),
        row("Sc.1.a", "a hex of two", whole(), "place unit=REP-48-Dmi hex=36.08",
            "REP-48-Dmi at 36.08"),
        row("Sc.1.a", "and no other", whole(), "place unit=REP-48-Dmi hex=36.07", "refused Sc.1.a"),
        row("SCS.hexes Sc.1.a", "within two hexes of 17.33", whole(),
            "place unit=REP-49-PI hex=15.33", "REP-49-PI at 15.33"),
        row("Sc.1.a", "not three", whole(), "place unit=REP-49-PI hex=14.33", "refused Sc.1.a"),
        row("Sc.1.a", "units with a hex of their own stand already", whole(),
            "place unit=REP-49-Tri hex=10.30", "refused Sc.1.a; REP-49-Tri at 10.30"),
        row("2.9 Q.4", "G10: the start line binds the Republicans", whole(),
            "place unit=REP-72-Ara hex=55.12", "refused 2.9"),
        row("2.9 Q.4", "G09: and the Nationalists", whole(),
            then("place unit=ESP-Sot-6Vic hex=36.18"), "refused 2.9"),
        row("Sc.1.a", "nobody is left waiting", whole(), "end_setup", "refused Sc.1.a"),
        row("Sc.1.a", "who is not in the list is not set up", whole(),
            "place unit=REP-48-PyM hex=36.08", "refused Sc.1.a"),
        row("1.11b", "armour does not stand alone", whole(),
            then("place unit=ITA-Tank-3CRS hex=49.13"), "refused 1.11b"),
        row("1.11b", "with infantry it stands", whole(),
            then("place unit=ITA-IV-Tor hex=49.13; place unit=ITA-Tank-3CRS hex=49.13"),
            "ITA-Tank-3CRS at 49.13"),
        row("1.11a", "not two in a hex", whole(),
            then("place unit=ITA-IV-Tor hex=49.13; place unit=ITA-Tank-3CRS hex=49.13; place "
                 "unit=ITA-Tank-4CRS hex=49.13"),
            "refused 1.11a"),
        row("1.3 Sc.1.b", "an HQ does not begin where no road or trail leads out", whole(),
            then("place unit=ITA-HQ-FN hex=52.14"), "refused 1.3"),
        row("1.3", "on a road it does", whole(), then("place unit=ITA-HQ-FN hex=53.15"),
            "ITA-HQ-FN at 53.15"),
        row("1.3", "nor trucks", whole(), then("place unit=ITA-Truck-1 hex=45.16"), "refused 1.3"),
        row("1.3", "guns that walk on one side stand anywhere", whole(),
            then("place unit=ITA-Arty-CTV-18 hex=45.16"), "ITA-Arty-CTV-18 at 45.16"),
        row("1.1", "six steps", whole(),
            then("place unit=ITA-IV-Tor hex=49.13; place unit=ITA-IV-Bis hex=49.13; place "
                 "unit=ITA-IV-Buf hex=49.13; place unit=ITA-Arty-IV hex=49.13"),
            "refused 1.1 because ITA-IV-Buf ITA-IV-Bis ITA-IV-Tor"),
        row("Sc.1.b", "what stands is taken up again", whole(),
            "place unit=REP-48-Dmi hex=36.08; take_up units=REP-48-Dmi",
            "REP-48-Dmi at republican_forces"),
        row("Sc.1.b", "or all of it", whole(), "suggested; clear",
            "REP-71-AR1 at republican_forces"),
        row("Sc.1.b", "and moved", whole(),
            "place unit=REP-48-Dmi hex=36.08; place unit=REP-48-Dmi hex=35.14",
            "REP-48-Dmi at 35.14"),
        row("Sc.2.a", "those at Jadraque are left out",
            start("italian_offensive", {{"A6", "left_out"}}), "place unit=REP-71-AR1 hex=23.22",
            "refused Sc.2.a; REP-71-AR1 at nowhere"),
        row("Sc.2.a", "or stand there", start("italian_offensive", {{"A6", "in_place"}}),
            "place unit=REP-71-AR1 hex=23.22", "REP-71-AR1 at 23.22"),
        row("Sc.2.b", "scenario 2 begins", start("italian_offensive"), then("suggested; end_setup"),
            "decision barrage nationalist; track turn 1"),
        row("Sc.3", "scenario 3 has no pre-game barrage", start("spanish_paella"),
            then("suggested; end_setup"), "decision arrive republican; track phase 1"),
        row("Sc.3.b", "the Spaniards within five hexes of 38.19", start("spanish_paella"),
            then("place unit=ESP-Sot-6Vic hex=38.24"), "ESP-Sot-6Vic at 38.24"),
        row("Sc.4.a", "one unit in 20.03", sauce(),
            then("place unit=REP-65-Sub hex=20.03; place unit=REP-65-Cor hex=20.03"),
            "refused Sc.4.a"),
        row("Sc.4.a", "some begin reduced", sauce(), "", "ITA-VI-Ardi face 1; ITA-VI-Aud face 0"),
        row("Sc.4.b", "the VI group is attached to Dio lo Vuole", sauce(), "",
            "ITA-VI-Aud attached 3; ITA-Arty-VI attached 3; ITA-VII-Inv attached 0"),
        row("Sc.4.b", "who is set up in the east is bound to it", sauce(), "suggested; end_setup",
            "ITA-HQ-PN bound 1; ITA-HQ-DLV bound 0"),
        row("Sc.3.a", "within one hex of Jadraque, in the play area", start("spanish_paella"),
            "place unit=REP-71-AR1 hex=23.24", "refused Sc.3.a"),
        row("Sc.2", "in scenario 2 the Republicans set up first", start("italian_offensive"), "",
            "decision deploy republican"),
        row("Sc.4.b", "not in hexes named for the Republicans", sauce(),
            "place unit=ITA-Lit-1-2 hex=15.08", "refused Sc.4.b"),
        row("Sc.4", "behind the front is not next to the enemy", sauce({{"A35", "not_adjacent"}}),
            "place unit=ITA-Arty-CTV-18 hex=14.09", "refused Sc.4/A35"),
        row("Sc.4", "or anywhere behind it", sauce({{"A35", "any_behind"}}),
            "place unit=ITA-Arty-CTV-18 hex=14.09", "ITA-Arty-CTV-18 at 14.09"),
        row("Sc.4.c", "Fuentes is Italian at first", sauce({{"A65", "italian"}}), "",
            "control 16.07 nationalist; control 30.01 nationalist"),
        row("Sc.4.c", "or Republican", sauce({{"A65", "republican"}}), "",
            "control 16.07 republican; control 30.01 republican; control 25.08 nationalist"),
        row("1.8a", "guns are set up on either side", whole({{"A83", "either"}}),
            "turn unit=REP-Arty-7", "REP-Arty-7 face 1"),
        row("1.8a", "or on the barrage side", whole({{"A83", "barrage"}}), "turn unit=REP-Arty-7",
            "refused 1.8a/A83"),
        row("1.8a", "nothing else is turned", whole(), "turn unit=REP-49-PI", "refused 1.8a/A83"),
        row("Sc.1.b", "with a group: in its area", whole({{"A84", "area"}}),
            then("place unit=ITA-Truck-1 hex=44.17"), "ITA-Truck-1 at 44.17"),
        row("Sc.1.b", "or with its units", whole({{"A84", "stacked"}}),
            then("place unit=ITA-Truck-1 hex=44.17"), "refused Sc.1.b/A84"),
        row("Sc.1.b", "which must be there", whole({{"A84", "stacked"}}),
            then("place unit=ITA-VI-Aud hex=44.17; place unit=ITA-Truck-1 hex=44.17"),
            "ITA-Truck-1 at 44.17"),
        row("Sc.4.b", "with or next to any of them", sauce({{"A84", "stacked"}}),
            "place unit=ITA-Truck-7 hex=19.04", "ITA-Truck-7 at 19.04"),
    });

const RuleRows sequenceRows(
    "the sequence of play",
    {
        row("Seq Seq.1 2.8 2.8a Q.8", "first of all the pre-game barrage",
            whole({{"A32", "turn_one"}}), then("suggested; end_setup"),
            "decision barrage nationalist; track phase 0"),
        row("Seq.1", "not in scenario 4", sauce({{"A32", "turn_one"}}),
            then("suggested; end_setup | 6"),
            "track turn 9; decision place_interdiction republican"),
        row("Seq.1", "or there too", sauce({{"A32", "also_four"}}), then("suggested; end_setup"),
            "decision barrage nationalist; track phase 0"),
        row("Seq Seq.3", "the Nationalists move first",
            nationalists("reinforcements!", {{"46.16", "ITA-VI-Aud"}}), "",
            "decision movement nationalist"),
        row("Seq Seq.4", "in scenario 4 the Republicans do",
            in(onTurn(republicans("reinforcements!", {{"10.12", "REP-71-Apo"}}), 10),
               "bolognese_sauce"),
            "", "decision place_interdiction republican"),
        row("Seq.5", "the turn ends", nationalists("end_turn!", {{"46.16", "ITA-VI-Aud"}}), "",
            "track turn 6; decision movement nationalist"),
        row("Seq.5", "the game ends after its last turn",
            onTurn(nationalists("end_turn!", {{"46.16", "ITA-VI-Aud"}}), 11), "", "decision over"),
        row("Sc.4", "turn 9 has two player turns",
            in(onTurn(republicans("clean_up!", {{"18.03", "ITA-I-Aqu"}}, {{"A3", "full"}}), 9),
               "bolognese_sauce"),
            "", "track turn 9; decision movement nationalist"),
        row("Sc.4", "or one",
            in(onTurn(republicans("clean_up!", {{"18.03", "ITA-I-Aqu"}}, {{"A3", "half"}}), 9),
               "bolognese_sauce"),
            "", "track turn 10; decision movement nationalist"),
        row("1.7b", "G56: clean-up takes DG markers off",
            nationalists("clean_up!",
                         {{"46.16", "ITA-VI-Aud:dg=1:oos=1"}, {"30.10", "REP-48-Ter:dg=1"}}),
            "", "ITA-VI-Aud dg 0; ITA-VI-Aud oos 1; REP-48-Ter dg 1"),
        row("1.13c", "and reserve markers",
            nationalists("clean_up!", {{"46.16", "ITA-Lit-1-1:reserve=1"}}), "",
            "ITA-Lit-1-1 reserve 0; track reserve_nationalist 22"),
    });

const RuleRows fogRows(
    "what is seen",
    {
        row("SCS.fog", "stacks are open",
            nationalists("movement", {{"30.10", "REP-48-Ter REP-48-Dmi"}}, {{"A88", "open"}}), "",
            "seen REP-48-Ter nationalist whole; seen REP-48-Dmi nationalist whole"),
        row("SCS.fog", "or show the top unit only",
            nationalists("movement", {{"30.10", "REP-48-Ter REP-48-Dmi"}}, {{"A88", "top_only"}}),
            "",
            "seen REP-48-Ter republican whole; seen REP-48-Ter nationalist back; seen REP-48-Dmi "
            "nationalist whole"),
        row("4.6b", "movement off the map is open",
            nationalists("movement", {{"off_map", "REP-48-Ter:returns=6"}},
                         {{"better_fog", "off"}}),
            "", "seen REP-48-Ter nationalist whole"),
        row("4.6b", "or secret",
            nationalists("movement", {{"off_map", "REP-48-Ter:returns=6"}}, {{"better_fog", "on"}}),
            "", "seen REP-48-Ter nationalist nothing; seen REP-48-Ter republican whole"),
        row("4.6c", "and so is who comes back",
            nationalists("movement",
                         {{"turn_7", "REP-48-Ter:returns=7"}, {"eliminated", "REP-48-Dmi"}},
                         {{"better_fog", "on"}}),
            "",
            "seen REP-48-Ter nationalist nothing; seen REP-48-Dmi nationalist nothing; seen "
            "REP-48-Ter republican whole"),
        row("4.6a", "an interdictor is hidden until it is uncovered",
            nationalists("movement", {{"30.11", "REP-Air-1"}}, {{"better_fog", "on"}}), "",
            "seen REP-Air-1 nationalist nothing"),
    });

} // namespace

TEST_CASE("the lists of the scenarios") {
    listRows.check();
}
TEST_CASE("the sequence of play") {
    sequenceRows.check();
}
TEST_CASE("what is seen") {
    fogRows.check();
}

TEST_CASE("4.6c Morale is kept from the Republicans") {
    for (const bool isHidden : {false, true}) {
        RuleTable table(nationalists("movement", {{"46.16", "ITA-VI-Aud"}},
                                     {{"better_fog", isHidden ? "on" : "off"}}));
        const auto morale = find<TrackId>(table.setting.package().tracks, "morale_fn");
        const auto sees = [&](Viewer viewer) {
            return viewOf(table.position(), viewer).tracks[morale.index()].has_value();
        };
        CHECK(sees(Viewer::of(nationalist)));
        CHECK(sees(Viewer::umpire()));
        CHECK(sees(Viewer::of(republican)) == !isHidden);
        CHECK(sees(Viewer::stranger()) == !isHidden);
    }
}

TEST_CASE("G85: the hills are two hexes from Brihuega") {
    const HexMap& map = guadalajaraGame().package.maps.front();
    for (const char* hill : {"16.03", "16.04", "17.05", "18.05", "19.05", "18.01", "19.02"})
        CHECK(map.distance(map.find("18.03"), map.find(hill)) == 2);
}
TEST_CASE("G86: 15.08 touches 16.07") {
    const HexMap& map = guadalajaraGame().package.maps.front();
    CHECK(map.adjacent(map.find("15.08"), map.find("16.07")));
}
TEST_CASE("G88: 20.03 is two hexes from Brihuega") {
    const HexMap& map = guadalajaraGame().package.maps.front();
    CHECK(map.distance(map.find("18.03"), map.find("20.03")) == 2);
}

TEST_CASE("G56: a DG battalion 8-11-7 is worth 4-5.5-3.5 and has no zone of control") {
    const RuleTable table(nationalists("movement", {{"38.19", "ESP-Sot-6Vic:dg=1"}}));
    const CounterId unit = table.counter("ESP-Sot-6Vic");
    CHECK(attackOf(table.position(), unit) == Ratio(4));
    CHECK(defenceOf(table.position(), unit) == Ratio(11, 2));
    CHECK(allowanceOf(table.position(), unit) == 7); // in halves
    CHECK_FALSE(exertsZone(table.position(), unit));
}
