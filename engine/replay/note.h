// SPDX-License-Identifier: GPL-3.0-or-later
// Notes beside the record: words in several languages, signs, arrows and marks on hexes. They stand
// outside the chain and never change what happened.
#pragma once

#include "engine/play/asking/scribe.h"
#include "engine/store/journal.h"

#include <map>
#include <string>
#include <vector>

namespace esagono {

/// The usual signs: ! ? !? ?! !! ??
enum class NoteSign : std::uint8_t {
    None,
    Good,
    Mistake,
    Interesting,
    Dubious,
    Brilliant,
    Blunder
};
enum class Tint : std::uint8_t { Red, Green, Blue, Yellow };

struct NoteArrow {
    HexId from;
    HexId to;
    Tint tint = Tint::Green;
    friend bool operator==(const NoteArrow&, const NoteArrow&) = default;
};
struct NoteMark {
    HexId hex;
    Tint tint = Tint::Green;
    friend bool operator==(const NoteMark&, const NoteMark&) = default;
};

struct Note {
    std::int64_t n = 0;    ///< in the diary; 0: not yet written
    EventNumber event = 0; ///< 0 is the beginning
    std::string author;
    std::string at;                          ///< UTC; the engine has no clock
    std::map<std::string, std::string> text; ///< by language: "en", "it" …
    NoteSign glyph = NoteSign::None;
    std::vector<NoteArrow> arrows;
    std::vector<NoteMark> marks;

    /// Whether it says the same, whatever its number.
    [[nodiscard]] bool saysAs(const Note& other) const;
    /// The words in a language, else in English, else in any; empty if there are none.
    [[nodiscard]] std::string_view words(std::string_view language) const;
    friend bool operator==(const Note&, const Note&) = default;
};

/// "!?"; empty for none.
[[nodiscard]] std::string_view nameOf(NoteSign glyph);
/// "red" …
[[nodiscard]] std::string_view nameOf(Tint tint);

/// A note as JSON, without what the diary keeps beside it (its number).
[[nodiscard]] Record write(const Note& note, const Scribe& scribe);
/// Throws Fault (Malformed, TooLarge) naming `where` for what is not a note on this map.
[[nodiscard]] Note readNote(const Record& record, const Scribe& scribe, std::string_view where);

/// The notes of a diary, by event.
struct Notes {
    std::vector<Note> notes;
    std::vector<std::int64_t> unreadable; ///< numbers of annotations that are no notes of ours
};
[[nodiscard]] Notes notesIn(const Journal& journal, const Scribe& scribe);
/// Writes a new note (n = 0) or changes the one of that number; its number. Throws Fault.
std::int64_t keepNote(Journal& journal, const Scribe& scribe, const Note& note);

/// Notes alone, to be given to others: with the chain of the diary they belong to.
[[nodiscard]] Record writeNotes(const Journal& journal, const Scribe& scribe,
                                const std::vector<Note>& notes);
/// Whether notes may be put beside another record than the one they were written for.
enum class Belonging : std::uint8_t { Required, Ignored };
/// The notes of a file for this diary, not yet written. Throws Fault: Mismatch if they belong to
/// another game, Malformed if they are no notes.
[[nodiscard]] std::vector<Note> readNotes(const Record& file, const Journal& journal,
                                          const Scribe& scribe,
                                          Belonging belonging = Belonging::Required);
/// Keeps those that the diary does not have yet; how many.
std::size_t addNotes(Journal& journal, const Scribe& scribe, const std::vector<Note>& notes);

} // namespace esagono
