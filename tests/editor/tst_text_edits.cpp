// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a package, found and changed.
#include "editor/files/fixes.h"
#include "editor/tables/text_edits.h"
#include "engine/kit/checking/package_check.h"
#include "engine/kit/messages.h"
#include "tests/kit/sample_package.h"

#include <doctest/doctest.h>

#include <set>

using namespace esagono;

namespace {

Documents spoken() {
    return {{"package.json", Record::parse(R"({
        "title": "All the same",
        "sides": [{"id": "red", "name": {"en": "Red", "it": "Rossi", "es": "", "fr": "[en] Red"}}],
        "note": {"en": "not for players"}})")},
            {"texts.json", Record::parse(R"({"texts": {"a.b": {"en": "One"}}})")}};
}

} // namespace

TEST_CASE("words are found with what they belong to") {
    const std::vector<FoundWords> found = findWords(spoken());
    REQUIRE(found.size() == 3);
    CHECK(found[0].at == EditPlace{"package.json", "/sides/0/name"});
    CHECK(found[0].owner == "red");
    CHECK(found[0].key == "name");
    CHECK(found[1].at.pointer == "/title");
    CHECK(found[2].key == "a.b");
}

TEST_CASE("empty and copied words are missing, one text for all is not") {
    const std::vector<FoundWords> found = findWords(spoken());
    CHECK_FALSE(found[0].lacks("en"));
    CHECK(found[0].lacks("es"));
    CHECK(found[0].lacks("fr"));
    CHECK_FALSE(found[1].lacksAny());
    CHECK(found[2].lacksAny());
}

TEST_CASE("whatever the checker misses is found here") {
    Documents documents = test::sampleDocuments();
    for (const FoundWords& words : findWords(documents)) // one language is taken away everywhere
        if (words.words.contains("fr") && words.words.size() > 1)
            carryOut(documents, setWords(documents, words.at, "fr", ""));
    std::set<std::pair<std::string, std::string>> lacking;
    for (const FoundWords& words : findWords(documents))
        if (words.lacks("fr"))
            lacking.emplace(words.at.file, words.at.pointer);
    std::size_t count = 0;
    std::vector<Finding> reading;
    for (const Finding& finding : checkPackage(readPackage(documents, reading)))
        if (finding.text.id == say::wordsMissing) {
            CHECK(lacking.contains({finding.file, finding.pointer}));
            ++count;
        }
    CHECK(count > 0);
}

TEST_CASE("a language is set, and one text for all becomes four") {
    Documents documents = spoken();
    carryOut(documents, setWords(documents, {"package.json", "/sides/0/name"}, "es", "Rojos"));
    CHECK(documents["package.json"]["sides"][0]["name"]["es"] == "Rojos");
    carryOut(documents, setWords(documents, {"package.json", "/title"}, "fr", "Pareil"));
    CHECK(documents["package.json"]["title"] == Record{{"en", "All the same"},
                                                       {"it", "All the same"},
                                                       {"es", "All the same"},
                                                       {"fr", "Pareil"}});
    carryOut(documents, setWords(documents, {"package.json", "/title"}, "", "One"));
    CHECK(documents["package.json"]["title"] == "One");
}

TEST_CASE("the last language is not taken away, and a place that is gone changes nothing") {
    const Documents documents = spoken();
    CHECK(setWords(documents, {"texts.json", "/texts/a.b"}, "en", "").empty());
    CHECK(setWords(documents, {"texts.json", "/texts/gone"}, "en", "x").empty());
}
