// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 4, row by row, with 15.2. The scenario "suggested" brings a finished set-up that rows
// spoil at one place; "campaign" begins with empty hands.
#include "santander/battle.h"
#include "santander/rule_rows.h"

#include <doctest/doctest.h>

namespace esagono::santander::setup_tests {

namespace {

Board start(const char* scenario, std::map<std::string, std::string> rulings = {}) {
    return {.decision = "setup", .rulings = std::move(rulings), .scenario = scenario};
}

/// The acts up to a stage of the suggested set-up, then what the row does.
using Acts = std::vector<std::string>;
Acts front(const Acts& then) {
    Acts acts = {"suggested"};
    acts.insert(acts.end(), then.begin(), then.end());
    return acts;
}
Acts rolled(const std::string& dice, const Acts& then) {
    Acts acts = {"suggested", "end_setup | " + dice};
    acts.insert(acts.end(), then.begin(), then.end());
    return acts;
}
Acts nationalists(const std::string& dice, const std::string& armour, const Acts& then) {
    Acts acts = {"suggested", "end_setup | " + dice, "suggested", "end_setup | " + armour};
    acts.insert(acts.end(), then.begin(), then.end());
    return acts;
}
Acts reserve(const std::string& dice, const Acts& then) {
    Acts acts = {"suggested",     "end_setup | " + dice, "suggested",
                 "end_setup | 1", "suggested",           "end_setup"};
    acts.insert(acts.end(), then.begin(), then.end());
    return acts;
}

/// One unit of the Republicans at the very beginning.
Row places(const char* section, const char* what, const char* unit, const char* hex,
           const std::string& then) {
    return {section,
            what,
            start("campaign"),
            {std::string("place unit=") + unit + " hex=" + hex},
            {then == "" ? std::string(unit) + " at " + hex : then}};
}

const RuleRows orderRows(
    "the order of the set-up",
    {
        {"4.1",
         "the Republican sets up first",
         start("campaign"),
         {},
         {"decision deploy republican"}},
        places("4.1", "his divisions", "R_CLXX", "2105", ""),
        places("4.1", "but not yet the 50th", "R_CLIV", "1517", "refused 4.1"),
        places("4.1", "the 55th", "R_CLXIX", "2105", "refused 4.1"),
        places("4.1", "and the 57th", "R_CLXXXIV", "2105", "refused 4.1"),
        places("4.1", "HQ 55 has no yellow circle", "HQ_55", "2106", ""),
        places("4.1", "nor anything of the Nationalists", "NI_1", "2205", "refused 4.1"),
        places("4.1", "air units are not set up on the map", "RAF_1", "2006", "refused 4.1"),
        {"4.1",
         "everything of the front line must stand before the dice",
         start("campaign"),
         {"end_setup"},
         {"refused 4.2"}},
        {"4.1",
         "1 to 4: the division comes to the front",
         start("suggested"),
         rolled("1 4 3", {}),
         {"decision deploy republican", "track division_50 1", "track division_55 1",
          "track division_57 1", "R_CLIV at republican_forces"}},
        {"4.1",
         "5 and 6: it is kept in reserve",
         start("suggested"),
         rolled("5 6 5", {}),
         {"decision deploy republican", "track division_50 2", "track division_55 2",
          "track division_57 2", "R_CLIV at reserve_force", "R_CLXIX at reserve_force",
          "R_CLXXXIV at reserve_force"}},
        {"4.1",
         "each division by its own die",
         start("suggested"),
         rolled("5 1 6", {}),
         {"R_CLIV at reserve_force", "R_CLXIX at republican_forces", "R_CLXXXIV at reserve_force",
          "HQ_55 at 2106"}},
        {"4.1",
         "a division of the front line is set up like the others",
         start("suggested"),
         rolled("1 1 1", {"place unit=R_CLXIX hex=2105"}),
         {"R_CLXIX at 2105"}},
        {"4.1 4.2",
         "adjacent to the front",
         start("suggested"),
         rolled("1 1 1", {"place unit=R_CLXIX hex=2006"}),
         {"refused 4.2"}},
        {"4.1", "all of it", start("suggested"), rolled("1 1 1", {"end_setup"}), {"refused 4.2"}},
        {"4.1",
         "one in reserve waits",
         start("suggested"),
         rolled("1 5 1", {"place unit=R_CLXIX hex=2105"}),
         {"refused 4.1"}},
        {"4.1",
         "then the Nationalist sets up",
         start("suggested"),
         nationalists("1 1 1", "6", {}),
         {"decision deploy nationalist"}},
        {"4.1",
         "and the Republican can change nothing any more",
         start("suggested"),
         nationalists("1 1 1", "6", {"place unit=R_CLXX hex=2105"}),
         {"refused 4.1"}},
        {"4.1",
         "without a reserve the first turn begins",
         start("suggested"),
         reserve("1 1 1", {}),
         {"decision movement nationalist", "track turn 1"}},
        {"4.1",
         "D50: with one the Republican sets it up last",
         start("suggested"),
         reserve("1 1 5", {}),
         {"decision deploy republican", "R_CLXXXIV at reserve_force"}},
        {"4.1",
         "A49: what stands may be rearranged until the set-up is ended",
         start("suggested"),
         rolled("1 1 1", {"place unit=R_CLXX hex=1813"}),
         {"R_CLXX at 1813"}},
    });

const RuleRows republicanRows(
    "the Republican set-up",
    {
        {"4.2",
         "the Basque battalions are set aside",
         start("campaign"),
         {},
         {"R_Rbn1 at basque_battalions", "R_Rbn5 at basque_battalions"}},
        places("4.2", "they are not set up", "R_Rbn1", "1517", "refused 4.1"),
        // The front line
        places("4.2", "adjacent to the front line, on its north", "R_CLXX", "2105", ""),
        places("4.2", "not farther back", "R_CLXX", "2006", "refused 4.2"),
        places("4.2", "not beyond it", "R_CLXX", "2205", "refused 4.2"),
        places("1.3.2 4.2", "not in the sea", "R_CLXX", "1419", "refused 1.3.2"),
        {"4.2",
         "every hex of the front is occupied or in a zone of control",
         start("suggested"),
         rolled("1 1 1", {"suggested", "end_setup | 1"}),
         {"decision deploy nationalist"}},
        {"4.2",
         "if one is not, the set-up is not over",
         start("suggested"),
         rolled("1 1 1", {"suggested", "place unit=R_CLXXIV hex=2004", "end_setup"}),
         {"refused 4.2"}},
        {"4.2 7.1",
         "a headquarters does not cover it",
         start("suggested"),
         rolled("1 1 1", {"suggested", "place unit=R_CLXXIV hex=2004", "place unit=HQ_54 hex=1802",
                          "end_setup"}),
         {"refused 4.2"}},
        {"4.2",
         "armour does",
         start("suggested"),
         rolled("1 1 1", {"suggested", "place unit=R_CLXXIV hex=2004", "place unit=R_T26 hex=1802",
                          "end_setup | 1"}),
         {"decision deploy nationalist"}},
        {"4.2",
         "whoever is rolled into reserve covers nothing",
         start("suggested"),
         rolled("6 6 6", {"suggested", "end_setup | 1"}),
         {"decision deploy nationalist", "R_CLXXXIV at reserve_force"}},
        // Basques
        places("4.2", "Basques within three hexes of column 18: column 15", "R_CLVII", "1815", ""),
        places("4.2", "column 18", "R_CLVII", "1418", ""),
        places("4.2", "a first one anywhere", "R_CLVII", "1211", ""),
        {"4.2",
         "a second one anywhere",
         start("campaign"),
         {"place unit=R_CLVII hex=1211", "place unit=R_CLVIII hex=2006"},
         {"R_CLVIII at 2006"}},
        {"4.2",
         "not a third one",
         start("campaign"),
         {"place unit=R_CLVII hex=1211", "place unit=R_CLVIII hex=2006",
          "place unit=R_CLXIII hex=1310"},
         {"refused 4.2"}},
        {"4.2",
         "column 14 is too far, front or not",
         start("campaign"),
         {"place unit=R_CLVII hex=1211", "place unit=R_CLVIII hex=2006",
          "place unit=R_CLXIII hex=1814"},
         {"refused 4.2"}},
        {"4.2",
         "a third one in the sector",
         start("campaign"),
         {"place unit=R_CLVII hex=1211", "place unit=R_CLVIII hex=2006",
          "place unit=R_CLXIII hex=1815"},
         {"R_CLXIII at 1815"}},
        {"4.2",
         "in the sector, but away from the front, is not enough",
         start("campaign"),
         {"place unit=R_CLVII hex=1211", "place unit=R_CLVIII hex=2006",
          "place unit=R_CLXIII hex=1516"},
         {"refused 4.2"}},
        {"4.2",
         "one that comes back into the sector frees its place",
         start("campaign"),
         {"place unit=R_CLVII hex=1211", "place unit=R_CLVIII hex=2006",
          "place unit=R_CLVII hex=1517", "place unit=R_CLXIII hex=1310"},
         {"R_CLXIII at 1310"}},
        places("4.2", "the free ones too in controlled hexes only", "R_CLVII", "2205",
               "refused 4.2"),
        {"4.2",
         "A2: a front-line 50th division is bound as well",
         start("suggested"),
         rolled("1 1 1", {"suggested", "place unit=R_CLIV hex=1211"}),
         {"refused 4.2"}},
        // Armour, independent brigades, headquarters
        places("4.2", "armour anywhere", "R_T26", "1211", ""),
        places("4.2", "the other as well", "R_REN", "1909", ""),
        places("4.2", "the DC brigade anywhere", "R_DC", "1211", ""),
        places("4.2", "the CLXXVII brigade anywhere", "R_CLXXVII", "1211", ""),
        places("4.2", "A1: headquarters anywhere", "HQ_XIV", "1211", ""),
        places("4.2", "in hexes the Republican controls", "R_T26", "2205", "refused 4.2"),
        places("4.2", "the DC brigade too", "R_DC", "2110", "refused 4.2"),
        places("4.2", "A1: headquarters too", "HQ_XIV", "1518", "refused 4.2"),
        // Stacking
        {"5 4.2",
         "six points in clear terrain",
         start("campaign"),
         {"place unit=R_CLXX hex=2206", "place unit=R_CLXXI hex=2206",
          "place unit=R_CLXXII hex=2206"},
         {"R_CLXXII at 2206"}},
        {"5 4.2",
         "not seven",
         start("campaign"),
         {"place unit=R_CLXX hex=2206", "place unit=R_CLXXI hex=2206",
          "place unit=R_CLXXII hex=2206", "place unit=R_DC hex=2206"},
         {"refused 5"}},
        {"5 4.2",
         "four points on a hill, A7 or not",
         start("campaign", {{"A7", "allowed"}}),
         {"place unit=R_CLXX hex=2105", "place unit=R_CLXXI hex=2105", "place unit=R_DC hex=2105"},
         {"refused 5"}},
        // Trenches
        {"4.2 10.7",
         "trenches with any Republican unit",
         start("suggested"),
         rolled("1 1 1", {"dig hex=1418"}),
         {"marker trench 1418"}},
        {"4.2",
         "with a headquarters too",
         start("suggested"),
         rolled("1 1 1", {"dig hex=1905"}),
         {"marker trench 1905"}},
        {"4.2",
         "not where nobody stands",
         start("suggested"),
         rolled("1 1 1", {"dig hex=1211"}),
         {"refused 4.2"}},
        {"4.2",
         "one in a hex",
         start("suggested"),
         rolled("1 1 1", {"dig hex=1418", "dig hex=1418"}),
         {"refused 4.2"}},
        {"4.2",
         "four of them",
         start("suggested"),
         rolled("1 1 1", {"dig hex=1418", "dig hex=1517", "dig hex=1617", "dig hex=1716"}),
         {"marker trench 1716"}},
        {"4.2",
         "not five",
         start("suggested"),
         rolled("1 1 1",
                {"dig hex=1418", "dig hex=1517", "dig hex=1617", "dig hex=1716", "dig hex=1715"}),
         {"refused 4.2"}},
        {"4.2",
         "one that is filled in may be dug elsewhere",
         start("suggested"),
         rolled("1 1 1", {"dig hex=1418", "dig hex=1517", "dig hex=1617", "dig hex=1716",
                          "fill hex=1418", "dig hex=1715"}),
         {"no_marker trench 1418", "marker trench 1715"}},
        {"4.2",
         "none may be left behind",
         start("suggested"),
         rolled("1 1 1", {"suggested", "fill hex=1418", "dig hex=1905", "place unit=HQ_54 hex=1904",
                          "end_setup"}),
         {"refused 4.2"}},
        {"4.2",
         "fewer than four will do",
         start("suggested"),
         rolled("1 1 1", {"suggested", "fill hex=1418", "end_setup | 1"}),
         {"decision deploy nationalist"}},
        // The supply column
        {"4.2 9.3",
         "K4: the column with a headquarters",
         start("campaign"),
         {"place unit=HQ_XV hex=2009", "place unit=SC_R1 hex=2009"},
         {"SC_R1 at 2009"}},
        {"4.2",
         "K4: or adjacent to one",
         start("campaign"),
         {"place unit=HQ_XV hex=2009", "place unit=SC_R1 hex=1909"},
         {"SC_R1 at 1909"}},
        {"4.2",
         "K4: not farther away",
         start("campaign"),
         {"place unit=HQ_XV hex=2009", "place unit=SC_R1 hex=1809"},
         {"refused 4.2"}},
        {"4.2",
         "K4: not in a hex of the enemy",
         start("campaign"),
         {"place unit=HQ_XV hex=2010", "place unit=SC_R1 hex=2110"},
         {"refused 4.2"}},
        {"4.2",
         "K4: nor may its headquarters leave it",
         start("suggested"),
         rolled("1 1 1", {"suggested", "place unit=HQ_XV hex=1211", "place unit=HQ_52 hex=1410",
                          "end_setup"}),
         {"refused 4.2"}},
        places("4.2", "K4: without a headquarters there is no place for it", "SC_R1", "2009",
               "refused 4.2"),
    });

const RuleRows nationalistRows(
    "the Nationalist set-up",
    {
        {"4.3",
         "in any hex the Nationalist controls",
         start("suggested"),
         nationalists("1 1 1", "1", {"place unit=NI_1 hex=2520"}),
         {"NI_1 at 2520"}},
        {"4.3",
         "not beyond the front",
         start("suggested"),
         nationalists("1 1 1", "1", {"place unit=NI_1 hex=2006"}),
         {"refused 4.3"}},
        {"1.3.2 4.3",
         "not in the sea",
         start("suggested"),
         nationalists("1 1 1", "1", {"place unit=NI_1 hex=1419"}),
         {"refused 1.3.2"}},
        {"4.3",
         "everything must be set up",
         start("suggested"),
         nationalists("1 1 1", "1", {"end_setup"}),
         {"refused 4.3"}},
        {"4.3",
         "the whole front is covered",
         start("suggested"),
         nationalists("1 1 1", "1", {"suggested", "end_setup"}),
         {"decision movement nationalist"}},
        {"4.3",
         "or the set-up is not over",
         start("suggested"),
         nationalists("1 1 1", "1", {"suggested", "place unit=CI_1 hex=2103", "end_setup"}),
         {"refused 4.3"}},
        // Armour
        {"4.3",
         "armour, 1: 3Pz1",
         start("suggested"),
         nationalists("1 1 1", "1", {}),
         {"track armour 1", "PZ1 at nationalist_forces", "T26N at nowhere", "L3 at nowhere"}},
        {"4.3",
         "2: the same",
         start("suggested"),
         nationalists("1 1 1", "2", {}),
         {"PZ1 at nationalist_forces", "T26N at nowhere", "L3 at nowhere"}},
        {"4.3",
         "3: with 4T-26",
         start("suggested"),
         nationalists("1 1 1", "3", {}),
         {"PZ1 at nationalist_forces", "T26N at nationalist_forces", "L3 at nowhere"}},
        {"4.3",
         "4: the same",
         start("suggested"),
         nationalists("1 1 1", "4", {}),
         {"PZ1 at nationalist_forces", "T26N at nationalist_forces", "L3 at nowhere"}},
        {"4.3",
         "5: with L3/35",
         start("suggested"),
         nationalists("1 1 1", "5", {}),
         {"PZ1 at nationalist_forces", "T26N at nationalist_forces", "L3 at nationalist_forces"}},
        {"4.3",
         "6: the same",
         start("suggested"),
         nationalists("1 1 1", "6", {}),
         {"PZ1 at nationalist_forces", "T26N at nationalist_forces", "L3 at nationalist_forces"}},
        {"4.3",
         "what did not come is not set up",
         start("suggested"),
         nationalists("1 1 1", "1", {"place unit=L3 hex=2110"}),
         {"refused 4.1"}},
        // Columns
        {"4.3 9.3",
         "four columns",
         start("suggested"),
         nationalists("1 1 1", "1", {}),
         {"SC_N1 at nationalist_forces", "SC_N4 at nationalist_forces", "SC_N5 at supply_depot",
          "SC_N8 at supply_depot"}},
        {"4.3",
         "and not a fifth",
         start("suggested"),
         nationalists("1 1 1", "1", {"suggested", "place unit=SC_N5 hex=1718"}),
         {"refused 4.1"}},
        {"4.3",
         "K4: with a headquarters",
         start("suggested"),
         nationalists("1 1 1", "1", {"place unit=HQ_VI hex=1718", "place unit=SC_N1 hex=1718"}),
         {"SC_N1 at 1718"}},
        {"4.3",
         "K4: or adjacent to one",
         start("suggested"),
         nationalists("1 1 1", "1", {"place unit=HQ_VI hex=1718", "place unit=SC_N1 hex=1818"}),
         {"SC_N1 at 1818"}},
        {"4.3",
         "K4: not farther away",
         start("suggested"),
         nationalists("1 1 1", "1", {"place unit=HQ_VI hex=1718", "place unit=SC_N1 hex=1820"}),
         {"refused 4.3"}},
        {"4.3 5",
         "one in a hex",
         start("suggested"),
         nationalists("1 1 1", "1",
                      {"place unit=HQ_VI hex=1718", "place unit=SC_N1 hex=1718",
                       "place unit=SC_N2 hex=1718"}),
         {"refused 5"}},
        {"4.3 5",
         "four points on a hill",
         start("suggested"),
         nationalists("1 1 1", "1",
                      {"place unit=NI_1 hex=2205", "place unit=NI_2 hex=2205",
                       "place unit=NII_1 hex=2205"}),
         {"refused 5"}},
    });

const RuleRows reserveRows(
    "the Republican reserve",
    {
        {"4.3.1",
         "D50: in any hex the Republican controls",
         start("suggested"),
         reserve("1 1 5", {"place unit=R_CLXXXIV hex=1211"}),
         {"R_CLXXXIV at 1211"}},
        {"4.3.1",
         "K5: at the front, in an enemy zone of control",
         start("suggested"),
         reserve("1 1 5", {"place unit=R_CLXXXIV hex=2005"}),
         {"R_CLXXXIV at 2005"}},
        {"4.3.1",
         "A2: the 50th division is not bound to the Basque sector",
         start("suggested"),
         reserve("5 1 1", {"place unit=R_CLIV hex=1211", "place unit=R_CLV hex=1211",
                           "place unit=R_CLVI hex=1211", "end_setup"}),
         {"decision movement nationalist", "R_CLVI at 1211"}},
        {"4.3.1",
         "not in hexes of the enemy",
         start("suggested"),
         reserve("1 1 5", {"place unit=R_CLXXXIV hex=2205"}),
         {"refused 4.3.1"}},
        {"4.3.1 5",
         "within the stacking limit",
         start("suggested"),
         reserve("1 1 5", {"place unit=R_CLXXXIV hex=1418"}),
         {"refused 5"}},
        {"4.3.1",
         "only the reserve",
         start("suggested"),
         reserve("1 1 5", {"place unit=R_CLXX hex=1813"}),
         {"refused 4.1"}},
        {"4.3.1",
         "no more trenches",
         start("suggested"),
         reserve("1 1 5", {"dig hex=1517"}),
         {"refused 4.2"}},
        {"4.3.1",
         "K3: all of it",
         start("suggested", {{"K3", "must"}}),
         reserve("1 1 5", {"place unit=R_CLXXXIV hex=1211", "end_setup"}),
         {"refused 4.3.1"}},
        {"4.3.1",
         "K3: then the first turn begins",
         start("suggested", {{"K3", "must"}}),
         reserve("1 1 5", {"place unit=R_CLXXXIV hex=1211", "place unit=R_CLXXXV hex=1211",
                           "place unit=R_CLXXXVI hex=1211", "end_setup"}),
         {"decision movement nationalist"}},
        {"4.3.1",
         "K3: or what the Republican likes of it",
         start("suggested", {{"K3", "may"}}),
         reserve("1 1 5", {"place unit=R_CLXXXIV hex=1211", "end_setup"}),
         {"decision movement nationalist", "R_CLXXXIV at 1211", "R_CLXXXV at reserve_force"}},
        {"4.1",
         "K3: the front line must come in any case",
         start("suggested", {{"K3", "may"}}),
         rolled("1 1 1", {"end_setup"}),
         {"refused 4.2"}},
        // 4.3.2
        {"4.3.2",
         "all air units are available",
         start("suggested"),
         reserve("1 1 1", {}),
         {"LK_1 at nationalist_available", "LK_3 at nationalist_available",
          "AL_1 at nationalist_available", "AL_3 at nationalist_available",
          "FAN_1 at nationalist_available", "FAN_3 at nationalist_available",
          "RAF_1 at republican_available", "RAF_2 at republican_available"}},
        {"4.3.2 10.6.1",
         "the weather is fair, it is turn 1, morale is 0",
         start("suggested"),
         reserve("1 1 1", {}),
         {"track weather 0", "track turn 1", "track morale 0", "track offensive 0",
          "track factory 0", "track basque 0", "track brigades 0"}},
        {"4.3 10.8",
         "the line divides the hexes",
         start("suggested"),
         reserve("1 1 1", {}),
         {"control 2205 nationalist", "control 2006 republican", "control 1418 republican",
          "control 1518 nationalist"}},
    });

/// A unit of the Nationalists, with the historical set-up or without.
Row ctv(const char* what, const char* unit, const char* hex, const std::string& then,
        std::map<std::string, std::string> rulings) {
    return {"15.2",
            what,
            start("suggested", std::move(rulings)),
            nationalists("1 1 1", "6", {std::string("place unit=") + unit + " hex=" + hex}),
            {then == "" ? std::string(unit) + " at " + hex : then}};
}
const std::map<std::string, std::string> on = {{"historical", "on"}, {"A42", "italian"}};
const std::map<std::string, std::string> onWithFn = {{"historical", "on"}, {"A42", "with_fn"}};
const std::map<std::string, std::string> off = {{"historical", "off"}};

const RuleRows historicalRows(
    "the historical set-up",
    {
        ctv("the CTV in column 10", "LIT_1", "2210", "", on),
        ctv("in column 15", "LIT_1", "1915", "", on),
        ctv("not in column 9", "LIT_1", "2309", "refused 15.2/A42", on),
        ctv("not in column 16", "LIT_1", "1916", "refused 15.2/A42", on),
        ctv("nor its headquarters", "HQ_LIT", "2205", "refused 15.2/A42", on),
        ctv("nor its corps", "HQ_CTV", "2205", "refused 15.2/A42", on),
        ctv("nor the Arditi", "AR", "2205", "refused 15.2/A42", on),
        ctv("nor its tanks", "L3", "2205", "refused 15.2/A42", on),
        ctv("Spaniards are free", "NI_1", "2205", "", on),
        ctv("Germans are free", "PZ1", "2205", "", on),
        ctv("A42: so are the Flechas Negras", "FN_1", "1518", "", on),
        ctv("A42: and their headquarters", "HQ_FN", "1519", "", on),
        ctv("A42: or they are not", "FN_1", "1518", "refused 15.2/A42", onWithFn),
        ctv("A42: nor their headquarters", "HQ_FN", "1519", "refused 15.2/A42", onWithFn),
        ctv("A42: but in the columns", "FN_1", "2012", "", onWithFn),
        ctv("A42: Italians are bound in any case", "LIT_1", "2309", "refused 15.2/A42", onWithFn),
        ctv("without the option nobody is", "LIT_1", "2309", "", off),
        ctv("not even with the Flechas Negras counted", "FN_1", "1518", "",
            {{"historical", "off"}, {"A42", "with_fn"}}),
        {"15.2 4.3",
         "the suggested set-up satisfies it",
         start("historical"),
         nationalists("1 1 1", "6", {"suggested", "end_setup"}),
         {"decision movement nationalist", "LIT_1 at 2111"}},
        {"15.2 4.3",
         "A42: with the Flechas Negras too",
         start("historical", {{"A42", "with_fn"}}),
         nationalists("1 1 1", "6", {"suggested", "end_setup"}),
         {"decision movement nationalist", "FN_1 at 2012"}},
        {"15.2 4.2",
         "the rest is as in chapter 4",
         start("historical"),
         front({"place unit=R_CLXX hex=2006"}),
         {"refused 4.2"}},
    });

/// Nine against three in 2206, with the headquarters of the CTV somewhere: the column of the odds.
std::string columnWith(int turn, const char* hqAt, SideId attacker = nationalist) {
    const Board board = {.side = attacker == nationalist ? "nationalist" : "republican",
                         .decision = "combat",
                         .turn = turn,
                         .units = {{"2206", "R_CLXX"}, {"2305", "NI_1 NII_1"}, {hqAt, "HQ_CTV"}}};
    const RuleTable table(board);
    const bool isNationalist = attacker == nationalist;
    const std::vector<CounterId> units =
        isNationalist ? std::vector{table.counter("NI_1"), table.counter("NII_1")}
                      : std::vector{table.counter("R_CLXX")};
    const Fight fight =
        fightOf(table.position(), attacker, table.hex(isNationalist ? "2206" : "2305"), units);
    return table.position().chart(CombatChart).columns.entries[fight.column].label;
}

[[maybe_unused]] const bool areEntered = [] {
    for (int row = 0; row < 5; ++row)
        RuleRows::enter("4.4"); // D10, in code below
    return true;
}();

} // namespace

TEST_CASE("4.1 the order of the set-up") {
    orderRows.check();
}
TEST_CASE("4.2 the Republican set-up") {
    republicanRows.check();
}
TEST_CASE("4.3 the Nationalist set-up") {
    nationalistRows.check();
}
TEST_CASE("4.3.1 4.3.2 the Republican reserve and the boxes") {
    reserveRows.check();
}
TEST_CASE("15.2 the historical set-up") {
    historicalRows.check();
}

TEST_CASE("D10 4.4 one column to the right on the first turn, near the headquarters of the CTV") {
    CHECK(columnWith(1, "2405") == "4:1"); // two hexes from 2206
    CHECK(columnWith(1, "2305") == "4:1");
    CHECK(columnWith(1, "2504") == "3:1"); // three
    CHECK(columnWith(2, "2405") == "3:1");
    CHECK(columnWith(1, "2405", republican) == "1:2"); // attacks of the Republicans never
}

} // namespace esagono::santander::setup_tests
