// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 9 but for the supply columns: air units, headquarters, bombardment and DSG.
#include "tests/santander/combat_boards.h"

#include <doctest/doctest.h>

namespace esagono::santander::bombardment_tests {

namespace {

/// Puts the Republican air units out of the way, so that only the attacker is asked.
const std::pair<std::string, std::string> grounded = {"republican_used", "RAF_1 RAF_2"};

Board onTurn(int number, Units units) {
    Board board = fair(std::move(units));
    board.turn = number;
    return board;
}

Board beginning(int number, Units units) {
    Board board = onTurn(number, std::move(units));
    board.decision = "0";
    return board;
}

Board moving(Units units) {
    Board board = inRain(std::move(units));
    board.decision = "movement";
    return board;
}

Board inTrench(Units units) {
    return inRain(std::move(units), {}, {"2008"});
}

const Units plain = {{"2108", "NI_1 NI_2"}, {"2008", "R_CLXX"}};
const Units italians = {{"2108", "LIT_1 FIN_8"}, {"2008", "R_CLXX"}};
/// R_CLXX has no way out: every hex around it is held or in a zone of control.
const Units cutOff = {{"2108", "NI_1"}, {"1907", "NII_1"}, {"2208", "HQ_CTV"}, {"2008", "R_CLXX"}};
Units cutOffWith(const std::string& defenders) {
    Units units = cutOff;
    units.back().second = defenders;
    return units;
}

const RuleRows airRows(
    "air units",
    {
        row("9.1 9.4", "air units are assigned to an attack wherever it is", fair(plain),
            "attack target=2008 with=NI_1",
            "decision support nationalist; offered AL_1; offered LK_1; offered FAN_1"),
        row("9.1", "they are placed, not moved", fair(plain),
            "attack target=2008 with=NI_1; support with=AL_1,LK_1",
            "AL_1 at nationalist_used; LK_1 at nationalist_used; decision support republican"),
        row("9.1", "both sides use them, in defence as well", fair(plain),
            "attack target=2008 with=NI_1; no_support; support with=RAF_1 | 6 2 4",
            "RAF_1 at republican_used; NI_1 dsg 1"),
        row("9.1", "Spanish air units with a Spanish unit",
            fair({{"2108", "LIT_1 NI_1"}, plain[1]}),
            "attack target=2008 with=LIT_1,NI_1; support with=FAN_1", "allowed"),
        row("9.1", "Spanish air units with Italians alone", fair(italians),
            "attack target=2008 with=LIT_1; support with=FAN_1", "refused 9.1"),
        row("9.1", "a Spanish unit that does not attack changes nothing",
            fair({{"2108", "LIT_1 NI_1"}, plain[1]}),
            "attack target=2008 with=LIT_1; support with=FAN_1", "refused 9.1"),
        row("9.1", "D26: FN and LIT attack: AL and LK may come",
            fair({{"2108", "LIT_1 FN_1"}, plain[1]}),
            "attack target=2008 with=LIT_1,FN_1; support with=AL_1,LK_1", "allowed"),
        row("9.1", "D26: FN and LIT attack: FAN may not", fair({{"2108", "LIT_1 FN_1"}, plain[1]}),
            "attack target=2008 with=LIT_1,FN_1; support with=FAN_1", "refused 9.1"),
        row("9.1", "German armour is no Spanish unit",
            fair({{"2108", "PZ1"}, plain[1]}, {{"A38", "spanish_only"}}),
            "attack target=2008 with=PZ1; support with=FAN_1", "refused 9.1"),
        row("9.1", "Spanish armour is one", fair({{"2108", "T26N"}, plain[1]}),
            "attack target=2008 with=T26N; support with=FAN_1", "allowed"),
        row("9.1", "FAN for Italians who defend",
            fairCounterattack({{"2008", "LIT_1"}, {"1908", "R_CLXX"}}),
            "attack target=2008 with=R_CLXX; no_support; support with=FAN_1", "refused 9.1"),
        row("9.1", "FAN for Spaniards who defend",
            fairCounterattack({{"2008", "NI_1"}, {"1908", "R_CLXX"}}),
            "attack target=2008 with=R_CLXX; no_support; support with=FAN_1 | 1 2 4",
            "FAN_1 at nationalist_used; R_CLXX face 1"),
        row("11.3", "D34: no air units in rain",
            inRain({{"2108", "NI_1"}, {"2208", "HQ_CTV"}, plain[1]}),
            "attack target=2008 with=NI_1; support with=AL_1", "refused 11.3"),
        row("11.3", "in rain nobody is asked if there is nothing else", inRain(plain),
            "attack target=2008 with=NI_1 | 3", "decision combat; NI_1 face 1"),
        row("9.1.1", "on a 1 the air unit is away for two turns",
            fair({plain[0], plain[1], grounded}),
            "attack target=2008 with=NI_1; support with=AL_1 | 1 1 3", "AL_1 at turn_4"),
        row("9.1.1", "on a 2 it is not", fair({plain[0], plain[1], grounded}),
            "attack target=2008 with=NI_1; support with=AL_1 | 1 2 3", "AL_1 at nationalist_used"),
        row("9.1.1", "one die for each", fair({plain[0], plain[1], grounded}),
            "attack target=2008 with=NI_1; support with=AL_1,AL_2,LK_1 | 1 2 1 6 3",
            "AL_1 at nationalist_used; AL_2 at turn_4; LK_1 at nationalist_used"),
        row("9.1.1", "for the Republican ones as well", fair(plain),
            "attack target=2008 with=NI_1; no_support; support with=RAF_1,RAF_2 | 1 1 2 3",
            "RAF_1 at turn_4; RAF_2 at republican_used"),
        row("9.1.1", "EX07: withdrawn on turn 3, it waits for turn 5",
            onTurn(3, {plain[0], plain[1], grounded}),
            "attack target=2008 with=NI_1; support with=AL_1 | 1 1 3", "AL_1 at turn_5"),
        row("9.1.1", "EX07: turn 4 goes by without it", beginning(4, {{"turn_5", "AL_1"}}), "",
            "AL_1 at turn_5; track turn 4"),
        row("9.1.1", "EX07: when turn 5 begins it is available", beginning(5, {{"turn_5", "AL_1"}}),
            "", "AL_1 at nationalist_available; track turn 5"),
        row("9.1.1", "two turns after turn 6 there is no turn left",
            onTurn(6, {plain[0], plain[1], grounded}),
            "attack target=2008 with=NI_1; support with=AL_1 | 1 1 3", "AL_1 at withdrawn"),
        row("9.4", "an air unit that has flown",
            fair({plain[0], plain[1], {"nationalist_used", "AL_1"}}),
            "attack target=2008 with=NI_1; support with=AL_1", "refused 9.4"),
        row("9.4", "an air unit that is away", fair({plain[0], plain[1], {"turn_4", "AL_1"}}),
            "attack target=2008 with=NI_1; support with=AL_1", "refused 9.4"),
        row("9.4", "once in a turn, in one attack of it", fair({plain[0], plain[1], grounded}),
            "attack target=2008 with=NI_1; support with=AL_1 | 1 2 3; attack target=2008 "
            "with=NI_2; "
            "support with=AL_1",
            "refused 9.4"),
        row("9.4", "used in attack, it is not there in defence",
            fair({plain[0], plain[1], grounded}),
            "attack target=2008 with=NI_1; support with=AL_1 | 1 2 3; end_combat; end_movement; "
            "attack target=2108 with=R_CLXX; support with=AL_1",
            "refused 9.4"),
        row("9.4", "another one is", fair({plain[0], plain[1], grounded}),
            "attack target=2008 with=NI_1; support with=AL_1 | 1 2 3; end_combat; end_movement; "
            "attack target=2108 with=R_CLXX; support with=AL_2 | 1 2 4",
            "AL_2 at nationalist_used"),
        row("9.4", "the enemy's air units are not there to be named", fair(plain),
            "attack target=2008 with=NI_1; support with=RAF_1", "refused 9.4"),
        row("9.4", "units of the line do not bombard", fair(plain),
            "attack target=2008 with=NI_1; support with=NI_2", "refused 9.4"),
    });

/// Two Nationalists will close every way to HQ_XV.
Board cutting(const std::string& checked) {
    Board board = fair({{"2108", "NI_1"},
                        {"2008", "R_CLXX"},
                        {"1808", "HQ_XV"},
                        {"1807", "NII_1"},
                        {"1810", "NV_1"}},
                       {{"K10", checked}});
    board.decision = "movement";
    return board;
}
const std::string cutIt = "move unit=NV_1 path=1809; end_movement; "
                          "attack target=2008 with=NI_1; no_support; ";

const Units nearHq = {{"2108", "NI_1"}, {"2208", "HQ_CTV"}, {"2008", "R_CLXX"}};

const RuleRows hqRows(
    "headquarters",
    {
        row("9.2 9.4", "D24: two hexes from the attacked hex", inRain(nearHq),
            "attack target=2008 with=NI_1; support with=HQ_CTV | 5 3",
            "R_CLXX dsg 1; HQ_CTV face 1; NI_1 face 1"),
        row("9.2", "D24: three hexes from it, though two from the attackers",
            fair({{"2108", "NI_1"}, {"2308", "HQ_CTV"}, {"2008", "R_CLXX"}}),
            "attack target=2008 with=NI_1; support with=HQ_CTV", "refused 9.2 because HQ_CTV"),
        row("9.2", "D24: a defender's headquarters two hexes off",
            inRain({{"2108", "NI_1"}, {"1808", "HQ_XV"}, {"2008", "R_CLXX"}}),
            "attack target=2008 with=NI_1; support with=HQ_XV | 6 4", "NI_1 dsg 1; HQ_XV face 1"),
        row("9.2", "D24: a defender's headquarters three hexes off",
            fair({{"2108", "NI_1"}, {"1708", "HQ_XV"}, {"2008", "R_CLXX"}}),
            "attack target=2008 with=NI_1; no_support; support with=HQ_XV", "refused 9.2"),
        row("9.2", "it moves and bombards in the same turn",
            moving({{"2108", "NI_1"}, {"2308", "HQ_CTV"}, {"2008", "R_CLXX"}}),
            "move unit=HQ_CTV path=2208; end_movement; attack target=2008 with=NI_1; "
            "support with=HQ_CTV | 5 3",
            "R_CLXX dsg 1"),
        row("9.2", "D25: Spanish headquarters for Italians alone",
            fair({{"2108", "LIT_1"}, {"2208", "HQ_NAV"}, plain[1]}),
            "attack target=2008 with=LIT_1; support with=HQ_NAV", "refused 9.2"),
        row("9.2", "D25: with a Spanish unit among them",
            fair({{"2108", "LIT_1 CI_1"}, {"2208", "HQ_NAV"}, plain[1]}),
            "attack target=2008 with=LIT_1,CI_1; support with=HQ_NAV", "allowed"),
        row("9.2", "Spanish headquarters for Germans alone",
            fair({{"2108", "PZ1"}, {"2208", "HQ_NAV"}, plain[1]}, {{"A38", "spanish_only"}}),
            "attack target=2008 with=PZ1; support with=HQ_NAV", "refused 9.2"),
        row("9.2", "an Italian headquarters for Spaniards", fair(nearHq),
            "attack target=2008 with=NI_1; support with=HQ_CTV", "allowed"),
        row("9.2", "EX08: HQ LIT where only FIN attacks",
            fair({{"2108", "FIN_8 LIT_1"}, {"2208", "HQ_LIT"}, plain[1]}),
            "attack target=2008 with=FIN_8; support with=HQ_LIT", "refused 9.2/K16"),
        row("9.2", "EX08: HQ LIT where one LIT unit attacks",
            fair({{"2108", "FIN_8 LIT_1"}, {"2208", "HQ_LIT"}, plain[1]}),
            "attack target=2008 with=FIN_8,LIT_1; support with=HQ_LIT", "allowed"),
        row("9.2", "Republican headquarters are tied to their division",
            fair({{"2108", "NI_1"}, {"2008", "R_CLXX"}, {"1908", "HQ_52"}}, {{"K16", "all"}}),
            "attack target=2008 with=NI_1; no_support; support with=HQ_52", "refused 9.2/K16"),
        row("9.2", "and support it",
            fair({{"2108", "NI_1"}, {"2008", "R_CLXX R_CLXVI"}, {"1908", "HQ_52"}},
                 {{"K16", "all"}}),
            "attack target=2008 with=NI_1; no_support; support with=HQ_52 | 1 3", "HQ_52 face 1"),
        row("9.2", "or only the Italian ones are tied",
            fair({{"2108", "NI_1"}, {"2008", "R_CLXX"}, {"1908", "HQ_52"}}, {{"K16", "italian"}}),
            "attack target=2008 with=NI_1; no_support; support with=HQ_52 | 1 3", "HQ_52 face 1"),
        row("9.2", "EX08: the Italian ones in any case",
            fair({{"2108", "FIN_8"}, {"2208", "HQ_LIT"}, plain[1]}, {{"K16", "italian"}}),
            "attack target=2008 with=FIN_8; support with=HQ_LIT", "refused 9.2/K16"),
        row("9.2", "HQ C supports both Castilla divisions: the first",
            fair({{"2108", "CI_1"}, {"2208", "HQ_C"}, plain[1]}),
            "attack target=2008 with=CI_1; support with=HQ_C", "allowed"),
        row("9.2", "HQ C supports both Castilla divisions: the second",
            fair({{"2108", "CII_1"}, {"2208", "HQ_C"}, plain[1]}),
            "attack target=2008 with=CII_1; support with=HQ_C", "allowed"),
        row("9.2", "HQ C and Navarrese", fair({{"2108", "NI_1"}, {"2208", "HQ_C"}, plain[1]}),
            "attack target=2008 with=NI_1; support with=HQ_C", "refused 9.2/K16"),
        row("9.2", "a corps headquarters is not tied to a division",
            fair({{"2108", "NI_1"}, {"2208", "HQ_VI"}, plain[1]}),
            "attack target=2008 with=NI_1; support with=HQ_VI", "allowed"),
        row("9.2", "HQ FN and its regiments", fair({{"2108", "FN_1"}, {"2208", "HQ_FN"}, plain[1]}),
            "attack target=2008 with=FN_1; support with=HQ_FN", "allowed"),
        row("9.2", "the 9 Maggio group has no headquarters",
            fair({{"2108", "R9M"}, {"2208", "HQ_FIN"}, plain[1]}, {{"A48", "alone"}}),
            "attack target=2008 with=R9M; support with=HQ_FIN", "refused 9.2/K16"),
        row("9.2", "or it belongs to the Fiamme Nere",
            fair({{"2108", "R9M"}, {"2208", "HQ_FIN"}, plain[1]}, {{"A48", "fin"}}),
            "attack target=2008 with=R9M; support with=HQ_FIN", "allowed"),
        row("9.2", "DSG does not keep a headquarters from bombarding",
            fair({{"2108", "NI_1"}, {"2208", "HQ_CTV:dsg=1"}, plain[1]}, {{"A22", "allowed"}}),
            "attack target=2008 with=NI_1; support with=HQ_CTV", "allowed"),
        row("9.4", "a headquarters that has bombarded",
            fair({{"2108", "NI_1"}, {"2208", "HQ_CTV:used"}, plain[1]}),
            "attack target=2008 with=NI_1; support with=HQ_CTV", "refused 9.4"),
        row("9.4", "in attack, and then in defence", inRain(nearHq),
            "attack target=2008 with=NI_1; support with=HQ_CTV | 1 3; end_combat; end_movement; "
            "attack target=2108 with=R_CLXX | 1",
            "decision combat; R_CLXX at eliminated; HQ_CTV face 1"),
        row("9.4", "the same for a defender who will attack",
            fair({{"2108", "NI_1"}, {"1808", "HQ_XV"}, {"2008", "R_CLXX"}}),
            "attack target=2008 with=NI_1; no_support; support with=HQ_XV | 1 4; end_combat; "
            "end_movement; attack target=2108 with=R_CLXX; support with=HQ_XV",
            "refused 9.4"),
        row("9.2", "headquarters do not attack", inRain({{"2108", "NI_1 HQ_CTV"}, plain[1]}),
            "attack target=2008 with=NI_1,HQ_CTV", "refused 10.1"),
        row("6.3.1", "D28: a headquarters out of supply, of the attackers",
            fairCounterattack(
                {{"2008", "R_CLXX"}, {"1808", "HQ_XV"}, {"1907", "NII_1"}, {"1708", "NV_1"}}),
            "attack target=1907 with=R_CLXX; support with=HQ_XV",
            "refused 6.3.1 because NV_1 1809"),
        row("6.3.1", "D28: with a way open behind it",
            fairCounterattack({{"2008", "R_CLXX"}, {"1808", "HQ_XV"}, {"1907", "NII_1"}}),
            "attack target=1907 with=R_CLXX; support with=HQ_XV", "allowed"),
        row("6.3.1 Δ1", "D28: of the defenders, as the attack finds it",
            fair(cutOffWith("R_CLXX HQ_XV")),
            "attack target=2008 with=NI_1; no_support; support with=HQ_XV", "refused 6.3.1"),
        row("6.3.1 6.4", "D28: cut off by the enemy's move, as the segment finds it",
            cutting("both"), cutIt + "support with=HQ_XV", "refused 6.3.1"),
        row("6.3.1 6.4 Δ1", "D28: or as the attack finds it, for it is involved",
            cutting("involved"), cutIt + "support with=HQ_XV", "refused 6.3.1"),
        row("6.3.1", "D28: in supply it may", fair({{"2108", "NI_1"}, {"2008", "R_CLXX HQ_XV"}}),
            "attack target=2008 with=NI_1; no_support; support with=HQ_XV | 1 3", "HQ_XV face 1"),
    });

const Units bothArmed = {{"2108", "NI_1 HQ_CTV SC_N1"}, {"2008", "R_CLXX HQ_XV SC_R1"}};
const Units example = {{"2108", "CI_1 HQ_C SC_N1"}, {"1908", "HQ_XV"}, {"2008", "R_CLXX"}};
const Units twoHexes = {
    {"2108", "NI_1 NI_2"}, {"2009", "NII_1"}, {"1908", "HQ_XV"}, {"2008", "R_CLXX"}};

const RuleRows bombardmentRows(
    "bombardment",
    {
        row("9.4.1 Δ2", "the attacker names air units and headquarters", fair(bothArmed),
            "attack target=2008 with=NI_1", "decision support nationalist"),
        row("9.4.1 Δ2", "then the defender", fair(bothArmed),
            "attack target=2008 with=NI_1; support with=HQ_CTV", "decision support republican"),
        row("9.4.1 Δ2", "then the attacker spends columns", fair(bothArmed),
            "attack target=2008 with=NI_1; support with=HQ_CTV; support with=HQ_XV",
            "decision columns nationalist"),
        row("9.4.1 Δ2", "then the defender", fair(bothArmed),
            "attack target=2008 with=NI_1; support with=HQ_CTV; support with=HQ_XV; keep",
            "decision columns republican"),
        row("9.4.1 Δ2", "then it is resolved: 2 against 3", fair(bothArmed),
            "attack target=2008 with=NI_1; support with=HQ_CTV; support with=HQ_XV; keep; "
            "spend columns=SC_R1 | 6 4",
            "decision combat; NI_1 dsg 1; NI_1 face 1; SC_N1 at 2108; SC_R1 at eliminated"),
        row("9.4", "nobody has to bombard", fair(plain),
            "attack target=2008 with=NI_1; no_support; no_support | 3", "NI_1 face 1"),
        row("9.4.1", "whoever bombards names something", fair(plain),
            "attack target=2008 with=NI_1; support", "refused 9.4.1"),
        row("9.4", "nobody bombards twice in one attack", fair(plain),
            "attack target=2008 with=NI_1; support with=AL_1,AL_1", "refused 9.4"),
        row("9.4.2", "EX09: 4 points against 2 are column 2: a 5 disorganises", fair(example),
            "attack target=2008 with=CI_1; support with=AL_1,AL_2,HQ_C; support with=HQ_XV; "
            "spend columns=SC_N1 | 5 2 2 3",
            "R_CLXX dsg 1; CI_1 dsg 0; SC_N1 at supply_depot; HQ_C face 1; HQ_XV face 1"),
        row("9.4.2", "EX09: a 4 does not", fair(example),
            "attack target=2008 with=CI_1; support with=AL_1,AL_2,HQ_C; support with=HQ_XV; "
            "spend columns=SC_N1 | 4 2 2 3",
            "R_CLXX dsg 0; CI_1 dsg 0; CI_1 face 1"),
        row("9.4.2 9.1.1 9.3.1 Δ2", "D29: 3 against 3: nobody rolls, but columns and air units pay",
            fair(example),
            "attack target=2008 with=CI_1; support with=AL_1,HQ_C; support with=RAF_1,HQ_XV; "
            "spend columns=SC_N1 | 1 2 3",
            "R_CLXX dsg 0; CI_1 dsg 0; CI_1 face 1; AL_1 at turn_4; RAF_1 at republican_used; "
            "SC_N1 at supply_depot"),
        row("9.4.2 9.4.3", "D30: 1 against 3: the defender rolls on column 2, for all attackers",
            fair(twoHexes),
            "attack target=2008 with=NI_1,NII_1; support with=AL_1; support with=RAF_1,HQ_XV "
            "| 5 2 2 3",
            "NI_1 dsg 1; NII_1 dsg 1; NI_2 dsg 0; R_CLXX dsg 0"),
        row("9.4.2 9.4.3", "D30: a 4 does nothing on column 2", fair(twoHexes),
            "attack target=2008 with=NI_1,NII_1; support with=AL_1; support with=RAF_1,HQ_XV "
            "| 4 2 2 1",
            "NI_1 dsg 0; NII_1 dsg 0"),
        row("9.4.2", "a divisional headquarters is one point: a 5 is not enough",
            inRain({{"2108", "CI_1 HQ_C"}, plain[1]}),
            "attack target=2008 with=CI_1; support with=HQ_C | 5 3", "R_CLXX dsg 0"),
        row("9.4.2", "a divisional headquarters is one point: a 6 is",
            inRain({{"2108", "CI_1 HQ_C"}, plain[1]}),
            "attack target=2008 with=CI_1; support with=HQ_C | 6 3", "R_CLXX dsg 1"),
        row("9.4.2", "a corps headquarters is two: a 5 is enough", inRain(nearHq),
            "attack target=2008 with=NI_1; support with=HQ_CTV | 5 3", "R_CLXX dsg 1"),
        row("9.4.2", "a corps headquarters is two: a 4 is not", inRain(nearHq),
            "attack target=2008 with=NI_1; support with=HQ_CTV | 4 3", "R_CLXX dsg 0"),
        row("9.4 9.4.2", "it falls on every unit in the attacked hex, headquarters too",
            inRain({{"2108", "NI_1"}, {"2208", "HQ_CTV"}, {"2008", "R_CLXX R_CLXXI HQ_XV:used"}}),
            "attack target=2008 with=NI_1; support with=HQ_CTV | 5 3",
            "R_CLXX dsg 1; R_CLXXI dsg 1; HQ_XV dsg 1"),
        row("9.4 Δ2", "the odds come after the bombardment: 5 to 2 is 2:1, and a 6 costs nothing",
            fair({plain[0], plain[1], grounded}),
            "attack target=2008 with=NI_1; support with=AL_1 | 6 2 6 3",
            "decision retreat republican; NI_1 face 0"),
        row("9.4 Δ2", "without it 5 to 3 is 1:1, and a 6 costs a step",
            fair({plain[0], plain[1], grounded}),
            "attack target=2008 with=NI_1; support with=AL_1 | 5 2 6 3; stand", "NI_1 face 1"),
        row("10.7", "a trench: a 5 on column 2 is a 4", inTrench(nearHq),
            "attack target=2008 with=NI_1; support with=HQ_CTV | 5 5", "R_CLXX dsg 0"),
        row("10.7", "a trench: a 6 on column 2 is a 5", inTrench(nearHq),
            "attack target=2008 with=NI_1; support with=HQ_CTV | 6 4", "R_CLXX dsg 1"),
        row("10.7", "a trench helps nobody who fires out of it",
            inTrench({{"2108", "NI_1"}, {"1808", "HQ_XV"}, {"2008", "R_CLXX"}}),
            "attack target=2008 with=NI_1; support with=HQ_XV | 5 5", "NI_1 dsg 1"),
    });

const RuleRows dsgRows(
    "DSG",
    {
        row("9.5.1", "DSG and another one is DSG 1",
            inRain({{"2108", "NI_1"}, {"2208", "HQ_CTV"}, {"2008", "R_CLXX:dsg=1"}}),
            "attack target=2008 with=NI_1; support with=HQ_CTV | 5 3", "R_CLXX dsg 2"),
        row("9.5.1", "DSG 1 and another one is DSG 2",
            inRain({{"2108", "NI_1"}, {"2208", "HQ_CTV"}, {"2008", "R_CLXX:dsg=2"}}),
            "attack target=2008 with=NI_1; support with=HQ_CTV | 5 3", "R_CLXX dsg 3"),
        row("9.5.1 10.4", "DSG 2 and another one is the end; the hex is empty",
            inRain({{"2108", "NI_1"}, {"2208", "HQ_CTV"}, {"2008", "R_CLXX:dsg=3"}}),
            "attack target=2008 with=NI_1; support with=HQ_CTV | 5",
            "R_CLXX at eliminated; decision advance nationalist"),
        row("9.5.1 9.2", "a headquarters goes with the last of them",
            inRain({{"2108", "NI_1"}, {"2208", "HQ_CTV"}, {"2008", "R_CLXX:dsg=3 HQ_XV:used"}}),
            "attack target=2008 with=NI_1; support with=HQ_CTV | 5",
            "R_CLXX at eliminated; HQ_XV at eliminated; decision advance nationalist"),
        row("9.5.1 9.2", "not while others stay",
            inRain({{"2108", "NI_1"},
                    {"2208", "HQ_CTV"},
                    {"2008", "R_CLXX:dsg=3 R_CLXXI HQ_XV:used"}}),
            "attack target=2008 with=NI_1; support with=HQ_CTV | 5 3",
            "R_CLXX at eliminated; R_CLXXI dsg 1; HQ_XV at 2008"),
        row("9.5.1", "attackers as well: no attack is left",
            inRain({{"2108", "NI_1:dsg=3"}, {"1808", "HQ_XV"}, {"2008", "R_CLXX"}}),
            "attack target=2008 with=NI_1; support with=HQ_XV | 5",
            "NI_1 at eliminated; R_CLXX at 2008; decision combat"),
        row("9.5.1", "two levels at once", fair({plain[0], plain[1], grounded}),
            "attack target=2008 with=NI_1; support with=AL_1,AL_2,AL_3,LK_1,LK_2 | 6 2 2 2 2 2 3",
            "R_CLXX dsg 2"),
        row("9.5.1", "two levels on DSG 1 are one too many",
            fair({plain[0], {"2008", "R_CLXX:dsg=2"}, grounded}),
            "attack target=2008 with=NI_1; support with=AL_1,AL_2,AL_3,LK_1,LK_2 | 6 2 2 2 2 2",
            "R_CLXX at eliminated"),
        row("6.3.1", "EX06: out of supply, the first DSG is DSG 1", inRain(cutOff),
            "attack target=2008 with=NI_1; support with=HQ_CTV | 5 3",
            "R_CLXX oos 1; R_CLXX dsg 2"),
        row("6.3.1 9.5.1", "D13: out of supply with DSG 1, another one is DSG 2: it surrenders",
            inRain(cutOffWith("R_CLXX:dsg=2")),
            "attack target=2008 with=NI_1; support with=HQ_CTV | 5", "R_CLXX at eliminated"),
        row("6.3.1", "out of supply with DSG already, it is one level as usual",
            inRain(cutOffWith("R_CLXX:dsg=1"), {{"A41", "first_marker"}}),
            "attack target=2008 with=NI_1; support with=HQ_CTV | 5 3", "R_CLXX dsg 2"),
        row("6.3.1 9.5.1", "two levels out of supply are DSG 2: it surrenders",
            fair({cutOff[0], cutOff[1], cutOff[3], grounded}, {{"A41", "first_marker"}}),
            "attack target=2008 with=NI_1; support with=AL_1,AL_2,AL_3,LK_1,LK_2 | 6 2 2 2 2 2",
            "R_CLXX at eliminated"),
        row("9.5.1 Δ1", "D12: with DSG 2 and out of supply it surrenders as it is attacked",
            inRain(cutOffWith("R_CLXX:dsg=3")), "attack target=2008 with=NI_1",
            "R_CLXX at eliminated; decision advance nationalist"),
        row("9.5.1 Δ1", "D12: in supply it does not",
            inRain({{"2108", "NI_1"}, {"2008", "R_CLXX:dsg=3"}}),
            "attack target=2008 with=NI_1 | 3", "R_CLXX dsg 3; NI_1 face 1"),
    });

// The Bombardment Table: by column, the levels for a die of 0 to 6.
constexpr std::array<const char*, 7> table = {"0000001", "0000011", "0000111", "0001111",
                                              "0011112", "0011122", "0111222"};

const bool tableEntered = [] {
    RuleRows::enter("9.4.2 9.5");
    RuleRows::enter("10.7 9.4.2");
    return true;
}();

} // namespace

TEST_CASE("9.1 air units") {
    airRows.check();
}

TEST_CASE("9.2 headquarters") {
    hqRows.check();
}

TEST_CASE("9.4 bombardment") {
    bombardmentRows.check();
}

TEST_CASE("9.5 disorganisation") {
    dsgRows.check();
}

TEST_CASE("9.4.2 every cell of the Bombardment Table is read") {
    REQUIRE(tableEntered);
    const std::array<std::string, 9> air = {"AL_1", "AL_2",  "AL_3",  "LK_1", "LK_2",
                                            "LK_3", "FAN_1", "FAN_2", "FAN_3"};
    for (const bool inATrench : {false, true})
        for (std::size_t points = 1; points <= air.size(); ++points)
            for (int die = 1; die <= 6; ++die) {
                INFO(points << " points, die " << die << ", trench " << inATrench);
                Board board = fair({plain[0], plain[1], grounded});
                if (inATrench)
                    board.markers = {"trench@2008"};
                RuleTable game(board);
                REQUIRE(game.act("attack target=2008 with=NI_1") == "");
                std::string support = "support with=";
                std::string dice = " | " + std::to_string(die);
                for (std::size_t i = 0; i < points; ++i) {
                    support += (i == 0 ? "" : ",") + air[i];
                    dice += " 2";
                }
                REQUIRE(game.act(support + dice + " 3") == "");
                const char levels =
                    table[std::min<std::size_t>(points, 7) - 1][die - (inATrench ? 1 : 0)];
                CHECK(game.wrongWith(std::string("R_CLXX dsg ") + levels) == "");
            }
}

} // namespace esagono::santander::bombardment_tests
