// SPDX-License-Identifier: GPL-3.0-or-later
// What every source file owes its reader.
#include "engine/core/fault.h"
#include "engine/core/record.h"
#include "tests/architecture/source_tree.h"

#include <doctest/doctest.h>

namespace esagono::sources_tests {

using tree::Findings;
using tree::SourceFile;

namespace {

constexpr std::size_t mostLines = 700;

bool endsIn(const std::string& path, std::initializer_list<const char*> endings) {
    return std::ranges::any_of(endings, [&](const char* end) { return path.ends_with(end); });
}

bool isScript(const SourceFile& file) {
    return file.text.starts_with("#!");
}

/// Programs, build files and scripts; not data, pictures, translations or licences.
bool isSource(const SourceFile& file) {
    return endsIn(file.path, {".h", ".cpp", ".qml", ".js", ".cmake", "CMakeLists.txt"}) ||
           isScript(file);
}

/// Whether the word stands there by itself: the 185th brigade is CLXXXV.
bool saysWord(const std::string& line, const std::string& word) {
    const auto isLetter = [&](std::size_t at) {
        return at < line.size() && std::isalnum(static_cast<unsigned char>(line[at])) != 0;
    };
    for (auto at = line.find(word); at != std::string::npos; at = line.find(word, at + 1))
        if (!isLetter(at - 1) && !isLetter(at + word.size()))
            return true;
    return false;
}

Findings check(const SourceFile& file) {
    // Written in two pieces, or this file would be its own finding.
    static const std::vector<std::string> promises = {"TO"
                                                      "DO",
                                                      "FIX"
                                                      "ME",
                                                      "XX"
                                                      "X"};
    static const std::vector<std::string> machines = {"/ho"
                                                      "me/",
                                                      "/ro"
                                                      "ot/",
                                                      "/wo"
                                                      "rk/",
                                                      "/Us"
                                                      "ers/",
                                                      "C:"
                                                      "\\\\"};
    Findings findings;
    const auto lines = tree::lines(file.text);
    const auto find = [&](const std::string& what, std::size_t line) {
        findings.push_back(file.path + ":" + std::to_string(line) + ": " + what);
    };
    if (lines.size() > mostLines)
        find("longer than " + std::to_string(mostLines) + " lines", lines.size());
    const auto licence = [](const std::string& line) {
        return line.find("SPDX-License-Identifier: GPL-3.0-or-later") != std::string::npos;
    };
    const std::size_t top = std::min<std::size_t>(lines.size(), 3);
    if (std::none_of(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(top), licence))
        find("no licence in the first lines", 1);
    if (file.path.ends_with(".h") && std::ranges::find(lines, "#pragma once") == lines.end())
        find("a header without #pragma once", 1);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        for (const std::string& word : promises)
            if (saysWord(lines[i], word))
                find("says " + word, i + 1);
        for (const std::string& path : machines)
            if (lines[i].find(path) != std::string::npos)
                find("names a folder of one machine: " + path, i + 1);
    }
    return findings;
}

Findings checkJson(const SourceFile& file) {
    try {
        (void)readRecord(file.text, file.path);
        return {};
    } catch (const Fault& fault) {
        return {fault.what()};
    }
}

/// What JavaScript takes to go on in the next line: `a` and then `(b)` is a call of a.
bool goesOn(const std::string& line) {
    return line.empty() ||
           std::string_view(";{}([,:?&|=+-*/<>").find(line.back()) != std::string_view::npos;
}

/// A line of QML that begins with a bracket after one that has not ended is a call, or an index,
/// nobody meant; qmllint does not see it.
Findings checkBrackets(const SourceFile& file) {
    Findings findings;
    std::string before;
    const auto lines = tree::lines(file.text);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        std::string line = lines[i];
        if (const auto remark = line.find("//");
            remark == 0 || (remark != std::string::npos && line[remark - 1] == ' '))
            line.erase(remark);
        line = tree::trimmed(line);
        if (line.empty())
            continue;
        if ((line[0] == '(' || line[0] == '[' || line[0] == '`') && !goesOn(before))
            findings.push_back(file.path + ":" + std::to_string(i + 1) +
                               ": goes on with the line before: " + line);
        before = line;
    }
    return findings;
}

std::vector<SourceFile> sources() {
    auto all = tree::files({"app", "editor", "engine", "qml", "tests", "packaging"}, {""});
    all.push_back({"CMakeLists.txt", tree::read(tree::root() / "CMakeLists.txt")});
    std::erase_if(all, [](const SourceFile& file) { return !isSource(file); });
    return all;
}

SourceFile good() {
    return {"engine/core/good.h", "// SPDX-License-Identifier: GPL-3.0-or-later\n"
                                  "// Something on the table.\n#pragma once\n"};
}

} // namespace

TEST_CASE("Sources are short, licensed, finished and of no particular machine") {
    Findings findings;
    for (const SourceFile& file : sources())
        tree::add(findings, check(file));
    CHECK(sources().size() > 100);
    CHECK(tree::joined(findings) == "");
}

TEST_CASE("No line of QML begins with a bracket by which the line before goes on") {
    Findings findings;
    const auto all = tree::files({"qml", "tests"}, {".qml", ".js"});
    for (const SourceFile& file : all)
        tree::add(findings, checkBrackets(file));
    CHECK(all.size() > 100);
    CHECK(tree::joined(findings) == "");

    CHECK(checkBrackets({"a.qml", "open = true\n(next as Item)?.show()\n"}).size() == 1);
    CHECK(checkBrackets({"a.qml", "show() // so\n\n// that\n[1, 2].forEach(show)\n"}).size() == 1);
    CHECK(checkBrackets({"a.qml", "show()\n`text`.trim()\n"}).size() == 1);
    CHECK(checkBrackets({"a.qml", "open = true;\n(next as Item)?.show()\n"}).empty());
    CHECK(checkBrackets({"a.qml", "all = [\n  [1, 2],\n  [3, 4]\n]\n"}).empty());
    CHECK(checkBrackets({"a.qml", "if (open) {\n  (next as Item)?.show()\n}\n"}).empty());
}

// Names and sentences of a package may contain anything: who reads tags must be given what was
// escaped (GameWords::richPhrase).
TEST_CASE("Only what was written for it is read as text with tags") {
    std::string found;
    for (const SourceFile& file : tree::files({"qml"}, {".qml"}))
        if (file.text.find("StyledText") != std::string::npos ||
            file.text.find("RichText") != std::string::npos)
            found += file.path + "\n";
    CHECK(found == "qml/offers/PromptBar.qml\nqml/panels/LogRow.qml\nqml/rules/RuleText.qml\n");
}

TEST_CASE("The games' data are JSON") {
    Findings findings;
    for (const SourceFile& file : tree::files({"resources", "tests"}, {".json"}))
        tree::add(findings, checkJson(file));
    CHECK(tree::joined(findings) == "");
}

TEST_CASE("A source that owes something is found") {
    CHECK(check(good()).empty());
    struct Row {
        std::string name;
        SourceFile file;
    };
    const std::string text = good().text;
    const Row rows[] = {
        {"too long", {"a.h", text + std::string(mostLines, '\n')}},
        {"no licence", {"a.h", "#pragma once\n"}},
        {"a licence too far down",
         {"a.h", "#pragma once\n\n\n\n// SPDX-License-Identifier: "
                 "GPL-3.0-or-later\n"}},
        {"empty", {"a.cpp", ""}},
        {"no guard", {"a.h", "// SPDX-License-Identifier: GPL-3.0-or-later\n"}},
        {"a promise",
         {"a.h", text + "// TO"
                        "DO: later\n"}},
        {"a repair",
         {"a.h", text + "// FIX"
                        "ME\n"}},
        {"somebody's folder",
         {"a.h", text + "// see /ho"
                        "me/somebody/notes\n"}},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        CHECK(check(row.file).size() == 1);
    }
    CHECK(checkJson({"a.json", "{\"a\": 1}"}).empty());
    CHECK(checkJson({"a.json", "{\"a\": 1,}"}).size() == 1);
    CHECK(isSource({"packaging/check", "#!/bin/sh\n"}));
    CHECK_FALSE(isSource({"packaging/packages", "cmake\n"}));
    CHECK_FALSE(isSource({"tests/skirmish/RULES.md", "# Rules\n"}));
}

} // namespace esagono::sources_tests
