// SPDX-License-Identifier: GPL-3.0-or-later
// Commands as people type them: both forms, and what is no command.
#include "app/cli/command_text.h"
#include "engine/core/fault.h"
#include "engine/play/playout.h"
#include "tests/skirmish/chapters.h"
#include "tests/support/table.h"

#include <doctest/doctest.h>

namespace esagono::command_text_tests {

using namespace esagono::cli;

namespace {

/// A decision with every kind of argument the reading depends on.
FrameKind decision() {
    FrameKind kind{"test.decision", ""};
    kind.verbs = {{"attack",
                   {{"target", FieldKind::Hex},
                    {"with", FieldKind::Counter, false},
                    {"shares", FieldKind::Allocation, false},
                    {"supply", FieldKind::Number},
                    {"faces", FieldKind::Number, false}}},
                  {"wait", {}}};
    return kind;
}

} // namespace

TEST_CASE("both forms of a command say the same") {
    struct Row {
        const char* name;
        const char* text;
        const char* json;
    };
    const FrameKind kind = decision();
    for (const Row& row : {
             Row{"a verb alone", "wait", R"({"verb":"wait"})"},
             Row{"blanks around it", "  wait \t", R"({"verb":"wait"})"},
             Row{"JSON", R"({"verb":"wait"})", R"({"verb":"wait"})"},
             Row{"JSON after blanks", R"(  {"verb":"wait"})", R"({"verb":"wait"})"},
             Row{"one value", "attack target=0403", R"({"verb":"attack","target":"0403"})"},
             Row{"a list", "attack with=r1,r2", R"({"verb":"attack","with":["r1","r2"]})"},
             Row{"a list of one", "attack with=r1", R"({"verb":"attack","with":["r1"]})"},
             Row{"an empty list", "attack with=", R"({"verb":"attack","with":[]})"},
             Row{"a number", "attack supply=-2", R"({"verb":"attack","supply":-2})"},
             Row{"no number", "attack supply=x", R"({"verb":"attack","supply":"x"})"},
             Row{"numbers", "attack faces=1,2", R"({"verb":"attack","faces":[1,2]})"},
             Row{"shares", "attack shares=r1:1,r2:0",
                 R"({"verb":"attack","shares":{"r1":1,"r2":0}})"},
             Row{"a name with a colon", "attack shares=4:a:2",
                 R"({"verb":"attack","shares":{"4:a":2}})"},
             Row{"no shares", "attack shares=", R"({"verb":"attack","shares":{}})"},
             Row{"an equals sign in the value", "attack target=a=b",
                 R"({"verb":"attack","target":"a=b"})"},
             Row{"an argument nobody knows", "attack speed=3", R"({"verb":"attack","speed":"3"})"},
             Row{"a verb nobody knows", "dance with=r1,r2", R"({"verb":"dance","with":"r1,r2"})"},
             Row{"several arguments", "attack target=0403 with=r1",
                 R"({"verb":"attack","target":"0403","with":["r1"]})"},
         }) {
        CAPTURE(row.name);
        CHECK(commandFrom(row.text, &kind) == readRecord(row.json, "row"));
    }
}

TEST_CASE("without a decision every value is a text") {
    CHECK(commandFrom("attack supply=3", nullptr) == Record({{"verb", "attack"}, {"supply", "3"}}));
}

TEST_CASE("what is no command is told so") {
    const FrameKind kind = decision();
    struct Row {
        const char* name;
        std::string text;
        const char* says;
    };
    for (const Row& row : {
             Row{"nothing", "", "cli.fault.verb_expected"},
             Row{"blanks", " \n\t", "cli.fault.verb_expected"},
             Row{"a word that is no argument", "attack 0403", "cli.fault.argument_expected"},
             Row{"no name", "attack =3", "cli.fault.argument_expected"},
             Row{"an argument twice", "attack target=1 target=2", "cli.fault.said_twice"},
             Row{"the verb again", "attack verb=wait", "cli.fault.said_twice"},
             Row{"a share without number", "attack shares=r1", "cli.fault.share_expected"},
             Row{"a share twice", "attack shares=r1:1,r1:2", "cli.fault.said_twice"},
             Row{"broken JSON", "{", "core.fault.not_json"},
             Row{"a key twice", R"({"verb":"a","verb":"b"})", "core.fault.key_twice"},
             Row{"too deep", R"({"verb":[[[[[[[[[]]]]]]]]]})", "core.fault.too_deep"},
             Row{"too long", "attack target=" + std::string(2U << 20U, 'x'), "cli.fault.too_large"},
         }) {
        CAPTURE(row.name);
        try {
            static_cast<void>(commandFrom(row.text, &kind));
            FAIL_CHECK("was taken for a command");
        } catch (const Fault& fault) {
            CHECK(fault.text().id == row.says);
        }
    }
}

TEST_CASE("the short form of every command of whole games is read back") {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const TestTable table("melee");
        RandomPlayer red(seed);
        RandomPlayer blue(seed + 100);
        Player* const players[] = {&red, &blue};
        SeededDice dice(seedFrom(std::to_string(seed)));
        static_cast<void>(playOut(table.setting, table.state, dice, players, 1000,
                                  [&](const State& before, const Command& command, const Ruled&) {
                                      const FrameKind& kind =
                                          table.setting.kind(before.frames.back().name);
                                      const Record asked = table.scribe.write(command, kind);
                                      CHECK(commandFrom(shortForm(asked), &kind) == asked);
                                      return true;
                                  }));
    }
}

} // namespace esagono::command_text_tests
