// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/replay/landmarks.h"

#include "tests/replay/rule_film.h"
#include "tests/skirmish/names.h"

#include <set>

namespace esagono::landmarks_tests {

namespace {

/// A table in memory whose diary is watched.
struct Marked {
    Watched game{4};
    Film film{*game.recording};
    Landmarks landmarks{film};

    Marked() { REQUIRE(landmarks.read()); }
    [[nodiscard]] std::size_t count(Milestone kind) const {
        return static_cast<std::size_t>(std::ranges::count(landmarks.all(), kind, &Landmark::kind));
    }
};

/// The steps of all who are not lost.
int stepsIn(const Position& position) {
    int sum = 0;
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (const CounterId each(i); position.place(each) != Place(skirmish::lost))
            sum += 2 - position.face(each);
    return sum;
}

} // namespace

TEST_CASE("Landmarks are what the rules marked, with the turn they belong to") {
    Marked marked;
    CHECK(marked.landmarks.readUpTo() == marked.film.length());
    CHECK(marked.film.at() == 0);
    CHECK(marked.count(Milestone::Turn) >= 2);
    CHECK(marked.count(Milestone::Phase) >= 4);
    CHECK(marked.count(Milestone::Combat) >= 1);
    CHECK(marked.count(Milestone::GameOver) == 1);
    int turn = 0;
    for (const Landmark& each : marked.landmarks.all()) {
        const auto& told = std::get<Narrated>(marked.film.event(each.moment).fact);
        CHECK(told.milestone == each.kind);
        CHECK(told.text == each.text);
        if (each.kind == Milestone::Turn)
            ++turn;
        CHECK(each.turn == turn);
        CHECK(marked.landmarks.turnAt(each.moment) == turn);
        if (each.kind == Milestone::Phase)
            CHECK(each.side.exists());
        if (each.kind == Milestone::Combat)
            CHECK(each.hex.exists());
    }
}

TEST_CASE("The losses of a combat are those between it and the next landmark") {
    int total = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        CAPTURE(seed);
        const Watched game(seed);
        Film film(*game.recording);
        Landmarks landmarks(film);
        REQUIRE(landmarks.read());
        const auto& all = landmarks.all();
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (all[i].kind != Milestone::Combat) {
                CHECK(all[i].lost.empty());
                continue;
            }
            const Moment end = i + 1 < all.size() ? all[i + 1].moment - 1 : film.length();
            film.seek(all[i].moment);
            int lost = stepsIn(film.position());
            film.seek(end);
            lost -= stepsIn(film.position());
            CHECK(all[i].allLost() == lost);
            total += lost;
        }
    }
    CHECK(total > 0);
}

TEST_CASE("Strides lead from landmark to landmark, both ways") {
    Marked marked;
    struct Row {
        const char* name;
        Stride stride;
        std::size_t stops;
    };
    const Row rows[] = {
        {"event by event", Stride::Event, marked.film.length()},
        {"command by command", Stride::Command, marked.film.pages().size()},
        {"phases", Stride::Phase, marked.count(Milestone::Phase)},
        {"turns", Stride::Turn, marked.count(Milestone::Turn)},
        {"combats", Stride::Combat, marked.count(Milestone::Combat)},
        {"objectives", Stride::Objective, marked.count(Milestone::Objective)},
    };
    for (const Row& row : rows) {
        CAPTURE(std::string(row.name));
        std::vector<Moment> forth;
        for (auto at = marked.landmarks.next(row.stride, 0); at;
             at = marked.landmarks.next(row.stride, *at))
            forth.push_back(*at);
        CHECK(forth.size() == row.stops);
        CHECK(std::ranges::is_sorted(forth));
        std::vector<Moment> back;
        for (auto at = marked.landmarks.previous(row.stride, marked.film.length()); at && *at > 0;
             at = marked.landmarks.previous(row.stride, *at))
            back.push_back(*at);
        std::ranges::reverse(back);
        if (!forth.empty() && forth.back() == marked.film.length())
            forth.pop_back(); // that is where the way back begins
        CHECK(back == forth);
    }
}

TEST_CASE("Events of a counter and of a hex are found, as far as the viewer may know them") {
    Marked marked;
    const CounterId unit = find<CounterId>(marked.film.setting().package().counters, "r1");
    std::set<Moment> about;
    for (Moment moment = 1; moment <= marked.film.length(); ++moment)
        if (const auto* moved = std::get_if<CounterMoved>(&marked.film.event(moment).fact);
            moved != nullptr && moved->counter == unit)
            about.insert(moment);
    REQUIRE(!about.empty());
    const auto all = [&](Viewer viewer) {
        std::set<Moment> found;
        for (auto at = marked.landmarks.next(unit, 0, viewer); at;
             at = marked.landmarks.next(unit, *at, viewer))
            found.insert(*at);
        return found;
    };
    const std::set<Moment> umpires = all(Viewer::umpire());
    CHECK(std::ranges::includes(umpires, about));
    const std::set<Moment> enemys = all(Viewer::of(skirmish::blue));
    CHECK(std::ranges::includes(umpires, enemys));
    CHECK(enemys.size() < umpires.size());
    for (const Moment each : enemys)
        CHECK(marked.film.event(each, Viewer::of(skirmish::blue)).has_value());
    const Moment last = *umpires.rbegin();
    CHECK(marked.landmarks.previous(unit, marked.film.length() + 1, Viewer::umpire()) == last);
    CHECK(!marked.landmarks.previous(unit, *umpires.begin(), Viewer::umpire()));

    const Moment first = *about.begin();
    const HexId hex = std::get<CounterMoved>(marked.film.event(first).fact).to.hex();
    if (hex.exists())
        CHECK(marked.landmarks.next(hex, first - 1, Viewer::umpire()) == first);
}

TEST_CASE("What is read bit by bit, or again after a change, is the same") {
    Marked marked;
    const std::vector<Landmark> all = marked.landmarks.all();
    std::stop_source stopped;
    stopped.request_stop();
    Landmarks slow(marked.film);
    CHECK(!slow.read(stopped.get_token()));
    CHECK(slow.all().empty());
    CHECK(slow.read());
    CHECK(slow.all() == all);
    for (const Moment from : {Moment(1), marked.film.length() / 2, marked.film.length()}) {
        const Moment page = marked.film.pages()[marked.film.pageAt(from)].before;
        slow.forget(page + 1);
        CHECK(slow.readUpTo() == page);
        CHECK(slow.read());
    }
    CHECK(slow.all().size() == all.size());
}

} // namespace esagono::landmarks_tests
