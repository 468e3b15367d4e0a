// SPDX-License-Identifier: GPL-3.0-or-later
// Every cell of every chart is heeded: with another value that can be played, random games go
// otherwise or rows of rules no longer hold; or the chart says that it is for reading only, and
// then nothing changes with it. A value nobody can read is refused by the contract.
#pragma once

#include "engine/play/position.h"

#include <string>
#include <vector>

namespace esagono {

/// What random games do not come to: some row of rules of that section fails if a cell is changed.
struct CellsByRows {
    std::string
        cells; ///< a row of a chart, "modifiers/concentric", or one cell, "terrain/city/rain"
    const char* section = ""; ///< empty: a table of odds proves it, which cannot be tried here
};

struct ChartLaw {
    const Game* game = nullptr;
    std::vector<std::string> scenarios; ///< in turn
    std::size_t games = 0;              ///< random games that are played with every change
    std::size_t rolls = 0;              ///< further ones, for what dice seldom read
    /// What the rules read from end to end of the tables that dice hardly reach the ends of.
    std::string (*probe)(const Position&) = nullptr;
    std::vector<CellsByRows> byRows = {};
};

/// Inside a test case.
void checkChartsAreHeeded(const ChartLaw& law);

} // namespace esagono
