// SPDX-License-Identifier: GPL-3.0-or-later
// Who may include whom: core ← map ← kit ← play ← ai ← the games ← all_games, and the rest around
// them.
#include "tests/architecture/source_tree.h"

#include <doctest/doctest.h>
#include <regex>
#include <set>

namespace esagono::layers_tests {

using tree::Findings;
using tree::SourceFile;

namespace {

using Names = std::set<std::string>;

const Names machine = {"core", "map", "kit", "play", "ai", "store", "replay"};

std::string folderOf(const std::string& path) {
    const std::size_t slash = path.find('/');
    return slash == std::string::npos ? "" : path.substr(0, slash);
}

std::string afterFolder(const std::string& path) {
    return path.substr(path.find('/') + 1);
}

std::string stemOf(const std::string& path) {
    return std::filesystem::path(path).stem().string();
}

struct Include {
    std::string name;
    bool quoted;
};

std::vector<Include> includesOf(const std::string& text) {
    static const std::regex pattern(R"re(^\s*#\s*include\s*([<"])([^>"]+)[>"])re");
    std::vector<Include> found;
    std::smatch match;
    for (const std::string& line : tree::lines(text))
        if (std::regex_search(line, match, pattern))
            found.push_back({match[2], match[1] == "\""});
    return found;
}

bool isQt(const std::string& include) {
    static const std::regex pattern(R"(^(Q[A-Z]\w*|Qt\w*/.*|q[a-z]\w*\.h)$)");
    return std::regex_match(include, pattern);
}

/// What the headers of an engine folder may see; a game sees everything but store and other games,
/// and the computer player only where it tells it about itself.
Names visibleFrom(const std::string& layer, const std::string& stem) {
    if (layer == "core")
        return {"core"};
    if (layer == "map")
        return {"core", "map"};
    if (layer == "kit")
        return {"core", "map", "kit"};
    if (layer == "store")
        return {"core", "store"};
    if (layer == "play" && Names{"diary", "match", "seat", "verify"}.contains(stem))
        return {"core", "map", "kit", "play", "store"};
    if (layer == "replay")
        return {"core", "map", "kit", "play", "store", "replay"};
    if (stem == "brain")
        return {"core", "map", "kit", "play", "ai", layer};
    return {"core", "map", "kit", "play", layer};
}

/// "engine/play/view.h" is "play/view.h" there, "tests/skirmish/names.h" is "skirmish/names.h".
std::string withinEngine(const std::string& include) {
    for (const std::string_view root : {"engine/", "tests/"})
        if (include.starts_with(root))
            return include.substr(root.size());
    return include;
}

/// An engine file, its path from inside engine/. The games are the folders that are no layer.
Findings checkEngine(const std::string& path, const std::string& text) {
    Findings findings;
    const std::string layer = folderOf(path);
    for (const Include& include : includesOf(text)) {
        const std::string& name = include.name;
        if (isQt(name))
            findings.push_back("engine/" + path + " includes Qt: " + name);
        if (!include.quoted)
            continue;
        const std::string seen = folderOf(withinEngine(name));
        if (layer.empty()) { // all_games
            if (seen == "store")
                findings.push_back("engine/" + path + " sees store: " + name);
        } else if (!visibleFrom(layer, stemOf(path)).contains(seen)) {
            findings.push_back("engine/" + path + " may not see " + name);
        }
    }
    return findings;
}

/// A file of app/ or editor/. `known` are the paths of all sources, to tell where a name leads. The
/// application sees the editor's model by its folder; the editor sees the engine and no Qt.
Findings checkProgram(const std::string& path, const std::string& text, const Names& known) {
    Findings findings;
    const bool editor = folderOf(path) == "editor";
    for (const Include& include : includesOf(text)) {
        const std::string& name = include.name;
        if (editor && isQt(name))
            findings.push_back(path + " includes Qt: " + name);
        if (editor && include.quoted &&
            !((name.starts_with("engine/") || name.starts_with("editor/")) && known.contains(name)))
            findings.push_back(path + " may not see " + name);
        if (name == "engine/core/state.h" && !path.starts_with("app/cli/"))
            findings.push_back(path + " sees the table itself instead of a View: " + name);
    }
    return findings;
}

Findings checkQml(const std::string& path, const std::string& text, const Names& games) {
    Findings findings;
    std::string low = text;
    std::ranges::transform(low, low.begin(), [](unsigned char c) { return std::tolower(c); });
    for (const std::string& game : games)
        if (low.find(game) != std::string::npos)
            findings.push_back(path + " names the game " + game);
    return findings;
}

Names gameNames() {
    Names games = {"santander", "banditen", "guadalajara", "tscw", "skirmish"};
    for (const char* folder : {"engine", "resources"})
        if (std::filesystem::exists(tree::root() / folder))
            for (const auto& entry : std::filesystem::directory_iterator(tree::root() / folder))
                if (entry.is_directory())
                    games.insert(entry.path().filename().string());
    for (const std::string& layer : machine)
        games.erase(layer);
    games.erase("shared");
    return games;
}

} // namespace

TEST_CASE("The engine's layers see only what lies below them") {
    Findings findings;
    std::size_t count = 0;
    for (const SourceFile& file : tree::files({"engine"}, {".h", ".cpp"})) {
        tree::add(findings, checkEngine(afterFolder(file.path), file.text));
        ++count;
    }
    for (const SourceFile& file : tree::files({"tests/skirmish"}, {".h", ".cpp"}))
        tree::add(findings, checkEngine(afterFolder(file.path), file.text));
    CHECK(count > 50);
    CHECK(tree::joined(findings) == "");
}

TEST_CASE("The editor sees the engine alone, the application both; neither sees the table itself") {
    const auto sources = tree::files({"app", "editor", "engine"}, {".h", ".cpp"});
    Names known;
    for (const SourceFile& file : sources)
        known.insert(file.path);
    Findings findings;
    for (const SourceFile& file : sources)
        if (!file.path.starts_with("engine/"))
            tree::add(findings, checkProgram(file.path, file.text, known));
    CHECK(tree::joined(findings) == "");
}

TEST_CASE("Includes are written from the root") {
    Findings findings;
    for (const SourceFile& file : tree::files({"app", "editor", "engine", "tests"}, {".h", ".cpp"}))
        for (const Include& include : includesOf(file.text))
            if (include.quoted && !include.name.ends_with(".moc") &&
                !std::filesystem::exists(tree::root() / include.name))
                findings.push_back(file.path + " includes " + include.name);
    CHECK(tree::joined(findings) == "");
}

TEST_CASE("QML names no game") {
    Findings findings;
    for (const SourceFile& file : tree::files({"qml"}, {".qml", ".js"}))
        tree::add(findings, checkQml(file.path, file.text, gameNames()));
    CHECK(tree::joined(findings) == "");
}

TEST_CASE("An include that leads the wrong way is found") {
    struct Row {
        std::string name, path, text;
        std::size_t findings;
    };
    const Row rows[] = {
        {"core sees core", "core/fold.cpp", "#include \"engine/core/state.h\"\n#include <vector>\n",
         0},
        {"core sees map", "core/fold.cpp", "#include \"engine/map/hex.h\"\n", 1},
        {"map sees kit", "map/reach.h",
         "#include \"engine/core/ids.h\"\n#include \"engine/kit/chart.h\"\n", 1},
        {"kit sees play", "kit/package.h", "  #  include  \"play/game.h\"\n", 1},
        {"kit sees store", "kit/package.cpp", "#include \"engine/store/journal.h\"\n", 1},
        {"store sees map", "store/journal.cpp", "#include \"engine/map/hex.h\"\n", 1},
        {"store sees core", "store/journal.cpp", "#include \"engine/core/record.h\"\n", 0},
        {"play sees a game", "play/referee.cpp", "#include \"engine/santander/names.h\"\n", 1},
        {"play sees all games", "play/referee.cpp", "#include \"all_games.h\"\n", 1},
        {"the referee sees store", "play/referee.cpp", "#include \"engine/store/journal.h\"\n", 1},
        {"the match sees store", "play/match.h", "#include \"engine/store/journal.h\"\n", 0},
        {"replay sees play and store", "replay/film.h",
         "#include \"engine/play/view.h\"\n#include \"engine/store/journal.h\"\n", 0},
        {"replay sees a game", "replay/film.cpp", "#include \"engine/tscw/names.h\"\n", 1},
        {"the computer player sees play", "ai/search.cpp", "#include \"engine/play/referee.h\"\n",
         0},
        {"the computer player sees a game", "ai/search.cpp", "#include \"engine/tscw/names.h\"\n",
         1},
        {"the computer player sees store", "ai/search.cpp", "#include \"engine/store/journal.h\"\n",
         1},
        {"play sees the computer player", "play/match.cpp", "#include \"engine/ai/search.h\"\n", 1},
        {"a game's brain sees it", "tscw/brain.h", "#include \"engine/ai/brain.h\"\n", 0},
        {"a game's rules see it", "tscw/rail.cpp", "#include \"engine/ai/brain.h\"\n", 1},
        {"play sees replay", "play/match.cpp", "#include \"engine/replay/film.h\"\n", 1},
        {"a game sees replay", "tscw/rail.cpp", "#include \"engine/replay/film.h\"\n", 1},
        {"a game sees itself and play", "tscw/rail.cpp",
         "#include \"engine/tscw/names.h\"\n#include \"engine/play/draft.h\"\n", 0},
        {"a game sees another", "tscw/rail.cpp", "#include \"engine/santander/names.h\"\n", 1},
        {"a game sees store", "tscw/rail.cpp", "#include \"engine/store/journal.h\"\n", 1},
        {"all games see the games", "all_games.cpp", "#include \"engine/tscw/game.h\"\n", 0},
        {"all games see their brains", "all_games.cpp", "#include \"engine/ai/brain.h\"\n", 0},
        {"all games see store", "all_games.cpp", "#include \"engine/store/page.h\"\n", 1},
        {"Qt by class", "core/text.h", "#include <QString>\n", 1},
        {"Qt by module", "core/text.h", "#include <QtCore/QString>\n", 1},
        {"Qt by old header", "core/text.h", "#include <qglobal.h>\n", 1},
        {"the standard queue is not Qt", "core/text.h", "#include <queue>\n", 0},
        {"no include at all", "core/text.h", "// #include is mentioned here\n", 0},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        CHECK(checkEngine(row.path, row.text).size() == row.findings);
    }
}

TEST_CASE("A program that reaches too far is found") {
    const Names known = {"app/library.h", "editor/edit.h", "engine/core/state.h",
                         "engine/play/view.h"};
    struct Row {
        std::string name, path, text;
        std::size_t findings;
    };
    const Row rows[] = {
        {"app sees views", "app/board_model.cpp", "#include \"engine/play/view.h\"\n", 0},
        {"app sees itself", "app/shell.cpp", "#include \"app/library.h\"\n", 0},
        {"app sees the table", "app/board_model.cpp", "#include \"engine/core/state.h\"\n", 1},
        {"the command line sees the table", "app/cli/main.cpp",
         "#include \"engine/core/state.h\"\n", 0},
        {"the editor sees the table", "editor/edit.cpp", "#include \"engine/core/state.h\"\n", 1},
        {"app sees the editor", "app/shell.cpp", "#include \"editor/edit.h\"\n", 0},
        {"the editor sees itself", "editor/edit.cpp", "#include \"editor/edit.h\"\n", 0},
        {"the editor sees the engine", "editor/edit.cpp", "#include \"engine/play/view.h\"\n", 0},
        {"the editor sees app", "editor/edit.cpp", "#include \"app/library.h\"\n", 1},
        {"the editor sees Qt", "editor/edit.cpp", "#include <QString>\n", 1},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        CHECK(checkProgram(row.path, row.text, known).size() == row.findings);
    }
}

TEST_CASE("A game's name in QML is found") {
    const Names games = {"santander"};
    CHECK(checkQml("qml/A.qml", "Text { text: \"Santander\" }", games).size() == 1);
    CHECK(checkQml("qml/A.qml", "Text { text: qsTrId(\"app.language\") }", games).empty());
    CHECK(gameNames().contains("tscw"));
    CHECK_FALSE(gameNames().contains("core"));
}

} // namespace esagono::layers_tests
