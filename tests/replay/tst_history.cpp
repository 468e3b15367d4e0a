// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/replay/history.h"

#include "tests/replay/rule_film.h"
#include "tests/skirmish/names.h"

#include <numeric>

namespace esagono::history_tests {

TEST_CASE("Trails are the last marches, newest first, of those the viewer could see") {
    const Watched game(4);
    Film film(*game.recording);
    const auto all = trailsBefore(film, film.length(), 10'000, Viewer::umpire());
    REQUIRE(all.size() > 10);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Trail& trail = all[i];
        REQUIRE(trail.hexes.size() >= 2);
        const auto& moved = std::get<CounterMoved>(film.event(trail.last).fact);
        CHECK(moved.counter == trail.counter);
        CHECK(moved.to.hex() == trail.hexes.back());
        if (i > 0)
            CHECK(trail.last < all[i - 1].last);
    }
    const auto few = trailsBefore(film, film.length(), 3, Viewer::umpire());
    CHECK(std::ranges::equal(few, std::span(all).first(3)));
    const auto then = trailsBefore(film, all[4].last, 2, Viewer::umpire());
    CHECK(then.front() == all[4]);
    CHECK(trailsBefore(film, 0, 5, Viewer::umpire()).empty());
    const auto enemys = trailsBefore(film, film.length(), 10'000, Viewer::of(skirmish::blue));
    CHECK(enemys.size() < all.size());
    CHECK(film.at() == 0);
}

TEST_CASE("Heat counts what happened in every hex between two moments") {
    const Watched game(4);
    Film film(*game.recording);
    const auto sum = [](const std::vector<int>& counts) {
        return std::accumulate(counts.begin(), counts.end(), 0);
    };
    int marches = 0;
    int combats = 0;
    for (Moment moment = 1; moment <= film.length(); ++moment) {
        const Event& event = film.event(moment);
        if (const auto* moved = std::get_if<CounterMoved>(&event.fact))
            marches += moved->from.isHex() && moved->to.isHex() ? 1 : 0;
        if (const auto* told = std::get_if<Narrated>(&event.fact))
            combats += told->milestone == Milestone::Combat ? 1 : 0;
    }
    const Heat whole = *heatOf(film, 0, film.length(), Viewer::umpire());
    CHECK(sum(whole.entered) == marches);
    CHECK(sum(whole.fought) == combats);
    REQUIRE(combats > 0);
    const Moment middle = film.length() / 2;
    const Heat first = *heatOf(film, 0, middle, Viewer::umpire());
    const Heat second = *heatOf(film, middle, film.length(), Viewer::umpire());
    for (std::size_t i = 0; i < whole.entered.size(); ++i)
        CHECK(first.entered[i] + second.entered[i] == whole.entered[i]);
    CHECK(sum(heatOf(film, 0, film.length(), Viewer::of(skirmish::blue))->entered) < marches);
    std::stop_source stopped;
    stopped.request_stop();
    CHECK(!heatOf(film, 0, film.length(), Viewer::umpire(), stopped.get_token()));
}

} // namespace esagono::history_tests
