// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/decisions/placing.h"

#include <algorithm>

namespace esagono {

namespace {

std::function<Verdict(HexId)> judgeOf(const PlacingRules& rules, const Position& position,
                                      SideId side, CounterId counter) {
    if (rules.judge != nullptr)
        return rules.judge(position, side, counter);
    return [&rules, &position, side, counter](HexId hex) {
        return rules.whyNot(position, side, counter, hex);
    };
}

} // namespace

bool canBePlaced(const PlacingRules& rules, const Position& position, SideId side,
                 CounterId counter) {
    const auto whyNot = judgeOf(rules, position, side, counter);
    return std::ranges::any_of(rules.hexes(position, counter),
                               [&](HexId hex) { return !whyNot(hex); });
}

Offer offerHexes(const PlacingRules& rules, const Position& position, SideId side,
                 const Values& settled, Text label, std::span<const HexId> candidates) {
    const auto whyNot = judgeOf(rules, position, side, settled.counter(placing::Counter));
    return offerOf(OfferKind::Hexes, VerbId(rules.verb), std::move(label), settled, placing::Hex,
                   valuesOf(candidates),
                   [&](const Values& attempt) { return whyNot(attempt.hex(placing::Hex)); });
}

Offer offerCounters(const PlacingRules& rules, const Position& position, SideId side,
                    const char* label, std::span<const CounterId> counters) {
    Offer offer =
        leadingOffer(OfferKind::Units, VerbId(rules.verb), label, Values(2), placing::Counter);
    const auto able = std::ranges::find_if(
        counters, [&](CounterId counter) { return canBePlaced(rules, position, side, counter); });
    if (able == counters.end())
        return offer;
    offer.targets = valuesOf(counters);
    offer.example = {able->value};
    return offer;
}

void offerSetUp(const PlacingRules& rules, const Position& position, SideId side,
                const Labelled& waiting, const Labelled& standing, std::vector<Offer>& offers) {
    addIfAny(offers, offerCounters(rules, position, side, waiting.label, waiting.counters));
    Offer elsewhere = offerCounters(rules, position, side, standing.label, standing.counters);
    elsewhere.revises = true;
    addIfAny(offers, std::move(elsewhere));
}

} // namespace esagono
