// SPDX-License-Identifier: GPL-3.0-or-later
// 1.6, 2.4, 3.3: supply, and what lack of it does. 1.7: disorganised units.
#include "guadalajara/chapters.h"
#include "guadalajara/rule_rows.h"

#include <doctest/doctest.h>

using namespace esagono;
using namespace esagono::guadalajara;

namespace {

/// The supply phase of a side; the dice, if there are any, are those of attrition. The Republican
/// air points are thrown afterwards.
Row supplied(const char* section, const char* what, Board board, const std::string& then,
             const std::string& dice = "") {
    if (dice.empty())
        board.decision = "supply!";
    return row(section, what, std::move(board),
               dice.empty() ? std::string() : "end_combat | " + dice + " 1", then);
}

Board spaniards(UnitsOnBoard units, Choices rulings = {}) {
    return nationalists("combat", std::move(units), std::move(rulings));
}

const RuleRows lines(
    "lines of supply",
    {
        supplied("1.6a", "Spaniards on a road that leads to their source",
                 spaniards({{"42.19", "ESP-Sot-6Vic"}}), "ESP-Sot-6Vic oos 0"),
        supplied("1.6a", "four hexes off road and trail", spaniards({{"46.28", "ESP-Sot-6Vic"}}),
                 "ESP-Sot-6Vic oos 0"),
        supplied("1.6a", "G50: five hexes off road and trail are too many",
                 spaniards({{"47.31", "ESP-Sot-6Vic"}}), "ESP-Sot-6Vic oos 1"),
        supplied("1.6a", "a trail counts as a road", spaniards({{"26.14", "ESP-Sot-6Vic"}}),
                 "ESP-Sot-6Vic oos 0"),
        supplied("1.6a SCS.supply", "enemies all round cut the line",
                 spaniards({{"42.19", "ESP-Sot-6Vic"},
                            {"42.20", "REP-48-Dmi"},
                            {"43.20", "REP-48-Ter"},
                            {"43.19", "REP-48-PyM"},
                            {"42.18", "REP-48-PdM"},
                            {"41.19", "REP-49-PI"},
                            {"41.20", "REP-49-Gua1"}}),
                 "ESP-Sot-6Vic oos 1"),
        supplied("1.6a SCS.supply", "their zones of control alone cut it",
                 spaniards({{"42.19", "ESP-Sot-6Vic"},
                            {"44.19", "REP-48-Dmi"},
                            {"40.19", "REP-48-Ter"},
                            {"42.17", "REP-48-PyM"},
                            {"42.21", "REP-48-PdM"}}),
                 "ESP-Sot-6Vic oos 1"),
        supplied("1.6a SCS.supply", "a friendly unit keeps a hex in a zone open",
                 spaniards({{"42.19", "ESP-Sot-6Vic"},
                            {"43.20", "ESP-Sot-8Vic"},
                            {"44.20", "ESP-Sot-8Bai"},
                            {"45.21", "ESP-Sot-3Tol"},
                            {"44.19", "REP-48-Dmi"},
                            {"40.20", "REP-48-Ter"},
                            {"42.17", "REP-48-PyM"},
                            {"42.21", "REP-48-PdM"},
                            {"44.22", "REP-49-PI"}}),
                 "ESP-Sot-6Vic oos 0"),
        supplied("1.6a", "the marker comes off when the line is there again",
                 spaniards({{"42.19", "ESP-Sot-6Vic:oos=1"}}), "ESP-Sot-6Vic oos 0"),
        row("1.6a", "the marker stays until the next own supply phase, whatever happens",
            spaniards({{"42.19", "ESP-Sot-6Vic:oos=1"}, {"20.20", "REP-48-Dmi"}}), "",
            "ESP-Sot-6Vic oos 1"),
        supplied("1.6a 3.3", "Republicans trace to their own edge",
                 republicans("combat", {{"20.11", "REP-48-Dmi"}}), "REP-48-Dmi oos 0"),
        supplied("3.3", "to no source of the enemy",
                 republicans("combat", {{"58.14", "REP-48-Dmi"},
                                        {"55.15", "ITA-Lit-1-1"},
                                        {"55.14", "ITA-Lit-2-1"},
                                        {"55.13", "ITA-Lit-3-1"},
                                        {"55.12", "ITA-Lit-1-2"},
                                        {"55.10", "ITA-Lit-2-2"},
                                        {"55.08", "ITA-Lit-3-2"},
                                        {"55.06", "ESP-Sot-6Vic"},
                                        {"55.04", "ESP-Sot-8Vic"},
                                        {"55.02", "ESP-Sot-8Bai"},
                                        {"55.17", "ESP-Sot-3Tol"},
                                        {"55.19", "ESP-Sot-2Ame"},
                                        {"55.21", "ESP-Vil-6Ara"},
                                        {"55.23", "ESP-Vil-3SQ"}}),
                 "REP-48-Dmi oos 1"),
        supplied("2.4", "Spaniards do not trace to 62.16: their sources lie north of the line",
                 spaniards({{"42.19", "ESP-Sot-6Vic"},
                            {"52.23", "REP-48-Dmi"},
                            {"50.24", "REP-48-Ter"},
                            {"33.35", "REP-48-PyM"}}),
                 "ESP-Sot-6Vic oos 1"),
        supplied("2.4 2.1", "an Italian HQ traces to 62.16", spaniards({{"28.11", "ITA-HQ-FN"}}),
                 "ITA-HQ-FN oos 0"),
        supplied("2.4", "but not to the Spanish sources",
                 spaniards({{"28.11", "ITA-HQ-FN"}, {"62.16", "REP-48-Dmi"}}), "ITA-HQ-FN oos 1"),
        supplied(
            "1.6a Q.2", "interdiction does not touch supply",
            spaniards({{"28.11", "ITA-HQ-FN"}, {"30.11", "REP-Air-1"}, {"40.14", "REP-Air-2"}}),
            "ITA-HQ-FN oos 0"),
    });

const RuleRows hqs(
    "supply by HQs",
    {
        supplied("1.6b 2.1", "in the range of its own HQ",
                 spaniards({{"28.11", "ITA-HQ-FN"}, {"24.12", "ITA-VI-Ardi"}}),
                 "ITA-VI-Ardi oos 0"),
        supplied("1.6b Q.3", "the range is counted in hexes, and reaches a hex next to the unit",
                 spaniards({{"28.11", "ITA-HQ-FN"}, {"20.11", "ITA-VI-Ardi"}}),
                 "ITA-VI-Ardi oos 0"),
        supplied("1.6b", "two hexes beyond it there is none",
                 spaniards({{"28.11", "ITA-HQ-FN"}, {"19.12", "ITA-VI-Ardi"}}),
                 "ITA-VI-Ardi oos 1"),
        supplied("1.6b", "A17: with the range alone the next hex is too far",
                 spaniards({{"28.11", "ITA-HQ-FN"}, {"20.11", "ITA-VI-Ardi"}}, {{"A17", "range"}}),
                 "ITA-VI-Ardi oos 1"),
        supplied("1.6b", "A17: at the range it is not",
                 spaniards({{"28.11", "ITA-HQ-FN"}, {"21.12", "ITA-VI-Ardi"}}, {{"A17", "range"}}),
                 "ITA-VI-Ardi oos 0"),
        supplied("1.6b", "A17: with one hex more",
                 spaniards({{"28.11", "ITA-HQ-FN"}, {"20.11", "ITA-VI-Ardi"}},
                           {{"A17", "plus_one"}}),
                 "ITA-VI-Ardi oos 0"),
        supplied("1.6b", "G53: not by the HQ of another division",
                 spaniards({{"28.11", "ITA-HQ-FN"}, {"27.12", "ITA-IX-Lu"}}), "ITA-IX-Lu oos 1"),
        supplied("1.6b", "G53: unless it traces near the start line",
                 spaniards({{"28.11", "ITA-HQ-FN"}, {"35.14", "ITA-IX-Lu"}}), "ITA-IX-Lu oos 0"),
        supplied("1.6b", "independent Italians take any HQ",
                 spaniards({{"28.11", "ITA-HQ-FN"}, {"27.12", "ITA-IV-Tor"}}), "ITA-IV-Tor oos 0"),
        supplied(
            "1.6b", "an HQ out of supply gives none",
            spaniards({{"28.11", "ITA-HQ-FN"}, {"27.12", "ITA-VI-Ardi"}, {"62.16", "REP-48-Dmi"}}),
            "ITA-HQ-FN oos 1; ITA-VI-Ardi oos 1"),
        supplied("1.6b", "an open enemy zone on the way blocks it",
                 spaniards({{"28.11", "ITA-HQ-FN"},
                            {"22.11", "ITA-VI-Ardi"},
                            {"24.12", "REP-48-Dmi"},
                            {"24.10", "REP-48-Ter"},
                            {"24.14", "REP-48-PyM"},
                            {"24.08", "REP-48-PdM"},
                            {"24.06", "REP-49-PI"}}),
                 "ITA-VI-Ardi oos 1"),
        supplied("1.6b 1.7a", "DG units have no zone, and block nothing",
                 spaniards({{"28.11", "ITA-HQ-FN"},
                            {"22.11", "ITA-VI-Ardi"},
                            {"24.12", "REP-48-Dmi:dg=1"},
                            {"24.10", "REP-48-Ter:dg=1"},
                            {"24.14", "REP-48-PyM:dg=1"},
                            {"24.08", "REP-48-PdM:dg=1"},
                            {"24.06", "REP-49-PI:dg=1"}}),
                 "ITA-VI-Ardi oos 0"),
        supplied("1.6b", "within six hexes of the start line no HQ is needed",
                 spaniards({{"35.14", "ITA-VI-Ardi"}}), "ITA-VI-Ardi oos 0"),
        supplied("1.6b", "one hex farther it is", spaniards({{"32.12", "ITA-VI-Ardi"}}),
                 "ITA-VI-Ardi oos 1"),
        supplied("1.6b", "A18: near the line it traces to an Italian source",
                 spaniards({{"35.14", "ITA-VI-Ardi"}, {"62.16", "REP-48-Dmi"}}, {{"A18", "trace"}}),
                 "ITA-VI-Ardi oos 1"),
        supplied("1.6b", "A18: or needs none",
                 spaniards({{"35.14", "ITA-VI-Ardi"}, {"62.16", "REP-48-Dmi"}}, {{"A18", "free"}}),
                 "ITA-VI-Ardi oos 0"),
        supplied("1.7a", "DG does not shorten the range of an HQ",
                 spaniards({{"28.11", "ITA-HQ-FN:dg=1"}, {"20.11", "ITA-VI-Ardi"}}),
                 "ITA-VI-Ardi oos 0"),
        supplied("2.7d", "G52: in panic the range is two shorter: six hexes away",
                 with(spaniards({{"28.11", "ITA-HQ-FN"}, {"22.11", "ITA-VI-Ardi"}}), "panic_fn", 1),
                 "ITA-VI-Ardi oos 0"),
        supplied("2.7d", "G52: seven are too far",
                 with(spaniards({{"28.11", "ITA-HQ-FN"}, {"21.12", "ITA-VI-Ardi"}}), "panic_fn", 1),
                 "ITA-VI-Ardi oos 1"),
        supplied("Sc.1.b", "MG/Lit is supplied by Dio lo Vuole on turn 5",
                 spaniards({{"28.11", "ITA-HQ-DLV"}, {"27.12", "ITA-MG-Lit"}}),
                 "ITA-MG-Lit oos 0; ITA-MG-Lit attached 3"),
        supplied("Sc.1.b", "on turn 6 it is back with its own HQ",
                 onTurn(spaniards({{"28.11", "ITA-HQ-DLV"}, {"27.12", "ITA-MG-Lit:attached=3"}}),
                        6),
                 "ITA-MG-Lit oos 1; ITA-MG-Lit attached 0"),
        supplied("Sc.2.b", "A63: in scenario 2 likewise",
                 in(onTurn(spaniards({{"28.11", "ITA-HQ-DLV"}, {"27.12", "ITA-MG-Lit"}},
                                     {{"A63", "dlv"}}),
                           3),
                    "italian_offensive"),
                 "ITA-MG-Lit oos 0"),
        supplied("Sc.2.b", "A63: or not",
                 in(onTurn(spaniards({{"28.11", "ITA-HQ-DLV"}, {"27.12", "ITA-MG-Lit"}},
                                     {{"A63", "own"}}),
                           3),
                    "italian_offensive"),
                 "ITA-MG-Lit oos 1"),
        supplied("Sc.4.b", "A36: the VI group is supplied by Dio lo Vuole",
                 in(onTurn(spaniards({{"22.04", "ITA-HQ-DLV"}, {"24.05", "ITA-VI-Ardi"}},
                                     {{"A36", "sixth_group"}}),
                           9),
                    "bolognese_sauce"),
                 "ITA-VI-Ardi oos 0"),
        supplied("Sc.4.b", "A36: only near Brihuega",
                 in(onTurn(spaniards({{"22.04", "ITA-HQ-DLV"},
                                      {"24.05", "ITA-VI-Ardi"},
                                      {"18.03", "ITA-VII-Inf"}},
                                     {{"A36", "near"}}),
                           9),
                    "bolognese_sauce"),
                 "ITA-VI-Ardi oos 1; ITA-VII-Inf oos 0"),
        supplied("Sc.4.b", "after the retreat of Dio lo Vuole by its own HQ again",
                 with(in(onTurn(spaniards({{"22.04", "ITA-HQ-DLV"}, {"24.05", "ITA-VI-Ardi"}}), 9),
                         "bolognese_sauce"),
                      "retreat_dlv", 1),
                 "ITA-VI-Ardi oos 1"),
    });

const RuleRows
    areas("supply in parts of the map",
          {
              supplied("Sc.3 3.3", "scenario 3: 4.16 is a Republican source",
                       in(republicans("combat", {{"4.16", "REP-48-Dmi"}}), "spanish_paella"),
                       "REP-48-Dmi oos 0"),
              supplied("Sc.2 3.3", "scenario 2: no line through the north",
                       in(onTurn(republicans("combat", {{"2.14", "REP-48-Dmi"},
                                                        {"1.07", "ITA-Lit-1-1"},
                                                        {"1.13", "ITA-Lit-2-1"},
                                                        {"18.01", "ITA-Lit-3-1"},
                                                        {"38.01", "ITA-Lit-1-2"},
                                                        {"59.01", "ITA-Lit-2-2"}}),
                                 3),
                          "italian_offensive"),
                       "REP-48-Dmi oos 1"),
              supplied("Sc.2.b", "A7: the road from 52.23 is open to Italian lines",
                       in(onTurn(spaniards({{"48.21", "ITA-HQ-DLV"}}, {{"A7", "road"}}), 3),
                          "italian_offensive"),
                       "ITA-HQ-DLV oos 0"),
          });

const RuleRows attrition(
    "attrition",
    {
        supplied("1.6d", "newly out of supply: nothing is thrown",
                 spaniards({{"47.31", "ESP-Sot-6Vic"}}), "ESP-Sot-6Vic oos 1; ESP-Sot-6Vic face 0"),
        supplied("1.6d", "out of supply again: the stack loses a step",
                 spaniards({{"47.31", "ESP-Sot-6Vic:oos=1"}}),
                 "ESP-Sot-6Vic oos 1; ESP-Sot-6Vic face 1", "3"),
        supplied("1.6d", "or nothing", spaniards({{"47.31", "ESP-Sot-6Vic:oos=1"}}),
                 "ESP-Sot-6Vic face 0", "2"),
        supplied("1.6d 1.14a", "two steps destroy it; what attrition destroys does not return",
                 spaniards({{"47.31", "ESP-Sot-6Vic:oos=1"}}), "ESP-Sot-6Vic at eliminated", "6"),
        row("1.6d", "G54: one throw a stack, and the owner chooses",
            spaniards({{"47.31", "ESP-Sot-6Vic:oos=1 ESP-Sot-8Vic:oos=1"}}, {{"A82", "owner"}}),
            "end_combat | 4; lose shares=ESP-Sot-8Vic:1 | 1",
            "ESP-Sot-8Vic face 1; ESP-Sot-6Vic face 0"),
        row("1.6d", "A82: or the strongest loses it",
            spaniards({{"47.31", "ESP-IbA-2BFB:oos=1 ESP-Sot-8Vic:oos=1"}}, {{"A82", "strongest"}}),
            "end_combat | 4 1", "ESP-Sot-8Vic face 1; ESP-IbA-2BFB face 0"),
        supplied("1.6d", "who was marked only now loses nothing",
                 spaniards({{"47.31", "ESP-Sot-6Vic:oos=1 ESP-Sot-8Vic"}}),
                 "ESP-Sot-6Vic face 1; ESP-Sot-8Vic face 0; ESP-Sot-8Vic oos 1", "4"),
        row("1.6d", "two stacks, two throws",
            spaniards({{"47.31", "ESP-Sot-6Vic:oos=1"}, {"47.33", "ESP-Sot-8Vic:oos=1"}}),
            "end_combat | 4 1 1", "ESP-Sot-6Vic face 1; ESP-Sot-8Vic face 0"),
    });

} // namespace

TEST_CASE("Lines of supply") {
    lines.check();
}
TEST_CASE("Supply by HQs") {
    hqs.check();
}
TEST_CASE("Supply in parts of the map") {
    areas.check();
}
TEST_CASE("Attrition") {
    attrition.check();
}
