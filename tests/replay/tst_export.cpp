// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/replay/export.h"

#include "tests/replay/rule_film.h"
#include "tests/skirmish/names.h"

#include <set>

namespace esagono::export_tests {

namespace {

/// A book in which every sentence is its message id: what is said can be told, and nothing is lost.
Phrasebook idBook(const Setting& setting) {
    return {[](std::string_view id, std::int64_t) { return std::string(id); }, "en", &setting};
}

std::string logOf(Film& film, const LogOptions& options) {
    std::string text;
    REQUIRE(writeLog(film, idBook(film.setting()), options,
                     [&](std::string_view piece) { text += piece; }));
    return text;
}

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

} // namespace

TEST_CASE("The log tells every reader what the log of the game told him") {
    const Watched game(4);
    Film film(*game.recording);
    const Phrasebook book = idBook(film.setting());
    for (const Viewer viewer : {Viewer::umpire(), Viewer::of(skirmish::red), Viewer::stranger()}) {
        const auto lines = linesOf(logOf(film, {.viewer = viewer}));
        std::vector<std::string> told;
        for (std::size_t i = 0; i < film.pages().size(); ++i)
            for (const StoryLine& story : film.tell(i, viewer).story)
                told.push_back(std::to_string(story.event) + ". " + book.phrase(story.text));
        std::size_t at = 0;
        for (const std::string& line : lines)
            if (at < told.size() && line.find(told[at]) != std::string::npos)
                ++at;
        CHECK(at == told.size());
        CHECK(lines.size() >= told.size());
    }
    const auto umpires = logOf(film, {});
    CHECK(logOf(film, {.viewer = Viewer::of(skirmish::red)}).size() < umpires.size());
    CHECK(film.at() == 0);
}

TEST_CASE("A log can be cut, has notes where they stand, and can be stopped") {
    const Watched game(4);
    Film film(*game.recording);
    const Moment from = film.pages()[5].last;
    const Moment to = film.pages()[9].last;
    Note note;
    note.event = film.number(film.pages()[7].last);
    note.author = "Ada";
    note.glyph = NoteSign::Blunder;
    note.text["en"] = "Too soon";
    LogOptions options;
    options.from = from;
    options.to = to;
    options.notes = {note};
    const auto lines = linesOf(logOf(film, options));
    std::size_t noted = 0;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        if (lines[i].find("[Ada: ?? Too soon]") != std::string::npos)
            ++noted;
        if (const auto number = std::atoi(lines[i].c_str()); number > 0 && number < 1900) {
            CHECK(number > film.number(from));
            CHECK(number <= film.number(to));
        }
    }
    CHECK(noted == 1);
    std::stop_source stopped;
    stopped.request_stop();
    CHECK(!writeLog(
        film, idBook(film.setting()), {}, [](std::string_view) {}, stopped.get_token()));
}

TEST_CASE("The record of a game has all of it, in order, as the diary has it") {
    const Watched game(3); // with take-backs
    const Film film(*game.recording);
    const Journal& journal = game.recording->journal();
    const Record record = readRecord(compactText(gameRecord(film)), "test");
    CHECK(record["format"] == "esagono-game");
    CHECK(record["meta"]["scenario"] == "field");
    CHECK(record["chain"] == hexText(journal.chain()));
    const auto line = journal.line(journal.head());
    REQUIRE(record["pages"].size() == line.size());
    std::size_t events = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const Record& page = record["pages"][i];
        CHECK(page["page"] == line[i]);
        CHECK(page.contains("command") == (i > 0));
        for (const Record& event : page["events"]) {
            const auto row = journal.events(event["n"], event["n"]).front();
            CHECK(event["kind"] == row.kind);
            CHECK(compactText(event["data"]) == row.data);
            ++events;
        }
    }
    CHECK(events == film.length());
}

} // namespace esagono::export_tests
