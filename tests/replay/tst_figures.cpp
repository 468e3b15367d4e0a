// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/replay/figures.h"

#include "tests/replay/rule_film.h"
#include "tests/skirmish/names.h"

namespace esagono::figures_tests {

namespace {

/// The figures of a table, counted by hand.
Strength counted(const Position& position, SideId side) {
    Strength strength;
    for (std::size_t i = 0; i < position.counterCount(); ++i) {
        const CounterId each(i);
        if (position.side(each) != side)
            continue;
        const int steps = 2 - position.face(each);
        if (position.place(each) == Place(skirmish::lost)) {
            ++strength.unitsLost;
            strength.lost += 2;
            continue;
        }
        strength.lost += position.face(each);
        strength.inPlay += steps;
        strength.onMap += position.isOnMap(each) ? steps : 0;
    }
    for (const SideId holder : position.state().control)
        strength.hexes += holder == side ? 1 : 0;
    return strength;
}

} // namespace

TEST_CASE("The figures after every command are those of the table") {
    int lost = 0;
    for (const std::uint64_t seed : {1U, 4U, 6U}) {
        CAPTURE(seed);
        const Watched game(seed);
        Film film(*game.recording);
        Figures figures(film);
        REQUIRE(figures.read());
        REQUIRE(figures.points().size() == film.pages().size());
        for (const FiguresAt& point : figures.points()) {
            film.seek(point.moment);
            REQUIRE(point.sides.size() == 2);
            for (const SideId side : {skirmish::red, skirmish::blue})
                REQUIRE(point.sides[side.index()] == counted(film.position(), side));
            REQUIRE(point.turn == film.position().track(skirmish::turn));
        }
        const FiguresAt& end = figures.points().back();
        lost += end.sides[0].lost + end.sides[1].lost;
        CHECK(!figures.countsPoints());
        CHECK(!figures.countsSupply());
    }
    CHECK(lost > 0);
}

TEST_CASE("Figures can be asked for any moment and by turn") {
    const Watched game(4);
    Film film(*game.recording);
    Figures figures(film);
    REQUIRE(figures.read());
    const FilmPage& first = film.pages()[0];
    const FilmPage& second = film.pages()[1];
    CHECK(figures.at(0) == nullptr);
    CHECK(figures.at(first.last) == &figures.points()[0]);
    CHECK(figures.at(second.last - 1) == &figures.points()[0]);
    CHECK(figures.at(second.last) == &figures.points()[1]);
    CHECK(figures.at(film.length()) == &figures.points().back());
    const auto turns = figures.byTurn();
    REQUIRE(turns.size() >= 2);
    for (std::size_t i = 1; i < turns.size(); ++i)
        CHECK(turns[i].turn == turns[i - 1].turn + 1);
    CHECK(turns.back() == figures.points().back());
}

TEST_CASE("A count that was stopped, or that begins again in the middle, is the same") {
    const Watched game(6);
    Film film(*game.recording);
    Figures figures(film);
    std::stop_source stopped;
    stopped.request_stop();
    CHECK(!figures.read(stopped.get_token()));
    CHECK(figures.points().empty());
    CHECK(figures.read());
    const auto all = figures.points();
    for (const std::size_t page : {std::size_t(0), all.size() / 2, all.size() - 1}) {
        figures.forget(film.pages()[page].before + 1);
        CHECK(figures.points().size() == page);
        CHECK(figures.read());
        CHECK(figures.points() == all);
    }
}

} // namespace esagono::figures_tests
