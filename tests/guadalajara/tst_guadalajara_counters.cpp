// SPDX-License-Identifier: GPL-3.0-or-later
// Every counter against chapters 1 to 3, and the charts against what the rulebook says of them.
#include "tests/guadalajara/printed_game.h"

namespace esagono::guadalajara_box {

TEST_CASE("213 units and trucks and eight air points are in the box") {
    std::map<std::string, int> types;
    for (const Counter& each : box().counters)
        ++types[bears(each, "type")];
    CHECK(box().counters.size() == 221);
    CHECK(types["truck"] == 26);
    CHECK(types["air"] == 8);
    CHECK(types["hq"] == 4);
    CHECK(types["artillery"] == 27);
    CHECK(types["tank"] + types["flame_tank"] + types["armoured_car"] == 17);
}

TEST_CASE("1.2a, 1.8a: steps and sides") {
    for (const Counter& each : box().counters) {
        CAPTURE(each.id);
        if (isAir(each))
            continue;
        CHECK(movementOf(each).has_value() == (bears(each, "type") != "armoured_train"));
        if (isTruck(each))
            continue;
        const int steps = *printed(each, "steps");
        if (bears(each, "type") == "artillery") {
            CHECK(steps == 1);
            REQUIRE(each.faces.size() == 2);
            CHECK(printed(each, "steps", 1) == 1);
            CHECK(*printed(each, "barrage") > *printed(each, "barrage", 1));
            CHECK(*movementOf(each) < *movementOf(each, 1));
            CHECK(printed(each, "range") == printed(each, "range", 1));
        } else {
            CHECK(each.faces.size() == std::size_t(steps));
            if (steps == 2) {
                CHECK(each.faces[1].name == "reduced");
                CHECK(printed(each, "steps", 1) == 1);
                CHECK(movementOf(each) == movementOf(each, 1));
                CHECK(printed(each, "attack") >= printed(each, "attack", 1));
                CHECK(printed(each, "defence") >= printed(each, "defence", 1));
            }
        }
    }
}

TEST_CASE("1.2b, 1.2c, 1.9a, 1.12b: signs go with types and formations") {
    for (const Counter& each : box().counters) {
        CAPTURE(each.id);
        const std::string type = bears(each, "type");
        const bool armour = type == "tank" || type == "flame_tank" || type == "armoured_car";
        const bool flame = type == "flame_tank" || type == "flame_engineers";
        CHECK(bearsSign(each, "armoured") == armour);
        CHECK(bearsSign(each, "flame") == flame);
        CHECK(printed(each, "attack_drm").has_value() == (armour || flame));
        CHECK(bearsSign(each, "anti_tank") ==
              ((type == "artillery" && printed(each, "range") == 3) || type == "anti_tank"));
        CHECK(bearsSign(each, "volunteer") == (bears(each, "faction") == "italian_volunteer"));
        if (!bears(each, "division").empty())
            CHECK(each.id.starts_with("ITA-"));
    }
}

TEST_CASE("divisions are whole: nine banderas, three guns, engineers and an HQ") {
    for (const char* division : {"FN", "PN", "DLV"}) {
        std::map<std::string, int> types;
        for (const Counter& each : box().counters)
            if (bears(each, "division") == division)
                ++types[bears(each, "type")];
        CAPTURE(division);
        CHECK(types == std::map<std::string, int>{
                           {"artillery", 3}, {"engineers", 1}, {"hq", 1}, {"infantry", 9}});
    }
}

TEST_CASE("1.16b: trucks are numbered, and a unit can say which carries it") {
    std::set<int> numbers;
    for (const Counter& each : box().counters)
        if (isTruck(each))
            numbers.insert(*printed(each, "number"));
    CHECK(numbers.size() == 26);
    CHECK((*numbers.begin() == 1 && *numbers.rbegin() == 26));
    const StatusId aboard = find<StatusId>(box().statuses, "aboard");
    CHECK(box().statuses[aboard.index()].most == 26);
}

namespace {

struct Loss {
    double attacker = 0;
    double defender = 0;
};

/// Steps lost on the average in a column, with a modifier.
Loss expected(const Chart& chart, std::size_t column, int modifier) {
    Loss loss;
    for (int a = 1; a <= 6; ++a)
        for (int b = 1; b <= 6; ++b) {
            const std::string& code = chart.cell(chart.rowHeld(a + b + modifier), column);
            if (const auto at = code.find('A'); at != std::string::npos)
                loss.attacker += code[at + 1] - '0';
            if (const auto at = code.find('D'); at != std::string::npos)
                loss.defender += code[at + 1] - '0';
        }
    return loss;
}

} // namespace

TEST_CASE("1.18: the combat table runs from 1:2 to 4:1, and better odds are better") {
    const Chart& chart = *box().chart("combat");
    REQUIRE(chart.columns.entries.size() == 5);
    CHECK(chart.columns.entries.front().label == "1:2");
    CHECK(chart.columns.entries.back().label == "4:1");
    for (int modifier = -5; modifier <= 6; ++modifier)
        for (std::size_t column = 1; column < 5; ++column) {
            CAPTURE(modifier);
            CAPTURE(column);
            const Loss worse = expected(chart, column - 1, modifier);
            const Loss better = expected(chart, column, modifier);
            CHECK(better.attacker <= worse.attacker);
            CHECK(better.defender >= worse.defender);
        }
}

TEST_CASE("numbers of the rulebook stand in the charts") {
    struct Row {
        const char* chart;
        const char* at;
        int number;
    };
    const Row rows[] = {{"costs", "stacking", 6},
                        {"costs", "load", 2},
                        {"costs", "overrun_foot", 2},
                        {"costs", "overrun_motor", 6},
                        {"costs", "trace", 4},
                        {"costs", "start_line", 6},
                        {"costs", "air_barrage", 5},
                        {"costs", "interdiction_radius", 2},
                        {"costs", "panic", 11},
                        {"costs", "sudden_death", 9},
                        {"combat_modifiers", "brihuega", 2},
                        {"combat_modifiers", "dg", 1},
                        {"combat_modifiers", "anti_tank", -1},
                        {"combat_shifts", "air_defender", -1},
                        {"barrage_shifts", "unobserved", -2},
                        {"reconstitution_modifiers", "italian_volunteer", 1},
                        {"reconstitution_modifiers", "communist", -1}};
    for (const Row& row : rows) {
        CAPTURE(row.at);
        REQUIRE(box().chart(row.chart) != nullptr);
        CHECK(box().chart(row.chart)->number(row.at, "result") == row.number);
    }
}

} // namespace esagono::guadalajara_box
