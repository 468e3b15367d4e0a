// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/asking/costs.h"

#include "engine/play/draft.h"
#include "engine/play/messages.h"
#include "engine/play/referee.h"
#include "engine/play/telling/phrase.h"

#include <algorithm>

namespace esagono {

namespace {

/// The rule of the last event that set the track.
RuleRef ruleOf(const std::vector<Event>& events, TrackId track) {
    RuleRef rule;
    for (const Event& event : events)
        if (const auto* set = std::get_if<TrackSet>(&event.fact); set && set->track == track)
            rule = event.because;
    return rule;
}

const Verb& verbOf(const Position& position, const Command& command) {
    return position.kind().verbs[command.verb.index()];
}

/// The offer of ways that the command takes up, if it does.
std::optional<Offer> wayOffer(const Position& position, const Command& command) {
    std::vector<Offer> open = offersTo(position, command.side);
    while (!open.empty()) {
        const Offer offer = std::move(open.back());
        open.pop_back();
        if (!suits(offer, command))
            continue;
        if (offer.kind == OfferKind::Path)
            return offer;
        if (offer.leadsOn)
            std::ranges::move(
                furtherOffers(position, command.side, offer, command.arguments.list(offer.open)),
                std::back_inserter(open));
    }
    return std::nullopt;
}

/// What each unit of the command pays for a way nobody offered.
std::optional<Ratio> costOfOther(const Position& position, const Command& command,
                                 std::span<const HexId> way) {
    const auto cost = position.setting().game->rules->cost;
    const auto& fields = verbOf(position, command).arguments;
    std::optional<Ratio> most;
    for (std::size_t i = 0; cost != nullptr && i < fields.size(); ++i)
        if (fields[i].kind == FieldKind::Counter)
            for (const CounterId unit : command.arguments.counters(i))
                if (const auto points = cost(position, unit, way); points && *points > Ratio(0))
                    most = most ? std::max(*most, *points) : *points;
    return most;
}

} // namespace

std::vector<Expense> expensesOf(const Position& position, const Command& command) {
    const std::vector<Stock>& stocks = position.setting().game->rules->stocks;
    if (stocks.empty())
        return {};
    ToldDice none;
    Draft draft(position.state(), position.setting(), none);
    try {
        verbOf(position, command).take(draft, command);
    } catch (const DiceWanted&) { // what comes after a throw is not certain
    }
    std::vector<Expense> expenses;
    for (const Stock& stock : stocks) {
        const int before = position.track(stock.track);
        const int after = draft.position().track(stock.track);
        if (before != after)
            expenses.push_back({stock, Ratio(before, stock.perPoint), Ratio(after, stock.perPoint),
                                ruleOf(draft.events(), stock.track)});
    }
    return expenses;
}

std::optional<Ratio> costTo(const Offer& offer, HexId target) {
    const auto step = std::ranges::find(offer.steps, target, &PathStep::hex);
    if (offer.kind != OfferKind::Path || step == offer.steps.end() || step->cost == 0)
        return std::nullopt;
    return Ratio(step->cost, offer.perPoint);
}

std::optional<Ratio> wayCost(const Position& position, const Command& command) {
    const std::optional<Offer> offer = wayOffer(position, command);
    if (!offer)
        return std::nullopt;
    const std::vector<HexId> way = command.arguments.hexes(offer->open);
    if (way.empty())
        return std::nullopt;
    const std::vector<std::int32_t> offered = pathTo(*offer, way.back());
    const bool isOffered = std::ranges::equal(offered, command.arguments.list(offer->open));
    return isOffered ? costTo(*offer, way.back()) : costOfOther(position, command, way);
}

std::vector<Preview::Part> costParts(const Position& position, const Command& command) {
    std::vector<Preview::Part> parts;
    if (verbOf(position, command).preview == nullptr)
        if (const auto points = wayCost(position, command)) {
            parts.push_back({say::partWay, {}});
            parts.back().tally.add(say::tallyWay, *points, {});
        }
    for (const Expense& each : expensesOf(position, command)) {
        const TrackKind& track = position.package().tracks[each.stock.track.index()];
        Preview::Part part{Text(say::partStock, nameOf(track)), {}};
        part.tally.add(say::tallyBefore, each.before, {});
        part.tally.add(say::tallyByThis, each.after - each.before, each.rule);
        parts.push_back(std::move(part));
    }
    return parts;
}

} // namespace esagono
