// SPDX-License-Identifier: GPL-3.0-or-later
// Watching a diary of 20,000 events on the table of a real game: opening it, seeking anywhere,
// stepping back, with the view that goes with it. Beside seeking, copying one table: what the film
// cannot spare.
#include "engine/replay/figures.h"
#include "engine/replay/landmarks.h"
#include "tests/bench/long_diary.h"
#include "tests/bench/side_by_side.h"

namespace {

using namespace esagono;
using namespace esagono::bench;

constexpr double frameBar = 16.7; // milliseconds, of the slowest percent
constexpr double openBar = 300;   // milliseconds

void report(benchmark::State& state, const std::vector<double>& took, double bar) {
    state.counters["p50_ms"] = percentile(took, 50) * 1e3;
    state.counters["p99_ms"] = percentile(took, 99) * 1e3;
    judge(state, percentile(took, 99) * 1e3, bar);
}

void openingAFilm(benchmark::State& state) {
    const auto& path = longDiary();
    std::vector<double> took;
    for (auto _ : state) {
        took.push_back(secondsOf(
            [&] {
                const auto recording = Recording::open(path, allGames());
                Film film(*recording);
                film.seek(film.length());
                benchmark::DoNotOptimize(film.view(Viewer::umpire()).counters.size());
            },
            Clock::Wall));
        state.SetIterationTime(took.back());
    }
    report(state, took, openBar);
}

void seekingAnywhere(benchmark::State& state) {
    const auto recording = Recording::open(longDiary(), allGames());
    Film film(*recording);
    Chance chance(4);
    std::vector<double> took;
    std::vector<double> bare;
    for (auto _ : state) {
        const Moment moment = chance.below(film.length() + 1);
        took.push_back(secondsOf([&] {
            film.seek(moment);
            benchmark::DoNotOptimize(film.view(Viewer::of(SideId(std::size_t{0}))).counters.size());
        }));
        bare.push_back(secondsOf([&] { benchmark::DoNotOptimize(State(film.state())); }));
        state.SetIterationTime(took.back());
    }
    state.counters["ratio"] = percentile(took, 50) / percentile(bare, 50);
    report(state, took, frameBar);
}

void steppingBack(benchmark::State& state) {
    const auto recording = Recording::open(longDiary(), allGames());
    Film film(*recording);
    film.seek(film.length());
    std::vector<double> took;
    for (auto _ : state) {
        took.push_back(secondsOf([&] {
            film.seek(film.at() == 0 ? film.length() : film.at() - 1);
            benchmark::DoNotOptimize(film.view(Viewer::umpire()).counters.size());
        }));
        state.SetIterationTime(took.back());
    }
    state.counters["checkpoints"] = static_cast<double>(film.checkpoints());
    report(state, took, frameBar);
}

void readingLandmarksAndCourse(benchmark::State& state) {
    const auto recording = Recording::open(longDiary(), allGames());
    std::vector<double> took;
    for (auto _ : state) {
        Film film(*recording);
        took.push_back(secondsOf([&] {
            Landmarks landmarks(film);
            Figures figures(film);
            benchmark::DoNotOptimize(landmarks.read() && figures.read());
        }));
        state.SetIterationTime(took.back());
    }
    report(state, took, 1000);
}

} // namespace

BENCHMARK(openingAFilm)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(20);
BENCHMARK(seekingAnywhere)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(3000);
BENCHMARK(steppingBack)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(30000);
BENCHMARK(readingLandmarksAndCourse)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(5);
