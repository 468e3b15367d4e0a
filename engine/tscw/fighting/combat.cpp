// SPDX-License-Identifier: GPL-3.0-or-later
// The combat segment: who attacks what (15.1 to 15.5). A unit attacks once, a hex is attacked once.
#include "engine/play/view.h"
#include "engine/tscw/administration/administration.h"
#include "engine/tscw/fighting/battle.h"
#include "engine/tscw/fighting/combat_messages.h"

#include <algorithm>

namespace esagono::tscw {

namespace {

namespace attacking {
enum Locals { Side, Resolving, Declared };
enum Verbs { Attack, EndCombat, Declare, Resolve, Event, Decline };
enum Arguments { Target, With };
} // namespace attacking

/// Ruling declared_attacks
bool declaresFirst(const Position& position) {
    return is(position, ruling::declaredAttacks);
}
bool isResolving(const Position& position) {
    return position.locals().get(attacking::Resolving, 0) != 0;
}

/// The attacks that wait for their combat, as the words of their locals, one after the other.
std::vector<Battle> declaredIn(const Values& locals) {
    std::vector<Battle> battles;
    const auto words = locals.list(attacking::Declared);
    for (std::size_t at = 0; at < words.size();) {
        const auto count = static_cast<std::size_t>(words[at++]);
        Values each;
        expectOfPackage(each.assignWords({words.begin() + std::ptrdiff_t(at),
                                          words.begin() + std::ptrdiff_t(at + count)}),
                        Values);
        battles.push_back(Battle::from(each));
        at += count;
    }
    return battles;
}
void setDeclared(Draft& draft, std::span<const Battle> battles, std::size_t depth) {
    std::vector<std::int32_t> words;
    for (const Battle& battle : battles) {
        const Values locals = battle.locals();
        words.push_back(static_cast<std::int32_t>(locals.words().size()));
        words.insert(words.end(), locals.words().begin(), locals.words().end());
    }
    Values locals = draft.position().locals(depth);
    locals.set(attacking::Declared, words);
    draft.revise(std::move(locals), depth);
}

Verdict whyNotAttackWith(const Position& position, SideId side, CounterId unit, HexId target) {
    if (position.side(unit) != side || !position.isOnMap(unit))
        return refuse("15.3", say::attackNotYours, unit);
    if (isHq(position, unit))
        return refuse("12.1.3", say::hqsDoNotAttack, unit);
    if (!isCombatUnit(position, unit))
        return refuse("15.3", say::attackNotYours, unit);
    if (position.status(unit, reserve) == InReserve)
        return refuse("12.1.4", say::attackInReserve, unit);
    if (hasLanded(position, unit))
        return refuse("11.8", say::attackLanded, unit);
    if (isExploitation(position) && !mayExploit(position, unit))
        return refuse("14.2", say::attackNotExploiting, unit);
    if (position.status(unit, fought) == ThisSegment)
        return refuse("15.3", say::attackedAlready, unit);
    const HexId from = position.hex(unit);
    if (!position.map().adjacent(from, target) || !canCross(position, from, target))
        return refuse("15.1", say::attackNotBeside, unit, target).because(target);
    return {};
}

Verdict whyNotTargetHex(const Position& position, SideId side, HexId target) {
    if (!hasUnit(position, target, other(side)))
        return refuse("15.2", say::noEnemiesThere, target).because(target);
    if (position.has(Place(target), attackedMarker))
        return refuse("15.2", say::hexAttacked, target).because(target);
    return {};
}

/// 2.10, 15.20 (ruling zero_attack)
Verdict whyNotZero(const Position& position, std::span<const CounterId> units) {
    int most = 0, least = INT32_MAX;
    for (const CounterId unit : units) {
        most = std::max(most, attackFactor(position, unit));
        least = std::min(least, attackFactor(position, unit));
    }
    if (most == 0)
        return refuse("15.20", say::attackZero, units.front());
    if (least == 0 && most < 2 && is(position, ruling::zeroAttack))
        return refuse({"15.20", "zero_attack"}, say::attackZero, units.front());
    return {};
}

/// 15.5, 15.6A (ruling odds_revealed): who cannot see the defenders may try in vain.
Verdict whyNotOdds(const Position& position, SideId side, std::span<const CounterId> units,
                   HexId target) {
    const Battle battle = battleOf(position, side, units, target);
    Verdict tooLow = whyNotLeastOdds(position, battle);
    if (!tooLow)
        return {};
    const bool isHidden = std::ranges::any_of(battle.defendersLeft(position), [&](CounterId unit) {
        return seenBy(position, Viewer::of(side), unit) != Seen::Whole;
    });
    return isHidden && !is(position, ruling::oddsRevealed) ? allowed : tooLow;
}

Verdict whyNotAttack(const Position& position, const Command& command) {
    const HexId target = command.arguments.hex(attacking::Target);
    const std::vector<CounterId> units = command.arguments.counters(attacking::With);
    if (isResolving(position))
        return refuse({"15.4", "declared_attacks"}, say::allDeclared);
    if (!position.map().exists(target))
        return refuse("15.2", say::noEnemiesThere, target).because(target);
    if (Verdict why = whyNotTargetHex(position, command.side, target))
        return why;
    if (units.empty())
        return refuse("15.3", say::noAttackers, target);
    for (const CounterId unit : units) {
        if (Verdict why = whyNotAttackWith(position, command.side, unit, target))
            return why;
        if (std::ranges::count(units, unit) > 1)
            return refuse("15.3", say::namedTwice, unit);
    }
    if (Verdict why = whyNotTogether(position, units))
        return why;
    if (Verdict why = whyNotZero(position, units))
        return why;
    return whyNotOdds(position, command.side, units, target);
}

/// Units next to a hex, those with a factor first.
std::vector<CounterId> besideIt(const Position& position, SideId side, HexId target) {
    std::vector<CounterId> units;
    for (const HexId from : position.map().neighbours(target)) {
        const auto there = combatUnitsIn(position, Place(from), side);
        units.insert(units.end(), there.begin(), there.end());
    }
    std::ranges::stable_sort(units, std::ranges::greater(),
                             [&](CounterId unit) { return attackFactor(position, unit); });
    return units;
}

/// Some of those who may attack the hex together; none if they cannot.
std::vector<CounterId> someAttack(const Position& position, SideId side, HexId target) {
    std::vector<CounterId> party;
    for (const CounterId unit : besideIt(position, side, target)) {
        if (whyNotAttackWith(position, side, unit, target))
            continue;
        party.push_back(unit);
        if (whyNotTogether(position, party))
            party.pop_back();
    }
    if (party.empty() || whyNotZero(position, party) || whyNotOdds(position, side, party, target))
        return {};
    return party;
}

std::vector<Offer> offerAttackersOf(const Position& position, SideId side, const Values& settled) {
    const HexId target = settled.hex(attacking::Target);
    const std::vector<std::int32_t> candidates = valuesOf(besideIt(position, side, target));
    Offer offer = offerOf(
        OfferKind::Units, VerbId(attacking::Attack), Text(say::offerAttack, target), settled,
        attacking::With, candidates, [&](const Values& attempt) -> Verdict {
            return whyNotAttackWith(position, side, attempt.counter(attacking::With), target);
        });
    const std::vector<CounterId> party = someAttack(position, side, target);
    if (offer.targets.empty() || party.empty())
        return {};
    offer.most = static_cast<std::int32_t>(offer.targets.size());
    offer.example = valuesOf(party);
    return offered(std::move(offer));
}

Verdict whyNotTargetOfAttack(const Position& position, SideId side, const Offer& offer,
                             std::int32_t target) {
    if (!offer.leadsOn)
        return allowed;
    const HexId hex(static_cast<std::size_t>(target));
    if (Verdict why = whyNotTargetHex(position, side, hex))
        return why;
    std::vector<CounterId> able;
    Verdict last = refuse("15.1", say::noneBesideIt, hex).because(hex);
    for (const CounterId unit : besideIt(position, side, hex))
        if (Verdict why = whyNotAttackWith(position, side, unit, hex))
            last = why;
        else
            able.push_back(unit);
    if (able.empty())
        return last;
    if (Verdict why = whyNotZero(position, able))
        return why;
    return whyNotOdds(position, side, able, hex);
}

/// The hexes that may be attacked now.
std::vector<std::int32_t> targetsOf(const Position& position, SideId side) {
    std::vector<std::int32_t> targets;
    HexSet looked(position.map().size());
    for (std::size_t i = 0; i < position.counterCount(); ++i) {
        const CounterId unit(i);
        if (position.side(unit) != side || !position.isOnMap(unit) ||
            !isCombatUnit(position, unit) || attackFactor(position, unit) == 0)
            continue;
        for (const HexId hex : position.map().neighbours(position.hex(unit)))
            if (!looked.contains(hex) && !whyNotTargetHex(position, side, hex) &&
                !whyNotAttackWith(position, side, unit, hex)) {
                looked.insert(hex);
                if (!someAttack(position, side, hex).empty())
                    targets.push_back(hex.value);
            }
    }
    std::ranges::sort(targets);
    return targets;
}

Offer offerHexes(attacking::Verbs verb, const char* label, std::vector<std::int32_t> targets) {
    Offer offer =
        openOffer(OfferKind::Hexes, VerbId(verb), label, Values(verb == attacking::Attack ? 2 : 1),
                  attacking::Target, std::move(targets));
    offer.leadsOn = verb == attacking::Attack;
    offer.example = {offer.targets.front()};
    return offer;
}

std::vector<Offer> offerCombat(const Position& position, SideId side) {
    std::vector<Offer> offers;
    if (isResolving(position)) {
        std::vector<std::int32_t> targets;
        for (const Battle& battle : declaredIn(position.locals()))
            targets.push_back(battle.target.value);
        if (!targets.empty())
            return {offerHexes(attacking::Resolve, say::offerResolve, std::move(targets))};
    }
    offers.push_back(buttonOffer(VerbId(attacking::EndCombat), say::offerEndCombat));
    offers.front().confirm = true;
    if (isResolving(position))
        return offers;
    if (declaresFirst(position) && position.locals().has(attacking::Declared))
        offers = {buttonOffer(VerbId(attacking::Declare), say::offerDeclared)};
    if (std::vector<std::int32_t> targets = targetsOf(position, side); !targets.empty())
        offers.push_back(offerHexes(attacking::Attack, say::offerTargets, std::move(targets)));
    offerChits(position, side, Moment::Combat, VerbId(attacking::Event), offers);
    return offers;
}

Verdict whyNotEndCombat(const Position& position, const Command&) {
    if (position.locals().has(attacking::Declared))
        return refuse({"15.4", "declared_attacks"}, say::attacksWait);
    return allowed;
}
Verdict whyNotDeclare(const Position& position, const Command&) {
    if (isResolving(position) || !position.locals().has(attacking::Declared))
        return refuse({"15.4", "declared_attacks"}, say::noneDeclared);
    return allowed;
}
Verdict whyNotResolve(const Position& position, const Command& command) {
    const HexId target = command.arguments.hex(attacking::Target);
    const std::vector<Battle> battles = declaredIn(position.locals());
    if (!isResolving(position) || std::ranges::count(battles, target, &Battle::target) == 0)
        return refuse({"15.4", "declared_attacks"}, say::notDeclared, target).because(target);
    return allowed;
}

void pushBattle(Draft& draft, const Battle& battle) {
    draft.push(frame(battleKind), {}, battle.locals(), "15.6");
}

void takeAttack(Draft& draft, const Command& command) {
    const HexId target = command.arguments.hex(attacking::Target);
    const std::vector<CounterId> units = command.arguments.counters(attacking::With);
    draft.emit(MarkerPlaced{attackedMarker, Place(target), {}, 0}, "15.2");
    for (const CounterId unit : units)
        draft.set(unit, fought, ThisSegment, "15.3");
    noteAttack(draft, command.side, target, static_cast<int>(units.size()));
    const Battle battle = battleOf(draft.position(), command.side, units, target);
    if (!declaresFirst(draft.position())) {
        pushBattle(draft, battle);
        interruptWithEvents(draft, battle.defender());
        return;
    }
    std::vector<Battle> battles = declaredIn(draft.position().locals());
    battles.push_back(battle);
    draft.say(Text(say::attackDeclared, command.side, target), {"15.4", "declared_attacks"});
    setDeclared(draft, battles, 0);
}

/// 15.4: support is announced for one attack after the other, in the order of their declaration.
void takeDeclare(Draft& draft, const Command& command) {
    const std::vector<Battle> battles = declaredIn(draft.position().locals());
    setDeclared(draft, {}, 0);
    draft.setLocal(attacking::Resolving, 1);
    for (auto battle = battles.rbegin(); battle != battles.rend(); ++battle) {
        Battle announcing = *battle;
        announcing.announces = true;
        pushBattle(draft, announcing);
    }
    interruptWithEvents(draft, other(command.side));
}

void takeResolve(Draft& draft, const Command& command) {
    std::vector<Battle> battles = declaredIn(draft.position().locals());
    const auto found =
        std::ranges::find(battles, command.arguments.hex(attacking::Target), &Battle::target);
    const Battle battle = *found;
    battles.erase(found);
    setDeclared(draft, battles, 0);
    if (battle.defendersLeft(draft.position()).empty() ||
        battle.attackersLeft(draft.position()).empty())
        return;
    pushBattle(draft, battle);
    interruptWithEvents(draft, battle.defender());
}

void takeEndCombat(Draft& draft, const Command& command) {
    draft.pop();
    draft.push(frame(endCombatKind), {}, Values{command.side.value}, "15.1");
}

Preview previewAttack(const Position& position, const Command& command) {
    Battle battle = battleOf(position, command.side, command.arguments.counters(attacking::With),
                             command.arguments.hex(attacking::Target));
    addObligedHq(position, battle);
    return previewBattle(position, battle, command.side);
}

/// 9.3: who is out of supply now attacks at half, however it was before. Nobody is asked if nothing
/// can be done.
void runBeginCombat(Draft& draft) {
    const SideId side = draft.position().locals().side(attacking::Side);
    draft.pop();
    const std::vector<std::uint8_t> supplies = suppliesOf(draft.position(), side);
    for (std::size_t i = 0; i < draft.position().counterCount(); ++i)
        if (const CounterId unit(i); draft.position().side(unit) == side)
            draft.set(unit, starved, supplies[i] == InSupply ? 0 : 1, "9.3");
    if (!mayPlayEvent(draft.position(), side, Moment::Combat) &&
        targetsOf(draft.position(), side).empty()) {
        draft.push(frame(endCombatKind), {}, Values{side.value}, "15.1");
        return;
    }
    draft.push(frame(combatKind), side, Values{side.value}, "15.1");
}

/// 8.1: hexes may not be overstacked when the segment is over.
void runEndCombat(Draft& draft) {
    const SideId side = draft.position().locals().side(attacking::Side);
    draft.pop();
    for (std::size_t i = 0; i < draft.position().counterCount(); ++i) {
        const CounterId unit(i);
        if (draft.position().status(unit, fought) == ThisSegment)
            draft.set(unit, fought, ThisTurn, "15.3");
        if (draft.position().status(unit, starved) != 0)
            draft.set(unit, starved, 0, "9.3");
    }
    for (const HexId hex : draft.position().map().hexes())
        if (draft.position().has(Place(hex), attackedMarker))
            draft.emit(MarkerRemoved{attackedMarker, Place(hex), {}, 0}, "15.2");
    pushOverstacked(draft, side);
    endIfDecided(draft);
}

} // namespace

void keepDeclared(Draft& draft, const Battle& battle, std::size_t depth) {
    std::vector<Battle> battles = declaredIn(draft.position().locals(depth));
    battles.push_back(battle);
    setDeclared(draft, battles, depth);
}

FrameKind beginCombatKind() {
    return {"tscw.begin_combat", "", {{"side", FieldKind::Side}}, runBeginCombat};
}

FrameKind endCombatKind() {
    return {"tscw.end_combat", "", {{"side", FieldKind::Side}}, runEndCombat};
}

FrameKind combatKind() {
    FrameKind kind{
        "tscw.combat",
        say::frameCombat,
        {{"side", FieldKind::Side}, {"resolving"}, {"declared", FieldKind::Number, false}}};
    kind.offers = offerCombat;
    kind.prompt = say::promptCombat;
    kind.verbs = {
        {"attack",
         {{"target", FieldKind::Hex}, {"with", FieldKind::Counter, false}},
         whyNotAttack,
         takeAttack,
         previewAttack,
         offerAttackersOf,
         whyNotTargetOfAttack},
        {"end_combat", {}, whyNotEndCombat, takeEndCombat},
        {"declare", {}, whyNotDeclare, takeDeclare},
        {"resolve", {{"target", FieldKind::Hex}}, whyNotResolve, takeResolve},
        eventVerb<Moment::Combat>(),
        declineVerb(),
    };
    return kind;
}

} // namespace esagono::tscw
