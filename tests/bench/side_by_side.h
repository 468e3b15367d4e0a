// SPDX-License-Identifier: GPL-3.0-or-later
// Our code and a bare loop that does the same work, timed in turn within one run: on a machine that
// does other things as well, only their ratio means something.
#pragma once

#include <algorithm>
#include <benchmark/benchmark.h>
#include <chrono>
#include <vector>

namespace esagono::bench {

template <class Action>
[[nodiscard]] double secondsOf(Action&& action) {
    const auto begin = std::chrono::steady_clock::now();
    action();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

/// The value below which so many percent of the samples lie.
[[nodiscard]] inline double percentile(std::vector<double> samples, std::size_t percent) {
    if (samples.empty())
        return 0;
    const auto at =
        samples.begin() + static_cast<std::ptrdiff_t>((samples.size() - 1) * percent / 100);
    std::nth_element(samples.begin(), at, samples.end());
    return *at;
}

/// What packaging/bench prints beside a benchmark: the figure that counts and the most it may be.
inline void judge(benchmark::State& state, double figure, double bar) {
    state.counters["figure"] = figure;
    state.counters["bar"] = bar;
}

/// Times `ours` and `bare` in turn, `batch` times each per iteration. Counters: how many times as
/// long ours takes (by the medians), and the median of the bare loop in microseconds. Returns the
/// median of ours in seconds.
template <class Ours, class Bare>
double sideBySide(benchmark::State& state, std::size_t batch, Ours&& ours, Bare&& bare) {
    std::vector<double> oursTook;
    std::vector<double> bareTook;
    const auto each = static_cast<double>(batch);
    const auto times = [batch](auto& action) {
        for (std::size_t i = 0; i < batch; ++i)
            action();
    };
    for (auto _ : state) {
        oursTook.push_back(secondsOf([&] { times(ours); }) / each);
        bareTook.push_back(secondsOf([&] { times(bare); }) / each);
        state.SetIterationTime(oursTook.back());
    }
    const double median = percentile(oursTook, 50);
    state.counters["ratio"] = median / percentile(bareTook, 50);
    state.counters["bare_us"] = percentile(bareTook, 50) * 1e6;
    return median;
}

} // namespace esagono::bench
