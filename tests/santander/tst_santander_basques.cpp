// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 13, row by row. The die for the Basques is the only one between Nationalist combat and
// Republican movement before turn 4.
#include "tests/santander/rule_rows.h"

#include <doctest/doctest.h>

namespace esagono::santander::basques_tests {

namespace {

Board basquesAt(std::vector<std::pair<std::string, std::string>> units, int state = 0,
                std::map<std::string, std::string> rulings = {}) {
    return {.decision = "combat",
            .units = std::move(units),
            .tracks = {{"basque", state}},
            .rulings = std::move(rulings)};
}
/// Nationalists in 1213 and 1316 cut off whoever is in 1215.
Board cutOff(const char* inside, const char* at1515, const char* at1615) {
    return basquesAt(
        {{"1215", inside}, {"1515", at1515}, {"1615", at1615}, {"1213", "NI_1"}, {"1316", "NI_2"}});
}
Row dies(const char* what, const char* die, std::vector<std::string> then) {
    return {"13.2",
            what,
            basquesAt({{"1413", "R_CLVII"}}),
            {std::string("end_combat | ") + die},
            std::move(then)};
}

const RuleRows conditionRows(
    "when the Basques are tested",
    {
        {"13.2",
         "D37: one in supply in column 14 holds the others",
         basquesAt({{"1414", "R_CLVII"}, {"1306", "R_CLVIII"}}),
         {"end_combat"},
         {"decision movement republican", "track basque 0"}},
        {"13.2",
         "D37: column 13 is too far",
         basquesAt({{"1413", "R_CLVII"}, {"1306", "R_CLVIII"}}),
         {"end_combat | 5"},
         {"track basque 1"}},
        {"13.2",
         "a brigade out of supply does not hold them",
         basquesAt({{"1215", "R_CLVII"}, {"1306", "R_CLVIII"}, {"1213", "NI_1"}, {"1316", "NI_2"}}),
         {"end_combat | 5"},
         {"R_CLVII oos 1", "track basque 1"}},
        {"13.2",
         "in supply it does",
         basquesAt({{"1215", "R_CLVII"}, {"1306", "R_CLVIII"}, {"1213", "NI_1"}}),
         {"end_combat"},
         {"R_CLVII oos 0", "track basque 0"}},
        {"13.2",
         "D38: four of seven out of supply are more than half",
         cutOff("R_CLVII R_CLVIII R_CLXIII R_CLIX", "R_CLX R_CLXI", "R_CLXII"),
         {"end_combat | 5"},
         {"R_CLVII oos 1", "R_CLX oos 0", "track basque 1"}},
        {"13.2",
         "D38: three of seven are not, with one in supply near column 18",
         cutOff("R_CLVII R_CLVIII R_CLXIII", "R_CLX R_CLXI", "R_CLXII R_CLXIV"),
         {"end_combat"},
         {"R_CLVII oos 1", "R_CLX oos 0", "track basque 0"}},
        {"13.2",
         "half of them is not more than half",
         cutOff("R_CLVII R_CLVIII R_CLXIII", "R_CLX R_CLXI", "R_CLXII"),
         {"end_combat"},
         {"track basque 0"}},
        {"13.2",
         "headquarters are no brigades: one in column 18 does not hold them",
         basquesAt({{"1413", "R_CLVII"}, {"1518", "HQ_48"}}),
         {"end_combat | 5"},
         {"track basque 1"}},
        {"13.2",
         "other Republicans do not hold them",
         basquesAt({{"1413", "R_CLVII"}, {"1517", "R_CLXX"}}),
         {"end_combat | 5"},
         {"track basque 1"}},
        {"13.2",
         "without Basque brigades there is no test",
         basquesAt({{"1413", "R_CLXX"}}),
         {"end_combat"},
         {"track basque 0"}},
        {"13.2 13.3",
         "nor once they have surrendered, though battalions fight on",
         basquesAt({{"1413", "R_Rbn1"}}, 2),
         {"end_combat"},
         {"track basque 2"}},
        {"13.2",
         "supply as the Republican phase begins counts, not what it was before",
         basquesAt({{"1215", "R_CLVII:oos=1"}}),
         {"end_combat"},
         {"R_CLVII oos 0", "track basque 0"}},
        dies("1: they surrender", "1", {"track basque 2"}),
        dies("2: they surrender", "2", {"track basque 2"}),
        dies("3: they surrender", "3", {"track basque 2"}),
        dies("4: they surrender", "4", {"track basque 2"}),
        dies("5: they fight on", "5", {"track basque 1", "R_CLVII at 1413"}),
        dies("6: they fight on", "6", {"track basque 1", "R_CLVII at 1413"}),
        {"13.2",
         "K28: tested again while the conditions hold",
         basquesAt({{"1413", "R_CLVII"}}, 1, {{"K28", "conditions"}}),
         {"end_combat | 4"},
         {"track basque 2"}},
        {"13.2",
         "K28: not when they hold no more",
         basquesAt({{"1517", "R_CLVII"}}, 1, {{"K28", "conditions"}}),
         {"end_combat"},
         {"track basque 1", "R_CLVII at 1517"}},
        {"13.2",
         "K28: or on every turn until they surrender",
         basquesAt({{"1517", "R_CLVII"}}, 1, {{"K28", "sticky"}}),
         {"end_combat | 4"},
         {"track basque 2"}},
        {"13.2",
         "K28: but only once the conditions have held",
         basquesAt({{"1517", "R_CLVII"}}, 0, {{"K28", "sticky"}}),
         {"end_combat"},
         {"track basque 0"}},
    });

/// Six brigades west of column 14.
Board six() {
    return basquesAt({{"1413", "R_CLVII R_CLVIII"},
                      {"1312", "R_CLXIII R_CLIX HQ_48"},
                      {"1310", "R_CLX R_T26"},
                      {"1306", "R_CLIV R_CLXX"}});
}

const RuleRows effectRows(
    "the Basque surrender",
    {
        {"13.3 4.2",
         "a battalion takes the place of each brigade",
         basquesAt({{"1413", "R_CLVII:reduced"}, {"1312", "R_CLVIII:dsg=1"}}),
         {"end_combat | 1"},
         {"R_CLVII at withdrawn", "R_CLVIII at withdrawn", "R_Rbn5 at 1413", "R_Rbn4 at 1312",
          "R_Rbn3 at basque_battalions", "decision movement republican"}},
        {"13.3",
         "two for two in the same hex",
         basquesAt({{"1413", "R_CLVII R_CLVIII"}}),
         {"end_combat | 1"},
         {"R_Rbn5 at 1413", "R_Rbn4 at 1413"}},
        {"13.3",
         "A26: headquarters and armour stay, so do other brigades",
         basquesAt({{"1413", "R_CLVII HQ_48 R_CLXX"}, {"1312", "R_CLVIII R_T26"}}),
         {"end_combat | 1"},
         {"HQ_48 at 1413", "R_CLXX at 1413", "R_T26 at 1312"}},
        {"13.3",
         "all brigades go, wherever they are",
         basquesAt({{"1215", "R_CLVII"}, {"1306", "R_CLVIII"}, {"1213", "NI_1"}, {"1316", "NI_2"}}),
         {"end_combat | 1"},
         {"R_CLVII at withdrawn", "R_CLVIII at withdrawn", "R_Rbn5 at 1215"}},
        {"13.3",
         "A27: with more than five the Republican chooses",
         six(),
         {"end_combat | 1"},
         {"decision battalions republican"}},
        {"13.3",
         "A27: five of them",
         six(),
         {"end_combat | 1", "replace brigades=R_CLVII,R_CLVIII,R_CLXIII,R_CLIX,R_CLX"},
         {"R_CLIV at withdrawn", "R_CLVII at withdrawn", "R_Rbn1 at 1310", "R_Rbn5 at 1413",
          "R_CLXX at 1306", "decision movement republican"}},
        {"13.3",
         "A27: the sixth has no battalion",
         six(),
         {"end_combat | 1", "replace brigades=R_CLIV,R_CLVIII,R_CLXIII,R_CLIX,R_CLX"},
         {"R_CLVII at withdrawn", "decision movement republican"}},
        {"13.3",
         "not six",
         six(),
         {"end_combat | 1", "replace brigades=R_CLVII,R_CLVIII,R_CLXIII,R_CLIX,R_CLX,R_CLIV"},
         {"refused 13.3"}},
        {"13.3",
         "not four",
         six(),
         {"end_combat | 1", "replace brigades=R_CLVII,R_CLVIII,R_CLXIII,R_CLIX"},
         {"refused 13.3"}},
        {"13.3",
         "no brigade twice",
         six(),
         {"end_combat | 1", "replace brigades=R_CLVII,R_CLVII,R_CLXIII,R_CLIX,R_CLX"},
         {"refused 13.3"}},
        {"13.3",
         "no other brigade",
         six(),
         {"end_combat | 1", "replace brigades=R_CLXX,R_CLVIII,R_CLXIII,R_CLIX,R_CLX"},
         {"refused 13.3"}},
        {"13.3 14.1",
         "surrendered brigades do not count as eliminated",
         basquesAt({{"1413", "R_CLVII R_CLVIII"}}),
         {"end_combat | 1"},
         {"track brigades 0"}},
        {"13.3",
         "it happens at once: the battalions move in this phase",
         basquesAt({{"1413", "R_CLVII"}}),
         {"end_combat | 1", "move unit=R_Rbn5 path=1312"},
         {"R_Rbn5 at 1312"}},
    });

} // namespace

TEST_CASE("13.2 when the Basques are tested") {
    conditionRows.check();
}
TEST_CASE("13.3 the Basque surrender") {
    effectRows.check();
}

} // namespace esagono::santander::basques_tests
