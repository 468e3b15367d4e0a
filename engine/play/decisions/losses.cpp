// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/decisions/losses.h"

#include <algorithm>
#include <numeric>

namespace esagono {

namespace {

/// The shares that pairs of counter and number ask for, by unit; nothing if they name anybody else,
/// or somebody twice, or less than nothing.
std::optional<Shares> sharesAmong(std::span<const CounterId> units,
                                  std::span<const std::int32_t> pairs) {
    Shares shares(units.size(), 0);
    for (std::size_t i = 0; i + 1 < pairs.size(); i += 2) {
        const auto unit = std::ranges::find(units, CounterId(std::size_t(pairs[i])));
        if (unit == units.end())
            return std::nullopt;
        int& taken = shares[static_cast<std::size_t>(unit - units.begin())];
        if (taken != 0 || pairs[i + 1] < 0)
            return std::nullopt;
        taken = pairs[i + 1];
    }
    return shares;
}

} // namespace

Burden::Burden(std::span<const CounterId> among, int wanted,
               const std::function<int(CounterId)>& capacityOf) {
    for (const CounterId unit : among)
        if (const int most = capacityOf(unit); most > 0) {
            units.push_back(unit);
            capacity.push_back(most);
        }
    total = std::min(wanted, there());
}

int Burden::there() const {
    return std::accumulate(capacity.begin(), capacity.end(), 0);
}

std::size_t Burden::indexOf(CounterId unit) const {
    return static_cast<std::size_t>(std::ranges::find(units, unit) - units.begin());
}

Shares Burden::inOrder(Shares first) const {
    Shares shares = std::move(first);
    shares.resize(units.size(), 0);
    int left = total - std::accumulate(shares.begin(), shares.end(), 0);
    for (std::size_t i = 0; i < units.size(); ++i) {
        const int more = std::min(left, capacity[i] - shares[i]);
        shares[i] += more;
        left -= more;
    }
    return shares;
}

Verdict whyNotLose(const LossRules& rules, const Position& position, const Command& command) {
    const Burden burden = rules.burden(position);
    const LossClauses clauses = rules.clauses(position, command);
    const auto shares = sharesAmong(burden.units, command.arguments.list(0));
    if (!shares)
        return refuse(clauses.stranger.cited, clauses.stranger.message);
    for (std::size_t i = 0; i < shares->size(); ++i)
        if ((*shares)[i] > burden.capacity[i])
            return refuse(clauses.tooWeak.cited, clauses.tooWeak.message, burden.units[i],
                          burden.capacity[i]);
    const int sum = std::accumulate(shares->begin(), shares->end(), 0);
    if (sum > burden.total && clauses.tooMuch)
        return refuse(clauses.tooMuch->cited, clauses.tooMuch->message, burden.total);
    if (sum != burden.total)
        return refuse(clauses.otherSum.cited, clauses.otherSum.message, burden.total);
    return rules.whyNot == nullptr ? Verdict() : rules.whyNot(position, burden, *shares);
}

std::vector<Offer> offerLosses(const LossRules& rules, const Position& position) {
    const Burden burden = rules.burden(position);
    Offer offer;
    offer.kind = OfferKind::Allocation;
    offer.verb = VerbId(0);
    offer.label = Text(rules.offer, burden.total);
    offer.arguments = Values(1);
    offer.least = offer.most = burden.total;
    const Shares shares =
        rules.example == nullptr ? burden.inOrder() : rules.example(position, burden);
    for (std::size_t i = 0; i < burden.units.size(); ++i) {
        offer.targets.push_back(burden.units[i].value);
        offer.capacity.push_back(burden.capacity[i]);
        if (shares[i] > 0)
            offer.example.insert(offer.example.end(), {burden.units[i].value, shares[i]});
    }
    return offered(std::move(offer));
}

void takeLosses(const LossRules& rules, Draft& draft, const Command& command) {
    const Burden burden = rules.burden(draft.position());
    const Values locals = draft.position().locals();
    const Shares shares = *sharesAmong(burden.units, command.arguments.list(0));
    draft.pop();
    rules.lose(draft, locals, burden, shares);
}

} // namespace esagono
