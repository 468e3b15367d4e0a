// SPDX-License-Identifier: GPL-3.0-or-later
// The README names files that exist and symbols that are in them; its walks are short.
#include "tests/architecture/source_tree.h"

#include <doctest/doctest.h>
#include <functional>
#include <regex>
#include <set>

namespace esagono::readme_tests {

using tree::Findings;

namespace {

const std::set<std::string> folders = {"app", "editor", "engine",       "packaging",
                                       "qml", "tests",  "translations", "resources"};

/// The text between single backticks, outside of code blocks.
std::vector<std::string> quotedIn(const std::string& text) {
    static const std::regex pattern("`([^`]+)`");
    std::vector<std::string> found;
    bool code = false;
    for (const std::string& line : tree::lines(text)) {
        if (tree::trimmed(line).starts_with("```"))
            code = !code;
        else if (!code)
            for (std::sregex_iterator it(line.begin(), line.end(), pattern), end; it != end; ++it)
                found.push_back((*it)[1]);
    }
    return found;
}

/// "play/match.{h,cpp}" is two paths.
std::vector<std::string> spelledOut(const std::string& path) {
    static const std::regex pattern(R"(^([^{]*)\{([^}]*)\}(.*)$)");
    std::smatch match;
    if (!std::regex_match(path, match, pattern))
        return {path};
    std::vector<std::string> all;
    std::istringstream choices(match[2]);
    for (std::string choice; std::getline(choices, choice, ',');)
        for (std::string& each : spelledOut(match[1].str() + choice + match[3].str()))
            all.push_back(std::move(each));
    return all;
}

/// A path of this repository: one of its folders and something in it, no words, no variables.
bool looksLikePath(const std::string& quoted) {
    static const std::regex pattern(R"(^[A-Za-z0-9_.\-]+(/[A-Za-z0-9_.\-{},<>*]+)*/?$)");
    if (!std::regex_match(quoted, pattern))
        return false;
    const std::size_t slash = quoted.find('/');
    if (slash == std::string::npos)
        return quoted == "CMakeLists.txt" || quoted == "CMakePresets.json" ||
               (quoted.ends_with(".md") &&
                std::isupper(static_cast<unsigned char>(quoted[0])) != 0);
    return folders.contains(quoted.substr(0, slash));
}

using Exists = std::function<bool(const std::string& path)>;

Findings check(const std::string& readme, const Exists& exists) {
    Findings findings;
    for (const std::string& quoted : quotedIn(readme))
        if (looksLikePath(quoted))
            for (const std::string& path : spelledOut(quoted))
                if (!exists(path))
                    findings.push_back(path);
    return findings;
}

// Symbols: "`engine/core/fold.cpp` — `fold`"

struct Anchor {
    std::string path, symbol;
};

using Read = std::function<std::string(const std::string& path)>;

std::vector<Anchor> anchorsIn(const std::string& text) {
    static const std::regex pattern("`([^`]+)`\\s+—\\s+`([^`]+)`");
    std::vector<Anchor> found;
    for (std::sregex_iterator it(text.begin(), text.end(), pattern), end; it != end; ++it)
        if (looksLikePath((*it)[1]))
            found.push_back({(*it)[1], (*it)[2]});
    return found;
}

/// Whether the symbol is in the text as a word, and not only as a part of one.
bool names(const std::string& text, const std::string& symbol) {
    const auto isOfWord = [&](std::size_t at) {
        return at < text.size() &&
               (std::isalnum(static_cast<unsigned char>(text[at])) != 0 || text[at] == '_');
    };
    for (std::size_t at = text.find(symbol); at != text.npos; at = text.find(symbol, at + 1))
        if (!(at > 0 && isOfWord(at - 1)) && !isOfWord(at + symbol.size()))
            return true;
    return false;
}

Findings missing(const std::string& readme, const Read& read) {
    Findings findings;
    for (const Anchor& each : anchorsIn(readme))
        if (!names(read(each.path), each.symbol))
            findings.push_back(each.path + ": " + each.symbol);
    return findings;
}

// Walks: numbered lists of such anchors, one hop each

struct Walk {
    std::string heading;
    std::size_t mostHops = 0;
    std::size_t mostReturns = 0; ///< hops into a file that the walk has been in before
};

Findings check(const Walk& walk, const std::string& readme) {
    static const std::regex hop(R"(^\d+\. (.*)$)");
    Findings findings;
    std::set<std::string> visited;
    std::size_t hops = 0, returns = 0;
    bool inside = false;
    for (const std::string& line : tree::lines(readme)) {
        if (line.starts_with("#"))
            inside = line.ends_with(" " + walk.heading);
        std::smatch match;
        if (!inside || !std::regex_match(line, match, hop))
            continue;
        ++hops;
        const std::vector<Anchor> anchors = anchorsIn(match[1]);
        if (anchors.empty())
            findings.push_back("no symbol in: " + line);
        else if (!visited.insert(anchors.front().path).second)
            ++returns;
    }
    if (hops == 0)
        findings.push_back("no walk: " + walk.heading);
    if (hops > walk.mostHops)
        findings.push_back("hops: " + std::to_string(hops));
    if (returns > walk.mostReturns)
        findings.push_back("returns: " + std::to_string(returns));
    return findings;
}

/// "engine/<game>/game.cpp" and "tests/*/tst_*.cpp" exist if anything fits.
bool isInTree(const std::string& path) {
    if (path.find_first_of("<*") == std::string::npos)
        return std::filesystem::exists(tree::root() / path);
    std::string wild = std::regex_replace(path, std::regex("<[^>]*>|\\*"), "*");
    wild = std::regex_replace(wild, std::regex(R"([.+(){}\[\]^$|])"), "\\$&");
    wild = std::regex_replace(wild, std::regex("\\*"), "[^/]*");
    const std::regex pattern("^" + wild + "/?$");
    for (const auto& entry : std::filesystem::recursive_directory_iterator(
             tree::root() / path.substr(0, path.find('/'))))
        if (std::regex_match(entry.path().lexically_relative(tree::root()).generic_string(),
                             pattern))
            return true;
    return false;
}

} // namespace

TEST_CASE("Every path the README names exists") {
    REQUIRE(std::filesystem::exists(tree::root() / "README.md"));
    const std::string readme = tree::read(tree::root() / "README.md");
    CHECK(tree::joined(check(readme, isInTree)) == "");
    CHECK(std::ranges::count_if(quotedIn(readme), looksLikePath) >= 20); // the walks have more
}

TEST_CASE("Every symbol the README names is in the file it names") {
    const std::string readme = tree::read(tree::root() / "README.md");
    CHECK(anchorsIn(readme).size() >= 20);
    CHECK(tree::joined(missing(readme, [](const std::string& path) {
              return tree::read(tree::root() / path);
          })) == "");
}

TEST_CASE("The walks of the README are short") {
    const std::string readme = tree::read(tree::root() / "README.md");
    CHECK(tree::joined(check(Walk{"The walk: an attack in the window", 18, 0}, readme)) == "");
    CHECK(tree::joined(check(Walk{"The walk: a seek in a recorded game", 9, 0}, readme)) == "");
}

TEST_CASE("A symbol that is not in its file is found") {
    const Read read = [](const std::string& path) {
        return path == "engine/core/fold.cpp" ? std::string("void fold(State& s) { lay(s); }")
                                              : std::string();
    };
    struct Row {
        std::string name, readme;
        Findings findings;
    };
    const Row rows[] = {
        {"a symbol that is there", "1. `engine/core/fold.cpp` — `fold` — applies", {}},
        {"on the next line", "`engine/core/fold.cpp` —\n`lay`", {}},
        {"a symbol that is not", "`engine/core/fold.cpp` — `lift`", {"engine/core/fold.cpp: lift"}},
        {"a part of a word", "`engine/core/fold.cpp` — `fol`", {"engine/core/fold.cpp: fol"}},
        {"a file that is not there", "`engine/gone.cpp` — `fold`", {"engine/gone.cpp: fold"}},
        {"what is no path", "`fold` — `gone`", {}},
        {"a path alone", "`engine/core/fold.cpp` — applies", {}},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        CHECK(tree::joined(missing(row.readme, read)) == tree::joined(row.findings));
    }
}

TEST_CASE("A walk that is too long, comes back or has no symbols is found") {
    const Walk walk{"A walk", 2, 0};
    struct Row {
        std::string name, readme;
        Findings findings;
    };
    const std::string head = "## A walk\n\n", first = "1. `qml/A.qml` — `a` — x\n",
                      second = "2. `qml/B.qml` — `b` — x\n";
    const Row rows[] = {
        {"short", head + first + second, {}},
        {"the list of another section", head + first + second + "## Other\n\n" + first, {}},
        {"too long", head + first + second + "3. `qml/C.qml` — `c` — x\n", {"hops: 3"}},
        {"a file twice", head + first + "2. `qml/A.qml` — `b` — x\n", {"returns: 1"}},
        {"without a symbol", head + "1. `qml/A.qml` does\n", {"no symbol in: 1. `qml/A.qml` does"}},
        {"not there", "## Other\n\n" + first, {"no walk: A walk"}},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        CHECK(tree::joined(check(walk, row.readme)) == tree::joined(row.findings));
    }
}

TEST_CASE("A path that leads nowhere is found, and what is no path is left alone") {
    const std::set<std::string> there = {"engine/core/fold.cpp", "engine/core/fold.h", "qml/",
                                         "packaging/check"};
    const Exists exists = [&](const std::string& path) { return there.contains(path); };
    struct Row {
        std::string name, readme;
        Findings findings;
    };
    const Row rows[] = {
        {"a file that exists", "see `engine/core/fold.cpp`.", {}},
        {"a file that does not", "see `engine/core/gone.cpp`.", {"engine/core/gone.cpp"}},
        {"two in a line", "`qml/` and `qml/Gone.qml`", {"qml/Gone.qml"}},
        {"two in one", "`engine/core/fold.{h,cpp}`", {}},
        {"one of two", "`engine/core/{fold,gone}.h`", {"engine/core/gone.h"}},
        {"a document", "`GONE.md`", {"GONE.md"}},
        {"a command with arguments", "run `packaging/check --fast`", {}},
        {"a built file", "`build/release/bin/esagono`", {}},
        {"a function", "`fold(state, event)` and `whyNot…`", {}},
        {"a message id", "`santander.refuse.attack`", {}},
        {"a code block", "```\nengine/core/gone.cpp\n`engine/gone`\n```\n", {}},
        {"after a code block", "```sh\nmake\n```\n`engine/gone/`", {"engine/gone/"}},
        {"outside backticks", "engine/core/gone.cpp", {}},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        CHECK(tree::joined(check(row.readme, exists)) == tree::joined(row.findings));
    }
    CHECK(isInTree("engine/core/fold.{h,cpp}") == false);
    CHECK(isInTree("engine/core/fold.h"));
    CHECK(isInTree("engine/core/"));
    CHECK(isInTree("engine/*/fold.h"));
    CHECK(isInTree("tests/<game>/RULES.md"));
    CHECK_FALSE(isInTree("engine/<game>/gone.cpp"));
}

} // namespace esagono::readme_tests
