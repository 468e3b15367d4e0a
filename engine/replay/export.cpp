// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/replay/export.h"

#include "engine/core/ensure.h"
#include "engine/kit/correction_messages.h"
#include "engine/play/position_file.h"
#include "engine/replay/branching.h"

#include <algorithm>

namespace esagono {

namespace {

/// Tells one film to one reader.
class LogWriter {
public:
    LogWriter(Film& film, const Phrasebook& book, const LogOptions& options, const Sink& sink)
        : m_film(film)
        , m_book(book)
        , m_options(options)
        , m_sink(sink) {}

    void writeTitle() {
        const GamePackage& package = m_film.setting().package();
        const auto title = [&](const Words& words) {
            return std::string(inLanguage(words, m_options.language));
        };
        line(title(package.title) + " – " + title(m_film.setting().scenario->title));
        const Meta& meta = m_film.recording().journal().meta();
        if (const auto created = meta.find(key::created); created != meta.end())
            line(created->second);
        for (const CorrectionsNote& note : correctionsOf(meta))
            line(m_book.phrase(Text(say::withCorrections, title(note.name))));
    }
    /// One page; false when nothing more can be told.
    bool writePage(std::size_t number) {
        const FilmPage& page = m_film.pages()[number];
        const Receipt receipt = m_film.receipt(number);
        if (page.last > m_options.from && page.before < m_options.to)
            write(page, tell(m_film.setting(), receipt, m_options.viewer).story);
        return m_film.isWhole(number);
    }

private:
    void line(const std::string& words) const { m_sink(words + "\n"); }

    void write(const FilmPage& page, const std::vector<StoryLine>& lines) {
        if (page.before == page.last) // a page of a stranger, in which nothing happens
            return;
        const EventNumber first = m_film.number(page.before + 1);
        for (const StoryLine& story : lines) {
            const Moment moment = page.before + static_cast<Moment>(story.event - first) + 1;
            if (moment <= m_options.from || moment > m_options.to)
                continue;
            writeNotesUpTo(story.event - 1);
            writeStory(story);
        }
        writeNotesUpTo(m_film.number(std::min(page.last, m_options.to)));
    }
    void writeStory(const StoryLine& story) const {
        const std::string words = m_book.phrase(story.text);
        if (words.empty())
            return;
        if (story.kind == StoryKind::Turn || story.kind == StoryKind::GameOver)
            line("");
        const bool heading = story.kind == StoryKind::Turn || story.kind == StoryKind::Phase ||
                             story.kind == StoryKind::GameOver;
        const std::string rule = story.rule.exists() ? " (" + m_book.rule(story.rule) + ")" : "";
        line((heading ? "" : "  ") + std::to_string(story.event) + ". " + words + rule);
    }
    void writeNotesUpTo(EventNumber event) {
        for (; m_note < m_options.notes.size() && m_options.notes[m_note].event <= event;
             ++m_note) {
            const Note& note = m_options.notes[m_note];
            std::string words(note.words(m_options.language));
            if (note.glyph != NoteSign::None)
                words = std::string(nameOf(note.glyph)) + (words.empty() ? "" : " ") + words;
            const std::string author = note.author.empty() ? "" : note.author + ": ";
            if (!words.empty())
                line("    [" + author + words + "]");
        }
    }

    Film& m_film;
    const Phrasebook& m_book;
    const LogOptions& m_options;
    const Sink& m_sink;
    std::size_t m_note = 0; ///< the next to be told
};

Record pageRecord(const Journal& journal, const FilmPage& told) {
    const Page page = journal.page(told.page);
    Record record = {{"page", page.n}, {"at", page.at}, {"events", Record::array()}};
    if (page.parent != 0) {
        Record command = readRecord(page.data, "command");
        if (!command.is_object())
            command = Record::object();
        command["verb"] = page.verb;
        record["side"] = page.side;
        record["command"] = std::move(command);
    }
    EventNumber number = page.firstEvent;
    for (const EventRow& row : page.events)
        record["events"].push_back(
            {{"n", number++}, {"kind", row.kind}, {"data", readRecord(row.data, row.kind)}});
    return record;
}

} // namespace

bool writeLog(Film& film, const Phrasebook& book, const LogOptions& options, const Sink& sink,
              const std::stop_token& stop) {
    ensure(film.recording().isRuled() || options.viewer.kind == Viewer::Kind::Umpire);
    LogWriter writer(film, book, options, sink);
    writer.writeTitle();
    for (std::size_t i = 0; i < film.pages().size(); ++i) {
        if (stop.stop_requested())
            return false;
        if (film.pages()[i].before >= options.to || !writer.writePage(i))
            break;
    }
    return true;
}

std::string positionText(Film& film, Moment moment) {
    const State state = film.after(lastStop(film, moment));
    return readableText(writePosition(Position(state, film.setting()), film.recording().scribe())) +
           "\n";
}

Record gameRecord(const Film& film) {
    const Journal& journal = film.recording().journal();
    Record record = {{"format", "esagono-game"}, {"version", 1},
                     {"meta", journal.meta()},   {"chain", hexText(journal.chain())},
                     {"pages", Record::array()}, {"notes", Record::array()}};
    for (const FilmPage& page : film.pages())
        record["pages"].push_back(pageRecord(journal, page));
    for (const Note& note : notesIn(journal, film.recording().scribe()).notes)
        record["notes"].push_back(write(note, film.recording().scribe()));
    return record;
}

} // namespace esagono
