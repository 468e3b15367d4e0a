// SPDX-License-Identifier: GPL-3.0-or-later
// Edits, and what undoes them.
#include "editor/edit_stack.h"
#include "engine/core/fault.h"
#include "engine/kit/reading/package_reader.h"

#include <doctest/doctest.h>

#include <random>

using namespace esagono;

namespace {

Documents smallDocuments() {
    return {{"a.json", Record::parse(R"({"list": [1, 2, 3], "o": {"x/y": 1, "z": null}})")},
            {"b.json", Record::parse(R"({"k": "v"})")}};
}

Edit setting(const char* pointer, Record value, const char* stroke = "") {
    Edit edit{"app.test", {}, stroke};
    edit.set("a.json", pointer, std::move(value));
    return edit;
}

/// A random edit that fits the documents, of any kind.
Edit randomEdit(const Documents& documents, std::mt19937& random) {
    const auto pick = [&](std::size_t count) { return std::size_t(random() % count); };
    Edit edit{"app.test", {}, pick(3) == 0 ? "stroke" : ""};
    auto document = std::next(documents.begin(), std::ptrdiff_t(pick(documents.size())));
    if (pick(40) == 0) {
        edit.set("rules/new.json", "", Record{{"n", random() % 100}});
        return edit;
    }
    if (pick(40) == 0 && documents.contains("rules/new.json")) {
        edit.remove("rules/new.json", "");
        return edit;
    }
    const Record* value = &document->second;
    std::string pointer;
    for (;;) { // walks down to a holder of plain values, or stops on the way
        if (value->empty() || !value->is_structured() || (pick(4) == 0 && !pointer.empty()))
            break;
        const std::size_t at = pick(value->size());
        if (value->is_array()) {
            pointer = pointerTo(pointer, at);
            value = &(*value)[at];
        } else {
            const auto entry = std::next(value->begin(), std::ptrdiff_t(at));
            pointer = pointerTo(pointer, entry.key());
            value = &*entry;
        }
    }
    if (pointer.empty())
        return edit;
    const auto parent = Record::json_pointer(pointer).parent_pointer();
    const bool inList = document->second.at(parent).is_array();
    switch (pick(inList ? 3 : 2)) {
    case 0:
        edit.set(document->first, pointer, random() % 1000);
        break;
    case 1:
        edit.remove(document->first, pointer);
        break;
    default:
        edit.insert(document->first, pointer, Record{{"new", random() % 10}});
    }
    return edit;
}

} // namespace

TEST_CASE("An edit does what it says, and its opposite undoes it") {
    struct Row {
        const char* name;
        Change change;
        const char* after; ///< of a.json
    };
    using Kind = Change::Kind;
    const Row rows[] = {
        {"a key is set",
         {Kind::Set, {"a.json", "/o/z"}, 5},
         R"({"list": [1, 2, 3], "o": {"x/y": 1, "z": 5}})"},
        {"a key is added",
         {Kind::Set, {"a.json", "/o/w"}, 5},
         R"({"list": [1, 2, 3], "o": {"x/y": 1, "z": null, "w": 5}})"},
        {"a key with a slash",
         {Kind::Remove, {"a.json", "/o/x~1y"}, {}},
         R"({"list": [1, 2, 3], "o": {"z": null}})"},
        {"an entry is set",
         {Kind::Set, {"a.json", "/list/1"}, 9},
         R"({"list": [1, 9, 3], "o": {"x/y": 1, "z": null}})"},
        {"an entry goes in",
         {Kind::Insert, {"a.json", "/list/1"}, 9},
         R"({"list": [1, 9, 2, 3], "o": {"x/y": 1, "z": null}})"},
        {"an entry goes behind the last",
         {Kind::Insert, {"a.json", "/list/-"}, 9},
         R"({"list": [1, 2, 3, 9], "o": {"x/y": 1, "z": null}})"},
        {"an entry goes",
         {Kind::Remove, {"a.json", "/list/0"}, {}},
         R"({"list": [2, 3], "o": {"x/y": 1, "z": null}})"},
        {"the document is replaced", {Kind::Set, {"a.json", ""}, 1}, "1"},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        Documents documents = smallDocuments();
        const Edit back = carryOut(documents, {"app.test", {row.change}, ""});
        CHECK(documents["a.json"] == Record::parse(row.after));
        (void)carryOut(documents, back);
        CHECK(documents == smallDocuments());
    }
}

TEST_CASE("An edit whose place is not there changes nothing") {
    using Kind = Change::Kind;
    for (const Change& wrong :
         {Change{Kind::Set, {"c.json", "/x"}, 1}, Change{Kind::Remove, {"a.json", "/o/w"}, {}},
          Change{Kind::Set, {"a.json", "/list/3"}, 1}, Change{Kind::Insert, {"a.json", "/o/q"}, 1},
          Change{Kind::Insert, {"a.json", "/list/x"}, 1}, Change{Kind::Set, {"a.json", "x"}, 1},
          Change{Kind::Set, {"a.json", "/list/0/deep"}, 1},
          Change{Kind::Remove, {"c.json", ""}, {}},
          Change{Kind::Set, {"a.json", "/list/99999999999999999999"}, 1}}) {
        CAPTURE(wrong.at.pointer);
        Documents documents = smallDocuments();
        Edit edit = setting("/o/z", 7);
        edit.changes.push_back(wrong);
        CHECK_THROWS_AS((void)carryOut(documents, edit, false), Fault);
        CHECK(documents == smallDocuments());
    }
}

TEST_CASE("A stroke is one step, until the hand is lifted or the package is saved") {
    EditStack stack(smallDocuments());
    stack.perform(setting("/o/z", 1, "paint"));
    stack.perform(setting("/o/z", 2, "paint"));
    CHECK(stack.depth() == 1);
    stack.endStroke();
    stack.perform(setting("/o/z", 3, "paint"));
    CHECK(stack.depth() == 2);
    stack.perform(setting("/o/z", 4, "rivers"));
    CHECK(stack.depth() == 3);
    stack.markSaved();
    stack.perform(setting("/o/z", 5, "rivers"));
    CHECK(stack.depth() == 4);
    CHECK_FALSE(stack.isSaved());
    (void)stack.undo();
    CHECK(stack.isSaved());
    while (stack.undo()) {
    }
    CHECK(stack.documents() == smallDocuments());
}

TEST_CASE("The way back to a save is lost with the way that led there") {
    EditStack stack(smallDocuments());
    CHECK(stack.isSaved());
    stack.perform(setting("/o/z", 1));
    stack.markSaved();
    (void)stack.undo();
    CHECK_FALSE(stack.isSaved());
    (void)stack.redo();
    CHECK(stack.isSaved());
    (void)stack.undo();
    stack.perform(setting("/o/z", 2));
    CHECK_FALSE(stack.isSaved());
    (void)stack.undo();
    CHECK_FALSE(stack.isSaved());
}

TEST_CASE("Random edits undone are the original, done again the same, in every package") {
    const auto resources = std::filesystem::path(ESAGONO_SOURCE_DIR) / "resources";
    for (const auto& entry : std::filesystem::directory_iterator(resources)) {
        if (!std::filesystem::exists(entry.path() / "package.json"))
            continue;
        CAPTURE(entry.path().filename().string());
        const Documents original = readDocuments(entry.path());
        std::mt19937 random(7);
        EditStack stack(original);
        for (int i = 0; i < 500; ++i) {
            const Edit edit = randomEdit(stack.documents(), random);
            CHECK(editFrom(recordOf(edit)) == edit);
            stack.perform(edit);
            if (random() % 5 == 0)
                stack.endStroke();
            if (random() % 7 == 0)
                (void)stack.undo();
            if (random() % 9 == 0)
                (void)stack.redo();
        }
        while (stack.redo()) {
        }
        const Documents edited = stack.documents();
        while (stack.undo()) {
        }
        CHECK(stack.documents() == original);
        while (stack.redo()) {
        }
        CHECK(stack.documents() == edited);
    }
}
