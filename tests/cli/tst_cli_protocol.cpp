// SPDX-License-Identifier: GPL-3.0-or-later
// The line protocol: a session's transcript, its errors, and lines made to hurt.
#include "app/cli/protocol_session.h"
#include "engine/core/chance.h"
#include "engine/play/playout.h"
#include "tests/cli/cli_run.h"
#include "tests/skirmish/names.h"

namespace esagono::cli_protocol_tests {

using namespace esagono::cli;

namespace {

/// A session over a fresh game.
class Talk {
public:
    explicit Talk(SideId only = {}, const std::string& scenario = "field")
        : m_match(Match::create(m_folder.path("game.esagono"), skirmishGame().package,
                                skirmishOnly(),
                                {.scenario = scenario, .seed = seedFrom("talk"), .at = noon}))
        , m_session(
              *m_match, m_catalogue, [] { return std::string(noon); }, only) {}

    Record ask(const std::string& line) {
        const std::string answer = m_session.answer(line);
        CHECK(answer.find('\n') == std::string::npos);
        return readRecord(answer, "answer");
    }
    [[nodiscard]] Match& match() { return *m_match; }
    [[nodiscard]] ProtocolSession& session() { return m_session; }

private:
    static constexpr char noon[] = "1937-08-14T12:00:00Z";
    TestFolder m_folder;
    Catalogue m_catalogue;
    std::unique_ptr<Match> m_match;
    ProtocolSession m_session;
};

} // namespace

TEST_CASE("a session from hello to quit") {
    Talk talk;
    const Record hello = talk.ask(R"({"do":"hello","id":1})");
    CHECK(hello["ok"] == true);
    CHECK(hello["id"] == 1);
    CHECK(hello["protocol"] == 1);
    CHECK(hello["game"] == "skirmish");
    CHECK(hello["scenario"] == "field");
    CHECK(hello["rules_version"] == 1);
    CHECK(hello["sides"] == Record({"red", "blue"}));
    CHECK(hello["options"]["fog"] == "on");

    const Record offers = talk.ask(R"({"do":"offers","as":"red"})");
    CHECK(offers["decision"] == "skirmish.bid");
    CHECK(offers["offers"][0]["verb"] == "bid");

    CHECK(talk.ask(R"({"do":"why","as":"red","command":{"verb":"bid","supply":3}})")["legal"] ==
          true);
    const Record why = talk.ask(R"({"do":"why","as":"red","command":{"verb":"bid","supply":4}})");
    CHECK(why["refused"]["rule"] == "3.2");
    CHECK(!why.contains("ok"));
    const Record refused =
        talk.ask(R"({"do":"command","as":"red","command":{"verb":"bid","supply":4}})");
    CHECK(refused["refused"] == why["refused"]);

    const Record done =
        talk.ask(R"({"do":"command","as":"red","command":{"verb":"bid","supply":3}})");
    CHECK(done["ok"] == true);
    CHECK(done["page"] == 2);
    CHECK(done["deciding"] == Record::array({"blue"}));
    CHECK(!done["events"].empty());

    CHECK(talk.ask(R"({"do":"takeback","as":"blue"})")["refused"]["rule"] == "esagono:take_back");
    CHECK(talk.ask(R"({"do":"takeback","as":"red"})")["deciding"] == Record({"red", "blue"}));
    CHECK(talk.ask(R"({"do":"command","as":"red","command":{"verb":"bid","supply":1}})")["ok"] ==
          true);
    CHECK(talk.ask(R"({"do":"command","as":"blue","command":{"verb":"bid","supply":0}})")["ok"] ==
          true);
    const Record preview =
        talk.ask(R"({"do":"preview","command":{"verb":"move","unit":"r2","path":["0706"]}})");
    REQUIRE_MESSAGE(preview["preview"]["parts"].size() == 1, "what the path costs");
    CHECK(preview["preview"]["parts"][0]["label"]["text"] == "play.tally.part_way");

    const Record state = talk.ask(R"({"do":"state","as":"blue"})");
    CHECK(state["view"]["tracks"]["turn"] == 1);
    CHECK(talk.ask(R"({"do":"state","as":"blue","at":102})")["event"] == 102);
    CHECK(!talk.session().isOver());
    CHECK(talk.ask(R"({"do":"quit"})")["ok"] == true);
    CHECK(talk.session().isOver());
}

TEST_CASE("what cannot be answered is an error, and the session goes on") {
    Talk talk;
    struct Row {
        const char* name;
        std::string line;
        const char* kind;
    };
    for (const Row& row : {
             Row{"nothing", "", "malformed"},
             Row{"no JSON", "hello", "malformed"},
             Row{"no object", "[1]", "malformed"},
             Row{"two objects", R"({"do":"hello"}{"do":"hello"})", "malformed"},
             Row{"nothing asked", "{}", "malformed"},
             Row{"something unknown", R"({"do":"dance"})", "malformed"},
             Row{"asked by number", R"({"do":3})", "malformed"},
             Row{"an unknown side", R"({"do":"offers","as":"green"})", "not_found"},
             Row{"a side that is no text", R"({"do":"offers","as":1})", "malformed"},
             Row{"no command", R"({"do":"command","as":"red"})", "malformed"},
             Row{"a command that is a text", R"({"do":"command","as":"red","command":"bid"})",
                 "malformed"},
             Row{"a command without verb", R"({"do":"command","as":"red","command":{}})",
                 "malformed"},
             Row{"an unknown argument",
                 R"({"do":"why","as":"red","command":{"verb":"bid","speed":1}})", "malformed"},
             Row{"dice where there is a seed",
                 R"({"do":"command","as":"red","command":{"verb":"bid","supply":1},"dice":[3]})",
                 "malformed"},
             Row{"dice that are none",
                 R"({"do":"command","as":"red","command":{"verb":"bid","supply":1},"dice":["x"]})",
                 "malformed"},
             Row{"an event that is none", R"({"do":"state","at":"now"})", "malformed"},
             Row{"an event before all", R"({"do":"state","at":-1})", "malformed"},
             Row{"an event after all", R"({"do":"state","at":99999})", "not_found"},
             Row{"an event beyond all bounds", R"({"do":"state","at":18446744073709551615})",
                 "malformed"},
             Row{"bytes that are no text", "{\"do\":\"\xff\"}", "malformed"},
             Row{"a zero", std::string("{\"do\":\"a\0\"}", 11), "malformed"},
             Row{"too deep", std::string(1000, '['), "too_large"},
             Row{"too long", std::string(ProtocolSession::longestLine + 1, ' '), "too_large"},
         }) {
        CAPTURE(row.name);
        const Record answer = talk.ask(row.line);
        CHECK(answer["error"]["kind"] == row.kind);
        CHECK(answer["error"].contains("text"));
        CHECK(!answer.contains("ok"));
    }
    CHECK(talk.ask(R"({"do":"dance","id":"x"})")["id"] == "x");
    CHECK(talk.ask(R"({"do":"hello"})")["ok"] == true);
    CHECK_MESSAGE(talk.match().journal().lastPage() == 1, "nothing was written");
}

TEST_CASE("a session bound to one side answers nobody else") {
    Talk talk(skirmish::blue);
    CHECK(talk.ask(R"({"do":"offers"})")["as"] == "blue");
    CHECK(talk.ask(R"({"do":"state"})")["as"] == "blue");
    for (const char* as : {"red", "umpire", "stranger"})
        for (const char* what : {"state", "offers", "takeback"}) {
            CAPTURE(as);
            CAPTURE(what);
            const Record answer = talk.ask(compactText({{"do", what}, {"as", as}}));
            CHECK(answer.contains("error"));
        }
    CHECK(talk.ask(R"({"do":"command","as":"red","command":{"verb":"bid","supply":1}})")
              .contains("error"));
}

TEST_CASE("events are told as the asking side may know them") {
    Talk talk;
    CHECK(talk.ask(R"({"do":"command","as":"red","command":{"verb":"bid","supply":2}})")["ok"] ==
          true);
    const Record done =
        talk.ask(R"({"do":"command","as":"blue","command":{"verb":"bid","supply":1}})");
    for (const Record& event : done["events"])
        CHECK(event["data"].value("track", "") != "red_supply");
}

TEST_CASE("a bot plays a whole game by the protocol alone") {
    Talk talk({}, "melee");
    Chance chance(3);
    for (int i = 0; i < 500 && !talk.match().position().isOver(); ++i) {
        const Record offers = talk.ask(R"({"do":"offers"})");
        REQUIRE(!offers["offers"].empty());
        const Record& offer = offers["offers"][chance.below(offers["offers"].size())];
        Record command = offer.contains("example") ? offer["example"] : offer["fixed"];
        command["verb"] = offer["verb"];
        const Record done = talk.ask(compactText(
            {{"do", "command"}, {"as", offers["as"]}, {"command", std::move(command)}}));
        REQUIRE(done["ok"] == true);
    }
    CHECK(talk.match().position().isOver());
    CHECK(talk.ask(R"({"do":"state"})")["ending"].contains("winner"));
    CHECK(talk.ask(R"({"do":"offers"})")["offers"].empty());
    CHECK(talk.ask(R"({"do":"command","command":{"verb":"bid"}})")["refused"]["rule"] ==
          "esagono:over");
}

TEST_CASE("spoiled lines never stop a session") {
    Talk talk;
    const std::vector<std::string> lines = {
        R"({"do":"hello","id":[1,{"a":null}]})",
        R"({"do":"offers","as":"red"})",
        R"({"do":"command","as":"red","command":{"verb":"bid","supply":1},"dice":[1,2]})",
        R"({"do":"why","as":"blue","command":{"verb":"bid","supply":-1}})",
        R"({"do":"preview","command":{"verb":"move","unit":"r2","path":["0706"]}})",
        R"({"do":"state","as":"umpire","at":5})"};
    Chance chance(1937);
    for (int i = 0; i < 3000; ++i) {
        std::string line = lines[chance.below(lines.size())];
        for (std::size_t cuts = chance.below(4); cuts > 0 && !line.empty(); --cuts) {
            const std::size_t at = chance.below(line.size());
            if (chance.below(2) == 0)
                line[at] = static_cast<char>(chance.below(256));
            else
                line.erase(at, 1 + chance.below(5));
        }
        const Record answer = talk.ask(line);
        CHECK((answer.contains("ok") || answer.contains("refused") || answer.contains("error")));
    }
}

TEST_CASE("protocol speaks line by line over the streams") {
    const CliGame game;
    const std::string input = "{\"do\":\"hello\"}\nnonsense\n" +
                              std::string(ProtocolSession::longestLine + 10, 'x') +
                              "\n{\"do\":\"offers\"}\n{\"do\":\"quit\"}\n{\"do\":\"hello\"}\n";
    const Ran ran = run({"protocol", game.file()}, input);
    CHECK(ran.exit == 0);
    std::istringstream answers(ran.out);
    std::vector<Record> read;
    for (std::string line; std::getline(answers, line);)
        read.push_back(readRecord(line, "answer"));
    REQUIRE_MESSAGE(read.size() == 5, "nothing is answered after quit");
    CHECK(read[0]["protocol"] == 1);
    CHECK(read[1]["error"]["kind"] == "malformed");
    CHECK(read[2]["error"]["kind"] == "too_large");
    CHECK(read[3]["as"] == "red");
    CHECK(read[4]["ok"] == true);
    CHECK_MESSAGE(run({"protocol", game.file()}, "{\"do\":\"hello\"}").exit == 0,
                  "the input may just end");
    CHECK(run({"protocol", game.file(), "--as", "green"}).exit == 3);
}

} // namespace esagono::cli_protocol_tests
