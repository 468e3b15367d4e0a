// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/candidates.h"

#include <algorithm>

namespace esagono::ai {

namespace {

constexpr int marchRange = 4;         ///< how far around a unit better places are looked for
constexpr std::size_t deepest = 4;    ///< arguments opened one after the other
constexpr std::size_t mostOfAll = 12; ///< fillings of an allocation
constexpr std::int32_t mostNumbers = 6;
constexpr double always = 1e6;

bool isSkipped(const Offer& offer) {
    return offer.revises || offer.undoes;
}

FieldKind openKind(const Position& position, const Offer& offer) {
    const auto& fields = position.kind().verbs[offer.verb.index()].arguments;
    return offer.open < fields.size() ? fields[offer.open].kind : FieldKind::Number;
}

} // namespace

Candidates::Candidates(const Position& position, const Lay& lay, SideId side, Width width,
                       Chance& chance)
    : m_position(position)
    , m_lay(&lay)
    , m_side(side)
    , m_width(width)
    , m_chance(&chance)
    , m_offers(offersTo(position, side)) {
    const auto isOutOfMind = [&](const Offer& offer) {
        const std::string_view verb = position.kind().verbs[offer.verb.index()].name;
        return isSkipped(offer) && std::ranges::count(lay.brain().alsoRevised, verb) == 0;
    };
    m_isRevising = std::ranges::all_of(m_offers, isSkipped);
    if (!m_isRevising)
        std::erase_if(m_offers, isOutOfMind);
    const bool isPlain = m_offers.size() == 1 && m_offers.front().kind == OfferKind::Button;
    if (!isPlain)
        m_appeal.emplace(position, lay, side);
    for (const Offer& offer : m_offers)
        addStems(offer);
    // the best of every offer first, then the second best of every offer
    std::ranges::stable_sort(m_stems, std::ranges::greater(),
                             [](const Stem& stem) { return std::pair(stem.turn, -stem.rank); });
}

std::optional<Command> Candidates::atOnce() const {
    for (const std::string_view verb : m_lay->brain().atOnce)
        for (const Offer& offer : m_offers)
            if (m_position.kind().verbs[offer.verb.index()].name == verb)
                return exampleOf(m_position, m_side, offer);
    return std::nullopt;
}

std::optional<Command> Candidates::example() const {
    if (m_offers.empty())
        return std::nullopt;
    const auto first = std::ranges::find_if_not(m_offers, isSkipped);
    return exampleOf(m_position, m_side, first == m_offers.end() ? m_offers.front() : *first);
}

void Candidates::addStems(const Offer& offer) {
    if (!offer.leadsOn) {
        m_stems.push_back({&offer, {}, always});
        return;
    }
    std::vector<Stem> stems;
    for (const std::int32_t target : offer.targets)
        stems.push_back({&offer, {target}, rankOf(offer, target)});
    std::ranges::stable_sort(stems, std::ranges::greater(), &Stem::rank);
    for (std::size_t i = 0; i < stems.size(); ++i)
        stems[i].turn = i + 1;
    std::ranges::move(stems, std::back_inserter(m_stems));
}

/// How much there is to be gained by opening this target of an offer that leads on.
double Candidates::rankOf(const Offer& offer, std::int32_t target) const {
    const auto index = static_cast<std::size_t>(target);
    switch (openKind(m_position, offer)) {
    case FieldKind::Counter: {
        const CounterId counter(index);
        const HexId hex = m_position.hex(counter);
        const double weight = std::max(strength(target), 0.5);
        return hex.exists() ? weight * (m_appeal->bestWithin(m_position, hex, marchRange) -
                                        m_appeal->of(hex))
                            : weight;
    }
    case FieldKind::Hex: {
        const HexId hex(index);
        if (!m_position.isOccupiedBy(hex, m_side))
            return always / 2 + m_appeal->of(hex); // an enemy to be attacked
        double weight = 0;
        for (const CounterId counter : m_position.stack(hex))
            if (m_position.side(counter) == m_side)
                weight += std::max(strength(counter.value), 0.5);
        return weight * (m_appeal->bestWithin(m_position, hex, marchRange) - m_appeal->of(hex));
    }
    default:
        return 0;
    }
}

double Candidates::strength(std::int32_t counter) const {
    const CounterId unit(static_cast<std::size_t>(counter));
    return m_lay->attack(m_position, unit) + m_lay->defence(m_position, unit);
}

std::vector<Candidate> Candidates::next(const std::atomic<bool>* stop) {
    std::vector<Candidate> few;
    std::size_t opened = 0;
    while (!m_stems.empty() && (opened < m_width.stems || few.empty())) {
        if (stop != nullptr && *stop)
            return {};
        const Stem stem = std::move(m_stems.back());
        m_stems.pop_back();
        if (stem.offer->leadsOn) {
            openFurther(*stem.offer, stem.open, 1, few);
            ++opened;
        } else {
            open(*stem.offer, 1, few);
        }
    }
    return few;
}

void Candidates::openFurther(const Offer& offer, const std::vector<std::int32_t>& filling,
                             std::size_t depth, std::vector<Candidate>& into) {
    for (const Offer& further : furtherOffers(m_position, m_side, offer, filling))
        if (!isSkipped(further))
            open(further, depth + 1, into);
}

void Candidates::open(const Offer& offer, std::size_t depth, std::vector<Candidate>& into) {
    const auto add = [&](const std::vector<std::int32_t>& filling) {
        if (offer.leadsOn && depth < deepest)
            openFurther(offer, filling, depth, into);
        else if (!offer.leadsOn)
            into.push_back({fill(offer, m_side, filling), offer.kind == OfferKind::Button,
                            isSkipped(offer) && !m_isRevising});
    };
    switch (offer.kind) {
    case OfferKind::Button:
        add({});
        break;
    case OfferKind::Path:
        for (const std::int32_t target : bestTargets(offer))
            add(pathTo(offer, HexId(static_cast<std::size_t>(target))));
        break;
    case OfferKind::Hexes:
    case OfferKind::Units:
        for (const auto& set : sets(offer))
            add(set);
        break;
    case OfferKind::Choice:
        for (const std::int32_t target : bestTargets(offer))
            add({target});
        break;
    case OfferKind::Number:
        for (std::int32_t i = 0, last = offer.least - 1; i <= mostNumbers; ++i) {
            const std::int32_t value = offer.least + (offer.most - offer.least) * i / mostNumbers;
            if (value != last)
                add({value});
            last = value;
        }
        break;
    case OfferKind::Allocation:
    case OfferKind::Order:
        if (!offer.example.empty())
            add(offer.example);
        for (const Command& command : allOf(offer, m_side, mostOfAll)) {
            const auto list = command.arguments.list(offer.open);
            add({list.begin(), list.end()});
        }
        break;
    }
}

std::vector<std::int32_t> Candidates::bestTargets(const Offer& offer) {
    std::vector<std::int32_t> targets = offer.targets;
    if (targets.size() <= m_width.targets)
        return targets;
    const FieldKind kind = openKind(m_position, offer);
    if (kind == FieldKind::Hex)
        std::ranges::stable_sort(targets, std::ranges::greater(), [&](std::int32_t target) {
            return m_appeal->of(HexId(static_cast<std::size_t>(target)));
        });
    else if (kind == FieldKind::Counter)
        std::ranges::stable_sort(targets, std::ranges::greater(),
                                 [&](std::int32_t target) { return strength(target); });
    // one of the others by chance, for what the appeal does not see
    std::swap(targets[m_width.targets - 1],
              targets[m_width.targets - 1 + m_chance->below(targets.size() - m_width.targets + 1)]);
    targets.resize(m_width.targets);
    return targets;
}

/// The fastest of these units, and the others, if they are not all alike.
std::vector<std::vector<std::int32_t>>
Candidates::bySpeed(const std::vector<std::int32_t>& units) const {
    const auto speed = [&](std::int32_t unit) {
        return m_lay->brain().speed(m_position, CounterId(static_cast<std::size_t>(unit)));
    };
    int fastest = 0;
    for (const std::int32_t unit : units)
        fastest = std::max(fastest, speed(unit));
    std::vector<std::vector<std::int32_t>> groups(2);
    for (const std::int32_t unit : units)
        groups[speed(unit) == fastest ? 0 : 1].push_back(unit);
    if (groups.back().empty())
        groups.clear();
    return groups;
}

/// Combinations of targets: single ones if only one is wanted; else as many as the judge lets pass
/// together, then fewer and fewer, the strongest first.
std::vector<std::vector<std::int32_t>> Candidates::sets(const Offer& offer) {
    std::vector<std::vector<std::int32_t>> sets;
    if (offer.most <= 1) {
        for (const std::int32_t target : bestTargets(offer))
            sets.push_back({target});
        return sets;
    }
    std::vector<std::int32_t> ranked = offer.targets;
    const FieldKind kind = openKind(m_position, offer);
    if (kind == FieldKind::Counter)
        std::ranges::stable_sort(ranked, std::ranges::greater(),
                                 [&](std::int32_t target) { return strength(target); });
    const auto passes = [&](const std::vector<std::int32_t>& set) {
        return offer.leadsOn || !whyNot(m_position, fill(offer, m_side, set));
    };
    std::vector<std::int32_t> all;
    if (const auto most = static_cast<std::size_t>(offer.most);
        ranked.size() <= most && passes(ranked)) {
        all = ranked;
    } else {
        for (const std::int32_t target : ranked) {
            all.push_back(target);
            if (all.size() > most || !passes(all))
                all.pop_back();
        }
    }
    if (all.empty())
        all = offer.example;
    const auto least = static_cast<std::size_t>(std::max(offer.least, 0));
    const auto add = [&](std::vector<std::int32_t> set) {
        std::ranges::sort(set);
        if (set.size() >= least && std::ranges::count(sets, set) == 0)
            sets.push_back(std::move(set));
    };
    if (!all.empty() || least == 0)
        add(all);
    if (kind == FieldKind::Counter && m_lay->brain().speed != nullptr)
        for (const auto& group : bySpeed(all))
            add(group);
    for (std::size_t i = 1; i < m_width.sets && all.size() > i; ++i) { // without the weakest
        std::vector<std::int32_t> fewer(all.begin(), all.end() - static_cast<std::ptrdiff_t>(i));
        add(fewer);
    }
    if (all.size() > 2)
        add({all.begin(), all.begin() + static_cast<std::ptrdiff_t>(all.size() / 2)});
    if (least <= 1 && !ranked.empty())
        add({ranked.front()});
    if (least == 0)
        add({});
    return sets;
}

} // namespace esagono::ai
