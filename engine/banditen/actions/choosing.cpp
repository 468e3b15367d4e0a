// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/banditen/actions/choosing.h"

#include <algorithm>

namespace esagono::banditen {

std::vector<HexId> hexesOf(const Position& position, SideId side) {
    std::vector<HexId> hexes;
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (const CounterId unit(i); position.side(unit) == side && position.isOnMap(unit))
            hexes.push_back(position.hex(unit));
    std::ranges::sort(hexes);
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
    return hexes;
}

std::vector<Offer> offerHexes(const Position& position, std::span<const HexId> hexes, SideId side,
                              const Choosing& choosing) {
    Offer offer = leadingOffer(OfferKind::Hexes, choosing.verb, choosing.fromLabel,
                               Values(choosing.fields), chosen::From);
    for (const HexId hex : hexes)
        if (std::ranges::any_of(position.stack(hex), [&](CounterId unit) {
                return position.side(unit) == side && choosing.takesPart(unit) &&
                       choosing.leads(unit);
            }))
            offer.targets.push_back(hex.value);
    return ifAny(std::move(offer));
}

std::vector<Offer> offerNext(const Position& position, SideId side, const Choosing& choosing,
                             const Values& settled) {
    if (settled.has(chosen::Units))
        return choosing.rest ? choosing.rest(settled) : std::vector<Offer>();
    const HexId hex = settled.hex(chosen::From);
    std::vector<CounterId> units = unitsIn(position, hex, side);
    std::erase_if(units, [&](CounterId unit) { return !choosing.takesPart(unit); });
    std::ranges::sort(units);
    const auto example = std::ranges::find_if(units, choosing.leads);
    if (example == units.end())
        return {};
    if (units.size() == 1 && choosing.rest) {
        Values all = settled;
        all.set(chosen::Units, units);
        return choosing.rest(all);
    }
    Offer offer = openOffer(OfferKind::Units, choosing.verb, Text(choosing.unitsLabel, hex),
                            settled, chosen::Units);
    offer.leadsOn = choosing.rest != nullptr;
    offer.most = static_cast<std::int32_t>(units.size());
    offer.targets = valuesOf(units);
    offer.example = {example->value};
    return offered(std::move(offer));
}

} // namespace esagono::banditen
