// SPDX-License-Identifier: GPL-3.0-or-later
// The reinforcement phase, units that come back and movement off the map, row by row.
#include "engine/guadalajara/arriving/arrivals.h"
#include "tests/guadalajara/rule_rows.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace esagono;
using namespace esagono::guadalajara;

namespace {

/// The reinforcement phase of turn 5 begins.
Board phase5(UnitsOnBoard units, Choices rulings = {}) {
    return nationalists("reinforcements!", std::move(units), std::move(rulings));
}

const RuleRows returnRows(
    "units come back",
    {
        row("2.2b", "a Spaniard beside the start line in the north",
            phase5({{"turn_5", "ESP-Sot-6Vic:reduced:returns=5"}}),
            "place unit=ESP-Sot-6Vic hex=38.19", "ESP-Sot-6Vic at 38.19; ESP-Sot-6Vic returns 0"),
        row("2.2b", "not in the south", phase5({{"turn_5", "ESP-Sot-6Vic:reduced:returns=5"}}),
            "place unit=ESP-Sot-6Vic hex=46.15", "refused 2.2b"),
        row("2.2b", "Jadraque only if it is Nationalist",
            phase5({{"turn_5", "ESP-Sot-6Vic:reduced:returns=5"}}),
            "place unit=ESP-Sot-6Vic hex=23.22", "refused 2.2b because 23.22"),
        row("2.2b", "then it is open",
            phase5({{"turn_5", "ESP-Sot-6Vic:reduced:returns=5"}, {"23.22", "ESP-Ing"}}),
            "place unit=ESP-Sot-6Vic hex=23.22", "ESP-Sot-6Vic at 23.22"),
        row("2.2c", "an independent Italian next to any HQ",
            phase5({{"turn_5", "ITA-IV-Tor:reduced:returns=5"}, {"33.13", "ITA-HQ-PN"}}),
            "place unit=ITA-IV-Tor hex=34.13", "ITA-IV-Tor at 34.13"),
        row("2.2c", "or beside the start line in the south",
            phase5({{"turn_5", "ITA-IV-Tor:reduced:returns=5"}}), "place unit=ITA-IV-Tor hex=46.15",
            "ITA-IV-Tor at 46.15"),
        row("2.2c", "nowhere else",
            phase5({{"turn_5", "ITA-IV-Tor:reduced:returns=5"}, {"33.13", "ITA-HQ-PN"}}),
            "place unit=ITA-IV-Tor hex=36.14", "refused 2.2c"),
        row("2.2d 1.2b", "a divisional one with its own HQ",
            phase5({{"turn_5", "ITA-VI-Aud:reduced:returns=5"}, {"33.13", "ITA-HQ-FN"}}),
            "place unit=ITA-VI-Aud hex=33.13", "ITA-VI-Aud at 33.13"),
        row("2.2d", "not with another",
            phase5({{"turn_5", "ITA-VI-Aud:reduced:returns=5"},
                    {"33.13", "ITA-HQ-FN"},
                    {"40.14", "ITA-HQ-PN"}}),
            "place unit=ITA-VI-Aud hex=40.14", "refused 2.2d"),
        row("2.2d", "its HQ off the map: by the start line",
            phase5({{"turn_5", "ITA-VI-Aud:reduced:returns=5"}}, {{"A90", "start_line"}}),
            "place unit=ITA-VI-Aud hex=46.15", "ITA-VI-Aud at 46.15"),
        row("2.2d 1.14d", "the HQ with it",
            phase5({{"turn_5", "ITA-VI-Aud:reduced:returns=5 ITA-HQ-FN:returns=5"}},
                   {{"A90", "start_line"}}),
            "place unit=ITA-VI-Aud hex=46.15; place unit=ITA-HQ-FN hex=46.15",
            "ITA-HQ-FN at 46.15"),
        row("2.2d", "or it waits",
            phase5({{"turn_5", "ITA-VI-Aud:reduced:returns=5"}, {"46.15", "ITA-VI-Int"}},
                   {{"A90", "waits"}}),
            "", "decision movement nationalist; ITA-VI-Aud at turn_6; ITA-VI-Aud returns 6"),
        row("1.14d 2.7b", "G60: an HQ comes back with a unit of its division; morale stays",
            with(phase5({{"turn_5", "ITA-HQ-PN:returns=5"}, {"40.14", "ITA-IX-Lu"}}), "morale_pn",
                 4),
            "place unit=ITA-HQ-PN hex=40.14", "ITA-HQ-PN at 40.14; track morale_pn 4"),
        row("1.14d", "with nobody else",
            phase5({{"turn_5", "ITA-HQ-PN:returns=5"},
                    {"40.14", "ITA-IX-Lu ITA-VI-Aud"},
                    {"41.15", "ITA-VI-Int"}}),
            "place unit=ITA-HQ-PN hex=41.15", "refused 1.14d"),
        row("1.14d 1.3", "never where no road or trail leads out: there it waits",
            phase5({{"turn_5", "ITA-HQ-PN:returns=5"}, {"46.11", "ITA-IX-Lu"}}), "",
            "decision movement nationalist; ITA-HQ-PN at turn_6; ITA-HQ-PN returns 6"),
        row("1.14d 1.3", "though others of its division stand on a road",
            phase5({{"turn_5", "ITA-HQ-PN:returns=5"},
                    {"46.11", "ITA-IX-Lu"},
                    {"40.14", "ITA-IX-Ura"}}),
            "place unit=ITA-HQ-PN hex=46.11", "refused 1.3"),
        row("1.14d", "while none is left it waits", phase5({{"turn_5", "ITA-HQ-PN:returns=5"}}), "",
            "decision movement nationalist; ITA-HQ-PN at turn_6"),
        row("2.7b", "a unit that is back raises morale",
            with(phase5({{"turn_5", "ITA-VI-Aud:reduced:returns=5"}, {"33.13", "ITA-HQ-FN"}}),
                 "morale_fn", 4),
            "place unit=ITA-VI-Aud hex=33.13", "track morale_fn 3"),
        row("2.2c 1.17a", "nor does anybody come back west of the gate",
            phase5({{"turn_5", "ITA-IV-Tor:reduced:returns=5"}, {"16.08", "ITA-HQ-PN"}}),
            "place unit=ITA-IV-Tor hex=15.09", "refused 1.17a/A71"),
        row("3.1b", "a Republican at Torija", phase5({{"turn_5", "REP-48-Ter:reduced:returns=5"}}),
            "place unit=REP-48-Ter hex=3.08", "REP-48-Ter at 3.08"),
        row("3.1b", "or in a zone west of column 13",
            phase5({{"turn_5", "REP-48-Ter:reduced:returns=5"}}), "place unit=REP-48-Ter hex=1.26",
            "REP-48-Ter at 1.26"),
        row("3.1b", "not in one farther east", phase5({{"turn_5", "REP-48-Ter:reduced:returns=5"}}),
            "place unit=REP-48-Ter hex=38.01", "refused 3.1b"),
        row("3.1b", "Brihuega only if it is Republican",
            phase5({{"turn_5", "REP-48-Ter:reduced:returns=5"}, {"18.03", "ITA-I-Aqu"}}),
            "place unit=REP-48-Ter hex=18.03", "refused 3.1b"),
        row("SCS.reinforcements", "nobody comes in on the enemy",
            phase5({{"turn_5", "REP-48-Ter:reduced:returns=5"}, {"1.07", "ITA-I-Aqu"}}),
            "place unit=REP-48-Ter hex=1.07", "refused SCS.reinforcements"),
        row("Seq.2", "who can come back does", phase5({{"turn_5", "REP-48-Ter:reduced:returns=5"}}),
            "done", "refused Seq.2"),
        row("1.15", "a repaired tank where infantry returns, with an unarmoured unit",
            phase5({{"turn_5", "REP-T26-1BT:reduced:returns=5"}, {"3.08", "REP-48-Ter"}},
                   {{"A23", "as_infantry"}}),
            "place unit=REP-T26-1BT hex=3.08", "REP-T26-1BT at 3.08; REP-T26-1BT face 1"),
        row("1.15", "not elsewhere",
            phase5({{"turn_5", "REP-T26-1BT:reduced:returns=5"},
                    {"3.08", "REP-48-Ter"},
                    {"20.11", "REP-48-Dmi"}},
                   {{"A23", "as_infantry"}}),
            "place unit=REP-T26-1BT hex=20.11", "refused 1.15"),
        row("1.15", "or with any of its army",
            phase5({{"turn_5", "REP-T26-1BT:reduced:returns=5"}, {"20.11", "REP-48-Dmi"}},
                   {{"A23", "any_stack"}}),
            "place unit=REP-T26-1BT hex=20.11", "REP-T26-1BT at 20.11"),
        row("1.15", "G26: a disabled T-26 is repaired by a 5 and comes back next turn",
            republicans("movement", {{"disabled_tanks", "REP-T26-1BT"}, {"3.08", "REP-48-Ter"}}),
            "end | 5", "REP-T26-1BT at turn_6; REP-T26-1BT face 1; REP-T26-1BT returns 6"),
        row("3.5a", "in scenario 2 only places of the play area",
            in(onTurn(phase5({{"turn_3", "REP-48-Ter:reduced:returns=3"}}), 3),
               "italian_offensive"),
            "place unit=REP-48-Ter hex=1.26", "refused 3.5a/A61"),
    });

const RuleRows newcomerRows(
    "new units",
    {
        row("Seq.2", "newcomers wait for their own movement",
            phase5({{"turn_5", "REP-33-Man"}}, {{"A49", "movement"}}),
            "place unit=REP-33-Man hex=1.07", "refused Seq.2/A49; REP-33-Man at zone_b"),
        row("Seq.2", "or come in at once", phase5({{"turn_5", "REP-33-Man"}}, {{"A49", "at_once"}}),
            "place unit=REP-33-Man hex=1.07", "REP-33-Man at 1.07"),
        row("3.5a 1.3", "wheels do not come in where no road leads on",
            phase5({{"off_map", "REP-AC-1BT:returns=5"}, {"1.25", "REP-48-Ter"}},
                   {{"A49", "at_once"}}),
            "place unit=REP-AC-1BT hex=1.25", "refused 1.3"),
        row("3.5a", "where one does they do",
            phase5({{"off_map", "REP-AC-1BT:returns=5"}, {"1.26", "REP-48-Ter"}},
                   {{"A49", "at_once"}}),
            "place unit=REP-AC-1BT hex=1.26", "REP-AC-1BT at 1.26"),
        row("1.17a 1.16a", "loaded and next to the enemy neither, put down at once",
            phase5({{"zone_b", "REP-Truck-1 REP-33-Man:aboard=1"}, {"2.07", "ITA-I-Aqu"}},
                   {{"A49", "at_once"}}),
            "place unit=REP-Truck-1 hex=1.07", "refused 1.16a because ITA-I-Aqu 1.07"),
        row("3.1a", "by their own zone", phase5({{"turn_5", "REP-33-Man"}}, {{"A49", "at_once"}}),
            "place unit=REP-33-Man hex=18.01", "refused 3.1a"),
        row("Q.13 1.16a", "G12: a bandera is loaded beside the map",
            onTurn(phase5({{"turn_2", "ITA-IX-Lu ITA-Truck-3"}}), 2),
            "load unit=ITA-IX-Lu truck=ITA-Truck-3; done",
            "ITA-IX-Lu aboard 9; ITA-IX-Lu spent 0; decision movement nationalist"),
        row("Q.13", "whichever way they arrive",
            phase5({{"zone_b", "REP-Truck-4"}, {"off_map", "REP-MG1:returns=5"}}),
            "load unit=REP-MG1 truck=REP-Truck-4", "REP-MG1 aboard 4; REP-Truck-4 at off_map"),
        row("1.16a", "trucks of Littorio carry Littorio alone",
            onTurn(phase5({{"turn_4", "ITA-Lit-1-1 ITA-Truck-Lit-1"},
                           {"nationalist_forces", "ITA-IX-Lu"}}),
                   4),
            "load unit=ITA-IX-Lu truck=ITA-Truck-Lit-1", "refused 1.16a"),
        row("1.8a", "guns come on either side", onTurn(phase5({{"turn_2", "REP-Arty-13"}}), 2),
            "turn unit=REP-Arty-13", "REP-Arty-13 face 1"),
        row("1.13", "reserve markers come with them",
            onTurn(with(phase5({{"46.16", "ITA-VI-Aud"}}), "reserve_nationalist", 9), 2), "",
            "track reserve_nationalist 15; track reserve_republican 2"),
        row("3.1c", "the armoured cars are withdrawn on turn 8",
            onTurn(phase5({{"20.11", "REP-AC-1BT REP-48-Ter"},
                           {"off_map", "REP-AC-2BT:returns=9"}}),
                   8),
            "", "REP-AC-1BT at withdrawn; REP-AC-2BT at withdrawn; REP-48-Ter at 20.11"),
        row("3.1c", "in scenario 2 the 50 Brigade on turn 4",
            in(onTurn(phase5({{"20.11", "REP-50-Gua5 REP-48-Ter"}}), 4), "italian_offensive"), "",
            "REP-50-Gua5 at withdrawn; REP-48-Ter at 20.11"),
        row("Sc.1.b", "MG/Lit is attached to Dio lo Vuole on turn 3",
            onTurn(phase5({{"52.23", "ITA-MG-Lit"}}), 3), "", "ITA-MG-Lit attached 3"),
        row("Sc.1.b", "and back with its own on turn 6",
            onTurn(phase5({{"40.14", "ITA-MG-Lit:attached=3"}}), 6), "", "ITA-MG-Lit attached 0"),
        row("Sc.2.b", "in scenario 2 too",
            in(onTurn(phase5({{"40.14", "ITA-MG-Lit"}}, {{"A63", "dlv"}}), 3), "italian_offensive"),
            "", "ITA-MG-Lit attached 3"),
        row("Sc.2.b", "or not",
            in(onTurn(phase5({{"40.14", "ITA-MG-Lit"}}, {{"A63", "own"}}), 3), "italian_offensive"),
            "", "ITA-MG-Lit attached 0"),
        row("4.4", "reinforcements as planned",
            phase5({{"turn_6", "REP-35-Edi"}}, {{"variable_reinforcements", "off"}}), "",
            "REP-35-Edi at turn_6"),
        row("4.4", "a six brings them a turn early",
            phase5({{"turn_6", "REP-35-Edi"}}, {{"variable_reinforcements", "on"}}), "",
            "REP-35-Edi at zone_b"),
        row("4.4", "a one makes them late, and they roll again",
            republicans("exploitation", {{"turn_7", "REP-70-Con1"}},
                        {{"variable_reinforcements", "on"}}),
            "end | 1", "REP-70-Con1 at turn_8; track turn 6"),
        row("4.4", "not those who come back",
            phase5({{"turn_6", "REP-35-Edi:returns=6"}}, {{"variable_reinforcements", "on"}}), "",
            "REP-35-Edi at turn_6"),
    });

const RuleRows emergencyRows(
    "emergency groups and delays",
    {
        row("3.1d", "a group is called for a point",
            phase5({{"emergency_5", "REP-Cav-JH-1 REP-Cav-JH-2 REP-For-3"}}, {{"A33", "as_above"}}),
            "call group=emergency_5",
            "track emergency 1; track reserve_republican 5; REP-Cav-JH-1 at zone_b"),
        row("3.1d", "not before its turn",
            phase5({{"emergency_6", "REP-MG3 REP-MG4"}, {"turn_5", "REP-33-Man"}}),
            "call group=emergency_6", "refused 3.1d"),
        row("3.1d", "but later", onTurn(phase5({{"emergency_5", "REP-Cav-JH-1"}}), 7),
            "call group=emergency_5", "track emergency 1; REP-Cav-JH-1 at zone_b"),
        row("Sc.1.a", "or it comes by any zone",
            phase5({{"emergency_5", "REP-Cav-JH-1 REP-Cav-JH-2 REP-For-3"}}, {{"A33", "any"}}),
            "call group=emergency_5", "REP-Cav-JH-1 at off_map"),
        row("3.5b", "G74: a delay of two turns, then any zone",
            onTurn(phase5({{"turn_6", "REP-35-Edi"}}), 6), "delay units=REP-35-Edi",
            "REP-35-Edi at off_map; REP-35-Edi returns 8"),
        row("3.5b", "not beyond the end",
            onTurn(phase5({{"zone_b", "REP-35-Edi"}, {"turn_10", "REP-48-Ter:reduced:returns=10"}}),
                   10),
            "delay units=REP-35-Edi", "refused 3.5b"),
        row("3.5c", "off the map units load",
            phase5({{"off_map", "REP-48-Ter:returns=5 REP-Truck-1:returns=5"}}),
            "load unit=REP-48-Ter truck=REP-Truck-1", "REP-48-Ter aboard 1"),
        row("3.5c", "and unload",
            phase5({{"off_map", "REP-48-Ter:returns=5:aboard=1 REP-Truck-1:returns=5"}}),
            "unload unit=REP-48-Ter", "REP-48-Ter aboard 0"),
        row("3.5c", "and go into reserve",
            with(phase5({{"off_map", "REP-XI-Tha:returns=5"}}), "reserve_republican", 0),
            "reserve units=REP-XI-Tha", "REP-XI-Tha reserve 1; track reserve_republican 3"),
        row("3.5c 1.13", "one marker serves all of a place",
            with(phase5({{"off_map", "REP-XI-Tha:returns=5 REP-XI-EA:returns=5"}},
                        {{"A66", "stack"}}),
                 "reserve_republican", 0),
            "reserve units=REP-XI-Tha,REP-XI-EA", "track reserve_republican 3"),
        row("3.5c 1.13", "or each unit needs one",
            with(phase5({{"off_map", "REP-XI-Tha:returns=5 REP-XI-EA:returns=5"}},
                        {{"A66", "unit"}}),
                 "reserve_republican", 0),
            "reserve units=REP-XI-Tha,REP-XI-EA", "track reserve_republican 2"),
        row("3.5c", "if they may exploit",
            phase5({{"off_map", "REP-48-Ter:returns=5 REP-XI-Tha:returns=5"}}),
            "reserve units=REP-48-Ter", "refused 3.5c"),
    });

/// Where a unit may come in, in a phase.
std::vector<std::string> entriesOf(const Board& board, const std::string& unit) {
    const RuleTable table(board);
    std::vector<std::string> labels;
    if (mayEnter(table.position(), table.counter(unit)))
        for (const HexId hex : entryHexes(table.position(), table.counter(unit)))
            labels.push_back(table.setting.map->label(hex));
    std::ranges::sort(labels);
    return labels;
}

using Labels = std::vector<std::string>;

struct EntryRow {
    const char* section;
    const char* what;
    Board board;
    const char* unit;
    Labels hexes;
    Labels closed = {}; ///< if there are any, other hexes than those named are nobody's concern
};

Board moves(const UnitsOnBoard& units, Choices rulings = {}) {
    return republicans("movement", units, std::move(rulings));
}

std::vector<EntryRow> entryRows() {
    const Labels all = {"1.07", "1.25", "1.26", "18.01", "38.01", "59.01"};
    const auto spaniards = [](const char* reading) {
        return onTurn(nationalists("movement",
                                   {{"nationalist_forces", "ESP-Ind-Gal"},
                                    {"35.18", "ESP-Ing"},
                                    {"23.22", "ESP-Mix"},
                                    {"23.23", "REP-48-Ter"},
                                    {"21.12", "ITA-I-Aqu"}},
                                   {{"A85", reading}}),
                      10);
    };
    return {
        {"3.1a", "by zone B", moves({{"zone_b", "REP-33-Man"}}), "REP-33-Man", {"1.07"}},
        {"3.5a",
         "G73: out on turn 4, not yet in on turn 5",
         moves({{"off_map", "REP-33-Man:returns=6"}}),
         "REP-33-Man",
         {}},
        {"3.5a", "from turn 6 by any zone", onTurn(moves({{"off_map", "REP-33-Man:returns=6"}}), 6),
         "REP-33-Man", all},
        {"3.5a",
         "not by one the enemy is in",
         onTurn(moves({{"off_map", "REP-33-Man:returns=6"}, {"1.07", "ITA-I-Aqu"}}), 6),
         "REP-33-Man",
         {"1.25", "1.26", "18.01", "38.01", "59.01"}},
        {"3.5a",
         "in scenario 4 not by zone A",
         in(onTurn(moves({{"off_map", "REP-33-Man:returns=10"}}), 10), "bolognese_sauce"),
         "REP-33-Man",
         {"1.07", "18.01", "38.01", "59.01"}},
        {"Sc.3.a",
         "in scenario 3 by 4.16",
         in(onTurn(moves({{"republican_forces", "REP-For-1"}}), 5), "spanish_paella"),
         "REP-For-1",
         {"4.16"}},
        {"Sc.1.a",
         "the brigade of turn 5 does not move in before the exploitation phase",
         moves({{"zone_b", "REP-1Bis-MPG"}}, {{"A34", "free"}}),
         "REP-1Bis-MPG",
         {}},
        {"Sc.1.a",
         "not on a truck either",
         moves({{"zone_b", "REP-Truck-4 REP-1Bis-MPG:aboard=4"}}, {{"A34", "free"}}),
         "REP-Truck-4",
         {}},
        {"Sc.1.a",
         "there it comes in freely",
         republicans("exploitation", {{"zone_b", "REP-1Bis-MPG"}}, {{"A34", "free"}}),
         "REP-1Bis-MPG",
         {"1.07"}},
        {"Sc.1.a",
         "or only under a marker",
         republicans("exploitation", {{"zone_b", "REP-1Bis-MPG"}}, {{"A34", "marked"}}),
         "REP-1Bis-MPG",
         {}},
        {"Sc.1.a 3.5c",
         "under a marker it comes",
         republicans("exploitation", {{"zone_b", "REP-1Bis-MPG:reserve=1"}}, {{"A34", "marked"}}),
         "REP-1Bis-MPG",
         {"1.07"}},
        {"Sc.1.a",
         "later it comes like others",
         onTurn(moves({{"zone_b", "REP-1Bis-MPG"}}), 6),
         "REP-1Bis-MPG",
         {"1.07"}},
        {"1.13b",
         "who is in reserve does not move in",
         moves({{"zone_b", "REP-XI-Tha:reserve=1"}}),
         "REP-XI-Tha",
         {}},
        {"Sc.2.b",
         "Dio lo Vuole by the northern road",
         in(onTurn(
                nationalists("movement", {{"nationalist_forces", "ITA-I-Aqu"}}, {{"A7", "road"}}),
                3),
            "italian_offensive"),
         "ITA-I-Aqu",
         {"52.23"}},
        {"Sc.2.b",
         "or by the main road",
         in(onTurn(nationalists("movement", {{"nationalist_forces", "ITA-I-Aqu"}},
                                {{"A7", "main_road"}}),
                   3),
            "italian_offensive"),
         "ITA-I-Aqu",
         {"62.16"}},
        {"Sc.1.b",
         "the Spaniards of turn 10 in a village of the side in the north, away from enemies",
         spaniards("north"),
         "ESP-Ind-Gal",
         {"35.18"},
         {"23.22", "21.12", "27.22"}},
        {"2.2a",
         "a truck comes in where its load has to",
         onTurn(
             nationalists("movement", {{"nationalist_forces", "ITA-Truck-3 ITA-I-Aqu:aboard=9"}}),
             3),
         "ITA-Truck-3",
         {"52.23"}},
        {"Sc.1.b",
         "or in the south too",
         spaniards("anywhere"),
         "ESP-Ind-Gal",
         {"35.18", "21.12"},
         {"23.22", "27.22"}},
    };
}

std::vector<EntryRow>& entriesEntered() {
    static std::vector<EntryRow> rows = [] {
        std::vector<EntryRow> made = entryRows();
        for (const EntryRow& each : made)
            RuleRows::enter(each.section, each.board);
        return made;
    }();
    return rows;
}
const std::size_t enteredAtStart = entriesEntered().size();

bool has(const Labels& labels, const std::string& label) {
    return std::ranges::count(labels, label) > 0;
}

std::string exitOf(const Board& board, const char* unit, const char* hex) {
    const RuleTable table(board);
    const Verdict why = whyNotExit(table.position(), table.counter(unit), table.hex(hex));
    return std::string(why ? why.section() : "");
}

} // namespace

TEST_CASE("units come back") {
    returnRows.check();
}
TEST_CASE("new units") {
    newcomerRows.check();
}
TEST_CASE("emergency groups and delays") {
    emergencyRows.check();
}

TEST_CASE("where units come in") {
    CHECK(enteredAtStart == entriesEntered().size());
    for (const EntryRow& each : entriesEntered()) {
        INFO(std::string(each.section) << ": " << std::string(each.what));
        const Labels found = entriesOf(each.board, each.unit);
        if (each.closed.empty())
            CHECK(found == each.hexes);
        for (const std::string& hex : each.hexes)
            CHECK_MESSAGE(has(found, hex), hex);
        for (const std::string& hex : each.closed)
            CHECK_MESSAGE(!has(found, hex), hex);
    }
}

TEST_CASE("Sc.1.b, A85 Spaniards come into the villages where they may") {
    const auto enters = [](const char* reading) {
        RuleTable at(onTurn(
            nationalists("movement",
                         {{"nationalist_forces", "ESP-Ind-Gal"}, {"21.12", "ITA-HQ-DLV:aboard=0"}},
                         {{"A85", reading}}),
            10));
        return at.act("enter units=ESP-Ind-Gal hex=21.12");
    };
    CHECK(enters("north") == "Sc.1.b/A85");
    CHECK(enters("anywhere") == "2.6b"); // Italians stand there
}

TEST_CASE("3.5a 3.5d Who may leave the map, and where") {
    const Board board = nationalists(
        "movement",
        {{"1.07", "ITA-I-Aqu ITA-Gen-DLV"}, {"1.26", "REP-48-Ter"}, {"1.30", "ESP-Ing"}});
    CHECK(exitOf(board, "REP-48-Ter", "1.26").empty());
    CHECK(exitOf(board, "REP-48-Ter", "1.24") == "3.5a");
    CHECK(exitOf(board, "ITA-I-Aqu", "1.07").empty());
    CHECK(exitOf(board, "ITA-I-Aqu", "1.26") == "3.5d");
    CHECK(exitOf(board, "ITA-Gen-DLV", "1.07") == "3.5d");
    CHECK(exitOf(board, "ESP-Ing", "1.07") == "3.5d");
    CHECK(exitOf(in(board, "italian_offensive"), "ITA-I-Aqu", "1.07") == "3.5d");
}
