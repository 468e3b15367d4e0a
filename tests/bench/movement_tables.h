// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of games played by chance, each just before a side moves, and what asking them takes.
#pragma once

#include "engine/play/playout.h"
#include "engine/play/position.h"
#include "tests/bench/side_by_side.h"

#include <algorithm>

namespace esagono::bench {

/// Tables at the beginning of a decision, nothing done yet, from the first turn to the last.
inline std::vector<State> tablesBefore(const Setting& agreed, FrameId frame, std::size_t wanted) {
    constexpr std::size_t mostCommands = 100'000;
    std::vector<State> states;
    for (std::uint64_t seed = 1; states.size() < wanted; ++seed) {
        SeededDice dice(seedFrom(std::to_string(seed)));
        RandomPlayer first(seed);
        RandomPlayer second(seed + 1);
        Player* const players[] = {&first, &second};
        FrameId before;
        (void)playOut(agreed, begin(agreed, dice).state, dice, players, mostCommands,
                      [&](const State& state, const Command&, const Ruled&) {
                          const Position position(state, agreed);
                          const FrameId now = position.isOver() ? FrameId() : position.frame().name;
                          if (now == frame && before != frame && states.size() < wanted)
                              states.push_back(state);
                          before = now;
                          return states.size() < wanted;
                      });
    }
    return states;
}

/// The slowest of all tables in milliseconds is judged, each by the best of several passes.
template <class Ask>
void onEveryTable(benchmark::State& state, const Setting& agreed, const std::vector<State>& tables,
                  double bar, const Ask& ask) {
    std::vector<double> best(tables.size(), 1);
    for (auto _ : state) {
        double pass = 0;
        for (std::size_t i = 0; i < best.size(); ++i) {
            const Position position(tables[i], agreed);
            const double took = secondsOf([&] { benchmark::DoNotOptimize(ask(position)); });
            best[i] = std::min(best[i], took);
            pass += took;
        }
        state.SetIterationTime(pass / static_cast<double>(best.size()));
    }
    judge(state, *std::ranges::max_element(best) * 1000, bar);
}

} // namespace esagono::bench
