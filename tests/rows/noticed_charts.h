// SPDX-License-Identifier: GPL-3.0-or-later
// Every cell of every chart is heeded: a game notices when it is changed, or the chart says that it
// is for reading only, and then nothing changes with it.
#pragma once

#include "engine/play/position.h"

#include <string>
#include <vector>

namespace esagono {

struct ChartLaw {
    const Game* game = nullptr;
    std::vector<std::string> scenarios; ///< in turn
    std::size_t games = 0;              ///< random games that are played with every change
    std::size_t rolls = 0;              ///< further ones, for what dice seldom read
    /// What the rules read from end to end of the tables that dice hardly reach the ends of.
    std::string (*probe)(const Position&) = nullptr;
    std::vector<std::string> byRows =
        {}; ///< rows of charts that rows of rules prove: "modifiers/concentric"
};

/// Inside a test case.
void checkChartsAreHeeded(const ChartLaw& law);

} // namespace esagono
