// SPDX-License-Identifier: GPL-3.0-or-later
// Whom a refusal is due to, where it takes a look at the table to tell.
#include "engine/banditen/chapters.h"
#include "engine/play/asking/blame.h"

namespace esagono::banditen {

std::vector<Culprit> everybodyThere(const Position& position, SideId /*asker*/,
                                    const Verdict& why) {
    return countersIn(position, why.hex(), [](CounterId) { return true; });
}

std::vector<Culprit> blockersBetween(const Position& position, SideId /*asker*/,
                                     const Verdict& why) {
    const std::vector<HexId> ends = why.hexes();
    const std::vector<HexId> blockers = blockersOf(position, ends.front(), ends.back());
    return {blockers.begin(), blockers.end()};
}

} // namespace esagono::banditen
