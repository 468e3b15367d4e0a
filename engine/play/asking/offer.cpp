// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/asking/offer.h"

#include <algorithm>
#include <numeric>

namespace esagono {

Offer buttonOffer(VerbId verb, Text label, Values arguments) {
    Offer offer;
    offer.verb = verb;
    offer.label = std::move(label);
    offer.arguments = std::move(arguments);
    return offer;
}

std::vector<Offer> offered(Offer offer) {
    std::vector<Offer> offers;
    offers.push_back(std::move(offer));
    return offers;
}

Offer openOffer(OfferKind kind, VerbId verb, Text label, Values arguments, std::size_t open,
                std::vector<std::int32_t> targets) {
    Offer offer = buttonOffer(verb, std::move(label), std::move(arguments));
    offer.kind = kind;
    offer.open = open;
    offer.targets = std::move(targets);
    return offer;
}

Offer leadingOffer(OfferKind kind, VerbId verb, Text label, Values arguments, std::size_t open,
                   std::vector<std::int32_t> targets) {
    Offer offer =
        openOffer(kind, verb, std::move(label), std::move(arguments), open, std::move(targets));
    offer.leadsOn = true;
    return offer;
}

Offer together(Offer offer) {
    offer.most = static_cast<std::int32_t>(offer.targets.size());
    return offer;
}

void addIfAny(std::vector<Offer>& offers, Offer offer) {
    if (offer.targets.empty())
        return;
    if (offer.example.empty() && offer.kind == OfferKind::Path)
        offer.example = pathTo(offer, HexId(static_cast<std::size_t>(offer.targets.front())));
    else if (offer.example.empty())
        offer.example = {offer.targets.front()};
    offers.push_back(std::move(offer));
}

std::vector<Offer> ifAny(Offer offer) {
    std::vector<Offer> offers;
    addIfAny(offers, std::move(offer));
    return offers;
}

Offer offerOf(OfferKind kind, VerbId verb, Text label, Values arguments, std::size_t open,
              const std::vector<std::int32_t>& candidates,
              const std::function<Verdict(const Values&)>& whyNot) {
    Offer offer = openOffer(kind, verb, std::move(label), {}, open);
    Values attempt = arguments;
    offer.targets.reserve(candidates.size());
    for (const std::int32_t candidate : candidates) {
        attempt.set(open, candidate);
        if (Verdict why = whyNot(attempt))
            offer.blocked.push_back({candidate, {candidate}, why});
        else
            offer.targets.push_back(candidate);
    }
    offer.arguments = std::move(arguments);
    if (!offer.targets.empty())
        offer.example = {offer.targets.front()};
    return offer;
}

Command fill(const Offer& offer, SideId side, std::span<const std::int32_t> open) {
    Command command{side, offer.verb, offer.arguments};
    if (offer.kind != OfferKind::Button)
        command.arguments.set(offer.open, open);
    return command;
}

bool suits(const Offer& offer, const Command& command) {
    if (offer.verb != command.verb)
        return false;
    for (std::size_t i = 0; i < offer.arguments.fields(); ++i)
        if (offer.arguments.has(i) &&
            !std::ranges::equal(offer.arguments.list(i), command.arguments.list(i)))
            return false;
    return true;
}

Command exampleOf(const Offer& offer, SideId side) {
    return fill(offer, side, offer.example);
}

std::vector<std::int32_t> pathTo(const Offer& offer, HexId target) {
    std::vector<std::int32_t> path;
    path.reserve(8); // most are shorter
    for (HexId at = target; at.exists();) {
        const auto step = std::ranges::find(offer.steps, at, &PathStep::hex);
        if (step == offer.steps.end() || !step->from.exists())
            break;
        path.push_back(at.value);
        at = step->from;
    }
    std::ranges::reverse(path);
    return path;
}

namespace {

/// Shares an amount out over the targets, at random but within their capacities.
std::vector<std::int32_t> anyAllocation(const Offer& offer, Chance& chance) {
    std::vector<std::int32_t> share(offer.targets.size(), 0);
    for (std::int32_t left = offer.least; left > 0; --left) {
        std::vector<std::size_t> open;
        for (std::size_t i = 0; i < share.size(); ++i)
            if (share[i] < offer.capacity[i])
                open.push_back(i);
        if (open.empty())
            break;
        ++share[open[chance.below(open.size())]];
    }
    std::vector<std::int32_t> pairs;
    for (std::size_t i = 0; i < share.size(); ++i)
        if (share[i] > 0)
            pairs.insert(pairs.end(), {offer.targets[i], share[i]});
    return pairs;
}

/// Visits every combination of `wanted` targets from `from` on.
bool eachSubset(const std::vector<std::int32_t>& targets, std::size_t from, std::size_t wanted,
                std::vector<std::int32_t>& chosen,
                const std::function<bool(const std::vector<std::int32_t>&)>& visit) {
    if (chosen.size() == wanted)
        return visit(chosen);
    for (std::size_t i = from; i + (wanted - chosen.size()) <= targets.size(); ++i) {
        chosen.push_back(targets[i]);
        if (!eachSubset(targets, i + 1, wanted, chosen, visit))
            return false;
        chosen.pop_back();
    }
    return true;
}

} // namespace

Command anyOf(const Offer& offer, SideId side, Chance& chance) {
    std::vector<std::int32_t> open;
    switch (offer.kind) {
    case OfferKind::Button:
        break;
    case OfferKind::Hexes:
    case OfferKind::Units: {
        open = offer.targets;
        chance.shuffle(open);
        const auto most = std::min<std::size_t>(static_cast<std::size_t>(offer.most), open.size());
        const auto least = std::min<std::size_t>(static_cast<std::size_t>(offer.least), most);
        open.resize(least + chance.below(most - least + 1));
        std::ranges::sort(open);
        break;
    }
    case OfferKind::Path:
        open = pathTo(offer, HexId(static_cast<std::size_t>(
                                 offer.targets[chance.below(offer.targets.size())])));
        break;
    case OfferKind::Choice:
        open = {offer.targets[chance.below(offer.targets.size())]};
        break;
    case OfferKind::Allocation:
        open = anyAllocation(offer, chance);
        break;
    case OfferKind::Order:
        open = offer.targets;
        chance.shuffle(open);
        break;
    case OfferKind::Number:
        open = {offer.least + static_cast<std::int32_t>(chance.below(
                                  static_cast<std::size_t>(offer.most - offer.least + 1)))};
        break;
    }
    return fill(offer, side, open);
}

std::vector<Command> allOf(const Offer& offer, SideId side, std::size_t limit) {
    std::vector<Command> commands;
    const auto add = [&](const std::vector<std::int32_t>& open) {
        if (commands.size() < limit)
            commands.push_back(fill(offer, side, open));
        return commands.size() < limit;
    };
    switch (offer.kind) {
    case OfferKind::Button:
        add({});
        break;
    case OfferKind::Hexes:
    case OfferKind::Units:
        for (auto size = static_cast<std::size_t>(offer.least);
             size <= static_cast<std::size_t>(offer.most); ++size) {
            std::vector<std::int32_t> chosen;
            if (!eachSubset(offer.targets, 0, size, chosen, add))
                break;
        }
        break;
    case OfferKind::Path:
        for (const std::int32_t target : offer.targets)
            if (!add(pathTo(offer, HexId(static_cast<std::size_t>(target)))))
                break;
        break;
    case OfferKind::Choice:
        for (const std::int32_t target : offer.targets)
            if (!add({target}))
                break;
        break;
    case OfferKind::Allocation: {
        std::vector<std::int32_t> share(offer.targets.size(), 0);
        const std::function<bool(std::size_t, std::int32_t)> deal = [&](std::size_t i,
                                                                        std::int32_t left) {
            if (i == share.size()) {
                if (left > 0)
                    return true;
                std::vector<std::int32_t> pairs;
                for (std::size_t k = 0; k < share.size(); ++k)
                    if (share[k] > 0)
                        pairs.insert(pairs.end(), {offer.targets[k], share[k]});
                return add(pairs);
            }
            for (share[i] = 0; share[i] <= std::min(left, offer.capacity[i]); ++share[i])
                if (!deal(i + 1, left - share[i]))
                    return false;
            share[i] = 0;
            return true;
        };
        deal(0, offer.least);
        break;
    }
    case OfferKind::Order: {
        std::vector<std::int32_t> order = offer.targets;
        std::ranges::sort(order);
        do {
            if (!add(order))
                break;
        } while (std::ranges::next_permutation(order).found);
        break;
    }
    case OfferKind::Number:
        for (std::int32_t value = offer.least; value <= offer.most; ++value)
            if (!add({value}))
                break;
        break;
    }
    return commands;
}

} // namespace esagono
