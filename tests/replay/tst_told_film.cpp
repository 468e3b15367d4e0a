// SPDX-License-Identifier: GPL-3.0-or-later
// What a film tells of its pages, and a film of a game that is being played.
#include "tests/replay/rule_film.h"
#include "tests/skirmish/names.h"

namespace esagono::told_film_tests {

namespace {

std::size_t eventsIn(const std::vector<ToldPage>& pages) {
    std::size_t count = 0;
    for (const ToldPage& page : pages)
        count += page.events.size();
    return count;
}

std::vector<ToldPage> toldBy(Film& film, Viewer viewer) {
    std::vector<ToldPage> pages;
    for (std::size_t i = 0; i < film.pages().size(); ++i)
        pages.push_back(film.tell(i, viewer));
    return pages;
}

void checkSame(const ToldPage& told, const ToldPage& other) {
    REQUIRE(told.page == other.page);
    REQUIRE(told.side == other.side);
    REQUIRE(told.decision == other.decision);
    REQUIRE(told.command == other.command);
    REQUIRE(told.events == other.events);
    REQUIRE(told.story == other.story);
    REQUIRE(told.dice == other.dice);
}

const Viewer viewers[] = {Viewer::umpire(), Viewer::of(skirmish::red), Viewer::of(skirmish::blue)};

/// The next command of somebody who plays at random.
Receipt played(Match& match, RandomPlayer& player) {
    const Position position = match.position();
    const SideId side = firstOf(position.owners());
    const Outcome<Receipt> done =
        match.submit(player.choose(position, side, offersTo(position, side)), "");
    REQUIRE(!done.isRefused());
    return *done;
}

} // namespace

TEST_CASE("The umpire is told everything, in any order of the pages") {
    const Watched game(4);
    Film film(*game.recording);
    const auto pages = toldBy(film, Viewer::umpire());
    CHECK(eventsIn(pages) == film.length());
    CHECK(!pages.front().side.exists());
    CHECK(pages.back().side.exists());
    Film other(*game.recording);
    for (std::size_t i = pages.size(); i-- > 0;)
        checkSame(other.tell(i, Viewer::umpire()), pages[i]);
    CHECK(other.at() == 0);
    const auto unruled = Recording::open(game.path, {});
    Film bare(*unruled);
    CHECK(!bare.tell(3, Viewer::umpire()).events.empty());
}

TEST_CASE("A side is not told what it may not know, nor what the other asked") {
    const Watched game(7, 40);
    Film film(*game.recording);
    const auto all = toldBy(film, Viewer::umpire());
    const auto known = toldBy(film, Viewer::of(SideId(0)));
    CHECK(known.size() == all.size());
    CHECK(eventsIn(known) < eventsIn(all));
    for (std::size_t i = 0; i < known.size(); ++i) {
        if (known[i].side == SideId(1))
            CHECK(known[i].command.arguments == Values());
        else
            CHECK(known[i].command == all[i].command);
    }
}

TEST_CASE("A receipt is what the film reads back") {
    TestFolder folder;
    const auto match = playedMatch(folder.path("played.esagono"), 8, 5);
    RandomPlayer player(8);
    std::vector<Receipt> receipts;
    for (int i = 0; i < 60 && !match->position().isOver(); ++i)
        receipts.push_back(played(*match, player));
    const auto recording = Recording::open(match->journal().path(), skirmishOnly());
    Film film(*recording);
    for (const Receipt& receipt : receipts) {
        const Receipt read = film.receipt(*film.indexOf(receipt.page));
        REQUIRE(read.firstEvent == receipt.firstEvent);
        REQUIRE(read.lastEvent() == receipt.lastEvent());
        REQUIRE(read.side == receipt.side);
        REQUIRE(read.command == receipt.command);
        REQUIRE(read.events == receipt.events);
        REQUIRE(read.before == receipt.before);
        for (const Viewer viewer : viewers)
            checkSame(tell(film.setting(), receipt, viewer),
                      film.tell(*film.indexOf(receipt.page), viewer));
    }
}

TEST_CASE("A film of a game that is being played follows it, receipt by receipt") {
    TestFolder folder;
    const auto match = playedMatch(folder.path("played.esagono"), 9, 3);
    const auto recording = Recording::of(*match);
    Film film(*recording);
    film.seek(film.length());
    RandomPlayer player(9);
    std::size_t takenBack = 0;
    for (int i = 0; i < 400 && !match->position().isOver(); ++i) {
        const Moment before = film.length();
        const std::size_t atHand = film.eventsAtHand();
        const Receipt receipt = played(*match, player);
        film.follow(receipt);
        REQUIRE(film.at() == before); // it stays where it was
        REQUIRE(film.length() == before + receipt.events.size());
        REQUIRE(film.eventsAtHand() == atHand + receipt.events.size()); // nothing is read
        REQUIRE(film.seek(film.length()) == film.length());
        REQUIRE(film.state() == match->state());
        REQUIRE(film.find(receipt.lastEvent()) == film.length());
        if (i % 5 == 4 && !match->whyNotTakeBack(receipt.side)) {
            REQUIRE(!match->takeBack(receipt.side, ""));
            REQUIRE(film.refresh() == before + 1);
            REQUIRE(film.length() == before);
            REQUIRE(film.at() == before);
            REQUIRE(film.state() == match->state());
            ++takenBack;
        }
    }
    CHECK(takenBack > 5);
    CHECK(film.length() > Film::eventsOfReel);
    const auto tables = everyTable(*recording);
    REQUIRE(tables.size() == film.length() + 1);
    for (Moment moment = film.length(); moment > 0; moment -= std::min<Moment>(moment, 13)) {
        film.seek(moment);
        REQUIRE(film.state() == tables[moment]);
    }
}

TEST_CASE("A film that missed something reads it") {
    TestFolder folder;
    const auto match = playedMatch(folder.path("played.esagono"), 10, 10);
    const auto recording = Recording::of(*match);
    Film film(*recording);
    film.seek(film.length());
    RandomPlayer player(10);
    (void)played(*match, player);
    film.follow(played(*match, player));
    film.seek(film.length());
    CHECK(film.state() == match->state());
    const auto beside = Recording::beside(match->journal().path(), match->game(), match->setting());
    Film other(*beside);
    (void)played(*match, player);
    CHECK(!other.refresh());
    CHECK(beside->refresh());
    CHECK(other.refresh() == film.length() + 1);
    other.seek(other.length());
    CHECK(other.state() == match->state());
}

} // namespace esagono::told_film_tests
