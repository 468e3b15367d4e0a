// SPDX-License-Identifier: GPL-3.0-or-later
// The computer player: how long the quick one thinks about a command at most, and how long the
// patient one goes on after it was told to stop. On tables of games played by chance.
#include "engine/ai/commander.h"
#include "engine/all_games.h"
#include "engine/kit/reading/package_reader.h"
#include "tests/bench/movement_tables.h"

#include <atomic>

namespace {

using namespace esagono;
using namespace esagono::bench;

constexpr double mostForACommand = 500; // milliseconds
constexpr double mostAfterStop = 50;
constexpr std::size_t wanted = 16;  // tables
constexpr std::size_t between = 23; // commands from one to the next

/// Rings when so many positions have been judged, and remembers when that was.
struct Bell {
    static inline std::atomic<bool> stop = false;
    static inline std::size_t before = 0;
    static inline double rungAt = 0;

    static double ring(const Position& /*position*/, SideId /*side*/) {
        if (!stop && before-- == 0) {
            rungAt = now(Clock::Work);
            stop = true;
        }
        return 0;
    }
};

Setting agreed(const char* id, const char* scenario) {
    static std::vector<std::unique_ptr<const Game>> read;
    for (const Rules* rules : allGames())
        if (rules->id == id)
            read.push_back(std::make_unique<const Game>(
                readPackage(std::filesystem::path(ESAGONO_SOURCE_DIR) / "resources" / id), *rules));
    return settingOf(*read.back(), scenario);
}

std::vector<State> tablesOf(const Setting& setting) {
    std::vector<State> tables;
    for (std::uint64_t seed = 1; tables.size() < wanted; ++seed) {
        SeededDice dice(seedFrom(std::to_string(seed)));
        RandomPlayer first(seed);
        RandomPlayer second(seed + 1);
        Player* const players[] = {&first, &second};
        std::size_t commands = 0;
        (void)playOut(setting, begin(setting, dice).state, dice, players, between * wanted,
                      [&](const State& state, const Command&, const Ruled&) {
                          if (++commands % between == 0 && tables.size() < wanted)
                              tables.push_back(state);
                          return tables.size() < wanted;
                      });
    }
    return tables;
}

SideId firstOf(Sides sides) {
    SideId side(std::size_t{0});
    while (!sides.contains(side))
        ++side.value;
    return side;
}

void deciding(benchmark::State& state, const char* game, const char* scenario) {
    const Setting setting = agreed(game, scenario);
    const std::vector<State> tables = tablesOf(setting);
    onEveryTable(state, setting, tables, mostForACommand, [&](const Position& position) {
        ai::Commander commander(setting, brainOf(setting), {ai::Level::Quick, 1, {}});
        return commander.decide(position.state(), firstOf(position.owners())).has_value();
    });
}

void stopping(benchmark::State& state, const char* game, const char* scenario) {
    const Setting setting = agreed(game, scenario);
    const std::vector<State> tables = tablesOf(setting);
    ai::Brain brain = brainOf(setting);
    brain.points = Bell::ring;
    double longest = 0;
    for (auto _ : state) {
        double sum = 0;
        for (const State& table : tables)
            for (const std::size_t before : {0U, 3U, 30U, 300U}) {
                Bell::stop = false;
                Bell::before = before;
                ai::Commander commander(setting, brain, {ai::Level::Patient, 1, {}});
                const Position position(table, setting);
                benchmark::DoNotOptimize(
                    commander.decide(table, firstOf(position.owners()), &Bell::stop));
                const double took = Bell::stop ? now(Clock::Work) - Bell::rungAt : 0;
                longest = std::max(longest, took);
                sum += took;
            }
        state.SetIterationTime(sum / static_cast<double>(4 * tables.size()));
    }
    judge(state, longest * 1000, mostAfterStop);
}

#define THINKING(name, game, scenario)                                                             \
    BENCHMARK_CAPTURE(deciding, name, game, scenario)                                              \
        ->UseManualTime()                                                                          \
        ->Unit(benchmark::kMillisecond)                                                            \
        ->Iterations(2);                                                                           \
    BENCHMARK_CAPTURE(stopping, name, game, scenario)                                              \
        ->UseManualTime()                                                                          \
        ->Unit(benchmark::kMillisecond)                                                            \
        ->Iterations(1)
THINKING(santander, "santander", "suggested");
THINKING(banditen, "banditen", "tarnova");
THINKING(guadalajara, "guadalajara", "abyssinia");
THINKING(tscw, "tscw", "campaign");
#undef THINKING

} // namespace
