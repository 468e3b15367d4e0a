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
    checkChartsAreHeeded({&guadalajaraGame(),
                          {"abyssinia", "italian_offensive", "spanish_paella", "bolognese_sauce"},
                          6,
                          60,
                          probe,
                          {{"terrain/hills/overrun", "1.20"},
                           {"combat_modifiers/brihuega", "1.17c"},
                           {"combat_modifiers/panic", "2.7d"},
                           {"combat_modifiers/dg", "1.7a"},
                           {"combat_shifts/air_defender", "1.10a"},
                           {"reconstitution/2-6", "1.14a"},
                           {"reconstitution_modifiers/communist", "1.14b"},
                           {"tank_vs_tank/<=1", "1.11h"},
                           {"tank_vs_tank/2", "1.11h"},
                           {"tank_vs_tank/3", "1.11h"},
                           {"tank_vs_tank/6", "1.11h"},
                           {"tank_vs_tank/7", "1.11h"},
                           {"tank_vs_tank/8+", "1.11h"},
                           {"tank_after_combat/7+", "1.9b"},
                           {"interdiction/1-2", "1.10c"},
                           {"interdiction/3-4", "1.10c"},
                           {"interdiction/5", "1.10c"},
                           {"interdiction/6", "1.10c"},
                           {"air_points/1/1", "2.8b"},
                           {"air_points/2/1", "2.8b"},
                           {"air_points/3/1", "2.8b"},
                           {"air_points/4/1", "2.8b"},
                           {"air_points/5/1", "2.8b"},
                           {"air_points/6/1", "2.8b"},
                           {"reconstitution_modifiers/international", "1.14b"},
                           {"costs/stacking", "1.1"},
                           {"costs/loose_line", "4.3a"},
                           {"costs/crossing", "4.3a"},
                           {"costs/sudden_death", "Sc.1.c"},
                           {"victory_scenario1/46+", "Sc.1.c"},
                           {"victory_scenario1/36-45", "Sc.1.c"},
                           {"victory_scenario1/31-35", "Sc.1.c"},
                           {"victory_scenario1/21-30", "Sc.1.c"},
                           {"victory_scenario1/<=20", "Sc.1.c"}}});
}

} // namespace esagono::guadalajara::heeded_tests
