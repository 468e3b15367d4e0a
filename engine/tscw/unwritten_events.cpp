// SPDX-License-Identifier: GPL-3.0-or-later
// Chapters that are not written yet: they pass. The game is not in the list of games until none is
// left.
#include "tscw/chapters.h"

namespace esagono::tscw {

std::vector<Culprit> culprits(const Position&, SideId, const Refusal&) {
    return {};
}

} // namespace esagono::tscw
