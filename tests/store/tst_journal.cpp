// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/store/journal.h"
#include "engine/store/messages.h"
#include "tests/store/sample_diary.h"

#include <doctest/doctest.h>

namespace esagono::journal_tests {

using namespace esagono::sample;

namespace {

using Line = std::vector<PageNumber>;

} // namespace

TEST_CASE("what was written is read again") {
    const DiaryFolder folder;
    const fs::path path = folder / "game.esagono";
    std::vector<PageHeader> headers;
    Digest chain{};
    {
        Journal journal = Journal::create(path, meta, package);
        CHECK(journal.lastPage() == 0);
        CHECK(journal.lastEvent() == 0);
        CHECK(journal.head() == 0);
        CHECK(journal.branches() == std::vector<Branch>{{"main", 0, 0}});
        play(journal, 25);
        headers = journal.pages();
        chain = journal.chain();
        CHECK_FALSE(journal.verifyChain());
    }
    CHECK_MESSAGE(folder.count() == 1, "a closed diary is one file");

    for (const Access access : {Access::ReadOnly, Access::ReadWrite}) {
        const Journal journal = Journal::open(path, access);
        CHECK(journal.meta() == meta);
        CHECK(journal.packageNames() == std::vector<std::string>{"heights.png", "map.json"});
        CHECK(journal.packageFile("heights.png") == package.at("heights.png"));
        CHECK(faultOf([&] { (void)journal.packageFile("no.json"); }) == say::noSuchPackageFile);
        CHECK(journal.pages() == headers);
        CHECK(journal.chain() == chain);
        CHECK(journal.lastPage() == 25);
        for (PageNumber n = 1; n <= 25; ++n) {
            const Page page = journal.page(n);
            const CommandPage asked = commandOf(n);
            CHECK(page.kind == PageKind::Command);
            CHECK(page.parent == n - 1);
            CHECK(page.at == asked.at);
            CHECK(page.side == asked.side);
            CHECK(page.verb == asked.verb);
            CHECK(page.data == asked.args);
            CHECK(page.barrier == asked.barrier);
            CHECK(page.events == sample::eventsOf(n));
            CHECK(journal.pageOf(page.firstEvent) == n);
            CHECK(journal.pageOf(headers[std::size_t(n)].lastEvent()) == n);
        }
        CHECK(journal.events(2, 4).size() == 3);
        CHECK(journal.events(2, 4).front() == sample::eventsOf(1)[1]);
        CHECK(journal.eventsOf(0).empty());
        CHECK_FALSE(journal.verifyChain());
    }
}

TEST_CASE("asking for what is not there is a fault") {
    const DiaryFolder folder;
    Journal journal = Journal::create(folder / "game.esagono", meta, package);
    play(journal, 5);
    journal.takeBack(0, 4, "");
    CHECK(faultOf([&] { (void)journal.page(7); }) == say::noSuchPage);
    CHECK(faultOf([&] { (void)journal.page(-1); }) == say::noSuchPage);
    CHECK(faultOf([&] { (void)journal.line(6); }) == say::noSuchPage);
    CHECK(faultOf([&] { (void)journal.head(1); }) == say::noSuchBranch);
    CHECK(faultOf([&] { (void)journal.events(0, 1); }) == say::noSuchEvent);
    CHECK(faultOf([&] { (void)journal.events(1, 1000); }) == say::noSuchEvent);
    CHECK(faultOf([&] { (void)journal.pageOf(0); }) == say::noSuchEvent);
    CHECK(faultOf([&] { journal.takeBack(0, 5, ""); }) == say::notOnLine);
    CHECK(faultOf([&] { journal.takeBack(1, 1, ""); }) == say::noSuchBranch);
    CHECK(faultOf([&] { journal.fork("x", 6, ""); }) == say::noSuchPage);
    CHECK(faultOf([&] { journal.fork("\xFF", 1, ""); }) == say::nameNotUnicode);
    CHECK(faultOf([&] { journal.append({.branch = 3}, {}); }) == say::noSuchBranch);
    CHECK(faultOf([&] { journal.keepSnapshot(9, "x"); }) == say::noSuchPage);
    CHECK(journal.lastPage() == 6);
    CHECK_FALSE(journal.verifyChain());
}

TEST_CASE("a take-back moves the head and deletes nothing") {
    const DiaryFolder folder;
    const fs::path path = folder / "game.esagono";
    {
        Journal journal = Journal::create(path, meta, package);
        play(journal, 6);
        CHECK(journal.takeBack(0, 3, "now", "nationalist") == 7);
        CHECK(journal.head() == 3);
        CHECK(journal.append(commandOf(8), sample::eventsOf(8)) == 8);
        CHECK(journal.takeBack(0, 0, "now") == 9);
        CHECK(journal.line(journal.head()).empty());
        CHECK(journal.append(commandOf(10), sample::eventsOf(10)) == 10);
    }
    const Journal journal = Journal::open(path, Access::ReadOnly);
    CHECK(journal.head() == 10);
    CHECK(journal.line(10) == Line{10});
    CHECK(journal.line(8) == Line{1, 2, 3, 8});
    CHECK(journal.line(6) == Line{1, 2, 3, 4, 5, 6});
    CHECK(journal.isOnLine(3, 8));
    CHECK_FALSE(journal.isOnLine(4, 8));
    CHECK(journal.pages()[7].kind == PageKind::TakeBack);
    CHECK(journal.pages()[7].eventCount == 0);
    CHECK(journal.page(7).side == "nationalist");
    CHECK(journal.page(5).events == sample::eventsOf(5));
}

TEST_CASE("branches leave the record and grow on their own") {
    const DiaryFolder folder;
    const fs::path path = folder / "game.esagono";
    {
        Journal journal = Journal::create(path, meta, package);
        play(journal, 4);
        CHECK(journal.fork("What if “Reinosa” holds?", 2, "now") == 1);
        CHECK(journal.fork("from the start", 0, "now") == 2);
        CommandPage command = commandOf(7);
        command.branch = 1;
        CHECK(journal.append(command, sample::eventsOf(7)) == 7);
        CHECK(journal.append(commandOf(8), sample::eventsOf(8)) == 8);
        CHECK(journal.takeBack(1, 1, "now") == 9);
        CHECK(faultOf([&] { journal.takeBack(1, 4, "now"); }) == say::notOnLine);
    }
    const Journal journal = Journal::open(path, Access::ReadOnly);
    CHECK(journal.branches() == std::vector<Branch>{{"main", 0, 8},
                                                    {"What if “Reinosa” holds?", 5, 1},
                                                    {"from the start", 6, 0}});
    CHECK(journal.line(7) == Line{1, 2, 7});
    CHECK(journal.line(8) == Line{1, 2, 3, 4, 8});
    CHECK_FALSE(journal.verifyChain());
}

TEST_CASE("the nearest snapshot lies on the same line") {
    const DiaryFolder folder;
    const fs::path path = folder / "game.esagono";
    Journal journal = Journal::create(path, meta, package);
    CHECK_FALSE(journal.nearestSnapshot(0));
    play(journal, 25);
    CHECK_FALSE(journal.nearestSnapshot(9));
    REQUIRE(journal.nearestSnapshot(10));
    CHECK(journal.nearestSnapshot(10)->page == 10);
    CHECK(journal.nearestSnapshot(19)->page == 10);
    CHECK(journal.nearestSnapshot(25)->page == 20);
    CHECK(journal.nearestSnapshot(25)->state == stateOf(20));
    journal.takeBack(0, 15, "");
    journal.append(commandOf(27), sample::eventsOf(27));
    CHECK_MESSAGE(journal.nearestSnapshot(27)->page == 10, "20 was taken back");
    journal.keepSnapshot(0, "empty table");
    CHECK(journal.nearestSnapshot(9)->state == "empty table");
    CHECK(journal.milestones() ==
          std::vector<MilestoneRow>{{journal.pages()[10].firstEvent, "turn", "10"},
                                    {journal.pages()[20].firstEvent, "turn", "20"}});

    SUBCASE("derived rows are dropped and made anew") {
        journal.dropDerived();
        CHECK_FALSE(journal.nearestSnapshot(27));
        CHECK(journal.milestones().empty());
        journal.keepSnapshot(15, stateOf(15));
        const MilestoneRow milestone{3, "phase", "{}"};
        journal.keepMilestones({&milestone, 1});
        CHECK(journal.nearestSnapshot(27)->page == 15);
        CHECK(journal.milestones() == std::vector<MilestoneRow>{milestone});
        CHECK_FALSE(journal.verifyChain());
    }
    SUBCASE("a snapshot that does not match its digest is passed over") {
        Database(path, Database::Mode::ReadWrite)
            .run("UPDATE snapshot SET state = x'00' WHERE page = 10");
        CHECK(journal.nearestSnapshot(27)->page == 0);
    }
    SUBCASE("the flags are read again") {
        const Journal reader = Journal::open(path, Access::ReadOnly);
        CHECK(reader.pages() == journal.pages());
        CHECK(reader.nearestSnapshot(27)->state == stateOf(10));
    }
}

TEST_CASE("annotations may be changed and erased, outside the chain") {
    const DiaryFolder folder;
    Journal journal = Journal::create(folder / "game.esagono", meta, package);
    play(journal, 3);
    const Digest chain = journal.chain();
    Annotation first{0, 2, "Anna", "it", "Perché qui?", "now"};
    Annotation second{0, 0, "Bruno", "fr", "Début", "now"};
    first.n = journal.annotate(first);
    second.n = journal.annotate(second);
    CHECK(journal.annotations() == std::vector<Annotation>{second, first});
    first.text = "Ah, per la strada.";
    CHECK(journal.annotate(first) == first.n);
    CHECK(journal.annotations() == std::vector<Annotation>{second, first});
    journal.eraseAnnotation(second.n);
    CHECK(journal.annotations() == std::vector<Annotation>{first});
    CHECK(faultOf([&] { journal.eraseAnnotation(second.n); }) == say::noSuchAnnotation);
    CHECK(faultOf([&] { journal.annotate(second); }) == say::noSuchAnnotation);
    CHECK(faultOf([&] { journal.annotate({0, 99}); }) == say::noSuchEvent);
    CHECK(journal.chain() == chain);
    CHECK_FALSE(journal.verifyChain());
}

TEST_CASE("dice commitments are opened once") {
    const DiaryFolder folder;
    Journal journal = Journal::create(folder / "game.esagono", meta, package);
    const std::string bytes("\0\1\2", 3);
    CHECK(journal.commitDice(bytes) == 1);
    CHECK(journal.commitDice("b") == 2);
    journal.revealDice(1, "seed");
    CHECK(journal.diceCommitments() ==
          std::vector<DiceCommitment>{{1, bytes, "seed"}, {2, "b", ""}});
    CHECK(faultOf([&] { journal.revealDice(1, "other"); }) == say::noSuchCommitment);
    CHECK(faultOf([&] { journal.revealDice(3, "other"); }) == say::noSuchCommitment);
}

TEST_CASE("texts of any kind come back as they were") {
    const DiaryFolder folder;
    Journal journal = Journal::create(folder / "game.esagono", {{"", ""}, {"é", "\n"}},
                                      {{"empty", ""}, {"zeros", std::string(5000, '\0')}});
    const std::string odd("a\0b\"'%ÿ\xFF", 9);
    journal.append({0, odd, odd, odd, odd, true}, std::vector<EventRow>{{odd, odd}, {"", ""}}, "");
    const Page page = journal.page(1);
    CHECK(page.side == odd);
    CHECK(page.data == odd);
    CHECK(page.events == std::vector<EventRow>{{odd, odd}, {"", ""}});
    CHECK(journal.nearestSnapshot(1)->state.empty());
    CHECK(journal.packageFile("empty").empty());
    CHECK(journal.packageFile("zeros").size() == 5000);
    CHECK_FALSE(journal.verifyChain());
    CHECK(faultOf([&] {
              journal.append(
                  {}, std::vector<EventRow>{{"k", std::string(Database::largestEntry + 1, ' ')}});
          }) == say::entryTooLarge);
    CHECK(journal.lastPage() == 1);
}

TEST_CASE("the views for people agree with the engine") {
    const DiaryFolder folder;
    const fs::path path = folder / "game.esagono";
    Journal journal = Journal::create(path, meta, package);
    Database shell(path, Database::Mode::ReadWrite);
    CHECK(shell.number("SELECT count(*) FROM live_event") == 0);
    play(journal, 9);
    journal.takeBack(0, 4, "now", "republican");
    journal.fork("b", 2, "now");
    CommandPage other = commandOf(12);
    other.branch = 1;
    journal.append(other, sample::eventsOf(12));
    journal.append(commandOf(13), sample::eventsOf(13));
    std::int64_t live = 0;
    for (const PageNumber page : journal.line(journal.head()))
        live += journal.pages()[std::size_t(page)].eventCount;
    CHECK(shell.number("SELECT count(*) FROM live_event") == live);
    CHECK(shell.word("SELECT group_concat(DISTINCT page) FROM live_event") == "1,2,3,4,13");
    CHECK(shell.number("SELECT count(*) FROM command") == 11);
    CHECK(shell.word("SELECT n || side || back_to FROM takeback") == "10republican4");
}

} // namespace esagono::journal_tests
