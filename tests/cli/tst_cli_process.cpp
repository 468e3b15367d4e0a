// SPDX-License-Identifier: GPL-3.0-or-later
// The program as a process: exit codes, a second writer, a reader that goes away.
#include "tests/cli/cli_run.h"

#ifndef _WIN32
#include <sys/wait.h>

namespace esagono::cli_process_tests {

namespace {

/// Runs a line of the shell, in which $CLI is the program; its exit code.
int shell(const std::string& line) {
    const std::string whole = std::string("CLI='") + ESAGONO_CLI + "'; export ESAGONO_PACKAGES='" +
                              skirmishFolder().string() + "'; " + line;
    const int status = std::system(("exec >/dev/null 2>&1; " + whole).c_str());
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

} // namespace

TEST_CASE("the process ends with the documented codes") {
    const CliGame game;
    const std::string file = " '" + game.file() + "' ";
    struct Row {
        const char* name;
        std::string line;
        int exit;
    };
    for (const Row& row : {
             Row{"done", "$CLI games", 0},
             Row{"legal", "$CLI why" + file + "bid supply=1", 0},
             Row{"refused", "$CLI do" + file + "bid supply=9", 1},
             Row{"misused", "$CLI", 2},
             Row{"not found", "$CLI state /nowhere/at/all", 3},
             Row{"malformed", "$CLI do" + file + "bid 3", 4},
             Row{"foreign", "$CLI state /", 5},
             Row{"not writable", "$CLI new --game skirmish --scenario field --out" + file, 7},
             Row{"nobody takes the answer", "$CLI games >/dev/full", 7},
             Row{"a reader that goes away", "$CLI log" + file + "| true; true", 0},
         }) {
        CAPTURE(row.name);
        CHECK(shell(row.line) == row.exit);
    }
}

TEST_CASE("a second writer is turned away, readers are not") {
    const CliGame game;
    const std::string file = " '" + game.file() + "' ";
    {
        const auto writer = Match::open(game.file(), skirmishOnly(), Access::ReadWrite);
        CHECK(shell("$CLI do" + file + "bid supply=1") == 6);
        CHECK(shell("$CLI takeback" + file + "--as red") == 6);
        CHECK(shell("echo '{\"do\":\"hello\"}' | $CLI protocol" + file) == 6);
        CHECK(shell("$CLI state" + file) == 0);
        CHECK(shell("$CLI verify" + file) == 0);
        const Ran within = runJson({"do", game.file(), "bid supply=1"});
        CHECK(within.exit == 6);
        CHECK(within.json()["error"]["kind"] == "busy");
    }
    CHECK(shell("$CLI do" + file + "bid supply=1") == 0);
}

TEST_CASE("a command is in the diary even if nobody hears the answer") {
    const CliGame game;
    const std::string file = " '" + game.file() + "' ";
    CHECK(shell("$CLI do" + file + "bid supply=1 >/dev/full") == 7);
    CHECK(runJson({"log", game.file(), "--as", "red"}).json()["pages"].size() == 2);
}

TEST_CASE("the protocol answers a process line by line") {
    const CliGame game;
    const std::string file = " '" + game.file() + "' ";
    CHECK(shell("printf '{\"do\":\"command\",\"as\":\"red\",\"command\":{\"verb\":\"bid\","
                "\"supply\":1}}\\n{\"do\":\"quit\"}\\n' | $CLI protocol" +
                file + "| grep -c '\"ok\":true' | grep -x 2") == 0);
}
#endif

} // namespace esagono::cli_process_tests
