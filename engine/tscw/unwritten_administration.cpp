// SPDX-License-Identifier: GPL-3.0-or-later
// Chapters that are not written yet: they pass. The game is not in the list of games until none is
// left.
#include "tscw/chapters.h"

namespace esagono::tscw {

Verdict whyNotPosition(const Position&) {
    return allowed;
}

HexSet suppliedHexes(const Position& position, Network network) {
    HexSet hexes(position.map().size());
    for (const HexId hex : position.map().hexes())
        if (isSuppliedHex(position, hex, network))
            hexes.insert(hex);
    return hexes;
}

} // namespace esagono::tscw
