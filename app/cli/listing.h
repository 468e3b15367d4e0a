// SPDX-License-Identifier: GPL-3.0-or-later
// Views, offers and previews as plain text.
#pragma once

#include "cli/wording.h"
#include "play/offer.h"
#include "play/tally.h"

#include <string>
#include <vector>

namespace esagono::cli {

/// Stacks place by place, markers, control, tracks and pools.
[[nodiscard]] std::vector<std::string> listingOf(const View& view, const Wording& wording);

/// What is offered, the command for one way of taking it up, its targets, and why not others.
[[nodiscard]] std::vector<std::string> listingOf(const Offer& offer, const FrameKind& decision,
                                                 const Wording& wording);

/// Tallies item by item, the odds and the prospects.
[[nodiscard]] std::vector<std::string> listingOf(const Preview& preview, const Wording& wording);

} // namespace esagono::cli
