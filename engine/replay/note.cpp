// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/replay/note.h"

#include "engine/core/fault.h"
#include "engine/play/messages.h"
#include "engine/replay/messages.h"

#include <algorithm>
#include <array>

namespace esagono {

namespace {

constexpr std::array<std::string_view, 7> glyphs = {"", "!", "?", "!?", "?!", "!!", "??"};
constexpr std::array<std::string_view, 4> tints = {"red", "green", "blue", "yellow"};

constexpr std::size_t longestText = 16U << 10U; ///< bytes, in one language
constexpr std::size_t longestName = 200;
constexpr std::size_t mostLanguages = 20;
constexpr std::size_t mostDrawn = 200; ///< arrows, and marks
constexpr std::size_t mostNotes = 20'000;

constexpr char fileFormat[] = "esagono-notes";
constexpr int fileVersion = 1;

[[noreturn]] void fail(std::string_view where, std::string_view key) {
    throw Fault(FaultKind::Malformed,
                Text(say::expectedThere, std::string(where), std::string(key)));
}

/// The value of a key, or null.
const Record& at(const Record& record, const char* key) {
    static const Record nothing;
    const auto found = record.find(key);
    return found == record.end() ? nothing : *found;
}

std::string textAt(const Record& record, const char* key, std::size_t longest,
                   std::string_view where) {
    const Record& value = at(record, key);
    if (value.is_null())
        return {};
    if (!value.is_string() || value.get_ref<const std::string&>().size() > longest)
        fail(where, key);
    return value.get<std::string>();
}

template <std::size_t Count>
std::size_t wordAt(const Record& record, const char* key,
                   const std::array<std::string_view, Count>& words, std::string_view where) {
    const auto found = std::ranges::find(words, textAt(record, key, longestName, where));
    if (found == words.end())
        fail(where, key);
    return static_cast<std::size_t>(found - words.begin());
}

Tint tintAt(const Record& record, std::string_view where) {
    return static_cast<Tint>(wordAt(record, "colour", tints, where));
}

const Record& listAt(const Record& record, const char* key, std::string_view where) {
    static const Record none = Record::array();
    const Record& value = at(record, key);
    if (value.is_null())
        return none;
    if (!value.is_array() || value.size() > mostDrawn ||
        !std::ranges::all_of(value, [](const Record& each) { return each.is_object(); }))
        fail(where, key);
    return value;
}

bool isLanguage(std::string_view word) {
    return word.size() >= 2 && word.size() <= 3 &&
           std::ranges::all_of(word, [](char c) { return c >= 'a' && c <= 'z'; });
}

/// What somebody wrote who knew nothing of languages, signs and arrows.
Note plainNote(const Annotation& annotation) {
    Note note;
    note.text[annotation.language] = annotation.text;
    return note;
}

std::string chainAt(const Journal& journal, PageNumber page) {
    return hexText(journal.page(page).chain);
}

} // namespace

std::string_view nameOf(NoteSign glyph) {
    return glyphs[static_cast<std::size_t>(glyph)];
}

std::string_view nameOf(Tint tint) {
    return tints[static_cast<std::size_t>(tint)];
}

bool Note::saysAs(const Note& other) const {
    Note same = other;
    same.n = n;
    return *this == same;
}

std::string_view Note::words(std::string_view language) const {
    for (const std::string_view wanted : {language, std::string_view("en")})
        if (const auto found = text.find(std::string(wanted)); found != text.end())
            return found->second;
    return text.empty() ? std::string_view() : std::string_view(text.begin()->second);
}

Record write(const Note& note, const Scribe& scribe) {
    Record record = {{"event", note.event}};
    if (!note.author.empty())
        record["author"] = note.author;
    if (!note.at.empty())
        record["at"] = note.at;
    if (!note.text.empty())
        record["text"] = note.text;
    if (note.glyph != NoteSign::None)
        record["glyph"] = nameOf(note.glyph);
    for (const NoteArrow& arrow : note.arrows)
        record["arrows"].push_back({{"from", scribe.name(Place(arrow.from))},
                                    {"to", scribe.name(Place(arrow.to))},
                                    {"colour", nameOf(arrow.tint)}});
    for (const NoteMark& mark : note.marks)
        record["marks"].push_back(
            {{"hex", scribe.name(Place(mark.hex))}, {"colour", nameOf(mark.tint)}});
    return record;
}

Note readNote(const Record& record, const Scribe& scribe, std::string_view where) {
    if (!record.is_object())
        fail(where, "{…}");
    Note note;
    if (!isWhole<EventNumber>(at(record, "event")) || at(record, "event") < 0)
        fail(where, "event");
    note.event = record["event"].get<EventNumber>();
    note.author = textAt(record, "author", longestName, where);
    note.at = textAt(record, "at", longestName, where);
    if (const Record& text = at(record, "text"); !text.is_null()) {
        if (!text.is_object() || text.size() > mostLanguages)
            fail(where, "text");
        for (const auto& [language, words] : text.items()) {
            if (!language.empty() && !isLanguage(language))
                fail(where, "text");
            note.text[language] = textAt(text, language.c_str(), longestText, where);
        }
    }
    note.glyph = static_cast<NoteSign>(wordAt(record, "glyph", glyphs, where));
    for (const Record& arrow : listAt(record, "arrows", where))
        note.arrows.push_back({scribe.read<HexId>(at(arrow, "from"), where),
                               scribe.read<HexId>(at(arrow, "to"), where), tintAt(arrow, where)});
    for (const Record& mark : listAt(record, "marks", where))
        note.marks.push_back({scribe.read<HexId>(at(mark, "hex"), where), tintAt(mark, where)});
    return note;
}

Notes notesIn(const Journal& journal, const Scribe& scribe) {
    Notes found;
    for (const Annotation& annotation : journal.annotations()) {
        try {
            Note note;
            if (annotation.language.empty()) {
                Record record = readRecord(annotation.text, "note");
                if (record.is_object())
                    record["event"] = annotation.event;
                note = readNote(record, scribe, "note");
            } else {
                note = plainNote(annotation);
            }
            note.n = annotation.n;
            note.event = annotation.event;
            note.author = annotation.author;
            note.at = annotation.at;
            found.notes.push_back(std::move(note));
        } catch (const Fault&) {
            found.unreadable.push_back(annotation.n);
        }
    }
    return found;
}

std::int64_t keepNote(Journal& journal, const Scribe& scribe, const Note& note) {
    Record record = write(note, scribe);
    static_cast<void>(readNote(record, scribe, "note")); // what is kept can be read again
    for (const char* kept : {"event", "author", "at"})
        record.erase(kept);
    return journal.annotate({.n = note.n,
                             .event = note.event,
                             .author = note.author,
                             .language = "",
                             .text = compactText(record),
                             .at = note.at});
}

Record writeNotes(const Journal& journal, const Scribe& scribe, const std::vector<Note>& notes) {
    Record file = {{"format", fileFormat},
                   {"version", fileVersion},
                   {"game", scribe.setting().package().id},
                   {"page", journal.lastPage()},
                   {"chain", hexText(journal.chain())},
                   {"notes", Record::array()}};
    for (const Note& note : notes)
        file["notes"].push_back(write(note, scribe));
    return file;
}

std::vector<Note> readNotes(const Record& file, const Journal& journal, const Scribe& scribe,
                            Belonging belonging) {
    if (!file.is_object() || at(file, "format") != fileFormat)
        fail("notes", fileFormat);
    if (at(file, "version") != fileVersion)
        throw Fault(FaultKind::Newer, Text(say::notesNewer));
    const Record& page = at(file, "page");
    if (!isWhole<PageNumber>(page) || page < 0)
        fail("notes", "page");
    const auto last = page.get<PageNumber>();
    const bool belongs = last <= journal.lastPage() && at(file, "chain") == chainAt(journal, last);
    if (!belongs && belonging == Belonging::Required)
        throw Fault(FaultKind::Mismatch, Text(say::notesOfOtherGame));
    const Record& list = at(file, "notes");
    if (!list.is_array() || list.size() > mostNotes)
        fail("notes", "notes");
    std::vector<Note> notes;
    for (const Record& each : list) {
        notes.push_back(readNote(each, scribe, "notes #" + std::to_string(notes.size() + 1)));
        if (notes.back().event > journal.lastEvent())
            throw Fault(FaultKind::NotFound, Text(say::noEventThere, notes.back().event));
    }
    return notes;
}

std::size_t addNotes(Journal& journal, const Scribe& scribe, const std::vector<Note>& notes) {
    std::vector<Note> known = notesIn(journal, scribe).notes;
    std::size_t added = 0;
    for (const Note& note : notes) {
        if (std::ranges::any_of(known, [&](const Note& each) { return each.saysAs(note); }))
            continue;
        known.push_back(note);
        known.back().n = 0;
        known.back().n = keepNote(journal, scribe, known.back());
        ++added;
    }
    return added;
}

} // namespace esagono
