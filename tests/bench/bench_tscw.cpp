// SPDX-License-Identifier: GPL-3.0-or-later
// The whole war: supply of all units of both sides, and the offers of its movement segments. On
// positions of games played by chance.
#include "engine/kit/reading/package_reader.h"
#include "engine/tscw/chapters.h"
#include "tests/bench/movement_tables.h"

namespace {

using namespace esagono;
using namespace esagono::bench;
using namespace esagono::tscw;

constexpr double mostForSupply = 2; // milliseconds
constexpr double mostForOffers = 10;
constexpr std::size_t wanted = 24; // positions

const Setting& agreed() {
    static const Game game(
        readPackage(std::filesystem::path(ESAGONO_SOURCE_DIR) / "resources" / "tscw"), rules());
    static const Setting setting = settingOf(game, "1938");
    return setting;
}

void supplyOfBothSides(benchmark::State& state) {
    static const std::vector<State> tables = tablesBefore(agreed(), frame(movementKind), wanted);
    onEveryTable(state, agreed(), tables, mostForSupply, [](const Position& position) {
        return suppliesOf(position, nationalist).size() + suppliesOf(position, republican).size();
    });
}

void offersOf(benchmark::State& state, FrameId segment) {
    const std::vector<State> tables = tablesBefore(agreed(), segment, wanted);
    onEveryTable(state, agreed(), tables, mostForOffers, [](const Position& position) {
        return offersTo(position, position.owners().only()).size();
    });
}

BENCHMARK(supplyOfBothSides)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(10);
#define OFFERS(name, segment)                                                                      \
    BENCHMARK_CAPTURE(offersOf, name, segment)                                                     \
        ->UseManualTime()                                                                          \
        ->Unit(benchmark::kMillisecond)                                                            \
        ->Iterations(10)
OFFERS(movement, frame(movementKind));
OFFERS(rail, frame(railKind));
#undef OFFERS

} // namespace
