// SPDX-License-Identifier: GPL-3.0-or-later
// Strengths, columns and modifiers of attacks, one row each: what is against what, in which column,
// with which modifier.
#include "engine/tscw/fighting/battle.h"
#include "tests/tscw/battlefield.h"

#include <doctest/doctest.h>

#include <sstream>

using namespace esagono;
using namespace esagono::tscw;

namespace {

struct OddsRow {
    const char* section;
    const char* what;
    Board board;
    const char* target;
    const char* with; ///< attackers
    int attack;
    int defence;
    const char* column;
    int drm;
    const char* support = ""; ///< HQs, guns (HQ+), air and naval units, halved air units (A-X/2)
    int column15 = 0;         ///< what the column roll said
};

std::vector<std::string> wordsIn(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> words;
    for (std::string word; stream >> word;)
        words.push_back(word);
    return words;
}

Battle battleIn(const RuleTable& table, const OddsRow& row) {
    std::vector<CounterId> attackers;
    for (const std::string& unit : wordsIn(row.with))
        attackers.push_back(table.counter(unit));
    Battle battle = battleOf(table.position(), table.position().side(attackers.front()), attackers,
                             table.hex(row.target));
    for (std::string word : wordsIn(row.support)) {
        const bool fires = word.back() == '+';
        const bool isHalved = word.ends_with("/2");
        word = word.substr(0, word.size() - (fires ? 1 : isHalved ? 2 : 0));
        const CounterId unit = table.counter(word);
        const Type type = typeOf(table.position(), unit);
        (type == Type::Hq      ? battle.hqs
         : type == Type::Naval ? battle.ships
                               : battle.air)
            .push_back(unit);
        if (fires)
            battle.guns.push_back(unit);
        if (isHalved)
            battle.halved.push_back(unit);
    }
    battle.column = row.column15;
    battle.rolled = row.column15 != 0;
    return battle;
}

/// A table of them, entered at start-up.
class OddsRows {
public:
    explicit OddsRows(std::vector<OddsRow> rows)
        : m_rows(std::move(rows)) {
        for (const OddsRow& row : m_rows)
            RuleRows::enter(row.section, row.board);
    }
    void check() const {
        for (const OddsRow& row : m_rows) {
            INFO(std::string(row.what));
            const RuleTable table(row.board);
            const Fight fight = fightOf(table.position(), battleIn(table, row));
            CHECK(fight.attack.total().roundedDown() == row.attack);
            CHECK(fight.defence.total().roundedDown() == row.defence);
            CHECK(table.position().chart(CombatChart).columns.entries[fight.column].label ==
                  row.column);
            CHECK(fight.drm() == row.drm);
        }
    }

private:
    std::vector<OddsRow> m_rows;
};

/// Attackers on both sides of the line between hexrows 24 and 25.
Board fromBoth(const char* scope) {
    return with(onTurn(nationalistAttack("N-11div", "R-GRM", {{"2511", "N-12div"}},
                                         {{"ammunition_scope", scope}}),
                       4),
                "ammunition", 1);
}

const char* const threeDivisions = "R-29bdiv R-36div R-54div"; // 6 and 12
const char* const seventeen = "N-13div N-11div N-14div";       // 17

const OddsRows roundingRows({
    {"15.6", "W16: 12 against 7 is 3:2", nationalistAttack("N-11div N-12div", "R-3div"), "2412",
     "N-11div N-12div", 12, 7, "3:2", 0},
    {"15.6", "W17: 7 against 12 is 1:2", nationalistAttack("N-13div", "R-10div R-13div"), "2412",
     "N-13div", 7, 12, "1:2", 0},
    {"15.6", "12 against 6 is 2:1", nationalistAttack("N-11div N-12div", "R-10div"), "2412",
     "N-11div N-12div", 12, 6, "2:1", 0},
    {"15.6", "6 against 7 is 1:2", nationalistAttack("N-11div", "R-3div"), "2412", "N-11div", 6, 7,
     "1:2", 0},
    {"15.6 15.7", "1:3 is the least", nationalistAttack("N-AV", "R-10div"), "2412", "N-AV", 2, 6,
     "1:3", 0},
    {"15.23 15.7", "40 against 5 is 7:1 and +1",
     nationalistAttack("N-13div N-11div N-12div N-DLV N-LT N-81div N-CST N-AV", "R-16div"), "2412",
     "N-13div N-11div N-12div N-DLV N-LT N-81div N-CST N-AV", 40, 5, "7:1", 1},
});

const OddsRows supportRows({
    {"12.1.3", "W10: three divisions with 6 and the HQ EXT attack with 10",
     republicanAttack(threeDivisions, "N-18div", {{"2513", "R-EXT"}}), "2412", threeDivisions, 10,
     5, "2:1", 0, "R-EXT"},
    {"12.1.3", "W11: attacked they defend with 16",
     nationalistAttack("N-13div N-11div", threeDivisions, {{"2513", "R-EXT"}}), "2412",
     "N-13div N-11div", 13, 16, "1:2", 0, "R-EXT"},
    {"12.1.3 12.2.4", "W12: of four air factors two count",
     republicanAttack(threeDivisions, "N-18div", {{"2513", "R-EXT"}, {"republican_air", "A-R3"}}),
     "2412", threeDivisions, 12, 5, "2:1", 0, "R-EXT A-R3"},
    {"12.2.4", "W13: 20 against 6 is 3:1, for the defender's air counts 3",
     nationalistAttack("N-13div N-11div N-LA", "R-GRM",
                       {{"nationalist_air", "A-AL2 A-N1"}, {"republican_air", "A-R3"}}),
     "2412", "N-13div N-11div N-LA", 20, 6, "3:1", 0, "A-AL2 A-N1 A-R3"},
    {"12.2.7", "D41: anti-aircraft fire leaves 3 of 5, and the Condor shift",
     republicanAttack("R-11div R-1DCA", "N-13div", {{"nationalist_air", "A-LC1"}}), "2412",
     "R-11div R-1DCA", 8, 12, "1:3", 0, "A-LC1/2"},
    {"12.2.4 12.2.7", "the limit comes after the halving",
     nationalistAttack("N-AV", "R-GRM R-1DCA", {{"nationalist_air", "A-AL3"}},
                       {{"air_limit_order", "after_halving"}}),
     "2412", "N-AV", 4, 5, "1:2", 0, "A-AL3/2"},
    {"12.2.4 12.2.7", "or before it",
     nationalistAttack("N-AV", "R-GRM R-1DCA", {{"nationalist_air", "A-AL3"}},
                       {{"air_limit_order", "before_halving"}}),
     "2412", "N-AV", 2, 5, "1:3", 0, "A-AL3/2"},
});

const OddsRows halvingRows({
    {"15.11 9.3 1.1", "W20: three factors of 1 out of supply attack with 2",
     nationalistAttack("N-LA:starved=1 N-SP:starved=1 N-SG:starved=1", "R-EM-4"), "2412",
     "N-LA N-SP N-SG", 2, 1, "2:1", 0},
    {"9.3", "only those out of supply are halved",
     nationalistAttack("N-13div:starved=1 N-LA", "R-EM-4"), "2412", "N-13div N-LA", 5, 1, "5:1", 0},
    {"12.1.4", "D40: reserves of 9 defend with 5", republicanAttack("R-11div", "N-13div:reserve=1"),
     "2412", "R-11div", 7, 5, "1:1", 0},
    {"12.1.4", "reserves and others: only the reserves are halved",
     republicanAttack("R-11div", "N-13div:reserve=1 N-17div", {},
                      {{"reserves_mixed", "reserves_only"}}),
     "2412", "R-11div", 7, 10, "1:2", 0},
    {"12.1.4", "or all of them",
     republicanAttack("R-11div", "N-13div:reserve=1 N-17div", {}, {{"reserves_mixed", "all"}}),
     "2412", "R-11div", 7, 7, "1:1", 0},
    {"11.8", "whoever has landed defends at half", republicanAttack("R-11div", "N-13div:landed=1"),
     "2412", "R-11div", 7, 5, "1:1", 0},
    {"9.3 15.17", "out of supply in the open: half, and +1",
     held(republicans("combat", {{"2413", "R-11div"}, {"2412", "N-13div"}}), "republican", "2411"),
     "2412", "R-11div", 7, 5, "1:1", 1},
    {"9.6 15.17", "W7: in a town the factors stay, and +1",
     republicans("combat", {{"2412", "R-11div"}, {"2312", "N-13div"}}), "2312", "R-11div", 7, 9,
     "1:2", 1},
    {"1.1", "nobody is halved twice",
     held(republicans("combat", {{"2413", "R-11div"}, {"2412", "N-13div:reserve=1"}}), "republican",
          "2411"),
     "2412", "R-11div", 7, 5, "1:1", 1},
    {"15.17", "one unit out of supply is enough",
     held(republicans("combat", {{"2413", "R-11div"}, {"2412", "N-13div N-GEC"}}), "republican",
          "2411"),
     "2412", "R-11div", 7, 6, "1:1", 1},
});

const Board madrid = nationalists("combat", {{"2711", seventeen}, {"2712", "R-MNG R-JUR"}});
const OddsRows shiftsRows({
    {"15.7", "D1: 1:3 with a shift to the left is 1:3 with -1",
     republicans("combat", {{"2711", "R-3div"}, {"2811", "N-13div N-GEC"}}), "2811", "R-3div", 4,
     12, "1:3", -2},
    {"15.7 12.2.5", "D2: 7:1 with the Condor Legion is 7:1 with +1",
     nationalistAttack("N-13div", "R-EM-4", {{"nationalist_air", "A-LC2"}}), "2412", "N-13div", 10,
     1, "7:1", 1, "A-LC2"},
    {"15.15", "D6: 3:1 on Madrid is 3:2", madrid, "2712", seventeen, 17, 5, "3:2", 0},
    {"15.15", "Nationalists in Madrid have one column",
     republicans("combat", {{"2613", "R-11div R-3div"}, {"2712", "N-17div"}}), "2712",
     "R-11div R-3div", 11, 5, "3:2", -1},
    {"12.2.5", "in defence the Condor Legion shifts to the left",
     republicanAttack("R-11div", "N-17div", {{"nationalist_air", "A-LC2"}}), "2412", "R-11div", 7,
     8, "1:3", 0, "A-LC2"},
    {"12.2.5 15.21", "two of its units shift once",
     nationalistAttack("N-13div N-11div", "R-10div", {{"nationalist_air", "A-LC1 A-LC2"}}), "2412",
     "N-13div N-11div", 21, 6, "4:1", 0, "A-LC1 A-LC2"},
    {"12.1.5", "artillery shifts to the right",
     nationalistAttack("N-13div N-11div", "R-10div", {}, {}, "N-CEN"), "2412", "N-13div N-11div",
     17, 6, "3:1", 0, "N-CEN+"},
    {"12.1.5", "of the defender to the left",
     nationalistAttack("N-13div N-11div", "R-10div", {{"2512", "R-CEN"}}), "2412",
     "N-13div N-11div", 13, 11, "1:2", 0, "R-CEN+"},
});

const UnitsOnBoard city = {{"2210", "N-13div N-11div N-12div N-DLV N-LA"}, {"2211", "R-GRM"}};
const char* const eight = "N-13div N-11div N-12div N-DLV N-LA"; // 24 against 3
const OddsRows endsRows({
    {"15.7", "8:1 against a city is 7:1 without +1",
     nationalists("combat", city, {{"odds_ends", "final"}}), "2211", eight, 24, 3, "7:1", 0},
    {"15.7", "or with it, and 6:1", nationalists("combat", city, {{"odds_ends", "base"}}), "2211",
     eight, 24, 3, "6:1", 1},
});

const OddsRows terrainRows({
    {"15.22", "rugged ground", nationalists("combat", {{"2714", "N-13div"}, {"2615", "R-GRM"}}),
     "2615", "N-13div", 7, 3, "2:1", -1},
    {"15.22", "the attacker's own terrain does not count",
     held(republicans("combat", {{"2410", "R-11div"}, {"2411", "N-17div"}, {"2412", "N-SUR:used"}}),
          "republican", "2409"),
     "2411", "R-11div", 7, 3, "2:1", 1},
    {"15.22", "a major river", republicans("combat", {{"2920", "R-11div"}, {"2919", "N-50div"}}),
     "2919", "R-11div", 7, 5, "1:1", -3},
    {"15.22 14", "a minor river",
     held(republicans("combat", {{"3706", "R-1A R-2A"}, {"3705", "N-13div"}}), "nationalist",
          "3704"),
     "3705", "R-1A R-2A", 8, 9, "1:2", -1},
    {"15.22", "terrain of a city counts beside it",
     republicans("combat", {{"2711", "R-11div R-3div"}, {"2811", "N-17div"}},
                 {{"city_terrain", "both"}}),
     "2811", "R-11div R-3div", 11, 5, "3:2", -1},
    {"15.22", "or not",
     republicans("combat", {{"2711", "R-11div R-3div"}, {"2811", "N-17div"}},
                 {{"city_terrain", "city_only"}}),
     "2811", "R-11div R-3div", 11, 5, "3:2", 0},
    {"15.22 13.12.5", "marsh shifts the column",
     nationalists("combat", {{"1605", "N-13div"}, {"1505", "R-GRM"}}), "1505", "N-13div", 7, 3,
     "3:2", 0},
});

const OddsRows concentricRows({
    {"15.19", "from opposite hexes",
     nationalistAttack("N-11div", "R-10div", {{"2413", "N-12div"}, {"2312", "R-22div"}}), "2412",
     "N-11div N-12div", 12, 6, "2:1", 1},
    {"15.19", "from two hexes side by side it is none",
     nationalistAttack("N-11div", "R-10div", {{"2511", "N-12div"}}), "2412", "N-11div N-12div", 12,
     6, "2:1", 0},
    {"15.19", "from every second hex",
     nationalists("combat", {{"2413", "N-11div"},
                             {"2511", "N-12div"},
                             {"2311", "N-AV"},
                             {"2412", "R-10div"},
                             {"2312", "R-22div"}}),
     "2412", "N-11div N-12div N-AV", 14, 6, "2:1", 1},
    {"15.19", "from three hexes side by side it is none",
     nationalistAttack("N-11div", "R-10div", {{"2511", "N-12div"}, {"2512", "N-AV"}}), "2412",
     "N-11div N-12div N-AV", 14, 6, "2:1", 0},
    {"15.19", "D14: Republican columns have none",
     republicanAttack("R-MNG", "N-AV", {{"2411", "R-GRM"}}), "2412", "R-MNG R-GRM", 3, 1, "3:1", 1},
    {"15.19", "nor do units beside a column",
     republicanAttack("R-11div", "N-AV", {{"2411", "R-GRM"}},
                      {{"concentric_columns", "any_column"}}),
     "2412", "R-11div R-GRM", 8, 1, "7:1", 2},
    {"15.19", "or they do, unless all are columns",
     republicanAttack("R-11div", "N-AV", {{"2411", "R-GRM"}},
                      {{"concentric_columns", "all_columns"}}),
     "2412", "R-11div R-GRM", 8, 1, "7:1", 3},
});

const Board ammunitionShort = with(
    onTurn(nationalists("combat", {{"2811", "N-13div"}, {"2812", "R-GRM"}}), 4), "ammunition", 1);
const OddsRows othersRows({
    {"15.18", "D12: colonials against a stack with a column have +1",
     nationalistAttack("N-CST N-AV", "R-3div R-VLB"), "2412", "N-CST N-AV", 6, 9, "1:2", 1},
    {"15.18", "D13: against the People's Army alone they have none",
     nationalistAttack("N-CST N-AV", "R-3div"), "2412", "N-CST N-AV", 6, 7, "1:2", 0},
    {"15.18", "columns that attack colonials have -1", republicanAttack("R-MNG R-11div", "N-CST"),
     "2412", "R-MNG R-11div", 9, 4, "2:1", -1},
    {"15.25.1", "D18: a six of the column roll is +1", republicanAttack("R-MNG", "N-AV"), "2412",
     "R-MNG", 2, 2, "1:1", 1, "", 1},
    {"15.16", "D8: north of hexrow 24 ammunition is short", ammunitionShort, "2812", "N-13div", 7,
     3, "2:1", -3},
    {"15.16", "if any attacker stands there", fromBoth("any_attacker"), "2412", "N-11div N-12div",
     12, 3, "4:1", -1},
    {"15.16", "or if all do", fromBoth("all_attackers"), "2412", "N-11div N-12div", 12, 3, "4:1",
     0},
    {"15.16", "or if the attacked hex lies there", fromBoth("target"), "2412", "N-11div N-12div",
     12, 3, "4:1", 0},
    {"15.16", "D9: south of it there is enough",
     with(onTurn(nationalists("combat", {{"2308", "N-13div"}, {"2309", "R-GRM"}}), 4), "ammunition",
          1),
     "2309", "N-13div", 7, 3, "2:1", 0},
    {"15.16", "after turn 6 there is enough everywhere", onTurn(ammunitionShort, 7), "2812",
     "N-13div", 7, 3, "2:1", -2},
    {"15.16", "nor is it short once the link is made", with(ammunitionShort, "ammunition", 0),
     "2812", "N-13div", 7, 3, "2:1", -2},
    {"12.2.6", "a naval unit helps the attacker",
     nationalists("combat", {{"1816", "N-13div"}, {"1716", "R-GRM"}, {"nationalist_naval", "V-N"}}),
     "1716", "N-13div", 7, 3, "2:1", 1, "V-N"},
    {"12.2.6", "or the defender",
     nationalists("combat", {{"1816", "N-13div"}, {"1716", "R-GRM"}, {"republican_naval", "V-R"}}),
     "1716", "N-13div", 7, 3, "2:1", -1, "V-R"},
    {"15.14.4", "Nationalists across an active fortified side have -1",
     with(nationalists("combat", {{"2711", seventeen}, {"2712", "R-MNG R-JUR"}}), "line_madrid", 1),
     "2712", seventeen, 17, 5, "3:2", -1},
    {"15.14.4", "but not across another side of the hex",
     with(nationalists("combat", {{"2713", seventeen}, {"2712", "R-MNG R-JUR"}},
                       {{"fortified_sides", "marked"}}),
          "line_madrid", 1),
     "2712", seventeen, 17, 5, "3:2", -1},
    {"15.14.4", "unless all six are fortified",
     with(nationalists("combat", {{"2713", seventeen}, {"2712", "R-MNG R-JUR"}},
                       {{"fortified_sides", "all_six"}}),
          "line_madrid", 1),
     "2712", seventeen, 17, 5, "3:2", -2},
    {"15.14.4", "before its turn a line has no effect",
     nationalists("combat", {{"2711", seventeen}, {"2712", "R-MNG R-JUR"}}), "2712", seventeen, 17,
     5, "3:2", 0},
});

} // namespace

TEST_SUITE("odds") {

    TEST_CASE("strengthsAreRoundedForTheDefender") {
        roundingRows.check();
    }

    TEST_CASE("support is never more than the ground units") {
        supportRows.check();
    }

    TEST_CASE("who is out of supply or in reserve is halved, all together and once") {
        halvingRows.check();
    }

    TEST_CASE("columns are shifted, beyond the ends of the table too") {
        shiftsRows.check();
    }

    TEST_CASE("the ends of the table count by the final column, or by the odds before shifts") {
        endsRows.check();
    }

    TEST_CASE("terrain counts in the attacked hex and along its sides") {
        terrainRows.check();
    }

    TEST_CASE("concentric attacks") {
        concentricRows.check();
    }

    TEST_CASE("columns and colonials, ammunition, ships, fortified lines") {
        othersRows.check();
    }

    TEST_CASE("previews tell the exact chances") {
        const OddsRow twoToOne = {"15.6", "", nationalistAttack("N-11div N-12div", "R-10div"),
                                  "2412", "N-11div N-12div"};
        const RuleTable table(twoToOne.board);
        const Preview preview =
            previewBattle(table.position(), battleIn(table, twoToOne), nationalist);
        Ratio sum;
        for (const Prospect& each : preview.prospects)
            sum = sum + each.chance;
        CHECK(sum == Ratio(1));
        // 2:1, rows 1 to 6: 2/1 2/1 1/1 2/2 1/2 1/2
        REQUIRE(preview.prospects.size() == 4);
        CHECK(preview.prospects.front().chance == Ratio(1, 3));
    }

    TEST_CASE("previews of big battles have the distribution of the sum") {
        const OddsRow big = {"15.9", "",
                             nationalistAttack("N-LA N-SP N-SG N-MOL",
                                               "R-EM-2 R-EM-3 R-EM-4 R-CM-2", {},
                                               {{"fog_of_war", "off"}}),
                             "2412", "N-LA N-SP N-SG N-MOL"};
        const RuleTable table(big.board);
        const Battle battle = battleIn(table, big);
        CHECK(fightOf(table.position(), battle).dice == 2);
        const Preview preview = previewBattle(table.position(), battle, nationalist);
        // 1:1, rows 1 to 6: 3/0 2/0 2/0 2/1 2/1 1/1
        const auto chanceOf = [&](const char* cell) {
            Ratio chance;
            for (const Prospect& each : preview.prospects)
                if (each.result.arguments == std::vector<TextArgument>{std::string(cell)})
                    chance = chance + each.chance;
            return chance;
        };
        CHECK(chanceOf("6/0") == Ratio(1, 36));
        CHECK(chanceOf("4/0") == Ratio(4, 36));
        CHECK(chanceOf("4/1") == Ratio(8 + 2, 36));
        CHECK(chanceOf("2/2") == Ratio(1, 36));
        Ratio sum;
        for (const Prospect& each : preview.prospects)
            sum = sum + each.chance;
        CHECK(sum == Ratio(1));
    }

    TEST_CASE("12.1.3: previews count the HQ that has to support") {
        const RuleTable table(
            nationalistAttack("N-11div N-12div", "R-10div R-EXT", {}, {{"fog_of_war", "off"}}));
        const Command command = table.command(attack);
        const Verb& verb = table.position().kind().verbs[command.verb.index()];
        const Preview preview = verb.preview(table.position(), command);
        REQUIRE(preview.parts.size() == 4);
        CHECK(preview.parts[1].tally.total() == Ratio(6 + 4));
    }

    TEST_CASE("previews of column attacks count the column roll") {
        const OddsRow columns = {"15.25.1", "", republicanAttack("R-MNG", "N-AV"), "2412", "R-MNG"};
        const RuleTable table(columns.board);
        const Preview preview =
            previewBattle(table.position(), battleIn(table, columns), republican);
        CHECK(preview.prospects.front().chance == Ratio(1, 6)); // insubordination
    }

} // TEST_SUITE
