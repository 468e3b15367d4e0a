// SPDX-License-Identifier: GPL-3.0-or-later
// A line of a diary as a diary of its own.
#include "engine/core/fault.h"
#include "engine/store/copy_line.h"
#include "tests/store/sample_diary.h"

#include <doctest/doctest.h>

namespace esagono::copy_line_tests {

namespace {

constexpr char dawn[] = "1937-08-14T05:30:00Z";

void append(Journal& journal, PageNumber n, BranchNumber branch = 0) {
    CommandPage command = sample::commandOf(n);
    command.branch = branch;
    const std::vector<EventRow> events = sample::eventsOf(n);
    const std::vector<MilestoneRow> milestones = {
        {journal.lastEvent() + 1, "phase", std::to_string(n)}};
    const std::string state = "state " + std::to_string(n);
    journal.append(command, events,
                   n % 2 == 0 ? std::optional<std::string_view>(state) : std::nullopt, milestones);
}

/// Three commands, the third taken back, two more, and a branch that leaves after the second.
Journal branched(const sample::DiaryFolder& folder) {
    Journal journal = Journal::create(folder / "from", sample::meta, sample::package);
    const std::int64_t opened = journal.commitDice("opened");
    journal.revealDice(opened, "seed");
    journal.commitDice("kept shut");
    for (PageNumber n = 1; n <= 3; ++n)
        append(journal, n);
    journal.takeBack(0, 2, dawn, "nationalist");
    append(journal, 5);
    append(journal, 6);
    const BranchNumber branch = journal.fork("what if", 2, dawn);
    append(journal, 8, branch);
    return journal;
}

} // namespace

TEST_CASE("a copied line has the commands that lead to its page and no others") {
    const sample::DiaryFolder folder;
    const Journal from = branched(folder);
    struct Row {
        const char* name;
        PageNumber head;
        std::vector<PageNumber> pages;
    };
    for (const Row& row :
         {Row{"the game as it stands", 6, {1, 2, 5, 6}}, Row{"what was taken back", 3, {1, 2, 3}},
          Row{"a branch", 8, {1, 2, 8}}, Row{"the beginning", 0, {}}}) {
        CAPTURE(row.name);
        {
            const Journal copy = copyLine(from, row.head, folder / "copy");
            CHECK(copy.meta() == from.meta());
            CHECK(copy.packageNames() == from.packageNames());
            CHECK(copy.packageFile("heights.png") == from.packageFile("heights.png"));
            CHECK(copy.diceCommitments() == from.diceCommitments());
            CHECK(!copy.verifyChain());
            REQUIRE(copy.lastPage() == static_cast<PageNumber>(row.pages.size()));
            CHECK(copy.head() == copy.lastPage());
            CHECK(copy.branches().size() == 1);
            for (std::size_t i = 0; i < row.pages.size(); ++i) {
                const auto n = static_cast<PageNumber>(i) + 1;
                const Page was = from.page(row.pages[i]);
                const Page is = copy.page(n);
                CHECK(is.side == was.side);
                CHECK(is.verb == was.verb);
                CHECK(is.data == was.data);
                CHECK(is.at == was.at);
                CHECK(is.barrier == was.barrier);
                CHECK(is.events == was.events);
                CHECK(is.parent == n - 1);
                CHECK(copy.milestones()[i] ==
                      MilestoneRow{is.firstEvent, "phase", std::to_string(row.pages[i])});
                const auto snapshot = copy.nearestSnapshot(n);
                if (row.pages[i] % 2 == 0) {
                    REQUIRE(snapshot);
                    CHECK(snapshot->page == n);
                    CHECK(snapshot->state == "state " + std::to_string(row.pages[i]));
                }
            }
            CHECK(copy.milestones().size() == row.pages.size());
        }
        std::filesystem::remove(folder / "copy");
    }
}

TEST_CASE("a copied line can be gone on with") {
    const sample::DiaryFolder folder;
    const Journal from = branched(folder);
    const Digest chain = from.chain();
    Journal copy = copyLine(from, 6, folder / "copy");
    append(copy, 5);
    CHECK(!copy.verifyChain());
    CHECK(copy.lastPage() == 5);
    CHECK_MESSAGE(from.chain() == chain, "the original does not notice");
}

TEST_CASE("a line that cannot be copied leaves no file") {
    const sample::DiaryFolder folder;
    const Journal from = branched(folder);
    const std::size_t before = folder.count();
    CHECK_THROWS_AS(static_cast<void>(copyLine(from, 99, folder / "copy")), Fault);
    CHECK_THROWS_AS_MESSAGE(static_cast<void>(copyLine(from, 4, folder / "copy")), Fault,
                            "a take-back is no end of a line");
    CHECK_THROWS_AS(static_cast<void>(copyLine(from, 6, folder / "none/copy")), Fault);
    CHECK_THROWS_AS(static_cast<void>(copyLine(from, 6, folder / "from")), Fault);
    CHECK(folder.count() == before);
}

} // namespace esagono::copy_line_tests
