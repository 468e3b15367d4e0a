// SPDX-License-Identifier: GPL-3.0-or-later
// What is read from the map and from what a scenario says for itself.
#pragma once

#include "engine/guadalajara/printed.h"

namespace esagono::guadalajara {

/// Throws Fault(Mismatch): the package lacks that.
[[noreturn]] void lacks(std::string_view what);
[[nodiscard]] Ground groundOf(const HexMap& map);
[[nodiscard]] Course courseOf(const GamePackage& package, const Scenario& scenario);

} // namespace esagono::guadalajara
