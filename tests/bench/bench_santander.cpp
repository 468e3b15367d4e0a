// SPDX-License-Identifier: GPL-3.0-or-later
// Santander 1937 played by chance from set-up to the end, every decision through its offers,
// beside the events of such a game folded again without rules.
#include "bench/side_by_side.h"
#include "core/fold.h"
#include "kit/package_reader.h"
#include "play/playout.h"
#include "santander/santander.h"

namespace {

using namespace esagono;
using namespace esagono::bench;

constexpr double mostMilliseconds = 30; // for one game
constexpr std::size_t mostCommands = 100'000;
constexpr std::uint64_t games = 8;

const Game& game() {
    static const Game read(
        readPackage(std::filesystem::path(ESAGONO_SOURCE_DIR) / "resources" / "santander"),
        santander::rules());
    return read;
}

Played playAGame(const Setting& agreed, std::uint64_t seed, const Watch& watch = {}) {
    SeededDice dice(seedFrom(std::to_string(seed)));
    RandomPlayer nationalist(seed);
    RandomPlayer republican(seed + 1);
    Player* const players[] = {&nationalist, &republican};
    return playOut(agreed, begin(agreed, dice).state, dice, players, mostCommands, watch);
}

void playingAGame(benchmark::State& state, const char* scenario) {
    const Setting agreed = settingOf(game(), scenario);
    SeededDice dice(seedFrom("1"));
    const State begun = begin(agreed, dice).state;
    std::vector<Event> events;
    std::size_t commands = 0;
    for (std::uint64_t seed = 1; seed <= games; ++seed)
        (void)playAGame(agreed, seed, [&](const State&, const Command&, const Ruled& ruled) {
            ++commands;
            if (seed == 1)
                events.insert(events.end(), ruled.events.begin(), ruled.events.end());
            return true;
        });
    const double took = sideBySide(
        state, 1,
        [&] {
            for (std::uint64_t seed = 1; seed <= games; ++seed)
                benchmark::DoNotOptimize(playAGame(agreed, seed).events);
        },
        [&] {
            for (std::uint64_t seed = 1; seed <= games; ++seed) {
                State table = begun;
                for (const Event& event : events)
                    fold(table, event);
                benchmark::DoNotOptimize(table.tops.data());
            }
        });
    state.counters["games_per_s"] = games / took;
    state.counters["decisions_per_s"] = static_cast<double>(commands) / took;
    judge(state, 1000 * took / games, mostMilliseconds);
}

BENCHMARK_CAPTURE(playingAGame, free_setup, "campaign")
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond)
    ->Iterations(5);
BENCHMARK_CAPTURE(playingAGame, suggested_setup, "suggested")
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond)
    ->Iterations(5);

} // namespace
