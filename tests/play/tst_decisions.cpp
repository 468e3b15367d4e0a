// SPDX-License-Identifier: GPL-3.0-or-later
// What the games share of their decisions: locals with names, losses shared out.
#include "engine/play/decisions/locals.h"
#include "engine/play/decisions/losses.h"

#include <algorithm>
#include <doctest/doctest.h>

namespace esagono::decisions_tests {

namespace {

enum class Way : std::uint8_t { Here, There };
struct Goal {
    HexId hex;
    int far = 0;
};
struct Raid : Locals<Raid> {
    Way way = Way::Here;
    SideId side;
    Goal goal;
    Place box;
    std::vector<CounterId> units;
    std::vector<Way> ways;
    bool isSeen = false;

    static constexpr auto named() {
        return std::tuple(Local("way", &Raid::way), Local("side", &Raid::side),
                          Local("hex", &Raid::goal, &Goal::hex),
                          Local("far", &Raid::goal, &Goal::far), Local("box", &Raid::box),
                          Local("units", &Raid::units), Local("ways", &Raid::ways),
                          Local("seen", &Raid::isSeen));
    }
};

const std::vector<CounterId> three = {CounterId(4), CounterId(7), CounterId(9)};

Burden burdenOf(int wanted, const std::vector<int>& capacities) {
    return {three, wanted, [&](CounterId unit) {
                return capacities[std::size_t(std::ranges::find(three, unit) - three.begin())];
            }};
}

} // namespace

TEST_CASE("Locals are kept in their order, ids that do not exist as empty fields") {
    Raid raid;
    raid.way = Way::There;
    raid.goal = {HexId(12), -3};
    raid.units = {CounterId(5), CounterId(2)};
    raid.ways = {Way::There, Way::Here};
    raid.isSeen = true;
    const Values locals = raid.locals();
    CHECK(locals.words() ==
          std::vector<std::int32_t>{1, 1, 0, 1, 12, 1, -3, 0, 2, 5, 2, 2, 1, 0, 1, 1});
    raid.side = SideId(1);
    raid.box = BoxId(3);
    const Raid read = Raid::from(raid.locals());
    CHECK(read.locals() == raid.locals());
    CHECK(read.side == SideId(1));
    CHECK(read.box == Place(BoxId(3)));
    CHECK(read.goal.far == -3);
}

TEST_CASE("A local that was never set is as the struct has it from the beginning") {
    const Raid raid = Raid::from(Values(8));
    CHECK(raid.locals() == Raid().locals());
    CHECK_FALSE(raid.side.exists());
}

TEST_CASE("Members say what kind of field they are, and which") {
    const std::vector<Field> fields = Raid::fields();
    REQUIRE(fields.size() == 8);
    CHECK(fields[0].kind == FieldKind::Number);
    CHECK(fields[1].kind == FieldKind::Side);
    CHECK(fields[2].name == "hex");
    CHECK(fields[2].kind == FieldKind::Hex);
    CHECK(fields[4].kind == FieldKind::Place);
    CHECK(fields[4].one);
    CHECK(fields[5].kind == FieldKind::Counter);
    CHECK_FALSE(fields[5].one);
    CHECK(fields[6].kind == FieldKind::Number);
    CHECK(Raid::numberOf(&Raid::units) == 5);
    CHECK(Raid::numberOf(&Raid::isSeen) == 7);
}

TEST_CASE("No more is lost than there is, and those who can lose nothing have no share") {
    const Burden burden = burdenOf(9, {2, 0, 3});
    CHECK(burden.units == std::vector<CounterId>{CounterId(4), CounterId(9)});
    CHECK(burden.total == 5);
    CHECK(burden.isPlain());
    CHECK_FALSE(burdenOf(4, {2, 0, 3}).isPlain());
    CHECK(burdenOf(1, {0, 0, 3}).isPlain());
}

TEST_CASE("What is left after the first shares is taken in order") {
    const Burden burden = burdenOf(4, {2, 2, 2});
    CHECK(burden.inOrder() == Shares{2, 2, 0});
    CHECK(burden.inOrder({0, 1, 1}) == Shares{2, 1, 1});
}

} // namespace esagono::decisions_tests
