// SPDX-License-Identifier: GPL-3.0-or-later
// new, verify, salvage, fork, position: diaries begun, checked, saved, copied and written down.
#include "engine/core/fault.h"
#include "engine/kit/corrections.h"
#include "engine/kit/reading/package_reader.h"
#include "engine/play/verify.h"
#include "tests/cli/cli_run.h"

namespace esagono::cli_files_tests {

namespace {

namespace fs = std::filesystem;

std::vector<std::string> begin(const TestFolder& folder, std::vector<std::string> more) {
    std::vector<std::string> arguments = {"new", "--out", folder.path("x.esagono").string()};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

std::size_t filesIn(const fs::path& folder) {
    return static_cast<std::size_t>(
        std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

/// A game with some commands in it, one of them taken back.
CliGame playedGame() {
    CliGame game;
    game.mustDo("bid supply=2");
    game.mustDo("bid supply=1");
    game.mustDo("move unit=r1 path=0604");
    CHECK(run({"takeback", game.file(), "--as", "red"}).exit == 0);
    game.mustDo("move unit=r2 path=0706");
    return game;
}

void spoil(const std::string& file, std::streamoff at, char byte) {
    std::fstream stream(file, std::ios::binary | std::ios::in | std::ios::out);
    stream.seekp(at);
    stream.put(byte);
}

/// Adds a page as only a forger would, in a diary whose chain holds.
void forge(const std::string& file, const CommandPage& page, const EventRow& event) {
    Journal::open(file, Access::ReadWrite).append(page, std::vector<EventRow>{event});
}

} // namespace

TEST_CASE("new lays corrections over the package, and log and verify say so") {
    const TestFolder folder;
    const GamePackage package = readPackage(skirmishFolder());
    Documents changed = package.documents;
    changed.at("counters.json")["counters"][0]["faces"][0]["strength"] = 9;
    Corrections corrections{.id = "nine",
                            .name = {{"en", "Strength of nine"}},
                            .package = package.id,
                            .list = differences(package.documents, changed)};
    const std::string file = folder.path("nine.esafix").string();
    writeCorrections(corrections, file);
    const auto begin = [&](const std::string& game, const std::string& fix) {
        return std::vector<std::string>{"new",        "--game", "skirmish",
                                        "--scenario", "field",  "--corrections",
                                        fix,          "--out",  game};
    };
    const std::string game = folder.path("game.esagono").string();
    const Ran begun = runJson(begin(game, file));
    CHECK(begun.exit == 0);
    CHECK(begun.json()["corrections"][0]["id"] == "nine");
    for (const char* verb : {"log", "verify"}) {
        CAPTURE(std::string(verb));
        CHECK(runJson({verb, game}).json()["corrections"][0]["digest"] ==
              hexText(corrections.digest()));
        CHECK(run({verb, game}).says("Strength of nine"));
    }
    const std::string other = folder.path("other.esagono").string();
    CHECK(run(begin(other, folder.path("none.esafix").string())).exit == 3);
    corrections.list[0].was = 77;
    writeCorrections(corrections, file);
    const Ran refused = runJson(begin(other, file));
    CHECK(refused.exit == 5);
    CHECK(refused.json()["error"]["text"] == "kit.corrections.stale");
    CHECK_FALSE(std::filesystem::exists(other));
}

TEST_CASE("new begins a game") {
    const TestFolder folder;
    const Ran ran = runJson(begin(folder, {"--game", "skirmish", "--scenario", "field"}));
    CHECK(ran.exit == 0);
    CHECK(ran.json()["deciding"] == Record({"red", "blue"}));
    CHECK(ran.json()["page"] == 1);
    CHECK(run({"verify", folder.path("x.esagono").string()}).exit == 0);
    CHECK_MESSAGE(filesIn(folder.path("")) == 1, "nothing lies beside the diary");
}

TEST_CASE("new refuses what cannot begin, and leaves no file") {
    const TestFolder folder;
    std::ofstream(folder.path("bad.json")) << R"({"format":"esagono-position","counters":[3]})";
    std::ofstream(folder.path("odd.json")) << R"({"format":3})";
    std::ofstream(folder.path("torn.json")) << R"({"format":)";
    const std::string missing = folder.path("missing.json").string();
    const std::vector<std::string> field = {"--game", "skirmish", "--scenario", "field"};
    const auto with = [&](std::initializer_list<std::string> more) {
        std::vector<std::string> arguments = field;
        arguments.insert(arguments.end(), more);
        return begin(folder, arguments);
    };
    struct Row {
        const char* name;
        std::vector<std::string> arguments;
        int exit;
        const char* kind;
    };
    for (const Row& row : {
             Row{"no such game", begin(folder, {"--game", "chess", "--scenario", "1"}), 3,
                 "not_found"},
             Row{"no such scenario", begin(folder, {"--game", "skirmish", "--scenario", "1"}), 3,
                 "not_found"},
             Row{"no such option", with({"--option", "wind=on"}), 3, "not_found"},
             Row{"no such choice", with({"--option", "fog=thick"}), 3, "not_found"},
             Row{"no position there", with({"--position", missing}), 3, "not_found"},
             Row{"a position that is none", with({"--position", folder.path("bad.json").string()}),
                 4, "malformed"},
             Row{"a position of no format", with({"--position", folder.path("odd.json").string()}),
                 4, "malformed"},
             Row{"a position cut short", with({"--position", folder.path("torn.json").string()}), 4,
                 "malformed"},
             Row{"a folder as position", with({"--position", folder.path("").string()}), 4,
                 "unreadable"},
         }) {
        CAPTURE(row.name);
        const Ran ran = runJson(row.arguments);
        CAPTURE(ran.out);
        CHECK(ran.exit == row.exit);
        CHECK(ran.json()["error"]["kind"] == row.kind);
        CHECK(run(row.arguments).exit == row.exit);
        CHECK(!fs::exists(folder.path("x.esagono")));
    }
}

TEST_CASE("new never overwrites, and needs a folder that is there") {
    const TestFolder folder;
    const std::vector<std::string> field = {"--game", "skirmish", "--scenario", "field"};
    std::ofstream(folder.path("x.esagono")) << "precious";
    CHECK(runJson(begin(folder, field)).exit == 7);
    std::string content;
    std::ifstream(folder.path("x.esagono")) >> content;
    CHECK(content == "precious");
    std::vector<std::string> nowhere = begin(folder, field);
    nowhere[2] = folder.path("none/x.esagono").string();
    CHECK(runJson(nowhere).exit == 7);
}

TEST_CASE("the same seed brings the same game, and its choices hold") {
    const auto chitOf = [](const CliGame& game) {
        return runJson({"state", game.file(), "--as", "umpire"}).json()["view"]["tracks"]["chit"];
    };
    const CliGame one({"--seed", "some words"});
    const CliGame two({"--seed", "some words"});
    CHECK(chitOf(one) == chitOf(two));
    const CliGame open({"--seed", "1", "--option", "fog=off"});
    const Record view = runJson({"state", open.file(), "--as", "red"}).json()["view"];
    CHECK(std::ranges::all_of(view["counters"],
                              [](const Record& each) { return each.contains("counter"); }));
}

TEST_CASE("told dice: the first faces belong to the beginning") {
    const TestFolder folder;
    const std::vector<std::string> field = {"--game", "skirmish", "--scenario", "field", "--dice"};
    const auto told = [&](const char* faces) {
        std::vector<std::string> arguments = field;
        arguments.emplace_back(faces);
        return begin(folder, arguments);
    };
    const Ran wanted = runJson(told("told"));
    CHECK(wanted.exit == 1);
    CHECK(wanted.json()["refused"]["rule"] == "esagono:dice");
    CHECK(wanted.json()["refused"]["with"] == Record::array({5, {{"word", "@pool/cup"}}, 1}));
    CHECK(run(told("told")).says("“cup”"));
    CHECK_MESSAGE(runJson(told("6")).exit == 1, "five chits are in the cup");
    CHECK(run(told("6")).says("6 cannot be the result"));
    const Ran surplus = runJson(told("5,1"));
    CHECK(surplus.exit == 4);
    CHECK(surplus.json()["error"]["text"] == "play.refuse.dice_surplus");
    CHECK(!fs::exists(folder.path("x.esagono")));
    CHECK(runJson(told("5")).exit == 0);
    const std::string file = folder.path("x.esagono").string();
    CHECK(runJson({"state", file, "--as", "red"}).json()["view"]["tracks"]["chit"] == 2);
    CHECK(runJson({"verify", file}).exit == 0);
}

TEST_CASE("verify names the first difference") {
    const CliGame game = playedGame();
    const Ran well = runJson({"verify", game.file()});
    CHECK(well.exit == 0);
    CHECK(well.json()["ok"] == true);
    CHECK(well.json()["pages"] == 5);
    CHECK(run({"verify", game.file()}).exit == 0);
    forge(game.file(), {.side = "red", .verb = "move", .args = R"({"path":["0603"],"unit":"r2"})"},
          {"track_set", R"({"track":"red_points","value":9})"});
    const Ran different = runJson({"verify", game.file()});
    CHECK(different.exit == 8);
    CHECK(different.json()["ok"] == false);
    CHECK(different.json()["difference"]["page"] == 7);
    CHECK(run({"verify", game.file()}).exit == 8);
}

TEST_CASE("files that are no sound diaries are told apart") {
    const CliGame game = playedGame();
    const TestFolder folder;
    const std::string foreign = folder.path("foreign").string();
    std::ofstream(foreign) << "Dear diary, today nothing happened.";
    const std::string newer = folder.path("newer").string();
    fs::copy_file(game.file(), newer);
    spoil(newer, 63, 99); // user_version
    const std::string cut = folder.path("cut").string();
    fs::copy_file(game.file(), cut);
    fs::resize_file(cut, fs::file_size(cut) / 2);
    const std::string forged = folder.path("forged").string();
    fs::copy_file(game.file(), forged);
    forge(forged, {.verb = "move", .args = "{}"},
          {"counter_turned", R"({"counter":"r1","face":9})"});
    struct Row {
        const char* name;
        std::string file;
        int exit;
        const char* kind;
    };
    for (const Row& row : {
             Row{"missing", folder.path("missing").string(), 3, "not_found"},
             Row{"foreign", foreign, 5, "foreign"},
             Row{"a folder", folder.path("").string(), 5, "foreign"},
             Row{"newer", newer, 5, "newer"},
             Row{"cut short", cut, 4, "damaged"},
             Row{"a face the counter does not have", forged, 4, "damaged"},
         })
        for (const std::vector<std::string>& verb : {std::vector<std::string>{"verify"},
                                                     {"state"},
                                                     {"offers"},
                                                     {"log"},
                                                     {"position"},
                                                     {"do", "bid"},
                                                     {"why", "bid"},
                                                     {"preview", "bid"},
                                                     {"takeback", "--as", "red"},
                                                     {"protocol"}}) {
            std::vector<std::string> arguments = verb;
            arguments.insert(arguments.begin() + 1, row.file);
            CAPTURE(row.name);
            CAPTURE(verb.front());
            const Ran ran = runJson(arguments);
            CHECK(ran.exit == row.exit);
            CHECK(ran.json()["error"]["kind"] == row.kind);
        }
}

TEST_CASE("a diary whose commands make no sense can be looked at") {
    for (const CommandPage& page : {CommandPage{.side = "red", .verb = "bid", .args = "[1]"},
                                    CommandPage{.side = "red", .verb = "bid", .args = "7"},
                                    CommandPage{.side = "green", .verb = "", .args = "{}"},
                                    CommandPage{.side = "\xFF", .verb = "\xFF", .args = "null"}}) {
        CAPTURE(page.args);
        const CliGame game;
        forge(game.file(), page, {"narrated", R"({"text":"x","with":[{"word":"y"}]})"});
        for (const char* as : {"red", "umpire", "stranger"}) {
            CHECK(run({"log", game.file(), "--as", as}).exit == 0);
            CHECK(runJson({"log", game.file(), "--as", as}).exit == 0);
            CHECK(runJson({"state", game.file(), "--as", as}).exit == 0);
        }
        CHECK(run({"verify", game.file()}).exit == 8);
        CHECK(runJson({"verify", game.file()}).exit == 8);
    }
}

TEST_CASE("a game this program does not know is foreign") {
    const CliGame game;
    std::istringstream in;
    std::ostringstream out;
    const std::vector<std::string> arguments = {"state", game.file(), "--json"};
    CHECK(runCli(arguments, {}, in, out, out) == 5);
    CHECK(readRecord(out.str(), "output")["error"]["kind"] == "mismatch");
}

TEST_CASE("salvage saves a sound diary whole and a damaged one in part") {
    const CliGame game = playedGame();
    const Ran whole = runJson({"salvage", game.file(), "--out", game.file("saved")});
    CHECK(whole.exit == 0);
    CHECK(whole.json()["everything"] == true);
    CHECK(whole.json()["pages"] == 6);
    CHECK(run({"verify", game.file("saved")}).exit == 0);
    CHECK_MESSAGE(run({"salvage", game.file(), "--out", game.file("saved")}).exit == 7,
                  "never overwrites");

    std::string bytes;
    {
        std::ostringstream all;
        all << std::ifstream(game.file(), std::ios::binary).rdbuf();
        bytes = all.str();
    }
    const std::size_t last = bytes.rfind(R"({"path":["0706"],"unit":"r2"})");
    REQUIRE(last != std::string::npos);
    spoil(game.file(), static_cast<std::streamoff>(last) + 12, '1');
    CHECK(run({"verify", game.file()}).exit == 4);
    const Ran part = runJson({"salvage", game.file(), "--out", game.file("part")});
    CHECK(part.exit == 0);
    CHECK(part.json()["everything"] == false);
    CHECK(part.json()["pages"] == 5);
    CHECK(run({"verify", game.file("part")}).exit == 0);
    CHECK(run({"do", game.file("part"), "move unit=r2 path=0706"}).exit == 0);

    CHECK(run({"salvage", game.file("none"), "--out", game.file("x")}).exit == 3);
    std::ofstream(game.file("noise")) << std::string(100'000, '?');
    CHECK(run({"salvage", game.file("noise"), "--out", game.file("x")}).exit == 4);
    CHECK(!fs::exists(game.file("x")));
}

TEST_CASE("fork copies up to the last complete command") {
    const CliGame game = playedGame();
    const auto lastEventOf = [&](PageNumber page) {
        const Journal journal = Journal::open(game.file(), Access::ReadOnly);
        return journal.pages()[static_cast<std::size_t>(page)].lastEvent();
    };
    struct Row {
        const char* name;
        EventNumber at;
        int exit;
        int pages;
    };
    for (const Row& row : {
             Row{"the end of the beginning", lastEventOf(1), 0, 1},
             Row{"within a command: the one before it", lastEventOf(3) - 1, 0, 2},
             Row{"the end of a command", lastEventOf(3), 0, 3},
             Row{"a command that was taken back", lastEventOf(4), 0, 4},
             Row{"the last", lastEventOf(6), 0, 4},
             Row{"within the beginning", lastEventOf(1) - 1, 3, 0},
             Row{"before the first", 0, 3, 0},
             Row{"after the last", lastEventOf(6) + 1, 3, 0},
         }) {
        CAPTURE(row.name);
        const std::string copy = game.file("copy");
        fs::remove(copy);
        const Ran ran =
            runJson({"fork", game.file(), "--at", std::to_string(row.at), "--out", copy});
        CHECK(ran.exit == row.exit);
        CHECK(fs::exists(copy) == (row.exit == 0));
        if (row.exit != 0)
            continue;
        CHECK(ran.json()["pages"] == row.pages);
        CHECK(run({"verify", copy}).exit == 0);
    }
}

TEST_CASE("a fork goes on where it left, and the original does not notice") {
    const CliGame game = playedGame();
    const Record now = runJson({"state", game.file(), "--as", "umpire"}).json();
    const std::string last = now["event"].dump();
    REQUIRE(run({"fork", game.file(), "--at", last, "--out", game.file("copy")}).exit == 0);
    CHECK(runJson({"state", game.file("copy"), "--as", "umpire"}).json()["view"] == now["view"]);
    CHECK(run({"do", game.file("copy"), "end_movement"}).exit == 0);
    CHECK(run({"verify", game.file("copy")}).exit == 0);
    CHECK(runJson({"state", game.file(), "--as", "umpire"}).json() == now);
    CHECK_MESSAGE(run({"fork", game.file(), "--at", last, "--out", game.file("copy")}).exit == 7,
                  "never overwrites");
}

TEST_CASE("a position can be taken up again") {
    const CliGame game = playedGame();
    const Ran written = run({"position", game.file()});
    CHECK(written.exit == 0);
    const CliGame again = CliGame::from(written.json());
    CHECK(run({"position", again.file()}).out == written.out);
    CHECK(run({"verify", again.file()}).exit == 0);

    const Ran before = run({"position", game.file(), "--at", "102"});
    CHECK(before.exit == 0);
    CHECK(before.json()["frames"].back()["frame"] == "skirmish.bid");
    CHECK(run({"position", game.file(), "--at", "9999"}).exit == 3);
}

} // namespace esagono::cli_files_tests
