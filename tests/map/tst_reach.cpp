// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/map/reach.h"

#include "tests/map/sheets.h"

#include <algorithm>
#include <doctest/doctest.h>
#include <limits>
#include <map>

namespace esagono::reach_tests {

namespace {

enum Reason { Enemy, Closed, Water };

constexpr auto onePoint = [](const HexStep&) { return StepCost::of(1); };

/// A repeatable stream of numbers.
struct Numbers {
    std::uint32_t seed;
    std::uint32_t below(std::uint32_t limit) {
        seed = seed * 1664525U + 1013904223U;
        return (seed >> 8) % limit;
    }
};

std::vector<std::string> labels(const HexMap& map, const std::vector<HexId>& hexes) {
    std::vector<std::string> texts;
    for (const HexId hex : hexes)
        texts.push_back(map.label(hex));
    return texts;
}

using Labels = std::vector<std::string>;

} // namespace

TEST_CASE("at one point a hex the reach is everything within so many hexes") {
    const HexMap map(sheets::blank(sheets::guadalajara()));
    Reach<> reach(map);
    for (const char* label : {"1.01", "18.03", "62.35"}) {
        for (int points = 0; points <= 7; ++points) {
            const HexId start = map.find(label);
            const Reached& found = reach.run(start, points, onePoint);
            std::vector<HexId> hexes(found.hexes().begin(), found.hexes().end());
            std::sort(hexes.begin(), hexes.end());
            REQUIRE(hexes == map.within(start, points));
            for (const HexId hex : hexes)
                REQUIRE(found.cost(hex) == map.distance(start, hex));
        }
    }
}

TEST_CASE("hexes come cheapest first and the start costs nothing") {
    const HexMap map(sheets::blank(sheets::small(9, 9)));
    Reach<> reach(map);
    const Reached& found = reach.run(map.find("0505"), 4, onePoint);
    CHECK(found.hexes().front() == map.find("0505"));
    CHECK(found.cost(map.find("0505")) == 0);
    CHECK_FALSE(found.previous(map.find("0505")).exists());
    CHECK(labels(map, found.path(map.find("0505"))) == Labels{"0505"});
    for (std::size_t i = 1; i < found.hexes().size(); ++i)
        REQUIRE(found.cost(found.hexes()[i - 1]) <= found.cost(found.hexes()[i]));
}

TEST_CASE("of equally cheap ways the one through the lower hexes is taken") {
    const HexMap map(sheets::blank(sheets::small(9, 9)));
    Reach<> reach(map);
    const Reached& found = reach.run(map.find("0505"), 4, onePoint);
    // 0505 is in a shifted row: below it lie 0605 and 0606, and 0705 below both.
    CHECK(labels(map, found.path(map.find("0705"))) == Labels{"0505", "0605", "0705"});
    CHECK(labels(map, found.path(map.find("0305"))) == Labels{"0505", "0405", "0305"});
    for (const HexId hex : found.hexes()) {
        if (hex == map.find("0505"))
            continue;
        for (const HexId next : map.neighbours(hex))
            if (found.contains(next) && found.cost(next) + 1 == found.cost(hex))
                REQUIRE(found.previous(hex) <= next);
    }
}

TEST_CASE("random maps are reached as exhaustive relaxation says") {
    for (std::uint32_t seed = 1; seed <= 40; ++seed) {
        CAPTURE(seed);
        Numbers numbers{seed};
        const HexMap map(sheets::blank(sheets::small(12, 13)));
        std::vector<int> entry(map.size());
        for (int& cost : entry)
            cost = static_cast<int>(numbers.below(5)) - 1; // -1: closed; 0: free
        std::vector<int> across(map.size() * ownedHexsides);
        for (int& cost : across)
            cost = numbers.below(4) == 0 ? 2 : 0;
        std::vector<bool> halts(map.size());
        for (std::size_t i = 0; i < halts.size(); ++i)
            halts[i] = numbers.below(8) == 0;
        const HexId start(numbers.below(static_cast<std::uint32_t>(map.size())));
        const int points = static_cast<int>(numbers.below(12));
        const auto costOf = [&](const HexStep& step) {
            if (entry[step.to.index()] < 0)
                return StepCost::blocked(Closed);
            const StepCost cost = StepCost::of(entry[step.to.index()] + across[step.side.index()]);
            return halts[step.to.index()] ? cost.thenStop() : cost;
        };
        Reach<> reach(map);
        const Reached& found = reach.run(start, points, costOf);

        const int never = std::numeric_limits<int>::max();
        std::vector<int> best(map.size(), never);
        best[start.index()] = 0;
        for (bool changed = true; changed;) {
            changed = false;
            for (const HexId from : map.hexes()) {
                if (best[from.index()] == never || (halts[from.index()] && from != start))
                    continue;
                for (const HexId to : map.neighbours(from)) {
                    if (entry[to.index()] < 0)
                        continue;
                    const int total = best[from.index()] + entry[to.index()] +
                                      across[map.hexside(from, to).index()];
                    if (total <= points && total < best[to.index()]) {
                        best[to.index()] = total;
                        changed = true;
                    }
                }
            }
        }
        for (const HexId hex : map.hexes()) {
            REQUIRE(found.contains(hex) == (best[hex.index()] != never));
            if (!found.contains(hex))
                continue;
            REQUIRE(found.cost(hex) == best[hex.index()]);
            const std::vector<HexId> path = found.path(hex);
            REQUIRE(path.front() == start);
            REQUIRE(path.back() == hex);
            int spent = 0;
            for (std::size_t i = 1; i < path.size(); ++i) {
                REQUIRE(map.adjacent(path[i - 1], path[i]));
                REQUIRE((i == 1 || !halts[path[i - 1].index()]));
                spent += entry[path[i].index()] + across[map.hexside(path[i - 1], path[i]).index()];
                REQUIRE(found.cost(path[i]) == spent);
                REQUIRE(found.previous(path[i]) == path[i - 1]);
            }
        }
    }
}

TEST_CASE("what stopped it is said for the hexes beside the reached ones") {
    // Row 0202 to 0206, walled in above and below: only the row can be walked.
    const HexMap map(sheets::blank(sheets::small(3, 7)));
    const auto at = [&map](const char* label) { return map.find(label); };
    const auto isInRow = [&map](HexId hex) { return map.grid().row(hex) == 2; };
    struct Row {
        const char* name;
        int points;
        const char* halt;
        const char* hex;
        std::optional<Obstacle> obstacle;
    };
    const std::vector<Row> rows = {
        {"reached", 4, "", "0204", std::nullopt},
        {"the start", 4, "", "0202", std::nullopt},
        {"one point short", 3, "", "0204", Obstacle{Obstacle::Kind::TooFar, at("0203"), 4, 0}},
        {"far away", 3, "", "0206", std::nullopt},
        {"blocked by the rules", 4, "", "0102",
         Obstacle{Obstacle::Kind::Blocked, at("0202"), 0, Water}},
        {"the lowest reason counts", 4, "", "0302",
         Obstacle{Obstacle::Kind::Blocked, at("0203"), 0, Enemy}},
        {"after a hex that must not be left", 4, "0203", "0204",
         Obstacle{Obstacle::Kind::Halted, at("0203"), 0, 0}},
        {"the hex that must not be left", 4, "0203", "0203", std::nullopt},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        Reach<> reach(map);
        const Reached& found = reach.run(at("0202"), row.points, [&](const HexStep& step) {
            if (!isInRow(step.to))
                return StepCost::blocked(step.from == at("0203") && step.to == at("0302") ? Enemy
                                                                                          : Water);
            const StepCost cost = StepCost::of(2);
            return map.label(step.to) == row.halt ? cost.thenStop() : cost;
        });
        CHECK(found.whatStopped(at(row.hex)) == row.obstacle);
        const std::vector<HexId> frontier = found.frontier();
        CHECK(std::binary_search(frontier.begin(), frontier.end(), at(row.hex)) ==
              row.obstacle.has_value());
    }
}

TEST_CASE("too far is a better reason than blocked, and the least points are told") {
    const HexMap map(sheets::blank(sheets::small(3, 4)));
    const auto at = [&map](const char* label) { return map.find(label); };
    // 0203 is closed from 0202, and costs 5 from 0102 or 4 from 0302.
    const auto costOf = [&](const HexStep& step) {
        if (step.to == at("0203")) {
            if (step.from == at("0202"))
                return StepCost::blocked(Closed);
            return StepCost::of(step.from == at("0302") ? 4 : 5);
        }
        return StepCost::of(1);
    };
    Reach<> reach(map);
    CHECK(reach.run(at("0202"), 2, costOf).whatStopped(at("0203")) ==
          Obstacle{Obstacle::Kind::TooFar, at("0302"), 5, 0});
    CHECK(reach.run(at("0202"), 5, costOf).cost(at("0203")) == 5);
}

TEST_CASE("every frontier hex has a reason and no other hex has") {
    const HexMap map(sheets::blank(sheets::small(12, 13)));
    Numbers numbers{7};
    Reach<> reach(map);
    for (int round = 0; round < 20; ++round) {
        std::vector<std::uint32_t> rolls(map.size());
        for (auto& roll : rolls)
            roll = numbers.below(6);
        const Reached& found = reach.run(HexId(80), 5, [&](const HexStep& step) {
            const std::uint32_t roll = rolls[step.to.index()];
            if (roll == 0)
                return StepCost::blocked(Water);
            const StepCost cost = StepCost::of(static_cast<int>(roll % 3) + 1);
            return roll == 5 ? cost.thenStop() : cost;
        });
        const std::vector<HexId> frontier = found.frontier();
        for (const HexId hex : map.hexes()) {
            const std::optional<Obstacle> obstacle = found.whatStopped(hex);
            REQUIRE(obstacle.has_value() ==
                    std::binary_search(frontier.begin(), frontier.end(), hex));
            if (!obstacle)
                continue;
            REQUIRE(found.contains(obstacle->from));
            REQUIRE(map.adjacent(obstacle->from, hex));
            REQUIRE((obstacle->kind == Obstacle::Kind::TooFar) == (obstacle->needed > 5));
            if (obstacle->kind == Obstacle::Kind::Halted)
                REQUIRE(found.stopsIn(obstacle->from));
        }
    }
}

TEST_CASE("leaving a zone of control may cost, and a unit may start in one") {
    const HexMap map(sheets::blank(sheets::small(1, 8)));
    const auto at = [&map](const char* label) { return map.find(label); };
    const auto costOf = [&](const HexStep& step) {
        const bool leaves = step.from == at("0101");
        const StepCost cost = StepCost::of(1 + (leaves ? 2 : 0));
        return step.to == at("0101") || step.to == at("0104") ? cost.thenStop() : cost;
    };
    Reach<> reach(map);
    const Reached& found = reach.run(at("0101"), 8, costOf);
    CHECK(found.cost(at("0102")) == 3);
    CHECK(found.cost(at("0104")) == 5);
    CHECK(found.stopsIn(at("0104")));
    CHECK_FALSE(found.contains(at("0105")));
}

TEST_CASE("a unit that may always go one hex pays what it has") {
    const HexMap map(sheets::blank(sheets::small(1, 4)));
    Reach<> reach(map);
    const int points = 2;
    const Reached& found = reach.run(map.find("0101"), points, [&](const HexStep& step) {
        return StepCost::of(step.spent == 0 ? std::min(5, points) : 5);
    });
    CHECK(found.contains(map.find("0102")));
    CHECK_FALSE(found.contains(map.find("0103")));
}

TEST_CASE("free steps are taken to their end") {
    const HexMap map(sheets::blank(sheets::small(3, 6)));
    Reach<> reach(map);
    const Reached& found =
        reach.run(map.find("0201"), 0, [](const HexStep&) { return StepCost::of(0); });
    CHECK(found.hexes().size() == map.size());
    for (const HexId hex : map.hexes())
        CHECK(found.path(hex).front() == map.find("0201"));
}

TEST_CASE("a rate that holds only along an unbroken road is a mode") {
    // The road runs 0201 0202 0203 0204; 0103 is beside it. On the road a step costs 1, off it 4;
    // who has left the road pays 4 even back on it.
    enum Mode { OnRoad, OffRoad };
    MapSheet sheet = sheets::blank(sheets::small(3, 5));
    sheet.links = {"road"};
    const auto find = [&sheet](const char* label) { return sheet.grid.find(label); };
    sheet.linkLines = {{LinkId(0), {find("0201"), find("0202"), find("0203")}, "", ""},
                       {LinkId(0), {find("0103"), find("0104")}, "", ""}};
    const HexMap map(sheet);
    const auto at = [&map](const char* label) { return map.find(label); };
    Reach<2> reach(map);
    const Reached& found = reach.run(at("0201"), 12, [&](const HexStep& step) {
        const bool byRoad = step.mode == OnRoad && map.linked(step.side, LinkId(0));
        return byRoad ? StepCost::of(1, OnRoad) : StepCost::of(4, OffRoad);
    });
    CHECK(found.cost(at("0203")) == 2);
    CHECK(found.cost(at("0103")) == 6);
    CHECK(found.cost(at("0104")) == 10);
    CHECK(labels(map, found.path(at("0104"))) == Labels{"0201", "0202", "0203", "0103", "0104"});
    // Every hex is listed once, though it was entered in two modes.
    std::vector<HexId> hexes(found.hexes().begin(), found.hexes().end());
    std::sort(hexes.begin(), hexes.end());
    CHECK(std::adjacent_find(hexes.begin(), hexes.end()) == hexes.end());
}

TEST_CASE("a dearer arrival may lead further than a cheaper one when modes differ") {
    // 0103 by 0102 costs 2 but halts the next step; by 0202 it costs 3 and goes on.
    enum Mode { Fresh, Tired };
    const HexMap map(sheets::blank(sheets::small(2, 5)));
    const auto at = [&map](const char* label) { return map.find(label); };
    Reach<2> reach(map);
    const Reached& found = reach.run(at("0102"), 4, [&](const HexStep& step) {
        if (step.mode == Tired)
            return StepCost::blocked(Closed);
        if (step.to == at("0103"))
            return step.from == at("0102") ? StepCost::of(2, Tired) : StepCost::of(1, Fresh);
        return StepCost::of(step.to == at("0203") || step.to == at("0104") ? 1 : 3, Fresh);
    });
    CHECK(found.cost(at("0103")) == 2);
    CHECK(found.contains(at("0104")));
    CHECK(found.path(at("0104")).size() == 4);
}

TEST_CASE("several starts share the map") {
    const HexMap map(sheets::blank(sheets::small(1, 9)));
    const auto at = [&map](const char* label) { return map.find(label); };
    Reach<> reach(map);
    const std::vector<HexId> starts = {at("0101"), at("0109"), at("0101")};
    const Reached& found = reach.run(starts, 3, onePoint);
    CHECK(found.hexes().size() == 8);
    CHECK(found.path(at("0107")).front() == at("0109"));
    CHECK(found.path(at("0104")).front() == at("0101"));
    CHECK_FALSE(found.contains(at("0105")));
    CHECK(reach.run(std::span<const HexId>(), 3, onePoint).hexes().empty());
}

TEST_CASE("one run leaves nothing behind for the next") {
    struct Aged : Reach<> {
        using Reach<>::Reach;
        void useUpNumbers() { m_run = 0; }
    };
    const HexMap map(sheets::blank(sheets::small(9, 9)));
    Aged reach(map);
    for (int round = 0; round < 30; ++round) {
        if (round % 10 == 5)
            reach.useUpNumbers();
        reach.run(map.find("0505"), 12, onePoint);
        const Reached& found =
            reach.run(map.find("0101"), 1, [](const HexStep&) { return StepCost::of(1); });
        REQUIRE(found.hexes().size() == map.within(map.find("0101"), 1).size());
        for (const HexId hex : map.hexes())
            REQUIRE(found.contains(hex) == (map.distance(map.find("0101"), hex) <= 1));
        REQUIRE_FALSE(found.whatStopped(map.find("0909")));
    }
}

TEST_CASE("holes and the edge of the sheet are never entered") {
    MapSheet sheet = sheets::blank(sheets::small(3, 3));
    sheet.terrain[4] = TerrainId();
    const HexMap map(sheet);
    Reach<> reach(map);
    const Reached& found = reach.run(map.find("0201"), 9, onePoint);
    CHECK(found.hexes().size() == 8);
    CHECK(found.cost(map.find("0203")) == 3);
    CHECK_FALSE(found.contains(HexId(4)));
    CHECK_FALSE(found.whatStopped(HexId(4)));
}

} // namespace esagono::reach_tests
