// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tscw/offering.h"

namespace esagono::tscw {

Offer leadingOffer(VerbId verb, Text label, Values settled, std::size_t open) {
    Offer offer;
    offer.kind = OfferKind::Units;
    offer.verb = verb;
    offer.label = std::move(label);
    offer.arguments = std::move(settled);
    offer.open = open;
    offer.leadsOn = true;
    return offer;
}

void addIfAny(std::vector<Offer>& offers, Offer offer) {
    if (offer.targets.empty())
        return;
    if (offer.example.empty())
        offer.example = {offer.targets.front()};
    offers.push_back(std::move(offer));
}

std::vector<Offer> goalOffer(VerbId verb, Text label, Values settled, std::size_t open,
                             const std::vector<HexId>& goals) {
    Offer offer = leadingOffer(verb, std::move(label), std::move(settled), open);
    offer.kind = OfferKind::Hexes;
    offer.leadsOn = false;
    for (const HexId hex : goals)
        offer.targets.push_back(hex.value);
    std::vector<Offer> offers;
    addIfAny(offers, std::move(offer));
    return offers;
}

} // namespace esagono::tscw
