// SPDX-License-Identifier: GPL-3.0-or-later
// Step Δ3 of section 10.2: strengths, odds and modifiers; 1.4, 4.4, 5.1, 6.3, 9.5, 10.2.1, 10.7.
#include "engine/santander/fighting/battle.h"
#include "tests/santander/combat_boards.h"

#include <doctest/doctest.h>

#include <sstream>

namespace esagono::santander::strength_tests {

namespace {

struct StrengthRow {
    const char* section;
    const char* what;
    Board board;
    const char* attack; ///< "2008: NI_1 NI_2": the hex attacked, and by whom
    const char* fight;  ///< "10:3 = 3:1, +1": strengths, column, modifier of the die
};

std::vector<StrengthRow> entered(std::vector<StrengthRow> rows) {
    for (const StrengthRow& row : rows)
        RuleRows::enter(row.section, row.board);
    return rows;
}

std::string told(const RuleTable& table, const Fight& fight) {
    const std::string strengths = std::to_string(fight.attack.total().roundedDown()) + ":" +
                                  std::to_string(fight.defence.total().roundedDown());
    REQUIRE((fight.attack.total().isWhole() && fight.defence.total().isWhole()));
    const int drm = fight.drm();
    return strengths + " = " +
           table.position().chart(CombatChart).columns.entries[fight.column].label +
           (drm == 0 ? "" : (drm > 0 ? ", +" : ", ") + std::to_string(drm));
}

void check(const std::vector<StrengthRow>& rows) {
    for (const StrengthRow& row : rows) {
        INFO("§ " << std::string(row.section) << ": " << std::string(row.what));
        const RuleTable table(row.board);
        std::istringstream words(row.attack);
        std::string target;
        words >> target;
        target.pop_back();
        std::vector<CounterId> attackers;
        for (std::string unit; words >> unit;)
            attackers.push_back(table.counter(unit));
        const SideId side = row.board.side == "republican" ? republican : nationalist;
        CHECK(told(table, fightOf(table.position(), side, table.hex(target), attackers)) ==
              row.fight);
    }
}

Board onTurn(int number, Units units, Choices rulings = {}) {
    Board board = inRain(std::move(units), std::move(rulings));
    board.turn = number;
    return board;
}

const std::string fifteen = "R_CLXXXIV R_CLXXXV R_CLXXXVI HQ_XV R_T26"; // defence 4+4+4+1+2 = 15

const std::vector<StrengthRow> rounding = entered({
    {"1.4 6.3", "D01: two units out of supply, 3 and 3, are added up before they are halved",
     inRain({{"2108", "CI_1:oos=1 CI_2:oos=1"}, {"2008", "R_CLXX"}}), "2008: CI_1 CI_2",
     "3:3 = 1:1"},
    {"1.4", "units of different hexes are rounded hex by hex",
     inRain({{"2108", "CI_1:oos=1"}, {"2009", "CI_2:oos=1"}, {"2008", "R_CLXX"}},
            {{"A6", "per_hex"}}),
     "2008: CI_1 CI_2", "2:3 = 1:2"},
    {"1.4 9.5", "D02: two disorganised defenders, 3 and 3, are added up before they are halved",
     inRain({{"2108", "NI_1"}, {"2008", "R_CLXX:dsg=1 R_CLXXI:dsg=1"}}), "2008: NI_1", "5:3 = 1:1"},
    {"1.4 Δ3", "without another word fractions go up: 3 in a hill is 4.5, that is 5",
     inRain({{"2108", "NI_1"}, {"2107", "R_CLXX"}}), "2107: NI_1", "5:5 = 1:1"},
    {"1.4 Δ3", "3 in a city is 5 as well", inRain({{"1210", "NI_1"}, {"1211", "R_CLXX"}}),
     "1211: NI_1", "5:5 = 1:1"},
    {"Δ3", "3 in a mountain is 6", inRain({{"2005", "NI_1"}, {"2004", "R_CLXX"}}), "2004: NI_1",
     "5:6 = 1:2"},
    {"Δ3", "3 in the clear is 3", inRain({{"2108", "NI_1"}, {"2008", "R_CLXX"}}), "2008: NI_1",
     "5:3 = 1:1"},
    {"1.4 Δ3", "one rounding after terrain: 2.5 in a hill is 3.75, that is 4",
     inRain({{"2108", "NI_1"}, {"2107", "R_CLXXXIV:dsg=1 HQ_XV:dsg=1"}}, {{"A6", "per_hex"}}),
     "2107: NI_1", "5:4 = 1:1"},
    {"1.4 Δ3", "or one before it and one after: 3 in a hill is 4.5, that is 5",
     inRain({{"2108", "NI_1"}, {"2107", "R_CLXXXIV:dsg=1 HQ_XV:dsg=1"}}, {{"A6", "terrain_last"}}),
     "2107: NI_1", "5:5 = 1:1"},
    {"1.4 5.1 Δ3", "and down where overstacking halves: 2.5 is 2, in a hill 3",
     inRain({{"2108", "NI_1"}, {"2107", "R_CLXXIII R_CLXXIV:reduced R_CLXXV"}},
            {{"A6", "terrain_last"}}),
     "2107: NI_1", "5:3 = 1:1"},
    {"1.4 9.5 Δ3", "DSG and terrain come before the one rounding: 1.5 in a hill is 2.25, that is 3",
     inRain({{"2108", "NI_1"}, {"2107", "R_CLXX:dsg=1"}}), "2107: NI_1", "5:3 = 1:1"},
});

const std::vector<StrengthRow> halving = entered({
    {"6.3", "EX05: attack 5 out of supply is 2",
     inRain({{"2108", "NI_1:oos=1"}, {"2008", "R_CLXX"}}), "2008: NI_1", "2:3 = 1:2"},
    {"6.3", "EX05: defence 5 out of supply is 3",
     inRain({{"2108", "NI_1"}, {"2008", "R_CLXXXIV:oos=1 HQ_XV:oos=1"}}), "2008: NI_1",
     "5:3 = 1:1"},
    {"9.5", "EX10: attack 3 with DSG is 1", inRain({{"2108", "CI_1:dsg=1"}, {"2008", "R_CLXXIII"}}),
     "2008: CI_1", "1:2 = 1:2"},
    {"9.5", "EX10: defence 3 with DSG is 2",
     counterattack({{"2108", "R_CLXX"}, {"2008", "CI_1:dsg=1"}}), "2008: R_CLXX", "2:2 = 1:1"},
    {"6.3.1", "EX06: halved for lack of supply, not halved again for DSG",
     inRain({{"2108", "NI_1:oos=1:dsg=2"}, {"2008", "R_CLXX:oos=1:dsg=2"}}), "2008: NI_1",
     "2:2 = 1:1"},
    {"9.5.1", "all levels of DSG halve once",
     inRain({{"2108", "NI_1:dsg=3"}, {"2008", "R_CLXXXIV:dsg=2"}}, {{"A3", "once"}}), "2008: NI_1",
     "2:2 = 1:1"},
    {"9.5.1", "or DSG 1 and DSG 2 leave a quarter",
     inRain({{"2108", "NI_1:dsg=3"}, {"2008", "R_CLXXXIV:dsg=2"}}, {{"A3", "quarter"}}),
     "2008: NI_1", "1:1 = 1:1"},
    {"9.5 9.5.1", "while DSG itself still halves",
     inRain({{"2108", "NI_1:dsg=1"}, {"2008", "R_CLXXXIV:dsg=1"}}, {{"A3", "quarter"}}),
     "2008: NI_1", "2:2 = 1:1"},
    {"9.5.1", "or they only bar from attacking",
     inRain({{"2108", "NI_1:dsg=1"}, {"2008", "R_CLXXXIV:dsg=3"}}, {{"A3", "no_attack"}}),
     "2008: NI_1", "2:2 = 1:1"},
    {"9.2", "a headquarters adds its defence", inRain({{"2108", "NI_1"}, {"2008", "R_CLXX HQ_XV"}}),
     "2008: NI_1", "5:4 = 1:1"},
    {"9.2", "but not its column", inRain({{"2108", "NI_1"}, {"2008", "R_CLXX SC_R1"}}),
     "2008: NI_1", "5:3 = 1:1"},
    {"10.1", "all units in the attacked hex defend",
     inRain({{"2108", "NI_1"}, {"2008", "R_CLXX R_CLXXI R_CLXXIII"}}), "2008: NI_1", "5:8 = 1:2"},
    {"10.2", "only the units named attack", inRain({{"2108", "NI_1 NI_2"}, {"2008", "R_CLXX"}}),
     "2008: NI_2", "5:3 = 1:1"},
    {"2.1 10.3", "reduced units count what is on their back",
     inRain({{"2108", "NI_1:reduced"}, {"2008", "R_CLXX:reduced"}}), "2008: NI_1", "3:2 = 1:1"},
});

const std::string eight = "NI_1 NI_2 NIV_1 NIV_2";

const std::vector<StrengthRow> overstacking = entered({
    {"5.1", "six stacking points in the clear are not too many",
     inRain({{"2108", "NI_1 NI_2 NIV_1"}, {"2008", "R_CLXX"}}), "2008: NI_1 NI_2 NIV_1",
     "15:3 = 5:1"},
    {"5.1", "and armour does not count",
     inRain({{"2108", "NI_1 NI_2 NIV_1 T26N"}, {"2008", "R_CLXX"}}), "2008: NI_1 NI_2 NIV_1 T26N",
     "18:3 = 6:1"},
    {"5.1", "in an overstacked hex the attack is halved, rounded down: 7.5 is 7",
     inRain({{"2108", eight}, {"2008", "R_CLXX"}}, {{"K7", "down"}}), "2008: NI_1 NI_2 NIV_1",
     "7:3 = 2:1"},
    {"5.1", "and the defence: 5 in a hill is 2.5, with the terrain 3.75, that is 3",
     inRain({{"2108", "NI_1"}, {"2107", "R_CLXXIII R_CLXXIV:reduced R_CLXXV"}}, {{"K7", "down"}}),
     "2107: NI_1", "5:3 = 1:1"},
    {"5.1", "with 1.4 it goes up: 4",
     inRain({{"2108", "NI_1"}, {"2107", "R_CLXXIII R_CLXXIV:reduced R_CLXXV"}}, {{"K7", "up"}}),
     "2107: NI_1", "5:4 = 1:1"},
    {"5.1", "overstacking halves what DSG has halved: 5 in the clear is 1.25, that is 1",
     inRain({{"2108", "NI_1"},
             {"2008", "R_CLXXIII:reduced:dsg=1 R_CLXXIV:reduced:dsg=1 R_CLXXV:reduced:dsg=1 "
                      "R_CLXXVII:dsg=1"}},
            {{"A5", "both"}}),
     "2008: NI_1", "5:1 = 5:1"},
    {"5.1", "or it is halved once: 2.5, that is 2",
     inRain({{"2108", "NI_1"},
             {"2008", "R_CLXXIII:reduced:dsg=1 R_CLXXIV:reduced:dsg=1 R_CLXXV:reduced:dsg=1 "
                      "R_CLXXVII:dsg=1"}},
            {{"A5", "once"}}),
     "2008: NI_1", "5:2 = 2:1"},
    {"5.1 6.3", "attackers too: 15 out of supply and overstacked is 3.75, that is 3",
     inRain({{"2108", "NI_1:oos=1 NI_2:oos=1 NIV_1:oos=1 NIV_2:oos=1"}, {"2008", "R_CLXX"}},
            {{"A5", "both"}}),
     "2008: NI_1 NI_2 NIV_1", "3:3 = 1:1"},
    {"5.1 6.3", "or 7.5, that is 7",
     inRain({{"2108", "NI_1:oos=1 NI_2:oos=1 NIV_1:oos=1 NIV_2:oos=1"}, {"2008", "R_CLXX"}},
            {{"A5", "once"}}),
     "2008: NI_1 NI_2 NIV_1", "7:3 = 2:1"},
    {"5.1", "an overstacked neighbour does not halve the units of another hex",
     inRain({{"2108", eight}, {"2009", "NV_1"}, {"2008", "R_CLXX"}}), "2008: NV_1", "5:3 = 1:1"},
    {"5.1", "with 1.4 the attack goes up as well: 7.5 is 8",
     inRain({{"2108", eight}, {"2008", "R_CLXX"}}, {{"K7", "up"}}), "2008: NI_1 NI_2 NIV_1",
     "8:3 = 2:1"},
    {"5.1 6.3", "but what lack of supply has halved goes down: 3.75 is 3",
     inRain({{"2108", "NI_1:oos=1 NI_2:oos=1 NIV_1:oos=1 NIV_2:oos=1"}, {"2008", "R_CLXX"}},
            {{"K7", "up"}}),
     "2008: NI_1 NI_2 NIV_1", "3:3 = 1:1"},
});

const std::vector<StrengthRow> odds = entered({
    {"10.2 Δ3", "D04: 11 to 4 is 2:1, for the defender",
     inRain({{"2108", "NI_1 CI_1 CI_2"}, {"2008", "R_CLXXXIV"}}), "2008: NI_1 CI_1 CI_2",
     "11:4 = 2:1"},
    {"10.2 Δ3", "D05: 8 to 4 is 2:1", inRain({{"2108", "NI_1 CI_1"}, {"2008", "R_CLXXXIV"}}),
     "2008: NI_1 CI_1", "8:4 = 2:1"},
    {"10.2 Δ3", "D06: 3 to 4 is 1:2, without a modifier",
     inRain({{"2108", "CI_1"}, {"2008", "R_CLXXXIV"}}), "2008: CI_1", "3:4 = 1:2"},
    {"10.2 Δ3", "9 to 3 is 3:1", inRain({{"2108", "NI_1 NII_1"}, {"2008", "R_CLXX"}}),
     "2008: NI_1 NII_1", "9:3 = 3:1"},
    {"10.2 Δ3", "12 to 3 is 4:1", inRain({{"2108", "NII_1 NII_2 NIII_1"}, {"2008", "R_CLXX"}}),
     "2008: NII_1 NII_2 NIII_1", "12:3 = 4:1"},
    {"10.2 Δ3", "17 to 3 is 5:1", inRain({{"2108", "NI_1 NI_2 NIV_1 L3"}, {"2008", "R_CLXX"}}),
     "2008: NI_1 NI_2 NIV_1 L3", "17:3 = 5:1"},
    {"10.2 Δ3", "D09: 28 to 4 is exactly 7:1: no modifier",
     inRain({{"2108", "NI_1 NI_2 NIV_1"}, {"2009", "NIV_2 NV_1 T26N"}, {"2008", "R_CLXXXIV"}},
            {{"K20", "modifier"}}),
     "2008: NI_1 NI_2 NIV_1 NIV_2 NV_1 T26N", "28:4 = 7:1"},
    {"10.2 Δ3", "D08: 32 to 4 is 7:1 with +1",
     inRain({{"2108", "NI_1 NI_2 NIV_1"}, {"2009", "NIV_2 NV_1 NV_2 L3"}, {"2008", "R_CLXXXIV"}},
            {{"K20", "modifier"}}),
     "2008: NI_1 NI_2 NIV_1 NIV_2 NV_1 NV_2 L3", "32:4 = 7:1, +1"},
    {"10.2 Δ3", "or 7:1 and nothing more",
     inRain({{"2108", "NI_1 NI_2 NIV_1"}, {"2009", "NIV_2 NV_1 NV_2 L3"}, {"2008", "R_CLXXXIV"}},
            {{"K20", "held"}}),
     "2008: NI_1 NI_2 NIV_1 NIV_2 NV_1 NV_2 L3", "32:4 = 7:1"},
    {"10.2 Δ3", "6 to 12 is exactly 1:2: no modifier",
     inRain({{"2108", "CI_1 CI_2"}, {"2008", "R_CLXXXIV R_CLXXXV R_CLXXXVI"}},
            {{"K20", "modifier"}}),
     "2008: CI_1 CI_2", "6:12 = 1:2"},
    {"10.2 Δ3", "5 to 12 is 1:2 with -1",
     inRain({{"2108", "NI_1"}, {"2008", "R_CLXXXIV R_CLXXXV R_CLXXXVI"}}, {{"K20", "modifier"}}),
     "2008: NI_1", "5:12 = 1:2, -1"},
    {"10.2 Δ3", "or 1:2 and nothing more",
     inRain({{"2108", "NI_1"}, {"2008", "R_CLXXXIV R_CLXXXV R_CLXXXVI"}}, {{"K20", "held"}}),
     "2008: NI_1", "5:12 = 1:2"},
    {"10.2", "30 to 4 is above 7:1",
     inRain({{"2108", "NI_1 NI_2 NIV_1"}, {"2009", "NIV_2 NV_1 NV_2"}, {"2008", "R_CLXXXIV"}},
            {{"A47", "unrounded"}}),
     "2008: NI_1 NI_2 NIV_1 NIV_2 NV_1 NV_2", "30:4 = 7:1, +1"},
    {"10.2", "or rounded it is 7:1",
     inRain({{"2108", "NI_1 NI_2 NIV_1"}, {"2009", "NIV_2 NV_1 NV_2"}, {"2008", "R_CLXXXIV"}},
            {{"A47", "rounded"}}),
     "2008: NI_1 NI_2 NIV_1 NIV_2 NV_1 NV_2", "30:4 = 7:1"},
    {"10.2", "32 to 4 is above 7:1 rounded, too",
     inRain({{"2108", "NI_1 NI_2 NIV_1"}, {"2009", "NIV_2 NV_1 NV_2 L3"}, {"2008", "R_CLXXXIV"}},
            {{"A47", "rounded"}}),
     "2008: NI_1 NI_2 NIV_1 NIV_2 NV_1 NV_2 L3", "32:4 = 7:1, +1"},
    {"10.2", "7 to 15 is below 1:2",
     inRain({{"2108", "NII_1 CI_1"}, {"2008", fifteen}}, {{"A47", "unrounded"}}),
     "2008: NII_1 CI_1", "7:15 = 1:2, -1"},
    {"10.2", "7 to 15 rounded for the defender is below 1:2 as well",
     inRain({{"2108", "NII_1 CI_1"}, {"2008", fifteen}}, {{"A47", "rounded"}}), "2008: NII_1 CI_1",
     "7:15 = 1:2, -1"},
    {"10.2", "8 to 15 is 1:2", inRain({{"2108", "NII_1 NII_2"}, {"2008", fifteen}}),
     "2008: NII_1 NII_2", "8:15 = 1:2"},
});

const std::vector<StrengthRow> firstTurn = entered({
    {"4.4", "D10: on turn 1, two hexes from the CTV headquarters, 3:1 becomes 4:1",
     onTurn(1, {{"2108", "NI_1 NII_1"}, {"2208", "HQ_CTV"}, {"2008", "R_CLXX"}}),
     "2008: NI_1 NII_1", "9:3 = 4:1"},
    {"4.4", "D10: not on turn 2",
     onTurn(2, {{"2108", "NI_1 NII_1"}, {"2208", "HQ_CTV"}, {"2008", "R_CLXX"}}),
     "2008: NI_1 NII_1", "9:3 = 3:1"},
    {"4.4", "D10: not three hexes from it",
     onTurn(1, {{"2108", "NI_1 NII_1"}, {"2308", "HQ_CTV"}, {"2008", "R_CLXX"}}),
     "2008: NI_1 NII_1", "9:3 = 3:1"},
    {"4.4", "nor near another headquarters",
     onTurn(1, {{"2108", "NI_1 NII_1"}, {"2208", "HQ_NAV"}, {"2008", "R_CLXX"}}),
     "2008: NI_1 NII_1", "9:3 = 3:1"},
    {"4.4", "nor without it on the map", onTurn(1, {{"2108", "NI_1 NII_1"}, {"2008", "R_CLXX"}}),
     "2008: NI_1 NII_1", "9:3 = 3:1"},
    {"4.4", "1:2 becomes 1:1",
     onTurn(1, {{"2108", "CI_1"}, {"2208", "HQ_CTV"}, {"2008", "R_CLXXXIV"}}), "2008: CI_1",
     "3:4 = 1:1"},
    {"4.4", "below 1:2 it becomes 1:2 without -1",
     onTurn(1, {{"2108", "NI_1"}, {"2208", "HQ_CTV"}, {"2008", "R_CLXXXIV R_CLXXXV R_CLXXXVI"}},
            {{"A12", "shift_first"}}),
     "2008: NI_1", "5:12 = 1:2"},
    {"4.4", "7:1 becomes 7:1 with +1",
     onTurn(1,
            {{"2108", "NI_1 NI_2 NIV_1"},
             {"2009", "NIV_2 NV_1 T26N"},
             {"2208", "HQ_CTV"},
             {"2008", "R_CLXXXIV"}},
            {{"A12", "shift_first"}}),
     "2008: NI_1 NI_2 NIV_1 NIV_2 NV_1 T26N", "28:4 = 7:1, +1"},
    {"4.4", "above 7:1 nothing more is won",
     onTurn(1, {{"2108", "NI_1 NI_2 NIV_1"},
                {"2009", "NIV_2 NV_1 NV_2 L3"},
                {"2208", "HQ_CTV"},
                {"2008", "R_CLXXXIV"}}),
     "2008: NI_1 NI_2 NIV_1 NIV_2 NV_1 NV_2 L3", "32:4 = 7:1, +1"},
});

Board republicanTurnOne() {
    Board board = onTurn(1, {{"2108", "R_CLXX R_CLXXI"}, {"2009", "HQ_CTV"}, {"2008", "CI_1"}});
    board.side = "republican";
    return board;
}

const std::vector<StrengthRow> republicanFirstTurn = entered({
    {"4.4", "the Republicans gain nothing by it", republicanTurnOne(), "2008: R_CLXX R_CLXXI",
     "4:3 = 1:1"},
});

const std::vector<StrengthRow> modifiers = entered({
    {"10.2.1", "EX12: 2006 attacked from 2007 and 2105",
     inRain({{"2007", "NI_1"}, {"2105", "NI_2"}, {"2006", "R_CLXX"}}), "2006: NI_1 NI_2",
     "10:3 = 3:1, +1"},
    {"10.2.1", "EX12: a Republican in the sixth hex is no hindrance",
     inRain({{"2007", "NI_1"}, {"2105", "NI_2"}, {"2006", "R_CLXX"}, {"1905", "R_CLXXI"}}),
     "2006: NI_1 NI_2", "10:3 = 3:1, +1"},
    {"10.2.1", "EX13: a Republican unit stands in 2106",
     inRain({{"2007", "NI_1"}, {"2105", "NI_2"}, {"2006", "R_CLXX"}, {"2106", "R_CLXXI"}}),
     "2006: NI_1 NI_2", "10:3 = 3:1"},
    {"10.2.1", "EX13: or in 1906",
     inRain({{"2007", "NI_1"}, {"2105", "NI_2"}, {"2006", "R_CLXX"}, {"1906", "R_CLXXI"}}),
     "2006: NI_1 NI_2", "10:3 = 3:1"},
    {"10.2.1", "EX13: or in 2005",
     inRain({{"2007", "NI_1"}, {"2105", "NI_2"}, {"2006", "R_CLXX"}, {"2005", "R_CLXXI"}}),
     "2006: NI_1 NI_2", "10:3 = 3:1"},
    {"10.2.1", "the zone of a unit that does not attack covers nothing",
     inRain({{"2007", "NI_1"}, {"2105", "NI_2"}, {"2006", "R_CLXX"}}), "2006: NI_1", "5:3 = 1:1"},
    {"10.2.1", "a unit that does not attack covers the hex it stands in",
     inRain({{"2007", "NI_1"}, {"2105", "NI_2"}, {"2005", "NII_1"}, {"2006", "R_CLXX"}}),
     "2006: NI_1", "5:3 = 1:1, +1"},
    {"10.2.1 7.1.1", "attackers out of supply have no zone of control",
     inRain({{"2007", "NI_1:oos=1"}, {"2105", "NI_2:oos=1"}, {"2006", "R_CLXXIII"}}),
     "2006: NI_1 NI_2", "4:2 = 2:1"},
    {"10.2.1 1.3.2", "D52: Santander from 1110 and 1210: four hexes only",
     inRain({{"1110", "NI_1"}, {"1210", "NI_2"}, {"1211", "R_CLXXXIV"}}), "1211: NI_1 NI_2",
     "10:6 = 1:1"},
    {"10.2.1 1.3.2", "D52: with any Nationalist unit in 1311 it is five",
     inRain({{"1110", "NI_1"}, {"1210", "NI_2"}, {"1311", "CI_1"}, {"1211", "R_CLXXXIV"}}),
     "1211: NI_1 NI_2", "10:6 = 1:1, +1"},
    {"10.2.1 1.3.2", "D52: unless zones of control end at the sea",
     inRain({{"1110", "NI_1"}, {"1210", "NI_2"}, {"1311", "CI_1"}, {"1211", "R_CLXXXIV"}},
            {{"A8", "passable"}}),
     "1211: NI_1 NI_2", "10:6 = 1:1"},
    {"10.2.1", "Republicans attack concentrically, too",
     counterattack({{"2007", "R_CLXX"}, {"2105", "R_CLXXI"}, {"2006", "CI_1"}}),
     "2006: R_CLXX R_CLXXI", "4:3 = 1:1, +1"},
    {"10.7", "a trench gives -1", inRain({{"2108", "NI_1"}, {"2008", "R_CLXX"}}, {}, {"2008"}),
     "2008: NI_1", "5:3 = 1:1, -1"},
    {"10.7", "a trench beside it gives nothing",
     inRain({{"2108", "NI_1"}, {"2008", "R_CLXX"}, {"2007", "R_CLXXI"}}, {}, {"2007"}),
     "2008: NI_1", "5:3 = 1:1"},
    {"10.7 10.2.1", "D32: a concentric attack on a trench: +1 -1 = 0",
     inRain({{"2007", "NI_1"}, {"2105", "NI_2"}, {"2006", "R_CLXX"}}, {}, {"2006"}),
     "2006: NI_1 NI_2", "10:3 = 3:1"},
    {"10.7 10.2", "a trench and odds below the table: -2",
     inRain({{"2108", "NI_1"}, {"2008", "R_CLXXXIV R_CLXXXV R_CLXXXVI"}}, {}, {"2008"}),
     "2008: NI_1", "5:12 = 1:2, -2"},
});

struct MoveRow {
    const char* section;
    const char* what;
    std::string unit;
    int points;
};
const std::vector<MoveRow> moves = {
    {"6.3", "EX05: 5 points out of supply are 3", "NI_1:oos=1", 3},
    {"9.5", "EX10: 3 points with DSG are 2", "R_DC:dsg=1", 2},
    {"9.5", "4 points with DSG are 2", "R_CLXX:dsg=1", 2},
    {"6.3.1", "EX06: halved once only", "NI_1:oos=1:dsg=2", 3},
    {"9.5.1", "all levels halve once", "NI_1:dsg=3", 3},
};
const bool movesEntered = [] {
    for (const MoveRow& each : moves)
        RuleRows::enter(each.section);
    return true;
}();

// The Combat Results Table, row by row from -1 to 8.
constexpr std::array<std::array<const char*, 8>, 10> results = {{
    {"3/0", "3/0", "3/0", "2/0", "2/0", "1/0", "1/0", "1/1"},
    {"3/0", "3/0", "2/0", "2/0", "1/0", "1/0", "1/1", "1/1"},
    {"3/0", "2/0", "2/0", "1/0", "1/0", "1/1", "1/1", "0/1"},
    {"2/0", "2/0", "1/0", "1/0", "1/1", "1/1", "0/1", "0/2"},
    {"2/0", "1/0", "1/0", "1/1", "1/1", "0/1", "0/2", "0/2"},
    {"1/0", "1/0", "1/1", "1/1", "0/1", "0/2", "0/2", "0/3"},
    {"1/0", "1/1", "1/1", "0/1", "0/2", "0/2", "0/3", "B"},
    {"1/1", "1/1", "0/1", "0/2", "0/2", "0/3", "B", "B"},
    {"1/1", "0/1", "0/2", "0/2", "0/3", "B", "B", "B"},
    {"0/1", "0/2", "0/2", "0/3", "B", "B", "B", "B"},
}};

const std::array<Board, 2> heldOrNot = {inRain({}, {{"A13", "rows"}}),
                                        inRain({}, {{"A13", "held"}})};
const bool heldOrNotEntered = [] {
    for (const Board& board : heldOrNot)
        RuleRows::enter("10.2 Δ4 10.3", board);
    return true;
}();

} // namespace

TEST_CASE("1.4 rounding") {
    check(rounding);
}

TEST_CASE("6.3, 9.5, 9.2 what is left of a factor") {
    check(halving);
}

TEST_CASE("6.3, 9.5 what is left of a movement allowance") {
    REQUIRE(movesEntered);
    for (const MoveRow& each : moves) {
        INFO(std::string(each.what));
        const RuleTable table(inRain({{"2108", each.unit}}));
        const std::string id = each.unit.substr(0, each.unit.find(':'));
        CHECK(movementHalves(table.position(), table.counter(id)) == 2 * each.points);
    }
}

TEST_CASE("5.1 overstacking halves") {
    check(overstacking);
}

TEST_CASE("10.2 odds") {
    check(odds);
}

TEST_CASE("4.4 the first turn") {
    check(firstTurn);
    check(republicanFirstTurn);
}

TEST_CASE("10.2.1 and 10.7 modifiers of the die") {
    check(modifiers);
}

TEST_CASE("10.2 every cell of the Combat Results Table is read") {
    REQUIRE(heldOrNotEntered);
    const RuleTable open(heldOrNot[0]);
    const RuleTable held(heldOrNot[1]);
    for (std::size_t column = 0; column < 8; ++column)
        for (int die = 1; die <= 6; ++die)
            for (int drm = -2; drm <= 2; ++drm) {
                INFO("column " << column << ", die " << die << ", modifier " << drm);
                Fight fight;
                fight.column = column;
                fight.modifiers.add("", drm, "10.2");
                const int row = die + drm;
                const char* printedCell = results[static_cast<std::size_t>(row + 1)][column];
                CHECK(cellOf(open.position(), fight, die) == printedCell);
                const int heldRow = std::clamp(row, 1, 6); // A13
                CHECK(cellOf(held.position(), fight, die) ==
                      results[static_cast<std::size_t>(heldRow + 1)][column]);
                const CombatResult result = resultOf(open.position(), fight, die);
                const std::string steps =
                    result.breakthrough
                        ? "B"
                        : std::to_string(result.attacker) + "/" + std::to_string(result.defender);
                CHECK(steps == printedCell);
            }
}

} // namespace esagono::santander::strength_tests
