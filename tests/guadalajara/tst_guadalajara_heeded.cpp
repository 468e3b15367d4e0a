// SPDX-License-Identifier: GPL-3.0-or-later
// Every cell of the charts binds, or is for reading only.
#include "engine/guadalajara/fighting/barrage.h"
#include "engine/guadalajara/fighting/battle.h"
#include "engine/guadalajara/printed.h"
#include "tests/guadalajara/rule_rows.h"
#include "tests/rows/noticed_charts.h"

#include <doctest/doctest.h>

namespace esagono::guadalajara::heeded_tests {

namespace {

std::string inWords(const std::optional<int>& halves) {
    return halves ? std::to_string(*halves) + " " : "- ";
}

/// Combats and barrages in every column, with every total there could be.
std::string probeFights(const Position& position) {
    std::string read;
    for (int total = 0; total <= 14; ++total) {
        Fight fight;
        for (; fight.column < position.chart(CombatChart).columns.entries.size(); ++fight.column)
            read += resultOf(position, {}, fight, total).cell() + " ";
        for (std::size_t i = 0; i < position.chart(BarrageChart).columns.entries.size(); ++i) {
            const BarrageResult result = resultIn(position, i, total);
            read += (result.isDg ? "DG" : "") + std::to_string(result.steps) + " ";
        }
    }
    return read;
}

/// Steps of every class into the first hex of every terrain, and all ways over water: wheels come
/// to it without a road only where terrain lets them.
std::string probeSteps(const Position& position) {
    std::string read;
    std::vector<bool> seen(position.package().terrains.size());
    for (const HexId to : position.map().hexes()) {
        const std::size_t terrain = position.map().terrain(to).index();
        if (seen[terrain])
            continue;
        seen[terrain] = true;
        for (const HexId from : position.map().neighbours(to))
            for (const Class by : {Class::Foot, Class::Motorised, Class::Tank})
                read += inWords(stepHalves(position, by, from, to));
    }
    const Printed& print = printed(position);
    for (const Crossing* each : {&print.river, &print.stream, &print.bridge, &print.railBridge})
        for (const std::optional<int>& halves : each->halves)
            read += inWords(halves);
    return read;
}

std::string probe(const Position& position) {
    return probeFights(position) + probeSteps(position);
}

} // namespace

TEST_CASE("every cell of the charts of Guadalajara is heeded, or for reading only") {
    checkChartsAreHeeded(
        {&guadalajaraGame(),
         {"abyssinia", "italian_offensive", "spanish_paella", "bolognese_sauce"},
         6,
         60,
         probe,
         // 1.11h, 1.10c, 1.1, 4.3a, Sc.1.c
         {"tank_vs_tank/<=1", "tank_vs_tank/2", "tank_vs_tank/3", "tank_vs_tank/6",
          "tank_vs_tank/7", "tank_vs_tank/8+", "interdiction/1-2", "interdiction/3-4",
          "interdiction/5", "interdiction/6", "costs/stacking", "costs/loose_line",
          "costs/crossing", "costs/sudden_death", "victory_scenario1/46+",
          "victory_scenario1/36-45", "victory_scenario1/31-35", "victory_scenario1/21-30",
          "victory_scenario1/<=20"}});
}

} // namespace esagono::guadalajara::heeded_tests
