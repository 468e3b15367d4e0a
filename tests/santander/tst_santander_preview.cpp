// SPDX-License-Identifier: GPL-3.0-or-later
// What a player is told of an attack before a die is thrown: sums, their rules, exact chances.
#include "engine/santander/fighting/battle.h"
#include "engine/santander/messages.h"
#include "engine/santander/shown/preview_messages.h"
#include "tests/santander/combat_boards.h"

#include "engine/play/referee.h"
#include "engine/play/telling/phrase.h"

#include <doctest/doctest.h>

namespace esagono::santander::preview_tests {

namespace {

std::string told(Ratio value) {
    return std::to_string(value.over()) +
           (value.isWhole() ? "" : "/" + std::to_string(value.under()));
}

/// "5 (10.2), -5/2 (9.5)"
std::string told(const Tally& tally) {
    std::string text;
    for (const TallyItem& item : tally.items)
        text += (text.empty() ? "" : ", ") + told(item.value) + " (" + ruleWord(item.rule) + ")";
    return text;
}

/// The arguments that are words: "1/1 santander.morale.holds"
std::string told(const Text& text) {
    std::string words;
    for (const TextArgument& argument : text.arguments)
        if (const auto* name = std::get_if<std::string>(&argument))
            words += (words.empty() ? "" : " ") + *name;
        else if (const auto* word = std::get_if<Word>(&argument))
            words += (words.empty() ? "" : " ") + word->id.substr(word->id.rfind('.') + 1);
        else if (const auto* number = std::get_if<std::int64_t>(&argument))
            words += (words.empty() ? "" : " ") + std::to_string(*number);
    return words;
}

/// Every prospect with its chance in 36ths, and what they add up to.
std::string told(const std::vector<Prospect>& prospects) {
    std::string text;
    for (const Prospect& prospect : prospects)
        text +=
            (text.empty() ? "" : "; ") + told(prospect.result) + " " + told(prospect.chance * 36);
    return text;
}

Ratio sum(const std::vector<Prospect>& prospects) {
    Ratio total;
    for (const Prospect& prospect : prospects)
        total = total + prospect.chance;
    return total;
}

struct PreviewRow {
    const char* section;
    const char* what;
    Board board;
    const char* line;
    std::string attack;
    std::string defence;
    std::string shift;
    std::string modifiers;
    std::string odds;
    std::string prospects; ///< in 36ths
};

std::vector<PreviewRow> entered(std::vector<PreviewRow> rows) {
    for (const PreviewRow& each : rows)
        RuleRows::enter(each.section, each.board);
    return rows;
}

/// Nationalists on the cape of 1215, cut off by those in 1214 and 1315.
Units cape(const std::string& units) {
    return {{"1215", units}, {"1214", "R_CLXX"}, {"1315", "R_CLXXI"}};
}

Board firstTurn(Units units) {
    Board board = inRain(std::move(units));
    board.turn = 1;
    return board;
}

const std::vector<PreviewRow> attackRows = entered({
    {"10.2 10.6 Δ3 Δ4", "3:1, and two in three that Santander's units may stay",
     inRain({{"2108", "NI_1 NI_2"}, {"2008", "R_CLXX"}}), "attack target=2008 with=NI_1,NI_2",
     "5 (10.2), 5 (10.2)", "3 (10.2)", "", "", "10 3 3:1",
     "1/0 12; 1/1 holds 8; 1/1 retreat 4; 0/1 holds 4; 0/1 retreat 2; 0/2 holds 4; 0/2 retreat 2"},
    {"9.5 1.4", "what DSG, terrain and rounding do, item by item",
     inRain({{"2108", "NI_1:dsg=1"}, {"2107", "R_CLXX:dsg=1"}}), "attack target=2107 with=NI_1",
     "5 (10.2), -5/2 (9.5), -1/2 (9.5)", "3 (10.2), -3/2 (9.5), 3/4 (10.2), 3/4 (1.4)", "", "",
     "2 3 1:2", "3/0 6; 2/0 12; 1/0 12; 1/1 holds 4; 1/1 retreat 2"},
    {"6.3 9.5 Δ1", "what DSG and lack of supply do, for those Δ1 will find without it",
     inRain(cape("NI_1:dsg=1 NII_1")), "attack target=1214 with=NI_1,NII_1",
     "5 (10.2), -5/2 (9.5), 4 (10.2), -2 (6.3), -1/2 (9.5)", "3 (10.2)", "", "", "4 3 1:1",
     "2/0 12; 1/0 12; 1/1 holds 8; 1/1 retreat 4"},
    {"6.3 6.4 Δ1", "a mark that Δ1 will take away halves nothing",
     inRain({{"2108", "NI_1:oos=1 NI_2:oos=1"}, {"2008", "R_CLXX:oos=1"}}),
     "attack target=2008 with=NI_1,NI_2", "5 (10.2), 5 (10.2)", "3 (10.2)", "", "", "10 3 3:1",
     "1/0 12; 1/1 holds 8; 1/1 retreat 4; 0/1 holds 4; 0/1 retreat 2; 0/2 holds 4; 0/2 retreat 2"},
    {"10.2.1 7.1.1 Δ1", "nor does it keep a zone of control from counting",
     inRain({{"2007", "NI_1:oos=1"}, {"2105", "NI_2:oos=1"}, {"2006", "R_CLXX"}}),
     "attack target=2006 with=NI_1,NI_2", "5 (10.2), 5 (10.2)", "3 (10.2)", "", "1 (10.2.1)",
     "10 3 3:1",
     "1/0 6; 1/1 holds 8; 1/1 retreat 4; 0/1 holds 4; 0/1 retreat 2; 0/2 holds 8; 0/2 retreat 4"},
    {"9.5.1 Δ1", "who will surrender attacks no more", inRain(cape("NI_1:dsg=3 NII_1")),
     "attack target=1214 with=NI_1,NII_1", "4 (10.2), -2 (6.3)", "3 (10.2)", "", "", "2 3 1:2",
     "3/0 6; 2/0 12; 1/0 12; 1/1 holds 4; 1/1 retreat 2"},
    {"5.1", "overstacking, rounded down",
     inRain({{"2108", "NI_1 NI_2 NIV_1 NIV_2"}, {"2008", "R_CLXX"}}),
     "attack target=2008 with=NI_1,NI_2,NIV_1",
     "5 (10.2), 5 (10.2), 5 (10.2), -15/2 (5.1), -1/2 (5.1/K7)", "3 (10.2)", "", "", "7 3 2:1",
     "2/0 6; 1/0 12; 1/1 holds 8; 1/1 retreat 4; 0/1 holds 4; 0/1 retreat 2"},
    {"9.2 10.7 10.2.1 10.2", "a headquarters, a trench and odds below the table",
     inRain({{"2108", "CI_1"}, {"2008", "R_CLXXXIV R_CLXXXV HQ_XV"}}, {{"fog", "off"}}, {"2008"}),
     "attack target=2008 with=CI_1", "3 (10.2)", "1 (10.2), 4 (10.2), 4 (10.2)", "",
     "-1 (10.2/K20), -1 (10.7)", "3 9 1:2", "3/0 18; 2/0 12; 1/0 6"},
    {"10.2.1", "EX12: a concentric attack",
     inRain({{"2007", "NI_1"}, {"2105", "NI_2"}, {"2006", "R_CLXX"}}),
     "attack target=2006 with=NI_1,NI_2", "5 (10.2), 5 (10.2)", "3 (10.2)", "", "1 (10.2.1)",
     "10 3 3:1",
     "1/0 6; 1/1 holds 8; 1/1 retreat 4; 0/1 holds 4; 0/1 retreat 2; 0/2 holds 8; 0/2 retreat 4"},
    {"4.4", "D10: the first turn, beside the CTV headquarters",
     firstTurn({{"2108", "NI_1 NII_1"}, {"2208", "HQ_CTV"}, {"2008", "R_CLXX"}}),
     "attack target=2008 with=NI_1,NII_1", "5 (10.2), 4 (10.2)", "3 (10.2)", "1 (4.4)", "",
     "9 3 4:1",
     "1/0 6; 1/1 holds 8; 1/1 retreat 4; 0/1 holds 4; 0/1 retreat 2; 0/2 holds 8; 0/2 retreat 4"},
    {"10.6 10.6.1", "D42: Asturians at +1: a total of 0 to 5, so one in six must retreat",
     inRain({{"2108", "NI_1 NII_1 CI_1"}, {"2008", "R_CLXXXIV"}}, {}, {}, 1),
     "attack target=2008 with=NI_1,NII_1,CI_1", "5 (10.2), 4 (10.2), 3 (10.2)", "4 (10.2)", "", "",
     "12 4 3:1",
     "1/0 12; 1/1 holds 10; 1/1 retreat 2; 0/1 holds 5; 0/1 retreat 1; 0/2 holds 5; "
     "0/2 retreat 1"},
    {"10.6 10.6.1 10.4.1", "at +5 all that can happen to morale; none of it after a breakthrough",
     inRain({{"2108", "NI_1 NI_2 NIV_1"}, {"2008", "R_CLXXIII"}}, {}, {}, 5),
     "attack target=2008 with=NI_1,NI_2,NIV_1", "5 (10.2), 5 (10.2), 5 (10.2)", "2 (10.2)", "",
     "1 (10.2/K20)", "15 2 7:1",
     "0/2 retreat 2; 0/2 rout 4; 0/2 rout_loss 4; 0/2 collapse 2; 0/3 retreat 1; 0/3 rout 2; "
     "0/3 rout_loss 2; 0/3 collapse 1; B 18"},
    {"10.6", "Nationalist defenders have no morale to test",
     counterattack({{"1908", "R_CLXIX R_CLXXVI R_T26"}, {"2008", "CI_1"}}),
     "attack target=2008 with=R_CLXIX,R_CLXXVI,R_T26", "3 (10.2), 3 (10.2), 2 (10.2)", "3 (10.2)",
     "", "", "8 3 2:1", "2/0 6; 1/0 12; 1/1 12; 0/1 6"},
    {"10.6", "unless attackers test theirs too (A15)",
     counterattack({{"1908", "R_CLXIX R_CLXXVI R_T26"}, {"2008", "CI_1"}}, {{"A15", "everyone"}}),
     "attack target=2008 with=R_CLXIX,R_CLXXVI,R_T26", "3 (10.2), 3 (10.2), 2 (10.2)", "3 (10.2)",
     "", "", "8 3 2:1",
     "2/0 holds 4; 2/0 retreat 2; 1/0 holds 8; 1/0 retreat 4; 1/1 holds 8; 1/1 retreat 4; 0/1 6"},
    {"9.2 10.6", "a headquarters alone has no morale to test",
     inRain({{"2108", "PZ1"}, {"2008", "HQ_XV"}}, {{"A10", "attack"}}),
     "attack target=2008 with=PZ1", "2 (10.2)", "1 (10.2)", "", "", "2 1 2:1",
     "2/0 6; 1/0 12; 1/1 12; 0/1 6"},
    {"5.3", "open play shows all defenders",
     inRain({{"2108", "NI_1 NI_2"}, {"2008", "R_CLXX R_CLXXIII"}}, {{"fog", "off"}}),
     "attack target=2008 with=NI_1,NI_2", "5 (10.2), 5 (10.2)", "2 (10.2), 3 (10.2)", "", "",
     "10 5 2:1", "2/0 6; 1/0 12; 1/1 holds 8; 1/1 retreat 4; 0/1 holds 4; 0/1 retreat 2"},
});

struct FogRow {
    const char* what;
    Board board;
    int hidden;
};

const std::vector<FogRow> fogRows = {
    {"the lower of two",
     inRain({{"2108", "NI_1 NI_2"}, {"2008", "R_CLXX R_CLXXI"}}, {{"fog", "on"}}), 1},
    {"two of three, a headquarters among them",
     inRain({{"2108", "NI_1 NI_2"}, {"2008", "HQ_XV R_CLXX R_CLXXI"}}, {{"A28", "top"}}), 2},
    {"even a single one", inRain({{"2108", "NI_1 NI_2"}, {"2008", "R_CLXX"}}, {{"A28", "nothing"}}),
     1},
};

struct NoteRow {
    const char* section;
    const char* what;
    Board board;
    std::vector<const char*> before; ///< what is done first
    const char* line;
    std::string notes; ///< "note.overstack 5.1, ..."
};

/// In the Nationalists' movement segment.
Board marching(Units units, Choices rulings = {}) {
    Board board = inRain(std::move(units), std::move(rulings));
    board.decision = "movement";
    return board;
}
/// Six points in 2108 and two in 2107, which is a hill, behind R_CLXX in 2008.
const Units hillWon = {{"2108", "NI_1 NI_2"}, {"2208", "NIV_1"}, {"2107", "R_CLXX"}};

const std::vector<NoteRow> noteRows = {
    {"5.1",
     "a move that ends above the limit",
     marching({{"2108", "NI_1"}, {"2107", "NI_2 NIV_1"}}),
     {},
     "move unit=NI_1 path=2107",
     "note.overstack 5.1"},
    {"5.1",
     "not one that ends at it",
     marching({{"2108", "NI_1"}, {"2107", "NIV_1"}}),
     {},
     "move unit=NI_1 path=2107",
     ""},
    {"5.1",
     "nor a headquarters",
     marching({{"2108", "HQ_CTV"}, {"2107", "NI_1 NI_2 NIV_1"}}),
     {},
     "move unit=HQ_CTV path=2107",
     ""},
    {"5.1 10.4",
     "an advance above the limit, where it is allowed",
     inRain(hillWon, {{"K23", "overstack"}}),
     {"attack target=2107 with=NI_1,NI_2,NIV_1 | 5 1", "retreat to=2007"},
     "advance units=NI_1,NI_2,NIV_1",
     "note.overstack 5.1"},
    {"5.1 10.5.1",
     "a retreat above the limit",
     inRain({{"2108", "NI_1 NI_2 NIV_1"}, {"2008", "R_CLXX"}, {"1908", "R_CLXXI R_CLXXII"}}),
     {"attack target=2008 with=NI_1,NI_2,NIV_1 | 3 1"},
     "retreat to=1908",
     "note.overstack 5.1"},
    {"9.5.1 Δ1",
     "attackers who will surrender",
     inRain(cape("NI_1:dsg=3 NII_1")),
     {},
     "attack target=1214 with=NI_1,NII_1",
     "note.surrender 9.5.1"},
    {"9.5.1 Δ1",
     "all of them",
     inRain(cape("NI_1:dsg=3")),
     {},
     "attack target=1214 with=NI_1",
     "note.surrender 9.5.1"},
    {"10.4 8.1.1",
     "an attack after which nobody may advance",
     inRain({{"2008", "NI_1"}, {"1908", "R_DC"}, {"1907", "R_CLXXI"}, {"1909", "R_CLXXII"}},
            {{"K12", "every"}}),
     {},
     "attack target=1908 with=NI_1",
     "note.no_advance 10.4, refuse.would_be_out 8.1.1"},
    {"10.4 8.1.1",
     "or somebody may",
     inRain({{"2008", "NI_1"}, {"1908", "R_DC"}, {"1907", "R_CLXXI"}, {"1909", "R_CLXXII"}},
            {{"K12", "breakthrough"}}),
     {},
     "attack target=1908 with=NI_1",
     ""},
};

std::string told(const std::vector<Preview::Note>& notes) {
    std::string text;
    for (const Preview::Note& note : notes)
        text += (text.empty() ? "" : ", ") + note.text.id.substr(note.text.id.find('.') + 1) + " " +
                ruleWord(note.rule);
    return text;
}

/// One air unit of each side over 2008, if they are sent there, and air combat.
Board skies() {
    return fair({{"2108", "NI_1"}, {"2008", "R_CLXX"}}, {{"air_combat", "on"}});
}

const bool fogEntered = [] {
    for (const FogRow& each : fogRows)
        RuleRows::enter("5.3", each.board);
    for (const NoteRow& each : noteRows)
        RuleRows::enter(each.section, each.board);
    for (const char* section : {"10.2.1", "4.4"}) // with their amounts, in code below
        RuleRows::enter(section);
    RuleRows::enter("15.1 9.4.2", skies());
    RuleRows::enter("9.4.2 9.4.1");
    RuleRows::enter("9.4.2 10.7");
    RuleRows::enter("9.4.2");
    return true;
}();

} // namespace

TEST_CASE("10.2 the preview of an attack, to the last item") {
    for (const PreviewRow& each : attackRows) {
        INFO("§ " << std::string(each.section) << ": " << std::string(each.what));
        const RuleTable table(each.board);
        const Preview preview = previewOf(table.position(), table.command(each.line));
        REQUIRE(preview.parts.size() == 4);
        CHECK(preview.parts[0].label == Text(say::partAttack));
        CHECK(preview.parts[1].label == Text(say::partDefence));
        CHECK(preview.parts[2].label == Text(say::partShift));
        CHECK(preview.parts[3].label == Text(say::partModifiers));
        CHECK(told(preview.parts[0].tally) == each.attack);
        CHECK(told(preview.parts[1].tally) == each.defence);
        CHECK(told(preview.parts[2].tally) == each.shift);
        CHECK(told(preview.parts[3].tally) == each.modifiers);
        CHECK(told(preview.odds) == each.odds);
        CHECK(told(preview.prospects) == each.prospects);
        CHECK(sum(preview.prospects) == Ratio(1));
    }
}

TEST_CASE("5.3 hidden defenders give no odds") {
    REQUIRE(fogEntered);
    for (const FogRow& each : fogRows) {
        INFO(std::string(each.what));
        RuleTable table(each.board);
        const std::string line = "attack target=2008 with=NI_1,NI_2";
        const Preview preview = previewOf(table.position(), table.command(line));
        REQUIRE(preview.parts.size() == 1);
        CHECK(told(preview.parts[0].tally) == "5 (10.2), 5 (10.2)");
        CHECK(preview.odds == Text(say::hiddenDefenders, each.hidden));
        CHECK(preview.prospects.empty());
    }
}

TEST_CASE("what a preview remarks besides its sums") {
    for (const NoteRow& each : noteRows) {
        INFO("§ " << std::string(each.section) << ": " << std::string(each.what));
        RuleTable table(each.board);
        for (const char* line : each.before)
            REQUIRE(table.act(line) == "");
        CHECK(told(previewOf(table.position(), table.command(each.line)).notes) == each.notes);
    }
}

TEST_CASE("9.5.1 nobody is left to fight") {
    const RuleTable table(inRain(cape("NI_1:dsg=3")));
    const Preview preview =
        previewOf(table.position(), table.command("attack target=1214 with=NI_1"));
    CHECK(preview.parts.empty());
    CHECK(preview.prospects == std::vector{Prospect{say::noCombat, 1}});
}

TEST_CASE("10.2 shifts and modifiers are told with their amounts") {
    const auto tells = [](const RuleTable& table, const Text& text) {
        return std::ranges::any_of(table.events, [&](const Event& event) {
            const auto* told = std::get_if<Narrated>(&event.fact);
            return told != nullptr && told->text == text;
        });
    };
    RuleTable around(
        inRain({{"2007", "NI_1"}, {"2105", "NI_2"}, {"2006", "R_CLXX"}}, {}, {"2006"}));
    REQUIRE(around.act("attack target=2006 with=NI_1,NI_2 | 1") == "");
    CHECK(tells(around, modifiedBy({say::tallyConcentric, 1, "10.2.1"})));
    CHECK(tells(around, modifiedBy({say::tallyTrench, -1, "10.7"})));
    RuleTable first(firstTurn({{"2108", "NI_1"}, {"2208", "HQ_CTV:used"}, {"2008", "R_CLXX"}}));
    REQUIRE(first.act("attack target=2008 with=NI_1 | 1") == "");
    CHECK(tells(first, shiftedBy({say::tallyFirstTurn, 1, "4.4"})));
}

TEST_CASE("15.1 the preview of a bombardment reckons with those shot down") {
    RuleTable table(skies());
    REQUIRE(table.act("attack target=2008 with=NI_1") == "");
    REQUIRE(table.act("support with=AL_1") == "");
    const Preview preview = previewOf(table.position(), table.command("support with=RAF_1"));
    // Nobody hits, or both: even. One hits: its side has a point more, and disorganises on a 6.
    CHECK(preview.prospects ==
          std::vector{Prospect{say::bombardmentEven, Ratio(26, 36)},
                      Prospect{Text(say::dsgFor, nationalist, 0), Ratio(25, 216)},
                      Prospect{Text(say::dsgFor, nationalist, 1), Ratio(5, 216)},
                      Prospect{Text(say::dsgFor, republican, 0), Ratio(25, 216)},
                      Prospect{Text(say::dsgFor, republican, 1), Ratio(5, 216)}});
    CHECK(sum(preview.prospects) == Ratio(1));
    CHECK(told(preview.notes) == "note.air_combat 15.1");
}

TEST_CASE("9.4.2 the preview of a bombardment") {
    RuleTable table(fair({{"2108", "NI_1 HQ_CTV SC_N1"}, {"2008", "R_CLXX R_CLXXI HQ_XV SC_R1"}}));
    const auto preview = [&](const std::string& line) {
        return previewOf(table.position(), table.command(line));
    };
    REQUIRE(table.act("attack target=2008 with=NI_1") == "");
    // Nobody else has spoken: three points, column 3, and the stacks are in the open by now.
    const Preview first = preview("support with=AL_1,HQ_CTV");
    REQUIRE(first.parts.size() == 6);
    CHECK(first.parts[0].label == Text(say::partBombardment, nationalist));
    CHECK(told(first.parts[0].tally) == "1 (9.4.2), 2 (9.4.2)");
    CHECK(told(first.prospects) == "0 18; 1 18");
    CHECK(told(first.parts[1].tally) == "");
    CHECK(told(first.odds) == "5 7 1:2");
    REQUIRE(table.act("support with=AL_1,HQ_CTV") == "");
    const Preview second = preview("support with=HQ_XV,RAF_1");
    CHECK(told(second.parts[0].tally) == "1 (9.4.2), 2 (9.4.2)");
    CHECK(told(second.parts[1].tally) == "2 (9.4.2), 1 (9.4.2)");
    CHECK(second.prospects == std::vector{Prospect{say::bombardmentEven, 1}});
    REQUIRE(table.act("support with=HQ_XV") == "");
    // 4 against 2: column 2, in which two dice of six disorganise.
    const Preview third = preview("spend columns=SC_N1");
    CHECK(told(third.parts[0].tally) == "1 (9.4.2), 2 (9.4.2), 1 (9.4.2)");
    CHECK(told(third.prospects) == "0 24; 1 12");
    CHECK(sum(third.prospects) == Ratio(1));
    REQUIRE(table.act("spend columns=SC_N1") == "");
    // 4 against 3: column 1.
    const Preview fourth = preview("spend columns=SC_R1");
    CHECK(told(fourth.prospects) == "0 30; 1 6");
    CHECK(sum(fourth.prospects) == Ratio(1));
}

TEST_CASE("9.4.2 a preview of equal points, of a trench and of two levels") {
    Board board =
        fair({{"2108", "NI_1"}, {"2208", "HQ_CTV"}, {"1908", "HQ_XV"}, {"2008", "R_CLXX"}});
    board.markers = {"trench@2008"};
    RuleTable table(board);
    REQUIRE(table.act("attack target=2008 with=NI_1") == "");
    const auto preview = [&](const std::string& line) {
        return previewOf(table.position(), table.command(line));
    };
    // The trench takes one off the die: on column 2 only a 6 is left.
    const auto inTrench = preview("support with=LK_1,LK_2");
    CHECK(told(inTrench.prospects) == "0 30; 1 6");
    CHECK(sum(inTrench.prospects) == Ratio(1));
    const auto many = preview("support with=AL_1,AL_2,AL_3,LK_1,LK_2,LK_3");
    CHECK(told(many.prospects) == "0 12; 1 18; 2 6");
    CHECK(sum(many.prospects) == Ratio(1));
    REQUIRE(table.act("support with=HQ_CTV") == "");
    const auto even = preview("support with=HQ_XV");
    REQUIRE(even.prospects.size() == 1);
    CHECK(even.prospects[0] == Prospect{say::bombardmentEven, 1});
}

} // namespace esagono::santander::preview_tests
