// SPDX-License-Identifier: GPL-3.0-or-later
// Section 10.6: Republican morale.
#include "engine/santander/fighting/battle.h"
#include "tests/santander/combat_boards.h"

#include <doctest/doctest.h>

#include <sstream>

namespace esagono::santander::morale_tests {

namespace {

const std::string fifteen = "NI_1 NI_2 NIV_1";
const std::string attackLine = "attack target=2008 with=NI_1,NI_2,NIV_1";

Board defending(const std::string& units, int track = 0, Choices rulings = {}) {
    return inRain({{"2108", fifteen}, {"2008", units}}, std::move(rulings), {}, track);
}

const RuleRows moraleRows(
    "morale",
    {
        row("10.6", "before the choice of retreating: on a 4 the Republican chooses, to stay",
            defending("R_CLXX"), attackLine + " | 3 4; stand", "R_CLXX at 2008; R_CLXX face 1"),
        row("10.6", "on a 4 the Republican chooses, to go", defending("R_CLXX"),
            attackLine + " | 3 4; retreat to=1908", "R_CLXX at 1908; R_CLXX face 0"),
        row("10.6", "on a 5 he must retreat", defending("R_CLXX"), attackLine + " | 3 5; stand",
            "refused 10.6"),
        row("10.6", "on a 6 as well, but it replaces a step", defending("R_CLXX"),
            attackLine + " | 3 6; retreat to=1908", "R_CLXX at 1908; R_CLXX face 0; R_CLXX dsg 1"),
        row("10.6 10.6.1", "the track is added: a 6 at +1 is a rout, which replaces no step",
            defending("R_CLXX", 1), attackLine + " | 3 6; retreat to=1908",
            "R_CLXX at 1908; R_CLXX face 1; R_CLXX dsg 1"),
        row("10.6 10.6.1", "an 8 is the same", defending("R_CLXX", 4), attackLine + " | 3 4; stand",
            "refused 10.6"),
        row("10.6 10.6.1", "a 9 costs one step more", defending("R_CLXXIII R_CLXXIV", 4),
            attackLine + " | 5 5; retreat to=1908",
            "R_CLXXIII at 1908; R_CLXXIII face 1; R_CLXXIV face 1"),
        row("10.6 10.6.1", "an 11 is the end of the stack, headquarters included",
            defending("R_CLXXIII R_CLXXIV HQ_XV:used", 5), attackLine + " | 5 6",
            "R_CLXXIII at eliminated; R_CLXXIV at eliminated; HQ_XV at eliminated; "
            "decision advance nationalist"),
        row("10.6", "one roll for the stack", defending("R_CLXXIII R_CLXXIV"),
            attackLine + " | 5 1; stand; lose shares=R_CLXXIII:1", "R_CLXXIII face 1"),
        row("10.6", "D42: Asturians at +1 with a 6: a total of 5, they retreat",
            defending("R_CLXXXIV", 1), attackLine + " | 5 6; stand", "refused 10.6"),
        row("10.6", "D42: with a 5 they choose", defending("R_CLXXXIV", 1),
            attackLine + " | 5 5; stand", "R_CLXXXIV face 1"),
        row("10.6", "two brigades of Santander outweigh an Asturian one: a 6 is a 6",
            defending("R_CLXX R_CLXXI R_CLXXXIV", 0, {{"A16", "most_steps"}}),
            attackLine + " | 5 6; stand", "refused 10.6"),
        row("10.6", "or it always has its -2: a 6 is a 4",
            defending("R_CLXX R_CLXXI R_CLXXXIV", 0, {{"A16", "any_unit"}}),
            attackLine + " | 5 6; stand", "decision losses republican"),
        row("10.6", "and a Basque one its -1: a 5 is a 4",
            defending("R_CLXX R_CLXXI R_CLVII", 0, {{"A16", "any_unit"}}),
            attackLine + " | 5 5; stand", "decision losses republican"),
        row("10.6", "not both together: with the track at 2 a 5 is a 5",
            defending("R_CLXX R_CLVII R_CLXXXIV", 2, {{"A16", "any_unit"}}),
            attackLine + " | 5 5; stand", "refused 10.6"),
        row("10.6", "Basques have -1: a 5 is a 4", defending("R_CLVII"),
            attackLine + " | 3 5; stand", "R_CLVII face 1"),
        row("10.6", "Basques have -1: a 6 is a 5", defending("R_CLVII"),
            attackLine + " | 3 6; stand", "refused 10.6"),
        row("10.6", "no losses, no roll", inRain({{"2108", "NI_1"}, {"2008", "R_CLXX"}}),
            "attack target=2008 with=NI_1 | 3", "decision combat"),
        row("10.6 10.4.1", "nor after a breakthrough", defending("R_CLXXIII"), attackLine + " | 4",
            "decision breakthrough"),
        row("10.6", "Nationalists do not roll",
            counterattack({{"1908", "R_CLXIX R_CLXXVI R_T26"}, {"2008", "CI_1"}}),
            "attack target=2008 with=R_CLXIX,R_CLXXVI,R_T26 | 6", "decision retreat nationalist"),
        row("10.6 10.5.1", "who must retreat and cannot loses one step more",
            inRain({{"2108", "NI_1"}, {"1907", "NII_1"}, {"2008", "R_CLXX"}},
                   {{"A17", "one_more"}}),
            "attack target=2008 with=NI_1 | 6 5", "R_CLXX at eliminated"),
        row("10.6 10.5.1", "who need not does not",
            inRain({{"2108", "NI_1"}, {"1907", "NII_1"}, {"2008", "R_CLXX"}},
                   {{"A17", "one_more"}}),
            "attack target=2008 with=NI_1 | 6 4", "R_CLXX at 2008; R_CLXX face 1"),
    });

const Units attackers = {{"1908", "R_CLXIX R_CLXXVI R_T26"}, {"2008", "CI_1"}};
const std::string counterLine = "attack target=2008 with=R_CLXIX,R_CLXXVI,R_T26";

const RuleRows attackersRows(
    "morale of attackers",
    {
        row("10.6", "attackers do not roll", counterattack(attackers, {{"A15", "defenders"}}),
            counterLine + " | 4; retreat to=2108; lose shares=R_CLXIX:1",
            "R_CLXIX face 1; decision advance republican"),
        row("10.6", "or they do: a 4 holds", counterattack(attackers, {{"A15", "everyone"}}),
            counterLine + " | 4; retreat to=2108 | 4; lose shares=R_CLXIX:1",
            "R_CLXIX face 1; R_CLXIX dsg 0; decision advance republican"),
        row("10.6", "a 5 keeps them from advancing",
            counterattack(attackers, {{"A15", "everyone"}}),
            counterLine + " | 4; retreat to=2108 | 5; lose shares=R_CLXIX:1",
            "R_CLXIX face 1; R_CLXIX dsg 0; decision combat; said log.morale_no_advance"),
        row("10.6 10.6.1", "a 7 disorganises them",
            counterattack(attackers, {{"A15", "everyone"}}, 1),
            counterLine + " | 4; retreat to=2108 | 6; lose shares=R_CLXIX:1",
            "R_CLXIX dsg 1; R_CLXXVI dsg 1; R_T26 dsg 1; decision combat"),
        row("10.6 10.6.1", "a 9 costs a step more",
            counterattack(attackers, {{"A15", "everyone"}}, 5),
            counterLine + " | 4; retreat to=2108 | 4; lose shares=R_CLXIX:1,R_CLXXVI:1",
            "R_CLXIX face 1; R_CLXXVI face 1; R_CLXIX dsg 1"),
        row("10.6 10.6.1", "an 11 is their end", counterattack(attackers, {{"A15", "everyone"}}, 5),
            counterLine + " | 4; retreat to=2108 | 6",
            "R_CLXIX at eliminated; R_CLXXVI at eliminated; R_T26 at eliminated"),
        row("10.6", "without losses they do not roll either",
            counterattack(attackers, {{"A15", "everyone"}}),
            counterLine + " | 6; retreat to=2108; hold", "decision combat"),
        row("10.6", "Nationalist attackers never do",
            inRain({{"2108", "NI_1"}, {"2008", "R_CLXX"}}, {{"A15", "everyone"}}),
            "attack target=2008 with=NI_1 | 3", "NI_1 face 1"),
    });

Board march(const std::string& side, int track, Units units,
            const std::string& reinosa = "republican") {
    Board board = inRain(std::move(units), {}, {}, track);
    board.side = side;
    board.decision = "movement";
    board.control["2006"] = reinosa;
    return board;
}

Board demolished() {
    Board board = march("nationalist", 0, {{"2007", "NI_1"}});
    board.tracks["factory"] = 1;
    board.rulings["A31"] = "counts";
    return board;
}

Board reinosaLost(int track, const std::string& defenders = "CI_1") {
    return counterattack({{"1906", "R_CLXIX R_CLXXVI R_T26"}, {"2006", defenders}}, {}, track);
}
const std::string reinosaWon =
    "attack target=2006 with=R_CLXIX,R_CLXXVI,R_T26 | 6; retreat to=2106; ";

const RuleRows trackRows(
    "the track",
    {
        row("10.6.1", "one more when the Nationalists take an objective",
            march("nationalist", 0, {{"2007", "NI_1"}}), "move unit=NI_1 path=2006",
            "track morale 1; control 2006 nationalist"),
        row("10.6.1", "not for another hex", march("nationalist", 0, {{"2108", "NI_1"}}),
            "move unit=NI_1 path=2008", "track morale 0; control 2008 nationalist"),
        row("10.6.1", "not for one they have",
            march("nationalist", 1, {{"2007", "NI_1"}}, "nationalist"), "move unit=NI_1 path=2006",
            "track morale 1"),
        row("10.6.1", "once for all who come", march("nationalist", 0, {{"2007", "NI_1 NI_2"}}),
            "move unit=NI_1 path=2006; move unit=NI_2 path=2006", "track morale 1"),
        row("10.6.1 10.4", "by an advance after combat",
            inRain({{"2007", fifteen}, {"2006", "R_CLXX"}}),
            "attack target=2006 with=NI_1,NI_2,NIV_1 | 3 1; retreat to=1905; advance "
            "units=NI_1,NI_2",
            "track morale 1"),
        row("10.6.1 10.4", "not if nobody advances",
            inRain({{"2007", fifteen}, {"2006", "R_CLXX"}}),
            "attack target=2006 with=NI_1,NI_2,NIV_1 | 3 1; retreat to=1905; hold",
            "track morale 0; control 2006 republican"),
        row("10.6.1", "never above +5", march("nationalist", 5, {{"2007", "NI_1"}}),
            "move unit=NI_1 path=2006", "track morale 5"),
        row("10.6.1", "a demolished factory does not matter", demolished(),
            "move unit=NI_1 path=2006", "track morale 1"),
        row("10.6.1", "one less when the Republicans retake an objective",
            march("republican", 2, {{"1906", "R_CLXX"}}, "nationalist"),
            "move unit=R_CLXX path=2006", "track morale 1; control 2006 republican"),
        row("10.6.1", "not for another hex they walk into",
            Board{.side = "republican",
                  .units = {{"1908", "R_CLXX"}},
                  .tracks = {{"weather", 1}, {"morale", 2}},
                  .control = {{"2008", "nationalist"}}},
            "move unit=R_CLXX path=2008", "track morale 2; control 2008 republican"),
        row("10.6.1", "never below 0", march("republican", 0, {{"1906", "R_CLXX"}}, "nationalist"),
            "move unit=R_CLXX path=2006", "track morale 0"),
        row("10.6.1", "D44: one less when they enter a hex they have attacked and won",
            counterattack(attackers, {}, 2),
            counterLine + " | 6; retreat to=2108; advance units=R_CLXIX", "track morale 1"),
        row("10.6.1", "D44: once, whoever follows", counterattack(attackers, {}, 2),
            counterLine + " | 6; retreat to=2108; advance units=R_CLXIX,R_CLXXVI",
            "track morale 1"),
        row("10.6.1", "D44: not if nobody enters", counterattack(attackers, {}, 2),
            counterLine + " | 6; retreat to=2108; hold", "track morale 2"),
        row("10.6.1", "D44: at 0 it stays", counterattack(attackers),
            counterLine + " | 6; retreat to=2108; advance units=R_CLXIX", "track morale 0"),
        row("10.6.1", "an objective won back by attack is one less, not two", reinosaLost(3),
            reinosaWon + "advance units=R_CLXIX", "track morale 2; control 2006 republican"),
        row("10.6.1", "Nationalists win nothing by a victorious attack on another hex",
            inRain({{"2108", fifteen}, {"2008", "R_CLXX"}}, {}, {}, 2),
            attackLine + " | 3 1; retreat to=1908; advance units=NI_1", "track morale 2"),
        row("10.6.1 10.4.1",
            "a Republican breakthrough: one less for the hex attacked, none for the rest",
            counterattack({{"1908", "R_CLVII R_CLVIII R_T26"}, {"2008", "L3"}}, {}, 3),
            "attack target=2008 with=R_CLVII,R_CLVIII,R_T26 | 5; "
            "exploit unit=R_CLVII path=2008,2108",
            "track morale 2; control 2108 republican"),
        row("10.6.1 10.4.1", "a breakthrough into an objective",
            inRain({{"2108", fifteen}, {"2008", "R_CLXXIII"}}),
            attackLine + " | 4; exploit unit=NI_1 path=2008,2007,2006",
            "track morale 1; control 2006 nationalist"),
    });

// The modifiers and the table itself.

struct ModifierRow {
    const char* what;
    std::string units;
    int track;
    int modifier;
};

const std::vector<ModifierRow> modifierRows = {
    {"units of Santander", "R_CLXX R_CLXXI", 0, 0},
    {"the track", "R_CLXX", 3, 3},
    {"Basques", "R_CLVII R_CLIX", 0, -1},
    {"a Basque battalion", "R_Rbn1", 0, -1},
    {"Asturians", "R_CLXXXIV", 0, -2},
    {"D42: Asturians and the track", "R_CLXXXIV R_CLXXXV", 1, -1},
    {"most steps decide", "R_CLXX:reduced R_CLXXXIV", 0, -2},
    {"of several the worse one", "R_CLXX R_CLXXXIV", 0, 0},
    {"Basques and Asturians alike: the worse one", "R_CLVII R_CLXXXIV", 0, -1},
    {"headquarters do not count", "R_CLXXXIV:reduced HQ_XV", 0, -2},
};

const bool modifiersEntered = [] {
    for (const ModifierRow& each : modifierRows)
        RuleRows::enter("10.6 10.6.1", defending(each.units, each.track, {{"A16", "most_steps"}}));
    return true;
}();

} // namespace

TEST_CASE("10.6 morale of defenders") {
    moraleRows.check();
}

TEST_CASE("10.6 morale of attackers") {
    attackersRows.check();
}

TEST_CASE("10.6.1 the track") {
    trackRows.check();
}

TEST_CASE("10.6 modifiers") {
    REQUIRE(modifiersEntered);
    for (const ModifierRow& each : modifierRows) {
        INFO(std::string(each.what));
        const RuleTable table(defending(each.units, each.track));
        const auto units = combatUnits(table.position(), table.hex("2008"), republican);
        CHECK(moraleModifiers(table.position(), units).total() == Ratio(each.modifier));
    }
}

TEST_CASE("10.6 every line of the Republican Morale Table is read") {
    const RuleTable table(defending("R_CLXX"));
    for (int total = -1; total <= 12; ++total) {
        INFO(total);
        const MoraleResult expected = total <= 4    ? MoraleResult::Holds
                                      : total <= 6  ? MoraleResult::Retreat
                                      : total <= 8  ? MoraleResult::Rout
                                      : total <= 10 ? MoraleResult::RoutWithLoss
                                                    : MoraleResult::Collapse;
        CHECK(moraleOf(table.position(), total) == expected);
    }
}

} // namespace esagono::santander::morale_tests
