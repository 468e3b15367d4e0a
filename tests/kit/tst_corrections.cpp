// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections: made from two packages, read loudly, checked, applied whole or not at all.
#include "engine/kit/corrections.h"

#include "engine/core/fault.h"
#include "engine/kit/correction_pointer.h"
#include "tests/kit/sample_package.h"
#include "tests/support/table.h"

#include <doctest/doctest.h>
#include <fstream>

namespace esagono::corrections_tests {

using namespace esagono::test;

namespace {

Corrections correctionsTo(const Documents& changed, const std::string& id = "mine") {
    const GamePackage original = [] {
        std::vector<Finding> findings;
        return readPackage(sampleDocuments(), findings);
    }();
    return {.id = id,
            .name = {{"en", "My copy"}, {"it", "La mia copia"}},
            .author = "Somebody",
            .package = original.id,
            .release = original.release,
            .packageDigest = hexText(original.digest()),
            .list = differences(sampleDocuments(), changed)};
}

GamePackage sample() {
    std::vector<Finding> findings;
    return readPackage(sampleDocuments(), findings);
}

std::string refusal(const GamePackage& package, const std::vector<Corrections>& sets) {
    try {
        (void)corrected(package, sets);
    } catch (const Fault& fault) {
        return fault.what();
    }
    return {};
}

Record file() {
    return written(correctionsTo(changed("counters.json", "/counters/0/faces/0/attack", "9")));
}

std::string refusedFile(const Record& record) {
    try {
        (void)readCorrections(readableText(record), "x.esafix");
    } catch (const Fault& fault) {
        return fault.what();
    }
    return {};
}

} // namespace

TEST_CASE("A value changed is one correction, named by the thing it belongs to") {
    const Record counter = sampleDocuments().at("counters.json")["counters"][0];
    const std::string id = counter["id"];
    const auto found =
        differences(sampleDocuments(), changed("counters.json", "/counters/0/faces/0/attack", "9"));
    REQUIRE(found.size() == 1);
    CHECK(found[0].file == "counters.json");
    CHECK(found[0].pointer == "/counters/@" + id + "/faces/0/attack");
    CHECK(found[0].was == counter["faces"][0]["attack"]);
    CHECK(found[0].now == Record(9));
    CHECK(differences(sampleDocuments(), sampleDocuments()).empty());
}

TEST_CASE("Whatever was changed, the corrections bring it about and nothing else") {
    struct Row {
        const char* name;
        const char* file;
        const char* pointer;
        const char* value; ///< empty: removed
    };
    const Row rows[] = {
        {"a number", "counters.json", "/counters/0/faces/0/attack", "7"},
        {"a key taken away", "map.json", "/areas/north", ""},
        {"a key added", "map.json", "/areas/new", R"(["1001"])"},
        {"a cell", "charts.json", "/charts/0/rows/0/cells/0", R"("9/9")"},
        {"a counter taken away", "scenarios.json", "/scenarios/0/setup/0/counters", R"(["red.1"])"},
        {"a list of another length", "map.json", "/areas/north", R"(["1001", "1002", "1003"])"},
        {"a source", "counters.json", "/counters/0/source", R"("rulebook §2")"},
        {"a key with a slash", "display.json", "/a~1b~0c", R"({"x": 1})"},
        {"null", "display.json", "/odd", "null"},
    };
    for (const Row& row : rows) {
        CAPTURE(std::string(row.name));
        const Documents wanted = changed(row.file, row.pointer, row.value);
        const Corrections corrections = correctionsTo(wanted);
        CHECK(!corrections.list.empty());
        CHECK(readCorrections(readableText(written(corrections)), "x") == corrections);
        Documents made = sampleDocuments();
        for (const Correction& each : corrections.list)
            putAt(made.at(each.file), each.pointer, each.now);
        CHECK(made == wanted);
        CHECK(misfitsOf(sampleDocuments(), {&corrections, 1}).empty());
    }
}

TEST_CASE(
    "Things with ids may come and go without moving the others; another order is a new list") {
    Record three =
        Record::parse(R"([{"id": "a", "n": 1}, {"id": "b", "n": 2}, {"id": "c", "n": 3}])");
    const auto pointers = [&](const char* now) {
        std::vector<std::string> found;
        for (const Correction& each : differences({{"x.json", {{"list", three}}}},
                                                  {{"x.json", {{"list", Record::parse(now)}}}}))
            found.push_back(each.pointer);
        return found;
    };
    using Pointers = std::vector<std::string>;
    CHECK(pointers(R"([{"id": "a", "n": 1}, {"id": "c", "n": 3}])") == Pointers{"/list/@b"});
    CHECK(pointers(R"([{"id": "a", "n": 1}, {"id": "c", "n": 4}, {"id": "d"}])") ==
          Pointers{"/list/@b", "/list/@c/n", "/list/@d"});
    CHECK(pointers(R"([{"id": "b", "n": 2}, {"id": "a", "n": 1}, {"id": "c", "n": 3}])") ==
          Pointers{"/list/0/id", "/list/0/n", "/list/1/id", "/list/1/n"});
    CHECK(pointers(
              R"([{"id": "d"}, {"id": "a", "n": 1}, {"id": "b", "n": 2}, {"id": "c", "n": 3}])") ==
          Pointers{"/list"});
}

TEST_CASE("Corrections are applied to a newer package where the old values still stand") {
    const Corrections corrections =
        correctionsTo(changed("counters.json", "/counters/1/faces/0/attack", "9"));
    Documents newer = sampleDocuments();
    Record& counters = newer.at("counters.json")["counters"];
    Record another = counters[0];
    another["id"] = "new.1";
    counters.insert(counters.begin(), another); // everything moves by one
    std::vector<Finding> findings;
    const GamePackage made = corrected(readPackage(newer, findings), {&corrections, 1});
    CHECK(made.documents.at("counters.json")["counters"][2]["faces"][0]["attack"] == 9);
    CHECK(made.digest() != sample().digest());
}

TEST_CASE("What does not fit is said, and nothing is applied") {
    const Documents seven = changed("counters.json", "/counters/0/faces/0/attack", "7");
    Documents both = seven;
    both.at("counters.json")["counters"][1]["faces"][0]["attack"] = 8;
    const Corrections mine = correctionsTo(both);

    SUBCASE("a value that no longer stands there") {
        std::vector<Finding> findings;
        const GamePackage other =
            readPackage(changed("counters.json", "/counters/0/faces/0/attack", "3"), findings);
        const auto misfits = misfitsOf(other.documents, {&mine, 1});
        REQUIRE(misfits.size() == 1);
        CHECK(misfits[0].kind == Misfit::Kind::OtherValue);
        CHECK(misfits[0].correction == 0);
        CHECK(misfits[0].found == "3");
        CHECK(refusal(other, {mine}).starts_with("kit.corrections.stale | mine | counters.json/"));
    }
    SUBCASE("a value that is right already") {
        std::vector<Finding> findings;
        const GamePackage newer = readPackage(seven, findings);
        CHECK(misfitsOf(newer.documents, {&mine, 1}).empty());
        CHECK(corrected(newer, {&mine, 1}).documents == both);
    }
    SUBCASE("a place that is gone") {
        Documents without = sampleDocuments();
        without.at("counters.json")["counters"].erase(0);
        const auto misfits = misfitsOf(without, {&mine, 1});
        REQUIRE(misfits.size() == 1);
        CHECK(misfits[0].kind == Misfit::Kind::NoSuchPlace);
    }
    SUBCASE("another game") {
        Corrections foreign = mine;
        foreign.package = "other";
        const auto misfits = misfitsOf(sampleDocuments(), {&foreign, 1});
        REQUIRE(misfits.size() == 1);
        CHECK(misfits[0].kind == Misfit::Kind::OtherPackage);
        CHECK(refusal(sample(), {foreign}).starts_with("kit.corrections.foreign"));
    }
    SUBCASE("two that contradict each other") {
        Corrections yours =
            correctionsTo(changed("counters.json", "/counters/0/faces/0/attack", "6"), "yours");
        const std::vector<Corrections> sets = {mine, yours};
        const auto misfits = misfitsOf(sampleDocuments(), sets);
        REQUIRE(misfits.size() == 1);
        CHECK(misfits[0].kind == Misfit::Kind::Contested);
        CHECK(misfits[0].set == 1);
        CHECK(misfits[0].found == "mine");
        CHECK(refusal(sample(), sets).starts_with("kit.corrections.contested | yours | mine | "));
    }
    SUBCASE("two that agree, or speak of different things") {
        const std::vector<Corrections> sets = {
            correctionsTo(seven, "a"), mine,
            correctionsTo(changed("texts.json", "/note", "\"x\""), "b")};
        CHECK(misfitsOf(sampleDocuments(), sets).empty());
        CHECK(corrected(sample(), sets).documents.at("counters.json") == both.at("counters.json"));
    }
    SUBCASE("a result that is no package") {
        const Corrections bad =
            correctionsTo(changed("counters.json", "/counters/0/side", "\"nobody\""));
        CHECK(misfitsOf(sampleDocuments(), {&bad, 1}).empty());
        CHECK(refusal(sample(), {bad}).starts_with("core.fault.malformed | counters.json"));
    }
    CHECK(sampleDocuments() == readDocuments(sampleFolder()));
}

TEST_CASE("A file of corrections is read loudly") {
    CHECK(refusedFile(file()) == "");
    const auto with = [](const char* pointer, const Record& value) {
        Record record = file();
        record[Record::json_pointer(pointer)] = value;
        return record;
    };
    struct Row {
        const char* name;
        Record file;
        const char* says;
    };
    const Row rows[] = {
        {"another format", with("/format", "cake"), "kit.fault.foreign_format"},
        {"newer", with("/version", 2), "kit.fault.newer_format"},
        {"no id", with("/id", "no id!"), "kit.expected.id"},
        {"no list", with("/corrections", 1), "kit.expected.list"},
        {"an unknown key", with("/colour", "red"), "kit.corrections.unknown_key"},
        {"an unknown key inside", with("/corrections/0/colour", "red"),
         "kit.corrections.unknown_key | x.esafix | /corrections/0/colour"},
        {"outside the package", with("/corrections/0/file", "../x.json"), "kit.expected.file"},
        {"no document", with("/corrections/0/file", "x.png"), "kit.expected.file"},
        {"all of a document", with("/corrections/0/pointer", ""), "kit.expected.correctable_place"},
        {"no pointer", with("/corrections/0/pointer", "counters"),
         "kit.expected.correctable_place"},
        {"the format", with("/corrections/0/pointer", "/format"), "kit.expected.correctable_place"},
        {"nothing put right", with("/corrections/0/now", file()["corrections"][0]["was"]),
         "kit.expected.another_now"},
    };
    for (const Row& row : rows) {
        CAPTURE(std::string(row.name));
        CHECK(refusedFile(row.file).find(row.says) != std::string::npos);
    }
    Record identity = with("/corrections/0/file", "package.json");
    identity["corrections"][0]["pointer"] = "/id";
    CHECK(refusedFile(identity).find("kit.expected.correctable_place") != std::string::npos);
}

TEST_CASE("A folder of corrections shows those that can be read and what is wrong with others") {
    const TestFolder folder;
    CHECK(correctionsIn(folder.path("none")).empty());
    const Corrections mine =
        correctionsTo(changed("counters.json", "/counters/0/faces/0/attack", "9"));
    writeCorrections(mine, folder.path("b.esafix"));
    std::ofstream(folder.path("a.esafix")) << "{";
    std::ofstream(folder.path("c.txt")) << "hello";
    const auto found = correctionsIn(folder.path("").parent_path());
    REQUIRE(found.size() == 2);
    CHECK_FALSE(found[0].corrections);
    CHECK(found[0].problem.id == "core.fault.not_json");
    CHECK(found[1].corrections == mine);
}

TEST_CASE("Corrections with the same content have the same digest") {
    const Corrections mine =
        correctionsTo(changed("counters.json", "/counters/0/faces/0/attack", "9"));
    Corrections copy = readCorrections(readableText(written(mine)), "x");
    CHECK(copy.digest() == mine.digest());
    copy.list[0].now = 8;
    CHECK(copy.digest() != mine.digest());
    const auto notes = notesFrom(writtenNotes({&mine, 1}), "meta");
    REQUIRE(notes.size() == 1);
    CHECK(notes[0] == CorrectionsNote{"mine", mine.name, hexText(mine.digest())});
}

} // namespace esagono::corrections_tests
