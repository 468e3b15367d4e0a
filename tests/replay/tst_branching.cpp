// SPDX-License-Identifier: GPL-3.0-or-later
// The tree of branches, playing on from a moment, and two courses of a game beside each other.
#include "engine/replay/branching.h"

#include "engine/play/verify.h"
#include "engine/replay/comparison.h"
#include "tests/replay/rule_film.h"

namespace esagono::branching_tests {

namespace {

/// A diary with a game, a branch of it, and a branch of that.
struct Tree {
    TestFolder folder;
    std::filesystem::path path = folder.path("tree.esagono");
    std::vector<PageNumber> trunk;
    std::vector<PageNumber> bough;

    Tree() {
        auto match = playedMatch(path, 2, 40);
        trunk = match->journal().line(match->journal().head());
        REQUIRE(match->journal().fork("bough", trunk[20], "") == 1);
        match.reset();
        match = Match::open(path, skirmishOnly(), Access::ReadWrite, 1);
        playOn(*match, 41, 20);
        bough = match->journal().line(match->journal().head(1));
        REQUIRE(match->journal().fork("twig", bough[30], "") == 2);
        REQUIRE(match->journal().fork("from the start", 0, "") == 3);
    }
};

} // namespace

TEST_CASE("Branches are a tree") {
    const Tree tree;
    const auto recording = Recording::open(tree.path, skirmishOnly());
    const auto knots = branchTree(recording->journal());
    const auto last = [&](PageNumber page) {
        return recording->journal().pages()[static_cast<std::size_t>(page)].lastEvent();
    };
    REQUIRE(knots.size() == 4);
    CHECK(knots[0] == BranchKnot{0,
                                 recording->journal().branches()[0].name,
                                 {},
                                 0,
                                 0,
                                 tree.trunk.back(),
                                 tree.trunk.size()});
    CHECK(knots[1] == BranchKnot{1, "bough", 0, tree.trunk[20], last(tree.trunk[20]),
                                 tree.bough.back(), tree.bough.size() - 21});
    CHECK(knots[2] ==
          BranchKnot{2, "twig", 1, tree.bough[30], last(tree.bough[30]), tree.bough[30], 0});
    CHECK(knots[3] == BranchKnot{3, "from the start", 0, 0, 0, 0, 0});
    CHECK(Film(*recording, {3}).length() == 0);
    CHECK(Film(*recording, {3}).seek(5) == 0);
}

TEST_CASE("Somebody plays on where a command is over") {
    const Tree tree;
    const auto recording = Recording::open(tree.path, skirmishOnly());
    const Film film(*recording);
    for (std::size_t i = 0; i < film.pages().size(); ++i) {
        const FilmPage& page = film.pages()[i];
        CHECK(lastStop(film, page.last) == page.last);
        if (page.last > page.before + 1)
            CHECK(lastStop(film, page.before + 1) == page.before);
    }
    CHECK(lastStop(film, 0) == 0);
}

TEST_CASE("A branch that is played on leaves the record as it was") {
    const Tree tree;
    BranchNumber branch = 0;
    Moment moment = 0;
    {
        const auto recording = Recording::open(tree.path, skirmishOnly());
        const Film film(*recording);
        moment = film.pages()[12].last;
        Journal journal = Journal::open(tree.path, Access::ReadWrite);
        branch = branchFrom(film, moment, journal, "again", "now");
    }
    CHECK(branch == 4);
    const auto match = Match::open(tree.path, skirmishOnly(), Access::ReadWrite, branch);
    const auto recording = Recording::open(tree.path, skirmishOnly());
    Film film(*recording);
    film.seek(moment);
    CHECK(match->state() == film.state());
    playOn(*match, 5, 3);
    CHECK(recording->journal().head(0) == tree.trunk.back());
}

TEST_CASE("A diary of its own goes on with the same dice or with fresh ones") {
    const Tree tree;
    const auto recording = Recording::open(tree.path, skirmishOnly());
    Film film(*recording);
    const Moment moment = film.pages()[15].last;
    const auto same = tree.folder.path("same.esagono");
    const auto fresh = tree.folder.path("fresh.esagono");
    diaryFrom(film, moment, same, FutureDice::Same);
    diaryFrom(film, moment, fresh, FutureDice::Fresh, seedFrom("other"));
    const auto draws = [](const std::filesystem::path& path) {
        const auto match = Match::open(path, skirmishOnly(), Access::ReadOnly);
        const auto dice = match->dice();
        std::vector<std::uint32_t> all;
        for (std::uint32_t i = 0; i < match->state().rolls + 40; ++i)
            all.push_back(dice->draw(i, 6));
        return all;
    };
    const auto before = draws(tree.path);
    const std::uint32_t thrown = film.after(moment).rolls;
    REQUIRE(thrown > 0);
    CHECK(std::ranges::equal(draws(same), std::span(before).first(thrown + 40)));
    const auto others = draws(fresh);
    CHECK(std::ranges::equal(std::span(others).first(thrown), std::span(before).first(thrown)));
    CHECK(!std::ranges::equal(others, std::span(before).first(thrown + 40)));

    for (const auto& path : {same, fresh}) {
        const auto match = Match::open(path, skirmishOnly(), Access::ReadWrite);
        CHECK(match->state() == film.after(moment));
        playOn(*match, 3, 25);
        const Verification found = verify(*match);
        CHECK(!found.difference);
        CHECK(found.pages > 20);
    }
    // Once more from the fresh diary: each stretch keeps its own dice
    const auto again = Recording::open(fresh, skirmishOnly());
    Film second(*again);
    const auto third = tree.folder.path("third.esagono");
    diaryFrom(second, second.length(), third, FutureDice::Fresh, seedFrom("third"));
    const auto match = Match::open(third, skirmishOnly(), Access::ReadOnly);
    REQUIRE(match->seeds());
    CHECK(match->seeds()->fresh.size() == 2);
    CHECK(!verify(*match).difference);
    // and from before its fresh dice, they are not needed
    const auto fourth = tree.folder.path("fourth.esagono");
    diaryFrom(second, second.pages()[3].last, fourth, FutureDice::Fresh, seedFrom("fourth"));
    CHECK(Match::open(fourth, skirmishOnly(), Access::ReadOnly)->seeds()->fresh.size() == 1);
}

TEST_CASE("Two courses part where they first differ") {
    const Tree tree;
    const auto recording = Recording::open(tree.path, skirmishOnly());
    Film trunk(*recording);
    Film bough(*recording, {1});
    Film twig(*recording, {2});
    Film same(*recording);
    const auto parting = partingOf(trunk, bough);
    REQUIRE(parting);
    CHECK(parting->page >= 21);
    const Moment at = parting->moment;
    for (Moment moment = 1; moment < at; ++moment)
        REQUIRE(trunk.event(moment) == bough.event(moment));
    CHECK(partingOf(bough, trunk)->moment == at);
    CHECK(!partingOf(trunk, same));
    const auto shorter = partingOf(bough, twig);
    REQUIRE(shorter);
    CHECK(*shorter == Parting{Parting::What::End, 31, twig.length() + 1});

    const auto found = compare(trunk, bough);
    REQUIRE(found);
    CHECK(found->sameGame);
    CHECK(found->parting == parting);
    REQUIRE(!found->turns.empty());
    CHECK(found->turns.front().left.has_value());
    Figures figures(trunk);
    REQUIRE(figures.read());
    CHECK(found->turns.front().left == figures.byTurn().front());
    std::stop_source stopped;
    stopped.request_stop();
    CHECK(!compare(trunk, bough, stopped.get_token()));
}

TEST_CASE("Two diaries are compared by what they say") {
    TestFolder folder;
    struct Row {
        const char* name;
        std::uint64_t seed;
        std::size_t commands;
        std::optional<Parting::What> what;
    };
    const Row rows[] = {
        {"the same game twice", 7, 30, std::nullopt},
        {"the same game for longer", 7, 31, Parting::What::End},
        {"other dice from the start", 8, 30, Parting::What::Event},
    };
    static_cast<void>(playedMatch(folder.path("first.esagono"), 7, 30));
    const auto first = Recording::open(folder.path("first.esagono"), skirmishOnly());
    for (const Row& row : rows) {
        CAPTURE(std::string(row.name));
        const auto path = folder.path(std::string(row.name) + ".esagono");
        static_cast<void>(playedMatch(path, row.seed, row.commands));
        const auto second = Recording::open(path, skirmishOnly());
        Film left(*first);
        Film right(*second);
        const auto found = compare(left, right);
        REQUIRE(found);
        CHECK(found->sameGame);
        CHECK(found->parting.has_value() == row.what.has_value());
        if (found->parting && row.what)
            CHECK(found->parting->what == *row.what);
    }
}

TEST_CASE("What was taken back can be watched") {
    const Watched game(3); // a third of these games takes back now and then
    const Journal& journal = game.recording->journal();
    const auto all = takenBack(journal);
    REQUIRE(!all.empty());
    Film film(*game.recording);
    for (const TakenBack& each : all) {
        CHECK(journal.pages()[static_cast<std::size_t>(each.by)].kind == PageKind::TakeBack);
        CHECK(each.to == journal.pages()[static_cast<std::size_t>(each.by)].parent);
        CHECK(journal.isOnLine(each.to, each.last));
        CHECK(each.to != each.last);
        film.seek(film.length());
        film.show({.command = each.last});
        CHECK(film.pages().back().page == each.last);
        CHECK(film.seek(film.length()) == film.length());
        CHECK(film.state() == tableAfter(journal, game.recording->scribe(), each.last));
        CHECK(!film.refresh());
    }
    film.show({});
    CHECK(film.pages().back().page == journal.head());
}

} // namespace esagono::branching_tests
