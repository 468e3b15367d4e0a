// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/store/journal.h"
#include "engine/store/messages.h"
#include "engine/store/salvage.h"
#include "engine/store/schema.h"
#include "tests/store/sample_diary.h"

#include <doctest/doctest.h>
#include <random>

namespace esagono::diary_salvage_tests {

using namespace esagono::sample;

namespace {

constexpr PageNumber pages = 400;

struct Damage {
    const char* name;
    std::function<void(std::string&)> damage;
    PageNumber atLeast;
    PageNumber atMost;
};

auto zero(std::size_t offset, std::size_t count) {
    return [=](std::string& bytes) { bytes.replace(offset, count, count, '\0'); };
}
auto keep(double part) {
    return [=](std::string& bytes) {
        bytes.resize(static_cast<std::size_t>(double(bytes.size()) * part));
    };
}
/// Changes a word where it stands first.
auto change(std::string from, std::string to) {
    return [=](std::string& bytes) { bytes.replace(bytes.find(from), from.size(), to); };
}

const Damage damages[] = {
    {"none", [](std::string&) {}, pages, pages},
    {"junk at the end", [](std::string& bytes) { bytes += "junk"; }, pages, pages},
    {"the first bytes", zero(0, 16), pages, pages},
    {"the whole header", zero(0, 100), pages, pages},
    {"the whole first page", zero(0, 4096), pages, pages},
    {"a word of the schema", change("CREATE TABLE event", "CREATE TABLE evemt"), pages, pages},
    {"the size in the header", zero(28, 4), pages, pages},
    {"the free pages in the header", change(std::string(8, '\0'), "\1\2\3\4\5\6\7\10"), pages,
     pages},
    {"the last byte is missing", keep(0.99999), 100, pages},
    {"a quarter is missing", keep(0.75), 150, 300},
    {"half is missing", keep(0.5), 20, 200},
    {"an event", change("{\"from\":200,", "{\"from\":100,"), 199, 199},
    {"a command", change("{\"n\":300}", "{\"n\":3oo}"), 299, 299},
};

void writeLarge(const fs::path& path) {
    Journal journal = Journal::create(path, meta, package);
    play(journal, pages);
    for (const EventNumber event : {0, 5, 900})
        journal.annotate({0, event, "a", "en", std::to_string(event), ""});
    journal.revealDice(journal.commitDice("promise"), "kept");
    journal.commitDice("open");
}

} // namespace

TEST_CASE("the longest trusted part is saved into a new file") {
    const DiaryFolder folder;
    const fs::path good = folder / "good.esagono";
    writeLarge(good);
    const Story truth = storyOf(Journal::open(good, Access::ReadOnly));
    const std::string bytes = readBytes(good);
    for (const Damage& damage : damages) {
        SUBCASE(damage.name) {
            const DiaryFolder place;
            const fs::path path = place / "bad.esagono";
            std::string damaged = bytes;
            damage.damage(damaged);
            writeBytes(path, damaged);

            const Salvaged kept = salvage(path, place / "saved.esagono");
            CHECK(kept.pages >= damage.atLeast);
            CHECK(kept.pages <= damage.atMost);
            CHECK(kept.everything == (kept.pages == pages));
            CHECK_MESSAGE(readBytes(path) == damaged, "the original is not touched");
            CHECK_MESSAGE(place.count() == 2, "nothing else appears");

            const Journal saved = Journal::open(place / "saved.esagono", Access::ReadWrite);
            CHECK(saved.lastPage() == kept.pages);
            CHECK(saved.lastEvent() == kept.events);
            CHECK(storyOf(saved).beginsLike(truth));
            for (const Annotation& annotation : saved.annotations())
                CHECK(annotation.text == std::to_string(annotation.event));
            if (kept.everything) {
                CHECK(saved.annotations().size() == 3);
                CHECK(saved.diceCommitments() ==
                      std::vector<DiceCommitment>{{1, "promise", "kept"}, {2, "open", ""}});
            }
        }
    }
}

TEST_CASE("pages that lie beside the file are saved, too") {
    const DiaryFolder folder;
    const fs::path path = folder / "game.esagono";
    Journal journal = Journal::create(path, meta, package);
    play(journal, 20);
    const Salvaged kept = salvage(path, folder / "saved.esagono");
    CHECK(kept.pages == 20);
    CHECK(kept.everything);
    play(journal, 21);
    CHECK(storyOf(Journal::open(folder / "saved.esagono", Access::ReadOnly))
              .beginsLike(storyOf(journal)));
}

TEST_CASE("a saved diary can be played on") {
    const DiaryFolder folder;
    const fs::path path = folder / "game.esagono";
    sample::write(path, 9);
    Database(path, Database::Mode::ReadWrite).run("UPDATE page SET verb = 'x' WHERE n = 8");
    CHECK(salvage(path, folder / "saved.esagono").pages == 7);
    Journal saved = Journal::open(folder / "saved.esagono", Access::ReadWrite);
    play(saved, 12);
    CHECK_FALSE(saved.verifyChain());
}

TEST_CASE("what cannot be saved") {
    const DiaryFolder folder;
    const fs::path path = folder / "bad.esagono";
    const fs::path target = folder / "saved.esagono";
    const auto attempt = [&] { return faultOf([&] { (void)salvage(path, target); }); };
    CHECK(attempt() == say::diaryNotFound);
    writeBytes(path, "");
    CHECK(attempt() == say::nothingToSalvage);
    writeBytes(path, "Dear diary, " + std::string(100'000, '.'));
    CHECK(attempt() == say::nothingToSalvage);
    sample::write(folder / "other.esagono", 3);
    fs::remove(path);
    fs::copy_file(folder / "other.esagono", path);
    Database(path, Database::Mode::ReadWrite).run("DELETE FROM package WHERE name = 'map.json'");
    CHECK_MESSAGE(attempt() == say::nothingToSalvage, "the beginning is not as it was");
    CHECK_FALSE(fs::exists(target));
    writeBytes(target, "precious");
    fs::remove(beside(path, "-wal"));
    fs::remove(path);
    fs::copy_file(folder / "other.esagono", path);
    CHECK(attempt() == say::diaryExists);
    CHECK(readBytes(target) == "precious");
}

TEST_CASE("whatever the damage, what is saved is true") {
    const DiaryFolder folder;
    const fs::path good = folder / "good.esagono";
    const fs::path path = folder / "bad.esagono";
    const fs::path target = folder / "saved.esagono";
    sample::write(good, 60);
    const Story truth = storyOf(Journal::open(good, Access::ReadOnly));
    const std::string bytes = readBytes(good);
    std::mt19937 random(4);
    int saved = 0;
    for (int i = 0; i < 120; ++i) {
        std::string damaged = bytes;
        for (int flips = 0; flips < 1 + i % 5; ++flips)
            damaged[random() % damaged.size()] ^= static_cast<char>(1 + random() % 255);
        if (i % 3 == 0)
            damaged.resize(random() % damaged.size());
        writeBytes(path, damaged);
        try {
            (void)salvage(path, target);
            ++saved;
            CHECK(storyOf(Journal::open(target, Access::ReadOnly)).beginsLike(truth));
            fs::remove(target);
        } catch (const Fault& fault) {
            CHECK(fault.text().id == std::string(say::nothingToSalvage));
        }
        CHECK(readBytes(path) == damaged);
    }
    CHECK(saved > 60);
}

} // namespace esagono::diary_salvage_tests
