// SPDX-License-Identifier: GPL-3.0-or-later
// The laws of winding: whatever way the film came to a moment, the table is the one that was.
#include "engine/replay/film.h"

#include "engine/core/chance.h"
#include "engine/core/fold.h"
#include "engine/play/draft.h"
#include "tests/replay/rule_film.h"
#include "tests/skirmish/chapters.h"

namespace esagono::film_tests {

TEST_CASE("Seeking to any moment is folding from the start") {
    for (const std::uint64_t seed : {1U, 2U, 3U, 6U, 9U}) {
        CAPTURE(seed);
        const Watched game(seed);
        const std::vector<State> tables = everyTable(*game.recording);
        Film film(*game.recording);
        REQUIRE(film.length() + 1 == tables.size());
        CHECK(film.at() == 0);
        CHECK(film.state() == tables[0]);
        Chance chance(seed);
        for (int i = 0; i < 400; ++i) {
            const Moment moment = chance.below(tables.size());
            REQUIRE(film.seek(moment) == moment);
            REQUIRE(film.state() == tables[moment]);
        }
        CHECK(film.seek(film.length() + 10) == film.length());
        CHECK(!film.flaw());
    }
}

TEST_CASE("A step forward and back restores the table, and the other way round") {
    const Watched game(3);
    const std::vector<State> tables = everyTable(*game.recording);
    Film film(*game.recording);
    for (Moment moment = 0; moment < film.length(); ++moment) {
        film.seek(moment);
        film.seek(moment + 1);
        REQUIRE(film.state() == tables[moment + 1]);
        film.seek(moment);
        REQUIRE(film.state() == tables[moment]);
    }
    for (Moment moment = film.length(); moment-- > 0;) {
        film.seek(moment);
        REQUIRE(film.state() == tables[moment]);
    }
}

TEST_CASE("A side sees what it could see then, and hears what it could hear then") {
    const Watched game(4);
    const std::vector<State> tables = everyTable(*game.recording);
    Film film(*game.recording);
    const Setting& setting = film.setting();
    std::size_t hidden = 0;
    for (Moment moment = film.length(); moment > 0; --moment) {
        film.seek(moment);
        for (const Viewer viewer : {Viewer::of(skirmish::red), Viewer::of(skirmish::blue),
                                    Viewer::umpire(), Viewer::stranger()}) {
            REQUIRE(film.view(viewer) == viewOf(Position(tables[moment], setting), viewer));
            const auto known = film.event(moment, viewer);
            REQUIRE(known ==
                    redact(Position(tables[moment - 1], setting), film.event(moment), viewer));
            hidden += known ? 0 : 1;
        }
        REQUIRE(film.at() == moment);
        REQUIRE(film.state() == tables[moment]);
    }
    CHECK(hidden > 0);
}

TEST_CASE("Without the diary's snapshots the film is the same") {
    TestFolder folder;
    const auto path = folder.path("bare.esagono");
    playedMatch(path, 5, 500)->journal().dropDerived();
    const auto recording = Recording::open(path, skirmishOnly());
    const std::vector<State> tables = everyTable(*recording);
    Film film(*recording);
    Chance chance(5);
    for (int i = 0; i < 300; ++i) {
        const Moment moment = chance.below(tables.size());
        film.seek(moment);
        REQUIRE(film.state() == tables[moment]);
    }
}

TEST_CASE("Memory does not grow while the film goes to and fro") {
    const Watched game(1);
    Film film(*game.recording);
    for (Moment moment = 0; moment <= film.length(); ++moment)
        film.seek(moment);
    const std::size_t checkpoints = film.checkpoints();
    const std::size_t events = film.eventsAtHand();
    CHECK(checkpoints == film.length() / 64);
    CHECK(events == film.length());
    for (int i = 0; i < 100'000; ++i)
        film.seek(i % 2 == 0 ? film.at() - 1 : film.at() + 1 - (i % 101 == 0 ? 2 : 0));
    for (Moment moment = 0; moment < film.length(); ++moment)
        film.seek(moment);
    CHECK(film.checkpoints() == checkpoints);
    CHECK(film.eventsAtHand() == events);
    CHECK(checkpoints <= Film::mostCheckpoints);
}

TEST_CASE("Moments and the diary's numbers lead to each other; what was taken back is not shown") {
    const Watched game(3); // a third of these games takes back now and then
    const Journal& journal = game.recording->journal();
    Film film(*game.recording);
    REQUIRE(journal.line(journal.head()).size() < static_cast<std::size_t>(journal.lastPage()));
    CHECK(film.number(0) == 0);
    CHECK(film.find(0) == Moment(0));
    std::size_t shown = 0;
    for (EventNumber event = 1; event <= journal.lastEvent(); ++event) {
        const auto moment = film.find(event);
        REQUIRE(moment.has_value() == journal.isOnLine(journal.pageOf(event), journal.head()));
        if (!moment)
            continue;
        ++shown;
        REQUIRE(film.number(*moment) == event);
        const FilmPage& page = film.pages()[film.pageAt(*moment)];
        REQUIRE(page.page == journal.pageOf(event));
        REQUIRE(page.before < *moment);
        REQUIRE(*moment <= page.last);
    }
    CHECK(shown == film.length());
    CHECK(shown < static_cast<std::size_t>(journal.lastEvent()));
    CHECK(!film.find(journal.lastEvent() + 1));
}

TEST_CASE("A film of a game that is being played grows with it") {
    TestFolder folder;
    const auto path = folder.path("live.esagono");
    const auto match = playedMatch(path, 7, 20);
    const auto recording = Recording::open(path, skirmishOnly());
    Film film(*recording);
    const Moment before = film.length();
    film.seek(before);
    CHECK(!recording->refresh());
    CHECK(!film.refresh());

    playOn(*match, 8, 15);
    REQUIRE(recording->refresh());
    CHECK(film.refresh() == before + 1);
    CHECK(film.at() == before);
    CHECK(film.length() > before);
    CHECK(film.seek(film.length()) == film.length());
    CHECK(film.state() == match->state());

    SideId side = skirmish::red; // what is taken back takes the film with it
    while (match->whyNotTakeBack(side)) {
        const Position position = match->position();
        side = firstOf(position.owners());
        REQUIRE(!match->submit(exampleOf(position, side, offersTo(position, side).back()), "")
                     .isRefused());
        REQUIRE(!match->position().isOver());
    }
    REQUIRE(recording->refresh());
    film.refresh();
    film.seek(film.length());
    const Moment whole = film.length();
    REQUIRE(!match->takeBack(side, ""));
    REQUIRE(recording->refresh());
    const auto changed = film.refresh();
    REQUIRE(changed);
    CHECK(*changed <= whole);
    CHECK(film.length() == *changed - 1);
    CHECK(film.at() == film.length());
    CHECK(film.state() == match->state());
}

TEST_CASE("A film follows another branch from where the two part") {
    TestFolder folder;
    const auto path = folder.path("branches.esagono");
    auto match = playedMatch(path, 2, 40);
    const auto line = match->journal().line(match->journal().head());
    const BranchNumber branch = match->journal().fork("what if", line[20], "");
    match.reset();
    match = Match::open(path, skirmishOnly(), Access::ReadWrite, branch);
    playOn(*match, 77, 30);
    const auto recording = Recording::open(path, skirmishOnly());
    Film film(*recording);
    film.seek(film.length());
    film.show({branch});
    CHECK(film.strand() == Strand{branch});
    CHECK(film.at() == film.pages()[20].last);
    const auto tables = everyTable(*recording, branch);
    REQUIRE(film.length() + 1 == tables.size());
    CHECK(film.state() == tables[film.at()]);
    film.seek(film.length());
    CHECK(film.state() == match->state());
    film.seek(5);
    film.show({});
    CHECK(film.at() == 5);
    CHECK(film.state() == tables[5]);
}

} // namespace esagono::film_tests
