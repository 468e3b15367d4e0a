// SPDX-License-Identifier: GPL-3.0-or-later
// Diaries that are damaged, or of rules nobody here knows: what can be shown is shown, and what
// cannot is told.
#include "engine/replay/recording.h"

#include "engine/play/draft.h"
#include "engine/play/verify.h"
#include "engine/replay/landmarks.h"
#include "engine/store/messages.h"
#include "tests/replay/rule_film.h"
#include "tests/skirmish/chapters.h"
#include "tests/store/sample_diary.h"

namespace esagono::recording_tests {

namespace {

namespace fs = std::filesystem;

/// Changes one letter inside the data of an event about that far into the file.
void flipInEvent(const fs::path& path) {
    std::string bytes = sample::readBytes(path);
    const std::size_t at = bytes.find("counter_moved", bytes.size() / 2);
    REQUIRE(at != std::string::npos);
    bytes[at + 20] = static_cast<char>(bytes[at + 20] ^ 1);
    sample::writeBytes(path, bytes);
}

void runSql(const fs::path& path, const char* sql) {
    Database database(path, Database::Mode::ReadWrite);
    database.tidyWhenClosing(true);
    database.run(sql);
}

/// The table without what only the rules understand.
State withoutFrames(State state) {
    state.frames.clear();
    return state;
}

} // namespace

TEST_CASE("A damaged diary is shown as far as it can be trusted, or says what is wrong") {
    struct Row {
        const char* name;
        std::function<void(const fs::path&)> harm;
        std::string fault; ///< if nothing can be shown
        bool damaged;      ///< if something can
    };
    const Row rows[] = {
        {"sound", [](const fs::path&) {}, "", false},
        {"cut in half",
         [](const fs::path& path) { fs::resize_file(path, fs::file_size(path) / 2); },
         say::diaryTruncated, true},
        {"cut by a page",
         [](const fs::path& path) { fs::resize_file(path, fs::file_size(path) - 4096); },
         say::diaryTruncated, true},
        {"a letter of an event is another", flipInEvent, say::chainBroken, true},
        {"no table of snapshots", [](const fs::path& path) { runSql(path, "DROP TABLE snapshot"); },
         say::diaryAltered, true},
        {"an older format", [](const fs::path& path) { runSql(path, "PRAGMA user_version = 0"); },
         say::diaryOfNoVersion, true},
        {"a newer format", [](const fs::path& path) { runSql(path, "PRAGMA user_version = 2"); },
         say::diaryNewer, false},
        {"nothing in it", [](const fs::path& path) { fs::resize_file(path, 0); }, say::diaryEmpty,
         false},
        {"two empty gibibytes",
         [](const fs::path& path) {
             fs::resize_file(path, 0);
             fs::resize_file(path, 2ULL << 30U);
         },
         say::diaryForeign, false},
        {"two gibibytes behind it",
         [](const fs::path& path) { fs::resize_file(path, 2ULL << 30U); }, "", false},
        {"a folder",
         [](const fs::path& path) {
             fs::remove(path);
             fs::create_directory(path);
         },
         say::diaryIsFolder, false},
        {"gone", [](const fs::path& path) { fs::remove(path); }, say::diaryNotFound, false},
    };
    TestFolder folder;
    const fs::path whole = folder.path("whole.esagono");
    static_cast<void>(playedMatch(whole, 1, 300));
    const auto truth = everyTable(*Recording::open(whole, skirmishOnly()));
    for (const Row& row : rows) {
        CAPTURE(std::string(row.name));
        const fs::path path = folder.path(std::string(row.name) + ".esagono");
        fs::copy_file(whole, path);
        row.harm(path);
        std::unique_ptr<Recording> recording;
        std::string fault;
        try {
            recording = Recording::open(path, skirmishOnly());
        } catch (const Fault& found) {
            fault = found.text().id;
        }
        if (!recording) {
            CHECK(fault == row.fault);
            continue;
        }
        CHECK(recording->damage().has_value() == row.damaged);
        CHECK(recording->damage().has_value() == !row.fault.empty());
        if (recording->damage())
            CHECK(recording->damage()->text().id == row.fault);
        Film film(*recording);
        CHECK(film.length() > 0);
        REQUIRE(film.length() < truth.size());
        for (Moment moment = 0; moment <= film.length(); moment += 7) {
            film.seek(moment);
            CHECK(film.state() == truth[moment]);
        }
        CHECK(!film.flaw());
        CHECK(!recording->refresh());
    }
}

TEST_CASE("A diary of unknown rules plays without them") {
    const Watched game(4);
    const auto truth = everyTable(*game.recording);
    const auto recording = Recording::open(game.path, {});
    CHECK(!recording->isRuled());
    CHECK(game.recording->isRuled());
    Film film(*recording);
    REQUIRE(film.length() + 1 == truth.size());
    for (Moment moment = film.length(); moment > 0; --moment) {
        film.seek(moment);
        REQUIRE(withoutFrames(film.state()) == withoutFrames(truth[moment]));
        REQUIRE(film.position().owners() == Position(truth[moment], film.setting()).owners());
    }
    film.seek(film.length());
    CHECK(!film.view(Viewer::umpire()).counters.empty());
    Landmarks landmarks(film);
    CHECK(landmarks.read());
    CHECK(landmarks.next(Stride::Turn, 0).has_value());
}

TEST_CASE("Rules that are older than the diary are used if they can read it") {
    const Watched game(4);
    struct Row {
        const char* name;
        int version;
        bool lacksFrame;
        bool ruled;
        bool flawed;
    };
    const Row rows[] = {
        {"the same rules", 1, false, true, false},
        {"older rules that can read everything", 0, false, true, false},
        {"older rules that lack a frame", 0, true, false, false},
        {"rules that lack a frame and do not know it", 1, true, true, true},
    };
    for (const Row& row : rows) {
        CAPTURE(std::string(row.name));
        Rules rules = skirmish::rules();
        rules.version = row.version;
        if (row.lacksFrame)
            rules.frames.pop_back();
        const Rules* const list[] = {&rules};
        const auto recording = Recording::open(game.path, list);
        CHECK(recording->isRuled() == row.ruled);
        Film film(*recording);
        for (Moment moment = 0; moment <= film.end(); ++moment)
            film.seek(moment);
        CHECK(film.flaw().has_value() == row.flawed);
        CHECK((film.at() < film.length()) == row.flawed);
        CHECK(film.at() == film.end());
        CHECK(film.at() > 0);
        Landmarks landmarks(film);
        CHECK(landmarks.read());
        CHECK(landmarks.readUpTo() == film.end());
        CHECK(!landmarks.next(Stride::Event, film.end()));
        if (row.flawed) {
            film.seek(film.end() - 1);
            CHECK(film.seek(film.end() + 1) == film.end());
            CHECK_THROWS_AS(static_cast<void>(film.event(film.end() + 1)), Fault);
            CHECK_THROWS_AS(static_cast<void>(film.after(film.end() + 1)), Fault);
        }
    }
}

TEST_CASE(
    "The first event that today's rules decide otherwise is named, and the game still plays") {
    const Watched game(4);
    Rules rules = skirmish::rules();
    rules.frames.back().run = [](Draft& draft) { // the end of a turn, with a word more
        draft.say(Text("skirmish.today"));
        skirmish::endTurnKind().run(draft);
    };
    const Rules* const today[] = {&rules};
    const auto match = Match::open(game.path, today, Access::ReadOnly);
    const Verification found = verify(*match);
    REQUIRE(found.difference);
    CHECK(found.difference->event > 0);
    CHECK(match->journal().pageOf(found.difference->event) == found.difference->page);
    const auto recording = Recording::open(game.path, today);
    const auto truth = everyTable(*game.recording);
    Film film(*recording);
    CHECK(film.seek(film.length()) == film.length());
    CHECK(film.state() == truth.back());
    const auto moment = film.find(found.difference->event);
    REQUIRE(moment);
    for (Moment before = 1; before < *moment; ++before)
        CHECK(film.seek(before) == before);
    CHECK(!film.flaw());
    CHECK(!verify(*Match::open(game.path, skirmishOnly(), Access::ReadOnly)).difference);
}

} // namespace esagono::recording_tests
