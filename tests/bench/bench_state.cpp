// SPDX-License-Identifier: GPL-3.0-or-later
// Copies of the table: dry runs, take-back, seeking and the computer player all live on them.
#include "engine/core/snapshot.h"
#include "tests/bench/large_table.h"
#include "tests/bench/side_by_side.h"

#include <cstring>

namespace {

using namespace esagono;
using namespace esagono::bench;

constexpr double copyBar = 2; // microseconds

State inPlay() {
    Chance chance(1);
    State state = laidOut(chance);
    (void)play(state, chance, 2000);
    return state;
}

/// The bytes a copy has to move, as one block: what nothing can be faster than.
class Block {
public:
    explicit Block(const State& state)
        : m_from(packState(state).size(), 'x')
        , m_to(m_from) {}
    void copy() {
        std::memcpy(m_to.data(), m_from.data(), m_from.size());
        benchmark::DoNotOptimize(m_to.data());
        benchmark::ClobberMemory();
    }
    [[nodiscard]] double kilobytes() const { return static_cast<double>(m_from.size()) / 1024; }

private:
    std::string m_from;
    std::string m_to;
};

void copyOfATable(benchmark::State& state) {
    const State table = inPlay();
    Block block(table);
    const double took = sideBySide(
        state, 1000,
        [&] {
            State copy(table);
            benchmark::DoNotOptimize(copy.counters.data());
        },
        [&] { block.copy(); });
    state.counters["kB"] = block.kilobytes();
    judge(state, took * 1e6, copyBar);
}

void copyOntoATable(benchmark::State& state) {
    const State table = inPlay();
    State other = table;
    Block block(table);
    const double took = sideBySide(
        state, 1000,
        [&] {
            other = table;
            benchmark::DoNotOptimize(other.counters.data());
        },
        [&] { block.copy(); });
    judge(state, took * 1e6, copyBar);
}

void comparisonOfTables(benchmark::State& state) {
    const State table = inPlay();
    const State other = table;
    const std::string bytes = packState(table);
    const std::string same = bytes;
    sideBySide(
        state, 1000, [&] { benchmark::DoNotOptimize(table == other); },
        [&] { benchmark::DoNotOptimize(bytes == same); });
}

void packingATable(benchmark::State& state) {
    const State table = inPlay();
    Block block(table);
    sideBySide(
        state, 200, [&] { benchmark::DoNotOptimize(packState(table).data()); },
        [&] { block.copy(); });
}

void unpackingATable(benchmark::State& state) {
    const std::string bytes = packState(inPlay());
    const TableShape shape = largeShape();
    Block block(inPlay());
    sideBySide(
        state, 200, [&] { benchmark::DoNotOptimize(unpackState(bytes, shape).has_value()); },
        [&] { block.copy(); });
}

void digestOfATable(benchmark::State& state) {
    const State table = inPlay();
    const std::string bytes = packState(table);
    sideBySide(
        state, 200, [&] { benchmark::DoNotOptimize(digestOf(table)); },
        [&] { benchmark::DoNotOptimize(digestOf(bytes)); });
}

} // namespace

BENCHMARK(copyOfATable)->UseManualTime()->Unit(benchmark::kMicrosecond)->Iterations(300);
BENCHMARK(copyOntoATable)->UseManualTime()->Unit(benchmark::kMicrosecond)->Iterations(300);
BENCHMARK(comparisonOfTables)->UseManualTime()->Unit(benchmark::kMicrosecond)->Iterations(100);
BENCHMARK(packingATable)->UseManualTime()->Unit(benchmark::kMicrosecond)->Iterations(100);
BENCHMARK(unpackingATable)->UseManualTime()->Unit(benchmark::kMicrosecond)->Iterations(100);
BENCHMARK(digestOfATable)->UseManualTime()->Unit(benchmark::kMicrosecond)->Iterations(100);
