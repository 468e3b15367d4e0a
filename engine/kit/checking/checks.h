// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of package_check, one per concept, for those who check all or one of them.
#pragma once

#include "engine/kit/checking/finding.h"
#include "engine/kit/package.h"

namespace esagono {

using Findings = std::vector<Finding>;

/// Overlaps, holes among the dice, odds that do not rise.
void checkCharts(const GamePackage& package, Findings& findings);
/// Hexes nobody can reach, areas without hexes.
void checkMaps(const GamePackage& package, Findings& findings);
/// Counters nobody uses or that stand twice, groups that never arrive or have no place.
void checkScenarios(const GamePackage& package, Findings& findings);
/// Words missing in a language, anywhere in the documents.
void checkWords(const GamePackage& package, Findings& findings);
/// Values without a source, and marks that name none.
void checkSources(const GamePackage& package, Findings& findings);

} // namespace esagono
