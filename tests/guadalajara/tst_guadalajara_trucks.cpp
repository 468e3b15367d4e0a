// SPDX-License-Identifier: GPL-3.0-or-later
// 1.16: trucks. Trucks 7 to 18 are the CTV's, 19 to 26 Littorio's, 1 to 6 the Republicans'.
#include "engine/guadalajara/chapters.h"
#include "tests/guadalajara/rule_rows.h"

#include <doctest/doctest.h>

using namespace esagono;
using namespace esagono::guadalajara;

namespace {

const UnitsOnBoard bandera = {{"49.16", "ITA-Truck-1 ITA-VI-Ardi"}};
const UnitsOnBoard aboardIt = {{"49.16", "ITA-Truck-1 ITA-VI-Ardi:aboard=7"}};

const RuleRows loading(
    "loading",
    {
        row("1.16b", "loading costs two points of the truck", italians(bandera),
            "load unit=ITA-VI-Ardi truck=ITA-Truck-1",
            "ITA-VI-Ardi aboard 7; ITA-Truck-1 spent 4; ITA-VI-Ardi moved 1"),
        row("1.16a", "the pair goes as far as the truck", italians(bandera),
            "load unit=ITA-VI-Ardi truck=ITA-Truck-1; "
            "move from=49.16 units=ITA-Truck-1 path=48.15,47.16,46.15,45.15,44.14,43.15,42.15",
            "ITA-VI-Ardi at 42.15; ITA-Truck-1 at 42.15; ITA-Truck-1 spent 11"),
        row("1.16a", "a unit aboard does not move by itself", italians(aboardIt),
            "move from=49.16 units=ITA-VI-Ardi path=48.15", "refused 1.16a"),
        row("1.16b", "at any moment of its move, and on it goes",
            italians({{"51.16", "ITA-Truck-1"}, {"49.16", "ITA-VI-Ardi"}}),
            "move from=51.16 units=ITA-Truck-1 path=50.16,49.16; "
            "load unit=ITA-VI-Ardi truck=ITA-Truck-1; "
            "move from=49.16 units=ITA-Truck-1 path=48.15; unload truck=ITA-Truck-1",
            "ITA-VI-Ardi at 48.15; ITA-VI-Ardi aboard 0; ITA-Truck-1 spent 13"),
        row("1.16b", "who has got off moves no more", italians(aboardIt),
            "unload truck=ITA-Truck-1; move from=49.16 units=ITA-VI-Ardi path=48.15",
            "refused 1.16b"),
        row("1.16b", "who has walked is not loaded",
            italians({{"49.16", "ITA-Truck-1"}, {"50.16", "ITA-VI-Ardi"}}),
            "move from=50.16 units=ITA-VI-Ardi path=49.16; "
            "load unit=ITA-VI-Ardi truck=ITA-Truck-1",
            "refused 1.16b"),
        row("1.16b", "one unit a truck",
            italians({{"49.16", "ITA-Truck-1 ITA-VI-Ardi:aboard=7 ITA-VI-Int"}}),
            "load unit=ITA-VI-Int truck=ITA-Truck-1", "refused 1.16b"),
        row("1.16b", "in the same hex",
            italians({{"49.16", "ITA-Truck-1"}, {"48.15", "ITA-VI-Ardi"}}),
            "load unit=ITA-VI-Ardi truck=ITA-Truck-1", "refused 1.16b"),
        row("1.16b", "with points enough",
            italians({{"49.16", "ITA-Truck-1:spent=26 ITA-VI-Ardi"}}),
            "load unit=ITA-VI-Ardi truck=ITA-Truck-1", "refused 1.16b"),
        row("1.16b", "a unit may stay aboard from turn to turn",
            nationalists("movement!", aboardIt), "end | 6", "ITA-VI-Ardi aboard 7"),
        row("1.16a", "machine guns, engineers and flamethrowers ride, too",
            italians({{"49.16", "ITA-Truck-1 ITA-Truck-2 ITA-Truck-3 ITA-MG-Lit ITA-Gen-FN "
                                "ITA-Gen-CRS"}}),
            "load unit=ITA-MG-Lit truck=ITA-Truck-1; load unit=ITA-Gen-FN truck=ITA-Truck-2; "
            "load unit=ITA-Gen-CRS truck=ITA-Truck-3",
            "ITA-Gen-CRS aboard 9"),
        row("1.16a", "and workers", republicans("movement", {{"49.16", "REP-Truck-1 REP-For-1"}}),
            "load unit=REP-For-1 truck=REP-Truck-1", "REP-For-1 aboard 1"),
        row("1.16a", "guns do not", italians({{"49.16", "ITA-Truck-1 ITA-Arty-VI"}}),
            "load unit=ITA-Arty-VI truck=ITA-Truck-1", "refused 1.16a"),
        row("1.16a", "nor cavalry", republicans("movement", {{"49.16", "REP-Truck-1 REP-Cav-XII"}}),
            "load unit=REP-Cav-XII truck=REP-Truck-1", "refused 1.16a"),
        row("1.16a", "Littorio's trucks carry Littorio only",
            italians({{"49.16", "ITA-Truck-Lit-1 ITA-VI-Ardi"}}),
            "load unit=ITA-VI-Ardi truck=ITA-Truck-Lit-1", "refused 1.16a"),
        row("1.16a", "and do carry it", italians({{"49.16", "ITA-Truck-Lit-1 ITA-Lit-1-1"}}),
            "load unit=ITA-Lit-1-1 truck=ITA-Truck-Lit-1", "ITA-Lit-1-1 aboard 19"),
        row("1.16a 1.2b", "the others carry anybody of their side",
            italians({{"42.19", "ITA-Truck-1 ESP-Sot-6Vic"}}),
            "load unit=ESP-Sot-6Vic truck=ITA-Truck-1", "ESP-Sot-6Vic aboard 7"),
        row("1.16a 1.1", "a company aboard counts two",
            italians({{"49.16", "ITA-Truck-1 ITA-Gen-FN ITA-VI-Ardi ITA-VI-Int ITA-Arty-VI"}}),
            "load unit=ITA-Gen-FN truck=ITA-Truck-1", "refused 1.1"),
        row("1.16a", "loaded it does not go next to the enemy",
            italians({{"49.16", "ITA-Truck-1 ITA-VI-Ardi:aboard=7"}, {"47.16", "REP-48-Dmi"}}),
            "move from=49.16 units=ITA-Truck-1 path=48.15", "refused 1.16a"),
        row("1.16a", "empty it may",
            italians({{"49.16", "ITA-Truck-1"}, {"46.15", "ITA-HQ-FN"}, {"47.16", "REP-48-Dmi"}}),
            "move from=49.16 units=ITA-Truck-1 path=48.15", "ITA-Truck-1 at 48.15"),
        row("1.16b", "nothing is loaded in the exploitation phase",
            nationalists("exploitation", {{"49.16", "ITA-Truck-1:reserve=2 ITA-VI-Ardi"}}),
            "load unit=ITA-VI-Ardi truck=ITA-Truck-1", "refused 1.16b"),
        row("1.16b", "but unloaded",
            nationalists("exploitation",
                         {{"49.16", "ITA-Truck-1:reserve=2 ITA-VI-Ardi:aboard=7:reserve=2"}}),
            "move from=49.16 units=ITA-Truck-1 path=48.15; unload truck=ITA-Truck-1",
            "ITA-VI-Ardi aboard 0; ITA-VI-Ardi at 48.15"),
    });

const RuleRows putting(
    "trucks are put where they are needed",
    {
        row("1.16a Q.6", "with a unit that loads, at once",
            italians({{"51.16", "ITA-Truck-1"}, {"45.15", "ITA-VI-Ardi"}}, {{"A25", "to_load"}}),
            "place_truck truck=ITA-Truck-1 unit=ITA-VI-Ardi",
            "ITA-Truck-1 at 45.15; ITA-VI-Ardi aboard 7; ITA-Truck-1 spent 4"),
        row("1.16a Q.6", "or with any unit it may carry",
            italians({{"51.16", "ITA-Truck-1"}, {"45.15", "ITA-VI-Ardi"}}, {{"A25", "anywhere"}}),
            "place_truck truck=ITA-Truck-1 unit=ITA-VI-Ardi",
            "ITA-Truck-1 at 45.15; ITA-VI-Ardi aboard 0; ITA-Truck-1 spent 0"),
        row("1.16a", "a loaded truck unloads in its place; both units are free to go",
            italians({{"51.16", "ITA-Truck-1 ITA-VI-Int:aboard=7"}, {"45.15", "ITA-VI-Ardi"}}),
            "place_truck truck=ITA-Truck-1 unit=ITA-VI-Ardi; "
            "move from=51.16 units=ITA-VI-Int path=50.16",
            "ITA-VI-Int at 50.16; ITA-VI-Ardi aboard 7; ITA-Truck-1 spent 8"),
        row("1.16a", "only before anybody has moved",
            italians({{"51.16", "ITA-Truck-1"}, {"45.15", "ITA-VI-Ardi ITA-VI-Int"}}),
            "move from=45.15 units=ITA-VI-Int path=44.14; "
            "place_truck truck=ITA-Truck-1 unit=ITA-VI-Ardi",
            "refused 1.16a"),
        row("1.16a", "and once",
            italians({{"51.16", "ITA-Truck-1"}, {"45.15", "ITA-VI-Ardi"}, {"44.14", "ITA-VI-Int"}},
                     {{"A25", "anywhere"}}),
            "place_truck truck=ITA-Truck-1 unit=ITA-VI-Ardi; "
            "place_truck truck=ITA-Truck-1 unit=ITA-VI-Int",
            "refused 1.16a"),
        row("1.16a", "not away from roads and trails",
            italians({{"51.16", "ITA-Truck-1"}, {"46.11", "ITA-VI-Ardi"}}),
            "place_truck truck=ITA-Truck-1 unit=ITA-VI-Ardi", "refused 1.16a"),
        row("1.16a", "with Spaniards north of the line",
            italians({{"51.16", "ITA-Truck-1"}, {"42.19", "ESP-Sot-6Vic"}}, {{"A26", "cargo"}}),
            "place_truck truck=ITA-Truck-1 unit=ESP-Sot-6Vic", "ESP-Sot-6Vic aboard 7"),
        row("1.16a 2.6a", "or not",
            italians({{"51.16", "ITA-Truck-1"}, {"42.19", "ESP-Sot-6Vic"}}, {{"A26", "italian"}}),
            "place_truck truck=ITA-Truck-1 unit=ESP-Sot-6Vic", "refused 2.6a/A26"),
        row("Q.13", "trucks that arrive serve units on the map",
            onTurn(italians({{"nationalist_forces", "ITA-Truck-3"}, {"45.15", "ITA-VI-Ardi"}}), 2),
            "place_truck truck=ITA-Truck-3 unit=ITA-VI-Ardi",
            "ITA-Truck-3 at 45.15; ITA-VI-Ardi aboard 9"),
        row("Q.13 1.16b", "G12: who comes in loaded pays nothing for it",
            onTurn(italians({{"nationalist_forces", "ITA-Truck-3 ITA-IX-Lu:aboard=9"}}), 2),
            "enter units=ITA-Truck-3 hex=62.16; "
            "move from=62.16 units=ITA-Truck-3 path=61.16,60.15",
            "ITA-IX-Lu at 60.15; ITA-Truck-3 spent 2"),
        row("SCS.reinforcements 2.2a", "the entry hex costs nothing, and one may go on",
            onTurn(italians({{"nationalist_forces", "ITA-IX-Lu"}}), 2),
            "enter units=ITA-IX-Lu hex=62.16; move from=62.16 units=ITA-IX-Lu path=61.16",
            "ITA-IX-Lu at 61.16; ITA-IX-Lu spent 2"),
        row("2.2a", "not by any other hex",
            onTurn(italians({{"nationalist_forces", "ITA-IX-Lu"}}), 2),
            "enter units=ITA-IX-Lu hex=61.16", "refused 2.2a"),
        row("1.16a", "loaded they do not come in next to the enemy",
            onTurn(italians({{"nationalist_forces", "ITA-Truck-3 ITA-IX-Lu:aboard=9"},
                             {"61.16", "REP-48-Dmi"}}),
                   2),
            "enter units=ITA-Truck-3 hex=62.16", "refused 1.16a"),
        row("1.1 SCS.reinforcements", "six steps at a time",
            onTurn(italians({{"nationalist_forces", "ITA-IX-Lu ITA-IX-Ura ITA-IX-Temp ITA-X-Sci"}}),
                   2),
            "enter units=ITA-IX-Lu,ITA-IX-Ura,ITA-IX-Temp,ITA-X-Sci hex=62.16", "refused 1.1"),
        row("3.5a", "Republicans leave by an entry zone",
            republicans("movement", {{"2.07", "REP-48-Dmi"}}),
            "move from=2.07 units=REP-48-Dmi path=1.07; exit units=REP-48-Dmi",
            "REP-48-Dmi at off_map; REP-48-Dmi returns 7"),
        row("3.5a SCS.movement", "with points left for it",
            republicans("movement", {{"1.07", "REP-48-Dmi:spent=12:moved=1"}}),
            "exit units=REP-48-Dmi", "refused SCS.movement"),
        row("3.5d", "Nationalists do not", italians({{"38.01", "ITA-VI-Ardi"}}),
            "exit units=ITA-VI-Ardi", "refused 3.5d"),
    });

const RuleRows empties(
    "empty trucks",
    {
        row("1.16a", "an unused truck stays", italians({{"49.16", "ITA-Truck-1"}}),
            "move from=49.16 units=ITA-Truck-1 path=48.15", "refused 1.16a"),
        row("1.16a", "or goes nearer to the nearest HQ",
            italians({{"49.16", "ITA-Truck-1"}, {"45.15", "ITA-HQ-FN"}, {"60.15", "ITA-HQ-PN"}}),
            "move from=49.16 units=ITA-Truck-1 path=48.15,47.16", "ITA-Truck-1 at 47.16"),
        row("1.16a", "not away from it",
            italians({{"49.16", "ITA-Truck-1"}, {"45.15", "ITA-HQ-FN"}, {"60.15", "ITA-HQ-PN"}}),
            "move from=49.16 units=ITA-Truck-1 path=50.16", "refused 1.16a"),
        row("1.16a", "it may go along with an HQ", italians({{"49.16", "ITA-Truck-1 ITA-HQ-FN"}}),
            "move from=49.16 units=ITA-Truck-1,ITA-HQ-FN path=48.15", "ITA-Truck-1 at 48.15"),
        row("1.16a", "to units that it can load it goes, and loads",
            italians({{"51.16", "ITA-Truck-1"}, {"49.16", "ITA-VI-Ardi"}}),
            "move from=51.16 units=ITA-Truck-1 path=50.16,49.16; end", "refused 1.16a"),
        row("1.16a", "then the phase may end",
            italians({{"51.16", "ITA-Truck-1"}, {"49.16", "ITA-VI-Ardi"}}),
            "move from=51.16 units=ITA-Truck-1 path=50.16,49.16; "
            "load unit=ITA-VI-Ardi truck=ITA-Truck-1; end | 6",
            "allowed"),
        row("1.16a", "not to units it cannot load",
            italians({{"51.16", "ITA-Truck-1"}, {"49.16", "ITA-Arty-VI"}}),
            "move from=51.16 units=ITA-Truck-1 path=50.16,49.16", "refused 1.16a"),
        row("1.16a", "and not without the points for it",
            italians({{"51.16", "ITA-Truck-1:spent=23"}, {"49.16", "ITA-VI-Ardi"}}),
            "move from=51.16 units=ITA-Truck-1 path=50.16,49.16", "refused 1.16a"),
        row("1.16a", "in the exploitation phase nothing is loaded",
            nationalists("exploitation",
                         {{"51.16", "ITA-Truck-1:reserve=2"}, {"49.16", "ITA-VI-Ardi"}}),
            "move from=51.16 units=ITA-Truck-1 path=50.16,49.16", "refused 1.16a"),
        row("1.16a", "only what is allowed is offered",
            italians({{"51.16", "ITA-Truck-1"}, {"45.15", "ITA-HQ-FN:moved=1"}}), "",
            "offered 50.16; not_offered 52.15"),
        row("1.16a", "Republican trucks have no HQ to go to",
            republicans("movement", {{"30.11", "REP-Truck-1"}}),
            "move from=30.11 units=REP-Truck-1 path=29.11", "refused 1.16a"),
        row("1.16a 3.5a", "and do not leave the map empty",
            republicans("movement", {{"1.07", "REP-Truck-1"}}), "exit units=REP-Truck-1",
            "refused 1.16a"),
        row("3.5a", "loaded they do",
            republicans("movement", {{"1.07", "REP-Truck-1 REP-48-Dmi:aboard=1"}}),
            "exit units=REP-Truck-1", "REP-48-Dmi at off_map"),
        row("1.16a", "trucks on the map serve units that enter",
            onTurn(italians({{"51.16", "ITA-Truck-1"}, {"nationalist_forces", "ITA-IX-Lu"}},
                            {{"A49", "movement"}}),
                   2),
            "place_truck truck=ITA-Truck-1 unit=ITA-IX-Lu; enter units=ITA-Truck-1 hex=62.16; "
            "move from=62.16 units=ITA-Truck-1 path=61.16",
            "ITA-IX-Lu at 61.16; ITA-IX-Lu aboard 7; ITA-Truck-1 spent 5"),
        row("1.16a", "at the start of the phase alone",
            onTurn(italians({{"51.16", "ITA-Truck-1 ITA-VI-Ardi"},
                             {"nationalist_forces", "ITA-IX-Lu"}}),
                   2),
            "move from=51.16 units=ITA-VI-Ardi path=50.16; "
            "place_truck truck=ITA-Truck-1 unit=ITA-IX-Lu",
            "refused 1.16a"),
        row("1.16a 2.2a", "and its load still enters where it has to",
            onTurn(italians({{"51.16", "ITA-Truck-1"}, {"nationalist_forces", "ITA-I-Aqu"}}), 3),
            "place_truck truck=ITA-Truck-1 unit=ITA-I-Aqu; enter units=ITA-Truck-1 hex=62.16",
            "refused 2.2a"),
        row("1.16a", "by 52.23",
            onTurn(italians({{"51.16", "ITA-Truck-1"}, {"nationalist_forces", "ITA-I-Aqu"}}), 3),
            "place_truck truck=ITA-Truck-1 unit=ITA-I-Aqu; enter units=ITA-Truck-1 hex=52.23",
            "ITA-I-Aqu at 52.23"),
        row("Sc.4.a 1.16b", "the unit set up in 20.03 does not ride away on the first turn",
            in(onTurn(republicans("movement", {{"20.03", "REP-65-Goy REP-Truck-1"}}), 9),
               "bolognese_sauce"),
            "load unit=REP-65-Goy truck=REP-Truck-1", "refused Sc.4.a"),
    });

const RuleRows fates(
    "what becomes of trucks",
    {
        row("1.16e", "an empty truck is lost when an enemy enters its hex",
            italians({{"49.16", "ITA-VI-Ardi"}, {"48.15", "REP-Truck-1"}}),
            "move from=49.16 units=ITA-VI-Ardi path=48.15",
            "ITA-VI-Ardi at 48.15; REP-Truck-1 at eliminated"),
        row("1.16e", "a loaded one must be attacked",
            italians({{"49.16", "ITA-VI-Ardi"}, {"48.15", "REP-Truck-1 REP-48-Dmi:aboard=1"}}),
            "move from=49.16 units=ITA-VI-Ardi path=48.15", "refused SCS.movement"),
        row("1.16e", "empty trucks take none",
            italians({{"49.16", "ITA-Truck-1"}, {"48.15", "REP-Truck-1"}}),
            "move from=49.16 units=ITA-Truck-1 path=48.15", "refused SCS.movement"),
    });

} // namespace

TEST_CASE("1.16a, 1.16b Loading and unloading") {
    loading.check();
}
TEST_CASE("1.16a, Q.6, Q.13 Trucks are put where they are needed; onto the map and off it") {
    putting.check();
}
TEST_CASE("1.16a Empty trucks, and trucks for units that enter") {
    empties.check();
}
TEST_CASE("1.16e What becomes of trucks") {
    fates.check();
}
