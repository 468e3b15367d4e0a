// SPDX-License-Identifier: GPL-3.0-or-later
// The part of what is printed that stands on the map and in the scenarios.
#pragma once

#include "engine/tscw/printed.h"

namespace esagono::tscw {

/// `open`: the areas of countries that are not neutral (3.3).
[[nodiscard]] Ground groundOf(const HexMap& map, std::span<const AreaId> open);
/// By the number of the line.
[[nodiscard]] std::array<FortifiedLine, fortifiedLines> linesOf(const GamePackage& package,
                                                                const HexMap& map);
[[nodiscard]] Course courseOf(const GamePackage& package, const Scenario& scenario);
/// The hex of that printed number, which must be there.
[[nodiscard]] HexId hexNamed(const HexMap& map, const std::string& label);
[[nodiscard]] CounterId counterNamed(const GamePackage& package, const std::string& id);

} // namespace esagono::tscw
