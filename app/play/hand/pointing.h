// SPDX-License-Identifier: GPL-3.0-or-later
// What a click on the map means, given what is being asked and what has been answered so far.
#pragma once

#include "app/play/hand/filling.h"
#include "app/table/seen.h"

#include <optional>
#include <set>

namespace esagono {

/// Where somebody pointed.
struct Pointed {
    HexId hex;
    CounterId counter;     ///< none: the hex as such
    bool meansHex = false; ///< the hex even where a counter was hit
    bool exactly = false;  ///< this counter and not the next of its stack
};

/// Which question it answers, and how. Without targets, the offer is only opened.
struct Meaning {
    std::size_t level = 0;
    std::size_t offer = 0;
    std::vector<std::int32_t> targets;
    CounterId counter; ///< who is selected with it
    friend bool operator==(const Meaning&, const Meaning&) = default;
};

/// Whether what it asks for are hexes, or counters.
[[nodiscard]] bool asksForHexes(const Offer& offer);
[[nodiscard]] bool asksForCounters(const Offer& offer);

/// The offers of a level whose targets may be clicked: the open one, or those that need no opening.
[[nodiscard]] std::vector<std::size_t> liveOffers(const Filling& filling, std::size_t level);

[[nodiscard]] std::optional<Meaning> meaningOf(const Filling& filling, const View& view,
                                               const Pointed& pointed);

/// A counter that may act or be chosen, and the offer by which.
struct Candidate {
    std::size_t offer = 0;
    CounterId counter;
    bool isSubject = false; ///< the offer is about it; else it is a target of the offer
};
/// Those of one level, in the order of the offers.
[[nodiscard]] std::vector<Candidate> candidates(const Filling& filling, std::size_t level);

/// Where hexes are asked for first and counters then: the hexes that lead to a question with one of
/// these counters among its targets.
[[nodiscard]] std::vector<HexId> hexesFor(const Filling& filling,
                                          const std::vector<CounterId>& counters);
/// Likewise: the counters of the side that such hexes lead to, where they stand in them.
[[nodiscard]] std::set<CounterId> ableBehindHexes(const Filling& filling, const View& view);

} // namespace esagono
