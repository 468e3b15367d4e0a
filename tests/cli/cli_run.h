// SPDX-License-Identifier: GPL-3.0-or-later
// The command line, run within the test.
#pragma once

#include "app/cli/cli.h"
#include "engine/core/record.h"
#include "tests/support/table.h"

#include <cstdlib>
#include <doctest/doctest.h>
#include <fstream>
#include <sstream>

namespace esagono {

/// What a run of the program left behind.
struct Ran {
    int exit = 0;
    std::string out;
    std::string err;

    [[nodiscard]] Record json() const { return readRecord(out, "output"); }
    [[nodiscard]] bool says(const std::string& words) const {
        return out.find(words) != std::string::npos;
    }
};

/// Runs it with the test game, in English unless the arguments say otherwise.
inline Ran run(std::vector<std::string> arguments, const std::string& input = {}) {
    arguments.insert(arguments.begin(), {"--packages", skirmishFolder().string()});
    if (std::ranges::count(arguments, "--lang") == 0)
        arguments.insert(arguments.begin(), {"--lang", "en"});
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    const int exit = runCli(arguments, skirmishOnly(), in, out, err);
    return {exit, out.str(), err.str()};
}

/// The same with --json; the answer must be one JSON document.
inline Ran runJson(std::vector<std::string> arguments) {
    arguments.emplace_back("--json");
    Ran ran = run(std::move(arguments));
    CAPTURE(ran.out);
    CHECK_NOTHROW(static_cast<void>(ran.json()));
    CHECK(ran.err.empty());
    return ran;
}

/// A folder with one game in it, just begun.
class CliGame {
public:
    explicit CliGame(std::vector<std::string> more = {"--seed", "1"},
                     const std::string& scenario = "field") {
        std::vector<std::string> arguments = {"new",    "--game", "skirmish", "--scenario",
                                              scenario, "--out",  file()};
        arguments.insert(arguments.end(), more.begin(), more.end());
        const Ran ran = run(arguments);
        CAPTURE(ran.out);
        CAPTURE(ran.err);
        REQUIRE(ran.exit == 0);
    }
    /// Begun from a position, its dice told.
    static CliGame from(const Record& position) {
        const TestFolder folder;
        const std::string file = folder.path("position.json").string();
        std::ofstream(file) << compactText(position);
        return CliGame({"--dice", "told", "--position", file});
    }

    [[nodiscard]] std::string file(const std::string& name = "game.esagono") const {
        return m_folder->path(name).string();
    }
    /// Does a command and insists that it is allowed.
    void mustDo(const std::string& command, const std::string& dice = {}) const {
        std::vector<std::string> arguments = {"do", file(), command};
        if (!dice.empty())
            arguments.insert(arguments.end(), {"--dice", dice});
        const Ran ran = run(arguments);
        CAPTURE(command);
        CAPTURE(ran.out);
        CAPTURE(ran.err);
        REQUIRE(ran.exit == 0);
    }

private:
    std::unique_ptr<TestFolder> m_folder = std::make_unique<TestFolder>();
};

/// Two red units face a blue one across the river: red is to declare its attacks.
inline Record attackPosition() {
    return readRecord(R"({"format":"esagono-position","tracks":{"turn":2,"chit":2},
        "counters":[{"counter":"r1","at":"0505"},{"counter":"r2","at":"0504"},
                    {"counter":"r3","at":"0801"},{"counter":"b1","at":"0405"},
                    {"counter":"b2","at":"0101"}],
        "frames":[{"frame":"skirmish.turn","locals":{"next":5}},
                  {"frame":"skirmish.declare_attack","owners":["red"],"locals":{"side":"red"}}]})",
                      "test");
}

} // namespace esagono
