// SPDX-License-Identifier: GPL-3.0-or-later
// How choices of units and hexes are put together that lead to one another.
#pragma once

#include "engine/play/asking/offer.h"

namespace esagono::tscw {

/// Units to choose from, which leads on to another argument.
[[nodiscard]] Offer leadingOffer(VerbId verb, Text label, Values settled, std::size_t open);
void addIfAny(std::vector<Offer>& offers, Offer offer);
/// One of these hexes; nothing if there is none.
[[nodiscard]] std::vector<Offer> goalOffer(VerbId verb, Text label, Values settled,
                                           std::size_t open, const std::vector<HexId>& goals);
} // namespace esagono::tscw
