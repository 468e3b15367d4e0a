// SPDX-License-Identifier: GPL-3.0-or-later
// Every sentence the program says is declared once, explained, and said in all four languages.
#include "engine/core/catalogue.h"
#include "tests/architecture/source_tree.h"

#include <doctest/doctest.h>
#include <map>
#include <regex>
#include <set>

namespace esagono::messages_tests {

using tree::Findings;
using tree::SourceFile;

namespace {

/// A message as it is declared in a messages.h.
struct Declared {
    std::string id, where;
    std::string english;     ///< what stands in the //% lines right above
    std::string explanation; ///< what stands in the //: lines above those
};

/// %1 to %9, as a set of digits.
std::set<char> placesIn(std::string_view text) {
    std::set<char> places;
    for (std::size_t i = 0; i + 1 < text.size(); ++i)
        if (text[i] == '%' && text[i + 1] >= '1' && text[i + 1] <= '9')
            places.insert(text[i + 1]);
    return places;
}

bool counts(std::string_view text) {
    return text.find("%n") != std::string_view::npos;
}

/// Takes the comment lines with this mark that end above `line`, which moves to the first of them.
std::string commentAbove(const std::vector<std::string>& lines, std::size_t& line,
                         const std::string& mark) {
    std::string comment;
    for (; line > 0 && tree::trimmed(lines[line - 1]).starts_with(mark); --line)
        comment = tree::trimmed(lines[line - 1]).substr(mark.size()) + comment;
    return comment;
}

std::vector<Declared> declaredIn(const SourceFile& file) {
    static const std::regex pattern("QT_TRID_(?:N_)?NOOP\\(\\s*\"([^\"]*)\"");
    std::vector<Declared> found;
    const auto lines = tree::lines(file.text);
    std::smatch match;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (!std::regex_search(lines[i], match, pattern))
            continue;
        std::size_t line = i;
        while (line > 0 && (lines[line - 1].ends_with('=') || lines[line - 1].ends_with('(')))
            --line; // the declaration began further up
        Declared message{match[1], file.path + ":" + std::to_string(i + 1), {}, {}};
        message.english = commentAbove(lines, line, "//%");
        message.explanation = commentAbove(lines, line, "//:");
        found.push_back(std::move(message));
    }
    return found;
}

Findings checkDeclarations(const std::vector<Declared>& messages) {
    Findings findings;
    std::map<std::string, std::string> seen;
    for (const Declared& message : messages) {
        if (const auto [first, isNew] = seen.emplace(message.id, message.where); !isNew)
            findings.push_back(message.where + ": " + message.id + " also in " + first->second);
        if (message.english.find_first_not_of(" \"") == std::string::npos)
            findings.push_back(message.where + ": " + message.id + " has no English above it");
        for (const char place : placesIn(message.english))
            if (!placesIn(message.explanation).contains(place))
                findings.push_back(message.where + ": " + message.id + " does not explain %" +
                                   place);
    }
    return findings;
}

/// The ids that QML and the application's sources look up, each with where and with its English.
std::vector<Declared> lookedUpIn(const SourceFile& file) {
    static const std::regex pattern("q[st]TrId\\(\\s*\"([^\"]+)\"");
    std::vector<Declared> found;
    const auto lines = tree::lines(file.text);
    for (std::size_t i = 0; i < lines.size(); ++i)
        for (std::sregex_iterator it(lines[i].begin(), lines[i].end(), pattern), end; it != end;
             ++it)
            found.push_back({(*it)[1], file.path + ":" + std::to_string(i + 1), {}, {}});
    return found;
}

/// The messages whose translation Linguist marks as unfinished, vanished or obsolete.
std::vector<std::string> unfinishedIn(const std::string& linguistFile) {
    static const std::string open = "<message id=\"";
    static const std::string mark = "<translation type=";
    std::vector<std::string> found;
    for (std::size_t at = 0; (at = linguistFile.find(open, at)) != std::string::npos;) {
        at += open.size();
        const std::size_t end = linguistFile.find("</message>", at);
        if (linguistFile.find(mark, at) < end)
            found.push_back(linguistFile.substr(at, linguistFile.find('"', at) - at));
    }
    return found;
}

/// Whether every id is said in this language: finished, not empty, with the English placeholders.
Findings checkLanguage(const std::string& language, const std::string& linguistFile,
                       const std::vector<Declared>& messages) {
    Findings findings;
    const Catalogue catalogue(linguistFile);
    const auto find = [&](const std::string& what) {
        findings.push_back("translations/esagono_" + language + ".ts: " + what);
    };
    if (!catalogue.language().starts_with(language))
        find("says it is in “" + catalogue.language() + "”");
    for (const std::string& id : unfinishedIn(linguistFile))
        find(id + " is not finished");
    for (const Declared& message : messages) {
        const auto found = catalogue.texts().find(message.id);
        if (found == catalogue.texts().end()) {
            find(message.id + " is missing (" + message.where + ")");
            continue;
        }
        for (const std::string& form : found->second) {
            if (form.empty())
                find(message.id + " is empty");
            else if (!message.english.empty() && placesIn(form) != placesIn(message.english))
                find(message.id + " has other placeholders than the English");
        }
        if (counts(message.english) && !counts(found->second.back()))
            find(message.id + " does not say how many");
    }
    return findings;
}

std::vector<Declared> allDeclared() {
    std::vector<Declared> all;
    for (const SourceFile& file : tree::files({"app", "editor", "engine"}, {"messages.h"}))
        for (Declared& message : declaredIn(file))
            all.push_back(std::move(message));
    return all;
}

/// Declared messages, and those that are only looked up, with the English of the English file.
std::vector<Declared> allSaid() {
    std::vector<Declared> all = allDeclared();
    const Catalogue english(tree::read(tree::root() / "translations/esagono_en.ts"));
    for (const SourceFile& file : tree::files({"app", "editor", "qml"}, {".cpp", ".h", ".qml"}))
        for (Declared& message : lookedUpIn(file)) {
            if (const auto found = english.texts().find(message.id); found != english.texts().end())
                message.english = found->second.back();
            all.push_back(std::move(message));
        }
    return all;
}

} // namespace

TEST_CASE("Every message id is declared once, in English, with its placeholders explained") {
    const auto messages = allDeclared();
    CHECK(messages.size() > 50);
    CHECK(tree::joined(checkDeclarations(messages)) == "");
}

TEST_CASE("Every message is said in every language") {
    const auto messages = allSaid();
    for (const std::string language : {"en", "it", "es", "fr"}) {
        CAPTURE(language);
        const auto path = tree::root() / ("translations/esagono_" + language + ".ts");
        REQUIRE(std::filesystem::exists(path));
        CHECK(tree::joined(checkLanguage(language, tree::read(path), messages)) == "");
    }
}

TEST_CASE("A declaration is read with what stands above it") {
    const auto found = declaredIn({"a/messages.h", R"(
//: %1 = unit,
//: %2 = hex
//% "%1 may not attack %2 "
//% "across this hexside"
inline constexpr char closed[] = QT_TRID_NOOP("a.closed");
//% "Over"
inline constexpr char aVeryLongNameForAMessage[] =
    QT_TRID_NOOP("a.over");

inline constexpr char bare[] = QT_TRID_NOOP("a.bare");
)"});
    REQUIRE(found.size() == 3);
    CHECK(found[0].id == "a.closed");
    CHECK(found[0].where == "a/messages.h:6");
    CHECK(found[0].english == R"( "%1 may not attack %2 " "across this hexside")");
    CHECK(found[0].explanation == " %1 = unit, %2 = hex");
    CHECK(found[1].english == R"( "Over")");
    CHECK(found[1].explanation == "");
    CHECK(found[2].english == "");
}

TEST_CASE("A declaration that lacks something is found") {
    const Declared good{"a.b", "a:1", "\"%1 attacks %2\"", "%1 = unit, %2 = hex"};
    struct Row {
        std::string name;
        std::vector<Declared> messages;
        std::size_t findings;
    };
    const Row rows[] = {
        {"all is well", {good}, 0},
        {"declared twice", {good, good}, 1},
        {"no English", {{"a.b", "a:1", "", ""}}, 1},
        {"empty English", {{"a.b", "a:1", "\"\"", ""}}, 1},
        {"one placeholder not explained", {{"a.b", "a:1", good.english, "%1 = unit"}}, 1},
        {"none explained", {{"a.b", "a:1", good.english, ""}}, 2},
        {"a counted message", {{"a.b", "a:1", "\"%n step(s) lost\"", ""}}, 0},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        CHECK(checkDeclarations(row.messages).size() == row.findings);
    }
}

TEST_CASE("A translation that lacks something is found") {
    const auto file = [](const std::string& translation) {
        return "<TS version=\"2.1\" language=\"it\">\n<message id=\"x.y\">\n<source>x</source>\n"
               "<translation>x</translation>\n</message>\n<message id=\"a.b\">\n" +
               translation + "\n</message>\n</TS>\n";
    };
    const std::vector<Declared> asked = {{"a.b", "a:1", "\"%1 attacks %2\"", ""}};
    const std::vector<Declared> counted = {{"a.b", "a:1", "\"%n step(s)\"", ""}};
    struct Row {
        std::string name, language, text;
        const std::vector<Declared>& messages;
        std::size_t findings;
    };
    const Row rows[] = {
        {"all is well", "it", file("<translation>%2 è attaccato da %1</translation>"), asked, 0},
        {"another language", "es", file("<translation>%1 %2</translation>"), asked, 1},
        {"missing", "it", "<TS language=\"it\"></TS>", asked, 1},
        {"unfinished", "it", file("<translation type=\"unfinished\">%1 %2</translation>"), asked,
         1},
        {"unfinished and empty", "it", file("<translation type=\"unfinished\"></translation>"),
         asked, 2},
        {"vanished", "it", file("<translation type=\"vanished\">%1 %2</translation>"), asked, 1},
        {"empty", "it", file("<translation></translation>"), asked, 1},
        {"a placeholder lost", "it", file("<translation>%1 attacca</translation>"), asked, 1},
        {"a placeholder too many", "it", file("<translation>%1 %2 %3</translation>"), asked, 1},
        {"counted", "it",
         file("<translation><numerusform>un passo</numerusform><numerusform>%n passi"
              "</numerusform></translation>"),
         counted, 0},
        {"counted without a number", "it",
         file("<translation><numerusform>un passo</numerusform><numerusform>passi"
              "</numerusform></translation>"),
         counted, 1},
        {"one form empty", "it",
         file("<translation><numerusform></numerusform><numerusform>%n passi"
              "</numerusform></translation>"),
         counted, 1},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        CHECK(checkLanguage(row.language, row.text, row.messages).size() == row.findings);
    }
}

TEST_CASE("Ids are found where QML and the application look them up") {
    const auto found = lookedUpIn(
        {"a.qml",
         "text: qsTrId(\"a.b\")\n//% \"x\"\ntext: f(qsTrId(\"a.c\").arg(1), qtTrId( \"a.d\", n))"});
    REQUIRE(found.size() == 3);
    CHECK(found[0].id == "a.b");
    CHECK(found[1].where == "a.qml:3");
    CHECK(found[2].id == "a.d");
}

} // namespace esagono::messages_tests
