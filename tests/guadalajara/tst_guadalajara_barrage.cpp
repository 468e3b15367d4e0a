// SPDX-License-Identifier: GPL-3.0-or-later
// 1.8, 1.10b, 1.17b, 2.3, 2.8a, 3.2: barrages. 1.7: what they do.
#include "engine/guadalajara/fighting/barrage.h"
#include "engine/play/referee.h"
#include "tests/guadalajara/rule_rows.h"

#include <doctest/doctest.h>

namespace esagono::guadalajara::barrage_tests {

/// Republican guns (13 points, range 5) and an Italian battalion in the open, with an observer.
Board shelled(UnitsOnBoard more = {}, Choices rulings = {}) {
    more.insert(more.begin(), {{"20.11", "REP-Arty-13"}, {"23.12", "REP-48-Dmi"}});
    return republicans("barrage", std::move(more), std::move(rulings));
}
const UnitsOnBoard target = {{"24.11", "ITA-IV-Tor"}};
const std::string fire = "shell target=24.11 guns=REP-Arty-13";

/// Italian guns and a Republican battalion in the open at 24.10.
Board italians(UnitsOnBoard more, Choices rulings = {}) {
    more.push_back({"24.10", "REP-48-Dmi"});
    return nationalists("barrage", std::move(more), std::move(rulings));
}
/// Spanish guns and a Republican battalion in the open at 28.14.
Board spaniards(UnitsOnBoard more, Choices rulings = {}) {
    more.push_back({"28.14", "REP-48-Dmi"});
    return nationalists("barrage", std::move(more), std::move(rulings));
}
Board bombers(UnitsOnBoard more, Choices rulings = {}) {
    more.push_back({"republican_air_ready", "REP-Air-1 REP-Air-2"});
    return republicans("barrage", std::move(more), std::move(rulings));
}

const RuleRows table(
    "the barrage table",
    {
        row("1.8d 1.7", "DG: every unit in the hex",
            shelled({{"24.11", "ITA-IV-Tor ITA-IV-Bis ITA-Tank-1CRS"}}), fire + " | 3 4",
            "ITA-IV-Tor dg 1; ITA-IV-Bis dg 1; ITA-Tank-1CRS dg 1; ITA-IV-Tor face 0"),
        row("1.8d", "no effect", shelled(target), fire + " | 3 3", "ITA-IV-Tor dg 0"),
        row("1.8d 1.8f", "a step, and DG for what is left", shelled(target), fire + " | 5 5",
            "ITA-IV-Tor face 1; ITA-IV-Tor dg 1"),
        row("1.7a", "DG twice is DG", shelled({{"24.11", "ITA-IV-Tor:dg=1"}}), fire + " | 3 4",
            "ITA-IV-Tor dg 1"),
        row("1.8f", "the owner chooses, not the strongest unit",
            shelled({{"24.11", "ITA-Lit-1-1 ITA-Gen-Lit"}}),
            fire + " | 5 5; lose shares=ITA-Gen-Lit:1",
            "ITA-Gen-Lit at eliminated; ITA-Lit-1-1 face 0; ITA-Lit-1-1 dg 1"),
        row("1.8f 1.11c", "armour takes no loss of a barrage",
            shelled({{"24.11", "ITA-IV-Tor ITA-Tank-1CRS"}}), fire + " | 5 5",
            "ITA-IV-Tor face 1; ITA-Tank-1CRS face 0; ITA-Tank-1CRS dg 1"),
        row("1.8f", "G42: only armour there: no loss, DG", shelled({{"24.11", "ITA-Tank-1CRS"}}),
            fire + " | 5 5", "ITA-Tank-1CRS face 0; ITA-Tank-1CRS at 24.11; ITA-Tank-1CRS dg 1"),
        row("1.8f", "A53: what the others cannot take disables the armour",
            italians({{"27.12", "ITA-Arty-CTV-18"},
                      {"25.11", "ITA-IV-Tor"},
                      {"23.11", "REP-Ind-GC REP-Tank-12Div"},
                      {"21.11", "REP-48-Ter"},
                      {"23.12", "ITA-IV-Bis"}},
                     {{"A53", "disabled"}}),
            "shell target=23.11 guns=ITA-Arty-CTV-18 | 6 6 1",
            "REP-Ind-GC at eliminated; REP-Tank-12Div at disabled_tanks"),
        row("1.8f", "A53: or is ignored",
            italians({{"27.12", "ITA-Arty-CTV-18"},
                      {"23.11", "REP-Ind-GC REP-Tank-12Div"},
                      {"21.11", "REP-48-Ter"},
                      {"23.12", "ITA-IV-Bis"}},
                     {{"A53", "ignored"}}),
            "shell target=23.11 guns=ITA-Arty-CTV-18 | 6 6 1",
            "REP-Ind-GC at eliminated; REP-Tank-12Div dg 1"),
        row("1.4 1.8f", "A54: the volunteer loses the first step",
            shelled({{"24.11", "ITA-IV-Tor ITA-Lit-1-1"}}, {{"A54", "volunteer_first"}}),
            fire + " | 5 5", "ITA-IV-Tor face 1; ITA-Lit-1-1 face 0"),
        row("1.4 1.8f", "A54: or whoever the owner likes",
            shelled({{"24.11", "ITA-IV-Tor ITA-Lit-1-1"}}, {{"A54", "free"}}),
            fire + " | 5 5; lose shares=ITA-Lit-1-1:1", "ITA-IV-Tor face 0; ITA-Lit-1-1 face 1"),
        row("1.8e", "nobody advances into a hex that a barrage emptied",
            shelled({{"24.11", "ITA-Gen-FN"}}), fire + " | 5 5",
            "ITA-Gen-FN at eliminated; decision barrage republican"),
        row("1.16d", "a loaded truck is unloaded, and its load DG, before the throw",
            shelled({{"24.11", "ITA-Truck-1 ITA-IV-Tor:aboard=7"}}), fire + " | 1 1",
            "ITA-IV-Tor aboard 0; ITA-IV-Tor dg 1; ITA-IV-Tor face 0"),
        row("1.16e", "a truck may take the step lost by a barrage",
            shelled({{"24.11", "ITA-IV-Tor ITA-Truck-1"}}),
            fire + " | 5 5; lose shares=ITA-Truck-1:1",
            "ITA-Truck-1 at eliminated; ITA-IV-Tor face 0; ITA-IV-Tor dg 1"),
        row("1.16e", "a truck is lost with the load that a barrage destroys",
            shelled({{"24.11", "ITA-Truck-1 ITA-Gen-FN:aboard=7"}}),
            fire + " | 5 5; lose shares=ITA-Gen-FN:1",
            "ITA-Gen-FN at eliminated; ITA-Truck-1 at eliminated"),
    });

const RuleRows columns(
    "columns and shifts",
    {
        row("1.7a 1.8c", "G44: a DG gun fires with half its points: 3.5 in column 3-5",
            republicans("barrage", {{"22.11", "REP-Arty-7:dg=1"},
                                    {"23.12", "REP-48-Dmi"},
                                    {"24.11", "ITA-IV-Tor"}}),
            "shell target=24.11 guns=REP-Arty-7 | 4 5", "ITA-IV-Tor dg 1"),
        row("1.7a 1.8c", "G44: one less is nothing there",
            republicans("barrage", {{"22.11", "REP-Arty-7:dg=1"},
                                    {"23.12", "REP-48-Dmi"},
                                    {"24.11", "ITA-IV-Tor"}}),
            "shell target=24.11 guns=REP-Arty-7 | 4 4", "ITA-IV-Tor dg 0"),
        row("1.8d", "A51: 5.5 points are in column 3-5",
            italians({{"26.11", "ITA-Arty-CTV-11-1:dg=1"}, {"25.11", "ITA-IV-Tor"}},
                     {{"A51", "down"}}),
            "shell target=24.10 guns=ITA-Arty-CTV-11-1 | 4 4", "REP-48-Dmi dg 0"),
        row("1.8d", "A51: or rounded, in 6-9",
            italians({{"26.11", "ITA-Arty-CTV-11-1:dg=1"}, {"25.11", "ITA-IV-Tor"}},
                     {{"A51", "nearest"}}),
            "shell target=24.10 guns=ITA-Arty-CTV-11-1 | 4 4", "REP-48-Dmi dg 1"),
        row("1.8c", "any number of guns fires together: 15 and 11 in column 21-29",
            italians({{"26.11", "ITA-Arty-CTV-11-1"},
                      {"27.12", "ITA-Arty-CTV-15-1"},
                      {"25.11", "ITA-IV-Tor"}}),
            "shell target=24.10 guns=ITA-Arty-CTV-11-1,ITA-Arty-CTV-15-1 | 2 3", "REP-48-Dmi dg 1"),
        row("1.8d", "only the terrain of the target counts: hills, one column left",
            shelled({{"23.13", "REP-48-Ter"}, {"24.13", "ITA-IV-Bis"}}),
            "shell target=24.13 guns=REP-Arty-13 | 3 4", "ITA-IV-Bis dg 0"),
        row("1.8d 2.3c", "past the end of the table: the last column",
            spaniards({{"30.15", "ESP-Arty-2"}}), "shell target=28.14 guns=ESP-Arty-2 | 5 5",
            "REP-48-Dmi dg 1"),
        row("2.3c", "Spaniards fire unobserved two columns left: 10 points in 3-5",
            spaniards({{"30.15", "ESP-Arty-10"}}), "shell target=28.14 guns=ESP-Arty-10 | 4 4",
            "REP-48-Dmi dg 0"),
        row("2.3a 2.3d", "with a Spanish unit next to the target there is no shift",
            spaniards({{"30.15", "ESP-Arty-10"}, {"29.15", "ESP-Sot-6Vic"}}),
            "shell target=28.14 guns=ESP-Arty-10 | 3 4", "REP-48-Dmi dg 1"),
        row("2.8b", "surprised Republicans fire with half their points: 6.5",
            onTurn(shelled(target), 1), fire + " | 3 4", "ITA-IV-Tor dg 0"),
        row("2.8b", "which one more pip shows", onTurn(shelled(target), 1), fire + " | 4 4",
            "ITA-IV-Tor dg 1"),
    });

const RuleRows guns(
    "who may fire",
    {
        row("1.8b", "at an enemy in range", shelled(target), fire + " | 1 1", "allowed"),
        row("1.8b", "not beyond it", shelled({{"27.12", "ITA-IV-Tor"}, {"26.12", "REP-48-Ter"}}),
            "shell target=27.12 guns=REP-Arty-13", "refused 1.8b because 27.12"),
        row("1.8b", "not at an empty hex", shelled(), fire, "refused 1.8b"),
        row("1.8b", "not at a lone truck", shelled({{"24.11", "ITA-Truck-1"}}), fire,
            "refused 1.8b"),
        row("1.8b", "only guns", shelled(target), "shell target=24.11 guns=REP-48-Dmi",
            "refused 1.8b"),
        row("1.8c", "one barrage a hex",
            shelled({{"24.11", "ITA-IV-Tor"}, {"22.11", "REP-Arty-7"}}),
            fire + " | 1 1; shell target=24.11 guns=REP-Arty-7", "refused 1.8c because 24.11"),
        row("1.8c", "one barrage a gun",
            shelled({{"24.11", "ITA-IV-Tor"}, {"24.12", "ITA-IV-Bis"}}),
            fire + " | 1 1; shell target=24.12 guns=REP-Arty-13", "refused 1.8c"),
        row("1.8c", "in the next phase it fires again", shelled({{"24.11", "ITA-IV-Tor"}}),
            fire + " | 1 1; end_barrage", "REP-Arty-13 fired 0; decision combat republican"),
        row("1.6c 1.8c", "not out of supply",
            republicans("barrage",
                        {{"20.11", "REP-Arty-13:oos=1"}, {"23.12", "REP-48-Dmi"}, target.front()}),
            fire, "refused 1.6c"),
        row("1.13b", "not in reserve",
            republicans("barrage", {{"20.11", "REP-Arty-13:reserve=1"},
                                    {"23.12", "REP-48-Dmi"},
                                    target.front()}),
            fire, "refused 1.13b"),
        row("1.8a", "in the mode of movement too, with its own figures",
            republicans("barrage",
                        {{"20.11", "REP-Arty-13:move"}, {"23.12", "REP-48-Dmi"}, target.front()}),
            fire + " | 6 6", "ITA-IV-Tor dg 1"),
        row("2.6a", "Italians do not fire north of the line",
            nationalists("barrage", {{"26.12", "ITA-Arty-CTV-15-1"},
                                     {"27.12", "ITA-IV-Tor"},
                                     {"28.13", "REP-48-Dmi"}}),
            "shell target=28.13 guns=ITA-Arty-CTV-15-1", "refused 2.6a because 28.13"),
        row("2.6b 4.3b", "nor together with Spaniards, even without the line",
            spaniards(
                {{"30.15", "ESP-Arty-10"}, {"29.13", "ITA-Arty-CTV-15-1"}, {"29.14", "ITA-IV-Tor"}},
                {{"looser_line", "none"}}),
            "shell target=28.14 guns=ITA-Arty-CTV-15-1,ESP-Arty-10",
            "refused 2.6b because ESP-Arty-10"),
        row("2.7d", "guns of a division in panic may fire",
            with(italians({{"26.11", "ITA-Arty-VI"}, {"25.11", "ITA-VI-Ardi"}}), "panic_fn", 1),
            "shell target=24.10 guns=ITA-Arty-VI | 1 1", "allowed"),
    });

const RuleRows observers(
    "observers",
    {
        row("3.2a", "Republicans never fire unobserved",
            republicans("barrage", {{"20.11", "REP-Arty-13"}, target.front()}), fire,
            "refused 3.2a"),
        row("3.2b 3.2c", "any Republican unit next to the target will do",
            republicans("barrage",
                        {{"20.11", "REP-Arty-13"}, {"24.10", "REP-Cav-XII"}, target.front()}),
            fire + " | 1 1", "allowed"),
        row("3.2c", "but no armour",
            republicans("barrage",
                        {{"20.11", "REP-Arty-13"}, {"24.10", "REP-T26-1BT"}, target.front()}),
            fire, "refused 3.2a"),
        row("2.3c", "G40: Italians never fire unobserved",
            italians({{"27.12", "ITA-Arty-CTV-15-1"}}), "shell target=24.10 guns=ITA-Arty-CTV-15-1",
            "refused 2.3c because 24.10"),
        row("2.3a", "independent Italian guns use any Italian",
            italians({{"27.12", "ITA-Arty-CTV-15-1"}, {"25.11", "ITA-IX-Lu"}}),
            "shell target=24.10 guns=ITA-Arty-CTV-15-1 | 1 1", "allowed"),
        row("2.3a", "but no Spaniard",
            italians({{"27.12", "ITA-Arty-CTV-15-1"}, {"25.11", "ESP-Sot-6Vic"}}),
            "shell target=24.10 guns=ITA-Arty-CTV-15-1", "refused 2.3c"),
        row("2.3b", "G41: guns of Fiamme Nere with an observer of Penne Nere",
            italians({{"26.11", "ITA-Arty-VI"}, {"25.11", "ITA-IX-Lu"}}),
            "shell target=24.10 guns=ITA-Arty-VI", "refused 2.3b"),
        row("2.3b", "with one of their own",
            italians({{"26.11", "ITA-Arty-VI"}, {"25.11", "ITA-VII-Inf"}}),
            "shell target=24.10 guns=ITA-Arty-VI | 1 1", "allowed"),
        row("2.3d", "armour does not observe",
            italians({{"27.12", "ITA-Arty-CTV-15-1"}, {"25.11", "ITA-Tank-1CRS"}}),
            "shell target=24.10 guns=ITA-Arty-CTV-15-1", "refused 2.3c"),
        row("1.17b", "G45: Brihuega is seen from 17.05, and its houses do not help",
            republicans("barrage", {{"14.05", "REP-Arty-13"},
                                    {"17.05", "REP-48-Dmi"},
                                    {"18.03", "ITA-IV-Tor"}}),
            "shell target=18.03 guns=REP-Arty-13 | 3 4", "ITA-IV-Tor dg 1"),
        row("1.17b", "from the valley alone the village shelters: two columns",
            republicans("barrage", {{"14.05", "REP-Arty-13"},
                                    {"17.04", "REP-48-Dmi"},
                                    {"18.03", "ITA-IV-Tor"}}),
            "shell target=18.03 guns=REP-Arty-13 | 4 4", "ITA-IV-Tor dg 0"),
        row("1.17b 3.2c", "armour on the hills sees nothing",
            republicans("barrage", {{"14.05", "REP-Arty-13"},
                                    {"17.05", "REP-T26-1BT"},
                                    {"18.03", "ITA-IV-Tor"}}),
            "shell target=18.03 guns=REP-Arty-13", "refused 3.2a"),
        row("1.17b", "only Republicans see from there",
            nationalists("barrage", {{"20.05", "ITA-Arty-CTV-15-1"},
                                     {"17.05", "ITA-IV-Tor"},
                                     {"18.03", "REP-48-Dmi"}}),
            "shell target=18.03 guns=ITA-Arty-CTV-15-1", "refused 2.3c"),
        row("1.17b", "A56: the valley is 18.03 and what lies next to it",
            republicans(
                "barrage",
                {{"14.05", "REP-Arty-13"}, {"16.04", "REP-48-Dmi"}, {"18.04", "ITA-IV-Tor"}},
                {{"A56", "around"}}),
            "shell target=18.04 guns=REP-Arty-13 | 1 1", "allowed"),
        row("1.17b", "A56: but no hills",
            republicans(
                "barrage",
                {{"14.05", "REP-Arty-13"}, {"17.05", "REP-48-Dmi"}, {"17.03", "ITA-IV-Tor"}},
                {{"A56", "around"}}),
            "shell target=17.03 guns=REP-Arty-13", "refused 3.2a"),
        row("1.17b", "A56: or 18.03 alone",
            republicans(
                "barrage",
                {{"14.05", "REP-Arty-13"}, {"16.04", "REP-48-Dmi"}, {"18.04", "ITA-IV-Tor"}},
                {{"A56", "village"}}),
            "shell target=18.04 guns=REP-Arty-13", "refused 3.2a"),
        row("1.17b", "A56: or all within two hexes of a hill",
            republicans(
                "barrage",
                {{"14.05", "REP-Arty-13"}, {"17.05", "REP-48-Dmi"}, {"17.07", "ITA-IV-Tor"}},
                {{"A56", "all"}}),
            "shell target=17.07 guns=REP-Arty-13 | 1 1", "allowed"),
        row("1.17b", "A56: which it else is not",
            republicans("barrage", {{"14.05", "REP-Arty-13"},
                                    {"17.05", "REP-48-Dmi"},
                                    {"17.07", "ITA-IV-Tor"}}),
            "shell target=17.07 guns=REP-Arty-13", "refused 3.2a"),
    });

const RuleRows bombing(
    "air barrages",
    {
        row("1.10b", "G36: two points on a road in the open: 10, no shift",
            bombers({{"24.12", "ITA-IV-Tor"}}), "bomb target=24.12 points=2 | 3 4",
            "ITA-IV-Tor dg 1; REP-Air-1 at republican_air_used"),
        row("1.10b", "G37: off the road and unobserved two columns left",
            bombers({{"24.11", "ITA-IV-Tor"}}, {{"A78", "shift"}}),
            "bomb target=24.11 points=2 | 4 4", "ITA-IV-Tor dg 0"),
        row("1.10b", "G37: in 3-5 a nine is DG", bombers({{"24.11", "ITA-IV-Tor"}}),
            "bomb target=24.11 points=2 | 4 5", "ITA-IV-Tor dg 1"),
        row("1.10b", "A78: or forbidden",
            bombers({{"24.11", "ITA-IV-Tor"}}, {{"A78", "forbidden"}}),
            "bomb target=24.11 points=2", "refused 1.10b/A78"),
        row("1.10b", "observed: no shift",
            bombers({{"24.11", "ITA-IV-Tor"}, {"24.10", "REP-48-Dmi"}}),
            "bomb target=24.11 points=2 | 3 4", "ITA-IV-Tor dg 1"),
        row("1.10b 1.17b", "the hills of Brihuega serve aircraft too",
            bombers({{"18.03", "ITA-IV-Tor"}, {"17.05", "REP-48-Dmi"}}),
            "bomb target=18.03 points=2 | 3 4", "ITA-IV-Tor dg 1"),
        row("1.10b", "G38: first guns, then aircraft",
            bombers({{"20.11", "REP-Arty-13"}, {"23.12", "REP-48-Dmi"}, target.front()}),
            fire + " | 1 1; bomb target=24.11 points=1 | 1 1", "allowed"),
        row("1.10b", "G38: not the other way round",
            bombers({{"20.11", "REP-Arty-13"}, {"23.12", "REP-48-Dmi"}, target.front()}),
            "bomb target=24.11 points=1 | 1 1; " + fire, "refused 1.10b because 24.11"),
        row("1.10b", "and aircraft once", bombers({{"23.12", "REP-48-Dmi"}, target.front()}),
            "bomb target=24.11 points=1 | 1 1; bomb target=24.11 points=1", "refused 1.10b"),
        row("1.10", "not more points than there are", bombers({{"24.12", "ITA-IV-Tor"}}),
            "bomb target=24.12 points=3", "refused 1.10"),
        row("1.10", "each point once", bombers({{"24.12", "ITA-IV-Tor"}, {"26.12", "ITA-IV-Bis"}}),
            "bomb target=24.12 points=2 | 1 1; bomb target=26.12 points=1", "refused 1.10"),
        row("4.5", "Italian aircraft bomb with the option",
            nationalists("barrage", {{"italian_air_ready", "ITA-Air-1"}, {"24.12", "REP-48-Dmi"}},
                         {{"italian_air_bases", "on"}}),
            "bomb target=24.12 points=1 | 4 5", "REP-48-Dmi dg 1"),
        row("2.6b 4.5", "but not north of the line",
            nationalists("barrage", {{"italian_air_ready", "ITA-Air-1"}, {"28.13", "REP-48-Dmi"}},
                         {{"italian_air_bases", "on"}}),
            "bomb target=28.13 points=1", "refused 2.6b"),
        row("4.5", "without it there are none",
            nationalists("barrage", {{"24.12", "REP-48-Dmi"}}, {{"italian_air_bases", "off"}}),
            "bomb target=24.12 points=1", "refused 1.10"),
    });

Board pregame(UnitsOnBoard units, Choices rulings = {}) {
    units.push_back({"41.07", "REP-48-Dmi"});
    return onTurn(nationalists("pregame_barrage!", std::move(units), std::move(rulings)), 1);
}

const RuleRows before(
    "the pre-game barrage",
    {
        row("2.8 2.8a Seq.1", "every target counts as observed",
            pregame({{"44.08", "ITA-Arty-CTV-15-1"}}),
            "shell target=41.07 guns=ITA-Arty-CTV-15-1 | 1 1", "allowed"),
        row("2.8a", "guns fire together", pregame({{"44.08", "ITA-Arty-CTV-15-1 ITA-Arty-VI"}}),
            "shell target=41.07 guns=ITA-Arty-CTV-15-1,ITA-Arty-VI | 1 1", "allowed"),
        row("2.8a", "only Italians fire",
            pregame({{"42.19", "ESP-Arty-10"}, {"41.19", "REP-48-Ter"}}),
            "shell target=41.19 guns=ESP-Arty-10", "refused 2.8a"),
        row("2.8a", "and no aircraft",
            pregame({{"44.08", "ITA-Arty-CTV-15-1"}, {"italian_air_ready", "ITA-Air-1"}},
                    {{"italian_air_bases", "on"}}),
            "bomb target=41.07 points=1", "refused 2.8a"),
        row("2.8a 2.6a", "A95: not over the separation line",
            pregame({{"38.15", "ITA-Arty-CTV-15-1"}, {"37.17", "REP-50-LR"}}, {{"A95", "no"}}),
            "shell target=37.17 guns=ITA-Arty-CTV-15-1", "refused 2.6a/A95"),
        row("2.8a", "A95: or at any target in range",
            pregame({{"38.15", "ITA-Arty-CTV-15-1"}, {"37.17", "REP-50-LR"}}, {{"A95", "yes"}}),
            "shell target=37.17 guns=ITA-Arty-CTV-15-1 | 1 1", "allowed"),
        row("2.8a 1.8c", "who fired before the game fires again on turn 1",
            pregame({{"44.08", "ITA-Arty-CTV-15-1"}}),
            "shell target=41.07 guns=ITA-Arty-CTV-15-1 | 1 1; end_barrage",
            "ITA-Arty-CTV-15-1 fired 0"),
        row("2.8a", "A32: not in scenario 4",
            in(onTurn(nationalists("pregame_barrage!",
                                   {{"21.05", "ITA-Arty-CTV-15-1"}, {"18.03", "REP-48-Dmi"}},
                                   {{"A32", "turn_one"}}),
                      9),
               "bolognese_sauce"),
            "", "not_offered shell"),
        row("2.8a", "A32: or there too",
            in(onTurn(nationalists("pregame_barrage!",
                                   {{"21.05", "ITA-Arty-CTV-15-1"}, {"18.03", "REP-48-Dmi"}},
                                   {{"A32", "also_four"}}),
                      9),
               "bolognese_sauce"),
            "shell target=18.03 guns=ITA-Arty-CTV-15-1 | 1 1", "allowed"),
    });

TEST_CASE("The barrage table") {
    table.check();
}
TEST_CASE("Columns and shifts of barrages") {
    columns.check();
}
TEST_CASE("Who may fire barrages") {
    guns.check();
}
TEST_CASE("Observers of barrages") {
    observers.check();
}
TEST_CASE("Air barrages") {
    bombing.check();
}
TEST_CASE("The pre-game barrage") {
    before.check();
}

TEST_CASE("A barrage is previewed with its shifts and its exact chances") {
    const RuleTable at(bombers({{"24.13", "ITA-IV-Tor"}}));
    Shelling bombs;
    bombs.side = republican;
    bombs.target = at.hex("24.13");
    bombs.air = 2;
    const Preview preview = previewShelling(at.position(), bombs);
    REQUIRE(preview.parts.size() == 2);
    CHECK(preview.parts[0].tally.total() == Ratio(10));
    CHECK(preview.parts[1].tally.total() == Ratio(-3)); // hills and nobody who sees it
    Ratio sum;
    for (const Prospect& each : preview.prospects)
        sum = sum + each.chance;
    CHECK(sum == Ratio(1));
    CHECK(preview.prospects.front().chance == Ratio(30, 36)); // column 1-2: DG from 10
}

} // namespace esagono::guadalajara::barrage_tests
