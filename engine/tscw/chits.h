// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed on an event chit (6.0), as the rules ask for it.
#pragma once

#include "kit/package.h"
#include "tscw/names.h"

#include <vector>

namespace esagono::tscw {

/// 6.4: the dot says when it is played.
enum class Dot : std::uint8_t { None, Blue, Yellow };

struct Chit {
    SideId owner;
    int turn = 1; ///< when it is put into the cup
    Dot dot = Dot::None;
};

/// By ChitId. Throws Fault(Mismatch) for an effect or a condition no rule knows.
[[nodiscard]] std::vector<Chit> readChits(const GamePackage& package);

} // namespace esagono::tscw
