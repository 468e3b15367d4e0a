// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/chance.h"

#include <algorithm>
#include <array>
#include <doctest/doctest.h>

namespace esagono::chance_tests {

TEST_CASE("Chance is splitmix64 on every machine") {
    // The published sequence for this seed.
    Chance chance(1234567);
    const std::uint64_t published[] = {6457827717110365317U, 3203168211198807973U,
                                       9817491932198370423U, 4593380528125082431U,
                                       16408922859458223821U};
    for (const std::uint64_t value : published)
        CHECK(chance.next() == value);
}

TEST_CASE("Bounded chance stays below its bound and reaches everything") {
    Chance chance(7);
    for (const std::size_t bound : {1U, 2U, 3U, 6U, 7U, 100U}) {
        CAPTURE(bound);
        std::vector<int> seen(bound, 0);
        for (std::size_t i = 0; i < bound * 100; ++i) {
            const std::size_t value = chance.below(bound);
            REQUIRE(value < bound);
            ++seen[value];
        }
        CHECK(std::ranges::find(seen, 0) == seen.end());
    }
    CHECK(chance.below(SIZE_MAX) < SIZE_MAX);
}

TEST_CASE("Shuffling keeps the elements and is the same for the same seed") {
    std::vector<int> cards(52);
    for (std::size_t i = 0; i < cards.size(); ++i)
        cards[i] = static_cast<int>(i);
    std::vector<int> once = cards;
    std::vector<int> again = cards;
    Chance(5).shuffle(once);
    Chance(5).shuffle(again);
    CHECK(once == again);
    CHECK(once != cards);
    std::ranges::sort(once);
    CHECK(once == cards);
    std::vector<int> nothing;
    Chance(5).shuffle(nothing);
    CHECK(nothing.empty());
}

TEST_CASE("Every order of three is as likely as the others") {
    Chance chance(11);
    std::array<int, 6> orders{};
    constexpr int rounds = 6000;
    for (int i = 0; i < rounds; ++i) {
        std::vector<int> three = {0, 1, 2};
        chance.shuffle(three);
        ++orders[static_cast<std::size_t>(three[0] * 2 + (three[1] > three[2] ? 1 : 0))];
    }
    constexpr int expected = rounds / 6;
    int squares = 0; // chi-square times the expected count, so that it stays whole
    for (const int count : orders)
        squares += (count - expected) * (count - expected);
    CHECK(squares < 21 * expected); // 20.5 is one chance in a thousand, and the seed is fixed
}

} // namespace esagono::chance_tests
