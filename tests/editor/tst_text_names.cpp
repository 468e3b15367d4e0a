// SPDX-License-Identifier: GPL-3.0-or-later
// Words of a package are told by what they belong to, as people call it.
#include "editor/files/difference_messages.h"
#include "editor/tables/text_edits.h"
#include "editor/tables/text_name_messages.h"
#include "editor/tables/text_names.h"
#include "tests/editor/built_in.h"

#include <doctest/doctest.h>

using namespace esagono;

namespace {

std::string argument(const Text& text) {
    if (text.arguments.empty())
        return {};
    const auto* const name = std::get_if<std::string>(&text.arguments.front());
    return name == nullptr ? std::string() : *name;
}

struct Expected {
    const char* file;
    const char* pointer;
    const char* owner;
    Text part;
};

} // namespace

TEST_CASE("words have the names of their tables, rulings, terrains and tracks") {
    const Documents documents = builtIn("santander");
    const Expected all[] = {
        {"charts.json", "/charts/0/columnTitle", "Tabella dei Risultati di Combattimento",
         Text(say::wordsColumns)},
        {"charts.json", "/charts/0/legend/0~11", "Tabella dei Risultati di Combattimento",
         Text(say::wordsResult, "0/1")},
        {"charts.json", "/charts/0/title", "Tabella dei Risultati di Combattimento",
         Text(say::placeTitle)},
        {"package.json", "/sides/0/name", "Nazionalisti", Text(say::wordsSide)},
        {"scenarios.json", "/scenarios/0/turns/labels/2", "La campagna di Santander",
         Text(say::wordsTurn, 3)},
        {"texts.json", "/texts/reduced", "ridotta", Text(say::wordsOfRules)},
        {"texts.json", "/texts/group.armour", "unità corazzate", Text(say::wordsGroup)},
    };
    for (const Expected& each : all) {
        CAPTURE(each.pointer);
        const WordsName name = nameOfWords(documents, {each.file, each.pointer}, "it");
        CHECK(argument(name.owner) == each.owner);
        CHECK(name.part == each.part);
    }
}

TEST_CASE("no id stands where a name should") {
    for (const char* const game : {"santander", "banditen", "guadalajara", "tscw"}) {
        const Documents documents = builtIn(game);
        for (const char* const language : {"en", "it", "es", "fr"})
            for (const FoundWords& found : findWords(documents)) {
                CAPTURE(found.at.pointer);
                const WordsName name = nameOfWords(documents, found.at, language);
                CHECK_FALSE(argument(name.owner).empty());
                CHECK(argument(name.owner).find('_') == std::string::npos);
                const bool ofTrait = found.at.pointer.starts_with("/traits/");
                CHECK((ofTrait || name.part.id != say::placeNamed));
            }
    }
}

TEST_CASE("whatever stands in a broken document has some name") {
    const Documents broken = {
        {"package.json", Record::parse(R"({"format": 7, "title": {"en": "T"}})")},
        {"scenarios.json", Record::parse(R"({"format": "esagono-scenarios", "scenarios": [
            {"id": 3, "turns": {"first": "one", "labels": [{"en": "Monday"}]}}]})")},
        {"rulings.json", Record::parse(R"({"format": "esagono-rulings", "rulings": {
            "a": {"question": {"en": "Why?"}}}})")}};
    for (const FoundWords& found : findWords(broken)) {
        CAPTURE(found.at.pointer);
        const WordsName name = nameOfWords(broken, found.at, "it");
        CHECK_FALSE(name.owner.id.empty());
        CHECK_FALSE(name.part.id.empty());
    }
}
