// SPDX-License-Identifier: GPL-3.0-or-later
// Movement ranges on a map of 62 by 35 hexes, by rules that ask the map, beside a tight loop over
// bare arrays that does the same and remembers nothing else.
#include "engine/map/reach.h"
#include "tests/bench/bucket_loop.h"

#include <algorithm>
#include <array>
#include <benchmark/benchmark.h>
#include <chrono>
#include <numeric>

namespace {

using namespace esagono;
using bench::BucketLoop;

constexpr int rows = 35;
constexpr int columns = 62;
constexpr std::array<int, 4> entryCosts = {1, 2, 3, 0}; // the last cannot be entered
constexpr std::size_t water = 3;
constexpr FeatureId river(0);
enum Reason : std::uint16_t { WaterHex };

/// A repeatable stream of numbers.
struct Numbers {
    std::uint64_t seed = 0x9E3779B97F4A7C15U;
    std::uint32_t below(std::uint32_t limit) {
        seed = seed * 6364136223846793005U + 1442695040888963407U;
        return static_cast<std::uint32_t>(seed >> 33) % limit;
    }
};

struct World {
    HexMap map;
    std::vector<std::uint8_t> controlled; ///< enemy zone of control, by hex
};

World generated() {
    Numbers numbers;
    MapSheet sheet;
    sheet.grid = {Orientation::Flat, {1, rows},    {1, columns},
                  RowsRun::North,    Shifted::Odd, *NumberFormat::fromPattern("C.RR")};
    sheet.terrains = {"clear", "woods", "hills", "water"};
    sheet.features = {"river"};
    for (std::size_t i = 0; i < sheet.grid.size(); ++i) {
        const std::uint32_t roll = numbers.below(20);
        const std::size_t kind = roll < 10 ? 0U : roll < 15 ? 1U : roll < 18 ? 2U : water;
        sheet.terrain.push_back(TerrainId(kind));
    }
    const HexMap bare(sheet);
    for (const HexId hex : bare.hexes())
        for (Direction direction = 0; direction < ownedHexsides; ++direction)
            if (const HexId next = bare.neighbour(hex, direction);
                next.exists() && numbers.below(6) == 0)
                sheet.hexsides.push_back({{hex, next}, {river}});
    World world{HexMap(sheet), {}};
    for (std::size_t i = 0; i < world.map.size(); ++i)
        world.controlled.push_back(numbers.below(25) == 0 ? 1 : 0);
    return world;
}

/// What a rule writer writes.
const Reached& byRules(Reach<>& reach, const World& world, HexId start, int points) {
    return reach.run(start, points, [&world](const HexStep& step) {
        const TerrainId terrain = world.map.terrain(step.to);
        if (terrain.index() == water)
            return StepCost::blocked(WaterHex);
        const StepCost cost =
            StepCost::of(entryCosts[terrain.index()] + (world.map.has(step.side, river) ? 1 : 0));
        return world.controlled[step.to.index()] != 0 ? cost.thenStop() : cost;
    });
}

/// The same as a bare loop.
BucketLoop referenceOf(const World& world) {
    const HexMap& map = world.map;
    return {map,
            [&map](HexId from, HexId to) {
                const std::size_t terrain = map.terrain(to).index();
                if (terrain == water)
                    return 0;
                return entryCosts[terrain] + (map.has(map.hexside(from, to), river) ? 1 : 0);
            },
            [&world](HexId hex) { return world.controlled[hex.index()] != 0; }};
}

using Clock = std::chrono::steady_clock;

double seconds(Clock::time_point from, Clock::time_point to) {
    return std::chrono::duration<double>(to - from).count();
}

double mean(const std::vector<double>& values) {
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

/// Ranges from all dry hexes in turn, the bare loop from the same hexes in between. Counters: the
/// speed relative to the bare loop (bar: 0.5), hexes reached, the slowest percent in microseconds
/// (bar at 10 points: 50).
void movementRange(benchmark::State& state) {
    static const World world = generated();
    const int points = static_cast<int>(state.range(0));
    Reach<> reach(world.map);
    BucketLoop reference = referenceOf(world);
    std::vector<HexId> starts;
    for (const HexId hex : world.map.hexes())
        if (world.map.terrain(hex).index() != water)
            starts.push_back(hex);

    for (const HexId start : starts)
        if (byRules(reach, world, start, points).hexes().size() !=
            reference.run(start.value, points))
            return state.SkipWithError("the two disagree");

    // The best of all passes for every start, so that other programs disturb nothing.
    std::vector<double> ours(starts.size(), 1);
    std::vector<double> theirs(starts.size(), 1);
    std::vector<double> each;
    std::size_t reached = 0;
    for (auto _ : state) {
        double pass = 0;
        for (std::size_t i = 0; i < starts.size(); ++i) {
            const auto before = Clock::now();
            reached += byRules(reach, world, starts[i], points).hexes().size();
            const auto between = Clock::now();
            benchmark::DoNotOptimize(reference.run(starts[i].value, points));
            const auto after = Clock::now();
            each.push_back(seconds(before, between));
            pass += each.back();
            ours[i] = std::min(ours[i], each.back());
            theirs[i] = std::min(theirs[i], seconds(between, after));
        }
        state.SetIterationTime(pass / static_cast<double>(starts.size()));
    }
    const auto slowest =
        each.begin() + static_cast<std::ptrdiff_t>(each.size() - 1 - each.size() / 100);
    std::nth_element(each.begin(), slowest, each.end());
    state.counters["hexes"] = static_cast<double>(reached) / static_cast<double>(each.size());
    state.counters["ours_us"] = mean(ours) * 1e6;
    state.counters["bare_us"] = mean(theirs) * 1e6;
    state.counters["p99_us"] = *slowest * 1e6;
    state.counters["ratio"] = mean(theirs) / mean(ours);
}
BENCHMARK(movementRange)
    ->ArgName("points")
    ->Arg(4)
    ->Arg(6)
    ->Arg(10)
    ->Arg(16)
    ->UseManualTime()
    ->Unit(benchmark::kMicrosecond)
    ->Iterations(50);

} // namespace
