// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/playout.h"

#include "engine/play/position.h"

#include <algorithm>

namespace esagono {

namespace {

/// Combinations the judge refuses before the offer's own example is taken.
constexpr int attempts = 6;
/// One choice in so many may undo what was done before.
constexpr std::size_t rarely = 256;

/// One that leads on stands for as many offers as it has targets.
const Offer* anyOffer(const std::vector<Offer>& offers, Chance& chance) {
    const auto undoing = static_cast<std::size_t>(std::ranges::count_if(offers, &Offer::undoes));
    const bool mayUndo = undoing > 0 && (undoing == offers.size() || chance.below(rarely) == 0);
    const auto weight = [&](const Offer& offer) {
        if (offer.undoes && !mayUndo)
            return std::size_t{0};
        return offer.leadsOn && !offer.revises ? offer.targets.size() : std::size_t{1};
    };
    std::size_t total = 0;
    for (const Offer& offer : offers)
        total += weight(offer);
    std::size_t left = chance.below(total);
    const Offer* chosen = offers.data();
    for (; left >= weight(*chosen); ++chosen)
        left -= weight(*chosen);
    return chosen;
}

/// What an offer that leads on is filled with: often one, where several may be chosen any of them.
std::vector<std::int32_t> anyFilling(const Offer& offer, Chance& chance) {
    if (offer.most <= 1 || offer.targets.size() < 2)
        return {offer.targets[chance.below(offer.targets.size())]};
    const Command filled = anyOf(offer, SideId(std::size_t{0}), chance);
    const auto open = filled.arguments.list(offer.open);
    return {open.begin(), open.end()};
}

} // namespace

SideId nextToDecide(const Position& position) {
    SideId side(std::size_t{0});
    while (!position.owners().contains(side))
        ++side.value;
    return side;
}

Command RandomPlayer::choose(const Position& position, SideId side,
                             const std::vector<Offer>& offers) {
    const Offer& offer = *anyOffer(offers, m_chance);
    for (int i = 0; i < attempts; ++i) {
        if (!offer.leadsOn) {
            if (Command command = anyOf(offer, side, m_chance); !whyNot(position, command))
                return command;
            continue;
        }
        const std::vector<std::int32_t> open = anyFilling(offer, m_chance);
        const auto further = furtherOffers(position, side, offer, open);
        if (!further.empty())
            return choose(position, side, further);
    }
    return exampleOf(position, side, offer);
}

Played playOut(const Setting& setting, State state, Dice& dice, std::span<Player* const> players,
               std::size_t mostCommands, const Watch& watch) {
    Played played{std::move(state), 0, 0, false};
    while (played.commands < mostCommands) {
        const Position position(played.state, setting);
        if (position.isOver()) {
            played.finished = true;
            break;
        }
        const SideId side = nextToDecide(position);
        const std::vector<Offer> offers = offersTo(position, side);
        expectOfPackage(!offers.empty(), Nothing);
        const Command command = players[side.index()]->choose(position, side, offers);
        Outcome<Ruled> ruled = rule(setting, played.state, command, dice);
        expectOfPackage(!ruled.isRefused(), Offer);
        const bool goOn = !watch || watch(played.state, command, *ruled);
        played.state = ruled->state;
        played.events += ruled->events.size();
        ++played.commands;
        if (!goOn)
            break;
    }
    return played;
}

} // namespace esagono
