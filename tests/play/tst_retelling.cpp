// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/telling/retelling.h"

#include "engine/play/playout.h"
#include "tests/support/table.h"

#include <doctest/doctest.h>

namespace esagono::retelling_tests {

namespace {

/// A game of the test game that has been played for a while.
struct Told {
    TestFolder folder;
    std::unique_ptr<Match> match;

    explicit Told(std::size_t commands) {
        match = Match::create(folder.path("told.esagono"), skirmishGame().package, skirmishOnly(),
                              {.scenario = "field", .seed = seedFrom("7")});
        RandomPlayer player(7);
        for (std::size_t i = 0; i < commands && !match->position().isOver(); ++i) {
            const Position position = match->position();
            const SideId side(position.owners().contains(SideId(0)) ? 0U : 1U);
            const Command command = player.choose(position, side, offersTo(position, side));
            REQUIRE(!match->submit(command, "").isRefused());
        }
    }
    [[nodiscard]] PageNumber head() const { return match->journal().head(); }
    [[nodiscard]] Retelling to(Viewer viewer) const {
        return {match->journal(), match->scribe(), viewer};
    }
};

std::size_t eventsIn(const std::vector<ToldPage>& pages) {
    std::size_t count = 0;
    for (const ToldPage& page : pages)
        count += page.events.size();
    return count;
}

} // namespace

TEST_CASE("The umpire is told everything, page by page as at once") {
    const Told game(40);
    Retelling whole = game.to(Viewer::umpire());
    const auto pages = whole.tell(game.head());
    CHECK(pages.size() == game.match->journal().line(game.head()).size());
    CHECK(eventsIn(pages) == static_cast<std::size_t>(game.match->journal().lastEvent()));
    CHECK(!pages.front().side.exists());
    CHECK(pages.back().side.exists());

    Retelling slow = game.to(Viewer::umpire());
    for (std::size_t i = 0; i < pages.size(); ++i) {
        const auto next = slow.tell(game.head(), 1);
        REQUIRE(next.size() == 1);
        CHECK(next.front().page == pages[i].page);
        CHECK(next.front().events == pages[i].events);
        CHECK(next.front().story == pages[i].story);
    }
    CHECK(slow.tell(game.head()).empty());
}

TEST_CASE("A side is not told what it may not know, nor what the other asked") {
    const Told game(40);
    Retelling retelling = game.to(Viewer::umpire());
    const auto all = retelling.tell(game.head());
    retelling.restart(Viewer::of(SideId(0)));
    CHECK(retelling.told() == 0);
    const auto known = retelling.tell(game.head());
    CHECK(known.size() == all.size());
    CHECK(eventsIn(known) < eventsIn(all));
    for (std::size_t i = 0; i < known.size(); ++i) {
        if (known[i].side == SideId(1))
            CHECK(known[i].command.arguments == Values());
        else
            CHECK(known[i].command == all[i].command);
    }
}

TEST_CASE("What does not lead to the new head is forgotten") {
    const Told game(20);
    const auto line = game.match->journal().line(game.head());
    Retelling retelling = game.to(Viewer::umpire());
    const auto all = retelling.tell(game.head());
    CHECK(retelling.tell(line[line.size() - 4]).empty());
    CHECK(retelling.told() == line.size() - 3);
    const auto again = retelling.tell(game.head());
    REQUIRE(again.size() == 3);
    CHECK(again.back().events == all.back().events);
    CHECK(again.back().story == all.back().story);
}

} // namespace esagono::retelling_tests
