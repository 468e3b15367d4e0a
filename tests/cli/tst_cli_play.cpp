// SPDX-License-Identifier: GPL-3.0-or-later
// state, offers, do, why, preview, takeback, log: playing by command line.
#include "tests/cli/cli_run.h"

namespace esagono::cli_play_tests {

namespace {

bool names(const std::string& text, const std::string& counter) {
    return text.find('"' + counter + '"') != std::string::npos;
}

} // namespace

TEST_CASE("state shows the table as somebody sees it") {
    const CliGame game;
    struct Row {
        const char* as; ///< empty: not said
        const char* answered;
        bool seesRed;
        bool seesBlue;
    };
    for (const Row& row :
         {Row{"red", "red", true, false}, Row{"blue", "blue", false, true},
          Row{"umpire", "umpire", true, true}, Row{"stranger", "stranger", false, false},
          Row{"", "red", true, false}}) {
        CAPTURE(row.as);
        std::vector<std::string> arguments = {"state", game.file()};
        if (*row.as != '\0')
            arguments.insert(arguments.end(), {"--as", row.as});
        const Ran ran = runJson(arguments);
        CHECK(ran.exit == 0);
        const Record answer = ran.json();
        CHECK(answer["as"] == row.answered);
        CHECK(answer["over"] == false);
        CHECK(answer["deciding"] == Record({"red", "blue"}));
        for (int i = 1; i <= 5; ++i) {
            CHECK(names(ran.out, "r" + std::to_string(i)) == row.seesRed);
            CHECK(names(ran.out, "b" + std::to_string(i)) == row.seesBlue);
        }
        const Ran text = run(arguments);
        CHECK(text.exit == 0);
        CHECK(text.says("0603"));
        CHECK(text.says("1/R") == row.seesRed);
        CHECK(text.says("1/B") == row.seesBlue);
    }
    CHECK(runJson({"state", game.file(), "--as", "green"}).exit == 3);
}

TEST_CASE("state can look back") {
    const CliGame game;
    const Record first = runJson({"state", game.file(), "--as", "red"}).json();
    game.mustDo("bid supply=2");
    game.mustDo("bid supply=1");
    CHECK(runJson({"state", game.file(), "--as", "red"}).json()["view"] != first["view"]);
    const Ran back = runJson({"state", game.file(), "--as", "red", "--at", first["event"].dump()});
    CHECK(back.json() == first);
    CHECK(run({"state", game.file(), "--at", "0"}).exit == 0);
    CHECK(run({"state", game.file(), "--at", "-1"}).exit == 3);
    CHECK(run({"state", game.file(), "--at", "9999"}).exit == 3);
}

TEST_CASE("a sealed answer is shown to its author only") {
    const CliGame game;
    game.mustDo("bid supply=2");
    const auto bidOf = [&](const char* as) {
        return runJson({"state", game.file(), "--as", as})
            .json()["view"]["frames"]
            .back()["locals"];
    };
    CHECK(bidOf("red")["red"] == 2);
    CHECK(bidOf("umpire")["red"] == 2);
    CHECK(!bidOf("blue").contains("red"));
    CHECK(!bidOf("stranger").contains("red"));
    const auto commandIn = [&](const char* as) {
        return runJson({"log", game.file(), "--as", as}).json()["pages"][1];
    };
    CHECK(commandIn("red")["command"]["supply"] == 2);
    CHECK(commandIn("umpire")["command"]["supply"] == 2);
    CHECK(!commandIn("blue").contains("command"));
    CHECK(!commandIn("stranger").contains("command"));
    CHECK(!run({"log", game.file(), "--as", "blue"}).says("supply=2"));
}

TEST_CASE("offers are what a side may do, and each example is legal") {
    const CliGame game;
    const Ran none = runJson({"offers", game.file(), "--as", "red"});
    CHECK(none.exit == 0);
    CHECK(none.json()["decision"] == "skirmish.bid");
    game.mustDo("bid supply=2");
    game.mustDo("bid supply=0");
    const Record offers = runJson({"offers", game.file()}).json();
    CHECK(offers["as"] == "red");
    CHECK(offers["decision"] == "skirmish.move");
    REQUIRE(offers["offers"].size() > 1);
    for (const Record& offer : offers["offers"]) {
        Record command = offer.contains("example") ? offer["example"] : offer["fixed"];
        command["verb"] = offer["verb"];
        CAPTURE(compactText(command));
        CHECK(run({"why", game.file(), compactText(command)}).exit == 0);
        for (const Record& block : offer.value("blocked", Record::array()))
            CHECK(block["why"].contains("rule"));
    }
    CHECK(runJson({"offers", game.file(), "--as", "blue"}).json()["offers"].empty());
    CHECK(run({"offers", game.file()}).says("end_movement"));
    CHECK(runJson({"offers", game.file(), "--as", "umpire"}).exit == 3);
}

TEST_CASE("what is refused is refused alike by why, preview and do") {
    const CliGame game;
    game.mustDo("bid supply=2");
    game.mustDo("bid supply=0");
    struct Row {
        const char* name;
        std::vector<std::string> words;
        const char* rule;
        const char* title;
    };
    for (const Row& row : {
             Row{"4.1 not adjacent", {"move unit=r1 path=0801"}, "4.1", "Moving"},
             Row{"4.1 no path", {"move", "unit=r1", "path="}, "4.1", "Moving"},
             Row{"4.1 an enemy's unit", {"move", "unit=b1", "path=0404"}, "4.1", "Moving"},
             Row{"4.4 a lake", {"move", "unit=r1", "path=0503,0403"}, "4.4", "Lakes"},
             Row{"4.5 in JSON",
                 {R"({"verb":"move","unit":"r5","path":["0604","0603"]})"},
                 "4.5",
                 "Stacking at the end"},
             Row{"a verb of another decision",
                 {"attack", "target=0405", "with=r1"},
                 "esagono:verb",
                 ""},
             Row{"a verb of no decision", {"dance"}, "esagono:verb", ""},
             Row{"an argument missing", {"move", "path=0604"}, "esagono:argument", ""},
             Row{"not the side that decides",
                 {"end_movement", "--as", "blue"},
                 "esagono:owner",
                 ""},
         }) {
        CAPTURE(row.name);
        const auto asked = [&](const char* verb) {
            std::vector<std::string> arguments = {verb, game.file()};
            arguments.insert(arguments.end(), row.words.begin(), row.words.end());
            return arguments;
        };
        const Ran why = runJson(asked("why"));
        CAPTURE(why.out);
        CHECK(why.exit == 1);
        const Record refused = why.json()["refused"];
        CHECK(refused["rule"] == row.rule);
        CHECK(refused.value("title", "") == row.title);
        CHECK(refused.contains("text"));
        for (const char* verb : {"preview", "do"}) {
            const Ran ran = runJson(asked(verb));
            CHECK(ran.exit == 1);
            CHECK(ran.json()["refused"] == refused);
        }
        CHECK(run(asked("why")).exit == 1);
        CHECK(run(asked("do")).exit == 1);
    }
    CHECK_MESSAGE(runJson({"log", game.file()}).json()["pages"].size() == 3, "nothing was written");
}

TEST_CASE("what is no command is malformed") {
    const CliGame game;
    struct Row {
        const char* name;
        const char* command;
        int exit;
    };
    for (const Row& row : {
             Row{"no JSON", "{", 4},
             Row{"no verb", R"({"supply":1})", 4},
             Row{"a verb that is no text", R"({"verb":3})", 4},
             Row{"an argument nobody knows", "bid supply=1 speed=3", 4},
             Row{"a text for a number", "bid supply=x", 4},
             Row{"a list for a number", R"({"verb":"bid","supply":[1]})", 4},
             Row{"a number beyond all bounds", R"({"verb":"bid","supply":99999999999})", 4},
             Row{"no argument", "bid 3", 4},
             Row{"bytes that are no text", "bid supply=\xff", 4},
         }) {
        CAPTURE(row.name);
        for (const char* verb : {"why", "preview", "do"})
            CHECK(runJson({verb, game.file(), row.command}).exit == row.exit);
    }
    CHECK(run({"do", game.file(), "bid supply=1", "--as", "green"}).exit == 3);
}

TEST_CASE("do plays and tells what the side may know") {
    const CliGame game;
    const Ran first = runJson({"do", game.file(), "bid", "supply=2"});
    CHECK(first.exit == 0);
    CHECK(first.json()["ok"] == true);
    CHECK(first.json()["page"] == 2);
    CHECK(first.json()["deciding"] == Record::array({"blue"}));
    const Ran second = runJson({"do", game.file(), "bid supply=1", "--as", "blue"});
    CHECK(second.exit == 0);
    for (const Record& event : second.json()["events"]) {
        CHECK((event["kind"] != "track_set" || event["data"]["track"] != "red_supply"));
        CHECK(event["n"] > 0);
    }
    CHECK(run({"do", game.file(), "move unit=r1 path=0604"}).says("0604"));
    CHECK(run({"verify", game.file()}).exit == 0);
}

TEST_CASE("the events of a hidden unit are not told to the enemy") {
    const CliGame game;
    game.mustDo("bid supply=2");
    game.mustDo("bid supply=1");
    game.mustDo("move unit=r3 path=0703");
    const Ran red = runJson({"log", game.file(), "--as", "red"});
    const Ran blue = runJson({"log", game.file(), "--as", "blue"});
    CHECK(names(red.out, "r3"));
    CHECK(!names(blue.out, "r3"));
    CHECK(names(runJson({"log", game.file(), "--as", "umpire"}).out, "r3"));
}

TEST_CASE("why says that a command is legal") {
    const CliGame game;
    const Ran ran = runJson({"why", game.file(), "bid", "supply=1"});
    CHECK(ran.exit == 0);
    CHECK(ran.json() == Record({{"legal", true}}));
    CHECK(run({"why", game.file(), "bid", "supply=1"}).exit == 0);
}

TEST_CASE("preview reckons before a die is thrown") {
    const CliGame game = CliGame::from(attackPosition());
    const Ran ran = runJson({"preview", game.file(), "attack target=0405 with=r1,r2"});
    CHECK(ran.exit == 0);
    const Record preview = ran.json();
    CHECK(preview["parts"][0]["total"] == 8);
    CHECK(preview["parts"][0]["items"].size() == 2);
    CHECK(!preview["prospects"].empty());
    CHECK(run({"preview", game.file(), "attack target=0405 with=r1,r2"}).exit == 0);
    CHECK_MESSAGE(run({"preview", game.file(), "end_combat"}).exit == 0, "a verb without preview");
}

TEST_CASE("told dice are asked for, taken, and refused where there is a seed") {
    const CliGame game = CliGame::from(attackPosition());
    game.mustDo("attack target=0405 with=r1,r2");
    const Ran wanted = runJson({"do", game.file(), "end_combat"});
    CHECK(wanted.exit == 1);
    CHECK(wanted.json()["refused"]["rule"] == "esagono:dice");
    CHECK(wanted.json()["refused"]["with"][0] == 6);
    CHECK(wanted.json()["refused"]["with"][1].contains("word"));
    CHECK(wanted.json()["refused"]["with"][2] == 1);
    for (const auto& [told, why] : {std::pair{"7", "play.refuse.dice_impossible"},
                                    {"0", "play.refuse.dice_impossible"},
                                    {"5,6", "play.refuse.dice_surplus"},
                                    {"5,9", "play.refuse.dice_surplus"}}) {
        CAPTURE(told);
        const Ran refused = runJson({"do", game.file(), "end_combat", "--dice", told});
        CHECK(refused.exit == 1);
        CHECK(refused.json()["refused"]["rule"] == "esagono:dice");
        CHECK(refused.json()["refused"]["text"] == why);
    }
    CHECK(run({"do", game.file(), "end_combat", "--dice", "7"}).says("7 cannot be the result"));
    const Ran done = runJson({"do", game.file(), "end_combat", "--dice", "5"});
    CHECK(done.exit == 0);
    CHECK(std::ranges::any_of(done.json()["events"], [](const Record& event) {
        return event["kind"] == "dice_rolled" && event["data"]["faces"] == Record::array({5});
    }));
    CHECK(run({"verify", game.file()}).exit == 0);
    const Ran log = run({"log", game.file(), "--as", "umpire"});
    CHECK(log.says("6.3"));

    const CliGame seeded;
    CHECK(runJson({"do", seeded.file(), "bid supply=1", "--dice", "3"}).exit == 2);
}

TEST_CASE("losses are shared out in the short form") {
    const CliGame game = CliGame::from(attackPosition());
    game.mustDo("attack target=0405 with=r1,r2");
    game.mustDo("end_combat", "5");
    const Record offers = runJson({"offers", game.file()}).json();
    REQUIRE(offers["decision"] == "skirmish.losses");
    CHECK(offers["as"] == "blue");
    CHECK(run({"offers", game.file()}).says("lose shares=b1:1"));
    CHECK(run({"do", game.file(), "lose", "shares=b1:2"}).exit == 1);
    CHECK(run({"do", game.file(), "lose", "shares=r1:1"}).exit == 1);
    CHECK(run({"do", game.file(), "lose", "shares=b1:1"}).exit == 0);
}

TEST_CASE("a take-back is made by its author, up to the last barrier") {
    const CliGame game;
    CHECK(runJson({"takeback", game.file(), "--as", "red"}).exit == 1);
    game.mustDo("bid supply=2");
    const Ran other = runJson({"takeback", game.file(), "--as", "blue"});
    CHECK(other.exit == 1);
    CHECK(other.json()["refused"]["rule"] == "esagono:take_back");
    const Ran taken = runJson({"takeback", game.file(), "--as", "red"});
    CHECK(taken.exit == 0);
    CHECK(taken.json()["deciding"] == Record({"red", "blue"}));
    CHECK(runJson({"takeback", game.file(), "--as", "green"}).exit == 3);

    const Record log = runJson({"log", game.file(), "--as", "umpire"}).json();
    CHECK(log["pages"][1]["counts"] == false);
    CHECK(log["pages"][2]["back_to"] == 1);
    CHECK_MESSAGE(runJson({"log", game.file(), "--as", "red"}).json()["pages"].size() == 1,
                  "only the umpire sees what was taken back");
    CHECK(run({"log", game.file(), "--as", "umpire"}).exit == 0);
}

TEST_CASE("the log numbers events and cites rules") {
    const CliGame game;
    game.mustDo("bid supply=2");
    game.mustDo("bid supply=1");
    const Record log = runJson({"log", game.file(), "--as", "red"}).json();
    std::int64_t before = 0;
    bool cited = false;
    for (const Record& page : log["pages"])
        for (const Record& event : page["events"]) {
            CHECK(event["n"] > before);
            before = event["n"];
            cited |= event["data"].value("rule", "") == "3.2" && event.contains("message");
        }
    CHECK(cited);
    const Ran text = run({"log", game.file(), "--as", "red"});
    CHECK(text.says("bid supply=2"));
    CHECK(text.says("§ 3.2 Bids"));
    CHECK(run({"--lang", "it", "log", game.file(), "--as", "red"}).says("Rossi"));
}

TEST_CASE("a finished game is looked at by the umpire and goes no further") {
    const TestFolder folder;
    REQUIRE(run({"selfplay", "--game", "skirmish", "--scenario", "melee", "--games", "1", "--seed",
                 "4", "--out-dir", folder.path("").string()})
                .exit == 0);
    const std::string file = folder.path("skirmish_melee_4.esagono").string();
    const Ran state = runJson({"state", file});
    CHECK(state.exit == 0);
    CHECK(state.json()["as"] == "umpire");
    CHECK(state.json()["over"] == true);
    CHECK(state.json()["ending"].contains("winner"));
    CHECK(run({"state", file}).exit == 0);
    CHECK(runJson({"offers", file}).json()["offers"].empty());
    CHECK(run({"offers", file}).exit == 0);
    for (const char* verb : {"do", "why", "preview"}) {
        const Ran ran = runJson({verb, file, "bid", "supply=1"});
        CHECK(ran.exit == 1);
        CHECK(ran.json()["refused"]["rule"] == "esagono:over");
    }
    CHECK(run({"position", file}).exit == 0);
    CHECK(run({"verify", file}).exit == 0);
}

} // namespace esagono::cli_play_tests
