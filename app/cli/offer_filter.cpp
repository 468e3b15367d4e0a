// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/offer_filter.h"

#include "app/cli/messages.h"
#include "engine/core/fault.h"

#include <algorithm>

namespace esagono::cli {

namespace {

/// In whatever language.
bool isCalled(const Counter& counter, const std::string& name) {
    return counter.name == name || std::ranges::any_of(counter.called, [&](const auto& each) {
               return each.second == name;
           });
}

void addUnits(std::vector<CounterId>& units, const GamePackage& package, const std::string& name) {
    if (const auto unit = find<CounterId>(package.counters, name); unit.exists()) {
        units.push_back(unit);
        return;
    }
    const std::size_t before = units.size();
    for (std::size_t i = 0; i < package.counters.size(); ++i)
        if (isCalled(package.counters[i], name))
            units.emplace_back(i);
    if (units.size() == before)
        throw Fault(FaultKind::NotFound, Text(say::noSuchUnit, name));
}

void expectVerb(const Position& position, const std::string& verb) {
    if (position.isOver())
        return;
    std::string known;
    for (const Verb& each : position.kind().verbs) {
        if (each.name == verb)
            return;
        known += (known.empty() ? "" : ", ") + std::string(each.name);
    }
    throw Fault(FaultKind::NotFound, Text(say::noSuchVerbNow, verb, known));
}

bool holds(std::span<const std::int32_t> list, std::int32_t value) {
    return std::ranges::find(list, value) != list.end();
}

/// The counters an offer names: those that are settled, and those that may be chosen or not.
std::vector<CounterId> countersIn(const Offer& offer, const std::vector<Field>& fields) {
    std::vector<CounterId> counters;
    const auto add = [&](std::int32_t value) {
        counters.emplace_back(static_cast<std::size_t>(value));
    };
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const bool isShare = fields[i].kind == FieldKind::Allocation;
        if (fields[i].kind != FieldKind::Counter && !isShare)
            continue;
        const auto settled = offer.arguments.list(i);
        for (std::size_t k = 0; k < settled.size(); k += isShare ? 2 : 1)
            add(settled[k]);
        if (offer.kind == OfferKind::Button || offer.open != i)
            continue;
        std::ranges::for_each(offer.targets, add);
        for (const Blocked& blocked : offer.blocked)
            add(blocked.target);
    }
    return counters;
}

bool isPlaces(const Field& field) {
    return field.kind == FieldKind::Hex || field.kind == FieldKind::Place;
}

bool isAbout(const Offer& offer, const std::vector<Field>& fields, const Position& position,
             HexId hex) {
    for (std::size_t i = 0; i < fields.size(); ++i)
        if (isPlaces(fields[i]) && holds(offer.arguments.list(i), Place(hex).code))
            return true;
    return std::ranges::any_of(countersIn(offer, fields),
                               [&](CounterId counter) { return position.hex(counter) == hex; });
}

/// The offer with this hex as its only target, if it is one.
std::optional<Offer> narrowedTo(const Offer& offer, const Field& open, HexId hex, bool blockedToo) {
    const std::int32_t target = Place(hex).code;
    if (!isPlaces(open) || offer.kind == OfferKind::Order)
        return std::nullopt;
    const bool isTarget = holds(offer.targets, target);
    if (isTarget && offer.least > 1)
        return offer;
    Offer narrow = offer;
    std::erase_if(narrow.blocked, [&](const Blocked& each) { return each.target != target; });
    if (!isTarget && (narrow.blocked.empty() || !blockedToo))
        return std::nullopt;
    narrow.targets.clear();
    narrow.example.clear();
    if (isTarget) {
        narrow.targets = {target};
        narrow.example = offer.kind == OfferKind::Path ? pathTo(offer, hex) : narrow.targets;
    }
    return narrow;
}

} // namespace

OfferFilter filterFrom(const Match& match, const std::string& units, const std::string& verb,
                       const std::string& hex) {
    OfferFilter filter;
    filter.verb = verb;
    for (std::size_t from = 0; from < units.size();) {
        const std::size_t end = std::min(units.find(',', from), units.size());
        addUnits(filter.units, match.setting().package(), units.substr(from, end - from));
        from = end + 1;
    }
    if (!verb.empty())
        expectVerb(match.position(), verb);
    if (!hex.empty())
        filter.hex = match.setting().map->find(hex);
    if (!hex.empty() && !filter.hex.exists())
        throw Fault(FaultKind::NotFound, Text(say::noSuchHex, hex));
    return filter;
}

std::vector<Offer> filtered(const std::vector<Offer>& offers, const OfferFilter& filter,
                            const Position& position) {
    std::vector<Offer> left;
    for (const Offer& offer : offers) {
        const Verb& verb = position.kind().verbs[offer.verb.index()];
        const auto& fields = verb.arguments;
        if (!filter.verb.empty() && verb.name != filter.verb)
            continue;
        const std::vector<CounterId> counters = countersIn(offer, fields);
        if (!filter.units.empty() && std::ranges::none_of(filter.units, [&](CounterId unit) {
                return std::ranges::count(counters, unit) > 0;
            }))
            continue;
        if (!filter.hex.exists() || isAbout(offer, fields, position, filter.hex))
            left.push_back(offer);
        else if (offer.kind != OfferKind::Button)
            if (auto narrow =
                    narrowedTo(offer, fields[offer.open], filter.hex, !filter.units.empty()))
                left.push_back(*std::move(narrow));
    }
    return left;
}

} // namespace esagono::cli
