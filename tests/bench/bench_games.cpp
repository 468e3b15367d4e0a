// SPDX-License-Identifier: GPL-3.0-or-later
// Games played by chance from set-up to the end, every decision through its offers, beside the
// events of such a game folded again without rules.
#include "engine/banditen/banditen.h"
#include "engine/core/fold.h"
#include "engine/guadalajara/guadalajara.h"
#include "engine/kit/reading/package_reader.h"
#include "engine/play/playout.h"
#include "engine/santander/santander.h"
#include "engine/tscw/tscw.h"
#include "tests/bench/side_by_side.h"

namespace {

using namespace esagono;
using namespace esagono::bench;

// Bars for one game, in milliseconds: small games, one with 180 units on 2,100 hexes, and a whole
// war of nineteen turns.
constexpr double smallGame = 30;
constexpr double largeGame = 600;
constexpr double wholeWar = 2000;
constexpr std::size_t mostCommands = 100'000;
constexpr std::uint64_t games = 8;

Game printed(const Rules& rules) {
    return Game(readPackage(std::filesystem::path(ESAGONO_SOURCE_DIR) / "resources" / rules.id),
                rules);
}
const Game& santanderGame() {
    static const Game read = printed(santander::rules());
    return read;
}
const Game& banditenGame() {
    static const Game read = printed(banditen::rules());
    return read;
}
const Game& guadalajaraGame() {
    static const Game read = printed(guadalajara::rules());
    return read;
}
const Game& tscwGame() {
    static const Game read = printed(tscw::rules());
    return read;
}

Played playAGame(const Setting& agreed, std::uint64_t seed, const Watch& watch = {}) {
    SeededDice dice(seedFrom(std::to_string(seed)));
    RandomPlayer first(seed);
    RandomPlayer second(seed + 1);
    Player* const players[] = {&first, &second};
    return playOut(agreed, begin(agreed, dice).state, dice, players, mostCommands, watch);
}

void playingAGame(benchmark::State& state, const Game& (*game)(), const char* scenario,
                  double mostMilliseconds) {
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

#define PLAYING(name, game, scenario, most)                                                        \
    BENCHMARK_CAPTURE(playingAGame, name, game, scenario, most)                                    \
        ->UseManualTime()                                                                          \
        ->Unit(benchmark::kMillisecond)                                                            \
        ->Iterations(5)
PLAYING(santander_free_setup, santanderGame, "campaign", smallGame);
PLAYING(santander_suggested_setup, santanderGame, "suggested", smallGame);
PLAYING(banditen_gravellona, banditenGame, "gravellona", smallGame);
PLAYING(banditen_tarnova, banditenGame, "tarnova", smallGame);
PLAYING(guadalajara_abyssinia, guadalajaraGame, "abyssinia", largeGame);
PLAYING(guadalajara_bolognese_sauce, guadalajaraGame, "bolognese_sauce", largeGame);
PLAYING(tscw_1936, tscwGame, "1936", largeGame);
PLAYING(tscw_campaign, tscwGame, "campaign", wholeWar);
#undef PLAYING

} // namespace
