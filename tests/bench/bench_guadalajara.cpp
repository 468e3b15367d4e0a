// SPDX-License-Identifier: GPL-3.0-or-later
// The largest game: the ways of a unit, the offers of a movement phase, supply. On positions of
// games played by chance, the ways beside a bare loop over the same costs.
#include "engine/guadalajara/moving/phase.h"
#include "engine/guadalajara/moving/ways.h"
#include "engine/kit/reading/package_reader.h"
#include "engine/map/reach.h"
#include "tests/bench/bucket_loop.h"
#include "tests/bench/movement_tables.h"

namespace {

using namespace esagono;
using namespace esagono::bench;
using namespace esagono::guadalajara;

constexpr double mostForReach = 50; // microseconds
constexpr double mostForOffers = 5; // milliseconds
constexpr double mostForSupply = 5; // milliseconds, our own
constexpr std::size_t wanted = 60;  // positions

const Setting& agreed() {
    static const Game game(
        readPackage(std::filesystem::path(ESAGONO_SOURCE_DIR) / "resources" / "guadalajara"),
        rules());
    static const Setting setting = settingOf(game, "abyssinia");
    return setting;
}

/// Tables at the beginning of movement phases, from the first turn to the last.
const std::vector<State>& tables() {
    static const std::vector<State> found = tablesBefore(agreed(), frame(movementKind), wanted);
    return found;
}

/// A unit that can be moved, where it can be.
struct Asked {
    const State* table = nullptr;
    CounterId unit;
    BucketLoop bare;
    int points = 0;
};

/// Some units of every table that go by themselves, of a class of movement.
std::vector<Asked> asked(bool onFoot) {
    std::vector<Asked> units;
    for (const State& table : tables()) {
        const Position position(table, agreed());
        std::size_t taken = 0;
        for (std::size_t i = 0; i < position.counterCount() && taken < 3; ++i) {
            const CounterId unit((i * 7) % position.counterCount());
            if (!position.isOnMap(unit) || position.side(unit) != position.owners().only() ||
                isAir(position, unit) || isAboard(position, unit) ||
                classOf(position, unit) == Class::Rail ||
                typeOf(position, unit) == Type::RailwayInfantry ||
                (classOf(position, unit) == Class::Foot) != onFoot)
                continue;
            const Way way(position, {&unit, 1});
            if (!canGo(way, Ends::Move))
                continue;
            ++taken;
            units.push_back({&table, unit,
                             BucketLoop(
                                 position.map(),
                                 [&](HexId from, HexId to) {
                                     return whyNotStep(way, from, to)
                                                ? 0
                                                : way.toll(way.movers().front(), from, to).halves();
                                 },
                                 [](HexId) { return false; }),
                             way.movers().front().left});
        }
    }
    return units;
}

/// A unit with what its ways have to reckon with, ready to be asked again and again.
struct Ready {
    Position position;
    Front front;
    BucketLoop* bare;
    CounterId unit;
    int points;

    explicit Ready(Asked& asked)
        : position(*asked.table, agreed())
        , front(position, position.side(asked.unit))
        , bare(&asked.bare)
        , unit(asked.unit)
        , points(asked.points) {}
    [[nodiscard]] HexId start() const { return position.hex(unit); }
};

/// How many hexes the unit can come to, by the rules.
std::size_t reachByRules(Reach<>& reach, const Ready& each) {
    const Way way(each.position, {&each.unit, 1}, each.front);
    return reach
        .run(each.start(), each.points,
             [&](const HexStep& step) {
                 if (whyNotStep(way, step.from, step.to))
                     return StepCost::blocked(1);
                 return StepCost::of(way.toll(way.movers().front(), step.from, step.to).halves());
             })
        .hexes()
        .size();
}

/// The same as it is offered at a click: every way, and for the hexes just beyond what forbids
/// them.
std::size_t reachAsOffered(Reach<>& /*reach*/, const Ready& each) {
    const Way way(each.position, {&each.unit, 1}, each.front);
    return offerWays(way, {VerbId(0), "", Values(3), 2, Ends::Move}).front().steps.size();
}

void reachOfAUnit(benchmark::State& state, bool onFoot,
                  std::size_t (*reached)(Reach<>&, const Ready&), double bar) {
    std::vector<Asked> units = asked(onFoot);
    std::vector<Ready> ready(units.begin(), units.end());
    Reach<> reach(*agreed().map);
    std::size_t hexes = 0;
    for (const Ready& each : ready) {
        const std::size_t found = reached(reach, each);
        hexes += found;
        if (each.bare->run(each.start().value, each.points) != found)
            return state.SkipWithError("the two disagree");
    }
    const double took = sideBySide(
        state, 1,
        [&] {
            for (const Ready& each : ready)
                benchmark::DoNotOptimize(reached(reach, each));
        },
        [&] {
            for (const Ready& each : ready)
                benchmark::DoNotOptimize(each.bare->run(each.start().value, each.points));
        });
    const auto count = static_cast<double>(units.size());
    state.counters["units"] = count;
    state.counters["hexes"] = static_cast<double>(hexes) / count;
    if (bar > 0)
        judge(state, took * 1e6 / count, bar);
    else
        state.counters["each_us"] = took * 1e6 / count;
}

void offersOfAMovementPhase(benchmark::State& state) {
    onEveryTable(state, agreed(), tables(), mostForOffers, [](const Position& position) {
        return offersTo(position, position.owners().only()).size();
    });
}

void supplyOfBothSides(benchmark::State& state) {
    onEveryTable(state, agreed(), tables(), mostForSupply, [](const Position& position) {
        return outOfSupply(position, nationalist).size() + outOfSupply(position, republican).size();
    });
}

#define REACHING(name, onFoot, how, bar)                                                           \
    BENCHMARK_CAPTURE(reachOfAUnit, name, onFoot, how, bar)                                        \
        ->UseManualTime()                                                                          \
        ->Unit(benchmark::kMillisecond)                                                            \
        ->Iterations(20)
REACHING(on_foot, true, reachByRules, mostForReach);
REACHING(motorised, false, reachByRules, mostForReach);
REACHING(on_foot_as_offered, true, reachAsOffered, 0);
REACHING(motorised_as_offered, false, reachAsOffered, 0);
#undef REACHING
BENCHMARK(offersOfAMovementPhase)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(10);
BENCHMARK(supplyOfBothSides)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(10);

} // namespace
