// SPDX-License-Identifier: GPL-3.0-or-later
// Counters changed, counters in spreadsheets.
#include "editor/counters/counter_csv.h"
#include "editor/counters/counter_edits.h"
#include "editor/counters/counter_messages.h"
#include "editor/counters/csv.h"
#include "editor/counters/csv_messages.h"
#include "editor/tables/source_edits.h"
#include "engine/core/fault.h"
#include "engine/kit/reading/source.h"
#include "tests/editor/built_in.h"

#include <doctest/doctest.h>

#include <random>

using namespace esagono;

namespace {

using Places = std::vector<std::size_t>;

std::size_t placeOf(const Documents& documents, std::string_view id) {
    const GamePackage package = readAgain(documents);
    return find<CounterId>(package.counters, id).index();
}

Source::Kind sourceAt(const Documents& documents, const std::string& pointer) {
    return sourceOf(documents.at(counterFile), pointer).kind;
}

Text faultOf(const GamePackage& package, const std::string& csv) {
    try {
        (void)countersFromCsv(package, csv);
    } catch (const Fault& fault) {
        return fault.text();
    }
    return {};
}

} // namespace

TEST_CASE("A value of many counters is set as one edit") {
    EditStack stack(builtIn("santander"));
    const Places places = {placeOf(stack.documents(), "NI_1"), placeOf(stack.documents(), "NI_2")};
    stack.perform(setFaceValue(stack.documents(), places, 0, "attack", 7));
    const GamePackage package = readAgain(stack.documents());
    const AttributeId attack = find<AttributeId>(package.attributes, "attack");
    for (const std::size_t place : places)
        CHECK(package.counters[place].number(0, attack) == 7);
    CHECK(stack.depth() == 1);
    CHECK(setFaceValue(stack.documents(), places, 0, "attack", 7).empty());
    stack.perform(setFaceValue(stack.documents(), places, 0, "attack", std::nullopt));
    CHECK(!readAgain(stack.documents()).counters[places[0]].has(0, attack));
    (void)stack.undo();
    (void)stack.undo();
    CHECK(stack.documents() == builtIn("santander"));
}

TEST_CASE("What an author sets himself is his own, in the same step") {
    EditStack stack(builtIn("santander"));
    const std::size_t place = placeOf(stack.documents(), "NI_1");
    const Places one = {place};
    const auto perform = [&](Edit edit) {
        markOwnValues(edit, stack.documents(), counterFile);
        stack.perform(std::move(edit));
    };
    const std::string face = facePointer(place, 0);
    REQUIRE(sourceAt(stack.documents(), face + "/attack") == Source::Kind::Reconstructed);
    perform(setFaceValue(stack.documents(), one, 0, "attack", 7));
    CHECK(sourceAt(stack.documents(), face + "/attack") == Source::Kind::Copy);
    CHECK(sourceAt(stack.documents(), face + "/defence") == Source::Kind::Reconstructed);
    CHECK(sourceAt(stack.documents(), facePointer(place, 1) + "/attack") ==
          Source::Kind::Reconstructed);
    perform(setFaceValue(stack.documents(), one, 0, "defence", 6));
    perform(setTrait(stack.documents(), one, "group", "basque"));
    perform(setCounterName(stack.documents(), place, "1/I Navarra"));
    for (const char* own : {"/faces/0/attack", "/faces/0/defence", "/traits/group", "/name"})
        CHECK(sourceAt(stack.documents(), counterPointer(place) + own) == Source::Kind::Copy);
    CHECK(sourceAt(stack.documents(), counterPointer(place) + "/traits/size") ==
          Source::Kind::Reconstructed);
    CHECK(stack.depth() == 4);
    (void)readAgain(stack.documents());
    while (stack.canUndo())
        (void)stack.undo();
    CHECK(stack.documents() == builtIn("santander"));
    // A package that says nothing of sources says nothing afterwards, either
    Documents plain = builtIn("santander");
    plain[counterFile].erase("source");
    for (Record& counter : plain[counterFile]["counters"]) {
        counter.erase("source");
        for (Record& each : counter["faces"])
            each.erase("source");
    }
    Edit edit = setFaceValue(plain, one, 0, "attack", 7);
    markOwnValues(edit, plain, counterFile);
    CHECK(edit.changes.size() == 1);
}

TEST_CASE("Counters get a symbol of their own, and that of their type again") {
    EditStack stack(builtIn("santander"));
    const Places two = {placeOf(stack.documents(), "NI_1"), placeOf(stack.documents(), "NI_2")};
    CHECK(counterSymbol(stack.documents(), two[0]).empty());
    CHECK(counterSymbol(stack.documents(), placeOf(stack.documents(), "M_TURN")) == "turn");
    stack.perform(setCounterSymbol(stack.documents(), two, "box+cross+wheels"));
    for (const std::size_t place : two)
        CHECK(counterSymbol(stack.documents(), place) == "box+cross+wheels");
    CHECK(counterSymbol(stack.documents(), placeOf(stack.documents(), "M_TURN")) == "turn");
    (void)readAgain(stack.documents());
    CHECK(setCounterSymbol(stack.documents(), two, "box+cross+wheels").empty());
    stack.perform(setCounterSymbol(stack.documents(), two, ""));
    CHECK(stack.documents() == builtIn("santander"));
    CHECK(stack.depth() == 2);
    // Where nothing was said of the display
    Documents plain = builtIn("santander");
    plain.erase("display.json");
    (void)carryOut(plain, setCounterSymbol(plain, two, "infantry"));
    CHECK(counterSymbol(plain, two[1]) == "infantry");
    (void)readAgain(plain);
}

TEST_CASE("Name, side, traits and flags of a counter change, and the package still reads") {
    EditStack stack(builtIn("santander"));
    const Places one = {placeOf(stack.documents(), "NI_1")};
    stack.perform(setCounterName(stack.documents(), one[0], "1/I Navarra"));
    stack.perform(setCounterSide(stack.documents(), one, "republican"));
    stack.perform(setTrait(stack.documents(), one, "group", "basque"));
    stack.perform(setTrait(stack.documents(), one, "division", ""));
    stack.perform(setFlag(stack.documents(), one, "motorised", true));
    const GamePackage package = readAgain(stack.documents());
    const Counter& counter = package.counters[one[0]];
    CHECK(counter.name == "1/I Navarra");
    CHECK(package.sides[counter.side.index()].id == "republican");
    const TraitId group = find<TraitId>(package.traits, "group");
    CHECK(package.traits[group.index()].words[counter.words[group.index()].index()].id == "basque");
    CHECK(!counter.words[find<TraitId>(package.traits, "division").index()].exists());
    CHECK(counter.flags[find<WordId>(package.flags, "motorised").index()]);
    stack.perform(setFlag(stack.documents(), one, "motorised", false));
    CHECK(!readAgain(stack.documents())
               .counters[one[0]]
               .flags[find<WordId>(package.flags, "motorised").index()]);
}

TEST_CASE("A counter that a scenario uses is not removed, and the reason names the scenario") {
    const Documents documents = builtIn("santander");
    const Places used = {placeOf(documents, "NI_1")};
    const Proposal refused = removeCounters(documents, used);
    REQUIRE(refused.isRefused());
    CHECK(refused.refusal.id == say::refuseCounterUsed);
    CHECK(std::get<std::string>(refused.refusal.arguments[1]).find("campaign") !=
          std::string::npos);
}

TEST_CASE("A duplicate has an id of its own and can be removed again") {
    EditStack stack(builtIn("santander"));
    const std::size_t place = placeOf(stack.documents(), "NI_1");
    stack.perform(duplicateCounter(stack.documents(), place).edit);
    const GamePackage package = readAgain(stack.documents());
    CHECK(package.counters[place + 1].id != "NI_1");
    CHECK(package.counters[place + 1].name == package.counters[place].name);
    const Proposal removal = removeCounters(stack.documents(), Places{place + 1});
    REQUIRE(!removal.isRefused());
    stack.perform(removal.edit);
    CHECK(stack.documents() == builtIn("santander"));
}

TEST_CASE("A duplicate is not called what tells its like apart") {
    EditStack stack(builtIn("santander"));
    const std::size_t place = placeOf(stack.documents(), "SC_N3");
    stack.perform(duplicateCounter(stack.documents(), place).edit);
    const GamePackage package = readAgain(stack.documents());
    CHECK(nameOf(package.counters[place], "en") == "SC N3");
    CHECK(nameOf(package.counters[place + 1], "en") == "SC");
    const Record& copy = stack.documents().at("counters.json")["counters"][place + 1];
    CHECK_FALSE(copy["source"].contains("called"));
}

TEST_CASE("A new counter is plain, and has the side it was made for") {
    EditStack stack(builtIn("banditen"));
    stack.perform(addCounter(stack.documents(), 3, "axis").edit);
    const GamePackage package = readAgain(stack.documents());
    CHECK(package.counters[3].faces.size() == 1);
    CHECK(package.sides[package.counters[3].side.index()].id == "axis");
}

TEST_CASE("Faces come and go, but never the last, nor one a scenario begins with") {
    EditStack stack(builtIn("santander"));
    const std::size_t place = placeOf(stack.documents(), "NI_1");
    stack.perform(addFace(stack.documents(), place).edit);
    CHECK(readAgain(stack.documents()).counters[place].faces.size() == 3);
    stack.perform(removeFace(stack.documents(), place, 2).edit);
    stack.perform(removeFace(stack.documents(), place, 1).edit);
    CHECK(removeFace(stack.documents(), place, 0).refusal.id == say::refuseOnlyFace);

    Documents begins = builtIn("santander");
    begins["scenarios.json"]["scenarios"][0]["deployments"][0]["counters"]["NI_1"] =
        Record{{"at", "1712"}, {"face", 1}};
    CHECK(removeFace(begins, place, 1).refusal.id == say::refuseFaceUsed);
}

TEST_CASE("A value's own source mark stands before what is said further out") {
    EditStack stack(builtIn("santander"));
    const Places one = {placeOf(stack.documents(), "NI_1")};
    const std::string attack = facePointer(one[0], 0) + "/attack";
    const std::string defence = facePointer(one[0], 0) + "/defence";
    CHECK(sourceAt(stack.documents(), attack) == Source::Kind::Reconstructed);
    stack.perform(markFace(stack.documents(), one, 0, "attack", "own copy"));
    CHECK(sourceAt(stack.documents(), attack) == Source::Kind::Copy);
    CHECK(sourceAt(stack.documents(), defence) == Source::Kind::Reconstructed);
    stack.perform(markTrait(stack.documents(), one, "size", "rulebook §2.4"));
    CHECK(sourceOf(stack.documents().at(counterFile), counterPointer(one[0]) + "/traits/size")
              .section == "2.4");
    (void)readAgain(stack.documents());
    stack.perform(markFace(stack.documents(), one, 0, "attack", ""));
    CHECK(sourceAt(stack.documents(), attack) == Source::Kind::Reconstructed);
    CHECK(stack.documents().at(counterFile)["counters"][one[0]]["faces"][0]["source"] ==
          "reconstructed");
}

TEST_CASE("Every built-in package is the same after its counters went through a spreadsheet") {
    for (const char* name : {"santander", "banditen", "guadalajara"}) {
        CAPTURE(name);
        const GamePackage package = readAgain(builtIn(name));
        CHECK(countersFromCsv(package, countersAsCsv(package)).empty());
    }
}

TEST_CASE("A changed table changes just what it changes, as one edit") {
    EditStack stack(builtIn("santander"));
    const GamePackage package = readAgain(stack.documents());
    stack.perform(countersFromCsv(package,
                                  "face,id,attack,flags\n2,NI_1,9,motorised\n1,NI_1,8,motorised\n"
                                  "1,NEW_1,3,\n"));
    const GamePackage after = readAgain(stack.documents());
    const std::size_t place = find<CounterId>(after.counters, "NI_1").index();
    const AttributeId attack = find<AttributeId>(after.attributes, "attack");
    CHECK(after.counters[place].number(0, attack) == 8);
    CHECK(after.counters[place].number(1, attack) == 9);
    CHECK(after.counters[place].name == package.counters[place].name);
    CHECK(find<CounterId>(after.counters, "NEW_1").exists());
    (void)stack.undo();
    CHECK(stack.documents() == builtIn("santander"));
}

TEST_CASE("What is wrong with a table is said with its line and column") {
    const GamePackage package = readAgain(builtIn("santander"));
    struct Row {
        const char* csv;
        const char* says;
        std::int64_t line;
        std::int64_t column;
    };
    const Row rows[] = {
        {"id,face,strength\n", say::csvUnknownColumn, 1, 3},
        {"id,face,id\n", say::csvColumnTwice, 1, 3},
        {"id,face,attack\nNI_1,1,x\n", say::csvNumber, 2, 3},
        {"id,face,attack\nNI_1,1,99999\n", say::csvNumber, 2, 3},
        {"id,face,side\nNI_1,1,martian\n", say::csvUnknownWord, 2, 3},
        {"id,face,type\n\nNI_1,1,martian\n", say::csvUnknownWord, 3, 3},
        {"id,face,flags\nNI_1,1,motorised nosuch\n", say::csvUnknownWord, 2, 3},
        {"id,face\nNI_1,4\n", say::csvFace, 2, 2},
        {"id,face\nNEW,2\n", say::csvFace, 2, 2},
        {"face,id\n1,no good\n", say::csvId, 2, 2},
        {"id,face,name\nNI_1,1,a\nNI_1,2,b\n", say::csvContradiction, 3, 3},
        {"id,face,name\nNI_1,1,\"a\n", say::csvOpenQuote, 2, 3},
        {"id,face,name\nNI_1,1,\"a\"b\n", say::csvAfterQuote, 2, 3},
    };
    for (const Row& row : rows) {
        CAPTURE(row.csv);
        const Text text = faultOf(package, row.csv);
        REQUIRE(text.id == row.says);
        CHECK(std::get<std::int64_t>(text.arguments[0]) == row.line);
        CHECK(std::get<std::int64_t>(text.arguments[1]) == row.column);
    }
    CHECK(faultOf(package, "").id == say::csvEmpty);
    CHECK(faultOf(package, "id,name\n").id == say::csvColumnMissing);
    CHECK(faultOf(package, "id,face\nNI_1\n").id == say::csvWidth);
    CHECK(faultOf(package, "id,face\nNI_1,1\nNI_1,1\n").id == say::csvFaceTwice);
}

TEST_CASE("Cells with separators, quotation marks and line ends come back as they were") {
    const std::vector<std::string> cells = {"a,b", "\"quoted\"", "two\r\nlines", "", "plain\ttab"};
    for (const char separator : {',', '\t'}) {
        const auto lines = readCsv("\xEF\xBB\xBF" + csvLine(cells, separator) + "x\n", separator);
        REQUIRE(lines.size() == 2);
        CHECK(lines[0].cells == cells);
        CHECK(lines[1].number == 3);
    }
}

TEST_CASE("Whatever is done to counters can be undone, and the package reads after each step") {
    const Documents original = builtIn("santander");
    std::mt19937 random(7);
    const auto pick = [&](std::size_t count) { return std::size_t(random() % count); };
    EditStack stack(original);
    for (int step = 0; step < 120; ++step) {
        const Documents& documents = stack.documents();
        const Places places = {pick(counterCount(documents)), pick(counterCount(documents))};
        const std::size_t face = pick(2);
        const auto propose = [&]() -> Proposal {
            switch (pick(11)) {
            case 0:
                return setFaceValue(documents, places, face, "attack", std::int16_t(pick(9)));
            case 1:
                return setFaceValue(documents, places, face, "movement", std::nullopt);
            case 2:
                return setFaceName(documents, places, face, pick(2) ? "reduced" : "");
            case 3:
                return setCounterSide(documents, places, pick(2) ? "republican" : "");
            case 4:
                return setTrait(documents, places, "size", pick(2) ? "corps" : "");
            case 5:
                return setFlag(documents, places, "motorised", pick(2) != 0);
            case 6:
                return addCounter(documents, places[0], "nationalist");
            case 7:
                return duplicateCounter(documents, places[0]);
            case 8:
                return removeCounters(documents, places);
            case 9:
                return pick(2)
                           ? addFace(documents, places[0])
                           : removeFace(documents, places[0], faceCount(documents, places[0]) - 1);
            default:
                return markFace(documents, places, face, "attack", pick(2) ? "own copy" : "");
            }
        };
        if (const Proposal proposal = propose(); !proposal.isRefused())
            stack.perform(proposal.edit);
        if (step % 4 == 0)
            (void)readAgain(stack.documents());
    }
    (void)readAgain(stack.documents());
    const Documents changed = stack.documents();
    while (stack.undo())
        continue;
    CHECK(stack.documents() == original);
    while (stack.redo())
        continue;
    CHECK(stack.documents() == changed);
}
