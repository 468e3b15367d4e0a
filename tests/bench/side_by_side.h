// SPDX-License-Identifier: GPL-3.0-or-later
// Our code and a bare loop that does the same work, timed in turn within one run: on a machine that
// does other things as well, only their ratio means something. What does not wait for the disk is
// timed by the processor's clock of this thread, which stops while others run.
#pragma once

#include <algorithm>
#include <benchmark/benchmark.h>
#include <ctime>
#include <vector>

namespace esagono::bench {

enum class Clock : clockid_t { Work = CLOCK_THREAD_CPUTIME_ID, Wall = CLOCK_MONOTONIC };

[[nodiscard]] inline double now(Clock clock) {
    timespec time{};
    clock_gettime(static_cast<clockid_t>(clock), &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

template <class Action>
[[nodiscard]] double secondsOf(Action&& action, Clock clock = Clock::Work) {
    const double begin = now(clock);
    action();
    return now(clock) - begin;
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
double sideBySide(benchmark::State& state, std::size_t batch, Ours&& ours, Bare&& bare,
                  Clock clock = Clock::Work) {
    std::vector<double> oursTook;
    std::vector<double> bareTook;
    const auto each = static_cast<double>(batch);
    const auto times = [batch](auto& action) {
        for (std::size_t i = 0; i < batch; ++i)
            action();
    };
    for (auto _ : state) {
        oursTook.push_back(secondsOf([&] { times(ours); }, clock) / each);
        bareTook.push_back(secondsOf([&] { times(bare); }, clock) / each);
        state.SetIterationTime(oursTook.back());
    }
    const double median = percentile(oursTook, 50);
    state.counters["ratio"] = median / percentile(bareTook, 50);
    state.counters["bare_us"] = percentile(bareTook, 50) * 1e6;
    return median;
}

} // namespace esagono::bench
