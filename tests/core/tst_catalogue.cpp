// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/catalogue.h"

#include <doctest/doctest.h>

namespace esagono::catalogue_tests {

namespace {

constexpr std::string_view french = R"(<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name></name>
    <message id="test.plain">
        <location filename="../engine/core/messages.h" line="7"/>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message id="test.entities">
        <source>&lt;b&gt; &amp; &quot;x&quot;</source>
        <extracomment>%1 = the program&apos;s name</extracomment>
        <translation>&lt;b&gt; &amp;amp; &quot;l&apos;x&quot;</translation>
    </message>
    <message id="test.numbered">
        <source>Odds: %1</source>
        <translation>Rapport&#xa0;: %1 &#171;&#x202f;x&#x202F;&#187; &#x1F642; &#; &#xg; &#x110000; &other;</translation>
    </message>
    <message id="test.lines">
        <source>a</source>
        <translation>une ligne
et une autre</translation>
    </message>
    <message id="test.unfinished">
        <source>Not yet</source>
        <translation type="unfinished">Pas encore</translation>
    </message>
    <message id="test.untranslated">
        <source>Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="test.closed">
        <source>Nothing</source>
        <translation type="unfinished"/>
    </message>
    <message id="test.counted" numerus="yes">
        <source>%n step(s) lost</source>
        <translation>
            <numerusform>%n pas perdu</numerusform>
            <numerusform>%n pas &amp; plus perdus</numerusform>
        </translation>
    </message>
    <message id="test.counted.unfinished" numerus="yes">
        <source>%n hex(es)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
</TS>
)";

} // namespace

TEST_CASE("A Linguist file gives its language and the text of every id") {
    const Catalogue catalogue(french);
    CHECK(catalogue.language() == "fr_FR");
    CHECK(catalogue.texts().size() == 9);
    struct Row {
        std::string id;
        std::string text;
    };
    const Row rows[] = {
        {"test.plain", "La partie est finie"},
        {"test.entities", "<b> &amp; \"l'x\""},
        {"test.numbered", "Rapport\u00a0: %1 «\u202fx\u202f» 🙂 &#; &#xg; &#x110000; &other;"},
        {"test.lines", "une ligne\net une autre"},
        {"test.unfinished", "Pas encore"},
        {"test.untranslated", "test.untranslated"},
        {"test.closed", "test.closed"},
        {"test.counted", "%n pas perdu"},
        {"test.counted.unfinished", "test.counted.unfinished"},
        {"test.unknown", "test.unknown"},
        {"", ""},
    };
    for (const Row& row : rows) {
        CAPTURE(row.id);
        CHECK(catalogue.text(row.id) == row.text);
    }
    CHECK(catalogue.has("test.untranslated"));
    CHECK_FALSE(catalogue.has("test.unknown"));
}

TEST_CASE("A message that counts is said in the form of its number") {
    const Catalogue fr(french);
    std::string italian(french);
    italian.replace(italian.find("fr_FR"), 5, "it_IT");
    const Catalogue it(italian);
    const std::string one = "%n pas perdu";
    const std::string many = "%n pas & plus perdus";
    struct Row {
        std::string name;
        const Catalogue& catalogue;
        std::int64_t number;
        const std::string& text;
    };
    const Row rows[] = {
        {"one", fr, 1, one},
        {"two", fr, 2, many},
        {"none, in French", fr, 0, one},
        {"none, in Italian", it, 0, many},
        {"one, in Italian", it, 1, one},
        {"less than none", it, -1, many},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        CHECK(row.catalogue.text("test.counted", row.number) == row.text);
    }
    CHECK(fr.text("test.plain", 5) == "La partie est finie");
    CHECK(fr.text("test.unknown", 5) == "test.unknown");
    CHECK(fr.text("test.counted.unfinished", 5) == "test.counted.unfinished");
}

TEST_CASE("No catalogue knows nothing") {
    CHECK(Catalogue().text("test.plain") == "test.plain");
    CHECK(Catalogue("").text("test.plain", 2) == "test.plain");
    CHECK(Catalogue("").language() == "");
}

TEST_CASE("A file cut anywhere gives what it has and never hangs") {
    for (std::size_t length = 0; length < french.size(); ++length) {
        const Catalogue catalogue(french.substr(0, length));
        for (const auto& [id, forms] : catalogue.texts()) {
            REQUIRE_FALSE(forms.empty());
            (void)catalogue.text(id);
            (void)catalogue.text(id, 2);
        }
    }
    const Catalogue closed(
        R"(<message id="a"><translation><numerusform/></translation></message>)");
    CHECK(closed.text("a", 2) == "a");
    const Catalogue open(R"(<message id="a"><translation><numerusform>x</translation></message>)");
    CHECK(open.text("a", 2) == "a");
}

TEST_CASE("Placeholders are filled once; what fills them is not searched again") {
    struct Row {
        std::string name;
        std::string pattern;
        std::vector<std::string> with;
        std::string text;
    };
    const Row rows[] = {
        {"none", "over", {"a"}, "over"},
        {"in order", "%1 attacks %2", {"Líster", "1211"}, "Líster attacks 1211"},
        {"in another order", "%2: %1", {"a", "b"}, "b: a"},
        {"twice", "%1 and %1", {"a"}, "a and a"},
        {"an argument that looks like a place", "%1 %2", {"%2", "%1"}, "%2 %1"},
        {"an argument that ends in a sign", "%11", {"%"}, "%1"},
        {"an argument that is missing", "[%1] [%2]", {"a"}, "[a] []"},
        {"nine", "%9", {"", "", "", "", "", "", "", "", "i"}, "i"},
        {"zero is no place", "%0 %1", {"a"}, "%0 a"},
        {"a sign at the end", "100 %", {"a"}, "100 %"},
        {"a doubled sign", "%%1", {"a"}, "%a"},
        {"the number of a counted message", "%n of %2", {"3", "a"}, "3 of a"},
        {"nothing", "", {"a"}, ""},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        CHECK(filled(row.pattern, row.with) == row.text);
    }
}

} // namespace esagono::catalogue_tests
