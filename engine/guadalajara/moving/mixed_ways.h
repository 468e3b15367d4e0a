// SPDX-License-Identifier: GPL-3.0-or-later
// Ways of units that move together and pay differently. One number for all of them, as fractions of
// what each has left, misses ways on which now the one and now the other pays most.
#pragma once

#include "engine/guadalajara/moving/ways.h"

namespace esagono::guadalajara {

/// One of the units, for all that pay the same, and the half points it has for the way.
struct Payer {
    const Mover* mover = nullptr;
    int left = 0;
};

/// All ways that none of them can go for less: to each hex as many as differ in what is left to
/// whom. `known` are steps that are found already, the start first; ways follow them where they
/// can. `railOnly`: by rail from the first hex to the last.
[[nodiscard]] std::vector<std::vector<HexId>> waysTogether(const Way& way,
                                                           std::span<const Payer> payers,
                                                           std::span<const PathStep> known,
                                                           bool railOnly);

} // namespace esagono::guadalajara
