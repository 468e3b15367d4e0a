// SPDX-License-Identifier: GPL-3.0-or-later
// Part of what a side may do: with a unit, by a verb, about a hex.
#pragma once

#include "engine/play/match.h"

#include <string>
#include <vector>

namespace esagono::cli {

struct OfferFilter {
    std::vector<CounterId> units; ///< any of them; none: all
    std::string verb;             ///< empty: all
    HexId hex;                    ///< none: all

    [[nodiscard]] bool isNone() const { return units.empty() && verb.empty() && !hex.exists(); }
};

/// From words: units by their ids or names, with commas between them. Throws Fault(NotFound) for
/// what the game, the map or the decision does not have.
[[nodiscard]] OfferFilter filterFrom(const Match& match, const std::string& units,
                                     const std::string& verb, const std::string& hex);

/// What is left of the offers. What leads to several hexes is narrowed to the one that is asked
/// for, unless it is about a unit that stands there.
[[nodiscard]] std::vector<Offer> filtered(const std::vector<Offer>& offers,
                                          const OfferFilter& filter, const Position& position);

} // namespace esagono::cli
