// SPDX-License-Identifier: GPL-3.0-or-later
// Section 10.1: who attacks what. Attacks are declared and fought one after the other.
#include "engine/santander/fighting/battle.h"
#include "engine/santander/messages.h"

#include <algorithm>
#include <map>

namespace esagono::santander {

namespace {

enum CombatVerbs { Attack, EndCombat };
namespace attacking {
enum Arguments { Target, With };
}

Verdict whyNotAttackWith(const Position& position, SideId side, HexId target, CounterId unit) {
    if (position.side(unit) != side)
        return refuse("10.1", say::notYours, unit);
    if (!position.isOnMap(unit))
        return refuse("10.1", say::notOnMap, unit);
    if (!isCombat(position, unit))
        return refuse("10.1", say::cannotAttack, unit);
    if (position.status(unit, attacked) != 0)
        return refuse("10.1", say::attackedAlready, unit);
    const HexId from = position.hex(unit);
    if (!position.map().adjacent(from, target))
        return refuse("10.1", say::notBeside, unit, target);
    if (!isOpen(position, from, target))
        return refuse("1.3.2", say::closedHexside, from, target).because(bothHexes);
    if (position.ruling(ruling::dsgLevels) == ruling::NoAttack && position.status(unit, dsg) > 1)
        return refuse({"9.5.1", "A3"}, say::tooDisorganised, unit);
    return allowed;
}

Verdict whyNotAttack(const Position& position, const Command& command) {
    const HexId target = command.arguments.hex(attacking::Target);
    if (!position.map().exists(target))
        return refuse("10.1", say::nobodyThere, target);
    const std::vector<CounterId> units = command.arguments.counters(attacking::With);
    if (units.empty())
        return refuse("10.2", say::noAttackers, target);
    std::map<HexId, int> points;
    for (const CounterId unit : units) {
        if (Verdict why = whyNotAttackWith(position, command.side, target, unit))
            return why;
        if (std::ranges::count(units, unit) > 1)
            return refuse("10.1", say::namedTwice, unit);
        points[position.hex(unit)] += position.number(unit, stacking);
    }
    // Only now, so that nobody learns of stacks he does not stand beside (5.3)
    if (!barsCombatUnits(position, target, other(command.side)))
        return refuse("10.1", say::nobodyThere, target);
    const int limit = terrainOf(position, target).stacking;
    for (const auto& [hex, sum] : points)
        if (sum > limit)
            return refuse("10.1", say::tooManyAttack, hex, limit).because(ownThere);
    return allowed;
}

std::vector<std::int32_t> attackersOf(const Position& position, SideId side, HexId target) {
    std::vector<std::int32_t> units;
    for (const HexId from : position.map().neighbours(target))
        for (const CounterId unit : position.stack(from))
            if (position.side(unit) == side && isCombat(position, unit))
                units.push_back(unit.value);
    return units;
}

std::vector<Offer> offerAttackersOf(const Position& position, SideId side, const Values& settled) {
    const HexId target = settled.hex(attacking::Target);
    Offer offer =
        offerOf(OfferKind::Units, VerbId(Attack), Text(say::offerAttack, target), settled,
                attacking::With, attackersOf(position, side, target), [&](const Values& attempt) {
                    return whyNotAttack(position, {side, VerbId(Attack), attempt});
                });
    return ifAny(together(std::move(offer)));
}

/// Why no unit can attack a hex. Nobody learns of stacks he does not stand beside (5.3).
Verdict whyNotTargetOfAttack(const Position& position, SideId side, const Offer& offer,
                             std::int32_t target) {
    if (!offer.leadsOn)
        return allowed;
    const HexId hex(static_cast<std::size_t>(target));
    Verdict first;
    for (const std::int32_t each : attackersOf(position, side, hex))
        if (Verdict why =
                whyNotAttackWith(position, side, hex, CounterId(static_cast<std::size_t>(each)));
            why && !first)
            first = why;
        else if (!why) // somebody could: then nobody is there
            return refuse("10.1", say::nobodyThere, hex);
    return first ? first : refuse("10.1", say::noneBeside, hex);
}

std::vector<Offer> offerAttacks(const Position& position, SideId side) {
    std::vector<Offer> offers = {buttonOffer(VerbId(EndCombat), say::offerEndCombat)};
    offers.front().confirm = true;
    Offer offer = leadingOffer(OfferKind::Hexes, VerbId(Attack), say::offerTargets, Values(2),
                               attacking::Target);
    HexSet looked(position.map().size());
    for (const CounterId unit : printed(position).ground) {
        if (position.side(unit) != side || !position.isOnMap(unit) || !isCombat(position, unit))
            continue;
        for (const HexId hex : position.map().neighbours(position.hex(unit)))
            if (!looked.contains(hex) && barsCombatUnits(position, hex, other(side)) &&
                !whyNotAttackWith(position, side, hex, unit)) {
                looked.insert(hex);
                offer.targets.push_back(hex.value);
            }
    }
    if (offer.targets.empty())
        return offers;
    std::ranges::sort(offer.targets);
    offer.example = {offer.targets.front()};
    offers.push_back(std::move(offer));
    return offers;
}

void takeAttack(Draft& draft, const Command& command) {
    Battle battle;
    battle.side = command.side;
    battle.target = command.arguments.hex(attacking::Target);
    battle.attackers = command.arguments.counters(attacking::With);
    for (const CounterId unit : battle.attackers)
        draft.set(unit, attacked, 1, "10.1");
    draft.push(frame(battleKind), {}, battle.locals(), "10.2");
}

void takeEndCombat(Draft& draft, const Command&) {
    draft.pop();
}

Preview previewAttack(const Position& position, const Command& command) {
    Battle battle;
    battle.side = command.side;
    battle.target = command.arguments.hex(attacking::Target);
    battle.attackers = command.arguments.counters(attacking::With);
    return previewAttackOf(position, battle);
}

} // namespace

FrameKind combatKind() {
    FrameKind kind{"santander.combat", say::frameCombat, {{"side", FieldKind::Side}}};
    kind.offers = offerAttacks;
    kind.prompt = say::promptCombat;
    kind.verbs = {
        {"attack",
         {{"target", FieldKind::Hex}, {"with", FieldKind::Counter, false}},
         whyNotAttack,
         takeAttack,
         previewAttack,
         offerAttackersOf,
         whyNotTargetOfAttack},
        {"end_combat", {}, nullptr, takeEndCombat},
    };
    return kind;
}

} // namespace esagono::santander
