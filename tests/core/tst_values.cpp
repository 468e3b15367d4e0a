// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/values.h"

#include <doctest/doctest.h>
#include <string>

namespace esagono::values_tests {

namespace {

std::vector<std::int32_t> listed(const Values& values, std::size_t field) {
    const auto list = values.list(field);
    return {list.begin(), list.end()};
}

} // namespace

TEST_CASE("A number in brackets makes so many empty fields, one in braces makes one value") {
    CHECK(Values(3).fields() == 3);
    CHECK_FALSE(Values(3).has(2));
    CHECK(Values{3}.fields() == 1);
    CHECK(Values{3}.get(0) == 3);
    CHECK(Values().fields() == 0);
}

TEST_CASE("Fields keep their lists whatever is done to their neighbours") {
    Values values(3);
    values.set(1, 7);
    CHECK(values.words() == std::vector<std::int32_t>{0, 1, 7, 0});
    values.set(0, std::vector<HexId>{HexId(4), HexId(5), HexId(4)});
    values.set(2, std::vector<CounterId>{CounterId(9)});
    CHECK(listed(values, 0) == std::vector<std::int32_t>{4, 5, 4});
    CHECK(values.get(1) == 7);
    CHECK(values.counters(2) == std::vector<CounterId>{CounterId(9)});
    values.clear(0);
    CHECK_FALSE(values.has(0));
    CHECK(values.get(1) == 7);
    CHECK(values.counters(2) == std::vector<CounterId>{CounterId(9)});
    CHECK(values.fields() == 3);
}

TEST_CASE("A field may be set to another field of the same values") {
    Values values(2);
    values.set(0, std::vector<HexId>{HexId(1), HexId(2), HexId(3)});
    values.set(1, values.list(0));
    CHECK(listed(values, 1) == std::vector<std::int32_t>{1, 2, 3});
    values.set(0, values.list(0).subspan(1));
    CHECK(listed(values, 0) == std::vector<std::int32_t>{2, 3});
    CHECK(listed(values, 1) == std::vector<std::int32_t>{1, 2, 3});
}

TEST_CASE("An empty field answers with the fallback, or with an id that does not exist") {
    Values values(1);
    CHECK(values.get(0) == -1);
    CHECK(values.get(0, 12) == 12);
    CHECK_FALSE(values.hex(0).exists());
    CHECK(values.hexes(0).empty());
    values.set(0, HexId(3));
    CHECK(values.hex(0) == HexId(3));
    values.set(0, HexId());
    CHECK_FALSE(values.has(0));
    CHECK_FALSE(values.side(0).exists());
}

TEST_CASE("Numbers at their limits are kept") {
    const Values values{INT32_MIN, INT32_MAX, 0, -1};
    CHECK(values.get(0) == INT32_MIN);
    CHECK(values.get(1) == INT32_MAX);
    CHECK(values.get(2) == 0);
    CHECK(values.get(3) == -1);
    CHECK_FALSE(values.counter(3).exists());
}

TEST_CASE("Raw words are taken only if they are well formed") {
    struct Row {
        std::string name;
        std::vector<std::int32_t> words;
        bool wellFormed;
        std::size_t fields;
    };
    const Row rows[] = {
        {"none", {}, true, 0},
        {"one empty field", {0}, true, 1},
        {"three empty fields", {0, 0, 0}, true, 3},
        {"one value", {1, 7}, true, 1},
        {"a list and a value", {2, 7, 8, 1, 9}, true, 2},
        {"a list that is too short", {2, 7}, false, 0},
        {"a length at the very end", {1, 7, 1}, false, 0},
        {"a negative length", {-1}, false, 0},
        {"the lowest length", {INT32_MIN, 1}, false, 0},
        {"the highest length", {INT32_MAX, 1}, false, 0},
        {"a negative length after a list", {1, 7, -2, 0}, false, 0},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        Values values{42};
        CHECK(values.assignWords(row.words) == row.wellFormed);
        if (row.wellFormed) {
            CHECK(values.words() == row.words);
            CHECK(values.fields() == row.fields);
        } else {
            CHECK(values == Values{42});
        }
    }
}

} // namespace esagono::values_tests
