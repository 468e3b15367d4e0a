// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/replay/luck.h"

#include "tests/replay/rule_film.h"
#include "tests/skirmish/messages.h"
#include "tests/skirmish/names.h"

namespace esagono::luck_tests {

using skirmish::blue;
using skirmish::red;

namespace {

/// A throw of one die that costs the second side so many steps, by face.
Throw thrown(std::initializer_list<int> byFace, int face) {
    Throw made;
    std::map<int, int> counts;
    for (const int lost : byFace)
        ++counts[lost];
    for (const auto& [lost, count] : counts)
        made.falls.push_back({Ratio(count, static_cast<int>(byFace.size())), {0, lost}});
    made.lost = {0, byFace.begin()[face - 1]};
    return made;
}

/// The first of the random games in which there was much fire.
std::uint64_t seedOfManyThrows() {
    for (std::uint64_t seed = 1;; ++seed) {
        REQUIRE(seed < 100);
        const Watched game(seed);
        Film film(*game.recording);
        Luck luck(film);
        REQUIRE(luck.read());
        if (luck.throws().size() >= 4)
            return seed;
    }
}

} // namespace

TEST_CASE("Luck is what fell against what could be expected, exactly") {
    struct Row {
        const char* name;
        Throw thrown;
        Ratio expected, luck, percentile; // of the side that throws
    };
    const Row rows[] = {
        {"the best of six", thrown({0, 0, 1, 1, 1, 2}, 6), {5, 6}, {7, 6}, {11, 12}},
        {"the worst of six", thrown({0, 0, 1, 1, 1, 2}, 1), {5, 6}, {-5, 6}, {1, 6}},
        {"the middle", thrown({0, 0, 1, 1, 1, 2}, 4), {5, 6}, {1, 6}, {7, 12}},
        {"all the same", thrown({1, 1, 1, 1, 1, 1}, 3), {1}, {0}, {1, 2}},
        {"once in six", thrown({0, 0, 0, 0, 0, 6}, 6), {1}, {5}, {11, 12}},
        {"an exchange is no gain",
         {.falls = {{{1, 2}, {1, 1}}, {{1, 2}, {0, 0}}}, .lost = {1, 1}},
         {0},
         {0},
         {1, 2}},
    };
    for (const Row& row : rows) {
        CAPTURE(std::string(row.name));
        CHECK(row.thrown.expected(red) == row.expected);
        CHECK(row.thrown.luck(red) == row.luck);
        CHECK(row.thrown.percentile(red) == row.percentile);
        CHECK(row.thrown.luck(blue) == Ratio(0) - row.luck);
        CHECK(row.thrown.percentile(blue) == Ratio(1) - row.percentile);
    }
}

TEST_CASE("The fortune of several throws is their sum, among all sums that could have been") {
    const Throw coin = thrown({0, 1}, 2);
    const Throw lostCoin = thrown({0, 1}, 1);
    const std::vector<Throw> won = {coin, coin, coin};
    const Fortune best = fortuneOf(won, red);
    CHECK(best.expected == Ratio(3, 2));
    CHECK(best.gained == 3);
    CHECK(best.luck() == Ratio(3, 2));
    CHECK(best.percentile == doctest::Approx(1 - 1.0 / 16)); // one in eight, half of it
    const std::vector<Throw> mixed = {coin, lostCoin};
    const Fortune even = fortuneOf(mixed, red);
    CHECK(even.luck() == Ratio(0));
    CHECK(even.percentile == doctest::Approx(0.5));
    const Fortune none = fortuneOf({}, red);
    CHECK(none.luck() == Ratio(0));
    CHECK(none.percentile == doctest::Approx(0.5));
    const std::vector<Throw> many(300, coin); // far beyond what fractions can hold
    CHECK(fortuneOf(many, blue).percentile == doctest::Approx(0.0));
    CHECK(fortuneOf(many, blue).luck() == Ratio(-150));
}

TEST_CASE("Every throw that can cost a step is found, with all it could have brought") {
    for (const std::uint64_t seed : {2U, 4U}) {
        CAPTURE(seed);
        const Watched game(seed);
        Film film(*game.recording);
        Luck luck(film);
        REQUIRE(luck.read());
        std::size_t fires = 0;
        for (Moment moment = 1; moment <= film.length(); ++moment)
            if (const auto* dice = std::get_if<DiceRolled>(&film.event(moment).fact))
                fires += dice->purpose == skirmish::say::diceFire ? 1 : 0;
        REQUIRE(fires > 0);
        CHECK(luck.throws().size() == fires);
        std::vector<int> lost(2);
        for (const Throw& each : luck.throws()) {
            Ratio all;
            for (const Fall& fall : each.falls)
                all = all + fall.chance;
            CHECK(all == Ratio(1));
            CHECK(each.falls.size() == 2); // hit or miss
            CHECK(each.luck(red) == Ratio(0) - each.luck(blue));
            const FilmPage& page = film.pages()[film.pageAt(each.moment)];
            film.seek(page.last);
            CHECK(each.turn == film.position().track(skirmish::turn));
        }
        for (const SideId side : {red, blue}) {
            const auto curve = luck.curve(side);
            CHECK(curve.back() == fortuneOf(luck.throws(), side).luck());
        }
    }
}

TEST_CASE("Turning points come by their weight, the earlier first among equals") {
    const Watched game(seedOfManyThrows());
    Film film(*game.recording);
    Luck luck(film);
    REQUIRE(luck.read());
    const auto order = luck.turningPoints(1000);
    REQUIRE(order.size() == luck.throws().size());
    const auto weight = [&](std::size_t each) {
        const Ratio value = luck.throws()[each].luck(red);
        return value < Ratio(0) ? Ratio(0) - value : value;
    };
    for (std::size_t i = 1; i < order.size(); ++i) {
        CHECK(weight(order[i - 1]) >= weight(order[i]));
        if (weight(order[i - 1]) == weight(order[i]))
            CHECK(order[i - 1] < order[i]);
    }
    CHECK(luck.turningPoints(2).size() == 2);
    const auto all = luck.throws();
    luck.forget(film.pages()[film.pageAt(all[2].moment)].before + 1);
    CHECK(luck.throws().size() < all.size());
    REQUIRE(luck.read());
    CHECK(luck.throws() == all);
}

} // namespace esagono::luck_tests
