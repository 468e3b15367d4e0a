// SPDX-License-Identifier: GPL-3.0-or-later
// How units that act together are asked for: first their hex, then which of them, then the rest.
#pragma once

#include "engine/banditen/chapters.h"

#include <functional>

namespace esagono::banditen {

/// The first two arguments of every verb that activates units of one hex.
namespace chosen {
enum Arguments { From, Units, Rest };
}

/// A verb that begins with a hex and units in it.
struct Choosing {
    VerbId verb;
    Text fromLabel;              ///< asks for the hex
    const char* unitsLabel = ""; ///< asks for the units; %1 = hex
    std::size_t fields = 2;      ///< of the verb
    /// Whether the unit can be among them.
    std::function<bool(CounterId)> takesPart;
    /// Whether the unit alone would do, so that it is a good example.
    std::function<bool(CounterId)> leads;
    /// What is asked for once the units are settled; null: nothing.
    std::function<std::vector<Offer>(const Values&)> rest;
};

/// Which of the hexes with units of the side to choose from; nothing if none.
[[nodiscard]] std::vector<Offer> offerHexes(const Position& position, std::span<const HexId> hexes,
                                            SideId side, const Choosing& choosing);
/// What comes next, given the hex or the hex and the units.
[[nodiscard]] std::vector<Offer> offerNext(const Position& position, SideId side,
                                           const Choosing& choosing, const Values& settled);

} // namespace esagono::banditen
