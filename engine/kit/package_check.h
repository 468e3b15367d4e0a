// SPDX-License-Identifier: GPL-3.0-or-later
// What an author should know about a package that can be read: holes in charts, hexes nobody can
// reach, counters never used, words missing in a language.
#pragma once

#include "kit/package_reader.h"

namespace esagono {

[[nodiscard]] std::vector<Finding> checkPackage(const GamePackage& package);

} // namespace esagono
