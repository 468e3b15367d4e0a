// SPDX-License-Identifier: GPL-3.0-or-later
// Findings: where they lead to, and what settles them.
#include "editor/files/finding_places.h"
#include "editor/files/fixes.h"
#include "engine/core/fault.h"
#include "engine/kit/checking/package_check.h"
#include "engine/kit/messages.h"
#include "tests/editor/built_in.h"
#include "tests/kit/sample_package.h"

#include <doctest/doctest.h>

using namespace esagono;

namespace {

/// What a reading says, whether it fails or not.
std::vector<Finding> findingsOf(const Documents& documents) {
    std::vector<Finding> findings;
    try {
        return checkPackage(readPackage(documents, findings));
    } catch (const Fault& fault) {
        return {findingOf(fault.text())};
    }
}

std::optional<Finding> findingAt(const Documents& documents, std::string_view message,
                                 std::string_view pointer) {
    for (const Finding& finding : findingsOf(documents))
        if (finding.text.id == message && finding.pointer == pointer)
            return finding;
    return {};
}

struct Row {
    const char* name;
    const char* file;
    const char* pointer; ///< put in …
    const char* value;   ///< … with this value
    std::string_view message;
    const char* at;   ///< the finding's pointer
    const char* page; ///< where it leads to
};

Record& scenarioOf(Documents& documents) {
    return documents["scenarios.json"]["scenarios"][0];
}

} // namespace

TEST_CASE("what can be settled is settled by its fix, and the fix can be undone") {
    const Documents& sample = test::sampleDocuments();
    const std::string map = readAgain(sample).mapFiles[0].file;
    for (const Row& row : {
             Row{"unknown key", "package.json", "/colour", "1", say::unknownKey, "/colour", ""},
             Row{"missing language", "package.json", "/title", R"({"en": "A", "it": "B"})",
                 say::wordsMissing, "/title", "texts"},
             Row{"place off the map", map.c_str(), "/places",
                 R"([{"name": "N", "kind": "town", "hex": "9999"}])", say::placeOffMap,
                 "/places/0/hex", "map"},
             Row{"empty area", map.c_str(), "/areas/nowhere", "[]", say::areaEmpty,
                 "/areas/nowhere", "map"},
             Row{"a file nobody uses", "odd.json", "", R"({"a": 1})", say::unusedFile, "", ""},
         }) {
        CAPTURE(row.name);
        Documents documents = sample;
        if (*row.pointer == 0)
            documents[row.file] = Record::parse(row.value);
        else
            documents[row.file][Record::json_pointer(row.pointer)] = Record::parse(row.value);
        const Documents before = documents;
        const auto finding = findingAt(documents, row.message, row.at);
        REQUIRE(finding.has_value());
        CHECK(placeOf(documents, *finding).page == row.page);
        const auto fix = fixFor(documents, *finding);
        REQUIRE(fix.has_value());
        const Edit back = carryOut(documents, *fix);
        CHECK_FALSE(findingAt(documents, row.message, row.at).has_value());
        carryOut(documents, back);
        CHECK(documents == before);
    }
}

TEST_CASE("words that were copied are marked as untranslated") {
    Documents documents = test::sampleDocuments();
    documents["package.json"]["title"] = {{"en", "A"}, {"it", "B"}};
    const auto finding = findingAt(documents, say::wordsMissing, "/title");
    carryOut(documents, *fixFor(documents, *finding));
    CHECK(documents["package.json"]["title"] ==
          Record{{"en", "A"}, {"it", "B"}, {"es", "[en] A"}, {"fr", "[en] A"}});
}

TEST_CASE("the second of two things with one id is renamed") {
    Documents documents = test::sampleDocuments();
    Record& sides = documents["package.json"]["sides"];
    REQUIRE(sides.size() >= 2);
    sides[1]["id"] = sides[0]["id"];
    const std::vector<Finding> findings = findingsOf(documents);
    REQUIRE(findings.size() == 1);
    CHECK(findings[0].pointer == "/sides/1/id");
    const auto fix = fixFor(documents, findings[0]);
    REQUIRE(fix.has_value());
    carryOut(documents, *fix);
    CHECK(sides[1]["id"] == sides[0]["id"].get<std::string>() + "_2");
}

TEST_CASE("labels fit the turns after their fix") {
    Documents documents = test::sampleDocuments();
    scenarioOf(documents)["turns"] = {{"first", 2}, {"last", 4}, {"labels", {"two"}}};
    for (const Finding& finding : findingsOf(documents))
        if (finding.text.id == say::turnLabelsMissing)
            carryOut(documents, fixFor(documents, finding).value());
    CHECK(scenarioOf(documents)["turns"]["labels"] == Record{"two", "3", "4"});
}

TEST_CASE("a counter listed twice leads to its scenario and is removed once") {
    Documents documents = test::sampleDocuments();
    Record& setup = scenarioOf(documents)["setup"];
    REQUIRE(!setup.empty());
    const std::size_t count = setup[0]["counters"].size();
    setup[0]["counters"].push_back(setup[0]["counters"][0]);
    bool found = false;
    for (const Finding& finding : findingsOf(documents)) {
        if (finding.text.id != say::counterTwice)
            continue;
        found = true;
        CHECK(placeOf(documents, finding).page == "scenarios");
        CHECK(placeOf(documents, finding).id == scenarioOf(documents)["id"]);
        carryOut(documents, fixFor(documents, finding).value());
        break;
    }
    CHECK(found);
    CHECK(scenarioOf(documents)["setup"][0]["counters"].size() == count);
}

TEST_CASE("findings lead to the hex, counter and chart they speak of") {
    const Documents& sample = test::sampleDocuments();
    const GamePackage package = readAgain(sample);
    const auto place = [&](const std::string& file, const std::string& pointer) {
        return placeOf(sample, {Finding::Weight::Note, file, pointer, "test"});
    };
    const std::string& map = package.mapFiles[0].file;
    const std::string hex = sample.at(map)["terrain"].begin().key();
    CHECK(place(map, "/terrain/" + hex).id == hex);
    CHECK(place("counters.json", "/counters/0/faces").id == package.counters[0].id);
    CHECK(place("charts.json", "/charts/0").id == package.charts[0].id);
    CHECK(place("gone.json", "/x").page.empty());
}

TEST_CASE("a finding about what is no longer there has no fix") {
    CHECK_FALSE(fixFor(test::sampleDocuments(), {Finding::Weight::Warning, "package.json", "/gone",
                                                 Text(say::unknownKey, "gone")})
                    .has_value());
}
