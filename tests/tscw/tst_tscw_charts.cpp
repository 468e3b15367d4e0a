// SPDX-License-Identifier: GPL-3.0-or-later
// Tables, events, rulings and marks of origin against what the rulebook says of them.
#include "tests/tscw/printed_game.h"

#include "engine/kit/checking/package_check.h"
#include "engine/kit/reading/source.h"

namespace esagono::tscw_box {

namespace {

/// What a cell of the combat table takes from the attacker and from the defender; E: everything.
struct Loss {
    int attacker = 0, defender = 0;
};
Loss lossIn(const std::string& code) {
    REQUIRE(code.size() == 3);
    return {code[0] - '0', code[2] == 'E' ? 9 : code[2] - '0'};
}

/// Every mark in a document, with the objects it stands in left aside.
void marksIn(const Record& record, std::vector<std::string>& marks) {
    if (record.is_object() && record.contains("source")) {
        const Record& source = record["source"];
        if (source.is_string())
            marks.push_back(source);
        else if (source.is_object())
            for (const auto& [key, mark] : source.items())
                if (mark.is_string())
                    marks.push_back(mark);
    }
    if (record.is_structured())
        for (const auto& [key, value] : record.items())
            if (key != "source")
                marksIn(value, marks);
}

} // namespace

TEST_CASE("the author's check finds nothing") {
    CHECK(checkPackage(box()).empty());
}

TEST_CASE("15.6 to 15.23: results of the combat table that the examples give") {
    struct Row {
        const char* odds;
        int die;
        const char* result;
    };
    const Chart& chart = *box().chart("combat");
    CHECK(chart.columns.entries.front().label == "1:3");
    CHECK(chart.columns.entries.back().label == "7:1");
    for (const Row& row :
         {Row{"3:2", 2, "2/1"}, Row{"1:1", 5, "2/1"}, Row{"2:1", 1, "2/1"}, Row{"4:1", 1, "2/2"},
          Row{"4:1", 3, "0/2"}, Row{"7:1", 2, "1/4"}, Row{"7:1", 12, "0/E"}, Row{"3:1", 1, "2/1"},
          Row{"5:1", 6, "0/4"}, Row{"4:1", 4, "1/3"}}) {
        CAPTURE(row.odds);
        CAPTURE(row.die);
        CHECK(chart.cell(chart.rowHeld(row.die), *chart.columns.find(row.odds)) == row.result);
    }
    CHECK(chart.columns.atMost(Ratio(12, 7)) == chart.columns.find("3:2"));
    CHECK(chart.columns.atMost(Ratio(7, 12)) == chart.columns.find("1:2"));
}

TEST_CASE("the combat table grows kinder to the attacker along both axes") {
    const Chart& chart = *box().chart("combat");
    const auto gain = [&](std::size_t row, std::size_t column) {
        const Loss loss = lossIn(chart.cell(row, column));
        return loss.defender - loss.attacker;
    };
    for (std::size_t row = 0; row < 9; ++row)
        for (std::size_t column = 0; column < 10; ++column) {
            CAPTURE(row);
            CAPTURE(column);
            CHECK((column == 0 || gain(row, column) >= gain(row, column - 1)));
            CHECK((row == 0 || gain(row, column) >= gain(row - 1, column)));
        }
}

TEST_CASE("numbers of the rulebook stand in the charts") {
    struct Row {
        const char *chart, *at, *column;
        int number;
    };
    const Row rows[] = {{"terrain", "clear", "foot", 1},
                        {"terrain", "clear", "motorised", 1},
                        {"terrain", "rugged", "foot", 1},
                        {"terrain", "rugged", "motorised", 2},
                        {"terrain", "rugged", "drm", -1},
                        {"terrain", "mountain", "foot", 2},
                        {"terrain", "mountain", "motorised", 3},
                        {"terrain", "marsh", "cavalry", 2},
                        {"terrain", "marsh", "foot", 3},
                        {"terrain", "marsh", "motorised", 4},
                        {"terrain", "city", "motorised", 1},
                        {"terrain", "city", "shift", -1},
                        {"hexsides", "minor_river", "foot", 1},
                        {"hexsides", "minor_river", "motorised", 2},
                        {"hexsides", "minor_river", "drm", -1},
                        {"hexsides", "major_river", "foot", 2},
                        {"hexsides", "major_river", "motorised", 3},
                        {"hexsides", "major_river", "drm", -2},
                        {"hexsides", "bridge", "foot", 0},
                        {"hexsides", "fortified", "drm", -1},
                        {"combat_modifiers", "concentric", "result", 1},
                        {"combat_modifiers", "ammunition", "result", -1},
                        {"combat_modifiers", "colonial_defence", "result", -1},
                        {"combat_shifts", "madrid", "result", -2},
                        {"combat_shifts", "condor", "result", 1},
                        {"strategic_cost", "hq", "rail", 2},
                        {"morale", "mobilisation_most", "result", 50},
                        {"morale", "mobilisation_morale", "result", -6},
                        {"morale", "mobilisation_points", "result", 3},
                        {"morale", "biberon_first", "result", 12},
                        {"morale", "biberon_points", "result", 2},
                        {"limits", "stack_units", "result", 6},
                        {"limits", "stack_divisions", "result", 4},
                        {"limits", "supply_length", "result", 3},
                        {"limits", "points_kept", "result", 10},
                        {"northern_limits", "asturian", "result", 4},
                        {"northern_limits", "basque", "result", 2},
                        {"turns", "4", "months", 1},
                        {"turns", "5", "months", 2}};
    for (const Row& row : rows) {
        CAPTURE(row.chart);
        CAPTURE(row.at);
        REQUIRE(box().chart(row.chart) != nullptr);
        CHECK(box().chart(row.chart)->number(row.at, row.column) == row.number);
    }
    CHECK(box().chart("strategic_cost")->ratio("other", "sea") == Ratio(1, 2));
    CHECK(box().chart("strategic_cost")->cell("hq", "sea") == "");
}

TEST_CASE("15.25.1: columns roll from 1 to 6, two less on turns 1 and 2") {
    const Chart& roll = *box().chart("column_roll");
    const Chart& modifier = *box().chart("column_roll_modifier");
    const auto result = [&](int die, int turn) {
        return roll.cell(roll.rowHeld(die + *modifier.number(modifier.rowHeld(turn))));
    };
    CHECK(result(1, 3) == "insubordination");
    CHECK(result(3, 3) == "-1");
    CHECK(result(5, 3) == "0");
    CHECK(result(6, 3) == "1");
    CHECK(result(3, 2) == "insubordination");
    CHECK(result(6, 1) == "0");
}

TEST_CASE("15.25.3: who goes with whom is mutual") {
    const Chart& chart = *box().chart("affiliation");
    for (const AxisEntry& one : chart.rows.entries) {
        CHECK(chart.cell(one.label, one.label) == "yes");
        CHECK(chart.cell(one.label, "mixed") == "yes");
        for (const AxisEntry& other : chart.columns.entries)
            CHECK(chart.cell(one.label, other.label) == chart.cell(other.label, one.label));
    }
    CHECK(chart.cell("anarchist", "poum") == "yes");
    for (const char* other : {"communist", "socialist", "basque", "catalan"})
        CHECK_MESSAGE(chart.cell("anarchist", other) == "no", other);
    for (const char* other : {"poum", "basque", "catalan"})
        CHECK_MESSAGE(chart.cell("communist", other) == "no", other);
}

TEST_CASE("7.2, 11.2: every turn has its points and its limits") {
    for (const char* id : {"resource_points", "strategic_movement", "turns"}) {
        const Chart& chart = *box().chart(id);
        REQUIRE(chart.rows.entries.size() == 19);
        for (std::size_t turn = 0; turn < 19; ++turn)
            for (std::size_t column = 0; column < chart.columns.entries.size(); ++column)
                CHECK(chart.number(turn, column).has_value());
    }
}

TEST_CASE("6: every chit says when it joins the cup, when it may be played and what it does") {
    const Chart& chart = *box().chart("events");
    for (const ChitKind& chit : box().chits) {
        CAPTURE(chit.id);
        CHECK(box().sides[chit.owner.index()].id ==
              (chit.id[0] == 'N' ? "nationalist" : "republican"));
        CHECK(chart.number(chit.id, "turn") == chit.extra.at("turn").get<int>());
        const std::string dot = chit.extra.at("dot");
        CHECK(*chart.cell(chit.id, "dot") == dot);
        CHECK(chit.extra.at("use") == (dot == "yellow" ? "immediate"
                                       : dot == "blue" ? "movement"
                                                       : "held"));
        CHECK(chit.extra.at("text").size() == 4);
        for (const Record& condition : chit.extra.at("conditions"))
            CHECK(condition.at("otherwise") == "VOID_REMOVED"); // 6.2
        for (const Record& effect : chit.extra.at("effects")) {
            CHECK(effect.value("returnToCup", false) == (effect.at("op") == "NO_EVENT"));
            for (const Record& unit : effect.value("units", Record()))
                if (unit.is_string())
                    CHECK(find<CounterId>(box().counters, unit.get<std::string>()).exists());
        }
    }
    CHECK(box().chits[21].id == "R22");
    CHECK(box().chits[21].extra.at("effects").at(0).at("drm") == -1);
}

TEST_CASE("7.3: no event repairs what bears a white dot") {
    for (const ChitKind& chit : box().chits)
        for (const Record& effect : chit.extra.at("effects"))
            CHECK_MESSAGE(!effect.contains("ignoreWhiteDot"), chit.id);
}

TEST_CASE("every section a mark names is in the index") {
    std::set<std::string> sections;
    for (const RuleSection& each : box().rulebook.sections)
        CHECK_MESSAGE(sections.insert(each.section).second, each.section);
    for (const auto& each : box().documents) {
        std::vector<std::string> marks;
        marksIn(each.second, marks);
        CAPTURE(each.first);
        for (const std::string& mark : marks) {
            const Source source = sourceFrom(mark);
            CAPTURE(mark);
            CHECK(source.kind != Source::Kind::Unstated);
            if (!source.section.empty())
                CHECK(sections.contains(source.section));
        }
    }
}

TEST_CASE("chapters 1 to 15 are indexed without gaps") {
    struct Row {
        int chapter, sections;
    };
    for (const Row& row :
         {Row{1, 3}, Row{2, 17}, Row{3, 3}, Row{4, 2}, Row{5, 2}, Row{6, 4}, Row{7, 12}, Row{8, 3},
          Row{9, 8}, Row{10, 7}, Row{11, 8}, Row{12, 2}, Row{13, 14}, Row{14, 2}, Row{15, 25}})
        for (int section = 0; section <= row.sections; ++section) {
            std::string number = std::to_string(row.chapter);
            if (section > 0)
                number += "." + std::to_string(section);
            CHECK_MESSAGE(box().rulebook.find(RuleRef(number)) != nullptr, number);
        }
}

TEST_CASE("rulings ask about sections of the law and have a standard") {
    std::set<std::string> ids;
    for (const Ruling& ruling : box().rulings) {
        CAPTURE(ruling.id);
        CHECK(ids.insert(ruling.id).second);
        CHECK(ruling.choices.size() >= 2);
        CHECK(box().rulebook.find(RuleRef(ruling.section)) != nullptr);
    }
    for (const char* wanted : {"mountain_cost", "big_battle", "landing_lasts", "ceuta",
                               "column_roll_time", "pursuit_allowance", "hidden_hands"})
        CHECK_MESSAGE(ids.contains(wanted), wanted);
}

} // namespace esagono::tscw_box
