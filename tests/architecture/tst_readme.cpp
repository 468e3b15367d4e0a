// SPDX-License-Identifier: GPL-3.0-or-later
// The README does not point at files that are not there.
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

/// What stands between single backticks outside of code blocks.
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
    CHECK(std::ranges::count_if(quotedIn(readme), looksLikePath) >= 8); // the walk has eight
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
