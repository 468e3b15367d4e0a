// SPDX-License-Identifier: GPL-3.0-or-later
// A counter is put onto the map, or elsewhere on it: first it is chosen, then its hex. A game says
// where it may be, and what comes of it.
#pragma once

#include "engine/play/draft.h"

#include <functional>

namespace esagono {

/// What a game says of one way of placing.
struct PlacingRules {
    std::size_t verb = 0;   ///< its number in the decision
    const char* label = ""; ///< message id: where %1 is put
    /// Those worth looking at.
    std::vector<HexId> (*hexes)(const Position&, CounterId) = nullptr;
    Verdict (*whyNot)(const Position&, SideId, CounterId, HexId) = nullptr;
    void (*take)(Draft&, CounterId, HexId) = nullptr;
    /// Judges many hexes for one counter; null: one after the other.
    std::function<Verdict(HexId)> (*judge)(const Position&, SideId, CounterId) = nullptr;
};

/// Whether a counter may be put anywhere.
[[nodiscard]] bool canBePlaced(const PlacingRules& rules, const Position& position, SideId side,
                               CounterId counter);
/// The hexes for the counter that is settled.
[[nodiscard]] Offer offerHexes(const PlacingRules& rules, const Position& position, SideId side,
                               const Values& settled, Text label,
                               std::span<const HexId> candidates);
/// Counters of which some can be put somewhere, one of those as the example; none otherwise.
[[nodiscard]] Offer offerCounters(const PlacingRules& rules, const Position& position, SideId side,
                                  const char* label, std::span<const CounterId> counters);
/// Counters and what is said of them.
struct Labelled {
    const char* label = "";
    std::vector<CounterId> counters;
};
/// Those that wait to be set up, and those that stand and may be put elsewhere.
void offerSetUp(const PlacingRules& rules, const Position& position, SideId side,
                const Labelled& waiting, const Labelled& standing, std::vector<Offer>& offers);

namespace placing {
enum Arguments { Counter, Hex };
}

template <const PlacingRules& rules>
[[nodiscard]] Verb placingVerb() {
    return {"place",
            {{"unit", FieldKind::Counter}, {"hex", FieldKind::Hex}},
            [](const Position& position, const Command& command) {
                return rules.whyNot(position, command.side,
                                    command.arguments.counter(placing::Counter),
                                    command.arguments.hex(placing::Hex));
            },
            [](Draft& draft, const Command& command) {
                rules.take(draft, command.arguments.counter(placing::Counter),
                           command.arguments.hex(placing::Hex));
            },
            nullptr,
            [](const Position& position, SideId side, const Values& settled) {
                const CounterId counter = settled.counter(placing::Counter);
                return ifAny(offerHexes(rules, position, side, settled, Text(rules.label, counter),
                                        rules.hexes(position, counter)));
            }};
}

} // namespace esagono
