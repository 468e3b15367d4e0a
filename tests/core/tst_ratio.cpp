// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/ratio.h"

#include <doctest/doctest.h>
#include <string>

namespace esagono::ratio_tests {

TEST_CASE("A ratio is kept in lowest terms, its sign above the line") {
    struct Row {
        std::string name;
        Ratio ratio;
        std::int64_t over, under;
    };
    const Row rows[] = {
        {"nothing said", Ratio(), 0, 1},
        {"whole", Ratio(7), 7, 1},
        {"already lowest", Ratio(7, 2), 7, 2},
        {"shortened", Ratio(12, 8), 3, 2},
        {"whole after all", Ratio(12, 4), 3, 1},
        {"zero", Ratio(0, 9), 0, 1},
        {"zero under a negative", Ratio(0, -9), 0, 1},
        {"negative", Ratio(-6, 4), -3, 2},
        {"negative below", Ratio(6, -4), -3, 2},
        {"negative twice", Ratio(-6, -4), 3, 2},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        CHECK(row.ratio.over() == row.over);
        CHECK(row.ratio.under() == row.under);
        CHECK(row.ratio.isWhole() == (row.under == 1));
    }
}

TEST_CASE("Every rounding does what its name says") {
    struct Row {
        std::string name;
        Ratio ratio;
        std::int64_t down, up, halfUp, halfDown;
    };
    const Row rows[] = {
        {"zero", Ratio(0), 0, 0, 0, 0},
        {"whole", Ratio(3), 3, 3, 3, 3},
        {"whole below zero", Ratio(-3), -3, -3, -3, -3},
        {"a half", Ratio(1, 2), 0, 1, 1, 0},
        {"two and a half", Ratio(5, 2), 2, 3, 3, 2},
        {"minus a half", Ratio(-1, 2), -1, 0, 0, -1},
        {"minus two and a half", Ratio(-5, 2), -3, -2, -2, -3},
        {"a third", Ratio(1, 3), 0, 1, 0, 0},
        {"two thirds", Ratio(2, 3), 0, 1, 1, 1},
        {"minus a third", Ratio(-1, 3), -1, 0, 0, 0},
        {"minus two thirds", Ratio(-2, 3), -1, 0, -1, -1},
        {"just below a half", Ratio(499, 1000), 0, 1, 0, 0},
        {"just above a half", Ratio(501, 1000), 0, 1, 1, 1},
        {"a large number", Ratio(2'000'000'001, 2), 1'000'000'000, 1'000'000'001, 1'000'000'001,
         1'000'000'000},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        CHECK(row.ratio.roundedDown() == row.down);
        CHECK(row.ratio.roundedUp() == row.up);
        CHECK(row.ratio.roundedHalfUp() == row.halfUp);
        CHECK(row.ratio.roundedHalfDown() == row.halfDown);
    }
}

TEST_CASE("Roundings stay within one of the ratio, the nearest within a half") {
    for (std::int64_t over = -60; over <= 60; ++over) {
        for (std::int64_t under = 1; under <= 12; ++under) {
            const Ratio ratio(over, under);
            REQUIRE(Ratio(ratio.roundedDown()) <= ratio);
            REQUIRE(Ratio(ratio.roundedDown()) > ratio - 1);
            REQUIRE(Ratio(ratio.roundedUp()) >= ratio);
            REQUIRE(Ratio(ratio.roundedUp()) < ratio + 1);
            REQUIRE(Ratio(ratio.roundedHalfUp()) > ratio - Ratio(1, 2));
            REQUIRE(Ratio(ratio.roundedHalfUp()) <= ratio + Ratio(1, 2));
            REQUIRE(Ratio(ratio.roundedHalfDown()) >= ratio - Ratio(1, 2));
            REQUIRE(Ratio(ratio.roundedHalfDown()) < ratio + Ratio(1, 2));
        }
    }
}

TEST_CASE("Ratios are added, taken away, multiplied and divided exactly") {
    struct Row {
        std::string name;
        Ratio found, expected;
    };
    const Row rows[] = {
        {"a half and a third", Ratio(1, 2) + Ratio(1, 3), Ratio(5, 6)},
        {"a half less a third", Ratio(1, 2) - Ratio(1, 3), Ratio(1, 6)},
        {"a third less a half", Ratio(1, 3) - Ratio(1, 2), Ratio(-1, 6)},
        {"half of a third", Ratio(1, 2) * Ratio(1, 3), Ratio(1, 6)},
        {"a half shared in thirds", Ratio(1, 2) / Ratio(1, 3), Ratio(3, 2)},
        {"strength 7 halved", Ratio(7) / 2, Ratio(7, 2)},
        {"halved and put together again", Ratio(7) / 2 + Ratio(7) / 2, Ratio(7)},
        {"nothing times anything", Ratio(0) * Ratio(7, 3), Ratio(0)},
        {"nothing divided", Ratio(0) / Ratio(7, 3), Ratio(0)},
        {"divided by a negative", Ratio(1, 2) / Ratio(-1, 3), Ratio(-3, 2)},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        CHECK(row.found == row.expected);
    }
}

TEST_CASE("Ratios compare by what they are worth") {
    struct Row {
        std::string name;
        Ratio less, more;
    };
    const Row rows[] = {
        {"a third and a half", Ratio(1, 3), Ratio(1, 2)},
        {"negative and zero", Ratio(-1, 9), Ratio(0)},
        {"zero and positive", Ratio(0), Ratio(1, 9)},
        {"two negatives", Ratio(-1, 2), Ratio(-1, 3)},
        {"nearly the same", Ratio(999, 1000), Ratio(1000, 1001)},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        CHECK(row.less < row.more);
        CHECK(row.more > row.less);
        CHECK(row.less != row.more);
        CHECK(row.less <= row.more);
    }
    CHECK(Ratio(4, 6) == Ratio(2, 3));
    CHECK(Ratio(4, 2) == 2);
}

TEST_CASE("Odds are read as the games print them") {
    struct Row {
        std::string name;
        Ratio attacker, defender;
        Odds forTheDefender, toTheNearest;
    };
    const Row rows[] = {
        {"7 to 2", 7, 2, {3, 1}, {4, 1}},
        {"12 to 5", 12, 5, {2, 1}, {2, 1}},
        {"10 to 4", 10, 4, {2, 1}, {3, 1}},
        {"5 to 8", 5, 8, {1, 2}, {1, 2}},
        {"4 to 10", 4, 10, {1, 3}, {1, 2}},
        {"4 to 11", 4, 11, {1, 3}, {1, 3}},
        {"2 to 3", 2, 3, {1, 2}, {1, 1}},
        {"3 to 2", 3, 2, {1, 1}, {2, 1}},
        {"even", 5, 5, {1, 1}, {1, 1}},
        {"one less than even", 99, 100, {1, 2}, {1, 1}},
        {"one more than even", 100, 99, {1, 1}, {1, 1}},
        {"exactly 3 to 1", 9, 3, {3, 1}, {3, 1}},
        {"exactly 1 to 3", 3, 9, {1, 3}, {1, 3}},
        {"one short of 3 to 1", 8, 3, {2, 1}, {3, 1}},
        {"halved attacker, 7/2 to 1", Ratio(7, 2), 1, {3, 1}, {4, 1}},
        {"halved defender, 3 to 3/2", 3, Ratio(3, 2), {2, 1}, {2, 1}},
        {"overwhelming", 1000, 1, {1000, 1}, {1000, 1}},
        {"hopeless", 1, 1000, {1, 1000}, {1, 1000}},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        CHECK(Odds::forTheDefender(row.attacker, row.defender) == row.forTheDefender);
        CHECK(Odds::toTheNearest(row.attacker, row.defender) == row.toTheNearest);
    }
}

TEST_CASE("Odds for the defender never flatter the attacker") {
    for (int attacker = 1; attacker <= 40; ++attacker) {
        for (int defender = 1; defender <= 40; ++defender) {
            const Odds odds = Odds::forTheDefender(attacker, defender);
            REQUIRE(odds.ratio() <= Ratio(attacker, defender));
            REQUIRE((odds.attacker == 1 || odds.defender == 1));
            REQUIRE(Odds::toTheNearest(attacker, defender).ratio() >= odds.ratio());
        }
    }
}

} // namespace esagono::ratio_tests
