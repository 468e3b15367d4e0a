// SPDX-License-Identifier: GPL-3.0-or-later
// The combat phase: who attacks what. A unit attacks once, a hex is attacked once.
#include "engine/guadalajara/fighting/battle.h"
#include "engine/guadalajara/fighting/combat_messages.h"
#include "engine/guadalajara/moving/phase.h"
#include "engine/guadalajara/sequence_messages.h"

#include <algorithm>

namespace esagono::guadalajara {

namespace {

enum CombatVerbs { Attack, EndCombat };
namespace combat {
enum Locals { Side, Attacked };
}
namespace attack {
enum Arguments { Target, With };
}

bool isUnitThatAttacks(const Position& position, CounterId unit) {
    return canAttack(position, unit) && !isDependent(position, unit);
}

/// Why a unit can have no part in any attack on a hex.
Verdict whyNotAttacker(const Position& position, SideId side, CounterId unit, HexId target,
                       bool overrun) {
    if (position.side(unit) != side)
        return refuse("SCS.combat", say::attackNotYours, unit);
    if (!position.isOnMap(unit))
        return refuse("SCS.combat", say::attackNotOnMap, unit);
    if (isArtillery(position, unit) && !overrun) // 1.20: units of all types overrun
        return refuse("1.8b", say::gunsDoNotAttack, unit);
    if (!isUnit(position, unit) || (!canAttack(position, unit) && !overrun))
        return refuse("SCS.combat", say::noAttackFactor, unit);
    if (isAboard(position, unit))
        return refuse("1.16a", say::attackAboard, unit);
    if (position.status(unit, reserve) == InReserve)
        return refuse("1.13b", say::attackInReserve, unit);
    if (isImmobile(position, unit))
        return refuse("Sc.4.a", say::attackImmobile, unit);
    if (isPanicked(position, unit) && (!overrun || !is(position, ruling::a(57)))) // A57
        return refuse({"2.7d", overrun ? "A57" : ""}, say::attackInPanic, unit);
    return whyNotBeyondLine(position, unit, target); // 2.6a
}

/// What the units of an attack are to each other.
struct Party {
    CounterId spanish, italian, communist, anarchist, armour, engineers;

    Verdict add(const Position& position, CounterId unit) {
        const Faction faction = piece(position, unit).faction;
        if (isSpanish(position, unit))
            spanish = unit;
        if (isItalian(position, unit))
            italian = unit;
        if (faction == Faction::Communist)
            communist = unit;
        if (faction == Faction::Anarchist)
            anarchist = unit;
        if (isFlameEngineers(position, unit))
            engineers = unit;
        if (isArmoured(position, unit)) {
            if (armour.exists())
                return refuse("1.11a", say::attackTwoArmour, armour, unit).because(unit);
            armour = unit;
        }
        return {};
    }
    [[nodiscard]] Verdict whyNot(const Position& position) const {
        if (spanish.exists() && italian.exists())
            return refuse("2.6b", say::attackTogether, spanish, italian).because(italian);
        if (communist.exists() && anarchist.exists() && is(position, ruling::incompatibility))
            return refuse("4.1", say::attackParties, communist, anarchist).because(anarchist);
        if (!engineers.exists() || !armour.exists())
            return {};
        if (piece(position, armour).hasFlames)
            return refuse("1.12d", say::flamesTogether, engineers, armour);
        if (is(position, ruling::a(14))) // A14
            return refuse({"1.12d", "A14"}, say::flamesTogether, engineers, armour);
        return {};
    }
};

Verdict whyNotAttackWith(const Position& position, SideId side, CounterId unit, HexId target) {
    if (Verdict why = whyNotAttacker(position, side, unit, target, false))
        return why;
    if (position.status(unit, fought) != 0)
        return refuse("SCS.combat", say::attackedAlready, unit);
    if (!position.map().adjacent(position.hex(unit), target))
        return refuse("SCS.combat", say::attackNotBeside, unit, target);
    return {};
}

Verdict whyNotTargetHex(const Position& position, SideId side, HexId target) {
    const bool isUnderWay = position.frame().name == frame(combatKind);
    if (isUnderWay && std::ranges::count(position.locals().hexes(combat::Attacked), target) > 0)
        return refuse("SCS.combat", say::hexAttacked, target).because(target);
    if (!hasUnit(position, target, other(side)))
        return refuse("1.8e", say::noEnemiesThere, target).because(target);
    return {};
}

Verdict whyNotAttack(const Position& position, const Command& command) {
    const HexId target = command.arguments.hex(attack::Target);
    if (!position.map().exists(target))
        return refuse("SCS.combat", say::noEnemiesThere, target).because(target);
    const std::vector<CounterId> units = command.arguments.counters(attack::With);
    if (Verdict why = whyNotTargetHex(position, command.side, target))
        return why;
    for (const CounterId unit : units)
        if (Verdict why = whyNotAttackWith(position, command.side, unit, target))
            return why;
    return whyNotAttackers(position, command.side, units, target, false);
}

/// Units next to a hex that could have a part in attacking it, those with a factor first.
std::vector<CounterId> besideIt(const Position& position, SideId side, HexId target) {
    std::vector<CounterId> units, dependents;
    for (const HexId from : position.map().neighbours(target))
        for (const CounterId unit : unitsIn(position, from, side))
            if (canAttack(position, unit))
                (isDependent(position, unit) ? dependents : units).push_back(unit);
    units.insert(units.end(), dependents.begin(), dependents.end());
    return units;
}

std::vector<Offer> offerAttackersOf(const Position& position, SideId side, const Values& settled) {
    const HexId target = settled.hex(attack::Target);
    const std::vector<CounterId> beside = besideIt(position, side, target);
    const std::vector<std::int32_t> candidates = valuesOf(beside);
    const auto judged = [&](const Values& attempt) {
        Values whole = attempt;
        std::vector<CounterId> units = {attempt.counter(attack::With)};
        if (isDependent(position, units.front())) // never without a unit of its hex
            for (const CounterId each : beside)
                if (position.hex(each) == position.hex(units.front()) &&
                    isUnitThatAttacks(position, each) &&
                    !whyNotAttackWith(position, side, each, target)) {
                    units.push_back(each);
                    break;
                }
        whole.set(attack::With, units);
        return whyNotAttack(position, {side, VerbId(Attack), whole});
    };
    Offer offer = offerOf(OfferKind::Units, VerbId(Attack), Text(say::offerAttack, target), settled,
                          attack::With, candidates, judged);
    return ifAny(together(std::move(offer)));
}

Verdict whyNotTargetOfAttack(const Position& position, SideId side, const Offer& offer,
                             std::int32_t target) {
    if (!offer.leadsOn)
        return allowed;
    const HexId hex(static_cast<std::size_t>(target));
    if (Verdict why = whyNotTargetHex(position, side, hex))
        return why;
    for (const CounterId unit : besideIt(position, side, hex))
        if (Verdict why = whyNotAttackWith(position, side, unit, hex))
            return why;
    return refuse("SCS.combat", say::noneBesideIt, hex);
}

std::vector<Offer> offerAttacks(const Position& position, SideId side) {
    std::vector<Offer> offers = {buttonOffer(VerbId(EndCombat), say::offerEndCombat)};
    offers.front().confirm = true;
    Offer offer = leadingOffer(OfferKind::Hexes, VerbId(Attack), say::offerTargets, Values(2),
                               attack::Target);
    HexSet looked(position.map().size());
    for (std::size_t i = 0; i < position.counterCount(); ++i) {
        const CounterId unit(i);
        if (position.side(unit) != side || !position.isOnMap(unit) ||
            !isUnitThatAttacks(position, unit))
            continue;
        for (const HexId hex : position.map().neighbours(position.hex(unit)))
            if (!looked.contains(hex) && !whyNotTargetHex(position, side, hex) &&
                !whyNotAttackWith(position, side, unit, hex)) {
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
    const HexId target = command.arguments.hex(attack::Target);
    const std::vector<CounterId> units = command.arguments.counters(attack::With);
    std::vector<HexId> attacked = draft.position().locals().hexes(combat::Attacked);
    attacked.push_back(target);
    draft.setLocal(combat::Attacked, attacked);
    for (const CounterId unit : units)
        draft.set(unit, fought, 1, "SCS.combat");
    pushBattle(draft, command.side, units, target, false);
}

void takeEndCombat(Draft& draft, const Command&) {
    draft.pop();
    for (std::size_t i = 0; i < draft.position().counterCount(); ++i)
        draft.set(CounterId(i), fought, 0, "SCS.combat");
}

Preview previewAttack(const Position& position, const Command& command) {
    return previewBattle(position, command.side, command.arguments.counters(attack::With),
                         command.arguments.hex(attack::Target), false);
}

} // namespace

Verdict whyNotAttackers(const Position& position, SideId side, std::span<const CounterId> units,
                        HexId target, bool overrun) {
    if (units.empty())
        return refuse("SCS.combat", say::noAttackers, target);
    Party party;
    for (const CounterId unit : units) {
        if (Verdict why = whyNotAttacker(position, side, unit, target, overrun))
            return why;
        if (std::ranges::count(units, unit) > 1)
            return refuse("SCS.combat", say::attackNamedTwice, unit);
        if (Verdict why = party.add(position, unit))
            return why;
    }
    if (Verdict why = party.whyNot(position))
        return why;
    if (overrun && std::ranges::none_of(
                       units, [&](CounterId unit) { return isUnitThatAttacks(position, unit); }))
        return refuse("SCS.overrun", say::noAttackFactor, units.front());
    for (const CounterId unit : units)
        if (isDependent(position, unit) && std::ranges::none_of(units, [&](CounterId each) {
                return position.hex(each) == position.hex(unit) &&
                       isUnitThatAttacks(position, each);
            }))
            return refuse(isArmoured(position, unit) ? "1.11b" : "1.12b", say::attackAlone, unit);
    return {};
}

bool canAttackAnybody(const Position& position, SideId side) {
    return offerAttacks(position, side).size() > 1; // besides the end
}

FrameKind combatKind() {
    FrameKind kind{"guadalajara.combat",
                   say::phaseCombat,
                   {{"side", FieldKind::Side}, {"attacked", FieldKind::Hex, false}}};
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

} // namespace esagono::guadalajara
