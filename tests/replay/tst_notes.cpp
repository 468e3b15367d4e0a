// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/replay/note.h"

#include "engine/play/messages.h"
#include "engine/replay/messages.h"
#include "tests/replay/rule_film.h"

namespace esagono::notes_tests {

namespace {

struct Diary {
    TestFolder folder;
    std::unique_ptr<Match> match = playedMatch(folder.path("noted.esagono"), 7, 30);

    [[nodiscard]] Journal& journal() const { return match->journal(); }
    [[nodiscard]] const Scribe& scribe() const { return match->scribe(); }
    [[nodiscard]] HexId hex(std::size_t number) const { return HexId(number); }

    [[nodiscard]] Note richNote() const {
        Note note;
        note.event = 12;
        note.author = "Ada";
        note.at = "2024-05-01T10:00:00Z";
        note.text = {{"en", "Why not the hill?"}, {"it", "Perché non la collina?"}};
        note.glyph = NoteSign::Dubious;
        note.arrows = {{hex(3), hex(9), Tint::Red}, {hex(4), hex(9), Tint::Blue}};
        note.marks = {{hex(9), Tint::Yellow}};
        return note;
    }
};

std::string faultOf(const std::function<void()>& action) {
    try {
        action();
    } catch (const Fault& fault) {
        return fault.text().id;
    }
    return "";
}

} // namespace

TEST_CASE("A note is kept beside the record and read again, and the chain does not notice") {
    const Diary diary;
    const Digest chain = diary.journal().chain();
    Note note = diary.richNote();
    note.n = keepNote(diary.journal(), diary.scribe(), note);
    CHECK(note.n > 0);
    Notes found = notesIn(diary.journal(), diary.scribe());
    REQUIRE(found.notes.size() == 1);
    CHECK(found.notes.front() == note);
    CHECK(found.unreadable.empty());

    note.glyph = NoteSign::Brilliant;
    note.text["fr"] = "La colline !";
    CHECK(keepNote(diary.journal(), diary.scribe(), note) == note.n);
    found = notesIn(diary.journal(), diary.scribe());
    REQUIRE(found.notes.size() == 1);
    CHECK(found.notes.front() == note);
    CHECK(diary.journal().chain() == chain);
    CHECK(!diary.journal().verifyChain());
}

TEST_CASE("A note has words in the language asked for, else in English, else in any") {
    Note note;
    CHECK(note.words("it").empty());
    note.text["es"] = "hola";
    CHECK(note.words("it") == "hola");
    note.text["en"] = "hello";
    CHECK(note.words("it") == "hello");
    note.text["it"] = "ciao";
    CHECK(note.words("it") == "ciao");
}

TEST_CASE("Annotations that are not ours are shown as words, or told apart") {
    const Diary diary;
    diary.journal().annotate({0, 3, "Bob", "en", "plain words", ""});
    const auto broken = diary.journal().annotate({0, 4, "Eve", "", "{\"glyph\":\"!!!\"}", ""});
    const auto noJson = diary.journal().annotate({0, 5, "Eve", "", "what?", ""});
    const Notes found = notesIn(diary.journal(), diary.scribe());
    REQUIRE(found.notes.size() == 1);
    CHECK(found.notes.front().words("fr") == "plain words");
    CHECK(found.unreadable == std::vector<std::int64_t>{broken, noJson});
}

TEST_CASE("What is not a note is refused") {
    const Diary diary;
    const std::string hex = diary.scribe().name(Place(HexId(std::size_t{3})));
    struct Row {
        const char* name;
        std::string json;
        bool isNote;
    };
    const Row rows[] = {
        {"the least", R"({"event":1})", true},
        {"all of it",
         R"({"event":1,"glyph":"??","text":{"en":"a"},"marks":[{"hex":")" + hex +
             R"(","colour":"red"}]})",
         true},
        {"no event", R"({"glyph":"!"})", false},
        {"an event before the first", R"({"event":-1})", false},
        {"half an event", R"({"event":1.5})", false},
        {"an unknown sign", R"({"event":1,"glyph":"!!!"})", false},
        {"a sign that is a number", R"({"event":1,"glyph":1})", false},
        {"words without languages", R"({"event":1,"text":"a"})", false},
        {"words in no language", R"({"event":1,"text":{"<b>":"a"}})", false},
        {"words that are a list", R"({"event":1,"text":{"en":["a"]}})", false},
        {"too many words", R"({"event":1,"text":{"en":")" + std::string(20'000, 'a') + R"("}})",
         false},
        {"a mark nowhere", R"({"event":1,"marks":[{"hex":"9999","colour":"red"}]})", false},
        {"a mark in no colour", R"({"event":1,"marks":[{"hex":")" + hex + R"("}]})", false},
        {"an arrow from nowhere",
         R"({"event":1,"arrows":[{"to":")" + hex + R"(","colour":"red"}]})", false},
        {"arrows that are none", R"({"event":1,"arrows":[7]})", false},
        {"marks that are none", R"({"event":1,"marks":{"hex":1}})", false},
        {"a list", R"([1])", false},
    };
    for (const Row& row : rows) {
        CAPTURE(std::string(row.name));
        bool isNote = true;
        try {
            static_cast<void>(readNote(readRecord(row.json, "test"), diary.scribe(), "test"));
        } catch (const Fault&) {
            isNote = false;
        }
        CHECK(isNote == row.isNote);
    }
}

TEST_CASE("Notes alone go to the same game, also if it has gone on, and to no other unasked") {
    Diary diary;
    static_cast<void>(keepNote(diary.journal(), diary.scribe(), diary.richNote()));
    Note start;
    start.text["en"] = "Before it all";
    static_cast<void>(keepNote(diary.journal(), diary.scribe(), start));
    const auto notes = notesIn(diary.journal(), diary.scribe()).notes;
    const std::string file = readableText(writeNotes(diary.journal(), diary.scribe(), notes));

    const auto copy = diary.folder.path("copy.esagono");
    playedMatch(copy, 7, 30);
    const Record read = readRecord(file, "notes");
    const auto other = Match::open(copy, skirmishOnly(), Access::ReadWrite);
    const auto taken = readNotes(read, other->journal(), other->scribe());
    REQUIRE(taken.size() == 2);
    CHECK(addNotes(other->journal(), other->scribe(), taken) == 2);
    CHECK(addNotes(other->journal(), other->scribe(), taken) == 0);
    const auto there = notesIn(other->journal(), other->scribe()).notes;
    REQUIRE(there.size() == 2);
    for (std::size_t i = 0; i < 2; ++i)
        CHECK(there[i].saysAs(notes[i]));

    playOn(*other, 9, 5);
    CHECK(readNotes(read, other->journal(), other->scribe()).size() == 2);

    const auto stranger = playedMatch(diary.folder.path("stranger.esagono"), 8, 30);
    CHECK(faultOf([&] {
              static_cast<void>(readNotes(read, stranger->journal(), stranger->scribe()));
          }) == say::notesOfOtherGame);
    CHECK(readNotes(read, stranger->journal(), stranger->scribe(), Belonging::Ignored).size() == 2);
    const auto shorter = playedMatch(diary.folder.path("shorter.esagono"), 7, 10);
    CHECK(faultOf([&] {
              static_cast<void>(readNotes(read, shorter->journal(), shorter->scribe()));
          }) == say::notesOfOtherGame);
}

TEST_CASE("A file that is no file of notes is refused") {
    const Diary diary;
    const Record good = writeNotes(diary.journal(), diary.scribe(), {diary.richNote()});
    struct Row {
        const char* name;
        const char* path;
        Record value;
        std::string fault;
    };
    const Row rows[] = {
        {"another format", "/format", "esagono-map", say::expectedThere},
        {"a newer version", "/version", 2, say::notesNewer},
        {"no chain", "/chain", Record(), say::notesOfOtherGame},
        {"no page", "/page", "x", say::expectedThere},
        {"a page to come", "/page", 100'000, say::notesOfOtherGame},
        {"no list", "/notes", 3, say::expectedThere},
        {"a note of an event to come", "/notes/0/event", 100'000, say::noEventThere},
        {"a broken note", "/notes/0/glyph", "x", say::expectedThere},
    };
    for (const Row& row : rows) {
        CAPTURE(std::string(row.name));
        Record file = good;
        file[Record::json_pointer(row.path)] = row.value;
        CHECK(faultOf([&] {
                  static_cast<void>(readNotes(file, diary.journal(), diary.scribe()));
              }) == row.fault);
    }
    CHECK(readNotes(good, diary.journal(), diary.scribe()).size() == 1);
}

} // namespace esagono::notes_tests
