// SPDX-License-Identifier: GPL-3.0-or-later
// Views, offers and previews as plain text.
#pragma once

#include "app/cli/offer_filter.h"
#include "app/cli/wording.h"
#include "engine/play/asking/tally.h"

#include <string>
#include <vector>

namespace esagono::cli {

// view_listing.cpp

/// Side by side what stands on the map, then the boxes, markers, control, tracks and cups. The
/// position is the one that is seen: it says what figures count for now.
[[nodiscard]] std::vector<std::string> listingOf(const View& view, const Position& position,
                                                 const Wording& wording);

// offer_listing.cpp

/// How much is said of an offer.
enum class Detail : std::uint8_t {
    Group, ///< of all with the same verb together
    Short, ///< a command for it, and what it reaches
    Whole, ///< every target with its cost, and why not others
};

/// What is offered to a side, verb by verb.
[[nodiscard]] std::vector<std::string> listingOf(const std::vector<Offer>& offers,
                                                 const Position& position, SideId side,
                                                 Detail detail, const Wording& wording);

// preview_listing.cpp

/// Tallies item by item, the odds and the prospects.
[[nodiscard]] std::vector<std::string> listingOf(const Preview& preview, const Wording& wording);

/// "2 MP; Axis PA 9 → 8": what a command that is allowed costs before a die is thrown, its way as
/// it has been reckoned.
[[nodiscard]] std::string costsOf(const Position& position, const Command& command,
                                  std::optional<Ratio> way, const Wording& wording);

} // namespace esagono::cli
