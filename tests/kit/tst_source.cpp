// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/kit/reading/source.h"

#include <doctest/doctest.h>

namespace esagono::source_tests {

using Kind = Source::Kind;

TEST_CASE("An author's mark tells what kind of source it names, and which section") {
    struct Row {
        std::string mark;
        Kind kind;
        const char* section;
    };
    const Row rows[] = {
        {"rulebook §8.1", Kind::Rulebook, "8.1"},
        {"rulebook § 8.1", Kind::Rulebook, "8.1"},
        {"Rulebook 2.3c", Kind::Rulebook, "2.3c"},
        {"rulebook §setup", Kind::Rulebook, "setup"},
        {"rulebook §4.3.2 IT", Kind::Rulebook, "4.3.2"},
        {"rulebook", Kind::Rulebook, ""},
        {"8.1", Kind::Rulebook, "8.1"},
        {"§8.1, 8.2", Kind::Rulebook, "8.1"},
        {"derived from rulebook §16.3.3, 16.7.2", Kind::Derived, "16.3.3"},
        {"inferred from the garrison rule", Kind::Derived, ""},
        {"data: SRTM", Kind::Data, ""},
        {"public report", Kind::Data, ""},
        {"history (page of the division)", Kind::Data, ""},
        {"reconstructed", Kind::Reconstructed, ""},
        {"reconstructed: half rounded up", Kind::Reconstructed, ""},
        {"rulebook §13.4 rule; which counters reconstructed", Kind::Reconstructed, ""},
        {"own copy", Kind::Copy, ""},
        {"own copy of the game, second edition", Kind::Copy, ""},
        {"somebody told me", Kind::Unstated, ""},
        {"", Kind::Unstated, ""},
    };
    for (const Row& row : rows) {
        CAPTURE(row.mark);
        const Source source = sourceFrom(row.mark);
        CHECK(source.kind == row.kind);
        CHECK(source.section == row.section);
        CHECK(source.words == row.mark);
    }
}

TEST_CASE("The nearest mark that covers a value is its source") {
    const Record document = Record::parse(R"({
        "source": "reconstructed",
        "counters": [
            {"id": "a", "attack": 5, "source": {"attack": "rulebook §1"},
             "faces": [{"move": 4, "source": "rulebook §2"}, {"move": 3, "defence": 2}]},
            {"id": "b", "attack": 5, "source": {"attack": "rulebook §3", "*": "rulebook §4"},
             "faces": [{"move": 4, "source": {"defence": "rulebook §5"}}]},
            {"id": "c", "attack": 5, "source": {"attack": null}}
        ],
        "a/b": {"m~n": 1, "source": {"m~n": "rulebook §6"}}
    })");
    struct Row {
        std::string name;
        const char* pointer;
        const char* words;
    };
    const Row rows[] = {
        {"own key", "/counters/0/attack", "rulebook §1"},
        {"a key without a mark takes the next one out", "/counters/0/id", "reconstructed"},
        {"a string covers everything in the object", "/counters/0/faces/0/move", "rulebook §2"},
        {"an object is covered by its own string", "/counters/0/faces/0", "rulebook §2"},
        {"past an object without marks", "/counters/0/faces/1/move", "reconstructed"},
        {"own key before the star", "/counters/1/attack", "rulebook §3"},
        {"the star for the rest", "/counters/1/id", "rulebook §4"},
        {"the star reaches inwards", "/counters/1/faces/0/move", "rulebook §4"},
        {"an object is covered by its own star", "/counters/1", "rulebook §4"},
        {"null is no mark", "/counters/2/attack", "reconstructed"},
        {"the document's own", "/counters", "reconstructed"},
        {"escaped steps", "/a~1b/m~0n", "rulebook §6"},
        {"nothing there", "/counters/9/attack", ""},
        {"not an index", "/counters/x", ""},
        {"an index beyond all measure", "/counters/99999999999999999999", ""},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        CHECK(sourceOf(document, row.pointer).words == row.words);
    }
}

TEST_CASE("A document without marks has values of unstated source") {
    CHECK(sourceOf(Record::parse(R"({"a": 1})"), "/a") == Source{});
}

} // namespace esagono::source_tests
