// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/hand/pointing.h"

#include <algorithm>

namespace esagono {

namespace {

/// Whether several counters may be chosen, one click after the other.
bool gathers(const Offer& offer) {
    return offer.kind == OfferKind::Allocation ||
           (offer.kind == OfferKind::Units && !offer.leadsOn && offer.most > 1);
}

/// One more of the stack at each click; when all are chosen, none.
std::vector<std::int32_t> nextToGather(const Filling& filling, const std::vector<CounterId>& stack,
                                       const Pointed& pointed) {
    const bool isTop = !pointed.counter.exists() || pointed.counter == stack.front();
    std::vector<CounterId> there = stack;
    std::erase_if(there, [&](CounterId each) {
        return !holds(filling.offer()->targets, std::int32_t(each.value));
    });
    if (there.empty())
        return {};
    if ((pointed.exactly || !isTop) && holds(there, pointed.counter))
        return {pointed.counter.value};
    if (filling.offer()->kind == OfferKind::Allocation) {
        const bool isThere = holds(there, pointed.counter);
        return {isThere ? pointed.counter.value : there.front().value};
    }
    std::vector<std::int32_t> all;
    for (const CounterId each : there) {
        if (!filling.isPicked(each.value))
            return {each.value};
        all.push_back(each.value);
    }
    return all;
}

/// One of the candidates in the hex: who was hit, or the next when the same stack is hit again.
const Candidate* nextToSelect(const std::vector<Candidate>& there,
                              const std::vector<CounterId>& stack, const Pointed& pointed,
                              CounterId selected) {
    if (there.empty())
        return nullptr;
    const auto now = std::ranges::find(there, selected, &Candidate::counter);
    const bool isTop = !pointed.counter.exists() || pointed.counter == stack.front();
    const bool again = now != there.end() && (isTop || pointed.counter == selected);
    if (again && !pointed.exactly)
        return now + 1 == there.end() ? &there.front() : &*(now + 1);
    const auto hit = std::ranges::find(there, pointed.counter, &Candidate::counter);
    return hit == there.end() ? &there.front() : &*hit;
}

/// The counter a level is about now: the one picked, or the subject of what is open.
CounterId selectedOn(const Filling& filling, const Filling::Level& level) {
    const Offer* open = level.offer();
    if (open == nullptr)
        return {};
    if (asksForCounters(*open) && !gathers(*open) && !level.picked.empty())
        return CounterId(static_cast<std::size_t>(level.picked.front()));
    const std::vector<CounterId> about = filling.subjects(*open);
    return about.empty() ? CounterId() : about.front();
}

std::optional<Meaning> counterOn(const Filling& filling, std::size_t level, const View& view,
                                 const Pointed& pointed) {
    const std::vector<CounterId> stack = countersAt(view, pointed.hex);
    if (stack.empty())
        return std::nullopt;
    std::vector<Candidate> there;
    const std::vector<Candidate> all = candidates(filling, level);
    for (const CounterId each : stack) // top first
        if (const auto found = std::ranges::find(all, each, &Candidate::counter);
            found != all.end())
            there.push_back(*found);
    const Candidate* next =
        nextToSelect(there, stack, pointed, selectedOn(filling, filling.levels()[level]));
    if (next == nullptr)
        return std::nullopt;
    Meaning meaning{level, next->offer, {}, next->counter};
    if (!next->isSubject)
        meaning.targets = {next->counter.value};
    return meaning;
}

std::optional<Meaning> meaningOn(const Filling& filling, std::size_t level, const View& view,
                                 const Pointed& pointed) {
    const Filling::Level& asked = filling.levels()[level];
    const bool isLast = level + 1 == filling.levels().size();
    if (isLast && filling.offer() != nullptr && gathers(*filling.offer()))
        if (const auto stack = countersAt(view, pointed.hex); !stack.empty())
            if (auto targets = nextToGather(filling, stack, pointed); !targets.empty())
                return Meaning{level, static_cast<std::size_t>(asked.open), std::move(targets), {}};
    for (const std::size_t each : liveOffers(filling, level))
        if (const Offer& offer = asked.offers[each];
            asksForHexes(offer) && holds(offer.targets, std::int32_t(pointed.hex.value)))
            return Meaning{level, each, {pointed.hex.value}, {}};
    if (auto meaning = counterOn(filling, level, view, pointed))
        return meaning;
    for (std::size_t i = 0; i < asked.offers.size(); ++i)
        if (filling.isAmbient(asked, asked.offers[i]) &&
            filling.subjects(asked.offers[i]).empty() &&
            holds(filling.subjectHexes(asked.offers[i]), pointed.hex))
            return Meaning{level, i, {}, {}};
    return std::nullopt;
}

/// Another unit was hit while the way of the first is being asked for. Whoever could only be
/// rearranged does not stand in the way of those who come.
std::optional<Meaning> otherUnit(const Filling& filling, const View& view, const Pointed& pointed) {
    const std::size_t last = filling.levels().size() - 1;
    const std::vector<std::size_t> live = liveOffers(filling, last);
    const auto isOpenHere = [&](std::size_t each) {
        const Offer& offer = filling.last().offers[each];
        return asksForHexes(offer) && holds(offer.targets, std::int32_t(pointed.hex.value));
    };
    if (!pointed.counter.exists() || pointed.meansHex || live.empty() ||
        !asksForHexes(filling.last().offers[live.front()]))
        return std::nullopt;
    for (std::size_t level = filling.levels().size(); level-- > 0;) {
        const auto all = candidates(filling, level);
        const auto hit = std::ranges::find(all, pointed.counter, &Candidate::counter);
        if (hit == all.end())
            continue;
        const bool isMere = filling.levels()[level].offers[hit->offer].revises;
        if (isMere && std::ranges::any_of(live, isOpenHere))
            return std::nullopt;
        return counterOn(filling, level, view, pointed);
    }
    return std::nullopt;
}

} // namespace

bool asksForHexes(const Offer& offer) {
    return offer.kind == OfferKind::Hexes || offer.kind == OfferKind::Path;
}

bool asksForCounters(const Offer& offer) {
    return offer.kind == OfferKind::Units || offer.kind == OfferKind::Allocation;
}

std::vector<std::size_t> liveOffers(const Filling& filling, std::size_t level) {
    const Filling::Level& asked = filling.levels()[level];
    if (asked.open >= 0)
        return {static_cast<std::size_t>(asked.open)};
    std::vector<std::size_t> live;
    for (std::size_t i = 0; i < asked.offers.size(); ++i) {
        const Offer& offer = asked.offers[i];
        const bool isAboutSomething =
            !filling.subjects(offer).empty() || !filling.subjectHexes(offer).empty();
        if (filling.isAmbient(asked, offer) && (level > 0 || !isAboutSomething))
            live.push_back(i);
    }
    return live;
}

std::vector<Candidate> candidates(const Filling& filling, std::size_t level) {
    std::vector<Candidate> found;
    const Filling::Level& asked = filling.levels()[level];
    // What was opened by hand stands alone; between the others one may go to and fro.
    const bool isAlone = asked.offer() != nullptr && !filling.isAmbient(asked, *asked.offer());
    for (std::size_t i = 0; i < asked.offers.size(); ++i) {
        const Offer& offer = asked.offers[i];
        const bool isOpen = static_cast<int>(i) == asked.open;
        const bool counts = isOpen || (!isAlone && filling.isAmbient(asked, offer));
        if (asksForCounters(offer) && counts && filling.subjects(offer).empty() &&
            (isOpen || filling.subjectHexes(offer).empty()))
            for (const std::int32_t target : offer.targets)
                found.push_back({i, CounterId(static_cast<std::size_t>(target)), false});
        else if (level == 0 && counts)
            for (const CounterId about : filling.subjects(offer))
                found.push_back({i, about, true});
    }
    return found;
}

std::optional<Meaning> meaningOf(const Filling& filling, const View& view, const Pointed& pointed) {
    if (!pointed.hex.exists())
        return std::nullopt;
    if (auto meaning = otherUnit(filling, view, pointed))
        return meaning;
    for (std::size_t level = filling.levels().size(); level-- > 0;)
        if (auto meaning = meaningOn(filling, level, view, pointed))
            return meaning;
    return std::nullopt;
}

std::vector<HexId> hexesFor(const Filling& filling, const std::vector<CounterId>& counters) {
    std::vector<HexId> found;
    for (const std::size_t each : liveOffers(filling, 0)) {
        const Offer& offer = filling.roots()[each];
        if (offer.kind != OfferKind::Hexes || !offer.leadsOn)
            continue;
        for (const std::int32_t target : offer.targets)
            for (const Offer& further : filling.seat().further(offer, std::span(&target, 1)))
                if (std::ranges::any_of(counters, [&](CounterId counter) {
                        return asksForCounters(further) &&
                               holds(further.targets, std::int32_t(counter.value));
                    })) {
                    found.push_back(HexId(static_cast<std::size_t>(target)));
                    break;
                }
    }
    return found;
}

std::set<CounterId> ableBehindHexes(const Filling& filling, const View& view) {
    std::set<CounterId> able;
    const auto lookBehind = [&](const Offer& offer, std::int32_t target) {
        std::vector<CounterId> own = countersAt(view, HexId(static_cast<std::size_t>(target)));
        std::erase_if(own, [&](CounterId each) {
            return filling.seat().setting().package().counters[each.index()].side != filling.side();
        });
        if (own.size() == 1)
            able.insert(own.front());
        if (own.size() < 2)
            return;
        for (const Offer& further : filling.seat().further(offer, std::span(&target, 1))) {
            for (const CounterId subject : filling.subjects(further))
                able.insert(subject);
            if (asksForCounters(further))
                for (const std::int32_t each : further.targets)
                    able.insert(CounterId(static_cast<std::size_t>(each)));
        }
    };
    for (const Offer& offer : filling.roots())
        if (offer.kind == OfferKind::Hexes && offer.leadsOn)
            for (const std::int32_t target : offer.targets)
                lookBehind(offer, target);
    return able;
}

} // namespace esagono
