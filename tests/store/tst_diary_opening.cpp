// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever is given to be opened: each way of being wrong has its own message.
#include "engine/store/journal.h"
#include "engine/store/messages.h"
#include "engine/store/raw_file.h"
#include "engine/store/schema.h"
#include "tests/store/sample_diary.h"

#include <doctest/doctest.h>

namespace esagono::diary_opening_tests {

using namespace esagono::sample;

namespace {

/// A closed diary in one file.
void diary(const fs::path& path) {
    sample::write(path, 30);
}

/// A diary that somebody has worked on with a SQLite shell.
auto diaryAfter(const char* sql) {
    return [sql](const fs::path& path) {
        diary(path);
        Database shell(path, Database::Mode::ReadWrite);
        shell.tidyWhenClosing(true);
        shell.run(sql);
    };
}

auto bytes(std::string content) {
    return [content](const fs::path& path) { writeBytes(path, content); };
}

/// A diary cut to this part of its bytes.
auto diaryCut(double part) {
    return [part](const fs::path& path) {
        diary(path);
        fs::resize_file(path, static_cast<std::uintmax_t>(double(fs::file_size(path)) * part));
    };
}

auto diaryWith(std::size_t offset, std::string content) {
    return [offset, content](const fs::path& path) {
        diary(path);
        std::string all = readBytes(path);
        all.replace(offset, content.size(), content);
        writeBytes(path, all);
    };
}

std::string hexOf(const Digest& digest) {
    std::string text;
    for (const std::uint8_t byte : digest) {
        text += "0123456789abcdef"[byte >> 4U];
        text += "0123456789abcdef"[byte & 15U];
    }
    return text;
}

struct BadFile {
    const char* name;
    std::function<void(const fs::path&)> make;
    FaultKind kind;
    const char* message;
};

const BadFile badFiles[] = {
    {"nothing", [](const fs::path&) {}, FaultKind::NotFound, say::diaryNotFound},
    {"folder", [](const fs::path& path) { fs::create_directory(path); }, FaultKind::Foreign,
     say::diaryIsFolder},
#ifndef _WIN32 // links need rights there
    {"device", [](const fs::path& path) { fs::create_symlink("/dev/null", path); },
     FaultKind::Foreign, say::diaryIsNoFile},
#endif
    {"empty file", bytes(""), FaultKind::Foreign, say::diaryEmpty},
    {"text", bytes("Dear diary,\n"), FaultKind::Foreign, say::diaryForeign},
    {"picture", bytes(std::string("\x89PNG\r\n\x1A\n", 8) + std::string(5000, 'x')),
     FaultKind::Foreign, say::diaryForeign},
    {"the first ten bytes", bytes("SQLite for"), FaultKind::Damaged, say::diaryTruncated},
    {"half a header", diaryCut(0.001), FaultKind::Damaged, say::diaryTruncated},
    {"half a diary", diaryCut(0.5), FaultKind::Damaged, say::diaryTruncated},
    {"a diary without its last byte", diaryCut(0.99999), FaultKind::Damaged, say::diaryTruncated},
    {"database of another program", diaryAfter("PRAGMA application_id = 7"), FaultKind::Foreign,
     say::diaryOfOtherProgram},
    {"a newer format", diaryAfter("PRAGMA user_version = 2"), FaultKind::Newer, say::diaryNewer},
    {"format 0", diaryAfter("PRAGMA user_version = 0"), FaultKind::Damaged, say::diaryOfNoVersion},
    {"a page of zeros", diaryWith(schema::pageSize * 4, std::string(schema::pageSize, '\0')),
     FaultKind::Damaged, say::diaryCorrupted},
    {"an impossible page size", diaryWith(16, std::string("\x12\x34", 2)), FaultKind::Damaged,
     say::diaryCorrupted},
    {"an extra table", diaryAfter("CREATE TABLE t(x)"), FaultKind::Damaged, say::diaryAltered},
    {"an extra view", diaryAfter("CREATE VIEW v AS SELECT 1"), FaultKind::Damaged,
     say::diaryAltered},
    {"an extra index", diaryAfter("CREATE INDEX i ON event(page)"), FaultKind::Damaged,
     say::diaryAltered},
    {"a trigger", diaryAfter("CREATE TRIGGER t AFTER INSERT ON page BEGIN DELETE FROM event; END"),
     FaultKind::Damaged, say::diaryAltered},
    {"statistics", diaryAfter("ANALYZE"), FaultKind::Damaged, say::diaryAltered},
    {"a table less", diaryAfter("DROP TABLE annotation"), FaultKind::Damaged, say::diaryAltered},
    {"a column more", diaryAfter("ALTER TABLE event ADD COLUMN secret TEXT"), FaultKind::Damaged,
     say::diaryAltered},
    {"another view of that name",
     diaryAfter("DROP VIEW command; CREATE VIEW command AS SELECT * FROM page"), FaultKind::Damaged,
     say::diaryAltered},
    {"a table turned into a view",
     diaryAfter(
         "DROP TABLE dice; CREATE VIEW dice AS SELECT 1 AS n, 2 AS commitment, 3 AS revealed"),
     FaultKind::Damaged, say::diaryAltered},
    {"no pages at all", diaryAfter("DELETE FROM page; DELETE FROM event"), FaultKind::Damaged,
     say::pageDisorderly},
    {"a changed page", diaryAfter("UPDATE page SET verb = 'x' WHERE n = 7"), FaultKind::Damaged,
     say::chainBroken},
    {"a changed beginning", diaryAfter("UPDATE meta SET value = 'tscw' WHERE key = 'game'"),
     FaultKind::Damaged, say::beginningBroken},
    {"a page less", diaryAfter("DELETE FROM page WHERE n = 7"), FaultKind::Damaged,
     say::pageDisorderly},
};

} // namespace

TEST_CASE("what is not a sound diary is refused with its own message") {
    for (const BadFile& bad : badFiles) {
        SUBCASE(bad.name) {
            const DiaryFolder folder;
            const fs::path path = folder / "bad.esagono";
            bad.make(path);
            const bool isFile = fs::is_regular_file(path);
            const std::string before = isFile ? readBytes(path) : "";
            const std::size_t files = folder.count();
            for (const Access access : {Access::ReadOnly, Access::ReadWrite}) {
                try {
                    (void)Journal::open(path, access);
                    FAIL("opened");
                } catch (const Fault& fault) {
                    CHECK(fault.text().id == bad.message);
                    CHECK(fault.kind() == bad.kind);
                    REQUIRE_FALSE(fault.text().arguments.empty());
                    CHECK(std::get<std::string>(fault.text().arguments[0]) ==
                          utf8(fs::weakly_canonical(path)));
                }
                CHECK_MESSAGE(folder.count() == files, "nothing is left beside it");
            }
            if (isFile)
                CHECK_MESSAGE(readBytes(path) == before, "it is not touched");
        }
    }
}

TEST_CASE("messages name the page and the part that is wrong") {
    const DiaryFolder folder;
    const fs::path path = folder / "game.esagono";
    diaryAfter("UPDATE event SET data = 'x' WHERE page = 9")(path);
    CHECK_THROWS_WITH_AS(
        (void)Journal::open(path, Access::ReadOnly),
        (say::chainBroken + std::string(" | ") + utf8(fs::weakly_canonical(path)) + " | 9").c_str(),
        Fault);
    Database(path, Database::Mode::ReadWrite).run("CREATE TABLE zebra(x)");
    CHECK_THROWS_WITH_AS(
        (void)Journal::open(path, Access::ReadOnly),
        (say::diaryAltered + std::string(" | ") + utf8(fs::weakly_canonical(path)) + " | zebra")
            .c_str(),
        Fault);
}

TEST_CASE("an existing file is never overwritten") {
    const DiaryFolder folder;
    const fs::path path = folder / "game.esagono";
    bytes("precious")(path);
    CHECK(faultOf([&] { (void)Journal::create(path, meta, package); }) == say::diaryExists);
    CHECK(readBytes(path) == "precious");
    bytes("other")(folder / "other");
    CHECK(faultOf([&] { (void)Journal::create(folder / "sub/game.esagono", meta, package); }) ==
          say::diaryUnwritable);
    fs::create_directory(folder / "d");
    CHECK(faultOf([&] { (void)Journal::create(folder / "d", meta, package); }) == say::diaryExists);
    CHECK_MESSAGE(folder.count() == 3, "nothing is left beside it");
}

TEST_CASE("names of any kind") {
    const DiaryFolder folder;
    for (const char8_t* name : {
             u8"a b.esagono",
             u8"quote'.x",
#ifdef _WIN32 // which keeps some signs for itself
             u8"città #1 x=%41&y.esagono",
#else
             u8"città #1?x=%41&y.esagono",
             u8"file:x.esagono",
#endif
         }) {
        const fs::path path = folder.path() / name;
        sample::write(path, 3);
        CHECK(fs::exists(path));
        CHECK(Journal::open(path, Access::ReadOnly).lastPage() == 3);
        Database still(path, Database::Mode::Still);
        CHECK(still.number("SELECT max(n) FROM page") == 3);
    }
}

TEST_CASE("a diary is what its specification says") {
    const DiaryFolder folder;
    const fs::path path = folder / "game.esagono";
    diary(path);
    const std::string all = readBytes(path);
    CHECK(all.substr(68, 4) == "ESAG");
    CHECK(all.substr(60, 4) == std::string("\0\0\0\1", 4));
    CHECK(all.size() % schema::pageSize == 0);
    CHECK(all.find("-- the branch it belongs to; 0 = the game as it was begun") != all.npos);
    // The chain of an empty diary of format 1, for ever.
    Journal empty = Journal::create(folder / "empty.esagono", {{"game", "x"}}, {{"a", "b"}});
    CHECK(hexOf(empty.chain()) ==
          "11e5da4d0bf61b3ce52622bde4f97c8a538620d8ca51a6554d37fef937874caf");
    empty.append({0, "s", "v", "{}", "t", true}, std::vector<EventRow>{{"k", "d"}});
    CHECK(hexOf(empty.chain()) ==
          "d645a4a5b55454ffa471ee9663ca06216510b8d0a73c3c8ecbedd91364a7cc78");
}

} // namespace esagono::diary_opening_tests
