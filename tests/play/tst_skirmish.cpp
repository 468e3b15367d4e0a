// SPDX-License-Identifier: GPL-3.0-or-later
// The test game by the sections of its rules: each refusal cites the right one.
#include "engine/play/view.h"
#include "tests/skirmish/names.h"
#include "tests/support/table.h"

#include <doctest/doctest.h>

namespace esagono::skirmish_tests {

using namespace esagono::skirmish;

namespace {

/// Both bids of nothing: red moves first.
void passBids(TestTable& table) {
    table.mustAct("red", R"({"verb":"bid","supply":0})");
    table.mustAct("blue", R"({"verb":"bid","supply":0})");
}

Record layout(const char* counters, const char* frames, const char* tracks = "{}") {
    Record record = {{"format", "esagono-position"}};
    record["counters"] = readRecord(counters, "test");
    record["frames"] = readRecord(frames, "test");
    record["tracks"] = readRecord(tracks, "test");
    record["tracks"]["turn"] = 2;
    record["tracks"]["chit"] = record["tracks"].value("chit", 2);
    return record;
}

constexpr char redMoves[] =
    R"([{"frame":"skirmish.turn","locals":{"next":5}},
        {"frame":"skirmish.move","owners":["red"],"locals":{"side":"red"}}])";
constexpr char redFights[] =
    R"([{"frame":"skirmish.turn","locals":{"next":5}},
        {"frame":"skirmish.declare_attack","owners":["red"],"locals":{"side":"red"}}])";

} // namespace

TEST_CASE("bids are judged") {
    struct Row {
        const char* name;
        const char* command;
        const char* rule;
    };
    const TestTable table;
    for (const Row& row : std::vector<Row>{
             {"3.2 nothing is a bid", R"({"verb":"bid","supply":0})", ""},
             {"3.2 three is a bid", R"({"verb":"bid","supply":3})", ""},
             {"3.2 four is too much", R"({"verb":"bid","supply":4})", "3.2"},
             {"3.2 less than nothing", R"({"verb":"bid","supply":-1})", "3.2"},
         }) {
        CAPTURE(row.name);
        CHECK(table.refusedBy("red", row.command) == row.rule);
    }
}

TEST_CASE("bids are sealed until both are in") {
    TestTable table;
    table.mustAct("red", R"({"verb":"bid","supply":3})");
    CHECK(table.decision() == "skirmish.bid");
    const View blueView = viewOf(table.position(), Viewer::of(blue));
    const View redView = viewOf(table.position(), Viewer::of(red));
    CHECK(!blueView.frames.back().locals[0].has_value());
    CHECK(redView.frames.back().locals[0] == std::vector<std::int32_t>{3});
    CHECK(table.refusedBy("red", R"({"verb":"bid","supply":1})") == "esagono:owner");
    table.mustAct("blue", R"({"verb":"bid","supply":1})");
    CHECK(table.decision() == "skirmish.move");
    CHECK(table.position().track(first) == red.value);
    CHECK(table.position().track(supply[0]) == 2);
    CHECK(table.position().track(supply[1]) == 4);
}

TEST_CASE("a tie is broken as ruled") {
    struct Row {
        const char* name;
        const char* choice;
        SideId expected;
    };
    for (const Row& row : {Row{"3.2 R1 as before: blue was first", "as_before", blue},
                           Row{"3.2 R1 red", "red", red}}) {
        CAPTURE(row.name);
        TestTable table("melee", {{"R1", row.choice}});
        passBids(table);
        CHECK(SideId(static_cast<std::size_t>(table.position().track(first))) == row.expected);
    }
}

TEST_CASE("movement is judged sentence by sentence") {
    struct Row {
        const char* name;
        const char* command;
        const char* rule;
    };
    const TestTable table("field", layout(R"([{"counter":"r1","at":"0605"},
        {"counter":"r2","at":"0606","status":{"moved":1}},{"counter":"r3","at":"0704"},
        {"counter":"r4","at":"0704"},{"counter":"b1","at":"0505"},{"counter":"b2","at":"0404"}])",
                                          redMoves));
    for (const Row& row : std::vector<Row>{
             {"4.1 along the road", R"({"verb":"move","unit":"r1","path":["0705"]})", ""},
             {"4.1 two hexes", R"({"verb":"move","unit":"r1","path":["0705","0805"]})", ""},
             {"4.1 not adjacent", R"({"verb":"move","unit":"r1","path":["0805"]})", "4.1"},
             {"4.1 too far",
              R"({"verb":"move","unit":"r1","path":["0705","0706","0707","0708","0709"]})", "4.1"},
             {"4.1 has moved", R"({"verb":"move","unit":"r2","path":["0706"]})", "4.1"},
             {"4.1 not mine", R"({"verb":"move","unit":"b1","path":["0605"]})", "4.1"},
             {"4.1 nowhere", R"({"verb":"move","unit":"r1","path":[]})", "4.1"},
             {"4.2 into an enemy", R"({"verb":"move","unit":"r1","path":["0505"]})", "4.2"},
             {"4.3 past an enemy", R"({"verb":"move","unit":"r1","path":["0504","0503"]})", "4.3"},
             {"4.3 up to an enemy", R"({"verb":"move","unit":"r1","path":["0504"]})", ""},
             {"4.5 onto a full stack", R"({"verb":"move","unit":"r1","path":["0704"]})", "4.5"},
             {"4.5 through a full stack", R"({"verb":"move","unit":"r1","path":["0704","0703"]})",
              ""},
         }) {
        CAPTURE(row.name);
        CHECK(table.refusedBy("red", row.command) == row.rule);
    }
}

TEST_CASE("4.4 nobody enters a lake") {
    const TestTable table(
        "field",
        layout(R"([{"counter":"r1","at":"0503"},{"counter":"b1","at":"0101"}])", redMoves));
    CHECK(table.refusedBy("red", R"({"verb":"move","unit":"r1","path":["0403"]})") == "4.4");
}

TEST_CASE("3.1 rain takes a movement point") {
    const char* far = R"({"verb":"move","unit":"r1","path":["0706","0707","0708","0709"]})";
    const char* counters = R"([{"counter":"r1","at":"0705"},{"counter":"b1","at":"0101"}])";
    CHECK(TestTable("field", layout(counters, redMoves)).refusedBy("red", far) == "");
    CHECK(TestTable("field", layout(counters, redMoves, R"({"chit":0})")).refusedBy("red", far) ==
          "4.1");
}

TEST_CASE("movement is interrupted by opportunity fire") {
    const Record start =
        layout(R"([{"counter":"r1","at":"0605"},{"counter":"b1","at":"0405"}])", redMoves);
    const char* advance = R"({"verb":"move","unit":"r1","path":["0505"]})";

    SUBCASE("5.1 the enemy is asked inside the move") {
        TestTable table("field", start);
        table.mustAct("red", advance);
        CHECK(table.decision() == "skirmish.opportunity");
        CHECK(table.position().owners() == Sides(blue));
        CHECK(table.refusedBy("blue", R"({"verb":"fire","with":"r1"})") == "5.1");
        CHECK(table.refusedBy("red", R"({"verb":"hold"})") == "esagono:owner");
        table.mustAct("blue", R"({"verb":"hold"})");
        CHECK(table.decision() == "skirmish.move");
        CHECK(table.position().hex(table.counter("r1")) == table.hex("0505"));
    }
    SUBCASE("5.2 a hit costs a step") {
        TestTable table("field", start);
        table.mustAct("red", advance);
        table.mustAct("blue", R"({"verb":"fire","with":"b1"})", {5});
        CHECK(table.position().face(table.counter("r1")) == 1);
        CHECK(table.position().status(table.counter("b1"), revealed) == 1);
    }
    SUBCASE("5.2 a four misses") {
        TestTable table("field", start);
        table.mustAct("red", advance);
        table.mustAct("blue", R"({"verb":"fire","with":"b1"})", {4});
        CHECK(table.position().face(table.counter("r1")) == 0);
    }
    SUBCASE("5.3 without ammunition nobody is asked") {
        TestTable table("field",
                        layout(R"([{"counter":"r1","at":"0605"},{"counter":"b1","at":"0405"}])",
                               redMoves, R"({"chit":1})"));
        table.mustAct("red", advance);
        CHECK(table.decision() == "skirmish.move");
    }
    SUBCASE("8.2 the last unit lost ends the game") {
        TestTable table("field", layout(R"([{"counter":"r1","at":"0605","face":1},
                                   {"counter":"b1","at":"0405"}])",
                                        redMoves));
        table.mustAct("red", advance);
        table.mustAct("blue", R"({"verb":"fire","with":"b1"})", {6});
        CHECK(table.decision() == "over");
        CHECK(table.setting.game->rules->ending(table.position()).winner == blue);
    }
}

TEST_CASE("told dice that are missing change nothing") {
    TestTable table(
        "field",
        layout(R"([{"counter":"r1","at":"0605"},{"counter":"b1","at":"0405"}])", redMoves));
    table.mustAct("red", R"({"verb":"move","unit":"r1","path":["0505"]})");
    const State before = table.state;
    const std::optional<Refusal> refusal = table.act("blue", R"({"verb":"fire","with":"b1"})");
    REQUIRE(refusal);
    CHECK(ruleWord(refusal->rule) == "esagono:dice");
    CHECK(table.state == before);
}

TEST_CASE("2.3 minefields are revealed by those who enter") {
    struct Row {
        const char* name;
        int value;
        int face;
    };
    for (const Row& row : {Row{"2.3 a real one costs a step", 1, 1}, Row{"2.3 a dummy", 0, 0}}) {
        CAPTURE(row.name);
        Record start =
            layout(R"([{"counter":"r1","at":"0605"},{"counter":"b1","at":"0101"}])", redMoves);
        start["markers"] = {
            {{"marker", "mine"}, {"at", "0505"}, {"side", "blue"}, {"value", row.value}}};
        TestTable table("field", start);
        const View view = viewOf(table.position(), Viewer::of(red));
        CHECK(!view.markers.front().value.has_value());
        CHECK(viewOf(table.position(), Viewer::of(blue)).markers.front().value == row.value);
        table.mustAct("red", R"({"verb":"move","unit":"r1","path":["0505"]})");
        CHECK(table.position().face(table.counter("r1")) == row.face);
        CHECK(table.state.markers.empty());
    }
}

TEST_CASE("attacks are judged sentence by sentence") {
    struct Row {
        const char* name;
        const char* command;
        const char* rule;
    };
    const TestTable table("field", layout(R"([{"counter":"r1","at":"0605"},
        {"counter":"r2","at":"0604","status":{"committed":1}},{"counter":"r3","at":"0801"},
        {"counter":"b1","at":"0505"}])",
                                          redFights));
    for (const Row& row : std::vector<Row>{
             {"6.1 beside it", R"({"verb":"attack","target":"0505","with":["r1"]})", ""},
             {"6.1 nobody there", R"({"verb":"attack","target":"0504","with":["r1"]})", "6.1"},
             {"6.1 with nobody", R"({"verb":"attack","target":"0505","with":[]})", "6.1"},
             {"6.1 from afar", R"({"verb":"attack","target":"0505","with":["r3"]})", "6.1"},
             {"6.1 with the enemy", R"({"verb":"attack","target":"0505","with":["b1"]})", "6.1"},
             {"6.1 committed", R"({"verb":"attack","target":"0505","with":["r2"]})", "6.1"},
             {"6.1 named twice", R"({"verb":"attack","target":"0505","with":["r1","r1"]})", "6.1"},
         }) {
        CAPTURE(row.name);
        CHECK(table.refusedBy("red", row.command) == row.rule);
    }
}

TEST_CASE("an attack runs from its preview to the advance") {
    TestTable table("field", layout(R"([{"counter":"r1","at":"0605"},{"counter":"r2","at":"0606"},
        {"counter":"b3","at":"0505","face":1}])",
                                    redFights));
    const char* attack = R"({"verb":"attack","target":"0505","with":["r1","r2"]})";
    const Preview preview = previewOf(table.position(), table.command("red", attack));
    REQUIRE(preview.parts.size() == 3);
    CHECK(preview.parts[0].tally.total() == Ratio(8));
    CHECK(preview.parts[1].tally.total() == Ratio(2));
    Ratio certain;
    for (const Prospect& prospect : preview.prospects)
        certain = certain + prospect.chance;
    CHECK(certain == Ratio(1));
    table.mustAct("red", attack);
    table.mustAct("red", R"({"verb":"end_combat"})", {3}); // 3:1, a 3: the defenders retreat
    CHECK(table.decision() == "skirmish.retreat");
    CHECK(table.refusedBy("blue", R"({"verb":"retreat","to":"0605"})") == "6.5");
    CHECK(table.refusedBy("blue", R"({"verb":"retreat","to":"0505"})") == "6.5");
    table.mustAct("blue", R"({"verb":"retreat","to":"0405"})");
    CHECK(table.decision() == "skirmish.advance");
    table.mustAct("red", R"({"verb":"advance","whether":"advance"})");
    CHECK(table.position().isOccupiedBy(table.hex("0505"), red));
}

TEST_CASE("6.4 losses are shared out exactly") {
    TestTable table("field", layout(R"([{"counter":"r1","at":"0605"},{"counter":"r2","at":"0606"},
        {"counter":"b1","at":"0505"},{"counter":"b3","at":"0505","face":1}])",
                                    redFights));
    table.mustAct("red", R"({"verb":"attack","target":"0505","with":["r1","r2"]})");
    table.mustAct("red", R"({"verb":"end_combat"})", {4}); // 8 to 6: 1:1, a 4: one step each
    CHECK(table.decision() == "skirmish.losses");
    struct Row {
        const char* name;
        const char* shares;
        const char* rule;
    };
    for (const Row& row :
         {Row{"6.4 one step", R"({"r1":1})", ""}, Row{"6.4 too many", R"({"r1":1,"r2":1})", "6.4"},
          Row{"6.4 none", "{}", "6.4"}, Row{"6.4 by the wrong unit", R"({"b1":1})", "6.4"}}) {
        CAPTURE(row.name);
        CHECK(table.refusedBy("red", std::string(R"({"verb":"lose","shares":)") + row.shares +
                                         "}") == row.rule);
    }
}

TEST_CASE("6.2 several attacks are put in order") {
    TestTable table("melee");
    table.mustAct("red", R"({"verb":"bid","supply":1})");
    table.mustAct("blue", R"({"verb":"bid","supply":0})");
    table.mustAct("red", R"({"verb":"end_movement"})");
    table.mustAct("red", R"({"verb":"attack","target":"0404","with":["r1"]})");
    CHECK(table.refusedBy("red", R"({"verb":"attack","target":"0404","with":["r2"]})") == "6.1");
    table.mustAct("red", R"({"verb":"attack","target":"0405","with":["r3"]})");
    table.mustAct("red", R"({"verb":"end_combat"})");
    CHECK(table.decision() == "skirmish.order_attacks");
    CHECK(table.refusedBy("red", R"({"verb":"order","targets":["0404"]})") == "6.2");
    CHECK(table.refusedBy("red", R"({"verb":"order","targets":["0404","0404"]})") == "6.2");
    table.mustAct("red", R"({"verb":"order","targets":["0405","0404"]})", {1});
    CHECK(table.decision() == "skirmish.losses");
}

} // namespace esagono::skirmish_tests
