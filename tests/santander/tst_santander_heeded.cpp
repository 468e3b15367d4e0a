// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/santander/fighting/battle.h"
#include "tests/rows/noticed_charts.h"
#include "tests/santander/rule_rows.h"

#include <doctest/doctest.h>

namespace esagono::santander::heeded_tests {

namespace {

/// Combats in every column, and nerves, with every total there could be.
std::string probe(const Position& position) {
    std::string read;
    for (int total = -2; total <= 14; ++total) {
        Fight fight;
        for (; fight.column < position.chart(CombatChart).columns.entries.size(); ++fight.column) {
            const CombatResult result = resultOf(position, fight, total);
            read += std::to_string(result.attacker) + "/" + std::to_string(result.defender) +
                    (result.breakthrough ? "B " : " ");
        }
        read += wordOf(moraleOf(position, total)).id + " ";
    }
    return read;
}

} // namespace

TEST_CASE("every cell of the charts of Santander is heeded, or for reading only") {
    checkChartsAreHeeded({&santanderGame(),
                          {"campaign", "suggested", "historical"},
                          9,
                          60,
                          probe,
                          {{"modifiers/above_table", "10.2"},
                           {"terrain/city/defence", "1.3.2"},
                           {"offensive/5/5-6", "12.2"},
                           {"terrain/city/rain", "11.3"}}});
}

} // namespace esagono::santander::heeded_tests
