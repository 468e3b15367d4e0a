// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/ids.h"

#include <doctest/doctest.h>
#include <initializer_list>
#include <string>
#include <type_traits>

namespace esagono::ids_tests {

namespace {

Sides sides(std::initializer_list<std::size_t> members) {
    Sides all;
    for (const std::size_t member : members)
        all = all | SideId(member);
    return all;
}

} // namespace

static_assert(!std::is_convertible_v<HexId, CounterId>, "kinds of numbers do not mix");
static_assert(!std::is_convertible_v<int, HexId>, "a number is not an id by accident");
static_assert(sizeof(HexId) == 2 && sizeof(Place) == 2 && sizeof(Sides) == 1);

TEST_CASE("An id that was never given does not exist") {
    CHECK_FALSE(HexId().exists());
    CHECK(HexId(0).exists());
    CHECK(HexId(0xFFFE).exists());
    CHECK(HexId(7).index() == 7);
    CHECK(HexId(7) == HexId(7));
    CHECK(HexId(7) < HexId(8));
    CHECK(HexId(0xFFFE) < HexId());
}

TEST_CASE("A place is a hex, a box or nowhere") {
    struct Row {
        std::string name;
        Place place;
        bool exists, isHex, isBox;
        HexId hex;
        BoxId box;
    };
    const Row rows[] = {
        {"nowhere", Place(), false, false, false, HexId(), BoxId()},
        {"a hex that does not exist", HexId(), false, false, false, HexId(), BoxId()},
        {"a box that does not exist", BoxId(), false, false, false, HexId(), BoxId()},
        {"the first hex", HexId(0), true, true, false, HexId(0), BoxId()},
        {"the last hex", HexId(0x7FFF), true, true, false, HexId(0x7FFF), BoxId()},
        {"the first box", BoxId(0), true, false, true, HexId(), BoxId(0)},
        {"the last box", BoxId(0x7FFE), true, false, true, HexId(), BoxId(0x7FFE)},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        CHECK(row.place.exists() == row.exists);
        CHECK(row.place.isHex() == row.isHex);
        CHECK(row.place.isBox() == row.isBox);
        CHECK(row.place.hex() == row.hex);
        CHECK(row.place.box() == row.box);
    }
}

TEST_CASE("A hex and a box of the same number are different places") {
    for (std::size_t i = 0; i < 100; ++i)
        REQUIRE(Place(HexId(i)) != Place(BoxId(i)));
}

TEST_CASE("A set of sides knows its members") {
    struct Row {
        std::string name;
        Sides set;
        std::uint8_t bits;
        SideId only;
    };
    const Row rows[] = {
        {"nobody", sides({}), 0, SideId()},
        {"a side that does not exist", SideId(), 0, SideId()},
        {"the first", SideId(0), 1, SideId(0)},
        {"the last there can be", SideId(maxSides - 1), 128, SideId(7)},
        {"a side beyond the last", SideId(maxSides), 0, SideId()},
        {"a side far beyond the last", SideId(40), 0, SideId()},
        {"two", sides({0, 1}), 3, SideId()},
        {"the first two", Sides::first(2), 3, SideId()},
        {"all", Sides::first(maxSides), 255, SideId()},
        {"two without one", sides({0, 5}).without(SideId(0)), 32, SideId(5)},
        {"two without a third", sides({0, 5}).without(SideId(3)), 33, SideId()},
        {"two without nobody", sides({0, 5}).without(SideId()), 33, SideId()},
        {"one without itself", sides({5}).without(SideId(5)), 0, SideId()},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        CHECK(row.set.bits == row.bits);
        CHECK(row.set.empty() == (row.bits == 0));
        CHECK(row.set.only() == row.only);
        for (std::size_t i = 0; i < maxSides; ++i)
            CHECK(row.set.contains(SideId(i)) == ((row.bits >> i & 1) != 0));
        for (const SideId beyond : {SideId(), SideId(maxSides), SideId(40), SideId(0xFFFE)})
            CHECK_FALSE(row.set.contains(beyond));
    }
}

} // namespace esagono::ids_tests
