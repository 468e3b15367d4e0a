// SPDX-License-Identifier: GPL-3.0-or-later
// Section 11.1: the retreat of those who were assaulted. A14: together, or each its own way.
#include "engine/banditen/fighting/melee.h"
#include "engine/banditen/messages.h"
#include "engine/play/telling/phrase.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

namespace withdrawing {
enum Arguments { To, Units };
}

Melee meleeBelow(const Position& position) {
    return Melee::from(position.locals(1));
}

/// Those named, or all who still have to go.
std::vector<CounterId> retreating(const Position& position, const Values& arguments) {
    std::vector<CounterId> units = arguments.counters(withdrawing::Units);
    return units.empty() ? meleeBelow(position).going : units;
}

Verdict whyNotInto(const Position& position, std::span<const CounterId> units, HexId hex, HexId to,
                   HexId notInto) {
    if (Verdict why = whyNotCross(position, units, hex, to))
        return why;
    if (hasUnit(position, to, other(position.side(units.front()))))
        return refuse("11.1", say::enemyThere, to).because(everybodyThere);
    if (to == notInto)
        return refuse({"11.1", "A14"}, say::assaultersCameFrom, to);
    return whyNotStack(position, units, to);
}

/// Whether an enemy other than those in the contested hex stands beside.
bool isExposed(const Position& position, HexId to, HexId contested, SideId enemy) {
    return std::ranges::any_of(position.map().neighbours(to), [&](HexId beside) {
        return beside != contested && hasUnit(position, beside, enemy);
    });
}

Verdict whyNotRetreat(const Position& position, const Command& command) {
    const Melee melee = meleeBelow(position);
    const std::vector<CounterId> units = retreating(position, command.arguments);
    for (const CounterId unit : units)
        if (std::ranges::count(melee.going, unit) == 0 || std::ranges::count(units, unit) > 1)
            return refuse("11.1", say::notRetreating, unit);
    const HexId to = command.arguments.hex(withdrawing::To);
    if (Verdict why = whyNotInto(position, units, melee.hex, to, melee.cameFrom))
        return why;
    const std::vector<HexId> hexes = retreatHexes(position, units, melee.hex, melee.cameFrom);
    if (std::ranges::count(hexes, to) == 0)
        return refuse({"11.1", "A92"}, say::saferHexes, to);
    return allowed;
}

std::vector<Offer> offerHexesToRetreatTo(const Position& position, SideId side,
                                         const Values& settled) {
    const std::vector<std::int32_t> around =
        valuesOf(position.map().neighbours(meleeBelow(position).hex));
    const std::vector<CounterId> units = settled.counters(withdrawing::Units);
    const Text label = units.empty()
                           ? Text(say::offerRetreat)
                           : Text(say::offerRetreatOf, units.front(), andOthers(units.size()));
    Offer offer = offerOf(OfferKind::Hexes, VerbId(0), label, settled, withdrawing::To, around,
                          [&](const Values& attempt) {
                              return whyNotRetreat(position, {side, VerbId(0), attempt});
                          });
    return ifAny(std::move(offer));
}

/// Some of them, while the others go elsewhere.
Offer offerToPart(const Position& position, const Melee& melee) {
    Offer offer = leadingOffer(OfferKind::Units, VerbId(0), say::offerRetreatPart, Values(2),
                               withdrawing::Units);
    offer.most = static_cast<std::int32_t>(melee.going.size()) - 1;
    for (const CounterId unit : melee.going) {
        offer.targets.push_back(unit.value);
        if (offer.example.empty() && canRetreat(position, {&unit, 1}, melee.hex, melee.cameFrom))
            offer.example = {unit.value};
    }
    return offer;
}

std::vector<Offer> offerRetreat(const Position& position, SideId side) {
    const Melee melee = meleeBelow(position);
    std::vector<Offer> offers = offerHexesToRetreatTo(position, side, Values(2));
    if (melee.going.size() > 1)
        offers.push_back(offerToPart(position, melee));
    return offers;
}

Text promptRetreat(const Position& position, SideId /*side*/) {
    return {say::promptRetreat, meleeBelow(position).hex};
}

void takeRetreat(Draft& draft, const Command& command) {
    const std::vector<CounterId> units = retreating(draft.position(), command.arguments);
    Melee melee = meleeBelow(draft.position());
    draft.pop();
    withdraw(draft, melee, units, command.arguments.hex(withdrawing::To));
}

/// Whether all of them have this one hex, and none has another.
bool haveNoChoice(const Position& position, const Melee& melee, std::span<const HexId> together) {
    return together.size() == 1 && std::ranges::all_of(melee.going, [&](CounterId unit) {
               return retreatHexes(position, {&unit, 1}, melee.hex, melee.cameFrom).size() == 1;
           });
}

} // namespace

std::vector<HexId> retreatHexes(const Position& position, std::span<const CounterId> units,
                                HexId hex, HexId notInto) {
    const SideId enemy = other(position.side(units.front()));
    std::vector<HexId> hexes;
    for (const HexId to : position.map().neighbours(hex))
        if (!whyNotInto(position, units, hex, to, notInto))
            hexes.push_back(to);
    const auto isSafe = [&](HexId to) { return !isExposed(position, to, hex, enemy); };
    if (is(position, ruling::retreatsAreSafe) && std::ranges::any_of(hexes, isSafe)) // A92
        std::erase_if(hexes, [&](HexId to) { return !isSafe(to); });
    return hexes;
}

bool canRetreat(const Position& position, std::span<const CounterId> units, HexId hex,
                HexId notInto) {
    return std::ranges::any_of(units, [&](CounterId unit) {
        return !retreatHexes(position, {&unit, 1}, hex, notInto).empty();
    });
}

void withdraw(Draft& draft, Melee& melee, std::span<const CounterId> units, HexId to) {
    for (const CounterId unit : units) {
        draft.move(unit, to, "11.1");
        melee.gone.push_back(unit);
    }
    draft.say(Text(say::retreats, melee.loser, melee.hex, to), "11.1");
    std::erase_if(melee.going,
                  [&](CounterId unit) { return draft.position().hex(unit) != melee.hex; });
    keep(draft, melee);
    occupy(draft, to, melee.loser);
}

void leave(Draft& draft, Melee& melee) {
    const Position position = draft.position();
    if (!melee.going.empty() && canRetreat(position, melee.going, melee.hex, melee.cameFrom)) {
        const std::vector<HexId> hexes =
            retreatHexes(position, melee.going, melee.hex, melee.cameFrom);
        if (!haveNoChoice(position, melee, hexes)) {
            ask(draft, melee, frame(retreatKind), melee.loser, {}, "11.1");
            return;
        }
        keep(draft, melee);
        withdraw(draft, melee, std::vector(melee.going), hexes.front());
        return;
    }
    if (!melee.going.empty()) // A14
        draft.say(Text(say::nowhereToGo, melee.hex), "11.1");
    for (const CounterId unit : melee.going)
        eliminate(draft, unit, "11.1");
    melee.going.clear();
    melee.step = MeleeStep::Shaken;
    keep(draft, melee);
}

void shakeThose(Draft& draft, Melee& melee) {
    melee.step = MeleeStep::Shaken; // until all have been
    if (melee.gone.empty()) {
        melee.step = MeleeStep::End;
        keep(draft, melee);
        return;
    }
    const HexId hex = draft.position().hex(melee.gone.front());
    std::vector<CounterId> units = melee.gone;
    std::erase_if(units, [&](CounterId unit) { return draft.position().hex(unit) != hex; });
    std::erase_if(melee.gone, [&](CounterId unit) { return draft.position().hex(unit) == hex; });
    keep(draft, melee);
    if (melee.band == Band::Loss)
        testMorale(draft, units, "11.1");
    if (melee.loser == melee.side || !is(draft.position(), ruling::retreatsSetOffMines)) // A86
        return;
    const std::vector<CounterId> left = unitsIn(draft.position(), hex, melee.loser);
    if (const Blast blast = springMine(draft, hex, left); blast.went)
        sufferHits(draft, melee.loser, hex, blast.hits, false);
}

FrameKind retreatKind() {
    FrameKind kind{"banditen.retreat", say::frameRetreat, {}};
    kind.offers = offerRetreat;
    kind.promptNow = promptRetreat;
    kind.verbs = {{"retreat",
                   {{"to", FieldKind::Hex}, {"units", FieldKind::Counter, false}},
                   whyNotRetreat,
                   takeRetreat,
                   nullptr,
                   offerHexesToRetreatTo}};
    return kind;
}

} // namespace esagono::banditen
