// SPDX-License-Identifier: GPL-3.0-or-later
// Section 10.4.1: a breakthrough, up to three hexes for each attacker.
#include "engine/map/reach.h"
#include "engine/santander/messages.h"
#include "engine/santander/moving/advance.h"

#include <algorithm>

namespace esagono::santander {

namespace {

namespace exploiting {
enum Locals { Left };
enum Arguments { Unit, Path };
} // namespace exploiting
enum BreakthroughVerbs { Exploit, Halt };

/// A21: no points, no zones of control; through the hex that was attacked; not into enemy units.
Verdict whyNotEnter(const Position& position, const Battle& battle, CounterId unit, HexId from,
                    HexId to, const HexSet& lines) {
    if (from == position.hex(unit) && to != battle.target)
        return refuse({"10.4.1", "A21"}, say::firstTheTarget, battle.target).because(battle.target);
    if (!position.map().adjacent(from, to))
        return refuse("10.4.1", say::notAdjacent, from, to);
    if (!terrainOf(position, to).isLand)
        return refuse("1.3.2", say::seaThere, to).because(to);
    if (!isOpen(position, from, to))
        return refuse("1.3.2", say::closedHexside, from, to).because(bothHexes);
    if (barsCombatUnits(position, to, battle.defender()))
        return refuse({"10.4.1", "A21"}, say::enemyThere, to).because(enemiesThere);
    if (!isSupplied(position, battle.side, to, lines))
        return refuse("8.1.1", say::wouldBeOut, unit, to).because(cutOffThere);
    return allowed;
}

HexSet linesOf(const Position& position, const Battle& battle, CounterId unit) {
    return linesOfSupply(position, battle.side, zoneOf(position, battle.defender()), {&unit, 1});
}

Verdict whyNotExploitThis(const Position& position, CounterId unit) {
    const std::vector<CounterId> left = position.locals().counters(exploiting::Left);
    if (std::ranges::count(left, unit) == 0)
        return refuse("10.4.1", say::notInThisCombat);
    return allowed;
}

Verdict whyNotExploit(const Position& position, const Command& command) {
    const CounterId unit = command.arguments.counter(exploiting::Unit);
    if (Verdict why = whyNotExploitThis(position, unit))
        return why;
    const Battle battle = battleBelow(position);
    const std::vector<HexId> path = command.arguments.hexes(exploiting::Path);
    if (path.empty())
        return refuse("10.4.1", say::noWay, unit);
    if (static_cast<int>(path.size()) > breakthroughHexes)
        return refuse("10.4.1", say::tooManyHexes, unit, breakthroughHexes);
    const HexSet lines = linesOf(position, battle, unit);
    HexId at = position.hex(unit);
    for (const HexId next : path) {
        if (Verdict why = whyNotEnter(position, battle, unit, at, next, lines))
            return why;
        at = next;
    }
    if (at == position.hex(unit))
        return refuse("10.4.1", say::noWay, unit);
    return whyNotStack(position, unit, at, stackingInAdvance(position));
}

Offer offerWays(const Position& position, const Battle& battle, CounterId unit) {
    Offer offer = openOffer(OfferKind::Path, VerbId(Exploit), Text(say::offerExploit, unit),
                            Values(2), exploiting::Path);
    offer.arguments.set(exploiting::Unit, unit);
    const HexId start = position.hex(unit);
    const HexSet lines = linesOf(position, battle, unit);
    Reach<> reach(position.map());
    const Reached& reached = reach.run(start, breakthroughHexes, [&](const HexStep& step) {
        return whyNotEnter(position, battle, unit, step.from, step.to, lines) || step.to == start
                   ? StepCost::blocked(1)
                   : StepCost::of(1);
    });
    for (const HexId hex : reached.hexes()) {
        offer.steps.push_back({hex, reached.previous(hex), reached.cost(hex)});
        if (hex == start)
            continue;
        if (Verdict why = whyNotStack(position, unit, hex, stackingInAdvance(position)))
            offer.blocked.push_back({hex.value, pathTo(offer, hex), why});
        else
            offer.targets.push_back(hex.value);
    }
    if (!offer.targets.empty())
        offer.example = pathTo(offer, HexId(static_cast<std::size_t>(offer.targets.front())));
    return offer;
}

Text promptBreakthrough(const Position& position, SideId /*side*/) {
    return {say::promptBreakthrough, breakthroughHexes, battleBelow(position).target};
}

std::vector<Offer> offerBreakthrough(const Position& position, SideId /*side*/) {
    const Battle battle = battleBelow(position);
    std::vector<Offer> offers = {buttonOffer(VerbId(Halt), say::offerHalt)};
    for (const CounterId unit : position.locals().counters(exploiting::Left))
        addIfAny(offers, offerWays(position, battle, unit));
    return offers;
}

void takeExploit(Draft& draft, const Command& command) {
    const Battle battle = battleBelow(draft.position());
    const CounterId unit = command.arguments.counter(exploiting::Unit);
    std::vector<CounterId> left = draft.position().locals().counters(exploiting::Left);
    std::erase(left, unit);
    draft.setLocal(exploiting::Left, left);
    const std::vector<HexId> path = command.arguments.hexes(exploiting::Path);
    const bool wasOver = isOverstacked(draft.position(), path.back(), battle.side);
    for (const HexId hex : path)
        enterHex(draft, unit, hex, "10.4.1",
                 hex == battle.target ? Entry::Victorious : Entry::March);
    tellOverstack(draft, path.back(), battle.side, wasOver);
    if (!someCanBreakThrough(draft.position(), battle, left))
        draft.pop();
}

void takeHalt(Draft& draft, const Command&) {
    draft.pop();
}

} // namespace

Verdict whyNotBreakThrough(const Position& position, const Battle& battle, CounterId unit) {
    const Offer ways = offerWays(position, battle, unit);
    if (!ways.targets.empty())
        return allowed;
    if (!ways.blocked.empty())
        return ways.blocked.front().why;
    return whyNotEnter(position, battle, unit, position.hex(unit), battle.target,
                       linesOf(position, battle, unit));
}

bool someCanBreakThrough(const Position& position, const Battle& battle,
                         std::span<const CounterId> units) {
    return std::ranges::any_of(units, [&](CounterId unit) {
        return position.isOnMap(unit) && !whyNotBreakThrough(position, battle, unit);
    });
}

FrameKind breakthroughKind() {
    FrameKind kind{
        "santander.breakthrough", say::frameBreakthrough, {{"units", FieldKind::Counter, false}}};
    kind.offers = offerBreakthrough;
    kind.promptNow = promptBreakthrough;
    kind.verbs = {
        {"exploit",
         {{"unit", FieldKind::Counter}, {"path", FieldKind::Hex, false}},
         whyNotExploit,
         takeExploit},
        {"halt", {}, nullptr, takeHalt},
    };
    return kind;
}

} // namespace esagono::santander
