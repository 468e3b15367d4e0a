// SPDX-License-Identifier: GPL-3.0-or-later
// games, validate; the command line itself: help, misuse, languages.
#include "tests/cli/cli_run.h"

namespace esagono::cli_packages_tests {

namespace {

namespace fs = std::filesystem;

/// A copy of the test game's package, to be spoiled.
fs::path packageCopy(const TestFolder& folder) {
    const fs::path copy = folder.path("copy");
    fs::copy(skirmishFolder(), copy, fs::copy_options::recursive);
    return copy;
}

void write(const fs::path& file, const std::string& text) {
    std::ofstream(file) << text;
}

std::string content(const fs::path& file) {
    std::ostringstream text;
    text << std::ifstream(file).rdbuf();
    return text.str();
}

/// Sets a variable of the environment for as long as it lives.
class Variable {
public:
    Variable(const char* name, const std::string& value)
        : m_name(name) {
        if (const char* before = std::getenv(name))
            m_before = before;
        set(value);
    }
    ~Variable() { set(m_before); }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;

private:
    void set(const std::string& value) const {
#ifdef _WIN32
        _putenv_s(m_name, value.c_str());
#else
        if (value.empty())
            unsetenv(m_name);
        else
            setenv(m_name, value.c_str(), 1);
#endif
    }
    const char* m_name;
    std::string m_before;
};

} // namespace

TEST_CASE("games lists packages with scenarios, sides and options") {
    const Ran ran = runJson({"games"});
    CHECK(ran.exit == 0);
    const Record answer = ran.json();
    const Record& game = answer["games"][0];
    CHECK(game["id"] == "skirmish");
    CHECK(game["title"] == "Skirmish");
    CHECK(game["playable"] == true);
    CHECK(game["sides"][1] == Record({{"id", "blue"}, {"name", "Blue"}}));
    CHECK(game["scenarios"][0]["id"] == "field");
    CHECK(game["scenarios"][0]["last_turn"] == 5);
    CHECK(game["options"][0]["id"] == "R1");
    CHECK(game["options"][0]["default"] == "as_before");
    CHECK(game["options"][0]["choices"][1]["id"] == "red");
    CHECK(game["options"][1]["kind"] == "option");
    CHECK(fs::equivalent(fs::path(game["folder"].get<std::string>()), skirmishFolder()));

    const Ran text = run({"games"});
    CHECK(text.exit == 0);
    for (const char* word : {"skirmish", "field", "melee", "as_before", "fog"})
        CHECK_MESSAGE(text.says(word), word);
    CHECK(text.out.starts_with(run({"games", "--game", "skirmish"}).out));
    CHECK(runJson({"games", "--game", "chess"}).exit == 3);
}

TEST_CASE("options with a single choice are listed on request") {
    const TestFolder folder;
    const fs::path copy = packageCopy(folder);
    Record rulings = readRecord(content(copy / "rulings.json"), "rulings");
    rulings["rulings"][0]["choices"].erase(1);
    write(copy / "rulings.json", rulings.dump());
    std::string package = content(copy / "package.json");
    package.replace(package.find("\"skirmish\""), 10, "\"altered\"");
    write(copy / "package.json", package);
    const std::vector<std::string> ask = {"games", "--game", "altered", "--packages",
                                          copy.string()};
    std::vector<std::string> askAll = ask;
    askAll.emplace_back("--all");
    CHECK_FALSE(run(ask).says("Option R1"));
    CHECK(run(ask).says("1 option with a single choice"));
    CHECK(run(askAll).says("Option R1"));
    CHECK(runJson(ask).json()["games"][0]["options"][0]["id"] == "R1");
}

TEST_CASE("the words of a package come in the language asked for") {
    for (const auto& [language, title] : {std::pair{"it", "Il campo"},
                                          {"en", "The field"},
                                          {"es", "El campo"},
                                          {"fr", "Le champ"}}) {
        CAPTURE(language);
        const Ran ran = run({"--lang", language, "games", "--json"});
        CHECK(ran.json()["games"][0]["scenarios"][0]["title"] == title);
    }
    const Variable environment("LC_ALL", "fr_FR.UTF-8");
    std::istringstream in;
    std::ostringstream out;
    const std::vector<std::string> arguments = {"--packages", skirmishFolder().string(), "games",
                                                "--json"};
    CHECK(runCli(arguments, skirmishOnly(), in, out, out) == 0);
    CHECK(readRecord(out.str(), "output")["games"][0]["scenarios"][0]["title"] == "Le champ");
}

TEST_CASE("sentences come from the catalogue of the language") {
    const TestFolder folder;
    fs::create_directories(folder.path("ts"));
    write(folder.path("ts") / "esagono_it.ts",
          R"(<TS version="2.1" language="it"><context><message id="cli.fault.no_game">
             <translation>Nessun gioco “%1”</translation></message></context></TS>)");
    const Variable environment("ESAGONO_TRANSLATIONS", folder.path("ts").string());
    const std::vector<std::string> begin = {
        "new",    "--game", "chess", "--scenario", "1", "--out", folder.path("x").string(),
        "--lang", "it"};
    CHECK(run(begin).err == "Nessun gioco “chess”\n");
    std::vector<std::string> json = begin;
    json.emplace_back("--json");
    CHECK(run(json).json()["error"]["message"] == "Nessun gioco “chess”");
}

TEST_CASE("a broken package is listed with what is wrong") {
    const TestFolder folder;
    const fs::path copy = packageCopy(folder);
    write(copy / "counters.json", "{");
    std::string renamed = content(copy / "package.json");
    renamed.replace(renamed.find("\"skirmish\""), 10, "\"broken\"");
    write(copy / "package.json", renamed);
    const Record answer = runJson({"games", "--packages", folder.path("").string()}).json();
    REQUIRE(answer["broken"].size() == 1);
    CHECK(answer["broken"][0]["error"]["text"] == "core.fault.not_json");
    CHECK(answer["broken"][0]["error"]["with"][0] == "counters.json");
    for (const Record& game : answer["games"])
        CHECK(game["id"] != "broken");
}

TEST_CASE("packages are also found by the environment") {
    const Variable environment("ESAGONO_PACKAGES", skirmishFolder().string());
    std::istringstream in;
    std::ostringstream out;
    const std::vector<std::string> arguments = {"games", "--json"};
    CHECK(runCli(arguments, {}, in, out, out) == 0);
    const Record answer = readRecord(out.str(), "output");
    CHECK(answer["games"][0]["id"] == "skirmish");
    CHECK_MESSAGE(answer["games"][0]["playable"] == false, "no rules were given");
}

TEST_CASE("validate says what an author should know") {
    const TestFolder folder;
    const fs::path copy = packageCopy(folder);
    struct Row {
        const char* name;
        const char* file;
        std::string text; ///< empty: the file is removed
        int exit;
        const char* kind; ///< of the error; empty: findings
    };
    std::string renamed = content(copy / "package.json");
    renamed.replace(renamed.find("\"committed\""), 11, "\"occupied\"");
    for (const Row& row : {
             Row{"sound", "texts.json", content(copy / "texts.json"), 0, ""},
             Row{"no JSON", "map.json", "{", 4, "malformed"},
             Row{"no map", "map.json", "", 4, "malformed"},
             Row{"does not fit its rules", "package.json", renamed, 4, ""},
             Row{"no package", "package.json", "", 3, "not_found"},
             Row{"another format", "package.json", R"({"format":"cake"})", 5, "foreign"},
         }) {
        CAPTURE(row.name);
        fs::remove(copy / row.file);
        if (!row.text.empty())
            write(copy / row.file, row.text);
        const Ran ran = runJson({"validate", copy.string()});
        CHECK(ran.exit == row.exit);
        if (*row.kind != '\0')
            CHECK(ran.json()["error"]["kind"] == row.kind);
        else
            CHECK((ran.json()["errors"] == 0) == (row.exit == 0));
        CHECK(run({"validate", copy.string()}).exit == row.exit);
        write(copy / row.file, content(skirmishFolder() / row.file));
    }
}

TEST_CASE("pack and unpack give a package away in one file") {
    const TestFolder folder;
    const std::string file = folder.path("skirmish.esapack").string();
    const std::string target = folder.path("unpacked").string();
    const Ran packed = runJson({"pack", skirmishFolder().string(), file});
    CHECK(packed.exit == 0);
    CHECK(packed.json()["bytes"] == fs::file_size(file));
    CHECK(packed.json()["files"].size() == 9);
    CHECK(packed.json()["missing"].empty());
    const Ran unpacked = runJson({"unpack", file, target});
    CHECK(unpacked.exit == 0);
    CHECK(unpacked.json()["id"] == "skirmish");
    CHECK(runJson({"validate", target}).json() ==
          runJson({"validate", skirmishFolder().string()}).json());
    CHECK(run({"unpack", file, target}).exit == 7); // it is there
    CHECK(run({"unpack", file, folder.path("again").string()}).says("unpacked into"));
    CHECK(run({"pack", skirmishFolder().string(), file}).says("9 files"));

    struct Row {
        const char* name;
        std::vector<std::string> arguments;
        int exit;
        const char* kind;
    };
    write(folder.path("text.esapack"), "hello");
    write(folder.path("cut.esapack"), content(file).substr(0, 500));
    const std::string none = folder.path("none").string();
    for (const Row& row : {
             Row{"no such pack", {"unpack", none, target}, 3, "not_found"},
             Row{"no pack", {"unpack", folder.path("text.esapack").string(), none}, 5, "foreign"},
             Row{"cut short", {"unpack", folder.path("cut.esapack").string(), none}, 4, "damaged"},
             Row{"there already", {"unpack", file, target}, 7, "unwritable"},
             Row{"no such folder", {"pack", none, file}, 3, "not_found"},
             Row{"no room for it",
                 {"pack", skirmishFolder().string(), none + "/x"},
                 7,
                 "unwritable"},
         }) {
        CAPTURE(row.name);
        const Ran ran = runJson(row.arguments);
        CHECK(ran.exit == row.exit);
        CHECK(ran.json()["error"]["kind"] == row.kind);
        CHECK_FALSE(fs::exists(none));
    }
}

TEST_CASE("the command line is refused when it makes no sense") {
    const TestFolder folder;
    const std::string file = folder.path("x.esagono").string();
    const std::vector<std::string> begin = {"new",   "--game", "skirmish", "--scenario",
                                            "field", "--out",  file};
    struct Row {
        const char* name;
        std::vector<std::string> arguments;
    };
    const auto with = [&](std::initializer_list<const char*> more) {
        std::vector<std::string> arguments = begin;
        arguments.insert(arguments.end(), more.begin(), more.end());
        return arguments;
    };
    for (const Row& row : {
             Row{"no verb", {}},
             Row{"unknown verb", {"dance"}},
             Row{"unknown option", {"games", "--loud"}},
             Row{"unknown language", {"games", "--lang", "de"}},
             Row{"no file", {"state"}},
             Row{"no command", {"do", "x.esagono"}},
             Row{"take-back by nobody", {"takeback", "x.esagono"}},
             Row{"an event that is no number", {"state", "x.esagono", "--at", "soon"}},
             Row{"seed and dice", with({"--seed", "1", "--dice", "told"})},
             Row{"dice that are no faces", with({"--dice", "3,x"})},
             Row{"dice with a hole", with({"--dice", "3,,4"})},
             Row{"an option without choice", with({"--option", "fog"})},
             Row{"an option twice", with({"--option", "fog=on", "--option", "fog=off"})},
         }) {
        CAPTURE(row.name);
        CHECK(run(row.arguments).exit == 2);
        const Ran json = runJson(row.arguments);
        CHECK(json.exit == 2);
        CHECK(json.json()["error"]["kind"] == "usage");
        CHECK(!fs::exists(file));
    }
}

TEST_CASE("help and version are no failures") {
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"--help"}, {"-h"}, {"do", "--help"}, {"--version"}}) {
        const Ran ran = run(arguments);
        CHECK(ran.exit == 0);
        CHECK(!ran.out.empty());
        CHECK(ran.err.empty());
    }
    const Ran help = run({"--help"});
    for (const char* verb :
         {"games",   "validate", "new",     "state",    "offers",   "do",   "why",
          "preview", "takeback", "log",     "verify",   "salvage",  "fork", "position",
          "export",  "notes",    "compare", "selfplay", "protocol", "pack", "unpack"})
        CHECK_MESSAGE(help.says(verb), verb);
}

} // namespace esagono::cli_packages_tests
