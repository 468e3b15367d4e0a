// SPDX-License-Identifier: GPL-3.0-or-later
// Several programs, several windows, one diary. The other programs are forked.
#ifndef _WIN32
#include "engine/store/journal.h"
#include "engine/store/messages.h"
#include "engine/store/writer_lock.h"
#include "tests/store/sample_diary.h"
#include "tests/support/ordinary_user.h"

#include <csignal>
#include <doctest/doctest.h>
#include <functional>
#include <sys/wait.h>
#include <unistd.h>

namespace esagono::diary_sharing_tests {

using namespace esagono::sample;

namespace {

/// Another program, which does one thing, says so, and waits until it is let go or killed.
class OtherProgram {
public:
    explicit OtherProgram(const std::function<void()>& act) {
        int said[2];
        int heard[2];
        REQUIRE(::pipe(said) == 0);
        REQUIRE(::pipe(heard) == 0);
        m_id = ::fork();
        if (m_id == 0) {
            // Inside, so that what it holds lives until it is let go.
            m_said = said[1];
            m_heard = heard[0];
            ::close(heard[1]);
            try {
                act();
            } catch (...) {
                ::_exit(1);
            }
            ::_exit(0);
        }
        ::close(said[1]);
        ::close(heard[0]);
        m_said = said[0];
        m_heard = heard[1];
        char letter = 0;
        REQUIRE(::read(m_said, &letter, 1) == 1);
    }
    ~OtherProgram() {
        kill();
        ::close(m_said);
        ::close(m_heard);
    }
    OtherProgram(const OtherProgram&) = delete;
    OtherProgram& operator=(const OtherProgram&) = delete;

    /// For the other program: it has done its thing.
    static void sayAndWait() {
        char letter = '.';
        if (::write(m_said, &letter, 1) != 1 || ::read(m_heard, &letter, 1) < 0)
            ::_exit(2);
    }
    [[nodiscard]] std::int64_t number() const { return m_id; }
    void letGo() {
        REQUIRE(::write(m_heard, ".", 1) == 1);
        int status = 0;
        ::waitpid(m_id, &status, 0);
        CHECK(status == 0);
        m_id = 0;
    }
    void kill() {
        if (m_id > 0) {
            ::kill(m_id, SIGKILL);
            ::waitpid(m_id, nullptr, 0);
        }
        m_id = 0;
    }

private:
    static inline int m_said = -1;
    static inline int m_heard = -1;
    pid_t m_id = 0;
};
const auto readOnlyFile = fs::perms::owner_read | fs::perms::group_read | fs::perms::others_read;
const auto readOnlyFolder =
    readOnlyFile | fs::perms::owner_exec | fs::perms::group_exec | fs::perms::others_exec;

} // namespace

TEST_CASE("a second writer is refused, readers are not") {
    const DiaryFolder folder;
    const fs::path path = folder / "game.esagono";
    sample::write(path, 5);
    {
        OtherProgram writer([&] {
            Journal journal = Journal::open(path, Access::ReadWrite);
            play(journal, 8);
            OtherProgram::sayAndWait();
        });
        try {
            (void)Journal::open(path, Access::ReadWrite);
            FAIL("opened");
        } catch (const Fault& fault) {
            CHECK(fault.kind() == FaultKind::Busy);
            CHECK(fault.text().id == std::string(say::diaryBusy));
            CHECK(std::get<std::string>(fault.text().arguments[0]) ==
                  utf8(fs::weakly_canonical(path)));
        }
        fs::create_symlink(path, folder / "alias.esagono");
        CHECK(faultOf([&] { (void)Journal::open(folder / "alias.esagono", Access::ReadWrite); }) ==
              say::diaryBusy);
        CHECK(faultOf([&] { (void)Journal::create(path, meta, package); }) == say::diaryBusy);
        CHECK(Journal::open(path, Access::ReadOnly).lastPage() == 8);
        for (const fs::path& name : {path, folder / "alias.esagono"}) {
            const Holder holder = holderOf(name);
            CHECK(holder.process == writer.number());
            CHECK(holder.program == thisHolder().program);
            CHECK(holder.machine == thisHolder().machine);
            CHECK(holder.since > 1'700'000'000);
        }

        SUBCASE("it leaves") {
            writer.letGo();
            CHECK_MESSAGE(folder.count() == 2, "the diary and the alias");
        }
        SUBCASE("it is killed") {
            writer.kill();
            CHECK(Journal::open(path, Access::ReadOnly).lastPage() == 8);
        }
    }
    {
        Journal journal = Journal::open(path, Access::ReadWrite);
        CHECK(journal.lastPage() == 8);
        play(journal, 9);
    }
    CHECK(folder.count() == 2);
}

TEST_CASE("two writers in one program are refused, too") {
    const DiaryFolder folder;
    const fs::path path = folder / "game.esagono";
    Journal first = Journal::create(path, meta, package);
    CHECK(faultOf([&] { (void)Journal::open(path, Access::ReadWrite); }) == say::diaryBusy);
    play(first, 3);
    { const Journal moved = std::move(first); }
    CHECK(Journal::open(path, Access::ReadWrite).lastPage() == 3);
}

TEST_CASE("looking at a diary that is open in the next window leaves its locks alone") {
    const DiaryFolder folder;
    const fs::path path = folder / "game.esagono";
    sample::write(path, 1);
    // It would tidy the -wal file away if it saw no locks.
    OtherProgram other([&] {
        OtherProgram::sayAndWait();
        Database shell(path, Database::Mode::ReadWrite);
        shell.tidyWhenClosing(true);
        (void)shell.number("SELECT count(*) FROM page");
    });
    Journal journal = Journal::open(path, Access::ReadWrite);
    play(journal, 3);
    CHECK(Journal::open(path, Access::ReadOnly, Checks::Hasty).lastPage() == 3);
    other.letGo();
    CHECK(fs::exists(beside(path, "-wal")));
    play(journal, 6);
    CHECK(Journal::open(path, Access::ReadOnly).lastPage() == 6);
}

TEST_CASE("a reader sees what another writes when it looks again") {
    const DiaryFolder folder;
    const fs::path path = folder / "game.esagono";
    Journal writer = Journal::create(path, meta, package);
    play(writer, 5);
    Journal reader = Journal::open(path, Access::ReadOnly);
    CHECK_FALSE(reader.refresh());
    play(writer, 21);
    writer.takeBack(0, 15, "now");
    CHECK(reader.lastPage() == 5);
    CHECK(reader.eventsOf(5) == sample::eventsOf(5));
    CHECK(reader.refresh());
    CHECK(reader.lastPage() == 22);
    CHECK(reader.head() == 15);
    CHECK(reader.pages() == writer.pages());
    CHECK(reader.chain() == writer.chain());
    CHECK(reader.nearestSnapshot(21)->page == 20);
    CHECK_FALSE(reader.refresh());
    CHECK_FALSE(writer.refresh());

    SUBCASE("derived rows vanish under the reader") {
        writer.dropDerived();
        CHECK_FALSE(reader.nearestSnapshot(21));
    }
    SUBCASE("a tampered page is not taken in") {
        Database(path, Database::Mode::ReadWrite)
            .run("INSERT INTO page VALUES(23, 'command', 0, 15, '', '', '', '', 0, zeroblob(32))");
        CHECK(faultOf([&] { reader.refresh(); }) == say::chainBroken);
        CHECK(reader.lastPage() == 22);
    }
    SUBCASE("the known past changes") {
        Database(path, Database::Mode::ReadWrite)
            .run("UPDATE page SET chain = zeroblob(32) WHERE n = 22");
        CHECK(faultOf([&] { reader.refresh(); }) == say::chainBroken);
    }
}

TEST_CASE("the file alone is the whole diary after its writer left, even with readers") {
    const DiaryFolder folder;
    const fs::path path = folder / "game.esagono";
    sample::write(path, 1);
    auto writer = std::make_unique<Journal>(Journal::open(path, Access::ReadWrite));
    const Journal reader = Journal::open(path, Access::ReadOnly);
    play(*writer, 30);
    writer.reset();
    fs::copy_file(path, folder / "copy.esagono");
    CHECK(Journal::open(folder / "copy.esagono", Access::ReadOnly).lastPage() == 30);
}

TEST_CASE("a write is refused if somebody wrote behind our back") {
    const DiaryFolder folder;
    const fs::path path = folder / "game.esagono";
    Journal journal = Journal::create(path, meta, package);
    play(journal, 3);
    Database shell(path, Database::Mode::ReadWrite);
    SUBCASE("a page more") {
        shell.run("INSERT INTO page VALUES(4, 'command', 0, 3, '', '', '', '', 0, zeroblob(32))");
    }
    SUBCASE("another last page") {
        shell.run("UPDATE page SET chain = zeroblob(32) WHERE n = 3");
    }
    CHECK(faultOf([&] { journal.append(commandOf(4), {}); }) == say::changedElsewhere);
    CHECK(faultOf([&] { journal.takeBack(0, 1, ""); }) == say::changedElsewhere);
    CHECK(journal.lastPage() == 3);
}

TEST_CASE("a journal opened for reading does not write") {
    const DiaryFolder folder;
    const fs::path path = folder / "game.esagono";
    sample::write(path, 3);
    const std::string before = readBytes(path);
    {
        Journal journal = Journal::open(path, Access::ReadOnly);
        CHECK(faultOf([&] { journal.append(commandOf(4), {}); }) == say::openedForReading);
        CHECK(faultOf([&] { journal.takeBack(0, 1, ""); }) == say::openedForReading);
        CHECK(faultOf([&] { journal.dropDerived(); }) == say::openedForReading);
        CHECK(faultOf([&] { journal.annotate({}); }) == say::openedForReading);
        CHECK(faultOf([&] { journal.commitDice(""); }) == say::openedForReading);
    }
    CHECK(readBytes(path) == before);
    CHECK(folder.count() == 1);
}

TEST_CASE("a diary that may only be read is read, and nothing appears beside it") {
    const DiaryFolder folder;
    const fs::path path = folder / "game.esagono";
    const fs::path shelf = folder / "shelf";
    fs::create_directory(shelf);
    const fs::path shelved = shelf / "game.esagono";
    sample::write(path, 5);

    SUBCASE("the folder is read-only") {
        fs::copy_file(path, shelved);
        fs::permissions(shelf, readOnlyFolder);
    }
    SUBCASE("the file is read-only") {
        fs::copy_file(path, shelved);
        fs::permissions(shelved, readOnlyFile);
        fs::permissions(shelf, fs::perms::all);
    }
    SUBCASE("both are") {
        fs::copy_file(path, shelved);
        fs::permissions(shelved, readOnlyFile);
        fs::permissions(shelf, readOnlyFolder);
    }
    SUBCASE("its writer was killed and pages lie beside it") {
        {
            OtherProgram writer([&] {
                Journal journal = Journal::open(path, Access::ReadWrite);
                play(journal, 8);
                OtherProgram::sayAndWait();
            });
        }
        fs::copy_file(path, shelved);
        fs::copy_file(beside(path, "-wal"), beside(shelved, "-wal"));
        fs::permissions(shelf, readOnlyFolder);
    }
    const auto files = std::distance(fs::directory_iterator(shelf), fs::directory_iterator());
    const PageNumber last = files == 1 ? 5 : 8;
    const std::string before = readBytes(shelved);
    {
        const OrdinaryUser ordinary;
        Journal journal = Journal::open(shelved, Access::ReadOnly);
        CHECK(journal.lastPage() == last);
        CHECK(journal.eventsOf(last) == sample::eventsOf(last));
        CHECK_FALSE(journal.verifyChain());
        CHECK_FALSE(journal.refresh());
        const std::string fault = faultOf([&] { (void)Journal::open(shelved, Access::ReadWrite); });
        CHECK(fault == say::diaryUnwritable);
    }
    CHECK(std::distance(fs::directory_iterator(shelf), fs::directory_iterator()) == files);
    CHECK(readBytes(shelved) == before);
    fs::permissions(shelf, fs::perms::all);
}

TEST_CASE("a reader without the right to write follows a writer who has it") {
    const DiaryFolder folder;
    const fs::path path = folder / "game.esagono";
    fs::permissions(folder.path(), readOnlyFolder | fs::perms::owner_write);
    sample::write(path, 5);
    Journal reader = [&] {
        const OrdinaryUser ordinary;
        return Journal::open(path, Access::ReadOnly);
    }();
    CHECK(reader.lastPage() == 5);
    Journal writer = Journal::open(path, Access::ReadWrite);
    play(writer, 9);
    {
        const OrdinaryUser ordinary;
        Journal late = Journal::open(path, Access::ReadOnly);
        CHECK(late.lastPage() == 9);
        CHECK(reader.refresh());
        CHECK(reader.lastPage() == 9);
    }
}

TEST_CASE("a diary that may not be read") {
    const DiaryFolder folder;
    const fs::path path = folder / "game.esagono";
    sample::write(path, 2);
    fs::permissions(path, fs::perms::none);
    const OrdinaryUser ordinary;
    CHECK(faultOf([&] { (void)Journal::open(path, Access::ReadOnly); }) == say::diaryUnreadable);
}

TEST_CASE("a left-over lock means nothing") {
    const DiaryFolder folder;
    const fs::path path = folder / "game.esagono";
    sample::write(path, 2);
    writeBytes(beside(path, "-lock"), "");
    { CHECK(Journal::open(path, Access::ReadWrite).lastPage() == 2); }
    CHECK_FALSE(fs::exists(beside(path, "-lock")));
}

TEST_CASE("who holds a diary is unknown if something else says so") {
    const DiaryFolder folder;
    const fs::path path = folder / "game.esagono";
    const fs::path note = beside(path, "-holder");
    const std::string longest(500, 'x');
    const std::pair<std::string, Holder> rows[] = {
        {"", {}},
        {"{", {}},
        {"[1]", {}},
        {std::string(200, '['), {}},
        {R"({"program": 7, "process": "7", "since": 1.5})", {}},
        {R"({"since": 18446744073709551615})", {}},
        {R"({"program": "x", "process": 7, "since": 8, "more": 9})", {"x", "", 7, 8}},
        {R"({"program": ")" + longest + R"("})", {longest, "", 0, 0}},
        {R"({"program": ")" + longest + std::string(20, 'x') + R"("})", {}},
        {"{" + std::string(2'046, ' ') + "}", {}},
        {"{" + std::string(1'000'000, ' ') + "}", {}},
    };
    CHECK(holderOf(path) == Holder());
    for (const auto& [bytes, holder] : rows) {
        CAPTURE(bytes.substr(0, 40));
        writeBytes(note, bytes);
        CHECK(holderOf(path) == holder);
    }
    sample::write(path, 2); // whoever writes says it anew, and takes it away
    CHECK_FALSE(fs::exists(note));
}

TEST_CASE("many programs asking for the lock at once: never two hold it") {
    const DiaryFolder folder;
    const fs::path path = folder / "game.esagono";
    const fs::path held = folder / "held";
    std::vector<pid_t> programs;
    for (int program = 0; program < 6; ++program) {
        const pid_t id = ::fork();
        if (id == 0) {
            int wins = 0;
            for (int attempt = 0; wins < 100 && attempt < 1'000'000; ++attempt) {
                try {
                    const WriterLock lock(path);
                    if (!fs::create_directory(held)) // Somebody else holds it, too.
                        ::_exit(9);
                    fs::remove(held);
                    ++wins;
                } catch (const Fault& fault) {
                    if (fault.kind() != FaultKind::Busy)
                        ::_exit(8);
                } catch (...) {
                    ::_exit(7);
                }
            }
            ::_exit(wins == 100 ? 0 : 6);
        }
        programs.push_back(id);
    }
    for (const pid_t id : programs) {
        int status = 0;
        ::waitpid(id, &status, 0);
        CHECK(WEXITSTATUS(status) == 0);
    }
}

#endif

} // namespace esagono::diary_sharing_tests
