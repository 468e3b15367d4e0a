// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody changes a diary with care: SQLite finds the file sound, the chain does not fit.
#include "engine/store/database.h"
#include "engine/store/journal.h"
#include "engine/store/messages.h"
#include "tests/store/sample_diary.h"

#include <doctest/doctest.h>

namespace esagono::diary_tampering_tests {

using namespace esagono::sample;

namespace {

struct Tampering {
    const char* name;
    const char* sql;
    PageNumber broken;
};

const Tampering tamperings[] = {
    {"game", "UPDATE meta SET value = 'tscw' WHERE key = 'game'", 0},
    {"one option more", "INSERT INTO meta VALUES('cheat', '1')", 0},
    {"one option less", "DELETE FROM meta WHERE key = 'seed'", 0},
    {"an option renamed", "UPDATE meta SET key = 'sced' WHERE key = 'seed'", 0},
    {"option moved into the package",
     "INSERT INTO package SELECT key, CAST(value AS BLOB) FROM meta WHERE key = 'seed';"
     "DELETE FROM meta WHERE key = 'seed'",
     0},
    {"map", "UPDATE package SET data = x'00' WHERE name = 'map.json'", 0},
    {"words on page 0", "UPDATE page SET data = 'x' WHERE n = 0", 0},
    {"chain of page 0", "UPDATE page SET chain = zeroblob(32) WHERE n = 0", 0},
    {"short chain", "UPDATE page SET chain = zeroblob(31) WHERE n = 6", 6},
    {"verb", "UPDATE page SET verb = 'mowe' WHERE n = 5", 5},
    {"arguments", "UPDATE page SET data = '{}' WHERE n = 5", 5},
    {"side", "UPDATE page SET side = 'republican' WHERE n = 5", 5},
    {"time", "UPDATE page SET at = '' WHERE n = 5", 5},
    {"barrier", "UPDATE page SET barrier = 1 - barrier WHERE n = 5", 5},
    {"word moved between columns",
     "UPDATE page SET side = side || 'm', verb = substr(verb, 2) WHERE n = 5", 5},
    {"a die rolled anew", "UPDATE event SET data = '{\"faces\":[6]}' WHERE n = 12", 5},
    {"kind of event", "UPDATE event SET kind = 'x' WHERE n = 12", 5},
    {"last event", "UPDATE event SET data = '' WHERE n = (SELECT max(n) FROM event)", 22},
    {"two events exchanged",
     "UPDATE event SET data = 'x' WHERE n = 2; UPDATE event SET data = (SELECT data FROM event "
     "WHERE "
     "n = 1) WHERE n = 2",
     1},
    {"event given to the next page", "UPDATE event SET page = 6 WHERE n = 11", 5},
    {"event given to the page before", "UPDATE event SET page = 4 WHERE n = 11", 4},
    {"event given to no page", "UPDATE event SET page = 99 WHERE n = (SELECT max(n) FROM event)",
     22},
    {"event deleted", "DELETE FROM event WHERE n = 12", 5},
    {"last event deleted", "DELETE FROM event WHERE n = (SELECT max(n) FROM event)", 22},
    {"event added at the end",
     "INSERT INTO event VALUES((SELECT max(n) + 1 FROM event), 22, 'x', '')", 22},
    {"event added for a page to come",
     "INSERT INTO event VALUES((SELECT max(n) + 1 FROM event), 23, 'x', '')", 23},
    {"page deleted", "DELETE FROM page WHERE n = 5", 5},
    {"page and events deleted", "DELETE FROM page WHERE n = 5; DELETE FROM event WHERE page = 5",
     5},
    {"last page deleted without its events", "DELETE FROM page WHERE n = 22", 22},
    {"two pages exchanged",
     "UPDATE page SET n = 99 WHERE n = 5; UPDATE page SET n = 5 WHERE n = 6;"
     "UPDATE page SET n = 6 WHERE n = 99",
     5},
    {"page added", "INSERT INTO page VALUES(23, 'command', 0, 22, '', '', '', '', 0, zeroblob(32))",
     23},
    {"page added far away",
     "INSERT INTO page VALUES(9000000000000000000, 'command', 0, 22, '', '', '', '', 0, "
     "zeroblob(32))",
     23},
    {"page before the beginning",
     "INSERT INTO page VALUES(-7, 'command', 0, 22, '', '', '', '', 0, zeroblob(32))", 0},
    {"take-back turned into a command", "UPDATE page SET kind = 'command' WHERE n = 21", 21},
    {"take-back to another page", "UPDATE page SET parent = 1 WHERE n = 21", 21},
    {"a second beginning", "UPDATE page SET kind = 'beginning' WHERE n = 7", 7},
    {"page given to another branch", "UPDATE page SET branch = 1 WHERE n = 7", 7},
};

/// The page that opening complains about.
template <class Opening>
PageNumber brokenPage(Opening open) {
    try {
        open();
    } catch (const Fault& fault) {
        if (fault.text().id == std::string(say::beginningBroken))
            return 0;
        return std::get<std::int64_t>(fault.text().arguments.at(1));
    }
    return -1;
}

} // namespace

TEST_CASE("every edit, reorder, deletion and addition is found") {
    const DiaryFolder folder;
    const fs::path good = folder / "good.esagono";
    {
        Journal journal = Journal::create(good, meta, package);
        play(journal, 20);
        journal.takeBack(0, 18, "now");
        journal.append(commandOf(22), sample::eventsOf(22));
    }
    for (const Tampering& tampering : tamperings) {
        SUBCASE(tampering.name) {
            const fs::path path = folder / "bad.esagono";
            fs::copy_file(good, path);
            {
                Database shell(path, Database::Mode::ReadWrite);
                shell.tidyWhenClosing(true);
                shell.run(tampering.sql);
                // `before the beginning` and the like must not be hidden by SQLite itself.
                CHECK(shell.word("PRAGMA quick_check") == "ok");
            }
            CHECK(brokenPage([&] { (void)Journal::open(path, Access::ReadOnly); }) ==
                  tampering.broken);
            try {
                const Journal hasty = Journal::open(path, Access::ReadOnly, Checks::Hasty);
                CHECK(hasty.verifyChain() == tampering.broken);
            } catch (const Fault& fault) {
                // Numbers out of order are seen even in haste.
                REQUIRE(fault.text().id == std::string(say::pageDisorderly));
                CHECK(std::get<std::int64_t>(fault.text().arguments[1]) >= tampering.broken);
            }
        }
    }
}

TEST_CASE("the game data may be so large as a whole, and not a byte larger") {
    for (const int more : {0, 1}) {
        const DiaryFolder folder;
        const fs::path path = folder / "game.esagono";
        sample::write(path, 1);
        {
            Database database(path, Database::Mode::ReadWrite);
            for (const char* name : {"w", "x", "y", "z"})
                database.run(
                    ("INSERT INTO package VALUES('" + std::string(name) + "', zeroblob(60000000))")
                        .c_str());
            const auto sum =
                database.number("SELECT sum(length(name) + length(data)) FROM package");
            database.run(("INSERT INTO package VALUES('zz', zeroblob(" +
                          std::to_string(Database::largestWhole - sum - 2 + more) + "))")
                             .c_str());
        }
        std::string said;
        try {
            (void)Journal::open(path, Access::ReadOnly);
        } catch (const Fault& fault) {
            said = fault.text().id;
        }
        CHECK(said == (more == 0 ? say::beginningBroken : say::wholeTooLarge));
    }
}

TEST_CASE("what stands beside the record may change") {
    const DiaryFolder folder;
    const fs::path path = folder / "game.esagono";
    sample::write(path, 12);
    Database(path, Database::Mode::ReadWrite)
        .run("DELETE FROM snapshot; DELETE FROM milestone;"
             "INSERT INTO annotation VALUES(1, 2, 'a', 'en', 't', '')");
    const Journal journal = Journal::open(path, Access::ReadOnly);
    CHECK_FALSE(journal.verifyChain());
    CHECK(journal.annotations().size() == 1);
}

} // namespace esagono::diary_tampering_tests
