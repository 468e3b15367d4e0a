// SPDX-License-Identifier: GPL-3.0-or-later
// Thousands of damaged diaries: each opens and tells the true story, or gets a Fault. None crashes,
// none hangs, none tells another story.
#include "engine/store/journal.h"
#include "engine/store/messages.h"
#include "engine/store/salvage.h"
#include "engine/store/schema.h"
#include "tests/store/sample_diary.h"

#include <doctest/doctest.h>
#include <random>

namespace esagono::diary_damage_tests {

using namespace esagono::sample;

namespace {

/// A small diary with a bit of everything.
void writeSmall(Journal& journal) {
    play(journal, 11);
    journal.takeBack(0, 8, "now");
    journal.fork("b", 3, "now");
    journal.annotate({0, 3, "a", "en", "why?", ""});
    journal.commitDice("c");
    play(journal, 16);
}

struct Outcomes {
    int sound = 0;
    int refused = 0;
    int wrong = 0;
};

/// What stands beside the story may be lost or wrong, but reading it does no harm.
void readTheRest(const Journal& journal) {
    try {
        static_cast<void>(journal.annotations());
        static_cast<void>(journal.milestones());
        static_cast<void>(journal.diceCommitments());
        static_cast<void>(journal.nearestSnapshot(journal.head()));
    } catch (const Fault&) {
    }
}

/// Opens a damaged diary and files what came of it. What is not found sound is also read hastily,
/// by those who do not look closely: nothing may come of that but the truth or a Fault.
void examine(const fs::path& path, const Story& truth, bool mayEndEarly, Outcomes& outcomes) {
    const auto isTrue = [&](const Journal& journal) {
        const Story story = storyOf(journal);
        return mayEndEarly ? story.beginsLike(truth) : story == truth;
    };
    try {
        const Journal journal = Journal::open(path, Access::ReadOnly);
        if (isTrue(journal) && !journal.verifyChain()) {
            ++outcomes.sound;
            readTheRest(journal);
            return;
        }
        ++outcomes.wrong;
    } catch (const Fault&) {
        ++outcomes.refused;
    }
    try {
        const Journal hasty = Journal::open(path, Access::ReadOnly, Checks::Hasty);
        if (!hasty.verifyChain() && !isTrue(hasty))
            ++outcomes.wrong;
        readTheRest(hasty);
    } catch (const Fault&) {
    }
}

/// Changes one byte of a file.
void put(const fs::path& path, std::size_t offset, char byte) {
    std::fstream file(path, std::ios::binary | std::ios::in | std::ios::out);
    file.seekp(static_cast<std::streamoff>(offset));
    file.put(byte);
}

} // namespace

TEST_CASE("2,000 single-byte flips") {
    const DiaryFolder folder;
    const fs::path path = folder / "game.esagono";
    {
        Journal journal = Journal::create(path, meta, package);
        writeSmall(journal);
    }
    const Story truth = storyOf(Journal::open(path, Access::ReadOnly));
    const std::string bytes = readBytes(path);
    std::mt19937 random(1937);
    Outcomes outcomes;
    for (int i = 0; i < 2'000; ++i) {
        // The first bytes are the header, where most can go wrong.
        const std::size_t offset = i < 100 ? std::size_t(i) : random() % bytes.size();
        const char flipped = static_cast<char>(bytes[offset] ^ (1 << random() % 8));
        put(path, offset, flipped);
        examine(path, truth, false, outcomes);
        put(path, offset, bytes[offset]);
        for (const char* suffix : {"-wal", "-shm", "-journal"})
            fs::remove(beside(path, suffix));
    }
    CHECK(outcomes.wrong == 0);
    CHECK(outcomes.sound > 100);
    CHECK(outcomes.refused > 100);
    CHECK(outcomes.sound + outcomes.refused == 2'000);
}

TEST_CASE("truncations at every multiple of 512") {
    const DiaryFolder folder;
    const fs::path path = folder / "game.esagono";
    {
        Journal journal = Journal::create(path, meta, package);
        writeSmall(journal);
    }
    const std::string bytes = readBytes(path);
    for (std::size_t size = 0; size < bytes.size(); size += 512) {
        writeBytes(path, std::string_view(bytes).substr(0, size));
        const std::string expected = size == 0 ? say::diaryEmpty : say::diaryTruncated;
        for (const Access access : {Access::ReadOnly, Access::ReadWrite})
            CHECK(faultOf([&] { (void)Journal::open(path, access); }) == expected);
    }
}

TEST_CASE("zeroed and scrambled pages of the file") {
    const DiaryFolder folder;
    const fs::path path = folder / "game.esagono";
    {
        Journal journal = Journal::create(path, meta, package);
        writeSmall(journal);
    }
    const Story truth = storyOf(Journal::open(path, Access::ReadOnly));
    const std::string bytes = readBytes(path);
    std::mt19937 random(2);
    Outcomes outcomes;
    for (std::size_t page = 0; page < bytes.size() / schema::pageSize; ++page)
        for (int kind = 0; kind < 3; ++kind) {
            std::string damaged = bytes;
            for (std::size_t i = 0; i < schema::pageSize; ++i)
                damaged[page * schema::pageSize + i] =
                    kind == 0 ? '\0'
                    : kind == 1
                        ? static_cast<char>(random())
                        : bytes[(page * schema::pageSize + schema::pageSize + i) % bytes.size()];
            writeBytes(path, damaged);
            examine(path, truth, false, outcomes);
            for (const char* suffix : {"-wal", "-shm", "-journal"})
                fs::remove(beside(path, suffix));
        }
    CHECK(outcomes.wrong == 0);
    CHECK(outcomes.refused > 20);
}

TEST_CASE("flips and truncations of the pages that lie beside the file") {
    const DiaryFolder folder;
    const fs::path path = folder / "copy.esagono";
    Journal journal = Journal::create(folder / "game.esagono", meta, package);
    writeSmall(journal);
    const Story truth = storyOf(journal);
    const PrivateCopy copy(folder / "game.esagono");
    const std::string main = readBytes(copy.path());
    const std::string wal = readBytes(beside(copy.path(), "-wal"));
    REQUIRE(wal.size() > 20'000);
    std::mt19937 random(3);
    Outcomes outcomes;
    for (int i = 0; i < 400; ++i) {
        std::string damaged = wal;
        if (i % 4 == 0)
            damaged.resize(random() % wal.size());
        else
            damaged[i < 36 ? std::size_t(i) : random() % wal.size()] ^= 0x10;
        writeBytes(path, main);
        writeBytes(beside(path, "-wal"), damaged);
        examine(path, truth, true, outcomes);
        for (const char* suffix : {"-wal", "-shm"})
            fs::remove(beside(path, suffix));
    }
    CHECK(outcomes.wrong == 0);
    CHECK(outcomes.sound > 100);
}

} // namespace esagono::diary_damage_tests
