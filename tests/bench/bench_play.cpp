// SPDX-License-Identifier: GPL-3.0-or-later
// The test game played by chance: whole games beside their events folded again without rules, and
// single questions to the referee beside a bare copy of the table.
#include "engine/core/fold.h"
#include "engine/play/playout.h"
#include "engine/play/position.h"
#include "engine/play/view.h"
#include "tests/bench/side_by_side.h"
#include "tests/bench/skirmish_game.h"

namespace {

using namespace esagono;
using namespace esagono::bench;

constexpr double leastSideTurns = 100; // per second
constexpr std::size_t mostCommands = 10'000;

Setting setting() {
    return settingOf(skirmishGame(), "field");
}

/// A position somebody was asked in, and what he answered.
struct Moment {
    State state;
    Command command;
};

struct Recorded {
    State begin;
    std::vector<Event> events;
    std::vector<Moment> moments;
    std::size_t sideTurns = 0;
};

/// A random game from its first decision on.
Played playAGame(const Setting& agreed, std::uint64_t seed, const Watch& watch = {}) {
    SeededDice dice(seedFrom(std::to_string(seed)));
    RandomPlayer red(seed);
    RandomPlayer blue(seed + 1);
    Player* const players[] = {&red, &blue};
    return playOut(agreed, begin(agreed, dice).state, dice, players, mostCommands, watch);
}

Recorded recordAGame(const Setting& agreed, std::uint64_t seed) {
    Recorded record;
    SeededDice dice(seedFrom(std::to_string(seed)));
    record.begin = begin(agreed, dice).state;
    (void)playAGame(
        agreed, seed, [&](const State& before, const Command& command, const Ruled& ruled) {
            record.moments.push_back({before, command});
            for (const Event& event : ruled.events) {
                const auto* pushed = std::get_if<FramePushed>(&event.fact);
                if (pushed != nullptr && pushed->frame.name == skirmish::frame(skirmish::moveKind))
                    ++record.sideTurns;
                record.events.push_back(event);
            }
            return true;
        });
    return record;
}

void playingAGame(benchmark::State& state) {
    const Setting agreed = setting();
    const Recorded record = recordAGame(agreed, 1);
    const double took = sideBySide(
        state, 1, [&] { benchmark::DoNotOptimize(playAGame(agreed, 1).events); },
        [&] {
            State table = record.begin;
            for (const Event& event : record.events)
                fold(table, event);
            benchmark::DoNotOptimize(table.tops.data());
        });
    const double perSecond = static_cast<double>(record.sideTurns) / took;
    state.counters["commands"] = static_cast<double>(record.moments.size());
    state.counters["events"] = static_cast<double>(record.events.size());
    state.counters["side_turns_per_s"] = perSecond;
    judge(state, 1000 / perSecond, 1000 / leastSideTurns); // milliseconds for one side-turn
}

/// Asks a question at every moment of a game, beside copying the table of that moment.
template <class Question>
void atEveryMoment(benchmark::State& state, Question question) {
    const Setting agreed = setting();
    const Recorded record = recordAGame(agreed, 2);
    const double took = sideBySide(
        state, 1,
        [&] {
            for (const Moment& moment : record.moments)
                question(agreed, moment);
        },
        [&] {
            for (const Moment& moment : record.moments) {
                State copy(moment.state);
                benchmark::DoNotOptimize(copy.tops.data());
            }
        });
    state.counters["us_each"] = took / static_cast<double>(record.moments.size()) * 1e6;
}

void rulingOnACommand(benchmark::State& state) {
    SeededDice dice(seedFrom("rule"));
    atEveryMoment(state, [&](const Setting& agreed, const Moment& moment) {
        benchmark::DoNotOptimize(rule(agreed, moment.state, moment.command, dice).isRefused());
    });
}

void askingForOffers(benchmark::State& state) {
    atEveryMoment(state, [](const Setting& agreed, const Moment& moment) {
        benchmark::DoNotOptimize(
            offersTo(Position(moment.state, agreed), moment.command.side).data());
    });
}

void judgingACommand(benchmark::State& state) {
    atEveryMoment(state, [](const Setting& agreed, const Moment& moment) {
        benchmark::DoNotOptimize(
            whyNot(Position(moment.state, agreed), moment.command).has_value());
    });
}

void lookingAtTheTable(benchmark::State& state) {
    atEveryMoment(state, [](const Setting& agreed, const Moment& moment) {
        benchmark::DoNotOptimize(
            viewOf(Position(moment.state, agreed), Viewer::of(moment.command.side))
                .counters.data());
    });
}

} // namespace

BENCHMARK(playingAGame)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(50);
BENCHMARK(rulingOnACommand)->UseManualTime()->Unit(benchmark::kMicrosecond)->Iterations(50);
BENCHMARK(askingForOffers)->UseManualTime()->Unit(benchmark::kMicrosecond)->Iterations(50);
BENCHMARK(judgingACommand)->UseManualTime()->Unit(benchmark::kMicrosecond)->Iterations(50);
BENCHMARK(lookingAtTheTable)->UseManualTime()->Unit(benchmark::kMicrosecond)->Iterations(50);
