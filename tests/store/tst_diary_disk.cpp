// SPDX-License-Identifier: GPL-3.0-or-later
// The disk fails at every call in turn: a clear Fault, nothing changed, and the journal goes on.
#include "engine/store/journal.h"
#include "engine/store/messages.h"
#include "tests/store/failing_disk.h"
#include "tests/store/sample_diary.h"

#include <doctest/doctest.h>

namespace esagono::diary_disk_tests {

using namespace esagono::sample;

namespace {

struct Failure {
    const char* name;
    int code;
    bool lasting;
    const char* message;
};

const Failure failures[] = {
    {"full for a moment", SQLITE_FULL, false, say::diskFull},
    {"full for good", SQLITE_FULL, true, say::diskFull},
    {"no room for the index", SQLITE_IOERR_SHMSIZE, true, say::diskFull},
    {"write error", SQLITE_IOERR_WRITE, false, say::diaryUnwritable},
    {"sync error", SQLITE_IOERR_FSYNC, true, say::diaryUnwritable},
    {"turned read-only", SQLITE_READONLY, true, say::diaryUnwritable},
};

} // namespace

TEST_CASE("a command that cannot be written changes nothing, and can be tried again") {
    for (const Failure& failure : failures) {
        SUBCASE(failure.name) {
            FailingDisk disk;
            const DiaryFolder folder;
            const fs::path path = folder / "game.esagono";
            Journal journal = Journal::create(path, meta, package);
            play(journal, 4);
            int faults = 0;
            bool failed = true;
            for (int call = 1; failed; ++call) {
                REQUIRE(call < 100);
                const PageNumber last = journal.lastPage();
                const EventNumber lastEvent = journal.lastEvent();
                const Digest chain = journal.chain();
                disk.failAt(call, failure.code, failure.lasting);
                const std::string fault = faultOf([&] {
                    journal.append(commandOf(last + 1), sample::eventsOf(last + 1),
                                   stateOf(last + 1));
                });
                failed = disk.hasFailed();
                disk.heal();
                if (fault == "no fault")
                    continue; // Such as a failed clean-up after the commit.
                ++faults;
                CHECK(fault == failure.message);
                CHECK(journal.lastPage() == last);
                CHECK(journal.lastEvent() == lastEvent);
                CHECK(journal.chain() == chain);
                CHECK(journal.page(last).data == commandOf(last).args);
                CHECK_FALSE(journal.verifyChain());
                const Journal reader = Journal::open(path, Access::ReadOnly);
                CHECK(reader.lastPage() == last);
                play(journal, last + 1);
            }
            CHECK(faults >= 3);
            CHECK_FALSE(journal.verifyChain());
        }
    }
}

TEST_CASE("a diary that cannot be begun leaves nothing behind") {
    for (const Failure& failure : failures) {
        SUBCASE(failure.name) {
            FailingDisk disk;
            const DiaryFolder folder;
            const fs::path path = folder / "game.esagono";
            int faults = 0;
            bool failed = true;
            for (int call = 1; failed; ++call) {
                REQUIRE(call < 200);
                disk.failAt(call, failure.code, failure.lasting);
                const std::string fault =
                    faultOf([&] { (void)Journal::create(path, meta, package); });
                failed = disk.hasFailed();
                disk.heal();
                if (fault == "no fault") {
                    CHECK(Journal::open(path, Access::ReadOnly).meta() == meta);
                    for (const auto& entry : fs::directory_iterator(folder.path()))
                        fs::remove(entry);
                    continue;
                }
                ++faults;
                CHECK(fault == failure.message);
                CHECK(folder.count() == 0);
            }
            CHECK(faults >= 10);
        }
    }
}

TEST_CASE("closing on a failing disk loses nothing") {
    FailingDisk disk;
    const DiaryFolder folder;
    const fs::path path = folder / "game.esagono";
    { (void)Journal::create(path, meta, package); }
    PageNumber pages = 0;
    bool failed = true;
    for (int call = 1; failed; ++call) {
        REQUIRE(call < 200);
        {
            Journal journal = Journal::open(path, Access::ReadWrite);
            REQUIRE(journal.lastPage() == pages);
            play(journal, pages += 2);
            disk.failAt(call, SQLITE_IOERR_WRITE, true);
        }
        failed = disk.hasFailed();
        disk.heal();
    }
    CHECK(Journal::open(path, Access::ReadOnly).lastPage() == pages);
}

} // namespace esagono::diary_disk_tests
