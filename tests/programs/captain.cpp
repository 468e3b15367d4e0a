// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/programs/captain.h"

#include "engine/santander/fighting/battle.h"

#include <algorithm>

namespace esagono::santander {

namespace {

const Offer* offerOfVerb(const Position& position, const std::vector<Offer>& offers,
                         std::string_view verb) {
    const auto found = std::ranges::find_if(offers, [&](const Offer& offer) {
        return !offer.undoes && position.kind().verbs[offer.verb.index()].name == verb;
    });
    return found == offers.end() ? nullptr : &*found;
}

int toNearestObjective(const Position& position, HexId hex, SideId heldBy) {
    int nearest = 99;
    for (const Objective& objective : printed(position).objectives)
        if (position.controller(objective.hex) == heldBy)
            nearest = std::min(nearest, position.map().distance(hex, objective.hex));
    return nearest;
}

int toNearestEnemy(const Position& position, HexId hex, SideId side) {
    int nearest = 99;
    for (const CounterId unit : printed(position).ground)
        if (position.side(unit) != side && position.isOnMap(unit) && isCombat(position, unit))
            nearest = std::min(nearest, position.map().distance(hex, position.hex(unit)));
    return nearest;
}

/// How good it is for a unit to stand there, in halves of a hex.
int worth(const Position& position, CounterId unit, HexId hex) {
    const SideId side = position.side(unit);
    const int enemy = toNearestEnemy(position, hex, side);
    if (!isCombat(position, unit)) // headquarters and columns keep close behind the front
        return -4 * std::abs(enemy - 2);
    const bool attacks = side == nationalist;
    const int objective = toNearestObjective(position, hex, republican);
    int sum = attacks ? -2 * objective - enemy : -2 * objective;
    if (enemy == 1)
        sum += attacks ? 3 : 0;
    if (position.hex(unit) != hex)
        sum -= 2 * std::max(0, stackPoints(position, hex, side) + position.number(unit, stacking) -
                                   terrainOf(position, hex).stacking) +
               1;
    return sum;
}

/// As many of the targets as the judge lets pass together, in their order.
Command asManyAsPossible(const Position& position, SideId side, const Offer& offer) {
    std::vector<std::int32_t> chosen;
    for (const std::int32_t target : offer.targets) {
        chosen.push_back(target);
        if (static_cast<std::int32_t>(chosen.size()) > offer.most ||
            whyNot(position, fill(offer, side, chosen)))
            chosen.pop_back();
    }
    return chosen.empty() ? exampleOf(offer, side) : fill(offer, side, chosen);
}

} // namespace

Command Captain::march(const Position& position, SideId side, const std::vector<Offer>& offers) {
    const Offer* units = offerOfVerb(position, offers, "move");
    const Offer* end = offerOfVerb(position, offers, "end_movement");
    if (units == nullptr)
        return exampleOf(*end, side);
    for (const std::int32_t target : units->targets) {
        const CounterId unit(static_cast<std::size_t>(target));
        if (side == republican && toNearestEnemy(position, position.hex(unit), side) <= 1)
            continue; // the line holds
        int best = worth(position, unit, position.hex(unit));
        std::vector<std::int32_t> way;
        const Offer* chosen = nullptr;
        const auto further = furtherOffers(position, side, *units, std::span(&target, 1));
        for (const Offer& offer : further)
            for (const std::int32_t hex : offer.targets)
                if (const int value = worth(position, unit, HexId(static_cast<std::size_t>(hex)));
                    value > best) {
                    best = value;
                    chosen = &offer;
                    way = pathTo(offer, HexId(static_cast<std::size_t>(hex)));
                }
        if (chosen != nullptr)
            return fill(*chosen, side, way);
    }
    return exampleOf(*end, side);
}

Command Captain::attack(const Position& position, SideId side, const std::vector<Offer>& offers) {
    const Offer* targets = offerOfVerb(position, offers, "attack");
    const Offer* end = offerOfVerb(position, offers, "end_combat");
    Command best = exampleOf(*end, side);
    std::size_t bestColumn = side == nationalist ? 2 : 4; // better than 2:1, than 4:1
    if (targets == nullptr)
        return best;
    for (const std::int32_t target : targets->targets)
        for (const Offer& offer : furtherOffers(position, side, *targets, std::span(&target, 1))) {
            Command command = asManyAsPossible(position, side, offer);
            const std::vector<CounterId> units = command.arguments.counters(1);
            const Fight fight =
                fightOf(position, side, HexId(static_cast<std::size_t>(target)), units);
            if (fight.column > bestColumn) {
                bestColumn = fight.column;
                best = std::move(command);
            }
        }
    return best;
}

Command Captain::choose(const Position& position, SideId side, const std::vector<Offer>& offers) {
    for (const char* verb : {"suggested", "end_setup"})
        if (const Offer* offer = offerOfVerb(position, offers, verb))
            return exampleOf(*offer, side);
    if (offerOfVerb(position, offers, "place") != nullptr)
        return m_quartermaster.choose(position, side, offers);
    if (offerOfVerb(position, offers, "end_movement") != nullptr)
        return march(position, side, offers);
    if (offerOfVerb(position, offers, "end_combat") != nullptr)
        return attack(position, side, offers);
    if (const Offer* offer = offerOfVerb(position, offers, "exploit")) {
        const auto nearest = std::ranges::min_element(offer->targets, {}, [&](std::int32_t hex) {
            return toNearestObjective(position, HexId(static_cast<std::size_t>(hex)), republican);
        });
        return fill(*offer, side, pathTo(*offer, HexId(static_cast<std::size_t>(*nearest))));
    }
    for (const char* verb : {"support", "spend", "advance"})
        if (const Offer* offer = offerOfVerb(position, offers, verb))
            return asManyAsPossible(position, side, *offer);
    const Offer& last = offers[m_chance.below(offers.size())];
    return exampleOf(position, side, last);
}

} // namespace esagono::santander
