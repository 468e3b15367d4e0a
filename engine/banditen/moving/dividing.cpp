// SPDX-License-Identifier: GPL-3.0-or-later
// Sections 15.1.1 and 16.1.1: the Axis may begin with its units divided.
#include "engine/banditen/messages.h"
#include "engine/banditen/moving/splitting.h"
#include "engine/banditen/setup/deployment.h"
#include "engine/play/telling/phrase.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

namespace dividing {
enum Arguments { Divided, Into };
}

Verdict whyNotDividable(const Position& position, SideId side, CounterId unit) {
    const char* section = isTarnova(position) ? "16.1.1" : "15.1.1";
    const bool isThere = isWaiting(position, unit) || position.isOnMap(unit);
    if (side != axis || position.side(unit) != axis || !isThere || isCommand(position, unit))
        return refuse(section, say::notDividedNow, unit);
    if (!isTarnova(position) && is(position, ruling::onlyListedSplit) &&
        !isSetUpByOwner(position, unit))
        return refuse({"15.1.1", "A89"}, say::notDividedNow, unit);
    return allowed;
}

/// Only those in one place are divided or joined, each named once.
Verdict whyNotInOnePlace(const Position& position, std::span<const CounterId> units) {
    for (const CounterId unit : units)
        if (position.place(unit) != position.place(units.front()) ||
            std::ranges::count(units, unit) > 1)
            return refuse(isTarnova(position) ? "16.1.1" : "15.1.1", say::notTogether, unit);
    return allowed;
}

} // namespace

Verdict whyNotDivide(const Position& position, const Command& command) {
    const std::vector<CounterId> units = command.arguments.counters(dividing::Divided);
    const char* section = isTarnova(position) ? "16.1.1" : "15.1.1";
    if (units.empty())
        return refuse(section, say::nobodyNamed);
    for (const CounterId unit : units)
        if (Verdict why = whyNotDividable(position, command.side, unit))
            return why;
    if (Verdict why = whyNotInOnePlace(position, units))
        return why;
    return whyNotReform(position, units, partsFrom(command.arguments.get(dividing::Into)));
}

std::vector<Offer> offerDivided(const Position& position, SideId /*side*/, const Values& settled) {
    const std::vector<CounterId> units = settled.counters(dividing::Divided);
    if (whyNotInOnePlace(position, units))
        return {};
    Offer offer = openOffer(OfferKind::Choice, VerbId(Divide),
                            Text(say::offerParts, units.front(), andOthers(units.size())), settled,
                            dividing::Into);
    offer.revises = offer.undoes = true;
    for (const Parts& parts : waysToReform(position, units)) {
        offer.targets.push_back(numberOf(parts));
        offer.labels.push_back(textOf(parts));
    }
    return ifAny(std::move(offer));
}

void offerDivisions(const Position& position, SideId side, std::vector<Offer>& offers) {
    Offer offer =
        openOffer(OfferKind::Units, VerbId(Divide), say::offerDivide, Values(2), dividing::Divided);
    offer.leadsOn = offer.revises = offer.undoes = true;
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (const CounterId unit(i); !whyNotDividable(position, side, unit)) {
            offer.targets.push_back(unit.value);
            if (offer.example.empty() && canReform(position, unit))
                offer.example = {unit.value};
        }
    offer.most = static_cast<std::int32_t>(offer.targets.size());
    if (!offer.example.empty())
        offers.push_back(std::move(offer));
}

void takeDivide(Draft& draft, const Command& command) {
    reform(draft, command.arguments.counters(dividing::Divided),
           partsFrom(command.arguments.get(dividing::Into)),
           isTarnova(draft.position()) ? "16.1.1" : "15.1.1");
}

} // namespace esagono::banditen
