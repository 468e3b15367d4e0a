// SPDX-License-Identifier: GPL-3.0-or-later
// What was changed against a built-in game, in people's words; where it leads, and how it is put
// back.
#include "editor/counters/counter_edits.h"
#include "editor/files/difference_words.h"
#include "editor/tables/source_edits.h"
#include "engine/core/catalogue.h"
#include "engine/kit/reading/source.h"
#include "tests/editor/built_in.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace esagono;

namespace {

/// The arguments of a text, and its id where it has none: what the sentences are made of.
std::string plain(const Text& text) {
    std::string all;
    for (const TextArgument& argument : text.arguments) {
        all += all.empty() ? "" : "/";
        if (const auto* name = std::get_if<std::string>(&argument))
            all += *name;
        else if (const auto* number = std::get_if<std::int64_t>(&argument))
            all += std::to_string(*number);
    }
    return all.empty() ? text.id : all;
}

struct Told {
    std::string path, was, now;
};

Told told(const Documents& original, const Documents& changed, std::size_t row = 0) {
    const std::vector<Correction> all = differences(original, changed);
    REQUIRE(all.size() > row);
    const DifferenceWords words = wordsOf(all[row], original, changed, "en");
    Told read;
    for (const Text& step : words.path)
        read.path += (read.path.empty() ? "" : " > ") + plain(step);
    read.was = plain(words.was);
    read.now = plain(words.now);
    return read;
}

/// The documents after one edit, and back again.
void checkPutBack(const Documents& original, Documents changed) {
    const std::vector<Correction> all = differences(original, changed);
    for (const Correction& each : all)
        (void)carryOut(changed, puttingBack(each, original, changed));
    CHECK(changed == original);
}

} // namespace

TEST_CASE("a value of a counter is told by counter, face and attribute") {
    const Documents original = builtIn("santander");
    Documents changed = original;
    changed["counters.json"]["counters"][5]["faces"][1]["attack"] = 3;
    const Told words = told(original, changed);
    CHECK(words.path == "2/III N > editor.place.reverse > attack factor");
    CHECK(words.was == "2");
    CHECK(words.now == "3");
    CHECK(placeOf(differences(original, changed)[0], changed) ==
          EditPlace{"counters.json", "/counters/5/faces/1/attack"});
    checkPutBack(original, changed);
}

TEST_CASE("terrain is told by hex and by the terrains' names") {
    const Documents original = builtIn("santander");
    Documents changed = original;
    REQUIRE(changed["map.json"]["terrain"]["1001"] == "sea");
    changed["map.json"]["terrain"]["1001"] = "clear";
    const Told words = told(original, changed);
    CHECK(words.path == "1001 > editor.place.terrain");
    CHECK(words.was == "sea");
    CHECK(words.now == "clear");
    checkPutBack(original, changed);
}

TEST_CASE("a hexside that gains and one that loses its features") {
    const Documents original = builtIn("santander");
    Documents changed = original;
    changed["map.json"]["hexsides"].erase("1202|1203");
    changed["map.json"]["hexsides"]["2001|2002"] = {"river"};
    const Told lost = told(original, changed, 0);
    CHECK(lost.path == "1202/1203");
    CHECK(lost.was == "river");
    CHECK(lost.now == "editor.value.nothing");
    const Told gained = told(original, changed, 1);
    CHECK(gained.path == "2001/2002");
    CHECK(gained.was == "editor.value.nothing");
    // What is gone is still found by its hexes
    CHECK(placeOf(differences(original, changed)[0], changed).pointer == "/hexsides/1202|1203");
    checkPutBack(original, changed);
}

TEST_CASE("a cell of a table is told by its row and column") {
    const Documents original = builtIn("santander");
    Documents changed = original;
    changed["charts.json"]["charts"][0]["rows"][0]["cells"][2] = "1/1";
    const Told words = told(original, changed);
    CHECK(words.path == "Combat Results Table > -1 > 2:1");
    CHECK(words.was == "3/0");
    CHECK(words.now == "1/1");
    checkPutBack(original, changed);
}

TEST_CASE("a value of a table that no rule looks at is told so") {
    Documents original = builtIn("santander");
    Record& charts = original["charts.json"]["charts"];
    for (Record& chart : charts) {
        if (chart["id"] == "terrain")
            chart["forReading"] = {"rain", "city"};
        if (chart["id"] == "weather")
            chart["forReading"] = true;
    }
    struct Row {
        const char* chart;
        const char* pointer;
        bool isForReading;
    };
    for (const Row& row :
         {Row{"terrain", "/rows/0/cells/rain", true}, Row{"terrain", "/rows/0/cells/move", false},
          Row{"terrain", "/rows/1/cells/move", true}, Row{"weather", "/bands/0/result", true},
          Row{"weather", "/title/en", false}, Row{"combat", "/rows/0/cells/0", false}}) {
        CAPTURE(row.pointer);
        Documents changed = original;
        for (Record& chart : changed["charts.json"]["charts"])
            if (chart["id"] == row.chart)
                chart[nlohmann::json::json_pointer(row.pointer)] = "7";
        const std::string path = told(original, changed).path;
        CHECK(path.ends_with("editor.place.for_reading") == row.isForReading);
    }
}

TEST_CASE("a counter that is gone leads to the page") {
    const Documents original = builtIn("santander");
    Documents changed = original;
    const std::string name = original.at("counters.json")["counters"].back()["name"];
    Record& counters = changed["counters.json"]["counters"];
    counters.erase(counters.size() - 1);
    const std::vector<Correction> all = differences(original, changed);
    REQUIRE(all.size() == 1);
    CHECK(plain(wordsOf(all[0], original, changed, "en").path[0]) == name);
    CHECK(placeOf(all[0], changed) == EditPlace{"counters.json", "/counters"});
    checkPutBack(original, changed);
}

TEST_CASE("entries that left a list return to where they stood, whichever comes first") {
    const Documents original = builtIn("santander");
    Documents changed = original;
    Record& counters = changed["counters.json"]["counters"];
    for (const std::size_t gone : {std::size_t(0), std::size_t(6), std::size_t(6)})
        counters.erase(gone); // the first, and two neighbours
    changed["scenarios.json"]["scenarios"].erase(std::size_t(0));
    checkPutBack(original, changed);
    std::vector<Correction> all = differences(original, changed);
    REQUIRE(all.size() == 4);
    while (!all.empty()) { // from behind, looking again each time as the panel does
        (void)carryOut(changed, puttingBack(all.back(), original, changed));
        all = differences(original, changed);
    }
    CHECK(changed == original);
}

TEST_CASE("an entry that is gone is put back beside what is new") {
    const Documents original = builtIn("santander");
    Documents changed = original;
    Record& counters = changed["counters.json"]["counters"];
    Record added = counters[3];
    added["id"] = "added";
    counters.push_back(added);
    const Record gone = counters[3];
    counters.erase(std::size_t(3));
    const std::vector<Correction> all = differences(original, changed);
    REQUIRE(all.size() == 2);
    (void)carryOut(changed, puttingBack(all[0], original, changed));
    CHECK(counters[3] == gone);
    CHECK(counters.back() == added);
}

TEST_CASE("words are shown in the language asked for") {
    const Documents original = builtIn("santander");
    Documents changed = original;
    changed["charts.json"]["charts"][0]["title"]["it"] = "Tabella";
    const std::vector<Correction> all = differences(original, changed);
    REQUIRE(all.size() == 1);
    const DifferenceWords words = wordsOf(all[0], original, changed, "it");
    CHECK(plain(words.path[0]) == "Tabella");
    CHECK(plain(words.now) == "Tabella");
    checkPutBack(original, changed);
}

TEST_CASE("where a value comes from returns with it, and is told only by itself") {
    const Documents original = builtIn("santander");
    EditStack stack(original);
    const std::vector<std::size_t> one = {5};
    for (const char* const attribute : {"attack", "defence"}) {
        Edit edit = setFaceValue(stack.documents(), one, 1, attribute, 9);
        markOwnValues(edit, stack.documents(), counterFile);
        stack.perform(std::move(edit));
    }
    Documents changed = stack.documents();
    std::vector<Correction> all = differences(original, changed);
    REQUIRE(all.size() == 3); // two values and their marks
    CHECK(std::ranges::count_if(
              all, [&](const Correction& each) { return accompanies(each, all); }) == 1);
    // One is put back: the other stays somebody's own
    (void)carryOut(changed, puttingBack(all[0], original, changed));
    const Record& face = changed[counterFile]["counters"][5]["faces"][1];
    CHECK(sourceOf(changed[counterFile], facePointer(5, 1) + "/attack").kind ==
          Source::Kind::Reconstructed);
    CHECK(sourceOf(changed[counterFile], facePointer(5, 1) + "/defence").kind ==
          Source::Kind::Copy);
    CHECK(face["defence"] == 9);
    all = differences(original, changed);
    for (const Correction& each : all)
        if (!accompanies(each, all))
            (void)carryOut(changed, puttingBack(each, original, changed));
    CHECK(changed == original);
    // A mark alone is a difference like any other
    (void)carryOut(changed, markFace(changed, one, 1, "attack", "own copy"));
    const Told words = told(original, changed);
    CHECK(words.path == "2/III N > editor.place.reverse > editor.place.source");
    CHECK(words.was == "app.editor.source.reconstructed");
    checkPutBack(original, changed);
}
