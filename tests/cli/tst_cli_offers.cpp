// SPDX-License-Identifier: GPL-3.0-or-later
// offers: short by default, in full about a unit, a verb or a hex; and what a command costs.
#include "app/cli/layout.h"
#include "tests/cli/cli_run.h"

namespace esagono::cli_offers_tests {

namespace {

/// Red is to move.
CliGame movement() {
    CliGame game;
    game.mustDo("bid supply=2");
    game.mustDo("bid supply=0");
    return game;
}

std::vector<std::string> offers(const CliGame& game, std::vector<std::string> more = {}) {
    more.insert(more.begin(), {"offers", game.file()});
    return more;
}

Record verbsIn(const Record& answer) {
    Record verbs = Record::array();
    for (const Record& offer : answer["offers"])
        if (std::ranges::count(verbs, offer["verb"]) == 0)
            verbs.push_back(offer["verb"]);
    return verbs;
}

} // namespace

TEST_CASE("offers are short unless everything is asked for") {
    const CliGame game = movement();
    const Ran brief = run(offers(game));
    const Ran all = run(offers(game, {"--all"}));
    CHECK(brief.exit == 0);
    CHECK(all.exit == 0);
    CHECK(brief.out.size() < all.out.size());
    for (const char* words : {"Turn 1", "move · ", "units: r", "for example: move ", "end_movement",
                              "--unit UNIT", "--all"})
        CHECK_MESSAGE(brief.says(words), words);
    CHECK_FALSE(brief.says("not 0603"));
    CHECK(all.says("not 0603"));
    CHECK(all.says("hexes, with MP: "));
    CHECK_FALSE(all.says("--unit UNIT"));
}

TEST_CASE("a unit, a verb or a hex filters the offers") {
    const CliGame game = movement();
    struct Row {
        const char* name;
        std::vector<std::string> filter;
        const char* said;
        const char* notSaid;
    };
    for (const Row& row : {
             Row{"a unit by its id", {"--unit", "r1"}, "unit=r1", "unit=r2"},
             Row{"a unit by its name", {"--unit", "1/R"}, "unit=r1", "unit=r2"},
             Row{"two units", {"--unit", "r1,2/R"}, "unit=r2", "unit=r3"},
             Row{"a verb", {"--verb", "end_movement"}, "end_movement", "unit=r1"},
             Row{"a unit and a verb", {"--unit", "r1", "--verb", "move"}, "unit=r1", "unit=r2"},
             Row{"the hex a unit can go to",
                 {"--hex", "0604"},
                 "path=0604 unit=r1",
                 "end_movement"},
             Row{"why a unit cannot go there",
                 {"--hex", "0603", "--unit", "r5"},
                 "not 0603",
                 "path="},
             Row{"a hex nobody can do anything about",
                 {"--hex", "0101"},
                 "Nothing of the kind",
                 "path="},
         }) {
        CAPTURE(row.name);
        const Ran ran = run(offers(game, row.filter));
        CAPTURE(ran.out);
        CHECK(ran.exit == 0);
        CHECK(ran.says(row.said));
        CHECK_FALSE(ran.says(row.notSaid));
    }
}

TEST_CASE("what there is not is not found") {
    const CliGame game = movement();
    for (const auto& [option, word, text] : {std::tuple{"--unit", "r99", "cli.fault.no_unit"},
                                             {"--verb", "dance", "cli.fault.no_verb"},
                                             {"--hex", "9999", "cli.fault.no_hex"}}) {
        CAPTURE(word);
        const Ran ran = runJson(offers(game, {option, word}));
        CHECK(ran.exit == 3);
        CHECK(ran.json()["error"]["text"] == text);
    }
    CHECK(run(offers(game, {"--verb", "dance"})).err.find("end_movement") != std::string::npos);
}

TEST_CASE("as JSON offers are complete, and filters leave what can be done") {
    const CliGame game = movement();
    const Record all = runJson(offers(game)).json();
    CHECK(runJson(offers(game, {"--all"})).json() == all);
    CHECK(verbsIn(all) == Record({"end_movement", "move"}));
    const Record one = runJson(offers(game, {"--unit", "r1"})).json();
    REQUIRE(one["offers"].size() == 1);
    CHECK(std::ranges::count(all["offers"], one["offers"][0]) == 1);
    const Record there = runJson(offers(game, {"--hex", "0604"})).json();
    for (const Record& offer : there["offers"]) {
        Record command = offer["example"];
        CAPTURE(compactText(command));
        CHECK(run({"why", game.file(), compactText(command)}).exit == 0);
        CHECK((offer["targets"] == Record::array({"0604"}) || offer["targets"].size() > 1));
    }
    CHECK(runJson(offers(game, {"--unit", "r5", "--hex", "0603"})).json()["offers"].empty());
}

TEST_CASE("what a way costs is told before it is gone") {
    const CliGame game = movement();
    CHECK(run({"why", game.file(), "move unit=r1 path=0604"}).says("Legal. Costs: 1 MP"));
    const Ran preview = run({"preview", game.file(), "move unit=r1 path=0604"});
    CHECK(preview.says("costs: 1 MP"));
    CHECK(preview.says("Cost in MP: 1"));
    CHECK(run({"why", game.file(), "end_movement"}).out == "Legal\n");
    CHECK(runJson({"why", game.file(), "move unit=r1 path=0604"}).json()["legal"] == true);
    CHECK(runJson({"preview", game.file(), "move unit=r1 path=0604"}).json()["parts"][0]["total"] ==
          1);
}

TEST_CASE("lines are broken between words, by what they look like") {
    using cli::widthOf;
    using cli::wrapped;
    CHECK(widthOf("aé½→") == 4);
    CHECK(wrapped("").size() == 1);
    const std::string words(300, 'x');
    CHECK_MESSAGE(wrapped(words + " y").front().size() == 300, "no word is broken");
    std::string text;
    for (int i = 0; i < 100; ++i)
        text += "½½½½ ";
    const auto lines = wrapped(text, 2, 6);
    REQUIRE(lines.size() > 4);
    for (const std::string& line : lines)
        CHECK(widthOf(line) <= cli::lineWidth);
    CHECK(lines[0].starts_with("  ½"));
    CHECK(lines[1].starts_with("      ½"));
}

TEST_CASE("numbers are written as wargames print them") {
    using cli::numberText;
    struct Row {
        Ratio number;
        const char* text;
    };
    for (const Row& row : {Row{Ratio(3), "3"}, Row{Ratio(1, 2), "½"}, Row{Ratio(5, 2), "2½"},
                           Row{Ratio(-3, 2), "-1½"}, Row{Ratio(-1, 2), "-½"},
                           Row{Ratio(2, 3), "2/3"}, Row{Ratio(4, 3), "1 1/3"}, Row{Ratio(0), "0"}})
        CHECK(numberText(row.number) == row.text);
    CHECK(cli::percentText(Ratio(1, 6)) == "16.7 %");
    CHECK(cli::percentText(Ratio(1)) == "100.0 %");
}

} // namespace esagono::cli_offers_tests
