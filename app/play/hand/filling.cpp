// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/hand/filling.h"

#include <algorithm>

namespace esagono {

namespace {

/// Whether it asks one thing after the other by itself, or is about something on the map.
bool isAnchored(const Filling& filling, const Offer& offer) {
    return offer.leadsOn || !filling.subjects(offer).empty() ||
           !filling.subjectHexes(offer).empty();
}

} // namespace

Filling::Filling(const Seat& seat)
    : m_seat(&seat) {
    Level root;
    if (side().exists())
        root.offers = seat.offers();
    openIfOnly(root, true);
    m_levels.push_back(std::move(root));
}

bool Filling::isPicked(std::int32_t value) const {
    const Offer* open = offer();
    if (open == nullptr)
        return false;
    return open->kind == OfferKind::Allocation ? amountOf(value) > 0 : holds(picked(), value);
}

bool Filling::isBegun() const {
    if (m_levels.size() > 1)
        return true;
    Level fresh = m_levels.front();
    fresh.open = -1;
    fresh.picked.clear();
    openIfOnly(fresh, true);
    return fresh.open != last().open || fresh.picked != last().picked;
}

bool Filling::isAmbient(const Level& level, const Offer& offer) const {
    const bool isRoot = &level == &m_levels.front();
    const auto counts = [&](const Offer& each) {
        return each.kind != OfferKind::Button && !(isRoot && each.undoes);
    };
    if (!counts(offer))
        return false;
    return !isRoot || isAnchored(*this, offer) ||
           std::ranges::none_of(level.offers, [&](const Offer& each) {
               return counts(each) && isAnchored(*this, each);
           });
}

/// What is open from the start: the only thing that is asked. Whoever asks for units that lead on
/// waits for a unit to be clicked.
void Filling::openIfOnly(Level& level, bool isRoot) {
    int only = -1;
    for (std::size_t i = 0; i < level.offers.size(); ++i) {
        if (level.offers[i].kind == OfferKind::Button || (isRoot && level.offers[i].undoes))
            continue;
        if (only >= 0)
            return;
        only = static_cast<int>(i);
    }
    if (only < 0)
        return;
    level.open = only;
    level.picked = firstPicks(level.offers[static_cast<std::size_t>(only)]);
}

std::vector<std::int32_t> Filling::firstPicks(const Offer& offer) {
    switch (offer.kind) {
    case OfferKind::Order:
        return offer.example.empty() ? offer.targets : offer.example;
    case OfferKind::Number:
        return {offer.least};
    default:
        return {};
    }
}

void Filling::open(std::size_t level, std::size_t offer) {
    m_levels.resize(level + 1);
    m_levels.back().open = static_cast<int>(offer);
    m_levels.back().picked = firstPicks(m_levels.back().offers[offer]);
}

bool Filling::pick(std::int32_t target) {
    const Offer* open = offer();
    if (open == nullptr || !holds(open->targets, target))
        return false;
    std::vector<std::int32_t>& chosen = m_levels.back().picked;
    switch (open->kind) {
    case OfferKind::Hexes:
    case OfferKind::Units:
        if (holds(chosen, target) && !open->leadsOn) {
            std::erase(chosen, target);
            return true;
        }
        if (open->most == 1)
            chosen.clear();
        if (!holds(chosen, target))
            chosen.push_back(target);
        return open->leadsOn && open->most == 1 ? leadOn() : true;
    case OfferKind::Choice:
        chosen = {target};
        return true;
    case OfferKind::Path:
        return goTo(HexId(static_cast<std::size_t>(target)));
    case OfferKind::Allocation: {
        const auto at = std::ranges::find(open->targets, target) - open->targets.begin();
        const std::int32_t most = open->capacity[static_cast<std::size_t>(at)];
        const bool full = amountOf(target) >= most || sharedOut() >= open->least;
        setAmount(target, full ? 0 : amountOf(target) + 1);
        return true;
    }
    case OfferKind::Button:
    case OfferKind::Order:
    case OfferKind::Number:
        break;
    }
    return false;
}

void Filling::pickAll(std::vector<std::int32_t> targets) {
    if (offer() != nullptr)
        m_levels.back().picked = std::move(targets);
}

void Filling::setAmount(std::int32_t target, std::int32_t amount) {
    const Offer* open = offer();
    if (open == nullptr || open->kind != OfferKind::Allocation || !holds(open->targets, target))
        return;
    std::vector<std::int32_t> pairs;
    for (std::size_t i = 0; i < open->targets.size(); ++i) {
        const std::int32_t each = open->targets[i];
        const std::int32_t wanted = each == target ? amount : amountOf(each);
        const std::int32_t share = std::clamp(wanted, 0, open->capacity[i]);
        if (share > 0)
            pairs.insert(pairs.end(), {each, share});
    }
    m_levels.back().picked = std::move(pairs);
}

std::int32_t Filling::amountOf(std::int32_t target) const {
    for (std::size_t i = 0; i + 1 < picked().size(); i += 2)
        if (picked()[i] == target)
            return picked()[i + 1];
    return 0;
}

std::int32_t Filling::sharedOut() const {
    std::int32_t sum = 0;
    for (std::size_t i = 1; i < picked().size(); i += 2)
        sum += picked()[i];
    return sum;
}

void Filling::move(std::size_t from, std::size_t to) {
    std::vector<std::int32_t>& order = m_levels.back().picked;
    if (offer() == nullptr || offer()->kind != OfferKind::Order || from >= order.size() ||
        to >= order.size())
        return;
    const std::int32_t moved = order[from];
    order.erase(order.begin() + static_cast<std::ptrdiff_t>(from));
    order.insert(order.begin() + static_cast<std::ptrdiff_t>(to), moved);
}

void Filling::setNumber(std::int32_t number) {
    if (offer() != nullptr && offer()->kind == OfferKind::Number)
        m_levels.back().picked = {std::clamp(number, offer()->least, offer()->most)};
}

bool Filling::goTo(HexId hex) {
    const Offer* open = offer();
    if (open == nullptr || open->kind != OfferKind::Path || !holds(open->targets, hex.value))
        return false;
    m_levels.back().picked = pathTo(*open, hex);
    return true;
}

void Filling::suggest() {
    if (offer() != nullptr && !offer()->leadsOn)
        m_levels.back().picked = offer()->example;
}

bool Filling::goBack() {
    if (!isBegun())
        return false;
    Level& level = m_levels.back();
    const Offer* open = offer();
    const bool chosen = open != nullptr && level.picked != firstPicks(*open);
    if (chosen) {
        level.picked = firstPicks(*open);
        return true;
    }
    if (m_levels.size() > 1) {
        m_levels.pop_back();
        m_levels.back().picked.clear();
    }
    // What was opened by that answer, or by hand, closes with it.
    Level& answered = m_levels.back();
    answered.open = -1;
    openIfOnly(answered, m_levels.size() == 1);
    return true;
}

bool Filling::leadOn() {
    const Offer* open = offer();
    if (open == nullptr || !open->leadsOn || !hasEnough())
        return false;
    Level next;
    next.offers = m_seat->further(*open, picked());
    if (next.offers.empty()) {
        m_levels.back().picked.clear();
        return false;
    }
    openIfOnly(next, false);
    m_levels.push_back(std::move(next));
    return true;
}

bool Filling::hasEnough() const {
    const Offer* open = offer();
    if (open == nullptr)
        return false;
    const auto count = static_cast<std::int32_t>(picked().size());
    switch (open->kind) {
    case OfferKind::Button:
        return true;
    case OfferKind::Hexes:
    case OfferKind::Units:
        return count >= open->least && count <= open->most;
    case OfferKind::Path:
    case OfferKind::Choice:
    case OfferKind::Number:
    case OfferKind::Order:
        return count > 0;
    case OfferKind::Allocation:
        return sharedOut() == open->least;
    }
    return false;
}

Command Filling::command() const {
    return fill(*offer(), side(),
                picked()); // as they were clicked: whoever comes first, lies below
}

std::optional<Refusal> Filling::whyNot() const {
    return m_seat->whyNot(command());
}

bool Filling::goesAtOnce() const {
    const Offer* open = offer();
    if (open == nullptr || open->leadsOn || open->confirm || !hasEnough())
        return false;
    return open->kind == OfferKind::Path || (open->kind == OfferKind::Hexes && open->most == 1);
}

std::vector<CounterId> Filling::subjects(const Offer& offer) const {
    std::vector<CounterId> found;
    const Verb& verb = m_seat->decision().verbs[offer.verb.index()];
    for (std::size_t i = 0; i < std::min(verb.arguments.size(), offer.arguments.fields()); ++i)
        if (verb.arguments[i].kind == FieldKind::Counter && offer.arguments.has(i))
            std::ranges::copy(offer.arguments.counters(i), std::back_inserter(found));
    return found;
}

std::vector<HexId> Filling::subjectHexes(const Offer& offer) const {
    std::vector<HexId> found;
    const Verb& verb = m_seat->decision().verbs[offer.verb.index()];
    for (std::size_t i = 0; i < std::min(verb.arguments.size(), offer.arguments.fields()); ++i)
        if (verb.arguments[i].kind == FieldKind::Hex && offer.arguments.has(i))
            std::ranges::copy(offer.arguments.hexes(i), std::back_inserter(found));
    return found;
}

} // namespace esagono
